"""What a player would work out of an observation, for networks: where one can build, for what, and how far one is.

An observation has the buildings of every site, but the streets are not in it: what stands beside what, a network would
have to find out by itself.
"""

from __future__ import annotations

from clerestory.engine.game import Study
from clerestory.engine.observing import axis, block, features_of, starts
from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.engine.sets import size_of
from clerestory.games.towerup.boards import ROOFS
from clerestory.games.towerup.components import (
    ADJACENT,
    AREA_OF,
    BORDER_STREETS,
    BORDERS_ON,
    BOX,
    BROWN,
    COLORS,
    CONE_MONEY,
    CONE_SPACES,
    END_OF_TRACK,
    GREY_AREAS,
    LAKE,
    MOST_NEIGHBORS,
    NEIGHBORS,
    NO_BUILDING,
    NO_OBJECTIVE,
    NO_SITE,
    NO_TOKEN,
    PARK,
    SITES,
    SLOTS,
    STARS_UP_TO,
    TAGGED,
    TRACK_MONEY,
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
from clerestory.games.towerup.observation import COLOR, OBJECTIVE, SITE
from clerestory.games.towerup.observation import SEAT as OBSERVED_SEAT
from clerestory.games.towerup.observation import TABLE as OBSERVED_TABLE
from clerestory.games.towerup.observation import observe_seat as observe_seat_itself
from clerestory.games.towerup.observation import observe_table as observe_table_itself
from clerestory.games.towerup.progress import NEEDED, counted
from clerestory.games.towerup.rules import can_build, stars_reached
from clerestory.games.towerup.scoring import visible_roofs
from clerestory.games.towerup.state import Player, State, board_of, level_of, site_of
from clerestory.games.towerup.streets import ALL_COLORS, colors_in, count_of, held

MANY_BESIDE = 3
A_HIGH_STEP, A_HIGH_CONE = 4, 20  # millions
STEPS_APART = 8  # of all vehicles together, from one star column to the next
MANY_STEPS = 5  # of one roof
HIGH, MANY = 5, 4  # floors of a building, and of a color that a player holds: up to so many each counts by itself
TWO = 2
ALL_LEVELS = (1 << GOAL_LEVELS) - 1

FLOOR = axis("floor", (f"floor {number}" for number in range(TWO, HIGH + 1)))
HELD = axis("floors", (f"{number} or more" for number in range(1, MANY + 1)))

TABLE = (
    *OBSERVED_TABLE,
    block("buildings beside a site", SITE, COLOR, per=MANY_BESIDE),
    block("empty site where a building could be started", SITE),
    block("building: has this floor", SITE, FLOOR),
)
BESIDE_AT, COULD_AT, HAS_FLOOR_AT = (
    features_of(OBSERVED_TABLE) + start for start in starts(TABLE[len(OBSERVED_TABLE) :])
)

SEAT = (
    *OBSERVED_SEAT,
    block("money for the visible roofs", per=A_HIGH_CONE),
    block("money for the next step of a vehicle", COLOR, per=A_HIGH_STEP),
    block("star columns reached", per=len(BOX.star_columns)),
    block("steps to the next star column", per=STEPS_APART),
    block("objective not met yet: what is there of it", OBJECTIVE, per=map(int, NEEDED)),
    block("site where the floors suffice to build", SITE),
    block("floors of a color", COLOR, HELD),
    block("vehicle: has reached the next star column", COLOR),
    block("steps that a building could bring", COLOR, per=MANY_STEPS),
    block("a building could bring an extra turn"),
    block("roofs on top that others could cover", per=CONE_SPACES),
    block("site where a roof could be put", SITE),
    block("objective not met yet: a building could bring it nearer", OBJECTIVE),
    block("objective not met yet: a building could meet it", OBJECTIVE),
)
(
    CONE_AT, STEP_AT, STARS_AT, TO_STAR_AT, MET_AT, CAN_AT, ENOUGH_AT, REACHED_AT, ROOF_STEPS_AT, EXTRA_TURN_AT,
    COVER_AT, ROOF_AT, NEARER_AT, MEET_AT,
) = (features_of(OBSERVED_SEAT) + start for start in starts(SEAT[len(OBSERVED_SEAT) :]))  # fmt: skip


@rule
def observe_table(state: State, seat: int, counts: Array) -> None:
    """BUILD-2, BUILD-3. What lies between the seats, and what stands beside each site."""
    observe_table_itself(state, seat, counts)
    for site in range(SITES):
        beside = int(state.beside[site])
        for color in range(COLORS):
            counts[BESIDE_AT + site * COLORS + color] = count_of(beside, color)
        colors = colors_in(beside)
        is_empty = state.building[site] == NO_BUILDING
        counts[COULD_AT + site] = int(is_empty & (colors != 0) & (colors != ALL_COLORS))
        for floor in range(TWO, min(int(state.height[site]), HIGH) + 1):
            counts[HAS_FLOOR_AT + site * (HIGH - 1) + floor - TWO] = 1


@rule
def observe_seat(state: State, seat: int, other: int, counts: Array, at: int) -> None:
    """BUILD-6, GOAL-1. What a seat has, where it can build, and how far it is."""
    observe_seat_itself(state, seat, other, counts, at)
    player = state.players[other]
    counts[at + CONE_AT] = money_for_roofs(state, player)
    study_vehicles(player, counts, at)
    for color in range(COLORS):
        for enough in range(min(int(player.floor[color]), MANY)):
            counts[at + ENOUGH_AT + color * MANY + enough] = 1
    study_sites(state, player, counts, at)
    study_star_columns(player, counts, at)
    counts[at + COVER_AT] = roofs_in_danger(state, other)


@rule
def study_sites(state: State, player: Player, counts: Array, at: int) -> None:
    """BUILD-4, ROOF-1, TRACK-1. Where the floors suffice, where a roof could lie then, and how high."""
    board, floors = board_of(state), held(player.floor)
    has_roof = int(player.roofs < ROOFS)
    started, raised, colors, levels, brown = 0, 0, 0, 0, 0  # sets: of sites, sites, colors, levels, and brown sites
    for site in range(SITES):
        can = int(state.building[site] == NO_BUILDING) & int(can_build(floors, int(state.beside[site])))
        counts[at + CAN_AT + site] = can
        if can & has_roof == 0:
            continue
        started |= 1 << site
        levels |= 1
        for color in range(COLORS):
            is_new = int(player.floor[color] > 0) & int(count_of(int(state.beside[site]), color) == 0)
            counts[at + ROOF_STEPS_AT + color] = max(int(counts[at + ROOF_STEPS_AT + color]), is_new)
            colors |= is_new << color
            brown |= (is_new & int(color == BROWN)) << site
        for i in range(MOST_NEIGHBORS):
            neighbor = int(NEIGHBORS[board, site, i])
            if neighbor == NO_SITE:
                break
            color = int(state.building[neighbor])
            if color != NO_BUILDING:
                height = int(state.height[neighbor]) + 1
                counts[at + ROOF_STEPS_AT + color] = max(int(counts[at + ROOF_STEPS_AT + color]), height)
                raised |= 1 << neighbor
                levels |= 1 << height - 1
                colors |= 1 << color
                brown |= int(color == BROWN) << neighbor
    for site in range(SITES):
        counts[at + ROOF_AT + site] = (started | raised) >> site & 1
    for slot in range(SLOTS):
        objective = int(state.objective[slot])
        if objective != NO_OBJECTIVE and player.token[slot] == NO_TOKEN:
            there = counted(state, player, objective)
            is_near = int(comes_nearer(state, player, objective, started, raised, colors, levels, brown))
            counts[at + MET_AT + objective] = there
            counts[at + NEARER_AT + objective] = is_near
            counts[at + MEET_AT + objective] = is_near & int(there == NEEDED[objective] - 1)


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
def study_star_columns(player: Player, counts: Array, at: int) -> None:
    """EXTRA-1. Which vehicles have reached the next star column, and whether a building could bring the last there."""
    stars = stars_reached(player)
    behind = 0
    for color in range(COLORS):
        has_reached = int(STARS_UP_TO[player.vehicle[color]] > stars)
        counts[at + REACHED_AT + color] = has_reached
        behind += 1 - has_reached
    for color in range(COLORS):
        steps = min(int(player.vehicle[color]) + int(counts[at + ROOF_STEPS_AT + color]), END_OF_TRACK)
        is_last = behind == 1 and counts[at + REACHED_AT + color] == 0
        if is_last and STARS_UP_TO[steps] > stars:
            counts[at + EXTRA_TURN_AT] = 1


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


@rule
def study_vehicles(player: Player, counts: Array, at: int) -> None:
    """TRACK-2, EXTRA-1. What a step brings, and how many steps of all vehicles an extra turn takes."""
    stars = stars_reached(player)
    to_come = 0
    for color in range(COLORS):
        steps = int(player.vehicle[color])
        if steps < END_OF_TRACK:
            counts[at + STEP_AT + color] = TRACK_MONEY[steps + 1] - TRACK_MONEY[steps]
        while steps < END_OF_TRACK and STARS_UP_TO[steps] <= stars:
            steps += 1
        to_come += steps - int(player.vehicle[color])
    counts[at + STARS_AT] = stars
    counts[at + TO_STAR_AT] = to_come


@rule
def money_for_roofs(state: State, player: Player) -> int:
    """END-3. What the cone would bring by now."""
    visible = min(visible_roofs(state, player), CONE_SPACES)
    return int(CONE_MONEY[visible]) if visible > 0 else 0


STUDY = Study(4, TABLE, SEAT, observe_table, observe_seat)
