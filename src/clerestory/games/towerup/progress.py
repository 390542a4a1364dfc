"""How far a player is with an objective, for people: what is there already, of what is needed."""

from __future__ import annotations

from clerestory.engine.sets import size_of
from clerestory.games.towerup.boards import AREAS
from clerestory.games.towerup.components import BORDER_STREETS, BORDERS_ON, COLORS, GREY_AREAS, LAKE, PARK, TAGGED
from clerestory.games.towerup.goals import (
    AREAS_GOAL,
    BORDERS,
    BROWN_BUILDINGS,
    BROWN_GOAL,
    COLORS_GOAL,
    CONNECTED,
    CONNECTED_BUILDINGS,
    DOUBLE,
    DOUBLE_BUILDINGS,
    FEWER_GREYS,
    GOAL_LEVELS,
    GREYS,
    LAKE_GOAL,
    LEVELS_GOAL,
    MORE_GREYS,
    PARK_GOAL,
    TAGGED_BUILDINGS,
    areas_present,
    brown_buildings,
    colors_present,
    connected_with,
    crosses_borders,
    double_buildings,
    levels_present,
    presence,
)
from clerestory.games.towerup.state import Player, State, board_of, site_of

NEEDED = {
    COLORS_GOAL: COLORS,
    PARK_GOAL: TAGGED_BUILDINGS,
    AREAS_GOAL: AREAS,
    LAKE_GOAL: TAGGED_BUILDINGS,
    CONNECTED: CONNECTED_BUILDINGS,
    BROWN_GOAL: BROWN_BUILDINGS,
    GREYS: MORE_GREYS + FEWER_GREYS,
    BORDERS: 2,
    DOUBLE: DOUBLE_BUILDINGS,
    LEVELS_GOAL: GOAL_LEVELS,
}


def progress(state: State, player: Player, objective: int) -> tuple[int, int]:
    """GOAL-1. How many of the buildings, colors, areas, levels or streets that an objective asks for are there."""
    return min(counted(state, player, objective), NEEDED[objective]), NEEDED[objective]


def counted(state: State, player: Player, objective: int) -> int:
    board, own = board_of(state), presence(player)
    if objective == COLORS_GOAL:
        return size_of(colors_present(state, player))
    if objective in (PARK_GOAL, LAKE_GOAL):
        return size_of(own & int(TAGGED[board, PARK if objective == PARK_GOAL else LAKE]))
    if objective == AREAS_GOAL:
        return size_of(areas_present(state, player))
    if objective == CONNECTED:
        sites = [site_of(roof) for roof in player.roof[: player.roofs].tolist()]
        return max((size_of(connected_with(state, player, site)) for site in sites), default=0)
    if objective == BROWN_GOAL:
        return size_of(brown_buildings(state, player))
    if objective == GREYS:
        fewer, more = sorted(size_of(own & int(area)) for area in GREY_AREAS[board])
        return min(more, MORE_GREYS) + min(fewer, FEWER_GREYS)
    if objective == BORDERS:
        streets = [int(street) for street in BORDER_STREETS[board, : BORDERS_ON[board]]]
        return NEEDED[BORDERS] if crosses_borders(state, player) else int(any(own & s == s for s in streets))
    return size_of(double_buildings(player) if objective == DOUBLE else levels_present(player))
