"""What `simulate` and `games` print."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from clerestory.bots import BOTS, LEVELS, USUAL_LEVEL
from clerestory.cli.arguments import find_game, read_settings, read_table_size
from clerestory.cli.warming import make_warm
from clerestory.engine.game import GameError
from clerestory.engine.options import describe_values, read_options, sentences, write_value
from clerestory.engine.simulating import CPU, Simulation, simulate
from clerestory.engine.table import read_seed
from clerestory.games import GAMES

GPU = "gpu"


def report_simulation(
    name: str, seats: int | None, games: int, seed: int, settings: list[str], cores: int | None, device: str,
    as_json: bool, components: Path | None,
) -> None:  # fmt: skip
    check_device(device, cores)
    game = find_game(name, components)
    how_many, _ = read_table_size(game, seats)
    options = read_settings(settings)
    read_options(game, options)
    read_seed(seed)
    make_warm(game)
    with progress_bar() as progress:
        bar = progress.add_task(f"{games:,} games", total=games)
        wanted: dict[str, Any] = {"games": games, "seed": seed, "advance": lambda played: progress.advance(bar, played)}
        if device == GPU:
            from clerestory.gpu.simulating import simulate as simulate_on_gpu

            result = simulate_on_gpu(game, how_many, options, **wanted)
        else:
            result = simulate(game, how_many, options, cores=cores, **wanted)
    if as_json:
        speeds = {name: getattr(result, name) for name in ("moves_per_second", "moves_per_second_per_core")}
        print(json.dumps({**asdict(result), **speeds}, indent=2))
    else:
        print_simulation(result, game.title)


def check_device(device: str, cores: int | None) -> None:
    """Whether games can be played there, before anything is compiled."""
    if device not in (CPU, GPU):
        raise GameError(f'"{device[:40]}" is no device: --device is {CPU} or {GPU}.')
    if device == GPU:
        from clerestory.gpu.compiling import check_gpu

        if cores is not None:
            raise GameError("--cores is for the CPU; a GPU always plays on all of its own.")
        check_gpu()


def progress_bar() -> Progress:
    """A bar on a terminal, nothing in a file."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def print_simulation(result: Simulation, title: str) -> None:
    console = Console(highlight=False)
    settings = [f"{name} {write_value(value)}" for name, value in result.options.items()]
    how_many = "1 seat" if result.seats == 1 else f"{result.seats} seats"
    console.print(", ".join([title, how_many, *settings]), soft_wrap=True)
    grid = Grid.grid(padding=(0, 3, 0, 0))
    grid.add_column(style="dim")
    grid.add_column(justify="right")
    per_core = ("moves per second per core", f"{result.moves_per_second_per_core:,.0f}")
    where = f"{result.cores} cores" if result.device == CPU else result.device
    for label, value in (
        ("games", f"{result.games:,}"),
        ("player moves", f"{result.moves:,}"),
        ("seconds", f"{result.seconds:.2f}"),
        *([per_core] if result.device == CPU else []),
        (f"moves per second, {where}", f"{result.moves_per_second:,.0f}"),
        ("mean legal actions", f"{result.mean_legal_actions:.2f}"),
        *((name, f"{value:.2f}") for name, value in result.statistics.items()),
    ):
        grid.add_row(label, value)
    console.print(grid)
    seats = Grid(box=box.SIMPLE)
    for heading in ("seat", "mean score", "won" if result.seats == 1 else "first places"):
        seats.add_column(heading, justify="right")
    for seat, (score, share) in enumerate(zip(result.mean_scores, result.first_places, strict=True)):
        seats.add_row(str(seat), f"{score:.2f}", f"{share:.2%}")
    console.print(seats)


def list_games() -> None:
    console = Console(highlight=False)
    for name in GAMES:
        game = find_game(name)
        console.print(f"[bold]{name}[/bold]  {game.title}, for {game.seats[0]} to {game.seats[-1]} players")
        about = sentences(game)
        for option, (default, *others) in describe_values(game).items():
            line = f"  --option {option}={default}   or {', '.join(others)}. {about[option]}"
            console.print(Text(line), soft_wrap=True)
    console.print("[bold]levels[/bold] to play against")
    for level, what in LEVELS.items():
        usual = ", if you say nothing else" if level == USUAL_LEVEL else ""
        console.print(f"  --against {level}  {what}{usual}", soft_wrap=True)
    console.print("[bold]bots[/bold] besides")
    for bot, what in BOTS.items():
        if bot not in LEVELS:
            console.print(f"  {bot}  {what}", soft_wrap=True)
