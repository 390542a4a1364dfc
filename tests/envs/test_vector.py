"""Many games at once: the same games as one at a time, on any number of cores, and Gymnasium's form of them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from clerestory import CHANCE, OVER, Game, GameError, Table, load_game, new_table
from clerestory.bots import load_bot
from clerestory.engine.chance import Generator, generator, pick
from clerestory.engine.options import read_options
from clerestory.engine.records import AnyState, blank_states, bytes_of
from clerestory.engine.table import points_in
from clerestory.envs.batch import Batch
from clerestory.envs.vector import VectorEnv
from clerestory.games import GAMES
from tests.registered import Case, cases
from tests.toys.secret import SECRET

SEED, FIRST = 5, 1
LEVELS = ("random", "novice", "casual", "skilled", "greedy")


def contents(batch: Batch) -> list[bytes]:
    """Everything a batch holds that will be looked at, its generators too."""
    rows = batch._rows
    finals: list[Any] = [rows.final_observations, rows.final_scores, rows.final_places]
    shown = [rows.turns, rows.observations, rows.masks, rows.rewards, rows.earned, rows.dones, rows.truncations]
    kept = [rows.states, rows.rngs, rows.points, rows.steps, rows.learners, rows.counts]
    return [array.tobytes() for array in (*kept, *shown, *(final[rows.dones] for final in finals))]


class OneByOne:
    """A game played with nothing but the game's own functions, and bots in some seats."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, Any], rng: Generator, bots: dict[int, str] | None = None
    ) -> None:
        self.game, self.seats, self.options, self.rng = game, seats, options, rng
        self.bots = bots or {}
        self.lay()

    def lay(self) -> None:
        self.state: AnyState = blank_states(self.game.state, 1)[0]
        self.game.setup(self.state, self.seats, read_options(self.game, self.options))
        self.go_on()

    def go_on(self) -> None:
        weights = np.zeros(self.game.outcomes, np.int16)
        while (turn := int(self.game.turn(self.state))) == CHANCE or turn in self.bots:
            if turn == CHANCE:
                total = self.game.weights(self.state, weights)
                self.game.play(self.state, int(pick(self.rng, weights, total)))
            else:
                bot = load_bot(self.bots[turn])
                self.game.play(self.state, bot.choose(self.game, self.state, turn, self.rng))

    def play(self, action: int) -> None:
        self.game.play(self.state, action)
        self.go_on()

    @property
    def turn(self) -> int:
        return int(self.game.turn(self.state))

    def seen(self, seat: int) -> bytes:
        return self.game.observed(self.state, seat).tobytes()

    def mask(self) -> list[int]:
        actions = np.zeros(self.game.actions, np.int16)
        count = int(self.game.legal(self.state, actions))
        return [int(action in actions[:count]) for action in range(self.game.actions)]


def assert_same(batch: Batch, i: int, one: OneByOne) -> None:
    assert bytes_of(batch.states[i]) == bytes_of(one.state)
    assert batch.turns[i] == one.turn
    assert batch.observations[i].tobytes() == one.seen(one.turn)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_game_of_a_batch_is_the_game_that_its_own_functions_play(case: Case) -> None:
    """To the byte, over the end of a game into the next one."""
    game, count = case.game, 2
    batch = Batch(game, count, case.seats, case.options, seed=SEED)
    games = [OneByOne(game, case.seats, case.options, generator(SEED, i)) for i in range(count)]
    ended = 0
    for step in range(300):
        for i, one in enumerate(games):
            assert_same(batch, i, one)
            if step % 8 == 0:
                assert batch.masks[i].tolist() == one.mask()
        actions, acted = batch.sample().tolist(), batch.turns.tolist()
        batch.step(actions)
        for i, one in enumerate(games):
            one.play(actions[i])
            assert batch.dones[i] == (one.turn == OVER)
            if batch.dones[i]:
                ended += 1
                assert batch.final_scores[i].tolist() == points_in(game, one.state)
                assert batch.final_observations[i].tobytes() == one.seen(acted[i])
                one.lay()
    assert ended >= count


