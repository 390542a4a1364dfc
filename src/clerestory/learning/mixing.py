"""Which tables are learned from: every number of seats, and every option, the usual ones most."""

from __future__ import annotations

from typing import Any

import numpy as np

from clerestory.engine.game import Game, GameError
from clerestory.engine.options import JOINT, allowed_values, read_options, some_of
from clerestory.engine.records import AnyState, States, blank_states

USUAL_SEATS = 2
USUAL_SHARE = 0.5  # of the tables: those with all options as they are unless told
KINDS = 64  # of tables at a time


def any_seats(game: Game, rng: np.random.Generator) -> int:
    """How many play: any number equally often."""
    return int(rng.choice(game.seats))


def starts_for(game: Game, seats: int, rng: np.random.Generator) -> States:
    """Tables before anything has happened, of several kinds."""
    starts = blank_states(game.state, KINDS)
    for kind in range(KINDS):
        is_usual = kind < USUAL_SHARE * KINDS
        while not lay_out(game, starts[kind], seats, {} if is_usual else any_options(game, rng)):
            pass
    return starts


def lay_out(game: Game, state: AnyState, seats: int, options: dict[str, Any]) -> bool:
    """Lay a table; whether so many can play with these options."""
    try:
        game.setup(state, seats, read_options(game, options))
    except GameError:
        return False
    return True


def any_options(game: Game, rng: np.random.Generator) -> dict[str, Any]:
    """Any value for each option, names that can be combined in any way."""
    chosen = {}
    for name, values in allowed_values(game).items():
        several = some_of(game, name)
        if several and rng.integers(len(values) + 1) == len(values):
            how_many, names = several
            chosen[name] = JOINT.join(rng.choice(names, how_many, replace=False))
        else:
            chosen[name] = values[int(rng.integers(len(values)))]
    return chosen
