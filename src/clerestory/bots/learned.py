"""The learned bot: a network tells it what its moves are worth."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from clerestory.bots.foresight import NOW, Sight, foreseeing
from clerestory.bots.networks import network_of
from clerestory.engine.chance import Generator
from clerestory.engine.game import Game
from clerestory.engine.records import AnyState, assign, blank_states


@dataclass(frozen=True)
class Learned:
    """Plays what is worth most right after it; of equals, the first."""

    def choose(self, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
        states, sight = blank_states(game.state, 2), Sight.of(game, network_of(game), int(state.seats))
        assign(states[NOW], state)
        game.hide(states[NOW], seat, rng)
        count = int(foreseeing(game)(states, sight, seat))
        return int(sight.actions[np.argmax(sight.worth[:count])])
