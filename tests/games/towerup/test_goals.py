"""GOAL: the ten objectives, on positions that just meet or just miss them, and the tokens that they pay."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations

import pytest

from clerestory.games.towerup.components import BOX, OBJECTIVE_NAMES
from tests.games.towerup.drawings import board_for, build, find_sites, table_at, token_of

BOTH_BOARDS = pytest.mark.parametrize("seats", [2, 3])
PLENTY = "BGWWWWWNNN"


def among(*goals: str) -> str:
    """Three objectives, these among them, as the option of a table wants them."""
    others = [name for name in OBJECTIVE_NAMES if name not in goals]
    return "+".join([*goals, *others][:3])


def token_for(goal: str, seats: int, city: Mapping[str, str], site: str, color: str = "black", roof: str = "") -> int:
    """The token of seat 0 after it has built on a site: 7 or none, since nobody has one yet."""
    table = table_at(seats, city, floors={0: PLENTY}, objectives=among(goal))
    build(table, site, color, roof or site)
    return token_of(table, goal)


def meets(
    goal: str, seats: int, own: Sequence[str], drawn: str = "W:t", besides: Mapping[str, str] | None = None
) -> bool:
    """Whether presence on these sites meets an objective, whichever of them gets its roof last."""
    tokens = {token_for(goal, seats, city_but_for(last, seats, own, drawn, besides or {}), last) for last in own}
    assert len(tokens) == 1, "it matters which roof comes last"
    return tokens == {7}


def city_but_for(
    last: str, seats: int, own: Sequence[str], drawn: str, besides: Mapping[str, str]
) -> Mapping[str, str]:
    """Buildings on all sites but one, and a building without a roof beside that one, if it has no neighbor yet."""
    board = board_for(seats)
    city = {**{site: drawn for site in own if site != last}, **besides}
    beside = names(seats, board.neighbors([site.name for site in board.sites].index(last)))
    return city if city.keys() & beside else {**city, beside[0]: "W:."}


def names(seats: int, sites: Iterable[int]) -> list[str]:
    return [board_for(seats).sites[site].name for site in sites]


def tagged(seats: int, tag: str) -> list[str]:
    return names(seats, board_for(seats).tagged(tag))


def untagged(seats: int, tag: str) -> list[str]:
    return [site.name for site in board_for(seats).sites if tag not in site.tags]


def areas(seats: int) -> list[list[str]]:
    """The sites of each area."""
    return [names(seats, board_for(seats).inside(area)) for area in range(len(BOX.areas))]


def greys(seats: int, one: int, other: int) -> list[str]:
    """So many sites of the two grey areas."""
    first, second = (sites for sites, area in zip(areas(seats), BOX.areas, strict=True) if area.is_grey)
    return [*first[:one], *second[:other]]


def borders(seats: int) -> list[list[str]]:
    """The two sites of each border street."""
    return [names(seats, street) for street in board_for(seats).border_streets()]


def chain(seats: int) -> list[str]:
    return list(find_sites("a-b b-c c-d d-e", seats).values())


def two_borders(seats: int) -> list[str]:
    return next([*one, *other] for one, other in combinations(borders(seats), 2) if not {*one} & {*other})


# Sites on which presence just meets an objective.
ENOUGH: dict[str, Callable[[int], list[str]]] = {
    "park": lambda seats: tagged(seats, "park")[:4],
    "areas": lambda seats: [sites[0] for sites in areas(seats)],
    "lake": lambda seats: tagged(seats, "lake")[:4],
    "connected": chain,
    "greys": lambda seats: greys(seats, 3, 2),
    "borders": two_borders,
}


# --- Presence ---


@pytest.mark.rule("GOAL-1", "GOAL-4", "BOARD-5")
@pytest.mark.parametrize("drawn", ["W:t", "W:t.", "W:.to", "W:ot."])
@pytest.mark.parametrize("goal", ENOUGH)
@BOTH_BOARDS
def test_presence_on_the_right_sites_is_enough_covered_or_not(goal: str, seats: int, drawn: str) -> None:
    assert meets(goal, seats, ENOUGH[goal](seats), drawn)


@pytest.mark.rule("GOAL-1", "BOARD-5")
@pytest.mark.parametrize("goal", ENOUGH)
@BOTH_BOARDS
def test_with_one_site_less_an_objective_is_missed_whichever_it_is(goal: str, seats: int) -> None:
    """Two roofs in each of the others make up for nothing, nor does the roof of another player."""
    enough = ENOUGH[goal](seats)
    for missing in enough:
        others = [site for site in enough if site != missing]
        assert not meets(goal, seats, others, "W:tt")
        assert not meets(goal, seats, others, besides={missing: "W:o"})


@pytest.mark.rule("GOAL-PARK", "GOAL-LAKE")
@pytest.mark.parametrize("tag", ["park", "lake"])
@BOTH_BOARDS
def test_four_different_buildings_in_the_park_or_by_the_lake(tag: str, seats: int) -> None:
    """U15a, R24: the tags of the sites decide."""
    sites, elsewhere = tagged(seats, tag), untagged(seats, tag)
    assert meets(tag, seats, sites[-4:])
    assert meets(tag, seats, [*sites[1:5], elsewhere[0]])
    assert not meets(tag, seats, [*sites[:3], *elsewhere[:5]])


@pytest.mark.rule("GOAL-AREAS")
@BOTH_BOARDS
def test_presence_in_all_five_areas(seats: int) -> None:
    """U15b: four areas are too few, however many buildings there are in them."""
    for missing in range(5):
        four = [sites for area, sites in enumerate(areas(seats)) if area != missing]
        assert not meets("areas", seats, [site for sites in four for site in sites[-2:]])
        assert meets("areas", seats, [areas(seats)[missing][-1], *[sites[1] for sites in four]])


@pytest.mark.rule("GOAL-CONNECTED")
@pytest.mark.parametrize("streets", ["a-b b-c c-d d-e", "m-a m-b m-c m-d", "m-a m-b m-c c-d", "m-a a-b m-c c-d"])
@BOTH_BOARDS
def test_five_buildings_that_hang_together_in_whatever_shape(seats: int, streets: str) -> None:
    """U12: a chain, a star, and between the two (R25)."""
    assert meets("connected", seats, [*find_sites(streets, seats).values()])


@pytest.mark.rule("GOAL-CONNECTED")
@pytest.mark.parametrize("streets", ["a-b b-c c-d d-x x-e", "a-b b-c c-x x-d d-e", "x-a x-b x-c c-d d-e"])
@pytest.mark.parametrize("between", ["W:.", "W:o", "."])
@BOTH_BOARDS
def test_a_building_without_an_own_roof_connects_nothing(seats: int, streets: str, between: str) -> None:
    """U12: four and one, three and two, or less; neither does an empty site."""
    place = find_sites(streets, seats)
    besides = {} if between == "." else {place["x"]: between}
    own = [place[name] for name in "abcde"]
    assert not meets("connected", seats, own, besides=besides)
    assert meets("connected", seats, [*own, place["x"]])


@pytest.mark.rule("GOAL-GREYS")
@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        (3, 2, True),
        (2, 3, True),
        (3, 3, True),
        (4, 2, True),
        (4, 1, False),
        (1, 4, False),
        (2, 2, False),
        (5, 0, False),
    ],
)
@BOTH_BOARDS
def test_three_buildings_of_a_grey_area_and_two_of_the_other(seats: int, one: int, other: int, expected: bool) -> None:
    """U15."""
    assert meets("greys", seats, greys(seats, one, other)) == expected


@pytest.mark.rule("GOAL-BORDERS")
@BOTH_BOARDS
def test_two_border_streets_are_crossed_only_if_they_share_no_building(seats: int) -> None:
    """U13, R26; a fourth building off the borders adds nothing."""
    at_borders = {site for street in borders(seats) for site in street}
    off_borders = next(site.name for site in board_for(seats).sites if site.name not in at_borders)
    shared = 0
    for one, other in combinations(borders(seats), 2):
        sites = list(dict.fromkeys([*one, *other]))
        if len(sites) == 4:
            assert meets("borders", seats, sites)
        else:
            assert not meets("borders", seats, [*sites, off_borders])
            shared += 1
    assert shared, "this board has no border streets with a common building"


@pytest.mark.rule("GOAL-BORDERS")
@BOTH_BOARDS
def test_a_street_within_an_area_crosses_no_border(seats: int) -> None:
    board, street = board_for(seats), borders(seats)[0]
    at_borders = {site for street in borders(seats) for site in street}
    inner = next(names(seats, street) for street in board.streets if not at_borders & {*names(seats, street)})
    assert not meets("borders", seats, [*street, *inner])


# --- Colors, roofs and levels ---


@pytest.mark.rule("GOAL-COLORS")
@pytest.mark.parametrize(
    ("a", "b", "c", "roof", "expected"),
    [
        ("B:t", "G:t", "W:t", "s", 7),
        ("B:t.", "G:.to", "W:t", "s", 7),
        ("B:t", "G:t", "N:t", "w", 7),
        ("B:t", "G:t", "W:t", "w", 0),
        ("B:t", "G:t", "G:t", "s", 0),
        ("B:t", "W:t", "W:t", "s", 0),
        ("G:t", "W:t", "G:t", "s", 0),
        ("B:t", "G:o", "W:t", "s", 0),
    ],
)
@BOTH_BOARDS
def test_presence_in_all_four_colors(seats: int, a: str, b: str, c: str, roof: str, expected: int) -> None:
    """U15a: a brown building on s is paid with a floor on the white one, w, which nobody has a roof in."""
    place = find_sites("w-s a b c", seats)
    city = {place["a"]: a, place["b"]: b, place["c"]: c, place["w"]: "W:."}
    assert token_for("colors", seats, city, place["s"], "brown", place[roof]) == expected


@pytest.mark.rule("GOAL-BROWN")
@pytest.mark.parametrize(
    ("a", "b", "c", "beside", "color", "roof", "expected"),
    [
        ("N:t", "N:t", "N:t", "W:.", "brown", "s", 7),
        ("N:t.", "N:.t", "N:to", "W:.", "brown", "s", 7),
        ("N:t", "N:t", "N:t", "N:.", "black", "d", 7),
        ("N:t", "N:t", "N:t", "W:.", "black", "s", 0),
        ("N:t", "N:t", "N:t", "W:.", "brown", "d", 0),
        ("N:tt", "N:t", "W:t", "W:.", "brown", "s", 0),
        ("N:t", "N:t", "N:o", "W:.", "brown", "s", 0),
    ],
)
@BOTH_BOARDS
def test_presence_in_four_brown_buildings(
    seats: int, a: str, b: str, c: str, beside: str, color: str, roof: str, expected: int
) -> None:
    """U15a: the fourth is the new building on s, or d, which is paid."""
    place = find_sites("d-s a b c", seats)
    city = {place["a"]: a, place["b"]: b, place["c"]: c, place["d"]: beside}
    assert token_for("brown", seats, city, place["s"], color, place[roof]) == expected


@pytest.mark.rule("GOAL-DOUBLE")
@pytest.mark.parametrize(
    ("white", "brown", "roof", "expected"),
    [
        ("W:tt", "N:t", "br", 7),
        ("W:t.t.", "N:t..", "br", 7),
        ("W:tot", "N:.to", "br", 7),
        ("W:ttt", "N:t", "br", 7),
        ("W:ttt", "N:.", "br", 0),
        ("W:t", "N:tt", "br", 0),
        ("W:tt", "N:t", "s", 0),
        ("W:oo", "N:t", "br", 0),
    ],
)
@BOTH_BOARDS
def test_two_roofs_in_each_of_two_buildings(seats: int, white: str, brown: str, roof: str, expected: int) -> None:
    """U15: the roof goes on the brown building, br, which is paid, or on the new black one, s."""
    place = find_sites("wh br-s", seats)
    city = {place["wh"]: white, place["br"]: brown}
    assert token_for("double", seats, city, place["s"], roof=place[roof]) == expected


@pytest.mark.rule("GOAL-LEVELS")
@pytest.mark.parametrize(
    ("white", "brown", "roof", "expected"),
    [
        ("W:.ttt", "N:.", "s", 7),
        ("W:.tttt", "N:.", "s", 7),
        ("W:.t.t.", "N:..t", "s", 7),
        ("W:ttt", "N:...", "br", 7),
        ("W:.t.t", "N:t.", "br", 7),
        ("W:.", "N:ttt", "br", 7),
        ("W:.tt", "N:.", "s", 0),
        ("W:.tt.t", "N:.", "s", 0),
        ("W:ttt", "N:....", "br", 0),
        ("W:.ttt", "N:.", "br", 0),
        ("W:.tto", "N:.", "s", 0),
    ],
)
@BOTH_BOARDS
def test_a_roof_on_each_of_levels_one_to_four(seats: int, white: str, brown: str, roof: str, expected: int) -> None:
    """U14, R27: level 1 on the new building, s, or the level that the brown one, br, has been raised to."""
    place = find_sites("wh br-s", seats)
    city = {place["wh"]: white, place["br"]: brown}
    assert token_for("levels", seats, city, place["s"], roof=place[roof]) == expected
