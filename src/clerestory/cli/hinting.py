"""`hint`: the moves that look best to the seat to move, from what it may know. The table stays as it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Timer

from rich.console import Console
from rich.text import Text

from clerestory.bots.analysis import Analysis, Prospect, analyse
from clerestory.cli.listing import align
from clerestory.cli.painting import print_lines
from clerestory.cli.seating import seat_label
from clerestory.engine.table import Table

HINTS = 3
A_MOMENT = 0.4  # seconds that nobody minds


def print_hint(console: Console, table: Table, players: Sequence[str]) -> None:
    """The best few moves with their chance to win, the final points, and how much they were looked at."""
    with thinking(console, "The search"):
        analysis = analyse(table)
    playouts = sum(prospect.visits for prospect in analysis.prospects)
    best = [prospect for prospect in analysis.prospects[:HINTS] if prospect.visits]
    lines = align([describe_hint(number, prospect, analysis, playouts) for number, prospect in enumerate(best, 1)])
    for line in lines:
        line.stylize("cyan", 0, line.plain.index(" "))
    print_lines(console, [*lines, Text(explain_hint(analysis, players, playouts), "dim")])


def describe_hint(number: int, prospect: Prospect, analysis: Analysis, playouts: int) -> list[str]:
    points = f"points {write_points(prospect, analysis.seat)}"
    return [f"{number}. {prospect.move}", write_chance(prospect, analysis.seat), points, share(prospect, playouts)]


def write_chance(prospect: Prospect, seat: int) -> str:
    """How likely the seat wins; a move that was never looked at promises nothing."""
    return f"won {prospect.wins[seat]:.0%}" if prospect.visits else "not looked at"


def write_points(prospect: Prospect, seat: int) -> str:
    """The seat's own points, then those of the others clockwise; alone, how far from the target."""
    own, *others = (round(points) for points in (*prospect.points[seat:], *prospect.points[:seat]))
    if not others:
        return f"{abs(own)} {'below' if own < 0 else 'above'} the target"
    return " : ".join(str(points) for points in (own, *others))


def share(prospect: Prospect, playouts: int) -> str:
    return f"share {prospect.visits / playouts:.0%}"


def explain_hint(analysis: Analysis, players: Sequence[str], playouts: int) -> str:
    """What the numbers of a hint are."""
    seats = [(analysis.seat + step) % len(players) for step in range(len(players))]
    whose = " : ".join(seat_label(players, seat) for seat in seats)
    return f"Final points of {whose}, on average; a share of {playouts:,} playouts."


@contextmanager
def thinking(console: Console, who: str) -> Iterator[None]:
    """A line on a terminal, while it takes longer than a moment."""
    if not console.is_terminal:
        yield
        return
    status = console.status(f"{who} is thinking ...")
    timer = Timer(A_MOMENT, status.start)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        status.stop()
