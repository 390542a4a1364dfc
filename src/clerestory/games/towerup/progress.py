"""How far a player is with an objective: what is there already, of what is needed."""

from __future__ import annotations

from clerestory.engine.components import table
from clerestory.engine.rules import rule
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

NEEDED = table(
    [COLORS, TAGGED_BUILDINGS, AREAS, TAGGED_BUILDINGS, CONNECTED_BUILDINGS, BROWN_BUILDINGS, MORE_GREYS + FEWER_GREYS,
     2, DOUBLE_BUILDINGS, GOAL_LEVELS]
)  # fmt: skip


def progress(state: State, player: Player, objective: int) -> tuple[int, int]:
    """GOAL-1. How many of the buildings, colors, areas, levels or streets that an objective asks for are there."""
    return counted(state, player, objective), int(NEEDED[objective])


@rule
def counted(state: State, player: Player, objective: int) -> int:
    """GOAL-1. The same, up to as many as it needs."""
    return min(count_all(state, player, objective), int(NEEDED[objective]))


@rule
def count_all(state: State, player: Player, objective: int) -> int:
    board, own = board_of(state), presence(player)
    if objective == COLORS_GOAL:
        return size_of(colors_present(state, player))
    if objective == PARK_GOAL:
        return size_of(own & TAGGED[board, PARK])
    if objective == LAKE_GOAL:
        return size_of(own & TAGGED[board, LAKE])
    if objective == AREAS_GOAL:
        return size_of(areas_present(state, player))
    if objective == CONNECTED:
        return largest_group(state, player)
    if objective == BROWN_GOAL:
        return size_of(brown_buildings(state, player))
    if objective == GREYS:
        one, other = size_of(own & GREY_AREAS[board, 0]), size_of(own & GREY_AREAS[board, 1])
        return min(max(one, other), MORE_GREYS) + min(min(one, other), FEWER_GREYS)
    if objective == BORDERS:
        return 2 if crosses_borders(state, player) else int(has_border_street(board, own))
    return size_of(double_buildings(player) if objective == DOUBLE else levels_present(player))


@rule
def largest_group(state: State, player: Player) -> int:
    """GOAL-CONNECTED. The most buildings with own presence that hang together."""
    largest = 0
    for i in range(player.roofs):
        largest = max(largest, size_of(connected_with(state, player, site_of(int(player.roof[i])))))
    return largest


@rule
def has_border_street(board: int, own: int) -> bool:
    """GOAL-BORDERS. Presence at both ends of a border street."""
    for i in range(BORDERS_ON[board]):
        street = int(BORDER_STREETS[board, i])
        if street & own == street:
            return True
    return False
