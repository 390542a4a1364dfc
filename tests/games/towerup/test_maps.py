"""Whether a map can be played on: geometry, room for every roof, objectives in reach; and files damaged anyhow."""

from __future__ import annotations

import random
import re
import time
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clerestory import ComponentError
from clerestory.games.towerup.geometry import Point, do_cross, encloses, lies_between
from tests.games.component_texts import EDITS, with_edits
from tests.games.towerup.component_files import OTHER, OURS, problems_of, read, with_fact

# --- Plane geometry ---

SQUARE: tuple[Point, ...] = ((0, 0), (4, 0), (4, 4), (0, 4))
HORSESHOE: tuple[Point, ...] = ((0, 0), (6, 0), (6, 6), (4, 6), (4, 2), (2, 2), (2, 6), (0, 6))  # open below


@pytest.mark.parametrize(
    ("outline", "point", "is_inside"),
    [
        (SQUARE, (2, 2), True),
        (SQUARE, (5, 2), False),
        (SQUARE, (-1, 2), False),
        (SQUARE, (2, 4.001), False),
        (SQUARE, (4, 2), True),
        (SQUARE, (0, 0), True),
        (SQUARE, (-1, 0), False),
        (HORSESHOE, (1, 5), True),
        (HORSESHOE, (5, 5), True),
        (HORSESHOE, (3, 5), False),
        (HORSESHOE, (3, 1), True),
        (HORSESHOE, (-1, 2), False),
        (HORSESHOE, (1, 2), True),
        (HORSESHOE, (7, 6), False),
    ],
)
def test_a_point_lies_in_an_outline_or_on_it(outline: tuple[Point, ...], point: Point, is_inside: bool) -> None:
    """Also in line with corners and with level sides; whichever corner is told first, and in either direction."""
    for turned in range(len(outline)):
        around = outline[turned:] + outline[:turned]
        assert encloses(around, point) == is_inside
        assert encloses(around[::-1], point) == is_inside


@pytest.mark.parametrize(
    ("one", "other", "crosses"),
    [
        (((0, 0), (4, 4)), ((0, 4), (4, 0)), True),
        (((0, 0), (4, 0)), ((2, -1), (2, 1)), True),
        (((0, 0), (4, 4)), ((0, 0), (4, 0)), False),
        (((0, 0), (4, 0)), ((2, 0), (2, 3)), False),
        (((0, 0), (4, 0)), ((5, -1), (5, 1)), False),
        (((0, 0), (4, 0)), ((0, 1), (4, 1)), False),
        (((0, 0), (2, 0)), ((3, 0), (5, 0)), False),
    ],
    ids=["cross", "upright", "common end", "ends on it", "beside", "parallel", "in line"],
)
def test_streets_cross_if_they_meet_inside_both(
    one: tuple[Point, Point], other: tuple[Point, Point], crosses: bool
) -> None:
    for a, b in (one, one[::-1]):
        for c, d in (other, other[::-1]):
            assert do_cross(a, b, c, d) == do_cross(c, d, a, b) == crosses


@pytest.mark.parametrize(
    ("point", "is_between"),
    [((2, 1), True), ((0, 0), True), ((4, 2), True), ((6, 3), False), ((-2, -1), False), ((2, 1.1), False)],
)
def test_a_point_lies_between_two_others_on_the_straight_way(point: Point, is_between: bool) -> None:
    assert lies_between((0, 0), (4, 2), point) == lies_between((4, 2), (0, 0), point) == is_between


# --- What a map must have room for ---

STRIPS = (
    "harbor",
    "hill",
    "mills",
    "market",
    "meadow",
)  # areas side by side, ten units wide; harbor and mills are grey
STAR = "A1-C1 B1-C1 D1-C1 E1-C1"
PATH = "A1-B1 B1-C1 C1-D1 D1-E1"


def tiny(streets: str, sites: dict[str, int] | None = None) -> list[str]:
    """What is wrong with a board that has a site or so in each area: A1, B1, ... and below it A2, A3, ..."""
    lines, outlines = [], []
    for number, area in enumerate(STRIPS):
        left = 10 * number
        outlines.append(f"{area} {left},0 {left + 10},0 {left + 10},99 {left},99")
        for row in range((sites or {}).get(area, 1)):
            lines.append(f"{'ABCDE'[number]}{row + 1} {left + 5} {10 + 10 * row + 3 * number * number} {area}")
    text = with_fact("back_sites", "\n".join(lines))
    text = with_fact("back_areas", "\n".join(outlines), with_fact("back_streets", streets, text))
    return problems_of(text)


UNREACHABLE = {
    "CONNECTED": "[back_sites] no five sites hang together, so GOAL-CONNECTED can never be met.",
    "GREYS": "[back_sites] the grey areas have 1 and 1 sites, so GOAL-GREYS can never be met.",
    "BORDERS": "[back_sites] no two border streets lie apart, so GOAL-BORDERS can never be met.",
    "BROWN": "[back_sites] no four sites lie apart, so GOAL-BROWN can never be met.",
    "DOUBLE": "[back_sites] no two buildings can have two floors, so GOAL-DOUBLE can never be met.",
    "LEVELS": "[back_sites] no building can have four floors, so GOAL-LEVELS can never be met.",
}


