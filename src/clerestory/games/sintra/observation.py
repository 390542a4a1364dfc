"""What a seat may see, for learning: numbers from its own point of view.

The seat itself comes first, then the others clockwise; counts are scaled to about 1. LAYOUT says what stands where.
"""

from __future__ import annotations

from clerestory.engine.observing import axis, block, starts
from clerestory.engine.records import Features
from clerestory.engine.rules import rule
from clerestory.games.sintra.components import (
    BOTTOM,
    COLORS,
    JOKER,
    LOWER,
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
    UPPER,
)
from clerestory.games.sintra.rules import free_jokers, free_spaces
from clerestory.games.sintra.scoring import glazed_panels
from clerestory.games.sintra.state import IN_CENTER, KEEP_PANE, SOURCES, Palace, State

A_GOOD_SCORE = 50
KINDS = COLORS + 1  # spaces: five colors, and jokers

TABLE_LAYOUT = (
    ("seats in the game: 2, 3 or 4", SEATS - 1),
    ("options: side B, score stops at 0, B only leftwards, pane asked on side A", 4),
    ("round: one of six", ROUNDS),
    ("round track: the color on each space", ROUNDS * COLORS),
    ("bag: panes of each color / 20", COLORS),
    ("tower: panes of each color / 20", COLORS),
    ("center and displays 1 to 9: panes of each color / 4", SOURCES * COLORS),
    ("the start token is in the center", 1),
    ("a pane to keep is being chosen", 1),
)
PLACE_LAYOUT = (
    ("free spaces of each color, free jokers / 5", KINDS),
    ("panes of each color on the strip / 5", COLORS),
    ("spaces of each color, jokers / 5 on the face that is still to come", KINDS),
    ("the upper panel's color", COLORS),
    ("the lower panel's color", COLORS),
    ("the glazier stands here", 1),
    ("the pane to keep is chosen here", 1),
)
PALACE_LAYOUT = (
    ("somebody sits here", 1),
    ("it is this seat's turn", 1),
    ("this seat starts the next round, as things are", 1),
    ("score / 50", 1),
    ("row on the broken-glass track / 8", 1),
)
PLACE_FEATURES = sum(count for _, count in PLACE_LAYOUT)
TABLE = tuple(block(what, axis("number", map(str, range(count)))) for what, count in TABLE_LAYOUT)
SEAT = tuple(
    block(f"{where}{what}", axis("number", map(str, range(count))))
    for where, layout in (("", PALACE_LAYOUT), *((f"place {p + 1}: ", PLACE_LAYOUT) for p in range(PLACES)))
    for what, count in layout
)
TABLE_FEATURES = starts(TABLE)[-1]
SEAT_FEATURES = starts(SEAT)[-1]


@rule
def observe(state: State, seat: int, features: Features) -> None:
    """ACCESS-7. The whole table as numbers; all of it is public."""
    for i in range(TABLE_FEATURES + state.seats * SEAT_FEATURES):
        features[i] = 0
    at = observe_table(state, features)
    for step in range(state.seats):
        other = (seat + step) % state.seats
        observe_palace(state, other, features, at + step * SEAT_FEATURES)


@rule
def observe_table(state: State, features: Features) -> int:
    at = 0
    features[at + state.seats - 2] = 1
    at += SEATS - 1
    features[at] = state.side
    features[at + 1] = state.clamp_score_at_zero
    features[at + 2] = state.b_only_leftwards
    features[at + 3] = state.ask_kept_pane_on_side_a
    at += 4
    features[at + min(int(state.rounds_played), ROUNDS - 1)] = 1
    at += ROUNDS
    for space in range(ROUNDS):
        if state.round_track[space] != NO_PANE:
            features[at + space * COLORS + state.round_track[space]] = 1
    at += ROUNDS * COLORS
    for color in range(COLORS):
        features[at + color] = int(state.bag[color]) / PANES_OF_EACH_COLOR
        features[at + COLORS + color] = int(state.tower[color]) / PANES_OF_EACH_COLOR
    at += 2 * COLORS
    for source in range(SOURCES):
        for color in range(COLORS):
            features[at + source * COLORS + color] = int(state.display[source, color]) / PANES_ON_A_DISPLAY
    at += SOURCES * COLORS
    features[at] = int(state.start_token == IN_CENTER)
    features[at + 1] = int(state.phase == KEEP_PANE)
    return at + 2


@rule
def observe_palace(state: State, seat: int, features: Features, at: int) -> None:
    palace = state.palaces[seat]
    starter = state.start_seat if state.start_token == IN_CENTER else state.start_token
    features[at] = 1
    features[at + 1] = int(seat == state.seat)
    features[at + 2] = int(seat == starter)
    features[at + 3] = int(palace.score) / A_GOOD_SCORE
    features[at + 4] = int(palace.row) / BOTTOM
    at += 5
    for place in range(PLACES):
        observe_place(palace, place, features, at + place * PLACE_FEATURES)
        keeps = state.phase == KEEP_PANE and seat == state.seat and place == state.place
        features[at + (place + 1) * PLACE_FEATURES - 1] = int(keeps)


@rule
def observe_place(palace: Palace, place: int, features: Features, at: int) -> None:
    if palace.face[place] != REMOVED:
        for color in range(COLORS):
            features[at + color] = max(free_spaces(palace, place, color), 0) / SPACES
            features[at + KINDS + color] = int(palace.pane[place, color]) / SPACES
        features[at + JOKER] = free_jokers(palace, place) / SPACES
        if glazed_panels(palace, place) == 0:
            for kind in range(KINDS):
                spaces = int(STRIP_SPACES[palace.strip[place], 1 - palace.face[place], kind])
                features[at + KINDS + COLORS + kind] = spaces / SPACES
    at += 2 * KINDS + COLORS
    if palace.glass[place, UPPER] != NO_PANE:
        features[at + palace.glass[place, UPPER]] = 1
    if palace.glass[place, LOWER] != NO_PANE:
        features[at + COLORS + palace.glass[place, LOWER]] = 1
    features[at + PANELS * COLORS] = int(palace.glazier == place)
