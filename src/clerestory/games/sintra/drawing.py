"""The position as text, and back: `read_position(draw(state))` is the same state to the byte.

A small letter is an empty space of that color, a capital a pane; * is a free joker. Every line begins with a word that
says what it is. What is read is drawn again and compared, so a drawing that contradicts itself is refused.
"""

from __future__ import annotations

from clerestory.engine.game import GameError
from clerestory.engine.positions import Lines, read_drawing
from clerestory.engine.records import Array, blank
from clerestory.games.sintra.components import (
    BOX,
    COLOR_NAMES,
    COLORS,
    DISPLAYS_FOR,
    FACES,
    JOKER_LETTER,
    LETTERS,
    LOWER,
    NO_PANE,
    PLACES,
    REMOVED,
    ROUNDS,
    ROW_POINTS,
    SEATS,
    SIDES,
    SPACES,
    STRIPS,
    UPPER,
    WINDOW_POINTS,
)
from clerestory.games.sintra.invariants import INVARIANTS, check
from clerestory.games.sintra.setup import setup
from clerestory.games.sintra.state import (
    CENTER,
    DRAW_START_SEAT,
    FILL_DISPLAY,
    GAME_OVER,
    IN_CENTER,
    KEEP_PANE,
    LAY_ROUND_PANE,
    LAY_STRIP,
    SHEET,
    TURN,
    Options,
    Palace,
    State,
)

EMPTY = "."
GONE = "-"
MARK = ">"
SPACE_NAMES = ("I", "II", "III", "IV", "V", "VI")
FLAGS = ("clamp_score_at_zero", "b_only_leftwards", "ask_kept_pane_on_side_a")


def draw(state: State) -> str:
    """The position as text. ACCESS-2, ACCESS-4, ACCESS-5: five groups in the center, the round color marked there."""
    flags = "".join(f"  {flag} {'yes' if getattr(state, flag) else 'no'}" for flag in FLAGS)
    token = "center" if state.start_token == IN_CENTER else f"seat {state.start_token}"
    color = NO_PANE if state.rounds_played == ROUNDS else int(state.round_track[state.rounds_played])
    number = min(state.rounds_played + 1, ROUNDS)
    lines = [
        f"sintra {state.seats} seats  side {SIDES[state.side]}{flags}",
        f"next {describe_next(state)}",
        f"round {number}  color {name(color)}  started by seat {state.start_seat}  start token {token}",
        "track   " + " ".join(letter(pane) for pane in state.round_track),
        "bag     " + draw_counts(state.bag),
        "tower   " + draw_counts(state.tower),
        "center  " + draw_counts(state.display[CENTER], marked=color),
    ]
    for source in range(1, 1 + DISPLAYS_FOR[state.seats]):
        lines.append(f"display {source}  {draw_panes(state.display[source])}")
    for seat in range(state.seats):
        lines += ["", *draw_palace(state, seat)]
    return "\n".join(lines) + "\n"


def describe_next(state: State) -> str:
    """What happens next, as a sentence that says all of phase, seat and place."""
    return {
        DRAW_START_SEAT: "draw the start seat",
        LAY_STRIP: f"lay a strip for seat {state.seat} at place {state.place + 1}",
        LAY_ROUND_PANE: f"lay the round pane {SPACE_NAMES[state.place % ROUNDS]}",
        FILL_DISPLAY: "draw a pane for a display",
        TURN: f"seat {state.seat} takes panes or sends the glazier back",
        KEEP_PANE: f"seat {state.seat} keeps a pane of place {state.place + 1}",
        GAME_OVER: "nothing, the game is over",
    }[int(state.phase)]


def draw_palace(state: State, seat: int) -> list[str]:
    """One seat's board as it lies on the table: strips above, windows below."""
    palace = state.palaces[seat]
    columns = [draw_place(palace, place) for place in range(PLACES)]
    sheet = "  ".join(f"{name} {points}" for name, points in zip(SHEET, palace.points, strict=True))
    rows = {
        "place": [str(place + 1) for place in range(PLACES)],
        "glazier": ["v" if place == palace.glazier else EMPTY for place in range(PLACES)],
        "back": [column[0] for column in columns],
        "strip": [column[1] for column in columns],
    }
    lines = [f"seat {seat}  score {palace.score}  row {palace.row} ({-ROW_POINTS[palace.row]})", f"sheet {sheet}"]
    lines += [draw_row(name, cells) for name, cells in rows.items()]
    lines += [draw_row("space", [column[2][space] for column in columns]) for space in range(SPACES)]
    lines += [
        draw_row(name, [letter(palace.glass[place, panel]) for place in range(PLACES)]) for panel, name in PANEL_NAMES
    ]
    lines += [draw_row("points", [str(points) for points in WINDOW_POINTS[state.side]])]
    return lines


PANEL_NAMES = ((UPPER, "upper"), (LOWER, "lower"))


def draw_row(name: str, cells: list[str]) -> str:
    return (f"{name:8}" + "".join(f"{cell:7}" for cell in cells)).rstrip()


def draw_place(palace: Palace, place: int) -> tuple[str, str, list[str]]:
    """SETUP-4b. The face below, the strip's name, and its spaces; both faces are public."""
    strip, face = int(palace.strip[place]), int(palace.face[place])
    if face == REMOVED:
        is_laid = palace.glass[place, UPPER] != NO_PANE
        return GONE, f"{strip + 1}{GONE}" if is_laid else EMPTY, [GONE if is_laid else EMPTY] * SPACES
    back = BOX.faces[strip][1 - face].lower() if palace.glass[place, UPPER] == NO_PANE else GONE
    cells = [space.lower() if pane == NO_PANE else LETTERS[pane] for space, pane in lay_out(palace, place)]
    return back, f"{strip + 1}{'ab'[face]}", cells


