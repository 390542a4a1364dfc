"""Looking back at a game: what was played, what a search would have played, and the chance to win given away."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from clerestory.bots.analysis import Judgment, Prospect, look_back
from clerestory.bots.search import Budget
from clerestory.cli.hinting import write_chance
from clerestory.cli.listing import align
from clerestory.cli.painting import print_lines
from clerestory.cli.reporting import progress_bar
from clerestory.cli.seating import seat_label
from clerestory.cli.warming import make_warm
from clerestory.engine.records import JSON
from clerestory.engine.table import Table

WORST = 5  # decisions that the summary names
WORTH_NAMING = 0.005  # what is less than this is written as nothing


def judge(table: Table, playouts: int) -> list[Judgment]:
    """Every decision of the players, in the order of the game."""
    make_warm(table.game)
    judgments = []
    with progress_bar() as progress:
        bar = progress.add_task("looking back", total=len(table.moves))
        for judgment in look_back(table, Budget(playouts)):
            judgments.append(judgment)
            progress.update(bar, completed=judgment.at + 1)
    return judgments


# --- What programs read ---


def describe_judgments(judgments: Sequence[Judgment], playouts: int) -> JSON:
    """As JSON; a decision has the number that the move has among the moves."""
    return {"playouts": playouts, "decisions": [describe_judgment(judgment) for judgment in judgments]}


def describe_judgment(judgment: Judgment) -> JSON:
    return {
        "move": judgment.at + 1,
        "seat": judgment.analysis.seat,
        "played": describe_prospect(judgment.played),
        "best": describe_prospect(judgment.analysis.best),
        "lost": judgment.lost,
    }


def describe_prospect(prospect: Prospect) -> JSON:
    return {
        "text": prospect.move.text,
        "parts": prospect.move.parts,
        "visits": prospect.visits,
        "wins": list(prospect.wins),
        "points": list(prospect.points),
    }


# --- What people read ---


def print_judgments(console: Console, judgments: Sequence[Judgment], players: Sequence[str], playouts: int) -> None:
    """Every decision; then the worst ones, and how everybody did."""
    console.rule(f"Looking back, {playouts:,} playouts for each decision", style="dim")
    if not judgments:
        print_lines(console, [Text("Nobody has had anything to decide.")])
        return
    print_lines(console, align([write_judgment(judgment, players) for judgment in judgments]))
    worst = sorted(judgments, key=lambda judgment: -judgment.lost)[:WORST]
    worst = [judgment for judgment in worst if judgment.lost >= WORTH_NAMING]
    if worst:
        print_lines(console, [Text("\nWhat gave away most", "bold")])
        print_lines(console, align([write_judgment(judgment, players) for judgment in worst]))
    print_lines(console, [Text("\nOn the whole", "bold")])
    seats = sorted({judgment.analysis.seat for judgment in judgments})
    print_lines(console, align([write_summary(judgments, players, seat) for seat in seats]))


def write_judgment(judgment: Judgment, players: Sequence[str]) -> list[str]:
    """The number of the move, who played what, and what would have been better."""
    played, best, seat = judgment.played, judgment.analysis.best, judgment.analysis.seat
    cells = [str(judgment.at + 1), seat_label(players, seat), played.move.text, write_chance(played, seat)]
    if played is best:
        return [*cells, "the best", "", ""]
    lost = f"gave away {judgment.lost:.0%}" if judgment.lost >= WORTH_NAMING else "as good"
    return [*cells, lost, f"rather {best.move}", write_chance(best, seat)]


def write_summary(judgments: Sequence[Judgment], players: Sequence[str], seat: int) -> list[str]:
    own = [judgment for judgment in judgments if judgment.analysis.seat == seat]
    agreed = sum(judgment.played is judgment.analysis.best for judgment in own)
    lost = sum(judgment.lost for judgment in own) / len(own)
    return [
        seat_label(players, seat),
        "1 decision" if len(own) == 1 else f"{len(own)} decisions",
        f"{agreed} as the search",
        f"gave away {lost:.1%} on average",
    ]
