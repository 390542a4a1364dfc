"""What a seat may see, for learning: numbers from its own point of view.

The seat itself comes first, then the others clockwise; counts are scaled to about 1. LAYOUT says what stands where.
Secrets of the others are left 0.
"""

from __future__ import annotations

from clerestory.engine.observing import axis, block, starts
from clerestory.engine.records import Features
from clerestory.engine.rules import rule
from clerestory.games.sagrada.components import (
    CARDS_DEALT,
    COLORS,
    DICE_OF_EACH_COLOR,
    DIFFICULTY,
    FACES,
    HARDEST,
    MOST_DICE,
    NO_CARD,
    NO_COLOR,
    NO_DIE,
    NO_OBJECTIVE,
    NO_PATTERN,
    NO_TOOL,
    OPEN_TO_COLOR,
    OPEN_TO_VALUE,
    PUBLIC_OBJECTIVES,
    PUBLIC_OBJECTIVES_LAID,
    ROUNDS,
    SEATS,
    SIDES,
    SOLO_MOST_TOOLS,
    SOLO_PRIVATE_OBJECTIVES,
    SPACES,
    TOOLS,
    VALUES,
)
from clerestory.games.sagrada.hidden import are_objectives_secret, are_patterns_secret
from clerestory.games.sagrada.placing import ALL_SPACES
from clerestory.games.sagrada.scoring import cost_of_empty, score_private, score_public, target_score
from clerestory.games.sagrada.state import GAME_OVER, NOWHERE, State, Window, color_of, is_solo, value_of
from clerestory.games.sagrada.turns import is_first_turn

A_GOOD_SCORE = 50
A_FEW = 5  # dice of one face, tokens on a tool
KINDS = COLORS + VALUES  # what a space asks for, what a die is: a color, a value
TURN_FLAGS = 4

TABLE_LAYOUT = (
    ("seats in the game: 1 to 4", SEATS),
    ("private objectives lie open", 1),
    ("round: one of ten", ROUNDS),
    ("phase: what happens next", GAME_OVER + 1),
    ("this is a first turn, it has drafted, it has used a tool; the game is won as things stand (solo)", TURN_FLAGS),
    ("the tool in use", TOOLS),
    ("the die in hand: its color, its value", KINDS),
    ("bag: dice of each color / 18", COLORS),
    ("pool: dice of each face / 5", FACES),
    ("pool: dice of each color that are being rolled again / 5", COLORS),
    ("round track: dice of each face / 5", FACES),
    ("the target score / 50 (solo)", 1),
    ("tools laid out", TOOLS),
    ("tools: favor tokens on each / 5, or 1 if a die has paid for it", TOOLS),
    ("public objectives laid out", PUBLIC_OBJECTIVES),
)
CHOICE_LAYOUT = (
    ("difficulty / 6", 1),
    ("each space: the color, the value it asks for", SPACES * KINDS),
)
WINDOW_LAYOUT = (
    ("somebody sits here", 1),
    ("it is this seat's turn", 1),
    ("this seat started the round", 1),
    ("its second turn of this round is skipped", 1),
    ("favor tokens / 6", 1),
    ("difficulty / 6", 1),
    ("public objectives, tokens and empty spaces: points / 50", 1),
    ("private objective: points / 50, if known", 1),
    ("private objectives, if known", COLORS),
)
SPACE_LAYOUT = (
    ("the color, the value it asks for", KINDS),
    ("the die: its color, its value", KINDS),
    ("the die is being moved", 1),
    ("the die has just been moved", 1),
)
SPACE_FEATURES = sum(count for _, count in SPACE_LAYOUT)
CHOICE_FEATURES = sum(count for _, count in CHOICE_LAYOUT)
TABLE = tuple(
    block(what, axis("number", map(str, range(count))))
    for what, count in (*TABLE_LAYOUT, *(CHOICE_LAYOUT * (CARDS_DEALT * SIDES)))
)
SEAT = tuple(
    block(what, axis("number", map(str, range(count))))
    for what, count in (*WINDOW_LAYOUT, ("each space", SPACES * SPACE_FEATURES))
)
TABLE_FEATURES = starts(TABLE)[-1]
SEAT_FEATURES = starts(SEAT)[-1]


@rule
def observe(state: State, seat: int, features: Features) -> None:
    """SETUP-1, SETUP-2, OPTION-1. The table as numbers, as far as a seat may see it."""
    for i in range(TABLE_FEATURES + state.seats * SEAT_FEATURES):
        features[i] = 0
    at = observe_table(state, features)
    at = observe_dice(state, features, at)
    at = observe_cards(state, features, at)
    at = observe_choices(state, state.windows[seat], features, at)
    for step in range(state.seats):
        other = (seat + step) % int(state.seats)
        observe_window(state, other, other == seat, features, at + step * SEAT_FEATURES)


@rule
def observe_table(state: State, features: Features) -> int:
    at = 0
    features[at + state.seats - 1] = 1
    at += SEATS
    features[at] = state.open_private
    at += 1
    features[at + min(int(state.rounds_played), ROUNDS - 1)] = 1
    at += ROUNDS
    features[at + state.phase] = 1
    at += GAME_OVER + 1
    features[at] = int(is_first_turn(state))
    features[at + 1] = state.has_drafted
    features[at + 2] = state.has_used_tool
    if is_solo(state):
        window = state.windows[0]
        features[at + 3] = int(known_points(state, window) + score_private(window) > target_score(state))
    at += TURN_FLAGS
    if state.tool_in_use != NO_TOOL:
        features[at + state.tool_in_use] = 1
    return at + TOOLS


