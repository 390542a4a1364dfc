"""What a seat may see, for learning: whole numbers from its own point of view, and how much of each is 1.

What is past and changes nothing any more is left out: which strips lie where, and where points came from.
"""

from __future__ import annotations

import numpy as np

from clerestory.engine.observing import axis, block, starts
from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.games.sintra.components import (
    BOTTOM,
    COLOR_NAMES,
    COLORS,
    DISPLAYS_FOR,
    JOKER,
    NO_PANE,
    PANELS,
    PANES_OF_EACH_COLOR,
    PANES_ON_A_DISPLAY,
    PLACES,
    REMOVED,
    ROUNDS,
    SEATS,
    SPACES,
    STRIP_SPACES,
    STRIPS,
    UPPER,
)
from clerestory.games.sintra.state import IN_CENTER, KEEP_PANE, RETURNS, SOURCES, Palace, State

A_GOOD_SCORE = 50
KINDS = COLORS + 1  # of spaces: five colors, and jokers

SEAT_COUNT = axis("seats", map(str, range(2, SEATS + 1)))
OPTION = axis("option", ("side B", "no score below 0", "only leftwards", "the pane is asked for on side A"))
ROUND = axis("round", map(str, range(1, ROUNDS + 1)))
AHEAD = axis("ahead", ("this round", "the next", *(f"in {rounds} rounds" for rounds in range(2, ROUNDS))))
COLOR = axis("color", COLOR_NAMES)
KIND = axis("kind", (*COLOR_NAMES, "joker"))
SOURCE = axis("source", ("center", *(f"display {display}" for display in range(1, SOURCES))))
PLACE = axis("place", (f"place {place + 1}" for place in range(PLACES)))
PANEL = axis("panel", ("upper", "lower"))

TABLE = (
    block("seats", SEAT_COUNT),
    block("options", OPTION),
    block("round", ROUND),
    block("round track: the pane", AHEAD, COLOR),
    block("bag: panes", COLOR, per=PANES_OF_EACH_COLOR),
    block("tower: panes", COLOR, per=PANES_OF_EACH_COLOR),
    block("on offer: panes", SOURCE, COLOR, per=PANES_ON_A_DISPLAY),
    block("the start token is in the center"),
    block("the pane to keep is chosen here", PLACE),
)
(
    SEATS_AT, OPTIONS_AT, ROUND_AT, TRACK_AT, BAG_AT, TOWER_AT, OFFER_AT, TOKEN_AT, KEEP_AT,
) = starts(TABLE)  # fmt: skip

SEAT = (
    block("the turn"),
    block("starts the next round, as things are"),
    block("score", per=A_GOOD_SCORE),
    block("points lost by returns to the top", per=A_GOOD_SCORE),
    block("row of the broken-glass track", per=BOTTOM),
    block("glazier", PLACE),
    block("strip: free spaces", PLACE, KIND, per=SPACES),
    block("strip: panes", PLACE, COLOR, per=SPACES),
    block("strip: spaces on the face that is still to come", PLACE, KIND, per=SPACES),
    block("window: the pane", PLACE, PANEL, COLOR),
)
(
    TURN_AT, START_AT, SCORE_AT, RETURNS_AT, ROW_AT, GLAZIER_AT, FREE_AT, PANES_AT, COMING_AT, GLASS_AT,
) = starts(SEAT)  # fmt: skip

# [strip, face - REMOVED, kind] in one row: the spaces that are shown, and those on the face that is still to come
SHOWN = np.concatenate([np.zeros((STRIPS, 1, KINDS), np.int16), STRIP_SPACES], axis=1).reshape(-1)
TO_COME = np.concatenate([np.zeros((STRIPS, 1, KINDS), np.int16), STRIP_SPACES[:, ::-1]], axis=1).reshape(-1)
FACES = 3  # the removed one too


@rule
def observe_table(state: State, seat: int, counts: Array) -> None:
    """ACCESS-7. What lies between the seats; all of it is public, and so is all that a seat has."""
    observe_round(state, counts)
    observe_panes(state, counts)


@rule
def observe_round(state: State, counts: Array) -> None:
    counts[SEATS_AT + state.seats - 2] = 1
    counts[OPTIONS_AT] = state.side
    counts[OPTIONS_AT + 1] = state.clamp_score_at_zero
    counts[OPTIONS_AT + 2] = state.b_only_leftwards
    counts[OPTIONS_AT + 3] = state.ask_kept_pane_on_side_a
    if state.rounds_played < ROUNDS:
        counts[ROUND_AT + state.rounds_played] = 1
    for space in range(ROUNDS):
        if state.round_track[space] != NO_PANE:
            counts[TRACK_AT + (space - state.rounds_played) * COLORS + state.round_track[space]] = 1
    counts[TOKEN_AT] = int(state.start_token == IN_CENTER)
    if state.phase == KEEP_PANE:
        counts[KEEP_AT + state.place] = 1


@rule
def observe_panes(state: State, counts: Array) -> None:
    for color in range(COLORS):
        counts[BAG_AT + color] = state.bag[color]
        counts[TOWER_AT + color] = state.tower[color]
    for source in range(1 + DISPLAYS_FOR[state.seats]):
        for color in range(COLORS):
            counts[OFFER_AT + source * COLORS + color] = state.display[source, color]


@rule
def observe_seat(state: State, seat: int, other: int, counts: Array, at: int) -> None:
    palace = state.palaces[other]
    starter = state.start_seat if state.start_token == IN_CENTER else state.start_token
    counts[at + TURN_AT] = int(other == state.seat)
    counts[at + START_AT] = int(other == starter)
    counts[at + SCORE_AT] = palace.score
    counts[at + RETURNS_AT] = -int(palace.points[RETURNS])
    counts[at + ROW_AT] = palace.row
    counts[at + GLAZIER_AT + palace.glazier] = 1
    for place in range(PLACES):
        observe_strip(palace, place, counts, at)
        for panel in range(PANELS):
            pane = int(palace.glass[place, panel])
            is_there = int(pane != NO_PANE)
            counts[at + GLASS_AT + (place * PANELS + panel) * COLORS + pane * is_there] = is_there


@rule
def observe_strip(palace: Palace, place: int, counts: Array, at: int) -> None:
    """A2-7. What `free_spaces` and `free_jokers` tell, in one go over the colors; and the face that is still to come.

    Most of the time goes by here, so it is counted without a branch.
    """
    strip, face = int(palace.strip[place]), int(palace.face[place]) - REMOVED
    free_at, panes_at, coming_at = at + FREE_AT + place * KINDS, at + PANES_AT + place * COLORS, at + COMING_AT
    shown = (strip * FACES + face) * KINDS
    jokers = int(SHOWN[shown + JOKER])
    for color in range(COLORS):
        panes = int(palace.pane[place, color])
        free = int(SHOWN[shown + color]) - panes
        jokers += min(free, 0)
        counts[free_at + color] = max(free, 0)
        counts[panes_at + color] = panes
    counts[free_at + JOKER] = jokers
    to_come = (strip * FACES + face * int(palace.glass[place, UPPER] == NO_PANE)) * KINDS
    for kind in range(KINDS):
        counts[coming_at + place * KINDS + kind] = TO_COME[to_come + kind]
