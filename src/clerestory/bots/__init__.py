"""The bots, by name.

A bot answers one question: which of its legal actions does this seat play? It may use only what the seat knows, so it
looks ahead on copies that `game.hide` has redrawn. The same generator gives the same answer.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Protocol

from clerestory.engine.game import Game

if TYPE_CHECKING:
    from clerestory.engine.chance import Generator
    from clerestory.engine.records import AnyState

LEVELS = {
    "novice": "takes what pays most right now",
    "casual": "plans for its own board, and does not see small differences",
    "skilled": "plans for its own board with some care, and does not look at yours",
    "expert": "the strongest that thinks quickly",
    "master": "the strongest; thinks through hundreds of ways to go on, or thousands",
}
BOTS = {
    **LEVELS,
    "random": "plays any legal move",
    "greedy": "plans for its own board, and sees every difference",
    "search": "thinks through 1000 ways to go on; search:200 through 200, search:50ms for 50 milliseconds",
    "learned": "plays what a network likes best that learned from games against itself; learned:200 searches too",
}
USUAL_LEVEL = "skilled"


class Bot(Protocol):
    def choose(self, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
        """The action that this seat, whose turn it is, plays. The state stays as it is."""


@cache
def load_bot(name: str) -> Bot:
    """A bot by its name; what it needs is imported when first asked for."""
    from clerestory.bots.levels import bot_named

    return bot_named(name)
