"""The study: what a player would work out of a city, on one that is drawn; what is derived is counted by hand."""

from __future__ import annotations

from typing import Any

import pytest

from clerestory.games.towerup import GAME
from clerestory.games.towerup.components import END_OF_TRACK, FRONT, OBJECTIVE_NAMES
from clerestory.games.towerup.naming import SITE_NUMBERS
from clerestory.games.towerup.state import State
from tests.games.seeing import Observation
from tests.games.towerup.drawings import find_sites, table_at

PLACE = find_sites("a-b b-c far")
BETWEEN, TOWER, FAR = (SITE_NUMBERS[FRONT][PLACE[name]] for name in ("b", "a", "far"))


def position(**more: Any) -> State:
    """A tower with a roof of seat 1 under one of seat 0, a house with a roof of seat 0, an empty site between."""
    table = table_at(
        3,
        {PLACE["a"]: "N:.ot", PLACE["c"]: "B:t"},
        floors={0: "BNW", 1: "BNN", 2: "GW"},
        vehicles={0: (3, 1, 2, 5), 1: (2, 2, 3, 2), 2: (END_OF_TRACK, 0, 0, 0)},
        objectives="colors+double+levels",
        tokens={1: (7, 0, 0)},
        **more,
    )
    state: State = table.state
    return state


def seen(seat: int = 2) -> Observation:
    return Observation(GAME.studied, 3, seat, GAME.studied.observed(position(), seat))


@pytest.mark.rule("BUILD-2", "BUILD-3", "BUILD-6")
def test_what_stands_beside_a_site_and_who_can_build_there() -> None:
    """Seat 0 pays black and brown, and builds white; seat 1 has no third color, seat 2 cannot pay."""
    beside = seen().table("buildings beside a site")
    assert beside[BETWEEN].tolist() == [1, 0, 0, 1]  # black, grey, white, brown
    assert not beside[FAR].any()
    could = seen().table("empty site where a building could be started")
    assert (could[BETWEEN], could[TOWER], could[FAR]) == (1, 0, 0)
    can = [seen().of(seat, "site where the floors suffice to build") for seat in range(3)]
    assert [each[BETWEEN] for each in can] == [1, 0, 0]
    assert not any(each[TOWER] or each[FAR] for each in can)


@pytest.mark.rule("TRACK-2", "EXTRA-1")
def test_what_steps_bring_and_how_far_the_next_star_column_is() -> None:
    """The star columns are 2 and 4, and so on."""
    assert seen().of(0, "money for the next step of a vehicle").tolist() == [1, 1, 1, 1]
    assert seen().of(2, "money for the next step of a vehicle").tolist() == [0, 1, 1, 1]
    assert [int(seen().of(seat, "star columns reached")) for seat in range(3)] == [0, 1, 0]
    assert [int(seen().of(seat, "steps to the next star column")) for seat in range(3)] == [1, 7, 6]


@pytest.mark.rule("GOAL-1")
def test_how_far_one_is_with_an_objective_that_is_not_met() -> None:
    """Seat 0 has two colors and levels 1 and 3; seat 1 has a token for the colors, and level 2."""
    for seat, expected in {0: [2, 0, 2], 1: [0, 0, 1], 2: [0, 0, 0]}.items():
        there = seen().of(seat, "objective not met yet: what is there of it")
        assert [there[OBJECTIVE_NAMES.index(name)] for name in ("colors", "double", "levels")] == expected
        assert there.sum() == sum(expected)


@pytest.mark.rule("END-3")
def test_money_for_the_visible_roofs() -> None:
    """Two of them bring 4 millions."""
    assert [int(seen().of(seat, "money for the visible roofs")) for seat in range(3)] == [4, 0, 0]
