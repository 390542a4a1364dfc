# ruff: noqa: F821 (the names that `bind` gives to a template)
"""How an observation is put together: what a seat sees of the table, of itself and of the others, scaled.

It is a template: `seeing(game)` binds it to a game's own functions and compiles it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from clerestory.engine.observing import Layout, features_of
from clerestory.engine.records import AnyState, Array, Features
from clerestory.engine.rules import bind

if TYPE_CHECKING:
    from clerestory.engine.game import Game

observe_table: Callable[..., None]
observe_seat: Callable[..., None]
TABLE_FEATURES: int
SEAT_FEATURES: int
SCALES: Features  # [feature]


def observe_template(state: AnyState, seat: int, counts: Array, features: Features) -> None:
    """All that a seat may see: the table, itself, and the others clockwise. As whole numbers, and as learned from."""
    for i in range(len(features)):
        counts[i] = 0
    observe_table(state, seat, counts)
    for step in range(state.seats):
        other = (seat + step) % int(state.seats)
        observe_seat(state, seat, other, counts, TABLE_FEATURES + step * SEAT_FEATURES)
    for i in range(len(features)):
        features[i] = np.float32(counts[i]) * SCALES[i]


def seeing(game: Game) -> Callable[..., None]:
    """A game's `observe`, out of its `observe_table` and `observe_seat`."""
    return bind(
        observe_template,
        f"{game.name}_{game.features(1)}",  # a game that is also studied has two
        observe_table=game.observe_table,
        observe_seat=game.observe_seat,
        TABLE_FEATURES=features_of(game.layout),
        SEAT_FEATURES=features_of(game.seat_layout),
        SCALES=scales_of(game.layout + game.seat_layout * max(game.seats)),
    )


def scales_of(layout: Layout) -> Features:
    """What each number of a layout is multiplied with."""
    return np.array([1 / per for block in layout for per in block.per], np.float32)
