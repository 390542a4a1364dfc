# ruff: noqa: F821 (the names that `bind` gives to a template)
"""Many games in arrays, a row for each, and the compiled loops that play them.

A row is touched by nothing but its own loop and has a generator of its own, so rows may be played in any order, and on
as many cores as there are, with the same result.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from clerestory.engine.chance import Generator, below, start_stream
from clerestory.engine.game import OVER, Game
from clerestory.engine.playing import playing
from clerestory.engine.records import Array, Features, Numbers, Reals, States, blank_states
from clerestory.engine.rules import bind, rule
from clerestory.engine.stepping import Mask, stepping

turn: Callable[..., int]
play: Callable[..., None]
observe: Callable[..., None]
scores: Callable[..., None]
ranks: Callable[..., None]
settle: Callable[..., int]
pay: Callable[..., None]
count: Callable[..., None]
show: Callable[..., int]
choose: Callable[..., int]
play_on: Callable[..., int]
account: Callable[..., None]
look_back: Callable[..., None]
advance: Callable[..., bool]
begin: Callable[..., None]
follow: Callable[..., None]

Flags: TypeAlias = npt.NDArray[np.bool_]
Desk: TypeAlias = Any  # what one thread writes on; how much it is depends on who the opponents are

LAY, GO_ON = -1, -2  # instead of an action


class Rows(NamedTuple):
    """The games, and what is known of them: a row for each."""

    states: States
    rngs: Generator  # [game, 1]
    points: Features  # [game, seat]        as they were when last paid for
    steps: Numbers  # [game]                since it began
    learners: Array  # [game]               the seat that the caller plays, if others are played by opponents
    choices: Array  # [game, which]         what the seat to move may do, ascending
    counts: Array  # [game]                 how many that are
    turns: Array  # [game]                  the seat to move
    observations: Features  # [game, feature]  what it sees
    masks: Mask  # [game, action]           1 where it may do it
    rewards: Features  # [game, seat]       what the last step brought
    earned: Features  # [game]              and of that, what it brought the seat that acted
    dones: Flags  # [game]                  the last step ended a game, and this is the next one
    truncations: Flags  # [game]            it was not over, but went on for too long
    final_observations: Features  # [game, feature]  where done: what the seat that acted saw in the end
    final_scores: Array  # [game, seat]     where done: every seat's points in the end,
    final_places: Array  # [game, seat]     and its place

    @staticmethod
    def of(game: Game, count: int, seats: int) -> Rows:
        features, most = game.features(seats), max(game.seats)
        return Rows(
            states=blank_states(game.state, count),
            rngs=np.zeros((count, 1), np.uint64),
            points=np.zeros((count, seats), np.float32),
            steps=np.zeros(count, np.int64),
            learners=np.zeros(count, np.int16),
            choices=np.zeros((count, game.actions), np.int16),
            counts=np.zeros(count, np.int16),
            turns=np.zeros(count, np.int16),
            observations=np.zeros((count, features), np.float32),
            masks=np.zeros((count, game.actions), np.int8),
            rewards=np.zeros((count, seats), np.float32),
            earned=np.zeros(count, np.float32),
            dones=np.zeros(count, np.bool_),
            truncations=np.zeros(count, np.bool_),
            final_observations=np.zeros((count, features), np.float32),
            final_scores=np.zeros((count, most), np.int16),
            final_places=np.zeros((count, most), np.int16),
        )


class Terms(NamedTuple):
    """What all games of a batch are played on."""

    start: States  # [1]          the table as it is laid
    seats: int
    kind: int  # of rewards
    longest: int  # steps, after which a game is cut off
    rotation: int  # by how many seats the learning one moves on from game to game
    ways: Numbers  # [opponent]   how each of them chooses, clockwise from the learning seat; nobody: all seats learn
    overlooked: Reals  # [opponent]


@rule
def is_callers(rows: Rows, terms: Terms, i: int, seat: int) -> bool:
    """Whether it is a seat's turn, and the caller chooses for that seat."""
    return seat >= 0 and (seat == rows.learners[i] or len(terms.ways) == 0)


def play_on_template(rows: Rows, terms: Terms, desk: Desk, i: int) -> int:
    """Let chance and opponents move until the caller can; the turn then."""
    while True:
        seat = settle(rows.states[i], rows.rngs[i], desk.chances)
        if seat == OVER or is_callers(rows, terms, i, seat):
            return seat
        opponent = (seat - int(rows.learners[i]) - 1 + terms.seats) % terms.seats
        way, overlooked = int(terms.ways[opponent]), terms.overlooked[opponent]
        play(rows.states[i], choose(rows.states[i], seat, way, overlooked, rows.rngs[i], desk))


