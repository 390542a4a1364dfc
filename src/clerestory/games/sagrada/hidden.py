"""What a seat cannot know: redrawn for a bot that looks ahead, blanked out for a person who looks at the table."""

from __future__ import annotations

from clerestory.engine.chance import Generator, below
from clerestory.engine.game import EVERYBODY
from clerestory.engine.records import copy_of
from clerestory.engine.rules import rule
from clerestory.games.sagrada.components import (
    CARDS,
    CARDS_DEALT,
    COLORS,
    NO_CARD,
    NO_COLOR,
    NO_PATTERN,
    SIDES,
    UNKNOWN,
)
from clerestory.games.sagrada.state import (
    CHOOSE_PATTERN,
    DEAL_CARD,
    DEAL_OBJECTIVE,
    GAME_OVER,
    State,
    Window,
    is_solo,
)


@rule
def are_objectives_secret(state: State) -> bool:
    """SETUP-1, OPTION-1, SOLO-4. Until the final scoring, unless they lie open."""
    return not state.open_private and not is_solo(state) and state.phase != GAME_OVER


@rule
def are_patterns_secret(state: State) -> bool:
    """SETUP-2. The cards dealt and the patterns chosen from them, until all have chosen (R1)."""
    return state.phase <= DEAL_CARD or state.phase == CHOOSE_PATTERN


@rule
def hide(state: State, seat: int, rng: Generator) -> None:
    """SETUP-1, SETUP-2. Redraw the cards and choices of the others from all that they could be."""
    if are_objectives_secret(state):
        redraw_objectives(state, seat, rng)
    if are_patterns_secret(state):
        redraw_patterns(state, seat, rng)


@rule
def redraw_objectives(state: State, seat: int, rng: Generator) -> None:
    """SETUP-1. Any private objective but one's own, and no two alike."""
    left = (1 << COLORS) - 1
    if state.windows[seat].private[0] != NO_COLOR:
        left &= ~(1 << state.windows[seat].private[0])
    for other in range(state.seats):
        window = state.windows[other]
        if other != seat and window.private[0] != NO_COLOR:
            color = pick_one(left, COLORS, rng)
            left &= ~(1 << color)
            window.private[0] = color


@rule
def redraw_patterns(state: State, seat: int, rng: Generator) -> None:
    """SETUP-2. Any pattern cards but one's own; a choice that was made from them may be any of the four."""
    left = (1 << CARDS) - 1
    for i in range(CARDS_DEALT):
        if state.windows[seat].dealt[i] != NO_CARD:
            left &= ~(1 << state.windows[seat].dealt[i])
    for other in range(state.seats):
        window = state.windows[other]
        if other != seat:
            left = redraw_cards(window, left, rng)
        if other != seat and window.pattern != NO_PATTERN:
            choice = below(rng, CARDS_DEALT * SIDES)
            window.pattern = window.dealt[choice // SIDES] * SIDES + choice % SIDES


@rule
def redraw_cards(window: Window, left: int, rng: Generator) -> int:
    """SETUP-2. As many cards as the seat has, ascending, from a set; what is left of the set."""
    for i in range(CARDS_DEALT):
        if window.dealt[i] != NO_CARD:
            card = pick_one(left, CARDS, rng)
            left &= ~(1 << card)
            window.dealt[i] = card
    if window.dealt[1] != NO_CARD and window.dealt[0] > window.dealt[1]:
        first = int(window.dealt[0])
        window.dealt[0] = window.dealt[1]
        window.dealt[1] = first
    return left


@rule
def pick_one(left: int, size: int, rng: Generator) -> int:
    """SETUP-1, SETUP-2. A member of a set of numbers below a size, all equally likely."""
    members = 0
    for number in range(size):
        members += left >> number & 1
    ticket = below(rng, members)
    for number in range(size):
        ticket -= left >> number & 1
        if ticket < 0:
            return number
    return size


def mask(state: State, seat: int | None) -> State:
    """SETUP-1, SETUP-2, OPTION-1. A copy in which all that a seat cannot know is UNKNOWN; None is a spectator."""
    masked = copy_of(state)
    for other in range(state.seats):
        if other == seat:
            continue
        window = masked.windows[other]
        if are_objectives_secret(state):
            window.private[window.private != NO_COLOR] = UNKNOWN
        if are_patterns_secret(state):
            window.dealt[window.dealt != NO_CARD] = UNKNOWN
            if window.pattern != NO_PATTERN:
                window.pattern = UNKNOWN
    return masked


@rule
def seen_by(state: State) -> int:
    """SETUP-1, SETUP-2. Who sees the next move: a card is seen by whom it is dealt to, a choice by whose it is."""
    is_secret = are_objectives_secret(state) if state.phase == DEAL_OBJECTIVE else are_patterns_secret(state)
    return int(state.seat) if is_secret else EVERYBODY
