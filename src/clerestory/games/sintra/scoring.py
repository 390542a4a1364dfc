"""Points: during the game, on the broken-glass track, at the end; and who is ahead of whom."""

from __future__ import annotations

from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.games.sintra.components import (
    BOTTOM,
    COLORS,
    NO_PANE,
    ORNAMENT,
    ORNAMENT_POINTS,
    ORNAMENTS,
    PANELS,
    PANES_FOR_A_POINT,
    PLACES,
    ROW_POINTS,
    SIDE_A,
    UPPER,
    WINDOW_POINTS,
)
from clerestory.games.sintra.state import (
    COLOR_BONUS,
    LAST_ROW,
    PANES_ON_STRIPS,
    RETURNS,
    SIDE_BONUS,
    STOPPED_AT_ZERO,
    WINDOWS,
    Palace,
    State,
)


@rule
def score(palace: Palace, reason: int, points: int) -> None:
    """ROUND-1. The aim is the highest score; below 0 and above 100 it simply goes on (R25)."""
    palace.points[reason] += points
    palace.score += points


@rule
def score_color_bonus(state: State, palace: Palace, place: int) -> None:
    """A3a. 1 point for each of the five panes that has the round color (R10)."""
    score(palace, COLOR_BONUS, int(palace.pane[place, state.round_track[state.rounds_played]]))


@rule
def score_windows(state: State, palace: Palace, place: int) -> None:
    """A3c. The points of this window, and of every window to its right with at least one pane, each once (R12)."""
    for window in range(PLACES):
        if pays(palace, place, window):
            score(palace, WINDOWS, int(WINDOW_POINTS[state.side, window]))


@rule
def pays(palace: Palace, place: int, window: int) -> bool:
    """A3c. Whether a window counts when the one at a place has just been glazed."""
    return window >= place and palace.glass[window, UPPER] != NO_PANE


@rule
def step_down(state: State, palace: Palace, steps: int) -> None:
    """TRACK-1, TRACK-2. A row for each step; the bottom row costs its points at once and leads to the top (R19)."""
    palace.row += steps
    while palace.row >= BOTTOM:
        palace.row -= BOTTOM
        lose(state, palace, RETURNS, int(ROW_POINTS[BOTTOM]))


@rule
def lose(state: State, palace: Palace, reason: int, points: int) -> None:
    """TRACK-2, END-2. Points lost on the track; in full for TIE-2, even where the score stops at 0 (R23, R25)."""
    score(palace, reason, -points)
    if state.clamp_score_at_zero and palace.score < 0:
        score(palace, STOPPED_AT_ZERO, -int(palace.score))


@rule
def score_end_of_game(state: State) -> None:
    """ROUND-1, END-3. After six rounds: panes on strips, the broken-glass track, the bonus of the side in play."""
    for seat in range(state.seats):
        palace = state.palaces[seat]
        score_panes_on_strips(palace)
        lose(state, palace, LAST_ROW, int(ROW_POINTS[palace.row]))
        score(palace, SIDE_BONUS, ornament_bonus(palace) if state.side == SIDE_A else color_bonus(palace))


@rule
def score_panes_on_strips(palace: Palace) -> None:
    """END-1. 1 point for every 3 panes on all strips together (R20)."""
    panes = 0
    for place in range(PLACES):
        panes += panes_on(palace, place)
    score(palace, PANES_ON_STRIPS, panes // PANES_FOR_A_POINT)


@rule
def ornament_bonus(palace: Palace) -> int:
    """SIDE-A. The points of all four ornaments."""
    bonus = 0
    for ornament in range(ORNAMENTS):
        bonus += ornament_points(palace, ornament)
    return bonus


@rule
def ornament_points(palace: Palace, ornament: int) -> int:
    """SIDE-A. By the glazed panels around it: 4 score 10, 3 score 6, 2 score 3 (R21)."""
    glazed = 0
    for place in range(PLACES):
        if ORNAMENT[place] == ornament:
            glazed += glazed_panels(palace, place)
    return int(ORNAMENT_POINTS[glazed])


@rule
def color_bonus(palace: Palace) -> int:
    """SIDE-B. Complete windows times the panes of one color in all windows; the best color is chosen (R22)."""
    complete = 0
    for place in range(PLACES):
        complete += int(glazed_panels(palace, place) == PANELS)
    most = 0
    for color in range(COLORS):
        panes = 0
        for place in range(PLACES):
            for panel in range(PANELS):
                panes += int(palace.glass[place, panel] == color)
        most = max(most, panes)
    return complete * most


@rule
def panes_on(palace: Palace, place: int) -> int:
    """A3. How many panes lie on a strip."""
    panes = 0
    for color in range(COLORS):
        panes += int(palace.pane[place, color])
    return panes


@rule
def glazed_panels(palace: Palace, place: int) -> int:
    """SIDE-A. How many panels of a window hold a pane."""
    panels = 0
    for panel in range(PANELS):
        panels += int(palace.glass[place, panel] != NO_PANE)
    return panels


@rule
def scores(state: State, points: Array) -> None:
    """ROUND-1. Every seat's points now; final once the game is over."""
    for seat in range(state.seats):
        points[seat] = state.palaces[seat].score


@rule
def ranks(state: State, places: Array) -> None:
    """TIE-1, TIE-2, TIE-3. Every seat's place: one more than the seats ahead of it."""
    for seat in range(state.seats):
        places[seat] = 1
        for other in range(state.seats):
            places[seat] += int(is_ahead(state.palaces[other], state.palaces[seat]))


@rule
def is_ahead(palace: Palace, other: Palace) -> bool:
    """TIE-1, TIE-2. The higher score; among equals, fewer points lost on the broken-glass track (R23)."""
    if palace.score != other.score:
        return palace.score > other.score
    return points_lost(palace) < points_lost(other)


@rule
def points_lost(palace: Palace) -> int:
    """TIE-2. On the broken-glass track in the whole game: for each return to the top, and for the last row (R23)."""
    return -int(palace.points[RETURNS]) - int(palace.points[LAST_ROW])


@rule
def tie_break(state: State, seat: int, other: int) -> int:
    """TIE-1, TIE-2, TIE-3. Which of these rules parts two seats; by TIE-3 they share the place."""
    palace, rival = state.palaces[seat], state.palaces[other]
    if palace.score != rival.score:
        return 0
    return 1 if points_lost(palace) != points_lost(rival) else 2
