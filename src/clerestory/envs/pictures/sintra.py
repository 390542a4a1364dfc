"""A picture of Azul: Stained Glass of Sintra: the displays and the center above, the palaces side by side below."""

from __future__ import annotations

from clerestory.engine.records import JSON
from clerestory.envs.pictures.canvas import HEAD, Canvas, Moment
from clerestory.envs.pictures.colors import DAY, LEAD
from clerestory.envs.pictures.pieces import pane, plate
from clerestory.envs.pictures.sintra_pieces import (
    HIGH,
    LEDGE,
    NAME_AT,
    PANEL_HIGH,
    PANEL_WIDE,
    SPACE_HIGH,
    SPACE_PITCH,
    SPACE_WIDE,
    SPACES_TOP,
    STRIP_TOP,
    TRACK_TOP,
    WIDE,
    display,
    end_sign,
    glass_track,
    glazier,
    hollow,
    middle_of,
    ornament,
    panel_top,
    round_slot,
    space,
    strip_frame,
    sun,
    token,
    wall,
)

HEIGHT = 640
CELL = {2: 400, 3: 320, 4: 320}  # the width that a palace has, by the number of seats
GAP = 8

# What the end will bring: the bonus of the side, the row of broken glass, and panes left on strips.
END_SIGNS = {
    "side_bonus": "M3 15V7Q3 2 8 1.5 13 2 13 7V15zM8 2V15M3 9H13",
    "last_row": "M2 14 5 3l4 6zM8 13l4-10 2 8z",
    "panes_on_strips": "M5 1.5h6v13H5zM5 4.1h6M5 6.7h6M5 9.3h6M5 11.9h6",
}
ROMAN = ("I", "II", "III", "IV", "V", "VI")


def draw(view: JSON, box: JSON, moment: Moment) -> Canvas:
    seats, cell = view["seats"], CELL[view["seats"]]
    canvas = Canvas(cell * seats, HEIGHT, DAY)
    canvas.head(moment, f"Round {view['round']} of {len(view['round_track'])}  ·  side {view['side']}")
    scale = (cell - 4 * GAP) / WIDE
    top = HEIGHT - HIGH * scale - 2.5 * GAP
    draw_rounds(canvas, view, 12, (top + HEAD) / 2 - 70)
    draw_supply(canvas, view, 12, (top + HEAD) / 2 - 8)
    draw_offers(canvas, view, 260, HEAD, cell * seats - 268, top - HEAD - GAP)
    for seat, palace in enumerate(view["palaces"]):
        canvas.panel(seat * cell + GAP, top - GAP, cell - 2 * GAP, HEIGHT - top, moment.turn == seat, 12)
        draw_palace(canvas, view, box, moment, seat, palace, seat * cell + 2 * GAP, top, scale)
    return canvas


# --- What all share ---


def draw_rounds(canvas: Canvas, view: JSON, x: float, y: float) -> None:
    """Six rounds, each with its pane; the first one left gives the round its color."""
    track = view["round_track"]
    here = next((at for at, color in enumerate(track) if color), None)
    for at, color in enumerate(track):
        canvas.paste(round_slot(at == here), x + at * 38, y)
        if color:
            canvas.paste(pane(color, view["symbols"][color], 26, 26, 1.0, 5), x + at * 38 + 6, y + 7)
        ink = canvas.palette.ink if at == here else canvas.palette.ink_soft
        canvas.write(x + at * 38 + 19, y + 42, ROMAN[at], 10, ink, at == here, "m")


def draw_supply(canvas: Canvas, view: JSON, x: float, y: float) -> None:
    """How many panes of each color are in the bag and in the tower."""
    for column, color in enumerate(view["bag"]):
        canvas.center(pane(color, view["symbols"][color], 20, 20), x + 62 + column * 26, y + 12)
    for row, name in enumerate(("bag", "tower")):
        line = y + 37 + row * 22
        canvas.write(x, line, name.capitalize(), 14, bold=True)
        for column, count in enumerate(view[name].values()):
            ink = canvas.palette.ink if count else canvas.palette.ink_soft
            canvas.write(x + 62 + column * 26, line, str(count), 14, ink, anchor="m")
        canvas.write(x + 225, line, f"= {sum(view[name].values())}", 14, bold=True, anchor="r")


