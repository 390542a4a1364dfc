"""What is true of every position after every move. `check_game` looks at it; a drawn position must keep it too."""

from __future__ import annotations

from clerestory.engine.rules import rule
from clerestory.games.sintra.components import (
    BOTTOM,
    COLORS,
    DISPLAYS_FOR,
    FACES,
    JOKER_FACE,
    JOKER_STRIP,
    LOWER,
    NO_PANE,
    PANES_OF_EACH_COLOR,
    PANES_ON_A_DISPLAY,
    PLACES,
    REMOVED,
    ROUNDS,
    ROW_POINTS,
    SPACES,
    STRIPS,
    UPPER,
)
from clerestory.games.sintra.rules import free_jokers
from clerestory.games.sintra.scoring import glazed_panels, panes_on
from clerestory.games.sintra.setup import is_empty
from clerestory.games.sintra.state import (
    CENTER,
    FILL_DISPLAY,
    GAME_OVER,
    IN_CENTER,
    KEEP_PANE,
    LAY_ROUND_PANE,
    LAY_STRIP,
    RETURNS,
    SHEET,
    SOURCES,
    STOPPED_AT_ZERO,
    TURN,
    Palace,
    State,
)

MOST_ON_A_LINE = 15_000  # far more than the dearest box allows on one line of a sheet, far from the end of 16 bits

INVARIANTS = (
    "bag, tower, round track, displays, center, strips and windows hold 20 panes of every color",
    "in round r the round track holds the last 7 - r panes, and those on II to VI are of different colors",
    "a turn is only ever asked for while panes are on offer, and none are on offer once the game is over",
    "displays are filled in order, four panes each, from a bag that is not empty, and unused ones stay empty",
    "until the first round is open, nothing is placed, broken, thrown into the tower or scored",
    "a strip shows its first face over an empty window, its other face over one pane, and is gone over two",
    "a player's eight strips are all different, and the joker face never lies over an empty window",
    "panes lie on spaces of their own color or on jokers, five only while the pane to keep is chosen",
    "an upper panel is glazed before the lower one, with a pane of a known color",
    "the glazier stands above a place from 1 to 8",
    "no marker rests on the bottom row of the broken-glass track",
    "a score is the sum of its sheet, within what a game can give, and the track has cost whole returns to the top",
    "the start token is in the center or with a seat of the game",
    "the seat to move is a seat of the game",
)
(
    PANES, TRACK, OFFER, FILLING, OPENING, COMPLETIONS, DIFFERENT, SPACE, PANEL, GLAZIER, ROW, SUM, TOKEN, SEAT, SOUND,
) = range(len(INVARIANTS) + 1)  # fmt: skip


@rule
def check(state: State) -> int:
    """The first invariant that is broken, or SOUND."""
    if state.seat < 0 or state.seat >= state.seats or state.start_seat < 0 or state.start_seat >= state.seats:
        return SEAT
    if state.start_token != IN_CENTER and (state.start_token < 0 or state.start_token >= state.seats):
        return TOKEN
    for color in range(COLORS):
        if panes_of(state, color) != PANES_OF_EACH_COLOR or state.bag[color] < 0 or state.tower[color] < 0:
            return PANES
    if not is_track_sound(state):
        return TRACK
    if not is_offer_sound(state):
        return OFFER
    if not are_displays_filled_in_order(state):
        return FILLING
    if state.phase < TURN and state.rounds_played == 0 and not is_opening_sound(state):
        return OPENING
    for seat in range(state.seats):
        broken = check_palace(state, state.palaces[seat], seat)
        if broken != SOUND:
            return broken
    return SOUND


@rule
def panes_of(state: State, color: int) -> int:
    """Panes of a color everywhere."""
    panes = int(state.bag[color]) + int(state.tower[color])
    for space in range(ROUNDS):
        panes += int(state.round_track[space] == color)
    for source in range(SOURCES):
        panes += int(state.display[source, color])
    for seat in range(state.seats):
        palace = state.palaces[seat]
        for place in range(PLACES):
            panes += int(palace.pane[place, color])
            panes += int(palace.glass[place, UPPER] == color) + int(palace.glass[place, LOWER] == color)
    return panes


@rule
def is_track_sound(state: State) -> bool:
    if state.phase <= LAY_ROUND_PANE and state.rounds_played != 0:
        return False
    if state.phase < LAY_ROUND_PANE:
        return True
    seen = 0
    for space in range(ROUNDS):
        pane = int(state.round_track[space])
        if state.phase == LAY_ROUND_PANE:
            is_laid = 0 < space < state.place or (state.place == 0 and space > 0)
        else:
            is_laid = space >= state.rounds_played
        if pane < NO_PANE or pane >= COLORS or (pane != NO_PANE) != is_laid:
            return False
        if pane != NO_PANE and space > 0:
            if seen >> pane & 1:
                return False
            seen |= 1 << pane
    return (state.rounds_played == ROUNDS) == (state.phase == GAME_OVER)


