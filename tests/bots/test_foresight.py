"""Foresight: what the compiled loops say of every move is what the network says of the position after it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from clerestory import load_game
from clerestory.bots.foresight import NOW, Sight, add_rows_at_once, add_rows_one_by_one, foreseeing
from clerestory.bots.networks import LEAD, MARGIN, POINTS_A_UNIT, Layers, read_layers, read_network
from clerestory.engine.game import OVER
from clerestory.engine.records import AnyState, Reals, assign, blank_states, copy_of
from clerestory.games import GAMES
from tests.bots.playing import Decision, choices, random_game
from tests.bots.untrained import write_random_network
from tests.registered import Case

TOLERANCE = 2e-5
SEATS = {"sintra": 2, "sagrada": 3, "towerup": 4}


def foreseen(decision: Decision, path: Path) -> tuple[int, Sight]:
    """How many actions there are, and what is said of them."""
    game, states = decision.game, blank_states(decision.game.state, 2)
    sight = Sight.of(game, read_network(path, game), int(decision.state.seats))
    assign(states[NOW], decision.state)
    return int(foreseeing(game)(states, sight, decision.seat)), sight


def said_by(layers: Layers, decision: Decision, after: AnyState) -> Reals:
    """All that comes out for a position, in the plainest way."""
    observed = decision.game.studied.observed(after, decision.seat)
    numbers = np.zeros(len(layers.weights[0]))
    numbers[: len(observed)] = observed
    for matrix, bias in zip(layers.weights[:-1], layers.biases[:-1], strict=True):
        numbers = np.maximum(numbers @ matrix + bias, 0)
    return np.asarray(numbers @ layers.weights[-1] + layers.biases[-1], np.float64)


def promised(layers: Layers, decision: Decision, after: AnyState) -> tuple[Reals, Reals]:
    """Logits and points, from the seat that decides on; in a game with a study, on top of what is there already."""
    game, seats = decision.game, int(after.seats)
    logits, points = np.resize(said_by(layers, decision, after), (2, max(game.seats)))[:, :seats]
    points = POINTS_A_UNIT * points
    if game.study is not None:
        order = [(decision.seat + step) % seats for step in range(seats)]
        points += [game.study.points(after, decision.seat, other) for other in order]
        logits += [LEAD * (own - max(np.delete(points, step))) for step, own in enumerate(points)]
    return logits, points


@pytest.mark.parametrize("name", GAMES)
def test_every_move_is_valued_as_the_network_values_the_position_after_it(name: str, tmp_path: Path) -> None:
    game, seats = load_game(name), SEATS[name]
    path = write_random_network(tmp_path, game)
    layers, looked_at = read_layers(path, game), 0
    for decision in choices(random_game(name, seats), every=12):
        count, sight = foreseen(decision, path)
        assert sight.actions[:count].tolist() == decision.actions
        for which, action in enumerate(decision.actions):
            after = copy_of(decision.state)
            game.play(after, action)
            if game.turn(after) == OVER:
                continue
            looked_at += 1
            logits, points = promised(layers, decision, after)
            for step in range(seats):
                other = (decision.seat + step) % seats
                assert sight.won[which, other] == pytest.approx(1 / (1 + np.exp(-logits[step])), abs=TOLERANCE)
                assert sight.points[which, other] == pytest.approx(points[step], abs=50 * TOLERANCE)
    assert looked_at > 30


@pytest.mark.parametrize("case", [Case("sagrada", 1, ()), Case("sagrada", 3, ())], ids=str)
def test_a_value_is_the_chance_to_win_and_a_little_for_the_lead(case: Case, tmp_path: Path) -> None:
    """Over the best of the others; alone, for the points."""
    path = write_random_network(tmp_path, case.game)
    decision = list(choices(random_game(case.name, case.seats)))[20]
    count, sight = foreseen(decision, path)
    for which in range(count):
        points = sight.points[which, : case.seats]
        for seat in range(case.seats):
            lead = points[seat] - max(np.delete(points, seat), default=0)
            assert sight.value[which, seat] == pytest.approx(sight.won[which, seat] + MARGIN * lead)
        assert sight.worth[which] == sight.value[which, decision.seat]


@pytest.mark.parametrize("name", GAMES)
def test_a_move_that_ends_the_game_is_valued_by_its_result(name: str, tmp_path: Path) -> None:
    game, seats = load_game(name), SEATS[name]
    path = write_random_network(tmp_path, game)
    ended = 0
    for decision in random_game(name, seats).decisions[-3:]:
        count, sight = foreseen(decision, path)
        for which in range(count):
            after = copy_of(decision.state)
            game.play(after, int(sight.actions[which]))
            if game.turn(after) != OVER:
                continue
            ended += 1
            points, places = (np.zeros(max(game.seats), np.int16) for _ in range(2))
            game.scores(after, points)
            game.ranks(after, places)
            assert sight.points[which, :seats].tolist() == points[:seats].tolist()
            firsts = places[:seats] == 1
            assert sight.won[which, :seats].tolist() == (firsts / firsts.sum()).tolist()
    assert ended


def test_rows_are_added_up_the_same_in_plain_python() -> None:
    rng = np.random.default_rng(2)
    weights = rng.normal(size=5 + 20 * 6).astype(np.float32)
    for count in range(12):
        rows, inputs = rng.choice(20, count, replace=False).astype(np.int64), rng.normal(size=count).astype(np.float32)
        one, other = np.ones(8, np.float32), np.ones(8, np.float32)
        add_rows_one_by_one(one, 6, weights, 5, rows, inputs, count)
        add_rows_at_once(other, 6, weights, 5, rows, inputs, count)
        np.testing.assert_allclose(one, other, atol=1e-5)
        expected = 1 + inputs @ weights[5:].reshape(20, 6)[rows]
        np.testing.assert_allclose(one[:6], expected, atol=1e-5)
        assert one[6:].tolist() == [1, 1]
