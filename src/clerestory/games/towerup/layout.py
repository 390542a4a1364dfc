"""Where the sites of a board lie in a drawing made of characters, and the streets between them.

A site takes two rows: its name, and below it the building. The columns are as narrow as they can be without two
buildings touching, however high they grow.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations

from clerestory.engine.positions import FALLING, LEVEL, RISING, UPRIGHT
from clerestory.games.towerup.boards import Board
from clerestory.games.towerup.components import BOX

ROWS = 2  # of a site: its name, its building
ROWS_OF_A_STREET = 4  # at least, of a street of average length
NARROWEST, WIDEST = 20, 16  # columns of such a street, in quarters: at least, and at most for each of its rows
STEEP = 2  # columns in a row, up to which a street has one stroke in every row


@dataclass(frozen=True)
class Layout:
    """A board in rows and columns."""

    columns: tuple[int, ...]  # [site]  of the first character
    rows: tuple[int, ...]  # [site]  of its name; its building stands in the next
    canvas: tuple[str, ...]  # the streets


@cache
def layout_of(board: int) -> Layout:
    """The layout of one of our boards."""
    return lay_out(BOX.boards[board])


def lay_out(board: Board) -> Layout:
    """The narrowest layout in which no two sites touch, with more rows only if it must be."""
    left, top = (min(site.place[axis] for site in board.sites) for axis in (0, 1))
    unit = board.length_of_streets()
    widths = [widest(board, site) for site in range(len(board.sites))]
    rows_of_a_street = ROWS_OF_A_STREET
    while True:
        rows = tuple(round((site.place[1] - top) / unit * rows_of_a_street) for site in board.sites)
        for quarters in range(NARROWEST, WIDEST * rows_of_a_street):
            columns = tuple(round((site.place[0] - left) / unit * quarters / 4) for site in board.sites)
            if not do_any_touch(columns, rows, widths):
                return Layout(columns, rows, draw_streets(board, columns, rows))
        rows_of_a_street += 1


def widest(board: Board, site: int) -> int:
    """BOARD-4. The characters that a site may need: its name, or its color, a colon and every floor it can get."""
    return max(len(board.sites[site].name), 3 + len(board.neighbors(site)))


def do_any_touch(columns: tuple[int, ...], rows: tuple[int, ...], widths: list[int]) -> bool:
    """Whether two sites that share a row have no space between them."""
    return any(
        abs(rows[a] - rows[b]) < ROWS
        and columns[a] < columns[b] + widths[b] + 1
        and columns[b] < columns[a] + widths[a] + 1
        for a, b in combinations(range(len(columns)), 2)
    )


def draw_streets(board: Board, columns: tuple[int, ...], rows: tuple[int, ...]) -> tuple[str, ...]:
    """All streets on one canvas; what stands on the sites is written over them."""
    canvas = [[" "] * (max(columns) + 16) for _ in range(max(rows) + ROWS)]
    for a, b in board.streets:
        upper, lower = sorted((a, b), key=lambda site: rows[site])
        draw_street(canvas, (rows[upper], columns[upper]), (rows[lower], columns[lower]))
    return tuple("".join(row) for row in canvas)


def draw_street(canvas: list[list[str]], start: tuple[int, int], end: tuple[int, int]) -> None:
    """Strokes from one name down to another: one in every row, or in every column of a street that is nearly level."""
    down, across = end[0] - start[0], end[1] - start[1]
    slanted = FALLING if across > 0 else RISING
    if abs(across) <= STEEP * down:
        stroke = UPRIGHT if 2 * abs(across) < down else slanted
        for step in range(1, down):
            canvas[start[0] + step][start[1] + round(across * step / down)] = stroke
        return
    direction = 1 if across > 0 else -1
    before = 0
    for step in range(1, abs(across)):
        row = round(down * step / abs(across))
        canvas[start[0] + row][start[1] + direction * step] = LEVEL if row == before else slanted
        before = row
