"""The learned bot: a network tells it what its moves are worth."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from clerestory.bots.foresight import NOW, Sight, foreseeing
from clerestory.bots.networks import Network, network_of
from clerestory.engine.chance import Generator
from clerestory.engine.game import Game
from clerestory.engine.records import AnyState, assign, blank_states


@dataclass(frozen=True)
class Learned:
    """Plays what the network of a game likes best."""

    def choose(self, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
        return liked_best(network_of(game), game, state, seat, rng)


def liked_best(network: Network, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
    """The action after which the position is worth most to the seat; of equals, the first."""
    states, sight = blank_states(game.state, 2), Sight.of(game, network, int(state.seats))
    assign(states[NOW], state)
    game.hide(states[NOW], seat, rng)
    count = int(foreseeing(game)(states, sight, seat))
    return int(sight.actions[np.argmax(sight.worth[:count])])
