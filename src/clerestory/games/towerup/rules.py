"""The rulebook, top to bottom. The ids are those of docs/rules/towerup.md; R1, R2, ... are its rulings."""

from __future__ import annotations

from clerestory.engine.chance import Generator
from clerestory.engine.game import CHANCE, OVER
from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.games.towerup.boards import ROOFS
from clerestory.games.towerup.components import (
    AROUND,
    CARD_FLOORS,
    CARD_STEPS,
    COLORS,
    CONE_SPACES,
    END_OF_TRACK,
    FLOOR_LIMIT,
    JOKER,
    KINDS,
    MARKET,
    MOST_NEIGHBORS,
    NEIGHBORS,
    NO_BUILDING,
    NO_CARD,
    NO_CONE,
    NO_SITE,
    NO_TOKEN,
    SITES,
    SITES_ON,
    SLOTS,
    STARS_UP_TO,
)
from clerestory.games.towerup.goals import is_met
from clerestory.games.towerup.scoring import floors_held, take_token, visible_roofs
from clerestory.games.towerup.setup import (
    can_lay,
    choose_starting_floor,
    lay_starting_floor,
    lay_table,
    list_starting_floors,
    shuffle_discard_pile,
)
from clerestory.games.towerup.state import (
    BUILD_COLOR,
    DEAD_BOARD,
    GAME_OVER,
    LAY_FLOOR,
    LAY_SITE,
    NOT_YET,
    PLACE_ROOF,
    REFILL_MARKET,
    RETURN_FLOOR,
    SHORTAGE,
    TAKE_FLOOR,
    TENTH_ROOF,
    TURN,
    Player,
    State,
    board_of,
    roof_at,
)
from clerestory.games.towerup.streets import can_ever_build, colors_in, covers, held, is_beside, raise_building

# A player's action is a number: a starting floor by color, jokers behind; a market card; a color; "end turn"; a site.
CARD = 2 * COLORS
COLOR = CARD + MARKET
END_TURN = COLOR + COLORS
SITE = END_TURN + 1
ACTIONS = SITE + SITES


# --- The table of contents ---


@rule
def turn(state: State) -> int:
    """TURN-1. Whose turn it is: a seat's, chance's, or nobody's any more."""
    if state.phase < LAY_FLOOR:
        return CHANCE
    if state.phase == GAME_OVER:
        return OVER
    return int(state.seat)


@rule
def play(state: State, action: int) -> None:
    """TURN-2. Exactly one of: take a card; start a building, then roof, then scoring. Each is a row of decisions."""
    player = state.players[state.seat]
    if state.phase == TURN:
        if action >= SITE:
            state.site = action - SITE
            state.phase = BUILD_COLOR
        elif action == END_TURN:
            end_turn(state, player)
        else:
            take_card(state, player, action - CARD)
    elif state.phase == BUILD_COLOR:
        build(state, player, int(state.site), action - COLOR)
    elif state.phase == PLACE_ROOF:
        place_roof(state, player, action - SITE)
    elif state.phase == TAKE_FLOOR:
        take_floor(state, player, action - COLOR)
    elif state.phase == REFILL_MARKET:
        refill_market(state, player, action)
    elif state.phase == RETURN_FLOOR:
        return_floor(state, player, action - COLOR)
    elif state.phase == LAY_FLOOR:
        choose_starting_floor(state, action)
    elif state.phase == LAY_SITE:
        lay_starting_floor(state, action - SITE)
    else:
        lay_table(state, action)


@rule
def legal(state: State, actions: Array) -> int:
    """TURN-2. What the seat to move may do."""
    player = state.players[state.seat]
    if state.phase == TURN:
        return list_turn(state, player, actions)
    if state.phase == BUILD_COLOR:
        return list_build_colors(state, player, actions)
    if state.phase == PLACE_ROOF:
        return list_roof_sites(state, actions)
    if state.phase == TAKE_FLOOR:
        return list_colors(state.supply, actions)
    if state.phase == RETURN_FLOOR:
        return list_colors(player.floor, actions)
    if state.phase == LAY_FLOOR:
        return list_starting_floors(state, actions)
    return list_starting_sites(state, actions)


@rule
def list_turn(state: State, player: Player, actions: Array) -> int:
    """TURN-2, EXTRA-6. Always a market card; a site where one can build; no passing, but in an extra turn (R9)."""
    for slot in range(MARKET):
        actions[slot] = CARD + slot
    actions[MARKET] = END_TURN
    count = MARKET + int(state.is_extra_turn)
    if player.roofs == ROOFS:
        return count
    floors = held(player.floor)
    for site in range(SITES_ON[board_of(state)]):
        actions[count] = SITE + site  # stays only if a building can be started there
        count += int(can_build(floors, int(state.beside[site])) & (state.building[site] == NO_BUILDING))
    return count


