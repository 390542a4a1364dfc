"""What a player would work out of an observation, for networks: which dice fit where, and what is nearly complete.

An observation says what is printed and which dice lie there. That no two alike lie side by side, and that a row counts
with five different colors, a network would have to find out by itself for each space.
"""

from __future__ import annotations

from clerestory.engine.game import Study
from clerestory.engine.observing import axis, block, features_of, starts
from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.engine.sets import size_of
from clerestory.games.sagrada.components import (
    COLORS,
    COLUMNS,
    FACES,
    MOST_DICE,
    NO_DIE,
    NO_OBJECTIVE,
    NO_PATTERN,
    PUBLIC_OBJECTIVES_LAID,
    ROUNDS,
    ROWS,
    SPACES,
    VALUES,
)
from clerestory.games.sagrada.hidden import are_objectives_secret, are_patterns_secret
from clerestory.games.sagrada.needs import LINES, NEEDS, study_needs
from clerestory.games.sagrada.objectives import (
    COLOR_DIAGONALS,
    COLOR_VARIETY,
    COLUMN_COLOR_VARIETY,
    COLUMN_SHADE_VARIETY,
    LIGHT_SHADES,
    ROW_COLOR_VARIETY,
    ROW_SHADE_VARIETY,
    SHADE_VARIETY,
    cornering,
)
from clerestory.games.sagrada.observation import COLOR, FACE, OBJECTIVE, SPACE, TABLE, VALUE, observe_table
from clerestory.games.sagrada.observation import SEAT as OBSERVED
from clerestory.games.sagrada.observation import observe_seat as observe
from clerestory.games.sagrada.placing import (
    ALL_SPACES,
    fitting,
    spaces_for,
    spaces_of,
    within_reach,
)
from clerestory.games.sagrada.state import ANY_DIE, State, Window, color_of, value_of
from clerestory.games.sagrada.turns import turns_to_come

