"""Random play gives the numbers of section 8 of the rules, which another program found."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
import pytest

from clerestory.engine.options import read_options
from clerestory.engine.playing import Buffers, playing
from clerestory.engine.records import blank_states
from clerestory.engine.rules import PLAIN
from clerestory.games.sintra import GAME
from clerestory.games.sintra.components import COMPONENTS, ROUNDS

GAMES = 3000

pytestmark = [
    pytest.mark.skipif(PLAIN, reason="thousands of games take minutes uncompiled, and are the same"),
    pytest.mark.skipif(COMPONENTS.title != "reconstruction 1", reason="the numbers are of the reconstructed strips"),
]


@dataclass(frozen=True)
class Row:
    """Means per player and game; turns per round of all seats."""

    turns: float
    legal_actions: float
    completions: float
    sent_back: float
    broken: float
    returns: float
    score_a: float
    score_b: float


RANDOM_PLAY = {
    2: Row(12.4, 13.5, 2.8, 5.2, 32.7, 4.0, -61, -63),
    3: Row(15.4, 18.3, 2.1, 3.9, 33.3, 4.0, -65, -66),
    4: Row(18.1, 23.2, 1.8, 3.2, 34.1, 4.0, -67, -69),
}
CELLS = [(seats, side) for seats in RANDOM_PLAY for side in "AB"]


@dataclass(frozen=True)
class Run:
    """What came out of many random games."""

    statistics: dict[str, float]
    choices: float  # legal actions a decision, the pane to keep (D2) included
    score: float


@cache
def run(seats: int, side: str) -> Run:
    start, states = blank_states(GAME.state, 1), blank_states(GAME.state, GAMES)
    buffers, played = Buffers.of(GAME), np.zeros(GAME.actions, np.int64)
    GAME.setup(start[0], seats, read_options(GAME, {"side": side}))
    choices = playing(GAME).play_games(states, start, 8, 0, buffers.actions, buffers.weights, buffers.rng, played)
    scores = states["palaces"]["score"][:, :seats].astype(float)
    return Run(GAME.statistics(states, played), choices / int(played.sum()), scores.mean())


def agrees(found: float, expected: float) -> bool:
    """The tolerance of section 8: within 5 % or 0.1."""
    return abs(found - expected) <= max(0.05 * expected, 0.1)


@pytest.mark.parametrize(("seats", "side"), CELLS)
def test_random_play_scores_as_much_as_another_program_found(seats: int, side: str) -> None:
    expected = RANDOM_PLAY[seats].score_a if side == "A" else RANDOM_PLAY[seats].score_b
    assert abs(run(seats, side).score - expected) <= 2


@pytest.mark.parametrize(("seats", "side"), CELLS)
def test_random_play_takes_turns_completes_and_breaks_as_another_program_found(seats: int, side: str) -> None:
    found, expected = run(seats, side).statistics, RANDOM_PLAY[seats]
    tokens = ROUNDS / seats  # in random play every round has a first take from the center
    assert agrees(found["turns per round"], expected.turns)
    assert agrees(found["completed strips"], expected.completions)
    assert agrees(found["glazier sent back"], expected.sent_back)
    assert agrees(found["steps down the track"] - tokens, expected.broken)
    assert agrees(found["returns to the top"], expected.returns)


@pytest.mark.parametrize("seats", RANDOM_PLAY)
def test_random_play_has_as_many_legal_actions_as_another_program_found(seats: int) -> None:
    """On side A, where every decision is a turn's action; on side B the panes to keep are decisions too."""
    assert agrees(run(seats, "A").choices, RANDOM_PLAY[seats].legal_actions)
    assert run(seats, "B").choices < run(seats, "A").choices
