"""Pieces that more than one game is drawn with: panes, symbols, the signs of seats, coins, plates, words."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from clerestory.envs.pictures.colors import GLASS, GOLD, GOLD_EDGE, LEAD, SEATS, WHITE
from clerestory.envs.pictures.outlines import SEAT_MARKS, SYMBOLS
from clerestory.envs.pictures.sketch import BOLD, FINE, Picture, Sketch, block, font_of, height_of, ring

KEPT = 1024  # pieces that are kept to be pasted again

kept = lru_cache(maxsize=KEPT)


@kept
def word(text: str, size: int, color: str, is_bold: bool = False) -> Picture:
    """A line of text; the middle of its digits is the middle of the piece."""
    font = font_of(size * FINE)
    thick = round(size * FINE * BOLD) if is_bold else 0
    width = int(font.getlength(text)) + 2 * thick
    half = -(-int(max(font.getmetrics())) // FINE)
    image = Image.new("RGBA", (-(-width // FINE) * FINE, 2 * half * FINE), color)
    mask = Image.new("L", image.size)
    place = (thick, half * FINE + height_of(font) / 2)
    ImageDraw.Draw(mask).text(place, text, 255, font, "ls", stroke_width=thick)
    image.putalpha(mask)
    return image.reduce(FINE)


@kept
def pane(color: str, symbol: str, width: float, height: float, scale: float = 1.0, rounding: float = 3.0) -> Picture:
    """One pane of colored glass with its lead line, and its symbol."""
    sketch = Sketch(width, height, scale)
    side = min(width, height)
    sketch.glaze(block(0.7, 0.7, width - 1.4, height - 1.4, rounding), color)
    sketch.line(block(0.7, 0.7, width - 1.4, height - 1.4, rounding), LEAD, 1.4)
    gleam = f"M{width * 0.14} {height * 0.42}Q{width * 0.16} {height * 0.14} {width * 0.46} {height * 0.13}"
    sketch.line(gleam, WHITE, side * 0.05, opacity=0.55)
    if symbol:
        sketch.fill(SYMBOLS[symbol], GLASS[color].ink, (width / 2, height / 2), side * 0.44 / 20)
    return sketch.done()


@kept
def sign(symbol: str, color: str, size: float, line: str = "") -> Picture:
    """A symbol by itself, with a line around it if one is asked for."""
    sketch = Sketch(22, 22, size / 20, -11, -11)
    sketch.fill(SYMBOLS[symbol], color)
    if line:
        sketch.line(SYMBOLS[symbol], line, 1.2)
    return sketch.done()


@kept
def seat_mark(seat: int, size: float, line: str = LEAD) -> Picture:
    """The sign of a seat in its color."""
    sketch = Sketch(24, 24, size / 22, -12, -12)
    sketch.edge(SEAT_MARKS[seat], SEATS[seat].color, line, 1.6)
    return sketch.done()


@kept
def coin(size: float, color: str = GOLD, line: str = GOLD_EDGE) -> Picture:
    sketch = Sketch(20, 20, size / 20, -10, -10)
    sketch.edge(ring(0, 0, 8), color, line, 3)
    return sketch.done()


@kept
def plate(width: int, height: int, color: str, line: str = "", rounding: float = 8, thick: float = 1) -> Picture:
    """A plate to put something on, with a line around it if one is asked for."""
    sketch = Sketch(width, height)
    shape = block(thick / 2, thick / 2, width - thick, height - thick, rounding)
    sketch.fill(shape, color)
    if line:
        sketch.line(shape, line, thick)
    return sketch.done()
