"""The map in characters: every site has its place, and no two touch, however the map is drawn."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from clerestory.engine.positions import LEVEL, STROKES, UPRIGHT
from clerestory.games.towerup.boards import Board
from clerestory.games.towerup.components import BOX
from clerestory.games.towerup.layout import ROWS, lay_out, widest
from tests.games.towerup.component_files import OTHER, changed, read

CLOSE = changed(("Z2      21  11.5", "Z2  9.5  9"))  # below another site, a third of a street away


def scaled(board: Board, factor: int) -> Board:
    """The same map in smaller units."""
    sites = (replace(site, place=(site.place[0] * factor, site.place[1] * factor)) for site in board.sites)
    return replace(board, sites=tuple(sites))


@pytest.mark.parametrize(
    "board",
    [*BOX.boards, *read(OTHER).boards, read(CLOSE).boards[0], scaled(BOX.boards[0], 10)],
    ids=["front", "back", "other front", "other back", "close sites", "small units"],
)
def test_no_two_sites_touch_and_the_map_fits_a_screen(board: Board) -> None:
    layout = lay_out(board)
    for a, b in combinations(range(len(board.sites)), 2):
        left, right = sorted((a, b), key=lambda site: layout.columns[site])
        gap = layout.columns[right] - layout.columns[left] - widest(board, left)
        assert abs(layout.rows[a] - layout.rows[b]) >= ROWS or gap >= 1
    assert max(layout.columns) <= 130
    assert max(layout.rows) <= 60


def test_a_map_in_other_units_is_drawn_alike() -> None:
    assert lay_out(scaled(BOX.boards[1], 10)) == lay_out(BOX.boards[1])


def test_our_maps_fit_eighty_columns() -> None:
    for board in BOX.boards:
        layout = lay_out(board)
        assert all(layout.columns[site] + widest(board, site) <= 80 for site in range(len(board.sites)))
        assert all(len(row.rstrip()) <= 80 for row in layout.canvas)


def test_streets_are_drawn_along_rows_and_down_columns() -> None:
    for board in BOX.boards:
        strokes = "".join(lay_out(board).canvas)
        assert LEVEL in strokes
        assert UPRIGHT in strokes
        assert set(strokes) <= {" ", *STROKES}
