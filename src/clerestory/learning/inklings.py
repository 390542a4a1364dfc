"""Inklings: which of the ways to play a turn are good, as the first layer of a network shows it by itself.

A search has no time to ask a whole network about every way. Its first layer costs little, since a way changes few of
the numbers that go in; so a second look is taken only at those ways of which the sums above 0, each times a number,
promise most. These numbers are found by least squares, from what the whole network has said of ways in self-play.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np

NEARLY = 0.1  # what is worse than the best way of a turn by so much counts about a third of it,
LEAST = 0.02  # and whatever is far worse, at least so little
LASTING = 0.999  # of what was seen, with every look
FIRMNESS = 1e-3  # of what was known before, as a part of all that was seen


class Inklings:
    """What the sums of the first layer have said lately, beside what the network has said."""

    def __init__(self, width: int) -> None:
        self.known: Any = np.zeros(width, np.float32)  # before anything was seen
        self._products = np.zeros((width, width))  # of sums with sums,
        self._worths = np.zeros(width)  # and with what a way is worth

    def learn(self, sums: Any, worths: Any, firsts: Any) -> None:
        """From some turns: the sums of the first layer and the worth of all their ways; where those of each begin."""
        turns = list(by_turn(np.maximum(sums, 0), worths, firsts))
        if turns:
            apart, better = (np.concatenate(each) for each in zip(*turns, strict=True))
            self._products = LASTING * self._products + apart.T @ apart
            self._worths = LASTING * self._worths + apart.T @ better

    def found(self) -> Any:
        """A number for each sum."""
        firmness = FIRMNESS * np.trace(self._products) / len(self.known)
        if firmness == 0:
            return self.known
        firm = firmness * np.eye(len(self.known))
        return np.linalg.solve(self._products + firm, self._worths + firmness * self.known).astype(np.float32)


def by_turn(sums: Any, worths: Any, firsts: Any) -> Iterator[tuple[Any, Any]]:
    """Of every turn with a choice: how its ways differ from their mean; the better ones count more."""
    for first, last in pairwise(firsts):
        if last - first > 1:
            worth = worths[first:last].astype(np.float64)
            share = np.exp((worth - worth.max()) / NEARLY) + LEAST
            share /= share.sum()
            root = np.sqrt(share)
            mean = share @ sums[first:last]
            yield (sums[first:last] - mean) * root[:, None], (worth - share @ worth) * root
