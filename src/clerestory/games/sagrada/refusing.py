"""Why an action is not legal: a sentence that names the rule."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from clerestory.engine.refusing import Refusal, refuse
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

# What is to be decided first, in each phase: the name of the refusal, and its sentence with the rule that says so.
FIRST = {
    CHOOSE_PATTERN: ("first-choose-pattern", "First choose one of your four patterns. [SETUP-2]"),
    MENU: ("first-act", "Take a die, use a tool, or end your turn. [TURN-1]"),
    PLACE_OR_TOOL: ("first-place-or-tool", "First place {hand}, or use a tool on it. [TURN-2]"),
    PAY: ("first-pay", "First pay for {tool} with a die of the pool. [SOLO-7]"),
    SHIFT: ("first-shift", "First say whether {hand} goes up or down. [TOOL-GROZING]"),
    TRACK_DIE: (
        "first-swap",
        "First choose the die of the round track that {hand} is swapped with. [TOOL-LENS]",
    ),
    SET_VALUE: ("first-set-value", "First set the value of the die that was drawn. [TOOL-FLUXREMOVER]"),
    PLACE: ("first-place", "First place {hand}. [TOOL-8]"),
    PLACE_OR_POOL: ("first-place-or-pool", "First place {hand}, or put it into the pool. [TOOL-FLUXREMOVER]"),
    MOVE_DIE: ("first-choose-die", "First choose the die that {tool} moves. [TOOL-7]"),
    MOVE_TO: ("first-move-to", "First choose where the die on {lifted} goes. [TOOL-7]"),
    SECOND_DIE: ("first-choose-second-die", "First choose the second die that {tool} moves. [TOOL-7]"),
    EXTRA_DIE: ("first-take-extra-die", "First take the second die from the pool. [TOOL-RUNNING]"),
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
        return refuse("over", "The game is over. [ROUND-7]")
    if not 0 <= action < (OUTCOMES if state.phase < CHOOSE_PATTERN else ACTIONS):
        return refuse("no-such-move", "There is no move number {number}.", number=action)
    if state.phase < CHOOSE_PATTERN:
        return refuse_outcome(state, action)
    actions = np.zeros(ACTIONS, np.int16)
    if action in actions[: legal(state, actions)]:
        return ""
    return explain(state, state.windows[state.seat], action)


def explain(state: State, window: Window, action: int) -> Refusal:
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
    return explain_phase(state)


def explain_phase(state: State) -> Refusal:
    """What is to be decided first."""
    name, sentence = FIRST[int(state.phase)]
    parts = {
        "hand": die_name(int(state.hand)),
        "tool": tool_name(int(state.tool_in_use)),
        "lifted": "" if state.lifted == NOWHERE else space_name(int(state.lifted)),
    }
    return refuse(name, sentence, **{part: parts[part] for part in parts if f"{{{part}}}" in sentence})


def explain_pool_die(state: State, die: int) -> Refusal:
    name = die_name(die)
    if die not in state.pool:
        return refuse("not-in-pool", "There is no {die} in the pool. [TURN-2]", die=name)
    if state.phase == PAY:
        tool, color = tool_name(int(state.tool_in_use)), int(SOLO_COLOR[state.tool_in_use])
        if color_of(die) != color:
            sentence = "{tool} is paid with a {color} die; {die} is none. [SOLO-7]"
            return refuse("pays-with-color", sentence, tool=tool, color=color_name(color), die=name)
        sentence = "Without {die} in the pool, {tool} could not be carried out. [SOLO-7]"
        return refuse("needed-in-pool", sentence, die=name, tool=tool)
    if state.has_drafted and state.phase == MENU:
        return refuse("drafted-already", "You have drafted in this turn already. [TURN-1]")
    sentence = "{die} fits on no space of your window, and no tool could be used on it. [TURN-2]"
    return refuse("fits-nowhere", sentence, die=name)


def explain_track_die(state: State, die: int) -> Refusal:
    if faces_on_track(state) >> die & 1:
        sentence = "{die} would fit on no space of your window. [TOOL-LENS]"
        return refuse("track-die-fits-nowhere", sentence, die=die_name(die))
    return refuse("not-on-track", "There is no {die} on the round track. [TOOL-LENS]", die=die_name(die))


def explain_shift(state: State, step: int) -> Refusal:
    hand = int(state.hand)
    if not 1 <= value_of(hand) + step <= VALUES:
        way = "up" if step > 0 else "down"
        sentence = "{die} cannot go {way}: 6 never becomes 1, nor 1 a 6. [TOOL-GROZING]"
        return refuse("cannot-shift", sentence, die=die_name(hand), way=way)
    sentence = "{die} would fit on no space of your window. [TOOL-GROZING]"
    return refuse("shifted-fits-nowhere", sentence, die=die_name(hand + step))


def explain_tool(state: State, window: Window, tool: int) -> Refusal:
    """TOOL-1, TOOL-5, TOOL-6, SOLO-7. Why a tool is not available."""
    name, own_rule = tool_name(tool), TOOL_RULES[tool]
    if tool not in state.tool:
        return refuse("not-laid-out", "{tool} is not among the tools laid out. [SETUP-7]", tool=name)
    if state.has_used_tool:
        return refuse("used-a-tool", "You have used a tool in this turn already. [TOOL-4]")
    slot = int(slot_of(state, tool))
    if is_for_drafted_die(tool) and state.phase == MENU:
        if state.has_drafted:
            sentence = "{tool} is used on a die between taking and placing it, and you have drafted already. [TOOL-6]"
            return refuse("draft-is-over", sentence, tool=name)
        return refuse("take-a-die-first", "{tool} is used on the die you draft: take one first. [TOOL-6]", tool=name)
    if not is_for_drafted_die(tool) and state.phase == PLACE_OR_TOOL:
        sentence = "{tool} cannot be used between taking a die and placing it. [TOOL-6]"
        return refuse("not-while-drafting", sentence, tool=name)
    if is_solo(state) and state.paid[slot] != NO_DIE:
        sentence = "{tool} has been used; in the solo game each tool works once. [SOLO-7]"
        return refuse("works-once", sentence, tool=name)
    if is_solo(state) and SOLO_COLOR[tool] not in [color_of(int(die)) for die in state.pool]:
        sentence = "{tool} is paid with a {color} die, and the pool has none. [SOLO-7]"
        return refuse("no-die-to-pay", sentence, tool=name, color=color_name(int(SOLO_COLOR[tool])))
    if not is_solo(state) and window.tokens < cost(state, slot):
        sentence = "{tool} costs {cost} favor tokens, and you have {tokens}. [TOOL-1]"
        if cost(state, slot) == 1:
            sentence = "{tool} costs {cost} favor token, and you have {tokens}. [TOOL-1]"
        return refuse("costs-too-much", sentence, tool=name, cost=int(cost(state, slot)), tokens=int(window.tokens))
    if tool == GLAZING_HAMMER and (is_first_turn(state) or state.has_drafted):
        sentence = "{tool} is used in your second turn of the round, before you draft. [{rule}]"
        return refuse("second-turn-before-draft", sentence, tool=name, rule=own_rule)
    if tool == RUNNING_PLIERS and not (is_first_turn(state) and state.has_drafted):
        sentence = "{tool} is used in your first turn of the round, after you have drafted. [{rule}]"
        return refuse("first-turn-after-draft", sentence, tool=name, rule=own_rule)
    return refuse("not-carried-out", "{tool} could not be carried out in full. [{rule}]", tool=name, rule=own_rule)


def explain_own_die(state: State, window: Window, space: int) -> Refusal:
    tool, where = int(state.tool_in_use), space_name(space)
    die = int(window.die[space])
    if die == NO_DIE:
        return refuse("no-die-there", "There is no die on {space}. [TOOL-7]", space=where)
    if space == state.moved:
        sentence = "The die on {space} has just been moved; the second must be another. [{rule}]"
        return refuse("just-moved", sentence, space=where, rule=TOOL_RULES[tool])
    if tool == TAP_WHEEL and state.moved != NOWHERE and color_of(die) != color_of(int(window.die[state.moved])):
        sentence = "Both dice must be of one color; {die} on {space} is of another. [TOOL-TAPWHEEL]"
        return refuse("another-color", sentence, die=die_name(die), space=where)
    if tool == TAP_WHEEL and not colors_on_track(state) >> color_of(die) & 1:
        sentence = "No die on the round track is {color}. [TOOL-TAPWHEEL]"
        return refuse("color-not-on-track", sentence, color=color_name(color_of(die)))
    if tool == LATHEKIN and state.moved == NOWHERE:
        sentence = "{die} on {space} cannot be moved so that a second die can be moved after it. [TOOL-LATHEKIN]"
        return refuse("no-second-move", sentence, die=die_name(die), space=where)
    sentence = "There is no space that {die} on {space} could be moved to. [TOOL-7]"
    return refuse("cannot-be-moved", sentence, die=die_name(die), space=where)


def explain_space(state: State, window: Window, die: int, space: int) -> Refusal:
    """PLACE-1 to PLACE-7. The first rule that a die would break on a space, less what the tool in use lifts."""
    tool, where, name = int(state.tool_in_use), 1 << space, space_name(space)
    color, value = color_of(die), value_of(die)
    moving = 0 if state.lifted == NOWHERE else 1 << int(state.lifted)
    if spaces_of(window, ANY_DIE) & where:
        return refuse("taken", "There is a die on {space} already. [PLACE-1]", space=name)
    taken = spaces_of(window, ANY_DIE) & ~moving
    if not taken:
        if not EDGE & where:
            sentence = "{space} is not on the edge, where the first die must go. [PLACE-2]"
            return refuse("not-on-the-edge", sentence, space=name)
    elif tool == CORK_BACKED_STRAIGHTEDGE:
        if around(taken) & where:
            sentence = "{space} touches a die; with this tool it must touch none. [TOOL-CORK]"
            return refuse("touches-a-die", sentence, space=name)
    elif not around(taken) & where:
        return refuse("touches-no-die", "{space} does not touch a die. [PLACE-3]", space=name)
    if tool != EGLOMISE_BRUSH and not open_to_color(window, color) & where:
        sentence = "{space} asks for another color than {die} has. [PLACE-4]"
        return refuse("asks-for-color", sentence, space=name, die=die_name(die))
    if tool != COPPER_FOIL_BURNISHER and not open_to_value(window, value) & where:
        sentence = "{space} asks for another value than {die} has. [PLACE-5]"
        return refuse("asks-for-value", sentence, space=name, die=die_name(die))
    if beside(spaces_of(window, color) & ~moving) & where:
        sentence = "{space} is beside another {color} die. [PLACE-7]"
        return refuse("beside-same-color", sentence, space=name, color=color_name(color))
    if beside(spaces_of(window, COLORS + value - 1) & ~moving) & where:
        sentence = "{space} is beside another {value}. [PLACE-7]"
        return refuse("beside-same-value", sentence, space=name, value=value)
    sentence = "From {space} no second die could be moved. [TOOL-LATHEKIN]"
    return refuse("no-second-move-from-there", sentence, space=name)


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
