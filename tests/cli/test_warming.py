"""Compiling ahead: once, and never again for the same sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from clerestory import load_game
from clerestory.bots.networks import VARIABLE
from clerestory.engine.rules import warm_marker
from tests.bots.untrained import write_random_network
from tests.cli.conftest import call_program


@pytest.fixture
def machine_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the compiled code, to be used by the programs of one test."""
    home = warm_marker("sintra").parents[1]
    copy = tmp_path / "cache"
    shutil.copytree(home, copy, ignore=shutil.ignore_patterns("*.tmp.*"), copy_function=link_or_copy)
    monkeypatch.setenv("CLERESTORY_CACHE", str(copy))
    return copy


def link_or_copy(path: str, other: str) -> None:
    """Machine code is only ever replaced, never written over."""
    try:
        os.link(path, other)
    except OSError:
        shutil.copy2(path, other)


def test_the_second_time_it_is_warm_already(machine_code: Path) -> None:
    """Only the marker is missing, so that nothing has to be compiled here."""
    marker = machine_code / warm_marker("sintra").relative_to(warm_marker("sintra").parents[1])
    marker.unlink()
    first = call_program("warm", "sintra")
    assert (first.code, first.err) == (0, "Compiling the rules of sintra, once ...\n")
    assert first.out.startswith("sintra is warm; that took ")
    second = call_program("warm", "sintra")
    assert (second.code, second.out, second.err) == (0, "sintra is warm already.\n", "")
    marker.unlink()
    assert call_program("play", "sintra").err == "Compiling the rules of sintra, once ...\n"
    assert marker.exists()


def test_a_warm_game_has_nothing_left_to_compile(machine_code: Path) -> None:
    before = sorted(path for path in machine_code.rglob("*.nbc"))
    typed = "1 blue > 3\nback\nkeep blue\nlist\nscores\n#1\nundo\n#2\n"
    assert call_program("play", "sintra", "--option", "side=B", typed=typed).err == ""
    assert call_program("play", "sintra", "--against", "novice", typed="hint\n#1\n").err == ""
    assert call_program("simulate", "sintra", "--games", 10).err == ""
    assert sorted(path for path in machine_code.rglob("*.nbc")) == before


ASKED_AFTER_WARMING = """
import gc
from clerestory import new_table
from clerestory.bots import BOTS, load_bot
from clerestory.bots.analysis import analyse, look_back
from clerestory.bots.search import Budget
from clerestory.cli.warming import call_everything
from clerestory.engine.chance import generator
from numba.core.dispatcher import Dispatcher

def compiled():
    functions = [one for one in gc.get_objects() if isinstance(one, Dispatcher)]
    return {(function.__qualname__, kinds) for function in functions for kinds in function.signatures}

table = new_table("sintra", seats=3, seed=2)
call_everything(table.game)
before = compiled()
for name in (*BOTS, "search:20ms", "search:8x2", "learned:20ms", "learned:8x2"):
    table.play(load_bot(name).choose(table.game, table.state, table.turn, generator(1)))
analyse(table)
list(look_back(table, Budget(playouts=2)))
print(len(before) > 0, compiled() - before)
"""


def test_no_bot_and_no_hint_needs_more_than_what_was_warmed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Told by the kinds of arguments that every compiled function was called with, whatever lies on the disk."""
    write_random_network(tmp_path, load_game("sintra"))
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    command = [sys.executable, "-c", ASKED_AFTER_WARMING]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "True set()\n"


def test_plain_mode_has_nothing_to_compile() -> None:
    answer = call_program("warm", "sintra", CLERESTORY_PLAIN="1")
    assert (answer.code, answer.out) == (0, "sintra: nothing to compile in plain mode.\n")
