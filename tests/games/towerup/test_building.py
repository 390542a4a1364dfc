"""TURN, BOARD and BUILD: what a turn may be, and where a building may be started."""

from __future__ import annotations

import pytest

from clerestory.engine.table import Table
from clerestory.games.towerup.components import BOX, COLOR_NAMES, LETTERS
from tests.games.refused import refused
from tests.games.towerup.drawings import (
    board_for,
    build,
    building_on,
    find_card,
    find_sites,
    floors_of,
    legal,
    market_with,
    play,
    table_at,
    take_card,
    vehicles_of,
)

CARDS = {"card 1", "card 2", "card 3"}
A_CARD = find_card(lambda card: len(card.floors) == 3 and not card.steps)
# Graph G of the rules: the brown building beside three empty sites, of which one touches a white building, one a black.
G = find_sites("br-s1 br-s2 br-s3 s1-wh s3-bl")
G_CITY = {G["br"]: "N:.", G["wh"]: "W:...", G["bl"]: "B:."}
BOTH_BOARDS = pytest.mark.parametrize("seats", [2, 3])
EVERY_SITE = [(seats, site) for seats in (2, 3) for site in range(len(board_for(seats).sites))]


def table_in_g(floors: str, seats: int = 3) -> Table:
    return table_at(seats, G_CITY, floors={0: floors})


def table_amid(seats: int, around: str, floors: str) -> tuple[Table, str]:
    """An empty site, and a building of one floor beside it for each letter."""
    corners = [f"c{number}" for number in range(len(around))]
    place = find_sites(" ".join(f"s-{corner}" for corner in corners), seats)
    city = {place[corner]: f"{letter}:." for corner, letter in zip(corners, around, strict=True)}
    return table_at(seats, city, floors={0: floors}), place["s"]


def beside(seats: int, name: str) -> set[str]:
    """The other ends of the streets that are printed at a site."""
    board = board_for(seats)
    streets = [{board.sites[a].name, board.sites[b].name} for a, b in board.streets]
    return {end for street in streets if name in street for end in street} - {name}


def roofs_placed(table: Table) -> int:
    return sum(int(table.state.players[seat].roofs) for seat in range(table.seats))


def buildings(table: Table) -> set[str]:
    return {site.name for site in board_for(table.seats).sites if building_on(table, site.name) != "."}


# --- A turn ---


@pytest.mark.rule("TURN-2")
def test_a_turn_is_a_card_or_a_building() -> None:
    assert {move.split()[0] for move in legal(table_in_g("BGWN"))} == {"card", "build"}
    assert legal(table_in_g("")) == CARDS


@pytest.mark.rule("TURN-2")
def test_nobody_may_pass_in_an_ordinary_turn() -> None:
    """R9: a card can always be taken."""
    for table in (table_in_g("BN"), table_in_g("")):
        assert refused(table, "end turn").endswith("[TURN-2]")


@pytest.mark.rule("TURN-2", "TURN-3")
def test_who_takes_a_card_does_not_build_in_the_same_turn() -> None:
    table = table_at(3, G_CITY, market=market_with(A_CARD))
    take_card(table, A_CARD)
    assert table.turn == 1
    assert roofs_placed(table) == 0


@pytest.mark.rule("TURN-2", "TURN-3")
def test_who_builds_does_not_take_a_card_in_the_same_turn() -> None:
    table = table_in_g("BBNNNWW")
    table.play(f"build {G['s1']}")
    assert refused(table, "card 1") == "First choose the color of the new building. [BUILD-1]"
    table.play("black")
    assert refused(table, "card 1") == "First place your roof. [ROOF-1]"
    table.play(f"roof {G['s1']}")
    assert table.turn == 1


@pytest.mark.rule("TURN-3")
def test_a_turn_sees_one_new_building_and_one_roof_however_many_floors_are_left() -> None:
    table = table_in_g("BBBNNNWWWG")
    build(table, G["s1"], "black", G["s1"])
    assert buildings(table) == {G["br"], G["wh"], G["bl"], G["s1"]}
    assert (roofs_placed(table), table.turn) == (1, 1)


@pytest.mark.rule("TURN-3")
def test_an_extra_turn_may_see_another_building_and_another_roof() -> None:
    """The last vehicle arrives at the first star column with the first roof."""
    last = BOX.star_columns[0] - 1
    table = table_at(3, G_CITY, floors={0: "BBBNNNWWWG"}, vehicles={0: (last, last + 1, last + 1, last + 1)})
    build(table, G["s1"], "black", G["s1"])
    build(table, G["s2"], "black", G["s2"])
    assert buildings(table) == {G["br"], G["wh"], G["bl"], G["s1"], G["s2"]}
    assert (roofs_placed(table), table.turn) == (2, 1)


