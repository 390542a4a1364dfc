"""Accounts: dice, tokens, uses of tools and turns add up in every position."""

from __future__ import annotations

from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.games.sagrada.components import (
    COLORS,
    DICE_OF_EACH_COLOR,
    DIFFICULTY,
    MOST_DICE,
    NO_COLOR,
    NO_DIE,
    NO_TOOL,
    ROUNDS,
    SOLO_COLOR,
    SOLO_MOST_TOOLS,
    SPACES,
    TOOLS,
)
from clerestory.games.sagrada.placing import (
    EDGE,
    around,
    open_to_color,
    open_to_value,
    spaces_of,
)
from clerestory.games.sagrada.scoring import (
    empty_spaces,
)
from clerestory.games.sagrada.setup import (
    dice_drawn,
)
from clerestory.games.sagrada.state import (
    ANY_DIE,
    CHOOSE_PATTERN,
    DRAW_HAND,
    GAME_OVER,
    LAY_OBJECTIVE,
    NOWHERE,
    PAY,
    ROLL_POOL,
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
    GLAZING_HAMMER,
    LATHEKIN,
    LENS_CUTTER,
    RUNNING_PLIERS,
    TAP_WHEEL,
)
from clerestory.games.sagrada.turns import (
    is_first_turn,
    seat_of_turn,
)


@rule
def is_dice_count_sound(state: State) -> bool:
    for color in range(COLORS):
        if state.bag[color] < 0 or state.rolling[color] < 0 or dice_of(state, color) != DICE_OF_EACH_COLOR:
            return False
    return True


@rule
def dice_of(state: State, color: int) -> int:
    """Dice of a color everywhere."""
    dice = int(state.bag[color]) + int(state.rolling[color])
    dice += int(color_of(int(state.hand)) == color) + int(state.drawn_color == color)
    for i in range(MOST_DICE):
        dice += int(color_of(int(state.pool[i])) == color)
        for space in range(ROUNDS):
            dice += int(color_of(int(state.track[space, i])) == color)
    for slot in range(SOLO_MOST_TOOLS):
        dice += int(color_of(int(state.paid[slot])) == color)
    for seat in range(state.seats):
        for space in range(SPACES):
            dice += int(color_of(int(state.windows[seat].die[space])) == color)
    return dice


@rule
def is_draw_sound(state: State) -> bool:
    """ROUND-2. What is not in the bag was drawn in this round or in one before; Flux Remover lends it a die."""
    drawn = COLORS * DICE_OF_EACH_COLOR + int(state.phase == DRAW_HAND)
    for color in range(COLORS):
        drawn -= int(state.bag[color])
    before = int(state.rounds_played) * dice_drawn(state)
    if state.phase == GAME_OVER or state.phase <= LAY_OBJECTIVE or state.phase == CHOOSE_PATTERN:
        return drawn == before
    if state.phase == ROLL_POOL:
        return drawn == before + dice_in(state.pool) and drawn < before + dice_drawn(state)
    return drawn == before + dice_drawn(state)


@rule
def dice_in(row: Array) -> int:
    """ROUND-4. How many dice lie in a row."""
    dice = 0
    for i in range(len(row)):
        dice += int(row[i] != NO_DIE)
    return dice


@rule
def is_track_sound(state: State) -> bool:
    """ROUND-4, ROUND-5, SOLO-8."""
    for space in range(ROUNDS):
        dice = dice_in(state.track[space])
        if space >= state.rounds_played and dice > 0:
            return False
        if space < state.rounds_played and (dice > dice_drawn(state) or (dice == 0 and not is_solo(state))):
            return False
    return state.phase != GAME_OVER or dice_in(state.pool) == 0