@rule
def observe_dice(state: State, features: Features, at: int) -> int:
    if state.hand != NO_DIE:
        observe_die(int(state.hand), features, at)
    if state.drawn_color != NO_COLOR:
        features[at + state.drawn_color] = 1
    at += KINDS
    for color in range(COLORS):
        features[at + color] = int(state.bag[color]) / DICE_OF_EACH_COLOR
        features[at + COLORS + FACES + color] = int(state.rolling[color]) / A_FEW
    at += COLORS
    for i in range(MOST_DICE):
        if state.pool[i] != NO_DIE:
            features[at + state.pool[i]] += 1 / A_FEW
    at += FACES + COLORS
    for space in range(ROUNDS):
        for i in range(MOST_DICE):
            if state.track[space, i] != NO_DIE:
                features[at + state.track[space, i]] += 1 / A_FEW
    at += FACES
    if is_solo(state):
        features[at] = target_score(state) / A_GOOD_SCORE
    return at + 1


@rule
def observe_die(die: int, features: Features, at: int) -> None:
    features[at + color_of(die)] = 1
    features[at + COLORS + value_of(die) - 1] = 1


@rule
def observe_cards(state: State, features: Features, at: int) -> int:
    for slot in range(SOLO_MOST_TOOLS):
        tool = int(state.tool[slot])
        if tool != NO_TOOL:
            features[at + tool] = 1
            is_paid = state.paid[slot] != NO_DIE
            features[at + TOOLS + tool] = 1 if is_paid else int(state.tokens_on[slot]) / A_FEW
    at += 2 * TOOLS
    for i in range(PUBLIC_OBJECTIVES_LAID):
        if state.objective[i] != NO_OBJECTIVE:
            features[at + state.objective[i]] = 1
    return at + PUBLIC_OBJECTIVES


@rule
def observe_choices(state: State, window: Window, features: Features, at: int) -> int:
    """SETUP-2. The four patterns to choose from; own ones only, and only until all have chosen."""
    for choice in range(CARDS_DEALT * SIDES):
        card = int(window.dealt[choice // SIDES])
        if card != NO_CARD:
            pattern = card * SIDES + choice % SIDES
            features[at] = int(DIFFICULTY[pattern]) / HARDEST
            observe_spaces(pattern, features, at + 1, KINDS)
        at += CHOICE_FEATURES
    return at


@rule
def observe_spaces(pattern: int, features: Features, at: int, apart: int) -> None:
    """PLACE-4, PLACE-5. What each space asks for; the spaces stand so many numbers apart."""
    for color in range(COLORS):
        others = ALL_SPACES
        for other in range(COLORS):
            if other != color:
                others &= ~int(OPEN_TO_COLOR[pattern, other])
        mark_spaces(others, features, at + color, apart)
    for value in range(VALUES):
        others = ALL_SPACES
        for other in range(VALUES):
            if other != value:
                others &= ~int(OPEN_TO_VALUE[pattern, other])
        mark_spaces(others, features, at + COLORS + value, apart)


@rule
def mark_spaces(spaces: int, features: Features, at: int, apart: int) -> None:
    for space in range(SPACES):
        if spaces >> space & 1:
            features[at + space * apart] = 1


@rule
def observe_window(state: State, seat: int, is_own: bool, features: Features, at: int) -> None:
    window = state.windows[seat]
    features[at] = 1
    features[at + 1] = int(seat == state.seat)
    features[at + 2] = int(seat == state.start_seat)
    features[at + 3] = window.skips
    features[at + 4] = int(window.tokens) / HARDEST
    is_pattern_known = window.pattern != NO_PATTERN and (is_own or not are_patterns_secret(state))
    if is_pattern_known:
        features[at + 5] = int(DIFFICULTY[window.pattern]) / HARDEST
    features[at + 6] = known_points(state, window) / A_GOOD_SCORE
    if is_own or not are_objectives_secret(state):
        features[at + 7] = score_private(window) / A_GOOD_SCORE
        for i in range(SOLO_PRIVATE_OBJECTIVES):
            if window.private[i] != NO_COLOR:
                features[at + 8 + window.private[i]] = 1
    at += 8 + COLORS
    if is_pattern_known:
        observe_spaces(int(window.pattern), features, at, SPACE_FEATURES)
    for space in range(SPACES):
        if window.die[space] != NO_DIE:
            observe_die(int(window.die[space]), features, at + space * SPACE_FEATURES + KINDS)
    if seat == state.seat and state.lifted != NOWHERE:
        features[at + state.lifted * SPACE_FEATURES + 2 * KINDS] = 1
    if seat == state.seat and state.moved != NOWHERE:
        features[at + state.moved * SPACE_FEATURES + 2 * KINDS + 1] = 1


@rule
def known_points(state: State, window: Window) -> int:
    """SCORE-1. The points that everybody can see."""
    return score_public(state, window) + int(window.tokens) - cost_of_empty(state, window)
