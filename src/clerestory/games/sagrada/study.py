"""What a player would work out of an observation, for networks: which dice fit where, and what is nearly complete.

An observation says what is printed and which dice lie there. That no two alike lie side by side, and that a row counts
with five different colors, a network would have to find out by itself for each space.
"""

from __future__ import annotations

import numpy as np

from clerestory.engine.game import Study
from clerestory.engine.observing import axis, block, features_of, starts
from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.engine.sets import size_of
from clerestory.games.sagrada.components import COLORS, COLUMNS, FACES, NO_PATTERN, ROUNDS, ROWS, SPACES, VALUES
from clerestory.games.sagrada.hidden import are_patterns_secret
from clerestory.games.sagrada.observation import COLOR, FACE, SPACE, TABLE, VALUE, observe_table
from clerestory.games.sagrada.observation import SEAT as OBSERVED
from clerestory.games.sagrada.observation import observe_seat as observe
from clerestory.games.sagrada.placing import (
    ALL_SPACES,
    LEFT_COLUMN,
    TOP_ROW,
    beside,
    fitting,
    open_to_color,
    open_to_value,
    spaces_of,
    within_reach,
)
from clerestory.games.sagrada.state import ANY_DIE, State, Window
from clerestory.games.sagrada.turns import turns_to_come

LINE = axis(
    "line", (*(f"row {row + 1}" for row in range(ROWS)), *(f"column {column + 1}" for column in range(COLUMNS)))
)
LINES = np.array(  # sets of spaces
    [*(TOP_ROW << row * COLUMNS for row in range(ROWS)), *(LEFT_COLUMN << column for column in range(COLUMNS))],
)

SEAT = (
    *OBSERVED,
    block("turns to come", per=2 * ROUNDS),
    block("dice of this color", COLOR, per=COLUMNS),
    block("dice of this value", VALUE, per=COLUMNS),
    block("dice", LINE, per=COLUMNS),
    block("different colors", LINE, per=COLUMNS),
    block("different values", LINE, per=COLUMNS),
    block("empty space that touches a die", SPACE),
    block("empty space where this color may lie", SPACE, COLOR),
    block("empty space where this value may lie", SPACE, VALUE),
    block("die that would fit somewhere", FACE),
)
(
    TURNS_AT, COLORS_AT, VALUES_AT, DICE_AT, LINE_COLORS_AT, LINE_VALUES_AT, REACH_AT, COLOR_FITS_AT, VALUE_FITS_AT,
    FACE_FITS_AT,
) = (features_of(OBSERVED) + start for start in starts(SEAT[len(OBSERVED) :]))  # fmt: skip


@rule
def observe_seat(state: State, seat: int, other: int, counts: Array, at: int) -> None:
    """SETUP-2. What a seat has, and what follows from it; of a pattern that is still secret nothing does."""
    observe(state, seat, other, counts, at)
    window = state.windows[other]
    if window.pattern == NO_PATTERN or (other != seat and are_patterns_secret(state)):
        return
    counts[at + TURNS_AT] = turns_to_come(state, other)
    study_lines(window, counts, at)
    study_spaces(window, counts, at)


@rule
def study_lines(window: Window, counts: Array, at: int) -> None:
    """SCORE-3. What rows, columns and sets are made of."""
    for kind in range(COLORS + VALUES):
        spaces = spaces_of(window, kind)
        first = COLORS_AT + kind if kind < COLORS else VALUES_AT + kind - COLORS
        different = LINE_COLORS_AT if kind < COLORS else LINE_VALUES_AT
        counts[at + first] = size_of(spaces)
        for line in range(ROWS + COLUMNS):
            counts[at + different + line] += int(spaces & int(LINES[line]) != 0)
    for line in range(ROWS + COLUMNS):
        counts[at + DICE_AT + line] = size_of(spaces_of(window, ANY_DIE) & int(LINES[line]))


@rule
def study_spaces(window: Window, counts: Array, at: int) -> None:
    """PLACE-3, PLACE-8. Where dice may still lie, by what is printed and by what lies beside."""
    taken = spaces_of(window, ANY_DIE)
    reach = within_reach(taken)
    for space in range(SPACES):
        counts[at + REACH_AT + space] = reach >> space & 1
    for color in range(COLORS):
        spaces = ALL_SPACES & ~taken & open_to_color(window, color) & ~beside(spaces_of(window, color))
        for space in range(SPACES):
            counts[at + COLOR_FITS_AT + space * COLORS + color] = spaces >> space & 1
    for value in range(VALUES):
        spaces = ALL_SPACES & ~taken & open_to_value(window, value + 1) & ~beside(spaces_of(window, COLORS + value))
        for space in range(SPACES):
            counts[at + VALUE_FITS_AT + space * VALUES + value] = spaces >> space & 1
    for die in range(FACES):
        counts[at + FACE_FITS_AT + die] = int(fitting(window, die, reach) != 0)


STUDY = Study(3, TABLE, SEAT, observe_table, observe_seat)
