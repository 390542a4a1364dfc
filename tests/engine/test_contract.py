"""check_game finds what is broken: the same game, with one thing wrong at a time."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

EXPECTED = {
    "a pane gets lost": "breaks the invariant that bag, tower, round track",
    "nobody can move": "a seat is to move, but has no legal action",
    "nothing can be drawn": "no outcome has a positive weight",
    "actions out of order": "not ascending numbers",
    "never over": "has not ended after",
    "not deterministic": "twice from the same state gave different states",
    "another drawing": "read_position(draw(state)) is another state",
    "a drawing of nothing": "its own drawing is refused: Line 1",
    "moves that cannot be read": 'is written "mumble", which cannot be read',
    "moves read as others": "which is read as 0",
    "nothing refused": "neither legal nor refused",
    "refused without a rule": "names no rule: No.",
    "a sheet that does not add up": "the sheet of seat 0 does not add up",
    "a view of what is hidden": "depends on what it cannot know",
    "an observation with a hole": "the observation of seat 0 is not filled",
    "looking changes the state": "looking at the state changed it",
    "places that cannot be": "the places [2, 2] cannot be",
}


@pytest.fixture(scope="module")
def findings() -> dict[str, list[str]]:
    command = [sys.executable, "-m", "tests.engine.broken_games"]
    environment = {**os.environ, "CLERESTORY_PLAIN": "1"}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("broken", EXPECTED)
def test_what_is_broken_is_found(broken: str, findings: dict[str, list[str]]) -> None:
    assert any(EXPECTED[broken] in finding for finding in findings[broken]), findings[broken][:3]


def test_every_broken_game_is_expected(findings: dict[str, list[str]]) -> None:
    assert set(findings) == set(EXPECTED)
