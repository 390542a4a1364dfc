"""TURN, CARD and SHORTAGE-1: a turn in which a card is taken."""

from __future__ import annotations

import pytest

from clerestory.engine.game import CHANCE
from clerestory.engine.table import Table
from clerestory.games.towerup.components import BOX, COLOR_NAMES
from clerestory.games.towerup.state import TENTH_ROOF
from tests.games.refused import refused
from tests.games.towerup.drawings import counts_of, find_sites, floors_of, legal, play, table_at, vehicles_of
from tests.games.towerup.taking import (
    CARDS,
    ONE_STEP,
    OTHERS,
    THREE_COLORS,
    TWO_BLACK_TWO_WHITE,
    TWO_JOKERS,
    TWO_STEPS,
    chances,
    refill,
    take,
    take_cards,
)

SITES = find_sites("a-b c")
CITY = {SITES["a"]: "B:.", SITES["c"]: "G:."}  # so that one can build


def market_of(table: Table) -> list[str | None]:
    return [card and card["name"] for card in table.view()["market"]]


def discard_of(table: Table) -> list[str]:
    return [card["name"] for card in table.view()["discard"]]


def all_but(*names: str) -> str:
    """Every card of the box but these."""
    cards = [one.name for one in BOX.cards for _ in range(one.copies)]
    for name in names:
        cards.remove(name)
    return " ".join(cards)


# --- What a turn is ---


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize(("seats", "order"), [(2, [1, 0, 1]), (3, [2, 0, 1, 2]), (4, [2, 3, 0, 1, 2])])
def test_play_goes_clockwise_from_the_first_player(seats: int, order: list[int]) -> None:
    city = {find_sites("a-b", seats)["a"]: "B:."}
    assert take_cards(table_at(seats, city, seat=order[0], first_seat=order[0]), len(order)) == order


@pytest.mark.rule("TURN-2")
def test_a_turn_is_a_card_or_a_building_and_there_is_no_passing() -> None:
    """R9."""
    table = table_at(3, {SITES["a"]: "B:."}, floors={0: "BW"}, market=f"{THREE_COLORS} {OTHERS}")
    assert legal(table) >= {*CARDS, f"build {SITES['b']}"}
    assert {text.split()[0] for text in legal(table)} == {"card", "build"}
    assert "[TURN-2]" in refused(table, "end turn")


@pytest.mark.rule("TURN-2")
def test_who_can_build_nothing_must_take_a_card() -> None:
    """R9."""
    table = table_at(3, CITY, floors={0: ""}, supply="")
    assert legal(table) == CARDS
    assert "[TURN-2]" in refused(table, "end turn")


@pytest.mark.rule("TURN-2", "TURN-3")
def test_after_a_card_there_is_no_building_in_the_same_turn() -> None:
    table = table_at(3, CITY, floors={0: "BGWN"}, market=f"{TWO_JOKERS} {OTHERS}")
    table.play("card 1")
    assert {text.split()[0] for text in legal(table)} == {"take"}
    play(table, "take black", "take black", f"card {ONE_STEP}")
    assert (table.turn, table.view()["phase"]) == (1, "turn")


@pytest.mark.rule("TURN-3", "TURN-4")
def test_after_one_building_and_one_roof_it_is_the_next_players_turn() -> None:
    table = table_at(3, CITY, floors={0: "BBGGWWNN"})
    play(table, f"build {SITES['b']}", "white", f"roof {SITES['b']}")
    assert (table.turn, table.view()["phase"]) == (1, "turn")
    assert table.view()["players"][0]["roofs_left"] == 9
    assert len([site for site in table.view()["sites"] if site["color"]]) == 3


# --- Everything that the card shows ---


@pytest.mark.rule("CARD-1", "CARD-2", "CARD-3", "CARD-4")
@pytest.mark.parametrize(
    ("name", "choices", "gained", "steps"),
    [
        (TWO_BLACK_TWO_WHITE, [], "BBWW", [0, 0, 0, 0]),
        (THREE_COLORS, [], "NWB", [0, 0, 0, 0]),
        (TWO_JOKERS, ["take grey", "take brown"], "GN", [0, 0, 0, 0]),
        (TWO_STEPS, ["take white"], "W", [2, 0, 0, 0]),
        (ONE_STEP, [], "WN", [0, 1, 0, 0]),
    ],
)
def test_the_five_printed_cards(name: str, choices: list[str], gained: str, steps: list[int]) -> None:
    """T3."""
    first, last = OTHERS.split()
    table = table_at(3, CITY, floors={0: "GN"}, market=f"{first} {name} {last}")
    before = table.state.supply.tolist()
    take(table, 2, *choices)
    assert floors_of(table) == "".join(sorted("GN" + gained, key="BGWN".index))
    taken = [had - has for had, has in zip(before, table.state.supply.tolist(), strict=True)]
    assert taken == counts_of(gained)
    assert vehicles_of(table) == steps
    assert [floors_of(table, seat) for seat in (1, 2)] == ["BGWN", "BGWN"]
    assert vehicles_of(table, 1) == [0, 0, 0, 0]


