"""Sagrada's cards: tools and public objectives with a sign of what they do or ask for, patterns, private objectives."""

from __future__ import annotations

from clerestory.engine.records import JSON
from clerestory.envs.pictures.colors import GLASS, NIGHT
from clerestory.envs.pictures.outlines import SYMBOLS as SHAPES
from clerestory.envs.pictures.pieces import coin, kept, sign, word
from clerestory.envs.pictures.sagrada_dice import (
    DARK_STONE,
    LEAD,
    LIGHT_PIPS,
    LIGHT_VALUES,
    STONES,
    SYMBOLS,
    die_space,
    small_die,
)
from clerestory.envs.pictures.sketch import Picture, Sketch, block, ring

COLORS = tuple(SYMBOLS)

# What a tool does, 52 by 40: where dice lie, and the lines that say what becomes of them; by its number.
TOOL_SIGNS = {
    1: ([(18, 12)], "M44 27V13M39.5 17.5L44 13l4.5 4.5M8 13v14M3.5 22.5L8 27l4.5-4.5"),
    2: ([(2, 12)], "M21 20h9M26 16l4 4-4 4M32 32 52 8"),
    3: ([(2, 12)], "M21 20h9M26 16l4 4-4 4M32 32 52 8"),
    4: ([(3, 1), (3, 23)], "M23 9h22M40 4l5 5-5 5M23 31h22M40 26l5 5-5 5"),
    5: ([(1, 12), (35, 12)], "M20 15h12M28 11l4 4-4 4M32 26H20M24 22l-4 4 4 4"),
    6: ([(18, 12)], "M39 9A17 17 0 1 0 43 22M42 6l-3 4-5-1"),
    7: ([(6, 20), (30, 20), (18, 2)], "M8 12A12 12 0 0 1 15 5M44 12A12 12 0 0 0 37 5M36 9l1-4 4 1"),
    8: ([(3, 12), (33, 12)], "M26 15v10M21 20h10"),
    9: ([(18, 12)], "M6 6h6M20 6h12M40 6h6v6M46 18v6M46 30v6h-6M32 36H20M12 36H6v-6M6 24v-6M6 12V6"),
    10: ([(1, 12), (35, 12)], "M13 8A15 15 0 0 1 38 7M39 2l-1 5-5-1M39 32A15 15 0 0 1 14 33"),
    11: (
        [(2, 2)],
        "M20 14l7 7M27 15v6h-6M28 22C25 27 24 31 24 34 24 37 27 38 36 38 45 38 48 37 48 34 48 31 47 27 44 22M27 22h18",
    ),
    12: ([(3, 1), (3, 23)], "M23 9h12M31 5l4 4-4 4M23 31h12M31 27l4 4-4 4M44 2v36"),
}
TOOL_SPACES = {2: "color", 3: "value"}  # what of a space a tool does not mind


Tile = tuple[float, float, str | int, float]  # where it lies, the color or the value that it shows, its size


def in_row(shows: tuple[str | int, ...]) -> list[Tile]:
    return [(at * 12, 18, one, 1) for at, one in enumerate(shows)]


def in_column(shows: tuple[str | int, ...]) -> list[Tile]:
    return [(24, at * 12, one, 1) for at, one in enumerate(shows)]


def pair(low: int) -> list[Tile]:
    return [(7 + at * 24, 13, low + at, 2) for at in range(2)]


