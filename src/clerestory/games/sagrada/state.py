"""What is on the table: the records, the numbers of the actions, and the options the table was laid with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from clerestory.engine.options import option
from clerestory.engine.records import COUNT, WIDE, Array, Records, many, record
from clerestory.engine.rules import rule
from clerestory.games.sagrada.components import (
    CARDS,
    CARDS_DEALT,
    COLORS,
    FACES,
    MOST_DICE,
    PUBLIC_OBJECTIVES_LAID,
    ROUNDS,
    SEATS,
    SIDES,
    SOLO_MOST_TOOLS,
    SOLO_PRIVATE_OBJECTIVES,
    SPACES,
    TOOLS,
    VALUES,
)

# What happens next. Below CHOOSE_PATTERN it is chance's move.
(
    DEAL_OBJECTIVE, DEAL_CARD, DRAW_START_SEAT, LAY_TOOL, LAY_OBJECTIVE, ROLL_POOL,
    ROLL_HAND, ROLL_POOL_AGAIN, DRAW_HAND,
    CHOOSE_PATTERN, MENU, PLACE_OR_TOOL, PAY, SHIFT, TRACK_DIE, SET_VALUE, PLACE, PLACE_OR_POOL,
    MOVE_DIE, MOVE_TO, SECOND_DIE, EXTRA_DIE, GAME_OVER,
) = range(23)  # fmt: skip

# A player's action is a number; which decision it answers, the phase says.
CHOOSE = 0  # and a pattern, of those on the two cards
POOL_DIE = CHOOSE + CARDS_DEALT * SIDES  # and a die: to draft, to pay with, to take as the extra die
ROUND_TRACK_DIE = POOL_DIE + FACES  # and a die
USE_TOOL = ROUND_TRACK_DIE + FACES  # and a tool
TO_SPACE = USE_TOOL + TOOLS  # and a space: to place a die on, to move a die to
OWN_DIE = TO_SPACE + SPACES  # and the space it lies on
SHIFT_DOWN = OWN_DIE + SPACES
SHIFT_UP = SHIFT_DOWN + 1
VALUE = SHIFT_UP + 1  # and a value, less 1
END_TURN = VALUE + VALUES
STOP = END_TURN + 1
TO_POOL = STOP + 1
ACTIONS = TO_POOL + 1
OUTCOMES = max(FACES, CARDS)

# A set of spaces is a number with a bit for each. A record keeps it in two halves, its numbers being too short for it.
HALVES = 2
HALF = SPACES // HALVES
LOW_HALF = (1 << HALF) - 1
ANY_DIE = COLORS + VALUES  # the kinds of dice that sets are kept of: each color, each value, any
KINDS = ANY_DIE + 1

NOWHERE = -1  # no space


@dataclass(frozen=True)
class Options:
    """The options of a table."""

    open_private: bool = option(False, "Private objectives lie open from the start. [OPTION-1]")
    solo_tools: Literal[1, 2, 3, 4, 5] = option(3, "Tools of the solo game: 1 is extreme, 5 is easy. [SOLO-5]")


@record
class Window:
    """One player's window, and what else lies in front of the player."""

    pattern: int = COUNT  # or NO_PATTERN; its owner's secret until all have chosen
    dealt: Array = COUNT[CARDS_DEALT]  # the pattern cards to choose from, ascending, or NO_CARD
    private: Array = COUNT[SOLO_PRIVATE_OBJECTIVES]  # the private objectives, ascending, or NO_COLOR
    tokens: int = COUNT
    skips: int = COUNT  # the second turn of this round is skipped
    die: Array = COUNT[SPACES]  # the die on each space, or NO_DIE
    kinds: Array = WIDE[KINDS, HALVES]  # the same dice as sets of spaces: of each color, of each value, any


@record
class State:
    """The whole table."""

    seats: int = COUNT
    open_private: int = COUNT
    solo_tools: int = COUNT
    phase: int = COUNT  # what happens next
    seat: int = COUNT  # whose turn it is; in setup, who is dealt to or chooses
    rounds_played: int = COUNT
    start_seat: int = COUNT  # who started this round
    turns_taken: int = COUNT  # in this round, skipped ones too
    has_drafted: int = COUNT  # in this turn
    has_used_tool: int = COUNT  # in this turn, or is using it
    tool_in_use: int = COUNT  # or NO_TOOL
    hand: int = COUNT  # the die that was taken and is not placed yet, or NO_DIE
    drawn_color: int = COUNT  # of the die that Flux Remover drew and that has no value yet, or NO_COLOR
    lifted: int = COUNT  # the space of the die that is being moved, or NOWHERE
    moved: int = COUNT  # the space where the first die that was moved now lies, or NOWHERE
    bag: Array = COUNT[COLORS]
    pool: Array = COUNT[MOST_DICE]  # ascending, then NO_DIE
    rolling: Array = COUNT[COLORS]  # dice of the pool that are yet to be rolled again
    track: Array = COUNT[ROUNDS, MOST_DICE]  # the dice on each space of the round track, ascending, then NO_DIE
    tool: Array = COUNT[SOLO_MOST_TOOLS]  # the tools laid out, ascending, then NO_TOOL
    tokens_on: Array = COUNT[SOLO_MOST_TOOLS]  # the favor tokens on each of them
    paid: Array = COUNT[SOLO_MOST_TOOLS]  # the die that paid for each of them in the solo game, or NO_DIE
    objective: Array = COUNT[PUBLIC_OBJECTIVES_LAID]  # the public objectives, ascending, then NO_OBJECTIVE
    windows: Records[Window] = many(Window, SEATS)


@rule
def is_solo(state: State) -> bool:
    """SOLO-1. One player against the target score."""
    return state.seats == 1


@rule
def color_of(die: int) -> int:
    """PLACE-4. The color of a die."""
    return die // VALUES


@rule
def value_of(die: int) -> int:
    """PLACE-5. The value of a die, 1 to 6."""
    return die % VALUES + 1


@rule
def die_of(color: int, value: int) -> int:
    """PLACE-4, PLACE-5. The die of a color that shows a value."""
    return color * VALUES + value - 1


@rule
def insert(row: Array, item: int) -> None:
    """SETUP-7, SETUP-8, ROUND-2. Lay a die or a card into a row that is kept ascending."""
    for i in range(len(row)):
        least = min(int(row[i]), item)
        item = max(int(row[i]), item)
        row[i] = least


@rule
def remove_die(row: Array, die: int, no_die: int) -> None:
    """TURN-2. Take a die out of a row; the rest moves up."""
    is_past = False
    for i in range(len(row) - 1):
        is_past |= row[i] == die
        row[i] = row[i + int(is_past)]
    row[len(row) - 1] = no_die
