"""What a game teaches, reckoned by hand: from its end backwards, with some trust in what was foreseen on the way."""

from __future__ import annotations

from typing import Any

import numpy as np

from clerestory.engine.game import OVER
from clerestory.learning.stepping import aim

TRUST = 0.75
OWN, OTHER = 0, 1  # the view of the seat that moves, and of another


def aimed(
    values: list[Any], movers: list[Any], results: list[Any], seats: int, view: int = OWN, lasting: float = 1.0
) -> np.ndarray:
    """The targets, uncompiled: two tables are quick enough."""
    foreseen = np.array(values, np.float32)
    targets = np.stack([np.zeros_like(foreseen)] * min(seats, 2), axis=2)
    last = np.stack([np.array(results, np.float32)] * (foreseen.shape[2] // 2), axis=1)  # as each seat thinks of it
    for table in range(len(results)):
        getattr(aim, "py_func", aim)(foreseen, np.array(movers, np.int16), last, seats, TRUST, lasting, targets, table)
    return np.asarray(targets[:, :, view])


def test_a_move_is_worth_what_came_of_it_and_a_little_of_what_its_seat_foresaw_next() -> None:
    """Seat 0 moves, seat 1 moves twice, seat 0 moves; seat 0 wins 1 : 0 with 0.8 against 0.4 of a unit."""
    values = [[[0.5, 0.5, 0.6, 0.6]], [[0.4, 0.6, 0.5, 0.9]], [[0.2, 0.8, 0.4, 1.0]], [[0.9, 0.1, 0.7, 0.5]]]
    targets = aimed(values, [[0], [1], [1], [0]], [[1.0, 0.0, 0.8, 0.4]], seats=2)
    last = np.array([1.0, 0.0, 0.8, 0.4])
    second = 0.75 * last + 0.25 * np.array([0.2, 0.8, 0.4, 1.0])  # what seat 1 thought, of which seat 0 knows nothing
    first = 0.75 * last + 0.25 * np.array([0.9, 0.1, 0.7, 0.5])
    swapped = [1, 0, 3, 2]  # seat 1 comes first where it has moved
    np.testing.assert_allclose(targets[:, 0], [first, second[swapped], last[swapped], last], rtol=1e-6)


def test_a_game_that_ends_early_teaches_as_long_as_it_lasted() -> None:
    values = [[[0.5, 0.1], [0.5, 0.1]], [[0.9, 0.3], [0.0, 0.0]]]
    targets = aimed(values, [[0, 0], [0, OVER]], [[1.0, 0.5], [0.0, 0.2]], seats=1)
    np.testing.assert_allclose(targets[1], [[1.0, 0.5], [0.0, 0.0]], rtol=1e-6)
    np.testing.assert_allclose(targets[0], [[0.975, 0.45], [0.0, 0.2]], rtol=1e-6)


def test_seats_that_are_not_there_have_no_targets() -> None:
    values = np.full((1, 1, 6), 0.5).tolist()
    targets = aimed(values, [[1]], [[0.0, 1.0, 0.5, 0.1, 0.2, 0.5]], seats=2)
    np.testing.assert_allclose(targets[0, 0], [1.0, 0.0, 0.0, 0.2, 0.1, 0.0], rtol=1e-6)


def test_another_seat_learns_what_came_of_a_move_as_it_thought_itself_next() -> None:
    """Seat 0 moves twice, then seat 1; what seat 0 thought on the way teaches seat 1 nothing."""
    values = [[[0.5, 0.5, 0.6, 0.6]], [[0.4, 0.6, 0.5, 0.9]], [[0.2, 0.8, 0.4, 1.0]]]
    targets = aimed(values, [[0], [0], [1]], [[1.0, 0.0, 0.8, 0.4]], seats=2, view=OTHER)
    foreseen = 0.75 * np.array([1.0, 0.0, 0.8, 0.4]) + 0.25 * np.array([0.2, 0.8, 0.4, 1.0])
    np.testing.assert_allclose(targets[:2, 0], [foreseen[[1, 0, 3, 2]]] * 2, rtol=1e-6)
    np.testing.assert_allclose(targets[2, 0], [0.7 + 0.3, 0.0, 0.8, 0.4], rtol=1e-6)


def test_of_more_seats_each_of_the_others_looks_in_turn() -> None:
    values, results = np.zeros((3, 1, 6)).tolist(), [[0.1, 0.2, 0.7, 0.0, 0.0, 0.0]]
    targets = aimed(values, [[1], [1], [1]], results, seats=3, view=OTHER)
    np.testing.assert_allclose(targets[:, 0, 0], [0.7, 0.1, 0.7], rtol=1e-6)  # seat 2, seat 0, seat 2


def test_with_every_decision_a_chance_comes_nearer_to_an_equal_share() -> None:
    """By a tenth here: whoever is ahead had better end the game. Points stay what they are."""
    values = [[[1.0, 0.0, 0.8, 0.4]]] * 3
    targets = aimed(values, [[0], [0], [1]], [[1.0, 0.0, 0.8, 0.4]], seats=2, lasting=0.9)
    np.testing.assert_allclose(targets[2, 0], [0.0, 1.0, 0.4, 0.8], rtol=1e-6)
    np.testing.assert_allclose(targets[1, 0], [1.0, 0.0, 0.8, 0.4], rtol=1e-6)
    np.testing.assert_allclose(targets[0, 0], [0.95, 0.05, 0.8, 0.4], rtol=1e-6)