# --- Adjacent sites ---


@pytest.mark.rule("BOARD-3", "BUILD-2")
@pytest.mark.parametrize(("seats", "site"), EVERY_SITE)
def test_beside_a_lone_building_exactly_the_other_ends_of_its_streets_are_offered(seats: int, site: int) -> None:
    """Wherever it stands, in the middle of an area or at its border."""
    name = board_for(seats).sites[site].name
    table = table_at(seats, {name: "N:."})
    assert legal(table) == CARDS | {f"build {other}" for other in beside(seats, name)}


@pytest.mark.rule("BOARD-3", "BUILD-4")
@BOTH_BOARDS
def test_a_building_across_the_border_of_an_area_is_adjacent_and_is_paid(seats: int) -> None:
    board = board_for(seats)
    for a, b in board.border_streets():
        one, other = board.sites[a].name, board.sites[b].name
        table = table_at(seats, {one: "N:."})
        build(table, other, "black", other)
        assert building_on(table, one) == "N:.."


@pytest.mark.rule("BUILD-2")
@BOTH_BOARDS
def test_a_site_two_streets_away_from_every_building_is_refused(seats: int) -> None:
    place = find_sites("br-s s-far", seats)
    table = table_at(seats, {place["br"]: "N:."})
    assert f"build {place['s']}" in legal(table)
    assert refused(table, f"build {place['far']}") == f"{place['far']} is adjacent to no building. [BUILD-2]"


@pytest.mark.rule("BUILD-2")
def test_a_city_without_buildings_offers_cards_only() -> None:
    assert legal(table_at(3, {})) == CARDS


@pytest.mark.rule("BOARD-4", "BUILD-1")
@BOTH_BOARDS
def test_a_site_with_a_building_takes_no_second_one(seats: int) -> None:
    place = find_sites("a-b b-s", seats)
    table = table_at(seats, {place["a"]: "N:.", place["b"]: "W:."})
    assert refused(table, f"build {place['a']}") == f"A building stands on {place['a']} already. [BUILD-1]"
    assert refused(table, f"build {place['b']}") == f"A building stands on {place['b']} already. [BUILD-1]"


# --- The new floor and its color ---


@pytest.mark.rule("BUILD-1")
@pytest.mark.parametrize("color", ["black", "grey", "white"])
def test_the_first_floor_comes_out_of_the_personal_supply(color: str) -> None:
    table = table_in_g("BGWN")
    play(table, f"build {G['s2']}", color)
    letter = color[0].upper()
    assert building_on(table, G["s2"]) == f"{letter}:."
    assert floors_of(table) == "BGW".replace(letter, ""), "the brown one is the payment"


@pytest.mark.rule("BUILD-1")
def test_only_colors_of_the_personal_supply_are_offered() -> None:
    table = table_in_g("GNN")
    table.play(f"build {G['s2']}")
    assert legal(table) == {"grey"}
    assert refused(table, "white") == "You have no white floor. [BUILD-1]"


@pytest.mark.rule("BUILD-3")
@pytest.mark.parametrize(
    ("site", "colors"),
    [("s1", {"black", "grey"}), ("s2", {"black", "grey", "white"}), ("s3", {"grey", "white"})],
)
def test_a_black_building_may_stand_on_s1_and_s2_but_not_beside_the_black_one(site: str, colors: set[str]) -> None:
    """T4, the book's example."""
    table = table_in_g("BBGGWWNN")
    table.play(f"build {G[site]}")
    assert legal(table) == colors


@pytest.mark.rule("BUILD-3")
def test_a_site_for_which_only_a_forbidden_color_is_held_is_not_offered() -> None:
    """T4: s3 is not offered to a player who could build in black only."""
    table = table_in_g("BBNN")
    assert f"build {G['s2']}" in legal(table)
    assert refused(table, f"build {G['s3']}").endswith("[BUILD-3]")
    table = table_in_g("BBWNN")
    table.play(f"build {G['s3']}")
    assert refused(table, "black") == f"A black building is adjacent to {G['s3']}. [BUILD-3]"


@pytest.mark.rule("BUILD-3")
@pytest.mark.parametrize("around", ["B", "BG", "BGW", "BWN", "GWN", "BB", "BBGW"])
@BOTH_BOARDS
def test_the_new_color_differs_from_that_of_every_adjacent_building(seats: int, around: str) -> None:
    table, site = table_amid(seats, around, floors="BBGGWWNN")
    table.play(f"build {site}")
    assert legal(table) == {name for name, letter in zip(COLOR_NAMES, LETTERS, strict=True) if letter not in around}


