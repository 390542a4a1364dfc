# ruff: noqa: F821 (the names that `over` gives to a template)
"""Batch: many games on a GPU, stepped by one launch; the same as `clerestory.envs.batch.Batch`, game by game.

    batch = Batch("sintra", 1 << 18, seats=3, seed=1)
    batch.step(batch.sample())
    torch.as_tensor(batch.observations), cupy.asarray(batch.masks)

The arrays are the batch's own, they lie on the device, and every step writes them anew: nothing is copied.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np
import numpy.typing as npt

from clerestory.engine.chance import Generator, below, start_stream
from clerestory.engine.game import Game, GameError
from clerestory.engine.records import AnyState, Array, Features, Numbers
from clerestory.engine.rules import numba_types, rule
from clerestory.engine.stepping import Mask
from clerestory.envs.batch import BEFORE_A_CHOICE, LONGEST, SAMPLING
from clerestory.envs.batch import Batch as HostBatch
from clerestory.envs.opponents import PlainDesk, any_chooser, desk_of
from clerestory.envs.rows import Rows, Terms, bind_step
from clerestory.gpu.compiling import Kernel, blank_array, check_gpu, kernel, over, record_type, toolkit

cuda: Any
types: Any
record: Any
step: Callable[..., None]
clear_rows: Callable[..., None]
ACTIONS: int
OUTCOMES: int
SEATS: int

THREADS = 64  # in a block
RESIDENT = 512  # threads on a multiprocessor: so many games fit into its memory


def step_template(rows: Rows, terms: Terms, actions: Numbers) -> None:
    """A step of the game that this thread has: the very loop that the CPU runs, over one game.

    Meanwhile the game lies in the block's own memory: it is looked at a thousand times, and other memory is far away.
    """
    last = cuda.blockIdx.x * THREADS + THREADS
    clear_rows(rows.observations, last - THREADS, min(last, len(actions)))
    clear_rows(rows.masks, last - THREADS, min(last, len(actions)))
    cuda.syncthreads()
    games = cuda.shared.array(THREADS, record)
    rng = cuda.local.array((1, 1), types.uint64)
    room = cuda.local.array(ACTIONS, types.int16)
    chances = cuda.local.array(OUTCOMES, types.int16)
    buffer = cuda.local.array(SEATS, types.int16)
    i, mine = cuda.grid(1), cuda.threadIdx.x
    if i < len(actions):
        games[mine] = rows.states[i]
        rng[0, 0] = rows.rngs[i, 0]
        row = Rows(
            games[mine : mine + 1],
            rng,
            rows.points[i : i + 1],
            rows.steps[i : i + 1],
            rows.learners[i : i + 1],
            rows.choices[i : i + 1],
            rows.counts[i : i + 1],
            rows.turns[i : i + 1],
            rows.observations[i : i + 1],
            rows.masks[i : i + 1],
            rows.rewards[i : i + 1],
            rows.earned[i : i + 1],
            rows.dones[i : i + 1],
            rows.truncations[i : i + 1],
            rows.final_observations[i : i + 1],
            rows.final_scores[i : i + 1],
            rows.final_places[i : i + 1],
        )
        step(row, terms, PlainDesk(room, chances, buffer), actions[i : i + 1], 0, 1)
        rows.states[i] = games[mine]
        rows.rngs[i, 0] = rng[0, 0]


def clear_rows_template(array: Any, first: int, last: int) -> None:
    """Write zeros over some rows, all threads of a block side by side."""
    for row in range(first, last):
        for column in range(cuda.threadIdx.x, array.shape[1], THREADS):
            array[row, column] = 0


@rule
def leave(features: Features, mask: Mask) -> None:
    """They were cleared before, by many threads at once."""


def read_template(given: Numbers, masks: Array, actions: Numbers, refused: Numbers) -> None:
    """Take the actions over, and find the first game whose action is not legal."""
    i = cuda.grid(1)
    if i < len(given):
        action = given[i]
        actions[i] = action
        if action < 0 or action >= ACTIONS or masks[i, action] == 0:
            cuda.atomic.min(refused, 0, i)


def sample_template(rngs: Generator, choices: Array, counts: Array, actions: Numbers) -> None:
    """For each game any of its choices, all equally likely."""
    i = cuda.grid(1)
    if i < len(actions):
        actions[i] = choices[i, below(rngs[i], int(counts[i]))]


def sow_template(rngs: Generator, seed: int, first: int) -> None:
    """Set each game's generator to the beginning of its stream of the seed."""
    i = cuda.grid(1)
    if i < len(rngs):
        start_stream(rngs[i], seed, first + i)


@dataclass(frozen=True)
class Kernels:
    """The kernels of one game."""

    step: Kernel
    read: Kernel
    sample: Kernel
    sow: Kernel


