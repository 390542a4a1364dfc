"""What is true of every position after every move. `check_game` looks at it; a drawn position must keep it too."""

from __future__ import annotations

from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.games.sagrada.accounts import (
    are_mismatches_sound,
    are_payments_sound,
    are_placed_dice_sound,
    are_tokens_sound,
    are_uses_sound,
    are_windows_together,
    is_dice_count_sound,
    is_draw_sound,
    is_track_sound,
)
from clerestory.games.sagrada.components import (
    CARDS,
    CARDS_DEALT,
    COLORS,
    DIFFICULTY,
    FACES,
    NO_CARD,
    NO_COLOR,
    NO_DIE,
    NO_OBJECTIVE,
    NO_PATTERN,
    NO_TOOL,
    PATTERNS,
    PUBLIC_OBJECTIVES_LAID,
    ROUNDS,
    SIDES,
    SOLO_MOST_TOOLS,
    SOLO_PRIVATE_OBJECTIVES,
    SOLO_PUBLIC_OBJECTIVES,
    SPACES,
    TOOLS_LAID,
)
from clerestory.games.sagrada.deciding import (
    can_decide,
    is_use_sound,
)
from clerestory.games.sagrada.hidden import (
    are_patterns_secret,
)
from clerestory.games.sagrada.placing import (
    EDGE,
    beside,
    spaces_of,
)
from clerestory.games.sagrada.state import (
    ANY_DIE,
    CHOOSE_PATTERN,
    DEAL_CARD,
    DEAL_OBJECTIVE,
    DRAW_START_SEAT,
    GAME_OVER,
    KINDS,
    LAY_OBJECTIVE,
    LAY_TOOL,
    NOWHERE,
    State,
    Window,
    color_of,
    is_solo,
    value_of,
)
from clerestory.games.sagrada.turns import (
    is_turn_skipped,
    seat_of_turn,
)

INVARIANTS = (
    "the seat to move is a seat of the game, and the one whose turn it is",
    "a row of dice or of cards is ascending and has no gap",
    "bag, pool, hand, windows, round track and paid dice hold 18 dice of every color",
    "each round takes 2 dice for each player and 1 more from the bag, 4 in the solo game",
    "a finished round left at least one die on its space of the round track, and the other spaces are empty",
    "the tokens held and those on tools are the difficulties of the patterns; a tool bears none or an odd number",
    "in the solo game there are no tokens, and a tool is paid with one die of its color",
    "the cards that were dealt and laid out are as many as the rules say, and all different",
    "until the first die is drawn nothing is placed, used or paid",
    "the dice of a window and the sets of spaces that tell their kinds agree",
    "no two orthogonal neighbors share a color or a value",
    "a window's only die lies on an edge or corner",
    "a die lies on a space of another color only by Eglomise Brush, of another value only by Copper Foil Burnisher",
    "a player places at most two dice in a round, one in each turn",
    "what is in hand, lifted or moved belongs to the tool in use and to what happens next",
    "a tool is used at most once in a turn, in a turn of its kind, and never before its time",
    "if no tool has moved a die or set one apart, the dice of a window hang together from the edge",
    "no decision is without an option",
)
(
    SEAT, ROW, DICE, DRAWN, TRACK, TOKENS, PAID, CARDS_OUT, OPENING, SETS, NEIGHBORS, ONLY_DIE, MISMATCH, PLACED, USE,
    USES, TOGETHER, OPTION, SOUND,
) = range(len(INVARIANTS) + 1)  # fmt: skip


@rule
def check(state: State) -> int:
    """MISTAKE-1, END-2. The first invariant that is broken, or SOUND; a position that breaks one is never played on."""
    if not is_turn_sound(state):
        return SEAT
    if not are_rows_sound(state):
        return ROW
    if not are_cards_sound(state):
        return CARDS_OUT
    for seat in range(state.seats):
        broken = check_window(state, state.windows[seat])
        if broken != SOUND:
            return broken
    if not is_dice_count_sound(state):
        return DICE
    if not is_draw_sound(state):
        return DRAWN
    if not is_track_sound(state):
        return TRACK
    if is_opening(state):
        return SOUND if is_opening_sound(state) else OPENING
    if not are_payments_sound(state) if is_solo(state) else not are_tokens_sound(state):
        return PAID if is_solo(state) else TOKENS
    if not is_use_sound(state):
        return USE
    if not are_uses_sound(state):
        return USES
    if not are_mismatches_sound(state):
        return MISMATCH
    if not are_windows_together(state):
        return TOGETHER
    if not are_placed_dice_sound(state):
        return PLACED
    return SOUND if can_decide(state) else OPTION


