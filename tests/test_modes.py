"""Compiled, uncompiled and bounds-checked play are the same to the byte; so is the generator."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache

import pytest

from clerestory.games import GAMES
from tests.modes import played

COMPILED, PLAIN, CHECKED = MODES = ("", "CLERESTORY_PLAIN", "CLERESTORY_CHECKED")


@cache
def digests(name: str, mode: str) -> dict[str, str]:
    """By the table that was played at."""
    environment = {variable: value for variable, value in os.environ.items() if variable not in MODES}
    if mode:
        environment[mode] = "1"
    if mode == CHECKED:
        environment["NUMBA_OPT"] = "1"  # one game of each table is played: compiling is what takes long
    command = [sys.executable, "-W", "error", "-m", "tests.modes", name]
    said = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    return dict(line.rsplit(maxsplit=1) for line in said.splitlines())


@pytest.mark.parametrize("name", GAMES)
def test_uncompiled_rules_play_the_same_games_to_the_byte(name: str) -> None:
    """NumPy checks every index as it goes, so a rule that reaches beyond an array is found here."""
    found = digests(name, PLAIN)
    assert list(found) == ["generator", *(str(case) for case in played(name))]
    assert found == digests(name, COMPILED)


def test_checking_every_index_changes_nothing() -> None:
    """In the game that compiles soonest: which indices there are has been seen uncompiled, in all games."""
    assert digests("sintra", CHECKED) == digests("sintra", COMPILED)