LINE = axis(
    "line", (*(f"row {row + 1}" for row in range(ROWS)), *(f"column {column + 1}" for column in range(COLUMNS)))
)
A_FEW_DICE = 4

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
    block("line that colors may still make varied", LINE),
    block("line that values may still make varied", LINE),
    block("pool: dice that would fit", per=A_FEW_DICE),
    block("pool: dice that would bring a public objective nearer", OBJECTIVE, per=A_FEW_DICE),
    block("pool: dice that would do two things at once", per=A_FEW_DICE),
    block("pool: dice that would do three things at once", per=A_FEW_DICE),
    block("pool: the most that a die would add to the private objective", per=VALUES),
    *NEEDS,
)
(
    TURNS_AT, COLORS_AT, VALUES_AT, DICE_AT, LINE_COLORS_AT, LINE_VALUES_AT, REACH_AT, COLOR_FITS_AT, VALUE_FITS_AT,
    FACE_FITS_AT, VARIED_COLORS_AT, VARIED_VALUES_AT, POOL_FITS_AT, POOL_GOALS_AT, POOL_TWO_AT, POOL_THREE_AT,
    POOL_PRIVATE_AT, NEEDS_AT, *_,
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
    is_own_known = other == seat or not are_objectives_secret(state)
    study_pool(state, window, counts, at, is_own_known)
    study_needs(state, window, counts, at + NEEDS_AT, is_own_known)


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
        spaces = ALL_SPACES & ~taken & spaces_for(window, color)
        for space in range(SPACES):
            counts[at + COLOR_FITS_AT + space * COLORS + color] = spaces >> space & 1
        note_missing(window, color, spaces, counts, at + VARIED_COLORS_AT)
    for value in range(VALUES):
        spaces = ALL_SPACES & ~taken & spaces_for(window, COLORS + value)
        for space in range(SPACES):
            counts[at + VALUE_FITS_AT + space * VALUES + value] = spaces >> space & 1
        note_missing(window, COLORS + value, spaces, counts, at + VARIED_VALUES_AT)
    for die in range(FACES):
        counts[at + FACE_FITS_AT + die] = int(fitting(window, die, reach) != 0)
    for line in range(ROWS + COLUMNS):
        empty = int(LINES[line]) & ~taken
        dice = size_of(int(LINES[line]) & taken)
        for varied, different in ((VARIED_COLORS_AT, LINE_COLORS_AT), (VARIED_VALUES_AT, LINE_VALUES_AT)):
            fills = int(counts[at + varied + line]) >= size_of(empty)
            counts[at + varied + line] = int(fills & (int(counts[at + different + line]) == dice))


@rule
def note_missing(window: Window, kind: int, spaces: int, counts: Array, at: int) -> None:
    """Add a kind that a line has not got yet, if it may lie there."""
    for line in range(ROWS + COLUMNS):
        is_missing = spaces_of(window, kind) & int(LINES[line]) == 0
        counts[at + line] += int(is_missing & (spaces & int(LINES[line]) != 0))


@rule
def study_pool(state: State, window: Window, counts: Array, at: int, is_own_known: bool) -> None:
    """SCORE-2. What the dice of the pool would do in a window: dice that fit, and what they would be good for there."""
    reach = within_reach(spaces_of(window, ANY_DIE))
    for i in range(MOST_DICE):
        die = int(state.pool[i])
        if die == NO_DIE:
            break
        spaces = fitting(window, die, reach)
        if spaces == 0:
            continue
        counts[at + POOL_FITS_AT] += 1
        once, twice, thrice = 0, 0, 0  # spaces where the die would do so many things
        for slot in range(PUBLIC_OBJECTIVES_LAID):
            objective = int(state.objective[slot])
            if objective != NO_OBJECTIVE:
                good = spaces & good_for(window, objective, die)
                counts[at + POOL_GOALS_AT + objective] += int(good != 0)
                thrice |= twice & good
                twice |= once & good
                once |= good
        if is_own_known and color_of(die) == window.private[0]:
            value = value_of(die)
            counts[at + POOL_PRIVATE_AT] = max(int(counts[at + POOL_PRIVATE_AT]), value)
            thrice |= twice
            twice |= once
        counts[at + POOL_TWO_AT] += int(twice != 0)
        counts[at + POOL_THREE_AT] += int(thrice != 0)


@rule
def good_for(window: Window, objective: int, die: int) -> int:
    """SCORE-2. The spaces where a die would bring a public objective nearer."""
    color, value = color_of(die), COLORS + value_of(die) - 1
    if objective == ROW_COLOR_VARIETY:
        return lines_lacking(window, color, 0, COLORS, 0, ROWS)
    if objective == ROW_SHADE_VARIETY:
        return lines_lacking(window, value, COLORS, VALUES, 0, ROWS)
    if objective == COLUMN_COLOR_VARIETY:
        return lines_lacking(window, color, 0, COLORS, ROWS, COLUMNS)
    if objective == COLUMN_SHADE_VARIETY:
        return lines_lacking(window, value, COLORS, VALUES, ROWS, COLUMNS)
    if objective == COLOR_DIAGONALS:
        return cornering(spaces_of(window, color))
    if objective == COLOR_VARIETY:
        return ALL_SPACES if is_rarest(window, color, 0, COLORS) else 0
    if objective == SHADE_VARIETY:
        return ALL_SPACES if is_rarest(window, value, COLORS, VALUES) else 0
    first = COLORS + 2 * (objective - LIGHT_SHADES)
    is_of_pair = first <= value < first + 2
    return ALL_SPACES if is_of_pair and is_rarest(window, value, first, 2) else 0


@rule
def is_rarest(window: Window, kind: int, first: int, kinds: int) -> bool:
    """GOAL-LIGHT, GOAL-COLOR-SET. Whether no other of some kinds has fewer dice: the next set waits for it."""
    dice = size_of(spaces_of(window, kind))
    for other in range(first, first + kinds):
        if size_of(spaces_of(window, other)) < dice:
            return False
    return True


@rule
def lines_lacking(window: Window, kind: int, first: int, kinds: int, first_line: int, lines: int) -> int:
    """GOAL-ROW-COLOR, GOAL-COL-COLOR. The rows or columns with no two dice alike that lack this kind."""
    taken, spaces = spaces_of(window, ANY_DIE), 0
    for line in range(first_line, first_line + lines):
        whole = int(LINES[line])
        different = 0
        for other in range(first, first + kinds):
            different += int(spaces_of(window, other) & whole != 0)
        if spaces_of(window, kind) & whole == 0 and different == size_of(taken & whole):
            spaces |= whole
    return spaces


STUDY = Study(5, TABLE, SEAT, observe_table, observe_seat)
