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
from clerestory.gpu.stepping import THREADS, WARP, Words, carry_template, looking, memory_of_play
from clerestory.gpu.stepping import kernels as stepping_kernels
from clerestory.learning.arrays import DeviceArrays
from clerestory.learning.rooms import Room, table_shapes
from clerestory.learning.stepping import NO_MOVE, Options, Tables, Tries, bodies

cuda: Any
types: Any
record: Any
begin: Callable[..., None]
allow: Callable[..., None]
go_on: Callable[..., None]
spread: Callable[..., None]
weigh: Callable[..., None]
choose: Callable[..., None]
advance: Callable[..., None]
finish: Callable[..., None]
aim: Callable[..., None]
play: Callable[..., None]
carry: Callable[..., None]
see: Callable[..., None]
OUTCOMES: int
WORDS: int

AT_ONCE = 512  # threads of one kernel that are to fit on a multiprocessor


class DeviceRoom(Room):
    """Tables of one number of seats, on a GPU."""

    def _take_room(self) -> None:
        self.arrays = DeviceArrays()
        self._kernels = kernels(self.game)
        self._look_kernel = stepping_kernels(self.game.studied).look
        self._looking = looking(self.game.studied, self.seats)
        self._record = record_of(self.game)
        self._tables = Tables(**self._blank(table_shapes(self.game, self.count)))

    def _blank(self, shapes: dict[str, tuple[tuple[int, ...], Any]]) -> dict[str, Any]:
        return {name: self._zeros(shape, dtype) for name, (shape, dtype) in shapes.items()}

    def _zeros(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """An array for kernels in PyTorch's memory; of records it knows the bytes, and hardly any unsigned numbers."""
        cuda, xp = toolkit(), self.arrays.xp
        if dtype == self.game.state:
            tensor = self.arrays.zeros((shape[0] * self._record.itemsize,), xp.uint8)
            array = cuda.as_cuda_array(tensor).view(self._record)
        else:
            tensor = self.arrays.zeros(shape, xp.int64 if dtype == np.uint64 else getattr(xp, np.dtype(dtype).name))
            array = cuda.as_cuda_array(tensor).view(dtype)
        array.tensor = tensor
        return array

    def _known(self, array: Any) -> Any:
        return array.tensor

    def _do(self, name: str, count: int, *arguments: Any, memory: int = 0) -> None:
        given = (toolkit().as_cuda_array(each) if hasattr(each, "untyped_storage") else each for each in arguments)
        self._kernels[name].launch(-(-count // THREADS), THREADS, *given, count, memory=memory)

    def _attempt(self, states: Any, tries: Tries, count: int) -> None:
        words = states.view(np.uint32), tries.states.view(np.uint32)
        self._do("attempt", count, *words, tries, memory=memory_of_play(self.game))

    def _look(self, tries: Tries, count: int) -> Any:
        observations = self.arrays.xp.empty((count, self.features), dtype=self.arrays.real, device=self.arrays.device)
        if count:
            look = self._looking
            self._look_kernel.launch(
                look.blocks(count, self.seats), WARP * look.parts, tries.states.view(np.uint32), tries.viewers[:count],
                self.seats, look.games, toolkit().as_cuda_array(observations), memory=look.memory,
            )  # fmt: skip
        return observations

    def lay(self, starts: States, seed: int, first: int) -> None:
        super().lay(toolkit().to_device(starts.astype(self._record)), seed, first)


def begin_kernel(tables: Tables, starts: States, seed: int, first: int, count: int) -> None:
    chances = cuda.local.array(OUTCOMES, types.int16)
    i = cuda.grid(1)
    if i < count:
        begin(tables, starts, seed, first, chances, i)


def allow_kernel(states: States, options: Options, count: int) -> None:
    i = cuda.grid(1)
    if i < count:
        allow(states, options, i)


def go_on_kernel(tries: Tries, options: Options, count: int) -> None:
    i = cuda.grid(1)
    if i < count:
        go_on(tries, options, i)


def spread_kernel(options: Options, tries: Tries, count: int) -> None:
    i = cuda.grid(1)
    if i < count:
        spread(options, tries, i)


def attempt_kernel(before: Words, after: Words, tries: Tries, count: int) -> None:
    """In the block's own memory; all its threads bring the positions there together, and carry them away."""
    games, memory = cuda.shared.array(0, record), cuda.shared.array(0, types.uint32)
    first, mine = cuda.blockIdx.x * THREADS, cuda.threadIdx.x
    here = min(THREADS, count - first)
    for k in range(here):
        carry(before, tries.owners[first + k] * WORDS, memory, k * WORDS, WORDS)
    cuda.syncthreads()
    if mine < here:
        if tries.moves[first + mine] != NO_MOVE:
            play(games[mine], int(tries.moves[first + mine]))
        see(tries, games[mine], first + mine)
    cuda.syncthreads()
    carry(memory, 0, after, first * WORDS, here * WORDS)


def weigh_kernel(tries: Tries, margin: float, slope: float, seats: int, count: int) -> None:
    i = cuda.grid(1)
    if i < count:
        weigh(tries, margin, slope, seats, i)


def choose_kernel(tables: Tables, options: Options, ways: Tries, noise: float, seats: int, count: int) -> None:
    i = cuda.grid(1)
    if i < count:
        choose(tables, options, ways, noise, seats, i)


def advance_kernel(tables: Tables, ways: Tries, count: int) -> None:
    chances = cuda.local.array(OUTCOMES, types.int16)
    i = cuda.grid(1)
    if i < count:
        advance(tables, ways, chances, i)


def finish_kernel(tables: Tables, seats: int, count: int) -> None:
    i = cuda.grid(1)
    if i < count:
        finish(tables, seats, i)


def aim_kernel(
    values: Features,
    movers: Array,
    results: Features,
    seats: int,
    trust: float,
    lasting: float,
    targets: Features,
    count: int,
) -> None:
    i = cuda.grid(1)
    if i < count:
        aim(values, movers, results, seats, trust, lasting, targets, i)


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
    names["carry"] = cuda.jit(over(carry_template, **names), device=True)
    templates: dict[str, Callable[..., None]] = {
        "begin": begin_kernel,
        "allow": allow_kernel,
        "go_on": go_on_kernel,
        "spread": spread_kernel,
        "attempt": attempt_kernel,
        "weigh": weigh_kernel,
        "choose": choose_kernel,
        "advance": advance_kernel,
        "finish": finish_kernel,
        "aim": aim_kernel,
    }
    return {name: over(template, **names) for name, template in templates.items()}
