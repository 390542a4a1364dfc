"""Batch: many games on a GPU, stepped all at once; the same as `clerestory.envs.batch.Batch`, game by game.

    batch = Batch("sintra", 1 << 18, seats=3, seed=1)
    batch.step(batch.sample())
    torch.as_tensor(batch.observations), cupy.asarray(batch.masks)

The arrays are the batch's own, they lie on the device, and every step writes them anew: nothing is copied.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from clerestory.engine.game import Game, GameError
from clerestory.engine.records import AnyState
from clerestory.envs.batch import BEFORE_A_CHOICE, LONGEST, SAMPLING
from clerestory.envs.batch import Batch as HostBatch
from clerestory.envs.opponents import desk_of
from clerestory.envs.rows import Rows
from clerestory.gpu.compiling import Kernel, blank_array, check_gpu, record_of, toolkit
from clerestory.gpu.stepping import FOLLOWING, THREADS, WARP, blocks_for, kernels, looking, memory_of_play


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
        self._record = record_of(self.game)
        self._rows = Rows(*(self._on_device(name, array) for name, array in shapes(self.game, self.seats)))
        self._words = self._rows.states.view(np.uint32)
        self._waiting = blank_array((1 + self.count,), np.dtype(np.int64))
        self._ends = blank_array((self.count,), self._record)
        self._looking = looking(self.game, self.seats)
        terms = self._terms
        self._device_terms = terms._replace(
            start=cuda.to_device(terms.start.astype(self._record)),
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
        dtype = self._record if name == "states" else array.dtype
        return blank_array((self.count, *array.shape[1:]), dtype)

    def _launch(self, which: Kernel, *arguments: Any) -> None:
        """Launch a kernel, a thread for each game."""
        which.launch(blocks_for(self.count), THREADS, *arguments)

    def _sow(self, seed: int) -> None:
        self._launch(self._kernels.sow, self._rows.rngs, seed, 0)
        self._launch(self._kernels.sow, self._sampling, seed, SAMPLING)

    def _step_all(self) -> None:
        rows, terms, which, waiting = self._rows, self._device_terms, self._kernels, self._waiting
        blocks, memory = blocks_for(self.count), memory_of_play(self.game)
        which.play.launch(blocks, THREADS, rows, terms, self._words, self._actions, waiting, memory=memory)
        which.follow.launch(FOLLOWING, THREADS, rows, terms, self._actions, waiting, self._ends)
        look = self._looking
        given, threads, size = (self.seats, look.games), WARP * look.parts, look.memory
        ended = self._ends.view(np.uint32), self._actions, waiting, rows.dones, rows.turns
        which.look_back.launch(
            FOLLOWING * look.groups(self.seats), threads, *ended, *given, rows.final_observations, memory=size
        )
        shown = rows.turns, rows.counts, rows.choices, rows.masks
        which.allow.launch(blocks, THREADS, self._words, *shown, waiting, memory=memory)
        blocks = look.blocks(self.count, self.seats)
        which.look.launch(blocks, threads, self._words, rows.turns, *given, rows.observations, memory=size)

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
