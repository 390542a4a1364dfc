"""PettingZoo's form of every game: what PettingZoo asks of an environment, and what we promise besides."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import clerestory
from clerestory.engine.game import OVER, GameError
from clerestory.engine.records import bytes_of
from clerestory.envs import pettingzoo
from clerestory.games import GAMES
from tests.registered import UNUSUAL_SETTINGS

TABLES = [(name, seats) for name in GAMES for seats in clerestory.load_game(name).seats]
EVERY_TABLE = pytest.mark.parametrize(("name", "seats"), TABLES)

# What PettingZoo remarks of every environment with a mask that is not its own.
AS_IN_ITS_OWN = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def play_on(env: Any, seed: int, steps: int = 10_000) -> list[tuple[str, int | None]]:
    """Play at random for some steps, or to the end: who did what."""
    rng, played = np.random.default_rng(seed), []
    for agent in env.agent_iter(steps):
        observation, _, terminated, truncated, _ = env.last()
        action = None if terminated or truncated else rng.choice(np.flatnonzero(observation["action_mask"]))
        env.step(action)
        played.append((agent, action))
    return played


@AS_IN_ITS_OWN
@EVERY_TABLE
def test_pettingzoo_finds_every_table_in_order(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env(name, seats), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


@EVERY_TABLE
def test_pettingzoo_finds_the_same_game_in_the_same_seed(name: str, seats: int) -> None:
    seed_test(lambda: pettingzoo.env(name, seats), num_cycles=300)


@EVERY_TABLE
def test_pettingzoo_sees_every_table_drawn(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: pettingzoo.env(name, seats, render_mode=render_mode))
    assert "seat" in capsys.readouterr().out


@EVERY_TABLE
def test_a_game_is_the_one_that_a_table_plays_with_this_seed(name: str, seats: int) -> None:
    settings = UNUSUAL_SETTINGS[name][0]
    env = pettingzoo.env(name, seats, settings)
    env.reset(seed=7)
    table = clerestory.new_table(name, seats, seed=7, **settings)
    for agent, action in play_on(env, 1, steps=60):
        assert agent == f"seat_{table.turn}"
        table.play(int(action or 0))
    assert bytes_of(table.state) == bytes_of(env.unwrapped.table.state)
    for seat in range(seats):
        seen = env.observe(f"seat_{seat}")
        assert np.array_equal(seen["observation"], table.observe(seat))
        legal = [move.number for move in table.legal_moves()] if seat == table.turn else []
        assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        assert np.array_equal(env.infos[f"seat_{seat}"]["action_mask"], seen["action_mask"])


@EVERY_TABLE
def test_places_are_paid_at_the_end_and_add_up_to_nothing(name: str, seats: int) -> None:
    env = pettingzoo.raw_env(name, seats)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    while env.table.turn != OVER:
        assert not any(env.rewards.values())
        env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
    places = env.table.places()
    assert all(env.terminations.values())
    assert [reward > 0 for reward in env.rewards.values()] == (places == 1).tolist()
    assert seats == 1 or sum(env.rewards.values()) == pytest.approx(0, abs=1e-6)
    assert env.rewards == env._cumulative_rewards


@EVERY_TABLE
def test_points_are_paid_as_they_are_made(name: str, seats: int) -> None:
    env = pettingzoo.env(name, seats, rewards="points")
    env.reset(seed=4)
    paid = env.unwrapped.table.scores().astype(float)
    rng = np.random.default_rng(4)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        paid[env.possible_agents.index(agent)] += reward
        env.step(None if terminated else rng.choice(np.flatnonzero(observation["action_mask"])))
    assert paid.tolist() == env.unwrapped.table.scores().tolist()


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_is_refused_as_at_a_table_and_changes_nothing(name: str) -> None:
    env = pettingzoo.env(name)
    env.reset(seed=5)
    table = env.unwrapped.table
    before, agent = bytes_of(table.state), env.agent_selection
    illegal = int(np.flatnonzero(table.mask == 0)[0])
    sentence = table.game.refusal(table.state, illegal)
    for action, reason in ((illegal, sentence), (-1, "-1"), (10**30, "10000"), (0.5, "whole number"), (None, "None")):
        with pytest.raises(GameError) as refused:
            env.step(action)
        assert reason in str(refused.value)
    assert bytes_of(table.state) == before
    assert env.agent_selection == agent


def test_the_next_game_of_a_seed_is_another_but_always_the_same() -> None:
    env = pettingzoo.env("sagrada")
    games = []
    for _ in range(2):
        env.reset(seed=6)
        first = env.unwrapped.position()
        env.reset()
        games.append((first, env.unwrapped.position()))
    assert games[0] == games[1]
    assert games[0][0] != games[0][1]


def test_two_environments_without_a_seed_play_different_games() -> None:
    first, second = pettingzoo.raw_env("sagrada"), pettingzoo.raw_env("sagrada")
    first.reset()
    second.reset()
    assert first.position() != second.position()


@pytest.mark.parametrize("name", GAMES)
def test_a_position_can_be_read_and_set_up(name: str) -> None:
    env, other = pettingzoo.env(name), pettingzoo.env(name)
    env.reset(seed=8)
    play_on(env, 8, steps=25)
    other.reset(seed=1, options={"position": env.unwrapped.position()})
    assert other.unwrapped.position() == env.unwrapped.position()
    assert other.agent_selection == env.agent_selection
    assert np.array_equal(other.last()[0]["observation"], env.last()[0]["observation"])


def test_a_position_that_does_not_fit_is_refused_and_the_game_goes_on() -> None:
    env, other = pettingzoo.raw_env("towerup", 3), pettingzoo.raw_env("towerup", 2)
    env.reset(seed=9)
    other.reset(seed=9)
    before = other.position()
    with pytest.raises(GameError, match="a table for 3; this environment is for 2"):
        other.reset(options={"position": env.position()})
    play_on(env, 9)
    over = env.position()
    with pytest.raises(GameError, match="the game is over"):
        env.reset(options={"position": over})
    assert (other.position(), env.position()) == (before, over)


def test_what_was_observed_stays_as_it_was() -> None:
    env = pettingzoo.env("sintra")
    env.reset(seed=10)
    seen = env.last()
    kept = copy.deepcopy(seen)
    play_on(env, 10, steps=8)
    for key, numbers in kept[0].items():
        assert np.array_equal(seen[0][key], numbers)
    assert np.array_equal(seen[4]["action_mask"], kept[4]["action_mask"])


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_of_an_environment_goes_on_as_the_original_does(copied: Any) -> None:
    env = pettingzoo.raw_env("sagrada", 3)
    env.reset(seed=11)
    play_on(env, 11, steps=30)
    other = copied(env)
    assert play_on(other, 12, steps=50) == play_on(env, 12, steps=50)
    assert other.position() == env.position()


def test_a_spectator_is_drawn_no_secrets() -> None:
    env = pettingzoo.raw_env("sagrada", render_mode="ansi")
    env.reset(seed=13)
    assert "?" in str(env.render())
    assert "?" not in env.position()


def test_a_human_is_shown_a_position_once(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.raw_env("sintra", render_mode="human")
    env.reset(seed=14)
    shown = capsys.readouterr().out
    assert shown.strip() == env.position().strip()
    assert env.render() is None
    assert capsys.readouterr().out == ""
    play_on(env, 14, steps=1)
    assert capsys.readouterr().out.strip() == env.position().strip()


def test_who_renders_without_a_mode_is_told_the_modes() -> None:
    env = pettingzoo.raw_env("sintra")
    env.reset(seed=15)
    with pytest.warns(UserWarning, match="ansi, rgb_array or human"):
        assert env.render() is None


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"seats": 5}, "sintra is for 2 to 4 players; 5 cannot play it"),
        ({"options": {"side": "C"}}, "The option side must be one of A, B"),
        ({"rewards": "fame"}, "'fame' is neither"),
        ({"render_mode": "opera"}, "'opera' is not"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_a_sentence(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(GameError, match=sentence):
        pettingzoo.env("sintra", **arguments)
