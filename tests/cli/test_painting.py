"""Colors, and what fits on a screen."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console
from rich.text import Text

import clerestory
from clerestory.cli.listing import describe_tie_break, group_moves
from clerestory.cli.painting import fold, paint, print_drawing, print_table
from clerestory.engine.table import Rank, Table

PLAYERS = ["ann", "skilled", "skilled", "skilled"]


def midgame(seats: int) -> Table:
    table = clerestory.new_table("sintra", seats=seats, seed=5)
    for _ in range(20):
        table.play(table.legal_moves()[0])
    return table


def screen(table: Table, width: int, **settings: bool) -> str:
    console = Console(file=io.StringIO(), width=width, force_terminal=True, highlight=False, **settings)  # type: ignore[arg-type]
    print_table(console, table, PLAYERS, 0)
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def without_colors(text: str) -> str:
    return re.sub(r"\x1b\[[\d;]*m", "", text)


def test_a_word_with_an_ink_gets_it_and_keeps_its_letter() -> None:
    inks = {"B": "white on blue", "b": "blue", "y": "yellow"}
    line = paint("space B b by bby . >B", inks)
    assert line.plain == "space B b by bby . >B"
    assert [(span.start, span.end, span.style) for span in line.spans] == [
        (0, 5, "dim"), (6, 7, "white on blue"), (8, 9, "blue"), (13, 14, "blue"), (14, 15, "blue"), (15, 16, "yellow"),
        (20, 21, "white on blue"),
    ]  # fmt: skip


@pytest.mark.parametrize("width", [40, 60, 80, 100, 140, 200])
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_is_lost_or_cut_at_any_width(seats: int, width: int) -> None:
    table = midgame(seats)
    lines = without_colors(screen(table, width)).splitlines()
    assert max(len(line) for line in lines) <= width
    shown = [word for line in lines for word in line.split()]
    elsewhere = ("sintra", "next", "sheet", "seat")
    for line in table.draw().splitlines():
        if line and line.split()[0] not in elsewhere:
            for word in set(line.split()):
                assert shown.count(word) >= line.split().count(word)
    assert "ann (seat 0)" in " ".join(shown)


def test_ones_own_board_is_nearest_to_the_prompt() -> None:
    heads = [line for line in without_colors(screen(midgame(3), 80)).splitlines() if "(seat" in line]
    assert [head.partition("  ")[0] for head in heads] == ["skilled (seat 1)", "skilled (seat 2)", "ann (seat 0)"]


def test_boards_stand_side_by_side_where_there_is_room() -> None:
    assert len(screen(midgame(4), 200).splitlines()) < len(screen(midgame(4), 80).splitlines()) / 2


def test_no_color_is_honored(monkeypatch: pytest.MonkeyPatch) -> None:
    assert re.search(r"\x1b\[[\d;]*4\d", screen(midgame(2), 80))
    monkeypatch.setenv("NO_COLOR", "1")
    assert not re.search(r"\x1b\[[\d;]*[34]\d", screen(midgame(2), 80))


def test_rows_of_a_table_are_broken_at_the_same_column() -> None:
    rows = [Text("place   1      2      3"), Text("strip   8a     7a     1a"), Text("a long sentence of words")]
    assert [line.plain for line in fold(rows, 21)] == [
        "place   1      2", "strip   8a     7a", "place   3", "strip   1a", "a long sentence of", "  words",
    ]  # fmt: skip


def test_a_head_is_no_row_of_the_table_below_it() -> None:
    lines = [
        Text("skilled (seat 1)  score 0", "bold"),
        Text("place   1      2      3"),
        Text("strip   8a     7a     1a"),
    ]
    assert [line.plain for line in fold(lines, 20)] == [
        "skilled (seat 1)", "        score 0", "place   1      2", "strip   8a     7a", "place   3", "strip   1a",
    ]  # fmt: skip


def test_a_file_gets_the_drawing_unbroken() -> None:
    table = midgame(2)
    console = Console(file=(file := io.StringIO()), width=40)
    print_drawing(console, table, ["", ""])
    assert file.getvalue() == table.draw()


def test_many_moves_are_grouped_and_few_are_not() -> None:
    table = clerestory.new_table("sintra", seats=2, seed=7)
    groups = group_moves(table.legal_moves())
    assert [heading for heading, _ in groups] == [f"take, source {source}" for source in range(1, 6)]
    assert sum(len(moves) for _, moves in groups) == len(table.legal_moves())
    assert [heading for heading, _ in group_moves(table.legal_moves()[:5])] == ["take"]


def test_tie_breaks_in_words() -> None:
    table = midgame(2)
    words = [describe_tie_break(table, Rank(1, 0, 7, rule)) for rule in table.game.tie_breaks]
    assert words == ["score", "tie-break TIE-2", "a shared place (TIE-3)"]
