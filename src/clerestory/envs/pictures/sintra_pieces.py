"""What Sintra is drawn with: displays, spaces, the stone of a palace, the glazier, the track of broken glass."""

from __future__ import annotations

import math

from clerestory.envs.pictures.colors import DAY, GLASS, LEAD, mix
from clerestory.envs.pictures.outlines import SYMBOLS
from clerestory.envs.pictures.pieces import kept, pane
from clerestory.envs.pictures.sketch import Picture, Sketch, block, ring

# A palace in its own units, from the glazier's ledge down to the track of broken glass.
PITCH = 46.0
WIDE = 8 * PITCH + 4
NAME_AT = 16.0
LEDGE = 76.0
STRIP_TOP = LEDGE + 3
BACK_HIGH = 12.0  # the mark that shows the other face
SPACES_TOP = STRIP_TOP + BACK_HIGH + 2
SPACE_WIDE, SPACE_HIGH, SPACE_PITCH = 39.0, 32.0, 33.5
STRIP_BOTTOM = SPACES_TOP + 5 * SPACE_PITCH + 1.5
CORNICE = STRIP_BOTTOM + 4
WINDOW_TOP = CORNICE + 12
PANEL_WIDE, PANEL_HIGH = 30.0, 33.0
WINDOW_BOTTOM = WINDOW_TOP + 2 * PANEL_HIGH + 9
PLAQUE = WINDOW_BOTTOM + 4
GROUND = PLAQUE + 24
TRACK_TOP = GROUND + 6
TRACK_HIGH = 40.0
HIGH = TRACK_TOP + TRACK_HIGH

INKS = {  # of an empty space and its symbol
    "blue": "#2c5cbd",
    "orange": "#b4530a",
    "pink": "#b3386f",
    "yellow": "#8c6a00",
    "white": "#5b6e74",
    "joker": "#6b6470",
}
BACK_INKS = {
    "blue": "#1b3f92",
    "orange": "#8f3d00",
    "pink": "#96195a",
    "yellow": "#6a4f00",
    "white": "#fffdf5",
    "joker": "#3f3a46",
}
BED, FRAME, DISC, DISC_EDGE, BARE = "#fbf5e6", "#cdbb97", "#e3d6bb", "#b06a26", "#ece2cd"
HOLLOW, EMPTY, LEADING = "#57606f", "#6c7787", "#4b5463"
ORNAMENT = (
    "M0-16 4-9.5C8-9 9-6 8.5-3.5L10.5 0 8.5 3.5C9 6 8 9 4 9.5L0 16-4 9.5C-8 9-9 6-8.5 3.5"
    "L-10.5 0-8.5-3.5C-9-6-8-9-4-9.5z"
)
SHARDS = "M-13 8-9-9l5 7zM-6 10-3-4 4 9zM2 1 8-10l4 12-5 4zM6 10l6-2 2 3z"
SUN = "M9 3l1.8 3.7 4-.6-2.2 3.4 2.7 3-4-.2L10.5 16 8.4 12.5l-3.9.6 2.3-3.3L4.3 6.9l4 .2z"


@kept
def round_slot(is_here: bool) -> Picture:
    sketch = Sketch(38, 52)
    color, line = (DAY.raised_more, DAY.lit) if is_here else ("#e2d6be", DAY.edge)
    sketch.edge("M3 49V16Q3 3 19 2 35 3 35 16V49z", color, line, 2.4 if is_here else 1.2)
    return sketch.done()


@kept
def display(number: int, panes: tuple[tuple[str, str], ...], size: float) -> Picture:
    """A disc with the panes on offer, each a color and its symbol; a bare one shows its number."""
    sketch = Sketch(100, 100, size / 100)
    sketch.edge(ring(50, 50, 48), DISC if panes else BARE, DISC_EDGE if panes else DAY.edge, 2.6)
    sketch.line(ring(50, 50, 44.5), "#c9b68f", 0.8)
    if not panes:
        sketch.write(50, 50, str(number), 20, DAY.ink_soft)
        return sketch.done()
    disc = sketch.done()
    columns = max(2, math.isqrt(len(panes) - 1) + 1)
    side = 66 / columns
    for slot, (color, symbol) in enumerate(panes):
        row, column = divmod(slot, columns)
        at = columns - 1 - column if row % 2 else column  # around the disc, so that equal panes touch
        corner = [50 - 33 + at * side + 0.75, 50 - 33 + row * side + 0.75]
        piece = pane(color, symbol, side - 1.5, side - 1.5, size / 100, 4)
        disc.alpha_composite(piece, (round(corner[0] * size / 100), round(corner[1] * size / 100)))
    return disc


