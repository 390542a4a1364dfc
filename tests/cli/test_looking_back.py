"""Looking back at a game: every decision, what a search would have played, and the worst first."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import clerestory
from clerestory.engine.chance import below, generator
from tests.cli.conftest import Call

PLAYOUTS = 200  # enough for every move to be looked at
DECISIONS = 6


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """The beginning of a game."""
    table, rng = clerestory.new_table("sintra", seed=7), generator(2)
    for _ in range(DECISIONS):
        moves = table.legal_moves()
        table.play(moves[below(rng, len(moves))])
    return {**table.record(), "players": ["ann", "search:500"]}


@pytest.fixture
def file(tmp_path: Path, record: dict[str, Any]) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    return path


def test_every_decision_is_judged(call: Call, file: Path) -> None:
    answer = call("replay", file, "--look-back", "--playouts", PLAYOUTS, "--json", "--moves", "all")
    assert (answer.code, answer.err) == (0, "")
    replayed = json.loads(answer.out)
    assert replayed["look_back"]["playouts"] == PLAYOUTS
    decisions = replayed["look_back"]["decisions"]
    moves = {move["move"]: move for move in replayed["moves"] if move["seat"] is not None}
    assert [decision["move"] for decision in decisions] == list(moves)
    for decision in decisions:
        move, best, seat = moves[decision["move"]], decision["best"], decision["seat"]
        assert (decision["played"]["text"], decision["played"]["parts"]) == (move["text"], move["parts"])
        assert seat == move["seat"]
        assert best["visits"] >= decision["played"]["visits"]
        assert len(best["wins"]) == len(best["points"]) == 2
        given_away = max(0, best["wins"][seat] - decision["played"]["wins"][seat])
        assert decision["lost"] == (given_away if decision["played"]["visits"] else 0)


def test_what_people_read_ends_with_the_worst_first(call: Call, file: Path) -> None:
    out = call("replay", file, "--look-back", "--playouts", PLAYOUTS).out
    assert f"Looking back, {PLAYOUTS} playouts for each decision" in out
    every, worst = out.partition("Looking back, ")[2].split("\nWhat gave away most\n")
    assert len(re.findall(r"^\d+ +(?:ann|search:500) \(seat \d\)", every, re.MULTILINE)) == DECISIONS
    worst, whole = worst.split("\nOn the whole\n")
    given = [int(lost) for lost in re.findall(r"gave away (\d+)%", worst)]
    assert 1 <= len(given) == len(worst.splitlines()) <= 5
    assert given == sorted(given, reverse=True)
    assert given[0] > 0
    assert re.fullmatch(
        r"ann \(seat 0\)  .* 3 decisions   \d as the search   gave away \d+\.\d% on average\n"
        r"search:500 \(seat 1\)   3 decisions   \d as the search   gave away \d+\.\d% on average\n",
        whole,
    )


def test_a_game_that_has_just_begun_has_nothing_to_look_back_at(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(clerestory.new_table("sintra", seed=7).record()))
    assert call("replay", file, "--look-back").out.endswith("Nobody has had anything to decide.\n")
    assert json.loads(call("replay", file, "--look-back", "--json").out)["look_back"]["decisions"] == []


def test_without_the_wish_nothing_is_looked_back_at(call: Call, file: Path) -> None:
    assert "Looking back" not in call("replay", file).out
    assert "look_back" not in json.loads(call("replay", file, "--json").out)
