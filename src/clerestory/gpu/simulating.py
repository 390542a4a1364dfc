# ruff: noqa: F821 (the names that `over` gives to a template)
"""Whole random games on a GPU: a thread plays one game after the other, and takes the next when it has finished one.

Game i is on stream i of the seed, as on the CPU, and becomes the same game to the byte; every run makes sure of that
with its first games.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from clerestory.engine.chance import below, pick, start_stream
from clerestory.engine.game import CHANCE, OVER, Game, GameError
from clerestory.engine.options import read_options, write_options
from clerestory.engine.playing import Buffers, playing
from clerestory.engine.records import Array, Numbers, Reals, States, blank_states
from clerestory.engine.rules import numba_types
from clerestory.engine.simulating import Simulation
from clerestory.engine.simulating import tally as tally_of
from clerestory.engine.table import read_seats, read_seed
from clerestory.gpu.compiling import (
    Change,
    Kernel,
    check_gpu,
    compact,
    is_large,
    kernel,
    over,
    record_of,
    record_type,
    toolkit,
)

cuda: Any
types: Any
record: Any
turn: Callable[..., int]
legal: Callable[..., int]
weights: Callable[..., int]
play: Callable[..., None]
tally: Callable[..., None]
ACTIONS: int
OUTCOMES: int
SEATS: int
SHARED: bool  # games lie in the block's memory; in each thread's own if the code of a large game fills the caches

THREADS = 64  # in a block: few, so that one game that lasts long holds up few
RESIDENT = 1024  # threads that a multiprocessor plays with at a time
CHUNK = 1 << 22  # games whose ends are kept until they are counted, about 2 GB
COMPARED = 10_000  # games that the CPU plays too, to compare, and to tell what games were like
MOVES, CHOICES, NEXT = range(3)


def play_template(ends: States, start: States, seed: int, first: int, counts: Numbers) -> None:
    """Play games at random and write down how they end."""
    if SHARED:
        states = cuda.shared.array(0, record)
        mine = cuda.threadIdx.x
    else:
        states = cuda.local.array(1, record)
        mine = 0
    actions = cuda.local.array(ACTIONS, types.int16)
    chances = cuda.local.array(OUTCOMES, types.int16)
    rng = cuda.local.array(1, types.uint64)
    moves = 0
    choices = 0
    game = cuda.atomic.add(counts, NEXT, 1)
    while game < len(ends):
        states[mine] = start[0]
        start_stream(rng, seed, first + game)
        while True:  # one move each time, chance's or a seat's: threads that wait for each other wait for one move
            seat = turn(states[mine])
            if seat == OVER:
                break
            if seat == CHANCE:
                number = pick(rng, chances, weights(states[mine], chances))
            else:
                count = legal(states[mine], actions)
                number = int(actions[below(rng, count)])
                moves += 1
                choices += count
            play(states[mine], number)
        ends[game] = states[mine]
        game = cuda.atomic.add(counts, NEXT, 1)
    cuda.atomic.add(counts, MOVES, moves)
    cuda.atomic.add(counts, CHOICES, choices)


def tally_template(ends: States, how_many: int, seats: int, points: Reals, firsts: Reals) -> None:
    """Add up the scores and the first places of finished games, each thread those of some."""
    buffer = cuda.local.array(SEATS, types.int16)
    points_here = cuda.local.array(SEATS, types.float64)
    firsts_here = cuda.local.array(SEATS, types.float64)
    for seat in range(SEATS):
        points_here[seat] = 0
        firsts_here[seat] = 0
    for i in range(cuda.grid(1), how_many, cuda.gridsize(1)):
        tally(ends[i : i + 1], seats, buffer, points_here, firsts_here)
    for seat in range(seats):
        cuda.atomic.add(points, seat, points_here[seat])
        cuda.atomic.add(firsts, seat, firsts_here[seat])


@dataclass(frozen=True)
class Kernels:
    """The kernels of one game."""

    play: Kernel
    tally: Kernel


@cache
def kernels(game: Game) -> Kernels:
    """The kernels of a game; compiled when they are first launched."""
    play, tally = sources(game)
    changes = changes_for(game)
    return Kernels(kernel(play, RESIDENT, changes, is_sharing=not changes), kernel(tally, RESIDENT, changes))


def changes_for(game: Game) -> tuple[Change, ...]:
    """The code of a large game is made compact."""
    return (compact,) if is_large(game) else ()


def sources(game: Game) -> tuple[FunctionType, FunctionType]:
    """What the kernels of a game are compiled from."""
    names = {name: getattr(game, name) for name in ("turn", "legal", "weights", "play")}
    names |= {"cuda": toolkit(), "types": numba_types, "record": record_type(record_of(game))}
    names |= {"tally": tally_of(game), "SHARED": not is_large(game)}
    names |= {"ACTIONS": game.actions, "OUTCOMES": game.outcomes, "SEATS": max(game.seats)}
    return over(play_template, **names), over(tally_template, **names)


def simulate(
    game: Game,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    *,
    games: int = 10_000_000,
    seed: int = 1,
    advance: Callable[[int], None] = lambda games: None,
) -> Simulation:
    """Play random games; the same games as on the CPU. What they were like is told of the first of them only."""
    check_gpu()
    cuda = toolkit()
    chosen = read_options(game, options or {})
    start = blank_states(game.state, 1)
    game.setup(start[0], read_seats(game, seats), chosen)
    run = Run(game, start, read_seed(seed), min(games, CHUNK))
    statistics = run.compare(min(games, COMPARED))  # compiles before the clock starts
    run.forget()
    cuda.synchronize()
    began = time.perf_counter()
    for first in range(0, games, CHUNK):
        run.play(first, min(CHUNK, games - first))
        cuda.synchronize()
        advance(min(CHUNK, games - first))
    seconds = time.perf_counter() - began
    moves, choices, _ = run.counts.copy_to_host()
    device = cuda.get_current_device()
    return Simulation(
        game=game.name,
        components=game.components.hash,
        seats=seats,
        options=write_options(chosen),
        seed=seed,
        games=games,
        device=name_of(device),
        cores=int(device.MULTIPROCESSOR_COUNT),
        moves=int(moves),
        seconds=seconds,
        mean_legal_actions=int(choices) / int(moves),
        mean_scores=tuple(float(points) / games for points in run.points.copy_to_host()[:seats]),
        first_places=tuple(float(firsts) / games for firsts in run.firsts.copy_to_host()[:seats]),
        statistics=statistics,
    )


class Run:
    """The memory of a simulation on the device."""

    def __init__(self, game: Game, start: States, seed: int, room: int) -> None:
        cuda = toolkit()
        self.game, self.seed, self.seats = game, seed, int(start[0].seats)
        self.begin = start
        self.kernels = kernels(game)
        self.blocks = int(cuda.get_current_device().MULTIPROCESSOR_COUNT) * RESIDENT // THREADS
        self.start = cuda.to_device(start.astype(record_of(game)))
        self.ends = cuda.device_array(room, record_of(game))
        self.memory = 0 if is_large(game) else THREADS * record_of(game).itemsize
        self.forget()

    def forget(self) -> None:
        """Count from nothing."""
        cuda = toolkit()
        most = max(self.game.seats)
        self.counts = cuda.to_device(np.zeros(3, np.int64))
        self.points, self.firsts = cuda.to_device(np.zeros(most)), cuda.to_device(np.zeros(most))

    def play(self, first: int, games: int) -> None:
        """Play some games from one of the seed's streams on, and add up how they end."""
        ends = self.ends[:games]
        self.counts[NEXT] = 0
        arguments = ends, self.start, self.seed, first, self.counts
        self.kernels.play.launch(self.blocks, THREADS, *arguments, memory=self.memory)
        self.kernels.tally.launch(self.blocks, THREADS, ends, games, self.seats, self.points, self.firsts)

    def compare(self, games: int) -> dict[str, float]:
        """Play the first games here and on the CPU. What they were like; GameError if they are not the same."""
        states, buffers = blank_states(self.game.state, games), Buffers.of(self.game)
        played: Array = np.zeros(self.game.actions, np.int64)
        playing(self.game).play_games(
            states, self.begin, self.seed, 0, buffers.actions, buffers.weights, buffers.rng, played
        )
        self.play(0, games)
        if self.ends[:games].copy_to_host().astype(self.game.state).tobytes() != states.tobytes():
            raise GameError(f"This GPU does not play {self.game.name} as the CPU does; nothing it says can be trusted.")
        return self.game.statistics(states, played)


def name_of(device: Any) -> str:
    """ "NVIDIA H200"."""
    name = device.name
    return name.decode() if isinstance(name, bytes) else str(name)
