# ruff: noqa: F821 (the names that `bind` gives to a template)
"""A room full of tables at which one network plays against itself, on the CPU; `devices.py` has the same on a GPU."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from clerestory.bots.looking import DEPTH
from clerestory.bots.sight import slope_of
from clerestory.engine.game import Game
from clerestory.engine.records import Array, Features, States
from clerestory.engine.rules import bind
from clerestory.learning.arrays import Arrays, HostArrays
from clerestory.learning.stepping import NO_MOVE, Options, Tables, Tries, bodies, steps_to_viewer

begin: Callable[..., None]
allow: Callable[..., None]
go_on: Callable[..., None]
spread: Callable[..., None]
attempt: Callable[..., None]
weigh: Callable[..., None]
choose: Callable[..., None]
advance: Callable[..., None]
finish: Callable[..., None]
aim: Callable[..., None]
observe: Callable[..., None]

ROOM_AT_FIRST = 8  # moves a table
VIEWS = 2  # of what a move leads to: the mover's, and another's
A_FEW = 32  # tables
RARELY = 4  # one in so many positions is kept of those within a turn


class Room:
    """Tables of one number of seats. What is asked of it, in this order: `lay`, then `look` and `play`, then `end`.

    Every seat looks at all ways to play its own turn, up to DEPTH decisions ahead, and plays the best one as a whole:
    what a die in the hand is worth is hard to tell, what a placed one is worth is not.
    """

    def __init__(self, game: Game, seats: int, count: int) -> None:
        self.game, self.seats, self.count = game, seats, count
        self.arrays: Arrays = HostArrays()
        self.features = game.studied.features(seats)
        self.most = max(game.seats)
        self.views = min(seats, VIEWS)
        self.slope = slope_of(game)
        self._options: list[Any] = [None] * DEPTH  # [depth]
        self._tries: list[Any] = [None] * (DEPTH + 1)  # [depth]  and last those that were played
        self._sizes = [count]  # [depth]  in how many positions moves are tried
        self._take_room()

    # --- What is different on a GPU ---

    def _take_room(self) -> None:
        self._steps = loops(self.game)
        self._counts = np.zeros(self.features, np.int16)
        self._chances = np.zeros(self.game.outcomes, np.int16)
        self._tables = Tables(**self._blank(table_shapes(self.game, self.count)))

    def _blank(self, shapes: dict[str, tuple[tuple[int, ...], Any]]) -> dict[str, Any]:
        """Arrays of zeros."""
        return {name: np.zeros(shape, dtype) for name, (shape, dtype) in shapes.items()}

    def _do(self, name: str, count: int, *arguments: Any) -> None:
        """A step for so many tables, positions or moves."""
        needs = {"begin": (self._chances,), "advance": (self._chances,)}
        self._steps[name](*arguments, *needs.get(name, ()), count)

    def _attempt(self, states: Any, tries: Tries, count: int) -> None:
        self._do("attempt", count, states, tries)

    def _look(self, tries: Tries, count: int) -> Any:
        """What is seen of what moves lead to."""
        observations = np.zeros((count, self.features), np.float32)
        self._do("look", count, tries, self._counts, observations)
        return observations

    def _known(self, array: Any) -> Any:
        """An array of a step, as one to compute with."""
        return array

    # --- What is the same ---

    def lay(self, starts: States, seed: int, first: int) -> None:
        """Lay the tables, as many of each kind; table i is on stream first + i of the seed."""
        self._do("begin", self.count, self._tables, starts, seed, first)

    def look(self) -> Any:
        """What all moves at all tables lead to, as whoever makes them would see it; no rows once all games are over."""
        self._make_room(0, self.count + 1, self._options)
        self._do("allow", self.count, self._tables.states, self._options[0])
        self._sizes = [self.count]
        moves = self._spread(0, self._tables.states, self.count)
        for depth in range(1, DEPTH):
            if moves == 0:
                break
            before = self._tries[depth - 1]
            self._make_room(depth, moves + 1, self._options)
            self._do("go_on", moves, before, self._options[depth])
            choices = self._known(self._options[depth].choices)[:moves, 0]
            if not bool((choices != NO_MOVE).any()):
                break
            self._sizes.append(moves)
            moves = self._spread(depth, before.states, moves)
        self._moves = moves
        self._known(self._tables.firsts)[:] = self._first_ways()
        return self._look(self._ways, moves)

    @property
    def _ways(self) -> Tries:
        """All ways to play the turn at all tables: the last moves that were tried."""
        ways: Tries = self._tries[len(self._sizes) - 1]
        return ways

    def _first_ways(self) -> Any:
        """[table + 1] Where the ways of a table begin, and last where they end."""
        at = self._known(self._options[0].firsts)[: self.count + 1]
        for depth in range(1, len(self._sizes)):
            at = self._known(self._options[depth].firsts)[at]
        return at

    def _spread(self, depth: int, states: Any, positions: int) -> int:
        """Try every move in so many positions; how many these are."""
        options = self._options[depth]
        counts = self._known(options.counts)[:positions]
        ends = self.arrays.xp.cumsum(counts, 0)
        moves = int(ends[-1])
        self._known(options.firsts)[:positions] = ends - counts
        self._known(options.firsts)[positions] = moves
        self._make_room(depth, moves, self._tries)
        if moves:
            self._do("spread", positions, options, self._tries[depth])
            self._attempt(states, self._tries[depth], moves)
        return moves

    def _make_room(self, depth: int, count: int, levels: list[Any]) -> None:
        """Room for so many positions or moves."""
        if levels[depth] is None or len(levels[depth].viewers) < count:
            room = max(count + count // 4, ROOM_AT_FIRST * self.count)
            kind, shapes = (Options, option_shapes) if levels is self._options else (Tries, try_shapes)
            levels[depth] = kind(**self._blank(shapes(self.game, room)))

    def play(self, outputs: Any, noise: float, margin: float, time: int) -> tuple[Any, Any, Any]:
        """Play the best way at each table by what the network says; what is seen then by those who look at it.

        (table * views + view, what they saw, the points that they would expect)
        """
        tables, ways = self._tables, self._ways
        self._known(ways.outputs)[: self._moves] = outputs
        self._do("weigh", self._moves, ways, margin, self.slope, self.seats)
        self._do("choose", self.count, tables, self._options[0], ways, noise, self.seats)
        kept = self._keep(time)
        self._do("advance", self.count, tables, ways)
        return kept

    def some_ways(self) -> tuple[Any, Any, slice]:
        """Of a few tables: what their ways are worth, where those of each table begin, and where all of them lie."""
        fetch, tables = self.arrays.fetch, min(self.count, A_FEW)
        firsts = fetch(self._known(self._tables.firsts)[-tables - 1 :])
        at = slice(int(firsts[0]), int(firsts[-1]))
        return fetch(self._known(self._ways.worths)[at]), firsts - firsts[0], at

    def _keep(self, time: int) -> tuple[Any, Any, Any]:
        """What the ways lead to that are played."""
        xp = self.arrays.xp
        at = xp.where(self.movers >= 0)[0]
        chosen = self._known(self._tables.chosen)
        is_end = self._known(self._ways.is_open)[chosen[at]] == 0
        at = at[is_end | ((at + time) % RARELY == 0)]
        steps = [steps_to_viewer(view, time, self.seats) for view in range(self.views)]
        places = xp.concatenate([at * self.views + view for view in range(self.views)])
        viewers = xp.concatenate([(self.movers[at] + step) % self.seats for step in steps])
        count = len(places)
        self._make_room(DEPTH, count, self._tries)
        kept = self._tries[DEPTH]
        self._known(kept.owners)[:count] = xp.concatenate([chosen[at]] * self.views)
        self._known(kept.viewers)[:count] = viewers
        self._known(kept.moves)[:count] = NO_MOVE
        if count:
            self._attempt(self._ways.states, kept, count)
        return places, self._look(kept, count), self._known(kept.expected)[:count] + 0

    def end(self, trust: float, lasting: float, values: Any, movers: Any) -> Any:
        """[time, table, view, 2 * seats] What the values should have been; `results` has how the games have ended."""
        xp = self.arrays.xp
        self._do("finish", self.count, self._tables, self.seats)
        targets, results = xp.stack([values * 0] * self.views, 2), xp.stack([self.results] * self.most, 1)
        self._do("aim", self.count, values, movers, results, self.seats, trust, lasting, targets)
        return targets

    @property
    def movers(self) -> Any:
        """[table] Whose turn it was, or OVER."""
        return self._known(self._options[0].viewers)[: self.count]

    @property
    def values(self) -> Any:
        """[table, 2 * seats] What was foreseen then."""
        return self._known(self._tables.values)

    @property
    def results(self) -> Any:
        """[table, 2 * seats] How the games have ended."""
        return self._known(self._tables.results)


def table_shapes(game: Game, count: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The shape and the type of each array of the tables."""
    most = max(game.seats)
    return {
        "states": ((count,), game.state),
        "rngs": ((count, 1), np.uint64),
        "firsts": ((count + 1,), np.int64),
        "chosen": ((count,), np.int64),
        "buffers": ((count, most), np.int16),
        "results": ((count, 2 * most), np.float32),
        "values": ((count, 2 * most), np.float32),
    }


