"""Compile what several tests need of a game besides what `clerestory warm` does: `python -m tests.compiling sintra`.

Tests run in several processes, and each of them would compile it.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pyspiel

from clerestory import Game, load_game
from clerestory.engine.contract import check_game
from clerestory.envs import open_spiel  # noqa: F401 (registers the games)
from clerestory.envs.batch import Batch
from clerestory.envs.pettingzoo import raw_env


def call_what_tests_call(game: Game) -> None:
    """The contract, and a game in each of the forms in which it is learned."""
    seats = game.seats[-1]
    check_game(game, seats=seats, games=1, sampled=0)
    take_a_step(Batch(game, 1, seats, seed=1))
    choose_once(raw_env(game.name, seats))
    pyspiel.random_sim_test(pyspiel.load_game(f"clerestory_{game.name}"), num_sims=1, serialize=False, verbose=False)


def take_a_step(batch: Batch) -> None:
    batch.step(batch.sample())
    batch.close()


def choose_once(table: Any) -> None:
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    table.step(int(np.flatnonzero(mask)[0]))


if __name__ == "__main__":
    for name in sys.argv[1:]:
        call_what_tests_call(load_game(name))
