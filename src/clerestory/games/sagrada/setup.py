"""Laying the table, and rolling: all that is random happens here."""

from __future__ import annotations

from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.games.sagrada.components import (
    CARDS,
    CARDS_DEALT,
    COLORS,
    DICE_FOR_A_SEAT,
    DICE_FOR_THE_TABLE,
    DICE_OF_EACH_COLOR,
    DIFFICULTY,
    NO_CARD,
    NO_COLOR,
    NO_DIE,
    NO_OBJECTIVE,
    NO_PATTERN,
    NO_TOOL,
    PUBLIC_OBJECTIVES,
    PUBLIC_OBJECTIVES_LAID,
    SIDES,
    SOLO_DICE,
    SOLO_PRIVATE_OBJECTIVES,
    SOLO_PUBLIC_OBJECTIVES,
    TOOLS,
    TOOLS_LAID,
    VALUES,
)
from clerestory.games.sagrada.state import (
    CHOOSE_PATTERN,
    DEAL_CARD,
    DEAL_OBJECTIVE,
    DRAW_HAND,
    DRAW_START_SEAT,
    LAY_OBJECTIVE,
    LAY_TOOL,
    MENU,
    NOWHERE,
    OUTCOMES,
    ROLL_POOL,
    Options,
    State,
    Window,
    insert,
    is_solo,
)


def setup(state: State, seats: int, options: Options) -> None:
    """SETUP-4, SETUP-6, SETUP-9, SETUP-11. Empty windows and round track, all dice in the bag, no card dealt yet."""
    state.seats = seats
    state.open_private = int(options.open_private)
    state.solo_tools = options.solo_tools
    state.phase = DEAL_OBJECTIVE
    state.tool_in_use = NO_TOOL
    state.hand = NO_DIE
    state.drawn_color = NO_COLOR
    state.lifted = NOWHERE
    state.moved = NOWHERE
    state.bag[:] = DICE_OF_EACH_COLOR
    state.pool[:] = NO_DIE
    state.track[:] = NO_DIE
    state.tool[:] = NO_TOOL
    state.paid[:] = NO_DIE
    state.objective[:] = NO_OBJECTIVE
    for window in state.windows:
        window.pattern = NO_PATTERN
        window.dealt[:] = NO_CARD
        window.private[:] = NO_COLOR
        window.die[:] = NO_DIE


@rule
def weights(state: State, weights: Array) -> int:
    """SETUP-1, SETUP-2, SETUP-7, SETUP-8, SETUP-9, ROUND-2. How likely each outcome is, and the sum of it."""
    for outcome in range(OUTCOMES):
        weights[outcome] = 0
    if state.phase == ROLL_POOL:
        return weigh_dice(state, weights)
    if state.phase == DRAW_HAND:
        return weigh_colors(state, weights)
    if state.phase == DEAL_OBJECTIVE:
        return weigh_objectives(state, weights)
    if state.phase == DEAL_CARD:
        return weigh_cards(state, weights)
    if state.phase == LAY_TOOL:
        return weigh_rest(state.tool, NO_TOOL, TOOLS, weights)
    if state.phase == LAY_OBJECTIVE:
        return weigh_rest(state.objective, NO_OBJECTIVE, PUBLIC_OBJECTIVES, weights)
    return weigh_alike(int(state.seats) if state.phase == DRAW_START_SEAT else VALUES, weights)


@rule
def weigh_alike(outcomes: int, weights: Array) -> int:
    """SETUP-9, ROUND-2. A seat (R2), or a value, each as likely as the others."""
    for outcome in range(outcomes):
        weights[outcome] = 1
    return outcomes


@rule
def weigh_dice(state: State, weights: Array) -> int:
    """ROUND-2. A die drawn from the bag and rolled: any color by its number there, any value alike."""
    total = 0
    for color in range(COLORS):
        dice = int(state.bag[color])
        total += dice
        for value in range(VALUES):
            weights[color * VALUES + value] = dice
    return total * VALUES


@rule
def weigh_colors(state: State, weights: Array) -> int:
    """TOOL-FLUXREMOVER. A die drawn from the bag, without a value yet."""
    total = 0
    for color in range(COLORS):
        weights[color] = state.bag[color]
        total += int(state.bag[color])
    return total


@rule
def weigh_objectives(state: State, weights: Array) -> int:
    """SETUP-1. Any private objective that nobody has."""
    total = weigh_alike(COLORS, weights)
    for seat in range(state.seats):
        for color in state.windows[seat].private:
            if color != NO_COLOR:
                weights[color] = 0
                total -= 1
    return total


@rule
def weigh_cards(state: State, weights: Array) -> int:
    """SETUP-2. Any pattern card that nobody has."""
    total = weigh_alike(CARDS, weights)
    for seat in range(state.seats):
        for card in state.windows[seat].dealt:
            if card != NO_CARD:
                weights[card] = 0
                total -= 1
    return total