def lay_out(palace: Palace, place: int) -> list[tuple[str, int]]:
    """A2-7. The spaces of a strip from the top, each with the pane on it: own colors first, the others on jokers."""
    left = [int(panes) for panes in palace.pane[place]]
    spaces = []
    for space in BOX.faces[palace.strip[place]][palace.face[place]]:
        color = LETTERS.find(space)
        lies = color != -1 and left[color] > 0
        left[color] -= int(lies)
        spaces.append((space, color if lies else NO_PANE))
    others = [color for color in range(COLORS) for _ in range(left[color])]
    return [(space, others.pop(0)) if space == JOKER_LETTER and others else (space, pane) for space, pane in spaces]


def letter(pane: int) -> str:
    return EMPTY if pane == NO_PANE else LETTERS[pane]


def name(pane: int) -> str:
    return "none" if pane == NO_PANE else COLOR_NAMES[pane]


def draw_counts(container: Array, marked: int = NO_PANE) -> str:
    """The panes of each color, one color marked."""
    marks = [MARK if color == marked else " " for color in range(COLORS)]
    return " ".join(f"{marks[color]}{LETTERS[color]} {container[color]:2}" for color in range(COLORS)).strip()


def draw_panes(container: Array) -> str:
    """ACCESS-3. The panes of a display, in color order."""
    return " ".join(LETTERS[color] for color in range(COLORS) for _ in range(container[color])) or EMPTY


# --- And back ---


def read_position(text: str) -> State:
    """The position of a drawing. GameError says which line is wrong; a position that cannot occur is refused."""
    return read_drawing(text, read_state, draw, check, INVARIANTS)


def read_state(lines: Lines) -> State:
    state = blank(State)
    first = lines.next(
        r"sintra ([2-4]) seats side ([AB])" + "".join(rf" {flag} (yes|no)" for flag in FLAGS),
        "sintra 2 seats side A clamp_score_at_zero no ...",
    )
    flags = {flag: word == "yes" for flag, word in zip(FLAGS, first.groups()[2:], strict=True)}
    setup(state, int(first[1]), Options(side="A" if first[2] == "A" else "B", **flags))
    what = lines.next(r"next (.*)", "next seat 0 takes panes or sends the glazier back")[1]
    start = lines.next(
        r"round ([1-6]) color \w+ started by seat ([0-3]) start token (?:seat ([0-3])|center)",
        "round 1 color blue started by seat 0 start token center",
    )
    state.start_seat = int(start[2])
    state.start_token = int(start[3]) if start[3] else IN_CENTER
    track = [read_letter(word) for word in lines.words("track", ROUNDS)]
    state.round_track[:] = track
    for container, label in ((state.bag, "bag"), (state.tower, "tower"), (state.display[CENTER], "center")):
        container[:] = [int(word) for word in lines.words(label, 2 * COLORS)[1::2]]
    for source in range(1, 1 + DISPLAYS_FOR[state.seats]):
        panes = lines.next(rf"display {source} (\.|[{LETTERS} ]+)", f"display {source} B O O W")[1]
        state.display[source] = [panes.count(LETTERS[color]) for color in range(COLORS)]
    read_next(state, what, int(start[1]))
    for seat in range(state.seats):
        read_palace(lines, state.palaces[seat], seat)
    return state


def read_next(state: State, what: str, number: int) -> None:
    """Find the phase, seat and place whose description this is."""
    for phase in range(GAME_OVER + 1):
        for seat in range(SEATS):
            for place in range(PLACES):
                state.phase, state.seat, state.place = phase, seat, place
                if describe_next(state) == what:
                    if phase in (FILL_DISPLAY, GAME_OVER):
                        state.seat = state.start_seat
                    if phase == FILL_DISPLAY:
                        state.drawn = state.display[1:].sum()
                    state.rounds_played = ROUNDS if phase == GAME_OVER else number - 1
                    return
    raise GameError(f'Nothing in this game is called "{what[:60]}".')


def read_palace(lines: Lines, palace: Palace, seat: int) -> None:
    head = lines.next(rf"seat {seat} score (-?\d+) row (\d+) \((-?\d+)\)", f"seat {seat} score 0 row 0 (0)")
    palace.score, palace.row = int(head[1]), int(head[2])
    palace.points[:] = [int(word) for word in lines.words("sheet", 2 * len(SHEET))[1::2]]
    lines.words("place", PLACES)
    palace.glazier = lines.words("glazier", PLACES).index("v")
    lines.words("back", PLACES)
    for place, word in enumerate(lines.words("strip", PLACES)):
        if word != EMPTY:
            palace.strip[place] = range(STRIPS).index(int(word[0]) - 1)
            palace.face[place] = REMOVED if word[1:] == GONE else range(FACES).index("ab".index(word[1:]))
    for _ in range(SPACES):
        for place, word in enumerate(lines.words("space", PLACES)):
            if word in LETTERS:
                palace.pane[place, LETTERS.index(word)] += 1
    for panel, name in PANEL_NAMES:
        palace.glass[:, panel] = [read_letter(word) for word in lines.words(name, PLACES)]
    lines.words("points", PLACES)


def read_letter(word: str) -> int:
    return NO_PANE if word == EMPTY else LETTERS.index(word)