@pytest.mark.parametrize("name", GAMES)
def test_the_first_game_of_a_batch_is_that_of_a_table_with_the_same_seed(name: str) -> None:
    batch, table = Batch(name, 3, 2, seed=SEED), new_table(name, seats=2, seed=SEED)
    while not table.is_over:
        assert bytes_of(batch.get_state(0)) == bytes_of(table.state)
        actions = batch.sample()
        table.play(int(actions[0]))
        batch.step(actions)
    places = [rank.place for rank in sorted(table.ranks(), key=lambda rank: rank.seat)]
    assert batch.dones[0]
    assert batch.final_scores[0].tolist() == table.scores()
    assert batch.final_places[0].tolist() == places


@pytest.mark.parametrize("opponents", [None, "random"])
@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_cores_changes_nothing(name: str, opponents: str | None) -> None:
    one, many = (Batch(name, 800, 3, seed=SEED, opponents=opponents, cores=cores) for cores in (1, 3))
    assert len(one._chunks) == 1
    assert len(many._chunks) == 3
    for _ in range(60):
        actions = one.sample().copy()
        assert actions.tolist() == many.sample().tolist()
        one.step(actions)
        many.step(actions)
    assert contents(one) == contents(many)


def test_a_seed_gives_the_same_games_again_and_without_one_they_are_others() -> None:
    batch = Batch("sagrada", 4, seed=SEED)
    first = contents(batch)
    for _ in range(5):
        batch.step(batch.sample())
    batch.reset(SEED)
    assert contents(batch) == first
    batch.reset()
    assert batch.states.tobytes() not in first


# --- What is refused ---


def test_an_action_that_is_not_legal_is_refused_by_name_and_nothing_has_changed() -> None:
    batch = Batch("sintra", 5, 3, seed=SEED)
    batch.step(batch.sample())
    actions = batch.sample().copy()
    actions[3] = actions[4] = np.flatnonzero(batch.masks[3] == 0)[0]
    batch.masks[:] = 1  # what the caller scribbles on changes nothing
    before = contents(batch)
    sentence = batch.game.refusal(batch.get_state(3), int(actions[3]))
    with pytest.raises(GameError) as refused:
        batch.step(actions)
    assert str(refused.value) == f"Game 3, seat {batch.turns[3]}: {sentence}"
    assert contents(batch) == before


@pytest.mark.parametrize("action", [-1, 456, 2**40])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    batch = Batch("sintra", 2, seed=SEED)
    actions = batch.sample().copy()
    actions[1] = action
    with pytest.raises(GameError, match=f"Game 1, seat .: There is no move number {action}"):
        batch.step(actions)


@pytest.mark.parametrize("actions", [[1, 2], [[1], [2], [3]], [1.0, 2.0, 3.0], ["1", "2", "3"], 7, [True] * 3])
def test_a_step_takes_a_whole_number_for_each_game(actions: Any) -> None:
    batch = Batch("towerup", 3, seed=SEED)
    with pytest.raises(GameError, match="A step takes 3 whole numbers, an action for each game; this is an array of"):
        batch.step(actions)


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: Batch("sintra", 0), "A number of games is at least 1; 0 is not."),
        (lambda: Batch("sintra", 1, 5), "sintra is for 2 to 4 players; 5 cannot play it."),
        (lambda: Batch("sintra", 1, max_steps=0), "A number of steps is at least 1; 0 is not."),
        (lambda: Batch("sintra", 1, cores=0), "A number of cores is at least 1; 0 is not."),
        (lambda: Batch("sintra", 1, seat=0), "Without opponents every seat is yours"),
        (lambda: Batch("sintra", 1, opponents="random", seat=2), "There is no seat 2; these tables have seats 0 to 1."),
        (lambda: Batch("sintra", 1, opponents="master"), '"master" thinks for too long'),
        (lambda: Batch("sintra", 1, 3, opponents=("random",) * 3), "3 seats have 2 opponents; 3 are named."),
        (lambda: Batch("sintra", 1, rewards="money"), 'Rewards are by "place" or by "points"'),
    ],
)
def test_what_a_batch_cannot_be_is_said_in_a_sentence(make: Callable[[], Batch], sentence: str) -> None:
    with pytest.raises(GameError) as refused:
        make()
    assert sentence in str(refused.value)


