# ruff: noqa: F821 (the names that `bind` gives to a template)
"""A game in progress at full speed, and who plays it. Programs play at a `Table`, which remembers what to tell them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from time import perf_counter
from typing import Protocol

from clerestory.bots import Bot
from clerestory.engine.chance import Generator, start_stream
from clerestory.engine.game import Game, GameError
from clerestory.engine.playing import Buffers, playing
from clerestory.engine.records import AnyState, Array, States, assign, blank_states
from clerestory.engine.rules import bind

legal: Callable[..., int]
play: Callable[..., None]
settle: Callable[..., int]

REFUSED = -4  # instead of the next turn: the action was not legal, and nothing has changed


class Position(Protocol):
    """What `Table` and `Board` have in common."""

    @property
    def state(self) -> AnyState: ...

    @property
    def turn(self) -> int: ...

    def play(self, move: int, /) -> object: ...


class Player(Protocol):
    """Who sits in a seat for one game."""

    def choose(self, position: Position, seat: int) -> tuple[int, float]:
        """The action that this seat plays, and the seconds that it took to think of it; or Forfeit."""


class Board:
    """A game in progress without a memory: the state, and the turn. It draws the same as a `Table` of the same seed."""

    def __init__(self, game: Game, start: States, seed: int) -> None:
        self.game = game
        self._memory = blank_states(game.state, 1)
        self.state: AnyState = self._memory[0]
        self._buffers = Buffers.of(game)
        self._advance = advance(game)
        assign(self.state, start[0])
        start_stream(self._buffers.rng, seed, 0)
        self.turn = int(playing(game).settle(self.state, self._buffers.rng, self._buffers.weights))

    def play(self, move: int, /) -> None:
        buffers = self._buffers
        turn = int(self._advance(self.state, move, buffers.rng, buffers.actions, buffers.weights))
        if turn == REFUSED:
            raise GameError(self.game.refusal(self.state, move))
        self.turn = turn


def advance_template(state: AnyState, action: int, rng: Generator, actions: Array, chances: Array) -> int:
    """Play an action if it is legal, and let chance move after it; the turn then, or REFUSED."""
    for i in range(legal(state, actions)):
        if actions[i] == action:
            play(state, action)
            return settle(state, rng, chances)
    return REFUSED


@cache
def advance(game: Game) -> Callable[..., int]:
    """The step for a game; compiled once."""
    return bind(advance_template, game.name, legal=game.legal, play=game.play, settle=playing(game).settle)


@dataclass(frozen=True)
class BotPlayer:
    """A bot with its generator. What it is asked, and that it looks at nothing it may not know, is as everywhere."""

    name: str
    bot: Bot
    game: Game
    rng: Generator

    def choose(self, position: Position, seat: int) -> tuple[int, float]:
        began = perf_counter()
        try:
            action = int(self.bot.choose(self.game, position.state, seat, self.rng))
        except GameError as error:
            raise GameError(f"The bot {self.name} cannot go on: {error}") from error
        except Exception as error:
            what = " ".join(f"{type(error).__name__}: {error}".split())[:200].rstrip(" .:")
            raise GameError(f"The bot {self.name} failed: {what}.") from error
        return action, perf_counter() - began
