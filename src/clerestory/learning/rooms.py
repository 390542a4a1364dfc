# ruff: noqa: F821 (the names that `bind` gives to a template)
"""A room full of tables at which one network plays against itself, on the CPU; `devices.py` has the same on a GPU."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from clerestory.bots.foresight import start_of
from clerestory.engine.game import Game
from clerestory.engine.records import Array, Features, States
from clerestory.engine.rules import bind
from clerestory.learning.arrays import Arrays, HostArrays
from clerestory.learning.stepping import Tables, bodies

begin: Callable[..., None]
allow: Callable[..., None]
own: Callable[..., None]
attempt: Callable[..., None]
choose: Callable[..., None]
advance: Callable[..., None]
finish: Callable[..., None]
aim: Callable[..., None]
observe: Callable[..., None]

MOVES_A_TABLE = 8  # for which there is room at first


class Room:
    """Tables of one number of seats. What is asked of it, in this order: `lay`, then `look` and `play`, then `end`."""

    def __init__(self, game: Game, seats: int, count: int) -> None:
        self.game, self.seats, self.count = game, seats, count
        self.arrays: Arrays = HostArrays()
        self.features = game.studied.features(seats)
        self.most = max(game.seats)
        self.slope = float(start_of(game)["SLOPE"])
        self._take_room()
        self._take_room_for_moves(MOVES_A_TABLE * count)

    def _take_room(self) -> None:
        self._steps = loops(self.game)
        self._counts = np.zeros(self.features, np.int16)
        self._chances = np.zeros(self.game.outcomes, np.int16)
        self._tables = blank_tables(self.game, self.count)

    def _take_room_for_moves(self, moves: int) -> None:
        self.moves = moves
        self.observations = np.zeros((moves, self.features), np.float32)
        self._tables = self._tables._replace(
            owners=np.zeros(moves, np.int64),
            viewers=np.zeros(moves, np.int16),
            afters=np.zeros(moves, self.game.state),
            seen=np.zeros((moves, self.most), np.float32),
            outputs=np.zeros((moves, 2 * self.most), np.float32),
        )

    def lay(self, starts: States, seed: int, first: int) -> None:
        """Lay the tables, as many of each kind; table i is on stream first + i of the seed."""
        self._steps["begin"](self._tables, starts, seed, first, self._chances, self.count)

    def look(self) -> Any:
        """What all moves at all tables lead to, as whoever makes them would see it; no rows once all games are over."""
        tables, steps = self._tables, self._steps
        steps["allow"](tables, self.count)
        ends = np.cumsum(tables.counts)
        tables.firsts[:] = ends - tables.counts
        moves = int(ends[-1])
        if moves > self.moves:
            self._take_room_for_moves(moves)
            tables = self._tables
        steps["own"](tables, self.count)
        steps["attempt"](tables, moves)
        steps["look"](tables, self._counts, self.observations, moves)
        return self.observations[:moves]

    def play(self, outputs: Any, noise: float, margin: float) -> None:
        """Play the best move at each table by what the network says of all of them."""
        tables, steps = self._tables, self._steps
        tables.outputs[: len(outputs)] = outputs
        steps["choose"](tables, noise, margin, self.slope, self.seats, self.count)
        steps["advance"](tables, self._chances, self.count)

    def end(self, trust: float, values: Any, movers: Any) -> Any:
        """[time, table, 2 * seats] What the values should have been; `results` has how the games have ended."""
        targets = np.zeros_like(values)
        self._steps["finish"](self._tables, self.seats, self.count)
        self._steps["aim"](values, movers, self.results.copy(), self.seats, trust, targets, self.count)
        return targets

    @property
    def movers(self) -> Any:
        """[table] Whose turn it was, or OVER."""
        return self._tables.movers

    @property
    def chosen(self) -> Any:
        """[table] Which of all moves was played."""
        return self._tables.chosen

    @property
    def seen(self) -> Any:
        """[move, seat] The points that all moves lead to."""
        return self._tables.seen

    @property
    def values(self) -> Any:
        """[table, 2 * seats] What was foreseen then."""
        return self._tables.values

    @property
    def results(self) -> Any:
        """[table, 2 * seats] How the games have ended."""
        return self._tables.results


def blank_tables(game: Game, count: int) -> Tables:
    """Memory for what there is at each table; none yet for moves."""
    most = max(game.seats)
    return Tables(
        states=np.zeros(count, game.state),
        rngs=np.zeros((count, 1), np.uint64),
        movers=np.zeros(count, np.int16),
        counts=np.zeros(count, np.int64),
        firsts=np.zeros(count, np.int64),
        choices=np.zeros((count, game.actions), np.int16),
        chosen=np.zeros(count, np.int64),
        buffers=np.zeros((count, most), np.int16),
        results=np.zeros((count, 2 * most), np.float32),
        values=np.zeros((count, 2 * most), np.float32),
        owners=np.zeros(0, np.int64),
        viewers=np.zeros(0, np.int16),
        afters=np.zeros(0, game.state),
        seen=np.zeros((0, most), np.float32),
        outputs=np.zeros((0, 2 * most), np.float32),
    )


def begin_loop(tables: Tables, starts: States, seed: int, first: int, chances: Array, count: int) -> None:
    for i in range(count):
        begin(tables, starts, seed, first, chances, i)


def allow_loop(tables: Tables, count: int) -> None:
    for i in range(count):
        allow(tables, i)


def own_loop(tables: Tables, count: int) -> None:
    for i in range(count):
        own(tables, i)


def attempt_loop(tables: Tables, count: int) -> None:
    for i in range(count):
        attempt(tables, i)


def look_loop(tables: Tables, counts: Array, observations: Features, count: int) -> None:
    for i in range(count):
        observe(tables.afters[i], int(tables.viewers[i]), counts, observations[i])


def choose_loop(tables: Tables, noise: float, margin: float, slope: float, seats: int, count: int) -> None:
    for i in range(count):
        choose(tables, noise, margin, slope, seats, i)


def advance_loop(tables: Tables, chances: Array, count: int) -> None:
    for i in range(count):
        advance(tables, chances, i)


def finish_loop(tables: Tables, seats: int, count: int) -> None:
    for i in range(count):
        finish(tables, seats, i)


def aim_loop(
    values: Features, movers: Array, results: Features, seats: int, trust: float, targets: Features, count: int
) -> None:
    for i in range(count):
        aim(values, movers, results, seats, trust, targets, i)


@cache
def loops(game: Game) -> dict[str, Callable[..., None]]:
    """The steps over all tables; compiled once."""
    names: dict[str, Any] = bodies(game) | {"observe": game.studied.observe}
    templates: dict[str, Callable[..., None]] = {
        "begin": begin_loop,
        "allow": allow_loop,
        "own": own_loop,
        "attempt": attempt_loop,
        "look": look_loop,
        "choose": choose_loop,
        "advance": advance_loop,
        "finish": finish_loop,
        "aim": aim_loop,
    }
    return {name: bind(template, game.name, **names) for name, template in templates.items()}
