"""The study: what a player would work out of a city, on one that is drawn; what is derived is counted by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from clerestory import new_table
from clerestory.bots.greedy import Greedy
from clerestory.engine.chance import generator
from clerestory.engine.records import copy_of
from clerestory.games.towerup import GAME
from clerestory.games.towerup.components import COLORS, END_OF_TRACK, FRONT, NO_TOKEN, OBJECTIVE_NAMES
from clerestory.games.towerup.goals import BORDERS, CONNECTED
from clerestory.games.towerup.naming import SITE_NUMBERS
from clerestory.games.towerup.progress import counted
from clerestory.games.towerup.rules import SITE, stars_reached
from clerestory.games.towerup.state import BUILD_COLOR, PLACE_ROOF, TURN, State, site_of
from tests.arena.bots import legal_actions
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


@pytest.mark.rule("BOARD-4", "CARD-6")
def test_floors_are_counted_one_by_one() -> None:
    has = seen().table("building: has this floor")
    assert has[TOWER].tolist() == [1, 1, 0, 0]  # floors 2 to 5
    assert not has[SITE_NUMBERS[FRONT][PLACE["c"]]].any()
    assert seen().of(1, "floors of a color").tolist() == [[1, 0, 0, 0], [0] * 4, [0] * 4, [1, 1, 0, 0]]


@pytest.mark.rule("BUILD-7")
def test_roofs_that_others_could_cover() -> None:
    """Seat 1 could build beside the brown tower and beside the black house; without a brown floor, beside the house."""
    for floors, expected in {"BNW": [2, 0, 0], "BW": [1, 0, 0], "GW": [0, 0, 0]}.items():
        table = table_at(3, {PLACE["a"]: "N:.ot", PLACE["c"]: "B:t"}, floors={0: "BNW", 1: floors, 2: "GW"})
        observation = Observation(GAME.studied, 3, 0, GAME.studied.observed(table.state, 0))
        assert [int(observation.of(seat, "roofs on top that others could cover")) for seat in range(3)] == expected


def buildings_of(state: State) -> Iterator[State]:
    """What every building leads to that the seat to move could start, with every roof."""
    for action in legal_actions(GAME, state):
        if state.phase != TURN or action >= SITE:
            after = copy_of(state)
            GAME.play(after, action)
            if after.phase in (BUILD_COLOR, PLACE_ROOF):
                yield from buildings_of(after)
            else:
                yield after


@pytest.mark.rule("BUILD-4", "ROOF-1", "TRACK-1", "EXTRA-1", "GOAL-1")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_building_could_bring_is_what_buildings_bring(seats: int) -> None:
    """Every building with every roof is played, in every turn of some games."""
    turns = 0
    for seed in range(3):
        table = new_table("towerup", seats=seats, seed=seed)
        rng = generator(seed)
        while not table.is_over:
            if table.state.phase == TURN:
                compare_with_buildings(table.state, int(table.turn))
                turns += 1
            table.play(Greedy().choose(GAME, table.state, int(table.turn), rng))
    assert turns > 50


def compare_with_buildings(state: State, seat: int) -> None:
    observation = Observation(GAME.studied, int(state.seats), seat, GAME.studied.observed(state, seat))
    before = state.players[seat]
    sites, steps, extra = set(), [0] * COLORS, False
    nearer = dict.fromkeys(range(len(OBJECTIVE_NAMES)), False)
    for after in buildings_of(state):
        player = after.players[seat]
        (roof,) = {*map(int, player.roof[: player.roofs])} - {*map(int, before.roof[: before.roofs])}
        site = site_of(roof)
        color, height = int(after.building[site]), int(after.height[site])
        sites.add(site)
        steps[color] = max(steps[color], height)
        extra |= stars_reached(player) > stars_reached(before)
        for slot, objective in enumerate(map(int, state.objective)):
            if before.token[slot] == NO_TOKEN:
                nearer[objective] |= counted(after, player, objective) > counted(state, before, objective)
    assert {*np.flatnonzero(observation.of(seat, "site where a roof could be put"))} == sites
    assert observation.of(seat, "steps that a building could bring").tolist() == steps
    assert bool(observation.of(seat, "a building could bring an extra turn")) == extra
    comes_nearer = observation.of(seat, "objective not met yet: a building could bring it nearer")
    for objective, is_nearer in nearer.items():
        said = bool(comes_nearer[objective])
        if objective == BORDERS:  # a second street that shares a site with the first is said to come nearer
            assert said or not is_nearer
        elif objective == CONNECTED:  # that two small groups may join to the largest is not said
            assert is_nearer or not said
        else:
            assert said == is_nearer, OBJECTIVE_NAMES[objective]
