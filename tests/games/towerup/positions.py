"""Sound positions, to be changed into what cannot occur; and how a game refuses that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from clerestory.engine.records import copy_of
from clerestory.engine.table import Table
from clerestory.games.towerup import GAME
from clerestory.games.towerup.components import (
    BOX,
    FRONT,
    LETTERS,
)
from clerestory.games.towerup.naming import SITE_NUMBERS
from clerestory.games.towerup.state import (
    State,
)
from tests.accepted import refusal_of
from tests.games.towerup.drawings import find_sites, play
from tests.games.towerup.walks import states_of_every_phase

PLACES = find_sites("a-b b-c d e f", seats=3)
SITE = {name: SITE_NUMBERS[FRONT][place] for name, place in PLACES.items()}
BUILD_B = (f"build {PLACES['b']}", "brown", f"roof {PLACES['b']}")  # beside the black building on a
START_C = (f"build {PLACES['c']}", "white")  # beside the brown building on b; the roof is yet to be placed


def begun(*moves: str) -> State:
    """Three players; starting floors black on a, grey on d, white on e; then some moves, chance by hand."""
    table = Table(GAME, 3, {"objectives": "starting"}, chance_by_hand=True)
    play(table, "first 0", *(f"card {card_with_bottom(letter)}" for letter in "BGW"))
    for color, place in (("black", "a"), ("grey", "d"), ("white", "e")):
        play(table, f"floor {color}", f"site {PLACES[place]}")
    play(table, *moves)
    state: State = table.state
    assert not refusal_of(GAME, state)
    return copy_of(state)


def card_with_bottom(letter: str) -> str:
    return next(card.name for card in BOX.cards if card.floors[0] == LETTERS.index(letter))


def some(phase: int, fits: Callable[[State], Any] = lambda state: True) -> State:
    """A position of a random game."""
    state = next(state for state in states_of_every_phase() if state.phase == phase and fits(state))
    assert not refusal_of(GAME, state)
    return copy_of(state)
