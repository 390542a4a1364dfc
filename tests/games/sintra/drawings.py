"""Positions for tests, drawn the way a player sees them.

    palace_of('''
        glazier  .    .    v    .    .    .    .    .
        strip    oo   .    Oo#  .    .    .    .    .
        upper    .    .    .    .    .    .    B    W
        lower    .    .    .    .    .    .    .    P
    ''')

In a strip, a small letter is an empty space, a capital a space with its pane, * a free joker; `!o` says that no space
is orange, # that a pane lies on every space not written, and a lone dot is any strip. The printed strips are searched
for a face with exactly so many spaces of each color that is written, so no test leans on one printed strip. A place
with a pane in its lower panel has lost its strip.
"""

from __future__ import annotations

import re
from typing import Any

from clerestory.engine.records import Array, assign, blank
from clerestory.engine.table import Table
from clerestory.games.sintra import GAME
from clerestory.games.sintra.components import (
    BOX,
    COLORS,
    JOKER_FACE,
    JOKER_LETTER,
    JOKER_STRIP,
    LETTERS,
    LOWER,
    NO_PANE,
    PANES_OF_EACH_COLOR,
    PLACES,
    REMOVED,
    SPACES,
    STRIPS,
    UPPER,
)
from clerestory.games.sintra.invariants import INVARIANTS, SOUND, check
from clerestory.games.sintra.rules import room_for
from clerestory.games.sintra.setup import setup
from clerestory.games.sintra.state import CENTER, IN_CENTER, TURN, WINDOWS, Options, Palace, State

BLUE, ORANGE, PINK, YELLOW, WHITE = range(COLORS)
ANY = "."
FIRST_ROUND = "WBOPYW"  # a round track on which nothing has been played


def palace_of(drawing: str = "", *, score: int = 0, row: int = 0) -> Palace:
    """A board from its rows `glazier`, `strip`, `upper` and `lower`; a row that is not drawn is as at the start."""
    rows = {words[0]: words[1:] for words in map(str.split, drawing.splitlines()) if words}
    assert set(rows) <= {"glazier", "strip", "upper", "lower"}, drawing
    assert all(len(cells) == PLACES for cells in rows.values()), drawing
    palace = blank(Palace)
    palace.score, palace.row = score, row
    palace.points[WINDOWS] = score
    palace.glazier = rows["glazier"].index("v") if "glazier" in rows else 0
    for panel, name in ((UPPER, "upper"), (LOWER, "lower")):
        for place, letter in enumerate(rows.get(name, [ANY] * PLACES)):
            palace.glass[place, panel] = NO_PANE if letter == ANY else LETTERS.index(letter)
    cells = rows.get("strip", [ANY] * PLACES)
    for place, (strip, face) in choose_faces(palace, cells).items():
        palace.strip[place] = strip
        palace.face[place] = REMOVED if palace.glass[place, LOWER] != NO_PANE else face
        for letter in panes_drawn(cells[place], strip, face):
            palace.pane[place, LETTERS.index(letter)] += 1
    return palace


def choose_faces(palace: Palace, cells: list[str]) -> dict[int, tuple[int, int]]:
    """A different strip for every place, with the face that is drawn there; the joker face is shown only if need be."""
    windows = [sum(int(pane) != NO_PANE for pane in palace.glass[place]) for place in range(PLACES)]
    order = sorted(range(PLACES), key=lambda place: (cells[place] == ANY, windows[place] == 1))

    def search(chosen: dict[int, tuple[int, int]]) -> dict[int, tuple[int, int]] | None:
        if len(chosen) == PLACES:
            return chosen
        place = order[len(chosen)]
        for strip in sorted(range(STRIPS), key=lambda strip: (strip == JOKER_STRIP) == (windows[place] == 1)):
            for face in range(len(BOX.faces[strip])):
                is_up = strip != JOKER_STRIP or windows[place] == 2 or (face == JOKER_FACE) == (windows[place] == 1)
                is_free = all(strip != other for other, _ in chosen.values())
                if (
                    is_free
                    and is_up
                    and is_face_drawn(cells[place], BOX.faces[strip][face])
                    and (found := search({**chosen, place: (strip, face)}))
                ):
                    return found
        return None

    found = search({})
    assert found, f"no printed strips fit {' '.join(cells)}"
    return found