@cache
def kernels(game: Game) -> Kernels:
    """The kernels of a game; compiled when they are first launched. A step is large in every game."""
    step, *others = sources(game)
    quick = (kernel(other, False, RESIDENT) for other in others)
    return Kernels(kernel(step, True, RESIDENT, is_sharing=True), *quick)


def sources(game: Game) -> list[FunctionType]:
    """What the kernels of a game are compiled from."""
    step = bind_step(game, "gpu", any_chooser(game), clear=leave)
    names = {"cuda": toolkit(), "types": numba_types, "step": step}
    names |= {"ACTIONS": game.actions, "OUTCOMES": game.outcomes, "SEATS": max(game.seats)}
    names["record"] = record_type(game.narrow)
    names["clear_rows"] = toolkit().jit(over(clear_rows_template, cuda=toolkit()), device=True)
    return [over(template, **names) for template in (step_template, read_template, sample_template, sow_template)]


class Batch(HostBatch):
    """Many games of one kind on a GPU, all stepped at once. Opponents, if there are any, play at random."""

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        *,
        rewards: str = "place",
        opponents: str | None = None,
        seat: int | None = None,
        max_steps: int = LONGEST,
        seed: int | None = None,
    ) -> None:
        check_gpu()
        if opponents not in (None, "random"):
            raise GameError(f'On a GPU opponents play at "random"; {str(opponents)[:40]!r} thinks on the CPU only.')
        super().__init__(
            game, count, seats, options, rewards=rewards, opponents=opponents, seat=seat, max_steps=max_steps, seed=seed
        )  # fmt: skip

    def _take_room(self, thinking: bool, threads: int) -> None:
        cuda = toolkit()
        self._kernels = kernels(self.game)
        self._blocks = -(-self.count // THREADS)
        self._rows = Rows(*(self._on_device(name, array) for name, array in shapes(self.game, self.seats)))
        terms = self._terms
        self._device_terms = terms._replace(
            start=cuda.to_device(terms.start.astype(self.game.narrow)),
            ways=cuda.to_device(terms.ways),
            overlooked=cuda.to_device(terms.overlooked),
        )
        self._actions = cuda.device_array(self.count, np.int64)
        self._sampled = cuda.device_array(self.count, np.int64)
        self._sampling = cuda.device_array((self.count, 1), np.uint64)
        self._refused = cuda.to_device(np.full(1, self.count, np.int64))
        self._desks = [desk_of(self.game, thinking=False)]

    def _on_device(self, name: str, array: npt.NDArray[Any]) -> Any:
        """Memory for what a row of every game holds."""
        dtype = self.game.narrow if name == "states" else array.dtype
        return blank_array((self.count, *array.shape[1:]), dtype)

    def _launch(self, which: Kernel, *arguments: Any) -> None:
        which.launch(self._blocks, THREADS, *arguments)

    def _sow(self, seed: int) -> None:
        self._launch(self._kernels.sow, self._rows.rngs, seed, 0)
        self._launch(self._kernels.sow, self._sampling, seed, SAMPLING)

    def _step_all(self) -> None:
        self._launch(self._kernels.step, self._rows, self._device_terms, self._actions)

    def _read(self, actions: Any) -> None:
        """Actions that lie on the device (of torch, CuPy, JAX, Numba) stay there; others are brought."""
        cuda = toolkit()
        given = actions if hasattr(actions, "__cuda_array_interface__") else cuda.to_device(np.asarray(actions))
        given = cuda.as_cuda_array(given)
        self._check_shape(given.shape, given.dtype)
        self._launch(self._kernels.read, given, self._rows.masks, self._actions, self._refused)
        i = int(self._refused[0])
        if i < self.count:
            self._refused[0] = self.count
            self._refuse(i, int(given[i]))

    def sample(self) -> Any:
        """[game] A random legal action for each game, all equally likely; overwritten when next asked."""
        rows = self._rows
        self._launch(self._kernels.sample, self._sampling, rows.choices, rows.counts, self._sampled)
        return self._sampled

    def get_state(self, i: int) -> AnyState:
        """The record of one game: a copy, as the CPU has it."""
        at = self._index(i)
        records: Any = self._rows.states[at : at + 1]
        return records.copy_to_host().astype(self.game.state)[0]

    def set_state(self, i: int, position: str | AnyState) -> None:
        """Go on from a position in one game, as on the CPU."""
        at, rows = self._index(i), self._rows
        rng = np.array([rows.rngs[at, 0]], np.uint64)
        trial = self._try_position(position, rng, int(rows.learners[at]))
        for name in BEFORE_A_CHOICE:
            array, row = getattr(rows, name), getattr(trial, name)
            array[at : at + 1] = row.astype(array.dtype)

    def close(self) -> None:
        """Nothing waits."""


def shapes(game: Game, seats: int) -> list[tuple[str, npt.NDArray[Any]]]:
    """What every row has, by name, as one game has it."""
    return list(Rows.of(game, 1, seats)._asdict().items())
