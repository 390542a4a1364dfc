"""Training: games, lessons, a better network, and again, until the time is over."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from clerestory.engine.game import Game
from clerestory.learning.arrays import CUDA, Arrays, arrays_on
from clerestory.learning.checkpoints import Progress, restore, save
from clerestory.learning.mixing import USUAL_SEATS, seat_counts, starts_for
from clerestory.learning.network import Network, shape_of
from clerestory.learning.rooms import Room
from clerestory.learning.selfplay import Lessons, play_games, room_on

SEED = 1


@dataclass(frozen=True)
class Plan:
    """How a network is trained."""

    minutes: float = 10.0
    device: str = CUDA
    tables: int = 8192  # of two seats at a time; of more seats fewer, for their games are longer
    lesson: int = 16_384  # moves that one step of learning looks at
    rates: tuple[float, float] = (1e-3, 1e-4)  # how far a step goes, in the beginning and in the end
    noises: tuple[float, float] = (0.05, 0.01)  # how much worse a move may look and still be tried, likewise
    save_every: float = 60.0  # seconds


@dataclass(frozen=True)
class Round:
    """What one room full of games was like, as the log has it."""

    minutes: float  # of training until then
    games: int  # until then
    steps: int  # of learning until then
    seats: int
    decisions: float  # a game, of all seats
    points: float  # a seat, in the end
    win_error: float  # cross-entropy
    points_error: float  # the root of the mean square, in points / 50
    games_per_second: float
    noise: float
    rate: float


class Trainer:
    """A network that learns a game, and all that it needs to go on later."""

    def __init__(self, game: Game, plan: Plan, folder: Path, seed: int = SEED) -> None:
        self.game, self.plan, self.folder, self.seed = game, plan, folder, seed
        self.arrays: Arrays = arrays_on(plan.device)
        self.network = Network(self.arrays, shape_of(game))
        self.network.begin(seed)
        self.progress = Progress()
        self._rooms: dict[int, Room] = {}

    def resume(self) -> None:
        """Go on from the checkpoint in the folder."""
        self.progress = restore(self.folder, self.network)

    def train(self) -> Iterator[Round]:
        """Train until the time is over, the time before a checkpoint counted; a round after the other."""
        self.warm()
        began, saved = time.monotonic() - self.progress.seconds, time.monotonic()
        last = 60 * self.plan.minutes
        rng = np.random.default_rng([self.seed, self.progress.games])
        for seats in seat_counts(self.game):
            round = self.play_round(seats, min(self.progress.seconds / last, 1.0), rng)
            self.progress.seconds = time.monotonic() - began
            is_over = self.progress.seconds >= last
            yield round
            if is_over or time.monotonic() - saved >= self.plan.save_every:
                save(self.folder, self.network, self.progress)
                saved = time.monotonic()
            if is_over:
                break

    def warm(self) -> None:
        """Compile before the clock starts."""
        seats = min(self.game.seats)
        starts = starts_for(self.game, seats, np.random.default_rng(self.seed))
        play_games(room_on(self.arrays, self.game, seats, 1), self.network, starts, self.seed, 0, 1.0)

    def play_round(self, seats: int, done: float, rng: np.random.Generator) -> Round:
        """Play games, and learn from them."""
        plan, began = self.plan, time.monotonic()
        noise, rate = between(plan.noises, done), between(plan.rates, done)
        starts = starts_for(self.game, seats, rng)
        lessons = play_games(self.room(seats), self.network, starts, self.seed, self.progress.games, noise)
        errors = self.arrays.fetch(self.learn(lessons, rate, rng))
        took = time.monotonic() - began
        self.progress.games += lessons.games
        return Round(
            minutes=round_to((self.progress.seconds + took) / 60, 3),
            games=self.progress.games,
            steps=self.network.steps,
            seats=seats,
            decisions=round_to(len(lessons.observations) / lessons.games, 1),
            points=round_to(lessons.mean_points, 2),
            win_error=round_to(float(errors[0]), 5),
            points_error=round_to(float(errors[1]) ** 0.5, 5),
            games_per_second=round_to(lessons.games / took, 1),
            noise=round_to(noise, 4),
            rate=round_to(rate, 6),
        )

    def learn(self, lessons: Lessons, rate: float, rng: np.random.Generator) -> Any:
        """Go through all lessons once, in any order; the mean errors."""
        count = len(lessons.observations)
        order = self.arrays.shuffled(count, rng)
        steps = max(count // self.plan.lesson, 1)
        errors = self.arrays.zeros((2,), self.arrays.real)
        for step in range(steps):
            at = order[step * self.plan.lesson : (step + 1) * self.plan.lesson]
            errors += self.network.learn(lessons.observations[at], lessons.targets[at], lessons.seats, rate)
        return errors / steps

    def room(self, seats: int) -> Room:
        """The room for tables of so many seats."""
        if seats not in self._rooms:
            count = max(self.plan.tables * USUAL_SEATS // max(seats, USUAL_SEATS), 1)
            self._rooms[seats] = room_on(self.arrays, self.game, seats, count)
        return self._rooms[seats]


def between(ends: tuple[float, float], done: float) -> float:
    """From one number to the other, by the same factor in the same time."""
    return float(ends[0] * (ends[1] / ends[0]) ** done)


def round_to(number: float, digits: int) -> float:
    return float(np.round(number, digits))
