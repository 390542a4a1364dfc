"""Which tables are learned from: every number of seats; the usual options most, but all of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict

import numpy as np
import pytest

from clerestory import GAMES, load_game
from clerestory.engine.options import allowed_values
from clerestory.learning.mixing import KINDS, any_seats, starts_for


@pytest.mark.parametrize("name", GAMES)
def test_any_number_of_seats_is_learned_as_often(name: str) -> None:
    game, rng = load_game(name), np.random.default_rng(1)
    seats = Counter(any_seats(game, rng) for _ in range(400))
    assert set(seats) == set(game.seats)
    assert all(0.8 < len(game.seats) * times / 400 < 1.2 for times in seats.values())


@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_every_option_is_played_and_the_usual_ones_most(name: str) -> None:
    game, rng, usual = load_game(name), np.random.default_rng(1), asdict(load_game(name).options())
    laid = [asdict(game.options_of(state)) for _ in range(3) for state in starts_for(game, 2, rng)]
    assert sum(options == usual for options in laid) >= len(laid) / 2
    assert len(laid) == 3 * KINDS
    for option, values in allowed_values(game).items():
        assert {str(options[option]) for options in laid} >= {str(value) for value in values}, option
