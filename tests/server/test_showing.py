"""What is shown is made once for all who know the same: that must be so in every game."""

from __future__ import annotations

import random

import pytest

import clerestory
from clerestory.engine.records import bytes_of
from clerestory.games import GAMES

EVERY = 3  # so many moves, everybody looks


@pytest.mark.parametrize("name", GAMES)
def test_seats_that_know_the_same_see_the_same(name: str) -> None:
    table, rng = clerestory.new_table(name, 3, seed=4), random.Random(4)
    while not table.is_over:
        seen: dict[bytes, object] = {}
        for seat in (None, 0, 1, 2) if len(table.moves) % EVERY == 0 else ():
            view = table.view(seat)
            assert seen.setdefault(bytes_of(table.look(seat)), view) == view
        table.play(rng.choice(table.legal_moves()))
