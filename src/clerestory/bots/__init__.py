"""The bots, by name. A new bot is a file here with a BOT in it, and its name in BOTS.

A bot answers one question: which of its legal actions does this seat play? It may use only what the seat knows, so it
looks ahead on copies that `game.hide` has redrawn. The same generator gives the same answer.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from clerestory.engine.game import Game, GameError

if TYPE_CHECKING:
    from clerestory.engine.chance import Generator
    from clerestory.engine.records import AnyState

BOTS = {
    "random": "plays any legal move",
    "rollouts": "tries every move in many random games and plays the one that did best",
}


class Bot(Protocol):
    def choose(self, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
        """The action that this seat, whose turn it is, plays. The state stays as it is."""


@cache
def load_bot(name: str) -> Bot:
    """A bot by its name; imported when first asked for."""
    if name not in BOTS:
        raise GameError(f'There is no bot "{name}". The bots are: {", ".join(BOTS)}.')
    return cast(Bot, import_module(f"clerestory.bots.{name}").BOT)
