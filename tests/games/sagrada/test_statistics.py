"""What a run of random games is said to be like: recomputed game by game, and within what random play can be."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache

import numpy as np
import pytest

from clerestory.cli.simulating import Simulation, simulate
from clerestory.engine.chance import below, generator, pick
from clerestory.engine.game import CHANCE, OVER
from clerestory.engine.options import read_options
from clerestory.engine.playing import Buffers
from clerestory.engine.records import blank
from clerestory.engine.rules import PLAIN
from clerestory.engine.table import points_in
from clerestory.games.sagrada import GAME
from clerestory.games.sagrada.components import BOX, COMPONENTS
from clerestory.games.sagrada.naming import DIE_NUMBERS
from clerestory.games.sagrada.state import State

FEW, MANY = 6, 2000
SEED = 21
DICE_FACES = set(DIE_NUMBERS.values())


@dataclass
class Tally:
    """What was seen in some games, counted by hand."""

    games: int
    seats: int
    uses: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    choices: int = 0
    finals: list[State] = field(default_factory=list)

    def per_player(self, count: float) -> float:
        return count / (self.games * self.seats)

    def windows(self) -> list[list[int]]:
        """The dice of every window at the end."""
        return [
            [int(die) for die in final.windows[seat].die if int(die) in DICE_FACES]
            for final in self.finals
            for seat in range(self.seats)
        ]

    def track(self) -> list[int]:
        """The dice left over in all games."""
        return [int(die) for final in self.finals for die in final.track.ravel() if int(die) in DICE_FACES]


def play_by_hand(seats: int, games: int) -> Tally:
    """The games of a simulation once more, move by move: game i draws from stream i of the seed."""
    tally, buffers = Tally(games, seats), Buffers.of(GAME)
    for number in range(games):
        state, rng = blank(State), generator(SEED, number)
        GAME.setup(state, seats, read_options(GAME, {}))
        while (turn := int(GAME.turn(state))) != OVER:
            if turn == CHANCE:
                GAME.play(state, int(pick(rng, buffers.weights, GAME.weights(state, buffers.weights))))
                continue
            count = int(GAME.legal(state, buffers.actions))
            action = int(buffers.actions[below(rng, count)])
            parts = GAME.parts(state, action)
            tally.uses[parts["tool"] if parts["kind"] == "use" else ""] += 1
            tally.moves += 1
            tally.choices += count
            GAME.play(state, action)
        tally.finals.append(state)
    return tally


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_statistics_of_a_run_are_those_of_its_games(seats: int) -> None:
    run, tally = simulate(GAME, seats, games=FEW, seed=SEED, cores=1), play_by_hand(seats, FEW)
    uses = {f"uses of {tool}": tally.per_player(tally.uses[tool]) for tool in BOX.tools}
    tokens = sum(int(final.windows[seat].tokens) for final in tally.finals for seat in range(seats))
    expected = {
        "dice in a window": tally.per_player(sum(map(len, tally.windows()))),
        "full windows": tally.per_player(sum(len(dice) == 20 for dice in tally.windows())),
        "tokens left": tally.per_player(tokens),
        "dice on the round track, per game": len(tally.track()) / FEW,
        "values on the round track, per game": sum(die % 6 + 1 for die in tally.track()) / FEW,
        "tools used": sum(uses.values()),
        **uses,
    }
    assert run.statistics == pytest.approx(expected)
    assert run.moves == tally.moves
    assert run.mean_legal_actions == pytest.approx(tally.choices / tally.moves)
    scores = np.array([points_in(GAME, final) for final in tally.finals])
    assert run.mean_scores == pytest.approx(tuple(scores.mean(axis=0)))


# --- Many games ---

needs_speed = pytest.mark.skipif(PLAIN, reason="thousands of games take minutes uncompiled, and are the same")
needs_our_box = pytest.mark.skipif(COMPONENTS.title != "base game", reason="the bounds are of the printed patterns")


@cache
def run(seats: int) -> Simulation:
    return simulate(GAME, seats, games=MANY, seed=SEED, cores=1)


@needs_speed
@needs_our_box
@pytest.mark.parametrize("seats", GAME.seats)
def test_random_play_fills_most_of_a_window_and_uses_tools(seats: int) -> None:
    found = run(seats).statistics
    assert 12 <= found["dice in a window"] <= 16
    assert found["full windows"] < 0.01
    assert 2 <= found["tools used"] <= 3.5
    assert all(found[f"uses of {tool}"] > 0.05 for tool in BOX.tools)
    assert found["tokens left"] < (0.001 if seats == 1 else 1)
    assert 2.5 <= run(seats).mean_legal_actions <= 4


@needs_speed
@needs_our_box
@pytest.mark.parametrize("seats", GAME.seats)
def test_random_play_leaves_on_the_track_what_is_in_no_window(seats: int) -> None:
    found = run(seats).statistics
    drawn, paid = (40, found["tools used"]) if seats == 1 else (10 * (2 * seats + 1), 0)
    assert found["dice on the round track, per game"] == pytest.approx(drawn - paid - seats * found["dice in a window"])
    mean = found["values on the round track, per game"] / found["dice on the round track, per game"]
    assert 3.3 <= mean <= 3.7


@needs_speed
@needs_our_box
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play_is_fair_to_all_seats(seats: int) -> None:
    """The start seat is drawn, so no seat is better than another; five standard deviations."""
    for share in run(seats).first_places:
        assert abs(share - 1 / seats) < 5 * ((1 / seats) * (1 - 1 / seats) / MANY) ** 0.5
    assert sum(run(seats).first_places) == pytest.approx(1)


@needs_speed
def test_random_play_seldom_wins_alone() -> None:
    assert run(1).first_places[0] < 0.05