@rule
def are_tokens_sound(state: State) -> bool:
    """TOOL-1, TOOL-2. What seats have spent lies on the tools; an odd sum has paid for the first use of one of them."""
    spent = 0
    odd_sums = 0
    for seat in range(state.seats):
        window = state.windows[seat]
        if window.tokens < 0 or window.tokens > DIFFICULTY[window.pattern]:
            return False
        spent += int(DIFFICULTY[window.pattern]) - int(window.tokens)
        odd_sums += (int(DIFFICULTY[window.pattern]) - int(window.tokens)) % 2
    first_uses = 0
    for slot in range(SOLO_MOST_TOOLS):
        on_it = int(state.tokens_on[slot])
        if on_it < 0 or (on_it > 0 and (on_it % 2 == 0 or state.tool[slot] == NO_TOOL)) or state.paid[slot] != NO_DIE:
            return False
        spent -= on_it
        first_uses += int(on_it > 0)
    return spent == 0 and odd_sums <= first_uses


@rule
def are_payments_sound(state: State) -> bool:
    """SOLO-3, SOLO-7."""
    for slot in range(SOLO_MOST_TOOLS):
        if state.tokens_on[slot] != 0:
            return False
        paid = int(state.paid[slot])
        if paid < 0 or paid > NO_DIE:
            return False
        if paid != NO_DIE and (state.tool[slot] == NO_TOOL or color_of(paid) != SOLO_COLOR[state.tool[slot]]):
            return False
    return state.windows[0].tokens == 0


# --- Turns and uses ---


@rule
def turns_ended(state: State, seat: int) -> int:
    """ROUND-3, TOOL-RUNNING. How many turns of this round a seat has behind it, skipped ones too."""
    turns = 0
    for turn in range(state.turns_taken):
        turns += int(seat_of_turn(state, turn) == seat)
    return turns


@rule
def is_paid(state: State) -> bool:
    """TOOL-3. Whether a tool of this turn has been paid."""
    return state.has_used_tool != 0 and state.phase != PAY


@rule
def uses_of(state: State, tool: int) -> int:
    """TOOL-1, SOLO-7. How often a tool was paid, as its tokens tell, or its die."""
    for slot in range(SOLO_MOST_TOOLS):
        if state.tool[slot] == tool:
            return (int(state.tokens_on[slot]) + 1) // 2 + int(state.paid[slot] != NO_DIE)
    return 0


@rule
def all_uses(state: State) -> int:
    """TOOL-4. How often tools were paid in all."""
    uses = 0
    for tool in range(TOOLS):
        uses += uses_of(state, tool)
    return uses


@rule
def effects_of(state: State, tool: int) -> int:
    """TOOL-3. How often a tool has had its effect, or begun to have it."""
    is_waiting = state.tool_in_use == tool and state.phase != PAY and state.moved == NOWHERE
    return uses_of(state, tool) - int(is_waiting)


@rule
def are_uses_sound(state: State) -> bool:
    """TOOL-4, TOOL-LENS, TOOL-TAPWHEEL. One use in a turn; Lens Cutter and Tap Wheel never in round 1 (R22)."""
    turns = 2 * int(state.seats) * int(state.rounds_played) + int(state.turns_taken)
    if all_uses(state) > turns + int(is_paid(state)):
        return False
    if state.rounds_played == 0 and uses_of(state, LENS_CUTTER) + uses_of(state, TAP_WHEEL) > 0:
        return False
    return are_timed_uses_sound(state) and is_tool_of_this_turn_sound(state) and are_skips_paid(state)


@rule
def are_timed_uses_sound(state: State) -> bool:
    """TOOL-HAMMER, TOOL-RUNNING. The one only in second turns, the other only in first turns."""
    seats, turns = int(state.seats), int(state.turns_taken)
    before = seats * int(state.rounds_played)
    second_turns = before + max(turns - seats, 0) + int(is_paid(state) and not is_first_turn(state))
    first_turns = before + min(turns, seats) + int(is_paid(state) and is_first_turn(state))
    return uses_of(state, GLAZING_HAMMER) <= second_turns and uses_of(state, RUNNING_PLIERS) <= first_turns


@rule
def is_tool_of_this_turn_sound(state: State) -> bool:
    """TOOL-4, TOOL-6. After a tool, the draft may follow only if it was one that is used before it."""
    if state.tool_in_use != NO_TOOL or not state.has_used_tool:
        return True
    uses = uses_of(state, EGLOMISE_BRUSH) + uses_of(state, COPPER_FOIL_BURNISHER)
    uses += uses_of(state, LATHEKIN) + uses_of(state, TAP_WHEEL)
    return uses + (0 if is_first_turn(state) else uses_of(state, GLAZING_HAMMER)) > 0


