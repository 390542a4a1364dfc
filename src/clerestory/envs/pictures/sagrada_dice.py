"""Sagrada's dice and spaces. The deeper the color, the higher the value; pips have the shape of the color's symbol."""

from __future__ import annotations

from clerestory.envs.pictures.colors import GLASS, NIGHT, NIGHT_LEAD, WHITE, mix
from clerestory.envs.pictures.outlines import SYMBOLS as SHAPES
from clerestory.envs.pictures.pieces import kept
from clerestory.envs.pictures.sketch import Picture, Sketch, block, ring

LEAD = NIGHT_LEAD
SYMBOLS = {"red": "triangle", "green": "cross", "blue": "moon", "yellow": "star", "purple": "diamond"}
SHADES = {
    "red": ("#f9cdc3", "#f3a294", "#e76f62", "#cc3a38", "#a31d29", "#701020"),
    "green": ("#d3edc6", "#a8d89a", "#70bb6d", "#378c4a", "#1d6a37", "#114626"),
    "blue": ("#cde2f7", "#9cc5ef", "#649fdf", "#2f70bd", "#1c4f96", "#133265"),
    "yellow": ("#fdf3c0", "#fbe48a", "#f5cd44", "#dfa61c", "#a8710e", "#7a4d0a"),
    "purple": ("#e9d7f4", "#cfaee6", "#ae7fd3", "#824cb2", "#61308d", "#40205f"),
}
DARK_PIPS = {"red": "#4a0a12", "green": "#0c3218", "blue": "#0c2450", "yellow": "#3b2803", "purple": "#2d1246"}
LIGHT_PIPS = "#fff8e4"
STONES = ("#dcd6cb", "#c3bcb1", "#a49d95", "#7b7577", "#5c5660", "#413c48")  # values that a space asks for
DARK_STONE = "#2b2730"
LIGHT_VALUES = 3  # up to here a shade is light

PIPS = {  # where they lie, in a square from -1 to 1
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
PIP_SIZES = {1: 17.0, 2: 13.5, 3: 13.5, 4: 12.5, 5: 12.5, 6: 11.5}
EDGE_LIGHT = "M10 1h28a9 9 0 0 1 6.4 2.6L38 10H10v28l-6.4 6.4A9 9 0 0 1 1 38V10a9 9 0 0 1 9-9z"
EDGE_DARK = "M44.4 3.6A9 9 0 0 1 47 10v28a9 9 0 0 1-9 9H10a9 9 0 0 1-6.4-2.6L10 38h28V10z"


def pip_ink(color: str, value: int) -> str:
    is_light = value <= LIGHT_VALUES + (color == "yellow")
    return DARK_PIPS[color] if is_light else LIGHT_PIPS


def cut_glass(color: str, side: float) -> Sketch:
    """The body of a die, 48 by 48."""
    sketch = Sketch(48, 48, side / 48)
    sketch.edge(block(1, 1, 46, 46, 9), color, "#1d1a24", 1.5)
    sketch.fill(EDGE_LIGHT, WHITE, opacity=0.42)
    sketch.fill(EDGE_DARK, "#140a1e", opacity=0.26)
    sketch.fill(block(6, 6, 36, 36, 6), color)
    sketch.line("M9.5 20C9.5 12 12 9.5 20 9.5", WHITE, 1.8, opacity=0.6)
    return sketch


@kept
def die(color: str, value: int, side: int) -> Picture:
    """A die of cut glass."""
    sketch = cut_glass(SHADES[color][value - 1], side)
    for x, y in PIPS[value]:
        middle = (24 + x * 11.5, 24 + y * (12.5 if value == 6 else 11.5))
        sketch.fill(SHAPES[SYMBOLS[color]], pip_ink(color, value), middle, PIP_SIZES[value] / 20)
    return sketch.done()


@kept
def small_die(color: str, value: int, side: int) -> Picture:
    """A die too small for pips: a numeral beside one symbol."""
    sketch = cut_glass(SHADES[color][value - 1], side)
    sketch.fill(SHAPES[SYMBOLS[color]], pip_ink(color, value), (14.5, 24), 0.85)
    sketch.write(33, 24, str(value), 27, pip_ink(color, value), True)
    return sketch.done()


@kept
def blank_die(color: str, side: int) -> Picture:
    """A die that has not been rolled yet: only its color is known."""
    sketch = cut_glass(GLASS[color].color, side)
    sketch.fill(block(10, 10, 28, 28, 5), NIGHT.ink)
    sketch.fill(SHAPES[SYMBOLS[color]], GLASS[color].deep, (24, 24), 1)
    return sketch.done()


@kept
def die_space(asks: str | int | None, scale: float) -> Picture:
    """An empty space, 56 by 56: what it asks for, as a symbol on tinted glass or as pips in stone."""
    sketch = Sketch(56, 56, scale)
    if isinstance(asks, int):
        sketch.fill(block(0, 0, 56, 56, 3), STONES[asks - 1])
        sketch.line("M3 53V3h50", "#000000", 3, opacity=0.22)
        for x, y in PIPS[asks]:
            sketch.fill(ring(28 + x * 13, 28 + y * 13, 4.6), DARK_STONE if asks <= LIGHT_VALUES else LIGHT_PIPS)
        return sketch.done()
    share = 0.22 if asks is None else 0.56 if asks == "yellow" else 0.46
    sketch.fill(block(0, 0, 56, 56, 3), mix(GLASS[asks or "white"].color, share, NIGHT.raised_more))
    sketch.line("M6 22C6 10 10 6 22 6", WHITE, 2, opacity=0.4)
    if asks:
        sketch.fill(SHAPES[SYMBOLS[asks]], NIGHT.ink, (28, 28), 1.3, opacity=0.82)
    return sketch.done()