def draw_offers(canvas: Canvas, view: JSON, x: float, y: float, width: float, height: float) -> None:
    """The displays in a row, and below them the center: five groups in fixed places, and the start token."""
    displays = view["displays"]
    pitch = min(width / len(displays), height - 62)
    start = x + (width - pitch * len(displays)) / 2
    y += (height - pitch - 62) / 2
    for at, panes in enumerate(displays):
        disc = display(at + 1, tuple((color, view["symbols"][color]) for color in panes), pitch - 6)
        canvas.paste(disc, start + at * pitch + 3, y)
    middle, line = x + width / 2, y + pitch + 30
    for at, group in enumerate(view["center"]):
        draw_group(canvas, view, group, middle + (at - 2.5) * 62, line)
    if view["start_token"] == "center":
        canvas.center(token(38), middle + 2.5 * 62, line)
    else:
        canvas.center(hollow(38), middle + 2.5 * 62, line)


def draw_group(canvas: Canvas, view: JSON, group: JSON, x: float, y: float) -> None:
    """The panes of one color in the center, as a stack with its number; the round color has a sun."""
    color, panes = group["color"], group["panes"]
    symbol = view["symbols"][color]
    if panes == 0:
        canvas.center(space(color, symbol, 36, 36, 1.0), x, y)
    for under in range(min(panes, 4), 0, -1):
        canvas.center(pane(color, symbol, 38, 38, 1.0, 4), x + (under - 1) * 2.6, y - (under - 1) * 2.6)
    if panes:
        canvas.center(plate(22, 22, DAY.raised_more, LEAD, 11, 1.2), x + 19, y + 19)
        canvas.write(x + 19, y + 19, str(panes), 13, bold=True, anchor="m")
    if group["is_round_color"]:
        canvas.center(sun(), x - 20, y - 20)


# --- A palace ---


def draw_palace(
    canvas: Canvas, view: JSON, box: JSON, moment: Moment, seat: int, palace: JSON, x: float, y: float, scale: float
) -> None:
    canvas.paste(wall(tuple(place["window"]["points"] for place in palace["places"]), scale), x, y)
    draw_name(canvas, view, moment, seat, palace, x, y, scale)
    for place in palace["places"]:
        middle = x + middle_of(place["place"]) * scale
        draw_strip(canvas, view, place["strip"], middle, y, scale)
        for panel in ("upper", "lower"):
            color = place["window"][panel]
            if color:
                rounding = 7.0 if panel == "upper" else 1.5
                glass = pane(color, view["symbols"][color], PANEL_WIDE, PANEL_HIGH, scale, rounding)
                canvas.paste(glass, middle - PANEL_WIDE / 2 * scale, y + panel_top(panel) * scale)
    standing = glazier(scale)
    canvas.paste(standing, x + middle_of(palace["glazier"]) * scale - standing.width / 2, y + (LEDGE - 42) * scale)
    for places, points in zip(box["ornaments"], palace["ornaments"], strict=False):
        middle = sum(middle_of(place) for place in places) / len(places)
        canvas.center(ornament(points, scale), x + middle * scale, y + (panel_top("lower") - 1) * scale)
    canvas.paste(glass_track(tuple(box["broken_glass"]), palace["row"], scale), x, y + TRACK_TOP * scale)


def draw_name(
    canvas: Canvas, view: JSON, moment: Moment, seat: int, palace: JSON, x: float, y: float, scale: float
) -> None:
    """Whose palace it is, its points, what the end would bring, and the start token."""
    line, palette = y + NAME_AT * scale, canvas.palette
    end = canvas.name(moment, seat, x, line, 15)
    end = canvas.write(end + 10, line, str(palace["score"]), 18, bold=True)
    if view["start_token"] == seat:
        canvas.center(token(22), end + 15, line)
    if moment.places:
        return
    left = x + WIDE * scale
    for name, icon in END_SIGNS.items():
        points = palace["at_the_end"][name]
        color = palette.good if points > 0 else palette.bad if points < 0 else palette.ink_soft
        left = canvas.write(left, line, f"{points:+d}" if points else "0", 12, color, True, "r")
        canvas.center(end_sign(icon), left - 8, line)
        left -= 20


def draw_strip(canvas: Canvas, view: JSON, strip: JSON | None, middle: float, y: float, scale: float) -> None:
    """A strip with its five spaces, the panes on them, and the mark of its other face; or where one has been."""
    symbols = view["symbols"]
    spaces, back = (strip["spaces"], strip["back"] or ()) if strip else ((), ())
    frame = strip_frame(tuple((color, symbols[color]) for color in back), strip is not None, scale)
    canvas.paste(frame, middle - frame.width / 2, y + STRIP_TOP * scale)
    for at, (color, lying) in enumerate((each["color"], each["pane"]) for each in spaces):
        if lying:
            piece = pane(lying, symbols[lying], SPACE_WIDE, SPACE_HIGH, scale, 2.5)
        else:
            piece = space(color, symbols[color], SPACE_WIDE, SPACE_HIGH, scale)
        canvas.paste(piece, middle - piece.width / 2, y + (SPACES_TOP + at * SPACE_PITCH) * scale)
