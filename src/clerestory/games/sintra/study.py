"""What a player would work out of an observation, for networks: what a take would fill, and what a window would bring.

An observation has the panes on offer and the free spaces of every strip. Which of them meet, a network would have to
find out by itself for each source, color and strip.
"""

from __future__ import annotations

from clerestory.engine.game import Study
from clerestory.engine.observing import axis, block, features_of, starts
from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.games.sintra.components import (
    COLORS,
    NO_PANE,
    PANES_ON_A_DISPLAY,
    PLACES,
    REMOVED,
    ROUNDS,
    SIDE_A,
    SPACES,
    UPPER,
    WINDOW_POINTS,
)
from clerestory.games.sintra.observation import COLOR, PLACE
from clerestory.games.sintra.observation import SEAT as OBSERVED_SEAT
from clerestory.games.sintra.observation import TABLE as OBSERVED_TABLE
from clerestory.games.sintra.observation import observe_seat as observe_seat_itself
from clerestory.games.sintra.observation import observe_table as observe_table_itself
from clerestory.games.sintra.rules import room_for
from clerestory.games.sintra.scoring import color_bonus, ornament_bonus, panes_on
from clerestory.games.sintra.state import SOURCES, Palace, State

MANY_TAKES, MANY_SOURCES, A_GOOD_WINDOW, A_GOOD_BONUS = 20, 4, 20, 20

PANES = axis("panes", ("1 pane or more", "2 or more", "3 or more", "4 or more"))

TABLE = (
    *OBSERVED_TABLE,
    block("takes on offer", per=MANY_TAKES),
    block("sources with this color", COLOR, PANES, per=MANY_SOURCES),
)
TAKES_AT, OFFERS_AT = (features_of(OBSERVED_TABLE) + start for start in starts(TABLE[len(OBSERVED_TABLE) :]))

SEAT = (
    *OBSERVED_SEAT,
    block("bonus of the side, as things are", per=A_GOOD_BONUS),
    block("window: points, if it were glazed now", PLACE, per=A_GOOD_WINDOW),
    block("strip: panes missing", PLACE, per=SPACES),
    block("strip: panes of the round color", PLACE, per=SPACES),
    block("strip within reach: the most that a take would fill", PLACE, COLOR, per=SPACES),
    block("strip within reach: a take would complete it", PLACE, COLOR),
    block("strip within reach: a take would complete it and break nothing", PLACE, COLOR),
)
BONUS_AT, WINDOW_AT, MISSING_AT, ROUND_COLOR_AT, MOST_AT, COMPLETE_AT, EXACT_AT = (
    features_of(OBSERVED_SEAT) + start for start in starts(SEAT[len(OBSERVED_SEAT) :])
)


@rule
def observe_table(state: State, seat: int, counts: Array) -> None:
    """A1. What lies between the seats, and how many panes of a color come together."""
    observe_table_itself(state, seat, counts)
    for source in range(SOURCES):
        for color in range(COLORS):
            panes = int(state.display[source, color])
            counts[TAKES_AT] += int(panes > 0)
            for enough in range(min(panes, PANES_ON_A_DISPLAY)):
                counts[OFFERS_AT + color * PANES_ON_A_DISPLAY + enough] += 1


@rule
def observe_seat(state: State, seat: int, other: int, counts: Array, at: int) -> None:
    """A3. What a seat has, what its windows would bring, and what it could fill if it were its turn."""
    observe_seat_itself(state, seat, other, counts, at)
    palace = state.palaces[other]
    counts[at + BONUS_AT] = ornament_bonus(palace) if state.side == SIDE_A else color_bonus(palace)
    study_windows(state, palace, counts, at)
    for color in range(COLORS):
        offers = sizes_on_offer(state, color)
        for place in range(int(palace.glazier), PLACES):
            study_takes(palace, place, color, offers, counts, at)


@rule
def study_windows(state: State, palace: Palace, counts: Array, at: int) -> None:
    """A3a, A3c. What a window would bring, with all that is glazed to its right, and what is missing for it."""
    glazed = 0
    for step in range(PLACES):
        place = PLACES - 1 - step
        points = int(WINDOW_POINTS[state.side, place])
        if palace.face[place] != REMOVED:
            counts[at + WINDOW_AT + place] = glazed + points
            counts[at + MISSING_AT + place] = SPACES - panes_on(palace, place)
            if state.rounds_played < ROUNDS:
                round_color = int(state.round_track[state.rounds_played])
                if round_color != NO_PANE:
                    counts[at + ROUND_COLOR_AT + place] = palace.pane[place, round_color]
        if palace.glass[place, UPPER] != NO_PANE:
            glazed += points


@rule
def sizes_on_offer(state: State, color: int) -> int:
    """A1. A bit for each number of panes of a color that could be taken at once."""
    sizes = 0
    for source in range(SOURCES):
        sizes |= 1 << int(state.display[source, color])
    return sizes & ~1


@rule
def study_takes(palace: Palace, place: int, color: int, offers: int, counts: Array, at: int) -> None:
    """A2-4, A3. What the takes of a color that are on offer would do to a strip."""
    room = room_for(palace, place, color)
    if room == 0 or offers == 0:
        return
    most = 0
    while offers >> most + 1 != 0:
        most += 1
    missing = SPACES - panes_on(palace, place)
    which = place * COLORS + color
    counts[at + MOST_AT + which] = min(room, most)
    if room >= missing:
        counts[at + COMPLETE_AT + which] = int(most >= missing)
        counts[at + EXACT_AT + which] = offers >> missing & 1


STUDY = Study(2, TABLE, SEAT, observe_table, observe_seat)