@pytest.mark.rule("CARD-3")
def test_every_joker_is_a_floor_of_any_color_one_at_a_time() -> None:
    table = table_at(3, CITY, floors={0: ""}, market=f"{TWO_JOKERS} {OTHERS}")
    table.play("card 1")
    for held in ("N", "NN"):
        assert legal(table) == {f"take {color}" for color in COLOR_NAMES}
        table.play("take brown")
        assert floors_of(table) == held


@pytest.mark.rule("CARD-4")
def test_vehicles_move_by_themselves_once_the_floors_are_chosen() -> None:
    """R11: nobody is asked."""
    table = table_at(3, CITY, market=f"{TWO_STEPS} {OTHERS}")
    table.play("card 1")
    assert vehicles_of(table) == [0, 0, 0, 0]
    table.play("take white")
    assert vehicles_of(table) == [2, 0, 0, 0]
    assert table.turn == CHANCE


# --- The market, the deck and the discard pile ---


@pytest.mark.rule("CARD-1", "CARD-5")
@pytest.mark.parametrize(("number", "gained"), [(1, "BBWW"), (2, "BWN"), (3, "WN")])
def test_any_market_card_may_be_taken_its_place_is_refilled_and_the_others_stay(number: int, gained: str) -> None:
    market = [TWO_BLACK_TWO_WHITE, THREE_COLORS, ONE_STEP]
    table = table_at(3, CITY, floors={0: ""}, market=" ".join(market), discard=TWO_STEPS)
    table.play(f"card {number}")
    assert floors_of(table) == gained
    assert sorted(discard_of(table)) == sorted([TWO_STEPS, market[number - 1]])
    market[number - 1] = TWO_JOKERS
    table.play(f"card {TWO_JOKERS}")
    assert (market_of(table), table.view()["deck"], table.turn) == (market, 39, 1)


@pytest.mark.rule("CARD-5")
def test_a_card_is_drawn_only_from_the_deck() -> None:
    """Those in the market and on the discard pile are not there."""
    table = table_at(3, CITY, market=f"{TWO_BLACK_TWO_WHITE} {OTHERS}", discard=THREE_COLORS)
    table.play("card 1")
    deck = all_but(TWO_BLACK_TWO_WHITE, *OTHERS.split(), THREE_COLORS).split()
    assert chances(table) == {f"card {name}": deck.count(name) for name in deck}


@pytest.mark.rule("CARD-5")
def test_the_market_is_refilled_also_in_the_last_turn_of_the_game() -> None:
    table = table_at(3, CITY, market=f"{THREE_COLORS} {OTHERS}", ending=TENTH_ROOF, last=True, cones={1: 5, 2: 3})
    play(table, "card 1", f"card {TWO_JOKERS}")
    assert table.is_over
    assert market_of(table) == [TWO_JOKERS, *OTHERS.split()]


@pytest.mark.rule("CARD-5")
def test_an_empty_deck_is_shuffled_anew_out_of_the_discard_pile_with_the_card_just_taken() -> None:
    """R12."""
    market = [THREE_COLORS, *OTHERS.split()]
    table = table_at(3, CITY, market=" ".join(market), discard=all_but(*market))
    assert (table.view()["deck"], len(discard_of(table))) == (0, 41)
    table.play("card 1")
    deck = all_but(*OTHERS.split()).split()
    assert chances(table) == {f"card {name}": deck.count(name) for name in deck}
    table.play(f"card {THREE_COLORS}")
    assert market_of(table) == market
    assert (table.view()["deck"], discard_of(table)) == (41, [])


@pytest.mark.rule("CARD-5")
def test_the_last_card_of_the_deck_is_drawn_before_the_discard_pile_is_shuffled() -> None:
    """R12: only a refill that finds no card needs a new deck."""
    market = [THREE_COLORS, *OTHERS.split()]
    table = table_at(3, CITY, market=" ".join(market), discard=all_but(*market, ONE_STEP))
    table.play("card 1")
    assert chances(table) == {f"card {ONE_STEP}": 1}
    table.play(f"card {ONE_STEP}")
    assert (table.view()["deck"], len(discard_of(table))) == (0, 41)


# --- No more than ten floors ---


@pytest.mark.rule("CARD-6", "TURN-4")
def test_with_nine_floors_and_four_more_three_go_back_after_the_refill() -> None:
    """U17."""
    table = table_at(3, CITY, floors={0: "BBBBGGGGN"}, market=f"{TWO_BLACK_TWO_WHITE} {OTHERS}")
    table.play("card 1")
    assert table.turn == CHANCE, "the market comes first"
    refill(table)
    before = table.state.supply.tolist()
    for choice in ("return brown", "return black", "return white"):
        assert (table.turn, None in market_of(table)) == (0, False)
        table.play(choice)
    assert (table.turn, table.view()["phase"]) == (1, "turn")
    assert floors_of(table) == "BBBBBGGGGW"
    assert [has - had for had, has in zip(before, table.state.supply.tolist(), strict=True)] == counts_of("BWN")


