"""What the objectives in play still need of a window, for networks.

Whether a row lacks a color means nothing unless rows of colors count. So these numbers say both at once: they are 0 as
long as the objective is not laid out.
"""

from __future__ import annotations

from bisect import bisect_right

import numpy as np

from clerestory.engine.components import table
from clerestory.engine.observing import axis, block, starts
from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.engine.sets import size_of
from clerestory.games.sagrada.components import (
    BOX,
    COLORS,
    COLUMNS,
    FACES,
    NO_COLOR,
    NO_DIE,
    NO_OBJECTIVE,
    NO_TOOL,
    PUBLIC_OBJECTIVES_LAID,
    ROWS,
    SOLO_MOST_TOOLS,
    SOLO_PRIVATE_OBJECTIVES,
    SPACES,
    VALUES,
)
from clerestory.games.sagrada.objectives import (
    COLOR_DIAGONALS,
    COLOR_VARIETY,
    COLUMN_COLOR_VARIETY,
    COLUMN_SHADE_VARIETY,
    DEEP_SHADES,
    LIGHT_SHADES,
    MEDIUM_SHADES,
    ROW_COLOR_VARIETY,
    ROW_SHADE_VARIETY,
    SHADE_VARIETY,
    cornering,
    sum_of_values,
    times_met,
)
from clerestory.games.sagrada.observation import COLOR, OBJECTIVE, TOOL
from clerestory.games.sagrada.placing import ALL_SPACES, LEFT_COLUMN, TOP_ROW, spaces_for, spaces_of, within_reach
from clerestory.games.sagrada.state import ANY_DIE, State, Window, is_solo
from clerestory.games.sagrada.using import cost

A_FEW_TIMES, A_FEW_LINES, A_FEW_SPACES, MANY_SPACES, MANY_POINTS = 3, 2, 4, 10, 20
LINES = np.array(  # sets of spaces
    [*(TOP_ROW << row * COLUMNS for row in range(ROWS)), *(LEFT_COLUMN << column for column in range(COLUMNS))],
)
VARIETIES = ROW_COLOR_VARIETY, COLUMN_COLOR_VARIETY, ROW_SHADE_VARIETY, COLUMN_SHADE_VARIETY
SETS = (  # the objective, its first kind of die, how many kinds, and where they begin among those of all of them
    (LIGHT_SHADES, COLORS, 2, 0),
    (MEDIUM_SHADES, COLORS + 2, 2, 2),
    (DEEP_SHADES, COLORS + 4, 2, 4),
    (SHADE_VARIETY, COLORS, VALUES, 6),
    (COLOR_VARIETY, 0, COLORS, 6 + VALUES),
)
FITTING_DICE = (0, 1, 2, 3, 5, 10, 20)  # or more, up to the next of them
FITTING = table([bisect_right(FITTING_DICE, dice) - 1 for dice in range(FACES + 1)])

VARIETY = axis("objective", (BOX.public_objectives[objective] for objective in VARIETIES))
DICE = axis("dice", map(str, range(COLUMNS)))
KIND = axis(
    "kind of die", (f"{BOX.public_objectives[goal]}, {kind + 1}" for goal, _, kinds, _ in SETS for kind in range(kinds))
)
FIT = axis("dice that fit", (f"{dice} or more" for dice in FITTING_DICE))

NEEDS = (
    block("times met", OBJECTIVE, per=A_FEW_TIMES),
    block("lines that may still count, by their dice", VARIETY, DICE, per=A_FEW_LINES),
    block("lines that may still count, with a choice for every space", VARIETY, DICE, per=A_FEW_LINES),
    block("kinds that the next set lacks: as many", KIND),
    block("the next set lacks this kind", KIND),
    block("the next set lacks this kind: spaces for it", KIND, per=A_FEW_SPACES),
    block("spaces where a die would get a diagonal neighbor of its color", per=MANY_SPACES),
    block("the same, of those that touch a die", per=A_FEW_SPACES),
    block("empty spaces, by how many dice fit", FIT, per=A_FEW_SPACES),
    block("value of all dice of this color", COLOR, per=MANY_POINTS),
    block("private objective: spaces for it", per=MANY_SPACES),
    block("private objective: spaces for it that touch a die", per=A_FEW_SPACES),
    block("tool that could still be paid", TOOL),
)
(
    TIMES_AT, LINES_AT, EASY_LINES_AT, LACKS_AT, LACKED_AT, ROOM_AT, DIAGONALS_AT, NEAR_DIAGONALS_AT, FIT_AT, VALUE_AT,
    PRIVATE_AT, NEAR_PRIVATE_AT, PAYABLE_AT,
) = starts(NEEDS)  # fmt: skip


@rule
def study_needs(state: State, window: Window, counts: Array, at: int, is_own_known: bool) -> None:
    """SCORE-1. What every objective in play still needs, and what the window has room for."""
    for i in range(PUBLIC_OBJECTIVES_LAID):
        objective = int(state.objective[i])
        if objective == NO_OBJECTIVE:
            continue
        counts[at + TIMES_AT + objective] = times_met(window, objective)
        if objective <= COLUMN_SHADE_VARIETY:
            study_variety(window, objective, counts, at)
        elif objective == COLOR_DIAGONALS:
            study_diagonals(window, counts, at)
        else:
            study_sets(window, objective, counts, at)
    study_room(window, counts, at)
    if is_own_known:
        study_private(window, counts, at)
    study_payment(state, window, counts, at)


