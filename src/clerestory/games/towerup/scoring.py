"""Money: bonus tokens, the cone, the tracks; and who is ahead of whom."""

from __future__ import annotations

from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.games.towerup.components import (
    COLORS,
    CONE_MONEY,
    NO_CONE,
    NO_TOKEN,
    SLOTS,
    TOKEN_MONEY,
    TRACK_MONEY,
)
from clerestory.games.towerup.state import Player, State, level_of, site_of

BY_MONEY, BY_FLOORS, SHARED = range(3)  # what parts two seats: SCORE-2, TIE-1, TIE-2


@rule
def take_token(state: State, player: Player, slot: int) -> None:
    """GOAL-2, SETUP-9. The highest token left beside the objective: there are as many as players (R22)."""
    player.token[slot] = TOKEN_MONEY[state.seats, tokens_taken(state, slot)]


@rule
def tokens_taken(state: State, slot: int) -> int:
    """GOAL-2. How many players have a token of the objective in a slot."""
    taken = 0
    for seat in range(state.seats):
        taken += int(state.players[seat].token[slot] != NO_TOKEN)
    return taken


@rule
def visible_roofs(state: State, player: Player) -> int:
    """END-3, BUILD-7. How many of a player's roofs lie on the top floors of buildings."""
    visible = 0
    for i in range(player.roofs):
        roof = int(player.roof[i])
        visible += int(level_of(roof) == state.height[site_of(roof)])
    return visible


@rule
def money(player: Player) -> int:
    """SCORE-1. The numbers above the four vehicles, above the cone, and on the tokens."""
    total = cone_money(player)
    for color in range(COLORS):
        total += int(TRACK_MONEY[player.vehicle[color]])
    for slot in range(SLOTS):
        total += int(player.token[slot])
    return total


@rule
def cone_money(player: Player) -> int:
    """SCORE-1. The number above the cone; nothing before it is set, or with no visible roof (R31)."""
    return 0 if player.cone == NO_CONE else int(CONE_MONEY[player.cone])


@rule
def floors_held(player: Player) -> int:
    """TIE-1. The floors of a personal supply."""
    floors = 0
    for color in range(COLORS):
        floors += int(player.floor[color])
    return floors


@rule
def scores(state: State, points: Array) -> None:
    """SCORE-1. Everybody's money as it stands."""
    for seat in range(state.seats):
        points[seat] = money(state.players[seat])


@rule
def ranks(state: State, places: Array) -> None:
    """SCORE-2, TIE-1, TIE-2. The richest is first; a shared place leaves the next one empty."""
    for seat in range(state.seats):
        places[seat] = 1
        for other in range(state.seats):
            places[seat] += int(is_ahead(state, other, seat))


@rule
def is_ahead(state: State, seat: int, other: int) -> bool:
    """SCORE-2, TIE-1. More money; with equal money, more floors in the personal supply."""
    one, two = state.players[seat], state.players[other]
    if money(one) != money(two):
        return money(one) > money(two)
    return floors_held(one) > floors_held(two)


@rule
def tie_break(state: State, seat: int, other: int) -> int:
    """SCORE-2, TIE-1, TIE-2. What parts two seats."""
    one, two = state.players[seat], state.players[other]
    if money(one) != money(two):
        return BY_MONEY
    return BY_FLOORS if floors_held(one) != floors_held(two) else SHARED
