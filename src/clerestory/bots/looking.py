# ruff: noqa: F821 (the names that `bind` gives to a template)
"""Looking at turns: every way to play one's own turn, or a few of them, judged by how the game is appraised."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np

from clerestory.bots.appraisal import appraisal_of
from clerestory.engine.chance import Generator, below
from clerestory.engine.game import Game
from clerestory.engine.records import AnyState, Array, Numbers, Reals, States, blank_states
from clerestory.engine.rules import bind, rule

appraise: Callable[..., int]
begin_look: Callable[..., int]
count: Callable[..., int]
finish_turn: Callable[..., None]
legal: Callable[..., int]
next_way: Callable[..., int]
play: Callable[..., None]
sketch: Callable[..., int]
turn: Callable[..., int]
worth_with: Callable[..., int]

DEPTH = 3  # decisions of its own that a seat looks ahead: take a die, place it, use a tool
LONGEST_TURN = 12  # decisions after which a turn that is only tried out is judged as it stands
TRIAL, BEST, SPARE = 0, 1, 2  # the states that trying out turns needs
NOTHING = -(2**60)  # less than anything is worth
NO_WAY = -1
NO_ACTION = -1


@rule
def any_of_the_best(worth: Numbers, count: int, overlooked: float, rng: Generator) -> int:
    """Which action to play: the best, or any that is worse by no more than what is overlooked."""
    most = NOTHING
    for k in range(count):
        most = max(most, worth[k])
    as_good = 0
    for k in range(count):
        as_good += int(worth[k] >= most - overlooked)
    left = below(rng, as_good)
    chosen = 0
    for k in range(count):
        if worth[k] >= most - overlooked:
            if left == 0:
                chosen = k
            left -= 1
    return chosen


@rule
def lead_of(worth: Reals | Numbers, seat: int, seats: int) -> float:
    """By how much a seat leads the best of the others; alone, what it has."""
    if seats == 1:
        return float(worth[seat])
    rival = float(NOTHING)
    for other in range(seats):
        if other != seat:
            rival = max(rival, float(worth[other]))
    return float(worth[seat]) - rival


class Look(NamedTuple):
    """What looking through a turn works with; the position is found in states[0]."""

    states: States  # [decision]        and last what the last action leads to
    actions: Array  # [decision, which]
    counts: Numbers  # [decision]       how many actions it has
    at: Numbers  # [decision]           which of them is looked at
    length: Numbers  # [0]              how many decisions are looked at; what they lead to is states[length]
    worth: Numbers  # [action of the first decision]

    @staticmethod
    def of(game: Game) -> Look:
        return Look(
            states=blank_states(game.state, DEPTH + 1),
            actions=np.zeros((DEPTH, game.actions), np.int16),
            counts=np.zeros(DEPTH, np.int64),
            at=np.zeros(DEPTH, np.int64),
            length=np.zeros(1, np.int64),
            worth=np.zeros(game.actions, np.int64),
        )


@dataclass(frozen=True)
class Looking:
    """The loops, compiled for one game."""

    begin_look: Callable[..., int]
    next_way: Callable[..., int]
    look_through: Callable[..., int]
    play_turn: Callable[..., None]


def worth_with_template(state: AnyState, seat: int, foresight: bool) -> int:
    """What a position will be worth in the end, or without foresight, what it would pay now."""
    return appraise(state, seat) if foresight else count(state, seat)


def begin_look_template(look: Look) -> int:
    """How many actions there are in states[0]; no way to go on from one is looked at yet."""
    look.counts[0] = legal(look.states[0], look.actions[0])
    look.at[0] = -1
    look.length[0] = 1
    return int(look.counts[0])


def next_way_template(look: Look, seat: int) -> int:
    """Look at the next way to play the turn: the number of its first action, or NO_WAY once all were looked at."""
    states, actions, counts, at = look.states, look.actions, look.counts, look.at
    decision = look.length[0] - 1
    while decision >= 0:
        at[decision] += 1
        if at[decision] == counts[decision]:
            decision -= 1
            continue
        states[decision + 1] = states[decision]
        play(states[decision + 1], int(actions[decision, at[decision]]))
        if decision + 1 < DEPTH and turn(states[decision + 1]) == seat:
            decision += 1
            counts[decision] = legal(states[decision], actions[decision])
            at[decision] = -1
        else:
            look.length[0] = decision + 1
            return int(at[0])
    return NO_WAY


def look_through_template(look: Look, seat: int, foresight: bool) -> int:
    """How many actions the seat has; for each, the best worth that it can lead to in its own next decisions."""
    count = begin_look(look)
    for k in range(count):
        look.worth[k] = NOTHING
    which = next_way(look, seat)
    while which != NO_WAY:
        look.worth[which] = max(look.worth[which], worth_with(look.states[look.length[0]], seat, foresight))
        which = next_way(look, seat)
    return count


def finish_turn_template(state: AnyState, seat: int, rng: Generator, actions: Array, sketched: bool) -> None:
    """Play at random until it is no longer this seat's turn: anything, or only what a quick player thinks of."""
    for _ in range(LONGEST_TURN):
        count = sketch(state, actions) if sketched else legal(state, actions)
        play(state, int(actions[below(rng, count)]))
        if turn(state) != seat:
            break


def play_turn_template(states: States, seat: int, tries: int, rng: Generator, actions: Array) -> None:
    """Play a turn in states[TRIAL]: of so many sketches of it, the one that looks best for the seat; of 1, anything."""
    if tries == 1:
        finish_turn(states[TRIAL], seat, rng, actions, False)
        return
    best, spare = BEST, SPARE
    most = NOTHING
    for _ in range(tries):
        states[spare] = states[TRIAL]
        finish_turn(states[spare], seat, rng, actions, True)
        worth = appraise(states[spare], seat)
        if worth > most:
            most = worth
            best, spare = spare, best
    states[TRIAL] = states[best]


@cache
def looking(game: Game) -> Looking:
    """The loops for a game; compiled once."""
    appraisal = appraisal_of(game)
    rules = {"turn": game.turn, "legal": game.legal, "play": game.play}
    worths = {"appraise": appraisal.appraise, "count": appraisal.count}
    worth_with = bind(worth_with_template, game.name, **worths)
    finish_turn = bind(finish_turn_template, game.name, sketch=appraisal.sketch, **rules)
    begin_look = bind(begin_look_template, game.name, **rules)
    next_way = bind(next_way_template, game.name, **rules)
    return Looking(
        begin_look,
        next_way,
        bind(look_through_template, game.name, begin_look=begin_look, next_way=next_way, worth_with=worth_with),
        bind(play_turn_template, game.name, finish_turn=finish_turn, **worths),
    )
