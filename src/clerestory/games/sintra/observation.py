"""What a seat may see, for learning: numbers from its own point of view, counts scaled to about 1.

What is past and changes nothing any more is left out: which strips lie where, and where points came from.
"""

from __future__ import annotations

import numpy as np

from clerestory.engine.observing import axis, block, starts
from clerestory.engine.records import Features
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
    block(f"bag: panes / {PANES_OF_EACH_COLOR}", COLOR),
    block(f"tower: panes / {PANES_OF_EACH_COLOR}", COLOR),
    block(f"on offer: panes / {PANES_ON_A_DISPLAY}", SOURCE, COLOR),
    block("the start token is in the center"),
    block("the pane to keep is chosen here", PLACE),
)
(
    SEATS_AT, OPTIONS_AT, ROUND_AT, TRACK_AT, BAG_AT, TOWER_AT, OFFER_AT, TOKEN_AT, KEEP_AT, TABLE_FEATURES,
) = starts(TABLE)  # fmt: skip

SEAT = (
    block("the turn"),
    block("starts the next round, as things are"),
    block(f"score / {A_GOOD_SCORE}"),
    block(f"points lost by returns to the top / {A_GOOD_SCORE}"),
    block(f"row of the broken-glass track / {BOTTOM}"),
    block("glazier", PLACE),
    block(f"strip: free spaces / {SPACES}", PLACE, KIND),
    block(f"strip: panes / {SPACES}", PLACE, COLOR),
    block(f"strip: spaces on the face that is still to come / {SPACES}", PLACE, KIND),
    block("window: the pane", PLACE, PANEL, COLOR),
)
(
    TURN_AT, START_AT, SCORE_AT, RETURNS_AT, ROW_AT, GLAZIER_AT, FREE_AT, PANES_AT, COMING_AT, GLASS_AT, SEAT_FEATURES,
) = starts(SEAT)  # fmt: skip

A_PANE = 1 / PANES_OF_EACH_COLOR
A_PANE_ON_OFFER = 1 / PANES_ON_A_DISPLAY
A_POINT = 1 / A_GOOD_SCORE
A_ROW = 1 / BOTTOM
A_SPACE, NONE = np.float32(1 / SPACES), np.float32(0)

# [strip, face - REMOVED, kind]: the spaces that are shown, and those on the face that is still to come
SHOWN = np.concatenate([np.zeros((STRIPS, 1, KINDS), np.int16), STRIP_SPACES], axis=1)
TO_COME = np.concatenate([np.zeros((STRIPS, 1, KINDS), np.int16), STRIP_SPACES[:, ::-1]], axis=1)


@rule
def observe(state: State, seat: int, features: Features) -> None:
    """ACCESS-7. The whole table as numbers; all of it is public."""
    observe_table(state, features)
    observe_panes(state, features)
    for step in range(state.seats):
        other = (seat + step) % int(state.seats)
        observe_seat(state, other, features, TABLE_FEATURES + step * SEAT_FEATURES)


@rule
def observe_table(state: State, features: Features) -> None:
    features[SEATS_AT + state.seats - 2] = 1
    features[OPTIONS_AT] = state.side
    features[OPTIONS_AT + 1] = state.clamp_score_at_zero
    features[OPTIONS_AT + 2] = state.b_only_leftwards
    features[OPTIONS_AT + 3] = state.ask_kept_pane_on_side_a
    if state.rounds_played < ROUNDS:
        features[ROUND_AT + state.rounds_played] = 1
    for space in range(ROUNDS):
        if state.round_track[space] != NO_PANE:
            features[TRACK_AT + (space - state.rounds_played) * COLORS + state.round_track[space]] = 1
    features[TOKEN_AT] = int(state.start_token == IN_CENTER)
    if state.phase == KEEP_PANE:
        features[KEEP_AT + state.place] = 1


@rule
def observe_panes(state: State, features: Features) -> None:
    for color in range(COLORS):
        features[BAG_AT + color] = int(state.bag[color]) * A_PANE
        features[TOWER_AT + color] = int(state.tower[color]) * A_PANE
    for source in range(1 + DISPLAYS_FOR[state.seats]):
        for color in range(COLORS):
            features[OFFER_AT + source * COLORS + color] = int(state.display[source, color]) * A_PANE_ON_OFFER


@rule
def observe_seat(state: State, seat: int, features: Features, at: int) -> None:
    palace = state.palaces[seat]
    starter = state.start_seat if state.start_token == IN_CENTER else state.start_token
    features[at + TURN_AT] = int(seat == state.seat)
    features[at + START_AT] = int(seat == starter)
    features[at + SCORE_AT] = int(palace.score) * A_POINT
    features[at + RETURNS_AT] = -int(palace.points[RETURNS]) * A_POINT
    features[at + ROW_AT] = int(palace.row) * A_ROW
    features[at + GLAZIER_AT + palace.glazier] = 1
    for place in range(PLACES):
        observe_strip(palace, place, features, at)
        for panel in range(PANELS):
            pane = int(palace.glass[place, panel])
            is_there = int(pane != NO_PANE)
            features[at + GLASS_AT + (place * PANELS + panel) * COLORS + pane * is_there] = is_there


@rule
def observe_strip(palace: Palace, place: int, features: Features, at: int) -> None:
    """A2-7. What `free_spaces` and `free_jokers` tell, in one go over the colors; and the face that is still to come.

    Most of the time goes by here, so it is counted in the kind of number that is written, and without a branch.
    """
    strip, face = int(palace.strip[place]), int(palace.face[place]) - REMOVED
    free_at, panes_at, coming_at = at + FREE_AT + place * KINDS, at + PANES_AT + place * COLORS, at + COMING_AT
    jokers = np.float32(SHOWN[strip, face, JOKER])
    for color in range(COLORS):
        panes = np.float32(palace.pane[place, color])
        free = np.float32(SHOWN[strip, face, color]) - panes
        jokers += min(free, NONE)
        features[free_at + color] = max(free, NONE) * A_SPACE
        features[panes_at + color] = panes * A_SPACE
    features[free_at + JOKER] = jokers * A_SPACE
    is_whole = int(palace.glass[place, UPPER] == NO_PANE)
    for kind in range(KINDS):
        features[coming_at + place * KINDS + kind] = np.float32(TO_COME[strip, face * is_whole, kind]) * A_SPACE
