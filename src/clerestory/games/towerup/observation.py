"""What a seat may see, for learning: whole numbers from its own point of view, and how much of each is 1.

The streets are not in it: they are the same in every game on a board. What changes nothing any more is left out: which
token brought how much, and on which level a covered roof lies in its building.
"""

from __future__ import annotations

from itertools import zip_longest

from clerestory.engine.observing import axis, block, starts
from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.games.towerup.boards import ROOFS
from clerestory.games.towerup.components import (
    BOX,
    CARD_FLOORS,
    CARD_STEPS,
    COLOR_NAMES,
    COLORS,
    CONE_SPACES,
    COPIES,
    END_OF_TRACK,
    FLOOR_LIMIT,
    FLOORS_OF_EACH_COLOR,
    KINDS,
    LEVELS,
    MARKET,
    MOST_FLOORS_ON_A_CARD,
    MOST_STARTING_FLOORS,
    NO_BUILDING,
    NO_CARD,
    NO_CONE,
    NO_OBJECTIVE,
    NO_TOKEN,
    OBJECTIVE_NAMES,
    SEATS,
    SITES,
    SLOTS,
    TOKEN_MONEY,
)
from clerestory.games.towerup.goals import GOAL_LEVELS
from clerestory.games.towerup.scoring import money, tokens_taken, visible_roofs
from clerestory.games.towerup.state import (
    BUILD_COLOR,
    GAME_OVER,
    LAY_FLOOR,
    LAY_SITE,
    NOT_YET,
    PLACE_ROOF,
    TENTH_ROOF,
    State,
    level_of,
    site_of,
)

A_GOOD_SCORE = 50
A_HIGH_TOKEN = 7
MANY_ROOFS = 3  # in one building
STEPS_ON_A_CARD = 2
TAKEN = MARKET  # the card that is being gained stands behind those of the market


def site_names() -> list[str]:
    """A number is of the same site for 3 and 4 seats, of another one for 2, who play on the other board."""
    names = zip_longest(*([site.name for site in board.sites] for board in BOX.boards), fillvalue="none")
    return [front if front == back else f"{front} (2 seats: {back})" for front, back in names]


SEAT_COUNT = axis("seats", map(str, range(2, SEATS + 1)))
DECISION = axis(
    "decision",
    ("starting floor", "its site", "what to do", "color to build", "roof", "floor to take", "floor to return"),
)
ENDING = axis("ending", ("a tenth roof", "a shortage or a dead board"))
COLOR = axis("color", COLOR_NAMES)
KIND = axis("kind", (*COLOR_NAMES, "joker"))
SLOT = axis("slot", (*(f"market {slot + 1}" for slot in range(MARKET)), "being gained"))
CARD = axis("card", (card.name for card in BOX.cards))
OBJECTIVE = axis("objective", OBJECTIVE_NAMES)
SITE = axis("site", site_names())
LEVEL = axis("level", map(str, range(1, GOAL_LEVELS + 1)))

TABLE = (
    block("seats", SEAT_COUNT),
    block("to decide", DECISION),
    block("this is an extra turn"),
    block("an extra turn follows this one"),
    block("the end phase was started by", ENDING),
    block("every turn is somebody's last"),
    block("starting floors yet to be laid", KIND, per=MOST_STARTING_FLOORS),
    block("starting floor that is being laid", COLOR),
    block("a building is being started here", SITE),
    block("floors yet to be chosen", per=MOST_FLOORS_ON_A_CARD),
    block("supply: floors", COLOR, per=FLOORS_OF_EACH_COLOR),
    block("card: floors", SLOT, KIND, per=MOST_FLOORS_ON_A_CARD),
    block("card: steps", SLOT, COLOR, per=STEPS_ON_A_CARD),
    block("deck: cards left, as a part of the kind", CARD, per=map(int, COPIES)),
    block("objective in play", OBJECTIVE),
    block("objective: money on the next token", OBJECTIVE, per=A_HIGH_TOKEN),
    block("building: color", SITE, COLOR),
    block("building: floors", SITE, per=LEVELS),
)
(
    SEATS_AT, DECISION_AT, EXTRA_AT, EARNED_AT, ENDING_AT, LAST_AT, STARTING_AT, LAID_AT, STARTED_AT, TO_CHOOSE_AT,
    SUPPLY_AT, FLOORS_AT, STEPS_AT, DECK_AT, OBJECTIVE_AT, TOKEN_AT, BUILDING_AT, HEIGHT_AT,
) = starts(TABLE)  # fmt: skip

