"""Appraisals: in the end they are the points, what would be counted now is what the rules would count; and sketches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import permutations
from math import exp
from typing import Any

import numpy as np
import pytest

from clerestory import load_game
from clerestory.bots.appraisal import APPRAISED, appraisal_of
from clerestory.bots.appraisal.sagrada import LEFT, PLACED, PLACED_BY_ALL
from clerestory.engine.chance import generator
from clerestory.engine.game import Game
from clerestory.engine.records import AnyState, bytes_of, copy_of
from clerestory.engine.table import points_in
from clerestory.games import GAMES
from clerestory.games.sagrada.components import BLUE, COLORS, GREEN, PURPLE, RED, SEATS, YELLOW
from clerestory.games.sagrada.objectives import shades_of
from clerestory.games.sagrada.scoring import target_score
from clerestory.games.sagrada.state import (
    CHOOSE_PATTERN,
    END_TURN,
    MENU,
    OWN_DIE,
    PLACE_OR_TOOL,
    POOL_DIE,
    ROUND_TRACK_DIE,
    TO_SPACE,
    USE_TOOL,
    State,
)
from clerestory.games.sintra.scoring import score_end_of_game
from clerestory.games.towerup.components import NO_CONE
from clerestory.games.towerup.rules import set_cone
from tests.bots.guessing import GUESSING, deal
from tests.bots.playing import Decision, random_game
from tests.games.sagrada.drawings import state_of, window_of
from tests.registered import Case, cases

HUNDREDTHS = 100
A_FAR_CRY = 300  # points, which no appraisal should be off by


def set_cones(state: Any) -> None:
    for seat in range(state.seats):
        if state.players[seat].cone == NO_CONE:
            set_cone(state, state.players[seat])


END_NOW: dict[str, Callable[[Any], None]] = {
    "sintra": score_end_of_game,
    "sagrada": lambda state: None,  # its points are always those of a final scoring
    "towerup": set_cones,
}


def points_above_target(game: Game, state: AnyState) -> list[int]:
    """Every seat's points; alone in Sagrada, above the target."""
    target = int(target_score(state)) if state.seats == 1 else 0
    return [HUNDREDTHS * (points - target) for points in points_in(game, state)]


def worth_to_all(worth: Callable[..., int], state: AnyState) -> list[int]:
    return [int(worth(state, seat)) for seat in range(state.seats)]


def test_every_game_has_an_appraisal() -> None:
    assert set(APPRAISED) == set(GAMES)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_when_the_game_is_over_both_are_the_points(case: Case) -> None:
    appraisal = appraisal_of(case.game)
    for seed in range(10):
        final = random_game(case.name, case.seats, seed, **case.options).final
        assert worth_to_all(appraisal.appraise, final) == points_above_target(case.game, final)
        assert worth_to_all(appraisal.count, final) == points_above_target(case.game, final)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_what_counts_now_is_what_the_rules_would_count_if_the_game_ended(case: Case) -> None:
    for decision in random_game(case.name, case.seats, seed=4, **case.options).decisions:
        ended = copy_of(decision.state)
        END_NOW[case.name](ended)
        assert worth_to_all(appraisal_of(case.game).count, decision.state) == points_above_target(case.game, ended)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_an_appraisal_comes_closer_to_the_points_as_the_game_goes_on(case: Case) -> None:
    """Over some games, the mistake of the last tenth of the decisions is smaller than that of the first tenth."""
    early: list[float] = []
    late: list[float] = []
    for seed in range(8):
        played = random_game(case.name, case.seats, seed, **case.options)
        final = np.array(points_above_target(case.game, played.final))
        tenth = len(played.decisions) // 10
        for some, mistakes in ((played.decisions[:tenth], early), (played.decisions[-tenth:], late)):
            for decision in some:
                appraised = worth_to_all(appraisal_of(case.game).appraise, decision.state)
                mistakes.append(float(np.abs(appraised - final).mean()))
    assert np.mean(late) < np.mean(early)
    assert max(early) < A_FAR_CRY * HUNDREDTHS


