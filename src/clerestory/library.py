"""The three ways to a table: a new one, a recorded one, a drawn one."""

from __future__ import annotations

from typing import Any

from clerestory.engine import replaying
from clerestory.engine.table import Table
from clerestory.games import load_game


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
    return replaying.replay(replaying.read_record(record) if isinstance(record, str) else record, load_game)


def read_position(game: str, text: str, *, seed: int | None = None, chance_by_hand: bool = False) -> Table:
    """A table that starts from a drawn position (`table.draw()`), to be played on from there."""
    return Table(load_game(game), seed=seed, chance_by_hand=chance_by_hand, position=text)
