"""The tutorial: its page and its file say the same, and what needs no PyTorch works. `make learn` runs all of it."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Box, Discrete

from clerestory.engine.table import points_in
from clerestory.envs.batch import Batch

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "learn_sagrada.py"
PAGE = ROOT / "docs" / "agent.md"
SEED, TABLES = 3, 20


class StandIn:
    """In place of a class of Stable-Baselines3; its VecEnv is told how many games there are, and keeps that."""

    def __init__(self, num_envs: int, observation_space: Box, action_space: Discrete[Any]) -> None:
        self.num_envs, self.observation_space, self.action_space = num_envs, observation_space, action_space


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the file defines, with stand-ins for the packages that the tests do not install."""
    names = ("MaskablePPO", "BaseCallback", "VecEnv")
    for name in (
        "matplotlib",
        "torch",
        "sb3_contrib",
        "stable_baselines3",
        "stable_baselines3.common",
        "stable_baselines3.common.callbacks",
        "stable_baselines3.common.vec_env",
    ):
        package = ModuleType(name)
        package.__dict__.update(dict.fromkeys(names, StandIn))
        monkeypatch.setitem(sys.modules, name, package)
    return runpy.run_path(str(EXAMPLE))


def test_every_piece_of_the_page_stands_in_the_file() -> None:
    page, file = PAGE.read_text(encoding="utf-8"), EXAMPLE.read_text(encoding="utf-8")
    pieces = [piece for piece in re.findall(r"```python\n(.*?)```", page, re.S) if not piece.startswith("import cler")]
    assert len(pieces) > 3
    assert [piece for piece in pieces if piece not in file] == []


def test_the_page_shows_the_curve() -> None:
    assert "](learning-curve.svg)" in PAGE.read_text(encoding="utf-8")
    assert (ROOT / "docs" / "learning-curve.svg").stat().st_size < 100_000


def test_a_result_is_of_the_first_game_at_every_table(example: dict[str, Any]) -> None:
    batch = Batch("sagrada", TABLES, seats=1, seed=SEED)
    first: dict[int, tuple[int, bool]] = {}
    while len(first) < TABLES:
        batch.step(batch.sample())
        for i in np.flatnonzero(batch.dones):
            first.setdefault(int(i), (int(batch.final_scores[i, 0]), batch.final_places[i, 0] == 1))
    result = example["play_games"](example["at_random"], TABLES, SEED)
    assert [*zip(result.scores, result.wins, strict=True)] == [first[i] for i in range(TABLES)]


def test_a_greedy_bot_is_far_better_than_chance(example: dict[str, Any]) -> None:
    chance = example["play_games"](example["at_random"], TABLES, SEED)
    greedy = example["play_games"](example["as_a_bot"]("greedy"), TABLES, SEED)
    assert greedy.mean - greedy.margin > chance.mean + chance.margin


def test_the_tables_pay_the_points_of_a_game_and_tell_what_is_legal(example: dict[str, Any]) -> None:
    tables = example["Tables"](TABLES, SEED)
    batch = tables.batch
    assert tables.observation_space.shape == tables.reset()[0].shape
    paid = np.array([points_in(batch.game, state)[0] for state in batch.states], float)
    ended = np.zeros(TABLES, np.bool_)
    while not ended.all():
        actions = batch.sample().copy()
        assert tables.env_method("action_masks")[np.arange(TABLES), actions].all()
        tables.step_async(actions)
        _, rewards, dones, infos = tables.step_wait()
        assert [i for i, info in enumerate(infos) if "terminal_observation" in info] == [*np.flatnonzero(dones)]
        paid[~ended] += rewards[~ended] * example["POINTS"]
        for i in np.flatnonzero(dones & ~ended):
            assert paid[i] == pytest.approx(batch.final_scores[i, 0], abs=0.01)
        ended |= dones
