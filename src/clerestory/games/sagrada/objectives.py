"""The fifteen objectives, one function a card: how many times its condition is met, or the sum of its values."""

from __future__ import annotations

from clerestory.engine.rules import rule
from clerestory.engine.sets import size_of
from clerestory.games.sagrada.components import (
    BLUE,
    COLORS,
    COLUMNS,
    GREEN,
    PURPLE,
    RED,
    ROWS,
    SPACES,
    VALUES,
    YELLOW,
)
from clerestory.games.sagrada.placing import LEFT_COLUMN, RIGHT_COLUMN, TOP_ROW, spaces_of
from clerestory.games.sagrada.state import ANY_DIE, Window

(
    ROW_COLOR_VARIETY, COLUMN_COLOR_VARIETY, ROW_SHADE_VARIETY, COLUMN_SHADE_VARIETY, LIGHT_SHADES, MEDIUM_SHADES,
    DEEP_SHADES, SHADE_VARIETY, COLOR_DIAGONALS, COLOR_VARIETY,
) = range(10)  # fmt: skip


@rule
def times_met(window: Window, objective: int) -> int:
    """SCORE-2. How many times a window meets a public objective; a die may serve several of them (R24)."""
    if objective == ROW_COLOR_VARIETY:
        return row_color_variety(window)
    if objective == COLUMN_COLOR_VARIETY:
        return column_color_variety(window)
    if objective == ROW_SHADE_VARIETY:
        return row_shade_variety(window)
    if objective == COLUMN_SHADE_VARIETY:
        return column_shade_variety(window)
    if objective == LIGHT_SHADES:
        return light_shades(window)
    if objective == MEDIUM_SHADES:
        return medium_shades(window)
    if objective == DEEP_SHADES:
        return deep_shades(window)
    if objective == SHADE_VARIETY:
        return shade_variety(window)
    if objective == COLOR_DIAGONALS:
        return color_diagonals(window)
    return color_variety(window)


# --- Rows and columns ---


@rule
def row_color_variety(window: Window) -> int:
    """GOAL-ROW-COLOR. Rows with five dice of five different colors; a gap spoils a row (R25)."""
    return varied_lines(window, 0, COLORS, LEFT_COLUMN, 1, COLUMNS)


@rule
def column_color_variety(window: Window) -> int:
    """GOAL-COL-COLOR. Columns with four dice of four different colors (R25)."""
    return varied_lines(window, 0, COLORS, TOP_ROW, COLUMNS, ROWS)


@rule
def row_shade_variety(window: Window) -> int:
    """GOAL-ROW-SHADE. Rows with five dice of five different values (R25)."""
    return varied_lines(window, COLORS, VALUES, LEFT_COLUMN, 1, COLUMNS)


@rule
def column_shade_variety(window: Window) -> int:
    """GOAL-COL-SHADE. Columns with four dice of four different values (R25)."""
    return varied_lines(window, COLORS, VALUES, TOP_ROW, COLUMNS, ROWS)


@rule
def varied_lines(window: Window, first_kind: int, kinds: int, heads: int, step: int, length: int) -> int:
    """GOAL-ROW-COLOR, GOAL-COL-COLOR. Lines without a gap and without two dice of one kind; a line is its first space.

    All lines are looked at together: shifted by some steps, a set of spaces tells what lies so far from their heads.
    """
    varied = heads
    for i in range(length):
        varied &= spaces_of(window, ANY_DIE) >> i * step
    if varied == 0:
        return 0
    for kind in range(first_kind, first_kind + kinds):
        spaces = spaces_of(window, kind)
        seen = 0
        for i in range(length):
            varied &= ~(seen & spaces >> i * step)
            seen |= spaces >> i * step
    return size_of(varied)


# --- Sets anywhere in the window ---


@rule
def light_shades(window: Window) -> int:
    """GOAL-LIGHT. Pairs of a 1 and a 2."""
    return sets_of_values(window, 1, 2)


@rule
def medium_shades(window: Window) -> int:
    """GOAL-MEDIUM. Pairs of a 3 and a 4."""
    return sets_of_values(window, 3, 4)


@rule
def deep_shades(window: Window) -> int:
    """GOAL-DEEP. Pairs of a 5 and a 6."""
    return sets_of_values(window, 5, 6)


@rule
def shade_variety(window: Window) -> int:
    """GOAL-SHADE-SET. Sets of all six values."""
    return sets_of_values(window, 1, VALUES)


@rule
def color_variety(window: Window) -> int:
    """GOAL-COLOR-SET. Sets of all five colors."""
    sets = SPACES
    for color in range(COLORS):
        sets = min(sets, dice_of_color(window, color))
    return sets


@rule
def sets_of_values(window: Window, lowest: int, highest: int) -> int:
    """SCORE-3. As many sets as the rarest of the values has dice."""
    sets = SPACES
    for value in range(lowest, highest + 1):
        sets = min(sets, dice_of_value(window, value))
    return sets


@rule
def dice_of_color(window: Window, color: int) -> int:
    """SCORE-3. How many dice of a color a window holds."""
    return size_of(spaces_of(window, color))


@rule
def dice_of_value(window: Window, value: int) -> int:
    """SCORE-3. How many dice of a value a window holds."""
    return size_of(spaces_of(window, COLORS + value - 1))


# --- Dice ---


@rule
def color_diagonals(window: Window) -> int:
    """GOAL-DIAGONALS. Dice with a diagonal neighbor of their own color, each once (R26)."""
    dice = 0
    for color in range(COLORS):
        spaces = spaces_of(window, color)
        dice += size_of(spaces & cornering(spaces))
    return dice


@rule
def cornering(spaces: int) -> int:
    """GOAL-DIAGONALS. The diagonal neighbors of a set of spaces."""
    sideways = (spaces & ~RIGHT_COLUMN) << 1 | (spaces & ~LEFT_COLUMN) >> 1
    return sideways << COLUMNS | sideways >> COLUMNS


# --- Private objectives ---


@rule
def shades_of_red(window: Window) -> int:
    """GOAL-RED. The sum of the values of own red dice."""
    return sum_of_values(window, RED)


@rule
def shades_of_green(window: Window) -> int:
    """GOAL-GREEN. The sum of the values of own green dice."""
    return sum_of_values(window, GREEN)


@rule
def shades_of_blue(window: Window) -> int:
    """GOAL-BLUE. The sum of the values of own blue dice."""
    return sum_of_values(window, BLUE)


@rule
def shades_of_yellow(window: Window) -> int:
    """GOAL-YELLOW. The sum of the values of own yellow dice."""
    return sum_of_values(window, YELLOW)


@rule
def shades_of_purple(window: Window) -> int:
    """GOAL-PURPLE. The sum of the values of own purple dice."""
    return sum_of_values(window, PURPLE)


@rule
def shades_of(window: Window, color: int) -> int:
    """SCORE-4. The points of a private objective; none for one that is not known."""
    if color == RED:
        return shades_of_red(window)
    if color == GREEN:
        return shades_of_green(window)
    if color == BLUE:
        return shades_of_blue(window)
    if color == YELLOW:
        return shades_of_yellow(window)
    return shades_of_purple(window) if color == PURPLE else 0


@rule
def sum_of_values(window: Window, color: int) -> int:
    """SCORE-4. The sum of the values of the dice of a color."""
    points = 0
    for value in range(1, VALUES + 1):
        points += value * size_of(spaces_of(window, color) & spaces_of(window, COLORS + value - 1))
    return points
