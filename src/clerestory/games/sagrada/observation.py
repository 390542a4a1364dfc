"""What a seat may see, for learning: whole numbers from its own point of view, and how much of each is 1.

Secrets of the others are left 0. What changes nothing any more is left out: on which space of the round track a die
lies, how many tokens a tool bears beyond the first, which die has paid for it.
"""

from __future__ import annotations

from clerestory.engine.components import table
from clerestory.engine.observing import axis, block, starts
from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.games.sagrada.components import (
    BOX,
    CARDS_DEALT,
    COLOR_NAMES,
    COLORS,
    DICE_OF_EACH_COLOR,
    DIFFICULTY,
    FACES,
    HARDEST,
    LETTERS,
    MOST_DICE,
    NO_CARD,
    NO_COLOR,
    NO_DIE,
    NO_OBJECTIVE,
    NO_PATTERN,
    NO_TOOL,
    PATTERN_NAMES,
    PATTERNS,
    PUBLIC_OBJECTIVES_LAID,
    ROUNDS,
    SEATS,
    SIDES,
    SOLO_MOST_TOOLS,
    SOLO_PRIVATE_OBJECTIVES,
    SPACES,
    VALUES,
    space_name,
)
from clerestory.games.sagrada.hidden import are_objectives_secret, are_patterns_secret
from clerestory.games.sagrada.naming import die_name
from clerestory.games.sagrada.scoring import (
    cost_of_empty,
    score_private,
    score_public,
    steps_from_start,
    target_score,
)
from clerestory.games.sagrada.state import (
    CHOOSE_PATTERN,
    GAME_OVER,
    NOWHERE,
    State,
    Window,
    color_of,
    is_solo,
    value_of,
)
from clerestory.games.sagrada.turns import is_first_turn

A_GOOD_SCORE = 50
A_FEW = 2  # dice of one face

SEAT_COUNT = axis("seats", map(str, range(1, SEATS + 1)))
ROUND = axis("round", map(str, range(1, ROUNDS + 1)))
DECISION = axis(
    "decision",
    (
        "pattern", "menu of a turn", "space or tool", "die to pay with", "up or down", "die of the round track",
        "value", "space", "space or pool", "die to move", "where to move it", "second die to move", "extra die",
    ),
)  # fmt: skip
TOOL = axis("tool", BOX.tools)
OBJECTIVE = axis("objective", BOX.public_objectives)
COLOR = axis("color", COLOR_NAMES)
VALUE = axis("value", map(str, range(1, VALUES + 1)))
FACE = axis("die", map(die_name, range(FACES)))
SPACE = axis("space", map(space_name, range(SPACES)))
CHOICE = axis("choice", (f"{side} of the {card} card" for card in ("first", "second") for side in ("front", "back")))
PATTERN = axis("pattern", PATTERN_NAMES)
TURN = axis("turn", ("first turn", "second turn"))

TABLE = (
    block("seats", SEAT_COUNT),
    block("private objectives lie open"),
    block("solo: tools", per=SOLO_MOST_TOOLS),
    block("solo: target score", per=A_GOOD_SCORE),
    block("round", ROUND),
    block("to decide", DECISION),
    block("this is a first turn"),
    block("the die of this turn was drafted"),
    block("the tool of this turn was used, or is in use"),
    block("tool in use", TOOL),
    block("die in hand: color", COLOR),
    block("die in hand: value", VALUE),
    block("the die that is being moved lies here", SPACE),
    block("the die that was moved first lies here", SPACE),
    block("bag: dice", COLOR, per=DICE_OF_EACH_COLOR),
    block("pool: dice", FACE, per=A_FEW),
    block("round track: dice", FACE, per=A_FEW),
    block("tool laid out", TOOL),
    block("tool used before: it costs 2; in the solo game it is used up", TOOL),
    block("public objective", OBJECTIVE),
    block("pattern to choose", CHOICE, PATTERN),
    block("pattern to choose: difficulty", CHOICE, per=HARDEST),
)
(
    SEATS_AT, OPEN_AT, SOLO_TOOLS_AT, TARGET_AT, ROUND_AT, DECISION_AT, FIRST_TURN_AT, DRAFTED_AT, USED_AT, IN_USE_AT,
    HAND_COLOR_AT, HAND_VALUE_AT, LIFTED_AT, MOVED_AT, BAG_AT, POOL_AT, TRACK_AT, TOOL_AT, USED_TOOL_AT, OBJECTIVE_AT,
    CHOICE_AT, DIFFICULTIES_AT,
) = starts(TABLE)  # fmt: skip

