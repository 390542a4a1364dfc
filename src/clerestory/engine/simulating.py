# ruff: noqa: F821 (the names that `bind` gives to a template)
"""Random play at full speed, on all cores: threads, because the compiled loops let go of the interpreter's lock."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from clerestory.engine.game import Game
from clerestory.engine.options import read_options, write_options
from clerestory.engine.playing import Buffers, playing
from clerestory.engine.records import JSON, Array, States, blank_states
from clerestory.engine.rules import bind
from clerestory.engine.table import read_seats, read_seed

scores: Callable[..., None]
ranks: Callable[..., None]

CHUNK = 500  # games that a thread plays at a time; the same on every machine, so that sums are too
FIRST = 1
CPU = "cpu"


@dataclass(frozen=True)
class Simulation:
    """What a run of random games was like."""

    game: str
    components: str  # the hash of the component set
    seats: int
    options: JSON
    seed: int
    games: int
    device: str  # "cpu", or the name of a GPU
    cores: int  # or the GPU's multiprocessors
    moves: int  # of players; what chance did is not counted
    seconds: float
    mean_legal_actions: float
    mean_scores: tuple[float, ...]  # [seat]
    first_places: tuple[float, ...]  # [seat]  the share of them, or of games won alone; a shared one counts in parts
    statistics: dict[str, float]  # the game's own

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def moves_per_second_per_core(self) -> float:
        return self.moves_per_second / self.cores


@dataclass(frozen=True)
class Chunk:
    """What some of the games add to the sums."""

    games: int
    moves: int
    choices: int
    points: npt.NDArray[np.float64]  # [seat]
    firsts: npt.NDArray[np.float64]  # [seat]
    statistics: dict[str, float]


def simulate(
    game: Game,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    *,
    games: int = 100_000,
    seed: int = 1,
    cores: int | None = None,
    advance: Callable[[int], None] = lambda games: None,
) -> Simulation:
    """Play random games; game i is on stream i of the seed, so the result does not depend on the cores."""
    chosen, threads = read_options(game, options or {}), cores or usable_cores()
    start = blank_states(game.state, 1)
    game.setup(start[0], read_seats(game, seats), chosen)
    read_seed(seed)
    play_chunk(game, start, seed, 0, 1)  # compiles before the clock starts

    def play(first: int) -> Chunk:
        chunk = play_chunk(game, start, seed, first, min(CHUNK, games - first))
        advance(chunk.games)
        return chunk

    pool = ThreadPoolExecutor(threads)
    began = time.perf_counter()
    try:
        chunks = list(pool.map(play, range(0, games, CHUNK)))
    finally:
        pool.shutdown(cancel_futures=True)
    seconds = time.perf_counter() - began
    moves = sum(chunk.moves for chunk in chunks)
    return Simulation(
        game=game.name,
        components=game.components.hash,
        seats=seats,
        options=write_options(chosen),
        seed=seed,
        games=games,
        device=CPU,
        cores=threads,
        moves=moves,
        seconds=seconds,
        mean_legal_actions=sum(chunk.choices for chunk in chunks) / moves,
        mean_scores=tuple(sum(float(chunk.points[seat]) for chunk in chunks) / games for seat in range(seats)),
        first_places=tuple(sum(float(chunk.firsts[seat]) for chunk in chunks) / games for seat in range(seats)),
        statistics={
            name: sum(chunk.games * chunk.statistics[name] for chunk in chunks) / games for name in chunks[0].statistics
        },
    )


def play_chunk(game: Game, start: States, seed: int, first: int, games: int) -> Chunk:
    states, buffers = blank_states(game.state, games), Buffers.of(game)
    played = np.zeros(game.actions, np.int64)
    choices = playing(game).play_games(
        states, start, seed, first, buffers.actions, buffers.weights, buffers.rng, played
    )
    most = max(game.seats)
    points, firsts = np.zeros(most, np.float64), np.zeros(most, np.float64)
    tally(game)(states, int(start[0].seats), np.zeros(most, np.int16), points, firsts)
    return Chunk(games, int(played.sum()), int(choices), points, firsts, game.statistics(states, played))


def tally_template(
    states: States, seats: int, buffer: Array, points: npt.NDArray[np.float64], firsts: npt.NDArray[np.float64]
) -> None:
    """Add up the scores and the first places of finished games."""
    for i in range(len(states)):
        scores(states[i], buffer)
        for seat in range(seats):
            points[seat] += buffer[seat]
        ranks(states[i], buffer)
        sharing = 0
        for seat in range(seats):
            sharing += int(buffer[seat] == FIRST)
        for seat in range(seats):
            if buffer[seat] == FIRST:
                firsts[seat] += 1 / sharing


@cache
def tally(game: Game) -> Callable[..., None]:
    """The loop for a game; compiled once."""
    return bind(tally_template, game.name, scores=game.scores, ranks=game.ranks)


def usable_cores() -> int:
    """The cores that this process may run on."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
