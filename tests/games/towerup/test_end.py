"""END and SHORTAGE-2: what starts the end phase, who plays a last turn, and where the cones stand."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from clerestory.engine.table import Table
from clerestory.games.towerup.components import BOX, COLOR_NAMES, LETTERS
from clerestory.games.towerup.state import DEAD_BOARD, SHORTAGE, TENTH_ROOF
from tests.games.refused import refused
from tests.games.towerup.drawings import board_for, build, find_sites, legal, table_at
from tests.games.towerup.habits import colored
from tests.games.towerup.taking import CARDS, ONE_STEP, OTHERS, TWO_BLACK_TWO_WHITE, take, take_cards

STAR = BOX.star_columns[0]
WHITE_BEFORE_STAR = [STAR, STAR, STAR - 1, STAR]  # one white step makes all vehicles reach it
GREY_BEFORE_STAR = [STAR, STAR - 1, STAR, STAR]
SITE = find_sites("br-new v0-beside v1 v2 v3 v4 v5 v6 v7 v8")  # each v is for a building with roofs


def last_turns(table: Table) -> list[int]:
    """The seats that have a turn until the game is over; everybody takes cards."""
    seats = take_cards(table, turns=12)
    assert table.is_over
    return seats


def roofs(letter: str, visible: int, placed: int = 9) -> dict[str, str]:
    """Grey buildings apart from each other with so many roofs of a player, all but the visible ones covered."""
    covered = [letter * min(3, placed - visible - done) + "." for done in range(0, placed - visible, 3)]
    buildings = [letter] * visible + covered
    return {SITE[f"v{number}"]: f"G:{levels}" for number, levels in enumerate(buildings)}


def build_white(table: Table) -> None:
    """A white building beside the brown one, with the roof on it: a white step, and a visible roof more."""
    build(table, SITE["new"], "white", SITE["new"])


def cones(table: Table) -> list[int | None]:
    """The space of each cone, 0 where none was placed, None where it is not due yet."""
    return [(player["cone"] or 0) if player["has_had_last_turn"] else None for player in table.view()["players"]]


# --- The tenth roof ---


@pytest.mark.rule("END-1", "END-3")
def test_the_tenth_roof_starts_the_end_phase_and_its_owner_sets_the_cone_at_once() -> None:
    """T8: turquoise has 5 visible roofs."""
    table = table_at(3, {SITE["br"]: "N:.", **roofs("t", 4)})
    build_white(table)
    assert table.view()["end_phase"] == "tenth roof"
    assert cones(table) == [5, None, None]


@pytest.mark.rule("END-1")
def test_the_ninth_roof_starts_nothing() -> None:
    table = table_at(3, {SITE["br"]: "N:.", **roofs("t", 4, placed=8)})
    build_white(table)
    assert table.view()["end_phase"] is None
    assert cones(table) == [None, None, None]


@pytest.mark.rule("END-2")
@pytest.mark.parametrize(
    ("seats", "seat", "first", "order"),
    [(3, 1, 0, [2, 0]), (3, 0, 0, [1, 2]), (3, 2, 0, [0, 1]), (3, 1, 1, [2, 0]), (4, 2, 1, [3, 0, 1])],
)
def test_after_the_tenth_roof_every_opponent_has_one_last_turn(
    seats: int, seat: int, first: int, order: list[int]
) -> None:
    """R28: whoever sat where in the order."""
    table = table_at(seats, {SITE["br"]: "N:.", **roofs("topy"[seat], 4)}, seat=seat, first_seat=first)
    build_white(table)
    assert table.view()["is_last_turn"]
    assert last_turns(table) == order


@pytest.mark.rule("END-1", "END-2", "END-3")
def test_covering_a_roof_does_not_move_a_cone_that_is_set() -> None:
    """U18, R30: orange places the tenth roof; pink plays, then turquoise covers one of orange's five visible ones."""
    table = table_at(3, {SITE["br"]: "N:.", **roofs("o", 4)}, seat=1)
    build_white(table)
    assert (cones(table), table.turn) == ([None, 5, None], 2)
    take(table, 2)
    assert (cones(table), table.turn) == ([None, 5, 0], 0)
    build(table, SITE["beside"], "black", SITE["v0"])
    assert table.is_over
    assert table.view()["players"][1]["visible_roofs"] == 4
    assert cones(table) == [1, 5, 0]