@rule
def weigh_rest(row: Array, nothing: int, cards: int, weights: Array) -> int:
    """SETUP-7, SETUP-8, SETUP-10. Any card that is not laid out yet; the others leave the game unseen."""
    total = weigh_alike(cards, weights)
    for card in row:
        if card != nothing:
            weights[card] = 0
            total -= 1
    return total


@rule
def lay_table(state: State, outcome: int) -> None:
    """SETUP-1, SETUP-2, SETUP-7, SETUP-8, SETUP-9, ROUND-2. Lay what chance has drawn before the first turn."""
    if state.phase == ROLL_POOL:
        roll_pool_die(state, outcome)
    elif state.phase == DEAL_OBJECTIVE:
        deal_objective(state, state.windows[state.seat], outcome)
    elif state.phase == DEAL_CARD:
        deal_card(state, state.windows[state.seat], outcome)
    elif state.phase == DRAW_START_SEAT:
        state.start_seat = outcome
        state.phase = LAY_TOOL
    elif state.phase == LAY_TOOL:
        lay_tool(state, outcome)
    else:
        lay_objective(state, outcome)


@rule
def deal_objective(state: State, window: Window, color: int) -> None:
    """SETUP-1, SOLO-4. One private objective for each player, two in the solo game."""
    if window.private[0] == NO_COLOR:
        window.private[0] = color
    else:
        window.private[1] = max(int(window.private[0]), color)
        window.private[0] = min(int(window.private[0]), color)
    if not is_solo(state) or window.private[SOLO_PRIVATE_OBJECTIVES - 1] != NO_COLOR:
        deal_to_next_seat(state, DEAL_CARD)


@rule
def deal_card(state: State, window: Window, card: int) -> None:
    """SETUP-2, SOLO-2. Two pattern cards for each player; then each picks one of the four patterns on them."""
    if window.dealt[0] == NO_CARD:
        window.dealt[0] = card
    else:
        window.dealt[1] = max(int(window.dealt[0]), card)
        window.dealt[0] = min(int(window.dealt[0]), card)
        deal_to_next_seat(state, CHOOSE_PATTERN)


@rule
def deal_to_next_seat(state: State, phase: int) -> None:
    """SETUP-1, SETUP-2. Seat after seat; after the last, the next step of the setup begins with the first."""
    state.seat += 1
    if state.seat == state.seats:
        state.seat = 0
        state.phase = phase


@rule
def choose_pattern(state: State, window: Window, choice: int) -> None:
    """SETUP-2, SETUP-10. Pick one pattern, unseen by the others (R1); the other card is never shown."""
    window.pattern = window.dealt[choice // SIDES] * SIDES + choice % SIDES
    deal_to_next_seat(state, DRAW_START_SEAT)
    if state.phase == DRAW_START_SEAT:
        for seat in range(state.seats):
            reveal_pattern(state, state.windows[seat])


@rule
def reveal_pattern(state: State, window: Window) -> None:
    """SETUP-3, SETUP-5, SOLO-3. As many favor tokens as the pattern is difficult; none in the solo game."""
    if not is_solo(state):
        window.tokens = DIFFICULTY[window.pattern]
    for i in range(CARDS_DEALT):
        window.dealt[i] = NO_CARD


@rule
def lay_tool(state: State, tool: int) -> None:
    """SETUP-7, SETUP-11, SOLO-5. Three tools; in the solo game as many as its player chose."""
    insert(state.tool, tool)
    laid = int(state.solo_tools) if is_solo(state) else TOOLS_LAID
    if state.tool[laid - 1] != NO_TOOL:
        state.phase = LAY_OBJECTIVE


@rule
def lay_objective(state: State, objective: int) -> None:
    """SETUP-8, SETUP-11, SOLO-4. Three public objectives, two in the solo game; then the first round begins."""
    insert(state.objective, objective)
    laid = SOLO_PUBLIC_OBJECTIVES if is_solo(state) else PUBLIC_OBJECTIVES_LAID
    if state.objective[laid - 1] != NO_OBJECTIVE:
        state.seat = state.start_seat
        state.phase = ROLL_POOL


@rule
def roll_pool_die(state: State, die: int) -> None:
    """ROUND-2, SOLO-6. A die from the bag into the pool; when it is full, the start player has the first turn."""
    state.bag[die // VALUES] -= 1
    insert(state.pool, die)
    if state.pool[dice_drawn(state) - 1] != NO_DIE:
        state.phase = MENU


@rule
def dice_drawn(state: State) -> int:
    """ROUND-2, SOLO-6. Dice for a round: two for each player and one more; four in the solo game."""
    return SOLO_DICE if is_solo(state) else DICE_FOR_A_SEAT * int(state.seats) + DICE_FOR_THE_TABLE
