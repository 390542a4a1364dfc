"""Batch: many games at once, one compiled call for a step of all of them, on all cores.

    batch = Batch("sintra", 1024, seats=3, seed=1)
    for _ in range(100):
        batch.step(batch.sample())
        batch.observations, batch.masks, batch.rewards, batch.dones, batch.turns

These are the batch's own arrays, and every step writes them anew: nothing is copied. Copy what you want to keep.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from clerestory.engine.chance import Generator
from clerestory.engine.game import OVER, Game, GameError
from clerestory.engine.options import read_options
from clerestory.engine.records import AnyState, Array, Features, Numbers, States, assign, blank_states, copy_of
from clerestory.engine.simulating import usable_cores
from clerestory.engine.stepping import Mask, read_rewards
from clerestory.engine.table import read_seats, read_seed
from clerestory.envs.opponents import AT_RANDOM, desk_of, read_opponents, step_with
from clerestory.envs.rows import GO_ON, LAY, Desk, Flags, Rows, Terms, first_refused, sample, sow
from clerestory.games import load_game

LONGEST = 1000  # steps of a game; no random one was ever near it
AT_ONCE, THINKING_AT_ONCE = 256, 8  # games that a thread steps at a time: less is not worth waking it for
SHARES = 8  # of the games for each thread: one that is held up leaves some of its own to the others
BEFORE_A_CHOICE = ("states", "rngs", "points", "steps", "choices", "counts", "turns", "observations", "masks")
SAMPLING = 1 << 32  # streams of a seed from here on are for sampling actions, those before for the games


class Batch:
    """Many games of one kind, all stepped at once. A game that ends is followed by a new one in the same step."""

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        *,
        rewards: str = "place",
        opponents: str | Sequence[str] | None = None,
        seat: int | None = None,
        max_steps: int = LONGEST,
        seed: int | None = None,
        cores: int | None = None,
    ) -> None:
        """Without opponents the caller plays every seat. With them, only the learning one.

        The learning seat is `seat`, or another from game to game. A game is cut off after `max_steps` steps. Game i is
        on stream i of the seed, so nothing depends on the cores.
        """
        self.game = load_game(game) if isinstance(game, str) else game
        self.count, self.seats = read_count("games", count), read_seats(self.game, seats)
        self.options = read_options(self.game, options or {})
        ways, overlooked = read_opponents(self.game, opponents, self.seats)
        start = blank_states(self.game.state, 1)
        self.game.setup(start[0], self.seats, self.options)
        self._seat = self._read_seat(seat, len(ways))
        rotation = int(seat is None)
        longest = read_count("steps", max_steps)
        self._terms = Terms(start, self.seats, read_rewards(rewards), longest, rotation, ways, overlooked)
        thinking = bool((ways != AT_RANDOM).any())
        self._step = step_with(self.game, thinking)
        self._take_room(thinking, usable_cores() if cores is None else read_count("cores", cores))
        self.reset(read_seed(seed))

    def _take_room(self, thinking: bool, threads: int) -> None:
        self._rows = Rows.of(self.game, self.count, self.seats)
        self._actions = np.zeros(self.count, np.int64)
        self._sampled = np.zeros(self.count, np.int64)
        self._sampling = np.zeros((self.count, 1), np.uint64)
        self._chunks = chunks_of(self.count, threads, THINKING_AT_ONCE if thinking else AT_ONCE)
        self._desks = [desk_of(self.game, thinking) for _ in range(min(threads, len(self._chunks)))]
        self._pool = ThreadPoolExecutor(threads)

    # --- What there is to see, and what the last step brought ---

    @property
    def observations(self) -> Features:
        """[game, feature] What the seat to move sees; `game.layout` says what each number means."""
        return self._rows.observations

    @property
    def masks(self) -> Mask:
        """[game, action] 1 where the seat to move may do it."""
        return self._rows.masks

    @property
    def turns(self) -> Array:
        """[game] The seat to move."""
        return self._rows.turns

    @property
    def rewards(self) -> Features:
        """[game, seat] What the last step brought every seat."""
        return self._rows.rewards

    @property
    def earned(self) -> Features:
        """[game] What the last step brought the seat that acted."""
        return self._rows.earned

    @property
    def dones(self) -> Flags:
        """[game] The last step ended a game; its rewards are those of the old one, all else is of the new one."""
        return self._rows.dones

    @property
    def truncations(self) -> Flags:
        """[game] The game that the last step ended was not over; it was cut off."""
        return self._rows.truncations

    @property
    def final_observations(self) -> Features:
        """[game, feature] Where a game is done: what the seat that acted saw in the end."""
        return self._rows.final_observations

    @property
    def final_scores(self) -> Array:
        """[game, seat] Where a game is done: every seat's points in the end."""
        return self._rows.final_scores[:, : self.seats]

    @property
    def final_places(self) -> Array:
        """[game, seat] Where a game is done: every seat's place in the end, 1 being first."""
        return self._rows.final_places[:, : self.seats]

    @property
    def states(self) -> States:
        """[game] The records that hold the games, to look at; `set_state` changes one."""
        return self._rows.states

    # --- Playing ---

    def reset(self, seed: int | None = None) -> None:
        """Begin every game anew: with a seed as the very first time, without one with whatever chance has next."""
        rows = self._rows
        if seed is not None:
            self._sow(read_seed(seed))
        rows.learners[:] = np.arange(self.count) % self.seats if self._seat is None else self._seat
        self._actions[:] = LAY
        self._step_all()
        for array in (rows.rewards, rows.earned, rows.dones, rows.truncations):
            array[:] = 0

    def step(self, actions: npt.ArrayLike) -> None:
        """Play an action in each game. GameError names the first that is not legal; no game has changed then."""
        self._read(actions)
        self._step_all()

    def sample(self) -> Numbers:
        """[game] A random legal action for each game, all equally likely; overwritten when next asked."""
        sample(self._sampling, self._rows.choices, self._rows.counts, self._sampled)
        return self._sampled

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown()

    # --- One game of them ---

    def get_state(self, i: int) -> AnyState:
        """The record of one game: a copy."""
        return copy_of(self._rows.states[self._index(i)])

    def draw(self, i: int) -> str:
        """One game's position as text, secrets included; `set_state` takes it back."""
        return self.game.draw(self.get_state(i))

    def set_state(self, i: int, position: str | AnyState) -> None:
        """Go on from a position, drawn or as a record, in one game; chance and opponents move until it can be chosen.

        GameError says why a position cannot be played on from; nothing has changed then.
        """
        i, rows = self._index(i), self._rows
        trial = self._try_position(position, rows.rngs[i], rows.learners[i])
        for name in BEFORE_A_CHOICE:
            getattr(rows, name)[i] = getattr(trial, name)[0]

    # --- Within ---

    def _sow(self, seed: int) -> None:
        sow(self._rows.rngs, seed, 0)
        sow(self._sampling, seed, SAMPLING)

    def _step_all(self) -> None:
        chunks = iter(self._chunks)
        others = [self._pool.submit(self._work_off, chunks, desk) for desk in self._desks[1:]]
        self._work_off(chunks, self._desks[0])
        for other in others:
            if not other.cancel():
                other.result()

    def _work_off(self, chunks: Iterator[tuple[int, int]], desk: Desk) -> None:
        """Step what no other thread has taken yet."""
        for first, last in chunks:
            self._step(self._rows, self._terms, desk, self._actions, first, last)

    def _read(self, actions: npt.ArrayLike) -> None:
        given = np.asarray(actions)
        self._check_shape(given.shape, given.dtype)
        self._actions[:] = given
        i = int(first_refused(self._actions, self._rows.choices, self._rows.counts))
        if i < self.count:
            self._refuse(i, int(given[i]))

    def _check_shape(self, shape: tuple[int, ...], dtype: np.dtype[Any]) -> None:
        if shape != (self.count,) or dtype.kind not in "iu":
            raise GameError(
                f"A step takes {self.count} whole numbers, an action for each game; "
                f"this is an array of {dtype} with the shape {shape}."
            )

    def _refuse(self, i: int, action: int) -> None:
        state = self.get_state(i)
        raise GameError(f"Game {i}, seat {self.game.turn(state)}: {self.game.refusal(state, action)}")

    def _try_position(self, position: str | AnyState, rng: Generator, learner: int) -> Rows:
        """A game of its own, gone on with from a position to the first choice."""
        trial = Rows.of(self.game, 1, self.seats)
        assign(trial.states[0], self._read_position(position))
        trial.rngs[0], trial.learners[0] = rng, learner
        self._step(trial, self._terms, self._desks[0], np.array([GO_ON]), 0, 1)
        if trial.turns[0] == OVER:
            raise GameError("In this position there is nothing left to choose.")
        return trial

    def _read_position(self, position: str | AnyState) -> AnyState:
        if isinstance(position, str):
            state = self.game.read_position(position)
        elif getattr(position, "dtype", None) == self.game.state:
            state = position
        else:
            raise GameError(f"A position of {self.game.name} is its drawing, or a record as `get_state` gives it.")
        if state.seats != self.seats:
            raise GameError(f"This position is of a table for {state.seats}; the batch is for {self.seats}.")
        return state

    def _read_seat(self, seat: int | None, opponents: int) -> int | None:
        if seat is None:
            return None
        if opponents == 0 and self.seats > 1:
            raise GameError("Without opponents every seat is yours; `seat` says nothing then.")
        if not 0 <= seat < self.seats:
            raise GameError(f"There is no seat {seat}; these tables have seats 0 to {self.seats - 1}.")
        return int(seat)

    def _index(self, i: int) -> int:
        if not 0 <= i < self.count:
            raise GameError(f"There is no game {i}; this batch has games 0 to {self.count - 1}.")
        return int(i)


def chunks_of(count: int, threads: int, at_once: int) -> list[tuple[int, int]]:
    """The games in chunks, each from one number to before another."""
    chunks = max(1, min(count // at_once, threads * SHARES if threads > 1 else 1))
    bounds = [count * number // chunks for number in range(chunks + 1)]
    return list(pairwise(bounds))


def read_count(what: str, number: int) -> int:
    if number < 1:
        raise GameError(f"A number of {what} is at least 1; {number} is not.")
    return int(number)