@pytest.mark.rule("END-2")
def test_a_card_must_be_taken_in_a_last_turn_even_if_it_is_the_only_thing_to_do() -> None:
    """R9."""
    table = table_at(3, {SITE["br"]: "N:."}, floors={1: ""}, seat=1, ending=TENTH_ROOF, last=True, cones={0: 5})
    assert legal(table) == CARDS
    assert "[TURN-2]" in refused(table, "end turn")


@pytest.mark.rule("END-1", "ROOF-4", "EXTRA-6")
def test_an_extra_turn_after_the_tenth_roof_is_for_cards_alone_and_comes_before_the_cone() -> None:
    """U19."""
    table = table_at(3, {SITE["br"]: "N:.", **roofs("t", 4)}, floors={0: "BBGGWWNN"}, vehicles={0: WHITE_BEFORE_STAR})
    build_white(table)
    assert (table.turn, legal(table)) == (0, {*CARDS, "end turn"})
    assert "[ROOF-4]" in refused(table, f"build {SITE['beside']}")
    assert cones(table) == [None, None, None]
    table.play("end turn")
    assert cones(table) == [5, None, None]
    assert last_turns(table) == [1, 2]


@pytest.mark.rule("END-2", "END-3")
def test_a_last_turn_may_earn_an_extra_turn_and_the_cone_waits_for_it() -> None:
    table = table_at(
        3,
        {SITE["br"]: "N:.", SITE["v0"]: "G:."},
        floors={2: "WNBG"},
        vehicles={2: WHITE_BEFORE_STAR},
        seat=2,
        ending=TENTH_ROOF,
        last=True,
        cones={1: 4},
    )
    build_white(table)
    assert (table.turn, table.view()["is_extra_turn"], cones(table)) == (2, True, [None, 4, None])
    build(table, SITE["beside"], "black", SITE["beside"])
    assert (table.turn, cones(table)) == (0, [None, 4, 2])


# --- The cone ---


@pytest.mark.rule("END-3")
@pytest.mark.parametrize(("visible", "space"), [(0, 0), (1, 1), (6, 6), (7, 7), (8, 7), (9, 7)])
def test_the_cone_counts_visible_roofs_up_to_seven(visible: int, space: int) -> None:
    """U24, R31: without any it pays nothing."""
    table = table_at(3, {SITE["br"]: "N:.", **roofs("p", visible)}, seat=2, ending=SHORTAGE, last=True)
    assert table.sheet(2)["cone"] == 0
    take(table, 2)
    assert cones(table) == [None, None, space]
    assert table.sheet(2)["cone"] == BOX.cone_money[space]
    assert space or BOX.cone_money[space] == 0


@pytest.mark.rule("END-3")
def test_roofs_of_others_and_unplaced_ones_do_not_count_for_the_cone() -> None:
    city = {SITE["br"]: "N:.", SITE["v0"]: "G:tot", SITE["v1"]: "G:to", SITE["v2"]: "G:o"}
    table = table_at(3, city, seat=0, ending=SHORTAGE, last=True)
    take(table, 2)
    assert cones(table)[0] == 1


# --- A shortage ---

NO_WHITE = "B" * 9 + "G" * 9 + "N" * 9


@pytest.mark.rule("SHORTAGE-2", "END-4")
@pytest.mark.parametrize(
    ("seats", "seat", "order"), [(3, 1, [2, 0, 1]), (3, 0, [1, 2, 0]), (4, 3, [0, 1, 2, 3]), (4, 1, [2, 3, 0, 1])]
)
def test_after_a_shortage_everybody_has_one_last_turn_and_who_caused_it_comes_last(
    seats: int, seat: int, order: list[int]
) -> None:
    """U20, R29: 1 black in the supply, the card shows 2 black and 2 white."""
    market = f"{TWO_BLACK_TWO_WHITE} {OTHERS}"
    table = table_at(seats, {SITE["br"]: "N:."}, market=market, supply="B" + "GWN" * 9, seat=seat)
    take(table, 1, "take grey")
    assert table.view()["end_phase"] == "shortage"
    assert cones(table) == [None] * seats
    assert last_turns(table) == order


