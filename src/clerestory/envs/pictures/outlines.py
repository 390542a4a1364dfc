"""Outlines: paths, as the web page's drawings are written, read into points; and the shapes that every game shares."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

Point = tuple[float, float]

STEPS = 10  # straight pieces that a curve is drawn with
TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}  # that a command takes

# A shape for every color, so that nothing is told by color alone. All are drawn from -10 to 10.
SYMBOLS = {
    "diamond": "M0-9.5 7-0 0 9.5-7 0z",
    "triangle": "M0-8.6 9 7.4H-9z",
    "circle": "M0-8A8 8 0 1 1 0 8 8 8 0 1 1 0-8z",
    "square": "M-7-7h14v14h-14z",
    "cross": "M-3-9h6v6h6v6h-6v6h-6v-6h-6v-6h6z",
    "star": "M0-9.6 2.5-3.1 9.3-2.9 3.9 1.4 5.8 8.1 0 4.2-5.8 8.1-3.9 1.4-9.3-2.9-2.5-3.1z",
    "hexagon": "M-4.6-8h9.2L9.2 0 4.6 8h-9.2L-9.2 0z",
    "moon": "M3.5-9A9 9 0 1 0 3.5 9 10 10 0 0 1 3.5-9z",
    "leaf": "M-8 8C-9-2-2-9 8-8 9 2 2 9-8 8z",
}

# A gable, a dome, a spire, a battlement: the sign of a seat.
SEAT_MARKS = (
    "M-10 9V0L0-9 10 0V9z",
    "M-10 9V4A10 10 0 0 1-1.5-5.5V-10H1.5V-5.5A10 10 0 0 1 10 4V9z",
    "M-10 9V5H-6L0-10 6 5H10V9z",
    "M-10 9V-7H-5V-2H-2.5V-7H2.5V-2H5V-7H10V9z",
)


@cache
def outlines(path: str) -> tuple[tuple[Point, ...], ...]:
    """The lines of a path in SVG's notation (M, L, H, V, C, Q, A, Z, absolute and relative), as points."""
    lines: list[list[Point]] = []
    here: Point = (0.0, 0.0)
    for command, numbers in commands(path):
        kind = command.upper()
        if kind == "Z":
            here = lines[-1][0]
            lines[-1].append(here)
            continue
        line = way(kind, here, absolute(command, numbers, here))
        here = line[-1]
        if kind == "M":
            lines.append([here])
        else:
            lines[-1] += line
    return tuple(tuple(line) for line in lines)


def commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of a path with their numbers. Further numbers repeat a command; after M they are lines."""
    tokens = TOKEN.findall(path)
    at, command = 0, "M"
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        count = NUMBERS[command.upper()]
        yield command, [float(token) for token in tokens[at : at + count]]
        at += count
        command = {"M": "L", "m": "l"}.get(command, command)


def absolute(command: str, numbers: list[float], here: Point) -> list[float]:
    """A command's numbers, as if it had been written with a capital letter."""
    if command.isupper():
        return numbers
    if command == "h":
        return [numbers[0] + here[0]]
    if command == "v":
        return [numbers[0] + here[1]]
    if command == "a":
        return [*numbers[:5], numbers[5] + here[0], numbers[6] + here[1]]
    return [number + here[at % 2] for at, number in enumerate(numbers)]


def way(kind: str, here: Point, numbers: list[float]) -> list[Point]:
    """The points that a command leads through."""
    if kind == "H":
        return [(numbers[0], here[1])]
    if kind == "V":
        return [(here[0], numbers[0])]
    if kind == "A":
        return arc(here, numbers[0], numbers[3] == numbers[4], numbers[4] == 1, (numbers[5], numbers[6]))
    points = [here, *zip(numbers[::2], numbers[1::2], strict=True)]
    return [points[1]] if kind in "ML" else [bezier(points, step / STEPS) for step in range(1, STEPS + 1)]


def bezier(points: Sequence[Point], share: float) -> Point:
    """Where a curve is after a share of its way."""
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in pairwise(points)]
    return points[0]


def arc(here: Point, radius: float, is_right: bool, is_clockwise: bool, there: Point) -> list[Point]:
    """A part of a circle around a middle that lies to the right or to the left of the straight way."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    half = math.hypot(dx, dy) / 2
    height = math.sqrt(max(radius * radius - half * half, 0.0)) * (1 if is_right else -1)
    middle = ((here[0] + there[0]) / 2 + dy / (2 * half) * height, (here[1] + there[1]) / 2 - dx / (2 * half) * height)
    start = math.atan2(here[1] - middle[1], here[0] - middle[0])
    end = math.atan2(there[1] - middle[1], there[0] - middle[0])
    turn = (end - start) % (2 * math.pi) if is_clockwise else -((start - end) % (2 * math.pi))
    radius = math.hypot(here[0] - middle[0], here[1] - middle[1])
    angles = [start + turn * step / (2 * STEPS) for step in range(1, 2 * STEPS + 1)]
    return [(middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)) for angle in angles]
