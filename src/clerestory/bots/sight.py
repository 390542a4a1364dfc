"""Sight: what a network is asked with, and what its layers add up.

The loops are compiled, and written for weights that are read seldom: what is 0 costs nothing; the first layer adds up
only what has changed since another position that the same seat has seen; and the layers behind it are asked about some
positions together, so that their weights are read once for all of them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from clerestory.bots.appraisal import APPRAISED
from clerestory.bots.looking import DEPTH, NO_ACTION, Look
from clerestory.bots.networks import LEAD, Network, Weights
from clerestory.engine.game import Game
from clerestory.engine.records import Array, Features, Numbers, Reals, States, blank_states
from clerestory.engine.rules import PLAIN, rule

NOW, AFTER, KNOWN = 0, 1, 2  # the position, what the turn makes of it, and from there on the one that a seat saw first
FIRST_LAYER = 0
A_WORD = 4  # features
AT_ONCE = 4  # rows; what they are added to is then read and written once for all of them
TOGETHER = 4  # positions of which a network is asked at once
MOST_ASKED = 64  # ways that look best at a glance, of which a network is asked
MOST_WAYS = 512  # that are remembered
real = np.float32


class Sight(NamedTuple):
    """What `foresee` works with: the same kind of thing for every game. Of each way to play the turn it has a row."""

    network: Network
    slope: float  # what a point of lead adds to the logit of the chance
    look: Look
    ends: States  # [0]  what a way leads to
    counts: Array  # [NOW, AFTER or KNOWN + seat, feature]   the observation,
    words: Numbers  # [the same, word]                       and the same, some features a word
    features: Features
    rows: Numbers  # what goes into a layer: of which row,
    inputs: Features  # [question]    and how many times
    is_known: Numbers  # [seat]       whether it has seen anything; until then KNOWN is nothing
    known_sums: Features  # [seat, number]   of the first layer: what was KNOWN,
    now_sums: Features  # [number]           NOW,
    after_sums: Features  # [number]         and AFTER
    sums: Features  # [layer, question, number]   of all layers, for the positions that a network is asked about
    asked: Numbers  # [0]             how many these are,
    asked_way: Numbers  # [question]  of which way,
    asked_seat: Numbers  # [question] and who asks
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
        counts = np.zeros((KNOWN + seats, -(-features // A_WORD) * A_WORD), np.int16)
        width = int(network.widths[1])
        ways = MOST_WAYS + most  # the last ones are for a way that others must make room for, and for what others think
        return Sight(
            network=network,
            slope=slope_of(game),
            look=Look.of(game),
            ends=blank_states(game.state, 1),
            counts=counts,
            words=counts.view(np.int64),
            features=np.zeros(features, real),
            rows=np.zeros(widest + A_WORD, np.int64),
            inputs=np.zeros((TOGETHER, widest + A_WORD), real),
            is_known=np.zeros(seats, np.int64),
            known_sums=np.repeat(network.biases[FIRST_LAYER : FIRST_LAYER + 1, :width], seats, axis=0),
            now_sums=np.zeros(width, real),
            after_sums=np.zeros(width, real),
            sums=np.zeros((len(network.starts), TOGETHER, int(network.widths[1:].max())), real),
            asked=np.zeros(1, np.int64),
            asked_way=np.zeros(TOGETHER, np.int64),
            asked_seat=np.zeros(TOGETHER, np.int64),
            buffer=np.zeros(most, np.int16),
            shortlist=blank_states(game.state, MOST_ASKED),
            glances=np.zeros(MOST_ASKED, np.float64),
            shortlisted=np.zeros((MOST_ASKED, width), real),
            ways=np.full((ways, DEPTH), NO_ACTION, np.int16),
            won=np.zeros((ways, most), np.float64),
            points=np.zeros((ways, most), np.float64),
            value=np.zeros((ways, most), np.float64),
            worth=np.zeros(ways, np.float64),
        )


def slope_of(game: Game) -> float:
    """What a point of the lead that is expected adds to the logit of a chance, before a network has said anything."""
    return LEAD if game.name in APPRAISED else 0.0


def add_rows_one_by_one(
    sums: Features, width: int, weights: Weights, start: int, rows: Numbers, inputs: Features, count: int
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
            at_a, at_b, at_c, at_d = real(row_a[i]), real(row_b[i]), real(row_c[i]), real(row_d[i])
            sums[i] += a * at_a + b * at_b + c * at_c + d * at_d
    for k in range(together, count):
        a = inputs[k]
        row_a = weights[start + rows[k] * width :][:width]
        for i in range(width):
            sums[i] += a * real(row_a[i])


def add_rows_to_all_one_by_one(
    sums: Features, width: int, weights: Weights, start: int, rows: Numbers, inputs: Features, count: int
) -> None:
    """The same to the sums of all questions, `sums` and `inputs` being by question."""
    sums_0, sums_1, sums_2, sums_3 = sums[0], sums[1], sums[2], sums[3]
    together = count - count % AT_ONCE
    for k in range(0, together, AT_ONCE):
        a_0, b_0, c_0, d_0 = inputs[0, k], inputs[0, k + 1], inputs[0, k + 2], inputs[0, k + 3]
        a_1, b_1, c_1, d_1 = inputs[1, k], inputs[1, k + 1], inputs[1, k + 2], inputs[1, k + 3]
        a_2, b_2, c_2, d_2 = inputs[2, k], inputs[2, k + 1], inputs[2, k + 2], inputs[2, k + 3]
        a_3, b_3, c_3, d_3 = inputs[3, k], inputs[3, k + 1], inputs[3, k + 2], inputs[3, k + 3]
        row_a = weights[start + rows[k] * width :][:width]
        row_b = weights[start + rows[k + 1] * width :][:width]
        row_c = weights[start + rows[k + 2] * width :][:width]
        row_d = weights[start + rows[k + 3] * width :][:width]
        for i in range(width):
            at_a, at_b, at_c, at_d = real(row_a[i]), real(row_b[i]), real(row_c[i]), real(row_d[i])
            sums_0[i] += a_0 * at_a + b_0 * at_b + c_0 * at_c + d_0 * at_d
            sums_1[i] += a_1 * at_a + b_1 * at_b + c_1 * at_c + d_1 * at_d
            sums_2[i] += a_2 * at_a + b_2 * at_b + c_2 * at_c + d_2 * at_d
            sums_3[i] += a_3 * at_a + b_3 * at_b + c_3 * at_c + d_3 * at_d
    for k in range(together, count):
        row_a = weights[start + rows[k] * width :][:width]
        for question in range(TOGETHER):
            a = inputs[question, k]
            for i in range(width):
                sums[question, i] += a * real(row_a[i])


def add_rows_at_once(
    sums: Features, width: int, weights: Weights, start: int, rows: Numbers, inputs: Features, count: int
) -> None:
    """Both of these for plain Python, which takes a hundred times as long for a loop."""
    layer = weights[start:][: (rows[:count].max(initial=0) + 1) * width].reshape(-1, width)
    sums[..., :width] += inputs[..., :count] @ layer[rows[:count]].astype(real)


add_rows = add_rows_at_once if PLAIN else rule(add_rows_one_by_one, fused=True)
add_rows_to_all = add_rows_at_once if PLAIN else rule(add_rows_to_all_one_by_one, fused=True)


@rule
def list_changes(sight: Sight, seen: int, before: int) -> int:
    """How many numbers of an observation are others than before; which, and by how much."""
    rows, inputs, scales = sight.rows, sight.inputs[0], sight.network.scales[FIRST_LAYER]
    count = 0
    for word in range(sight.words.shape[1]):
        if sight.words[seen, word] == sight.words[before, word]:
            continue
        for i in range(word * A_WORD, (word + 1) * A_WORD):
            change = int(sight.counts[seen, i]) - int(sight.counts[before, i])
            rows[count] = i
            inputs[count] = real(change) * scales[i]
            count += int(change != 0)  # no branch: which they are is what a processor cannot guess
    return count


@rule
def sum_up_changes(sight: Sight, seen: int, before: int, sums_before: Features, sums: Features) -> None:
    """The sums of the first layer for an observation, from those of another."""
    copy_sums(sums_before, sums)
    width = len(sums_before)
    add_rows(sums, width, sight.network.weights, 0, sight.rows, sight.inputs[0], list_changes(sight, seen, before))


@rule
def sum_up_now(sight: Sight, seat: int, sums: Features) -> None:
    """The sums of the first layer for the position as a seat sees it; the first time, from nothing."""
    known = sight.known_sums[seat]
    sum_up_changes(sight, NOW, KNOWN + seat, known, sums)
    if not sight.is_known[seat]:
        sight.is_known[seat] = 1
        copy_sums(sums, known)
        for i in range(sight.counts.shape[1]):
            sight.counts[KNOWN + seat, i] = sight.counts[NOW, i]


@rule
def list_inputs(sight: Sight, layer: int) -> int:
    """How many sums of the layer before are above 0 for the first question; which, and what they are."""
    sums, rows, inputs, scales = sight.sums[layer - 1, 0], sight.rows, sight.inputs[0], sight.network.scales[layer]
    count = 0
    for i in range(sight.network.widths[layer]):
        rows[count] = i
        inputs[count] = sums[i] * scales[i]
        count += int(sums[i] > 0)
    return count


@rule
def list_all_inputs(sight: Sight, layer: int) -> int:
    """How many are so for any question."""
    sums, rows, inputs, scales = sight.sums[layer - 1], sight.rows, sight.inputs, sight.network.scales[layer]
    nothing = real(0.0)
    count = 0
    for i in range(sight.network.widths[layer]):
        a, b, c, d = (
            max(sums[0, i], nothing),
            max(sums[1, i], nothing),
            max(sums[2, i], nothing),
            max(sums[3, i], nothing),
        )
        rows[count] = i
        inputs[0, count] = a * scales[i]
        inputs[1, count] = b * scales[i]
        inputs[2, count] = c * scales[i]
        inputs[3, count] = d * scales[i]
        count += int(a + b + c + d > nothing)
    return count


@rule
def sum_up_further(sight: Sight) -> None:
    """Those of all layers behind the first, for all questions; one that is not asked any more gets an answer too."""
    network = sight.network
    for layer in range(FIRST_LAYER + 1, len(network.starts)):
        start, width, sums = network.starts[layer], network.widths[layer + 1], sight.sums[layer]
        for question in range(TOGETHER):
            for i in range(width):
                sums[question, i] = network.biases[layer, i]
        if sight.asked[0] == 1:
            count = list_inputs(sight, layer)
            add_rows(sums[0], width, network.weights, start, sight.rows, sight.inputs[0], count)
        else:
            count = list_all_inputs(sight, layer)
            add_rows_to_all(sums, width, network.weights, start, sight.rows, sight.inputs, count)


@rule
def copy_sums(sums: Features, others: Features) -> None:
    """Write down the sums of the first layer, or take them up again."""
    for i in range(min(len(sums), len(others))):
        others[i] = sums[i]


@rule
def inkling_of(sight: Sight) -> float:
    """About what the network would say AFTER, if it said so after its first layer; to compare ways of a turn."""
    sums, inkling, nothing = sight.after_sums, sight.network.inkling, real(0.0)
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
