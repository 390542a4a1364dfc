# ruff: noqa: F821 (the names that `bind` gives to a template)
"""What happens at many tables at once when games are played against oneself: a function for each step of it.

    begin    lay a table and let chance move
    allow    write down whose turn it is and what may be done
    go_on    the same for a position that is tried out: what its seat may do, if it is still its turn
    spread   write down every move in every position
    attempt  play one of them on a copy
    weigh    what the network says of a position, on top of what is expected of it
    choose   of all ways to play the turn, take the one that is valued most, give or take some noise
    advance  play it, and let chance answer
    finish   who came first, with how many points
    aim      what the values of a game should have been

Each is done for one table, position or move, with the number `i`. On the CPU they run in loops, on a GPU in kernels.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from typing import Any, NamedTuple

import numpy as np

from clerestory.bots.appraisal import A_POINT, appraisal_of
from clerestory.bots.networks import POINTS_A_UNIT
from clerestory.engine.chance import HALF, Generator, next_word, start_stream
from clerestory.engine.game import OVER, Game
from clerestory.engine.playing import playing
from clerestory.engine.records import AnyState, Array, Features, Numbers, States
from clerestory.engine.rules import bind, rule

expect: Callable[..., int]
see: Callable[..., None]
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
    """All tables."""

    states: States  # [table]
    rngs: Generator  # [table, 1]
    firsts: Numbers  # [table + 1]  where the ways to play its turn begin among all ways
    chosen: Numbers  # [table]  the one that is played
    buffers: Array  # [table, seat]
    results: Features  # [table, 2 * seats]  first places, shared ones in equal parts; points, scaled
    values: Features  # [table, 2 * seats]  the same as the mover foresees it


class Options(NamedTuple):
    """What may be done in some positions: at all tables, or after all moves there."""

    viewers: Array  # [position]  the seat whose turn it is, or OVER
    counts: Numbers  # [position]  how many moves there are
    firsts: Numbers  # [position]  where they begin among all moves
    choices: Array  # [position, which]  the moves themselves; NO_MOVE where the turn is over


class Tries(NamedTuple):
    """Moves that are tried out, each on a copy of its position."""

    owners: Numbers  # [move]  its position
    moves: Array  # [move]  or NO_MOVE
    viewers: Array  # [move]  the seat that makes it
    states: States  # [move]  what it leads to
    is_open: Array  # [move]  whether the turn of the seat goes on then
    expected: Features  # [move, seat]  the points that a player would expect, scaled, from the seat that makes it on
    outputs: Features  # [move, 2 * seats]  what the network says of that
    worths: Features  # [move]  and what it is worth then


def begin_template(tables: Tables, starts: States, seed: int, first: int, chances: Array, i: int) -> None:
    tables.states[i] = starts[i % len(starts)]
    start_stream(tables.rngs[i], seed, first + i)
    settle(tables.states[i], tables.rngs[i], chances)


def allow_template(states: States, options: Options, i: int) -> None:
    seat = turn(states[i])
    options.viewers[i] = seat
    options.counts[i] = 0 if seat == OVER else legal(states[i], options.choices[i])


def go_on_template(tries: Tries, options: Options, i: int) -> None:
    """Of a turn that is over there is one way to go on: not at all."""
    options.viewers[i] = tries.viewers[i]
    options.choices[i, 0] = NO_MOVE
    options.counts[i] = 1
    if turn(tries.states[i]) == tries.viewers[i]:
        options.counts[i] = legal(tries.states[i], options.choices[i])


@rule
def spread(options: Options, tries: Tries, i: int) -> None:
    first = options.firsts[i]
    for j in range(options.counts[i]):
        tries.owners[first + j] = i
        tries.moves[first + j] = options.choices[i, j]
        tries.viewers[first + j] = options.viewers[i]


def attempt_template(states: States, tries: Tries, i: int) -> None:
    tries.states[i] = states[tries.owners[i]]
    if tries.moves[i] != NO_MOVE:
        play(tries.states[i], int(tries.moves[i]))
    see(tries, tries.states[i], i)


def see_template(tries: Tries, state: AnyState, i: int) -> None:
    """Whether the turn goes on, and the points that a player would expect, as far as the seat that moves may know."""
    viewer, seats = int(tries.viewers[i]), int(state.seats)
    tries.is_open[i] = int(turn(state) == viewer)
    for step in range(seats):
        tries.expected[i, step] = expect(state, viewer, (viewer + step) % seats) / (A_POINT * POINTS_A_UNIT)


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
def weigh(tries: Tries, margin: float, slope: float, seats: int, i: int) -> None:
    """On top of what is expected, and of what a lead by it says; then the chance, and a little for each point.

    Alone there is nobody to lead.
    """
    outputs, most = tries.outputs, tries.outputs.shape[1] // 2
    for step in range(seats):
        outputs[i, most + step] += tries.expected[i, step]
    for step in range(seats):
        if seats > 1:
            outputs[i, step] += slope * lead_in(outputs, step, seats, i)
    tries.worths[i] = chance_of(float(outputs[i, 0])) + margin * lead_in(outputs, 0, seats, i)


@rule
def surprise(rng: Generator) -> float:
    """A number by Gumbel: who adds it to values and takes the highest, takes each as often as a softmax would."""
    ticket = (float(next_word(rng) >> HALF) + 0.5) * A_WORD
    return -log(-log(ticket))


@rule
def choose(tables: Tables, options: Options, ways: Tries, noise: float, seats: int, i: int) -> None:
    """The tables dare more and less: in some games a turn changes the chances by a tenth, in others by a hundredth.

    With much noise at all of them, all would play badly, and what they learn would be about bad play.
    """
    daring = noise * exp(-MOST_CAUTION * i / len(tables.chosen))
    best, most = NO_MOVE, -np.inf
    for j in range(tables.firsts[i], tables.firsts[i + 1]):
        value = float(ways.worths[j])
        if noise > 0.0:
            value += daring * surprise(tables.rngs[i])
        if value > most:
            best, most = j, value
    tables.chosen[i] = best
    if best != NO_MOVE:
        foresee(tables, ways, int(options.viewers[i]), seats, i)


@rule
def foresee(tables: Tables, ways: Tries, mover: int, seats: int, i: int) -> None:
    """Keep what the network says of the way that was chosen, by seats as they sit."""
    most = ways.outputs.shape[1] // 2
    for step in range(seats):
        seat = (mover + step) % seats
        tables.values[i, seat] = chance_of(float(ways.outputs[tables.chosen[i], step]))
        tables.values[i, most + seat] = ways.outputs[tables.chosen[i], most + step]


def advance_template(tables: Tables, ways: Tries, chances: Array, i: int) -> None:
    if tables.chosen[i] != NO_MOVE:
        tables.states[i] = ways.states[tables.chosen[i]]
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
def steps_to_viewer(view: int, time: int, seats: int) -> int:
    """Who looks at what a move leads to: the seat that moves, and another one, each of the others in turn."""
    return 0 if view == 0 else 1 + time % (seats - 1)


@rule
def aim(
    values: Features,
    movers: Array,
    results: Features,
    seats: int,
    trust: float,
    lasting: float,
    targets: Features,
    i: int,
) -> None:
    """From the end backwards: what came of a move is what a seat thought next, or with trust, what came of that.

    Every seat goes by its own thoughts: others do not know its secrets, and what they think of it would wash them out.
    With every turn only a lasting part remains of how far its chance is above or below an equal share: whoever is
    ahead will not put off the end. `values` are by [time, table, seat], `results` by [table, who thinks, seat], targets
    by [time, table, view, seat], beginning with the seat that looks.
    """
    most, equal = results.shape[2] // 2, 1 / seats
    for step in range(len(values)):
        time = len(values) - 1 - step
        mover = int(movers[time, i])
        if mover < 0:
            continue
        for view in range(targets.shape[2]):
            viewer = (mover + steps_to_viewer(view, time, seats)) % seats
            for ahead in range(seats):
                seat = (viewer + ahead) % seats
                targets[time, i, view, ahead] = results[i, viewer, seat]
                targets[time, i, view, most + ahead] = results[i, viewer, most + seat]
        for k in range(2 * most):
            results[i, mover, k] = trust * results[i, mover, k] + (1 - trust) * values[time, i, k]
        if seats > 1:
            for seat in range(seats):
                results[i, mover, seat] = equal + lasting * (results[i, mover, seat] - equal)


def bodies(game: Game) -> dict[str, Callable[..., Any]]:
    """What is done for one table, position or move, compiled for a game."""
    rules = {name: getattr(game, name) for name in ("turn", "legal", "play", "ranks", "scores")}
    rules["settle"] = playing(game).settle
    rules["see"] = bind(see_template, game.name, turn=game.turn, expect=appraisal_of(game).expect)
    templates: dict[str, Callable[..., Any]] = {
        "begin": begin_template,
        "allow": allow_template,
        "go_on": go_on_template,
        "attempt": attempt_template,
        "advance": advance_template,
        "finish": finish_template,
    }
    shared: dict[str, Callable[..., Any]] = {
        "spread": spread,
        "weigh": weigh,
        "choose": choose,
        "aim": aim,
    }
    bound = {name: bind(template, game.name, **rules) for name, template in templates.items()}
    return bound | shared | {"see": rules["see"]}