@rule
def are_skips_paid(state: State) -> bool:
    """TOOL-RUNNING. A turn is skipped for each use of this round, and only after the first turn, or in it."""
    skips = 0
    for seat in range(state.seats):
        if state.windows[seat].skips:
            skips += 1
            is_using = seat == state.seat and state.tool_in_use == RUNNING_PLIERS and state.phase != PAY
            if turns_ended(state, seat) == 0 and not is_using:
                return False
    return skips <= uses_of(state, RUNNING_PLIERS)


# --- Dice in windows ---


@rule
def are_placed_dice_sound(state: State) -> bool:
    """TURN-4, ROUND-2. A die for each turn, two with Running Pliers; what the pool lacks was placed or paid."""
    taken = dice_drawn(state) - dice_on_offer(state)
    placed = 0
    for seat in range(state.seats):
        dice = spaces_taken(state.windows[seat])
        placed += placed_at_most(state, seat)
        if dice > 2 * int(state.rounds_played) + placed_at_most(state, seat):
            return False
    if state.has_drafted and spaces_taken(state.windows[state.seat]) == 0:
        return False
    if state.phase == ROLL_POOL or state.phase == GAME_OVER:
        return True
    if is_solo(state):
        placed += min(int(state.turns_taken) + int(is_paid(state)), all_uses(state))
    return 0 <= taken <= placed


@rule
def placed_at_most(state: State, seat: int) -> int:
    """TURN-4. How many dice a seat can have placed in this round."""
    turns = turns_ended(state, seat)
    extra = int(state.windows[seat].skips != 0 and turns > 0)
    return min(turns + extra, 2) + int(seat == state.seat and state.has_drafted != 0)


@rule
def dice_on_offer(state: State) -> int:
    """ROUND-2. The dice of this round that are neither placed nor paid."""
    dice = dice_in(state.pool) + int(state.hand != NO_DIE)
    dice += int(state.drawn_color != NO_COLOR) + int(state.phase == DRAW_HAND)
    for color in range(COLORS):
        dice += int(state.rolling[color])
    return dice


@rule
def spaces_taken(window: Window) -> int:
    """TURN-4. How many dice lie in a window."""
    return SPACES - empty_spaces(window)


@rule
def are_mismatches_sound(state: State) -> bool:
    """TOOL-EGLOMISE, TOOL-COPPER. Only these let a die lie where another color or value is asked for."""
    colors = 0
    values = 0
    for seat in range(state.seats):
        window = state.windows[seat]
        for space in range(SPACES):
            die = int(window.die[space])
            if die != NO_DIE:
                colors += 1 - (open_to_color(window, color_of(die)) >> space & 1)
                values += 1 - (open_to_value(window, value_of(die)) >> space & 1)
    return colors <= effects_of(state, EGLOMISE_BRUSH) and values <= effects_of(state, COPPER_FOIL_BURNISHER)


@rule
def are_windows_together(state: State) -> bool:
    """PLACE-2, PLACE-3. Without a tool that moves dice or sets one apart, dice hang together from the edge."""
    effects = effects_of(state, EGLOMISE_BRUSH) + effects_of(state, COPPER_FOIL_BURNISHER)
    effects += effects_of(state, LATHEKIN) + effects_of(state, TAP_WHEEL) + effects_of(state, CORK_BACKED_STRAIGHTEDGE)
    for seat in range(state.seats):
        taken = spaces_of(state.windows[seat], ANY_DIE)
        if effects == 0 and (reached_from(taken & -taken, taken) != taken or (taken != 0 and taken & EDGE == 0)):
            return False
    return True


@rule
def reached_from(spaces: int, taken: int) -> int:
    """PLACE-3. The dice that hang together with those of some spaces."""
    for _ in range(SPACES):
        spaces |= around(spaces) & taken
    return spaces