def is_face_drawn(cell: str, face: str) -> bool:
    """Whether a printed face has exactly the spaces that a cell of a drawing asks for."""
    if cell == ANY:
        return True
    without = "".join(re.findall(r"!([a-z])", cell)).upper()
    written = re.sub(r"![a-z]|#", "", cell).upper()
    exact = all(face.count(letter) == written.count(letter) for letter in {*written, JOKER_LETTER})
    return exact and not set(without) & set(face)


def panes_drawn(cell: str, strip: int, face: int) -> str:
    """The panes that a cell of a drawing shows."""
    panes = "".join(re.findall(r"(?<!!)[A-Z]", cell))
    if "#" in cell:
        panes += "".join(letter for letter in BOX.faces[strip][face] if letter not in cell.upper())
    return panes


def state_of(
    *palaces: Palace,
    seats: int = 2,
    displays: str | None = None,
    center: str = "",
    track: str = FIRST_ROUND,
    tower: str = "",
    phase: int = TURN,
    seat: int = 0,
    start_seat: int = 0,
    start_token: int = IN_CENTER,
    place: int = 1,
    **options: Any,
) -> State:
    """A table: `displays="POYW BBBB ."` is a word for each display, `track="..YBPW"` the round track in round 3.

    Seats without a palace get one as at the start. The bag gets all panes that are not drawn. The position can occur.
    """
    state = blank(State)
    setup(state, max(seats, len(palaces)), Options(**options))
    for number in range(state.seats):
        assign(state.palaces[number], palaces[number] if number < len(palaces) else palace_of())
    state.phase, state.seat, state.start_seat, state.start_token = phase, seat, start_seat, start_token
    state.place = place - 1
    state.rounds_played = track.count(ANY)
    state.round_track[:] = [NO_PANE if letter == ANY else LETTERS.index(letter) for letter in track]
    if displays is None:
        displays = "BOPW" if phase == TURN else ""
    for source, word in enumerate(displays.split(), start=1):
        put(state.display[source], word)
    put(state.display[CENTER], center)
    put(state.tower, tower)
    fill_bag(state)
    assert check(state) == SOUND, f"a drawn position cannot occur: {INVARIANTS[check(state)]}"
    return state


def put(container: Array, panes: str) -> None:
    for letter in panes.replace(ANY, ""):
        container[LETTERS.index(letter)] += 1


def fill_bag(state: State) -> None:
    """Put every pane that lies nowhere else into the bag."""
    for color in range(COLORS):
        seen = int(state.tower[color]) + int(state.display[:, color].sum())
        seen += sum(int(pane) == color for pane in state.round_track)
        for seat in range(state.seats):
            palace = state.palaces[seat]
            seen += int(palace.pane[:, color].sum()) + int((palace.glass == color).sum())
        state.bag[color] = PANES_OF_EACH_COLOR - seen


def hoard(state: State, left: int) -> None:
    """Move panes from the bag onto the strips, at most four on each, until only so many are left in the bag."""
    for seat in range(state.seats):
        palace = state.palaces[seat]
        for place in range(PLACES):
            for color in range(COLORS):
                room = min(int(room_for(palace, place, color)), SPACES - 1 - int(palace.pane[place].sum()))
                panes = max(0, min(room, int(state.bag[color]), int(state.bag.sum()) - left))
                palace.pane[place, color] += panes
                state.bag[color] -= panes
    assert int(state.bag.sum()) == left, "the strips cannot hold so many panes"


def table_at(state: State, *, seed: int = 1, chance_by_hand: bool = False) -> Table:
    """A table on which this position lies, to be played on by anybody."""
    return Table(GAME, position=GAME.draw(state), seed=seed, chance_by_hand=chance_by_hand)


def texts_of(table: Table) -> list[str]:
    """The legal moves as a player types them."""
    return [move.text for move in table.legal_moves()]


def panes_in(container: Array) -> str:
    """The panes of a container as letters, in color order."""
    return "".join(LETTERS[color] * int(container[color]) for color in range(COLORS))


def window_of(palace: Palace, place: int) -> str:
    """The panes in the window at a place, upper first; a dot is an empty panel. Places count from 1."""
    return "".join(ANY if pane == NO_PANE else LETTERS[pane] for pane in palace.glass[place - 1])
