"""Lists and tables that people read: legal moves, score sheets, ranks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from clerestory.cli.seating import seat_label
from clerestory.cli.seeing import is_hidden, shown
from clerestory.engine.table import Move, Rank, Table, points_in

FEW = 12  # moves of one kind that need no further groups
SHARED = 3  # moves that a group should have on average
PIPED_WIDTH = 80
FIRST = 1


def group_moves(moves: Sequence[Move]) -> list[tuple[str, list[Move]]]:
    """The moves by their kind; many of one kind, by the first of their parts that several of them share."""
    groups = []
    for kind in dict.fromkeys(move.parts["kind"] for move in moves):
        alike = sorted((move for move in moves if move.parts["kind"] == kind), key=by_parts)
        if part := shared_part(alike):
            alike.sort(key=lambda move: by_number(move.parts.get(part)))
        for value, together in groupby(alike, key=lambda move: str(move.parts.get(part, ""))):
            groups.append((f"{kind}, {part} {value}" if part else kind, list(together)))
    return groups


def shared_part(moves: Sequence[Move]) -> str:
    """The part to group many moves by, or the empty text if they need no groups."""
    for part in moves[0].parts if len(moves) > FEW else ():
        values = {str(move.parts.get(part)) for move in moves}
        if 1 < len(values) <= len(moves) / SHARED:
            return str(part)
    return ""


def by_parts(move: Move) -> list[tuple[bool, int, str]]:
    return [by_number(part) for part in move.parts.values()]


def by_number(part: object) -> tuple[bool, int, str]:
    """Numbers in their order, then words in theirs."""
    return (not isinstance(part, int), part if isinstance(part, int) else 0, str(part))


def numbered_moves(table: Table) -> list[Move]:
    """The legal moves in the order in which they are listed: #1 is the first."""
    return [move for _, moves in group_moves(table.legal_moves()) for move in moves]


def print_moves(console: Console, table: Table) -> None:
    """The legal moves, numbered, in columns."""
    groups = group_moves(table.legal_moves())
    last = sum(len(moves) for _, moves in groups)
    widest = max(len(move.text) for _, moves in groups for move in moves) + len(f"  #{last} ")
    columns = max(1, (console.width if console.is_terminal else PIPED_WIDTH) // widest)
    number = 0
    for heading, moves in groups:
        console.print(Text(heading, "dim"), soft_wrap=True)
        line = Text()
        for at, move in enumerate(moves):
            number += 1
            cell = Text.assemble("  ", (f"#{number}".rjust(len(f"#{last}")), "cyan"), f" {move.text}")
            cell.pad_right(widest - len(cell))
            line += cell
            if at % columns == columns - 1 or move is moves[-1]:
                line.rstrip()
                console.print(line, soft_wrap=True)
                line = Text()


def align(rows: Sequence[Sequence[str]]) -> list[Text]:
    """Rows of cells as lines, each column as wide as its widest cell."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        Text("   ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()) for row in rows
    ]


def print_sheets(console: Console, table: Table, players: Sequence[str], onlooker: int | None) -> None:
    """Where everybody's points came from, as far as the onlooker can know."""
    state = shown(table.game, table.state, onlooker)
    sheets = [table.game.sheet(state, seat) for seat in range(table.seats)]
    grid = Grid(box=box.SIMPLE, show_footer=True)
    grid.add_column("points from", footer="score", vertical="bottom")
    for seat, score in enumerate(points_in(table.game, state)):
        grid.add_column(f"{players[seat]}\nseat {seat}".strip(), footer=str(score), justify="right")
    for source in sheets[0]:
        grid.add_row(source.replace("_", " "), *(str(sheet[source]) for sheet in sheets))
    console.print(grid)
    if is_hidden(table, onlooker):
        console.print(Text("What is secret is not counted.", "dim"), soft_wrap=True)


def print_ranks(console: Console, table: Table, players: Sequence[str]) -> None:
    """Who is where, and by which rule; of one seat alone, whether it won."""
    grid = Grid(box=box.SIMPLE)
    grid.add_column("result" if table.seats == 1 else "place", justify="right")
    grid.add_column("player")
    grid.add_column("score", justify="right")
    grid.add_column("decided by")
    for rank in table.ranks():
        name = seat_label(players, rank.seat)
        grid.add_row(describe_place(table, rank), name, str(rank.score), describe_tie_break(table, rank))
    console.print(grid)


def describe_place(table: Table, rank: Rank) -> str:
    """A place is a number; alone, a game is won or lost, and stands well or badly until it is over."""
    if table.seats > 1:
        return str(rank.place)
    won, lost = ("won", "lost") if table.is_over else ("ahead", "behind")
    return won if rank.place == FIRST else lost


def describe_tie_break(table: Table, rank: Rank) -> str:
    """The first tie-break of a game is the score itself; the last shares the place. Alone, there is a target."""
    rules = table.game.tie_breaks
    if table.seats == 1:
        return "the target"
    if rank.tie_break == rules[0]:
        return "score"
    return f"a shared place ({rank.tie_break})" if rank.tie_break == rules[-1] else f"tie-break {rank.tie_break}"