@rule
def study_variety(window: Window, objective: int, counts: Array, at: int) -> None:
    """GOAL-ROW-COLOR, GOAL-COL-SHADE. Lines that are not full yet, and may be without two dice alike then."""
    first, kinds = COLORS, VALUES
    if objective == ROW_COLOR_VARIETY or objective == COLUMN_COLOR_VARIETY:  # noqa: SIM109 (quicker, compiled)
        first, kinds = 0, COLORS
    first_line, lines = ROWS, COLUMNS
    if objective == ROW_COLOR_VARIETY or objective == ROW_SHADE_VARIETY:  # noqa: SIM109
        first_line, lines = 0, ROWS
    taken = spaces_of(window, ANY_DIE)
    once, twice, spoiled = 0, 0, 0  # spaces for one kind that is lacking, for two, and of lost lines
    for kind in range(first, first + kinds):
        dice, lacking = spaces_of(window, kind), 0
        for line in range(first_line, first_line + lines):
            here = dice & int(LINES[line])
            if here == 0:
                lacking |= int(LINES[line])
            elif here & (here - 1) != 0:
                spoiled |= int(LINES[line])
        fits = lacking & spaces_for(window, kind)
        twice |= once & fits
        once |= fits
    for line in range(first_line, first_line + lines):
        whole = int(LINES[line])
        empty = whole & ~taken
        if empty != 0 and whole & spoiled == 0 and empty & ~once == 0:
            place = objective * COLUMNS + size_of(whole & taken)
            counts[at + LINES_AT + place] += 1
            counts[at + EASY_LINES_AT + place] += int(empty & ~twice == 0)


@rule
def study_sets(window: Window, objective: int, counts: Array, at: int) -> None:
    """GOAL-LIGHT, GOAL-COLOR-SET. The kinds of which there are fewest, since the next set waits for them."""
    empty = ALL_SPACES & ~spaces_of(window, ANY_DIE)
    for goal, first, kinds, place in SETS:
        if goal != objective:
            continue
        fewest = SPACES
        for kind in range(first, first + kinds):
            fewest = min(fewest, size_of(spaces_of(window, kind)))
        lacking = 0
        for kind in range(first, first + kinds):
            if size_of(spaces_of(window, kind)) == fewest:
                lacking += 1
                counts[at + LACKED_AT + place + kind - first] = 1
                counts[at + ROOM_AT + place + kind - first] = size_of(empty & spaces_for(window, kind))
        counts[at + LACKS_AT + place + lacking - 1] = 1


@rule
def study_diagonals(window: Window, counts: Array, at: int) -> None:
    """GOAL-DIAGONALS. Where a die of a color would lie diagonally beside another."""
    taken = spaces_of(window, ANY_DIE)
    reach = within_reach(taken)
    for color in range(COLORS):
        spaces = ALL_SPACES & ~taken & cornering(spaces_of(window, color)) & spaces_for(window, color)
        counts[at + DIAGONALS_AT] += size_of(spaces)
        counts[at + NEAR_DIAGONALS_AT] += size_of(spaces & reach)


@rule
def study_room(window: Window, counts: Array, at: int) -> None:
    """PLACE-8, SCORE-6. By how many dice fit, how many spaces there are; and how much each color has brought so far."""
    empty = ALL_SPACES & ~spaces_of(window, ANY_DIE)
    colors, values = kinds_that_fit(window, 0, COLORS), kinds_that_fit(window, COLORS, VALUES)
    for space in range(SPACES):
        if empty >> space & 1:
            counts[at + FIT_AT + FITTING[count_at(colors, space) * count_at(values, space)]] += 1
    for color in range(COLORS):
        counts[at + VALUE_AT + color] = sum_of_values(window, color)


@rule
def kinds_that_fit(window: Window, first: int, kinds: int) -> tuple[int, int, int]:
    """PLACE-8. How many of some kinds fit on each space: the sets of spaces with a 1, a 2 and a 4 in that number."""
    ones, twos, fours = 0, 0, 0
    for kind in range(first, first + kinds):
        fits = spaces_for(window, kind)
        fours ^= twos & ones & fits
        twos ^= ones & fits
        ones ^= fits
    return ones, twos, fours


@rule
def count_at(counted: tuple[int, int, int], space: int) -> int:
    """PLACE-8. The number of a space."""
    ones, twos, fours = counted
    return (ones >> space & 1) + 2 * (twos >> space & 1) + 4 * (fours >> space & 1)


@rule
def study_private(window: Window, counts: Array, at: int) -> None:
    """SCORE-4. The spaces for a color that counts."""
    taken = spaces_of(window, ANY_DIE)
    reach = within_reach(taken)
    for i in range(SOLO_PRIVATE_OBJECTIVES):
        if window.private[i] != NO_COLOR:
            spaces = ALL_SPACES & ~taken & spaces_for(window, int(window.private[i]))
            counts[at + PRIVATE_AT] += size_of(spaces)
            counts[at + NEAR_PRIVATE_AT] += size_of(spaces & reach)


@rule
def study_payment(state: State, window: Window, counts: Array, at: int) -> None:
    """TOOL-1, SOLO-7. The tools that the tokens suffice for; alone, those that no die has paid for."""
    for slot in range(SOLO_MOST_TOOLS):
        tool = int(state.tool[slot])
        if tool == NO_TOOL:
            break
        is_free = state.paid[slot] == NO_DIE
        counts[at + PAYABLE_AT + tool] = int(is_free if is_solo(state) else window.tokens >= cost(state, slot))
