"""What a position is worth to a seat, one file for each game: points, and a few things that a player would name.

A game whose turns have much in them that is seldom worth trying may also say what a quick player would think of, and
one in which the others have secrets, what somebody who looks at what they have made of them would suppose.
Networks correct what is expected here: who changes a number raises the version of the game's study, and trains anew.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from clerestory.engine.game import Game
from clerestory.engine.records import AnyState
from clerestory.engine.rules import rule

A_POINT = 100  # what is worth something is so in hundredths of a point
APPRAISED = ("sintra", "sagrada", "towerup")


@dataclass(frozen=True)
class Appraisal:
    """In hundredths of a point; alone, above the target."""

    appraise: Callable[..., int]  # (state, seat)       about what the seat will have in the end
    expect: Callable[..., int]  # (state, seat, other)  the same of another, as far as the seat may know; no target
    count: Callable[..., int]  # (state, seat)          what it would have if the game ended now
    sketch: Callable[..., int]  # (state, actions)      some legal actions: those for a turn that is only sketched
    suppose: Callable[..., None]  # (state, seat, rng)  redraw what the seat cannot know, what is likelier more often
    secret: Callable[..., int]  # (state, seat)         what is supposed of it, on which its plans hang; 0 is nothing


@rule
def worth_nothing(state: AnyState, seat: int) -> int:
    """A game that nobody has written an appraisal for: a bot then knows only who has won in the end."""
    return 0


@rule
def expect_nothing(state: AnyState, seat: int, other: int) -> int:
    """The same of another seat."""
    return 0


@rule
def no_secret(state: AnyState, seat: int) -> int:
    """A game in which what others hide does not change what they are after."""
    return 0


@cache
def appraisal_of(game: Game) -> Appraisal:
    """The appraisal of a game."""
    if game.name not in APPRAISED:
        return Appraisal(worth_nothing, expect_nothing, worth_nothing, game.legal, game.hide, no_secret)
    module = import_module(f"{__name__}.{game.name}")
    sketch, suppose = getattr(module, "sketch", game.legal), getattr(module, "suppose", game.hide)
    secret = getattr(module, "secret", no_secret)
    return Appraisal(module.appraise, module.expect, module.count, sketch, suppose, secret)
