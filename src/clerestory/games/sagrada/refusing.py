"""Why an action is not legal: a sentence that names the rule."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from clerestory.games.sagrada.components import (
    CARDS,
    COLORS,
    LETTERS,
    NO_DIE,
    PUBLIC_OBJECTIVES,
    SOLO_COLOR,
    TOOLS,
    VALUES,
    space_name,
)
from clerestory.games.sagrada.naming import color_name, die_name, objective_name, tool_name
from clerestory.games.sagrada.placing import (
    EDGE,
    around,
    beside,
    open_to_color,
    open_to_value,
    spaces_of,
)
from clerestory.games.sagrada.rules import legal
from clerestory.games.sagrada.setup import weights
from clerestory.games.sagrada.state import (
    ACTIONS,
    ANY_DIE,
    CHOOSE_PATTERN,
    DEAL_CARD,
    DEAL_OBJECTIVE,
    DRAW_HAND,
    DRAW_START_SEAT,
    EXTRA_DIE,
    GAME_OVER,
    LAY_OBJECTIVE,
    LAY_TOOL,
    MENU,
    MOVE_DIE,
    MOVE_TO,
    NOWHERE,
    OUTCOMES,
    OWN_DIE,
    PAY,
    PLACE,
    PLACE_OR_POOL,
    PLACE_OR_TOOL,
    POOL_DIE,
    ROLL_POOL,
    ROUND_TRACK_DIE,
    SECOND_DIE,
    SET_VALUE,
    SHIFT,
    SHIFT_DOWN,
    SHIFT_UP,
    TO_SPACE,
    TRACK_DIE,
    USE_TOOL,
    State,
    Window,
    color_of,
    is_solo,
    value_of,
)
from clerestory.games.sagrada.tools import (
    COPPER_FOIL_BURNISHER,
    CORK_BACKED_STRAIGHTEDGE,
    EGLOMISE_BRUSH,
    FLUX_BRUSH,
    FLUX_REMOVER,
    GLAZING_HAMMER,
    GRINDING_STONE,
    GROZING_PLIERS,
    LATHEKIN,
    LENS_CUTTER,
    RUNNING_PLIERS,
    TAP_WHEEL,
    colors_on_track,
    faces_on_track,
    is_for_drafted_die,
)
from clerestory.games.sagrada.turns import is_first_turn
from clerestory.games.sagrada.using import cost, slot_of

# What is to be decided first, in each phase, and the rule that says so.
FIRST = {
    CHOOSE_PATTERN: "First choose one of your four patterns. [SETUP-2]",
    MENU: "Take a die, use a tool, or end your turn. [TURN-1]",
    PLACE_OR_TOOL: "First place {hand}, or use a tool on it. [TURN-2]",
    PAY: "First pay for {tool} with a die of the pool. [SOLO-7]",
    SHIFT: "First say whether {hand} goes up or down. [TOOL-GROZING]",
    TRACK_DIE: "First choose the die of the round track that {hand} is swapped with. [TOOL-LENS]",
    SET_VALUE: "First set the value of the die that was drawn. [TOOL-FLUXREMOVER]",
    PLACE: "First place {hand}. [TOOL-8]",
    PLACE_OR_POOL: "First place {hand}, or put it into the pool. [TOOL-FLUXREMOVER]",
    MOVE_DIE: "First choose the die that {tool} moves. [TOOL-7]",
    MOVE_TO: "First choose where the die on {lifted} goes. [TOOL-7]",
    SECOND_DIE: "First choose the second die that {tool} moves. [TOOL-7]",
    EXTRA_DIE: "First take the second die from the pool. [TOOL-RUNNING]",
}
TOOL_RULES = {
    GROZING_PLIERS: "TOOL-GROZING",
    EGLOMISE_BRUSH: "TOOL-EGLOMISE",
    COPPER_FOIL_BURNISHER: "TOOL-COPPER",
    LATHEKIN: "TOOL-LATHEKIN",
    LENS_CUTTER: "TOOL-LENS",
    FLUX_BRUSH: "TOOL-FLUXBRUSH",
    GLAZING_HAMMER: "TOOL-HAMMER",
    RUNNING_PLIERS: "TOOL-RUNNING",
    CORK_BACKED_STRAIGHTEDGE: "TOOL-CORK",
    GRINDING_STONE: "TOOL-GRINDING",
    FLUX_REMOVER: "TOOL-FLUXREMOVER",
    TAP_WHEEL: "TOOL-TAPWHEEL",
}


def refusal(state: State, action: int) -> str:
    """Why an action is not legal, as a sentence that names the rule; the empty text if it is legal."""
    if state.phase == GAME_OVER:
        return "The game is over. [ROUND-7]"
    if not 0 <= action < (OUTCOMES if state.phase < CHOOSE_PATTERN else ACTIONS):
        return f"There is no move number {action}."
    if state.phase < CHOOSE_PATTERN:
        return refuse_outcome(state, action)
    actions = np.zeros(ACTIONS, np.int16)
    if action in actions[: legal(state, actions)]:
        return ""
    return explain(state, state.windows[state.seat], action)


def explain(state: State, window: Window, action: int) -> str:
    """Why this action is not among the legal ones."""
    phase = int(state.phase)
    if USE_TOOL <= action < TO_SPACE and phase in (MENU, PLACE_OR_TOOL):
        return explain_tool(state, window, action - USE_TOOL)
    if POOL_DIE <= action < ROUND_TRACK_DIE and phase in (MENU, PAY, EXTRA_DIE):
        return explain_pool_die(state, action - POOL_DIE)
    if ROUND_TRACK_DIE <= action < USE_TOOL and phase == TRACK_DIE:
        return explain_track_die(state, action - ROUND_TRACK_DIE)
    if TO_SPACE <= action < OWN_DIE and phase in (PLACE, PLACE_OR_TOOL, PLACE_OR_POOL):
        return explain_space(state, window, int(state.hand), action - TO_SPACE)
    if TO_SPACE <= action < OWN_DIE and phase == MOVE_TO:
        return explain_space(state, window, int(window.die[state.lifted]), action - TO_SPACE)
    if OWN_DIE <= action < SHIFT_DOWN and phase in (MOVE_DIE, SECOND_DIE):
        return explain_own_die(state, window, action - OWN_DIE)
    if action in (SHIFT_DOWN, SHIFT_UP) and phase == SHIFT:
        return explain_shift(state, 1 if action == SHIFT_UP else -1)
    lifted = NOWHERE if state.lifted == NOWHERE else space_name(int(state.lifted))
    return FIRST[phase].format(hand=die_name(int(state.hand)), tool=tool_name(int(state.tool_in_use)), lifted=lifted)


def explain_pool_die(state: State, die: int) -> str:
    name = die_name(die)
    if die not in state.pool:
        return f"There is no {name} in the pool. [TURN-2]"
    if state.phase == PAY:
        tool = int(state.tool_in_use)
        if color_of(die) != SOLO_COLOR[tool]:
            return f"{tool_name(tool)} is paid with a {color_name(int(SOLO_COLOR[tool]))} die; {name} is none. [SOLO-7]"
        return f"Without {name} in the pool, {tool_name(tool)} could not be carried out. [SOLO-7]"
    if state.has_drafted and state.phase == MENU:
        return "You have drafted in this turn already. [TURN-1]"
    return f"{name} fits on no space of your window, and no tool could be used on it. [TURN-2]"


def explain_track_die(state: State, die: int) -> str:
    if faces_on_track(state) >> die & 1:
        return f"{die_name(die)} would fit on no space of your window. [TOOL-LENS]"
    return f"There is no {die_name(die)} on the round track. [TOOL-LENS]"


def explain_shift(state: State, step: int) -> str:
    hand = die_name(int(state.hand))
    if not 1 <= value_of(int(state.hand)) + step <= VALUES:
        return f"{hand} cannot go {'up' if step > 0 else 'down'}: 6 never becomes 1, nor 1 a 6. [TOOL-GROZING]"
    return f"{die_name(int(state.hand) + step)} would fit on no space of your window. [TOOL-GROZING]"


def explain_tool(state: State, window: Window, tool: int) -> str:
    """TOOL-1, TOOL-5, TOOL-6, SOLO-7. Why a tool is not available."""
    name, own_rule = tool_name(tool), TOOL_RULES[tool]
    if tool not in state.tool:
        return f"{name} is not among the tools laid out. [SETUP-7]"
    if state.has_used_tool:
        return "You have used a tool in this turn already. [TOOL-4]"
    slot = int(slot_of(state, tool))
    if is_for_drafted_die(tool) and state.phase == MENU:
        if state.has_drafted:
            return f"{name} is used on a die between taking and placing it, and you have drafted already. [TOOL-6]"
        return f"{name} is used on the die you draft: take one first. [TOOL-6]"
    if not is_for_drafted_die(tool) and state.phase == PLACE_OR_TOOL:
        return f"{name} cannot be used between taking a die and placing it. [TOOL-6]"
    if is_solo(state) and state.paid[slot] != NO_DIE:
        return f"{name} has been used; in the solo game each tool works once. [SOLO-7]"
    if is_solo(state) and SOLO_COLOR[tool] not in [color_of(int(die)) for die in state.pool]:
        return f"{name} is paid with a {color_name(int(SOLO_COLOR[tool]))} die, and the pool has none. [SOLO-7]"
    if not is_solo(state) and window.tokens < cost(state, slot):
        tokens = "1 favor token" if cost(state, slot) == 1 else f"{cost(state, slot)} favor tokens"
        return f"{name} costs {tokens}, and you have {window.tokens}. [TOOL-1]"
    if tool == GLAZING_HAMMER and (is_first_turn(state) or state.has_drafted):
        return f"{name} is used in your second turn of the round, before you draft. [{own_rule}]"
    if tool == RUNNING_PLIERS and not (is_first_turn(state) and state.has_drafted):
        return f"{name} is used in your first turn of the round, after you have drafted. [{own_rule}]"
    return f"{name} could not be carried out in full. [{own_rule}]"


def explain_own_die(state: State, window: Window, space: int) -> str:
    tool, name = int(state.tool_in_use), space_name(space)
    die = int(window.die[space])
    if die == NO_DIE:
        return f"There is no die on {name}. [TOOL-7]"
    if space == state.moved:
        return f"The die on {name} has just been moved; the second must be another. [{TOOL_RULES[tool]}]"
    if tool == TAP_WHEEL and state.moved != NOWHERE and color_of(die) != color_of(int(window.die[state.moved])):
        return f"Both dice must be of one color; {die_name(die)} on {name} is of another. [TOOL-TAPWHEEL]"
    if tool == TAP_WHEEL and not colors_on_track(state) >> color_of(die) & 1:
        return f"No die on the round track is {color_name(color_of(die))}. [TOOL-TAPWHEEL]"
    if tool == LATHEKIN and state.moved == NOWHERE:
        return f"{die_name(die)} on {name} cannot be moved so that a second die can be moved after it. [TOOL-LATHEKIN]"
    return f"There is no space that {die_name(die)} on {name} could be moved to. [TOOL-7]"


def explain_space(state: State, window: Window, die: int, space: int) -> str:
    """PLACE-1 to PLACE-7. The first rule that a die would break on a space, less what the tool in use lifts."""
    tool, where, name = int(state.tool_in_use), 1 << space, space_name(space)
    moving = 0 if state.lifted == NOWHERE else 1 << int(state.lifted)
    if spaces_of(window, ANY_DIE) & where:
        return f"There is a die on {name} already. [PLACE-1]"
    taken = spaces_of(window, ANY_DIE) & ~moving
    if not taken:
        if not EDGE & where:
            return f"{name} is not on the edge, where the first die must go. [PLACE-2]"
    elif tool == CORK_BACKED_STRAIGHTEDGE:
        if around(taken) & where:
            return f"{name} touches a die; with this tool it must touch none. [TOOL-CORK]"
    elif not around(taken) & where:
        return f"{name} does not touch a die. [PLACE-3]"
    if tool != EGLOMISE_BRUSH and not open_to_color(window, color_of(die)) & where:
        return f"{name} asks for another color than {die_name(die)} has. [PLACE-4]"
    if tool != COPPER_FOIL_BURNISHER and not open_to_value(window, value_of(die)) & where:
        return f"{name} asks for another value than {die_name(die)} has. [PLACE-5]"
    if beside(spaces_of(window, color_of(die)) & ~moving) & where:
        return f"{name} is beside another {color_name(color_of(die))} die. [PLACE-7]"
    if beside(spaces_of(window, COLORS + value_of(die) - 1) & ~moving) & where:
        return f"{name} is beside another {value_of(die)}. [PLACE-7]"
    return f"From {name} no second die could be moved. [TOOL-LATHEKIN]"


def refuse_outcome(state: State, outcome: int) -> str:
    likely = np.zeros(OUTCOMES, np.int16)
    weights(state, likely)
    if likely[outcome]:
        return ""
    phase = int(state.phase)
    if phase == DEAL_OBJECTIVE:
        return refuse_card("private objective", outcome, COLORS, color_name, "SETUP-1")
    if phase == DEAL_CARD:
        return refuse_card("pattern card", outcome, CARDS, lambda card: str(card + 1), "SETUP-2")
    if phase == LAY_TOOL:
        return refuse_card("tool", outcome, TOOLS, tool_name, "SETUP-7")
    if phase == LAY_OBJECTIVE:
        return refuse_card("public objective", outcome, PUBLIC_OBJECTIVES, objective_name, "SETUP-8")
    if phase == DRAW_START_SEAT:
        return f"Seat {outcome} is not in this game of {state.seats}. [SETUP-9]"
    if phase == ROLL_POOL:
        if outcome < len(LETTERS) * VALUES:
            return f"The bag holds no {color_name(color_of(outcome))} die. [ROUND-2]"
        return f"There is no die number {outcome}. [ROUND-2]"
    if phase == DRAW_HAND:
        if outcome < COLORS:
            return f"The bag holds no {color_name(outcome)} die. [TOOL-FLUXREMOVER]"
        return f"There is no color number {outcome}. [TOOL-FLUXREMOVER]"
    return f"A die shows 1 to {VALUES}; {outcome + 1} is not one of them. [ROUND-2]"


def refuse_card(kind: str, number: int, cards: int, name: Callable[[int], str], rule: str) -> str:
    if number >= cards:
        return f"There is no {kind} number {number + 1}. [{rule}]"
    return f"The {kind} {name(number)} has been dealt or laid out already. [{rule}]"
