"""What a player would work out of an observation, for networks: where one can build, for what, and how far one is.

An observation has the buildings of every site, but the streets are not in it: what stands beside what, a network would
have to find out by itself.
"""

from __future__ import annotations

from clerestory.engine.game import Study
from clerestory.engine.observing import block, features_of, starts
from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.games.towerup.components import (
    BOX,
    COLORS,
    CONE_MONEY,
    CONE_SPACES,
    END_OF_TRACK,
    NO_BUILDING,
    NO_OBJECTIVE,
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
from clerestory.games.towerup.rules import can_build, stars_reached
from clerestory.games.towerup.scoring import visible_roofs
from clerestory.games.towerup.state import Player, State
from clerestory.games.towerup.streets import ALL_COLORS, colors_in, count_of, held

MANY_BESIDE = 3
A_HIGH_STEP, A_HIGH_CONE = 4, 20  # millions
STEPS_APART = 8  # of all vehicles together, from one star column to the next

TABLE = (
    *OBSERVED_TABLE,
    block("buildings beside a site", SITE, COLOR, per=MANY_BESIDE),
    block("empty site where a building could be started", SITE),
)
BESIDE_AT, COULD_AT = (features_of(OBSERVED_TABLE) + start for start in starts(TABLE[len(OBSERVED_TABLE) :]))

SEAT = (
    *OBSERVED_SEAT,
    block("money for the visible roofs", per=A_HIGH_CONE),
    block("money for the next step of a vehicle", COLOR, per=A_HIGH_STEP),
    block("star columns reached", per=len(BOX.star_columns)),
    block("steps to the next star column", per=STEPS_APART),
    block("objective not met yet: what is there of it", OBJECTIVE, per=map(int, NEEDED)),
    block("site where the floors suffice to build", SITE),
)
CONE_AT, STEP_AT, STARS_AT, TO_STAR_AT, MET_AT, CAN_AT = (
    features_of(OBSERVED_SEAT) + start for start in starts(SEAT[len(OBSERVED_SEAT) :])
)


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


@rule
def observe_seat(state: State, seat: int, other: int, counts: Array, at: int) -> None:
    """BUILD-6, GOAL-1. What a seat has, where it can build, and how far it is."""
    observe_seat_itself(state, seat, other, counts, at)
    player = state.players[other]
    counts[at + CONE_AT] = money_for_roofs(state, player)
    study_vehicles(player, counts, at)
    for slot in range(SLOTS):
        objective = int(state.objective[slot])
        if objective != NO_OBJECTIVE and player.token[slot] == NO_TOKEN:
            counts[at + MET_AT + objective] = counted(state, player, objective)
    floors = held(player.floor)
    for site in range(SITES):
        is_empty = state.building[site] == NO_BUILDING
        counts[at + CAN_AT + site] = int(is_empty & can_build(floors, int(state.beside[site])))


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


STUDY = Study(3, TABLE, SEAT, observe_table, observe_seat)
