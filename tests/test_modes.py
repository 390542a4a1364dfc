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
@pytest.mark.parametrize("mode", [PLAIN, CHECKED])
def test_another_mode_plays_the_same_games_to_the_byte(name: str, mode: str) -> None:
    found = digests(name, mode)
    tables = [str(case) for case in played(name, is_plain=mode == PLAIN)]
    assert list(found) == ["generator", *tables]
    compiled = digests(name, COMPILED)
    assert found == {table: compiled[table] for table in found}
