"""Training: games, lessons, a better network, and again, until the time is over."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from clerestory.bots.networks import MARGIN
from clerestory.bots.sight import slope_of
from clerestory.engine.game import Game
from clerestory.learning.arrays import CPU, CUDA, Arrays, arrays_on
from clerestory.learning.checkpoints import Progress, export, restore, save, start_from
from clerestory.learning.mixing import USUAL_SEATS, any_seats, starts_for
from clerestory.learning.network import Network, shape_of
from clerestory.learning.rooms import Room
from clerestory.learning.selfplay import Lessons, Manner, play_games, room_on

SEED = 1


@dataclass(frozen=True)
class Plan:
    """How a network is trained."""

    minutes: float = 10.0
    device: str = CUDA
    tables: int = 8192  # of two seats at a time; of more seats fewer, for their games are longer
    lesson: int = 2048  # views of moves that one step of learning looks at
    rates: tuple[float, float] = (2e-3, 2e-4)  # how far a step goes, in the beginning and in the end
    noises: tuple[float, float] = (0.03, 0.005)  # how much worse a move may look and still be tried, likewise
    margins: tuple[float, float] = (0.03, MARGIN)  # what a point of lead is worth beside the chance to win, likewise
    save_every: float = 60.0  # seconds

    def for_one_that_has_learned(self) -> Plan:
        """The same in smaller steps."""
        return replace(self, rates=(5e-4, 2e-5), noises=(0.01, 0.003), margins=(MARGIN, MARGIN))


def plan_for(device: str, minutes: float, tables: int | None = None) -> Plan:
    """The usual plan on a device, with as many tables as wanted."""
    plan = Plan(minutes, device)
    if device == CPU:  # it plays some dozen games a second; a round takes seconds then, and has many steps
        plan = replace(plan, tables=128, lesson=512)
    return replace(plan, tables=tables) if tables else plan


@dataclass(frozen=True)
class Round:
    """What one room full of games was like, as the log has it."""

    minutes: float  # of training until then
    games: int  # until then
    steps: int  # of learning until then
    seats: int
    turns: float  # a game, of all seats
    points: float  # a seat, in the end
    win_error: float  # cross-entropy
    points_error: float  # the root of the mean square, in points / 50
    games_per_second: float
    noise: float
    rate: float


class Trainer:
    """A network that learns a game, and the folder in which is all that it needs to go on later."""

    def __init__(self, game: Game, plan: Plan, folder: Path, seed: int = SEED) -> None:
        self.game, self.plan, self.folder, self.seed = game, plan, folder, seed
        self.arrays: Arrays = arrays_on(plan.device)
        self.network = Network(self.arrays, shape_of(game), slope_of(game))
        self.network.begin(seed)
        self.progress = Progress()
        self._rooms: dict[int, Room] = {}

    def start(self, path: Path) -> None:
        """Begin with the weights of a network instead of random ones, and change them in smaller steps."""
        start_from(path, self.game, self.network)
        self.progress.has_learned = True
        self.plan = self.plan.for_one_that_has_learned()

    def resume(self) -> None:
        """Go on from the checkpoint in the folder."""
        self.progress = restore(self.folder, self.network)
        if self.progress.has_learned:
            self.plan = self.plan.for_one_that_has_learned()

    def save(self, command: str) -> None:
        """Keep all that is needed to go on, and the network for bots."""
        save(self.folder, self.network, self.progress)
        export(self.folder / f"{self.game.name}.npz", self.game, self.network, self.progress, command)

    @property
    def done(self) -> float:
        """How much of the time is over, the time before a checkpoint counted."""
        return min(self.progress.minutes / self.plan.minutes, 1.0)

    def train(self) -> Iterator[Round]:
        """Train until the time is over; a round after the other."""
        self.warm()
        while self.done < 1.0:
            yield self.play_round()

    def warm(self) -> None:
        """Compile before the clock starts."""
        seats = min(self.game.seats)
        starts = starts_for(self.game, seats, np.random.default_rng(self.seed))
        play_games(room_on(self.arrays, self.game, seats, 1), self.network, starts, self.seed, 0, Manner(1.0, MARGIN))

    def play_round(self) -> Round:
        """Play games, and learn from them. Which games follows from the seed and from how many there were before."""
        plan, began = self.plan, time.monotonic()
        rng = np.random.default_rng([self.seed, self.progress.games])
        noise, rate = between(plan.noises, self.done), between(plan.rates, self.done)
        room = self.room(any_seats(self.game, rng))
        starts = starts_for(self.game, room.seats, rng)
        manner = Manner(noise, between(plan.margins, self.done))
        lessons = play_games(room, self.network, starts, self.seed, self.progress.games, manner)
        errors = self.arrays.fetch(self.learn(lessons, rate, rng))
        took = time.monotonic() - began
        self.progress.games += lessons.games
        self.progress.seconds += took
        return Round(
            minutes=round_to(self.progress.minutes, 3),
            games=self.progress.games,
            steps=self.network.steps,
            seats=lessons.seats,
            turns=round_to(lessons.turns / lessons.games, 1),
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
            errors += self.network.learn(
                lessons.observations[at], lessons.expected[at], lessons.targets[at], lessons.seats, rate
            )
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