@rule
def can_build(floors: int, beside: int) -> bool:
    """BUILD-2, BUILD-3, BUILD-6. Beside a building, the payment in full, and a floor of a color that is not beside.

    That floor is of another color than every floor paid, so the two do not compete.
    """
    colors = colors_in(beside)
    return (colors != 0) & covers(floors, beside) & (colors_in(floors) & ~colors != 0)


@rule
def list_build_colors(state: State, player: Player, actions: Array) -> int:
    """BUILD-1, BUILD-3. Each color held that no adjacent building has."""
    count = 0
    for color in range(COLORS):
        if player.floor[color] > 0 and not is_beside(state, int(state.site), color):
            actions[count] = COLOR + color
            count += 1
    return count


@rule
def list_roof_sites(state: State, actions: Array) -> int:
    """ROOF-1. The new building and all adjacent ones: each got a floor in this turn (R15)."""
    board = board_of(state)
    count = 0
    for i in range(MOST_NEIGHBORS + 1):
        site = AROUND[board, state.site, i]
        if site != NO_SITE and state.building[site] != NO_BUILDING:
            actions[count] = SITE + site
            count += 1
    return count


@rule
def list_colors(floors: Array, actions: Array) -> int:
    """CARD-3, CARD-6. Each color of which there is a floor."""
    count = 0
    for color in range(COLORS):
        actions[count] = COLOR + color
        count += int(floors[color] > 0)
    return count


@rule
def list_starting_sites(state: State, actions: Array) -> int:
    """SETUP-5. Each site where the chosen starting floor may lie."""
    count = 0
    for site in range(SITES_ON[board_of(state)]):
        if can_lay(state, site, int(state.color)):
            actions[count] = SITE + site
            count += 1
    return count


# --- Taking a card ---


@rule
def take_card(state: State, player: Player, slot: int) -> None:
    """CARD-1, CARD-2, SHORTAGE-1. The colored floors, as far as the supply goes; each missing one is replaced (R10)."""
    kind = int(state.market[slot])
    state.market[slot] = NO_CARD
    state.slot = slot
    state.card = kind
    missing = 0
    for color in range(COLORS):
        shown = int(CARD_FLOORS[kind, color])
        taken = min(shown, int(state.supply[color]))
        state.supply[color] -= taken
        player.floor[color] += taken
        missing += shown - taken
    if missing > 0:
        start_end_phase(state, SHORTAGE)
    state.floors_to_take = missing + int(CARD_FLOORS[kind, JOKER])
    take_on_or_move(state, player)


@rule
def take_floor(state: State, player: Player, color: int) -> None:
    """CARD-3, SHORTAGE-1. A floor of a color of the player's choice, for a joker or a missing floor."""
    state.supply[color] -= 1
    player.floor[color] += 1
    state.floors_to_take -= 1
    take_on_or_move(state, player)


@rule
def take_on_or_move(state: State, player: Player) -> None:
    """CARD-3, CARD-4. One floor at a time; with an empty supply the rest is forfeited: a shortage too (R33)."""
    if state.floors_to_take > 0:
        if has_floor(state.supply):
            state.phase = TAKE_FLOOR
            return
        state.floors_to_take = 0
        start_end_phase(state, SHORTAGE)
    move_by_card(state, player)
    discard_card(state)


@rule
def has_floor(floors: Array) -> bool:
    """R33. Whether a floor of any color is there."""
    for color in range(COLORS):
        if floors[color] > 0:
            return True
    return False


@rule
def move_by_card(state: State, player: Player) -> None:
    """CARD-4. A step for each vehicle shown; it is not refused (R11)."""
    stars = stars_reached(player)
    for color in range(COLORS):
        move_vehicle(player, color, int(CARD_STEPS[state.card, color]))
    earn_turn(state, player, stars)


@rule
def discard_card(state: State) -> None:
    """CARD-5. The card goes to the discard pile; an empty deck is shuffled anew out of it (R12)."""
    state.discard[state.card] += 1
    state.card = NO_CARD
    for kind in range(KINDS):
        if state.deck[kind] > 0:
            break
    else:
        shuffle_discard_pile(state)
    state.phase = REFILL_MARKET


@rule
def refill_market(state: State, player: Player, kind: int) -> None:
    """CARD-5. A card from the deck for the empty place; the others stay where they are."""
    state.deck[kind] -= 1
    state.market[state.slot] = kind
    state.slot = 0
    return_on_or_end(state, player)


@rule
def return_floor(state: State, player: Player, color: int) -> None:
    """CARD-6. A surplus floor, of the player's choice, goes back to the supply."""
    player.floor[color] -= 1
    state.supply[color] += 1
    return_on_or_end(state, player)


