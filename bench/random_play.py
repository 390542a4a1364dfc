"""How many player moves a second random play makes on one core, beside OpenSpiel's C++ rollouts in the same run."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel

from clerestory import load_game
from clerestory.engine.options import read_options
from clerestory.engine.playing import Buffers, playing
from clerestory.engine.records import blank_states
from clerestory.games import GAMES

PEERS = ("backgammon", "chess", "go(board_size=9)")
OUR_GAMES = 500  # a measurement
REPEATS = 15  # measurements of each, the best counts: what disturbs them only ever slows them down
PEER_SECONDS = 0.15
PEER_GAMES_COUNTED = 60


@dataclass(frozen=True)
class Speed:
    name: str
    moves_a_second: float
    moves_a_game: float


def measure() -> list[Speed]:
    """All of them in turn, over and over, so that a slow moment of the machine strikes all alike."""
    runs: list[OurRun | PeerRun] = [*our_runs(), *(PeerRun(name) for name in PEERS)]
    best = {run.name: 0.0 for run in runs}
    for _ in range(REPEATS):
        for run in runs:
            best[run.name] = max(best[run.name], run.moves_a_second())
    return [Speed(run.name, best[run.name], run.moves_a_game) for run in runs]


def our_runs() -> Iterator[OurRun]:
    for name in GAMES:
        for seats in load_game(name).seats:
            yield OurRun(name, seats)


class OurRun:
    """Random games of ours: all rules, explicit chance, a list of legal moves at every choice."""

    def __init__(self, name: str, seats: int) -> None:
        self.name = f"{name}, {seats} {'seat' if seats == 1 else 'seats'}"
        game = load_game(name)
        self.loop = playing(game).play_games
        self.buffers = Buffers.of(game)
        self.start, self.states = blank_states(game.state, 1), blank_states(game.state, OUR_GAMES)
        self.played = np.zeros(game.actions, np.int64)
        game.setup(self.start[0], seats, read_options(game, {}))
        self.play(1)
        self.moves_a_game = 0.0

    def play(self, games: int) -> None:
        buffers = self.buffers
        self.loop(self.states[:games], self.start, 1, 0, buffers.actions, buffers.weights, buffers.rng, self.played)

    def moves_a_second(self) -> float:
        self.played[:] = 0
        began = time.perf_counter()
        self.play(OUR_GAMES)
        seconds = time.perf_counter() - began
        self.moves_a_game = self.played.sum() / OUR_GAMES
        return float(self.played.sum() / seconds)


class PeerRun:
    """OpenSpiel's own C++ random rollouts, as its MCTS evaluates a leaf: one call, many rollouts, no Python between."""

    def __init__(self, name: str) -> None:
        self.name = f"OpenSpiel {name}"
        self.game = pyspiel.load_game(name)
        self.root = self.game.new_initial_state()
        while self.root.is_chance_node():
            self.root.apply_action(self.root.chance_outcomes()[0][0])
        self.moves_a_game = sum(self.count_moves(seed) for seed in range(PEER_GAMES_COUNTED)) / PEER_GAMES_COUNTED
        self.rollouts = 20
        while self.seconds() < PEER_SECONDS:
            self.rollouts *= 2

    def count_moves(self, seed: int) -> int:
        """The player moves of one random game, counted from Python since the rollouts do not tell."""
        rng, state, moves = random.Random(seed), self.root.clone(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return moves

    def seconds(self) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(self.rollouts, 1)
        bot: Any = pyspiel.MCTSBot(self.game, evaluator, 2.0, 1, 1000, False, 1, False)
        began = time.perf_counter()
        bot.mcts_search(self.root)
        return time.perf_counter() - began

    def moves_a_second(self) -> float:
        return self.rollouts * self.moves_a_game / self.seconds()


def report() -> list[str]:
    speeds = measure()
    peers = [speed for speed in speeds if speed.name.startswith("OpenSpiel")]
    columns = [f"times {peer.name}" for peer in peers]
    lines = [
        f"| random play, one core | player moves a second | moves a game | {' | '.join(columns)} |",
        "| --- |" + " ---: |" * (2 + len(peers)),
    ]
    for speed in speeds:
        ratios = " | ".join(f"{speed.moves_a_second / peer.moves_a_second:.1f}" for peer in peers)
        lines.append(f"| {speed.name} | {speed.moves_a_second:,.0f} | {speed.moves_a_game:.1f} | {ratios} |")
    return lines
