"""Accounts: floors, cards, roofs and tokens add up in every position."""

from __future__ import annotations

from clerestory.engine.rules import rule
from clerestory.games.towerup.boards import ROOFS
from clerestory.games.towerup.components import (
    ADJACENT,
    COLORS,
    COPIES,
    FLOORS_OF_EACH_COLOR,
    KINDS,
    MARKET,
    NO_BUILDING,
    NO_CARD,
    NO_OBJECTIVE,
    NO_TOKEN,
    OBJECTIVES,
    SITES,
    SITES_ON,
    SLOTS,
    STARTING_OBJECTIVES,
    TOKEN_MONEY,
)
from clerestory.games.towerup.goals import is_met
from clerestory.games.towerup.scoring import tokens_taken
from clerestory.games.towerup.setup import floors_to_lay
from clerestory.games.towerup.state import (
    CHOSEN,
    DRAW_FIRST_SEAT,
    DRAW_OBJECTIVE,
    LAY_SITE,
    NO_ROOF,
    RANDOM,
    REFILL_MARKET,
    STARTING,
    TAKE_FLOOR,
    TURN,
    TURN_UP_CARD,
    Player,
    State,
    board_of,
    level_of,
    site_of,
)


@rule
def are_floors_counted(state: State) -> bool:
    """BOARD-4, SETUP-1. 30 floors of each color, wherever they are."""
    for color in range(COLORS):
        floors = int(state.supply[color])
        if floors < 0:
            return False
        for seat in range(state.seats):
            if state.players[seat].floor[color] < 0:
                return False
            floors += int(state.players[seat].floor[color])
        for site in range(SITES):
            if state.building[site] == color:
                floors += int(state.height[site])
        if floors != FLOORS_OF_EACH_COLOR:
            return False
    return True


@rule
def are_cards_counted(state: State) -> bool:
    """SETUP-2, CARD-5. All of each kind, wherever they are; and there is one to turn up when one is due."""
    in_deck = 0
    for kind in range(KINDS):
        cards = int(state.deck[kind]) + int(state.discard[kind]) + int(state.card == kind)
        if state.deck[kind] < 0 or state.discard[kind] < 0:
            return False
        for slot in range(MARKET):
            cards += int(state.market[slot] == kind)
        if cards != COPIES[kind]:
            return False
        in_deck += int(state.deck[kind])
    return in_deck > 0 or (state.phase != REFILL_MARKET and state.phase != TURN_UP_CARD)


@rule
def is_market_sound(state: State) -> bool:
    """CARD-5. A place is empty only before it is filled for the first time, or while its card is replaced."""
    is_replacing = state.phase == TAKE_FLOOR or state.phase == REFILL_MARKET
    for slot in range(MARKET):
        is_empty = state.market[slot] == NO_CARD
        should_be = is_replacing and slot == state.slot
        if state.phase == DRAW_FIRST_SEAT or state.phase == TURN_UP_CARD:
            should_be = slot >= state.slot
        if is_empty != should_be:
            return False
    return True


@rule
def starting_floors_laid(state: State) -> int:
    if state.phase == DRAW_FIRST_SEAT or state.phase == TURN_UP_CARD:
        return 0
    return int(state.starting_floors) - floors_to_lay(state) - int(state.phase == LAY_SITE)


@rule
def count_groups(state: State) -> int:
    """BUILD-2. How many groups of buildings there are that streets do not join."""
    board = board_of(state)
    left = 0
    for site in range(SITES_ON[board]):
        left |= int(state.building[site] != NO_BUILDING) << site
    groups = 0
    while left != 0:
        groups += 1
        group = 0
        grown = left & -left
        while grown != group:
            group = grown
            for site in range(SITES_ON[board]):
                if group >> site & 1:
                    grown |= ADJACENT[board, site] & left
        left &= ~group
    return groups


@rule
def are_roofs_in_order(state: State, player: Player) -> bool:
    """ROOF-3, R15. Ascending, each on a floor that is there."""
    if player.roofs < 0 or player.roofs > ROOFS:
        return False
    for i in range(ROOFS):
        roof = int(player.roof[i])
        if i >= player.roofs:
            if roof != NO_ROOF:
                return False
            continue
        if roof < 0 or roof >= NO_ROOF or level_of(roof) > state.height[site_of(roof)]:
            return False
        if state.beside[site_of(roof)] == 0:  # a building that stands alone is a starting floor
            return False
        if i > 0 and roof <= player.roof[i - 1]:
            return False
    return True


@rule
def do_roofs_lie_apart(state: State) -> bool:
    """ROOF-1. A floor carries one roof at most."""
    for seat in range(state.seats):
        for other in range(seat):
            for i in range(state.players[seat].roofs):
                for j in range(state.players[other].roofs):
                    if state.players[seat].roof[i] == state.players[other].roof[j]:
                        return False
    return True


@rule
def are_objectives_sound(state: State) -> bool:
    """SETUP-8, R7. Random ones are drawn after the starting floors, the others lie there from the beginning."""
    laid = SLOTS
    if state.objectives == RANDOM and state.phase < TURN and state.phase != REFILL_MARKET:
        laid = int(state.slot) if state.phase == DRAW_OBJECTIVE else 0
    for slot in range(SLOTS):
        objective = int(state.objective[slot])
        if slot >= laid:
            if objective != NO_OBJECTIVE:
                return False
            continue
        if objective < 0 or objective >= OBJECTIVES:
            return False
        if state.objectives == STARTING and objective != STARTING_OBJECTIVES[slot]:
            return False
        for other in range(slot):
            if state.objective[other] == objective:
                return False
            if state.objective[other] > objective and state.objectives == CHOSEN:
                return False
    return state.phase != DRAW_OBJECTIVE or (state.objectives == RANDOM and state.slot < SLOTS)


@rule
def are_tokens_sound(state: State) -> bool:
    """GOAL-2, GOAL-3, R21. Exactly who meets an objective has a token of it, and the highest were taken."""
    for slot in range(SLOTS):
        objective = int(state.objective[slot])
        for seat in range(state.seats):
            player = state.players[seat]
            is_due = objective != NO_OBJECTIVE and is_met(state, player, objective)
            if (player.token[slot] != NO_TOKEN) != is_due:
                return False
        for place in range(tokens_taken(state, slot)):
            if not is_value_held(state, slot, int(TOKEN_MONEY[state.seats, place])):
                return False
    return True


@rule
def is_value_held(state: State, slot: int, value: int) -> bool:
    """GOAL-2. Whether as many players hold a token of this value as there are of it among those taken."""
    surplus = 0
    for seat in range(state.seats):
        surplus += int(state.players[seat].token[slot] == value)
    for place in range(tokens_taken(state, slot)):
        surplus -= int(TOKEN_MONEY[state.seats, place] == value)
    return surplus == 0
