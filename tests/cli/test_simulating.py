"""Simulation: the same result on any number of cores, compiled or not."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import pytest

from clerestory import load_game
from clerestory.engine.simulating import CHUNK, Simulation, simulate
from tests.cli.conftest import Call, call_program

CLOCK = ("seconds", "cores", "moves_per_second", "moves_per_second_per_core")


def without_clock(result: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in result.items() if name not in CLOCK}


def test_json_is_one_object_with_everything(call: Call) -> None:
    answer = call("simulate", "sintra", "--games", 700, "--seats", 3, "--option", "side=B", "--seed", 5, "--json")
    assert (answer.code, answer.err) == (0, "")
    result = json.loads(answer.out)
    assert set(result) == {*Simulation.__dataclass_fields__, "moves_per_second", "moves_per_second_per_core"}
    assert (result["game"], result["seats"], result["games"], result["seed"]) == ("sintra", 3, 700, 5)
    assert result["options"]["side"] == "B"
    assert result["components"] == load_game("sintra").components.hash
    assert len(result["mean_scores"]) == 3
    assert sum(result["first_places"]) == pytest.approx(1)
    assert result["moves_per_second"] == pytest.approx(result["moves"] / result["seconds"])
    assert result["mean_legal_actions"] > 1
    assert set(result["statistics"]) >= {"turns per round", "completed strips"}


def test_the_result_does_not_depend_on_the_cores() -> None:
    game = load_game("sintra")
    one, three = (asdict(simulate(game, 2, games=3 * CHUNK + 7, seed=9, cores=cores)) for cores in (1, 3))
    assert without_clock(one) == without_clock(three)
    assert without_clock(asdict(simulate(game, 2, games=3 * CHUNK + 7, seed=10))) != without_clock(one)


def test_plain_and_compiled_rules_play_the_same_games(call: Call) -> None:
    arguments = ("simulate", "sintra", "--games", 3, "--json")
    plain = call_program(*arguments, CLERESTORY_PLAIN="1")
    assert (plain.code, plain.err) == (0, "")
    assert without_clock(json.loads(plain.out)) == without_clock(json.loads(call(*arguments).out))


def test_what_people_read(call: Call) -> None:
    out = call("simulate", "sintra", "--games", 1000, "--cores", 2).out
    for label in ("games", "player moves", "moves per second per core", "moves per second, 2 cores", "mean score"):
        assert label in out
    assert "1,000" in out
