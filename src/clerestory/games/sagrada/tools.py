"""The twelve tools, one section a card: when its effect can be carried out, and how it begins.

A tool is a short sequence of decisions. It is offered only if all of them can be made (R5); the legal moves of each
decision are listed in rules.py, by what stands here.
"""

from __future__ import annotations

from clerestory.engine.rules import rule
from clerestory.games.sagrada.components import (
    MOST_DICE,
    NO_COLOR,
    NO_DIE,
    SPACES,
    VALUES,
)
from clerestory.games.sagrada.moving import (
    color_lifting_targets,
    has_second_move,
    targets,
    targets_before_a_second_move,
    value_lifting_targets,
)
from clerestory.games.sagrada.placing import (
    fitting,
    isolated,
    reach_of,
    spaces_of,
)
from clerestory.games.sagrada.state import (
    ANY_DIE,
    DRAW_HAND,
    EXTRA_DIE,
    MOVE_DIE,
    NOWHERE,
    PLACE,
    PLACE_OR_POOL,
    ROLL_HAND,
    ROLL_POOL_AGAIN,
    SET_VALUE,
    SHIFT,
    TRACK_DIE,
    State,
    Window,
    color_of,
    die_of,
    insert,
    remove_die,
    value_of,
)
from clerestory.games.sagrada.turns import (
    finish_action,
    is_first_turn,
    return_hand,
)

(
    GROZING_PLIERS, EGLOMISE_BRUSH, COPPER_FOIL_BURNISHER, LATHEKIN, LENS_CUTTER, FLUX_BRUSH,
    GLAZING_HAMMER, RUNNING_PLIERS, CORK_BACKED_STRAIGHTEDGE, GRINDING_STONE, FLUX_REMOVER, TAP_WHEEL,
) = range(12)  # fmt: skip


@rule
def is_for_drafted_die(tool: int) -> bool:
    """TOOL-6. The drafted class."""
    return tool in (GROZING_PLIERS, LENS_CUTTER, FLUX_BRUSH, CORK_BACKED_STRAIGHTEDGE, GRINDING_STONE, FLUX_REMOVER)


@rule
def is_for_moving(tool: int) -> bool:
    """TOOL-7. The tools that move dice."""
    return tool in (EGLOMISE_BRUSH, COPPER_FOIL_BURNISHER, LATHEKIN, TAP_WHEEL)


# --- 1. Grozing Pliers ---


@rule
def can_use_grozing_pliers(window: Window, die: int) -> bool:
    """TOOL-GROZING. If the die fits somewhere with a value of one more or one less (R9)."""
    return can_shift(window, die, -1) or can_shift(window, die, 1)


@rule
def can_shift(window: Window, die: int, step: int) -> bool:
    """TOOL-GROZING. A 6 never becomes a 1, nor a 1 a 6."""
    value = value_of(die) + step
    return 1 <= value <= VALUES and fitting(window, die + step, reach_of(window)) != 0


@rule
def grozing_pliers(state: State) -> None:
    """TOOL-GROZING. Change the value of the drafted die by exactly one, up or down, then place it."""
    state.phase = SHIFT


@rule
def shift_hand(state: State, step: int) -> None:
    """TOOL-GROZING. The drafted die shows one more, or one less."""
    state.hand += step
    state.phase = PLACE


# --- 2. Eglomise Brush ---


@rule
def can_use_eglomise_brush(window: Window) -> bool:
    """TOOL-EGLOMISE. If some die can be moved."""
    for space in range(SPACES):
        if color_lifting_targets(window, space) != 0:
            return True
    return False


@rule
def eglomise_brush(state: State) -> None:
    """TOOL-EGLOMISE. Move one die; the color that the target asks for is ignored (R10)."""
    state.phase = MOVE_DIE


# --- 3. Copper Foil Burnisher ---


@rule
def can_use_copper_foil_burnisher(window: Window) -> bool:
    """TOOL-COPPER. If some die can be moved."""
    for space in range(SPACES):
        if value_lifting_targets(window, space) != 0:
            return True
    return False


@rule
def copper_foil_burnisher(state: State) -> None:
    """TOOL-COPPER. Move one die; the value that the target asks for is ignored (R10)."""
    state.phase = MOVE_DIE


# --- 4. Lathekin ---


@rule
def can_use_lathekin(window: Window) -> bool:
    """TOOL-LATHEKIN. If some die can be moved and then another one (R12)."""
    for space in range(SPACES):
        reached = targets(window, space)
        for target in range(SPACES):
            if reached >> target & 1 and has_second_move(window, space, target):
                return True
    return False


