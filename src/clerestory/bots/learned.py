"""The learned bot: a network tells it what its turns are worth."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from clerestory.bots.foresight import NOW, Sight, foreseeing
from clerestory.bots.looking import DEPTH
from clerestory.bots.networks import Network, network_of
from clerestory.engine.chance import Generator
from clerestory.engine.game import Game
from clerestory.engine.records import AnyState, States, assign, blank_states


@dataclass(frozen=True)
class Learned:
    """Plays what the network of a game likes best."""

    def choose(self, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
        return liked_best(network_of(game), game, state, seat, rng)


def liked_best(network: Network, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
    """The action after which the seat's own turn can lead to what is worth most; of equals, the first."""
    seats = int(state.seats)
    states = [blank_states(game.state, 2) for _ in range(DEPTH)]
    sights = [Sight.of(game, network, seats) for _ in range(DEPTH)]
    assign(states[0][NOW], state)
    game.hide(states[0][NOW], seat, rng)
    count = look_on(game, states, sights, seat, 0)
    return int(sights[0].actions[np.argmax(sights[0].worth[:count])])


def look_on(game: Game, states: list[States], sights: list[Sight], seat: int, depth: int) -> int:
    """How many actions the seat has; each is worth the best that it can lead to in the seat's own next decisions."""
    here, sight = states[depth], sights[depth]
    count = int(foreseeing(game)(here, sight, seat))
    if depth + 1 == len(states) or (depth == 0 and count == 1):
        return count
    further = states[depth + 1]
    for k in range(count):
        assign(further[NOW], here[NOW])
        game.play(further[NOW], int(sight.actions[k]))
        if game.turn(further[NOW]) == seat:
            ways = look_on(game, states, sights, seat, depth + 1)
            sight.worth[k] = sights[depth + 1].worth[:ways].max()
    return count
