"""Moving dice of one's own window: where a die may go when a tool lifts it."""

from __future__ import annotations

from clerestory.engine.rules import rule
from clerestory.games.sagrada.components import NO_DIE, SPACES
from clerestory.games.sagrada.placing import (
    EVERYWHERE,
    alike,
    beside,
    open_to_color,
    open_to_value,
    spaces_of,
    within_reach,
)
from clerestory.games.sagrada.state import ANY_DIE, Window, color_of, value_of


@rule
def targets(window: Window, space: int) -> int:
    """TOOL-7. Where the die of a space may be moved by all PLACE rules; nowhere if there is no die."""
    die = int(window.die[space])
    if die == NO_DIE:
        return 0
    return landings(window, space, open_to_color(window, color_of(die)), open_to_value(window, value_of(die)))


@rule
def color_lifting_targets(window: Window, space: int) -> int:
    """TOOL-EGLOMISE. The same, whatever color the target asks for (R10)."""
    die = int(window.die[space])
    return 0 if die == NO_DIE else landings(window, space, EVERYWHERE, open_to_value(window, value_of(die)))


@rule
def value_lifting_targets(window: Window, space: int) -> int:
    """TOOL-COPPER. The same, whatever value the target asks for (R10)."""
    die = int(window.die[space])
    return 0 if die == NO_DIE else landings(window, space, open_to_color(window, color_of(die)), EVERYWHERE)


@rule
def landings(window: Window, space: int, by_color: int, by_value: int) -> int:
    """TOOL-7. The lifted die is not its own neighbor (R7), an only die lands on the edge (R8), and it must move."""
    here = 1 << space
    reach = within_reach(spaces_of(window, ANY_DIE) & ~here)
    return reach & ~here & by_color & by_value & ~beside(alike(window, int(window.die[space])) & ~here)


@rule
def targets_before_a_second_move(window: Window, space: int) -> int:
    """TOOL-LATHEKIN. Where a first die may be moved so that another can be moved after it (R12)."""
    reached = targets(window, space)
    kept = 0
    for target in range(SPACES):
        if reached >> target & 1 and has_second_move(window, space, target):
            kept |= 1 << target
    return kept


@rule
def has_second_move(window: Window, space: int, target: int) -> bool:
    """TOOL-LATHEKIN. Whether a second die can be moved once the die of a space has gone to its target (R11)."""
    for second in range(SPACES):
        if second != space and targets_after(window, second, space, target) != 0:
            return True
    return False


@rule
def targets_after(window: Window, second: int, space: int, target: int) -> int:
    """TOOL-LATHEKIN. Where a second die may be moved, seeing the first in its new place and not in the old (R11)."""
    die = int(window.die[second])
    if die == NO_DIE:
        return 0
    left, landed, here = 1 << space, 1 << target, 1 << second
    like = alike(window, die)
    if like & left:
        like ^= left | landed
    reach = within_reach((spaces_of(window, ANY_DIE) ^ left ^ landed) & ~here)
    fits = open_to_color(window, color_of(die)) & open_to_value(window, value_of(die))
    return reach & ~here & fits & ~beside(like & ~here)
