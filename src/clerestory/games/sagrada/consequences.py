"""What an action leads to at once, for people: read off two positions, the one before it and the one after it.

In a masked state it tells what that seat may know: a private objective that is hidden pays nothing there.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from clerestory.engine.records import JSON, copy_of
from clerestory.games.sagrada.components import DIFFICULTY, NO_DIE, ROUNDS, UNKNOWN, key
from clerestory.games.sagrada.naming import color_name, die_name, objective_name
from clerestory.games.sagrada.objectives import shades_of
from clerestory.games.sagrada.rules import legal, play
from clerestory.games.sagrada.scoring import cost_of_empty, score_objective, score_private, target_score
from clerestory.games.sagrada.state import (
    ACTIONS,
    CHOOSE_PATTERN,
    DRAW_HAND,
    END_TURN,
    EXTRA_DIE,
    GAME_OVER,
    MOVE_TO,
    OWN_DIE,
    PAY,
    PLACE,
    PLACE_OR_POOL,
    PLACE_OR_TOOL,
    POOL_DIE,
    ROLL_HAND,
    ROLL_POOL_AGAIN,
    SET_VALUE,
    SHIFT,
    TO_POOL,
    TO_SPACE,
    TRACK_DIE,
    USE_TOOL,
    State,
    Window,
    is_solo,
)

PUTTING_DOWN = (PLACE_OR_TOOL, PLACE, PLACE_OR_POOL, MOVE_TO)


def consequences(state: State, action: int) -> list[JSON]:
    """What an action of the seat to move leads to, in order; the points add up to what its score changes by."""
    phase, seat = int(state.phase), int(state.seat)
    if phase < CHOOSE_PATTERN:
        return []
    window = state.windows[seat]
    if phase == CHOOSE_PATTERN and UNKNOWN in window.dealt:
        return []
    after = copy_of(state)
    play(after, action)
    if phase == CHOOSE_PATTERN:
        return [] if is_solo(state) else [*tokens_for_pattern(window, after.windows[seat])]
    found: list[JSON] = []
    phase_after = int(after.phase)
    if USE_TOOL <= action < TO_SPACE or phase == PAY:
        found += costs_of_tool(window, after.windows[seat], phase, action)
        found += effects_of_tool(state, after, phase_after)
    elif TO_SPACE <= action < OWN_DIE:
        found += points_between(state, window, after.windows[seat])
    else:
        found += dice_between(state, after, phase, action)
    return [*found, *choices_after(after, phase_after), *ends_between(state, after, action)]


# --- What changes hands ---


def tokens_for_pattern(window: Window, window_after: Window) -> Iterator[JSON]:
    """SETUP-3. Favor tokens for a pattern; they come, and count, once all have chosen."""
    tokens = {"kind": "tokens", "tokens": int(DIFFICULTY[window_after.pattern])}
    points = int(window_after.tokens) - int(window.tokens)
    yield tokens | {"points": points} if points else tokens


def costs_of_tool(window: Window, window_after: Window, phase: int, action: int) -> Iterator[JSON]:
    """TOOL-1, TOOL-RUNNING, SOLO-7. Favor tokens, or alone a die; with one tool, a turn."""
    if phase == PAY:
        yield {"kind": "spent", "die": die_name(action - POOL_DIE)}
    if paid := int(window.tokens) - int(window_after.tokens):
        yield {"kind": "paid", "tokens": paid, "points": -paid}
    if window_after.skips > window.skips:
        yield {"kind": "skips"}


def effects_of_tool(state: State, after: State, phase: int) -> Iterator[JSON]:
    """TOOL-3. What becomes random as soon as a tool is paid, and a die that is turned over."""
    if phase == ROLL_HAND:
        yield {"kind": "rolls", "dice": 1}
    elif phase == ROLL_POOL_AGAIN:
        yield {"kind": "rolls", "dice": int(after.rolling.sum())}
    elif phase == DRAW_HAND:
        yield {"kind": "bag", "die": die_name(int(state.hand))}
    elif phase == PLACE and after.hand != state.hand:
        yield {"kind": "becomes", "die": die_name(int(after.hand))}


def dice_between(state: State, after: State, phase: int, action: int) -> Iterator[JSON]:
    """TOOL-GROZING, TOOL-LENS, TOOL-FLUXREMOVER. A die that is swapped, changes its face, or goes into the pool."""
    if phase == TRACK_DIE:
        for space in np.flatnonzero((state.track != after.track).any(axis=1)):  # none if the two are equal
            yield {"kind": "swapped", "die": die_name(int(state.hand)), "round": int(space) + 1}
    elif phase in (SHIFT, SET_VALUE):
        yield {"kind": "becomes", "die": die_name(int(after.hand))}
    elif action == TO_POOL:
        yield {"kind": "pooled", "die": die_name(int(state.hand))}


def points_between(state: State, window: Window, window_after: Window) -> Iterator[JSON]:
    """SCORE-1. A space that is filled, and every objective that now pays more or less."""
    if points := int(cost_of_empty(state, window)) - int(cost_of_empty(state, window_after)):
        yield {"kind": "filled", "points": points}
    for objective in state.objective.tolist():
        if points := int(score_objective(window_after, objective)) - int(score_objective(window, objective)):
            name = objective_name(objective)
            yield {"kind": "objective", "objective": name, "line": key(name), "points": points}
    if points := int(score_private(window_after)) - int(score_private(window)):
        best = max(window.private.tolist(), key=lambda color: int(shades_of(window_after, color)))
        yield {"kind": "private", "color": color_name(best), "points": points}


# --- What comes next ---


def choices_after(after: State, phase: int) -> Iterator[JSON]:
    """PLACE-8, TOOL-7. How many spaces there are for the die in hand, or for the one that is lifted."""
    if phase in PUTTING_DOWN:
        actions = np.zeros(ACTIONS, np.int16)
        chosen = actions[: legal(after, actions)]
        yield {"kind": "fits", "spaces": int(((chosen >= TO_SPACE) & (chosen < OWN_DIE)).sum())}
    elif phase == EXTRA_DIE:
        yield {"kind": "extra"}


def ends_between(state: State, after: State, action: int) -> Iterator[JSON]:
    """TURN-4, ROUND-4, ROUND-7. The end of the turn if it comes by itself, of the round, of the game."""
    rounds_played = int(state.rounds_played)
    has_ended = int(after.rounds_played) > rounds_played
    if has_ended:
        leftovers = int((after.track[rounds_played] != NO_DIE).sum())
        yield {"kind": "round", "round": rounds_played + 1, "rounds": ROUNDS, "dice": leftovers}
    elif action != END_TURN and after.turns_taken > state.turns_taken:
        yield {"kind": "turn"}
    raises_target = is_solo(state) and (has_ended or state.phase == TRACK_DIE)
    if raises_target and (by := int(target_score(after)) - int(target_score(state))):
        yield {"kind": "target", "by": by, "target": int(target_score(after))}
    if has_ended and after.phase == GAME_OVER:
        yield {"kind": "over"}
