"""What `arena` plays and prints."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from clerestory.arena import Contest, Entrant, Estimate, Match, Program, hold_contest
from clerestory.arena.contests import sets_for
from clerestory.arena.entrants import check_entrants, count_seats
from clerestory.arena.lineups import lineups
from clerestory.cli.arguments import find_game, read_settings, read_table_size
from clerestory.cli.reporting import progress_bar
from clerestory.cli.warming import make_warm
from clerestory.engine.game import Game, GameError
from clerestory.engine.options import read_options, write_value
from clerestory.engine.simulating import usable_cores
from clerestory.engine.table import read_seed


@dataclass(frozen=True)
class ArenaWishes:
    """The arguments of `arena`."""

    game: str
    bots: list[str]
    programs: list[str]
    seats: int | None
    games: int
    seed: int
    settings: list[str]
    components: Path | None
    cores: int | None
    patience: float
    longest: int
    as_json: bool
    output: Path | None


def report_contest(wishes: ArenaWishes) -> None:
    """Play, then print; a file is written last, but looked at first."""
    if wishes.output:
        check_output(wishes.output)
    game = find_game(wishes.game, wishes.components)
    contest = play_contest(game, wishes)
    text = json.dumps(asdict(contest), indent=2)
    if wishes.as_json:
        print(text)
    else:
        print_contest(contest, game.title)
    if wishes.output:
        wishes.output.write_text(f"{text}\n", encoding="utf-8")


def check_output(file: Path) -> None:
    if file.exists():
        raise GameError(f"{file} exists already; choose another name.")
    if not file.parent.is_dir():
        raise GameError(f"{file} cannot be written: there is no folder {file.parent}.")


def play_contest(game: Game, wishes: ArenaWishes) -> Contest:
    seats, _ = read_table_size(game, wishes.seats)
    options = read_settings(wishes.settings)
    entrants: list[Entrant] = [*(Program(command, wishes.patience) for command in wishes.programs), *wishes.bots]
    read_options(game, options)
    read_seed(wishes.seed)
    check_entrants(entrants, seats)
    make_warm(game)
    matches = len(lineups(len(entrants), seats))
    total = matches * sets_for(wishes.games, seats) * seats
    try:
        with progress_bar() as progress:
            bar = progress.add_task(f"{total:,} games", total=total)
            return hold_contest(
                game,
                entrants,
                seats=seats,
                games=wishes.games,
                seed=wishes.seed,
                options=options,
                cores=wishes.cores or usable_cores(),
                longest=wishes.longest,
                advance=lambda played: progress.advance(bar, played),
            )
    except KeyboardInterrupt:
        print("The arena was left before all its games were played; there is no result.", file=sys.stderr)
        raise


# --- What people read ---


def print_contest(contest: Contest, title: str) -> None:
    console = Console(highlight=False)
    settings = [f"{name} {write_value(value)}" for name, value in contest.options.items()]
    console.print(", ".join([title, count_seats(contest.seats), *settings]), soft_wrap=True)
    console.print(describe_games(contest), soft_wrap=True)
    for grid in (win_grid(contest), point_grid(contest), standing_grid(contest)):
        console.print(grid)
    for sentence in remarks(contest):
        console.print(Text(sentence), soft_wrap=True)


def describe_games(contest: Contest) -> str:
    """How many games there were, and why that many."""
    rounded = f" (rounded up from {contest.games_asked:,})" if contest.games != contest.games_asked else ""
    seeds = contest.games // contest.seats
    mirrored = "" if contest.seats == 1 else ", each from every seat"
    who = "bot" if contest.seats == 1 else "match"
    return f"{contest.games:,} games a {who}{rounded} on {seeds:,} tables{mirrored}; seed {contest.seed}"


def win_grid(contest: Contest) -> Grid:
    """One row for each match: how often the first bot won."""
    is_cut = any(match.unfinished for match in contest.matches)
    counts = ["games", "unfinished"] if is_cut else ["games"]
    equal = [] if contest.seats == 1 else ["equal player"]
    grid = grid_of(name_headings(contest), [*counts, "wins", "95% interval", *equal])
    for match in contest.matches:
        numbers = [f"{match.games:,}", *([f"{match.unfinished:,}"] if is_cut else [])]
        numbers += [percent(value_of(match.win_rate)), interval(match.win_rate, percent)]
        add_row(grid, side_names(match), [*numbers, *([percent(match.equal_share)] if equal else [])])
    return grid


def point_grid(contest: Contest) -> Grid:
    """One row for each match: by how much."""
    margins = [] if contest.seats == 1 else ["margin", "95% interval"]
    grid = grid_of(name_headings(contest), [*margins, "mean points", "when winning"])
    for match in contest.matches:
        numbers = [signed(value_of(match.margin)), interval(match.margin, signed)] if margins else []
        numbers += [" : ".join(decimal(side.mean_points) for side in match.sides), decimal(match.mean_winning_score)]
        add_row(grid, side_names(match), numbers)
    return grid


def name_headings(contest: Contest) -> list[str]:
    return ["bot"] if contest.seats == 1 else ["bot", "against"]


def side_names(match: Match) -> list[str]:
    """Both names, the second with how many of its kind sit at the table."""
    others = round(1 / match.equal_share) - 1 if match.equal_share else 0
    first, *rest = (side.name for side in match.sides)
    return [first, *(f"{others} × {name}" if others > 1 else name for name in rest)]


def standing_grid(contest: Contest) -> Grid:
    """One row for each bot, the best first."""
    ratings = [] if contest.seats == 1 else ["rating", "±"]
    forfeits = ["forfeits"] if any(standing.forfeits for standing in contest.standings) else []
    grid = grid_of(["", "bot"], [*ratings, "ms a decision", "longest", *forfeits])
    for place, standing in enumerate(contest.standings, start=1):
        numbers = [decimal(standing.rating), decimal(standing.uncertainty)] if ratings else []
        numbers += [milliseconds(standing.mean_milliseconds), milliseconds(standing.longest_milliseconds)]
        add_row(grid, [str(place), standing.name], [*numbers, *([f"{standing.forfeits:,}"] if forfeits else [])])
    return grid


def grid_of(words: list[str], numbers: list[str]) -> Grid:
    grid = Grid(box=box.SIMPLE)
    for heading in words:
        grid.add_column(heading, overflow="fold")
    for heading in numbers:
        grid.add_column(heading, justify="right", no_wrap=True)
    return grid


def add_row(grid: Grid, words: list[str], numbers: list[str]) -> None:
    grid.add_row(*(Text(cell) for cell in [*words, *numbers]))


def remarks(contest: Contest) -> Iterator[str]:
    """What is behind numbers that surprise."""
    if cut := sum(match.unfinished for match in contest.matches):
        games = "1 game was" if cut == 1 else f"{cut:,} games were"
        yield f"{games} cut off after {contest.longest:,} decisions and left out of the rates."
    for standing in contest.standings:
        if standing.first_forfeit:
            yield f"{standing.name} forfeited first because {standing.first_forfeit}"


def percent(value: float | None) -> str:
    return "-" if value is None else f"{value:.1%}"


def decimal(value: float | None) -> str:
    return "-" if value is None else f"{value:.1f}"


def signed(value: float | None) -> str:
    return "-" if value is None else f"{value:+.1f}"


def milliseconds(value: float | None) -> str:
    return "-" if value is None else f"{value:,.3f}" if value < 1 else f"{value:,.1f}"


def value_of(estimate: Estimate | None) -> float | None:
    return estimate.value if estimate else None


def interval(estimate: Estimate | None, write: Callable[[float | None], str]) -> str:
    if estimate is None or estimate.low is None:
        return "-"
    return f"{write(estimate.low)} to {write(estimate.high)}"
