"""What a palace is worth in Sintra: its points, and what a player sees coming."""

from __future__ import annotations

from clerestory.engine.components import table
from clerestory.engine.rules import rule
from clerestory.games.sintra.components import (
    NO_PANE,
    ORNAMENT,
    ORNAMENT_POINTS,
    ORNAMENTS,
    PANES_FOR_A_POINT,
    PLACES,
    REMOVED,
    ROUNDS,
    ROW_POINTS,
    SIDE_A,
    SPACES,
    UPPER,
    WINDOW_POINTS,
)
from clerestory.games.sintra.scoring import color_bonus, glazed_panels, ornament_bonus, panes_on
from clerestory.games.sintra.state import GAME_OVER, Palace, State

# What is not there yet, in hundredths of a point; fitted to 1,500 games of greedy bots (docs/bots.md).
# Rows of a table: how many rounds are left, this one included.
FILLED = table(  # of the points that a strip's window would bring, by the panes on it
    [[0, 0, 0, 0, 0], [3, 3, 21, 32, 76], [6, 20, 38, 66, 82], [36, 53, 62, 86, 90], [63, 90, 95, 108, 108],
     [104, 114, 125, 125, 125], [110, 112, 115, 115, 115]]
)  # fmt: skip
OUT_OF_REACH = table([0, 9, 17, 34, 46])  # the same in the last round, to the left of the glazier
STARTED = table(  # and whatever the window brings
    [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 110], [0, 0, 0, 0, 160], [-50, -50, -30, 0, 230],
     [-80, -60, -50, 70, 210], [-200, -140, -60, 120, 300]]
)  # fmt: skip
GLAZED = table([0, -16, -10, -50, -90, -180, -180])  # a point of a glazed window: it is counted in all to its left
ORNAMENT_TO_COME = table(  # by the glazed panels around it
    [[0, 0, 0, 0, 0], [0, 0, -60, -90, -210], [0, 110, 50, 20, -210], [0, 160, 70, -60, -300], [0, 150, 10, -60, -200],
     [0, 220, 160, 140, -100], [0, 220, 160, 140, -100]]
)  # fmt: skip
ROW = 190  # a row of the broken-glass track, wherever it is: more will follow
LAST_ROUND_ROW, LAST_ROUND_ROW_POINT = 150, 40
START_TOKEN = table([0, 20, 120, 110, 130, 150, 100])


@rule
def appraise(state: State, seat: int) -> int:
    """About how many points the seat will have in the end, in hundredths."""
    palace = state.palaces[seat]
    worth = 100 * int(palace.score)
    if state.phase == GAME_OVER:
        return worth
    left = ROUNDS - int(state.rounds_played)
    worth += windows_to_come(state, palace, left) - glass_to_break(palace, left)
    worth += int(START_TOKEN[left]) * int(state.start_token == seat)
    if state.side == SIDE_A:
        return worth + ornaments_to_come(palace, left)
    return worth + 100 * color_bonus(palace)


@rule
def expect(state: State, seat: int, other: int) -> int:
    """The same of another seat: nothing is secret."""
    return appraise(state, other)


@rule
def count(state: State, seat: int) -> int:
    """What the seat would have if the game ended now, in hundredths of a point."""
    palace = state.palaces[seat]
    points = int(palace.score)
    if state.phase != GAME_OVER:
        panes = 0
        for place in range(PLACES):
            panes += panes_on(palace, place)
        points += panes // PANES_FOR_A_POINT - int(ROW_POINTS[palace.row])
        points = max(points, 0) if state.clamp_score_at_zero else points
        points += ornament_bonus(palace) if state.side == SIDE_A else color_bonus(palace)
    return 100 * points


@rule
def windows_to_come(state: State, palace: Palace, left: int) -> int:
    """Every strip by the points that its window would bring, how full it is, and how much time is left."""
    glazed = 0  # points of the glazed windows to the right, which score again with this one
    worth = 0
    for step in range(PLACES):
        place = PLACES - 1 - step
        points = int(WINDOW_POINTS[state.side, place])
        if palace.face[place] != REMOVED:
            panes = panes_on(palace, place)
            if panes == SPACES:  # complete, and a pane is about to be kept
                worth += 100 * (glazed + points)
            else:
                is_late = left == 1 and place < palace.glazier
                filled = int(OUT_OF_REACH[panes]) if is_late else int(FILLED[left, panes])
                worth += (glazed + points) * filled + int(STARTED[left, panes])
        if palace.glass[place, UPPER] != NO_PANE:
            glazed += points
    return worth + glazed * int(GLAZED[left])


@rule
def glass_to_break(palace: Palace, left: int) -> int:
    """What the rows on the broken-glass track will have cost."""
    if left > 1:
        return ROW * int(palace.row)
    return LAST_ROUND_ROW * int(palace.row) + LAST_ROUND_ROW_POINT * int(ROW_POINTS[palace.row])


@rule
def ornaments_to_come(palace: Palace, left: int) -> int:
    """Every ornament by the glazed panels around it: what it brings now, and what it promises."""
    worth = 0
    for ornament in range(ORNAMENTS):
        glazed = 0
        for place in range(PLACES):
            if ORNAMENT[place] == ornament:
                glazed += glazed_panels(palace, place)
        worth += 100 * int(ORNAMENT_POINTS[glazed]) + int(ORNAMENT_TO_COME[left, glazed])
    return worth
