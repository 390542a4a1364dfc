"""What is not legal is refused with a sentence that names the rule, and nothing has changed then."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clerestory.engine.game import CHANCE
from clerestory.engine.refusing import Refusal
from clerestory.engine.table import Table
from clerestory.games.towerup import GAME, refusing
from clerestory.games.towerup.components import BLACK, BOX, GREY, JOKER, LETTERS, OBJECTIVES, SITES_ON
from clerestory.games.towerup.rules import ACTIONS, SITE
from clerestory.games.towerup.setup import OUTCOMES
from clerestory.games.towerup.state import GAME_OVER, TENTH_ROOF
from tests.games.refused import not_shown, refused, sentences_of
from tests.games.towerup.drawings import find_card, find_sites, play, table_at

CROSS = find_sites("s-a s-b s-c s-d far")  # an empty site with four neighbors, and one apart from all
S, FAR = CROSS["s"], CROSS["far"]
AMONG_THREE = {CROSS["a"]: "B:.", CROSS["b"]: "G:.", CROSS["c"]: "B:."}
AMONG_FOUR = {CROSS["a"]: "B:.", CROSS["b"]: "G:.", CROSS["c"]: "W:.", CROSS["d"]: "N:."}
TEN_ROOFS = {CROSS["a"]: "B:ttttt", CROSS["b"]: "W:ttttt"}
JOKERS = find_card(lambda card: set(card.floors) == {JOKER})
TWO_COLORS = find_card(lambda card: set(card.floors) <= {BLACK, GREY} and not card.steps)  # nothing is chosen


def at(*moves: str, city: dict[str, str] | None = None, floors: str = LETTERS, **table: Any) -> Table:
    """A table at which seat 0 has these floors, after some moves; chance by hand."""
    found = table_at(3, AMONG_THREE if city is None else city, floors={0: floors}, **table)
    play(found, *moves)
    return found


def market_of(first: str) -> str:
    others = [card.name for card in BOX.cards if card.name != first]
    return " ".join([first, *others[:2]])


def refill() -> str:
    """A card that is left in the deck, once, and asks for no color."""
    shown = market_of(TWO_COLORS).split()
    left = find_card(lambda card: card.copies == 1 and card.name not in shown and JOKER not in card.floors)
    return f"card {left}"


def laying(*moves: str, bottoms: str = "BGW", seats: int = 3, objectives: str = "random") -> Table:
    """A new table, chance by hand: starting floors of these colors are to be laid; after some moves."""
    cards = [find_card(lambda card, kind=kind: card.floors[0] == kind) for kind in map((LETTERS + "*").index, bottoms)]  # type: ignore[misc]
    table = Table(GAME, seats, {"objectives": objectives}, chance_by_hand=True)
    play(table, "first 0", *(f"card {card}" for card in cards), *moves)
    return table


def laid(*moves: str) -> Table:
    """All starting floors are laid, far from each other; objectives are drawn next."""
    a, b, c = find_sites("a b c").values()
    return laying("floor b", f"site {a}", "floor g", f"site {b}", "floor w", f"site {c}", *moves)


def crowded() -> Table:
    """A black starting floor is due, and a black one lies beside every site: no sound map lets that happen."""
    table = laying()
    table.state.beside[:] += 1
    return table


def over() -> Table:
    table = at()
    table.state.phase = GAME_OVER
    return table


Case = tuple[Callable[[], Table], str | int, str]
CASES: list[Case] = [
    # A turn
    (lambda: at(), "end turn", "Only an extra turn may be declined; take a card or build. [TURN-2]"),
    (lambda: at(), "black", "First take a card or choose a site to build on. [TURN-2]"),
    (lambda: at(), f"build {CROSS['a']}", f"A building stands on {CROSS['a']} already. [BUILD-1]"),
    (lambda: at(), f"build {FAR}", f"{FAR} is adjacent to no building. [BUILD-2]"),
    (lambda: at(floors="BGWN"), f"build {S}", f"{S} costs 2 black floors; you have 1. [BUILD-6]"),
    (lambda: at(floors="BBWN"), f"build {S}", f"{S} costs 1 grey floor; you have 0. [BUILD-6]"),
    (lambda: at(floors="BBG"), f"build {S}", f"You have no floor in a color that is not adjacent to {S}. [BUILD-3]"),
    (
        lambda: at(floors="BBGGWWNN", city=AMONG_FOUR),
        f"build {S}",
        f"Buildings of all 4 colors are adjacent to {S}. [BUILD-3]",
    ),
    (
        lambda: at(city=TEN_ROOFS, ending=TENTH_ROOF, extra=True),
        f"build {S}",
        "You have no roof left, so you can start no building. [ROOF-4]",
    ),
    # A building
    (lambda: at(f"build {S}", floors="BBGW"), "brown", "You have no brown floor. [BUILD-1]"),
    (lambda: at(f"build {S}", floors="BBGW"), "black", f"A black building is adjacent to {S}. [BUILD-3]"),
    (lambda: at(f"build {S}", floors="BBGW"), "card 1", "First choose the color of the new building. [BUILD-1]"),
    (
        lambda: at(f"build {S}", "white", floors="BBGW"),
        f"roof {FAR}",
        f"No floor was put on {FAR} in this turn. [ROOF-1]",
    ),
    (
        lambda: at(f"build {S}", "white", floors="BBGW"),
        f"roof {CROSS['d']}",
        f"No floor was put on {CROSS['d']} in this turn. [ROOF-1]",
    ),
    (lambda: at(f"build {S}", "white", floors="BBGW"), "end turn", "First place your roof. [ROOF-1]"),
    # A card
    (
        lambda: at("card 1", market=market_of(JOKERS), supply="GGWWNN"),
        "take black",
        "The supply has no black floor. [CARD-3]",
    ),
    (lambda: at("card 1", market=market_of(JOKERS)), "card 2", "First take a floor of your choice. [CARD-3]"),
    (
        lambda: at("card 1", refill(), floors="B" * 10, market=market_of(TWO_COLORS)),
        "return brown",
        "You have no brown floor. [CARD-6]",
    ),
    (
        lambda: at("card 1", refill(), floors="B" * 10, market=market_of(TWO_COLORS)),
        "card 1",
        "First give a surplus floor back. [CARD-6]",
    ),
    # Starting floors
    (lambda: laying(), "floor brown", "No brown starting floor is left to lay. [SETUP-3]"),
    (lambda: laying(), "joker black", "No starting floor whose color is free is left to lay. [SETUP-4]"),
    (crowded, "floor black", "Every empty site is adjacent to a black floor. [SETUP-6]"),
    (lambda: laying(), "card 1", "First say which starting floor you lay. [SETUP-5]"),
    (lambda: laying("floor black"), "card 1", "First lay the starting floor that you chose. [SETUP-5]"),
    (
        lambda: laying("floor black", f"site {S}", "floor grey"),
        f"site {S}",
        f"A building stands on {S} already. [SETUP-5]",
    ),
    (
        lambda: laying("floor black", f"site {S}", "joker black", bottoms="B*W"),
        f"site {CROSS['a']}",
        f"A black floor is adjacent to {CROSS['a']}. [SETUP-6]",
    ),
    (
        lambda: laying("floor black", seats=2),
        SITE + int(SITES_ON[1]),
        f"This board has {SITES_ON[1]} sites; {SITES_ON[1] + 1} is beyond them. [BOARD-1]",
    ),
    # Chance, by hand
    (lambda: Table(GAME, 2, chance_by_hand=True), "first 2", "Seat 2 is not in this game of 2. [SETUP-11]"),
    (
        lambda: at("card 1", refill(), "card 1", market=market_of(TWO_COLORS)),
        refill(),
        f"The deck has no {refill()}. [CARD-5]",
    ),
    (
        lambda: laid("objective lake"),
        "objective lake",
        "The objective lake lies there already. [SETUP-8]",
    ),
    (lambda: laid(), OBJECTIVES, f"There are {OBJECTIVES} objectives; {OBJECTIVES} is not one of them. [SETUP-8]"),
    # The end
    (over, "card 1", "The game is over. [SCORE-2]"),
    (over, 0, "The game is over. [SCORE-2]"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[1]}: {case[2][:60]}")
def test_a_refusal_says_what_is_wrong_and_names_the_rule(case: Case) -> None:
    table, move, sentence = case
    assert refused(table(), move) == sentence


def test_every_sentence_of_the_refusals_is_shown() -> None:
    """Each text in refusing.py that ends with a rule's id, but for one that takes fewer than ten kinds of cards."""
    shown = [sentence for _, _, sentence in CASES] + ["There are 9 kinds of cards; 9 is not one of them. [SETUP-2]"]
    shown.append("There is no move number 99. [TURN-2]")
    assert len(sentences_of(refusing)) > 25
    assert not_shown(sentences_of(refusing), shown) == []


