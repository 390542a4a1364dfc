"""What is on the table: the records, and the options the table was laid with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from clerestory.engine.options import option
from clerestory.engine.records import COUNT, WIDE, Array, Records, many, record
from clerestory.engine.rules import rule
from clerestory.games.towerup.boards import ROOFS
from clerestory.games.towerup.components import (
    BACK,
    COLORS,
    FRONT,
    KINDS,
    LEVELS,
    MARKET,
    MOST_STARTING_FLOORS_FOR,
    OBJECTIVE_NAMES,
    SEATS,
    SITES,
    SLOTS,
)

# What happens next. Below LAY_FLOOR it is chance's move.
DRAW_FIRST_SEAT, TURN_UP_CARD, DRAW_OBJECTIVE, REFILL_MARKET = range(4)
LAY_FLOOR, LAY_SITE, TURN, BUILD_COLOR, PLACE_ROOF, TAKE_FLOOR, RETURN_FLOOR, GAME_OVER = range(4, 12)

NOT_YET, TENTH_ROOF, SHORTAGE, DEAD_BOARD = range(4)  # what started the end phase

RANDOM, STARTING, CHOSEN = range(3)  # how the objectives came into play

NO_ROOF = SITES * LEVELS  # sorts after every roof


MOST_FLOORS = ", ".join(str(MOST_STARTING_FLOORS_FOR[seats]) for seats in range(2, SEATS + 1))


@dataclass(frozen=True)
class Options:
    """The options of a table."""

    starting_floors: Literal[3, 4, 5, 6, 7] = option(
        3, f"How many starting floors are laid; with 2, 3, 4 players at most {MOST_FLOORS}. [OPTION-1]"
    )
    objectives: str = option(
        "random",
        "Three at random, the starting set of the first game, or three by name. [OPTION-2]",
        words=("starting",),
        some_of=(SLOTS, OBJECTIVE_NAMES),
    )


@record
class Player:
    """What one player has: floors, a player board, and roofs in the city."""

    floor: Array = COUNT[COLORS]  # the personal supply
    vehicle: Array = COUNT[COLORS]  # steps from the first space of each track
    token: Array = COUNT[SLOTS]  # the money on the bonus token in each slot, or NO_TOKEN
    cone: int = COUNT  # the visible roofs that it marks, or NO_CONE
    roofs: int = COUNT  # how many are placed
    roof: Array = WIDE[ROOFS]  # where they lie, ascending, then NO_ROOF


@record
class State:
    """The whole table."""

    seats: int = COUNT
    starting_floors: int = COUNT
    objectives: int = COUNT  # RANDOM, STARTING or CHOSEN
    phase: int = COUNT  # what happens next
    seat: int = COUNT  # whose turn it is; in setup, who lays a starting floor
    first_seat: int = COUNT
    is_extra_turn: int = COUNT
    has_earned_turn: int = COUNT  # an extra turn follows this one
    ending: int = COUNT  # what started the end phase, or NOT_YET
    is_last_turn: int = COUNT  # every turn is somebody's last
    color: int = COUNT  # of the starting floor that is being laid
    site: int = COUNT  # where the building stands that was just started
    slot: int = COUNT  # of the market card that was taken, or of the card or objective that is turned up next
    card: int = COUNT  # the kind that is being gained, or NO_CARD
    floors_to_take: int = COUNT  # jokers and substitutes that are yet to be chosen
    starting: Array = COUNT[COLORS + 1]  # starting floors yet to be laid, jokers last
    supply: Array = COUNT[COLORS]
    market: Array = COUNT[MARKET]  # kinds of cards, or NO_CARD
    deck: Array = COUNT[KINDS]  # how many of each kind
    discard: Array = COUNT[KINDS]
    objective: Array = COUNT[SLOTS]  # or NO_OBJECTIVE
    building: Array = COUNT[SITES]  # the color of the building on each site, or NO_BUILDING
    height: Array = COUNT[SITES]
    beside: Array = WIDE[SITES]  # how many buildings of each color are adjacent: four bits for each color
    players: Records[Player] = many(Player, SEATS)


@rule
def board_of(state: State) -> int:
    """BOARD-1. 3 and 4 players use the front of the board, 2 players one half of the back."""
    return BACK if state.seats == 2 else FRONT


@rule
def roof_at(site: int, level: int) -> int:
    """ROOF-3. The number of a roof: its site, then its level; both never change."""
    return site * LEVELS + level - 1


@rule
def site_of(roof: int) -> int:
    """ROOF-3. The building that a roof lies in."""
    return roof // LEVELS


@rule
def level_of(roof: int) -> int:
    """ROOF-3. The level that a roof lies on, 1 to LEVELS (R27)."""
    return roof % LEVELS + 1
