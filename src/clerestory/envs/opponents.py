# ruff: noqa: F821 (the names that `bind` gives to a template)
"""Opponents within a compiled step: the bots that look no further than their own turn, choosing as they always do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from clerestory.bots import BOTS, Bot, load_bot
from clerestory.bots.greedy import OVERLOOKED, Greedy
from clerestory.bots.looking import Look, any_of_the_best, looking
from clerestory.bots.random import Random
from clerestory.engine.chance import Generator, below
from clerestory.engine.game import Game, GameError
from clerestory.engine.records import AnyState, Array, Numbers, Reals
from clerestory.engine.rules import bind
from clerestory.envs.rows import Desk, bind_step

legal: Callable[..., int]
hide: Callable[..., None]
look_through: Callable[..., int]
choose_any: Callable[..., int]

AT_RANDOM, BY_WORTH_NOW, BY_WORTH_TO_COME = range(3)  # how an opponent chooses


class PlainDesk(NamedTuple):
    """What one thread writes on when nobody thinks."""

    actions: Array
    chances: Array
    buffer: Array  # [seat]
    counts: Array  # [feature]


class ThinkingDesk(NamedTuple):
    """What one thread writes on when opponents look through their turns."""

    actions: Array
    chances: Array
    buffer: Array  # [seat]
    counts: Array  # [feature]
    look: Look


def choose_any_template(
    state: AnyState, seat: int, way: int, overlooked: float, rng: Generator, desk: Desk
) -> int:  # fmt: skip
    """Any legal action, all equally likely."""
    return int(desk.actions[below(rng, legal(state, desk.actions))])


def choose_template(
    state: AnyState, seat: int, way: int, overlooked: float, rng: Generator, desk: Desk
) -> int:  # fmt: skip
    """What the greedy bot, with or without foresight, or the random bot would choose."""
    if way == AT_RANDOM:
        return choose_any(state, seat, way, overlooked, rng, desk)
    look = desk.look
    look.states[0] = state
    hide(look.states[0], seat, rng)
    count = look_through(look, seat, way == BY_WORTH_TO_COME)
    return int(look.actions[0, any_of_the_best(look.worth, count, overlooked, rng)])


def any_chooser(game: Game) -> Callable[..., int]:
    """How a random opponent chooses; compiled for a game."""
    return bind(choose_any_template, game.name, legal=game.legal)


@cache
def step_with(game: Game, thinking: bool) -> Callable[..., None]:
    """The step of a game whose opponents play at random, or think; compiled once."""
    choose_any = any_chooser(game)
    if not thinking:
        return bind_step(game, "plain", choose_any).step
    look_through = looking(game).look_through
    choose = bind(choose_template, game.name, choose_any=choose_any, hide=game.hide, look_through=look_through)
    return bind_step(game, "thinking", choose).step


def desk_of(game: Game, thinking: bool) -> Desk:
    actions, chances = np.zeros(game.actions, np.int16), np.zeros(game.outcomes, np.int16)
    most = max(game.seats)
    desk = PlainDesk(actions, chances, np.zeros(most, np.int16), np.zeros(game.features(most), np.int16))
    return ThinkingDesk(*desk, Look.of(game)) if thinking else desk


def read_names(opponents: str | Sequence[str], seats: int) -> list[str]:
    """The names of the opponents, clockwise from the seat that learns; one name is for all of them."""
    names = [opponents] if isinstance(opponents, str) else list(opponents)
    if len(names) == 1:
        names *= seats - 1
    if len(names) != seats - 1:
        raise GameError(f"{seats} seats have {seats - 1} opponents; {len(names)} are named.")
    return names


def read_opponents(game: Game, opponents: str | Sequence[str] | None, seats: int) -> tuple[Numbers, Reals]:
    """How each opponent chooses, and how much it overlooks; nobody is an opponent if None are named."""
    names = [] if opponents is None else read_names(opponents, seats)
    bots = [load_bot(name) for name in names]
    for name, bot in zip(names, bots, strict=True):
        if not isinstance(bot, Greedy | Random):
            quick = ", ".join(each for each in BOTS if isinstance(load_bot(each), Greedy | Random))
            raise GameError(f'"{name}" thinks for too long to play many games at once. These do not: {quick}.')
    overlooked = [getattr(bot, "vagueness", 0.0) * OVERLOOKED.get(game.name, 0) for bot in bots]
    return np.array([way_of(bot) for bot in bots], np.int64), np.array(overlooked, np.float64)


def way_of(bot: Bot) -> int:
    if isinstance(bot, Greedy):
        return BY_WORTH_TO_COME if bot.foresight else BY_WORTH_NOW
    return AT_RANDOM
