"""Reading an observation by the names of its numbers, and playing on from what was read.

If a game goes on alike from a position that is put together out of an observation, then nothing that matters is missing
in it, and its names say the truth.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from clerestory.engine.game import CHANCE, OVER, Game
from clerestory.engine.observing import Block, Layout, features_of, starts
from clerestory.engine.records import AnyState, Features, copy_of
from tests.games.walking import BaseWalk


@dataclass(frozen=True)
class Observation:
    """What one seat sees; a block is found by its name, and its counts are whole again."""

    game: Game
    seats: int
    seat: int  # that looks
    features: Features

    def table(self, what: str) -> Any:
        return found(self.game.layout, what, self.features)

    def of(self, seat: int, what: str) -> Any:
        """The same of a seat."""
        table, size = features_of(self.game.layout), features_of(self.game.seat_layout)
        start = table + (seat - self.seat) % self.seats * size
        return found(self.game.seat_layout, what, self.features[start : start + size])

    def marked(self, what: str, nothing: int) -> int:
        """The one that is marked in a row, or nothing."""
        return only(self.table(what), nothing)

    def seat_with(self, what: str, nothing: int = -1) -> int:
        return only([self.of(seat, what) for seat in range(self.seats)], nothing)


def found(layout: Layout, what: str, numbers: Features) -> Any:
    """The whole numbers of a block."""
    start, block = blocks(layout)[what]
    whole = np.rint(numbers[start : start + len(block)] * np.array(block.per)).astype(int)
    return whole.reshape([len(axis) for axis in block.axes])


@cache
def blocks(layout: Layout) -> dict[str, tuple[int, Block]]:
    """Where each block begins."""
    return {block.what: (start, block) for start, block in zip(starts(layout), layout, strict=True)}


def only(row: Any, nothing: int) -> int:
    marked = np.flatnonzero(row)
    assert len(marked) <= 1
    return int(marked[0]) if len(marked) else nothing


def check_playing_on(walk: BaseWalk, rebuild: Callable[[Observation, AnyState], AnyState]) -> set[str]:
    """At every decision some seat puts the table together anew, and plays on with it; the names of numbers seen so far.

    `rebuild` is given the real state for what the seat cannot know, and for what is said not to matter.
    """
    game, twin, seat = walk.game, None, 0
    used = np.zeros(game.features(walk.seats), bool)
    for step in walk.steps():
        if twin is not None:
            assert_alike(game, twin, step.before, seat)
        if game.turn(step.before) >= 0:
            seat = (seat + 1) % walk.seats
            features = game.observed(step.before, seat)
            twin = rebuild(Observation(game, walk.seats, seat, features), step.before)
            assert_alike(game, twin, step.before, seat)
            used |= features != 0
        if twin is not None:
            game.play(twin, step.move.number)
    assert_alike(game, twin, step.after, seat)
    return {name for name, is_used in zip(game.feature_names(walk.seats), used, strict=True) if is_used}


def assert_alike(game: Game, state: AnyState, other: AnyState, seat: int) -> None:
    """A seat sees the same, and the same may be done, may happen, and stands on the score sheet."""
    assert np.array_equal(game.observed(state, seat), game.observed(other, seat))
    assert outlook(game, state) == outlook(game, other)


def outlook(game: Game, state: AnyState) -> tuple[object, ...]:
    """Whose turn it is, what may be done or happen, and how things stand."""
    state, turn = copy_of(state), int(game.turn(state))
    points, places = np.zeros((2, max(game.seats)), np.int16)
    game.scores(state, points)
    game.ranks(state, places)
    moves = np.zeros(max(game.actions, game.outcomes), np.int16)
    if turn == CHANCE:
        game.weights(state, moves)
    elif turn != OVER:
        count = game.legal(state, moves)
        moves[count:] = -1
    return turn, moves.tolist(), points.tolist(), places.tolist()
