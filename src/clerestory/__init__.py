"""Clerestory: modern board games, complete and exact.

import clerestory
table = clerestory.new_table("sintra", seats=3, seed=7)
table.play(table.legal_moves()[0])
table.scores()
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from clerestory.engine.components import ComponentError
    from clerestory.engine.game import CHANCE, EVERYBODY, OVER, Game, GameError
    from clerestory.engine.replaying import RecordError
    from clerestory.engine.table import Move, Rank, Table
    from clerestory.games import GAMES, load_game
    from clerestory.library import new_table, read_position, replay

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "EVERYBODY",
    "GAMES",
    "OVER",
    "ComponentError",
    "Game",
    "GameError",
    "Move",
    "Rank",
    "RecordError",
    "Table",
    "load_game",
    "new_table",
    "read_position",
    "replay",
]

HOMES = {
    **dict.fromkeys(("CHANCE", "EVERYBODY", "OVER", "Game", "GameError"), "clerestory.engine.game"),
    **dict.fromkeys(("Move", "Rank", "Table"), "clerestory.engine.table"),
    **dict.fromkeys(("GAMES", "load_game"), "clerestory.games"),
    **dict.fromkeys(("new_table", "read_position", "replay"), "clerestory.library"),
    "ComponentError": "clerestory.engine.components",
    "RecordError": "clerestory.engine.replaying",
}


def __getattr__(name: str) -> Any:
    """Names are imported when first used: the compiler takes a while to load, and `clerestory --help` needs none."""
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(HOMES[name]), name)


def __dir__() -> list[str]:
    return [*globals(), *__all__]