@pytest.mark.parametrize("case", cases(), ids=str)
def test_what_is_expected_of_oneself_is_the_appraisal_and_of_others_what_a_seat_may_know(case: Case) -> None:
    appraisal = appraisal_of(case.game)
    for decision in random_game(case.name, case.seats, seed=6, **case.options).decisions[::4]:
        state, seat, redrawn = decision.state, decision.seat, decision.redrawn(1).state
        target = HUNDREDTHS * int(target_score(state)) if case.seats == 1 else 0
        assert appraisal.expect(state, seat, seat) == appraisal.appraise(state, seat) + target
        for other in range(case.seats):
            assert appraisal.expect(state, seat, other) == appraisal.expect(redrawn, seat, other)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_in_the_end_everybody_expects_the_points(case: Case) -> None:
    final = random_game(case.name, case.seats, seed=7, **case.options).final
    points = [HUNDREDTHS * each for each in points_in(case.game, final)]
    for seat in range(case.seats):
        assert [appraisal_of(case.game).expect(final, seat, other) for other in range(case.seats)] == points


def test_an_appraisal_leaves_the_position_alone() -> None:
    for name in GAMES:
        appraisal = appraisal_of(load_game(name))
        for decision in random_game(name, seats=2).decisions[::10]:
            before = decision.state.tobytes()
            worth_to_all(appraisal.appraise, decision.state)
            worth_to_all(appraisal.count, decision.state)
            assert decision.state.tobytes() == before


# --- Sketches ---


def sketched(decision: Decision) -> list[int]:
    buffer = np.zeros(decision.game.actions, np.int16)
    count = appraisal_of(decision.game).sketch(decision.state, buffer)
    return [int(action) for action in buffer[:count]]


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_sketch_is_of_legal_actions_and_leaves_the_position_alone(case: Case) -> None:
    for seed in range(10):
        for decision in random_game(case.name, case.seats, seed, **case.options).decisions:
            before = bytes_of(decision.state)
            assert sketched(decision)
            assert set(sketched(decision)) <= set(decision.actions)
            assert bytes_of(decision.state) == before


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_sketch_of_sagrada_uses_no_tool_and_takes_a_die_if_one_fits(seats: int) -> None:
    """Where a tool is in use, or a die in hand fits nowhere, everything legal is thought of."""
    phases: set[int] = set()
    for seed in range(5):
        for decision in random_game("sagrada", seats, seed).decisions:
            phase, actions = int(decision.state.phase), sketched(decision)
            phases.add(phase)
            placed = [action for action in decision.actions if TO_SPACE <= action < OWN_DIE]
            if phase == MENU:
                assert not any(USE_TOOL <= action < TO_SPACE for action in actions)
                assert actions == [END_TURN] or all(POOL_DIE <= action < ROUND_TRACK_DIE for action in actions)
            elif phase == PLACE_OR_TOOL and placed:
                assert actions == placed
            else:
                assert actions == decision.actions
    assert {MENU, PLACE_OR_TOOL, CHOOSE_PATTERN} < phases


def supposed_colors(state: State, seat: int) -> Counter[tuple[int, ...]]:
    """How often all the others are supposed to have been dealt what, clockwise, of 1,000 times."""
    found: Counter[tuple[int, ...]] = Counter()
    for stream in range(1000):
        supposed = copy_of(state)
        appraisal_of(load_game("sagrada")).suppose(supposed, seat, generator(7, stream))
        colors = [int(supposed.windows[each].private[0]) for each in range(SEATS)]
        before = [int(state.windows[each].private[0]) for each in range(SEATS)]
        assert colors[seat] == before[seat]
        assert colors[state.seats :] == before[state.seats :]
        found[tuple(colors[(seat + step) % state.seats] for step in range(1, state.seats))] += 1
    return found