def account_template(rows: Rows, terms: Terms, buffer: Array, i: int, is_over: bool) -> None:
    """Write down what a step brought, and whether the game goes on after it."""
    pay(rows.states[i], terms.seats, terms.kind, is_over, rows.points[i], buffer, rows.rewards[i])
    rows.earned[i] = rows.rewards[i, rows.turns[i]]
    rows.steps[i] += 1
    rows.truncations[i] = not is_over and rows.steps[i] >= terms.longest
    rows.dones[i] = is_over or rows.truncations[i]


def advance_template(rows: Rows, terms: Terms, desk: Desk, i: int) -> bool:
    """After an action go on to the next choice; whether that ended the game."""
    is_over = play_on(rows, terms, desk, i) == OVER
    account(rows, terms, desk.buffer, i, is_over)
    if rows.dones[i]:
        look_back(rows, desk, i)
        scores(rows.states[i], rows.final_scores[i])
        ranks(rows.states[i], rows.final_places[i])
        rows.learners[i] = (rows.learners[i] + terms.rotation) % terms.seats
    return bool(rows.dones[i])


def look_back_template(rows: Rows, desk: Desk, i: int) -> None:
    """Write down what the seat that acted sees in the end."""
    observe(rows.states[i], rows.turns[i], desk.counts, rows.final_observations[i])


def begin_template(rows: Rows, terms: Terms, desk: Desk, i: int) -> None:
    """Play on from where the table stands to the first choice."""
    rows.steps[i] = 0
    count(rows.states[i], terms.seats, rows.points[i], desk.buffer)
    play_on(rows, terms, desk, i)


def follow_template(rows: Rows, terms: Terms, desk: Desk, i: int, action: int) -> None:
    """What follows an action that was played: on to the next choice; in a game that ends, to the first of a new one.

    Instead of an action, LAY gives a new game, and GO_ON goes on from where the table stands.
    """
    is_new = action == LAY
    if action >= 0:
        is_new = advance(rows, terms, desk, i)
    if is_new:
        rows.states[i] = terms.start[0]
    if is_new or action == GO_ON:
        begin(rows, terms, desk, i)


def step_template(rows: Rows, terms: Terms, desk: Desk, actions: Numbers, first: int, last: int) -> None:
    """Play a legal action in each of these games, and write down what the seat to move then sees and may do."""
    for i in range(first, last):
        action = int(actions[i])
        if action >= 0:
            play(rows.states[i], action)
        follow(rows, terms, desk, i, action)
        rows.turns[i] = turn(rows.states[i])
        rows.counts[i] = show(rows.states[i], rows.choices[i], desk.counts, rows.observations[i], rows.masks[i])


@rule
def first_refused(actions: Numbers, choices: Array, counts: Array) -> int:
    """The first game whose action is not among its choices; their number if there is none."""
    for i in range(len(actions)):
        low, high = 0, int(counts[i])
        while low < high:
            middle = (low + high) // 2
            if choices[i, middle] < actions[i]:
                low = middle + 1
            else:
                high = middle
        if low == counts[i] or choices[i, low] != actions[i]:
            return i
    return len(actions)


@rule
def sample(rngs: Generator, choices: Array, counts: Array, actions: Numbers) -> None:
    """For each game any of its choices, all equally likely."""
    for i in range(len(actions)):
        actions[i] = choices[i, below(rngs[i], int(counts[i]))]


@rule
def sow(rngs: Generator, seed: int, first: int) -> None:
    """Set each game's generator to the beginning of its stream of the seed."""
    for i in range(len(rngs)):
        start_stream(rngs[i], seed, first + i)


@dataclass(frozen=True)
class Stepped:
    """A step of many games, compiled for one game and its opponents, and what a step is made of."""

    step: Callable[..., None]  # (rows, terms, desk, actions, first, last)
    follow: Callable[..., None]  # (rows, terms, desk, i, action)
    account: Callable[..., None]  # (rows, terms, buffer, i, is_over)


def bind_step(
    game: Game, kind: str, choose: Callable[..., int], look_back: Callable[..., None] | None = None
) -> Stepped:  # fmt: skip
    """The step of a game; `choose(state, seat, way, overlooked, rng, desk)` is how an opponent does.

    A game that is done is looked back at; `look_back(rows, desk, i)` may do that in another way.
    """
    steps, name = stepping(game), f"{game.name}_{kind}"
    rules = {each: getattr(game, each) for each in ("turn", "play", "scores", "ranks")}
    play_on = bind(play_on_template, name, settle=playing(game).settle, choose=choose, **rules)
    account = bind(account_template, game.name, pay=steps.pay)
    look_back = look_back or bind(look_back_template, name, observe=game.observe)
    advance = bind(advance_template, name, play_on=play_on, account=account, look_back=look_back, **rules)
    begin = bind(begin_template, name, play_on=play_on, count=steps.count)
    follow = bind(follow_template, name, advance=advance, begin=begin)
    return Stepped(bind(step_template, name, follow=follow, show=steps.show, **rules), follow, account)
