"""Inklings: what the first layer says by itself is found from what the whole network says of the ways of a turn."""

from __future__ import annotations

from typing import Any

import numpy as np

from clerestory.learning.inklings import Inklings

WIDTH = 6


def turns(rng: np.random.Generator, inkling: Any, ways: tuple[int, ...] = (1, 5, 9, 2)) -> tuple[Any, Any, Any]:
    """Sums of a few turns, and worths that follow from them, in each turn with a part of its own."""
    sums = rng.normal(0, 1, (sum(ways), WIDTH))
    own = np.repeat(rng.normal(0, 1, len(ways)), ways)
    return sums, np.maximum(sums, 0) @ inkling + own, np.cumsum([0, *ways])


def test_what_the_sums_say_is_found_whatever_a_turn_has_of_its_own() -> None:
    rng, inkling = np.random.default_rng(1), np.array([0.3, -0.2, 0.1, 0.0, 0.05, -0.4])
    inklings = Inklings(WIDTH)
    for _ in range(40):
        inklings.learn(*turns(rng, inkling))
    np.testing.assert_allclose(inklings.found(), inkling, atol=2e-3)


def test_what_was_known_stays_until_something_is_seen() -> None:
    inklings = Inklings(WIDTH)
    inklings.known = np.arange(WIDTH, dtype=np.float32)
    assert inklings.found().tolist() == list(range(WIDTH))
    inklings.learn(np.ones((3, WIDTH)), np.ones(3), np.array([0, 1, 2, 3]))  # three turns without a choice
    inklings.learn(np.ones((0, WIDTH)), np.ones(0), np.array([0, 0]))  # a game that is over
    assert inklings.found().tolist() == list(range(WIDTH))


def test_what_is_seen_lately_counts_more_than_what_was_known() -> None:
    rng, before, now = np.random.default_rng(2), np.full(WIDTH, 5.0), np.full(WIDTH, 0.2)
    inklings = Inklings(WIDTH)
    inklings.known = before.astype(np.float32)
    for _ in range(40):
        inklings.learn(*turns(rng, now))
    np.testing.assert_allclose(inklings.found(), now, atol=0.05)