@pytest.mark.rule("SHORTAGE-2", "END-3")
def test_after_a_shortage_nobody_sets_a_cone_before_the_last_turn_is_over() -> None:
    """R29."""
    table = table_at(3, {SITE["br"]: "N:.", SITE["v0"]: "G:o"}, market=f"{ONE_STEP} {OTHERS}", supply=NO_WHITE, seat=1)
    take(table, 1, "take black")
    seen = [cones(table)]
    for number in (2, 3):
        take(table, number)
        seen.append(cones(table))
    build_white(table)
    assert table.is_over
    assert [*seen, cones(table)] == [[None, None, None], [None, None, 0], [0, None, 0], [0, 2, 0]]


@pytest.mark.rule("SHORTAGE-2")
def test_a_turn_with_a_shortage_may_earn_an_extra_turn_that_is_no_last_turn() -> None:
    vehicles = {1: GREY_BEFORE_STAR}
    table = table_at(3, {SITE["br"]: "N:."}, vehicles=vehicles, market=f"{ONE_STEP} {OTHERS}", supply=NO_WHITE, seat=1)
    take(table, 1, "take black")
    assert (table.turn, table.view()["is_extra_turn"], table.view()["is_last_turn"]) == (1, True, False)
    table.play("end turn")
    assert cones(table) == [None, None, None]
    assert last_turns(table) == [2, 0, 1]


# --- A board on which nothing can be built ---


class Gap(NamedTuple):
    """A city in which one more building leaves nothing to build on."""

    city: dict[str, str]
    site: str
    color: str
    floors: str  # that the building takes

    def close(self, table: Table) -> None:
        build(table, self.site, self.color, self.site)


def last_gap(walled: bool = True, roofs: str = "") -> Gap:
    """A full city but for a gap and, if told, for a site that is walled in by all four colors once the gap is closed.

    The first buildings carry the roofs.
    """
    board = board_for(3)
    sites = set(range(len(board.sites)))
    for site in (one for one in sites if not walled or len(board.neighbors(one)) == len(LETTERS)):
        around = set(board.neighbors(site)) if walled else set()
        unlike = {one: set(board.neighbors(one)) | (around - {one} if one in around else set()) for one in sites}
        if plan := colored(unlike, sites - {site} if walled else sites, {}):
            gap = min(around) if walled else site
            names = [board.sites[one].name for one in plan if one != gap]
            colors = [LETTERS[plan[one]] for one in plan if one != gap]
            levels = roofs.ljust(len(names), ".")
            city = {name: f"{color}:{level}" for name, color, level in zip(names, colors, levels, strict=True)}
            floors = "".join(LETTERS[plan[one]] for one in (gap, *board.neighbors(gap)) if one in plan)
            return Gap(city, board.sites[gap].name, COLOR_NAMES[plan[gap]], floors)
    raise AssertionError("no site of this board can be walled in")


@pytest.mark.rule("END-4")
@pytest.mark.parametrize("walled", [True, False], ids=["walled in by four colors", "no empty site"])
def test_a_board_on_which_nothing_can_be_built_gives_everybody_one_last_turn(walled: bool) -> None:
    """U25, R34."""
    gap = last_gap(walled)
    table = table_at(3, gap.city, floors=dict.fromkeys(range(3), gap.floors), seat=1)
    gap.close(table)
    assert table.view()["end_phase"] == "dead board"
    assert (legal(table), cones(table)) == (CARDS, [None, None, None])
    assert last_turns(table) == [2, 0, 1]
    assert cones(table) == [0, 1, 0]


@pytest.mark.rule("END-4")
@pytest.mark.parametrize("walled", [True, False])
def test_a_board_with_one_site_left_to_build_on_is_not_dead(walled: bool) -> None:
    """R34: whether anybody holds the floors for it is not asked."""
    table = table_at(3, last_gap(walled).city, floors=dict.fromkeys(range(3), ""), seat=1)
    assert legal(table) == CARDS
    take(table, 2)
    assert table.view()["end_phase"] is None


