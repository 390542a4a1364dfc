"""The rulebook, top to bottom. The ids are those of docs/rules/sagrada.md; R1, R2, ... are its rulings."""

from __future__ import annotations

from clerestory.engine.game import CHANCE, OVER
from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.games.sagrada.components import (
    CARDS_DEALT,
    FACES,
    MOST_DICE,
    NO_DIE,
    NO_TOOL,
    SIDES,
    SOLO_MOST_TOOLS,
    SPACES,
    VALUES,
)
from clerestory.games.sagrada.placing import fitting, move_die, reach_of
from clerestory.games.sagrada.setup import choose_pattern, lay_table
from clerestory.games.sagrada.state import (
    CHOOSE,
    CHOOSE_PATTERN,
    DRAW_HAND,
    END_TURN,
    GAME_OVER,
    MENU,
    MOVE_DIE,
    MOVE_TO,
    NOWHERE,
    OWN_DIE,
    PAY,
    PLACE,
    PLACE_OR_POOL,
    PLACE_OR_TOOL,
    POOL_DIE,
    ROLL_HAND,
    ROLL_POOL_AGAIN,
    ROUND_TRACK_DIE,
    SECOND_DIE,
    SET_VALUE,
    SHIFT,
    SHIFT_DOWN,
    SHIFT_UP,
    STOP,
    TO_POOL,
    TO_SPACE,
    TRACK_DIE,
    USE_TOOL,
    VALUE,
    State,
    Window,
    remove_die,
)
from clerestory.games.sagrada.tools import (
    CORK_BACKED_STRAIGHTEDGE,
    LATHEKIN,
    TAP_WHEEL,
    can_shift,
    draw_hand,
    faces_on_track,
    roll_again,
    roll_hand,
    set_value,
    shift_hand,
    spaces_apart,
    swap_hand,
    take_extra_die,
    targets_with,
)
from clerestory.games.sagrada.turns import end_turn, finish_action, place_hand, return_hand
from clerestory.games.sagrada.using import can_pay_with, can_use_now, can_use_on, pay_die, use_tool

# --- The table of contents ---


@rule
def turn(state: State) -> int:
    """ROUND-3. Whose turn it is: a seat's, chance's, or nobody's any more."""
    if state.phase < CHOOSE_PATTERN:
        return CHANCE
    if state.phase == GAME_OVER:
        return OVER
    return int(state.seat)


@rule
def play(state: State, action: int) -> None:
    """TURN-1. A decision of the seat to move, or what chance has drawn, and all that follows from it."""
    window = state.windows[state.seat]
    if state.phase < CHOOSE_PATTERN:
        play_chance(state, window, action)
    elif action == END_TURN:
        end_turn(state)
    elif action >= USE_TOOL and action < TO_SPACE:
        use_tool(state, window, action - USE_TOOL)
    elif state.phase == MENU:
        take_die(state, action - POOL_DIE)
    elif state.phase == MOVE_TO:
        move_lifted_die(state, window, action - TO_SPACE)
    elif action >= TO_SPACE and action < OWN_DIE:
        place_hand(state, window, action - TO_SPACE)
    elif action == TO_POOL:
        return_hand(state)
    elif action == STOP:
        finish_action(state)
    elif action >= OWN_DIE and action < SHIFT_DOWN:
        state.lifted = action - OWN_DIE
        state.phase = MOVE_TO
    elif state.phase == CHOOSE_PATTERN:
        choose_pattern(state, window, action - CHOOSE)
    elif state.phase == PAY:
        pay_die(state, window, action - POOL_DIE)
    elif state.phase == SHIFT:
        shift_hand(state, 1 if action == SHIFT_UP else -1)
    elif state.phase == TRACK_DIE:
        swap_hand(state, action - ROUND_TRACK_DIE)
    elif state.phase == SET_VALUE:
        set_value(state, action - VALUE + 1)
    else:
        take_extra_die(state, action - POOL_DIE)


