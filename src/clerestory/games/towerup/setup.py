"""Laying the table, and all that is random: who is first, cards turned up, objectives drawn."""

from __future__ import annotations

from clerestory.engine.game import GameError
from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.games.towerup.components import (
    BOTTOM_FLOOR,
    BOX,
    COLORS,
    COPIES,
    FLOORS_OF_EACH_COLOR,
    KINDS,
    MARKET,
    MOST_STARTING_FLOORS_FOR,
    NO_BUILDING,
    NO_CARD,
    NO_CONE,
    NO_OBJECTIVE,
    OBJECTIVE_NAMES,
    OBJECTIVES,
    SITES_ON,
    SLOTS,
)
from clerestory.games.towerup.state import (
    CHOSEN,
    DRAW_FIRST_SEAT,
    DRAW_OBJECTIVE,
    LAY_FLOOR,
    LAY_SITE,
    NO_ROOF,
    RANDOM,
    STARTING,
    TURN,
    TURN_UP_CARD,
    Options,
    State,
    board_of,
)
from clerestory.games.towerup.streets import is_beside, raise_building

OUTCOMES = max(KINDS, OBJECTIVES)


def setup(state: State, seats: int, options: Options) -> None:
    """BOARD-1, SETUP-1, SETUP-7, SETUP-10. An empty city, a full deck; everybody gets a floor of each color."""
    if options.starting_floors > MOST_STARTING_FLOORS_FOR[seats]:
        raise GameError(
            f"With {seats} players there may be {MOST_STARTING_FLOORS_FOR[seats]} starting floors at most, "
            f"not {options.starting_floors}. [OPTION-1]"
        )
    state.seats = seats
    state.starting_floors = options.starting_floors
    state.phase = DRAW_FIRST_SEAT
    state.card = NO_CARD
    state.supply[:] = FLOORS_OF_EACH_COLOR - seats
    state.market[:] = NO_CARD
    state.deck[:] = COPIES
    state.building[:] = NO_BUILDING
    lay_chosen_objectives(state, options.objectives)
    for seat in range(len(state.players)):
        player = state.players[seat]
        player.floor[:] = int(seat < seats)
        player.cone = NO_CONE
        player.roof[:] = NO_ROOF


def lay_chosen_objectives(state: State, objectives: str) -> None:
    """SETUP-8, OPTION-2. The S set, or three by name, lie there at once; random ones are drawn later (R7)."""
    state.objective[:] = NO_OBJECTIVE
    state.objectives = {"random": RANDOM, "starting": STARTING}.get(objectives, CHOSEN)
    if state.objectives == STARTING:
        state.objective[:] = BOX.starting_objectives
    elif state.objectives == CHOSEN:
        state.objective[:] = [OBJECTIVE_NAMES.index(name) for name in objectives.split("+")]


# --- Chance ---


@rule
def weights(state: State, weights: Array) -> int:
    """SETUP-2, SETUP-8, SETUP-11, CARD-5. When chance moves: how likely each outcome is, and the sum of it."""
    for outcome in range(OUTCOMES):
        weights[outcome] = 0
    if state.phase == DRAW_FIRST_SEAT:
        for seat in range(state.seats):
            weights[seat] = 1
        return int(state.seats)
    if state.phase == DRAW_OBJECTIVE:
        return weigh_objectives(state, weights)
    total = 0
    for kind in range(KINDS):
        weights[kind] = state.deck[kind]
        total += int(state.deck[kind])
    return total


@rule
def weigh_objectives(state: State, weights: Array) -> int:
    """SETUP-8. Any objective that does not lie in a slot yet."""
    for objective in range(OBJECTIVES):
        weights[objective] = 1
    for slot in range(state.slot):
        weights[state.objective[slot]] = 0
    return OBJECTIVES - int(state.slot)


