"""The network: layers of numbers, what they make of an observation, and how they learn.

It values what a seat has made of the table, right after its move and before chance answers. What comes out, for the
seat that looks and then clockwise for the others: the chance to finish first as a logit, then the points scaled.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from clerestory.bots.networks import POINTS_A_UNIT
from clerestory.engine.game import Game
from clerestory.learning.arrays import Arrays
from clerestory.learning.inklings import Inklings

HIDDEN = (256, 128)  # behind the first layer
WIDEST, STEP = 512, 64  # of the first layer, and by how much it is narrower if the file would be too large
MOST_BYTES = 2_000_000 - 40_000  # of a network's file, one for each number; the rest is for scales and the like
MOMENTUM, INERTIA, LEAST = 0.9, 0.999, 1e-8  # of Adam
LATELY, SOON = 2000, 10  # steps that settled numbers are the mean of; in the beginning fewer
PACE = 4.0  # divided by the root of how many numbers go into a layer
POINTS_SHARE = 5.0  # how much an error in points counts beside one in the chance to win


def shape_of(game: Game) -> tuple[int, ...]:
    """How wide each layer is, from the observation of the largest table to what comes out."""
    most = max(game.seats)
    for width in range(WIDEST, 0, -STEP):
        shape = (game.studied.features(most), width, *HIDDEN, 2 * most)
        if size_of(shape) <= MOST_BYTES:
            break
    return shape


def size_of(shape: tuple[int, ...]) -> int:
    """How many numbers layers of these widths have."""
    return sum((before + 1) * behind for before, behind in pairwise(shape))


@dataclass
class Layer:
    """Views of a network's numbers."""

    weights: Any  # [from, to]
    biases: Any  # [to]


