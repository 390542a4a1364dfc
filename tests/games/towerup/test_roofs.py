"""ROOF and TRACK: where a roof goes, what it gives, and how far the vehicle then moves."""

from __future__ import annotations

import pytest

from clerestory.games.towerup.components import BOX, END_OF_TRACK, JOKER, WHITE
from clerestory.games.towerup.state import SHORTAGE, TENTH_ROOF
from tests.games.refused import refused
from tests.games.towerup.drawings import (
    build,
    building_on,
    find_card,
    find_sites,
    legal,
    market_with,
    play,
    table_at,
    take_card,
    token_of,
    vehicles_of,
)

# Graph G of the rules: the brown building beside three empty sites, of which one touches a white building, one a black.
G = find_sites("br-s1 br-s2 br-s3 s1-wh s3-bl")
G_CITY = {G["br"]: "N:.", G["wh"]: "W:...", G["bl"]: "B:."}
CARDS = {"card 1", "card 2", "card 3"}
A_WHITE_STEP = find_card(lambda card: card.steps == (WHITE,) and JOKER not in card.floors)


def visible_after_a_last_turn(city: dict[str, str], site: str, color: str, roof: str) -> int:
    """What the cone counts right after the last turn of seat 0."""
    table = table_at(3, city, ending=SHORTAGE, last=True)
    build(table, site, color, roof)
    return int(table.state.players[0].cone)


# --- Where the roof goes ---


@pytest.mark.rule("ROOF-1", "TRACK-1")
@pytest.mark.parametrize(
    ("roof", "building", "vehicles"),
    [("s1", "B:t", [1, 0, 0, 0]), ("wh", "W:...t", [0, 0, 4, 0]), ("br", "N:.t", [0, 0, 0, 2])],
)
def test_the_roof_goes_on_one_of_the_floors_of_this_turn(roof: str, building: str, vehicles: list[int]) -> None:
    """T5, U6: the vehicle of that building's color moves as many steps as the building now has floors."""
    table = table_at(3, G_CITY)
    play(table, f"build {G['s1']}", "black")
    assert legal(table) == {f"roof {G[name]}" for name in ("s1", "wh", "br")}
    table.play(f"roof {G[roof]}")
    assert building_on(table, G[roof]) == building
    assert vehicles_of(table) == vehicles


@pytest.mark.rule("ROOF-1")
@pytest.mark.parametrize("elsewhere", ["bl", "s2"])
def test_a_floor_of_an_earlier_turn_takes_no_roof(elsewhere: str) -> None:
    table = table_at(3, G_CITY)
    play(table, f"build {G['s1']}", "black")
    assert refused(table, f"roof {G[elsewhere]}") == f"No floor was put on {G[elsewhere]} in this turn. [ROOF-1]"


@pytest.mark.rule("ROOF-1")
def test_a_building_is_not_left_without_its_roof() -> None:
    """Not even in an extra turn, which could have been declined before."""
    table = table_at(3, G_CITY, extra=True)
    play(table, f"build {G['s1']}", "black")
    assert refused(table, "end turn") == "First place your roof. [ROOF-1]"


@pytest.mark.rule("ROOF-1")
@pytest.mark.parametrize("seat", range(4))
def test_the_roof_is_one_s_own(seat: int) -> None:
    table = table_at(4, G_CITY, seat=seat)
    build(table, G["s2"], "black", G["s2"])
    assert building_on(table, G["s2"]) == "B:" + "topy"[seat]
    assert [int(table.state.players[other].roofs) for other in range(4)] == [int(other == seat) for other in range(4)]


@pytest.mark.rule("ROOF-2")
def test_a_player_may_have_several_roofs_in_one_building() -> None:
    table = table_at(3, {**G_CITY, G["wh"]: "W:t.t"})
    build(table, G["s1"], "black", G["wh"])
    assert building_on(table, G["wh"]) == "W:t.tt"
    assert table.state.players[0].roofs == 3


@pytest.mark.rule("ROOF-3", "BUILD-7")
def test_a_roof_stays_on_its_floor_when_others_build_over_it() -> None:
    table = table_at(3, G_CITY)
    build(table, G["s1"], "black", G["br"])
    assert building_on(table, G["br"]) == "N:.t"
    build(table, G["s2"], "grey", G["s2"])
    assert building_on(table, G["br"]) == "N:.t."
    build(table, G["s3"], "grey", G["br"])
    assert building_on(table, G["br"]) == "N:.t.p"


# --- No roof left ---


