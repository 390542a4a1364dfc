# ruff: noqa: F821 (the names that `bind` gives to a template)
"""Foresight: what a network says of all that the seat to move can make of its turn, before chance answers.

The loops are compiled, and written for weights that are read once: what is 0 costs nothing, and all these positions
are seen by the same seat, so that the first layer adds up only what an action has changed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp
from typing import Any, NamedTuple

import numpy as np

from clerestory.bots.appraisal import A_POINT, APPRAISED, appraisal_of
from clerestory.bots.looking import DEPTH, NO_ACTION, NO_WAY, Look, lead_of, looking
from clerestory.bots.networks import LEAD, MARGIN, POINTS_A_UNIT, Network
from clerestory.engine.game import OVER, Game
from clerestory.engine.records import AnyState, Array, Features, Numbers, Reals, States, blank_states
from clerestory.engine.rules import PLAIN, bind, rule

begin_look: Callable[..., int]
consider: Callable[..., None]
expect: Callable[..., int]
glance_at: Callable[..., float]
go_to: Callable[..., None]
next_way: Callable[..., int]
observe: Callable[..., None]
play: Callable[..., None]
ranks: Callable[..., None]
say_forecast: Callable[..., None]
say_result: Callable[..., None]
scores: Callable[..., None]
shortlist: Callable[..., int]
turn: Callable[..., int]
SLOPE: float

NOW, AFTER = 0, 1  # the position, and what the turn makes of it
FIRST = 1
FIRST_LAYER = 0
AS_GOOD_AS_SURE = 30.0  # a logit
A_WORD = 4  # features
AT_ONCE = 4  # rows; what they are added to is then read and written once for all of them
ALL, MOST_ASKED = 0, 64  # ways that a network may be asked about: all of them, or so many
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
    glances: Reals  # [way]          and how good that looks
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


def say_forecast_template(sight: Sight, which: int, state: AnyState, seat: int) -> None:
    """What came out of the last layer, for every seat from the one that has acted, on top of what is expected of it."""
    said = sight.sums[len(sight.network.starts) - 1]
    most, seats = len(sight.buffer), int(state.seats)
    for step in range(seats):
        other = (seat + step) % seats
        expected = expect(state, seat, other) / A_POINT
        sight.points[which, other] = expected + POINTS_A_UNIT * float(said[most + step])
    for step in range(seats):
        other = (seat + step) % seats
        lead = lead_of(sight.points[which], other, seats) if seats > 1 else 0.0
        logit = float(said[step]) + SLOPE * lead
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


@rule
def first_of_the_best(worth: Reals, count: int) -> int:
    """Which way is worth most."""
    best = 0
    for way in range(count):
        if worth[way] > worth[best]:
            best = way
    return best


@rule
def note_way(sight: Sight, way: int) -> None:
    """Write down the actions of the way that is looked at."""
    look = sight.look
    for decision in range(DEPTH):
        is_there = decision < look.length[0]
        sight.ways[way, decision] = look.actions[decision, look.at[decision]] if is_there else NO_ACTION


@rule
def take_over(sight: Sight, way: int, other: int) -> None:
    """A way takes the place of another one."""
    for decision in range(DEPTH):
        sight.ways[other, decision] = sight.ways[way, decision]
    sight.worth[other] = sight.worth[way]
    for seat in range(len(sight.buffer)):
        sight.won[other, seat] = sight.won[way, seat]
        sight.points[other, seat] = sight.points[way, seat]
        sight.value[other, seat] = sight.value[way, seat]


@rule
def make_room(sight: Sight, count: int) -> int:
    """How many ways there are with one more; if that is too many, it takes the place of the worst."""
    if count < MOST_WAYS:
        return count + 1
    worst = 0
    for way in range(MOST_WAYS):
        if sight.worth[way] < sight.worth[worst]:
            worst = way
    if sight.worth[MOST_WAYS] > sight.worth[worst]:
        take_over(sight, MOST_WAYS, worst)
    return MOST_WAYS


def glance_at_template(state: AnyState, seat: int, leads: Reals) -> float:
    """By how much the seat will lead, at a glance: without a network."""
    seats = int(state.seats)
    for other in range(seats):
        leads[other] = float(expect(state, seat, other))
    return lead_of(leads, seat, seats)


def shortlist_template(sight: Sight, seat: int, asked: int) -> int:
    """Glance at all ways, and keep so many that look best; how many these are."""
    look, glances, leads = sight.look, sight.glances, sight.points[MOST_WAYS]
    kept, worst = 0, 0
    while next_way(look, seat) != NO_WAY:
        glance = glance_at(look.states[look.length[0]], seat, leads)
        if kept < asked or glance > glances[worst]:
            way = kept if kept < asked else worst
            kept += int(kept < asked)
            sight.shortlist[way] = look.states[look.length[0]]
            glances[way] = glance
            note_way(sight, way)
            worst = 0
            for k in range(1, kept):
                if glances[k] < glances[worst]:
                    worst = k
    return kept


def consider_template(sight: Sight, seat: int, way: int, after: AnyState) -> None:
    """Ask the network what a way promises."""
    if turn(after) == OVER:
        say_result(sight, way, after)
    else:
        observe(after, seat, sight.counts[AFTER], sight.features)
        sum_up_after(sight)
        say_forecast(sight, way, after, seat)
    weigh_up(sight, way, int(after.seats))
    sight.worth[way] = sight.value[way, seat]


def go_to_template(state: AnyState, sight: Sight, way: int) -> None:
    """Play the turn in this way."""
    for decision in range(DEPTH):
        if sight.ways[way, decision] == NO_ACTION:
            break
        play(state, int(sight.ways[way, decision]))


def foresee_template(state: AnyState, sight: Sight, seat: int, asked: int) -> int:
    """How many ways to play the turn are foreseen; for each, what it promises every seat.

    Of all ways the network is asked about so many that look best at a glance, or about ALL.
    """
    look, count = sight.look, 0
    look.states[0] = state
    begin_look(look)
    observe(state, seat, sight.counts[NOW], sight.features)
    sum_up_now(sight)
    if asked == ALL:
        while next_way(look, seat) != NO_WAY:
            way = min(count, MOST_WAYS)
            note_way(sight, way)
            consider(sight, seat, way, look.states[look.length[0]])
            count = make_room(sight, count)
    else:
        count = shortlist(sight, seat, min(asked, MOST_ASKED))
        for way in range(count):
            consider(sight, seat, way, sight.shortlist[way])
    return count


def ask_others_template(sight: Sight, way: int, seat: int) -> None:
    """What every other seat, which knows its own secrets, thinks of a way."""
    state, spare = sight.ends[0], MOST_WAYS
    sight.ends[0] = sight.look.states[0]
    go_to(state, sight, way)
    if turn(state) == OVER:
        return
    seats = int(state.seats)
    for step in range(1, seats):
        other = (seat + step) % seats
        observe(state, other, sight.counts[NOW], sight.features)
        for i in range(len(sight.features)):
            sight.counts[AFTER, i] = sight.counts[NOW, i]
        sum_up_now(sight)
        sum_up_after(sight)
        say_forecast(sight, spare, state, other)
        weigh_up(sight, spare, seats)
        sight.won[way, other] = sight.won[spare, other]
        sight.points[way, other] = sight.points[spare, other]
        sight.value[way, other] = sight.value[spare, other]


@cache
def saying_result(game: Game) -> Callable[..., None]:
    """What has come of a game that is over; compiled once."""
    return bind(say_result_template, game.name, scores=game.scores, ranks=game.ranks)


@cache
def saying_forecast(game: Game) -> Callable[..., None]:
    """What the network says of one that goes on."""
    return bind(say_forecast_template, game.name, **start_of(game))


@cache
def going_to(game: Game) -> Callable[..., None]:
    """Playing a way; compiled once."""
    return bind(go_to_template, game.name, play=game.play)


@cache
def foreseeing(game: Game) -> Callable[..., int]:
    """The loop for a game; compiled once."""
    looks = looking(game)
    ways = {"begin_look": looks.begin_look, "next_way": looks.next_way}
    seeing = {"turn": game.turn, "observe": game.studied.observe}
    saying = {"say_result": saying_result(game), "say_forecast": saying_forecast(game)}
    glance_at = bind(glance_at_template, game.name, expect=appraisal_of(game).expect)
    return bind(
        foresee_template,
        game.name,
        **ways,
        **seeing,
        consider=bind(consider_template, game.name, **seeing, **saying),
        shortlist=bind(shortlist_template, game.name, glance_at=glance_at, **ways),
    )


@cache
def asking_others(game: Game) -> Callable[..., None]:
    """What the others think of a way, for a game; compiled once."""
    rules = {"turn": game.turn, "observe": game.studied.observe, "go_to": going_to(game)}
    return bind(ask_others_template, game.name, say_forecast=saying_forecast(game), **rules)


def start_of(game: Game) -> dict[str, Any]:
    """What a forecast starts from: what a player sees coming, and what a lead by that says."""
    return {"expect": appraisal_of(game).expect, "SLOPE": LEAD if game.name in APPRAISED else 0.0}