@rule
def return_on_or_end(state: State, player: Player) -> None:
    """CARD-6. At the end of a turn nobody holds more than 10 floors (R13)."""
    if floors_held(player) > FLOOR_LIMIT:
        state.phase = RETURN_FLOOR
    else:
        end_turn(state, player)


# --- Starting a building ---


@rule
def build(state: State, player: Player, site: int, color: int) -> None:
    """BUILD-1, BUILD-4, BUILD-5. A floor on an empty site; on every adjacent building one of its own color (R14)."""
    board = board_of(state)
    player.floor[color] -= 1
    raise_building(state, site, color)
    for i in range(MOST_NEIGHBORS):
        neighbor = NEIGHBORS[board, site, i]
        if neighbor != NO_SITE and state.building[neighbor] != NO_BUILDING:
            state.height[neighbor] += 1
            player.floor[state.building[neighbor]] -= 1
    state.phase = PLACE_ROOF


@rule
def place_roof(state: State, player: Player, site: int) -> None:
    """ROOF-1, TURN-3. One roof on one of the floors put down in this turn; then tokens, then the vehicle."""
    insert_roof(player, roof_at(site, int(state.height[site])))
    take_tokens(state, player)
    stars = stars_reached(player)
    move_vehicle(player, int(state.building[site]), int(state.height[site]))
    earn_turn(state, player, stars)
    if player.roofs == ROOFS:
        start_end_phase(state, TENTH_ROOF)
    state.site = 0
    end_turn(state, player)


@rule
def insert_roof(player: Player, roof: int) -> None:
    """ROOF-2, ROOF-3, ROOF-4. The player's roofs are kept ascending; several may lie in one building."""
    for i in range(player.roofs + 1):
        least = min(int(player.roof[i]), roof)
        roof = max(int(player.roof[i]), roof)
        player.roof[i] = least
    player.roofs += 1


@rule
def take_tokens(state: State, player: Player) -> None:
    """GOAL-2, GOAL-3. Right after the roof the player takes a token of every objective newly met (R21)."""
    for slot in range(SLOTS):
        if player.token[slot] == NO_TOKEN and is_met(state, player, int(state.objective[slot])):
            take_token(state, player, slot)


# --- Vehicles and extra turns ---


@rule
def move_vehicle(player: Player, color: int, steps: int) -> None:
    """TRACK-1, TRACK-2. Steps to the right; at the end of the track further ones are lost (R17, R18)."""
    player.vehicle[color] = min(int(player.vehicle[color]) + steps, END_OF_TRACK)


@rule
def stars_reached(player: Player) -> int:
    """EXTRA-1, EXTRA-2. How many star columns the rearmost vehicle stands on or has passed (R19)."""
    rearmost = int(player.vehicle[0])
    for color in range(1, COLORS):
        rearmost = min(rearmost, int(player.vehicle[color]))
    return int(STARS_UP_TO[rearmost])


@rule
def earn_turn(state: State, player: Player, stars: int) -> None:
    """EXTRA-1, EXTRA-4. One extra turn if the action made all four reach a new star column, or several at once."""
    state.has_earned_turn = int(stars_reached(player) > stars)


# --- The end of a turn, and of the game ---


@rule
def end_turn(state: State, player: Player) -> None:
    """TURN-4, EXTRA-3, EXTRA-5. A look at the board (R34); an extra turn if earned; else the next player."""
    if not can_ever_build(state):
        start_end_phase(state, DEAD_BOARD)
    state.phase = TURN
    state.is_extra_turn = state.has_earned_turn
    state.has_earned_turn = 0
    if not state.is_extra_turn:
        pass_on(state, player)


@rule
def pass_on(state: State, player: Player) -> None:
    """TURN-1, END-2, SHORTAGE-2. Clockwise; in the end phase everybody has one last turn, up to the first cone set."""
    if state.is_last_turn or state.ending == TENTH_ROOF:
        set_cone(state, player)
    state.is_last_turn = int(state.ending != NOT_YET)
    state.seat = state.seat + 1 if state.seat + 1 < state.seats else 0
    if state.players[state.seat].cone != NO_CONE:
        state.seat = 0
        state.phase = GAME_OVER


@rule
def set_cone(state: State, player: Player) -> None:
    """END-3. On the space of the number of visible roofs, the seventh at most; nothing changes it later (R30, R31)."""
    player.cone = min(visible_roofs(state, player), CONE_SPACES)


@rule
def start_end_phase(state: State, ending: int) -> None:
    """END-1, END-4, SHORTAGE-2. A tenth roof, a shortage, a board where nobody can build; the first decides (R32)."""
    if state.ending == NOT_YET:
        state.ending = ending


@rule
def hide(state: State, seat: int, rng: Generator) -> None:
    """SETUP-2. Nothing is hidden: everybody knows which cards are in the deck, and before the draw it has no order."""