# --- Positions ---


def middle(name: str, seats: int, seed: int) -> Table:
    """A table in the middle of a random game."""
    table = new_table(name, seats=seats, seed=seed)
    for number in range(30):
        moves = table.legal_moves()
        table.play(moves[number % len(moves)])
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_set_as_text_or_as_a_record_and_read_back(name: str) -> None:
    batch, table = Batch(name, 3, seed=SEED), middle(name, 2, seed=1)
    for position in (table.draw(), table.state):
        batch.reset(SEED)
        others = contents(batch)[0][: batch.game.state.itemsize]
        batch.set_state(1, position)
        assert bytes_of(batch.get_state(1)) == bytes_of(table.state)
        assert batch.draw(1) == table.draw()
        assert batch.turns[1] == table.turn
        assert batch.observations[1].tolist() == table.observe(table.turn).tolist()
        assert np.flatnonzero(batch.masks[1]).tolist() == [move.number for move in table.legal_moves()]
        assert bytes_of(batch.states[0]) == others
    batch.step([np.flatnonzero(mask)[0] for mask in batch.masks])


def test_points_are_counted_from_the_position_that_was_set() -> None:
    batch, table = Batch("towerup", 1, seed=SEED, rewards="points"), middle("towerup", 2, seed=1)
    batch.set_state(0, table.draw())
    gained = np.zeros(2)
    while not batch.dones[0]:
        batch.step(batch.sample())
        gained += batch.rewards[0]
    assert gained.tolist() == (batch.final_scores[0] - table.scores()).tolist()


def test_a_position_that_cannot_be_played_on_from_is_refused_and_nothing_has_changed() -> None:
    batch, over = Batch("sagrada", 2, seed=SEED), new_table("sagrada", seed=SEED)
    while not over.is_over:
        over.play(over.legal_moves()[0])
    before = contents(batch)
    for position, sentence in [
        (new_table("sagrada", seats=3, seed=1).draw(), "This position is of a table for 3; the batch is for 2."),
        (over.draw(), "In this position there is nothing left to choose."),
        (new_table("sintra", seed=1).state, "A position of sagrada is its drawing, or a record"),
        (7, "A position of sagrada is its drawing, or a record"),
    ]:
        with pytest.raises(GameError) as refused:
            batch.set_state(1, position)
        assert sentence in str(refused.value)
    with pytest.raises(GameError, match="There is no game 2; this batch has games 0 to 1"):
        batch.get_state(2)
    assert contents(batch) == before


# --- Rewards, and games that go on for too long ---


@pytest.mark.parametrize("case", cases(), ids=str)
def test_places_are_paid_at_the_end_and_add_up_to_nothing(case: Case) -> None:
    batch = Batch(case.game, 8, case.seats, case.options, seed=SEED)
    for _ in range(260):
        acted = batch.turns.copy()
        batch.step(batch.sample())
        assert batch.earned.tolist() == batch.rewards[np.arange(8), acted].tolist()
        assert not batch.rewards[~batch.dones].any()
        if case.seats > 1:
            assert np.abs(batch.rewards.sum(axis=1)).max() < 1e-6
        assert (batch.rewards[batch.dones] >= 0).tolist() == (batch.final_places[batch.dones] == FIRST).tolist()


