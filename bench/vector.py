"""How many player steps a second a batch makes on all cores, beside Gymnasium's vector form of one game at a time.

Actions are random; observations, masks, rewards and new games are all included. Beside it, in the same run, stands
Gymnasium's SyncVectorEnv: around a nearly empty environment, which nothing in that form can outrun, and around our own
Gymnasium environment, whose steps include the moves of random opponents, as those of the batch beside it do.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from clerestory import load_game
from clerestory.engine.game import Game
from clerestory.engine.records import Features
from clerestory.engine.simulating import usable_cores
from clerestory.envs.batch import Batch
from clerestory.envs.gymnasium import OneSeat
from clerestory.envs.one_game import observation_box
from clerestory.envs.vector import VectorEnv
from clerestory.games import GAMES

COUNTS = (64, 1024, 4096)  # games in a batch
SYNCHRONOUS = 64  # environments in one of Gymnasium's
STEPS = 60_000  # a measurement
FEW_STEPS = 3_000  # one of Gymnasium's
REPEATS = 7  # measurements of each, the best counts: what disturbs them only ever slows them down


class NearlyEmpty(gymnasium.Env[Any, Any]):
    """A game about nothing: it shows the same thing at every step, and after a while it is over."""

    def __init__(self, game: Game, seats: int) -> None:
        self.observation_space = observation_box(game, seats)
        self.action_space = gymnasium.spaces.Discrete(game.actions)
        self.observation = np.zeros(game.features(seats), np.float32)
        self.info = {"action_mask": np.ones(game.actions, np.int8)}
        self.steps = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Features, Any]:
        self.steps = 0
        return self.observation, self.info

    def step(self, action: int) -> tuple[Features, float, bool, bool, Any]:
        self.steps += 1
        return self.observation, 0.0, self.steps == 100, False, self.info


@dataclass(frozen=True)
class Speed:
    """Steps a second."""

    name: str
    features: int
    batches: tuple[float, ...]  # [count]  with sampling
    sampling: float  # in the largest batch, alone
    vector: float  # Gymnasium's form of it, with opponents
    single: float  # SyncVectorEnv of our single environments, with opponents
    empty: float  # and of nearly empty ones


def steps_a_second(step: Callable[[], object], count: int, steps: int) -> float:
    rounds = max(2, steps // count)
    began = time.perf_counter()
    for _ in range(rounds):
        step()
    return rounds * count / (time.perf_counter() - began)


def sampled(batch: Batch) -> Callable[[], object]:
    return lambda: batch.step(batch.sample())


def vectored(envs: VectorEnv) -> Callable[[], object]:
    envs.reset(seed=1)
    return lambda: envs.step(envs.batch.sample())


def synchronous(make: Callable[[], gymnasium.Env[Any, Any]]) -> Callable[[], None]:
    """Any legal actions in Gymnasium's own loop over single environments."""
    envs = SyncVectorEnv([make] * SYNCHRONOUS, copy=False, autoreset_mode=AutoresetMode.SAME_STEP)
    masks = envs.reset(seed=1)[1]["action_mask"]
    tickets = 1 + np.random.default_rng(1).random(masks.shape, np.float32)

    def step() -> None:
        nonlocal masks
        masks = envs.step((tickets * masks).argmax(axis=1))[4]["action_mask"]

    return step


def measure(name: str, seats: int) -> Speed:
    """All of them in turn, over and over, so that a slow moment of the machine strikes all alike."""
    game = load_game(name)
    runs: list[tuple[Callable[[], object], int, int]] = [
        *((sampled(Batch(game, count, seats, seed=1)), count, STEPS) for count in COUNTS),
        (Batch(game, COUNTS[-1], seats, seed=1).sample, COUNTS[-1], STEPS),
        (vectored(VectorEnv(name, COUNTS[1], seats, copy=False)), COUNTS[1], STEPS),
        (synchronous(lambda: OneSeat(name, seats)), SYNCHRONOUS, FEW_STEPS),
        (synchronous(lambda: NearlyEmpty(game, seats)), SYNCHRONOUS, FEW_STEPS),
    ]
    best = [0.0] * len(runs)
    for _ in range(REPEATS):
        for number, (step, count, steps) in enumerate(runs):
            best[number] = max(best[number], steps_a_second(step, count, steps))
    batches = len(COUNTS)
    who = f"{name}, {seats} {'seat' if seats == 1 else 'seats'}"
    return Speed(who, game.features(seats), tuple(best[:batches]), *best[batches:])


def report() -> list[str]:
    speeds = [measure(name, seats) for name in GAMES for seats in load_game(name).seats]
    batches = " | ".join(f"{count:,} games" for count in COUNTS)
    lines = [
        f"| player steps a second, {usable_cores()} cores | features | {batches} | ns to sample an action "
        f"| Gymnasium's form, random opponents | times SyncVectorEnv of ours | times SyncVectorEnv of nearly nothing |",
        "| --- |" + " ---: |" * (len(COUNTS) + 5),
    ]
    for speed in speeds:
        counted = " | ".join(f"{each:,.0f}" for each in (*speed.batches, 1e9 / speed.sampling, speed.vector))
        lines.append(
            f"| {speed.name} | {speed.features} | {counted} | {speed.vector / speed.single:.0f} "
            f"| {max(speed.batches) / speed.empty:.0f} |"
        )
    return lines


if __name__ == "__main__":
    print("\n".join(report()))