# --- Turns, rows, cards ---


@rule
def is_turn_sound(state: State) -> bool:
    seats = int(state.seats)
    if state.seat < 0 or state.seat >= seats or state.start_seat < 0 or state.start_seat >= seats:
        return False
    if state.phase < DEAL_OBJECTIVE or state.phase > GAME_OVER:
        return False
    if state.rounds_played < 0 or (state.rounds_played >= ROUNDS) != (state.phase == GAME_OVER):
        return False
    if state.turns_taken < 0 or state.turns_taken >= 2 * seats or is_turn_skipped(state):
        return False
    if are_patterns_secret(state):
        return state.start_seat == 0
    if state.phase <= LAY_OBJECTIVE:
        return state.seat == 0
    return state.seat == seat_of_turn(state, int(state.turns_taken))


@rule
def are_rows_sound(state: State) -> bool:
    if not is_ascending(state.pool, FACES) or not is_ascending(state.tool, NO_TOOL):
        return False
    for space in range(ROUNDS):
        if not is_ascending(state.track[space], FACES):
            return False
    return is_ascending(state.objective, NO_OBJECTIVE)


@rule
def is_ascending(row: Array, nothing: int) -> bool:
    for i in range(len(row)):
        if row[i] < 0 or row[i] > nothing or (i > 0 and row[i] < row[i - 1]):
            return False
    return True


@rule
def are_cards_sound(state: State) -> bool:
    """SETUP-1, SETUP-2, SETUP-7, SETUP-8, SOLO-4, SOLO-5. As many cards as are due by now."""
    tools = int(state.solo_tools) if is_solo(state) else TOOLS_LAID
    if state.solo_tools < 1 or state.solo_tools > SOLO_MOST_TOOLS:
        return False
    objectives = SOLO_PUBLIC_OBJECTIVES if is_solo(state) else PUBLIC_OBJECTIVES_LAID
    is_past_tools = state.phase > LAY_TOOL and not are_patterns_secret(state)
    if not is_laid(state.tool, NO_TOOL, tools, state.phase == LAY_TOOL, is_past_tools):
        return False
    is_past_objectives = state.phase > LAY_OBJECTIVE and not are_patterns_secret(state)
    if not is_laid(state.objective, NO_OBJECTIVE, objectives, state.phase == LAY_OBJECTIVE, is_past_objectives):
        return False
    colors = 0
    cards = 0
    for seat in range(state.seats):
        window = state.windows[seat]
        if not is_dealing_sound(state, window, seat):
            return False
        for i in range(SOLO_PRIVATE_OBJECTIVES):
            if window.private[i] != NO_COLOR:
                if colors >> window.private[i] & 1:
                    return False
                colors |= 1 << window.private[i]
        for i in range(CARDS_DEALT):
            if window.dealt[i] != NO_CARD:
                if cards >> window.dealt[i] & 1:
                    return False
                cards |= 1 << window.dealt[i]
    return True


@rule
def is_laid(row: Array, nothing: int, due: int, is_being_laid: bool, is_past: bool) -> bool:
    """SETUP-7, SETUP-8. All different, and as many as due; fewer while they are being laid out, none before."""
    cards = 0
    for i in range(len(row)):
        cards += int(row[i] != nothing)
        if i > 0 and row[i] != nothing and row[i] == row[i - 1]:
            return False
    if is_being_laid:
        return cards < due
    return cards == (due if is_past else 0)