@pytest.mark.parametrize("opponents", [None, "random"])
def test_points_add_up_to_the_score(opponents: str | None) -> None:
    batch = Batch("sagrada", 8, 3, seed=SEED, rewards="points", opponents=opponents)
    at_first = points_in(batch.game, new_table("sagrada", 3, chance_by_hand=True).state)
    gained, ended = np.zeros((8, 3)), 0
    for _ in range(260):
        batch.step(batch.sample())
        gained += batch.rewards
        assert gained[batch.dones].tolist() == (batch.final_scores[batch.dones] - at_first).tolist()
        gained[batch.dones] = 0
        ended += batch.dones.sum()
    assert ended >= 8


def test_a_game_that_goes_on_for_too_long_is_cut_off() -> None:
    batch = Batch("towerup", 3, seed=SEED, max_steps=10)
    for step in range(1, 31):
        acted, one = batch.turns.copy(), OneByOne(batch.game, 2, {}, batch._rows.rngs[0].copy())
        one.state = batch.get_state(0)
        actions = batch.sample()
        one.play(int(actions[0]))
        batch.step(actions)
        assert batch.truncations.tolist() == batch.dones.tolist() == [step % 10 == 0] * 3
        assert not batch.rewards.any()
        if batch.dones[0]:
            assert batch.final_observations[0].tobytes() == one.seen(acted[0])


# --- Opponents ---


@pytest.mark.parametrize("game", [load_game("sintra"), SECRET], ids=["sintra", "secret"])
def test_opponents_choose_as_the_bots_of_their_name_do(game: Game) -> None:
    """Byte for byte: they draw from the game's generator what the bot would have drawn, to guess at secrets too."""
    for number, (left, right) in enumerate(pairwise((*LEVELS, LEVELS[0]))):
        batch = Batch(game, 1, 3, seed=number, opponents=(left, right), seat=1)
        one = OneByOne(game, 3, {}, generator(number), {2: left, 0: right})
        for _ in range(25):
            assert_same(batch, 0, one)
            actions = batch.sample()
            one.play(int(actions[0]))
            batch.step(actions)
            if one.turn == OVER:
                one.lay()


def test_the_learning_seat_moves_on_from_game_to_game_or_stays() -> None:
    rotating = Batch("sintra", 6, 3, seed=SEED, opponents="random")
    fixed = Batch("sintra", 6, 3, seed=SEED, opponents="random", seat=2)
    learner = np.arange(6) % 3
    for _ in range(120):
        assert rotating.turns.tolist() == learner.tolist()
        assert fixed.turns.tolist() == [2] * 6
        rotating.step(rotating.sample())
        fixed.step(fixed.sample())
        learner = (learner + rotating.dones) % 3
    assert learner.tolist() != (np.arange(6) % 3).tolist()


def test_opponents_play_on_from_a_position_until_it_is_the_learning_seats_turn() -> None:
    table = middle("towerup", 3, seed=1)
    batch = Batch("towerup", 3, 3, seed=SEED, opponents="random")
    for i in range(3):
        batch.set_state(i, table.draw())
    assert batch.turns.tolist() == [0, 1, 2]
    assert bytes_of(batch.get_state(table.turn)) == bytes_of(table.state)


# --- Gymnasium ---


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_vector_form_keeps_to_its_spaces(case: Case) -> None:
    envs = VectorEnv(case.name, 3, case.seats, options=case.options)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, infos = envs.reset(seed=SEED)
    for _ in range(40):
        assert observations in envs.observation_space
        assert infos["action_mask"].view(np.bool_).tolist() == envs.action_masks().tolist()
        actions = [envs.single_action_space.sample(mask) for mask in infos["action_mask"]]
        observations, rewards, terminations, truncations, infos = envs.step(np.array(actions))
        assert rewards.shape == terminations.shape == truncations.shape == (3,)
        assert infos["rewards"].shape == (3, case.seats)
    envs.close()


