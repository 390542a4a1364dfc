"""The ten objectives: one predicate each.

GOAL-1. An objective asks for presence, or for roofs, in a number or pattern of buildings. BOARD-5, GOAL-4: a roof gives
presence on whatever level it lies, covered or visible, and nothing ever takes it away (R23).
"""

from __future__ import annotations

from clerestory.engine.rules import rule
from clerestory.engine.sets import size_of
from clerestory.games.towerup.boards import AREAS
from clerestory.games.towerup.components import (
    ADJACENT,
    AREA_OF,
    BORDER_STREETS,
    BORDERS_ON,
    BROWN,
    COLORS,
    GREY_AREAS,
    LAKE,
    PARK,
    TAGGED,
)
from clerestory.games.towerup.state import Player, State, board_of, level_of, site_of

COLORS_GOAL, PARK_GOAL, AREAS_GOAL, LAKE_GOAL, CONNECTED, BROWN_GOAL, GREYS, BORDERS, DOUBLE, LEVELS_GOAL = range(10)

TAGGED_BUILDINGS = 4
CONNECTED_BUILDINGS = 5
BROWN_BUILDINGS = 4
MORE_GREYS, FEWER_GREYS = 3, 2
DOUBLE_BUILDINGS = 2
GOAL_LEVELS = 4


@rule
def is_met(state: State, player: Player, objective: int) -> bool:
    """GOAL-1. Whether a player meets an objective."""
    if objective == COLORS_GOAL:
        return has_all_colors(state, player)
    if objective == PARK_GOAL:
        return is_in_park(state, player)
    if objective == AREAS_GOAL:
        return has_all_areas(state, player)
    if objective == LAKE_GOAL:
        return is_by_lake(state, player)
    if objective == CONNECTED:
        return is_connected(state, player)
    if objective == BROWN_GOAL:
        return has_brown_buildings(state, player)
    if objective == GREYS:
        return is_in_grey_areas(state, player)
    if objective == BORDERS:
        return crosses_borders(state, player)
    if objective == DOUBLE:
        return has_double_roofs(player)
    return has_all_levels(player)


@rule
def has_all_colors(state: State, player: Player) -> bool:
    """GOAL-COLORS. Presence in at least one building of each of the 4 colors."""
    return size_of(colors_present(state, player)) == COLORS


@rule
def colors_present(state: State, player: Player) -> int:
    """GOAL-COLORS. The colors of the buildings with own presence, as a set."""
    colors = 0
    for i in range(player.roofs):
        colors |= 1 << state.building[site_of(int(player.roof[i]))]
    return colors


@rule
def is_in_park(state: State, player: Player) -> bool:
    """GOAL-PARK. Presence in 4 different buildings in the park (R24)."""
    return size_of(presence(player) & TAGGED[board_of(state), PARK]) >= TAGGED_BUILDINGS


@rule
def has_all_areas(state: State, player: Player) -> bool:
    """GOAL-AREAS. Presence in all 5 areas."""
    return size_of(areas_present(state, player)) == AREAS


@rule
def areas_present(state: State, player: Player) -> int:
    """GOAL-AREAS. The areas with own presence, as a set."""
    areas = 0
    for i in range(player.roofs):
        areas |= 1 << AREA_OF[board_of(state), site_of(int(player.roof[i]))]
    return areas


@rule
def is_by_lake(state: State, player: Player) -> bool:
    """GOAL-LAKE. Presence in 4 different buildings by the lake (R24)."""
    return size_of(presence(player) & TAGGED[board_of(state), LAKE]) >= TAGGED_BUILDINGS


@rule
def is_connected(state: State, player: Player) -> bool:
    """GOAL-CONNECTED. Presence in 5 buildings that hang together by streets directly between them, all own (R25)."""
    for i in range(player.roofs):
        if size_of(connected_with(state, player, site_of(int(player.roof[i])))) >= CONNECTED_BUILDINGS:
            return True
    return False


@rule
def connected_with(state: State, player: Player, site: int) -> int:
    """GOAL-CONNECTED. The buildings with own presence that hang together with one of them, itself included."""
    board, own = board_of(state), presence(player)
    group = 0
    grown = 1 << site
    while grown != group:
        group = grown
        for i in range(player.roofs):
            other = site_of(int(player.roof[i]))
            if group >> other & 1:
                grown |= ADJACENT[board, other] & own
    return group


@rule
def has_brown_buildings(state: State, player: Player) -> bool:
    """GOAL-BROWN. Presence in 4 different brown buildings."""
    return size_of(brown_buildings(state, player)) >= BROWN_BUILDINGS


@rule
def brown_buildings(state: State, player: Player) -> int:
    """GOAL-BROWN. The brown buildings with own presence, as a set."""
    brown = 0
    for i in range(player.roofs):
        site = site_of(int(player.roof[i]))
        brown |= int(state.building[site] == BROWN) << site
    return brown


@rule
def is_in_grey_areas(state: State, player: Player) -> bool:
    """GOAL-GREYS. Presence in 3 different buildings of one grey area and 2 of the other."""
    own = presence(player)
    one = size_of(own & GREY_AREAS[board_of(state), 0])
    other = size_of(own & GREY_AREAS[board_of(state), 1])
    return max(one, other) >= MORE_GREYS and min(one, other) >= FEWER_GREYS


@rule
def crosses_borders(state: State, player: Player) -> bool:
    """GOAL-BORDERS. Presence at both ends of 2 border streets, 4 different buildings in all (R26)."""
    board, own = board_of(state), presence(player)
    for i in range(BORDERS_ON[board]):
        street = BORDER_STREETS[board, i]
        if street & own == street:
            for j in range(i):
                other = BORDER_STREETS[board, j]
                if other & own == other and other & street == 0:
                    return True
    return False


@rule
def has_double_roofs(player: Player) -> bool:
    """GOAL-DOUBLE. At least 2 own roofs in each of 2 different buildings, on any levels."""
    return size_of(double_buildings(player)) >= DOUBLE_BUILDINGS


@rule
def double_buildings(player: Player) -> int:
    """GOAL-DOUBLE. The buildings with at least 2 own roofs, as a set."""
    once = 0
    twice = 0
    for i in range(player.roofs):
        site = 1 << site_of(int(player.roof[i]))
        twice |= once & site
        once |= site
    return twice


@rule
def has_all_levels(player: Player) -> bool:
    """GOAL-LEVELS. Own roofs on levels 1, 2, 3 and 4; one building may serve several (R27)."""
    return size_of(levels_present(player)) == GOAL_LEVELS


@rule
def levels_present(player: Player) -> int:
    """GOAL-LEVELS. The levels from 1 to 4 on which own roofs lie, as a set."""
    levels = 0
    for i in range(player.roofs):
        levels |= 1 << level_of(int(player.roof[i])) - 1
    return levels & (1 << GOAL_LEVELS) - 1


@rule
def presence(player: Player) -> int:
    """BOARD-5. The buildings in which a player has a roof, as a set: every bit is a site."""
    sites = 0
    for i in range(player.roofs):
        sites |= 1 << site_of(int(player.roof[i]))
    return sites