@rule
def is_offer_sound(state: State) -> bool:
    offered = 0
    for source in range(SOURCES):
        for color in range(COLORS):
            if state.display[source, color] < 0:
                return False
            offered += int(state.display[source, color])
    if state.phase == TURN:
        return offered > 0
    return offered == 0 or state.phase == FILL_DISPLAY or state.phase == KEEP_PANE


@rule
def are_displays_filled_in_order(state: State) -> bool:
    for source in range(1, SOURCES):
        panes = 0
        for color in range(COLORS):
            panes += int(state.display[source, color])
        if panes > PANES_ON_A_DISPLAY or (panes > 0 and source > DISPLAYS_FOR[state.seats]):
            return False
        if state.phase == FILL_DISPLAY:
            due = int(state.drawn) - (source - 1) * PANES_ON_A_DISPLAY
            if panes != min(max(due, 0), PANES_ON_A_DISPLAY):
                return False
    if state.phase != FILL_DISPLAY:
        return state.drawn == 0
    if not is_empty(state.display[CENTER]) or is_empty(state.bag):
        return False
    return 0 <= state.drawn < int(DISPLAYS_FOR[state.seats]) * PANES_ON_A_DISPLAY


@rule
def is_opening_sound(state: State) -> bool:
    if not is_empty(state.tower):
        return False
    for seat in range(state.seats):
        palace = state.palaces[seat]
        if palace.row > 0 or palace.glazier > 0:
            return False
        for line in range(len(SHEET)):
            if palace.points[line] != 0:
                return False
        for place in range(PLACES):
            if panes_on(palace, place) > 0 or glazed_panels(palace, place) > 0:
                return False
    return True


@rule
def check_palace(state: State, palace: Palace, seat: int) -> int:
    """The first invariant that one board breaks, or SOUND."""
    if palace.glazier < 0 or palace.glazier >= PLACES:
        return GLAZIER
    if palace.row < 0 or palace.row >= BOTTOM:
        return ROW
    total = 0
    for line in range(len(SHEET)):
        if abs(int(palace.points[line])) > MOST_ON_A_LINE:
            return SUM
        total += int(palace.points[line])
    if total != palace.score or palace.points[RETURNS] > 0 or palace.points[RETURNS] % ROW_POINTS[BOTTOM] != 0:
        return SUM
    if not state.clamp_score_at_zero and palace.points[STOPPED_AT_ZERO] != 0:
        return SUM
    laid = strips_laid(state, seat)
    strips = 0
    for place in range(PLACES):
        if place >= laid:
            if palace.face[place] != REMOVED or glazed_panels(palace, place) > 0 or panes_on(palace, place) > 0:
                return COMPLETIONS
            continue
        broken = check_place(state, palace, seat, place)
        if broken != SOUND:
            return broken
        if strips >> palace.strip[place] & 1:
            return DIFFERENT
        strips |= 1 << palace.strip[place]
    return SOUND


@rule
def strips_laid(state: State, seat: int) -> int:
    """How many strips lie on a board; all eight once the setup is past that."""
    if state.phase > LAY_STRIP or (state.phase == LAY_STRIP and seat < state.seat):
        return PLACES
    if state.phase == LAY_STRIP and seat == state.seat:
        return int(state.place)
    return 0


@rule
def check_place(state: State, palace: Palace, seat: int, place: int) -> int:
    """The first invariant that one place breaks, or SOUND."""
    upper, lower = int(palace.glass[place, UPPER]), int(palace.glass[place, LOWER])
    if min(upper, lower) < NO_PANE or max(upper, lower) >= COLORS or (upper == NO_PANE and lower != NO_PANE):
        return PANEL
    strip, face = int(palace.strip[place]), int(palace.face[place])
    if strip < 0 or strip >= STRIPS or face < REMOVED or face >= FACES:
        return DIFFERENT
    if (face == REMOVED) != (lower != NO_PANE):
        return COMPLETIONS
    panes = panes_on(palace, place)
    if face == REMOVED:
        return COMPLETIONS if panes > 0 else SOUND
    if strip == JOKER_STRIP and (face == JOKER_FACE) != (upper != NO_PANE):
        return DIFFERENT
    for color in range(COLORS):
        if palace.pane[place, color] < 0:
            return SPACE
    is_kept_from = state.phase == KEEP_PANE and seat == state.seat and place == state.place
    if free_jokers(palace, place) < 0 or (panes == SPACES) != is_kept_from or panes > SPACES:
        return SPACE
    return SOUND