@pytest.mark.rule("END-4")
def test_sites_without_an_adjacent_building_do_not_keep_a_board_alive() -> None:
    """R34, on a city without any building; the look comes at the end of a turn with a card too."""
    table = table_at(3)
    take(table, 2)
    assert table.view()["end_phase"] == "dead board"


@pytest.mark.rule("END-4", "TURN-4")
def test_an_extra_turn_comes_before_the_last_turns_on_a_dead_board() -> None:
    """R34: that player has a last turn all the same."""
    gap = last_gap()
    vehicles = {1: [STAR - (color == gap.color) for color in COLOR_NAMES]}
    table = table_at(3, gap.city, floors={1: gap.floors}, vehicles=vehicles, seat=1)
    gap.close(table)
    assert (table.view()["end_phase"], table.turn, legal(table)) == ("dead board", 1, {*CARDS, "end turn"})
    table.play("end turn")
    assert last_turns(table) == [2, 0, 1]


# --- The first trigger decides ---


@pytest.mark.rule("END-1", "SHORTAGE-2")
def test_a_tenth_roof_in_the_extra_turn_after_a_shortage_has_no_effect() -> None:
    """U22, R32: everybody once more, that player last; the cone waits."""
    table = table_at(
        3,
        {SITE["br"]: "N:.", **roofs("o", 4)},
        vehicles={1: GREY_BEFORE_STAR},
        market=f"{ONE_STEP} {OTHERS}",
        supply=NO_WHITE,
        seat=1,
    )
    take(table, 1, "take black")
    build_white(table)
    assert (table.view()["end_phase"], cones(table)) == ("shortage", [None, None, None])
    assert table.view()["players"][1]["roofs_left"] == 0
    assert last_turns(table) == [2, 0, 1]
    assert cones(table) == [0, 5, 0]


@pytest.mark.rule("END-2", "SHORTAGE-2")
def test_a_shortage_in_a_last_turn_gives_nobody_a_further_turn() -> None:
    """U22, R32."""
    table = table_at(
        3,
        {SITE["br"]: "N:."},
        market=f"{ONE_STEP} {OTHERS}",
        supply=NO_WHITE,
        seat=2,
        ending=TENTH_ROOF,
        last=True,
        cones={1: 5},
    )
    take(table, 1, "take black")
    assert (table.view()["end_phase"], cones(table)) == ("tenth roof", [None, 5, 0])
    assert last_turns(table) == [0]


@pytest.mark.rule("END-1", "END-4")
@pytest.mark.parametrize(("ending", "reason"), [(SHORTAGE, "shortage"), (DEAD_BOARD, "dead board")])
def test_a_tenth_roof_in_a_last_turn_gives_nobody_a_further_turn(ending: int, reason: str) -> None:
    """R32: orange has had a last turn, pink has it now, turquoise is still to come."""
    table = table_at(3, {SITE["br"]: "N:.", **roofs("p", 4)}, seat=2, ending=ending, last=True, cones={1: 0})
    build_white(table)
    assert (table.view()["end_phase"], cones(table)) == (reason, [None, 0, 5])
    assert last_turns(table) == [0]


@pytest.mark.rule("END-1", "END-4")
def test_a_tenth_roof_comes_before_the_look_at_the_board() -> None:
    """R32: the same building leaves nothing to build on; only the opponents play."""
    gap = last_gap(roofs="o" * 9)
    table = table_at(3, gap.city, floors={1: gap.floors}, seat=1)
    gap.close(table)
    assert table.view()["end_phase"] == "tenth roof"
    assert last_turns(table) == [2, 0]


@pytest.mark.rule("END-4")
def test_a_dead_board_in_a_last_turn_gives_nobody_a_further_turn() -> None:
    """R32."""
    gap = last_gap()
    table = table_at(3, gap.city, floors={2: gap.floors}, seat=2, ending=TENTH_ROOF, last=True, cones={1: 5})
    gap.close(table)
    assert table.view()["end_phase"] == "tenth roof"
    assert last_turns(table) == [0]
