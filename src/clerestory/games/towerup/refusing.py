"""Why an action is not legal, as a sentence that names the rule."""

from __future__ import annotations

import numpy as np

from clerestory.engine.refusing import Refusal, refuse
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
    LAY_FLOOR: refuse("first-starting-floor", "First say which starting floor you lay. [SETUP-5]"),
    LAY_SITE: refuse("first-starting-site", "First lay the starting floor that you chose. [SETUP-5]"),
    TURN: refuse("first-card-or-site", "First take a card or choose a site to build on. [TURN-2]"),
    BUILD_COLOR: refuse("first-building-color", "First choose the color of the new building. [BUILD-1]"),
    PLACE_ROOF: refuse("first-roof", "First place your roof. [ROOF-1]"),
    TAKE_FLOOR: refuse("first-take-floor", "First take a floor of your choice. [CARD-3]"),
    RETURN_FLOOR: refuse("first-return-floor", "First give a surplus floor back. [CARD-6]"),
}


def refusal(state: State, action: int) -> str:
    """Why an action is not legal; the empty text if it is legal."""
    if state.phase == GAME_OVER:
        return refuse("game-over", "The game is over. [SCORE-2]")
    if not 0 <= action < (ACTIONS if state.phase >= LAY_FLOOR else OUTCOMES):
        return refuse("no-such-move", "There is no move number {number}. [TURN-2]", number=action)
    if state.phase < LAY_FLOOR:
        return refuse_outcome(state, action)
    numbers = np.zeros(ACTIONS, np.int16)
    if action in numbers[: legal(state, numbers)]:
        return ""
    if action >= SITE + (sites := int(SITES_ON[board_of(state)])):
        sentence = "This board has {sites} sites; {number} is beyond them. [BOARD-1]"
        return refuse("no-such-site", sentence, sites=sites, number=action - SITE + 1)
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


def refuse_move(state: State, player: Player, action: int) -> Refusal:
    """Why this move, which is not legal, is not."""
    phase = int(state.phase)
    if action == END_TURN and phase == TURN:
        return refuse("no-passing", "Only an extra turn may be declined; take a card or build. [TURN-2]")
    if action < CARD and phase == LAY_FLOOR:
        return refuse_starting_floor(state, action)
    if COLOR <= action < END_TURN and phase in (BUILD_COLOR, TAKE_FLOOR, RETURN_FLOOR):
        return refuse_color(state, player, action - COLOR)
    if action >= SITE and phase in (LAY_SITE, TURN, PLACE_ROOF):
        return refuse_site(state, player, action - SITE)
    return FIRST[phase]


def refuse_starting_floor(state: State, number: int) -> Refusal:
    name = COLOR_NAMES[number % COLORS]
    if number >= COLORS and not state.starting[JOKER]:
        return refuse("no-joker-to-lay", "No starting floor whose color is free is left to lay. [SETUP-4]")
    if number < COLORS and not state.starting[number]:
        return refuse("no-floor-to-lay", "No {color} starting floor is left to lay. [SETUP-3]", color=name)
    return refuse("no-site-to-lay", "Every empty site is adjacent to a {color} floor. [SETUP-6]", color=name)


def refuse_color(state: State, player: Player, color: int) -> Refusal:
    name = COLOR_NAMES[color]
    if state.phase == TAKE_FLOOR:
        return refuse("supply-empty", "The supply has no {color} floor. [CARD-3]", color=name)
    if state.phase == RETURN_FLOOR:
        return refuse("no-floor-to-return", "You have no {color} floor. [CARD-6]", color=name)
    if not player.floor[color]:
        return refuse("no-floor-to-build", "You have no {color} floor. [BUILD-1]", color=name)
    site = site_name(state, int(state.site))
    return refuse("color-beside", "A {color} building is adjacent to {site}. [BUILD-3]", color=name, site=site)


def refuse_site(state: State, player: Player, site: int) -> Refusal:
    name = site_name(state, site)
    is_taken = state.building[site] != NO_BUILDING
    if state.phase == PLACE_ROOF:
        return refuse("no-new-floor", "No floor was put on {site} in this turn. [ROOF-1]", site=name)
    if state.phase == LAY_SITE and is_taken:
        return refuse("starting-site-taken", "A building stands on {site} already. [SETUP-5]", site=name)
    if state.phase == LAY_SITE:
        color = COLOR_NAMES[state.color]
        return refuse("floor-beside", "A {color} floor is adjacent to {site}. [SETUP-6]", color=color, site=name)
    if is_taken:
        return refuse("site-taken", "A building stands on {site} already. [BUILD-1]", site=name)
    if player.roofs == ROOFS:
        return refuse("no-roof-left", "You have no roof left, so you can start no building. [ROOF-4]")
    return refuse_building(state, player, site)


def refuse_building(state: State, player: Player, site: int) -> Refusal:
    """BUILD-2, BUILD-3, BUILD-6."""
    name = site_name(state, site)
    if not state.beside[site]:
        return refuse("no-building-beside", "{site} is adjacent to no building. [BUILD-2]", site=name)
    if all(is_beside(state, site, color) for color in range(COLORS)):
        sentence = "Buildings of all {colors} colors are adjacent to {site}. [BUILD-3]"
        return refuse("all-colors-beside", sentence, colors=COLORS, site=name)
    for color in range(COLORS):
        needed, held = count_of(int(state.beside[site]), color), int(player.floor[color])
        if needed > held:
            one = "{site} costs {floors} {color} floor; you have {held}. [BUILD-6]"
            several = "{site} costs {floors} {color} floors; you have {held}. [BUILD-6]"
            sentence = one if needed == 1 else several
            return refuse("cannot-pay", sentence, site=name, floors=needed, color=COLOR_NAMES[color], held=held)
    return refuse("no-other-color", "You have no floor in a color that is not adjacent to {site}. [BUILD-3]", site=name)
