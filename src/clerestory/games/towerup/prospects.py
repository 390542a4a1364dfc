"""What one building could bring: which objectives it brings nearer, and which visible roofs it would cover."""

from __future__ import annotations

from clerestory.engine.rules import rule
from clerestory.engine.sets import size_of
from clerestory.games.towerup.boards import ROOFS
from clerestory.games.towerup.components import (
    ADJACENT,
    AREA_OF,
    BORDER_STREETS,
    BORDERS_ON,
    GREY_AREAS,
    LAKE,
    MOST_NEIGHBORS,
    NEIGHBORS,
    NO_BUILDING,
    NO_SITE,
    PARK,
    SITES,
    TAGGED,
)
from clerestory.games.towerup.goals import (
    AREAS_GOAL,
    BORDERS,
    BROWN_GOAL,
    COLORS_GOAL,
    CONNECTED,
    DOUBLE,
    FEWER_GREYS,
    GOAL_LEVELS,
    GREYS,
    LAKE_GOAL,
    MORE_GREYS,
    PARK_GOAL,
    areas_present,
    brown_buildings,
    colors_present,
    connected_with,
    double_buildings,
    levels_present,
    presence,
)
from clerestory.games.towerup.rules import can_build
from clerestory.games.towerup.state import Player, State, board_of, level_of, site_of
from clerestory.games.towerup.streets import held

ALL_LEVELS = (1 << GOAL_LEVELS) - 1


@rule
def comes_nearer(
    state: State, player: Player, objective: int, started: int, raised: int, colors: int, levels: int, brown: int
) -> bool:
    """GOAL-1. Whether a roof on one of these sites, colors and levels is one that an objective still needs."""
    board, own = board_of(state), presence(player)
    new = (started | raised) & ~own
    if objective == COLORS_GOAL:
        return colors & ~colors_present(state, player) != 0
    if objective == PARK_GOAL:
        return new & int(TAGGED[board, PARK]) != 0
    if objective == LAKE_GOAL:
        return new & int(TAGGED[board, LAKE]) != 0
    if objective == AREAS_GOAL:
        return has_new_area(board, new, areas_present(state, player))
    if objective == CONNECTED:
        return new & beside_largest_group(state, player) != 0
    if objective == BROWN_GOAL:
        return brown & ~brown_buildings(state, player) != 0
    if objective == GREYS:
        return new & greys_needed(board, own) != 0
    if objective == BORDERS:
        return joins_border_street(board, own, new)
    if objective == DOUBLE:
        return raised & own & ~double_buildings(player) != 0
    return levels & ALL_LEVELS & ~levels_present(player) != 0


@rule
def has_new_area(board: int, new: int, areas: int) -> bool:
    """GOAL-AREAS. Whether one of these sites lies in none of the areas."""
    for site in range(SITES):
        if new >> site & 1 and areas >> int(AREA_OF[board, site]) & 1 == 0:
            return True
    return False


@rule
def beside_largest_group(state: State, player: Player) -> int:
    """GOAL-CONNECTED. The sites adjacent to buildings of the largest groups."""
    board = board_of(state)
    largest = 0
    sites = 0
    for i in range(player.roofs):
        site = site_of(int(player.roof[i]))
        size = size_of(connected_with(state, player, site))
        if size > largest:
            largest = size
            sites = 0
        if size == largest:
            sites |= int(ADJACENT[board, site])
    return sites


@rule
def greys_needed(board: int, own: int) -> int:
    """GOAL-GREYS. The sites of a grey area where presence still counts."""
    one, other = int(GREY_AREAS[board, 0]), int(GREY_AREAS[board, 1])
    in_one, in_other = size_of(own & one), size_of(own & other)
    sites = 0
    if in_one < (MORE_GREYS if in_one >= in_other else FEWER_GREYS):
        sites |= one
    if in_other < (MORE_GREYS if in_other >= in_one else FEWER_GREYS):
        sites |= other
    return sites


@rule
def joins_border_street(board: int, own: int, new: int) -> bool:
    """GOAL-BORDERS. Whether one of these sites is all that a border street lacks."""
    for i in range(BORDERS_ON[board]):
        lacking = int(BORDER_STREETS[board, i]) & ~own
        if lacking != 0 and lacking & (lacking - 1) == 0 and lacking & new != 0:
            return True
    return False


@rule
def roofs_in_danger(state: State, seat: int) -> int:
    """BUILD-7. How many of a seat's visible roofs lie beside a site where another could build."""
    board, player = board_of(state), state.players[seat]
    danger = 0
    for i in range(player.roofs):
        roof = int(player.roof[i])
        site = site_of(roof)
        if level_of(roof) == state.height[site]:
            danger += int(can_be_raised(state, board, site, seat))
    return danger


@rule
def can_be_raised(state: State, board: int, site: int, seat: int) -> bool:
    """BUILD-4. Whether somebody else could build beside this building."""
    for i in range(MOST_NEIGHBORS):
        neighbor = int(NEIGHBORS[board, site, i])
        if neighbor == NO_SITE:
            break
        if state.building[neighbor] != NO_BUILDING:
            continue
        for other in range(state.seats):
            player = state.players[other]
            if other != seat and player.roofs < ROOFS and can_build(held(player.floor), int(state.beside[neighbor])):
                return True
    return False
