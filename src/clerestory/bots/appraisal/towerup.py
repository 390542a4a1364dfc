"""What a player has in Tower Up: money, and what a player sees coming."""

from __future__ import annotations

from clerestory.engine.components import table
from clerestory.engine.rules import rule
from clerestory.engine.sets import size_of
from clerestory.games.towerup.boards import AREAS
from clerestory.games.towerup.components import (
    BORDER_STREETS,
    BORDERS_ON,
    COLORS,
    CONE_MONEY,
    CONE_SPACES,
    END_OF_TRACK,
    GREY_AREAS,
    LAKE,
    NO_CONE,
    NO_OBJECTIVE,
    NO_TOKEN,
    PARK,
    SLOTS,
    STARS_UP_TO,
    TAGGED,
    TOKEN_MONEY,
)
from clerestory.games.towerup.goals import (
    AREAS_GOAL,
    BORDERS,
    BROWN_BUILDINGS,
    BROWN_GOAL,
    COLORS_GOAL,
    CONNECTED,
    CONNECTED_BUILDINGS,
    DOUBLE,
    FEWER_GREYS,
    GOAL_LEVELS,
    GREYS,
    LAKE_GOAL,
    MORE_GREYS,
    PARK_GOAL,
    TAGGED_BUILDINGS,
    areas_present,
    brown_buildings,
    colors_present,
    double_buildings,
    levels_present,
    presence,
)
from clerestory.games.towerup.progress import largest_group
from clerestory.games.towerup.scoring import floors_held, money, tokens_taken, visible_roofs
from clerestory.games.towerup.state import (
    GAME_OVER,
    REFILL_MARKET,
    RETURN_FLOOR,
    TAKE_FLOOR,
    TURN,
    Player,
    State,
    board_of,
)

# What is not there yet, in hundredths of a million; fitted to 1,500 games of greedy bots, or tried out (docs/bots.md).
# Columns of a table: the player with the most roofs has at most 1, at most 4, at most 7, 8, more.
UP_TO = table([1, 4, 7, 8])
VISIBLE = table([50, 90, 130, 130, 180])  # a visible roof, up to the last cone space
GOAL = table([[40, 44, 11, 7, 9], [60, 65, 32, 12, 6], [70, 75, 48, 36, 14], [80, 83, 61, 54, 41]])  # of the next token
MET = table([30, 55, 70])  # the rows of GOAL: how far the objective is met, in hundredths
FLOORS = table([0, 80, 120, 130])  # the floors of a color in the personal supply
ENOUGH = 340  # all of them together
MOST_FLOORS, SURPLUS = 8, -100  # a floor more than so many: it will go back
PLACED = -150  # a roof less to place
ROOM = 40  # steps left on all tracks together: with less, there is less to build for
ON_THE_WAY = 12  # a step of a vehicle towards the next star column
FULL_TRACK = -90  # a vehicle at the end of its track
TURN_AT_HAND = 150  # an extra turn


@rule
def appraise(state: State, seat: int) -> int:
    """About how much money the seat will have in the end, in hundredths of a million."""
    player = state.players[seat]
    worth = 100 * money(player)
    if state.phase == GAME_OVER or player.cone != NO_CONE:
        return worth
    if state.seat == seat and is_last_card(state):
        return count(state, seat)
    late = lateness(state)
    worth += int(VISIBLE[late]) * min(visible_roofs(state, player), CONE_SPACES)
    has_turn = state.seat == seat and (state.phase == TURN or state.has_earned_turn != 0)
    worth += TURN_AT_HAND * int(has_turn)
    return worth + means_to_build(player) + vehicles_to_come(player) + tokens_to_come(state, player, late)


@rule
def expect(state: State, seat: int, other: int) -> int:
    """The same of another seat: nothing is secret."""
    return appraise(state, other)


@rule
def is_last_card(state: State) -> bool:
    """Whether a card is being taken in somebody's last turn: nothing comes after it."""
    is_card = state.phase == REFILL_MARKET or state.phase == TAKE_FLOOR or state.phase == RETURN_FLOOR
    return is_card and state.is_last_turn != 0 and state.has_earned_turn == 0


@rule
def count(state: State, seat: int) -> int:
    """What the seat would have if the game ended now, in hundredths of a million."""
    player = state.players[seat]
    visible = min(visible_roofs(state, player), CONE_SPACES)
    cone = int(CONE_MONEY[visible]) if player.cone == NO_CONE and visible > 0 else 0
    return 100 * (money(player) + cone)


