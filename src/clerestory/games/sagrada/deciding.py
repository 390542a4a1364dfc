"""Whether what is in hand and in use fits what happens next, and whether the decision has an option."""

from __future__ import annotations

from clerestory.engine.rules import rule
from clerestory.games.sagrada.components import (
    COLORS,
    MOST_DICE,
    NO_COLOR,
    NO_DIE,
    NO_TOOL,
    SOLO_MOST_TOOLS,
    SPACES,
    TOOLS,
)
from clerestory.games.sagrada.placing import fitting, reach_of
from clerestory.games.sagrada.state import (
    CHOOSE_PATTERN,
    DRAW_HAND,
    EXTRA_DIE,
    GAME_OVER,
    LAY_OBJECTIVE,
    MENU,
    MOVE_DIE,
    MOVE_TO,
    NOWHERE,
    PAY,
    PLACE,
    PLACE_OR_POOL,
    PLACE_OR_TOOL,
    ROLL_HAND,
    ROLL_POOL,
    ROLL_POOL_AGAIN,
    SECOND_DIE,
    SET_VALUE,
    SHIFT,
    TRACK_DIE,
    State,
    Window,
    color_of,
    is_solo,
)
from clerestory.games.sagrada.tools import (
    CORK_BACKED_STRAIGHTEDGE,
    FLUX_BRUSH,
    FLUX_REMOVER,
    GLAZING_HAMMER,
    GROZING_PLIERS,
    LATHEKIN,
    LENS_CUTTER,
    RUNNING_PLIERS,
    TAP_WHEEL,
    can_use_grozing_pliers,
    can_use_lens_cutter,
    colors_on_track,
    is_for_drafted_die,
    is_for_moving,
    next_to_roll,
    spaces_apart,
    targets_with,
)
from clerestory.games.sagrada.turns import is_first_turn
from clerestory.games.sagrada.using import can_change, can_pay_with, can_use_on


@rule
def is_use_sound(state: State) -> bool:
    """TOOL-3, TOOL-6. Every phase goes with certain tools, and with a die in hand, lifted or moved, or without."""
    phase, tool = int(state.phase), int(state.tool_in_use)
    if min(int(state.has_drafted), int(state.has_used_tool)) < 0:
        return False
    if max(int(state.has_drafted), int(state.has_used_tool)) > 1:
        return False
    if state.hand < 0 or state.hand > NO_DIE or (state.hand != NO_DIE) != holds_die(state):
        return False
    if (state.drawn_color != NO_COLOR) != (phase == SET_VALUE) or state.drawn_color >= COLORS:
        return False
    if (next_to_roll(state) != NO_COLOR) != (phase == ROLL_POOL_AGAIN):
        return False
    if not are_skips_sound(state) or not is_moving_sound(state, state.windows[state.seat]):
        return False
    is_between_turns = phase <= ROLL_POOL or phase == GAME_OVER
    if is_between_turns and (state.has_drafted or state.has_used_tool or state.turns_taken != 0):
        return False
    if is_between_turns or phase in (MENU, PLACE_OR_TOOL):
        return tool == NO_TOOL and not (state.has_drafted and (state.has_used_tool or phase == PLACE_OR_TOOL))
    if tool < 0 or tool >= TOOLS or not state.has_used_tool or not is_laid_and_paid(state, tool):
        return False
    return goes_with(state, phase, tool)


@rule
def holds_die(state: State) -> bool:
    """TURN-2, SOLO-7. Whether there is a die in hand in this phase."""
    phase = int(state.phase)
    if phase == PAY:
        return is_for_drafted_die(int(state.tool_in_use))
    return phase in (ROLL_HAND, PLACE_OR_TOOL, SHIFT, TRACK_DIE, PLACE, PLACE_OR_POOL)


@rule
def is_laid_and_paid(state: State, tool: int) -> bool:
    """TOOL-3, SOLO-7. A tool in use lies there, and was paid first; while it is being paid, it is not."""
    for slot in range(SOLO_MOST_TOOLS):
        if state.tool[slot] == tool:
            if is_solo(state):
                return bool((state.paid[slot] == NO_DIE) == (state.phase == PAY))
            return bool(state.tokens_on[slot] > 0)
    return False


