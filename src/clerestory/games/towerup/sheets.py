"""Where money came from and where it is to be had, and the words for how a table was laid and why it ends."""

from __future__ import annotations

from clerestory.games.towerup.components import COLOR_NAMES, COLORS, OBJECTIVE_NAMES, TOKEN_MONEY, TRACK_MONEY
from clerestory.games.towerup.scoring import cone_money, tokens_taken
from clerestory.games.towerup.state import CHOSEN, DEAD_BOARD, NOT_YET, SHORTAGE, STARTING, TENTH_ROOF, State

ENDINGS = {NOT_YET: "no", TENTH_ROOF: "tenth roof", SHORTAGE: "shortage", DEAD_BOARD: "dead board"}


def sheet(state: State, seat: int) -> dict[str, int]:
    """SCORE-1. What a seat's money is made of."""
    player = state.players[seat]
    tracks = {f"{COLOR_NAMES[color]}_track": int(TRACK_MONEY[player.vehicle[color]]) for color in range(COLORS)}
    return {**tracks, "tokens": int(player.token.sum()), "cone": int(cone_money(player))}


def objectives_option(state: State) -> str:
    """OPTION-2. How the objectives came into play, as the option says it."""
    if state.objectives == CHOSEN:
        return "+".join(OBJECTIVE_NAMES[objective] for objective in state.objective)
    return "starting" if state.objectives == STARTING else "random"


def tokens_left(state: State, slot: int) -> list[int]:
    """SETUP-9. The money on the tokens that are left beside an objective, the highest first."""
    return [int(money) for money in TOKEN_MONEY[state.seats, tokens_taken(state, slot) : state.seats]]
