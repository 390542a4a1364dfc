# ruff: noqa: F821 (the names that `bind` gives to a template)
"""What happens at many tables at once when games are played against oneself: a function for each step of it.

    begin    lay a table and let chance move
    allow    write down whose turn it is and what may be done
    own      write down, for every move at every table, whose it is
    attempt  play a move on a copy
    choose   take the move that is valued most, give or take some noise
    advance  play it, and let chance answer
    finish   who came first, with how many points
    aim      what the values of a game should have been

Each is done for one table, or one move, with the number `i`. On the CPU they run in loops, on a GPU in kernels.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from typing import Any, NamedTuple

import numpy as np

from clerestory.bots.foresight import start_of
from clerestory.bots.networks import POINTS_A_UNIT
from clerestory.engine.chance import HALF, Generator, next_word, start_stream
from clerestory.engine.game import OVER, Game
from clerestory.engine.playing import playing
from clerestory.engine.records import AnyState, Array, Features, Numbers, States
from clerestory.engine.rules import bind, rule

count: Callable[..., None]
points: Callable[..., int]
turn: Callable[..., int]
legal: Callable[..., int]
play: Callable[..., None]
settle: Callable[..., int]
ranks: Callable[..., None]
scores: Callable[..., None]

NO_MOVE = -1
FIRST = 1
A_WORD = 1 / 2**32
MOST_CAUTION = log(100)  # the least daring table has a hundredth of the noise of the most daring one


class Tables(NamedTuple):
    """All tables, and all moves that can be made at them."""

    states: States  # [table]
    rngs: Generator  # [table, 1]
    movers: Array  # [table]  whose turn it is, or OVER
    counts: Numbers  # [table]  how many moves there are
    firsts: Numbers  # [table]  where they begin among all moves
    choices: Array  # [table, which]  the moves themselves
    chosen: Numbers  # [table]  the one that is played, among all moves
    buffers: Array  # [table, seat]
    results: Features  # [table, 2 * seats]  first places, shared ones in equal parts; points, scaled
    values: Features  # [table, 2 * seats]  the same as the mover foresees it
    owners: Numbers  # [move]  its table
    viewers: Array  # [move]  the seat that makes it
    afters: States  # [move]  what it leads to
    seen: Features  # [move, seat]  the points that are there then, scaled, from the seat that makes it on
    outputs: Features  # [move, 2 * seats]  what the network says of that


def begin_template(tables: Tables, starts: States, seed: int, first: int, chances: Array, i: int) -> None:
    tables.states[i] = starts[i % len(starts)]
    start_stream(tables.rngs[i], seed, first + i)
    settle(tables.states[i], tables.rngs[i], chances)


def allow_template(tables: Tables, i: int) -> None:
    seat = turn(tables.states[i])
    tables.movers[i] = seat
    tables.counts[i] = 0 if seat == OVER else legal(tables.states[i], tables.choices[i])


@rule
def own(tables: Tables, i: int) -> None:
    first = tables.firsts[i]
    for j in range(tables.counts[i]):
        tables.owners[first + j] = i
        tables.viewers[first + j] = tables.movers[i]


def attempt_template(tables: Tables, i: int) -> None:
    table = tables.owners[i]
    tables.afters[i] = tables.states[table]
    play(tables.afters[i], int(tables.choices[table, i - tables.firsts[table]]))
    count(tables, tables.afters[i], i)


def count_template(tables: Tables, state: AnyState, i: int) -> None:
    """The points that a move leads to, as far as the seat that makes it can see them."""
    viewer, seats = int(tables.viewers[i]), int(state.seats)
    for step in range(seats):
        tables.seen[i, step] = points(state, viewer, (viewer + step) % seats) / POINTS_A_UNIT


@rule
def chance_of(logit: float) -> float:
    """The chance that a logit stands for."""
    return 1 / (1 + exp(-logit))


@rule
def lead_in(outputs: Features, step: int, seats: int, i: int) -> float:
    """By how many points a seat will lead, or be behind."""
    most = outputs.shape[1] // 2
    rival = 0.0 if seats == 1 else -np.inf
    for other in range(seats):
        if other != step:
            rival = max(rival, float(outputs[i, most + other]))
    return POINTS_A_UNIT * (float(outputs[i, most + step]) - rival)


@rule
def complete(tables: Tables, slope: float, seats: int, i: int) -> None:
    """What the network says is on top of what is there already: of the points, and of what a lead by them says."""
    most = tables.outputs.shape[1] // 2
    for step in range(seats):
        tables.outputs[i, most + step] += tables.seen[i, step]
    for step in range(seats):
        tables.outputs[i, step] += slope * lead_in(tables.outputs, step, seats, i)


@rule
def worth(outputs: Features, margin: float, seats: int, i: int) -> float:
    """What a move is worth to the seat that makes it: its chance to finish first, and the margin for every point."""
    return chance_of(float(outputs[i, 0])) + margin * lead_in(outputs, 0, seats, i)


@rule
def surprise(rng: Generator) -> float:
    """A number by Gumbel: who adds it to values and takes the highest, takes each as often as a softmax would."""
    ticket = (float(next_word(rng) >> HALF) + 0.5) * A_WORD
    return -log(-log(ticket))


@rule
def choose(tables: Tables, noise: float, margin: float, slope: float, seats: int, i: int) -> None:
    """The tables dare more and less: in some games a decision changes the chances by a tenth, in others by a hundredth.

    With much noise at all of them, all would play badly, and what they learn would be about bad play.
    """
    first, count = tables.firsts[i], tables.counts[i]
    daring = noise * exp(-MOST_CAUTION * i / len(tables.chosen))
    best, most = NO_MOVE, -np.inf
    for j in range(first, first + count):
        complete(tables, slope, seats, j)
        value = worth(tables.outputs, margin, seats, j)
        if noise > 0.0:
            value += daring * surprise(tables.rngs[i])
        if value > most:
            best, most = j, value
    tables.chosen[i] = best
    if best != NO_MOVE:
        foresee(tables, seats, i)


@rule
def foresee(tables: Tables, seats: int, i: int) -> None:
    """Keep what the network says of the move that was chosen, by seats as they sit."""
    most, mover = tables.outputs.shape[1] // 2, int(tables.movers[i])
    for step in range(seats):
        seat = (mover + step) % seats
        tables.values[i, seat] = chance_of(float(tables.outputs[tables.chosen[i], step]))
        tables.values[i, most + seat] = tables.outputs[tables.chosen[i], most + step]


def advance_template(tables: Tables, chances: Array, i: int) -> None:
    if tables.chosen[i] != NO_MOVE:
        play(tables.states[i], int(tables.choices[i, tables.chosen[i] - tables.firsts[i]]))
        settle(tables.states[i], tables.rngs[i], chances)


def finish_template(tables: Tables, seats: int, i: int) -> None:
    """A game that is not over ends as it was last foreseen."""
    most = tables.results.shape[1] // 2
    for k in range(2 * most):
        tables.results[i, k] = tables.values[i, k]
    if turn(tables.states[i]) != OVER:
        return
    buffer = tables.buffers[i]
    scores(tables.states[i], buffer)
    for seat in range(seats):
        tables.results[i, most + seat] = buffer[seat] / POINTS_A_UNIT
    ranks(tables.states[i], buffer)
    winners = 0
    for seat in range(seats):
        winners += int(buffer[seat] == FIRST)
    for seat in range(seats):
        tables.results[i, seat] = 1 / winners if buffer[seat] == FIRST else 0.0


@rule
def aim(
    values: Features, movers: Array, results: Features, seats: int, trust: float, targets: Features, i: int
) -> None:
    """From the end backwards: what came of a move is the next value of the game, or with trust, what came of that.

    `values` are by [time, table, seat]; the targets then begin with the seat that has moved.
    """
    most = results.shape[1] // 2
    for step in range(len(values)):
        time = len(values) - 1 - step
        mover = int(movers[time, i])
        if mover < 0:
            continue
        for ahead in range(seats):
            seat = (mover + ahead) % seats
            targets[time, i, ahead] = results[i, seat]
            targets[time, i, most + ahead] = results[i, most + seat]
        for k in range(2 * most):
            results[i, k] = trust * results[i, k] + (1 - trust) * values[time, i, k]


def bodies(game: Game) -> dict[str, Callable[..., Any]]:
    """What is done for one table or one move, compiled for a game."""
    rules = {name: getattr(game, name) for name in ("turn", "legal", "play", "ranks", "scores")}
    rules["settle"] = playing(game).settle
    rules["count"] = bind(count_template, game.name, **start_of(game))
    templates: dict[str, Callable[..., Any]] = {
        "begin": begin_template,
        "allow": allow_template,
        "attempt": attempt_template,
        "advance": advance_template,
        "finish": finish_template,
    }
    bound = {name: bind(template, game.name, **rules) for name, template in templates.items()}
    return bound | {"own": own, "count": rules["count"], "choose": choose, "aim": aim}
