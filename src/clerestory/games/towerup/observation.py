"""What a seat may see, for learning: numbers from its own point of view, counts scaled to about 1.

The streets are not in it: they are the same in every game on a board. What changes nothing any more is left out: which
token brought how much, and on which level a covered roof lies in its building.
"""

from __future__ import annotations

from itertools import zip_longest

from clerestory.engine.observing import axis, block, starts
from clerestory.engine.records import Features
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
    block(f"starting floors yet to be laid / {MOST_STARTING_FLOORS}", KIND),
    block("starting floor that is being laid", COLOR),
    block("a building is being started here", SITE),
    block(f"floors yet to be chosen / {MOST_FLOORS_ON_A_CARD}"),
    block(f"supply: floors / {FLOORS_OF_EACH_COLOR}", COLOR),
    block(f"card: floors / {MOST_FLOORS_ON_A_CARD}", SLOT, KIND),
    block(f"card: steps / {STEPS_ON_A_CARD}", SLOT, COLOR),
    block("deck: cards left, as a part of the kind", CARD),
    block("objective in play", OBJECTIVE),
    block(f"objective: money on the next token / {A_HIGH_TOKEN}", OBJECTIVE),
    block("building: color", SITE, COLOR),
    block(f"building: floors / {LEVELS}", SITE),
)
(
    SEATS_AT, DECISION_AT, EXTRA_AT, EARNED_AT, ENDING_AT, LAST_AT, STARTING_AT, LAID_AT, STARTED_AT, TO_CHOOSE_AT,
    SUPPLY_AT, FLOORS_AT, STEPS_AT, DECK_AT, OBJECTIVE_AT, TOKEN_AT, BUILDING_AT, HEIGHT_AT, TABLE_FEATURES,
) = starts(TABLE)  # fmt: skip

SEAT = (
    block("the turn"),
    block("first player"),
    block(f"money / {A_GOOD_SCORE}"),
    block(f"floors / {FLOOR_LIMIT}", COLOR),
    block(f"vehicle: steps / {END_OF_TRACK}", COLOR),
    block(f"roofs left / {ROOFS}"),
    block(f"visible roofs / {CONE_SPACES}"),
    block("the cone is set"),
    block(f"cone: its space / {CONE_SPACES}"),
    block("objective: the token is taken", OBJECTIVE),
    block("level with a roof", LEVEL),
    block(f"building: roofs / {MANY_ROOFS}", SITE),
    block("building: the roof on top", SITE),
)
(
    TURN_AT, FIRST_AT, MONEY_AT, HELD_AT, VEHICLE_AT, ROOFS_AT, VISIBLE_AT, IS_CONE_SET_AT, CONE_AT, TAKEN_AT, LEVEL_AT,
    OWN_ROOFS_AT, TOP_AT, SEAT_FEATURES,
) = starts(SEAT)  # fmt: skip

A_COIN = 1 / A_GOOD_SCORE
A_COIN_ON_A_TOKEN = 1 / A_HIGH_TOKEN
A_FLOOR_TO_LAY = 1 / MOST_STARTING_FLOORS
A_FLOOR_ON_A_CARD = 1 / MOST_FLOORS_ON_A_CARD
A_FLOOR_OF_THE_SUPPLY = 1 / FLOORS_OF_EACH_COLOR
A_FLOOR_HELD = 1 / FLOOR_LIMIT
A_LEVEL = 1 / LEVELS
A_STEP_ON_A_CARD = 1 / STEPS_ON_A_CARD
A_STEP = 1 / END_OF_TRACK
A_ROOF = 1 / ROOFS
A_ROOF_IN_A_BUILDING = 1 / MANY_ROOFS
A_CONE_SPACE = 1 / CONE_SPACES
A_CARD = 1 / COPIES  # [kind]


@rule
def observe(state: State, seat: int, features: Features) -> None:
    """SETUP-2. The whole table as numbers; all of it is public."""
    observe_turn(state, features)
    observe_cards(state, features)
    observe_objectives(state, features)
    observe_city(state, features)
    for step in range(state.seats):
        other = (seat + step) % int(state.seats)
        observe_player(state, other, features, TABLE_FEATURES + step * SEAT_FEATURES)


