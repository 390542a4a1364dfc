# ruff: noqa: F821 (the names that `bind` gives to a template)
"""Foresight: what a network says of all that the seat to move can make of its turn, before chance answers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp
from typing import Any

import numpy as np

from clerestory.bots.appraisal import A_POINT, appraisal_of
from clerestory.bots.looking import DEPTH, NO_ACTION, NO_WAY, lead_of, looking
from clerestory.bots.networks import MARGIN, POINTS_A_UNIT
from clerestory.bots.sight import (
    AFTER,
    FIRST_LAYER,
    MOST_ASKED,
    MOST_WAYS,
    NOW,
    TOGETHER,
    Sight,
    copy_sums,
    inkling_of,
    sum_up_changes,
    sum_up_further,
    sum_up_now,
)
from clerestory.engine.game import OVER, Game
from clerestory.engine.records import AnyState, Features, Reals
from clerestory.engine.rules import bind, rule, weave

begin_look: Callable[..., int]
consider: Callable[..., None]
expect: Callable[..., int]
glance_at: Callable[..., float]
go_to: Callable[..., None]
judge_end: Callable[..., None]
note_expected: Callable[..., None]
next_way: Callable[..., int]
observe: Callable[..., None]
play: Callable[..., None]
ranks: Callable[..., None]
say_result: Callable[..., None]
see_first: Callable[..., None]
scores: Callable[..., None]
shortlist: Callable[..., int]
turn: Callable[..., int]

FIRST = 1
AS_GOOD_AS_SURE = 30.0  # a logit
ALL = 0  # ways that a network is asked about
AN_APPRAISAL, AN_INKLING = 0, 1  # at a glance: what the appraisal expects, or what the network's first layer does


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
def say_forecast(sight: Sight, question: int, seats: int) -> None:
    """What came out of the last layer, for every seat from the one that asked, on top of what is expected of it."""
    said = sight.sums[len(sight.network.starts) - 1, question]
    way, seat = int(sight.asked_way[question]), int(sight.asked_seat[question])
    most, points = len(sight.buffer), sight.points[way]
    for step in range(seats):
        points[(seat + step) % seats] += POINTS_A_UNIT * float(said[most + step])
    for step in range(seats):
        other = (seat + step) % seats
        lead = lead_of(points, other, seats) if seats > 1 else 0.0
        logit = float(said[step]) + sight.slope * lead
        logit = max(-AS_GOOD_AS_SURE, min(AS_GOOD_AS_SURE, logit))
        sight.won[way, other] = 1.0 / (1.0 + exp(-logit))
    weigh_up(sight, way, seats)
    sight.worth[way] = sight.value[way, seat]


@rule
def answer_all(sight: Sight, seats: int) -> None:
    """Let the network answer what it was asked."""
    if sight.asked[0] > 0:
        sum_up_further(sight)
        for question in range(sight.asked[0]):
            say_forecast(sight, question, seats)
        sight.asked[0] = 0


@rule
def ask(sight: Sight, seat: int, way: int, seats: int, first_sums: Features) -> None:
    """Ask the network about a way; it answers once enough is asked."""
    question = int(sight.asked[0])
    sight.asked_way[question] = way
    sight.asked_seat[question] = seat
    copy_sums(first_sums, sight.sums[FIRST_LAYER, question])
    sight.asked[0] += 1
    if sight.asked[0] == TOGETHER:
        answer_all(sight, seats)


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


def judge_end_template(sight: Sight, seat: int, way: int, after: AnyState) -> None:
    """What a way has brought that ends the game."""
    say_result(sight, way, after)
    weigh_up(sight, way, int(after.seats))
    sight.worth[way] = sight.value[way, seat]


def note_expected_template(sight: Sight, seat: int, way: int, after: AnyState) -> None:
    """What a player would expect of a way."""
    for other in range(after.seats):
        sight.points[way, other] = expect(after, seat, other) / A_POINT


def see_first_template(sight: Sight, seat: int, after: AnyState) -> None:
    """What the first layer makes of the position after a way."""
    observe(after, seat, sight.counts[AFTER], sight.features)
    sum_up_changes(sight, AFTER, NOW, sight.now_sums, sight.after_sums)


def consider_template(sight: Sight, seat: int, way: int, after: AnyState) -> None:
    """Ask the network what a way promises, unless it ends the game."""
    if turn(after) == OVER:
        judge_end(sight, seat, way, after)
    else:
        see_first(sight, seat, after)
        note_expected(sight, seat, way, after)
        ask(sight, seat, way, int(after.seats), sight.after_sums)


def glance_at_template(sight: Sight, seat: int, after: AnyState, glance: int) -> float:
    """How good the position after a way looks at a glance: by an inkling, or by what a player would expect."""
    if glance == AN_INKLING:
        see_first(sight, seat, after)
        return inkling_of(sight)
    return float(expect(after, seat, seat))


@rule
def slot_for(sight: Sight, kept: int, asked: int, looks: float) -> int:
    """Where a way is kept that looks so good: behind the others, or in place of the worst, or nowhere."""
    if kept < asked:
        return kept
    worst = 0
    for way in range(1, kept):
        if sight.glances[way] < sight.glances[worst]:
            worst = way
    return worst if looks > sight.glances[worst] else NO_WAY


def shortlist_template(sight: Sight, seat: int, asked: int, glance: int) -> int:
    """Glance at all ways, and ask the network about so many that look best; how many these are.

    Where the game would be over, no network is needed: of these ways the best is kept besides.
    """
    look, kept, end, spare = sight.look, 0, MOST_WAYS - 1, MOST_WAYS
    sight.worth[end] = -np.inf
    while next_way(look, seat) != NO_WAY:
        after = look.states[look.length[0]]
        if turn(after) == OVER:
            note_way(sight, spare)
            judge_end(sight, seat, spare, after)
            if sight.worth[spare] > sight.worth[end]:
                take_over(sight, spare, end)
            continue
        looks = glance_at(sight, seat, after, glance)
        way = slot_for(sight, kept, asked, looks)
        if way != NO_WAY:
            kept = max(kept, way + 1)
            note_way(sight, way)
            sight.glances[way] = looks
            sight.shortlist[way] = after
            copy_sums(sight.after_sums, sight.shortlisted[way])
    seats = int(look.states[0].seats)
    for way in range(kept):
        after = sight.shortlist[way]
        if glance != AN_INKLING:
            see_first(sight, seat, after)
            copy_sums(sight.after_sums, sight.shortlisted[way])
        note_expected(sight, seat, way, after)
        ask(sight, seat, way, seats, sight.shortlisted[way])
    answer_all(sight, seats)
    if sight.worth[end] > -np.inf:
        take_over(sight, end, kept)
        kept += 1
    return kept


def go_to_template(state: AnyState, sight: Sight, way: int) -> None:
    """Play the turn in this way."""
    for decision in range(DEPTH):
        if sight.ways[way, decision] == NO_ACTION:
            break
        play(state, int(sight.ways[way, decision]))


def foresee_template(state: AnyState, sight: Sight, seat: int, asked: int, glance: int) -> int:
    """How many ways to play the turn are foreseen; for each, what it promises every seat.

    Of all ways the network is asked about so many that look best at a glance, or about ALL.
    """
    look, count, seats = sight.look, 0, int(state.seats)
    look.states[0] = state
    begin_look(look)
    observe(state, seat, sight.counts[NOW], sight.features)
    sum_up_now(sight, seat, sight.now_sums)
    if asked != ALL:
        return shortlist(sight, seat, min(asked, MOST_ASKED), glance)
    while next_way(look, seat) != NO_WAY:
        way = min(count, MOST_WAYS)
        note_way(sight, way)
        consider(sight, seat, way, look.states[look.length[0]])
        if way == MOST_WAYS:
            answer_all(sight, seats)
        count = make_room(sight, count)
    answer_all(sight, seats)
    return count


TEMPLATES: dict[str, Callable[..., Any]] = {
    "judge_end": judge_end_template,
    "see_first": see_first_template,
    "consider": consider_template,
    "glance_at": glance_at_template,
    "shortlist": shortlist_template,
}


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
        sum_up_now(sight, other, sight.now_sums)
        note_expected(sight, other, spare + step, state)
        ask(sight, other, spare + step, seats, sight.now_sums)
    answer_all(sight, seats)
    for step in range(1, seats):
        other = (seat + step) % seats
        sight.won[way, other] = sight.won[spare + step, other]
        sight.points[way, other] = sight.points[spare + step, other]
        sight.value[way, other] = sight.value[spare + step, other]


@cache
def saying_result(game: Game) -> Callable[..., None]:
    """What has come of a game that is over; compiled once."""
    return bind(say_result_template, game.name, scores=game.scores, ranks=game.ranks)


@cache
def noting_expected(game: Game) -> Callable[..., None]:
    """What a player would expect."""
    return bind(note_expected_template, game.name, expect=appraisal_of(game).expect)


@cache
def going_to(game: Game) -> Callable[..., None]:
    """Playing a way; compiled once."""
    return bind(go_to_template, game.name, play=game.play)


@cache
def foreseeing(game: Game) -> Callable[..., int]:
    """The loop for a game; compiled once."""
    looks = looking(game)
    names: dict[str, Any] = {"begin_look": looks.begin_look, "next_way": looks.next_way, "turn": game.turn}
    names |= {"observe": game.studied.observe, "expect": appraisal_of(game).expect}
    names |= {"say_result": saying_result(game), "note_expected": noting_expected(game)}
    for name, template in TEMPLATES.items():  # each may use those before it
        names[name] = weave(template, game.name, **names)
    return bind(foresee_template, game.name, **names)


@cache
def asking_others(game: Game) -> Callable[..., None]:
    """What the others think of a way, for a game; compiled once."""
    rules = {"turn": game.turn, "observe": game.studied.observe, "go_to": going_to(game)}
    return weave(ask_others_template, game.name, note_expected=noting_expected(game), **rules)