@rule
def goes_with(state: State, phase: int, tool: int) -> bool:
    """TOOL-6, TOOL-8. Which tool leads to which phase, and whether the draft is spent by then."""
    if is_for_drafted_die(tool) and state.has_drafted:
        return False
    if phase == PAY:
        return is_solo(state)
    if phase in (MOVE_DIE, MOVE_TO):
        return is_for_moving(tool)
    if phase == SECOND_DIE:
        return tool in (LATHEKIN, TAP_WHEEL)
    if phase == SHIFT:
        return tool == GROZING_PLIERS
    if phase == TRACK_DIE:
        return tool == LENS_CUTTER
    if phase == ROLL_HAND:
        return tool == FLUX_BRUSH
    if phase in (DRAW_HAND, SET_VALUE, PLACE_OR_POOL):
        return tool == FLUX_REMOVER
    if phase == ROLL_POOL_AGAIN:
        return tool == GLAZING_HAMMER and not is_first_turn(state) and not state.has_drafted
    is_running = tool == RUNNING_PLIERS and is_first_turn(state) and state.has_drafted != 0
    if phase == EXTRA_DIE:
        return is_running
    return phase == PLACE and (is_running or (is_for_drafted_die(tool) and tool != FLUX_REMOVER))


@rule
def are_skips_sound(state: State) -> bool:
    """TOOL-RUNNING. Only a tool that was paid skips turns, and only those of this round."""
    for seat in range(state.seats):
        skips = int(state.windows[seat].skips)
        if skips < 0 or skips > 1:
            return False
        if skips and (state.phase <= ROLL_POOL or state.phase == GAME_OVER):
            return False
    is_running = state.tool_in_use == RUNNING_PLIERS and state.phase != PAY
    return not is_running or state.windows[state.seat].skips == 1


@rule
def is_moving_sound(state: State, window: Window) -> bool:
    """TOOL-7, TOOL-LATHEKIN, TOOL-TAPWHEEL. A lifted and a moved die are dice of the window, and different ones."""
    lifted, moved = int(state.lifted), int(state.moved)
    if (lifted != NOWHERE) != (state.phase == MOVE_TO) or lifted < NOWHERE or lifted >= SPACES:
        return False
    if moved < NOWHERE or moved >= SPACES or (moved != NOWHERE and moved == lifted):
        return False
    if lifted != NOWHERE and window.die[lifted] == NO_DIE:
        return False
    if moved == NOWHERE:
        return state.phase != SECOND_DIE
    is_second = state.phase == SECOND_DIE or state.phase == MOVE_TO
    if not is_second or window.die[moved] == NO_DIE or state.tool_in_use not in (LATHEKIN, TAP_WHEEL):
        return False
    is_lathekin = state.tool_in_use == LATHEKIN
    return is_lathekin or colors_on_track(state) >> color_of(int(window.die[moved])) & 1 == 1


@rule
def can_decide(state: State) -> bool:
    """TOOL-5, TURN-4. Whether the decision to be made has at least one option."""
    window, phase = state.windows[state.seat], int(state.phase)
    if phase <= LAY_OBJECTIVE or phase in (ROLL_POOL, CHOOSE_PATTERN, MENU, SET_VALUE, PLACE_OR_POOL, GAME_OVER):
        return True
    if phase in (ROLL_HAND, ROLL_POOL_AGAIN, DRAW_HAND):
        return True
    if phase == SHIFT:
        return can_use_grozing_pliers(window, int(state.hand))
    if phase == TRACK_DIE:
        return can_use_lens_cutter(state, window)
    if phase == PLACE and state.tool_in_use == CORK_BACKED_STRAIGHTEDGE:
        return spaces_apart(window, int(state.hand)) != 0
    if phase in (PLACE, PLACE_OR_TOOL):
        is_placed = fitting(window, int(state.hand), reach_of(window)) != 0
        return is_placed or (phase == PLACE_OR_TOOL and can_use_any_on_hand(state, window))
    if phase == MOVE_TO:
        return targets_with(state, window, int(state.lifted)) != 0
    if phase in (PAY, EXTRA_DIE):
        return can_take(state, window)
    return can_move_any(state, window)


@rule
def can_use_any_on_hand(state: State, window: Window) -> bool:
    """TURN-2. Whether some tool is available for the die in hand."""
    for slot in range(SOLO_MOST_TOOLS):
        is_usable = not state.has_used_tool and state.tool[slot] != NO_TOOL
        if is_usable and can_use_on(state, window, slot, int(state.hand), True):
            return True
    return False


@rule
def can_take(state: State, window: Window) -> bool:
    """SOLO-7, TOOL-RUNNING. Whether some die of the pool can pay, or be placed as the extra die."""
    reach = reach_of(window)
    for i in range(MOST_DICE):
        die = int(state.pool[i])
        if die != NO_DIE and state.phase == EXTRA_DIE and fitting(window, die, reach) != 0:
            return True
        if die != NO_DIE and state.phase == PAY and can_pay_with(state, window, int(state.tool_in_use), die):
            return state.hand == NO_DIE or can_change(state, window, int(state.tool_in_use), int(state.hand))
    return False


@rule
def can_move_any(state: State, window: Window) -> bool:
    """TOOL-7. Whether the tool in use can move some die, or may stop."""
    for space in range(SPACES):
        if targets_with(state, window, space) != 0:
            return True
    return state.phase == SECOND_DIE and state.tool_in_use == TAP_WHEEL
