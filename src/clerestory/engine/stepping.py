# ruff: noqa: F821 (the names that `bind` gives to a template)
"""One step of a game that somebody else plays: an action in; observation, mask, rewards and whether it is over out.

Environments on the CPU and on a GPU are loops around this, so they cannot differ. They are templates: `stepping(game)`
binds them to a game's own functions and compiles them for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from clerestory.engine.chance import Generator
from clerestory.engine.game import OVER, Game, GameError
from clerestory.engine.playing import playing
from clerestory.engine.records import AnyState, Array, Features
from clerestory.engine.rules import bind, rule

turn: Callable[..., int]
legal: Callable[..., int]
play: Callable[..., None]
scores: Callable[..., None]
ranks: Callable[..., None]
observe: Callable[..., None]
settle: Callable[..., int]
allow: Callable[..., int]

Mask: TypeAlias = npt.NDArray[np.int8]

# What a step pays.
BY_PLACE, BY_POINTS = range(2)
REWARDS = ("place", "points")  # the same by name
FIRST = 1


@dataclass(frozen=True)
class Stepping:
    """The steps, compiled for one game."""

    take: Callable[..., int]  # (state, action, rng, chances) -> turn
    pay: Callable[..., None]  # (state, seats, kind, is_over, points, buffer, rewards)
    count: Callable[..., None]  # (state, seats, points, buffer)
    allow: Callable[..., int]  # (state, actions, mask) -> count
    show: Callable[..., int]  # (state, actions, counts, features, mask) -> count


def take_template(state: AnyState, action: int, rng: Generator, chances: Array) -> int:
    """Play an action, and let chance move after it; the turn then."""
    play(state, action)
    return settle(state, rng, chances)


def pay_template(
    state: AnyState, seats: int, kind: int, is_over: bool, points: Features, buffer: Array, rewards: Features
) -> None:
    """What the last step brought every seat.

    By place, at the end only: 1 for winning, less for the others, so that the sum is 0; who shares the first place
    shares its reward. By points: how many each seat has gained; `points` remembers what it had.
    """
    if kind == BY_POINTS:
        scores(state, buffer)
        for seat in range(seats):
            rewards[seat] = buffer[seat] - points[seat]
            points[seat] = buffer[seat]
        return
    for seat in range(seats):
        rewards[seat] = 0
    if is_over:
        ranks(state, buffer)
        reward_places(seats, buffer, rewards)


@rule
def reward_places(seats: int, places: Array, rewards: Features) -> None:
    """1 for a first place alone, and what that costs is shared by the others; alone at the table: 1 or -1."""
    if seats == 1:
        rewards[0] = 1 if places[0] == FIRST else -1
        return
    winners = 0
    for seat in range(seats):
        winners += int(places[seat] == FIRST)
    for seat in range(seats):
        share = 1 / winners if places[seat] == FIRST else 0.0
        rewards[seat] = (seats * share - 1) / (seats - 1)


def count_template(state: AnyState, seats: int, points: Features, buffer: Array) -> None:
    """The points that a game begins with, or goes on with: the next reward by points counts from here."""
    scores(state, buffer)
    for seat in range(seats):
        points[seat] = buffer[seat]


def allow_template(state: AnyState, actions: Array, mask: Mask) -> int:
    """What the seat to move may do, also marked in a mask of zeros. How much that is."""
    count = legal(state, actions)
    for k in range(count):
        mask[actions[k]] = 1
    return count


def show_template(state: AnyState, actions: Array, counts: Array, features: Features, mask: Mask) -> int:
    """What the seat to move sees, and what it may do; nothing once the game is over. How much that is."""
    for action in range(len(mask)):
        mask[action] = 0
    seat = turn(state)
    if seat == OVER:
        for i in range(len(features)):
            features[i] = 0
        return 0
    observe(state, seat, counts, features)
    return allow(state, actions, mask)


@cache
def stepping(game: Game) -> Stepping:
    """The steps of a game; compiled once."""
    rules = {name: getattr(game, name) for name in ("turn", "legal", "play", "scores", "ranks", "observe")}
    allow = bind(allow_template, game.name, **rules)
    return Stepping(
        take=bind(take_template, game.name, settle=playing(game).settle, **rules),
        pay=bind(pay_template, game.name, **rules),
        count=bind(count_template, game.name, **rules),
        allow=allow,
        show=bind(show_template, game.name, allow=allow, **rules),
    )


def read_rewards(name: str) -> int:
    """The kind of rewards with this name."""
    if name not in REWARDS:
        raise GameError(f'Rewards are by "{REWARDS[0]}" or by "{REWARDS[1]}"; {str(name)[:40]!r} is neither.')
    return REWARDS.index(name)
