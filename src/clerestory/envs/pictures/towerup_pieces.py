"""What Tower Up is built with: floors, roofs, vehicles, tokens, cones and material cards."""

from __future__ import annotations

from clerestory.envs.pictures.colors import DAY, GLASS, LEAD, SEATS, Glass
from clerestory.envs.pictures.outlines import SEAT_MARKS, outlines
from clerestory.envs.pictures.outlines import SYMBOLS as SHAPES
from clerestory.envs.pictures.pieces import kept
from clerestory.envs.pictures.sketch import Picture, Sketch, block, ring

SYMBOLS = {"black": "moon", "grey": "diamond", "white": "cross", "brown": "leaf"}
LIT_PANES = {"black": "#ffd98a", "grey": "#fff2cf", "white": "#b9d3e6", "brown": "#ffd98a"}
TOKENS = {
    "circle": "M0-10A10 10 0 1 1 0 10 10 10 0 1 1 0-10z",
    "square": "M-9-9h18v18h-18z",
    "hexagon": "M-5.5-9.5h11L11 0 5.5 9.5h-11L-11 0z",
}
LOAD, CAB = "M-10-7H3V4H-10z", "M4-4H8L11 0V4H4z"
WHEELS = "M-6 3.5a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 1 1 0-5.4zM6.5 3.5a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 1 1 0-5.4z"
CONE = "M-9 9V6H-6L-1.5-9H1.5L6 6H9V9z"

WALL = 0.78  # half the width of a building, by half its lot
COVER = 1.06  # a roof that is covered sticks out
RISE, SLAB = 0.4, 0.16  # how high a floor is, and a roof that is covered


def draw_block(sketch: Sketch, colors: Glass, half: float, high: float) -> None:
    """A block seen from above at an angle, its ground around the origin: two walls, and what is on top."""
    front = half / 2
    sketch.fill(f"M{-half} 0L0 {front}V{front - high}L{-half} {-high}z", colors.color)
    sketch.fill(f"M{half} 0L0 {front}V{front - high}L{half} {-high}z", colors.deep)
    sketch.fill(f"M{-half} {-high}L0 {front - high} {half} {-high} 0 {-front - high}z", colors.light)
    sketch.line(f"M{-half} 0L0 {front} {half} 0V{-high}L0 {-front - high} {-half} {-high}z", LEAD, 1)


def standing(lot: float) -> Sketch:
    """For a level of a building: the middle of its ground is in the middle, two thirds down."""
    return Sketch(3.2 * lot, 3 * lot, 1, -1.6 * lot, -2 * lot)


@kept
def level(color: str, lot: float) -> Picture:
    """A floor of a building: walls, lit windows, and its symbol."""
    glass, half, rise = GLASS[color], lot * WALL, round(lot * RISE)
    sketch = standing(lot)
    draw_block(sketch, glass, half, rise)
    for share in (0.3, 0.62, 0.86):
        y = half / 2 * (1 - share) - rise * 0.28
        sketch.line([(half * share, y), (half * share, y - rise * 0.4)], LIT_PANES[color], lot * 0.09)
    sketch.line([(0, half / 2), (0, half / 2 - rise)], LEAD, 1)
    sketch.fill(SHAPES[SYMBOLS[color]], glass.ink, (-half * 0.5, half * 0.25 - rise * 0.5), rise * 0.78 / 20)
    return sketch.done()


@kept
def covered_roof(seat: int, lot: float) -> Picture:
    """A roof with a floor above it: a slab in the seat's color."""
    sketch = standing(lot)
    draw_block(sketch, SEATS[seat], lot * WALL * COVER, round(lot * SLAB))
    return sketch.done()


@kept
def visible_roof(seat: int, lot: float) -> Picture:
    """A gable, a dome, a spire or a battlement on top of a building."""
    half, sketch = lot * WALL, standing(lot)
    color, deep, light = SEATS[seat].color, SEATS[seat].deep, SEATS[seat].light
    if seat == 0:
        sketch.fill("M-10 0L0 5 5-2.2-5-7.2z", color, size=half / 10)
        sketch.fill("M10 0L0 5 5-2.2z", deep, size=half / 10)
        sketch.line("M-10 0L0 5 10 0 5-2.2-5-7.2zM0 5L5-2.2", LEAD, 10 / half, size=half / 10)
    elif seat == 1:
        dome = "M-7.2.6C-7.2-10.2 7.2-10.2 7.2.6C4 3.6-4 3.6-7.2.6z"
        sketch.edge("M-10 0L0 5 10 0 0-5z", light, LEAD, 10 / half, size=half / 10)
        sketch.fill(dome, color, size=half / 10)
        sketch.fill("M1-7.4C6-6.8 7.2-3 7.2.6C5 2.6 3 2.8 1 2.8C4.4 0 4-5 1-7.4z", deep, size=half / 10)
        sketch.line(f"{dome}M0-7.5V-11", LEAD, 10 / half, size=half / 10)
    elif seat == 2:
        sketch.fill("M-10 0L0 5V-11.5z", color, size=half / 10)
        sketch.fill("M10 0L0 5V-11.5z", deep, size=half / 10)
        sketch.line("M-10 0L0 5 10 0 0-11.5zM0 5V-11.5", LEAD, 10 / half, size=half / 10)
    else:
        high = lot * 0.22
        draw_block(sketch, SEATS[seat], half, high)
        for x, y in ((0, -0.5), (-1, 0), (1, 0), (-0.5, 0.25), (0.5, 0.25), (0, 0.5)):
            merlon = block(half * x * 0.84 - lot * 0.1, half * y * 0.84 - high - lot * 0.2, lot * 0.2, lot * 0.24)
            sketch.edge(merlon, light, LEAD, 0.7)
    return sketch.done()


