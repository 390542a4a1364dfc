"""Help: complete, with an example, and at once."""

from __future__ import annotations

import subprocess
import sys

import pytest

import clerestory
from clerestory.bots import BOTS, LEVELS
from tests.cli.conftest import Call

COMMANDS = {
    ("play",): ("--seats", "--players", "--against", "--option", "--seed", "--resume", "--save", "--components"),
    ("simulate",): ("--seats", "--games", "--seed", "--option", "--cores", "--json", "--components"),
    ("arena",): ("--seats", "--games", "--seed", "--bot", "--patience", "--longest", "--option", "--cores", "--json"),
    ("train",): ("--minutes", "--device", "--folder", "--resume", "--start", "--seed", "--tables", "--components"),
    ("replay",): ("--moves", "--look-back", "--playouts", "--json", "--components"),
    ("games",): (),
    ("warm",): (),
    ("components", "export"): (),
    ("components", "check"): (),
    ("components", "show"): ("--components",),
}


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_explains_its_options_with_an_example(call: Call, command: tuple[str, ...]) -> None:
    answer = call(*command, "--help")
    assert answer.code == 0
    assert all(option in answer.out for option in COMMANDS[command])
    assert f"Example: clerestory {' '.join(command)}" in answer.out


def test_alone_it_shows_the_commands(call: Call) -> None:
    for group in ((), ("components",)):
        answer = call(*group)
        assert (answer.code, answer.err) == (0, "")
        assert all(command[-1] in answer.out for command in COMMANDS if command[:-1] == group)


def test_the_version(call: Call) -> None:
    assert call("--version").out == f"clerestory {clerestory.__version__}\n"


def test_help_does_not_wait_for_the_compiler() -> None:
    code = """
import sys
from clerestory.cli import run
try:
    run(["play", "--help"])
except SystemExit:
    print("numba" in sys.modules)
"""
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert printed.splitlines()[-1] == "False"


def test_the_games_are_listed_with_their_options_then_levels_and_bots(call: Call) -> None:
    answer = call("games")
    assert "sintra  Azul: Stained Glass of Sintra, for 2 to 4 players" in answer.out
    assert "--option side=A   or B" in answer.out
    assert f"--against skilled  {LEVELS['skilled']}, if you say nothing else\n" in answer.out
    assert "random  plays any legal move" in answer.out
    assert [answer.out.count(f"  {name}  ") for name in BOTS] == [name not in LEVELS for name in BOTS]
    assert answer.out.index("--against master") < answer.out.index("  random  ")
