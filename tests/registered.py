"""The cases that every game is tested with. A new game gets all the general tests by standing here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from clerestory import load_game
from clerestory.engine.game import Game
from clerestory.games import GAMES

SETTINGS: dict[str, list[dict[str, Any]]] = {
    "sintra": [{"side": "A"}, {"side": "B"}],
    "sagrada": [{}],
    "towerup": [{}],
}
UNUSUAL_SETTINGS: dict[str, list[dict[str, Any]]] = {
    "sintra": [{"side": "A", "clamp_score_at_zero": True, "b_only_leftwards": False, "ask_kept_pane_on_side_a": True}],
    "sagrada": [{"open_private": True, "solo_tools": 5}],
    "towerup": [{"starting_floors": 5, "objectives": "connected+borders+levels"}],
}


@dataclass(frozen=True)
class Case:
    """A game, how many play it, and with which options."""

    name: str
    seats: int
    settings: tuple[tuple[str, Any], ...]

    @property
    def game(self) -> Game:
        return load_game(self.name)

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.settings)

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *(f"{value}" for _, value in self.settings)])


def cases(settings: dict[str, list[dict[str, Any]]] = SETTINGS) -> list[Case]:
    """Every game, for every number of seats, with each of its settings."""
    return [
        Case(name, seats, tuple(options.items()))
        for name in GAMES
        for seats in load_game(name).seats
        for options in settings[name]
    ]