@kept
def flag(seat: int, lot: float) -> Picture:
    """Beside a level with a roof: whose it is, seen however high the building grows."""
    high = lot * RISE * 0.95
    sketch = Sketch(high * 1.25, high)
    sketch.edge(block(0.5, 0.5, high * 1.25 - 1, high - 1, 1.5), SEATS[seat].color, LEAD, 0.9)
    sketch.fill(SEAT_MARKS[seat], SEATS[seat].ink, (high * 0.625, high * 0.5), high * 0.62 / 20)
    return sketch.done()


@kept
def name_plate(color: str, height: int, name: str, lot: float) -> Picture:
    """Below a building: its symbol, how high it is, and the site."""
    glass, scale = GLASS[color], lot / 22
    sketch = Sketch(56, 16, scale, -28, -8)
    sketch.edge(block(-27, -7, 54, 14, 7), glass.color, LEAD, 1)
    sketch.fill(SHAPES[SYMBOLS[color]], glass.ink, (-18, 0), 0.5)
    sketch.write(-6, 0, str(height), 12, glass.ink, True)
    sketch.write(12, 0, name, 10, glass.ink)
    return sketch.done()


@kept
def shadow(lot: float) -> Picture:
    sketch = standing(lot)
    half = lot * WALL
    oval = [(half * (0.34 + 1.16 * x), half * (0.12 + 0.5 * y)) for x, y in outlines(ring(0, 0, 1))[0]]
    sketch.fill(oval, "#000000", opacity=0.26)
    return sketch.done()


@kept
def floor(color: str, width: float, height: float) -> Picture:
    """One floor as a piece: a slab seen from the front and above; a joker is all four."""
    depth, sketch = height * 0.28, Sketch(width + 1, height + 1, 1, -0.5, -0.5)
    edge = f"M{depth} 0H{width - depth}L{width} {depth}V{height}H0V{depth}z"
    colors = list(SYMBOLS) if color == "joker" else [color]
    share = width / len(colors)
    front = height - depth
    for number, each in enumerate(colors):
        glass, left = GLASS[each], number * share
        start, end = (depth if number == 0 else 0), (depth if number == len(colors) - 1 else 0)
        sketch.fill(f"M{left + start} 0H{left + share - end}L{left + share} {depth}H{left}z", glass.light)
        sketch.fill(block(left, depth, share, front), glass.color)
        sketch.fill(
            SHAPES[SYMBOLS[each]], glass.ink, (left + share / 2, depth + front / 2), min(front, share) * 0.82 / 20
        )
    if color != "joker":
        for x in (0.07, 0.73):
            sketch.fill(block(width * x, depth + front * 0.24, width * 0.2, front * 0.52), LIT_PANES[color])
    sketch.line(f"{edge}M0 {depth}H{width}", LEAD, 1)
    return sketch.done()


@kept
def truck(color: str, cab: str, size: float) -> Picture:
    """A vehicle: the sign of its track on the load, the color of its seat on the cab."""
    sketch = Sketch(24, 20, size / 24, -12, -9)
    sketch.edge(LOAD, GLASS[color].color, LEAD, 1)
    sketch.edge(CAB, cab, LEAD, 1)
    sketch.edge(WHEELS, LEAD, DAY.raised_more, 0.8)
    sketch.fill(SHAPES[SYMBOLS[color]], GLASS[color].ink, (-3.5, -1.5), 0.46)
    return sketch.done()


@kept
def token(shape: str, money: int | None, size: float) -> Picture:
    """A bonus token, or the slot for one, in the shape of its objective."""
    sketch = Sketch(24, 24, size / 24, -12, -12)
    outline = TOKENS.get(shape, TOKENS["circle"])
    if money is None:
        sketch.line(outline, DAY.edge_strong, 1)
    else:
        sketch.edge(outline, GLASS["yellow"].color, LEAD, 1.2)
        sketch.write(0, 0, str(money), 13, GLASS["yellow"].ink, True)
    return sketch.done()


@kept
def cone(color: str, size: float) -> Picture:
    sketch = Sketch(22, 22, size / 22, -11, -11)
    sketch.edge(CONE, color, LEAD, 1.2)
    return sketch.done()


@kept
def card(floors: tuple[str, ...], vehicles: tuple[str, ...], width: int, height: int, is_on: bool) -> Picture:
    """A material card: floors as they are stacked, and the vehicles that it moves."""
    sketch = Sketch(width, height)
    color, line = (DAY.raised_more, DAY.lit) if is_on else (DAY.raised, DAY.edge_strong)
    sketch.edge(block(1, 1, width - 2, height - 2, 8), color, line, 2 if is_on else 1)
    face = sketch.done()
    middle = width * (0.36 if vehicles else 0.5)
    for at, each in enumerate(floors):
        piece = floor(each, 52, 22)
        top = height / 2 + (len(floors) * 17 + 5) / 2 - 22 - at * 17
        face.alpha_composite(piece, (round(middle - piece.width / 2), round(top)))
    for at, each in enumerate(vehicles):
        piece = truck(each, DAY.stone_light, 34)
        top = height / 2 + (at - (len(vehicles) - 1) / 2) * 32 - piece.height / 2
        face.alpha_composite(piece, (round(width * 0.8 - piece.width / 2), round(top)))
    return face
