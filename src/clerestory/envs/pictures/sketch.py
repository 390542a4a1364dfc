"""Sketch: a small drawing on clear ground, made once in its own units and pasted often.

It is drawn several times as large and made smaller at the end, so that its edges are smooth.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeAlias

import numpy as np
from PIL import Image, ImageColor, ImageDraw, ImageFont

from clerestory.envs.pictures.colors import GLASS, LEAD
from clerestory.envs.pictures.outlines import Point, outlines

Picture: TypeAlias = Image.Image
Shape: TypeAlias = str | Sequence[Point]  # a path in SVG's notation, or points

FINE = 4  # times as large as it will be
BOLD = 0.02  # of its size that a bold letter is thicker all around
LIGHT_FROM = (0.36, 0.30)  # where light falls through a pane, of its width and height
LIGHT_REACH = 0.85
MIDDLE = 0.45  # of the way from where a pane is light to where it is deep


class Sketch:
    """A drawing of so many units, `scale` pixels each; `left` and `top` are where its corner is."""

    def __init__(
        self, width: float, height: float, scale: float = 1.0, left: float = 0.0, top: float = 0.0, ground: str = ""
    ) -> None:
        self.unit = scale * FINE
        self.left, self.top = left, top
        size = (max(1, round(width * scale)) * FINE, max(1, round(height * scale)) * FINE)
        self.image = Image.new("RGBA", size, ground or (0, 0, 0, 0))
        self.pen = ImageDraw.Draw(self.image)

    def done(self) -> Picture:
        """The drawing in the size that it is meant to have."""
        return self.image.reduce(FINE)

    def fill(self, shape: Shape, color: str, at: Point = (0, 0), size: float = 1.0, opacity: float = 1.0) -> None:
        """Fill a shape, moved and enlarged."""

        def draw(pen: ImageDraw.ImageDraw, ink: str | int) -> None:
            for line in self._pixels(shape, at, size):
                pen.polygon(line, ink)

        self._draw(draw, color, opacity)

    def line(
        self, shape: Shape, color: str, width: float, at: Point = (0, 0), size: float = 1.0, opacity: float = 1.0
    ) -> None:
        """Draw along a shape, with round ends and corners."""
        thick = max(1, round(width * size * self.unit))

        def draw(pen: ImageDraw.ImageDraw, ink: str | int) -> None:
            for line in self._pixels(shape, at, size):
                pen.line(line, ink, thick, joint="curve")
                for end in (line[0], line[-1]):
                    pen.circle(end, thick / 2, ink)

        self._draw(draw, color, opacity)

    def edge(
        self, shape: Shape, color: str, line: str = LEAD, width: float = 1.0, at: Point = (0, 0), size: float = 1.0
    ) -> None:
        """Fill a shape and draw a line along it."""
        self.fill(shape, color, at, size)
        self.line(shape, line, width, at, size)

    def glaze(self, shape: Shape, color: str, at: Point = (0, 0), size: float = 1.0) -> None:
        """Fill a shape with colored glass, light falling in from the upper left."""
        for line in self._pixels(shape, at, size):
            left, top = (int(min(ways)) for ways in zip(*line, strict=True))
            right, bottom = (int(max(ways)) + 1 for ways in zip(*line, strict=True))
            mask = Image.new("L", (right - left, bottom - top))
            ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in line], 255)
            self.image.paste(light_in(color, right - left, bottom - top), (left, top), mask)

    def write(self, x: float, y: float, text: str, size: float, color: str, is_bold: bool = False) -> None:
        """Write a word around a point."""
        font = font_of(round(size * self.unit))
        place = ((x - self.left) * self.unit, (y - self.top) * self.unit + height_of(font) / 2)
        self.pen.text(place, text, color, font, "ms", stroke_width=round(size * self.unit * BOLD) if is_bold else 0)

    def _pixels(self, shape: Shape, at: Point, size: float) -> list[list[Point]]:
        lines = outlines(shape) if isinstance(shape, str) else [shape]
        return [
            [((at[0] + x * size - self.left) * self.unit, (at[1] + y * size - self.top) * self.unit) for x, y in line]
            for line in lines
        ]

    def _draw(self, draw: Callable[[ImageDraw.ImageDraw, str | int], None], color: str, opacity: float) -> None:
        if opacity == 1:
            draw(self.pen, color)
            return
        mask = Image.new("L", self.image.size)
        draw(ImageDraw.Draw(mask), round(255 * opacity))
        layer = Image.new("RGBA", self.image.size, color)
        layer.putalpha(mask)
        self.image.alpha_composite(layer)


@cache
def font_of(size: int) -> ImageFont.FreeTypeFont:
    """Pillow's own font, which needs no file."""
    font = ImageFont.load_default(size)
    assert isinstance(font, ImageFont.FreeTypeFont), "Pillow was built without FreeType."
    return font


@cache
def height_of(font: ImageFont.FreeTypeFont) -> float:
    """How high a digit is."""
    return -font.getbbox("0", anchor="ls")[1]


def light_in(color: str, width: int, height: int) -> Picture:
    """Glass of a color: light where the light falls in, deep at the far corner."""
    glass = GLASS[color]
    across, down = np.linspace(0, 1, width), np.linspace(0, 1, height)
    away = np.hypot(across[None, :] - LIGHT_FROM[0], down[:, None] - LIGHT_FROM[1]) / LIGHT_REACH
    stops = np.array([ImageColor.getrgb(stop)[:3] for stop in (glass.light, glass.color, glass.deep)])
    bands = [np.interp(away, [0, MIDDLE, 1], stops[:, band]) for band in range(3)]
    return Image.fromarray(np.stack(bands, axis=-1).astype(np.uint8))


def block(x: float, y: float, width: float, height: float, rounding: float = 0.0) -> str:
    """A rectangle as a path, its corners rounded."""
    r = min(rounding, width / 2, height / 2)
    if r == 0:
        return f"M{x} {y}h{width}v{height}h{-width}z"
    straight, upright = width - 2 * r, height - 2 * r
    return (
        f"M{x + r} {y}h{straight}a{r} {r} 0 0 1 {r} {r}v{upright}a{r} {r} 0 0 1 {-r} {r}"
        f"h{-straight}a{r} {r} 0 0 1 {-r} {-r}v{-upright}a{r} {r} 0 0 1 {r} {-r}z"
    )


def ring(x: float, y: float, radius: float) -> str:
    """A circle as a path."""
    return f"M{x} {y - radius}a{radius} {radius} 0 1 1 0 {2 * radius} {radius} {radius} 0 1 1 0 {-2 * radius}z"