SEAT = (
    block("the turn"),
    block("first player"),
    block("money", per=A_GOOD_SCORE),
    block("floors", COLOR, per=FLOOR_LIMIT),
    block("vehicle: steps", COLOR, per=END_OF_TRACK),
    block("roofs left", per=ROOFS),
    block("visible roofs", per=CONE_SPACES),
    block("the cone is set"),
    block("cone: its space", per=CONE_SPACES),
    block("objective: the token is taken", OBJECTIVE),
    block("level with a roof", LEVEL),
    block("building: roofs", SITE, per=MANY_ROOFS),
    block("building: the roof on top", SITE),
)
(
    TURN_AT, FIRST_AT, MONEY_AT, HELD_AT, VEHICLE_AT, ROOFS_AT, VISIBLE_AT, IS_CONE_SET_AT, CONE_AT, TAKEN_AT, LEVEL_AT,
    OWN_ROOFS_AT, TOP_AT,
) = starts(SEAT)  # fmt: skip


@rule
def observe_table(state: State, seat: int, counts: Array) -> None:
    """SETUP-2. What lies between the seats; all of it is public, and so is all that a seat has."""
    observe_turn(state, counts)
    observe_cards(state, counts)
    observe_objectives(state, counts)
    observe_city(state, counts)


@rule
def observe_turn(state: State, counts: Array) -> None:
    counts[SEATS_AT + state.seats - 2] = 1
    if LAY_FLOOR <= state.phase < GAME_OVER:
        counts[DECISION_AT + state.phase - LAY_FLOOR] = 1
    counts[EXTRA_AT] = state.is_extra_turn
    counts[EARNED_AT] = state.has_earned_turn
    if state.ending != NOT_YET:
        counts[ENDING_AT + int(state.ending != TENTH_ROOF)] = 1
    counts[LAST_AT] = state.is_last_turn
    for kind in range(COLORS + 1):
        counts[STARTING_AT + kind] = state.starting[kind]
    if state.phase == LAY_SITE:
        counts[LAID_AT + state.color] = 1
    if state.phase == BUILD_COLOR or state.phase == PLACE_ROOF:
        counts[STARTED_AT + state.site] = 1
    counts[TO_CHOOSE_AT] = state.floors_to_take


@rule
def observe_cards(state: State, counts: Array) -> None:
    for color in range(COLORS):
        counts[SUPPLY_AT + color] = state.supply[color]
    for slot in range(MARKET):
        observe_card(int(state.market[slot]), slot, counts)
    observe_card(int(state.card), TAKEN, counts)
    for kind in range(KINDS):
        counts[DECK_AT + kind] = state.deck[kind]


@rule
def observe_card(card: int, slot: int, counts: Array) -> None:
    if card == NO_CARD:
        return
    for kind in range(COLORS + 1):
        counts[FLOORS_AT + slot * (COLORS + 1) + kind] = CARD_FLOORS[card, kind]
    for color in range(COLORS):
        counts[STEPS_AT + slot * COLORS + color] = CARD_STEPS[card, color]


@rule
def observe_objectives(state: State, counts: Array) -> None:
    for slot in range(SLOTS):
        objective = int(state.objective[slot])
        if objective != NO_OBJECTIVE:
            taken = tokens_taken(state, slot)
            counts[OBJECTIVE_AT + objective] = 1
            if taken < state.seats:
                counts[TOKEN_AT + objective] = TOKEN_MONEY[state.seats, taken]


@rule
def observe_city(state: State, counts: Array) -> None:
    for site in range(SITES):
        color = int(state.building[site])
        is_there = int(color != NO_BUILDING)  # a branch would be foreseen wrongly half of the time
        counts[BUILDING_AT + site * COLORS + color * is_there] = is_there
        counts[HEIGHT_AT + site] = state.height[site]


@rule
def observe_seat(state: State, seat: int, other: int, counts: Array, at: int) -> None:
    player = state.players[other]
    counts[at + TURN_AT] = int(other == state.seat)
    counts[at + FIRST_AT] = int(other == state.first_seat)
    counts[at + MONEY_AT] = money(player)
    for color in range(COLORS):
        counts[at + HELD_AT + color] = player.floor[color]
        counts[at + VEHICLE_AT + color] = player.vehicle[color]
    counts[at + ROOFS_AT] = ROOFS - player.roofs
    counts[at + VISIBLE_AT] = visible_roofs(state, player)
    if player.cone != NO_CONE:
        counts[at + IS_CONE_SET_AT] = 1
        counts[at + CONE_AT] = player.cone
    for slot in range(SLOTS):
        if player.token[slot] != NO_TOKEN:
            counts[at + TAKEN_AT + state.objective[slot]] = 1
    for i in range(player.roofs):
        observe_roof(state, int(player.roof[i]), counts, at)


@rule
def observe_roof(state: State, roof: int, counts: Array, at: int) -> None:
    """GOAL-1, END-3. Presence, its level if an objective may ask for it, and whether it is visible."""
    site, level = site_of(roof), level_of(roof)
    if level <= GOAL_LEVELS:
        counts[at + LEVEL_AT + level - 1] = 1
    counts[at + OWN_ROOFS_AT + site] += 1
    if level == state.height[site]:
        counts[at + TOP_AT + site] = 1
