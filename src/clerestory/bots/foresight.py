# ruff: noqa: F821 (the names that `bind` gives to a template)
"""Foresight: what a network says of all that the seat to move can make of its turn, before chance answers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp
from typing import Any

import numpy as np

from clerestory.bots.appraisal import A_POINT, APPRAISED, appraisal_of
from clerestory.bots.looking import DEPTH, NO_ACTION, NO_WAY, lead_of, looking
from clerestory.bots.networks import LEAD, MARGIN, POINTS_A_UNIT
from clerestory.bots.sight import (
    AFTER,
    FIRST_LAYER,
    MOST_ASKED,
    MOST_WAYS,
    NOW,
    Sight,
    copy_sums,
    inkling_of,
    sum_up_first,
    sum_up_further,
    sum_up_now,
)
from clerestory.engine.game import OVER, Game
from clerestory.engine.records import AnyState, Reals
from clerestory.engine.rules import bind, rule, weave

begin_look: Callable[..., int]
consider: Callable[..., None]
expect: Callable[..., int]
glance_at: Callable[..., float]
go_to: Callable[..., None]
judge_end: Callable[..., None]
next_way: Callable[..., int]
observe: Callable[..., None]
play: Callable[..., None]
ranks: Callable[..., None]
say_forecast: Callable[..., None]
say_further: Callable[..., None]
say_result: Callable[..., None]
see_first: Callable[..., None]
scores: Callable[..., None]
shortlist: Callable[..., int]
turn: Callable[..., int]
SLOPE: float

FIRST = 1
AS_GOOD_AS_SURE = 30.0  # a logit
ALL = 0  # ways that a network is asked about
AN_APPRAISAL, AN_INKLING = 0, 1  # at a glance: what the appraisal expects, or what the network's first layer does


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


def judge_end_template(sight: Sight, seat: int, way: int, after: AnyState) -> None:
    """What a way has brought that ends the game."""
    say_result(sight, way, after)
    weigh_up(sight, way, int(after.seats))
    sight.worth[way] = sight.value[way, seat]


def see_first_template(sight: Sight, seat: int, after: AnyState) -> None:
    """What the first layer makes of the position after a way."""
    observe(after, seat, sight.counts[AFTER], sight.features)
    sum_up_first(sight)


def say_further_template(sight: Sight, seat: int, way: int, after: AnyState) -> None:
    """What a way promises; the sums of the first layer are known."""
    sum_up_further(sight)
    say_forecast(sight, way, after, seat)
    weigh_up(sight, way, int(after.seats))
    sight.worth[way] = sight.value[way, seat]


def consider_template(sight: Sight, seat: int, way: int, after: AnyState) -> None:
    """Ask the network what a way promises."""
    if turn(after) == OVER:
        judge_end(sight, seat, way, after)
    else:
        see_first(sight, seat, after)
        say_further(sight, seat, way, after)


def glance_at_template(sight: Sight, seat: int, after: AnyState, glance: int) -> float:
    """How good the position after a way looks at a glance: by an inkling, or by the lead that is to be expected."""
    if glance == AN_INKLING:
        see_first(sight, seat, after)
        return inkling_of(sight)
    leads, seats = sight.points[MOST_WAYS], int(after.seats)
    for other in range(seats):
        leads[other] = float(expect(after, seat, other))
    return lead_of(leads, seat, seats)


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
            copy_sums(sight.sums[FIRST_LAYER], sight.shortlisted[way])
    for way in range(kept):
        if glance == AN_INKLING:
            copy_sums(sight.shortlisted[way], sight.sums[FIRST_LAYER])
            say_further(sight, seat, way, sight.shortlist[way])
        else:
            consider(sight, seat, way, sight.shortlist[way])
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
    look, count = sight.look, 0
    look.states[0] = state
    begin_look(look)
    observe(state, seat, sight.counts[NOW], sight.features)
    sum_up_now(sight)
    if asked != ALL:
        return shortlist(sight, seat, min(asked, MOST_ASKED), glance)
    while next_way(look, seat) != NO_WAY:
        way = min(count, MOST_WAYS)
        note_way(sight, way)
        consider(sight, seat, way, look.states[look.length[0]])
        count = make_room(sight, count)
    return count


TEMPLATES: dict[str, Callable[..., Any]] = {
    "judge_end": judge_end_template,
    "see_first": see_first_template,
    "say_further": say_further_template,
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
        for i in range(len(sight.features)):
            sight.counts[AFTER, i] = sight.counts[NOW, i]
        sum_up_now(sight)
        sum_up_first(sight)
        sum_up_further(sight)
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
    names: dict[str, Any] = {"begin_look": looks.begin_look, "next_way": looks.next_way, "turn": game.turn}
    names |= {"observe": game.studied.observe, "expect": appraisal_of(game).expect}
    names |= {"say_result": saying_result(game), "say_forecast": saying_forecast(game)}
    for name, template in TEMPLATES.items():  # each may use those before it
        names[name] = weave(template, game.name, **names)
    return bind(foresee_template, game.name, **names)


@cache
def asking_others(game: Game) -> Callable[..., None]:
    """What the others think of a way, for a game; compiled once."""
    rules = {"turn": game.turn, "observe": game.studied.observe, "go_to": going_to(game)}
    return weave(ask_others_template, game.name, say_forecast=saying_forecast(game), **rules)


def start_of(game: Game) -> dict[str, Any]:
    """What a forecast starts from: what a player sees coming, and what a lead by that says."""
    return {"expect": appraisal_of(game).expect, "SLOPE": LEAD if game.name in APPRAISED else 0.0}
