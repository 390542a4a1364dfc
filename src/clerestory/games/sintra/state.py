"""What is on the table: the records, and the options the table was laid with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from clerestory.engine.options import option
from clerestory.engine.records import COUNT, WIDE, Array, Records, many, record
from clerestory.games.sintra.components import COLORS, DISPLAYS, PANELS, PLACES, ROUNDS, SEATS

CENTER = 0  # a source is the center or a display, 1 to 9
SOURCES = 1 + DISPLAYS
FLOOR = PLACES  # a target is a place or the floor
TARGETS = PLACES + 1
IN_CENTER = -1  # where the start token lies while no seat holds it

# What happens next. Below TURN it is chance's move.
DRAW_START_SEAT, LAY_STRIP, LAY_ROUND_PANE, FILL_DISPLAY, TURN, KEEP_PANE, GAME_OVER = range(7)

# Where points come from: the lines of a score sheet.
COLOR_BONUS, WINDOWS, RETURNS, PANES_ON_STRIPS, LAST_ROW, SIDE_BONUS, STOPPED_AT_ZERO = range(7)
SHEET = ("color_bonus", "windows", "returns_to_the_top", "panes_on_strips", "last_row", "side_bonus", "stopped_at_zero")


@dataclass(frozen=True)
class Options:
    """The options of a table."""

    side: Literal["A", "B"] = option("A", "The side of the palace boards: A scores ornaments, B a color. [SETUP-3]")
    clamp_score_at_zero: bool = option(False, "No score falls below 0. [R25]")
    b_only_leftwards: bool = option(True, "The glazier is only ever sent back to the left. [R13]")
    ask_kept_pane_on_side_a: bool = option(False, "Ask which pane to keep on side A too. [R11]")


@record
class Palace:
    """One player's palace board, with the strips above it."""

    score: int = WIDE
    row: int = COUNT  # rows down the broken-glass track
    glazier: int = COUNT  # the place the glazier stands above
    strip: Array = COUNT[PLACES]  # the strip at each place, also after it has left
    face: Array = COUNT[PLACES]  # the face it shows, or REMOVED
    pane: Array = COUNT[PLACES, COLORS]  # the panes on each strip
    glass: Array = COUNT[PLACES, PANELS]  # the pane in each panel, or NO_PANE
    points: Array = WIDE[len(SHEET)]  # the score, by where it came from


@record
class State:
    """The whole table."""

    seats: int = COUNT
    side: int = COUNT
    clamp_score_at_zero: int = COUNT
    b_only_leftwards: int = COUNT
    ask_kept_pane_on_side_a: int = COUNT
    phase: int = COUNT  # what happens next
    seat: int = COUNT  # whose turn it is; in setup, whose strip is laid; between rounds, who will start
    place: int = COUNT  # in setup, where a strip or round pane is laid; later the place of the complete strip
    drawn: int = COUNT  # panes laid on the displays for this round
    start_seat: int = COUNT  # who started this round
    start_token: int = COUNT  # the seat that holds it, or IN_CENTER
    rounds_played: int = COUNT
    bag: Array = COUNT[COLORS]
    tower: Array = COUNT[COLORS]
    round_track: Array = COUNT[ROUNDS]  # the pane on each space, or NO_PANE
    display: Array = COUNT[SOURCES, COLORS]  # the panes on each display and in the center
    palaces: Records[Palace] = many(Palace, SEATS)
