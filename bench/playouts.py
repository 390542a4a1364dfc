"""How many playouts a second the search makes on one core, beside OpenSpiel's C++ MCTS in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import pyspiel

from clerestory import load_game
from clerestory.bots.manners import UNTAUGHT, Manner, manner_of
from clerestory.bots.search import Budget, think
from clerestory.engine.table import Table
from clerestory.games import GAMES

PEER = "backgammon"
PLAYOUTS, PEER_PLAYOUTS = 4000, 200
REPEATS = 7  # measurements of each, the best counts: what disturbs them only ever slows them down
EXPLORATION = 1.4


@dataclass(frozen=True)
class Run:
    name: str
    playouts: int
    search: Callable[[], object]

    def playouts_a_second(self) -> float:
        began = time.perf_counter()
        self.search()
        return self.playouts / (time.perf_counter() - began)


def our_run(name: str, manner: Manner, says: str) -> Run:
    game = load_game(name)
    table = Table(game, 2, seed=1)

    def search() -> object:
        return think(game, table.state, table.turn, Budget(playouts=PLAYOUTS), 1, manner)

    search()
    return Run(f"{name}, {says}", PLAYOUTS, search)


def peer_run() -> Run:
    """Its own tree, its own random rollouts, one for each simulation; no Python between."""
    game = pyspiel.load_game(PEER)
    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(root.chance_outcomes()[0][0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, EXPLORATION, PEER_PLAYOUTS, 1000, False, 1, False)
    return Run(f"OpenSpiel {PEER}, random playouts", PEER_PLAYOUTS, lambda: bot.mcts_search(root))


def report() -> list[str]:
    runs = [our_run(name, UNTAUGHT, "random playouts") for name in GAMES] + [peer_run()]
    runs += [our_run(name, manner_of(load_game(name)), "as the levels search") for name in GAMES]
    best = dict.fromkeys((run.name for run in runs), 0.0)
    for _ in range(REPEATS):
        for run in runs:
            best[run.name] = max(best[run.name], run.playouts_a_second())
    peer = next(speed for name, speed in best.items() if name.startswith("OpenSpiel"))
    lines = [
        f"| tree search, 2 seats, the opening, one core | playouts a second | times OpenSpiel {PEER} |",
        "| --- | ---: | ---: |",
    ]
    return lines + [f"| {name} | {speed:,.0f} | {speed / peer:.1f} |" for name, speed in best.items()]
