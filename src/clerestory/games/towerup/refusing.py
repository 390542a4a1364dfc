"""Why an action is not legal, as a sentence that names the rule."""

from __future__ import annotations

import numpy as np

from clerestory.games.towerup.boards import ROOFS
from clerestory.games.towerup.components import (
    COLOR_NAMES,
    COLORS,
    JOKER,
    KINDS,
    NO_BUILDING,
    OBJECTIVES,
    SITES_ON,
)
from clerestory.games.towerup.naming import card_name, objective_name, site_name
from clerestory.games.towerup.rules import ACTIONS, CARD, COLOR, END_TURN, SITE, legal
from clerestory.games.towerup.setup import OUTCOMES, weights
from clerestory.games.towerup.state import (
    BUILD_COLOR,
    DRAW_FIRST_SEAT,
    DRAW_OBJECTIVE,
    GAME_OVER,
    LAY_FLOOR,
    LAY_SITE,
    PLACE_ROOF,
    RETURN_FLOOR,
    TAKE_FLOOR,
    TURN,
    Player,
    State,
    board_of,
)
from clerestory.games.towerup.streets import count_of, is_beside

FIRST = {
    LAY_FLOOR: "First say which starting floor you lay. [SETUP-5]",
    LAY_SITE: "First lay the starting floor that you chose. [SETUP-5]",
    TURN: "First take a card or choose a site to build on. [TURN-2]",
    BUILD_COLOR: "First choose the color of the new building. [BUILD-1]",
    PLACE_ROOF: "First place your roof. [ROOF-1]",
    TAKE_FLOOR: "First take a floor of your choice. [CARD-3]",
    RETURN_FLOOR: "First give a surplus floor back. [CARD-6]",
}


def refusal(state: State, action: int) -> str:
    """Why an action is not legal; the empty text if it is legal."""
    if state.phase == GAME_OVER:
        return "The game is over. [SCORE-2]"
    if not 0 <= action < (ACTIONS if state.phase >= LAY_FLOOR else OUTCOMES):
        return f"There is no move number {action}. [TURN-2]"
    if state.phase < LAY_FLOOR:
        return refuse_outcome(state, action)
    numbers = np.zeros(ACTIONS, np.int16)
    if action in numbers[: legal(state, numbers)]:
        return ""
    if action >= SITE + SITES_ON[board_of(state)]:
        return f"This board has {SITES_ON[board_of(state)]} sites; {action - SITE + 1} is beyond them. [BOARD-1]"
    return refuse_move(state, state.players[state.seat], action)


def refuse_outcome(state: State, outcome: int) -> str:
    likely = np.zeros(OUTCOMES, np.int16)
    weights(state, likely)
    if likely[outcome]:
        return ""
    if state.phase == DRAW_FIRST_SEAT:
        return f"Seat {outcome} is not in this game of {state.seats}. [SETUP-11]"
    if state.phase == DRAW_OBJECTIVE:
        if outcome >= OBJECTIVES:
            return f"There are {OBJECTIVES} objectives; {outcome} is not one of them. [SETUP-8]"
        return f"The objective {objective_name(outcome)} lies there already. [SETUP-8]"
    if outcome >= KINDS:
        return f"There are {KINDS} kinds of cards; {outcome} is not one of them. [SETUP-2]"
    return f"The deck has no card {card_name(outcome)}. [CARD-5]"


def refuse_move(state: State, player: Player, action: int) -> str:
    """Why this move, which is not legal, is not."""
    phase = int(state.phase)
    if action == END_TURN and phase == TURN:
        return "Only an extra turn may be declined; take a card or build. [TURN-2]"
    if action < CARD and phase == LAY_FLOOR:
        return refuse_starting_floor(state, action)
    if COLOR <= action < END_TURN and phase in (BUILD_COLOR, TAKE_FLOOR, RETURN_FLOOR):
        return refuse_color(state, player, action - COLOR)
    if action >= SITE and phase in (LAY_SITE, TURN, PLACE_ROOF):
        return refuse_site(state, player, action - SITE)
    return FIRST[phase]


def refuse_starting_floor(state: State, number: int) -> str:
    name = COLOR_NAMES[number % COLORS]
    if number >= COLORS and not state.starting[JOKER]:
        return "No starting floor whose color is free is left to lay. [SETUP-4]"
    if number < COLORS and not state.starting[number]:
        return f"No {name} starting floor is left to lay. [SETUP-3]"
    return f"Every empty site is adjacent to a {name} floor. [SETUP-6]"


def refuse_color(state: State, player: Player, color: int) -> str:
    name = COLOR_NAMES[color]
    if state.phase == TAKE_FLOOR:
        return f"The supply has no {name} floor. [CARD-3]"
    if not player.floor[color]:
        return f"You have no {name} floor. {'[BUILD-1]' if state.phase == BUILD_COLOR else '[CARD-6]'}"
    return f"A {name} building is adjacent to {site_name(state, int(state.site))}. [BUILD-3]"


def refuse_site(state: State, player: Player, site: int) -> str:
    name = site_name(state, site)
    if state.phase == PLACE_ROOF:
        return f"No floor was put on {name} in this turn. [ROOF-1]"
    if state.building[site] != NO_BUILDING:
        return f"A building stands on {name} already. {'[BUILD-1]' if state.phase == TURN else '[SETUP-5]'}"
    if state.phase == LAY_SITE:
        return f"A {COLOR_NAMES[state.color]} floor is adjacent to {name}. [SETUP-6]"
    if player.roofs == ROOFS:
        return "You have no roof left, so you can start no building. [ROOF-4]"
    return refuse_building(state, player, site)


def refuse_building(state: State, player: Player, site: int) -> str:
    """BUILD-2, BUILD-3, BUILD-6."""
    name = site_name(state, site)
    if not state.beside[site]:
        return f"{name} is adjacent to no building. [BUILD-2]"
    if all(is_beside(state, site, color) for color in range(COLORS)):
        return f"Buildings of all {COLORS} colors are adjacent to {name}. [BUILD-3]"
    for color in range(COLORS):
        needed = count_of(int(state.beside[site]), color)
        if needed > player.floor[color]:
            floors = "floor" if needed == 1 else "floors"
            return f"{name} costs {needed} {COLOR_NAMES[color]} {floors}; you have {player.floor[color]}. [BUILD-6]"
    return f"You have no floor in a color that is not adjacent to {name}. [BUILD-3]"
