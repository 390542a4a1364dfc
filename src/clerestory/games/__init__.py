"""The games, by name. A new game is a folder here with a GAME in it, and its name in GAMES."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import cast

from clerestory.engine.game import Game, GameError

GAMES = ("sintra", "sagrada", "towerup")


def check_name(name: str) -> None:
    """Refuse a name that is no game's."""
    if name not in GAMES:
        raise GameError(f'There is no game "{name}". The games are: {", ".join(GAMES)}.')


@cache
def load_game(name: str) -> Game:
    """A game by its name; imported, and its component file read, when first asked for."""
    check_name(name)
    return cast(Game, import_module(f"clerestory.games.{name}").GAME)