# What a public objective asks for, 60 by 48, by its line on the score sheet.
GOAL_SIGNS: dict[str, list[Tile]] = {
    "row_color_variety": in_row(COLORS),
    "column_color_variety": in_column(COLORS[:4]),
    "row_shade_variety": in_row((2, 5, 1, 6, 3)),
    "column_shade_variety": in_column((4, 1, 6, 2)),
    "light_shades": pair(1),
    "medium_shades": pair(3),
    "deep_shades": pair(5),
    "shade_variety": [(6 + at % 3 * 16.5, 7 + at // 3 * 17, at + 1, 1.35) for at in range(6)],
    "color_diagonals": [(7 + at * 15, 1 + at * 15, "blue", 1.3) for at in range(3)],
    "color_variety": [
        (24 + dx, 18 + dy, color, 1)
        for color, (dx, dy) in zip(COLORS, ((0, -14), (-14, -4), (14, -4), (-8, 11), (8, 11)), strict=True)
    ],
}


def tool_facts(tool: JSON, view: JSON) -> tuple[int, str, int, int | None, str, str, int, bool]:
    """What a tool's card shows: its number and name, tokens on it, its cost, or what it is paid with."""
    paid = tool["paid"] or {"color": "", "value": 0}
    is_in_use = view["tool_in_use"] == tool["name"]
    return (
        tool["number"], tool["name"], tool["tokens"], tool["cost"], tool["solo_color"], paid["color"], paid["value"],
        is_in_use,
    )  # fmt: skip


@kept
def tool_card(
    number: int, name: str, tokens: int, cost: int | None, solo_color: str, paid_color: str, paid_value: int,
    is_in_use: bool, width: int, height: int,
) -> Picture:  # fmt: skip
    """A tool: its sign, its number and name, what it costs now and what lies on it."""
    card = blank_card(width, height, is_in_use)
    draw_on(card, tool_sign(number), 34, height / 2)
    draw_on(card, word(f"{number}  {name}", 14, NIGHT.ink, True), 68, height / 2 - 12, "l")
    x, y = 68.0, height / 2 + 11
    if cost is None and paid_color:
        draw_on(card, small_die(paid_color, paid_value, 22), x, y, "l")
        draw_on(card, word("used", 13, NIGHT.ink_soft), x + 28, y, "l")
        return card
    if cost is None:
        draw_on(card, sign(SYMBOLS[solo_color], GLASS[solo_color].light, 16), x, y, "l")
        draw_on(card, word(f"paid with a {solo_color} die", 13, NIGHT.ink_soft), x + 24, y, "l")
        return card
    for _ in range(cost):
        draw_on(card, coin(15), x, y, "l")
        x += 17
    draw_on(card, word(f"costs {cost}" + (f"  ·  {tokens} on it" if tokens else ""), 13, NIGHT.ink_soft), x + 4, y, "l")
    return card


def goal_facts(goal: JSON, box: JSON) -> tuple[str, str, int]:
    """What an objective's card shows: its name, its line on the score sheet, its points."""
    line = next((one["line"] for one in box["public_objectives"] if one["name"] == goal["name"]), "")
    return goal["name"], line, goal["points"]


@kept
def goal_card(name: str, line: str, points: int, width: int, height: int) -> Picture:
    """A public objective: its sign, its name, and its points."""
    card = blank_card(width, height, False)
    draw_on(card, goal_sign(line), 35, height / 2)
    draw_on(card, word(name, 14, NIGHT.ink, True), 72, height / 2 - 12, "l")
    worth = "1 point each" if points == 1 else f"{points} points each"
    draw_on(card, word(worth, 13, NIGHT.ink_soft), 72, height / 2 + 11, "l")
    return card


@kept
def private_card(color: str) -> Picture:
    """A private objective: the symbol of its color, or its back."""
    sketch = Sketch(22, 26)
    if color == "?":
        sketch.edge(block(1, 1, 20, 24, 4), NIGHT.stone_light, NIGHT.edge_strong, 1.5)
        sketch.write(11, 13, "?", 15, NIGHT.ink, True)
    else:
        sketch.edge(block(1, 1, 20, 24, 4), GLASS[color].color, NIGHT.ink, 1.5)
        sketch.fill(SHAPES[SYMBOLS[color]], GLASS[color].ink, (11, 13), 0.72)
    return sketch.done()


@kept
def pattern_card(
    name: str, difficulty: int, spaces: tuple[str | int | None, ...], columns: int, scale: float
) -> Picture:
    """A pattern to choose: its spaces, its name and its difficulty; 142 by 114."""
    sketch = Sketch(142, 114, scale)
    sketch.fill(block(0, 0, 142, 114, 4), NIGHT.raised_more)
    sketch.fill(block(9, 4, 124, 92), LEAD)
    card = sketch.done()
    for at, asks in enumerate(spaces):
        row, column = divmod(at, columns)
        piece = die_space(asks, 21 / 56 * scale)
        card.alpha_composite(piece, (round((10.5 + column * 24.4) * scale), round((5.5 + row * 22.6) * scale)))
    label = word(f"{name} {difficulty}", round(11 * scale) + 1, NIGHT.ink)
    draw_on(card, label, card.width / 2, 105 * scale)
    return card


@kept
def tool_sign(number: int) -> Picture:
    sketch = Sketch(52, 40)
    dice, lines = TOOL_SIGNS.get(number, ([(18, 12)], ""))
    for x, y in dice:
        sketch.edge(block(x, y, 16, 16, 3.5), NIGHT.raised_more, NIGHT.ink_soft, 1.8)
        sketch.fill(ring(x + 8, y + 8, 2.2), NIGHT.ink_soft)
    if number in TOOL_SPACES:
        sketch.line(block(34, 12, 16, 16, 2), NIGHT.ink_soft, 1.2)
        if TOOL_SPACES[number] == "color":
            sketch.fill(SHAPES["triangle"], NIGHT.ink_soft, (42, 20), 0.45)
        else:
            sketch.fill(ring(39, 23, 1.7), NIGHT.ink_soft)
            sketch.fill(ring(45, 17, 1.7), NIGHT.ink_soft)
    sketch.line(lines, NIGHT.accent, 2.2)
    return sketch.done()


@kept
def goal_sign(line: str) -> Picture:
    sketch = Sketch(60, 48)
    for x, y, shows, size in GOAL_SIGNS.get(line, []):
        color = STONES[shows - 1] if isinstance(shows, int) else GLASS[shows].color
        sketch.edge(block(x, y, 11.5 * size, 11.5 * size, 2 * size), color, LEAD, 0.8)
        middle = (x + 5.75 * size, y + 5.75 * size)
        if isinstance(shows, int):
            sketch.write(*middle, str(shows), 9 * size, DARK_STONE if shows <= LIGHT_VALUES else LIGHT_PIPS, True)
        else:
            sketch.fill(SHAPES[SYMBOLS[shows]], GLASS[shows].ink, middle, 7.5 * size / 20)
    return sketch.done()


def blank_card(width: int, height: int, is_on: bool) -> Picture:
    sketch = Sketch(width, height)
    color, line = (NIGHT.accent_soft, NIGHT.lit) if is_on else (NIGHT.raised, NIGHT.edge)
    thick = 2.5 if is_on else 1
    sketch.edge(block(thick / 2, thick / 2, width - thick, height - thick, 8), color, line, thick)
    return sketch.done()


def draw_on(card: Picture, piece: Picture, x: float, y: float, anchor: str = "m") -> None:
    """Lay a piece on a card: from a point (l), or around it (m)."""
    left = x - (piece.width / 2 if anchor == "m" else 0)
    card.alpha_composite(piece, (round(left), round(y - piece.height / 2)))
