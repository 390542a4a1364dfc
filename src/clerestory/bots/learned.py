"""The learned bot: a network tells it what its turns are worth."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from clerestory.bots.foresight import ALL, AN_APPRAISAL, foreseeing
from clerestory.bots.networks import Network, network_of
from clerestory.bots.sight import Sight
from clerestory.engine.chance import Generator
from clerestory.engine.game import Game
from clerestory.engine.records import AnyState, copy_of


@dataclass(frozen=True)
class Learned:
    """Plays what the network of a game likes best."""

    def choose(self, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
        return liked_best(network_of(game), game, state, seat, rng)


def liked_best(network: Network, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
    """The action with which the way to play the turn begins that is worth most; of equals, the first."""
    sight, hidden = Sight.of(game, network, int(state.seats)), copy_of(state)
    game.hide(hidden, seat, rng)
    count = int(foreseeing(game)(hidden, sight, seat, ALL, AN_APPRAISAL))
    return int(sight.ways[np.argmax(sight.worth[:count]), 0])