class Network:
    """Numbers that learn. All of them lie in one row, so that learning is a few operations on rows."""

    def __init__(self, arrays: Arrays, shape: tuple[int, ...], slope: float = 0.0) -> None:
        self.arrays, self.shape, self.slope, self.steps = arrays, shape, slope, 0
        size = size_of(shape)
        self.numbers = arrays.zeros((size,), arrays.real)
        self.slopes = arrays.zeros((size,), arrays.real)
        self.momentum = arrays.zeros((size,), arrays.real)
        self.inertia = arrays.zeros((size,), arrays.real)
        self.pace = arrays.bring(paces(shape))
        self.stride = arrays.zeros((2,), arrays.real)  # of Adam's next step: its length, and what it is divided by
        self.share = arrays.zeros((1,), arrays.real)  # of the numbers in the mean of the numbers lately,
        self.settled = arrays.zeros((size,), arrays.real)  # which is what games are played with
        self.quick_numbers = arrays.zeros((size,), arrays.quick)
        self.quick_settled = arrays.zeros((size,), arrays.quick)
        self.layers, self.slope_layers, self.settled_layers, self.quick_layers, self.quick_settled_layers = (
            list(views(row, shape))
            for row in (self.numbers, self.slopes, self.settled, self.quick_numbers, self.quick_settled)
        )
        self.inklings = Inklings(shape[1])
        self.follow = arrays.recorded(self.follow_once)
        self.refresh()

    def refresh(self) -> None:
        """Take the numbers over into those that are multiplied."""
        self.quick_numbers[:] = self.arrays.cast(self.numbers, self.arrays.quick)
        self.quick_settled[:] = self.arrays.cast(self.settled, self.arrays.quick)

    def value(self, observations: Any) -> Any:
        """What comes out for some observations, of the settled numbers."""
        return self.run(observations, self.quick_settled_layers, self.settled_layers[-1])[-1]

    def first_sums(self, observations: Any) -> Any:
        """What the first layer adds up for some observations, of the settled numbers, on the host."""
        arrays, layer = self.arrays, self.quick_settled_layers[0]
        sums = arrays.cast(observations, arrays.quick) @ layer.weights[: observations.shape[1]] + layer.biases
        return arrays.fetch(arrays.cast(sums, arrays.real))

    def run(self, observations: Any, layers: list[Layer], last: Layer) -> list[Any]:
        """What every layer makes of some observations; the last one, more exactly."""
        arrays, rows = self.arrays, [observations]
        for layer in layers[:-1]:
            weights = layer.weights[: rows[-1].shape[1]]
            rows.append(arrays.xp.clip(rows[-1] @ weights + layer.biases, 0, None))
        rows.append(arrays.cast(rows[-1], arrays.real) @ last.weights + last.biases)
        return rows

    def learn(self, observations: Any, expected: Any, targets: Any, seats: int, rate: float) -> Any:
        """One step towards the targets; how far off it was, in chances to win and in scaled points."""
        self.steps += 1
        self.stride[0] = rate / (1 - MOMENTUM**self.steps)
        self.stride[1] = (1 - INERTIA**self.steps) ** 0.5
        self.share[0] = max(1 / LATELY, 1 / (1 + self.steps / SOON))
        return self.follow(observations, expected, targets, seats)

    def follow_once(self, observations: Any, expected: Any, targets: Any, seats: int) -> Any:
        """The same step: nothing but operations on arrays, the same every time."""
        rows = self.run(observations, self.quick_layers, self.layers[-1])
        error, slopes = self.compare(rows[-1], expected, targets, seats)
        self.trace_back(rows, slopes)
        self.take_step()
        return error

    def compare(self, out: Any, expected: Any, targets: Any, seats: int) -> tuple[Any, Any]:
        """(cross-entropy of the chances, squared error of the points), and which way what comes out should go.

        What comes out is on top of the points that are expected, and of what the lead by both says; but what the lead
        says is taken as it is, so that points learn from points alone.
        """
        xp, most = self.arrays.xp, out.shape[1] // 2
        points = out[:, most : most + seats] + expected[:, :seats]
        slope = self.slope * POINTS_A_UNIT if seats > 1 else 0.0
        logits = out[:, :seats] + slope * leads_of(xp, points, seats)
        chances = 1 / (1 + xp.exp(-logits))
        off, off_points = chances - targets[:, :seats], points - targets[:, most : most + seats]
        wanted = targets[:, :seats]
        sure = xp.clip(chances, 1e-6, 1 - 1e-6)
        entropy = -(wanted * xp.log(sure) + (1 - wanted) * xp.log(1 - sure))
        slopes = self.arrays.zeros(tuple(out.shape), self.arrays.real)
        share = 1 / (seats * out.shape[0])
        slopes[:, :seats] = off * share
        slopes[:, most : most + seats] = off_points * (2 * POINTS_SHARE * share)
        return xp.stack([entropy.mean(), (off_points * off_points).mean()]), slopes

    def trace_back(self, rows: list[Any], slopes: Any) -> None:
        """Write the slope of every number, from the last layer to the first."""
        arrays = self.arrays
        for number in reversed(range(len(self.layers))):
            into, slope = rows[number], self.slope_layers[number]
            used = into.shape[1]
            slope.weights[:used] = arrays.cast(into.T @ arrays.cast(slopes, into.dtype), arrays.real)
            slope.weights[used:] = 0
            slope.biases[:] = slopes.sum(0)
            if number:
                back = arrays.cast(slopes, arrays.quick) @ self.quick_layers[number].weights.T
                slopes = back * (into > 0)

    def take_step(self) -> None:
        """Adam: go where the slopes have pointed lately, by about the rate."""
        xp = self.arrays.xp
        self.momentum *= MOMENTUM
        self.momentum += (1 - MOMENTUM) * self.slopes
        self.inertia *= INERTIA
        self.inertia += (1 - INERTIA) * self.slopes * self.slopes
        length, usual = self.stride[0], self.stride[1]
        self.numbers -= length * self.pace * self.momentum / (xp.sqrt(self.inertia) / usual + LEAST)
        self.settled += self.share * (self.numbers - self.settled)
        self.refresh()

    def begin(self, seed: int) -> None:
        """Random weights, as large as lets the numbers neither grow nor vanish on their way; the last layer's small."""
        rng = np.random.default_rng(seed)
        numbers = np.zeros(size_of(self.shape), np.float32)
        for layer in views(numbers, self.shape):
            before, behind = layer.weights.shape
            scale = (2 / before) ** 0.5 if behind != self.shape[-1] else 0.1 * before**-0.5
            layer.weights[:] = rng.normal(0, scale, (before, behind))
        self.put(numbers)

    def put(self, numbers: Any) -> None:
        """Go on with these numbers."""
        self.numbers[:] = self.arrays.bring(numbers)
        self.settled[:] = self.numbers
        self.refresh()


def leads_of(xp: Any, points: Any, seats: int) -> Any:
    """[row, seat] By how much each seat leads the best of the others, or is behind; alone, what it has."""
    if seats == 1:
        return points
    leads = []
    for seat in range(seats):
        others = [points[:, other] for other in range(seats) if other != seat]
        rival = others[0]
        for other in others[1:]:
            rival = xp.maximum(rival, other)
        leads.append(points[:, seat] - rival)
    return xp.stack(leads, 1)


def paces(shape: tuple[int, ...]) -> Any:
    """How far a step moves each number, as a part of the rate: less in a layer that adds up more.

    Steps that are equally long everywhere move the sums of a wide layer too far: its units fall below 0 and stay there.
    """
    row = np.ones(size_of(shape), np.float32)
    for layer in views(row, shape):
        layer.weights[:] = min(1.0, PACE * len(layer.weights) ** -0.5)
    return row


def views(row: Any, shape: tuple[int, ...]) -> Iterator[Layer]:
    """The layers that lie in a row of numbers."""
    at = 0
    for before, behind in pairwise(shape):
        weights = row[at : at + before * behind].reshape(before, behind)
        at += before * behind
        yield Layer(weights, row[at : at + behind])
        at += behind
