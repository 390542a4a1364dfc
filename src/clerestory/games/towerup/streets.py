"""Buildings and their neighbors: who stands beside whom, and in which colors.

For every site the state counts the adjacent buildings of each color, in four bits for each color of which the highest
stays 0. So one subtraction compares all four colors with what a player holds, and one sum shows which are there at all.
"""

from __future__ import annotations

from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.games.towerup.boards import MOST_STREETS
from clerestory.games.towerup.components import COLORS, MOST_NEIGHBORS, NEIGHBORS, NO_BUILDING, NO_SITE, SITES_ON
from clerestory.games.towerup.state import State, board_of

BITS = 4  # for the count of one color
HIGHEST = 0x8888  # the highest bit of each color
ALL_BUT_HIGHEST = 0x7777
ALL_COLORS = HIGHEST  # a color is there when its highest bit is set: see `colors_in`


@rule
def count_of(counts: int, color: int) -> int:
    """BUILD-4. How many of a color there are in a number that counts all colors."""
    return counts >> BITS * color & MOST_STREETS


@rule
def is_beside(state: State, site: int, color: int) -> bool:
    """BUILD-3. Whether a building of this color is adjacent to a site."""
    return count_of(int(state.beside[site]), color) > 0


@rule
def colors_in(counts: int) -> int:
    """BUILD-3. Which colors are there at all: the highest bit of each one that is."""
    return counts + ALL_BUT_HIGHEST & HIGHEST


@rule
def held(floor: Array) -> int:
    """BUILD-6. The floors that a player holds, as a number that counts all colors; more than can be needed are cut."""
    counts = 0
    for color in range(COLORS):
        counts |= min(int(floor[color]), MOST_STREETS) << BITS * color
    return counts


@rule
def covers(counts: int, needed: int) -> bool:
    """BUILD-6. Whether one number counts at least as many of every color as another."""
    return ((counts | HIGHEST) - needed) & HIGHEST == HIGHEST


@rule
def raise_building(state: State, site: int, color: int) -> None:
    """BOARD-4, BUILD-1. The first floor of a new building; it now stands beside all its neighbors."""
    board = board_of(state)
    state.building[site] = color
    state.height[site] = 1
    for i in range(MOST_NEIGHBORS):
        neighbor = NEIGHBORS[board, site, i]
        if neighbor == NO_SITE:
            break
        state.beside[neighbor] += 1 << BITS * color


@rule
def can_ever_build(state: State) -> bool:
    """END-4, R34. Whether some empty site has a building beside it and a color that is not."""
    for site in range(SITES_ON[board_of(state)]):
        colors = colors_in(int(state.beside[site]))
        if state.building[site] == NO_BUILDING and colors != 0 and colors != ALL_COLORS:
            return True
    return False
