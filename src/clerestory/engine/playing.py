# ruff: noqa: F821 (the names that `bind` gives to a template)
"""Random play at full speed: the loops that every game is simulated, searched and checked with.

They are templates: `playing(game)` binds them to a game's own functions and compiles them for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from clerestory.engine.chance import Generator, below, pick, start_stream
from clerestory.engine.game import CHANCE, OVER, Game
from clerestory.engine.records import AnyState, Array, States
from clerestory.engine.rules import bind, rule

turn: Callable[..., int]
legal: Callable[..., int]
weights: Callable[..., int]
play: Callable[..., None]
check: Callable[..., int]
settle: Callable[..., int]
play_out: Callable[..., int]

MOST_RELUCTANT = 5  # kinds of reluctance: 1, 4, 16, 64, 256
THOUGHTS = 16
HABITUAL = 1000  # moves, after which a game is played without its habit: some never end if nobody wants to end them


@dataclass(frozen=True)
class Playing:
    """The loops, compiled for one game."""

    settle: Callable[..., int]
    play_out: Callable[..., int]
    play_games: Callable[..., int]
    check_games: Callable[..., int]


@dataclass(frozen=True)
class Buffers:
    """What the loops write into; one set for each thread."""

    actions: Array
    weights: Array
    rng: Generator

    @staticmethod
    def of(game: Game) -> Buffers:
        return Buffers(np.zeros(game.actions, np.int16), np.zeros(game.outcomes, np.int16), np.zeros(1, np.uint64))


def settle_template(state: AnyState, rng: Generator, chances: Array) -> int:
    """Let chance move until a seat must choose or the game is over; the turn then."""
    seat = turn(state)
    while seat == CHANCE:
        play(state, pick(rng, chances, weights(state, chances)))
        seat = turn(state)
    return seat


def play_out_template(
    state: AnyState, rng: Generator, actions: Array, chances: Array, played: npt.NDArray[np.int64]
) -> int:
    """Play at random to the end; how many choices there were to choose from in all. Counts the actions played."""
    choices = 0
    while settle(state, rng, chances) != OVER:
        count = legal(state, actions)
        action = actions[below(rng, count)]
        play(state, int(action))
        played[action] += 1
        choices += count
    return choices


def play_games_template(
    states: States, start: States, seed: int, first: int, actions: Array, chances: Array, rng: Generator,
    played: npt.NDArray[np.int64],
) -> int:  # fmt: skip
    """Play one random game in each state, game i on stream first + i of the seed; the choices there were in all."""
    choices = 0
    for i in range(len(states)):
        states[i] = start[0]
        start_stream(rng, seed, first + i)
        choices += play_out(states[i], rng, actions, chances, played)
    return choices


@rule
def take_habit(habit: Array, actions: int, rng: Generator) -> None:
    """For one game: the first and the last of some actions, and how reluctantly they are chosen (1 = as any other).

    Uniform choice plays every game alike, and what it does eagerly in the beginning it has never left for the end.
    """
    first, other = below(rng, actions), below(rng, actions)
    habit[0] = min(first, other)
    habit[1] = max(first, other)
    habit[2] = 1 << 2 * below(rng, MOST_RELUCTANT)


@rule
def choose_by_habit(actions: Array, count: int, habit: Array, rng: Generator) -> int:
    """A random one of the legal actions; one that this game is reluctant to choose is mostly thought over again."""
    action = int(actions[below(rng, count)])
    for _ in range(THOUGHTS):
        if action < habit[0] or action > habit[1] or below(rng, int(habit[2])) == 0:
            break
        action = int(actions[below(rng, count)])
    return action


def check_games_template(
    states: States, start: States, seed: int, first: int, actions: Array, chances: Array, rng: Generator,
    habit: Array, longest: int, wide: int, sound: int, trouble: npt.NDArray[np.int64],
) -> int:  # fmt: skip
    """Play random games with a habit each, looking at every position; in the first `wide` also one action further.

    `states` has room for two: the game, and a copy to try actions on. Returns how many games
    were fine; on the first that is not, trouble = (game, move, what).
    """
    games = int(trouble[0])
    for i in range(games):
        states[0] = start[0]
        start_stream(rng, seed, first + i)
        take_habit(habit, len(actions), rng)
        for move in range(longest + 1):
            trouble[0], trouble[1] = first + i, move
            broken = check(states[0])
            if broken != sound:
                trouble[2] = broken
                return i
            seat = turn(states[0])
            if seat == OVER:
                break
            if move == longest:
                trouble[2] = sound + 1
                return i
            if seat == CHANCE:
                total = weights(states[0], chances)
                if total <= 0:
                    trouble[2] = sound + 2
                    return i
                play(states[0], pick(rng, chances, total))
                continue
            count = legal(states[0], actions)
            if count <= 0:
                trouble[2] = sound + 3
                return i
            for k in range(count):
                if actions[k] < 0 or actions[k] >= len(actions) or (k > 0 and actions[k] <= actions[k - 1]):
                    trouble[2] = sound + 4
                    return i
                if i >= wide:
                    continue
                states[1] = states[0]
                play(states[1], int(actions[k]))
                broken = check(states[1])
                if broken != sound:
                    trouble[2] = broken
                    return i
            if move >= HABITUAL:
                habit[2] = 1
            play(states[0], choose_by_habit(actions, count, habit, rng))
    return games


@cache
def playing(game: Game) -> Playing:
    """The loops for a game; compiled once."""
    rules = {"turn": game.turn, "legal": game.legal, "weights": game.weights, "play": game.play, "check": game.check}
    settle = bind(settle_template, game.name, **rules)
    play_out = bind(play_out_template, game.name, settle=settle, **rules)
    play_games = bind(play_games_template, game.name, play_out=play_out)
    return Playing(settle, play_out, play_games, bind(check_games_template, game.name, **rules))
