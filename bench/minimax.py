# ruff: noqa: F821 (the names that `bind` gives to a template)
"""A determinized minimax: an opponent of the kind that is known to play Sagrada well, to measure our bots against.

A world is the position with all that the seat cannot know redrawn, and one stream for chance: whatever is played in it,
the same dice come first. In a world the own seat plays for the largest lead over the best other seat, and all others
for the smallest, for so many turns, counted with the one that is being played; choosing a pattern is a turn too. Tools
are used in the turn that is being played, and later only on a die that cannot be placed without. What comes after these
turns is judged by a game's appraisal, or by the points as they stand. The action with the best mean over the worlds is
played.

No more worlds are begun, and none is finished, when the time is up. If the first takes more than half of the time, it
is looked at again, a turn less deep.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from clerestory.bots.appraisal import appraisal_of
from clerestory.engine.chance import Generator, below, next_word, start_stream
from clerestory.engine.game import OVER, Game
from clerestory.engine.playing import playing
from clerestory.engine.records import AnyState, Array, Numbers, States, assign, blank_states
from clerestory.engine.rules import bind
from clerestory.games.sagrada.components import NO_PATTERN
from clerestory.games.sagrada.state import TO_SPACE, USE_TOOL, State

appraise: Callable[..., int]
hand_up: Callable[..., int]
hide: Callable[..., None]
is_last: Callable[..., bool]
lead: Callable[..., int]
leave_out_tools: Callable[..., int]
legal: Callable[..., int]
open_decision: Callable[..., None]
play: Callable[..., None]
scores: Callable[..., None]
settle: Callable[..., int]
turn: Callable[..., int]
turns_over: Callable[..., int]

DECISION = np.dtype(
    (np.record, [
        ("low", np.int64),  # what the own seat is sure of elsewhere: a lead that is no larger does not matter
        ("high", np.int64),  # what the others are sure of elsewhere
        ("is_own", np.int64),
        ("count", np.int64),  # how many actions it has
        ("at", np.int64),  # which of them is looked at
    ])
)  # fmt: skip
MOST_DECISIONS = 40  # one after the other; more than the longest turn and three without tools
SURE = 2**40  # more than any lead
POSITION = MOST_DECISIONS + 1  # the state that is on the table
PORTION = 5000  # positions between two looks at the clock: about 2 ms
SEED_BITS = np.uint64(1)  # a seed is signed: its top bit stays clear
DONE = -1  # no decision has an action left


class Desk(NamedTuple):
    """What a world is looked through with; number 0 of everything is the decision that is to be made."""

    states: States
    streams: npt.NDArray[np.uint64]  # [decision, 1]   chance, as it goes on from there
    decisions: States
    actions: Array  # [decision, which]
    last_best: Array  # [decision]                     the action that was best when last there; it is tried first
    worth: Numbers  # [which]                          of the actions of decision 0
    chances: Array
    points: Array

    @staticmethod
    def of(game: Game) -> Desk:
        return Desk(
            blank_states(game.state, MOST_DECISIONS + 2),
            np.zeros((MOST_DECISIONS + 1, 1), np.uint64),
            np.zeros(MOST_DECISIONS, DECISION),
            np.zeros((MOST_DECISIONS, game.actions), np.int16),
            np.full(MOST_DECISIONS, game.actions, np.int16),
            np.zeros(game.actions, np.int64),
            np.zeros(game.outcomes, np.int16),
            np.zeros(max(game.seats), np.int16),
        )


@dataclass(frozen=True)
class Worlds:
    """The loops, compiled for one game and one way to judge."""

    turns_over: Callable[..., int]
    begin: Callable[..., None]
    look_on: Callable[..., int]


@dataclass(frozen=True)
class Minimax:
    """Of actions that are equally good, any."""

    depth: int = 3  # turns
    worlds: int = 20
    milliseconds: float = 300
    by_points: bool = False  # judges by the points as they stand

    def choose(self, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
        deadline = time.perf_counter() + self.milliseconds / 1000
        desk = Desk.of(game)
        assign(desk.states[POSITION], state)
        count = int(game.legal(state, desk.actions[0]))
        if count == 1:
            return int(desk.actions[0, 0])
        seed = int(next_word(rng) >> SEED_BITS)
        worth = self.total_worth(game, desk, seat, seed, deadline)[:count]
        best = np.flatnonzero(worth == worth.max())
        return int(desk.actions[0, best[below(rng, len(best))]])

    def total_worth(self, game: Game, desk: Desk, seat: int, seed: int, deadline: float) -> Numbers:
        """For each action, the sum of its leads in all worlds that there is time for, as deep as there is time for."""
        worlds = worlds_of(game, self.by_points)
        total = np.zeros(game.actions, np.int64)
        for depth in range(self.depth, 0, -1):
            now = time.perf_counter()
            until = now + (deadline - now) / 2 if depth > 1 else float("inf")
            for number in range(self.worlds):
                worlds.begin(desk, seat, seed, number)
                if not look_through(worlds, desk, seat, depth, until):
                    break
                total += desk.worth
                until = deadline
            if until == deadline:  # a world has been looked through
                break
        return total


def look_through(worlds: Worlds, desk: Desk, seat: int, depth: int, until: float) -> bool:
    """Whether the world that was begun could be looked through in time."""
    last = int(worlds.turns_over(desk.states[POSITION])) + depth
    decision = 0
    while decision != DONE:
        if time.perf_counter() > until:
            return False
        decision = int(worlds.look_on(desk, seat, last, decision, PORTION))
    return True


def turns_over_template(state: State) -> int:
    """How many turns the game has had, the choices of the patterns among them."""
    chosen = 0
    for seat in range(state.seats):
        chosen += int(state.windows[seat].pattern != NO_PATTERN)
    return chosen + 2 * int(state.seats) * int(state.rounds_played) + int(state.turns_taken)


def lead_in_points_template(state: State, seat: int, points: Array) -> int:
    """The seat's points less those of the best other seat."""
    scores(state, points)
    best = 0
    for step in range(1, state.seats):
        other = int(points[(seat + step) % int(state.seats)])
        best = other if step == 1 else max(best, other)
    return int(points[seat]) - best


