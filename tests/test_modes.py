"""Compiled, uncompiled and bounds-checked play are the same to the byte; so is the generator."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.registered import SETTINGS, UNUSUAL_SETTINGS, cases

GAMES_OF_EACH_CASE = "1"
MODES = ("", "CLERESTORY_PLAIN", "CLERESTORY_CHECKED")


def digests(mode: str) -> str:
    environment = {name: value for name, value in os.environ.items() if name not in MODES}
    if mode:
        environment[mode] = "1"
    command = [sys.executable, "-W", "error", "-m", "tests.modes", GAMES_OF_EACH_CASE]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


@pytest.fixture(scope="module")
def compiled() -> str:
    return digests("")


@pytest.mark.parametrize("mode", MODES[1:])
def test_another_mode_plays_the_same_games_to_the_byte(mode: str, compiled: str) -> None:
    assert len(compiled.splitlines()) == 1 + len([*cases(SETTINGS), *cases(UNUSUAL_SETTINGS)])
    assert digests(mode) == compiled
