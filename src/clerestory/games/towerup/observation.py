"""What a seat may see, for learning: numbers from its own point of view.

The seat itself comes first, then the others clockwise; counts are scaled to about 1. LAYOUT says what stands where. The
streets are not in it: they are the same in every game on a board.
"""

from __future__ import annotations

from clerestory.engine.observing import axis, block, starts
from clerestory.engine.records import Features
from clerestory.engine.rules import rule
from clerestory.games.towerup.boards import ROOFS
from clerestory.games.towerup.components import (
    CARD_FLOORS,
    CARD_STEPS,
    COLORS,
    CONE_SPACES,
    COPIES,
    END_OF_TRACK,
    FLOOR_LIMIT,
    FLOORS_OF_EACH_COLOR,
    KINDS,
    LEVELS,
    MARKET,
    MOST_STARTING_FLOORS,
    NO_BUILDING,
    NO_CARD,
    NO_CONE,
    NO_OBJECTIVE,
    NO_TOKEN,
    OBJECTIVES,
    SEATS,
    SITES,
    SLOTS,
    TOKEN_MONEY,
)
from clerestory.games.towerup.scoring import money, tokens_taken, visible_roofs
from clerestory.games.towerup.state import (
    BUILD_COLOR,
    GAME_OVER,
    LAY_FLOOR,
    LAY_SITE,
    PLACE_ROOF,
    State,
    level_of,
    site_of,
)

A_GOOD_SCORE = 50
A_HIGH_TOKEN = 7
MANY_ROOFS = 3  # in one building
DECISIONS = GAME_OVER - LAY_FLOOR  # phases in which a seat decides
CARD_FEATURES = 2 * COLORS + 1
FLOORS_ON_A_CARD = 4
STEPS_ON_A_CARD = 2

TABLE_LAYOUT = (
    ("seats in the game: 2, 3 or 4", SEATS - 1),
    ("the decision: starting floor, its site, turn, color, roof, floor to take, floor to return", DECISIONS),
    ("an extra turn; one is earned; the end phase has begun; every turn is a last one", 4),
    ("starting floors yet to be laid of each color, jokers / 7", COLORS + 1),
    ("the color of the starting floor that is laid now", COLORS),
    ("floors that are yet to be chosen / 4", 1),
    ("supply: floors of each color / 30", COLORS),
    *(
        (f"market card {slot + 1}: floors of each color, jokers / 4, steps / 2", CARD_FEATURES)
        for slot in range(MARKET)
    ),
    ("deck: how many cards of each kind are left, of all of the kind", KINDS),
    ("objectives: which are in play", OBJECTIVES),
    ("objectives: money on the next token / 7", OBJECTIVES),
    ("sites: the color of the building", SITES * COLORS),
    ("sites: its height / 8", SITES),
    ("sites: a building is being started here", SITES),
)
PLAYER_LAYOUT = (
    ("somebody sits here", 1),
    ("it is this seat's turn", 1),
    ("this seat is the first player", 1),
    ("money / 50", 1),
    ("floors of each color / 10", COLORS),
    ("vehicles: steps from the start, of the whole track", COLORS),
    ("roofs left / 10", 1),
    ("visible roofs / 7", 1),
    ("the cone is set; its space / 7", 2),
    ("objectives: the token is taken", OBJECTIVES),
    ("levels with an own roof", LEVELS),
    ("sites: own roofs in the building / 3", SITES),
    ("sites: the roof on top is this seat's", SITES),
)
TABLE = tuple(block(what, axis("number", map(str, range(count)))) for what, count in TABLE_LAYOUT)
SEAT = tuple(block(what, axis("number", map(str, range(count)))) for what, count in PLAYER_LAYOUT)
TABLE_FEATURES = starts(TABLE)[-1]
SEAT_FEATURES = starts(SEAT)[-1]


@rule
def observe(state: State, seat: int, features: Features) -> None:
    """SETUP-2. The whole table as numbers; all of it is public."""
    for i in range(TABLE_FEATURES + state.seats * SEAT_FEATURES):
        features[i] = 0
    at = observe_turn(state, features)
    at = observe_cards(state, features, at)
    at = observe_objectives(state, features, at)
    at = observe_city(state, features, at)
    for step in range(state.seats):
        observe_player(state, (seat + step) % state.seats, features, at + step * SEAT_FEATURES)


