"""Final scoring, and who is ahead of whom."""

from __future__ import annotations

from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.engine.sets import size_of
from clerestory.games.sagrada.components import (
    MOST_DICE,
    NO_DIE,
    NO_OBJECTIVE,
    POINTS,
    PUBLIC_OBJECTIVES,
    PUBLIC_OBJECTIVES_LAID,
    ROUNDS,
    SOLO_EMPTY_SPACE,
    SOLO_PRIVATE_OBJECTIVES,
    SPACES,
)
from clerestory.games.sagrada.objectives import shades_of, times_met
from clerestory.games.sagrada.placing import spaces_of
from clerestory.games.sagrada.state import ANY_DIE, State, Window, is_solo, value_of


@rule
def scores(state: State, points: Array) -> None:
    """SCORE-1, END-3. Every seat's points as things stand, in full; final once the game is over."""
    for seat in range(state.seats):
        points[seat] = score(state, state.windows[seat])


@rule
def score(state: State, window: Window) -> int:
    """SCORE-1, SOLO-10. Public objectives, private objective, tokens left, empty spaces; no floor (R23)."""
    return score_public(state, window) + score_private(window) + int(window.tokens) - cost_of_empty(state, window)


@rule
def score_public(state: State, window: Window) -> int:
    """SCORE-2. The points of all public objectives."""
    points = 0
    for objective in range(PUBLIC_OBJECTIVES):  # in one order: on a GPU many games ask for the same one at a time
        if is_laid(state, objective):
            points += score_objective(window, objective)
    return points


@rule
def is_laid(state: State, objective: int) -> bool:
    """SETUP-8. Whether a public objective is in play."""
    for i in range(PUBLIC_OBJECTIVES_LAID):
        if state.objective[i] == objective:
            return True
    return False


@rule
def score_objective(window: Window, objective: int) -> int:
    """SCORE-2. The printed points for every time the condition is met, without an upper limit."""
    return 0 if objective == NO_OBJECTIVE else int(POINTS[objective]) * times_met(window, objective)


@rule
def score_private(window: Window) -> int:
    """SCORE-4, SOLO-10. The private objective; of the two in the solo game, the one with more points (R31)."""
    points = 0
    for i in range(SOLO_PRIVATE_OBJECTIVES):
        points = max(points, shades_of(window, int(window.private[i])))
    return points


@rule
def cost_of_empty(state: State, window: Window) -> int:
    """SCORE-6, SOLO-10. Each empty space costs 1 point, 3 in the solo game."""
    return empty_spaces(window) * (SOLO_EMPTY_SPACE if is_solo(state) else 1)


@rule
def empty_spaces(window: Window) -> int:
    """SCORE-6. How many spaces have no die."""
    return SPACES - size_of(spaces_of(window, ANY_DIE))


@rule
def target_score(state: State) -> int:
    """SOLO-9, END-1. The sum of the values on the round track; dice paid for tools are not there."""
    target = 0
    for space in range(ROUNDS):
        for i in range(MOST_DICE):
            die = int(state.track[space, i])
            target += value_of(die) * int(die != NO_DIE)
    return target


@rule
def ranks(state: State, places: Array) -> None:
    """SCORE-7, SOLO-11. One more than the seats ahead; alone, second to the target unless strictly above it."""
    if is_solo(state):
        places[0] = 1 if score(state, state.windows[0]) > target_score(state) else 2
        return
    for seat in range(state.seats):
        places[seat] = 1
        for other in range(state.seats):
            places[seat] += int(other != seat and is_ahead(state, other, seat))


@rule
def is_ahead(state: State, seat: int, other: int) -> bool:
    """SCORE-7, TIE-1, TIE-2, TIE-3. The first of these that tells two seats apart decides."""
    window, rival = state.windows[seat], state.windows[other]
    points, rival_points = score(state, window), score(state, rival)
    if points != rival_points:
        return points > rival_points
    points, rival_points = score_private(window), score_private(rival)
    if points != rival_points:
        return points > rival_points
    if window.tokens != rival.tokens:
        return window.tokens > rival.tokens
    return steps_from_start(state, seat) > steps_from_start(state, other)


@rule
def steps_from_start(state: State, seat: int) -> int:
    """TIE-3. How late a seat is in the clockwise order of this round; after the game, of round 10."""
    return (seat - int(state.start_seat)) % int(state.seats)


@rule
def tie_break(state: State, seat: int, other: int) -> int:
    """SCORE-7, TIE-1, TIE-2, TIE-3. Which of these rules parts two seats; one of them always does (R27)."""
    window, rival = state.windows[seat], state.windows[other]
    if score(state, window) != score(state, rival):
        return 0
    if score_private(window) != score_private(rival):
        return 1
    return 2 if window.tokens != rival.tokens else 3