@rule
def observe_turn(state: State, features: Features) -> None:
    features[SEATS_AT + state.seats - 2] = 1
    if LAY_FLOOR <= state.phase < GAME_OVER:
        features[DECISION_AT + state.phase - LAY_FLOOR] = 1
    features[EXTRA_AT] = state.is_extra_turn
    features[EARNED_AT] = state.has_earned_turn
    if state.ending != NOT_YET:
        features[ENDING_AT + int(state.ending != TENTH_ROOF)] = 1
    features[LAST_AT] = state.is_last_turn
    for kind in range(COLORS + 1):
        features[STARTING_AT + kind] = int(state.starting[kind]) * A_FLOOR_TO_LAY
    if state.phase == LAY_SITE:
        features[LAID_AT + state.color] = 1
    if state.phase == BUILD_COLOR or state.phase == PLACE_ROOF:
        features[STARTED_AT + state.site] = 1
    features[TO_CHOOSE_AT] = int(state.floors_to_take) * A_FLOOR_ON_A_CARD


@rule
def observe_cards(state: State, features: Features) -> None:
    for color in range(COLORS):
        features[SUPPLY_AT + color] = int(state.supply[color]) * A_FLOOR_OF_THE_SUPPLY
    for slot in range(MARKET):
        observe_card(int(state.market[slot]), slot, features)
    observe_card(int(state.card), TAKEN, features)
    for kind in range(KINDS):
        features[DECK_AT + kind] = int(state.deck[kind]) * A_CARD[kind]


@rule
def observe_card(card: int, slot: int, features: Features) -> None:
    if card == NO_CARD:
        return
    for kind in range(COLORS + 1):
        features[FLOORS_AT + slot * (COLORS + 1) + kind] = int(CARD_FLOORS[card, kind]) * A_FLOOR_ON_A_CARD
    for color in range(COLORS):
        features[STEPS_AT + slot * COLORS + color] = int(CARD_STEPS[card, color]) * A_STEP_ON_A_CARD


@rule
def observe_objectives(state: State, features: Features) -> None:
    for slot in range(SLOTS):
        objective = int(state.objective[slot])
        if objective != NO_OBJECTIVE:
            taken = tokens_taken(state, slot)
            features[OBJECTIVE_AT + objective] = 1
            if taken < state.seats:
                features[TOKEN_AT + objective] = int(TOKEN_MONEY[state.seats, taken]) * A_COIN_ON_A_TOKEN


@rule
def observe_city(state: State, features: Features) -> None:
    for site in range(SITES):
        color = int(state.building[site])
        is_there = int(color != NO_BUILDING)  # a branch would be foreseen wrongly half of the time
        features[BUILDING_AT + site * COLORS + color * is_there] = is_there
        features[HEIGHT_AT + site] = int(state.height[site]) * A_LEVEL


@rule
def observe_player(state: State, seat: int, features: Features, at: int) -> None:
    player = state.players[seat]
    features[at + TURN_AT] = int(seat == state.seat)
    features[at + FIRST_AT] = int(seat == state.first_seat)
    features[at + MONEY_AT] = money(player) * A_COIN
    for color in range(COLORS):
        features[at + HELD_AT + color] = int(player.floor[color]) * A_FLOOR_HELD
        features[at + VEHICLE_AT + color] = int(player.vehicle[color]) * A_STEP
    features[at + ROOFS_AT] = (ROOFS - int(player.roofs)) * A_ROOF
    features[at + VISIBLE_AT] = visible_roofs(state, player) * A_CONE_SPACE
    if player.cone != NO_CONE:
        features[at + IS_CONE_SET_AT] = 1
        features[at + CONE_AT] = int(player.cone) * A_CONE_SPACE
    for slot in range(SLOTS):
        if player.token[slot] != NO_TOKEN:
            features[at + TAKEN_AT + state.objective[slot]] = 1
    for i in range(player.roofs):
        observe_roof(state, int(player.roof[i]), features, at)


@rule
def observe_roof(state: State, roof: int, features: Features, at: int) -> None:
    """GOAL-1, END-3. Presence, its level if an objective may ask for it, and whether it is visible."""
    site, level = site_of(roof), level_of(roof)
    if level <= GOAL_LEVELS:
        features[at + LEVEL_AT + level - 1] = 1
    features[at + OWN_ROOFS_AT + site] += A_ROOF_IN_A_BUILDING
    if level == state.height[site]:
        features[at + TOP_AT + site] = 1
