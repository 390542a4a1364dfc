"""Observations: all that matters is in them, from the point of view of the seat that looks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
import pytest

from clerestory.engine.records import AnyState
from tests.games.rotating import rotated
from tests.games.sagrada import rebuilding as sagrada
from tests.games.sagrada import walks as sagrada_walks
from tests.games.seeing import Observation, check_playing_on
from tests.games.sintra import rebuilding as sintra
from tests.games.sintra import walks as sintra_walks
from tests.games.towerup import rebuilding as towerup
from tests.games.towerup import walks as towerup_walks
from tests.games.walking import BaseWalk

CHOICES = [3, 1, 4, 1, 5, 9, 2, 6]


@dataclass(frozen=True)
class Looking:
    """How a game is looked at: who plays it, with which options, and how it is put together again."""

    walk: type[BaseWalk]
    styles: tuple[str, ...]
    options: tuple[dict[str, Any], ...]  # one after the other
    rebuild: Callable[[Observation, AnyState], AnyState]
    rotated: tuple[str, ...]  # the players' boards, and what names a seat

    def walks(self) -> list[BaseWalk]:
        """Every style for every number of seats."""
        pairs = list(product(self.walk.game.seats, self.styles))
        return [
            self.walk(seats, self.options[number % len(self.options)], number, CHOICES, style)
            for number, (seats, style) in enumerate(pairs)
        ]


GAMES = {
    "sintra": Looking(
        sintra_walks.Walk,
        sintra_walks.STYLES,
        ({"side": "B", "clamp_score_at_zero": True}, {"ask_kept_pane_on_side_a": True, "b_only_leftwards": False}),
        sintra.rebuild,
        ("palaces", "seat", "start_seat", "start_token"),
    ),
    "sagrada": Looking(
        sagrada_walks.Walk,
        sagrada_walks.STYLES,
        ({"solo_tools": 5}, {"open_private": True, "solo_tools": 4}, {}),
        sagrada.rebuild,
        ("windows", "seat", "start_seat"),
    ),
    "towerup": Looking(
        towerup_walks.Walk,
        towerup_walks.STYLES * 2,
        ({}, {"starting_floors": 5, "objectives": "starting"}, {"objectives": "double+brown+levels"}),
        towerup.rebuild,
        ("players", "seat", "first_seat"),
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_alike_from_what_one_seat_sees_of_it(name: str) -> None:
    """The same moves, the same chances, the same points and places, whatever is played; and no block is idle."""
    looking = GAMES[name]
    game, used = looking.walk.game, set[str]()
    for walk in looking.walks():
        used |= check_playing_on(walk, looking.rebuild)
    blocks = {block.what for block in game.layout} | {f"own: {block.what}" for block in game.seat_layout}
    assert {block for block in blocks if not any(name.startswith(block) for name in used)} == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_sees_the_table_from_where_it_sits(name: str) -> None:
    """What a seat sees is what the first seat sees if all move on until it is the first."""
    looking = GAMES[name]
    for walk in looking.walks()[:: len(looking.styles)]:
        for table, _ in walk.moves():
            for seat in range(walk.seats):
                turned = rotated(table.state, -seat, *looking.rotated)
                assert np.array_equal(table.game.observed(table.state, seat), table.game.observed(turned, 0))
