"""What an action leads to at once, for people: read off two positions, the one before it and the one after it.

In a masked state it tells what that seat may know: a private objective that is hidden pays nothing there.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from clerestory.engine.records import JSON, Array, copy_of
from clerestory.games.sagrada.components import DIFFICULTY, NO_COLOR, NO_DIE, NO_OBJECTIVE, ROUNDS, UNKNOWN, key
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
    PLACE,
    PLACE_OR_POOL,
    PLACE_OR_TOOL,
    ROLL_HAND,
    ROLL_POOL_AGAIN,
    TO_SPACE,
    State,
    Window,
    is_solo,
)

PUTTING_DOWN = (PLACE_OR_TOOL, PLACE, PLACE_OR_POOL, MOVE_TO)


def consequences(state: State, action: int) -> list[JSON]:
    """What an action of the seat to move leads to, in order; the points add up to what its score changes by."""
    seat = int(state.seat)
    if state.phase < CHOOSE_PATTERN or UNKNOWN in state.windows[seat].dealt:
        return []
    after = copy_of(state)
    play(after, action)
    window, window_after = state.windows[seat], after.windows[seat]
    found = [*tokens_between(state, after, window, window_after)]
    if state.phase == CHOOSE_PATTERN:
        return found
    found += dice_between(state, after)
    if (window.die != window_after.die).any():
        found += points_between(state, window, window_after)
    return [*found, *choices_after(after), *ends_between(state, after, action)]


# --- What changes hands ---


def tokens_between(state: State, after: State, window: Window, window_after: Window) -> Iterator[JSON]:
    """SETUP-3, TOOL-1. Favor tokens for a pattern, or for a tool; those of a pattern come once all have chosen."""
    points = int(window_after.tokens) - int(window.tokens)
    if window.pattern != window_after.pattern and not is_solo(state):
        tokens = {"kind": "tokens", "tokens": int(DIFFICULTY[window_after.pattern])}
        yield tokens | {"points": points} if points else tokens
    elif points:
        yield {"kind": "paid", "tokens": -points, "points": points}
    if window_after.skips > window.skips:
        yield {"kind": "skips"}


def dice_between(state: State, after: State) -> Iterator[JSON]:
    """TURN-2, SOLO-7. Dice that change their face, that go into the bag, the pool or out of the game, or are rolled."""
    before, hand = int(state.hand), int(after.hand)
    for slot in np.flatnonzero(state.paid != after.paid):
        yield {"kind": "spent", "die": die_name(int(after.paid[slot]))}
    if after.phase == ROLL_HAND:
        yield {"kind": "rolls", "dice": 1}
    elif after.phase == ROLL_POOL_AGAIN:
        yield {"kind": "rolls", "dice": int(after.rolling.sum())}
    elif after.phase == DRAW_HAND:
        yield {"kind": "bag", "die": die_name(before)}
    elif after.rounds_played == state.rounds_played and (state.track != after.track).any():
        [space] = np.flatnonzero((state.track != after.track).any(axis=1))
        yield {"kind": "swapped", "die": die_name(before), "round": int(space) + 1}
    elif hand != NO_DIE and hand != before and (before != NO_DIE or state.drawn_color != NO_COLOR):
        yield {"kind": "becomes", "die": die_name(hand)}
    if dice_in(after.pool) > dice_in(state.pool):
        yield {"kind": "pooled", "die": die_name(before)}


def points_between(state: State, window: Window, window_after: Window) -> Iterator[JSON]:
    """SCORE-1. A space that is filled, and every objective that now pays more or less."""
    if points := int(cost_of_empty(state, window)) - int(cost_of_empty(state, window_after)):
        yield {"kind": "filled", "points": points}
    for objective in map(int, state.objective):
        points = int(score_objective(window_after, objective)) - int(score_objective(window, objective))
        if objective != NO_OBJECTIVE and points:
            name = objective_name(objective)
            yield {"kind": "objective", "objective": name, "line": key(name), "points": points}
    if points := int(score_private(window_after)) - int(score_private(window)):
        best = max(map(int, window.private), key=lambda color: int(shades_of(window_after, color)))
        yield {"kind": "private", "color": color_name(best), "points": points}


# --- What comes next ---


def choices_after(after: State) -> Iterator[JSON]:
    """PLACE-8, TOOL-7. How many spaces there are for the die in hand, or for the one that is lifted."""
    if after.phase in PUTTING_DOWN:
        actions = np.zeros(ACTIONS, np.int16)
        chosen = actions[: legal(after, actions)]
        yield {"kind": "fits", "spaces": int(((chosen >= TO_SPACE) & (chosen < OWN_DIE)).sum())}
    elif after.phase == EXTRA_DIE:
        yield {"kind": "extra"}


def ends_between(state: State, after: State, action: int) -> Iterator[JSON]:
    """TURN-4, ROUND-4, ROUND-7. The end of the turn if it comes by itself, of the round, of the game."""
    if after.rounds_played > state.rounds_played:
        space = int(state.rounds_played)
        yield {"kind": "round", "round": space + 1, "rounds": ROUNDS, "dice": dice_in(after.track[space])}
    elif after.turns_taken > state.turns_taken and action != END_TURN:
        yield {"kind": "turn"}
    if is_solo(state) and (by := int(target_score(after)) - int(target_score(state))):
        yield {"kind": "target", "by": by, "target": int(target_score(after))}
    if after.phase == GAME_OVER:
        yield {"kind": "over"}


def dice_in(row: Array) -> int:
    return int((row != NO_DIE).sum())
