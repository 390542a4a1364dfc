"""Write the generated pages of the documentation: `make docs`. A test says when they are out of date."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from typer.main import get_command
from typer.testing import CliRunner

from clerestory.cli.app import app
from clerestory.engine.components import CONFIDENCES, describe
from clerestory.engine.game import Game
from clerestory.engine.options import describe_values, sentences
from clerestory.games import GAMES, load_game

FOLDER = Path(__file__).parents[1] / "docs"


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
        f"- an observation has {game.features} numbers",
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
        "## What an observation holds",
        "",
        "From the point of view of the seat that looks: its own things first, then the others' clockwise.",
        "",
        "| from | to | what |",
        "| --- | --- | --- |",
    ]
    at = 0
    for what, count in game.layout:
        lines.append(f"| {at} | {at + count - 1} | {what} |")
        at += count
    return "\n".join(lines) + "\n"


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
