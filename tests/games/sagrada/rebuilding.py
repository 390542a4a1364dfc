"""The table of Sagrada, put together from what one seat sees."""

from __future__ import annotations

import numpy as np

from clerestory.engine.records import blank
from clerestory.games.sagrada.components import (
    BOX,
    CARDS_DEALT,
    COLORS,
    DIFFICULTY,
    LETTERS,
    MOST_DICE,
    NO_CARD,
    NO_COLOR,
    NO_DIE,
    NO_PATTERN,
    NO_TOOL,
    SIDES,
    SOLO_COLOR,
    SPACES,
    VALUES,
)
from clerestory.games.sagrada.hidden import are_objectives_secret, are_patterns_secret
from clerestory.games.sagrada.placing import place_die
from clerestory.games.sagrada.scoring import score, target_score
from clerestory.games.sagrada.setup import setup
from clerestory.games.sagrada.state import (
    CHOOSE_PATTERN,
    NOWHERE,
    SET_VALUE,
    Options,
    State,
    Window,
    die_of,
)
from tests.games.seeing import Observation, only

GRIDS = ["".join(pattern.grid) for pattern in BOX.patterns]


def rebuild(seen: Observation, real: State) -> State:
    """The secrets of the others are taken from the real state, and nothing else."""
    state = blank(State)
    setup(state, seen.seats, Options(bool(seen.table("private objectives lie open"))))
    state.solo_tools = seen.table("solo: tools")
    state.phase = CHOOSE_PATTERN + seen.marked("to decide", -1)
    state.seat = seen.seat_with("the turn")
    state.rounds_played = seen.marked("round", -1)
    state.start_seat = seen.seat_with("started the round", nothing=0)
    step = (state.seat - state.start_seat) % seen.seats
    state.turns_taken = step if seen.table("this is a first turn") else 2 * seen.seats - 1 - step
    if state.phase == CHOOSE_PATTERN:
        state.turns_taken = 0
    state.has_drafted = seen.table("the die of this turn was drafted")
    state.has_used_tool = seen.table("the tool of this turn was used, or is in use")
    state.lifted = seen.marked("the die that is being moved lies here", NOWHERE)
    state.moved = seen.marked("the die that was moved first lies here", NOWHERE)
    rebuild_dice(seen, state)
    rebuild_cards(seen, state)
    for seat in range(seen.seats):
        rebuild_window(seen, seat, state, state.windows[seat])
        if seat != seen.seat:
            add_secrets(real, state.windows[seat], real.windows[seat])
    assert_counted(seen, state)
    return state


def rebuild_dice(seen: Observation, state: State) -> None:
    color, value = seen.marked("die in hand: color", NO_COLOR), seen.marked("die in hand: value", -1) + 1
    if state.phase == SET_VALUE:
        state.drawn_color = color
    elif color != NO_COLOR:
        state.hand = die_of(color, value)
    state.bag[:] = seen.table("bag: dice")
    pool = np.repeat(np.arange(NO_DIE), seen.table("pool: dice"))
    state.pool[: len(pool)] = pool
    for i, die in enumerate(np.repeat(np.arange(NO_DIE), seen.table("round track: dice"))):
        state.track[i // MOST_DICE, i % MOST_DICE] = die


def rebuild_cards(seen: Observation, state: State) -> None:
    used = seen.table("tool used before: it costs 2; in the solo game it is used up")
    for slot, tool in enumerate(np.flatnonzero(seen.table("tool laid out"))):
        state.tool[slot] = tool
        if seen.seats == 1:
            state.paid[slot] = die_of(int(SOLO_COLOR[tool]), 1) if used[tool] else NO_DIE
        else:
            state.tokens_on[slot] = used[tool]
    state.tool_in_use = seen.marked("tool in use", NO_TOOL)
    objectives = np.flatnonzero(seen.table("public objective"))
    state.objective[: len(objectives)] = objectives


def rebuild_window(seen: Observation, seat: int, state: State, window: Window) -> None:
    window.tokens = seen.of(seat, "favor tokens")
    if seen.of(seat, "has chosen a pattern"):
        window.pattern = pattern_of(seen, seat)
    if seat == seen.seat and seen.table("pattern to choose").any():
        choices = [only(row, NO_PATTERN) for row in seen.table("pattern to choose")]
        window.dealt[:] = [choices[SIDES * card] // SIDES for card in range(CARDS_DEALT)]
    second_turn = 2 * seen.seats - 1 - (seat - state.start_seat) % seen.seats
    is_second_to_come = seen.of(seat, "turns of this round that are still to come, or now")[1]
    window.skips = state.phase != CHOOSE_PATTERN and second_turn >= state.turns_taken and not is_second_to_come
    colors = np.flatnonzero(seen.of(seat, "private objective"))
    window.private[: len(colors)] = colors
    for space in range(SPACES):
        color = only(seen.of(seat, "space: the color of its die")[space], NO_COLOR)
        if color != NO_COLOR:
            place_die(window, space, die_of(color, 1 + only(seen.of(seat, "space: the value of its die")[space], -1)))


def pattern_of(seen: Observation, seat: int) -> int:
    """The one that asks for all this."""
    colors, values = seen.of(seat, "space: the color it asks for"), seen.of(seat, "space: the value it asks for")
    asked = np.concatenate([colors, values], axis=1)
    letters = LETTERS + "123456"
    assert len(letters) == COLORS + VALUES
    grid = "".join(letters[only(row, 0)] if row.any() else "." for row in asked)
    return GRIDS.index(grid) if grid in GRIDS else NO_PATTERN


def add_secrets(real: State, window: Window, real_window: Window) -> None:
    if are_objectives_secret(real):
        window.private[:] = real_window.private
    if are_patterns_secret(real):
        window.pattern, window.dealt[:] = real_window.pattern, real_window.dealt


def assert_counted(seen: Observation, state: State) -> None:
    """What could be counted from the rest is counted right."""
    own = state.windows[seen.seat]
    public = seen.of(seen.seat, "public objectives, tokens and empty spaces: points")
    assert public + seen.of(seen.seat, "private objective: points") == score(state, own)
    assert seen.table("solo: target score") == (target_score(state) if seen.seats == 1 else 0)
    assert seen.marked("seats", -1) == seen.seats - 1
    for seat in range(seen.seats):
        is_seen = state.windows[seat].pattern != NO_PATTERN and (seat == seen.seat or not are_patterns_secret(state))
        difficulty = DIFFICULTY[state.windows[seat].pattern] if is_seen else 0
        assert seen.of(seat, "difficulty") == difficulty
    patterns = [int(card) * SIDES + side for card in own.dealt if card != NO_CARD for side in range(SIDES)]
    difficulties = DIFFICULTY[patterns] if patterns else np.zeros(CARDS_DEALT * SIDES)
    assert seen.table("pattern to choose: difficulty").tolist() == difficulties.tolist()