@pytest.mark.rule("BUILD-2", "BUILD-3")
@BOTH_BOARDS
def test_a_site_amid_all_four_colors_is_never_built_on(seats: int) -> None:
    """U5."""
    table, site = table_amid(seats, "BGWN", floors="BBGGWWNN")
    assert f"build {site}" not in legal(table)
    assert refused(table, f"build {site}") == f"Buildings of all 4 colors are adjacent to {site}. [BUILD-3]"


# --- Payment ---


@pytest.mark.rule("BUILD-4", "BUILD-5", "BOARD-4")
def test_the_book_s_white_building_of_four_floors() -> None:
    """T5: a black floor for the new building, one white and one brown as payment."""
    table = table_in_g("BBNNWW")
    play(table, f"build {G['s1']}", "black")
    assert {site: building_on(table, G[site]) for site in G} == {
        "s1": "B:.", "wh": "W:....", "br": "N:..", "bl": "B:.", "s2": ".", "s3": ".",
    }  # fmt: skip
    assert floors_of(table) == "BWN"
    table.play(f"roof {G['wh']}")
    assert building_on(table, G["wh"]) == "W:...t"
    assert vehicles_of(table) == [0, 0, 4, 0]


@pytest.mark.rule("BUILD-4", "BUILD-5")
@pytest.mark.parametrize("around", ["N", "W", "NN", "NW", "GWN", "NNN", "GGWN", "NWNW"])
@BOTH_BOARDS
def test_every_adjacent_building_is_paid_one_floor_of_its_own_color(seats: int, around: str) -> None:
    """Nothing is asked: after the color comes the roof (R14)."""
    table, site = table_amid(seats, around, floors="BGGGWWWNNN")
    before = floors_of(table)
    play(table, f"build {site}", "black")
    paid = [building_on(table, name) for name in beside(seats, site) & buildings(table)]
    assert sorted(paid) == sorted(f"{letter}:.." for letter in around)
    for letter in LETTERS:
        assert before.count(letter) - floors_of(table).count(letter) == ("B" + around).count(letter)
    assert all(move.startswith("roof ") for move in legal(table))


@pytest.mark.rule("BUILD-4")
def test_a_building_that_is_not_adjacent_is_not_paid() -> None:
    table = table_in_g("BN")
    build(table, G["s2"], "black", G["s2"])
    assert (building_on(table, G["wh"]), building_on(table, G["bl"])) == ("W:...", "B:.")


@pytest.mark.rule("BUILD-5", "BUILD-6")
@pytest.mark.parametrize("floors", ["BBB", "BWW", "BGW", "BBBGGGWWW"])
def test_a_floor_of_another_color_is_no_payment(floors: str) -> None:
    assert legal(table_at(3, {G["br"]: "N:."}, floors={0: floors})) == CARDS


@pytest.mark.rule("BUILD-6")
def test_without_brown_no_site_beside_the_brown_building_is_offered() -> None:
    """U4."""
    table = table_in_g("BBBGGGWWW")
    for site in ("s1", "s2", "s3"):
        assert f"build {G[site]}" not in legal(table)
        assert refused(table, f"build {G[site]}") == f"{G[site]} costs 1 brown floor; you have 0. [BUILD-6]"


@pytest.mark.rule("BUILD-6")
@BOTH_BOARDS
def test_two_white_neighbors_cost_two_white_floors(seats: int) -> None:
    """U4: next to two white and one brown."""
    table, site = table_amid(seats, "WWN", floors="BWNNN")
    assert f"build {site}" not in legal(table)
    assert refused(table, f"build {site}") == f"{site} costs 2 white floors; you have 1. [BUILD-6]"
    table, site = table_amid(seats, "WWN", floors="BWWN")
    build(table, site, "black", site)
    assert floors_of(table) == ""


@pytest.mark.rule("BUILD-1", "BUILD-3", "BUILD-6")
@BOTH_BOARDS
def test_the_payment_alone_starts_no_building(seats: int) -> None:
    """Floors left over have the color of a neighbor."""
    table, site = table_amid(seats, "WN", floors="WWWNNN")
    assert f"build {site}" not in legal(table)
    assert refused(table, f"build {site}").endswith(f"a color that is not adjacent to {site}. [BUILD-3]")


@pytest.mark.rule("BUILD-7")
def test_a_payment_covers_the_roofs_of_others_and_one_s_own() -> None:
    table = table_at(3, {G["br"]: "N:o", G["wh"]: "W:p.t"})
    build(table, G["s1"], "black", G["s1"])
    assert (building_on(table, G["br"]), building_on(table, G["wh"])) == ("N:o.", "W:p.t.")
