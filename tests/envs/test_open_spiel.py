"""OpenSpiel's form: its own test of games passes, its own bots play, and nobody learns what they cannot know."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import clerestory
from clerestory.engine.game import CHANCE, GameError
from clerestory.engine.options import read_options
from clerestory.engine.playing import Buffers, playing
from clerestory.engine.records import blank_states
from clerestory.engine.table import points_in
from clerestory.envs.open_spiel import ALL, FACTS
from clerestory.games import GAMES, load_game
from tests.registered import UNUSUAL_SETTINGS, Case, cases

TWO_SEATS = [case for case in cases(UNUSUAL_SETTINGS) if case.seats == 2]
SECRETS = "clerestory_sagrada(players=3)"
DEALT_CARDS = [0, 1, 2, 3, 4, 5]  # two for each seat


def load(case: Case, **parameters: Any) -> Any:
    return pyspiel.load_game(f"clerestory_{case.name}", {"players": case.seats, **case.options, **parameters})


def played(state: Any, numbers: list[int]) -> Any:
    for number in numbers:
        state.apply_action(number)
    return state


def play_some(state: Any, moves: int, seed: int = 1) -> Any:
    """At random; so many moves, or to the end."""
    rng = np.random.RandomState(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def settle(state: Any, seed: int = 1) -> Any:
    """Let chance move until a player must choose, or the game is over."""
    rng = np.random.RandomState(seed)
    while state.is_chance_node():
        outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=probabilities)))
    return state


def all_that_is_known(state: Any, seat: int) -> tuple[Any, ...]:
    return (
        state.information_state_string(seat),
        state.information_state_tensor(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
    )


# --- OpenSpiel's own test, and what it does not look at ---


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_game_passes_the_test_that_openspiel_has_for_games(case: Case) -> None:
    pyspiel.random_sim_test(load(case), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("case", TWO_SEATS, ids=str)
def test_it_passes_for_points_and_with_unusual_options_too(case: Case) -> None:
    pyspiel.random_sim_test(load(case, rewards="points"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("case", cases(UNUSUAL_SETTINGS), ids=str)
def test_it_is_the_game_that_is_played_at_a_table(case: Case) -> None:
    """The same moves, the same chances, the same text, the same result."""
    table = clerestory.Table(case.game, case.seats, case.options, chance_by_hand=True)
    game = load(case)
    state, rng = game.new_initial_state(), np.random.RandomState(2)
    while not table.is_over:
        legal = table.legal_moves()
        assert state.current_player() == table.turn
        assert state.legal_actions() == [move.number for move in legal]
        move = legal[rng.randint(len(legal))]
        assert state.action_to_string(move.number) == move.text
        assert state.string_to_action(move.text) == move.number
        assert state.returns() == [0] * case.seats
        table.play(move)
        state.apply_action(move.number)
    assert state.is_terminal()
    assert str(state) == table.draw()
    winners = [rank.seat for rank in table.ranks() if rank.place == 1]
    shares = [len(winners) and (seat in winners) / len(winners) for seat in range(case.seats)]
    expected = [(case.seats * share - 1) / (case.seats - 1) if case.seats > 1 else 2 * share - 1 for share in shares]
    assert state.returns() == pytest.approx(expected)
    assert game.min_utility() <= min(state.returns()) <= max(state.returns()) <= game.max_utility() == 1


@pytest.mark.parametrize("name", GAMES)
def test_chance_is_exact(name: str) -> None:
    game = load_game(name)
    state = pyspiel.load_game(f"clerestory_{name}").new_initial_state()
    chances = np.zeros(game.outcomes, np.int16)
    checked = 0
    while not state.is_terminal():
        if state.is_chance_node():
            total = game.weights(np.frombuffer(bytearray(state.record), game.state)[0], chances)
            exact = [(outcome, chances[outcome] / total) for outcome in range(game.outcomes) if chances[outcome]]
            assert state.chance_outcomes() == exact
            checked += 1
        play_some(state, 1, seed=checked)
    assert checked > 20


def test_points_are_paid_as_they_are() -> None:
    for name in GAMES:
        game = pyspiel.load_game(f"clerestory_{name}", {"players": 3, "rewards": "points"})
        assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
        assert (game.min_utility(), game.max_utility()) == (FACTS[name].least, FACTS[name].most)
        state = play_some(game.new_initial_state(), 1000)
        table = clerestory.Table(load_game(name), position=str(state))
        assert state.returns() == table.scores()


@pytest.mark.parametrize("case", cases(), ids=str)
def test_no_score_is_out_of_range(case: Case) -> None:
    game = case.game
    states, start, buffers = blank_states(game.state, 500), blank_states(game.state, 1), Buffers.of(game)
    game.setup(start[0], case.seats, read_options(game, case.options))
    counts = np.zeros(game.actions, np.int64)
    playing(game).play_games(states, start, 1, 0, buffers.actions, buffers.weights, buffers.rng, counts)
    points = [score for state in states for score in points_in(game, state)]
    assert FACTS[case.name].least <= min(points) < max(points) <= FACTS[case.name].most


@pytest.mark.parametrize("case", [case for case in cases() if case.seats > 1], ids=str)
def test_information_is_imperfect_where_a_move_is_seen_by_one_seat_only(case: Case) -> None:
    game = load(case)
    is_imperfect = game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    state = play_some(game.new_initial_state(), 1000)
    assert is_imperfect == (set(state.witnesses) != {ALL})


def test_alone_one_wins_or_loses_and_nothing_is_hidden() -> None:
    game = pyspiel.load_game("clerestory_sagrada(players=1)")
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1, 1, None)
    assert play_some(game.new_initial_state(), 1000).returns() in ([1], [-1])


def test_what_is_asked_for_wrongly_is_refused_with_a_sentence() -> None:
    for given, sentence in (
        ("clerestory_sintra(players=1)", "sintra is for 2 to 4 players; 1 cannot play it."),
        ("clerestory_sintra(side=C)", "The option side must be one of"),
        ("clerestory_towerup(rewards=money)", 'Rewards are by "place" or by "points"'),
        ("clerestory_towerup(max_moves=0)", "A game has at least 1 move"),
        ("clerestory_towerup(players=4,starting_floors=7)", "there may be 5 starting floors at most"),
    ):
        with pytest.raises(GameError, match=sentence):
            pyspiel.load_game(given)
    game = pyspiel.load_game("clerestory_sagrada")
    with pytest.raises(GameError, match="This position is of a table for 3; this game is for 2"):
        game.new_initial_state(clerestory.new_table("sagrada", seats=3, seed=1).draw())
    with pytest.raises(GameError, match="all that one player may see"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
        )


def test_an_illegal_move_is_refused_with_the_rule_and_nothing_has_changed() -> None:
    state = settle(pyspiel.load_game("clerestory_sagrada").new_initial_state())
    before = str(state), state.history()
    for number in (-2, 100, 127, 10**6):
        with pytest.raises(GameError):
            state.apply_action(number)
    assert (str(state), state.history()) == before
    with pytest.raises(GameError, match="The game is over"):
        play_some(state, 1000).apply_action(0)


def test_a_number_that_is_no_move_here_has_a_text_all_the_same() -> None:
    state = settle(pyspiel.load_game("clerestory_sagrada").new_initial_state())
    assert state.action_to_string(0, 100) == "action 100"
    assert state.action_to_string(1, 0) == "action 0"
    assert state.action_to_string(CHANCE, 3) == "outcome 3"


# --- Copies, stored states, drawn positions, the last move ---


def test_a_copy_of_a_state_is_independent() -> None:
    state = settle(pyspiel.load_game("clerestory_sintra").new_initial_state())
    copy, before = state.clone(), str(state)
    play_some(copy, 5)
    assert str(state) == before != str(copy)


@pytest.mark.parametrize("name", GAMES)
def test_a_stored_state_knows_who_knows_what(name: str) -> None:
    game = pyspiel.load_game(f"clerestory_{name}(players=3)")
    state = play_some(game.new_initial_state(), 60)
    again, stored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again == game
    for seat in range(3):
        assert all_that_is_known(stored, seat) == all_that_is_known(state, seat)
    assert play_some(stored, 1000).returns() == play_some(state, 1000).returns()


def test_a_game_goes_on_from_a_drawn_position() -> None:
    for name in GAMES:
        table = clerestory.new_table(name, seats=2, seed=3)
        for _ in range(20):
            table.play(table.legal_moves()[0])
        state = pyspiel.load_game(f"clerestory_{name}").new_initial_state(table.draw())
        assert str(state) == table.draw()
        assert str(state.clone()) == table.draw()
        assert [state.action_to_string(number) for number in state.legal_actions()] == list(
            map(str, table.legal_moves())
        )
        assert play_some(state, 1000).is_terminal()


def test_a_game_without_an_end_is_over_as_it_stands() -> None:
    """In Tower Up one can take cards and return floors for ever."""
    game = pyspiel.load_game("clerestory_towerup(max_moves=300)")
    state = game.new_initial_state()
    while not state.is_terminal():
        cards = [number for number in state.legal_actions() if state.action_to_string(number).startswith("card")]
        state.apply_action((cards or state.legal_actions())[0])
    assert len(state.history()) == 300 == game.max_game_length()
    ranks = clerestory.Table(load_game("towerup"), position=str(state), chance_by_hand=True).ranks()
    assert state.returns() == ([0, 0] if ranks[1].place == 1 else [[-1, 1], [1, -1]][ranks[0].seat == 0])


# --- What a seat knows ---


def sagrada_with(objective: int, cards: list[int], choice: int) -> tuple[Any, Any]:
    """A game for three in which the last seat has these secrets; before and after its choice of a pattern."""
    state = pyspiel.load_game(SECRETS).new_initial_state()
    played(state, [0, 1, objective, *DEALT_CARDS[:4], *cards, 2, 3])
    return state.clone(), played(state, [choice])


def test_states_that_differ_in_secrets_of_others_look_the_same() -> None:
    states = [
        sagrada_with(objective, cards, choice=0)[0] for objective, cards in ((2, [4, 5]), (3, [4, 5]), (2, [9, 7]))
    ]
    for seat in (0, 1):
        assert len({str(all_that_is_known(state, seat)) for state in states}) == 1
    assert len({str(all_that_is_known(state, 2)) for state in states}) == 3


def test_what_is_revealed_is_known_from_then_on() -> None:
    """All patterns are shown once all are chosen; the private objectives are not."""
    one, other, third = (sagrada_with(objective, [4, 5], choice)[1] for objective, choice in ((2, 0), (2, 1), (3, 0)))
    assert one.information_state_string(0) != other.information_state_string(0)
    assert all_that_is_known(one, 0) == all_that_is_known(third, 0)
    assert all_that_is_known(one, 2) != all_that_is_known(third, 2)


def test_an_information_state_remembers_how_it_came_about() -> None:
    start, end = sagrada_with(2, [4, 5], 0)[1], [0, 1, 2, 3, 0, 1, 2]  # tools and public objectives
    one, other = (played(start.clone(), [*end, *dice]) for dice in ([7, 20], [20, 7]))
    assert one.observation_string(0) == other.observation_string(0)
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)
    assert one.information_state_string(0) != one.information_state_string(1)


@pytest.mark.parametrize("moves", [2, 5, 9, 10, 11, 30, 150])
def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(moves: int) -> None:
    state = play_some(pyspiel.load_game(SECRETS).new_initial_state(), moves)
    rules = load_game("sagrada")
    sampler = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    for seat in range(3):
        worlds = [state.resample_from_infostate(seat, sampler) for _ in range(20)]
        for world in worlds:
            assert all_that_is_known(world, seat) == all_that_is_known(state, seat)
            assert rules.check(np.frombuffer(bytearray(world.record), rules.state)[0]) == len(rules.invariants)
        others = {world.information_state_string((seat + 1) % 3) for world in worlds}
        assert len(others) > 1 or moves == 2  # after two moves, the third seat has no secret yet


# --- OpenSpiel's bots ---


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_mcts_plays(name: str) -> None:
    game = pyspiel.load_game(f"clerestory_{name}")
    state, random_state = settle(game.new_initial_state()), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 10, mcts.RandomRolloutEvaluator(1, random_state), random_state=random_state)
    compiled = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2, 10, 10, True, 1, False)
    for _ in range(3):
        state.apply_action(bot.step(state))
        settle(state).apply_action(compiled.mcts_search(state).best_child().action)
        settle(state)


@pytest.mark.parametrize("name", ["sintra", "towerup"])
def test_openspiels_mcts_finds_the_last_move_that_wins(name: str) -> None:
    game = pyspiel.load_game(f"clerestory_{name}")
    for seed in range(200):
        moves = play_some(game.new_initial_state(), 1000, seed).history()
        state = played(game.new_initial_state(), moves[:-1])
        seat = state.current_player()
        ends = {number: state.child(number) for number in state.legal_actions()}
        values = {number: end.returns()[seat] for number, end in ends.items() if end.is_terminal()}
        if {-1, 1} <= set(values.values()) and len(values) == len(ends):
            break
    bot = mcts.MCTSBot(game, 2, 50, mcts.RandomRolloutEvaluator(), random_state=np.random.RandomState(1))
    assert min(values.values()) == -1
    assert values[bot.step(state)] == 1


def test_openspiels_information_set_search_plays_a_whole_game() -> None:
    game = pyspiel.load_game("clerestory_sagrada")
    state, random_state = settle(game.new_initial_state()), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random_state), 2, 2, random_state=random_state)
    while not state.is_terminal():
        state.apply_action(int(bot.step(state)))
        settle(state)
    assert sum(state.returns()) == 0


def test_python_ends_well_after_openspiel() -> None:
    """OpenSpiel holds on to a game until after Python has ended."""
    program = "import pyspiel, clerestory.envs.open_spiel; game = pyspiel.load_game('clerestory_sintra')"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