def test_what_ended_is_told_beside_what_begins() -> None:
    envs = VectorEnv("sagrada", 4, 1, rewards="points", seat=0)
    observations, _ = envs.reset(seed=SEED)
    [at_first] = points_in(envs.batch.game, new_table("sagrada", 1, chance_by_hand=True).state)
    returns, ended = np.zeros(4), 0
    while ended < 4:
        observations, rewards, terminations, truncations, infos = envs.step(envs.batch.sample())
        returns += rewards
        assert not truncations.any()
        assert ("final_obs" in infos) == terminations.any()
        for i in np.flatnonzero(terminations):
            assert infos["_final_obs"][i]
            assert infos["final_obs"][i] in envs.single_observation_space
            assert infos["final_obs"][i].tolist() != observations[i].tolist()
            assert infos["final_info"]["scores"][i].tolist() == [returns[i] + at_first]
            assert infos["final_info"]["places"][i] in (1, 2)
            returns[i] = 0
            ended += 1
    envs.close()


def test_what_a_step_gives_away_may_be_kept_unless_no_copies_are_asked_for() -> None:
    for copy in (True, False):
        envs = VectorEnv("sintra", 4, copy=copy)
        observations, infos = envs.reset(seed=SEED)
        before = observations.copy()
        envs.step(envs.batch.sample())
        assert (observations.tolist() == before.tolist()) == copy
        assert np.shares_memory(infos["action_mask"], envs.batch.masks) != copy
        envs.close()


def test_in_self_play_every_seat_is_the_callers() -> None:
    envs = VectorEnv("sintra", 4, 3, opponents=None)
    _, infos = envs.reset(seed=SEED)
    seats = set()
    for _ in range(130):
        acted = infos["seat"]
        _, rewards, _, _, infos = envs.step(envs.batch.sample())
        assert rewards.tolist() == infos["rewards"][np.arange(4), acted].tolist()
        seats |= set(acted.tolist())
    assert seats == {0, 1, 2}
    envs.close()


def test_gymnasiums_own_wrappers_count_the_games() -> None:
    envs = RecordEpisodeStatistics(VectorEnv("sintra", 4, opponents="random"))
    listed = DictInfoToList(envs)
    _, infos = listed.reset(seed=SEED)
    ended = 0
    for _ in range(120):
        actions = np.array([np.flatnonzero(info["action_mask"])[-1] for info in infos])
        _, _, terminations, _, infos = listed.step(actions)
        for i in np.flatnonzero(terminations):
            ended += 1
            assert infos[i]["episode"]["r"] in (-1.0, 0.0, 1.0)
            assert sum(infos[i]["final_info"]["places"] == 1) >= 1
    assert envs.episode_count == ended > 0
    listed.close()


def test_all_games_can_be_set_to_a_position() -> None:
    envs, table = VectorEnv("towerup", 2, opponents=None, render_mode="ansi"), middle("towerup", 2, seed=1)
    envs.reset(options={"position": table.draw()})
    assert [bytes_of(state) for state in envs.batch.states] == [bytes_of(table.state)] * 2
    assert envs.render() == (table.draw(),) * 2
    with pytest.raises(GameError, match="A reset has one option"):
        envs.reset(options={"reset_mask": np.ones(2, np.bool_)})
    with pytest.raises(GameError, match="A render mode is None, ansi or rgb_array; 'human' is not"):
        VectorEnv("towerup", 2, render_mode="human")
    envs.close()


@pytest.mark.parametrize("name", ["Sintra", "Sagrada", "TowerUp", "SagradaSolo"])
def test_gymnasium_makes_it_by_name(name: str) -> None:
    import clerestory.envs.gymnasium  # noqa: F401 (registers them)

    envs = gymnasium.make_vec(f"clerestory/{name}-v0", num_envs=3)
    assert isinstance(envs.unwrapped, VectorEnv)
    observations, _ = envs.reset(seed=SEED)
    assert observations in envs.observation_space
    envs.close()