@rule
def lay_table(state: State, outcome: int) -> None:
    """SETUP-2, SETUP-8, SETUP-11. What chance has drawn in setup."""
    if state.phase == DRAW_FIRST_SEAT:
        choose_first_seat(state, outcome)
    elif state.phase == TURN_UP_CARD:
        turn_up_card(state, outcome)
    else:
        lay_objective(state, outcome)


@rule
def choose_first_seat(state: State, seat: int) -> None:
    """SETUP-11. A random seat begins; it is drawn before all else (R8)."""
    state.first_seat = seat
    state.phase = TURN_UP_CARD


@rule
def turn_up_card(state: State, kind: int) -> None:
    """SETUP-2, SETUP-3, OPTION-1. Three cards for the market, further ones only for their bottom floor (R2).

    Those lie on the discard pile until the last is turned up, and are shuffled back then.
    """
    state.deck[kind] -= 1
    state.starting[BOTTOM_FLOOR[kind]] += 1
    if state.slot < MARKET:
        state.market[state.slot] = kind
    else:
        state.discard[kind] += 1
    state.slot += 1
    if state.slot == state.starting_floors:
        shuffle_discard_pile(state)
        state.slot = 0
        state.seat = seat_before(state, int(state.first_seat))
        state.phase = LAY_FLOOR


@rule
def shuffle_discard_pile(state: State) -> None:
    """OPTION-1, CARD-5. All cards of the discard pile go back into the deck (R12)."""
    for kind in range(KINDS):
        state.deck[kind] += state.discard[kind]
        state.discard[kind] = 0


@rule
def lay_objective(state: State, objective: int) -> None:
    """SETUP-8, R7. Random objectives, one for each slot, after the starting floors."""
    state.objective[state.slot] = objective
    state.slot += 1
    if state.slot == SLOTS:
        state.slot = 0
        state.phase = TURN


# --- Starting floors ---


@rule
def list_starting_floors(state: State, actions: Array) -> int:
    """SETUP-4, R3. Any floor still to be laid that has a site; a joker in any color, numbered behind the others."""
    count = 0
    for joker in range(2):
        for color in range(COLORS):
            due = state.starting[COLORS if joker else color]
            if due > 0 and has_starting_site(state, color):
                actions[count] = joker * COLORS + color
                count += 1
    return count


@rule
def has_starting_site(state: State, color: int) -> bool:
    for site in range(SITES_ON[board_of(state)]):
        if can_lay(state, site, color):
            return True
    return False


@rule
def can_lay(state: State, site: int, color: int) -> bool:
    """SETUP-5, SETUP-6. An empty site anywhere, not adjacent to a floor of the same color (R5)."""
    return state.building[site] == NO_BUILDING and not is_beside(state, site, color)


@rule
def choose_starting_floor(state: State, number: int) -> None:
    """SETUP-3, SETUP-4. Which floor is laid next; whoever lays a joker floor chooses its color."""
    state.color = number % COLORS
    state.starting[COLORS if number >= COLORS else number] -= 1
    state.phase = LAY_SITE


@rule
def lay_starting_floor(state: State, site: int) -> None:
    """SETUP-3, SETUP-5. A floor of the supply; then the next player counter-clockwise, round and round (R4)."""
    state.supply[state.color] -= 1
    raise_building(state, site, int(state.color))
    state.color = 0
    state.seat = seat_before(state, int(state.seat))
    state.phase = LAY_FLOOR
    if floors_to_lay(state) == 0:
        state.seat = state.first_seat
        state.phase = DRAW_OBJECTIVE if state.objectives == RANDOM else TURN


@rule
def floors_to_lay(state: State) -> int:
    """SETUP-5. How many starting floors are not laid yet."""
    floors = 0
    for kind in range(COLORS + 1):
        floors += int(state.starting[kind])
    return floors


@rule
def seat_before(state: State, seat: int) -> int:
    """SETUP-5. The next seat counter-clockwise; the one before the first player's is the last player's."""
    return seat - 1 if seat > 0 else int(state.seats) - 1
