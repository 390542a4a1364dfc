"""The network: its slopes are those of what it is to make small, and following them makes it small. Only numbers."""

from __future__ import annotations

import numpy as np

from clerestory import load_game
from clerestory.games import GAMES
from clerestory.learning.arrays import HostArrays
from clerestory.learning.network import BYTES_A_NUMBER, MOST_BYTES, POINTS_SHARE, Network, shape_of, size_of

SHAPE = (6, 5, 4, 6)  # of a game for up to three seats
SEATS, SEEN = 2, 4  # at this table, and how many numbers are seen there
MOST = SHAPE[-1] // 2


def exact_network() -> Network:
    """With twice the digits, so that differences are those of the slopes."""
    arrays = HostArrays()
    arrays.real = arrays.quick = np.float64
    network = Network(arrays, SHAPE)
    network.put(np.random.default_rng(1).normal(0, 0.6, size_of(SHAPE)))
    return network


def lesson(moves: int = 7) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(2)
    return rng.normal(size=(moves, SEEN)), rng.random((moves, 2 * MOST))


def error_of(network: Network, observations: np.ndarray, targets: np.ndarray) -> float:
    chances, points = network.compare(network.value(observations), targets, SEATS)[0]
    return float(chances + POINTS_SHARE * points)


def test_the_slopes_are_those_of_the_error() -> None:
    network, (observations, targets) = exact_network(), lesson()
    rows = network.run(observations)
    network.trace_back(rows, network.compare(rows[-1], targets, SEATS)[1])
    found = network.slopes.copy()
    for number in range(size_of(SHAPE)):
        errors = []
        for step in (1e-6, -1e-6):
            network.numbers[number] += step
            errors.append(error_of(network, observations, targets))
            network.numbers[number] -= step
        assert abs(found[number] - (errors[0] - errors[1]) / 2e-6) < 1e-7


def test_what_is_not_seen_and_who_is_not_there_teach_nothing() -> None:
    network = exact_network()
    before = [layer.weights.copy() for layer in network.layers]
    network.learn(*lesson(), SEATS, 0.01)
    assert (network.layers[0].weights[SEEN:] == before[0][SEEN:]).all()
    assert (network.layers[0].weights[:SEEN] != before[0][:SEEN]).any()
    absent = [SEATS, MOST + SEATS]
    assert (network.layers[-1].weights[:, absent] == before[-1][:, absent]).all()


def test_the_first_step_goes_as_far_as_the_rate_says() -> None:
    network = exact_network()
    before = network.numbers.copy()
    network.learn(*lesson(), SEATS, 0.01)
    moved = np.abs(network.numbers - before)[np.abs(network.slopes) > 1e-4]
    np.testing.assert_allclose(moved, 0.01, rtol=1e-3)


def test_it_learns_what_it_is_shown() -> None:
    network = Network(HostArrays(), (4, 32, 16, 6))
    network.begin(1)
    observations, targets = (each.astype(np.float32) for each in lesson(32))
    first = error_of(network, observations, targets)
    for _ in range(300):
        network.learn(observations, targets, SEATS, 0.01)
    wanted = targets[:, :SEATS]
    least = -(wanted * np.log(wanted) + (1 - wanted) * np.log(1 - wanted)).mean()
    assert error_of(network, observations, targets) - least < 0.02 * (first - least)


def test_a_network_of_every_game_fits_its_file() -> None:
    for name in GAMES:
        game = load_game(name)
        shape = shape_of(game)
        assert (shape[0], shape[-1]) == (game.features(max(game.seats)), 2 * max(game.seats))
        assert BYTES_A_NUMBER * size_of(shape) <= MOST_BYTES
