"""What a run of random games is said to be like: recomputed game by game, and within what random play can be."""

from __future__ import annotations

from collections import Counter
from functools import cache

import numpy as np
import pytest

from clerestory.engine.options import read_options
from clerestory.engine.playing import Buffers, playing
from clerestory.engine.records import Array, States, blank_states
from clerestory.engine.simulating import Simulation, simulate
from clerestory.engine.table import points_in
from clerestory.games.towerup import GAME
from clerestory.games.towerup.components import BOX, COMPONENTS, NO_BUILDING
from clerestory.games.towerup.state import SHORTAGE, TENTH_ROOF
from tests.games.tallying import FEW, SEED, check_fairness, needs_speed, play_by_hand, simulated
from tests.games.towerup.walks import players_of

MANY = 3000
OURS = "reconstruction" in COMPONENTS.title


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_statistics_of_a_run_are_those_of_its_games(seats: int) -> None:
    tally = play_by_hand(GAME, seats)
    kinds = Counter(parts["kind"] for parts in tally.actions)
    players = [player for final in tally.finals for player in players_of(final)]
    expected = {
        "turns per game": (kinds["card"] + kinds["roof"]) / FEW,
        "cards taken": kinds["card"] / len(players),
        "buildings started": kinds["build"] / len(players),
        "buildings in the city per game": sum(int((final.building != NO_BUILDING).sum()) for final in tally.finals)
        / FEW,
        "vehicle steps": sum(int(player.vehicle.sum()) for player in players) / len(players),
        "bonus tokens": sum(int((player.token > 0).sum()) for player in players) / len(players),
        "visible roofs at the end": sum(int(player.cone) for player in players) / len(players),
        "games ended by a tenth roof": sum(final.ending == TENTH_ROOF for final in tally.finals) / FEW,
        "games ended by a shortage": sum(final.ending == SHORTAGE for final in tally.finals) / FEW,
    }
    assert simulated(GAME, tally).statistics == pytest.approx(expected)


# --- Many games ---

needs_our_box = pytest.mark.skipif(not OURS, reason="the bounds are those of our map, deck and tracks")


@cache
def run(seats: int) -> Simulation:
    return simulate(GAME, seats, games=MANY, seed=SEED, cores=1)


@needs_speed
@needs_our_box
@pytest.mark.parametrize("seats", GAME.seats)
def test_random_play_builds_a_city(seats: int) -> None:
    found = run(seats).statistics
    assert 5 <= found["buildings started"] <= 10
    assert 5 <= found["cards taken"] <= 14
    assert 12 <= found["vehicle steps"] <= 30
    assert 0.3 <= found["bonus tokens"] <= 2
    assert 2.5 <= found["visible roofs at the end"] <= 6
    assert found["buildings in the city per game"] == pytest.approx(3 + seats * found["buildings started"])
    assert all(15 <= score <= 50 for score in run(seats).mean_scores)


@needs_speed
@needs_our_box
@pytest.mark.rule("END-1", "END-4", "SHORTAGE-2")
@pytest.mark.parametrize("seats", GAME.seats)
def test_random_play_ends_with_a_tenth_roof_or_a_shortage(seats: int) -> None:
    """With four players floors run short every now and then."""
    found = run(seats).statistics
    assert found["games ended by a tenth roof"] > 0.3
    assert found["games ended by a tenth roof"] + found["games ended by a shortage"] > 0.99
    assert run(4).statistics["games ended by a shortage"] > max(0.05, run(2).statistics["games ended by a shortage"])


@needs_speed
@pytest.mark.rule("SETUP-11")
@pytest.mark.parametrize("seats", GAME.seats)
def test_random_play_is_fair_to_all_seats(seats: int) -> None:
    check_fairness(run(seats))


@cache
def finals(seats: int) -> States:
    states, start, buffers = blank_states(GAME.state, MANY), blank_states(GAME.state, 1), Buffers.of(GAME)
    GAME.setup(start[0], seats, read_options(GAME, {}))
    played: Array = np.zeros(GAME.actions, np.int64)
    playing(GAME).play_games(states, start, SEED, 0, buffers.actions, buffers.weights, buffers.rng, played)
    return states


@needs_speed
@pytest.mark.rule("SETUP-11", "SETUP-8")
@pytest.mark.parametrize("seats", GAME.seats)
def test_first_seats_and_objectives_are_drawn_alike(seats: int) -> None:
    """Five standard deviations."""
    firsts = np.bincount(finals(seats)["first_seat"], minlength=seats)
    assert abs(firsts - MANY / seats).max() < 5 * (MANY / seats * (1 - 1 / seats)) ** 0.5
    drawn = np.bincount(finals(seats)["objective"].ravel(), minlength=10)
    assert abs(drawn - 0.3 * MANY).max() < 5 * (MANY * 0.3 * 0.7) ** 0.5


@needs_speed
@needs_our_box
@pytest.mark.rule("TURN-1", "END-2")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_order_of_play_matters_little(seats: int) -> None:
    """The first player may have a turn more; random play makes no more of it than a few percent of the money."""
    by_order = np.zeros(seats)
    for state in finals(seats):
        points = points_in(GAME, state)
        for place in range(seats):
            by_order[place] += points[(int(state["first_seat"]) + place) % seats]
    assert by_order.max() < 1.15 * by_order.min()


@needs_speed
@pytest.mark.rule("BOARD-6", "SCORE-1")
def test_money_stays_within_what_the_player_boards_show() -> None:
    most = 4 * int(BOX.track_money.max()) + int(BOX.cone_money.max()) + 3 * int(BOX.token_money.max())
    for state in finals(4):
        assert all(0 <= score <= most for score in points_in(GAME, state))
