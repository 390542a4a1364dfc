"""Clerestory: modern board games, complete and exact.

import clerestory
table = clerestory.new_table("sintra", seats=3, seed=7)
table.play(table.legal_moves()[0])
table.scores()
"""

from __future__ import annotations

from typing import Any

from clerestory.engine.components import ComponentError
from clerestory.engine.game import CHANCE, OVER, Game, GameError
from clerestory.engine.replaying import RecordError, read_record
from clerestory.engine.replaying import replay as replay_record
from clerestory.engine.table import Move, Rank, Table
from clerestory.games import GAMES, load_game

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
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
]  # fmt: skip


def new_table(
    game: str, seats: int = 2, *, seed: int | None = None, chance_by_hand: bool = False, **options: Any
) -> Table:
    """A new game: `new_table("sintra", seats=3, seed=7, side="B")`.

    The same seed and the same moves give the same game. With `chance_by_hand` every draw is played like a move
    (`table.play("draw orange")`), to type in a game from a real table.
    """
    return Table(load_game(game), seats, options, seed=seed, chance_by_hand=chance_by_hand)


def replay(record: dict[str, Any] | str) -> Table:
    """The table that a record describes (a dict, or its JSON text); RecordError says what is wrong and where."""
    return replay_record(read_record(record) if isinstance(record, str) else record, load_game)


def read_position(game: str, text: str, *, seed: int | None = None, chance_by_hand: bool = False) -> Table:
    """A table that starts from a drawn position (`table.draw()`), to be played on from there."""
    return Table(load_game(game), seed=seed, chance_by_hand=chance_by_hand, position=text)