@rule
def observe_turn(state: State, features: Features) -> int:
    at = 0
    features[at + state.seats - 2] = 1
    at += SEATS - 1
    if LAY_FLOOR <= state.phase < GAME_OVER:
        features[at + state.phase - LAY_FLOOR] = 1
    at += DECISIONS
    features[at] = state.is_extra_turn
    features[at + 1] = state.has_earned_turn
    features[at + 2] = min(int(state.ending), 1)
    features[at + 3] = state.is_last_turn
    at += 4
    for kind in range(COLORS + 1):
        features[at + kind] = int(state.starting[kind]) / MOST_STARTING_FLOORS
    at += COLORS + 1
    if state.phase == LAY_SITE:
        features[at + state.color] = 1
    at += COLORS
    features[at] = int(state.floors_to_take) / FLOORS_ON_A_CARD
    return at + 1


@rule
def observe_cards(state: State, features: Features, at: int) -> int:
    for color in range(COLORS):
        features[at + color] = int(state.supply[color]) / FLOORS_OF_EACH_COLOR
    at += COLORS
    for slot in range(MARKET):
        card = int(state.market[slot])
        if card != NO_CARD:
            for kind in range(COLORS + 1):
                features[at + kind] = int(CARD_FLOORS[card, kind]) / FLOORS_ON_A_CARD
            for color in range(COLORS):
                features[at + COLORS + 1 + color] = int(CARD_STEPS[card, color]) / STEPS_ON_A_CARD
        at += CARD_FEATURES
    for kind in range(KINDS):
        features[at + kind] = int(state.deck[kind]) / int(COPIES[kind])
    return at + KINDS


@rule
def observe_objectives(state: State, features: Features, at: int) -> int:
    for slot in range(SLOTS):
        objective = int(state.objective[slot])
        if objective == NO_OBJECTIVE:
            continue
        taken = tokens_taken(state, slot)
        features[at + objective] = 1
        if taken < state.seats:
            features[at + OBJECTIVES + objective] = int(TOKEN_MONEY[state.seats, taken]) / A_HIGH_TOKEN
    return at + 2 * OBJECTIVES


@rule
def observe_city(state: State, features: Features, at: int) -> int:
    for site in range(SITES):
        if state.building[site] != NO_BUILDING:
            features[at + site * COLORS + state.building[site]] = 1
            features[at + SITES * COLORS + site] = int(state.height[site]) / LEVELS
    if state.phase == BUILD_COLOR or state.phase == PLACE_ROOF:
        features[at + SITES * (COLORS + 1) + state.site] = 1
    return at + SITES * (COLORS + 2)


@rule
def observe_player(state: State, seat: int, features: Features, at: int) -> None:
    player = state.players[seat]
    features[at] = 1
    features[at + 1] = int(seat == state.seat)
    features[at + 2] = int(seat == state.first_seat)
    features[at + 3] = money(player) / A_GOOD_SCORE
    at += 4
    for color in range(COLORS):
        features[at + color] = int(player.floor[color]) / FLOOR_LIMIT
        features[at + COLORS + color] = int(player.vehicle[color]) / END_OF_TRACK
    at += 2 * COLORS
    features[at] = (ROOFS - int(player.roofs)) / ROOFS
    features[at + 1] = visible_roofs(state, player) / CONE_SPACES
    if player.cone != NO_CONE:
        features[at + 2] = 1
        features[at + 3] = int(player.cone) / CONE_SPACES
    at += 4
    for slot in range(SLOTS):
        if player.token[slot] != NO_TOKEN:
            features[at + state.objective[slot]] = 1
    at += OBJECTIVES
    for i in range(player.roofs):
        roof = int(player.roof[i])
        features[at + level_of(roof) - 1] = 1
        features[at + LEVELS + site_of(roof)] += 1 / MANY_ROOFS
        if level_of(roof) == state.height[site_of(roof)]:
            features[at + LEVELS + SITES + site_of(roof)] = 1
