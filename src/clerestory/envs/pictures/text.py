"""The picture of a game that has none of its own: its text drawing, every letter in a cell of the same width."""

from __future__ import annotations

from clerestory.envs.pictures.canvas import Canvas
from clerestory.envs.pictures.colors import DAY
from clerestory.envs.pictures.pieces import word

WIDTH, HEIGHT, MARGIN = 960, 640, 20
LARGEST, SMALLEST = 22, 6  # letters
ACROSS, DOWN = 0.62, 1.3  # a cell, by the size of its letter
PLAIN = str.maketrans("─│╱╲", "-|/\\")  # strokes that Pillow's own font does not have


def draw(drawing: str) -> Canvas:
    """As large as it fits; what does not fit is cut off."""
    lines = drawing.translate(PLAIN).splitlines()
    canvas = Canvas(WIDTH, HEIGHT, DAY)
    widest = max(len(line) for line in lines)
    fits = min((WIDTH - 2 * MARGIN) / (ACROSS * widest), (HEIGHT - 2 * MARGIN) / (DOWN * len(lines)))
    size = max(SMALLEST, min(LARGEST, int(fits)))
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            if letter != " ":
                x, y = MARGIN + (column + 0.5) * ACROSS * size, MARGIN + (row + 0.5) * DOWN * size
                canvas.center(word(letter, size, DAY.ink), x, y)
    return canvas
