# ruff: noqa: F821 (the names that `over` gives to a template)
"""The same room on a GPU: a thread for each table or for each move. The kernels' arrays are PyTorch's, not copies."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from clerestory.engine.game import Game
from clerestory.engine.records import Array, Features, States
from clerestory.engine.rules import numba_types
from clerestory.gpu.compiling import WORD, Kernel, compact, kernel, over, record_of, record_type, toolkit
from clerestory.gpu.stepping import THREADS, WARP, Words, carry_template, looking, memory_of_play, words_of
from clerestory.gpu.stepping import kernels as stepping_kernels
from clerestory.learning.arrays import DeviceArrays
from clerestory.learning.rooms import Room, blank_tables
from clerestory.learning.stepping import Tables, bodies

cuda: Any
types: Any
record: Any
begin: Callable[..., None]
allow: Callable[..., None]
own: Callable[..., None]
choose: Callable[..., None]
advance: Callable[..., None]
finish: Callable[..., None]
aim: Callable[..., None]
play: Callable[..., None]
carry: Callable[..., None]
count_points: Callable[..., None]
OUTCOMES: int
WORDS: int

AT_ONCE = 512  # threads of one kernel that are to fit on a multiprocessor


class DeviceRoom(Room):
    """Tables of one number of seats, on a GPU."""

    def _take_room(self) -> None:
        self.arrays = DeviceArrays()
        self._kernels = kernels(self.game)
        self._look = stepping_kernels(self.game.studied).look
        self._looking = looking(self.game.studied, self.seats)
        self._tensors: dict[str, Any] = {}
        self._record = record_of(self.game)
        kept = {
            name: self._on_device(name, array) for name, array in blank_tables(self.game, self.count)._asdict().items()
        }
        self._tables = Tables(**kept)
        self._state_words = self._tables.states.view(np.uint32)

    def _take_room_for_moves(self, moves: int) -> None:
        self.moves = moves
        xp = self.arrays.xp
        self.observations = self.arrays.zeros((moves, self.features), xp.float32)
        self._observations = toolkit().as_cuda_array(self.observations)
        wanted = {
            "owners": np.zeros(moves, np.int64),
            "viewers": np.zeros(moves, np.int16),
            "afters": np.zeros(moves, self.game.state),
            "seen": np.zeros((moves, self.most), np.float32),
            "outputs": np.zeros((moves, 2 * self.most), np.float32),
        }
        self._tables = self._tables._replace(**{name: self._on_device(name, array) for name, array in wanted.items()})
        self._after_words = self._tables.afters.view(np.uint32)

    def _on_device(self, name: str, array: Any) -> Any:
        """The same shape there, every byte 0; `_tensors` has it as PyTorch knows it."""
        cuda, xp = toolkit(), self.arrays.xp
        if array.dtype == self.game.state:
            memory = self.arrays.zeros((max(len(array), 1) * self._record.itemsize,), xp.uint8)
            self._tensors[name] = memory
            return cuda.as_cuda_array(memory).view(self._record)
        if array.dtype == np.uint64:  # which PyTorch hardly knows
            memory = self.arrays.zeros(array.shape, xp.int64)
            self._tensors[name] = memory
            return cuda.as_cuda_array(memory).view(np.uint64)
        memory = self.arrays.zeros((max(len(array), 1), *array.shape[1:]), getattr(xp, array.dtype.name))
        self._tensors[name] = memory
        return cuda.as_cuda_array(memory)

    def _launch(self, name: str, count: int, *arguments: Any, memory: int = 0) -> None:
        self._kernels[name].launch(-(-count // THREADS), THREADS, *arguments, count, memory=memory)

    def lay(self, starts: States, seed: int, first: int) -> None:
        there = toolkit().to_device(starts.astype(self._record))
        self._launch("begin", self.count, self._tables, there, seed, first)

    def look(self) -> Any:
        self._launch("allow", self.count, self._tables)
        counts, tensors = self._tensors["counts"], self._tensors
        ends = self.arrays.xp.cumsum(counts, 0)
        tensors["firsts"][:] = ends - counts
        moves = int(ends[-1])
        if moves > self.moves:
            self._take_room_for_moves(moves + moves // 4)
        if moves:
            self._launch("own", self.count, self._tables)
            memory = memory_of_play(self.game)
            self._launch("attempt", moves, self._tables, self._state_words, self._after_words, memory=memory)
            look = self._looking
            self._look.launch(
                look.blocks(moves, self.seats), WARP * look.parts, self._after_words[: moves * words_of(self.game)],
                self._tables.viewers[:moves], self.seats, look.games, self._observations, memory=look.memory,
            )  # fmt: skip
        return self.observations[:moves]

    def play(self, outputs: Any, noise: float, margin: float) -> None:
        self._tensors["outputs"][: len(outputs)] = outputs
        self._launch("choose", self.count, self._tables, noise, margin, self.slope, self.seats)
        self._launch("advance", self.count, self._tables)

    def end(self, trust: float, values: Any, movers: Any) -> Any:
        cuda = toolkit()
        targets = self.arrays.zeros(tuple(values.shape), self.arrays.real)
        self._launch("finish", self.count, self._tables, self.seats)
        known = (cuda.as_cuda_array(array) for array in (values, movers, self.results.clone()))
        self._launch("aim", self.count, *known, self.seats, trust, cuda.as_cuda_array(targets))
        return targets

    @property
    def movers(self) -> Any:
        return self._tensors["movers"]

    @property
    def chosen(self) -> Any:
        return self._tensors["chosen"]

    @property
    def seen(self) -> Any:
        return self._tensors["seen"]

    @property
    def values(self) -> Any:
        return self._tensors["values"]

    @property
    def results(self) -> Any:
        return self._tensors["results"]


def begin_kernel(tables: Tables, starts: States, seed: int, first: int, count: int) -> None:
    chances = cuda.local.array(OUTCOMES, types.int16)
    i = cuda.grid(1)
    if i < count:
        begin(tables, starts, seed, first, chances, i)


def allow_kernel(tables: Tables, count: int) -> None:
    i = cuda.grid(1)
    if i < count:
        allow(tables, i)


def own_kernel(tables: Tables, count: int) -> None:
    i = cuda.grid(1)
    if i < count:
        own(tables, i)


def attempt_kernel(tables: Tables, before: Words, behind: Words, count: int) -> None:
    """In the block's own memory; all its threads bring the tables there together, and carry them away."""
    games, memory = cuda.shared.array(0, record), cuda.shared.array(0, types.uint32)
    first, mine = cuda.blockIdx.x * THREADS, cuda.threadIdx.x
    here = min(THREADS, count - first)
    for k in range(here):
        carry(before, tables.owners[first + k] * WORDS, memory, k * WORDS, WORDS)
    cuda.syncthreads()
    if mine < here:
        table = tables.owners[first + mine]
        play(games[mine], int(tables.choices[table, first + mine - tables.firsts[table]]))
        count_points(tables, games[mine], first + mine)
    cuda.syncthreads()
    carry(memory, 0, behind, first * WORDS, here * WORDS)


