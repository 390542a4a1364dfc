"""Intervals: textbook values, and that games of the same seed are never counted as more than they are."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from clerestory.arena.intervals import (
    Estimate,
    design_effect,
    estimate_mean,
    estimate_share,
    student,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_is_that_of_newcombe(wins: int, games: int, low: float, high: float) -> None:
    """Newcombe, Two-sided confidence intervals for the single proportion, 1998, method 3."""
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("freedom", "value"),
    [(1, 12.706), (2, 4.303), (5, 2.571), (10, 2.228), (11, 2.201), (15, 2.131), (20, 2.086), (30, 2.042), (60, 2.000),
     (120, 1.980), (10**6, 1.960)],
)  # fmt: skip
def test_student_is_that_of_the_tables(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, abs=5e-4)


def test_games_of_a_seed_that_always_end_alike_count_as_one() -> None:
    pairs = [[1.0, 1.0], [0.0, 0.0]] * 500
    assert design_effect(pairs) == pytest.approx(2, rel=0.01)
    estimate = estimate_share(pairs)
    assert estimate
    assert (estimate.low, estimate.high) == pytest.approx(wilson(0.5, 1000), rel=0.01)


def test_games_of_a_seed_that_balance_count_as_what_they_are_and_not_more() -> None:
    """The seat decides every game: nothing varies from seed to seed, and still these are only a thousand games."""
    pairs = [[1.0, 0.0]] * 500
    assert design_effect(pairs) == 0
    estimate = estimate_share(pairs)
    assert estimate
    assert (estimate.low, estimate.high) == wilson(0.5, 1000)


def test_unrelated_games_have_a_design_effect_of_about_one() -> None:
    rng = random.Random(1)
    triples = [[float(rng.random() < 0.3) for _ in range(3)] for _ in range(20_000)]
    assert design_effect(triples) == pytest.approx(1, abs=0.05)


def test_a_single_seed_counts_as_one_game() -> None:
    assert estimate_share([[1.0, 0.0]]) == Estimate(0.5, *wilson(0.5, 1))


def test_winning_every_game_has_an_interval_too() -> None:
    assert estimate_share([[1.0, 1.0]] * 10) == Estimate(1.0, *wilson(1.0, 20))


def related_pairs(rng: random.Random, seeds: int) -> Sequence[Sequence[float]]:
    """Won 6 times in 10, and half of the second games end as the first of the same seed did."""
    pairs = []
    for _ in range(seeds):
        first = float(rng.random() < 0.6)
        pairs.append([first, first if rng.random() < 0.5 else float(rng.random() < 0.6)])
    return pairs


def test_95_of_100_intervals_hold_the_truth_though_games_are_related() -> None:
    rng = random.Random(2)
    held = 0
    for _ in range(1000):
        estimate = estimate_share(related_pairs(rng, 50))
        assert estimate
        assert estimate.low is not None
        assert estimate.high is not None
        held += estimate.low <= 0.6 <= estimate.high
    assert 930 <= held <= 970


def test_a_mean_is_over_seeds() -> None:
    """Means 1, 2 and 3: standard deviation 1, 2 degrees of freedom."""
    estimate = estimate_mean([[0.0, 2.0], [2.0, 2.0], [3.0]])
    assert estimate
    reach = 4.3027 / 3**0.5
    assert (estimate.value, estimate.low, estimate.high) == pytest.approx((2, 2 - reach, 2 + reach))


def test_one_seed_has_a_mean_without_an_interval_and_no_games_have_nothing() -> None:
    assert estimate_mean([[1.0, 2.0]]) == Estimate(1.5, None, None)
    assert estimate_mean([]) is None
    assert estimate_share([]) is None