SEAT = (
    block("the turn"),
    block("started the round"),
    block("turns of this round that are still to come, or now", TURN),
    block("has chosen a pattern"),
    block("favor tokens", per=HARDEST),
    block("difficulty", per=HARDEST),
    block("public objectives, tokens and empty spaces: points", per=A_GOOD_SCORE),
    block("private objective: points", per=A_GOOD_SCORE),
    block("private objective", COLOR),
    block("space: the color it asks for", SPACE, COLOR),
    block("space: the value it asks for", SPACE, VALUE),
    block("space: the color of its die", SPACE, COLOR),
    block("space: the value of its die", SPACE, VALUE),
)
(
    TURN_AT, START_AT, TO_COME_AT, CHOSEN_AT, TOKENS_AT, DIFFICULTY_AT, POINTS_AT, PRIVATE_POINTS_AT, PRIVATE_AT,
    ASKED_COLOR_AT, ASKED_VALUE_AT, DIE_COLOR_AT, DIE_VALUE_AT,
) = starts(SEAT)  # fmt: skip


def numbers_of_patterns() -> Array:
    """[pattern, i]: the numbers of a seat that its pattern sets to 1; filled up with one that is 1 in any case."""
    rows = []
    for pattern in BOX.patterns:
        row = [CHOSEN_AT] * SPACES
        for space, asked in enumerate("".join(pattern.grid)):
            if asked in LETTERS:
                row[space] = ASKED_COLOR_AT + space * COLORS + LETTERS.index(asked)
            elif asked.isdecimal():
                row[space] = ASKED_VALUE_AT + space * VALUES + int(asked) - 1
        rows.append(row)
    return table(rows)


