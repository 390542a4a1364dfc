"""The random bot: any legal move, all equally likely."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from clerestory.engine.chance import Generator, below
from clerestory.engine.game import Game
from clerestory.engine.records import AnyState


@dataclass(frozen=True)
class Random:
    def choose(self, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
        actions = np.zeros(game.actions, np.int16)
        count = int(game.legal(state, actions))
        return int(actions[below(rng, count)])
