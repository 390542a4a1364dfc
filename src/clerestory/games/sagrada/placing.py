"""Placing dice: the PLACE rules as sets of spaces. A set is a number with a bit for each space, A1 being the lowest."""

from __future__ import annotations

from clerestory.engine.rules import rule
from clerestory.games.sagrada.components import (
    COLORS,
    COLUMNS,
    NO_DIE,
    OPEN_TO_COLOR,
    OPEN_TO_VALUE,
    ROWS,
    SPACES,
)
from clerestory.games.sagrada.state import ANY_DIE, HALF, LOW_HALF, Window, color_of, value_of

ALL_SPACES = (1 << SPACES) - 1
LEFT_COLUMN = sum(1 << row * COLUMNS for row in range(ROWS))
RIGHT_COLUMN = LEFT_COLUMN << COLUMNS - 1
TOP_ROW = (1 << COLUMNS) - 1
BOTTOM_ROW = TOP_ROW << SPACES - COLUMNS
EDGE = LEFT_COLUMN | RIGHT_COLUMN | TOP_ROW | BOTTOM_ROW  # the 14 outer spaces, corners and all
EVERYWHERE = ALL_SPACES  # what a tool lets a restriction be met by, when it lifts it


@rule
def spaces_of(window: Window, kind: int) -> int:
    """PLACE-7. The spaces that hold dice of a kind: of a color, of a value, or any."""
    return int(window.kinds[kind, 0]) | int(window.kinds[kind, 1]) << HALF


@rule
def beside(spaces: int) -> int:
    """PLACE-7. The orthogonal neighbors of a set of spaces."""
    sideways = (spaces & ~RIGHT_COLUMN) << 1 | (spaces & ~LEFT_COLUMN) >> 1
    return (sideways | spaces << COLUMNS | spaces >> COLUMNS) & ALL_SPACES


@rule
def around(spaces: int) -> int:
    """PLACE-3. The neighbors of a set of spaces, orthogonal and diagonal, and the set itself."""
    wide = spaces | (spaces & ~RIGHT_COLUMN) << 1 | (spaces & ~LEFT_COLUMN) >> 1
    return (wide | wide << COLUMNS | wide >> COLUMNS) & ALL_SPACES


@rule
def within_reach(taken: int) -> int:
    """PLACE-1, PLACE-2, PLACE-3. Empty spaces that touch a die; in an empty window, those of the edge."""
    return EDGE if taken == 0 else around(taken) & ~taken


@rule
def isolated(taken: int) -> int:
    """TOOL-CORK. Empty spaces that touch no die (R20); in an empty window, still those of the edge (R21)."""
    return EDGE if taken == 0 else ALL_SPACES & ~around(taken)


@rule
def open_to_color(window: Window, color: int) -> int:
    """PLACE-4, PLACE-6. The spaces that are of this color, or of none."""
    return int(OPEN_TO_COLOR[window.pattern, color])


@rule
def open_to_value(window: Window, value: int) -> int:
    """PLACE-5, PLACE-6. The spaces that ask for this value, or for none."""
    return int(OPEN_TO_VALUE[window.pattern, value - 1])


@rule
def spaces_for(window: Window, kind: int) -> int:
    """PLACE-8. The spaces where a color or a value may lie, by what is printed and what lies beside; taken ones too."""
    printed = open_to_color(window, kind) if kind < COLORS else open_to_value(window, kind - COLORS + 1)
    return printed & ~beside(spaces_of(window, kind))


@rule
def alike(window: Window, die: int) -> int:
    """PLACE-7. The spaces that hold a die of the same color or of the same value."""
    return spaces_of(window, color_of(die)) | spaces_of(window, COLORS + value_of(die) - 1)


@rule
def fitting(window: Window, die: int, spaces: int) -> int:
    """PLACE-8, PLACE-9. Those of some spaces that take the die: what is printed fits, and no neighbor is alike."""
    return (
        spaces
        & open_to_color(window, color_of(die))
        & open_to_value(window, value_of(die))
        & ~beside(alike(window, die))
    )


@rule
def reach_of(window: Window) -> int:
    """PLACE-1, PLACE-2, PLACE-3. The spaces where a die may go, as far as the dice that lie there say."""
    return within_reach(spaces_of(window, ANY_DIE))


@rule
def place_die(window: Window, space: int, die: int) -> None:
    """PLACE-1, PLACE-10, SETUP-4. The die lies there now, and stays."""
    window.die[space] = die
    note_die(window, space, die)


@rule
def move_die(window: Window, space: int, target: int) -> None:
    """PLACE-10, TOOL-7. Lift a die and put it down elsewhere in the same window."""
    die = int(window.die[space])
    note_die(window, space, die)
    window.die[space] = NO_DIE
    place_die(window, target, die)


@rule
def note_die(window: Window, space: int, die: int) -> None:
    """PLACE-8. Add a space to the sets of its die's kinds, or take it out of them again."""
    low = 1 << space & LOW_HALF
    high = 1 << space >> HALF
    flip(window, color_of(die), low, high)
    flip(window, COLORS + value_of(die) - 1, low, high)
    flip(window, ANY_DIE, low, high)


@rule
def flip(window: Window, kind: int, low: int, high: int) -> None:
    """PLACE-8. Change a set, half by half."""
    window.kinds[kind, 0] ^= low
    window.kinds[kind, 1] ^= high
