"""Write the generated pages of the documentation: `make docs`. A test says when they are out of date."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from pathlib import Path
from typing import Any

from typer.main import get_command
from typer.testing import CliRunner

from clerestory.cli.app import app
from clerestory.engine.components import CONFIDENCES, describe
from clerestory.engine.game import Game
from clerestory.engine.observing import WHOSE, Block, Layout, features_of, starts
from clerestory.engine.options import describe_values, sentences
from clerestory.games import GAMES, load_game

FOLDER = Path(__file__).parents[1] / "docs"
ABOUT_OBSERVATIONS = """\
Version {} of them: it is raised whenever a number comes to mean something else.

The first {} numbers are of the table; then come {} for each seat: the seat that looks, then the others clockwise. A
number without a scale is 1 for yes and 0 for no; what is not there, or not to be known, is 0. In an index, a word is a
place in its list at the end, counted from 0: the first color is color 0. `game.feature_names(seats)` names each number.
"""


def pages() -> Iterator[tuple[Path, str]]:
    """Every generated page with its text."""
    yield FOLDER / "components.md", components_page()
    yield FOLDER / "command-line.md", command_line_page()
    for name in GAMES:
        yield FOLDER / "games" / f"{name}.md", game_page(load_game(name))


def components_page() -> str:
    legend = [f"- `{word}`: {meaning}" for word, meaning in CONFIDENCES.items()]
    return "\n".join(
        [
            "# What is in the boxes",
            "",
            "The printed facts our games are played with, and how sure we are of each. Generated from the component",
            "files. A fact that is printed otherwise in your box can be corrected:",
            "",
            "    clerestory components export sintra > mine.toml     # edit it, then",
            "    clerestory components check mine.toml",
            "    clerestory play sintra --components mine.toml",
            "",
            *legend,
            "",
            *(describe(load_game(name).components) for name in GAMES),
        ]
    )


def game_page(game: Game) -> str:
    lines = [
        f"# {game.title}: the numbers",
        "",
        f"Version {game.version}. Generated; the rules are told in [rules/{game.name}.md](../rules/{game.name}.md).",
        "",
        f"- seats: {game.seats[0]} to {game.seats[-1]}",
        f"- a state is {game.state.itemsize} bytes",
        f"- a player's action is a number below {game.actions}, a chance outcome one below {game.outcomes}",
        f"- an observation has {counted(game)} numbers for {seat_counts(game)} seats",
        "",
        "| option | default | otherwise | |",
        "| --- | --- | --- | --- |",
        *option_rows(game),
        "",
        "## Moves as text",
        "",
        "```",
        game.help,
        "```",
        "",
        "## What is true after every move",
        "",
        *(f"- {sentence}" for sentence in game.invariants),
        "",
        *observation_lines(game),
    ]
    return "\n".join(lines) + "\n"


def observation_lines(game: Game) -> Iterator[str]:
    """Every number of an observation, by its index."""
    table, of_a_seat = features_of(game.layout), features_of(game.seat_layout)
    yield "## What an observation holds"
    yield ""
    yield ABOUT_OBSERVATIONS.format(game.observation, table, of_a_seat)
    yield from layout_rows(game.layout)
    yield ""
    yield "Of each seat, the index being counted from where its numbers begin:"
    yield ""
    yield from layout_rows(game.seat_layout)
    yield ""
    yield f"| seats | numbers | {' | '.join(f'{whose} from' for whose in WHOSE)} |"
    yield f"| --- | --- |{' --- |' * len(WHOSE)}"
    for seats in game.seats:
        begins = [str(table + seat * of_a_seat) if seat < seats else "" for seat in range(len(WHOSE))]
        yield f"| {seats} | {game.features(seats)} | {' | '.join(begins)} |"
    yield ""
    yield "What the numbers run over, in this order:"
    yield ""
    axes = {axis: None for block in (*game.layout, *game.seat_layout) for axis in block.axes}
    for axis in axes:
        yield f"- {axis.what}: {', '.join(axis.names)}"


def layout_rows(layout: Layout) -> Iterator[str]:
    yield "| from | to | what | for each | index |"
    yield "| --- | --- | --- | --- | --- |"
    for start, block in zip(starts(layout), layout, strict=True):
        over = ", ".join(axis.what for axis in block.axes)
        yield f"| {start} | {start + len(block) - 1} | {block.title} | {over} | {index_rule(start, block)} |"


def index_rule(start: int, block: Block) -> str:
    """How the index of a number follows from what the block runs over, each counted from 0."""
    apart = [prod(map(len, block.axes[i + 1 :])) for i in range(len(block.axes))]
    steps = [axis.what if step == 1 else f"{step} * {axis.what}" for axis, step in zip(block.axes, apart, strict=True)]
    return " + ".join([str(start), *steps])


def counted(game: Game) -> str:
    return ", ".join(str(game.features(seats)) for seats in game.seats)


def seat_counts(game: Game) -> str:
    return ", ".join(map(str, game.seats))


def option_rows(game: Game) -> Iterator[str]:
    about = sentences(game)
    for name, (default, *others) in describe_values(game).items():
        yield f"| `{name}` | {default} | {', '.join(others)} | {about[name]} |"


def command_line_page() -> str:
    """The help of every command, as a terminal of 100 columns shows it."""
    lines = ["# The command line", "", "Generated from the help texts: what `--help` prints.", ""]
    for words in [[], *commands(get_command(app))]:
        environment = {"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"}
        shown = CliRunner().invoke(app, [*words, "--help"], prog_name="clerestory", env=environment).output
        text = "\n".join(line.rstrip() for line in shown.strip("\n").splitlines())
        lines += [f"## {' '.join(['clerestory', *words])}", "", "```", text.strip("\n"), "```", ""]
    return "\n".join(lines)


def commands(group: Any, before: tuple[str, ...] = ()) -> Iterator[list[str]]:
    """Every command, those of a group after it."""
    for name, command in getattr(group, "commands", {}).items():
        yield [*before, name]
        yield from commands(command, (*before, name))


if __name__ == "__main__":
    for path, text in pages():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(FOLDER.parent))
