"""What a player would work out of an observation, for networks: where one can build, for what, and how far one is.

An observation has the buildings of every site, but the streets are not in it: what stands beside what, a network would
have to find out by itself.
"""

from __future__ import annotations

from clerestory.engine.game import Study
from clerestory.engine.observing import axis, block, features_of, starts
from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.games.towerup.boards import ROOFS
from clerestory.games.towerup.components import (
    BOX,
    BROWN,
    COLORS,
    CONE_MONEY,
    CONE_SPACES,
    END_OF_TRACK,
    MOST_NEIGHBORS,
    NEIGHBORS,
    NO_BUILDING,
    NO_OBJECTIVE,
    NO_SITE,
    NO_TOKEN,
    SITES,
    SLOTS,
    STARS_UP_TO,
    TRACK_MONEY,
)
from clerestory.games.towerup.observation import COLOR, OBJECTIVE, SITE
from clerestory.games.towerup.observation import SEAT as OBSERVED_SEAT
from clerestory.games.towerup.observation import TABLE as OBSERVED_TABLE
from clerestory.games.towerup.observation import observe_seat as observe_seat_itself
from clerestory.games.towerup.observation import observe_table as observe_table_itself
from clerestory.games.towerup.progress import NEEDED, counted
from clerestory.games.towerup.prospects import comes_nearer, roofs_in_danger
from clerestory.games.towerup.rules import can_build, stars_reached
from clerestory.games.towerup.scoring import visible_roofs
from clerestory.games.towerup.state import Player, State, board_of
from clerestory.games.towerup.streets import ALL_COLORS, colors_in, count_of, held

MANY_BESIDE = 3
A_HIGH_STEP, A_HIGH_CONE = 4, 20  # millions
STEPS_APART = 8  # of all vehicles together, from one star column to the next
MANY_STEPS = 5  # of one roof
HIGH, MANY = 5, 4  # floors of a building, and of a color that a player holds: up to so many each counts by itself
SECOND = 2  # the lowest floor that counts by itself: the first is the building

FLOOR = axis("floor", (f"floor {number}" for number in range(SECOND, HIGH + 1)))
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
        for floor in range(SECOND, min(int(state.height[site]), HIGH) + 1):
            counts[HAS_FLOOR_AT + site * (HIGH - 1) + floor - SECOND] = 1


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