@rule
def play_chance(state: State, window: Window, outcome: int) -> None:
    """SETUP-9, ROUND-2. What chance has drawn or rolled, for the table or for a tool."""
    if state.phase == ROLL_HAND:
        roll_hand(state, window, outcome + 1)
    elif state.phase == ROLL_POOL_AGAIN:
        roll_again(state, outcome + 1)
    elif state.phase == DRAW_HAND:
        draw_hand(state, outcome)
    else:
        lay_table(state, outcome)


@rule
def legal(state: State, actions: Array) -> int:
    """TURN-1. What the seat to move may do: only what it can carry through (R5)."""
    window = state.windows[state.seat]
    if state.phase == MENU:
        return list_menu(state, window, actions)
    if state.phase == PLACE_OR_TOOL:
        return list_places_and_tools(state, window, actions)
    if state.phase == PLACE:
        return list_places(state, window, actions)
    if state.phase == MOVE_DIE or state.phase == SECOND_DIE:
        return list_own_dice(state, window, actions)
    if state.phase == MOVE_TO:
        return list_spaces(targets_with(state, window, int(state.lifted)), actions, 0)
    if state.phase == PLACE_OR_POOL:
        return list_places_and_pool(state, window, actions)
    if state.phase == SET_VALUE:
        return list_numbers(VALUE, VALUES, actions)
    if state.phase == CHOOSE_PATTERN:
        return list_numbers(CHOOSE, CARDS_DEALT * SIDES, actions)
    if state.phase == SHIFT:
        return list_shifts(state, window, actions)
    if state.phase == TRACK_DIE:
        return list_track_dice(state, window, actions)
    if state.phase == PAY:
        return list_payers(state, window, actions)
    return list_extra_dice(state, window, actions)


# --- The turn ---


@rule
def list_menu(state: State, window: Window, actions: Array) -> int:
    """TURN-1, TURN-3, TURN-4. Draft if that is unused, a tool if that is unused and one is available; end the turn."""
    count = 0
    if not state.has_drafted:
        count = list_drafts(state, window, actions)
    if not state.has_used_tool:
        for slot in range(SOLO_MOST_TOOLS):
            if state.tool[slot] == NO_TOOL:
                break
            actions[count] = USE_TOOL + state.tool[slot]
            count += int(can_use_now(state, window, slot))
    actions[count] = END_TURN
    return count + 1


@rule
def list_drafts(state: State, window: Window, actions: Array) -> int:
    """TURN-2. Every die of the pool that fits, or that a tool could be used on (R3); of equal dice, one."""
    reach = reach_of(window)
    before = NO_DIE
    count = 0
    for i in range(MOST_DICE):
        die = int(state.pool[i])
        if die == NO_DIE:
            break
        actions[count] = POOL_DIE + die
        if die != before:
            count += int(fitting(window, die, reach) != 0 or is_rescued(state, window, die))
        before = die
    return count


@rule
def is_rescued(state: State, window: Window, die: int) -> bool:
    """TURN-2. Whether a tool that is available could be used on this die of the pool once it is taken (R3)."""
    if state.has_used_tool:
        return False
    for slot in range(SOLO_MOST_TOOLS):
        if state.tool[slot] == NO_TOOL:
            return False
        if can_use_on(state, window, slot, die, False):
            return True
    return False


@rule
def take_die(state: State, die: int) -> None:
    """TURN-2. Take a die from the pool; it must then be placed, or a tool be used on it."""
    remove_die(state.pool, die, NO_DIE)
    state.hand = die
    state.phase = PLACE_OR_TOOL


@rule
def list_places_and_tools(state: State, window: Window, actions: Array) -> int:
    """TURN-2, TOOL-6. Every space where the die in hand fits, and every tool that is available for it."""
    count = 0
    if not state.has_used_tool:
        for slot in range(SOLO_MOST_TOOLS):
            if state.tool[slot] == NO_TOOL:
                break
            actions[count] = USE_TOOL + state.tool[slot]
            count += int(can_use_on(state, window, slot, int(state.hand), True))
    return list_spaces(fitting(window, int(state.hand), reach_of(window)), actions, count)