def choose_kernel(tables: Tables, noise: float, margin: float, slope: float, seats: int, count: int) -> None:
    i = cuda.grid(1)
    if i < count:
        choose(tables, noise, margin, slope, seats, i)


def advance_kernel(tables: Tables, count: int) -> None:
    chances = cuda.local.array(OUTCOMES, types.int16)
    i = cuda.grid(1)
    if i < count:
        advance(tables, chances, i)


def finish_kernel(tables: Tables, seats: int, count: int) -> None:
    i = cuda.grid(1)
    if i < count:
        finish(tables, seats, i)


def aim_kernel(
    values: Features, movers: Array, results: Features, seats: int, trust: float, targets: Features, count: int
) -> None:
    i = cuda.grid(1)
    if i < count:
        aim(values, movers, results, seats, trust, targets, i)


@cache
def kernels(game: Game) -> dict[str, Kernel]:
    """The kernels of a game; compiled when they are first launched."""
    found = {name: kernel(source, AT_ONCE, (compact,)) for name, source in sources(game).items() if name != "attempt"}
    return found | {"attempt": kernel(sources(game)["attempt"], AT_ONCE, (compact,), is_sharing=True)}


def sources(game: Game) -> dict[str, FunctionType]:
    """What the kernels of a game are compiled from."""
    cuda = toolkit()
    names: dict[str, Any] = bodies(game) | {"play": game.play}
    names |= {"cuda": cuda, "types": numba_types, "record": record_type(record_of(game))}
    names |= {"OUTCOMES": game.outcomes, "WORDS": record_of(game).itemsize // WORD}
    names["count_points"] = names.pop("count")  # which kernels call something else
    names["carry"] = cuda.jit(over(carry_template, **names), device=True)
    templates: dict[str, Callable[..., None]] = {
        "begin": begin_kernel,
        "allow": allow_kernel,
        "own": own_kernel,
        "attempt": attempt_kernel,
        "choose": choose_kernel,
        "advance": advance_kernel,
        "finish": finish_kernel,
        "aim": aim_kernel,
    }
    return {name: over(template, **names) for name, template in templates.items()}
