"""Our rules and the naive game of naive.py, played side by side: they agree after every move."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from clerestory.engine.game import CHANCE, OVER
from clerestory.engine.records import Array
from clerestory.engine.table import Table
from clerestory.games.sagrada import GAME
from clerestory.games.sagrada.components import BOX, LETTERS, NO_COLOR, NO_DIE, NO_OBJECTIVE, NO_TOOL
from tests.games.sagrada.naive import NaiveGame
from tests.games.sagrada.walks import STYLES, WALKS, Walk

PATTERNS = [(pattern.name, pattern.difficulty, pattern.grid) for pattern in BOX.patterns]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("style", STYLES)
@settings(max_examples=4, deadline=None, derandomize=True)
@given(walk=WALKS)
def test_a_whole_game_goes_as_in_the_naive_one(walk: Walk, style: str, seats: int) -> None:
    """Every list of legal moves, every chance, everything on the table, all scores and places."""
    walk = replace(walk, style=style, seats=seats)
    table = walk.table(chance_by_hand=True)
    naive = NaiveGame(PATTERNS, seats, **walk.options)
    while not table.is_over:
        assert naive.turn() == table.turn
        if table.turn == CHANCE:
            assert chances_of(table) == naive.chances()
        else:
            assert {move.number for move in table.legal_moves()} == naive.legal()
        move = walk.choose(table)
        table.play(move)
        naive.play(move.number)
        assert picture_of(table) == naive_picture_of(naive)
    assert naive.turn() == OVER
    places = {rank.seat: rank.place for rank in table.ranks()}
    assert [places[seat] for seat in range(seats)] == naive.places()


def chances_of(table: Table) -> dict[int, int]:
    weights = np.zeros(GAME.outcomes, np.int16)
    assert GAME.weights(table.state, weights) == weights.sum()
    return {outcome: int(weights[outcome]) for outcome in range(GAME.outcomes) if weights[outcome]}


def picture_of(table: Table) -> dict[str, Any]:
    """All that lies on our table, in the words of the naive game."""
    state, seen = table.state, table.look(None)
    windows = [state.windows[seat] for seat in range(table.seats)]
    laid = [(slot, int(tool)) for slot, tool in enumerate(state.tool) if tool != NO_TOOL]
    return {
        "windows": [
            {space: die_of(die) for space, die in enumerate(window.die) if die != NO_DIE} for window in windows
        ],
        "tokens": [int(window.tokens) for window in windows],
        "pool": dice_of(state.pool),
        "rolling": sorted(LETTERS[color] for color, dice in enumerate(state.rolling) for _ in range(dice)),
        "track": [dice_of(space) for space in state.track],
        "bag": {LETTERS[color]: int(dice) for color, dice in enumerate(state.bag)},
        "private": [[LETTERS[color] for color in window.private if color != NO_COLOR] for window in windows],
        "patterns": [int(window.pattern) if window.pattern >= 0 else None for window in seen.windows[: table.seats]],
        "tools": [tool for _, tool in laid],
        "tokens_on": {tool: int(state.tokens_on[slot]) for slot, tool in laid},
        "paid": {tool: die_of(int(state.paid[slot])) for slot, tool in laid if state.paid[slot] != NO_DIE},
        "public": [int(objective) for objective in state.objective if objective != NO_OBJECTIVE],
        "rounds_played": int(state.rounds_played),
        "start_seat": int(state.start_seat),
        "scores": table.scores(),
    }


def die_of(die: int) -> tuple[str, int]:
    return LETTERS[die // 6], die % 6 + 1


def dice_of(row: Array) -> list[tuple[str, int]]:
    return sorted(die_of(int(die)) for die in row if die != NO_DIE)


def naive_picture_of(naive: NaiveGame) -> dict[str, Any]:
    return {
        "windows": naive.windows,
        "tokens": naive.tokens,
        "pool": sorted(naive.pool),
        "rolling": sorted(naive.rolling),
        "track": [sorted(space) for space in naive.track],
        "bag": naive.bag,
        "private": [sorted(colors, key=LETTERS.index) for colors in naive.private],
        "patterns": naive.pattern_of,
        "tools": naive.tools,
        "tokens_on": naive.tokens_on,
        "paid": naive.paid,
        "public": naive.public,
        "rounds_played": naive.rounds_played,
        "start_seat": naive.start_seat,
        "scores": naive.scores(),
    }