@kept
def sun() -> Picture:
    sketch = Sketch(20, 20, 1.2)
    sketch.edge(SUN, DAY.lit, DAY.raised_more, 0.8)
    return sketch.done()


@kept
def token(size: float) -> Picture:
    """The start token: a medal of brass with a rayed first."""
    sketch = Sketch(36, 36, size / 36, -18, -18)
    sketch.edge(ring(0, 0, 17), "#d9a837", "#5b3f0a", 1.6)
    sketch.edge(ring(0, 0, 13), "#f4d681", "#8a6417", 1)
    for turn in range(8):
        x, y = math.sin(turn * math.pi / 4), math.cos(turn * math.pi / 4)
        sketch.line([(13.6 * x, 13.6 * y), (16.2 * x, 16.2 * y)], "#5b3f0a", 1.3)
    sketch.line("M-4.2-4.8 1.4-8.6V8.4M-4.4 8.4H6", "#3c2904", 3)
    return sketch.done()


@kept
def hollow(size: float) -> Picture:
    """Where the start token lies when it is in the center."""
    sketch = Sketch(36, 36, size / 36, -18, -18)
    sketch.line(ring(0, 0, 16), DAY.edge, 1.2)
    return sketch.done()


@kept
def space(color: str, symbol: str, width: float, height: float, scale: float) -> Picture:
    """An empty space: a bed of stone with the color's edge and symbol."""
    ink = INKS[color]
    sketch = Sketch(width, height, scale)
    sketch.edge(block(0.6, 0.6, width - 1.2, height - 1.2, 2.5), BED, LEAD, 1.2)
    sketch.edge(block(2, 2, width - 4, height - 4, 1.6), mix(ink, 0.13, BED), mix(ink, 0.75, BED), 1.6)
    sketch.fill(SYMBOLS[symbol], ink, (width / 2, height / 2), min(width, height) * 0.46 / 20)
    return sketch.done()


@kept
def end_sign(path: str) -> Picture:
    sketch = Sketch(16, 16)
    sketch.line(path, DAY.ink_soft, 1.2)
    return sketch.done()


@kept
def strip_frame(back: tuple[tuple[str, str], ...], is_there: bool, scale: float) -> Picture:
    """The frame of a strip with the marks of its other face, each a color and its symbol; or where one has been."""
    high = STRIP_BOTTOM - STRIP_TOP
    sketch = Sketch(SPACE_WIDE + 4, high, scale)
    shape = block(0.5, 0.5, SPACE_WIDE + 3, high - 1, 4)
    if not is_there:
        sketch.line(shape, DAY.edge, 1)
        return sketch.done()
    sketch.edge(shape, FRAME, LEAD, 1)
    for at, (color, symbol) in enumerate(back):
        middle = ((SPACE_WIDE + 4) / 2 + (at - 2) * 7.9, BACK_HIGH / 2 + 1)
        sketch.fill(SYMBOLS[symbol], BACK_INKS[color], middle, 6.8 / 20)
    return sketch.done()


@kept
def wall(points: tuple[int, ...], scale: float) -> Picture:
    """What never changes of a palace: its stone, eight hollow windows, and their points on plaques."""
    sketch = Sketch(WIDE, GROUND, scale)
    sketch.fill(block(0, CORNICE, WIDE, GROUND - CORNICE), DAY.stone)
    for row in range(4):
        y = CORNICE + 26 + row * 26
        sketch.line([(0, y), (WIDE, y)], mix(DAY.stone_deep, 0.6, DAY.stone), 0.7)
    sketch.edge(block(0.5, CORNICE - 2, WIDE - 1, 5, 1.5), DAY.stone_light, DAY.stone_deep, 1)
    sketch.fill(block(0, GROUND - 4, WIDE, 4, 1), DAY.stone_deep)
    for place, worth in enumerate(points, 1):
        x = middle_of(place)
        sketch.fill(f"M{x - 20} {LEDGE}h40l-3 3h-34z", DAY.stone_deep)
        sketch.edge(arch(x, PANEL_WIDE + 9, WINDOW_TOP, WINDOW_BOTTOM), DAY.stone_light, DAY.stone_deep, 1.2)
        sketch.edge(arch(x, PANEL_WIDE + 3, WINDOW_TOP + 3.5, WINDOW_BOTTOM - 1.5), HOLLOW, LEAD, 1)
        for panel, rounding in (("upper", 7.0), ("lower", 1.5)):
            top = panel_top(panel)
            sketch.edge(block(x - PANEL_WIDE / 2, top, PANEL_WIDE, PANEL_HIGH, rounding), EMPTY, LEAD, 1.4)
            sketch.line([(x, top + 1), (x, top + PANEL_HIGH - 1)], LEADING, 0.9)
            middle = top + PANEL_HIGH / 2
            sketch.line([(x - PANEL_WIDE / 2 + 1, middle), (x + PANEL_WIDE / 2 - 1, middle)], LEADING, 0.9)
        sketch.edge(block(x - 12, PLAQUE, 24, 17, 8.5), DAY.raised_more, DAY.edge_strong, 1)
        sketch.write(x, PLAQUE + 8.5, str(worth), 12.5, DAY.ink, True)
    return sketch.done()


