"""The network: its slopes are those of what it is to make small, and following them makes it small. Only numbers."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import pytest

from clerestory import load_game
from clerestory.bots.networks import LEAD, POINTS_A_UNIT
from clerestory.games import GAMES
from clerestory.learning.arrays import HostArrays
from clerestory.learning.network import (
    LATELY,
    MOST_BYTES,
    POINTS_SHARE,
    Network,
    leads_of,
    shape_of,
    size_of,
    views,
)

SHAPE = (6, 5, 4, 6)  # of a game for up to three seats
SEATS, SEEN = 2, 4  # at this table, and how many numbers are seen there
MOST = SHAPE[-1] // 2
SLOPE = 0.01  # little, so that chances differ from 0 and 1 whatever comes out


class Lesson(NamedTuple):
    """What `learn` is given first."""

    observations: np.ndarray
    expected: np.ndarray
    targets: np.ndarray


def exact_network(shape: tuple[int, ...] = SHAPE, slope: float = SLOPE) -> Network:
    """With twice the digits, so that differences are those of the slopes."""
    arrays = HostArrays()
    arrays.real = arrays.quick = np.float64
    network = Network(arrays, shape, slope)
    network.put(np.random.default_rng(1).normal(0, 0.6, size_of(shape)))
    return network


def lesson(moves: int = 7, numbers: int = SEEN) -> Lesson:
    rng = np.random.default_rng(2)
    return Lesson(rng.normal(size=(moves, numbers)), rng.normal(size=(moves, MOST)), rng.random((moves, 2 * MOST)))


def said_by(network: Network, shown: Lesson) -> np.ndarray:
    """What comes out as it has been learned up to now; what games are played with is behind."""
    return np.asarray(network.run(shown.observations, network.quick_layers, network.layers[-1])[-1])


def points_by(network: Network, shown: Lesson) -> np.ndarray:
    """What is expected, and what the network adds."""
    return np.asarray(said_by(network, shown)[:, MOST : MOST + SEATS] + shown.expected[:, :SEATS])


def lead_says(network: Network, shown: Lesson) -> np.ndarray:
    """Of two seats, what the lead by these points adds to the logits."""
    points = points_by(network, shown)
    return np.asarray(network.slope * POINTS_A_UNIT * (points - points[:, ::-1]))


def error_of(network: Network, shown: Lesson, said_by_lead: np.ndarray | None = None) -> float:
    """Cross-entropy of the chances, squared error of the points; what the lead says may be given."""
    by_lead = lead_says(network, shown) if said_by_lead is None else said_by_lead
    chances = 1 / (1 + np.exp(-said_by(network, shown)[:, :SEATS] - by_lead))
    wanted = shown.targets[:, :SEATS]
    off = points_by(network, shown) - shown.targets[:, MOST : MOST + SEATS]
    return float(entropy(wanted, chances) + POINTS_SHARE * (off * off).mean())


def entropy(wanted: np.ndarray, chances: np.ndarray) -> float:
    return float(-(wanted * np.log(chances) + (1 - wanted) * np.log(1 - chances)).mean())


def test_the_error_is_that_of_all_that_is_promised() -> None:
    network, shown = exact_network(), lesson()
    (chances, points), _ = network.compare(said_by(network, shown), shown.expected, shown.targets, SEATS)
    assert chances + POINTS_SHARE * points == pytest.approx(error_of(network, shown))


@pytest.mark.parametrize("slope", [0.0, SLOPE])
def test_the_slopes_are_those_of_the_error(slope: float) -> None:
    """What the lead says is taken as it is: points learn from points alone."""
    network, shown = exact_network(slope=slope), lesson()
    rows = network.run(shown.observations, network.quick_layers, network.layers[-1])
    by_lead = lead_says(network, shown)
    network.trace_back(rows, network.compare(rows[-1], shown.expected, shown.targets, SEATS)[1])
    found = network.slopes.copy()
    for number in range(size_of(SHAPE)):
        errors = []
        for step in (1e-6, -1e-6):
            network.numbers[number] += step
            network.refresh()
            errors.append(error_of(network, shown, by_lead))
            network.numbers[number] -= step
        assert abs(found[number] - (errors[0] - errors[1]) / 2e-6) < 1e-7


def test_a_lead_is_over_the_best_of_the_others_and_alone_what_one_has() -> None:
    points = np.array([[5.0, 2.0, 3.0], [1.0, 4.0, 4.0]])
    assert leads_of(np, points, 3).tolist() == [[2, -3, -2], [-3, 0, 0]]
    assert leads_of(np, points[:, :2], 2).tolist() == [[3, -3], [-3, 3]]
    assert leads_of(np, points[:, :1], 1).tolist() == [[5], [1]]


def test_what_is_not_seen_and_who_is_not_there_teach_nothing() -> None:
    network = exact_network()
    before = [layer.weights.copy() for layer in network.layers]
    network.learn(*lesson(), SEATS, 0.01)
    assert (network.layers[0].weights[SEEN:] == before[0][SEEN:]).all()
    assert (network.layers[0].weights[:SEEN] != before[0][:SEEN]).any()
    absent = [SEATS, MOST + SEATS]
    assert (network.layers[-1].weights[:, absent] == before[-1][:, absent]).all()


def test_the_first_step_goes_as_far_as_the_rate_says_and_in_a_wide_layer_less() -> None:
    """With 64 numbers that go in, half as far; 16 are not many."""
    shape = (64, 16, 4, 6)
    network = exact_network(shape)
    before = network.numbers.copy()
    network.learn(*lesson(numbers=64), SEATS, 0.01)
    moved, slopes = views(network.numbers - before, shape), views(network.slopes, shape)
    for layer, slope, part in zip(moved, slopes, (0.5, 1.0, 1.0), strict=True):
        for numbers, steep, rate in ((layer.weights, slope.weights, 0.01 * part), (layer.biases, slope.biases, 0.01)):
            steps = np.abs(numbers)[np.abs(steep) > 1e-4]
            assert len(steps)
            np.testing.assert_allclose(steps, rate, rtol=1e-3)


@pytest.mark.parametrize("slope", [0.0, LEAD])
def test_it_learns_what_it_is_shown(slope: float) -> None:
    network = Network(HostArrays(), (4, 32, 16, 6), slope)
    network.begin(1)
    shown = Lesson(*(each.astype(np.float32) for each in lesson(32)))
    first = error_of(network, shown)
    for _ in range(300):
        network.learn(*shown, SEATS, 0.01)
    wanted = shown.targets[:, :SEATS]
    least = entropy(wanted, wanted)
    assert error_of(network, shown) - least < 0.02 * (first - least)


def test_games_are_played_with_the_mean_of_the_numbers_lately() -> None:
    network, shown = exact_network(), lesson()
    np.testing.assert_array_equal(network.value(shown.observations), said_by(network, shown))
    mean = network.numbers.copy()
    for step in range(1, 40):
        network.learn(*shown, SEATS, 0.01)
        mean += (network.numbers - mean) * max(1 / LATELY, 1 / (1 + step / 10))
    np.testing.assert_allclose(network.settled, mean)
    assert abs(network.settled - network.numbers).max() > 0.01
    network.numbers[:] = network.settled
    network.refresh()
    np.testing.assert_array_equal(network.value(shown.observations), said_by(network, shown))


def test_a_network_of_every_game_fits_its_file() -> None:
    for name in GAMES:
        game = load_game(name)
        shape = shape_of(game)
        assert (shape[0], shape[-1]) == (game.studied.features(max(game.seats)), 2 * max(game.seats))
        assert size_of(shape) <= MOST_BYTES
