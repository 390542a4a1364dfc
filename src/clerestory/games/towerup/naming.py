"""Names of sites, cards, colors and objectives, as people read and type them."""

from __future__ import annotations

from clerestory.games.towerup.components import (
    BOX,
    COLOR_NAMES,
    COLORS,
    JOKER_LETTER,
    LETTERS,
    NO_BUILDING,
    NO_CARD,
    NO_OBJECTIVE,
    OBJECTIVE_NAMES,
)
from clerestory.games.towerup.state import State, board_of

NOTHING = "."
SITE_NUMBERS = tuple({site.name: number for number, site in enumerate(board.sites)} for board in BOX.boards)
CARD_NUMBERS = {card.name: kind for kind, card in enumerate(BOX.cards)}
KIND_LETTERS = LETTERS + JOKER_LETTER


def site_name(state: State, site: int) -> str:
    return BOX.boards[board_of(state)].sites[site].name


def card_name(kind: int) -> str:
    """A card as it is written in the component file: BBGG, or WN>G."""
    return NOTHING if kind == NO_CARD else BOX.cards[kind].name


def color_name(color: int) -> str | None:
    return None if color == NO_BUILDING else COLOR_NAMES[color]


def objective_name(objective: int) -> str:
    return NOTHING if objective == NO_OBJECTIVE else OBJECTIVE_NAMES[objective]


def read_color(word: str) -> int | None:
    """A color by its name or its letter."""
    for color in range(COLORS):
        if word in (COLOR_NAMES[color], LETTERS[color].lower()):
            return color
    return None


def read_site(state: State, word: str) -> int | None:
    """A site of this board by its name."""
    return SITE_NUMBERS[board_of(state)].get(word.upper())