def arch(x: float, width: float, top: float, bottom: float) -> str:
    left, right = x - width / 2, x + width / 2
    return f"M{left} {bottom}V{top + 9}Q{left} {top - 5} {x} {top - 7}Q{right} {top - 5} {right} {top + 9}V{bottom}z"


def middle_of(place: int) -> float:
    return 2 + (place - 0.5) * PITCH


def panel_top(panel: str) -> float:
    return WINDOW_TOP + 6 + (0 if panel == "upper" else PANEL_HIGH + 1.5)


@kept
def ornament(points: int, scale: float) -> Picture:
    """What stands between two windows of side A, and what it would score now."""
    sketch = Sketch(24, 34, scale, -12, -17)
    color, line = ("#d9a837", "#6b4c0c") if points else (DAY.stone_light, DAY.stone_deep)
    sketch.edge(ORNAMENT, color, line, 1)
    sketch.edge(ring(0, 0, 7), DAY.raised, DAY.stone_deep, 0.8)
    sketch.write(0, 0, str(points), 10, DAY.ink, True)
    return sketch.done()


@kept
def glazier(scale: float) -> Picture:
    """A hat, a coat, an apron, and a pane under the arm."""
    sketch = Sketch(36, 44, scale, -18, -42)
    sketch.edge("M-6.5-9h5.5v9h-6.8zM1-9h5.5l1.3 9H1z", "#4b3d33", LEAD, 0.9)
    sketch.edge("M-7.5-24.5C-4-26.5 4-26.5 7.5-24.5L9.5-7C5-5-5-5-9.5-7z", "#7b2d26", LEAD, 0.9)
    sketch.edge("M-4.5-20h9l1.2 13.2c-3.5 1-8 1-11.4 0z", "#e7d7b5", LEAD, 0.9)
    sketch.line("M-7.3-23.5c-3 2.5-4.5 6-4.2 10.5M7.3-23.5c2.8 1.5 4.2 4 4.7 7", "#7b2d26", 3.4)
    sketch.edge("M8.5-24.5 16.4-23.2 14.3-10.4 6.4-11.7z", GLASS["blue"].color, LEAD, 1)
    sketch.line("M7.5-18 15.4-16.8M12.4-23.8 10.3-11", LEAD, 0.7)
    sketch.edge(ring(0, -29, 5), "#edc6a0", LEAD, 0.9)
    sketch.edge("M-4.6-28c.6 4 2.2 5.8 4.6 5.8C2.4-22.2 4-24 4.6-28C2.5-26.4-2.5-26.4-4.6-28z", "#8a7a6a", LEAD, 0.5)
    sketch.edge("M-8.5-31.6C-4-33.2 4-33.2 8.5-31.6 7-30 5-30.2 0-30.2-5-30.2-7-30-8.5-31.6z", "#2d3340", LEAD, 0.9)
    sketch.edge("M-5-32c0-5.5 1.5-7 5-7c3.5 0 5 1.5 5 7z", "#2d3340", LEAD, 0.9)
    return sketch.done()


@kept
def glass_track(rows: tuple[int, ...], here: int, scale: float) -> Picture:
    """The track of broken glass, with the row that the seat is in."""
    sketch = Sketch(WIDE, TRACK_HIGH, scale)
    sketch.edge(block(0.5, 0.5, WIDE - 1, TRACK_HIGH - 1, 8), "#e5d9c2", DAY.edge, 1)
    sketch.edge(SHARDS, GLASS["white"].color, LEAD, 0.9, (24, 20))
    pitch = (WIDE - 48) / len(rows)
    for row, points in enumerate(rows):
        left = 44 + row * pitch
        color, line, ink = DAY.raised, DAY.edge, DAY.ink_soft
        if row == len(rows) - 1:
            color, line, ink = DAY.bad_soft, DAY.bad, DAY.bad
        if row == here:
            color, line, ink = DAY.ink, DAY.ink, DAY.raised_more
        sketch.edge(block(left, 6, pitch - 3, 28, 4), color, line, 1)
        sketch.write(left + (pitch - 3) / 2, 21, str(points), 13, ink, row == here)
        if row == here:
            sketch.edge("M0 10l-5-9h10z", DAY.bad, DAY.raised_more, 1.2, (left + (pitch - 3) / 2, 0))
    return sketch.done()
