"""Using a tool: whether one is available, what it costs, and that its effect begins once it is paid."""

from __future__ import annotations

from clerestory.engine.rules import rule
from clerestory.games.sagrada.components import (
    FIRST_USE,
    LATER_USE,
    MOST_DICE,
    NO_DIE,
    SOLO_COLOR,
)
from clerestory.games.sagrada.state import (
    PAY,
    State,
    Window,
    color_of,
    is_solo,
    remove_die,
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
    can_use_copper_foil_burnisher,
    can_use_cork_backed_straightedge,
    can_use_eglomise_brush,
    can_use_glazing_hammer,
    can_use_grinding_stone,
    can_use_grozing_pliers,
    can_use_lathekin,
    can_use_lens_cutter,
    can_use_running_pliers,
    can_use_tap_wheel,
    copper_foil_burnisher,
    cork_backed_straightedge,
    eglomise_brush,
    flux_brush,
    flux_remover,
    glazing_hammer,
    grinding_stone,
    grozing_pliers,
    is_for_moving,
    lathekin,
    lens_cutter,
    running_pliers,
    tap_wheel,
)


@rule
def can_use_now(state: State, window: Window, slot: int) -> bool:
    """TOOL-5, TOOL-6. Whether a tool is available in the menu of a turn: it can be paid, then carried out in full."""
    tool = int(state.tool[slot])
    if not is_solo(state):
        return window.tokens >= cost(state, slot) and can_carry_out(state, window, tool, NO_DIE)
    if state.paid[slot] != NO_DIE:
        return False
    if is_for_moving(tool):  # whichever die pays
        return dice_in_pool(state, int(SOLO_COLOR[tool])) > 0 and can_carry_out(state, window, tool, NO_DIE)
    for i in range(MOST_DICE):
        if can_pay_with(state, window, tool, int(state.pool[i])):
            return True
    return False


@rule
def can_use_on(state: State, window: Window, slot: int, die: int, is_taken: bool) -> bool:
    """TOOL-5, TOOL-6. Whether a tool is available for a die, taken already or yet to be taken from the pool."""
    tool = int(state.tool[slot])
    if not is_solo(state):
        return window.tokens >= cost(state, slot) and can_change(state, window, tool, die)
    color = int(SOLO_COLOR[tool])
    payers = dice_in_pool(state, color) - int(not is_taken and color_of(die) == color)
    return state.paid[slot] == NO_DIE and payers > 0 and can_change(state, window, tool, die)


@rule
def can_carry_out(state: State, window: Window, tool: int, paid: int) -> bool:
    """TOOL-6. A tool that is not for a drafted die: whether its effect is possible, with a die of the pool paid."""
    if tool == EGLOMISE_BRUSH:
        return can_use_eglomise_brush(window)
    if tool == COPPER_FOIL_BURNISHER:
        return can_use_copper_foil_burnisher(window)
    if tool == LATHEKIN:
        return can_use_lathekin(window)
    if tool == GLAZING_HAMMER:
        return can_use_glazing_hammer(state, paid)
    if tool == RUNNING_PLIERS:
        return can_use_running_pliers(state, window, paid)
    return tool == TAP_WHEEL and can_use_tap_wheel(state, window)


@rule
def can_change(state: State, window: Window, tool: int, die: int) -> bool:
    """TOOL-6. A tool for a drafted die: whether its effect is possible with this one."""
    if tool == GROZING_PLIERS:
        return can_use_grozing_pliers(window, die)
    if tool == LENS_CUTTER:
        return can_use_lens_cutter(state, window)
    if tool == CORK_BACKED_STRAIGHTEDGE:
        return can_use_cork_backed_straightedge(window, die)
    if tool == GRINDING_STONE:
        return can_use_grinding_stone(window, die)
    return tool in (FLUX_BRUSH, FLUX_REMOVER)


@rule
def use_tool(state: State, window: Window, tool: int) -> None:
    """TOOL-3, TOOL-4, SOLO-7. Pay, then carry the effect out; which die pays in the solo game is a decision."""
    state.has_used_tool = 1
    state.tool_in_use = tool
    if is_solo(state):
        state.phase = PAY
    else:
        pay_tokens(state, window, slot_of(state, tool))
        carry_out(state, window, tool)


@rule
def carry_out(state: State, window: Window, tool: int) -> None:
    """TOOL-3. The effect of a card that is paid begins."""
    if tool == GROZING_PLIERS:
        grozing_pliers(state)
    elif tool == EGLOMISE_BRUSH:
        eglomise_brush(state)
    elif tool == COPPER_FOIL_BURNISHER:
        copper_foil_burnisher(state)
    elif tool == LATHEKIN:
        lathekin(state)
    elif tool == LENS_CUTTER:
        lens_cutter(state)
    elif tool == FLUX_BRUSH:
        flux_brush(state)
    elif tool == GLAZING_HAMMER:
        glazing_hammer(state)
    elif tool == RUNNING_PLIERS:
        running_pliers(state, window)
    elif tool == CORK_BACKED_STRAIGHTEDGE:
        cork_backed_straightedge(state)
    elif tool == GRINDING_STONE:
        grinding_stone(state)
    elif tool == FLUX_REMOVER:
        flux_remover(state)
    else:
        tap_wheel(state)


@rule
def slot_of(state: State, tool: int) -> int:
    """SETUP-7. Where a tool lies among those laid out."""
    slot = 0
    while state.tool[slot] != tool:
        slot += 1
    return slot


@rule
def cost(state: State, slot: int) -> int:
    """TOOL-1, TOOL-9. One favor token for the first use of a card, two for every later one, for all alike (R4)."""
    return LATER_USE if state.tokens_on[slot] > 0 else FIRST_USE


@rule
def pay_tokens(state: State, window: Window, slot: int) -> None:
    """TOOL-1, TOOL-2. Tokens paid stay on the card."""
    tokens = cost(state, slot)
    window.tokens -= tokens
    state.tokens_on[slot] += tokens


@rule
def can_pay_with(state: State, window: Window, tool: int, die: int) -> bool:
    """SOLO-7. A die of the pool pays if it has the tool's solo color and leaves the effect possible (R29)."""
    if color_of(die) != SOLO_COLOR[tool]:
        return False
    return state.hand != NO_DIE or can_carry_out(state, window, tool, die)


@rule
def pay_die(state: State, window: Window, die: int) -> None:
    """SOLO-7. The die lies on the card for good: it is in no bag, pool or track any more (R30)."""
    tool = int(state.tool_in_use)
    remove_die(state.pool, die, NO_DIE)
    state.paid[slot_of(state, tool)] = die
    carry_out(state, window, tool)


@rule
def dice_in_pool(state: State, color: int) -> int:
    """SOLO-7. How many dice of a color are on offer."""
    dice = 0
    for i in range(MOST_DICE):
        dice += int(color_of(int(state.pool[i])) == color)
    return dice
