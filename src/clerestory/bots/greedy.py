"""The greedy bot: looks through its own turn and plays for the position that it likes best."""

from __future__ import annotations

from dataclasses import dataclass

from clerestory.bots.looking import Look, any_of_the_best, looking
from clerestory.engine.chance import Generator
from clerestory.engine.game import Game
from clerestory.engine.records import AnyState, assign

# What is worse by no more looks just as good to a casual player, in hundredths of a point (docs/bots.md).
OVERLOOKED = {"sintra": 130, "sagrada": 160, "towerup": 105}


@dataclass(frozen=True)
class Greedy:
    """Of actions that look equally good, any."""

    foresight: bool = True  # without, it sees what a position would pay now, and nothing that is to come
    vagueness: float = 0.0  # 1 is a casual player's; 0.5 overlooks half as much, 0 nothing

    def choose(self, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
        look = Look.of(game)
        assign(look.states[0], state)
        game.hide(look.states[0], seat, rng)
        count = int(looking(game).look_through(look, seat, self.foresight))
        overlooked = float(self.vagueness * OVERLOOKED.get(game.name, 0))
        return int(look.actions[0, any_of_the_best(look.worth, count, overlooked, rng)])
