"""What a game teaches, reckoned by hand: from its end backwards, with some trust in what was foreseen on the way."""

from __future__ import annotations

from typing import Any

import numpy as np

from clerestory.engine.game import OVER
from clerestory.learning.stepping import aim

TRUST = 0.75


def aimed(values: list[Any], movers: list[Any], results: list[Any], seats: int) -> np.ndarray:
    """The targets, uncompiled: two tables are quick enough."""
    foreseen = np.array(values, np.float32)
    targets = np.zeros_like(foreseen)
    last = np.stack([np.array(results, np.float32)] * (foreseen.shape[2] // 2), axis=1)  # as each seat thinks of it
    for table in range(len(results)):
        getattr(aim, "py_func", aim)(foreseen, np.array(movers, np.int16), last, seats, TRUST, targets, table)
    return targets


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