def assert_supposed(state: State, seat: int, odds: Mapping[tuple[int, ...], float]) -> None:
    found = supposed_colors(state, seat)
    assert found.keys() <= odds.keys()
    for colors, each in odds.items():
        assert found[colors] == pytest.approx(1000 * each / sum(odds.values()), abs=60)


def test_whoever_has_placed_nothing_may_be_after_any_other_color() -> None:
    state = state_of(window_of(private="red"), window_of(private="blue"), sound=False)
    assert_supposed(state, 0, {(color,): 1.0 for color in (GREEN, BLUE, YELLOW, PURPLE)})


def test_whoever_has_placed_many_pips_of_a_color_is_likely_after_it() -> None:
    """Y5 and P3: a pip is as good a reason as any other. What oneself was dealt nobody else was, R6 or not."""
    placed = window_of("Via Lux", "D R6 . Y5 . P3", private="blue")
    state = state_of(window_of(private="red"), placed, sound=False)
    a_pip = exp((PLACED + PLACED_BY_ALL) / 100)
    assert a_pip > 1.2
    assert_supposed(state, 0, {(GREEN,): 1.0, (BLUE,): 1.0, (YELLOW,): a_pip**5, (PURPLE,): a_pip**3})


def test_whoever_has_left_large_dice_of_a_color_is_hardly_after_it() -> None:
    """G6 and Y1 are on the round track, and one has B4 oneself: nobody who is after green would have left its 6."""
    mine = window_of("Via Lux", "D . . B4 . .", private="red")
    state = state_of(mine, window_of(private="blue"), track=["G6 Y1"], sound=False)
    green, blue = exp(5 * LEFT / 100), exp(4 * PLACED_BY_ALL / 100)
    assert green < blue < 1.0
    assert_supposed(state, 0, {(GREEN,): green, (BLUE,): blue, (YELLOW,): 1.0, (PURPLE,): 1.0})


@pytest.mark.parametrize("seat", range(4))
def test_of_two_who_seem_to_be_after_the_same_color_only_one_can_be(seat: int) -> None:
    """Compared with all that could have been dealt, one by one."""
    drawn = {"red": "D . Y6 . . .", "green": "D . Y5 . P3 .", "blue": "", "yellow": "D R2 . . . ."}
    windows = [window_of("Via Lux", drawing, private=color) for color, drawing in drawn.items()]
    state = state_of(*windows, track=["B3 R5"], sound=False)
    odds: dict[tuple[int, ...], float] = {}
    for colors in permutations(set(range(COLORS)) - {int(windows[seat].private[0])}, 3):
        evidence = 0
        for step, color in enumerate(colors, 1):
            pips = [shades_of(window, color) for window in windows]
            evidence += PLACED * pips[(seat + step) % 4] + PLACED_BY_ALL * sum(pips)
            evidence += LEFT * {BLUE: 2, RED: 4}.get(color, 0)
        odds[colors] = exp(evidence / 100)
    assert_supposed(state, seat, odds)


def test_plans_hang_on_a_color_that_is_secret_and_on_nothing_else() -> None:
    dealt = [window_of(private="red"), window_of(private="blue")]
    secret = appraisal_of(load_game("sagrada")).secret
    state = state_of(*dealt, sound=False)
    assert len({int(secret(state, seat)) for seat in range(2)} | {0}) == 3
    state.open_private = 1
    assert [secret(state, seat) for seat in range(2)] == [0, 0]
    for name in GAMES:
        decision = random_game(name, 2).decisions[-1]
        assert bool(appraisal_of(decision.game).secret(decision.state, 0)) == (name == "sagrada")


def test_a_game_without_an_appraisal_is_worth_nothing() -> None:
    appraisal = appraisal_of(GUESSING)
    assert appraisal.sketch is GUESSING.legal
    assert appraisal.suppose is GUESSING.hide
    assert appraisal.secret(deal(0), 0) == 0
    assert appraisal.appraise(deal(0), 0) == appraisal.count(deal(0), 0) == 0
