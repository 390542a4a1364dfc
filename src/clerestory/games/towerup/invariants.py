"""What is true after every move, as sentences; and the check of them."""

from __future__ import annotations

from clerestory.engine.rules import rule
from clerestory.games.towerup.accounts import (
    are_cards_counted,
    are_floors_counted,
    are_objectives_sound,
    are_roofs_in_order,
    are_tokens_sound,
    count_groups,
    do_roofs_lie_apart,
    is_market_sound,
    starting_floors_laid,
)
from clerestory.games.towerup.boards import ROOFS
from clerestory.games.towerup.components import (
    AROUND,
    CARD_FLOORS,
    COLORS,
    CONE_SPACES,
    END_OF_TRACK,
    FLOOR_LIMIT,
    KINDS,
    MARKET,
    MOST_FLOORS_ON_A_CARD,
    MOST_NEIGHBORS,
    MOST_STARTING_FLOORS_FOR,
    NEIGHBORS,
    NO_BUILDING,
    NO_CARD,
    NO_CONE,
    NO_SITE,
    SITES,
    SITES_ON,
)
from clerestory.games.towerup.rules import can_build, has_floor, stars_reached
from clerestory.games.towerup.scoring import floors_held, visible_roofs
from clerestory.games.towerup.setup import floors_to_lay
from clerestory.games.towerup.state import (
    BUILD_COLOR,
    CHOSEN,
    DEAD_BOARD,
    DRAW_FIRST_SEAT,
    DRAW_OBJECTIVE,
    GAME_OVER,
    LAY_FLOOR,
    LAY_SITE,
    NOT_YET,
    PLACE_ROOF,
    RANDOM,
    REFILL_MARKET,
    RETURN_FLOOR,
    TAKE_FLOOR,
    TENTH_ROOF,
    TURN,
    TURN_UP_CARD,
    State,
    board_of,
    roof_at,
)
from clerestory.games.towerup.streets import BITS, can_ever_build, held

INVARIANTS = (
    "seats, seat, options and what comes next are within their bounds",
    "no count is below zero, and every floor of the box is in the supply, a personal supply or the city",
    "every card of the box is in the deck, in the market, on the discard pile or being gained",
    "the market has three cards, but for the one that is being replaced",
    "a building stands on a site of the board and has one floor or more, at most one more than it has neighbors",
    "adjacent buildings never share a color, and every site knows its neighbors",
    "the floors of the city are those of its buildings and of the streets between them",
    "every building is joined by streets and buildings to a starting floor",
    "a player has ten roofs, those in the city in order, each on a floor of its own",
    "there is a roof for every building that is not a starting floor",
    "vehicles stand on their tracks",
    "nobody holds more than ten floors when a turn ends",
    "three different objectives are in play once the first turn begins",
    "who meets an objective has its token, and tokens go from the highest down",
    "before the first turn nobody has done anything but lay starting floors",
    "a card is being gained, a floor returned or a roof placed only while it can be",
    "an extra turn was earned on the tracks",
    "the end phase begins with a tenth roof, a shortage or a dead board, and a last turn ends with the cone set",
)
(
    BOUNDS, FLOORS, CARDS, MARKET_FULL, BUILDINGS, COLORS_DIFFER, FLOORS_IN_CITY, JOINED, ROOFS_IN_ORDER, ROOFS_PLACED,
    TRACKS, LIMIT, OBJECTIVES_IN_PLAY, TOKENS, OPENING, DECISION, EXTRA_TURN, END_PHASE, SOUND,
) = range(len(INVARIANTS) + 1)  # fmt: skip


@rule
def check(state: State) -> int:
    """The first broken invariant, or their number."""
    if not are_bounds_sound(state):
        return BOUNDS
    if not are_floors_counted(state):
        return FLOORS
    if not are_cards_counted(state):
        return CARDS
    if not is_market_sound(state):
        return MARKET_FULL
    broken = check_city(state)
    if broken != SOUND:
        return broken
    broken = check_players(state)
    if broken != SOUND:
        return broken
    if not are_objectives_sound(state):
        return OBJECTIVES_IN_PLAY
    if not are_tokens_sound(state):
        return TOKENS
    if state.phase < TURN and state.phase != REFILL_MARKET and not is_opening_sound(state):
        return OPENING
    if not is_decision_sound(state):
        return DECISION
    if not is_extra_turn_sound(state):
        return EXTRA_TURN
    return SOUND if is_end_phase_sound(state) else END_PHASE


