"""EXTRA: all four vehicles on or past a star column give another turn."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from clerestory.engine.records import bytes_of
from clerestory.engine.table import Table
from clerestory.games.towerup.components import BLACK, BOX, END_OF_TRACK, JOKER, WHITE
from tests.games.refused import refused
from tests.games.towerup.drawings import (
    build,
    building_on,
    find_card,
    find_sites,
    floors_of,
    legal,
    market_with,
    table_at,
    take_card,
    vehicles_of,
)

STARS = BOX.star_columns
FIRST, SECOND = STARS[:2]
CARDS = {"card 1", "card 2", "card 3"}
WHITE_CARD = find_card(lambda card: card.steps == (WHITE,) and len(card.floors) == 2 and JOKER not in card.floors)
BLACK_CARD = find_card(lambda card: card.steps == (BLACK,) and JOKER not in card.floors)
PLAIN_CARD = find_card(lambda card: not card.steps and JOKER not in card.floors)
PLACE = find_sites("br-s wh-x")
FROM_A_CARD_OR_A_ROOF = pytest.mark.parametrize("by", ["card", "roof"])


def table_with(vehicles: tuple[int, int, int, int], white: str = "W:.", card: str = WHITE_CARD) -> Table:
    """A brown and a white building, an empty site beside each; where black, grey, white and brown of seat 0 stand."""
    city = {PLACE["br"]: "N:.", PLACE["wh"]: white}
    return table_at(3, city, vehicles={0: vehicles}, market=market_with(card))


def step_white(table: Table, by: str) -> None:
    """A turn in which the white vehicle moves one step: by a card, or by the roof of a new white building."""
    take_card(table, WHITE_CARD) if by == "card" else build(table, PLACE["s"], "white", PLACE["s"])


def has_extra_turn(table: Table) -> bool:
    """Whether seat 0 is to move once more, and may decline."""
    assert (table.turn == 0) == ("end turn" in legal(table))
    return table.turn == 0


# --- Earning it ---


@pytest.mark.rule("EXTRA-1", "EXTRA-2")
@FROM_A_CARD_OR_A_ROOF
@pytest.mark.parametrize("others", [FIRST, FIRST + 1, END_OF_TRACK])
def test_the_last_vehicle_to_arrive_at_the_first_star_column_earns_an_extra_turn(by: str, others: int) -> None:
    """T6, the book's example: standing on the column is enough; so is the end of the track (R18)."""
    table = table_with((others, FIRST, FIRST - 1, others))
    step_white(table, by)
    assert vehicles_of(table)[WHITE] == FIRST
    assert has_extra_turn(table)


@pytest.mark.rule("EXTRA-1", "EXTRA-2")
@FROM_A_CARD_OR_A_ROOF
@pytest.mark.parametrize("column", STARS)
def test_every_star_column_earns_an_extra_turn(by: str, column: int) -> None:
    table = table_with((column, column, column - 1, column))
    step_white(table, by)
    assert has_extra_turn(table)


@pytest.mark.rule("EXTRA-1")
@FROM_A_CARD_OR_A_ROOF
@pytest.mark.parametrize(
    "vehicles",
    [
        (FIRST, FIRST - 1, FIRST - 1, FIRST),  # grey is not there yet
        (END_OF_TRACK, END_OF_TRACK, FIRST - 2, END_OF_TRACK),  # white is one space short of it
        (FIRST, FIRST, FIRST, FIRST),  # all had reached it before
        (FIRST, SECOND, SECOND - 1, SECOND),  # black is not on the second
        (END_OF_TRACK, END_OF_TRACK, END_OF_TRACK, END_OF_TRACK),
    ],
)
def test_no_new_column_that_all_four_have_reached_no_extra_turn(by: str, vehicles: tuple[int, int, int, int]) -> None:
    table = table_with(vehicles)
    step_white(table, by)
    assert not has_extra_turn(table)


@pytest.mark.rule("EXTRA-1")
@FROM_A_CARD_OR_A_ROOF
def test_the_vehicles_of_others_play_no_part(by: str) -> None:
    table = table_at(
        3,
        {PLACE["br"]: "N:."},
        vehicles={0: (0, 0, 0, 0), 1: (FIRST, FIRST, FIRST - 1, FIRST), 2: (FIRST, FIRST, FIRST, FIRST)},
        market=market_with(WHITE_CARD),
    )
    step_white(table, by)
    assert not has_extra_turn(table)


@pytest.mark.rule("EXTRA-1", "EXTRA-2", "EXTRA-4")
def test_an_extra_turn_comes_exactly_when_all_four_reach_a_column_together_for_the_first_time() -> None:
    """Vehicles anywhere; white moves as far as the roofed building is high."""
    random = Random(1)
    earned = 0
    for _ in range(300):
        black, grey, white, brown = (random.randint(0, END_OF_TRACK) for _ in range(4))
        height = random.randint(2, 6)
        table = table_with((black, grey, white, brown), white="W:" + "." * (height - 1))
        build(table, PLACE["x"], "grey", PLACE["wh"])
        others = min(black, grey, brown)
        expected = any(white < column <= min(white + height, others) for column in STARS)
        assert has_extra_turn(table) == expected, (black, grey, white, brown, height)
        earned += expected
    assert 30 < earned < 270


# --- One turn, however many columns ---


