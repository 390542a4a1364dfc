"""What a seat may see, for people: one road from a state to a page.

Nothing in this game is hidden, so every seat and every spectator has the same view.
"""

from __future__ import annotations

from clerestory.engine.game import EVERYBODY
from clerestory.engine.records import JSON, Array, States, copy_of
from clerestory.engine.rules import rule
from clerestory.games.sintra.components import (
    BOTTOM,
    BOX,
    COLOR_NAMES,
    COLORS,
    DISPLAYS_FOR,
    JOKER_LETTER,
    LETTERS,
    LOWER,
    NO_PANE,
    ORNAMENT,
    ORNAMENT_POINTS,
    ORNAMENTS,
    PANES_FOR_A_POINT,
    PANES_OF_EACH_COLOR,
    PANES_ON_A_DISPLAY,
    PLACES,
    REMOVED,
    ROUNDS,
    ROW_POINTS,
    SEATS,
    SIDE_A,
    SIDE_B,
    SIDES,
    UPPER,
    WINDOW_POINTS,
)
from clerestory.games.sintra.drawing import MARK, lay_out
from clerestory.games.sintra.rules import KEEP, SEND_BACK
from clerestory.games.sintra.scoring import ornament_points, score_end_of_game
from clerestory.games.sintra.state import (
    CENTER,
    DRAW_START_SEAT,
    FILL_DISPLAY,
    GAME_OVER,
    IN_CENTER,
    KEEP_PANE,
    LAST_ROW,
    LAY_ROUND_PANE,
    LAY_STRIP,
    PANES_ON_STRIPS,
    RETURNS,
    SHEET,
    SIDE_BONUS,
    TURN,
    Options,
    Palace,
    State,
)

# ACCESS-1. Every color has one symbol, shown with it everywhere; so has the joker.
SYMBOLS = {"blue": "diamond", "orange": "triangle", "pink": "circle", "yellow": "square", "white": "cross"}
JOKER_SYMBOL = "star"

END = (PANES_ON_STRIPS, LAST_ROW, SIDE_BONUS)  # the lines of a score sheet that come last

# How a terminal colors a letter: a capital is a pane, a small letter an empty space.
PANE_INKS = {
    "B": "bold white on blue",
    "O": "bold black on dark_orange",
    "P": "bold black on hot_pink",
    "Y": "bold black on yellow",
    "W": "bold black on white",
}
SPACE_INKS = {"b": "dodger_blue1", "o": "dark_orange", "p": "hot_pink", "y": "yellow", "w": "bright_white"}
OTHER_INKS = {JOKER_LETTER: "bold magenta", "v": "bold reverse"}
INKS = PANE_INKS | SPACE_INKS | OTHER_INKS | {MARK + letter: ink for letter, ink in PANE_INKS.items()}

PHASES = {
    DRAW_START_SEAT: "draw_start_seat",
    LAY_STRIP: "lay_strip",
    LAY_ROUND_PANE: "lay_round_pane",
    FILL_DISPLAY: "fill_display",
    TURN: "turn",
    KEEP_PANE: "keep_pane",
    GAME_OVER: "game_over",
}


def box() -> JSON:
    """SETUP-0. What is printed, for whoever draws it."""
    return {
        "colors": list(COLOR_NAMES),
        "symbols": {**SYMBOLS, "joker": JOKER_SYMBOL},
        "panes_of_each_color": PANES_OF_EACH_COLOR,
        "panes_on_a_display": PANES_ON_A_DISPLAY,
        "displays": {str(seats): int(DISPLAYS_FOR[seats]) for seats in range(2, SEATS + 1)},
        "rounds": ROUNDS,
        "window_points": {SIDES[side]: [int(points) for points in WINDOW_POINTS[side]] for side in (SIDE_A, SIDE_B)},
        "ornaments": [
            [place + 1 for place in range(PLACES) if ORNAMENT[place] == ornament] for ornament in range(ORNAMENTS)
        ],
        "ornament_points": [int(points) for points in ORNAMENT_POINTS],
        "broken_glass": [-int(points) for points in ROW_POINTS],
        "strips": [[[space_name(space) for space in face] for face in strip] for strip in BOX.faces],
        "panes_for_a_point": PANES_FOR_A_POINT,
    }


def view(state: State, seat: int | None) -> JSON:
    """ACCESS-1, ACCESS-2, ACCESS-3, ACCESS-7. The table as JSON, with a name and a symbol for every color."""
    round_pane = NO_PANE if state.rounds_played == ROUNDS else int(state.round_track[state.rounds_played])
    return {
        "seats": int(state.seats),
        "side": SIDES[state.side],
        "phase": PHASES[int(state.phase)],
        "round": min(int(state.rounds_played) + 1, ROUNDS),
        "round_color": color_name(round_pane),
        "round_track": [color_name(int(pane)) for pane in state.round_track],
        "symbols": {**SYMBOLS, "joker": JOKER_SYMBOL},
        "displays": [panes_in_order(state.display[1 + d]) for d in range(DISPLAYS_FOR[state.seats])],
        "center": view_center(state, round_pane),
        "start_seat": int(state.start_seat),
        "start_token": "center" if state.start_token == IN_CENTER else int(state.start_token),
        "bag": by_color(state.bag),
        "tower": by_color(state.tower),
        "palaces": [view_palace(state, other) for other in range(state.seats)],
    }


