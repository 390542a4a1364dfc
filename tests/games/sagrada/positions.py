"""Positions from all over some games."""

from __future__ import annotations

from functools import cache
from typing import Any

from clerestory.engine.records import copy_of
from clerestory.games.sagrada.actions import EXAMPLES
from clerestory.games.sagrada.state import GAME_OVER, State
from tests.games.sagrada.walks import STYLES, Walk

TABLES: list[tuple[int, dict[str, Any]]] = [(1, {"solo_tools": 5}), (2, {}), (3, {"open_private": True}), (4, {})]
GAMES_OF_EACH_STYLE = 2
ROUNDS_APART = 3


@cache
def states_of_every_phase() -> tuple[State, ...]:
    """Positions for each thing that can happen next, with each tool in use, early and late in a game."""
    found: dict[tuple[int, int, int], State] = {}
    for seed in range(GAMES_OF_EACH_STYLE):
        for seats, options in TABLES:
            for style in STYLES:
                walk = Walk(seats, options, seed, [seed, 5, 3], style)
                table = walk.table(chance_by_hand=True)
                while not table.is_over:
                    state = table.state
                    found.setdefault((int(state.phase), seats, int(state.tool_in_use)), copy_of(state))
                    late = -1 - int(state.rounds_played) // ROUNDS_APART
                    found.setdefault((int(state.phase), seats, late), copy_of(state))
                    table.play(walk.choose(table))
                found.setdefault((GAME_OVER, seats, 0), copy_of(table.state))
    return tuple(found[key] for key in sorted(found))


def one_of_each_phase() -> list[State]:
    return list({int(state.phase): state for state in states_of_every_phase()}.values())


def in_phase(example: str) -> State:
    """A position in which this is what one would type."""
    return copy_of(next(state for state in one_of_each_phase() if example in EXAMPLES[int(state.phase)]))
