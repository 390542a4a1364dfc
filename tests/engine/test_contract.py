"""check_game finds what is broken: the same game, with one thing wrong at a time; and nothing in a game that is not."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from clerestory.engine.contract import check_game
from tests.toys.secret import SECRET

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
    "an observation that is too long": "the observation of seat 0 has more than its 5 numbers",
    "numbers of one name": '2 numbers of an observation are named "phase"',
    "consequences that promise too much": "but its consequences add up to 99",
    "looking changes the state": "looking at the state changed it",
    "a mask of what is hidden": "depends on what it cannot know",
    "a mask that hides nothing": "the drawing for seat 0 depends on what seat 0 cannot know",
    "a mask that is drawn but not blank": "the masked state for seat 0 holds what seat 0 cannot know",
    "a spectator who looks over a shoulder": "the drawing for a spectator depends on what seat 1 cannot know",
    "a mask that is the state itself": "the masked state for seat 0 is not a copy",
    "redrawn against the rules": "what seat 0 cannot know, redrawn, breaks the invariant that no card is dealt twice",
    "moves that tell a secret": "the moves of seat 0 depend on what it cannot know",
    "a move that only another sees": "seen_by is 1, which is neither EVERYBODY nor a seat that must see this move",
    "known points that do not add up": "the sheets that seat 0 sees do not add up to the scores",
    "a study that tells a secret": "the observation of seat 0 depends on what it cannot know",
    "places that cannot be": "the places [2, 2] cannot be",
    "alone and third": "the places [3] cannot be",
}
SOUND = "nothing but a study"


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


@pytest.mark.parametrize("seats", SECRET.seats)
def test_nothing_is_found_in_a_game_with_secrets_that_keeps_them(seats: int) -> None:
    assert check_game(SECRET, seats=seats, games=200, sampled=20) == []


def test_nothing_is_found_in_a_study_that_sees_what_its_seat_knows(findings: dict[str, list[str]]) -> None:
    assert findings[SOUND] == []


def test_every_broken_game_is_expected(findings: dict[str, list[str]]) -> None:
    assert set(findings) == {*EXPECTED, SOUND}