@rule
def lathekin(state: State) -> None:
    """TOOL-LATHEKIN. Move exactly two dice, one after the other."""
    state.phase = MOVE_DIE


# --- 5. Lens Cutter ---


@rule
def can_use_lens_cutter(state: State, window: Window) -> bool:
    """TOOL-LENS. If some die of the round track fits (R9), be it equal to the drafted one."""
    reach = reach_of(window)
    for space in range(state.rounds_played):
        for i in range(MOST_DICE):
            die = int(state.track[space, i])
            if die == NO_DIE:
                break
            if fitting(window, die, reach) != 0:
                return True
    return False


@rule
def faces_on_track(state: State) -> int:
    """ROUND-5, TOOL-LENS. The dice on the round track as a set: every bit is a die."""
    faces = 0
    for space in range(state.rounds_played):
        for i in range(MOST_DICE):
            die = int(state.track[space, i])
            if die == NO_DIE:
                break
            faces |= 1 << die
    return faces


@rule
def lens_cutter(state: State) -> None:
    """TOOL-LENS. Swap the drafted die with one of the round track."""
    state.phase = TRACK_DIE


@rule
def swap_hand(state: State, die: int) -> None:
    """TOOL-LENS. The drafted die takes the place of the other, on the earliest round that has such a die (R13)."""
    space = 0
    while not has_die(state, space, die):
        space += 1
    remove_die(state.track[space], die, NO_DIE)
    insert(state.track[space], int(state.hand))
    state.hand = die
    state.phase = PLACE


@rule
def has_die(state: State, space: int, die: int) -> bool:
    """TOOL-LENS. Whether a space of the round track holds such a die."""
    for i in range(MOST_DICE):
        if state.track[space, i] == die:
            return True
    return False


# --- 6. Flux Brush ---


@rule
def flux_brush(state: State) -> None:
    """TOOL-FLUXBRUSH. Re-roll the drafted die; it is always possible, also without hope (R16)."""
    state.phase = ROLL_HAND


@rule
def roll_hand(state: State, window: Window, value: int) -> None:
    """TOOL-FLUXBRUSH. If it fits somewhere it must be placed; if not, it returns to the pool as it is now (R14)."""
    state.hand = die_of(color_of(int(state.hand)), value)
    if fitting(window, int(state.hand), reach_of(window)) != 0:
        state.phase = PLACE
    else:
        return_hand(state)


# --- 7. Glazing Hammer ---


@rule
def can_use_glazing_hammer(state: State, paid: int) -> bool:
    """TOOL-HAMMER. Only in a second turn, before the draft, and with a die to roll (R17, R29)."""
    dice_to_roll = int(state.pool[0] != NO_DIE) + int(state.pool[1] != NO_DIE) - int(paid != NO_DIE)
    return not is_first_turn(state) and not state.has_drafted and dice_to_roll > 0


@rule
def glazing_hammer(state: State) -> None:
    """TOOL-HAMMER. Re-roll all dice of the pool; the draft may follow."""
    for i in range(MOST_DICE):
        if state.pool[i] != NO_DIE:
            state.rolling[color_of(int(state.pool[i]))] += 1
            state.pool[i] = NO_DIE
    state.phase = ROLL_POOL_AGAIN


@rule
def roll_again(state: State, value: int) -> None:
    """TOOL-HAMMER. One die after the other, in the order of the colors."""
    color = next_to_roll(state)
    state.rolling[color] -= 1
    insert(state.pool, die_of(color, value))
    if next_to_roll(state) == NO_COLOR:
        finish_action(state)


@rule
def next_to_roll(state: State) -> int:
    """TOOL-HAMMER. The color of the die to be rolled next."""
    for color in range(len(state.rolling)):
        if state.rolling[color] > 0:
            return color
    return NO_COLOR


# --- 8. Running Pliers ---


@rule
def can_use_running_pliers(state: State, window: Window, paid: int) -> bool:
    """TOOL-RUNNING. Only in a first turn, after the draft, and with a die that fits (R18, R29)."""
    if not is_first_turn(state) or not state.has_drafted:
        return False
    reach = reach_of(window)
    is_left_out = paid == NO_DIE  # one of the dice that equal the paying one
    for i in range(MOST_DICE):
        die = int(state.pool[i])
        if die == paid and not is_left_out:
            is_left_out = True
        elif die != NO_DIE and fitting(window, die, reach) != 0:
            return True
    return False


@rule
def running_pliers(state: State, window: Window) -> None:
    """TOOL-RUNNING. Take and place a second die at once; the second turn of this round is skipped (R19)."""
    window.skips = 1
    state.phase = EXTRA_DIE


