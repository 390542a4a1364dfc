"""The table of Sintra, put together from what one seat sees."""

from __future__ import annotations

import numpy as np

from clerestory.engine.records import blank
from clerestory.games.sintra.components import (
    FACES,
    JOKER,
    NO_PANE,
    PANELS,
    PLACES,
    REMOVED,
    STRIP_SPACES,
    STRIPS,
    UPPER,
)
from clerestory.games.sintra.setup import setup
from clerestory.games.sintra.state import IN_CENTER, KEEP_PANE, RETURNS, TURN, WINDOWS, Options, Palace, State
from tests.games.seeing import Observation, only


def rebuild(seen: Observation, real: State) -> State:
    """Nothing is taken from the real state: all that matters is seen."""
    state = blank(State)
    assert seen.marked("seats", -1) == seen.seats - 2
    side, *yes_or_no = (int(value) for value in seen.table("options"))
    setup(state, seen.seats, Options("B" if side else "A", *map(bool, yes_or_no)))
    state.rounds_played = seen.marked("round", -1)
    for space, colors in enumerate(seen.table("round track: the pane")):
        if (color := only(colors, NO_PANE)) != NO_PANE:
            state.round_track[state.rounds_played + space] = color
    state.bag[:], state.tower[:], state.display[:] = (
        seen.table("bag: panes"),
        seen.table("tower: panes"),
        seen.table("on offer: panes"),
    )
    state.seat, state.start_seat = seen.seat_with("the turn"), seen.seat_with("starts the next round, as things are")
    state.start_token = IN_CENTER if seen.table("the start token is in the center") else state.start_seat
    state.place = seen.marked("the pane to keep is chosen here", 0)
    state.phase = KEEP_PANE if seen.table("the pane to keep is chosen here").any() else TURN
    for seat in range(seen.seats):
        rebuild_palace(seen, seat, state.palaces[seat])
    return state


def rebuild_palace(seen: Observation, seat: int, palace: Palace) -> None:
    palace.score, palace.row = seen.of(seat, "score"), seen.of(seat, "row of the broken-glass track")
    palace.points[RETURNS] = -seen.of(seat, "points lost by returns to the top")
    palace.points[WINDOWS] = palace.score - palace.points[RETURNS]
    palace.glazier = only(seen.of(seat, "glazier"), 0)
    palace.pane[:] = seen.of(seat, "strip: panes")
    for place in range(PLACES):
        for panel in range(PANELS):
            palace.glass[place, panel] = only(seen.of(seat, "window: the pane")[place, panel], NO_PANE)
        free, coming = (
            seen.of(seat, "strip: free spaces")[place],
            seen.of(seat, "strip: spaces on the face that is still to come")[place],
        )
        palace.strip[place], palace.face[place] = strip_like(palace, place, free.tolist(), coming.tolist())


def strip_like(palace: Palace, place: int, free: list[int], coming: list[int]) -> tuple[int, int]:
    """Any strip that has room for the same panes, and the same face to come; one that has left shows nothing at all."""
    if not any(free) and not palace.pane[place].any():
        return 0, REMOVED
    for strip in range(STRIPS):
        for face in range(FACES):
            room = STRIP_SPACES[strip, face, :JOKER] - palace.pane[place]
            jokers = STRIP_SPACES[strip, face, JOKER] + int(np.minimum(room, 0).sum())
            is_like = [*np.maximum(room, 0), jokers] == free
            if is_like and (palace.glass[place, UPPER] != NO_PANE or list(STRIP_SPACES[strip, 1 - face]) == coming):
                return strip, face
    raise AssertionError(f"No strip has {free} free beside {palace.pane[place]}, and {coming} to come.")
