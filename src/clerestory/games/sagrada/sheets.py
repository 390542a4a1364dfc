"""Where a seat's points come from."""

from __future__ import annotations

from clerestory.games.sagrada.components import NO_OBJECTIVE, key
from clerestory.games.sagrada.naming import objective_name
from clerestory.games.sagrada.scoring import cost_of_empty, score_objective, score_private
from clerestory.games.sagrada.state import State, Window


def sheet_of(state: State, window: Window) -> dict[str, int]:
    """SCORE-1, SCORE-5. The lines of a score sheet: each objective, tokens left at 1 point each, empty spaces."""
    publics = {
        key(objective_name(int(objective))): int(score_objective(window, int(objective)))
        for objective in state.objective
        if objective != NO_OBJECTIVE
    }
    return {
        **publics,
        "private": int(score_private(window)),
        "tokens": int(window.tokens),
        "empty_spaces": -int(cost_of_empty(state, window)),
    }


def sheet(state: State, seat: int) -> dict[str, int]:
    """SCORE-1. Where a seat's points come from; they add up to its score."""
    return sheet_of(state, state.windows[seat])
