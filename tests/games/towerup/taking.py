"""Cards by what they show, and turns in which they are taken."""

from __future__ import annotations

import numpy as np

from clerestory.engine.game import CHANCE
from clerestory.engine.table import Table
from clerestory.games.towerup import GAME
from clerestory.games.towerup.naming import KIND_LETTERS
from tests.games.towerup.drawings import find_card, play


def card(floors: str, steps: str = "") -> str:
    """The name of a card of the box that shows these floors, in whatever order, and these vehicle steps."""
    shown = sorted(map(KIND_LETTERS.index, floors)), sorted(map(KIND_LETTERS.index, steps))
    return find_card(lambda one: (sorted(one.floors), sorted(one.steps)) == shown)


TWO_BLACK_TWO_WHITE = card("BBWW")
THREE_COLORS = card("NWB")
TWO_JOKERS = card("**")
TWO_STEPS = card("*", "BB")
ONE_STEP = card("WN", "G")
OTHERS = f"{card('GGNN')} {card('BGN')}"  # two more cards for the market

CARDS = {"card 1", "card 2", "card 3"}


def refill(table: Table) -> None:
    """Chance turns up a card, whichever comes first."""
    assert table.turn == CHANCE
    table.play(table.legal_moves()[0])


def take(table: Table, number: int, *choices: str) -> None:
    """Take a card of the market, with the floors chosen for jokers and missing ones; then the market is refilled."""
    play(table, f"card {number}", *choices)
    refill(table)


def take_cards(table: Table, turns: int) -> list[int]:
    """In so many turns everybody takes a card, and chooses whatever comes first; the seats, until the game is over."""
    seats: list[int] = []
    while not table.is_over and (len(seats) < turns or table.view()["phase"] != "turn"):
        if table.view()["phase"] == "turn":
            seats.append(table.turn)
        table.play(table.legal_moves()[0])
    return seats


def chances(table: Table) -> dict[str, int]:
    """How likely each thing is that chance may do next."""
    weights = np.zeros(GAME.outcomes, np.int16)
    GAME.weights(table.state, weights)
    return {
        GAME.write(table.state, outcome): int(weights[outcome]) for outcome in range(GAME.outcomes) if weights[outcome]
    }