PATTERN_NUMBERS = numbers_of_patterns()
COLOR_OF = table([*(die // VALUES for die in range(FACES)), 0])  # [die]  of NO_DIE any
VALUE_OF = table([*(die % VALUES for die in range(FACES)), 0])  # [die]  counted from 0


@rule
def observe_table(state: State, seat: int, counts: Array) -> None:
    """SETUP-1, SETUP-2, OPTION-1. What lies between the seats, and what the one that looks may choose from."""
    observe_turn(state, counts)
    observe_dice(state, counts)
    observe_cards(state, counts)
    observe_choices(state.windows[seat], counts)


@rule
def observe_turn(state: State, counts: Array) -> None:
    counts[SEATS_AT + state.seats - 1] = 1
    counts[OPEN_AT] = state.open_private
    if is_solo(state):
        counts[SOLO_TOOLS_AT] = state.solo_tools
        counts[TARGET_AT] = target_score(state)
    if state.rounds_played < ROUNDS:
        counts[ROUND_AT + state.rounds_played] = 1
    if CHOOSE_PATTERN <= state.phase < GAME_OVER:
        counts[DECISION_AT + state.phase - CHOOSE_PATTERN] = 1
    counts[FIRST_TURN_AT] = int(is_first_turn(state))
    counts[DRAFTED_AT] = state.has_drafted
    counts[USED_AT] = state.has_used_tool
    if state.tool_in_use != NO_TOOL:
        counts[IN_USE_AT + state.tool_in_use] = 1


@rule
def observe_dice(state: State, counts: Array) -> None:
    if state.hand != NO_DIE:
        counts[HAND_COLOR_AT + color_of(int(state.hand))] = 1
        counts[HAND_VALUE_AT + value_of(int(state.hand)) - 1] = 1
    if state.drawn_color != NO_COLOR:
        counts[HAND_COLOR_AT + state.drawn_color] = 1
    if state.lifted != NOWHERE:
        counts[LIFTED_AT + state.lifted] = 1
    if state.moved != NOWHERE:
        counts[MOVED_AT + state.moved] = 1
    for color in range(COLORS):
        counts[BAG_AT + color] = state.bag[color]
    count_dice(state.pool, counts, POOL_AT)
    for space in range(state.rounds_played):
        count_dice(state.track[space], counts, TRACK_AT)


@rule
def count_dice(row: Array, counts: Array, at: int) -> None:
    """ROUND-2, ROUND-5. The dice of a row, which end with the first NO_DIE."""
    for i in range(MOST_DICE):
        if row[i] == NO_DIE:
            break
        counts[at + row[i]] += 1


@rule
def observe_cards(state: State, counts: Array) -> None:
    for slot in range(SOLO_MOST_TOOLS):
        tool = int(state.tool[slot])
        if tool == NO_TOOL:
            break
        counts[TOOL_AT + tool] = 1
        counts[USED_TOOL_AT + tool] = int(state.tokens_on[slot] > 0 or state.paid[slot] != NO_DIE)
    for i in range(PUBLIC_OBJECTIVES_LAID):
        if state.objective[i] != NO_OBJECTIVE:
            counts[OBJECTIVE_AT + state.objective[i]] = 1


@rule
def observe_choices(window: Window, counts: Array) -> None:
    """SETUP-2. The four patterns to choose from; own ones only, and only until all have chosen."""
    for choice in range(CARDS_DEALT * SIDES):
        card = int(window.dealt[choice // SIDES])
        if card != NO_CARD:
            pattern = card * SIDES + choice % SIDES
            counts[CHOICE_AT + choice * PATTERNS + pattern] = 1
            counts[DIFFICULTIES_AT + choice] = DIFFICULTY[pattern]


@rule
def observe_seat(state: State, seat: int, other: int, counts: Array, at: int) -> None:
    """SETUP-1, SETUP-2, OPTION-1. What a seat has, as far as the one that looks may see it."""
    window = state.windows[other]
    is_own = other == seat
    counts[at + TURN_AT] = int(other == state.seat)
    counts[at + CHOSEN_AT] = int(window.pattern != NO_PATTERN)
    counts[at + TOKENS_AT] = window.tokens
    counts[at + POINTS_AT] = known_points(state, window)
    if not are_patterns_secret(state):
        observe_turns(state, other, counts, at)
    if window.pattern != NO_PATTERN and (is_own or not are_patterns_secret(state)):
        observe_pattern(int(window.pattern), counts, at)
    if is_own or not are_objectives_secret(state):
        counts[at + PRIVATE_POINTS_AT] = score_private(window)
        for i in range(SOLO_PRIVATE_OBJECTIVES):
            if window.private[i] != NO_COLOR:
                counts[at + PRIVATE_AT + window.private[i]] = 1
    for space in range(SPACES):
        die = int(window.die[space])
        is_there = int(die != NO_DIE)  # a branch would be foreseen wrongly half of the time
        counts[at + DIE_COLOR_AT + space * COLORS + COLOR_OF[die]] = is_there
        counts[at + DIE_VALUE_AT + space * VALUES + VALUE_OF[die]] = is_there


@rule
def observe_turns(state: State, seat: int, counts: Array, at: int) -> None:
    """ROUND-3, TOOL-RUNNING. Clockwise from the start player and back; a second turn may be skipped."""
    step = steps_from_start(state, seat)
    counts[at + START_AT] = int(step == 0)
    counts[at + TO_COME_AT] = int(state.turns_taken <= step)
    is_second_to_come = state.turns_taken < 2 * int(state.seats) - step
    counts[at + TO_COME_AT + 1] = int(is_second_to_come and not state.windows[seat].skips)


@rule
def observe_pattern(pattern: int, counts: Array, at: int) -> None:
    """PLACE-4, PLACE-5. What each space asks for."""
    counts[at + DIFFICULTY_AT] = DIFFICULTY[pattern]
    for i in range(SPACES):
        counts[at + PATTERN_NUMBERS[pattern, i]] = 1


@rule
def known_points(state: State, window: Window) -> int:
    """SCORE-1. The points that everybody can see."""
    return score_public(state, window) + int(window.tokens) - cost_of_empty(state, window)