@rule
def is_dealing_sound(state: State, window: Window, seat: int) -> bool:
    """SETUP-1, SETUP-2. Cards are dealt seat by seat, then patterns chosen seat by seat."""
    privates = int(window.private[0] != NO_COLOR) + int(window.private[1] != NO_COLOR)
    cards = int(window.dealt[0] != NO_CARD) + int(window.dealt[1] != NO_CARD)
    due = SOLO_PRIVATE_OBJECTIVES if is_solo(state) else 1
    is_next = state.seat == seat
    for i in range(CARDS_DEALT):
        if window.private[i] < NO_COLOR or window.private[i] >= COLORS or window.dealt[i] < NO_CARD:
            return False
        if window.dealt[i] >= CARDS:
            return False
    if privates == SOLO_PRIVATE_OBJECTIVES and window.private[0] > window.private[1]:
        return False
    if (privates == 1 and window.private[0] == NO_COLOR) or (cards == 1 and window.dealt[0] == NO_CARD):
        return False
    if cards == CARDS_DEALT and window.dealt[0] > window.dealt[1]:
        return False
    if state.phase == DEAL_OBJECTIVE:
        is_due = privates < due if is_next else privates == (due if seat < state.seat else 0)
        return is_due and cards == 0 and window.pattern == NO_PATTERN
    if privates != due:
        return False
    if state.phase == DEAL_CARD:
        is_due = cards < CARDS_DEALT if is_next else cards == (CARDS_DEALT if seat < state.seat else 0)
        return is_due and window.pattern == NO_PATTERN
    if state.phase == CHOOSE_PATTERN:
        if seat >= state.seat:
            return cards == CARDS_DEALT and window.pattern == NO_PATTERN
        card = int(window.pattern) // SIDES
        return cards == CARDS_DEALT and (card == window.dealt[0] or card == window.dealt[1])
    return cards == 0 and 0 <= window.pattern < PATTERNS


@rule
def is_opening(state: State) -> bool:
    """SETUP-2, SETUP-7, SETUP-8. Before the first die is drawn."""
    return state.phase <= LAY_OBJECTIVE or state.phase == CHOOSE_PATTERN


@rule
def is_opening_sound(state: State) -> bool:
    """SETUP-2, SETUP-7, SETUP-8. Nothing but cards is on the table yet, and the tokens once patterns are revealed."""
    if state.rounds_played != 0 or state.turns_taken != 0 or state.pool[0] != NO_DIE or state.hand != NO_DIE:
        return False
    if state.has_drafted != 0 or state.has_used_tool != 0 or state.tool_in_use != NO_TOOL:
        return False
    if state.phase == DRAW_START_SEAT and state.start_seat != 0:
        return False
    for slot in range(SOLO_MOST_TOOLS):
        if state.tokens_on[slot] != 0 or state.paid[slot] != NO_DIE:
            return False
    for seat in range(state.seats):
        window = state.windows[seat]
        has_no_tokens = are_patterns_secret(state) or is_solo(state)
        tokens = 0 if has_no_tokens else int(DIFFICULTY[window.pattern])
        if window.tokens != tokens or window.skips != 0 or spaces_of(window, ANY_DIE) != 0:
            return False
    return state.drawn_color == NO_COLOR and state.lifted == NOWHERE and state.moved == NOWHERE


# --- Windows ---


@rule
def check_window(state: State, window: Window) -> int:
    """The first invariant that one window breaks, or SOUND."""
    taken = 0
    for space in range(SPACES):
        die = int(window.die[space])
        if die < 0 or die > NO_DIE:
            return SETS
        taken |= int(die != NO_DIE) << space
    for kind in range(KINDS):
        if spaces_of(window, kind) != spaces_with(window, kind):
            return SETS
    for kind in range(ANY_DIE):
        if spaces_of(window, kind) & beside(spaces_of(window, kind)):
            return NEIGHBORS
    is_only_die = taken != 0 and taken & (taken - 1) == 0
    return ONLY_DIE if is_only_die and taken & EDGE == 0 else SOUND


@rule
def spaces_with(window: Window, kind: int) -> int:
    """The set of spaces that hold dice of a kind, found die by die."""
    spaces = 0
    for space in range(SPACES):
        die = int(window.die[space])
        is_kind = kind == ANY_DIE or kind == color_of(die) or kind == COLORS + value_of(die) - 1
        spaces |= int(die != NO_DIE and is_kind) << space
    return spaces