@pytest.mark.rule("ROOF-4")
def test_without_a_roof_left_no_building_is_started() -> None:
    table = table_at(3, {G["wh"]: "W:ttttt", G["bl"]: "B:ttttt", G["br"]: "N:."}, ending=TENTH_ROOF, last=True)
    assert legal(table) == CARDS
    for site in ("s1", "s2", "s3"):
        assert refused(table, f"build {G[site]}") == "You have no roof left, so you can start no building. [ROOF-4]"


@pytest.mark.rule("ROOF-4")
def test_an_extra_turn_after_the_tenth_roof_is_a_card_or_nothing() -> None:
    """U19: the tenth roof brings the last vehicle to the first star column."""
    first = BOX.star_columns[0]
    city = {G["wh"]: "W:ttttt", G["bl"]: "B:tttt", G["br"]: "N:."}
    table = table_at(3, city, floors={0: "BBNNWW"}, vehicles={0: (first - 1, first, first, first)})
    build(table, G["s2"], "black", G["s2"])
    assert table.turn == 0
    assert legal(table) == CARDS | {"end turn"}


# --- Presence ---


@pytest.mark.rule("BOARD-5", "BUILD-7")
def test_a_visible_roof_that_its_owner_covers_is_no_longer_visible() -> None:
    """U7."""
    assert visible_after_a_last_turn({G["br"]: "N:t"}, G["s2"], "black", G["s2"]) == 1
    assert visible_after_a_last_turn({G["br"]: "N:."}, G["s2"], "black", G["s2"]) == 1
    assert visible_after_a_last_turn({G["wh"]: "W:t", G["br"]: "N:."}, G["s2"], "black", G["s2"]) == 2


@pytest.mark.rule("BOARD-5")
@pytest.mark.parametrize("brown", ["N:t", "N:t.", "N:.t.o", "N:to"])
def test_a_roof_gives_presence_on_whatever_level_covered_or_visible(brown: str) -> None:
    """U7: the payment covers the roof, and presence in the brown building still makes the four colors."""
    place = find_sites("br-s w g")
    table = table_at(3, {place["br"]: brown, place["w"]: "W:t", place["g"]: "G:t"}, objectives="colors+park+areas")
    build(table, place["s"], "black", place["s"])
    assert building_on(table, place["br"]) == brown + "."
    assert token_of(table, "colors") == 7


@pytest.mark.rule("BOARD-5")
def test_only_one_s_own_roof_gives_presence() -> None:
    place = find_sites("br-s w g")
    table = table_at(3, {place["br"]: "N:oo", place["w"]: "W:t", place["g"]: "G:t"}, objectives="colors+park+areas")
    build(table, place["s"], "black", place["s"])
    assert token_of(table, "colors") == 0


# --- Vehicles ---


@pytest.mark.rule("TRACK-1", "BOARD-4")
@pytest.mark.parametrize(("white", "steps"), [("W:.", 2), ("W:..", 3), ("W:to", 3), ("W:opto", 5)])
def test_the_vehicle_moves_a_step_for_each_floor_and_none_for_a_roof(white: str, steps: int) -> None:
    """R17: the height after payment."""
    table = table_at(3, {G["wh"]: white, G["br"]: "N:."})
    build(table, G["s1"], "black", G["wh"])
    assert vehicles_of(table) == [0, 0, steps, 0]


@pytest.mark.rule("TRACK-1")
def test_no_vehicle_of_another_color_or_player_moves() -> None:
    table = table_at(3, G_CITY, vehicles={0: (1, 1, 1, 1), 1: (2, 2, 2, 2), 2: (3, 3, 3, 3)})
    build(table, G["s1"], "black", G["wh"])
    assert [vehicles_of(table, seat) for seat in range(3)] == [[1, 1, 5, 1], [2, 2, 2, 2], [3, 3, 3, 3]]


@pytest.mark.rule("TRACK-2")
@pytest.mark.parametrize(("left", "left_then"), [(0, 0), (1, 0), (3, 0), (4, 0), (5, 1)])
def test_steps_beyond_the_end_of_the_track_are_lost(left: int, left_then: int) -> None:
    """U8: a white building of 4 floors, and so many spaces in front of the white vehicle."""
    table = table_at(3, G_CITY, vehicles={0: (0, 0, END_OF_TRACK - left, 0)})
    build(table, G["s1"], "black", G["wh"])
    assert vehicles_of(table) == [0, 0, END_OF_TRACK - left_then, 0]


@pytest.mark.rule("TRACK-2")
def test_the_step_of_a_card_is_lost_at_the_end_of_the_track() -> None:
    table = table_at(3, market=market_with(A_WHITE_STEP), vehicles={0: (0, 0, END_OF_TRACK, 0)})
    take_card(table, A_WHITE_STEP)
    assert vehicles_of(table) == [0, 0, END_OF_TRACK, 0]
