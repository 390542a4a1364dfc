"""Our rules and the naive game of naive.py, played side by side: they agree after every move."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from clerestory.engine.game import CHANCE
from clerestory.engine.table import Table
from clerestory.games.sintra import GAME
from clerestory.games.sintra.components import COLOR_NAMES
from tests.games.sintra.naive import STRIPS, Board, NaiveGame
from tests.games.sintra.walks import STYLES, WALKS, Walk


@pytest.mark.parametrize("style", STYLES)
@settings(max_examples=8, deadline=None, derandomize=True)
@given(walk=WALKS)
def test_a_whole_game_goes_as_in_the_naive_one(walk: Walk, style: str) -> None:
    walk = replace(walk, style=style)
    table = walk.table()
    naive = NaiveGame(walk.seats, **walk.options)
    follow(table, naive, 0)
    while not table.is_over:
        assert {move.text for move in table.legal_moves()} == naive.legal()
        move = walk.choose(table)
        seen = len(table.moves)
        table.play(move)
        naive.play(move.text)
        follow(table, naive, seen + 1)
        assert picture_of(table) == naive_picture_of(naive)
    assert [(rank.place, rank.seat, rank.tie_break) for rank in table.ranks()] == naive.ranks()


def follow(table: Table, naive: NaiveGame, seen: int) -> None:
    """Tell the naive game everything that chance has done on the table since."""
    for move in table.moves[seen:]:
        assert move.text in naive.chances()
        naive.draw(move.text)


@settings(max_examples=6, deadline=None, derandomize=True)
@given(WALKS)
def test_every_draw_is_as_likely_as_in_the_naive_game(walk: Walk) -> None:
    table = walk.table(chance_by_hand=True)
    naive = NaiveGame(walk.seats, **walk.options)
    weights = np.zeros(GAME.outcomes, np.int16)
    while not table.is_over:
        if table.turn == CHANCE:
            assert GAME.weights(table.state, weights) == weights.sum()
            chances = {GAME.write(table.state, i): int(weights[i]) for i in range(GAME.outcomes) if weights[i]}
            assert chances == naive.chances()
        move = walk.choose(table)
        if table.turn == CHANCE:
            naive.draw(move.text)
        else:
            naive.play(move.text)
        table.play(move)
    assert naive.next == "over"


def picture_of(table: Table) -> dict[str, Any]:
    """All that lies on our table, in the words of the naive game."""
    state, view = table.state, table.view()
    return {
        "next": {"turn": table.turn, "keep_pane": f"keep {table.turn}", "game_over": "over"}[view["phase"]],
        "round track": view["round_track"],
        "bag": view["bag"],
        "tower": view["tower"],
        "center": [group["color"] for group in view["center"] for _ in range(group["panes"])],
        "displays": view["displays"],
        "token": view["start_token"],
        "start seat": view["start_seat"],
        "scores": table.scores(),
        "boards": [
            {
                "sheet": {reason: points for reason, points in table.sheet(seat).items() if points},
                "glazier": int(state.palaces[seat].glazier),
                "row": palace["row"],
                "returns": palace["returns_to_the_top"],
                "strips": [picture_of_strip(place["strip"]) for place in palace["places"]],
                "windows": [
                    [pane for pane in (place["window"]["upper"], place["window"]["lower"]) if pane]
                    for place in palace["places"]
                ],
            }
            for seat, palace in enumerate(view["palaces"])
        ],
    }


def picture_of_strip(strip: Any) -> Any:
    """The spaces of a strip with the panes on them; which pane lies on which joker does not matter."""
    if strip is None:
        return None
    return sorted((space["color"], space["pane"] or "") for space in strip["spaces"])


def naive_picture_of(naive: NaiveGame) -> dict[str, Any]:
    return {
        "next": {"turn": naive.seat, "keep": f"keep {naive.seat}", "over": "over"}[naive.next],
        "round track": naive.track,
        "bag": naive.bag,
        "tower": naive.tower,
        "center": in_order(naive.center),
        "displays": [in_order(display) for display in naive.displays],
        "token": naive.token,
        "start seat": naive.start_seat,
        "scores": [board.score for board in naive.boards],
        "boards": [naive_picture_of_board(board) for board in naive.boards],
    }


def naive_picture_of_board(board: Board) -> dict[str, Any]:
    steps = board.broken + board.tokens
    return {
        "sheet": {reason: points for reason, points in board.sheet.items() if points},
        "glazier": board.glazier,
        "row": steps % 8,
        "returns": steps // 8,
        "strips": [
            None
            if place.is_empty
            else sorted(zip(STRIPS[place.strip][place.face], (pane or "" for pane in place.spaces), strict=True))
            for place in board.places
        ],
        "windows": [place.window for place in board.places],
    }


def in_order(panes: list[str]) -> list[str]:
    return sorted(panes, key=COLOR_NAMES.index)