@pytest.mark.rule("EXTRA-4")
def test_two_columns_at_once_give_one_extra_turn_and_the_first_never_pays_later() -> None:
    """U9: three vehicles are past the second column, and white goes from its first space to it in one move."""
    past = SECOND + 1
    table = table_with((past, past, 0, past), white="W:" + "." * (SECOND - 1), card=BLACK_CARD)
    build(table, PLACE["x"], "grey", PLACE["wh"])
    assert vehicles_of(table)[WHITE] == SECOND
    assert has_extra_turn(table)
    take_card(table, BLACK_CARD)
    assert vehicles_of(table)[BLACK] == past + 1
    assert not has_extra_turn(table)
    wait_for_seat_0(table)
    build(table, PLACE["s"], "black", PLACE["s"])
    assert vehicles_of(table)[BLACK] == past + 2
    assert not has_extra_turn(table)


def wait_for_seat_0(table: Table) -> None:
    """The others do whatever comes first to their minds: they take cards."""
    while table.turn != 0:
        table.play(table.legal_moves()[0])


# --- A full turn, and perhaps another ---


@pytest.mark.rule("EXTRA-3", "EXTRA-6")
def test_an_extra_turn_offers_all_that_a_turn_offers_and_to_end_it() -> None:
    """U11."""
    city = {PLACE["br"]: "N:.", PLACE["wh"]: "W:."}
    ordinary, extra = legal(table_at(3, city)), legal(table_at(3, city, extra=True))
    assert CARDS | {f"build {PLACE['s']}", f"build {PLACE['x']}"} <= ordinary
    assert "end turn" not in ordinary
    assert extra == ordinary | {"end turn"}


@pytest.mark.rule("EXTRA-3")
def test_an_extra_turn_may_be_a_building_after_a_card() -> None:
    table = table_with((FIRST, FIRST, FIRST - 1, FIRST))
    step_white(table, "card")
    build(table, PLACE["x"], "grey", PLACE["x"])
    assert building_on(table, PLACE["x"]) == "G:t"
    assert table.turn == 1


@pytest.mark.rule("EXTRA-3")
def test_an_extra_turn_may_be_a_card_after_a_building() -> None:
    table = table_with((FIRST, FIRST, FIRST - 1, FIRST), card=PLAIN_CARD)
    step_white(table, "roof")
    assert floors_of(table) == "BG"
    take_card(table, PLAIN_CARD)
    assert len(floors_of(table)) > len("BG")
    assert table.turn == 1


@pytest.mark.rule("EXTRA-5")
def test_extra_turns_follow_each_other_as_far_as_the_star_columns_go() -> None:
    """White goes from column to column, and the others are at the end of their tracks."""
    gaps = [later - earlier for earlier, later in pairwise(STARS)]
    place = find_sites(" ".join(f"w{number}-x{number}" for number in range(len(gaps))))
    city = {place[f"w{number}"]: "W:" + "." * (gap - 1) for number, gap in enumerate(gaps)}
    table = table_at(
        3,
        city,
        floors={0: "G" * len(gaps) + "W" * len(gaps)},
        vehicles={0: (END_OF_TRACK, END_OF_TRACK, FIRST - 1, END_OF_TRACK)},
        market=f"{WHITE_CARD} {PLAIN_CARD} {BLACK_CARD}",
    )
    take_card(table, WHITE_CARD)
    for number, column in enumerate(STARS[1:]):
        assert has_extra_turn(table)
        build(table, place[f"x{number}"], "grey", place[f"w{number}"])
        assert vehicles_of(table)[WHITE] == column
    assert has_extra_turn(table)
    take_card(table, PLAIN_CARD)
    assert table.turn == 1


@pytest.mark.rule("EXTRA-1", "EXTRA-5")
def test_surplus_floors_go_back_before_the_extra_turn_which_may_earn_another() -> None:
    """U10, R13: with the two floors of the card there are twelve."""
    table = table_at(
        3,
        {PLACE["wh"]: "W:" + "." * (SECOND - FIRST - 1)},
        floors={0: "BBBBGGGWWW"},
        vehicles={0: (END_OF_TRACK, END_OF_TRACK, FIRST - 1, END_OF_TRACK)},
        market=market_with(WHITE_CARD),
    )
    take_card(table, WHITE_CARD)
    for held in (12, 11):
        assert len(floors_of(table)) == held
        assert {move.split()[0] for move in legal(table)} == {"return"}
        table.play("return black")
    assert has_extra_turn(table)
    build(table, PLACE["x"], "grey", PLACE["wh"])
    assert has_extra_turn(table)


# --- Declining it ---


@pytest.mark.rule("EXTRA-6")
def test_declining_an_extra_turn_changes_nothing_but_whose_turn_it_is() -> None:
    city = {PLACE["br"]: "N:t", PLACE["wh"]: "W:."}
    table, expected = table_at(3, city, extra=True), table_at(3, city, seat=1)
    table.play("end turn")
    assert bytes_of(table.state) == bytes_of(expected.state)


@pytest.mark.rule("EXTRA-6")
@FROM_A_CARD_OR_A_ROOF
def test_a_declined_extra_turn_is_lost(by: str) -> None:
    table = table_with((FIRST, FIRST, FIRST - 1, FIRST))
    step_white(table, by)
    table.play("end turn")
    assert table.turn == 1
    assert "end turn" not in legal(table), "nor does anybody else get it"
    wait_for_seat_0(table)
    assert refused(table, "end turn") == "Only an extra turn may be declined; take a card or build. [TURN-2]"
