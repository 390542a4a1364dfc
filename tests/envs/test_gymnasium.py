"""Gymnasium's form of every game: what Gymnasium asks of an environment, and what we promise besides."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

import clerestory
from clerestory.bots import load_bot
from clerestory.engine.chance import Generator
from clerestory.engine.game import OVER, Game, GameError
from clerestory.engine.records import AnyState, bytes_of
from clerestory.envs.gymnasium import ENVIRONMENTS, OneSeat
from clerestory.games import GAMES

TABLES = [(name, seats) for name in GAMES for seats in clerestory.load_game(name).seats]
EVERY_TABLE = pytest.mark.parametrize(("name", "seats"), TABLES)
IDS = {arguments["game"]: name for name, arguments in ENVIRONMENTS.items() if "seats" not in arguments}


def play_on(env: Any, seed: int, steps: int = 10_000) -> list[Any]:
    """Play at random for some steps, or to the end: what each of them brought."""
    rng, brought = np.random.default_rng(seed), []
    for _ in range(steps):
        brought.append(env.step(rng.choice(np.flatnonzero(env.action_masks()))))
        if brought[-1][2]:
            break
    return brought


@EVERY_TABLE
def test_gymnasium_finds_every_table_in_order(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Its checker tries out any action, legal or not."""
    check_env(gymnasium.make(IDS[name], seats=seats, illegal="replace").unwrapped)
    assert "seat" in capsys.readouterr().out


def test_every_game_is_registered_and_sagrada_also_alone() -> None:
    assert sorted(IDS) == sorted(GAMES)
    env = gymnasium.make("clerestory.envs.gymnasium:clerestory/SagradaSolo-v0", rewards="points")
    env.reset(seed=1)
    assert env.unwrapped.table.seats == 1  # type: ignore[attr-defined]
    assert env.spec is not None
    assert env.spec.max_episode_steps == 500


def test_a_game_that_goes_on_for_too_long_is_cut_off() -> None:
    env = gymnasium.make("clerestory/TowerUp-v0", max_episode_steps=3)
    _, info = env.reset(seed=1)
    for step in range(1, 4):
        _, _, terminated, truncated, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert (terminated, truncated) == (False, step == 3)


class Watched:
    """The random bot, under another name: it is asked for every move, and remembers who asked."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
        self.seats.append(seat)
        return load_bot("random").choose(game, state, seat, rng)


@pytest.mark.parametrize("rewards", ["place", "points"])
@EVERY_TABLE
def test_opponents_within_a_step_play_as_the_random_bot_does(name: str, seats: int, rewards: str) -> None:
    quick, slow = OneSeat(name, seats, rewards=rewards), OneSeat(name, seats, rewards=rewards)
    slow.bots = [Watched() for _ in slow.bots]
    one, other = ([env.reset(seed=2), *play_on(env, 2)] for env in (quick, slow))
    assert quick.table.turn == OVER
    assert data_equivalence(one, other, exact=True)
    assert bytes_of(quick.table.state) == bytes_of(slow.table.state)
    for step, bot in enumerate(slow.bots, start=1):
        assert isinstance(bot, Watched)
        assert set(bot.seats) == {(slow.seat + step) % seats}


@pytest.mark.parametrize("name", GAMES)
def test_a_chosen_bot_plays_better_than_at_random(name: str) -> None:
    env = OneSeat(name, opponents="greedy", seat=1)
    env.reset(seed=3)
    assert [play_on(env, 3)[-1][1] for _ in range(3) if env.reset()] == [-1, -1, -1]


@EVERY_TABLE
def test_the_last_step_tells_the_scores_and_the_places(name: str, seats: int) -> None:
    env = OneSeat(name, seats, rewards="points")
    env.reset(seed=4)
    before = env.table.scores()[env.seat]
    steps = play_on(env, 4)
    observation, _, terminated, truncated, info = steps[-1]
    assert (terminated, truncated) == (True, False)
    assert before + sum(step[1] for step in steps) == info["scores"][env.seat]
    assert info["places"].tolist() == env.table.places().tolist()
    assert not info["action_mask"].any()
    assert np.array_equal(observation, env.table.observe(env.seat))
    assert observation.any()


def test_without_a_seat_the_agent_sits_anywhere_and_a_seed_says_where() -> None:
    env = OneSeat("sintra", 4)
    seats = [[env.reset(seed=seed)[1]["seat"], env.reset()[1]["seat"]] for seed in (*range(20), *range(20))]
    assert seats[:20] == seats[20:]
    assert {seat for pair in seats for seat in pair} == {0, 1, 2, 3}


def test_alone_it_is_the_game_that_a_table_plays_with_this_seed() -> None:
    env = gymnasium.make("clerestory/SagradaSolo-v0").unwrapped
    assert isinstance(env, OneSeat)
    _, info = env.reset(seed=5)
    table = clerestory.new_table("sagrada", 1, seed=5)
    while not table.is_over:
        action = int(np.flatnonzero(info["action_mask"])[-1])
        table.play(action)
        info = env.step(action)[4]
    assert bytes_of(env.table.state) == bytes_of(table.state)
    assert info["scores"].tolist() == table.scores()


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_is_refused_unless_it_is_to_be_replaced(name: str) -> None:
    env = OneSeat(name, seat=0)
    env.reset(seed=6)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    sentence = env.table.game.refusal(env.table.state, illegal)
    before = bytes_of(env.table.state)
    with pytest.raises(GameError) as refused:
        env.step(illegal)
    assert str(refused.value) == sentence
    assert bytes_of(env.table.state) == before
    lenient = OneSeat(name, seat=0, illegal="replace")
    lenient.reset(seed=6)
    lenient.step(illegal)
    assert bytes_of(lenient.table.state) != before


@pytest.mark.parametrize("illegal", ["refuse", "replace"])
def test_a_game_that_is_over_cannot_be_played_on(illegal: str) -> None:
    env = OneSeat("towerup", illegal=illegal)
    env.reset(seed=7)
    play_on(env, 7)
    with pytest.raises(GameError, match="over"):
        env.step(0)


def test_a_position_can_be_read_and_set_up() -> None:
    env, other = OneSeat("sintra", seat=0), OneSeat("sintra", seat=0)
    env.reset(seed=8)
    play_on(env, 8, steps=5)
    observation, info = other.reset(seed=1, options={"position": env.position()})
    assert other.position() == env.position()
    assert np.array_equal(observation, env.table.observe(0))
    assert np.array_equal(info["action_mask"], env.action_masks())


def test_what_is_drawn_is_what_the_agent_sees() -> None:
    env = OneSeat("sagrada", 2, seat=1, render_mode="ansi")
    env.reset(seed=9)
    game, state = env.table.game, env.table.state
    assert env.render() == game.draw(game.mask(state, 1))
    assert env.render() not in (game.draw(game.mask(state, 0)), env.position())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"opponents": ("random", "greedy")}, "2 seats have 1 opponents; 2 are named"),
        ({"opponents": "alphazero"}, "There is no bot"),
        ({"seat": 2}, "There is no seat 2; this table has seats 0 to 1"),
        ({"illegal": "forgive"}, "'forgive' is neither"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_a_sentence(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(GameError, match=sentence):
        OneSeat("sintra", **arguments)