@rule
def take_extra_die(state: State, die: int) -> None:
    """TOOL-RUNNING. The extra die must be placed; that ends the turn (R18)."""
    remove_die(state.pool, die, NO_DIE)
    state.hand = die
    state.phase = PLACE


# --- 9. Cork-backed Straightedge ---


@rule
def can_use_cork_backed_straightedge(window: Window, die: int) -> bool:
    """TOOL-CORK. If some space with no die around it takes the die."""
    return spaces_apart(window, die) != 0


@rule
def spaces_apart(window: Window, die: int) -> int:
    """TOOL-CORK. The spaces for a die that touches no other; every other PLACE rule holds (R20, R21)."""
    return fitting(window, die, isolated(spaces_of(window, ANY_DIE)))


@rule
def cork_backed_straightedge(state: State) -> None:
    """TOOL-CORK. Place the drafted die where it touches no other die."""
    state.phase = PLACE


# --- 10. Grinding Stone ---


@rule
def can_use_grinding_stone(window: Window, die: int) -> bool:
    """TOOL-GRINDING. If the die fits somewhere when turned over (R9)."""
    return fitting(window, turned_over(die), reach_of(window)) != 0


@rule
def turned_over(die: int) -> int:
    """TOOL-GRINDING. The opposite face: 1 and 6, 2 and 5, 3 and 4."""
    return die_of(color_of(die), VALUES + 1 - value_of(die))


@rule
def grinding_stone(state: State) -> None:
    """TOOL-GRINDING. Turn the drafted die over, then place it."""
    state.hand = turned_over(int(state.hand))
    state.phase = PLACE


# --- 11. Flux Remover ---


@rule
def flux_remover(state: State) -> None:
    """TOOL-FLUXREMOVER. Put the drafted die into the bag and draw one at random; always possible (R15, R16)."""
    state.bag[color_of(int(state.hand))] += 1
    state.hand = NO_DIE
    state.phase = DRAW_HAND


@rule
def draw_hand(state: State, color: int) -> None:
    """TOOL-FLUXREMOVER. The color is seen before the value is chosen (R15)."""
    state.bag[color] -= 1
    state.drawn_color = color
    state.phase = SET_VALUE


@rule
def set_value(state: State, value: int) -> None:
    """TOOL-FLUXREMOVER. Any value; then place the die or put it into the pool."""
    state.hand = die_of(int(state.drawn_color), value)
    state.drawn_color = NO_COLOR
    state.phase = PLACE_OR_POOL


# --- 12. Tap Wheel ---


@rule
def can_use_tap_wheel(state: State, window: Window) -> bool:
    """TOOL-TAPWHEEL. If some die of a color that lies on the round track can be moved (R22)."""
    colors = colors_on_track(state)
    for space in range(SPACES):
        if colors >> color_of(int(window.die[space])) & 1 and targets(window, space) != 0:
            return True
    return False


@rule
def colors_on_track(state: State) -> int:
    """TOOL-TAPWHEEL. The colors of the dice on the round track as a set: every bit is a color (R22)."""
    colors = 0
    for space in range(state.rounds_played):
        for i in range(MOST_DICE):
            die = int(state.track[space, i])
            if die == NO_DIE:
                break
            colors |= 1 << color_of(die)
    return colors


@rule
def tap_wheel(state: State) -> None:
    """TOOL-TAPWHEEL. Move one or two dice of one color that the round track has."""
    state.phase = MOVE_DIE


# --- Moving dice: tools 2, 3, 4 and 12 ---


@rule
def targets_with(state: State, window: Window, space: int) -> int:
    """TOOL-7. Where the tool in use lets the die of a space be moved; nowhere if it may not be moved at all."""
    tool = int(state.tool_in_use)
    if tool == EGLOMISE_BRUSH:
        return color_lifting_targets(window, space)
    if tool == COPPER_FOIL_BURNISHER:
        return value_lifting_targets(window, space)
    if space == state.moved or not is_of_the_color(state, window, space):
        return 0
    if tool == LATHEKIN and state.moved == NOWHERE:
        return targets_before_a_second_move(window, space)
    return targets(window, space)


@rule
def is_of_the_color(state: State, window: Window, space: int) -> bool:
    """TOOL-TAPWHEEL. All dice moved share one color, which is on the round track; other tools do not ask."""
    if state.tool_in_use != TAP_WHEEL:
        return True
    color = color_of(int(window.die[space]))
    if state.moved == NOWHERE:
        return colors_on_track(state) >> color & 1 == 1
    return color == color_of(int(window.die[state.moved]))
