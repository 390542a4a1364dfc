"""Simulated games once more, move by move, to compare what is said of a run with what happened in it."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import pytest

from clerestory.engine.chance import below, generator, pick
from clerestory.engine.game import CHANCE, OVER, Game
from clerestory.engine.options import read_options
from clerestory.engine.playing import Buffers
from clerestory.engine.records import JSON, AnyState, blank_states
from clerestory.engine.rules import PLAIN
from clerestory.engine.simulating import Simulation, simulate
from clerestory.engine.table import points_in

FEW = 6
SEED = 21

needs_speed = pytest.mark.skipif(PLAIN, reason="thousands of games take minutes uncompiled, and are the same")


@dataclass
class Tally:
    """What was seen in some games."""

    seats: int
    actions: list[JSON] = field(default_factory=list)  # their parts
    choices: int = 0
    finals: list[AnyState] = field(default_factory=list)

    def per_player(self, count: float) -> float:
        return count / (len(self.finals) * self.seats)


def play_by_hand(game: Game, seats: int) -> Tally:
    """A few games of a simulation: game i draws from stream i of the seed."""
    tally, buffers = Tally(seats), Buffers.of(game)
    for number in range(FEW):
        state, rng = blank_states(game.state, 1)[0], generator(SEED, number)
        game.setup(state, seats, read_options(game, {}))
        while (turn := int(game.turn(state))) != OVER:
            if turn == CHANCE:
                game.play(state, int(pick(rng, buffers.weights, game.weights(state, buffers.weights))))
                continue
            count = int(game.legal(state, buffers.actions))
            action = int(buffers.actions[below(rng, count)])
            tally.actions.append(game.parts(state, action))
            tally.choices += count
            game.play(state, action)
        tally.finals.append(state)
    return tally


def simulated(game: Game, tally: Tally) -> Simulation:
    """The run that a tally is of; its moves, choices and scores are those of its games."""
    run = simulate(game, tally.seats, games=FEW, seed=SEED, cores=1)
    assert run.moves == len(tally.actions)
    assert run.mean_legal_actions == pytest.approx(tally.choices / len(tally.actions))
    scores = np.array([points_in(game, final) for final in tally.finals])
    assert run.mean_scores == pytest.approx(tuple(scores.mean(axis=0)))
    return run


def check_fairness(run: Simulation) -> None:
    """Who is first is drawn, so no seat is better than another; five standard deviations."""
    for share in run.first_places:
        assert abs(share - 1 / run.seats) < 5 * ((1 / run.seats) * (1 - 1 / run.seats) / run.games) ** 0.5
    assert sum(run.first_places) == pytest.approx(1)
