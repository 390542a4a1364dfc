"""Thousands of games with every variant keep the contract of `check_game`, and end in every way that a game can end.

The games are those of tests/test_contract.py, checked one at a time to see how each ended.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from clerestory.engine.contract import LONGEST, first_state
from clerestory.engine.playing import Buffers, playing
from clerestory.engine.records import blank_states
from clerestory.games.towerup import GAME
from clerestory.games.towerup.components import MOST_STARTING_FLOORS_FOR
from clerestory.games.towerup.sheets import ENDINGS
from clerestory.games.towerup.state import NOT_YET, SHORTAGE, TENTH_ROOF
from tests.conftest import TOLD

GAMES = 4_000
WIDE = 25  # of them, in which every action of every position is tried


def variants(seats: int) -> list[dict[str, Any]]:
    return [
        {},
        {"objectives": "starting", "starting_floors": int(MOST_STARTING_FLOORS_FOR[seats])},
        {"objectives": "lake+greys+double", "starting_floors": 4},
    ]


def count_endings(seats: int, options: dict[str, Any]) -> Counter[int]:
    """Check every position of many games, and of some every position one action further; how many ended how."""
    start, states, buffers = first_state(GAME, seats, options, None), blank_states(GAME.state, 2), Buffers.of(GAME)
    habit, sound = np.zeros(3, np.int16), len(GAME.invariants)
    endings: Counter[int] = Counter()
    for number in range(GAMES):
        trouble = np.array([1, 0, 0], np.int64)
        fine = playing(GAME).check_games(
            states, start, 1, number, buffers.actions, buffers.weights, buffers.rng, habit, LONGEST,
            int(number < WIDE), sound, trouble,
        )  # fmt: skip
        assert fine == 1, f"game {number} of {seats} seats with {options}: {trouble}"
        endings[int(states[0].ending)] += 1
    return endings


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.rule("OPTION-1", "OPTION-2", "END-4")
def test_games_with_every_variant_keep_the_contract_and_end_both_ways(
    seats: int, record_property: Callable[[str, object], None]
) -> None:
    told = []
    for options in variants(seats):
        endings = count_endings(seats, options)
        counts = ", ".join(f"{ENDINGS[ending]} {endings[ending]:,}" for ending in ENDINGS if ending != NOT_YET)
        told.append(f"{' '.join(str(value) for value in options.values()) or 'usual options':24}{counts}")
        assert endings[TENTH_ROOF] > 0
        assert endings[SHORTAGE] > 0
    record_property(TOLD, "\n".join(told))
