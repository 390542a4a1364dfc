"""The generator."""

from __future__ import annotations

import numpy as np

from clerestory.engine.chance import below, generator, next_word, pick


def test_the_words_are_those_of_splitmix64() -> None:
    """The first words after seed 0 of the published algorithm."""
    rng = np.zeros(1, np.uint64)
    words = [int(next_word(rng)) for _ in range(3)]
    assert words == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_streams_of_a_seed_differ_and_can_be_had_again() -> None:
    firsts = {int(next_word(generator(seed, number))) for seed in range(20) for number in range(50)}
    assert len(firsts) == 1000
    assert int(next_word(generator(3, 4))) == int(next_word(generator(3, 4)))


def test_numbers_below_a_bound_are_all_met_equally_often() -> None:
    rng = generator(1)
    counts = np.bincount([int(below(rng, 6)) for _ in range(12_000)], minlength=6)
    assert counts.min() > 1850
    assert counts.max() < 2150


def test_outcomes_are_picked_by_weight_and_never_at_weight_zero() -> None:
    rng, weights = generator(2), np.array([0, 3, 0, 1, 0], np.int16)
    counts = np.bincount([int(pick(rng, weights, 4)) for _ in range(8_000)], minlength=5)
    assert counts[[0, 2, 4]].sum() == 0
    assert 5800 < counts[1] < 6200
