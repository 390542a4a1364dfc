"""Compiled, uncompiled and bounds-checked play are the same to the byte; so is the generator."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache

import pytest

from clerestory.games import GAMES
from tests.registered import SETTINGS, UNUSUAL_SETTINGS, cases

MODES = ("", "CLERESTORY_PLAIN", "CLERESTORY_CHECKED")


@cache
def digests(name: str, mode: str) -> str:
    environment = {variable: value for variable, value in os.environ.items() if variable not in MODES}
    if mode:
        environment[mode] = "1"
    command = [sys.executable, "-W", "error", "-m", "tests.modes", name]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("mode", MODES[1:])
def test_another_mode_plays_the_same_games_to_the_byte(name: str, mode: str) -> None:
    played = [case for case in [*cases(SETTINGS), *cases(UNUSUAL_SETTINGS)] if case.name == name]
    assert len(digests(name, "").splitlines()) == 1 + len(played)
    assert digests(name, mode) == digests(name, "")