def lead_in_worth_template(state: State, seat: int, points: Array) -> int:
    """What the seat will have, as it is appraised, less what the best other seat will have."""
    best = 0
    for step in range(1, state.seats):
        other = appraise(state, (seat + step) % int(state.seats))
        best = other if step == 1 else max(best, other)
    return appraise(state, seat) - best


def begin_template(desk: Desk, seat: int, seed: int, number: int) -> None:
    """World `number` of the seed, and in it the first action of decision 0."""
    states = desk.states
    start_stream(desk.streams[0], seed, number)
    states[0] = states[POSITION]
    hide(states[0], seat, desk.streams[0])
    first = desk.decisions[0]
    first.low, first.high = -SURE, SURE
    first.is_own = 1
    first.count = legal(states[0], desk.actions[0])
    first.at = 0
    states[1] = states[0]
    desk.streams[1, 0] = desk.streams[0, 0]
    play(states[1], int(desk.actions[0, 0]))


def leave_out_tools_template(actions: Array, count: int) -> int:
    """How many actions are left when none uses a tool; all of them if every one does."""
    tools = 0
    for i in range(count):
        tools += int(actions[i] >= USE_TOOL and actions[i] < TO_SPACE)
    if tools == count:
        return count
    left = 0
    for i in range(count):
        actions[left] = actions[i]
        left += int(actions[i] < USE_TOOL or actions[i] >= TO_SPACE)
    return left


def open_decision_template(desk: Desk, seat: int, number: int) -> None:
    """The decision in states[number], what was best there before coming first."""
    here, before, actions = desk.decisions[number], desk.decisions[number - 1], desk.actions[number]
    here.low, here.high = before.low, before.high
    here.is_own = int(turn(desk.states[number]) == seat)
    here.count = legal(desk.states[number], actions)
    if turns_over(desk.states[number]) > turns_over(desk.states[0]):
        here.count = leave_out_tools(actions, int(here.count))
    here.at = 0
    for i in range(here.count):
        if actions[i] == desk.last_best[number]:
            actions[i] = actions[0]
            actions[0] = desk.last_best[number]


def look_on_template(desk: Desk, seat: int, last: int, number: int, portion: int) -> int:
    """Look at a portion of positions, on from decision `number`; the decision that is reached then, or DONE."""
    states, streams = desk.states, desk.streams
    for _ in range(portion):
        state = states[number + 1]
        if is_last(desk, last, number + 1):
            number = hand_up(desk, number, lead(state, seat, desk.points))
        else:
            number += 1
            open_decision(desk, seat, number)
        if number == DONE:
            break
        states[number + 1] = states[number]
        streams[number + 1, 0] = streams[number, 0]
        play(states[number + 1], int(desk.actions[number, desk.decisions[number].at]))
    return number


def is_last_template(desk: Desk, last: int, number: int) -> bool:
    """Whether states[number] is judged as it stands; else it is a decision, all that chance moves before it played."""
    state = desk.states[number]
    if turns_over(state) >= last or number == MOST_DECISIONS:
        return True
    return settle(state, desk.streams[number], desk.chances) == OVER


def hand_up_template(desk: Desk, number: int, worth: int) -> int:
    """An action of a decision has led to this worth; the decision that now has an action left to look at, or DONE.

    Every action of decision 0 is judged exactly; after it, what cannot matter any more is left out (alpha-beta).
    """
    while number != DONE:
        here = desk.decisions[number]
        if number == 0:
            desk.worth[here.at] = worth
        elif here.is_own != 0 and worth > here.low:
            here.low = worth
            desk.last_best[number] = desk.actions[number, here.at]
        elif here.is_own == 0 and worth < here.high:
            here.high = worth
            desk.last_best[number] = desk.actions[number, here.at]
        here.at += 1
        if here.at < here.count and here.low < here.high:
            break
        worth = here.low if here.is_own != 0 else here.high
        number -= 1
    return number


@cache
def worlds_of(game: Game, by_points: bool) -> Worlds:
    """The loops for a game; compiled once."""
    name = f"{game.name}_by_points" if by_points else game.name
    rules = {name: getattr(game, name) for name in ("turn", "legal", "play", "scores", "hide")}
    rules |= {"settle": playing(game).settle, "appraise": appraisal_of(game).appraise}
    rules["turns_over"] = bind(turns_over_template, name, turn=game.turn)
    rules["lead"] = bind(lead_in_points_template if by_points else lead_in_worth_template, name, **rules)
    for template in (leave_out_tools_template, open_decision_template, is_last_template, hand_up_template):
        rules[template.__name__.removesuffix("_template")] = bind(template, name, **rules)
    return Worlds(rules["turns_over"], bind(begin_template, name, **rules), bind(look_on_template, name, **rules))