@pytest.mark.rule("GOAL-1", "GOAL-CONNECTED", "GOAL-BROWN", "GOAL-GREYS", "GOAL-BORDERS", "GOAL-DOUBLE", "GOAL-LEVELS")
@pytest.mark.parametrize(
    ("streets", "unreachable"),
    [
        (STAR, {"GREYS", "BORDERS"}),
        (PATH, {"GREYS", "BROWN", "LEVELS"}),
        ("", {"GREYS", "CONNECTED", "BORDERS", "DOUBLE", "LEVELS"}),
        ("A1-B1 C1-D1 D1-E1", {"GREYS", "CONNECTED", "BROWN", "LEVELS"}),
    ],
    ids=["star", "path", "no streets", "two parts"],
)
def test_an_objective_that_nobody_could_ever_meet_is_named(streets: str, unreachable: set[str]) -> None:
    found = tiny(streets)
    assert {goal for goal, sentence in UNREACHABLE.items() if sentence in found} == unreachable


@pytest.mark.rule("GOAL-GREYS")
@pytest.mark.parametrize(("harbor", "mills", "is_fine"), [(2, 3, True), (3, 2, True), (2, 2, False), (4, 1, False)])
def test_the_grey_areas_need_three_sites_and_two(harbor: int, mills: int, is_fine: bool) -> None:
    found = tiny(PATH, {"harbor": harbor, "mills": mills})
    assert any("GOAL-GREYS can never be met" in problem for problem in found) != is_fine


@pytest.mark.rule("GOAL-PARK", "GOAL-LAKE")
@pytest.mark.parametrize("tag", ["park", "lake"])
def test_park_and_lake_need_four_sites_each(tag: str) -> None:
    front, back = OTHER.split("[back_sites]")
    more = back.split("[back_streets]")[0].count(f" {tag}\n") - 4
    assert problems_of(front + "[back_sites]" + back.replace(f" {tag}\n", "\n", more)) == []
    found = problems_of(front + "[back_sites]" + back.replace(f" {tag}\n", "\n", more + 1))
    assert found == [f"[back_sites] only 3 sites have the tag {tag}, so GOAL-{tag.upper()} can never be met."]


@pytest.mark.rule("BOARD-2")
def test_an_area_without_sites_is_named() -> None:
    assert "[back_sites] no site lies in meadow. [BOARD-2]" in tiny("A1-B1 B1-C1 C1-D1", {"meadow": 0})


@pytest.mark.rule("ROOF-1", "OPTION-1")
def test_a_map_has_room_for_all_roofs() -> None:
    """Two players can start 19 buildings until one has placed ten roofs; 5 starting floors lie there too."""
    sentence = (
        "[back_sites] 5 sites are too few: 2 players can start 19 buildings until one has no roof left, beside 5 "
        "starting floors; 24 are needed."
    )
    assert sentence in tiny(STAR)
    strips = {"harbor": 5, "hill": 5, "mills": 5, "market": 5}
    assert any("24 are needed" in problem for problem in tiny(STAR, {**strips, "meadow": 3}))
    assert not any("are needed" in problem for problem in tiny(STAR, {**strips, "meadow": 4}))


@pytest.mark.rule("SETUP-6", "OPTION-1")
@pytest.mark.parametrize(("streets", "is_fine"), [(STAR, False), (PATH, False), ("A1-B1", False), ("", True)])
def test_a_map_has_room_for_starting_floors_of_one_color(streets: str, is_fine: bool) -> None:
    """Four of five floors, all of one color; only where no site is beside another is there room for a fifth."""
    sentence = (
        "[back_sites] 5 sites are too few: 4 starting floors of one color could lie on or beside all of them and "
        "leave no site for one more. [SETUP-6]"
    )
    assert (sentence not in tiny(streets)) == is_fine


# --- Any damage ---

TEXTS = st.sampled_from([OURS, OTHER])
FUZZ = settings(max_examples=150, deadline=None, derandomize=True)


def check_reading(text: str) -> None:
    """A file is accepted or refused with sentences, within the time that one waits for a command."""
    began = time.process_time()
    with suppress(ComponentError):
        read(text)
    assert time.process_time() - began < 5


@FUZZ
@given(text=TEXTS, at=st.floats(0, 1), length=st.integers(0, 30), insert=st.text(max_size=8))
def test_no_damage_to_the_file_makes_more_than_a_sentence(text: str, at: float, length: int, insert: str) -> None:
    place = int(at * len(text))
    check_reading(text[:place] + insert + text[place + length :])


@FUZZ
@given(text=TEXTS, edits=EDITS)
def test_no_lines_lost_doubled_or_swapped_make_more_than_a_sentence(
    text: str, edits: list[tuple[str, int, int]]
) -> None:
    check_reading(with_edits(text, edits))


@FUZZ
@given(text=TEXTS, seed=st.integers(0, 2**32), slips=st.integers(1, 4))
def test_no_wrong_words_make_more_than_a_sentence(text: str, seed: int, slips: int) -> None:
    """A word becomes another one of the file, a number of it, or nothing."""
    rng = random.Random(seed)
    words = re.split(r"(\s+)", text)
    for _ in range(slips):
        at = 2 * rng.randrange(len(words) // 2)
        others = (rng.choice(words[::2]), "0", "99999", "-1", "9" * 5000, "٣", "1e5", "nan", "A1-A1", ",", "")
        words[at] = rng.choice(others)
    check_reading("".join(words))
