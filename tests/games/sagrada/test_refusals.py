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
from clerestory.games.sagrada import GAME, refusing
from clerestory.games.sagrada.state import ACTIONS, OUTCOMES
from tests.games.refused import not_shown, refused, sentences_of
from tests.games.sagrada.drawings import V, play, state_of, table_at, window_of

SOURCE = Path(refusing.__file__).read_text(encoding="utf-8")
NAMES = re.compile(r'(?:refuse\(|: \(\s*)"([a-z-]+)"')

PAIR = "A . G4 . . .\nB P3 . . . ."  # U7b: no purple 2 fits beside it
STUCK = "A . . . R4 G1\nB . . . Y1 .\nC . . . . Y1"  # once A4 went to D5, no other die can be moved
LANDING = "A Y2 G4 . . ."  # U7a: only A2 to B1 leaves a second move


def at(*moves: str, drawing: str = V, tokens: int = 4, private: str = "", **table: Any) -> Table:
    """A table with a window on Via Lux, after some moves; chance by hand."""
    window = window_of("Via Lux", drawing, tokens=tokens if table.get("seats") != 1 else 0, private=private)
    position = state_of(window, **table)
    return play(table_at(position, chance_by_hand=True), *moves)


def dealing(*moves: str) -> Table:
    """A new table of two, chance by hand, after some moves."""
    return play(Table(GAME, 2, chance_by_hand=True), *moves)


DEALT = ("objective red", "objective blue", "card 1", "card 2", "card 3", "card 4")
CHOSEN = (*DEALT, "choose 1", "choose 1")
TOOLS = ("start 0", "tool 1", "tool 2", "tool 3")
PAYING: dict[str, Any] = {"seats": 1, "private": "red blue"}
NO_RED: dict[str, Any] = {
    "drawing": "", "track": [*["R1 R1 R1 R1 R1"] * 3, "R1 R1 R1 G1 G1"], "round": 5, "pool": "G1 B1 Y1 P1 G2"
}  # fmt: skip

