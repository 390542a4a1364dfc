# ruff: noqa: F821 (the names that `bind` gives to a template)
"""Foresight: what a network says of every position that an action of the seat to move leads to, before chance answers.

The loops are compiled, and written for weights that are read once: what is 0 costs nothing, and all these positions
are seen by the same seat, so that the first layer adds up only what an action has changed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp
from typing import Any, NamedTuple

import numpy as np

from clerestory.bots.looking import lead_of
from clerestory.bots.networks import LEAD, MARGIN, POINTS_A_UNIT, Network
from clerestory.engine.game import OVER, Game
from clerestory.engine.records import AnyState, Array, Features, Numbers, Reals, States
from clerestory.engine.rules import PLAIN, bind, rule

legal: Callable[..., int]
observe: Callable[..., None]
play: Callable[..., None]
points: Callable[..., int]
ranks: Callable[..., None]
say_forecast: Callable[..., None]
say_result: Callable[..., None]
scores: Callable[..., None]
turn: Callable[..., int]
SLOPE: float

NOW, AFTER = 0, 1  # the position, and what an action makes of it
FIRST = 1
FIRST_LAYER = 0
AS_GOOD_AS_SURE = 30.0  # a logit
AT_ONCE = 4  # rows; what they are added to is then read and written once for all of them


class Sight(NamedTuple):
    """What `foresee` works with, besides the states: the same kind of thing for every game."""

    network: Network
    actions: Array
    counts: Array  # [NOW or AFTER, feature]   the observation
    features: Features
    rows: Numbers  # what goes into a layer: of which row,
    inputs: Features  # and how many times
    first_sums: Features  # of the first layer, NOW
    sums: Features  # [layer, number]   AFTER
    buffer: Array  # [seat]
    won: Reals  # [action, seat]     the chance to finish first
    points: Reals  # [action, seat]  in the end
    value: Reals  # [action, seat]
    worth: Reals  # [action]         the value for the seat that acts

    @staticmethod
    def of(game: Game, network: Network, seats: int) -> Sight:
        most, widest, features = max(game.seats), int(network.widths.max()), game.studied.features(seats)
        return Sight(
            network=network,
            actions=np.zeros(game.actions, np.int16),
            counts=np.zeros((2, features), np.int16),
            features=np.zeros(features, np.float32),
            rows=np.zeros(widest + 1, np.int64),
            inputs=np.zeros(widest + 1, np.float32),
            first_sums=np.zeros(int(network.widths[1]), np.float32),
            sums=np.zeros((len(network.starts), widest), np.float32),
            buffer=np.zeros(most, np.int16),
            won=np.zeros((game.actions, most), np.float64),
            points=np.zeros((game.actions, most), np.float64),
            value=np.zeros((game.actions, most), np.float64),
            worth=np.zeros(game.actions, np.float64),
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
    now, after, rows, inputs = sight.counts[NOW], sight.counts[AFTER], sight.rows, sight.inputs
    count = 0
    for i in range(len(now)):
        change = int(now[i]) if is_first else int(after[i]) - int(now[i])
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
def sum_up_after(sight: Sight) -> None:
    """The sums of all layers for the position after an action."""
    network = sight.network
    for layer in range(len(network.starts)):
        start, width = network.starts[layer], network.widths[layer + 1]
        sums = sight.sums[layer]
        bias = start + network.widths[layer] * width
        for i in range(width):
            sums[i] = sight.first_sums[i] if layer == FIRST_LAYER else network.weights[bias + i]
        count = list_changes(sight, False) if layer == FIRST_LAYER else list_inputs(sight, layer)
        add_rows(sums, width, network.weights, start, sight.rows, sight.inputs, count)


@rule
def no_points(state: AnyState, seat: int, other: int) -> int:
    """A game that is not studied: the network says all."""
    return 0


def say_forecast_template(sight: Sight, which: int, state: AnyState, seat: int) -> None:
    """What came out of the last layer, for every seat from the one that has acted, on top of what is there already."""
    said = sight.sums[len(sight.network.starts) - 1]
    most, seats = len(sight.buffer), int(state.seats)
    for step in range(seats):
        other = (seat + step) % seats
        sight.points[which, other] = points(state, seat, other) + POINTS_A_UNIT * float(said[most + step])
    for step in range(seats):
        other = (seat + step) % seats
        logit = float(said[step]) + SLOPE * lead_of(sight.points[which], other, seats)
        logit = max(-AS_GOOD_AS_SURE, min(AS_GOOD_AS_SURE, logit))
        sight.won[which, other] = 1.0 / (1.0 + exp(-logit))


def say_result_template(sight: Sight, which: int, state: AnyState) -> None:
    """What has come of a game that is over."""
    seats = int(state.seats)
    scores(state, sight.buffer)
    for seat in range(seats):
        sight.points[which, seat] = float(sight.buffer[seat])
    ranks(state, sight.buffer)
    winners = 0
    for seat in range(seats):
        winners += int(sight.buffer[seat] == FIRST)
    for seat in range(seats):
        sight.won[which, seat] = 1.0 / winners if sight.buffer[seat] == FIRST else 0.0


@rule
def weigh_up(sight: Sight, which: int, seats: int) -> None:
    """The value for every seat: to finish first, and a little for its lead."""
    for seat in range(seats):
        lead = lead_of(sight.points[which], seat, seats)
        sight.value[which, seat] = sight.won[which, seat] + MARGIN * lead


def foresee_template(states: States, sight: Sight, seat: int) -> int:
    """How many actions the seat has in states[NOW]; for each, what the position right after it promises every seat."""
    seats = int(states[NOW].seats)
    count = legal(states[NOW], sight.actions)
    observe(states[NOW], seat, sight.counts[NOW], sight.features)
    sum_up_now(sight)
    for k in range(count):
        states[AFTER] = states[NOW]
        play(states[AFTER], int(sight.actions[k]))
        if turn(states[AFTER]) == OVER:
            say_result(sight, k, states[AFTER])
        else:
            observe(states[AFTER], seat, sight.counts[AFTER], sight.features)
            sum_up_after(sight)
            say_forecast(sight, k, states[AFTER], seat)
        weigh_up(sight, k, seats)
        sight.worth[k] = sight.value[k, seat]
    return count


@cache
def saying_result(game: Game) -> Callable[..., None]:
    """What has come of a game that is over; compiled once."""
    return bind(say_result_template, game.name, scores=game.scores, ranks=game.ranks)


@cache
def foreseeing(game: Game) -> Callable[..., int]:
    """The loop for a game; compiled once."""
    rules = {"turn": game.turn, "legal": game.legal, "play": game.play, "observe": game.studied.observe}
    pieces = {
        "say_result": saying_result(game),
        "say_forecast": bind(say_forecast_template, game.name, **start_of(game)),
    }
    return bind(foresee_template, game.name, **pieces, **rules)


def start_of(game: Game) -> dict[str, Any]:
    """What a forecast starts from: points that are there already, and what a lead by them says."""
    return {"points": game.study.points, "SLOPE": LEAD} if game.study else {"points": no_points, "SLOPE": 0.0}
