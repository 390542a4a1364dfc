"""A drawing in colors. Letters stay: a color never says anything that is not also written."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import groupby

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from clerestory.cli.seating import name_seats, seat_label
from clerestory.cli.seeing import draw_for
from clerestory.engine.table import Table

LABEL, HEAD = "dim", "bold"
GAP = 3  # columns between two boards side by side
SHORTEST = 3  # letters of a word that is colored letter by letter; shorter ones may be English


def paint(line: str, inks: Mapping[str, str]) -> Text:
    """One line of a drawing: its first word is a label, and every word that has an ink gets it, behind a mark > too."""
    text = Text(line)
    for found in re.finditer(r">?(\S+)", line):
        word, start = found[1], found.start(1)
        if style := inks.get(word):
            text.stylize(style, start, found.end())
        elif len(word) >= SHORTEST and all(letter in inks for letter in word):
            for at, letter in enumerate(word, start=start):
                text.stylize(inks[letter], at, at + 1)
        elif not line[:start].strip():
            text.stylize(LABEL, start, found.end())
    return text


def fold(lines: Sequence[Text], width: int) -> list[Text]:
    """Lines in pieces that fit; rows of one table are broken at the same column, so that they stay a table.

    They are alike in where their second word begins, and in style: a head is no row.
    """
    pieces = []
    for (hang, _), run in groupby(lines, key=lambda line: (second_word(line.plain), line.style)):
        rows = list(run)
        labels = [row[:hang] if len(rows) > 1 else Text(" " * hang) for row in rows]
        while cut := column_to_break(rows, hang, width):
            pieces += [row[:cut] for row in rows]
            rows = [label + row[cut:] for label, row in zip(labels, rows, strict=True)]
        pieces += rows
    for piece in pieces:
        piece.rstrip()
    return pieces


def second_word(line: str) -> int:
    """Where the second word of a line begins; what is broken off is hung under it."""
    found = re.match(r"\s*\S+\s+(?=\S)", line)
    return found.end() if found else 0


def column_to_break(rows: Sequence[Text], hang: int, width: int) -> int:
    """The last column that parts words in every row, behind a wide gap if there is one; 0 if nothing needs breaking."""
    longest = max(len(row) for row in rows)
    if longest <= width:
        return 0
    for gap in ("  ", " "):
        for cut in range(longest - 1, hang, -1):
            if all(is_break(row.plain, cut, gap, width) for row in rows):
                return cut
    return 0


def is_break(row: str, cut: int, gap: str, width: int) -> bool:
    """Whether what stands before a column fits, and the next word, if there is one, begins there."""
    fits = len(row[:cut].rstrip()) <= width
    return fits and (len(row) <= cut or (row[:cut].endswith(gap) and row[cut] != " "))


def print_drawing(console: Console, table: Table, players: Sequence[str]) -> None:
    """The whole position, as it is written, secrets included."""
    print_lines(console, [head(line, table, players) for line in table.draw().splitlines()])


def print_table(console: Console, table: Table, players: Sequence[str], onlooker: int | None) -> None:
    """The table as a seat sees it: its own board nearest, boards side by side where there is room.

    What stands elsewhere on the screen is left out: the options, what comes next, and where points came from.
    """
    elsewhere = (f"{table.game.name} ", "next ", "sheet ")
    lines = [line for line in draw_for(table, onlooker).splitlines() if not line.startswith(elsewhere)]
    blocks = [list(block) for is_blank, block in groupby(lines, key=lambda line: not line) if not is_blank]
    own = [block for block in blocks if block[0].startswith(f"seat {onlooker} ")]
    shared = [block for block in blocks if not block[0].startswith("seat ")]
    others = [block for block in blocks if block not in own and block not in shared]
    painted = [[head(line, table, players) for line in block] for block in [*others, *shared, *own]]
    for row in side_by_side(painted, console.width if console.is_terminal else 0):
        console.print()
        if len(row) == 1:
            print_lines(console, row[0])
        else:
            grid = Grid.grid(padding=(0, GAP, 0, 0))
            grid.add_row(*(Text("\n").join(block) for block in row))
            console.print(grid)


def head(line: str, table: Table, players: Sequence[str]) -> Text:
    """A painted line; the first line of a seat's board says who sits there."""
    if not (found := re.match(r"seat (\d+)(?= )", line)):
        return paint(line, table.game.inks)
    return Text(f"{seat_label(players, int(found[1]))}{line[found.end() :]}", HEAD)


def side_by_side(blocks: list[list[Text]], width: int) -> list[list[list[Text]]]:
    """Blocks in rows, as many in each as there is room for."""
    rows: list[list[list[Text]]] = []
    left = 0
    for block in blocks:
        needed = max(len(line) for line in block)
        if rows and needed <= left:
            rows[-1].append(block)
        else:
            rows.append([block])
            left = width
        left -= needed + GAP
    return rows


def print_lines(console: Console, lines: Sequence[Text]) -> None:
    """Lines as wide as the terminal; a file gets them unbroken."""
    for line in fold(lines, console.width) if console.is_terminal else lines:
        console.print(line, soft_wrap=True)


def describe_next(table: Table, players: Sequence[str], onlooker: int | None) -> str:
    """What is expected now, and of whom: the line of the drawing that says so."""
    for line in draw_for(table, onlooker).splitlines():
        label, _, sentence = line.partition(" ")
        if label == "next":
            return name_seats(sentence, players)
    return f"{seat_label(players, table.turn)} is to move"