@rule
def are_bounds_sound(state: State) -> bool:
    if state.seats < 2 or state.seats > 4 or state.phase < DRAW_FIRST_SEAT or state.phase > GAME_OVER:
        return False
    if state.seat < 0 or state.seat >= state.seats or state.first_seat < 0 or state.first_seat >= state.seats:
        return False
    if state.starting_floors < MARKET or state.starting_floors > MOST_STARTING_FLOORS_FOR[state.seats]:
        return False
    if state.ending < NOT_YET or state.ending > DEAD_BOARD or state.objectives < RANDOM or state.objectives > CHOSEN:
        return False
    if state.site < 0 or state.site >= SITES_ON[board_of(state)] or state.color < 0 or state.color >= COLORS:
        return False
    if state.slot < 0 or state.slot > state.starting_floors or state.card < NO_CARD or state.card >= KINDS:
        return False
    if state.floors_to_take < 0 or state.floors_to_take > MOST_FLOORS_ON_A_CARD:
        return False
    flags = state.is_extra_turn | state.has_earned_turn | state.is_last_turn
    return (flags == 0) | (flags == 1)


# --- The city ---


@rule
def check_city(state: State) -> int:
    board = board_of(state)
    streets = 0
    floors = 0
    bare = 0  # starting floors that can be told: alone, or beside another building of one floor
    for site in range(SITES):
        if site >= SITES_ON[board]:
            if state.building[site] != NO_BUILDING or state.height[site] != 0 or state.beside[site] != 0:
                return BUILDINGS
            continue
        color = int(state.building[site])
        if color < NO_BUILDING or color >= COLORS or (color == NO_BUILDING) != (state.height[site] == 0):
            return BUILDINGS
        beside = 0
        neighbors = 0
        low = 0
        for i in range(MOST_NEIGHBORS):
            neighbor = NEIGHBORS[board, site, i]
            if neighbor != NO_SITE and state.building[neighbor] != NO_BUILDING:
                beside += 1 << BITS * state.building[neighbor]
                neighbors += 1
                low += int(state.height[neighbor] == 1)
                if state.building[neighbor] == color:
                    return COLORS_DIFFER
        if state.beside[site] != beside:
            return COLORS_DIFFER
        if state.height[site] < 0 or state.height[site] > neighbors + 1:
            return BUILDINGS
        if color != NO_BUILDING:
            streets += neighbors
            floors += int(state.height[site]) - 1
            bare += int(neighbors == 0 or (low > 0 and state.height[site] == 1))
    return check_growth(state, streets // 2, floors, bare)


@rule
def check_growth(state: State, streets: int, floors: int, bare: int) -> int:
    """BUILD-4. Each street between buildings stands for a floor paid, but for those between two starting floors."""
    laid = starting_floors_laid(state)
    if floors > streets or floors < streets - laid * (laid - 1) // 2 or bare > laid:
        return FLOORS_IN_CITY
    buildings = 0
    for site in range(SITES):
        buildings += int(state.building[site] != NO_BUILDING)
    if buildings < laid or count_groups(state) > laid:
        return JOINED
    roofs = int(state.phase == PLACE_ROOF)  # the one that is yet to be placed
    for seat in range(state.seats):
        roofs += int(state.players[seat].roofs)
    return SOUND if roofs == buildings - laid else ROOFS_PLACED


# --- The players ---


@rule
def check_players(state: State) -> int:
    is_gaining = state.phase == TAKE_FLOOR or state.phase == REFILL_MARKET or state.phase == RETURN_FLOOR
    for seat in range(len(state.players)):
        player = state.players[seat]
        if seat >= state.seats:
            if floors_held(player) != 0 or player.roofs != 0 or player.cone != NO_CONE:
                return BOUNDS
            continue
        if not are_roofs_in_order(state, player):
            return ROOFS_IN_ORDER
        for color in range(COLORS):
            if player.vehicle[color] < 0 or player.vehicle[color] > END_OF_TRACK:
                return TRACKS
        most = FLOOR_LIMIT + MOST_FLOORS_ON_A_CARD if is_gaining and seat == state.seat else FLOOR_LIMIT
        if floors_held(player) > most:
            return LIMIT
    return SOUND if do_roofs_lie_apart(state) else ROOFS_IN_ORDER


# --- What comes next ---


@rule
def is_opening_sound(state: State) -> bool:
    """SETUP-5, SETUP-7, SETUP-10. Four floors each, vehicles on their first spaces, and nothing on the discard pile."""
    if state.is_extra_turn or state.has_earned_turn or state.is_last_turn or state.ending != NOT_YET:
        return False
    for seat in range(state.seats):
        player = state.players[seat]
        for color in range(COLORS):
            if player.floor[color] != 1 or player.vehicle[color] != 0:
                return False
        if player.roofs != 0 or player.cone != NO_CONE:
            return False
    turned_up = 0
    for kind in range(KINDS):
        turned_up += int(state.discard[kind])
    if state.phase == TURN_UP_CARD:
        return are_starting_floors_turned_up(state) and turned_up == max(int(state.slot) - MARKET, 0)
    due = floors_to_lay(state)
    if due < 0 or turned_up != 0:
        return False
    if state.phase == DRAW_FIRST_SEAT or state.phase == DRAW_OBJECTIVE:
        return due == 0 and (state.phase == DRAW_OBJECTIVE or (state.slot == 0 and state.first_seat == 0))
    if due == 0 and state.phase == LAY_FLOOR:
        return False
    steps_back = 1 + starting_floors_laid(state)
    return state.slot == 0 and (state.seat + steps_back) % state.seats == state.first_seat


@rule
def are_starting_floors_turned_up(state: State) -> bool:
    """SETUP-3. A starting floor for each card."""
    return state.slot < state.starting_floors and floors_to_lay(state) == state.slot and state.seat == 0


@rule
def is_decision_sound(state: State) -> bool:
    """TURN-4, D3 to D7 of docs/rules/towerup.md."""
    player = state.players[state.seat]
    is_gaining = state.phase == TAKE_FLOOR
    if (state.card != NO_CARD) != is_gaining or (state.floors_to_take > 0) != is_gaining:
        return False
    for kind in range(COLORS + 1):
        if state.starting[kind] < 0 or (state.starting[kind] > 0 and state.phase > LAY_SITE):
            return False
    if state.phase >= TURN and state.slot != 0 and not is_gaining:
        return False
    if state.phase == BUILD_COLOR:
        is_free = state.building[state.site] == NO_BUILDING and player.roofs < ROOFS
        return is_free and can_build(held(player.floor), int(state.beside[state.site]))
    if state.phase == PLACE_ROOF:
        is_new = state.height[state.site] == 1 and state.beside[state.site] != 0
        return is_new and player.roofs < ROOFS and are_new_floors_free(state)
    if is_gaining:
        taken = -int(state.floors_to_take)
        for kind in range(COLORS + 1):
            taken += int(CARD_FLOORS[state.card, kind])
        return 0 <= taken <= floors_held(player) <= FLOOR_LIMIT + taken and has_floor(state.supply)
    if state.phase == RETURN_FLOOR:
        return floors_held(player) > FLOOR_LIMIT
    return state.site == 0 and (state.color == 0 or state.phase == LAY_SITE)


@rule
def are_new_floors_free(state: State) -> bool:
    """ROOF-1. No roof lies yet on a floor that was put down in this turn: the top floors around the new building."""
    board = board_of(state)
    for i in range(MOST_NEIGHBORS + 1):
        site = int(AROUND[board, state.site, i])
        if site != NO_SITE and state.building[site] != NO_BUILDING and has_visible_roof(state, site):
            return False
    return True


@rule
def has_visible_roof(state: State, site: int) -> bool:
    """ROOF-3. Whether a roof lies on the top floor of a building."""
    top = roof_at(site, int(state.height[site]))
    for seat in range(state.seats):
        for i in range(state.players[seat].roofs):
            if state.players[seat].roof[i] == top:
                return True
    return False


@rule
def is_extra_turn_sound(state: State) -> bool:
    """EXTRA-1, R19."""
    if not state.is_extra_turn and not state.has_earned_turn:
        return True
    if state.has_earned_turn and state.phase != REFILL_MARKET and state.phase != RETURN_FLOOR:
        return False
    return state.phase != GAME_OVER and stars_reached(state.players[state.seat]) > 0


@rule
def is_end_phase_sound(state: State) -> bool:
    """END-1, END-2, END-3, R28, R29, R32."""
    set_cones = 0
    has_no_roof_left = False
    for seat in range(state.seats):
        player = state.players[seat]
        if player.cone < NO_CONE or player.cone > min(CONE_SPACES, int(player.roofs)):
            return False
        if player.cone != NO_CONE and player.cone < min(CONE_SPACES, visible_roofs(state, player)):
            return False
        set_cones += int(player.cone != NO_CONE)
        has_no_roof_left |= player.roofs == ROOFS
    if state.ending == NOT_YET:
        return set_cones == 0 and not state.is_last_turn and not has_no_roof_left
    if state.ending == DEAD_BOARD and can_ever_build(state):
        return False
    if state.phase == GAME_OVER:
        is_due = has_no_roof_left or state.ending != TENTH_ROOF
        return is_due and set_cones == state.seats and state.is_last_turn == 1 and state.seat == 0
    for step in range(1, state.seats + 1):
        seat = (state.seat + state.seats - step) % state.seats
        if (state.players[seat].cone != NO_CONE) != (step <= set_cones):
            return False
    if state.ending == TENTH_ROOF:
        return is_tenth_roof_sound(state, set_cones)
    return set_cones == 0 or state.is_last_turn == 1


@rule
def is_tenth_roof_sound(state: State, set_cones: int) -> bool:
    """END-1. Who placed the tenth roof set the first cone; before that it is still their turn."""
    starter = state.players[(state.seat + state.seats - set_cones) % state.seats]
    return starter.roofs == ROOFS and state.is_last_turn == (set_cones > 0)