def option_shapes(game: Game, count: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The same of positions."""
    return {
        "viewers": ((count,), np.int16),
        "counts": ((count,), np.int64),
        "firsts": ((count,), np.int64),
        "choices": ((count, game.actions), np.int16),
    }


def try_shapes(game: Game, count: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The same of moves."""
    most = max(game.seats)
    return {
        "owners": ((count,), np.int64),
        "moves": ((count,), np.int16),
        "viewers": ((count,), np.int16),
        "states": ((count,), game.state),
        "is_open": ((count,), np.int16),
        "expected": ((count, most), np.float32),
        "outputs": ((count, 2 * most), np.float32),
        "worths": ((count,), np.float32),
    }


def begin_loop(tables: Tables, starts: States, seed: int, first: int, chances: Array, count: int) -> None:
    for i in range(count):
        begin(tables, starts, seed, first, chances, i)


def allow_loop(states: States, options: Options, count: int) -> None:
    for i in range(count):
        allow(states, options, i)


def go_on_loop(tries: Tries, options: Options, count: int) -> None:
    for i in range(count):
        go_on(tries, options, i)


def spread_loop(options: Options, tries: Tries, count: int) -> None:
    for i in range(count):
        spread(options, tries, i)


def attempt_loop(states: States, tries: Tries, count: int) -> None:
    for i in range(count):
        attempt(states, tries, i)


def look_loop(tries: Tries, counts: Array, observations: Features, count: int) -> None:
    for i in range(count):
        observe(tries.states[i], int(tries.viewers[i]), counts, observations[i])


def weigh_loop(tries: Tries, margin: float, slope: float, seats: int, count: int) -> None:
    for i in range(count):
        weigh(tries, margin, slope, seats, i)


def choose_loop(tables: Tables, options: Options, ways: Tries, noise: float, seats: int, count: int) -> None:
    for i in range(count):
        choose(tables, options, ways, noise, seats, i)


def advance_loop(tables: Tables, ways: Tries, chances: Array, count: int) -> None:
    for i in range(count):
        advance(tables, ways, chances, i)


def finish_loop(tables: Tables, seats: int, count: int) -> None:
    for i in range(count):
        finish(tables, seats, i)


def aim_loop(
    values: Features,
    movers: Array,
    results: Features,
    seats: int,
    trust: float,
    lasting: float,
    targets: Features,
    count: int,
) -> None:
    for i in range(count):
        aim(values, movers, results, seats, trust, lasting, targets, i)


@cache
def loops(game: Game) -> dict[str, Callable[..., None]]:
    """The steps over all tables, positions and moves; compiled once."""
    names: dict[str, Any] = bodies(game) | {"observe": game.studied.observe}
    templates: dict[str, Callable[..., None]] = {
        "begin": begin_loop,
        "allow": allow_loop,
        "go_on": go_on_loop,
        "spread": spread_loop,
        "attempt": attempt_loop,
        "look": look_loop,
        "weigh": weigh_loop,
        "choose": choose_loop,
        "advance": advance_loop,
        "finish": finish_loop,
        "aim": aim_loop,
    }
    return {name: bind(template, game.name, **names) for name, template in templates.items()}