Case = tuple[Callable[[], Table], str | int, str]
CASES: list[Case] = [
    # Placing
    (lambda: at(hand="R2"), "place D3", "There is a die on D3 already. [PLACE-1]"),
    (lambda: at(hand="R2", drawing=""), "place B2", "B2 is not on the edge, where the first die must go. [PLACE-2]"),
    (lambda: at(hand="R2"), "place A2", "A2 does not touch a die. [PLACE-3]"),
    (lambda: at(hand="R2"), "place C4", "C4 asks for another color than R2 has. [PLACE-4]"),
    (lambda: at(hand="R2"), "place C1", "C1 asks for another value than R2 has. [PLACE-5]"),
    (lambda: at(hand="R2"), "place C3", "C3 is beside another red die. [PLACE-7]"),
    (lambda: at(hand="R2"), "place D1", "D1 is beside another 2. [PLACE-7]"),
    (lambda: at(hand="R2"), "end", "First place R2, or use a tool on it. [TURN-2]"),
    # The menu
    (lambda: at(), "take R3", "There is no R3 in the pool. [TURN-2]"),
    (lambda: at(), "up", "Take a die, use a tool, or end your turn. [TURN-1]"),
    (lambda: at(drafted=True, pool="R1 G2 B3 Y4"), "take R1", "You have drafted in this turn already. [TURN-1]"),
    (
        lambda: at(drawing=PAIR, pool="R1 G2 B3 Y4 P2"),
        "take P2",
        "P2 fits on no space of your window, and no tool could be used on it. [TURN-2]",
    ),
    (lambda: at(), "use Flux Brush", "Flux Brush is not among the tools laid out. [SETUP-7]"),
    (
        lambda: at(tools=["Lathekin"], tool_used=True, tokens_on={"Lathekin": 1}, tokens=3),
        "use Lathekin",
        "You have used a tool in this turn already. [TOOL-4]",
    ),
    (
        lambda: at(tools=["Flux Brush"]),
        "use 6",
        "Flux Brush is used on the die you draft: take one first. [TOOL-6]",
    ),
    (
        lambda: at(tools=["Lathekin"], hand="R2"),
        "use Lathekin",
        "Lathekin cannot be used between taking a die and placing it. [TOOL-6]",
    ),
    (
        lambda: at(tools=["Lathekin"], tokens=1, tokens_on={"Lathekin": 3}),
        "use Lathekin",
        "Lathekin costs 2 favor tokens, and you have 1. [TOOL-1]",
    ),
    (
        lambda: at(tools=["Lathekin"], drawing="A Y2 . . . ."),
        "use Lathekin",
        "Lathekin could not be carried out in full. [TOOL-LATHEKIN]",
    ),
    (
        lambda: at(tools=["Glazing Hammer"]),
        "use Glazing Hammer",
        "Glazing Hammer is used in your second turn of the round, before you draft. [TOOL-HAMMER]",
    ),
    (
        lambda: at(tools=["Running Pliers"]),
        "use Running Pliers",
        "Running Pliers is used in your first turn of the round, after you have drafted. [TOOL-RUNNING]",
    ),
    # The solo game
    (
        lambda: at(tools=["Tap Wheel"], paid={"Tap Wheel": "B3"}, **PAYING),
        "use Tap Wheel",
        "Tap Wheel has been used; in the solo game each tool works once. [SOLO-7]",
    ),
    (
        lambda: at(tools=["Lathekin"], pool="R1 G2 B3 P4", **PAYING),
        "use Lathekin",
        "Lathekin is paid with a yellow die, and the pool has none. [SOLO-7]",
    ),
    (
        lambda: at("use Lathekin", tools=["Lathekin"], pool="R1 G2 B3 Y4", **PAYING),
        "pay R1",
        "Lathekin is paid with a yellow die; R1 is none. [SOLO-7]",
    ),
    (
        lambda: at("use 8", drawing=PAIR, tools=["Running Pliers"], pool="R6 R3 P2", drafted=True, **PAYING),
        "pay R6",
        "Without R6 in the pool, Running Pliers could not be carried out. [SOLO-7]",
    ),
    (
        lambda: at("use Lathekin", tools=["Lathekin"], pool="R1 G2 B3 Y4", **PAYING),
        "end",
        "First pay for Lathekin with a die of the pool. [SOLO-7]",
    ),
    # Changing the drafted die
    (
        lambda: at("use Grozing Pliers", tools=["Grozing Pliers"], hand="R6"),
        "up",
        "R6 cannot go up: 6 never becomes 1, nor 1 a 6. [TOOL-GROZING]",
    ),
    (
        lambda: at("use Grozing Pliers", tools=["Grozing Pliers"], hand="Y1"),
        "down",
        "Y1 cannot go down: 6 never becomes 1, nor 1 a 6. [TOOL-GROZING]",
    ),
    (
        lambda: at("use Grozing Pliers", tools=["Grozing Pliers"], drawing=PAIR, hand="R4"),
        "down",
        "R3 would fit on no space of your window. [TOOL-GROZING]",
    ),
    (
        lambda: at("use Grozing Pliers", tools=["Grozing Pliers"], hand="R5"),
        "place B4",
        "First say whether R5 goes up or down. [TOOL-GROZING]",
    ),
    (
        lambda: at("use Lens Cutter", tools=["Lens Cutter"], drawing=PAIR, track=["P2 R1 B1"], hand="R5"),
        "swap G5",
        "There is no G5 on the round track. [TOOL-LENS]",
    ),
    (
        lambda: at("use Lens Cutter", tools=["Lens Cutter"], drawing=PAIR, track=["P2 R1 B1"], hand="R5"),
        "swap P2",
        "P2 would fit on no space of your window. [TOOL-LENS]",
    ),
    (
        lambda: at("use Lens Cutter", tools=["Lens Cutter"], drawing=PAIR, track=["P2 R1 B1"], hand="R5"),
        "take R5",
        "First choose the die of the round track that R5 is swapped with. [TOOL-LENS]",
    ),
    (
        lambda: at("use Flux Remover", "draw red", tools=["Flux Remover"], hand="R2"),
        "pool",
        "First set the value of the die that was drawn. [TOOL-FLUXREMOVER]",
    ),
    (
        lambda: at("use Flux Remover", "draw red", "set 2", tools=["Flux Remover"], hand="R2"),
        "end",
        "First place R2, or put it into the pool. [TOOL-FLUXREMOVER]",
    ),
    (
        lambda: at("use Flux Brush", "roll 2", tools=["Flux Brush"], hand="R5"),
        "pool",
        "First place R2. [TOOL-8]",
    ),
    (
        lambda: at("use Cork-backed Straightedge", tools=["Cork-backed Straightedge"], hand="R2"),
        "place B5",
        "B5 touches a die; with this tool it must touch none. [TOOL-CORK]",
    ),
    # Moving dice
    (
        lambda: at("use Lathekin", tools=["Lathekin"]),
        "place A1",
        "First choose the die that Lathekin moves. [TOOL-7]",
    ),
    (lambda: at("use Lathekin", tools=["Lathekin"]), "move A1", "There is no die on A1. [TOOL-7]"),
    (
        lambda: at("use Lathekin", tools=["Lathekin"], drawing=LANDING),
        "move A1",
        "Y2 on A1 cannot be moved so that a second die can be moved after it. [TOOL-LATHEKIN]",
    ),
    (
        lambda: at("use Lathekin", "move A2", tools=["Lathekin"], drawing=LANDING),
        "to B4",
        "B4 does not touch a die. [PLACE-3]",
    ),
    (
        lambda: at("use Lathekin", "move D2", tools=["Lathekin"]),
        "end",
        "First choose where the die on D2 goes. [TOOL-7]",
    ),
    (
        lambda: at("use Lathekin", "move D4", "to B4", tools=["Lathekin"]),
        "move B4",
        "The die on B4 has just been moved; the second must be another. [TOOL-LATHEKIN]",
    ),
    (
        lambda: at("use Lathekin", "move D4", "to B4", tools=["Lathekin"]),
        "end",
        "First choose the second die that Lathekin moves. [TOOL-7]",
    ),
    (
        lambda: at("use Tap Wheel", tools=["Tap Wheel"], track=["B1 B2"]),
        "move D3",
        "No die on the round track is red. [TOOL-TAPWHEEL]",
    ),
    (
        lambda: at("use Tap Wheel", "move C5", "to D1", tools=["Tap Wheel"], track=["B1 B2"]),
        "move D3",
        "Both dice must be of one color; R4 on D3 is of another. [TOOL-TAPWHEEL]",
    ),
    (
        lambda: at("use Tap Wheel", tools=["Tap Wheel"], drawing="A . . . P1 .\nB . . . . P2", track=["P1 B2"]),
        "move B5",
        "There is no space that P2 on B5 could be moved to. [TOOL-7]",
    ),
    (
        lambda: at("use Lathekin", "move A4", tools=["Lathekin"], drawing=STUCK),
        "to D5",
        "From D5 no second die could be moved. [TOOL-LATHEKIN]",
    ),
    # The extra die
    (
        lambda: at("use Running Pliers", tools=["Running Pliers"], drafted=True, pool="R2 G2 B6 Y4"),
        "end",
        "First take the second die from the pool. [TOOL-RUNNING]",
    ),
    # Chance, by hand
    (
        lambda: dealing("objective red"),
        "objective red",
        "The private objective red has been dealt or laid out already. [SETUP-1]",
    ),
    (lambda: dealing(), 7, "There is no private objective number 8. [SETUP-1]"),
    (lambda: dealing(*DEALT[:3]), "card 1", "The pattern card 1 has been dealt or laid out already. [SETUP-2]"),
    (lambda: dealing(*DEALT), "take R3", "First choose one of your four patterns. [SETUP-2]"),
    (lambda: dealing(*CHOSEN), "start 2", "Seat 2 is not in this game of 2. [SETUP-9]"),
    (
        lambda: dealing(*CHOSEN, *TOOLS[:2]),
        "tool 1",
        "The tool Grozing Pliers has been dealt or laid out already. [SETUP-7]",
    ),
    (
        lambda: dealing(*CHOSEN, *TOOLS, "goal 5"),
        "goal Light",
        "The public objective Light Shades has been dealt or laid out already. [SETUP-8]",
    ),
    (
        lambda: at("use 6", tools=["Flux Brush"], hand="R5"),
        6,
        "A die shows 1 to 6; 7 is not one of them. [ROUND-2]",
    ),
    (
        lambda: at("use Flux Remover", tools=["Flux Remover"], hand="R5"),
        5,
        "There is no color number 5. [TOOL-FLUXREMOVER]",
    ),
    (lambda: at("end", "end", "end", "end", **NO_RED), "draw R3", "The bag holds no red die. [ROUND-2]"),
    (
        lambda: at("use Flux Remover", tools=["Flux Remover"], hand="G2", **(NO_RED | {"pool": "B1 Y1 P1 G2"})),
        "draw red",
        "The bag holds no red die. [TOOL-FLUXREMOVER]",
    ),
    (
        lambda: at(tools=["Lathekin"], tokens=0),
        "use Lathekin",
        "Lathekin costs 1 favor token, and you have 0. [TOOL-1]",
    ),
    (
        lambda: at(tools=["Flux Brush"], drafted=True, pool="R1 G2 B3 Y4"),
        "use Flux Brush",
        "Flux Brush is used on a die between taking and placing it, and you have drafted already. [TOOL-6]",
    ),
    # The end
    (lambda: at(over=True), "end", "The game is over. [ROUND-7]"),
    (lambda: at(over=True), 0, "The game is over. [ROUND-7]"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[1]}: {case[2][:60]}")
def test_a_refusal_says_what_is_wrong_and_names_the_rule(case: Case) -> None:
    table, move, sentence = case
    assert refused(table(), move) == sentence


def test_every_sentence_of_the_refusals_is_shown() -> None:
    """Each text in refusing.py that ends with a rule's id; one is for boxes with more cards than dice have faces."""
    forms = sentences_of(refusing) - {r"There\ is\ no\ die\ number\ .*\.\ \[ROUND\-2\]"}
    assert len(forms) > 40
    assert not_shown(forms, [sentence for _, _, sentence in CASES]) == []


def test_every_refusal_of_a_player_has_a_name_of_its_own_and_the_parts_it_speaks_of() -> None:
    """So that another language can say it; chance is not a player, and a number that is no move names no rule."""
    named: dict[str, set[str]] = {}
    for table, move, sentence in CASES:
        at_hand = table()
        number = move if isinstance(move, int) else GAME.read(at_hand.state, move)
        refusal = GAME.refusal(at_hand.state, number)
        if at_hand.turn == CHANCE:
            continue
        assert isinstance(refusal, Refusal)
        assert sentence.endswith(f"[{refusal.rule}]")
        assert all(str(part) in sentence for part in refusal.parts.values())
        form = sentence.removesuffix(f"[{refusal.rule}]").replace("favor tokens", "favor token")
        for part in sorted(map(str, refusal.parts.values()), key=len, reverse=True):
            form = form.replace(part, "...")
        named.setdefault(refusal.name, set()).add(form)
    assert sorted(named) == sorted(set(NAMES.findall(SOURCE)) - {"no-such-move"})
    assert [name for name, forms in named.items() if len(forms) > 1] == []


@pytest.mark.parametrize("number", [-1, ACTIONS, ACTIONS + 1, 10**6, 2**63, -(2**70)])
def test_a_number_that_is_no_move_is_refused(number: int) -> None:
    assert refused(at(), number) == f"There is no move number {number}."


@pytest.mark.parametrize("number", [-1, OUTCOMES])
def test_a_number_that_is_no_outcome_is_refused(number: int) -> None:
    assert refused(dealing(), number) == f"There is no move number {number}."


def test_a_text_that_is_no_move_is_refused_with_what_was_expected() -> None:
    expected = '"pass" is not understood. Expected: take R3, use Lens Cutter or end.'
    assert refused(at(), "pass") == expected
    assert refused(at(over=True), "pass") == '"pass" is not understood. Expected: nothing: the game is over.'