@rule
def lateness(state: State) -> int:
    """How late it is in the game: the column of the tables."""
    most = 0
    for seat in range(state.seats):
        most = max(most, int(state.players[seat].roofs))
    late = 0
    for i in range(len(UP_TO)):
        late += int(most > UP_TO[i])
    return late


@rule
def means_to_build(player: Player) -> int:
    """Floors, and roofs that are not placed yet: as long as there is room on the tracks."""
    floors = 0
    room = 0
    for color in range(COLORS):
        floors += int(FLOORS[min(int(player.floor[color]), len(FLOORS) - 1)])
        room += END_OF_TRACK - int(player.vehicle[color])
    surplus = max(floors_held(player) - MOST_FLOORS, 0)
    return (min(floors, ENOUGH) + PLACED * int(player.roofs)) * min(room, ROOM) // ROOM + SURPLUS * surplus


@rule
def vehicles_to_come(player: Player) -> int:
    """The steps towards the next star column, and tracks on which further steps are lost."""
    rearmost = int(player.vehicle[0])
    for color in range(1, COLORS):
        rearmost = min(rearmost, int(player.vehicle[color]))
    worth = ON_THE_WAY * steps_to_star(player, rearmost, int(STARS_UP_TO[rearmost]))
    for color in range(COLORS):
        worth += FULL_TRACK * int(player.vehicle[color] == END_OF_TRACK)
    return worth


@rule
def steps_to_star(player: Player, rearmost: int, stars: int) -> int:
    """How many steps of the vehicles count towards the next star column."""
    column = rearmost
    while column + 1 < len(STARS_UP_TO) and STARS_UP_TO[column] == stars:
        column += 1
    steps = 0
    for color in range(COLORS):
        steps += min(int(player.vehicle[color]), column) - rearmost
    return steps


@rule
def tokens_to_come(state: State, player: Player, late: int) -> int:
    """Every objective not yet met, by how far it is met and by the token that is left."""
    worth = 0
    for slot in range(SLOTS):
        if player.token[slot] == NO_TOKEN and state.objective[slot] != NO_OBJECTIVE:
            share = share_met(state, player, int(state.objective[slot]))
            met = 0
            for i in range(len(MET)):
                met += int(share >= MET[i])
            worth += int(TOKEN_MONEY[state.seats, tokens_taken(state, slot)]) * int(GOAL[met, late])
    return worth


@rule
def share_met(state: State, player: Player, objective: int) -> int:
    """How far an objective is met, in hundredths."""
    board, own = board_of(state), presence(player)
    if objective == COLORS_GOAL:
        return 100 * size_of(colors_present(state, player)) // COLORS
    if objective == PARK_GOAL:
        return 100 * min(size_of(own & TAGGED[board, PARK]), TAGGED_BUILDINGS) // TAGGED_BUILDINGS
    if objective == AREAS_GOAL:
        return 100 * size_of(areas_present(state, player)) // AREAS
    if objective == LAKE_GOAL:
        return 100 * min(size_of(own & TAGGED[board, LAKE]), TAGGED_BUILDINGS) // TAGGED_BUILDINGS
    if objective == CONNECTED:
        return 100 * min(largest_group(state, player), CONNECTED_BUILDINGS) // CONNECTED_BUILDINGS
    if objective == BROWN_GOAL:
        return 100 * min(size_of(brown_buildings(state, player)), BROWN_BUILDINGS) // BROWN_BUILDINGS
    if objective == GREYS:
        one, other = size_of(own & GREY_AREAS[board, 0]), size_of(own & GREY_AREAS[board, 1])
        met = min(max(one, other), MORE_GREYS) + min(min(one, other), FEWER_GREYS)
        return 100 * met // (MORE_GREYS + FEWER_GREYS)
    if objective == BORDERS:
        return borders_met(board, own)
    if objective == DOUBLE:
        doubles = double_buildings(player)
        return 25 * min(2 * size_of(doubles) + int(own != doubles), 4)  # one roof in a building counts a quarter
    return 100 * size_of(levels_present(player)) // GOAL_LEVELS


@rule
def borders_met(board: int, own: int) -> int:
    """Border streets with own presence at both ends; half of one counts half."""
    whole = 0
    half = 0
    for i in range(BORDERS_ON[board]):
        street = int(BORDER_STREETS[board, i])
        whole += int(street & own == street)
        half |= int(street & own != 0)
    return min(whole, 1) * 50 + (half * 25 if whole < 2 else 25)
