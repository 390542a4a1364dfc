"""Sight: what a network is asked with, and what its layers add up.

The loops are compiled, and written for weights that are read once: what is 0 costs nothing, and all that a seat can
make of its turn is seen by the same seat, so that the first layer adds up only what a way has changed.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from clerestory.bots.looking import DEPTH, NO_ACTION, Look
from clerestory.bots.networks import Network
from clerestory.engine.game import Game
from clerestory.engine.records import Array, Features, Numbers, Reals, States, blank_states
from clerestory.engine.rules import PLAIN, rule

NOW, AFTER = 0, 1  # the position, and what the turn makes of it
FIRST_LAYER = 0
A_WORD = 4  # features
AT_ONCE = 4  # rows; what they are added to is then read and written once for all of them
MOST_ASKED = 64  # ways that look best at a glance, of which a network is asked
MOST_WAYS = 512  # that are remembered


class Sight(NamedTuple):
    """What `foresee` works with: the same kind of thing for every game. Of each way to play the turn it has a row."""

    network: Network
    look: Look
    ends: States  # [0]  what a way leads to
    counts: Array  # [NOW or AFTER, feature]   the observation,
    words: Numbers  # [NOW or AFTER, word]     and the same, some features a word
    features: Features
    rows: Numbers  # what goes into a layer: of which row,
    inputs: Features  # and how many times
    first_sums: Features  # of the first layer, NOW
    sums: Features  # [layer, number]   AFTER
    buffer: Array  # [seat]
    shortlist: States  # [way]       what those lead to that look best at a glance,
    glances: Reals  # [way]          how good that looks,
    shortlisted: Features  # [way, number]   and the sums of the first layer, if the glance was the network's
    ways: Array  # [way, decision]   its actions, and behind them NO_ACTION
    won: Reals  # [way, seat]        the chance to finish first,
    points: Reals  # [way, seat]     the points in the end,
    value: Reals  # [way, seat]      and what both are worth
    worth: Reals  # [way]            to the seat whose turn it is

    @staticmethod
    def of(game: Game, network: Network, seats: int) -> Sight:
        most, widest, features = max(game.seats), int(network.widths.max()), game.studied.features(seats)
        counts = np.zeros((2, -(-features // A_WORD) * A_WORD), np.int16)
        ways = MOST_WAYS + 1  # the last one is for a way that others must make room for
        return Sight(
            network=network,
            look=Look.of(game),
            ends=blank_states(game.state, 1),
            counts=counts,
            words=counts.view(np.int64),
            features=np.zeros(features, np.float32),
            rows=np.zeros(widest + A_WORD, np.int64),
            inputs=np.zeros(widest + A_WORD, np.float32),
            first_sums=np.zeros(int(network.widths[1]), np.float32),
            sums=np.zeros((len(network.starts), widest), np.float32),
            buffer=np.zeros(most, np.int16),
            shortlist=blank_states(game.state, MOST_ASKED),
            glances=np.zeros(MOST_ASKED, np.float64),
            shortlisted=np.zeros((MOST_ASKED, int(network.widths[1])), np.float32),
            ways=np.full((ways, DEPTH), NO_ACTION, np.int16),
            won=np.zeros((ways, most), np.float64),
            points=np.zeros((ways, most), np.float64),
            value=np.zeros((ways, most), np.float64),
            worth=np.zeros(ways, np.float64),
        )


def add_rows_one_by_one(
    sums: Features, width: int, weights: Features, start: int, rows: Numbers, inputs: Features, count: int
) -> None:
    """Add rows of a layer, so wide, to its sums, each so many times."""
    together = count - count % AT_ONCE
    for k in range(0, together, AT_ONCE):
        a, b, c, d = inputs[k], inputs[k + 1], inputs[k + 2], inputs[k + 3]
        row_a = weights[start + rows[k] * width :][:width]
        row_b = weights[start + rows[k + 1] * width :][:width]
        row_c = weights[start + rows[k + 2] * width :][:width]
        row_d = weights[start + rows[k + 3] * width :][:width]
        for i in range(width):
            sums[i] += a * row_a[i] + b * row_b[i] + c * row_c[i] + d * row_d[i]
    for k in range(together, count):
        a = inputs[k]
        row_a = weights[start + rows[k] * width :][:width]
        for i in range(width):
            sums[i] += a * row_a[i]


def add_rows_at_once(
    sums: Features, width: int, weights: Features, start: int, rows: Numbers, inputs: Features, count: int
) -> None:
    """The same for plain Python, which takes a hundred times as long for a loop."""
    for row, times in zip(rows[:count], inputs[:count], strict=True):
        sums[:width] += times * weights[start + row * width :][:width]


add_rows = add_rows_at_once if PLAIN else rule(add_rows_one_by_one)


@rule
def list_changes(sight: Sight, is_first: bool) -> int:
    """How many numbers of the observation an action has changed, or are not 0 to begin with; which, and by how much."""
    rows, inputs, seen = sight.rows, sight.inputs, NOW if is_first else AFTER
    count = 0
    for word in range(sight.words.shape[1]):
        if sight.words[seen, word] == (0 if is_first else sight.words[NOW, word]):
            continue
        for i in range(word * A_WORD, (word + 1) * A_WORD):
            change = int(sight.counts[seen, i]) - (0 if is_first else int(sight.counts[NOW, i]))
            rows[count] = i
            inputs[count] = np.float32(change)
            count += int(change != 0)  # no branch: which they are is what a processor cannot guess
    return count


@rule
def list_inputs(sight: Sight, layer: int) -> int:
    """How many sums of the layer before are above 0; which, and what they are."""
    sums, rows, inputs = sight.sums[layer - 1], sight.rows, sight.inputs
    count = 0
    for i in range(sight.network.widths[layer]):
        rows[count] = i
        inputs[count] = sums[i]
        count += int(sums[i] > 0)
    return count


@rule
def sum_up_now(sight: Sight) -> None:
    """The sums of the first layer for the position as it is."""
    network, sums = sight.network, sight.first_sums
    bias = network.widths[FIRST_LAYER] * len(sums)
    for i in range(len(sums)):
        sums[i] = network.weights[bias + i]
    add_rows(sums, len(sums), network.weights, 0, sight.rows, sight.inputs, list_changes(sight, True))


@rule
def sum_up_first(sight: Sight) -> None:
    """The sums of the first layer for the position after a way."""
    sums, width = sight.sums[FIRST_LAYER], len(sight.first_sums)
    for i in range(width):
        sums[i] = sight.first_sums[i]
    add_rows(sums, width, sight.network.weights, 0, sight.rows, sight.inputs, list_changes(sight, False))


@rule
def sum_up_further(sight: Sight) -> None:
    """Those of all layers behind it."""
    network = sight.network
    for layer in range(FIRST_LAYER + 1, len(network.starts)):
        start, width = network.starts[layer], network.widths[layer + 1]
        sums = sight.sums[layer]
        bias = start + network.widths[layer] * width
        for i in range(width):
            sums[i] = network.weights[bias + i]
        add_rows(sums, width, network.weights, start, sight.rows, sight.inputs, list_inputs(sight, layer))


@rule
def copy_sums(sums: Features, others: Features) -> None:
    """Write down the sums of the first layer, or take them up again."""
    for i in range(min(len(sums), len(others))):
        others[i] = sums[i]


@rule
def inkling_of(sight: Sight) -> float:
    """About what the network would say, if it said so after its first layer; good enough to compare ways of a turn."""
    sums, inkling, nothing = sight.sums[FIRST_LAYER], sight.network.inkling, np.float32(0.0)
    together = len(inkling) - len(inkling) % AT_ONCE
    a, b, c, d = nothing, nothing, nothing, nothing  # four sums, none of which waits for another
    for i in range(0, together, AT_ONCE):
        a += max(sums[i], nothing) * inkling[i]
        b += max(sums[i + 1], nothing) * inkling[i + 1]
        c += max(sums[i + 2], nothing) * inkling[i + 2]
        d += max(sums[i + 3], nothing) * inkling[i + 3]
    for i in range(together, len(inkling)):
        a += max(sums[i], nothing) * inkling[i]
    return float(a + b + c + d)
