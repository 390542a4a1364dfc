"""Foresight: what the compiled loops say of every way to play a turn is what the network says of its end."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from clerestory import load_game
from clerestory.bots.appraisal import A_POINT, appraisal_of
from clerestory.bots.foresight import (
    ALL,
    AN_APPRAISAL,
    AN_INKLING,
    asking_others,
    foreseeing,
    make_room,
)
from clerestory.bots.looking import DEPTH, NO_ACTION, lead_of
from clerestory.bots.networks import LEAD, MARGIN, POINTS_A_UNIT, Layers, blank_network, read_layers, read_network
from clerestory.bots.sight import (
    MOST_ASKED,
    MOST_WAYS,
    TOGETHER,
    Sight,
    add_rows_at_once,
    add_rows_one_by_one,
    add_rows_to_all_one_by_one,
)
from clerestory.engine.game import OVER, Game
from clerestory.engine.records import AnyState, Reals, copy_of
from clerestory.games import GAMES
from tests.bots.playing import Decision, choices, random_game
from tests.bots.untrained import write_random_network
from tests.registered import Case

TOLERANCE = 2e-5
SEATS = {"sintra": 2, "sagrada": 3, "towerup": 4}


def foreseen(decision: Decision, path: Path, asked: int = ALL, glance: int = AN_APPRAISAL) -> tuple[int, Sight]:
    """How many ways there are, and what is said of them."""
    game = decision.game
    sight = Sight.of(game, read_network(path, game), int(decision.state.seats))
    return int(foreseeing(game)(decision.state, sight, decision.seat, asked, glance)), sight


def said_by(layers: Layers, decision: Decision, after: AnyState) -> Reals:
    """All that comes out for a position, in the plainest way."""
    observed = decision.game.studied.observed(after, decision.seat)
    numbers = np.zeros(len(layers.weights[0]))
    numbers[: len(observed)] = observed
    for matrix, bias in zip(layers.weights[:-1], layers.biases[:-1], strict=True):
        numbers = np.maximum(numbers @ matrix + bias, 0)
    return np.asarray(numbers @ layers.weights[-1] + layers.biases[-1], np.float64)


def promised(layers: Layers, decision: Decision, after: AnyState) -> tuple[Reals, Reals]:
    """Logits and points, from the seat that decides on, on top of what a player would expect."""
    game, seats = decision.game, int(after.seats)
    logits, points = np.resize(said_by(layers, decision, after), (2, max(game.seats)))[:, :seats]
    points = POINTS_A_UNIT * points
    order = [(decision.seat + step) % seats for step in range(seats)]
    points += [appraisal_of(game).expect(after, decision.seat, other) / A_POINT for other in order]
    if seats > 1:
        logits += [LEAD * (own - max(np.delete(points, step))) for step, own in enumerate(points)]
    return logits, points


def judged(layers: Layers, decision: Decision, end: AnyState) -> tuple[Reals, Reals]:
    """The chances of all seats, and their points."""
    game, seats = decision.game, int(end.seats)
    if game.turn(end) == OVER:
        return result_of(game, end)
    logits, points = promised(layers, decision, end)
    order = [(seat - decision.seat) % seats for seat in range(seats)]
    return 1 / (1 + np.exp(-logits[order])), points[order]


def result_of(game: Game, state: AnyState) -> tuple[Reals, Reals]:
    points, places = (np.zeros(max(game.seats), np.int16) for _ in range(2))
    game.scores(state, points)
    game.ranks(state, places)
    firsts = (places == 1)[: int(state.seats)]
    return firsts / firsts.sum(), points[: int(state.seats)].astype(np.float64)


def ways_of(decision: Decision, before: tuple[int, ...] = ()) -> dict[tuple[int, ...], AnyState]:
    """All ways to play the turn, up to so many decisions, and what each leads to."""
    found: dict[tuple[int, ...], AnyState] = {}
    for action in decision.actions:
        after, actions = copy_of(decision.state), (*before, action)
        decision.game.play(after, action)
        if len(actions) < DEPTH and decision.game.turn(after) == decision.seat:
            found |= ways_of(Decision(decision.game, after, decision.seat), actions)
        else:
            found[actions] = after
    return found


def way_of(sight: Sight, way: int) -> list[int]:
    """The actions of a way."""
    return [int(action) for action in sight.ways[way] if action != NO_ACTION]


def value_of(layers: Layers, decision: Decision, end: AnyState) -> float:
    won, points = judged(layers, decision, end)
    return float(won[decision.seat] + MARGIN * lead_of(points, decision.seat, int(end.seats)))


@pytest.mark.parametrize("name", GAMES)
def test_every_way_to_play_the_turn_is_foreseen_and_valued_by_what_it_leads_to(name: str, tmp_path: Path) -> None:
    game, seats = load_game(name), SEATS[name]
    path = write_random_network(tmp_path, game)
    layers, looked_at = read_layers(path, game), 0
    for decision in choices(random_game(name, seats), every=12):
        count, sight = foreseen(decision, path)
        ways = ways_of(decision)
        assert [way_of(sight, way) for way in range(count)] == [list(actions) for actions in ways]
        for way, end in enumerate(ways.values()):
            won, points = judged(layers, decision, end)
            assert sight.worth[way] == pytest.approx(value_of(layers, decision, end), abs=TOLERANCE)
            np.testing.assert_allclose(sight.won[way, :seats], won, atol=TOLERANCE)
            np.testing.assert_allclose(sight.points[way, :seats], points, atol=50 * TOLERANCE)
        looked_at += count
    assert looked_at > 50


def test_of_too_many_ways_the_best_are_remembered() -> None:
    """What was worth least makes room for one more, unless that is worth less."""
    game = load_game("sintra")
    sight = Sight.of(game, blank_network(game), 2)
    sight.ways[: MOST_WAYS + 1, 0] = range(MOST_WAYS + 1)
    sight.worth[:MOST_WAYS] = 1 + np.arange(MOST_WAYS)
    assert make_room(sight, MOST_WAYS - 1) == MOST_WAYS
    for worth, first in ((0.5, 0), (1.5, MOST_WAYS)):
        sight.worth[MOST_WAYS] = worth
        assert make_room(sight, MOST_WAYS) == MOST_WAYS
        assert sight.ways[:MOST_WAYS, 0].tolist() == [first, *range(1, MOST_WAYS)]
    assert sight.worth[0] == 1.5


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("glance", [AN_APPRAISAL, AN_INKLING])
@pytest.mark.parametrize("asked", [1, 5, 10 * MOST_ASKED])
def test_of_some_ways_those_are_valued_that_look_best_at_a_glance(
    name: str, glance: int, asked: int, tmp_path: Path
) -> None:
    """And of those that end the game the best, which needs no network."""
    game, most = load_game(name), min(asked, MOST_ASKED)
    path = write_random_network(tmp_path, game)
    layers, look = read_layers(path, game), (expected, inkling_of)[glance]
    decisions = random_game(name, SEATS[name]).decisions
    for decision in [*decisions[5::16][:8], *decisions[-3:]]:
        count, sight = foreseen(decision, path, asked, glance)
        ways = ways_of(decision)
        kept = [tuple(way_of(sight, way)) for way in range(count)]
        looks = {actions: look(layers, decision, end) for actions, end in ways.items() if not over(game, end)}
        ending = [value_of(layers, decision, end) for end in ways.values() if over(game, end)]
        assert count == min(most, len(looks)) + bool(ending)
        found = sorted(looks[actions] for actions in kept if actions in looks)
        assert found == pytest.approx(sorted(looks.values())[len(looks) - len(found) :], abs=TOLERANCE)
        for way, actions in enumerate(kept):
            assert sight.worth[way] == pytest.approx(value_of(layers, decision, ways[actions]), abs=TOLERANCE)
        if ending:
            assert sight.worth[count - 1] == pytest.approx(max(ending))


def expected(layers: Layers, decision: Decision, after: AnyState) -> float:
    """What the seat will have, as the appraisal has it."""
    return float(appraisal_of(decision.game).expect(after, decision.seat, decision.seat))


def over(game: Game, state: AnyState) -> bool:
    return bool(game.turn(state) == OVER)


def inkling_of(layers: Layers, decision: Decision, after: AnyState) -> float:
    """What the first layer says by itself, in the plainest way."""
    observed = decision.game.studied.observed(after, decision.seat)
    sums = observed @ layers.weights[0][: len(observed)] + layers.biases[0]
    return float(np.maximum(sums, 0) @ layers.inkling)


@pytest.mark.parametrize("name", GAMES)
def test_others_judge_a_way_with_what_they_know_themselves(name: str, tmp_path: Path) -> None:
    game, seats = load_game(name), SEATS[name]
    path = write_random_network(tmp_path, game)
    layers = read_layers(path, game)
    for decision in list(choices(random_game(name, seats), every=12))[:8]:
        count, sight = foreseen(decision, path)
        best = int(np.argmax(sight.worth[:count]))
        before = sight.won[best].copy()
        asking_others(game)(sight, best, decision.seat)
        assert sight.won[best, decision.seat] == before[decision.seat]
        end = list(ways_of(decision).values())[best]
        for other in set(range(seats)) - {decision.seat}:
            won, points = judged(layers, Decision(game, end, other), end)
            assert sight.won[best, other] == pytest.approx(won[other], abs=TOLERANCE)
            assert sight.points[best, other] == pytest.approx(points[other], abs=50 * TOLERANCE)


@pytest.mark.parametrize("case", [Case("sagrada", 1, ()), Case("sagrada", 3, ())], ids=str)
def test_a_value_is_the_chance_to_win_and_a_little_for_the_lead(case: Case, tmp_path: Path) -> None:
    """Over the best of the others; alone, for the points."""
    path = write_random_network(tmp_path, case.game)
    decision = list(choices(random_game(case.name, case.seats)))[20]
    count, sight = foreseen(decision, path)
    for way in range(count):
        points = sight.points[way, : case.seats]
        for seat in range(case.seats):
            lead = points[seat] - max(np.delete(points, seat), default=0)
            assert sight.value[way, seat] == pytest.approx(sight.won[way, seat] + MARGIN * lead)
        assert sight.worth[way] == sight.value[way, decision.seat]


@pytest.mark.parametrize("name", GAMES)
def test_a_way_that_ends_the_game_is_valued_by_its_result(name: str, tmp_path: Path) -> None:
    game, seats = load_game(name), SEATS[name]
    path = write_random_network(tmp_path, game)
    ended = 0
    for decision in random_game(name, seats).decisions[-3:]:
        _, sight = foreseen(decision, path)
        for way, end in enumerate(ways_of(decision).values()):
            if game.turn(end) == OVER:
                ended += 1
                won, points = result_of(game, end)
                assert sight.points[way, :seats].tolist() == points.tolist()
                assert sight.won[way, :seats].tolist() == won.tolist()
    assert ended


def test_rows_are_added_up_the_same_in_plain_python() -> None:
    """For one question, and for all of them together."""
    rng = np.random.default_rng(2)
    weights = rng.integers(-127, 127, 5 + 20 * 6).astype(np.int8)
    for count in range(12):
        rows = rng.choice(20, count, replace=False).astype(np.int64)
        inputs = rng.normal(size=(TOGETHER, count)).astype(np.float32)
        one, other = (np.ones((TOGETHER, 8), np.float32) for _ in range(2))
        for question in range(TOGETHER):
            add_rows_one_by_one(one[question], 6, weights, 5, rows, inputs[question], count)
            add_rows_at_once(other[question], 6, weights, 5, rows, inputs[question], count)
        expected = 1 + inputs @ weights[5:].reshape(20, 6)[rows].astype(np.float32)
        for add_to_all in (add_rows_to_all_one_by_one, add_rows_at_once):
            all_of_them = np.ones((TOGETHER, 8), np.float32)
            add_to_all(all_of_them, 6, weights, 5, rows, inputs, count)
            np.testing.assert_allclose(all_of_them[:, :6], expected, rtol=1e-4, atol=1e-3)
            assert (all_of_them[:, 6:] == 1).all()
        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-3)
        np.testing.assert_allclose(one[:, :6], expected, rtol=1e-4, atol=1e-3)