@pytest.mark.parametrize("number", [-1, ACTIONS, ACTIONS + 1, 10**6, 2**63, -(2**70)])
def test_a_number_that_is_no_move_is_refused(number: int) -> None:
    assert refused(at(), number) == f"There is no move number {number}. [TURN-2]"


@pytest.mark.parametrize("number", [-1, OUTCOMES])
def test_a_number_that_is_no_outcome_is_refused(number: int) -> None:
    assert refused(laid(), number) == f"There is no move number {number}. [TURN-2]"


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        (at, "card 2, or build and the name of a site; in an extra turn also end turn"),
        (laying, "floor black or joker black"),
        (laid, "objective lake"),
        (over, "nothing: the game is over"),
    ],
)
def test_a_text_that_is_no_move_is_refused_with_what_was_expected(table: Callable[[], Table], expected: str) -> None:
    assert refused(table(), "pass") == f'"pass" is not understood. Expected: {expected}.'


@pytest.mark.rule("CARD-1")
@pytest.mark.parametrize("card", [0, 4, 99])
def test_a_card_that_is_not_in_the_market_is_refused(card: int) -> None:
    assert refused(at(), f"card {card}") == "There are cards 1 to 3 in the market."


def test_every_refusal_of_a_player_has_a_name_of_its_own_and_its_rule() -> None:
    """So that another language can say it: the name, the rule, and parts that fill the sentence."""
    found = [refuse_of(table(), move) for table, move, _ in CASES if table().turn != CHANCE]
    assert all(refusal.rule and f"[{refusal.rule}]" in refusal for refusal in found)
    written = re.findall(r'\brefuse\(\s*"([a-z-]+)"', Path(str(refusing.__file__)).read_text(encoding="utf-8"))
    assert len(written) == len(set(written))
    assert {refusal.name for refusal in found} | {"no-such-move"} == set(written)


def refuse_of(table: Table, move: str | int) -> Refusal:
    number = GAME.read(table.state, move) if isinstance(move, str) else move
    refusal = GAME.refusal(table.state, number)
    assert isinstance(refusal, Refusal)
    return refusal
