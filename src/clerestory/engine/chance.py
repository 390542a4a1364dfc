"""The generator: one 64-bit number, splitmix64. The same draws compiled, uncompiled and on a GPU.

It is never part of a state: a game's record holds what was drawn, not how.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from clerestory.engine.records import Array
from clerestory.engine.rules import PLAIN, rule

F = TypeVar("F", bound=Callable[..., Any])
Generator: TypeAlias = npt.NDArray[np.uint64]

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST_MIX = np.uint64(0xBF58476D1CE4E5B9)
SECOND_MIX = np.uint64(0x94D049BB133111EB)
FIRST_SHIFT, SECOND_SHIFT, THIRD_SHIFT, HALF = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


def wrapping(function: F) -> F:
    """A rule whose 64-bit products are meant to overflow."""
    return np.errstate(over="ignore")(function) if PLAIN else rule(function)


@wrapping
def mix(word: np.uint64) -> np.uint64:
    """Scatter the bits of a word."""
    word = (word ^ (word >> FIRST_SHIFT)) * FIRST_MIX
    word = (word ^ (word >> SECOND_SHIFT)) * SECOND_MIX
    return word ^ (word >> THIRD_SHIFT)


@wrapping
def next_word(rng: Generator) -> np.uint64:
    """64 fresh random bits."""
    rng[0] = rng[0] + GOLDEN
    return mix(rng[0])


@wrapping
def below(rng: Generator, bound: int) -> int:
    """A number from 0 to bound - 1, all equally likely (to one part in four billion)."""
    return np.int64(((next_word(rng) >> HALF) * np.uint64(bound)) >> HALF)  # type: ignore[return-value]


@wrapping
def start_stream(rng: Generator, seed: int, number: int) -> None:
    """Set the generator to the beginning of stream `number` of a seed; streams do not meet in practice."""
    rng[0] = mix(mix(np.uint64(seed) + GOLDEN) + np.uint64(number))


@rule
def pick(rng: Generator, weights: Array, total: int) -> int:
    """An outcome, each as likely as its weight."""
    ticket = below(rng, total)
    outcome = 0
    passed = 0
    for weight in weights:  # all of them: where to stop early is what a processor cannot guess
        passed += int(weight)
        outcome += int(ticket >= passed)
    return outcome


def generator(seed: int, number: int = 0) -> Generator:
    """A new generator at the beginning of a stream."""
    rng = np.zeros(1, np.uint64)
    start_stream(rng, seed, number)
    return rng
