"""Bots that behave in one particular way, to be seated by tests; other processes can import them."""

from __future__ import annotations

import multiprocessing
import os
from dataclasses import dataclass, field

import numpy as np

from clerestory.engine.chance import Generator
from clerestory.engine.game import Game
from clerestory.engine.records import AnyState
from clerestory.engine.table import points_in


def legal_actions(game: Game, state: AnyState) -> list[int]:
    actions = np.zeros(game.actions, np.int16)
    return [int(action) for action in actions[: game.legal(state, actions)]]


@dataclass(frozen=True)
class FirstMove:
    """Plays the legal action with the lowest number."""

    def choose(self, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
        return legal_actions(game, state)[0]


@dataclass(frozen=True)
class Wise:
    """Plays the toy with secret cards as well as can be: a high card is doubled."""

    def choose(self, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
        return legal_actions(game, state)[-1 if state.card[seat] >= 3 else 0]


@dataclass(frozen=True)
class Watching:
    """Plays the first move, and notes in which seat and what was dealt to all seats at its first decision of a game."""

    seen: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)

    def choose(self, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
        if state.choice[seat] == -1:
            self.seen.append((seat, tuple(int(card) for card in state.card[: state.seats])))
        return legal_actions(game, state)[0]


@dataclass(frozen=True)
class Failing:
    """Breaks down once the table has points on it."""

    def choose(self, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
        if any(points_in(game, state)):
            raise KeyError("palace")
        return legal_actions(game, state)[0]


@dataclass(frozen=True)
class Cheating:
    """Plays a number that is never legal."""

    def choose(self, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
        return game.actions - 1 if game.actions - 1 not in legal_actions(game, state) else 0


@dataclass(frozen=True)
class Vanishing:
    """Takes the process with it that it was sent to."""

    def choose(self, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
        if multiprocessing.parent_process() is not None:
            os._exit(7)
        return legal_actions(game, state)[0]