@rule
def list_places(state: State, window: Window, actions: Array) -> int:
    """PLACE-8, TOOL-CORK. Every space where the die in hand fits, as the tool in use has it."""
    if state.tool_in_use == CORK_BACKED_STRAIGHTEDGE:
        return list_spaces(spaces_apart(window, int(state.hand)), actions, 0)
    return list_spaces(fitting(window, int(state.hand), reach_of(window)), actions, 0)


@rule
def list_spaces(spaces: int, actions: Array, count: int) -> int:
    """PLACE-8. One action for every space of a set."""
    for space in range(SPACES):
        actions[count] = TO_SPACE + space  # stays only if the space is in the set
        count += spaces >> space & 1
    return count


@rule
def list_numbers(first: int, how_many: int, actions: Array) -> int:
    """SETUP-2, TOOL-FLUXREMOVER. Four patterns, or six values: any of them."""
    for i in range(how_many):
        actions[i] = first + i
    return how_many


# --- The decisions of the tools ---


@rule
def list_payers(state: State, window: Window, actions: Array) -> int:
    """SOLO-7. Every die of the pool that can pay for the tool in use; of equal dice, one."""
    before = NO_DIE
    count = 0
    for i in range(MOST_DICE):
        die = int(state.pool[i])
        actions[count] = POOL_DIE + die
        count += int(die != before and can_pay_with(state, window, int(state.tool_in_use), die))
        before = die
    return count


@rule
def list_shifts(state: State, window: Window, actions: Array) -> int:
    """TOOL-GROZING. Down and up, as far as the die then fits (R9)."""
    actions[0] = SHIFT_DOWN
    count = int(can_shift(window, int(state.hand), -1))
    actions[count] = SHIFT_UP
    return count + int(can_shift(window, int(state.hand), 1))


@rule
def list_track_dice(state: State, window: Window, actions: Array) -> int:
    """TOOL-LENS. Every die of the round track that fits (R9); of equal dice, one."""
    faces = faces_on_track(state)
    reach = reach_of(window)
    count = 0
    for die in range(FACES):
        actions[count] = ROUND_TRACK_DIE + die
        count += int(faces >> die & 1 and fitting(window, die, reach) != 0)
    return count


@rule
def list_places_and_pool(state: State, window: Window, actions: Array) -> int:
    """TOOL-FLUXREMOVER. Every space where the die fits, and the pool, also if it could be placed (R15)."""
    count = list_places(state, window, actions)
    actions[count] = TO_POOL
    return count + 1


@rule
def list_own_dice(state: State, window: Window, actions: Array) -> int:
    """TOOL-7, TOOL-TAPWHEEL. Every own die that the tool in use can move; Tap Wheel may stop after the first."""
    count = 0
    for space in range(SPACES):
        actions[count] = OWN_DIE + space
        count += int(targets_with(state, window, space) != 0)
    if state.phase == SECOND_DIE and state.tool_in_use == TAP_WHEEL:
        actions[count] = STOP
        count += 1
    return count


@rule
def move_lifted_die(state: State, window: Window, target: int) -> None:
    """TOOL-7, TOOL-LATHEKIN, TOOL-TAPWHEEL. One die moves; two tools go on to a second, one after the other (R11)."""
    move_die(window, int(state.lifted), target)
    is_first = state.moved == NOWHERE
    if is_first and (state.tool_in_use == LATHEKIN or state.tool_in_use == TAP_WHEEL):
        state.lifted = NOWHERE
        state.moved = target
        state.phase = SECOND_DIE
    else:
        finish_action(state)


@rule
def list_extra_dice(state: State, window: Window, actions: Array) -> int:
    """TOOL-RUNNING. Every die of the pool that fits (R18); of equal dice, one."""
    reach = reach_of(window)
    before = NO_DIE
    count = 0
    for i in range(MOST_DICE):
        die = int(state.pool[i])
        if die == NO_DIE:
            break
        actions[count] = POOL_DIE + die
        count += int(die != before and fitting(window, die, reach) != 0)
        before = die
    return count