@pytest.mark.rule("CARD-6")
def test_any_floor_held_may_go_back_and_no_other() -> None:
    table = table_at(3, CITY, floors={0: "BBBBBBBBN"}, market=f"{TWO_BLACK_TWO_WHITE} {OTHERS}")
    take(table, 1)
    assert legal(table) == {"return black", "return white", "return brown"}
    assert "[CARD-6]" in refused(table, "return grey")
    table.play("return brown")
    assert legal(table) == {"return black", "return white"}


@pytest.mark.rule("CARD-6")
@pytest.mark.parametrize(("floors", "surplus"), [(6, 0), (7, 1), (10, 4)])
def test_ten_floors_may_be_kept(floors: int, surplus: int) -> None:
    table = table_at(3, CITY, floors={0: "G" * floors}, market=f"{TWO_BLACK_TWO_WHITE} {OTHERS}")
    take(table, 1)
    play(table, *["return grey"] * surplus)
    assert (table.turn, len(floors_of(table))) == (1, 10)


@pytest.mark.rule("CARD-6", "TURN-4")
def test_the_surplus_goes_back_before_an_extra_turn_begins() -> None:
    """R13."""
    star = BOX.star_columns[0]
    vehicles = {0: [star, star - 1, star, star]}
    table = table_at(3, CITY, floors={0: "B" * 9}, vehicles=vehicles, market=f"{ONE_STEP} {OTHERS}")
    take(table, 1)
    assert (table.turn, legal(table)) == (0, {"return black", "return white", "return brown"})
    table.play("return white")
    assert (table.turn, table.view()["is_extra_turn"]) == (0, True)
    assert legal(table) >= {*CARDS, "end turn"}


# --- When the supply runs out ---


@pytest.mark.rule("SHORTAGE-1")
def test_for_a_missing_floor_one_of_another_color_is_taken() -> None:
    """U20."""
    table = table_at(3, CITY, floors={1: ""}, market=f"{TWO_BLACK_TWO_WHITE} {OTHERS}", supply="BGWWWN", seat=1)
    table.play("card 1")
    assert floors_of(table, 1) == "BWW"
    assert legal(table) == {"take grey", "take white", "take brown"}
    assert "[CARD-3]" in refused(table, "take black")
    assert "[CARD-3]" in refused(table, "card 2"), "it is not refused (R33)"
    table.play("take brown")
    assert floors_of(table, 1) == "BWWN"
    assert table.view()["end_phase"] == "shortage"


@pytest.mark.rule("SHORTAGE-1", "CARD-2")
def test_the_last_floors_of_a_color_are_no_shortage() -> None:
    table = table_at(3, CITY, floors={0: ""}, market=f"{TWO_BLACK_TWO_WHITE} {OTHERS}", supply="BBWW")
    take(table, 1)
    assert floors_of(table) == "BBWW"
    assert table.view()["end_phase"] is None


@pytest.mark.rule("SHORTAGE-1", "CARD-2")
def test_colored_floors_come_first_then_substitutes_while_there_are_any() -> None:
    """R10, R33: of 2 black and 2 white there is 1 white; grey replaces one, the other two are forfeited."""
    table = table_at(3, CITY, floors={0: ""}, market=f"{TWO_BLACK_TWO_WHITE} {OTHERS}", supply="WG")
    table.play("card 1")
    assert (floors_of(table), legal(table)) == ("W", {"take grey"})
    table.play("take grey")
    assert (floors_of(table), table.turn) == ("GW", CHANCE)


@pytest.mark.rule("CARD-3")
def test_a_joker_is_of_a_color_still_there_and_starts_no_end_phase() -> None:
    """U21, R10."""
    table = table_at(3, CITY, market=f"{TWO_JOKERS} {OTHERS}", supply="GGWN")
    table.play("card 1")
    assert legal(table) == {"take grey", "take white", "take brown"}
    table.play("take white")
    assert legal(table) == {"take grey", "take brown"}
    table.play("take grey")
    assert table.view()["end_phase"] is None


@pytest.mark.rule("SHORTAGE-1", "SHORTAGE-2")
@pytest.mark.parametrize(
    ("name", "steps"), [(THREE_COLORS, [0, 0, 0, 0]), (TWO_STEPS, [2, 0, 0, 0]), (ONE_STEP, [0, 1, 0, 0])]
)
def test_with_an_empty_supply_floors_are_forfeited_and_the_end_phase_starts(name: str, steps: list[int]) -> None:
    """U21, R33: the steps still happen."""
    table = table_at(3, CITY, floors={0: "B"}, market=f"{name} {OTHERS}", supply="")
    take(table, 1)
    assert (floors_of(table), table.view()["end_phase"], table.turn) == ("B", "shortage", 1)
    assert vehicles_of(table) == steps


@pytest.mark.rule("CARD-3", "SHORTAGE-2")
def test_a_joker_that_finds_the_supply_empty_is_forfeited_and_a_shortage() -> None:
    """R10, R33: the first joker took the last floor."""
    table = table_at(3, CITY, floors={0: ""}, market=f"{TWO_JOKERS} {OTHERS}", supply="B")
    take(table, 1, "take black")
    assert (floors_of(table), table.view()["end_phase"]) == ("B", "shortage")