def view_center(state: State, round_pane: int) -> list[JSON]:
    """ACCESS-2, ACCESS-4, ACCESS-5. Five groups in fixed order, shown even when empty; the round color is marked."""
    return [
        {"color": COLOR_NAMES[color], "panes": int(state.display[CENTER, color]), "is_round_color": color == round_pane}
        for color in range(COLORS)
    ]


def view_palace(state: State, seat: int) -> JSON:
    palace = state.palaces[seat]
    ornaments = range(ORNAMENTS if state.side == SIDE_A else 0)
    return {
        "score": int(palace.score),
        "row": int(palace.row),
        "row_points": -int(ROW_POINTS[palace.row]),
        "returns_to_the_top": -int(palace.points[RETURNS]) // int(ROW_POINTS[BOTTOM]),
        "glazier": int(palace.glazier) + 1,
        "places": [view_place(state, palace, place) for place in range(PLACES)],
        "ornaments": [int(ornament_points(palace, ornament)) for ornament in ornaments],
        "at_the_end": view_end(state, seat),
    }


def view_end(state: State, seat: int) -> dict[str, int]:
    """END-1, END-2, END-3. What the end would bring if it were now; nothing once it is over."""
    if state.phase == GAME_OVER:
        return dict.fromkeys((SHEET[line] for line in END), 0)
    ended = copy_of(state)
    score_end_of_game(ended)
    return {SHEET[line]: int(ended.palaces[seat].points[line]) for line in END}


def view_place(state: State, palace: Palace, place: int) -> JSON:
    """ACCESS-6. A strip with its spaces and the panes on them, the face below, and the window."""
    window = {
        "points": int(WINDOW_POINTS[state.side, place]),
        "upper": color_name(int(palace.glass[place, UPPER])),
        "lower": color_name(int(palace.glass[place, LOWER])),
    }
    if palace.face[place] == REMOVED:
        return {"place": place + 1, "strip": None, "window": window}
    strip, face = int(palace.strip[place]), int(palace.face[place])
    back = [space_name(space) for space in BOX.faces[strip][1 - face]]
    strip_view = {
        "name": f"{strip + 1}{'ab'[face]}",
        "spaces": [{"color": space_name(space), "pane": color_name(pane)} for space, pane in lay_out(palace, place)],
        "back": back if palace.glass[place, UPPER] == NO_PANE else None,
    }
    return {"place": place + 1, "strip": strip_view, "window": window}


def mask(state: State, seat: int | None) -> State:
    """SETUP-4b. Nothing is hidden, so nothing is blanked out."""
    return copy_of(state)


@rule
def seen_by(state: State) -> int:
    """SETUP-4b. No move is secret."""
    return EVERYBODY


def sheet(state: State, seat: int) -> dict[str, int]:
    """Where a seat's points came from; they add up to its score."""
    return {line: int(points) for line, points in zip(SHEET, state.palaces[seat].points, strict=True)}


def options_of(state: State) -> Options:
    """SETUP-3. The options that this table was laid with."""
    return Options(
        side="A" if state.side == SIDE_A else "B",
        clamp_score_at_zero=bool(state.clamp_score_at_zero),
        b_only_leftwards=bool(state.b_only_leftwards),
        ask_kept_pane_on_side_a=bool(state.ask_kept_pane_on_side_a),
    )


def color_name(pane: int) -> str | None:
    return None if pane == NO_PANE else COLOR_NAMES[pane]


def space_name(space: str) -> str:
    return "joker" if space == JOKER_LETTER else COLOR_NAMES[LETTERS.index(space)]


def panes_in_order(container: Array) -> list[str]:
    """ACCESS-3. The panes of a display, sorted in color order."""
    return [COLOR_NAMES[color] for color in range(COLORS) for _ in range(container[color])]


def by_color(container: Array) -> dict[str, int]:
    return {COLOR_NAMES[color]: int(container[color]) for color in range(COLORS)}


def statistics(final: States, played: Array) -> dict[str, float]:
    """What a run of games looked like, per player and game unless it says otherwise."""
    games, seats = len(final), int(final["seats"][0])
    palaces = final["palaces"][:, :seats]
    returns = -palaces["points"][:, :, RETURNS].astype(float) / ROW_POINTS[BOTTOM]
    steps = returns * BOTTOM + palaces["row"]
    turns = float(played[:KEEP].sum()) / games
    return {
        "turns per round": turns / ROUNDS,
        "completed strips": float((palaces["glass"] != NO_PANE).sum() / (games * seats)),
        "glazier sent back": float(played[SEND_BACK]) / (games * seats),
        "steps down the track": float(steps.mean()),
        "returns to the top": float(returns.mean()),
    }
