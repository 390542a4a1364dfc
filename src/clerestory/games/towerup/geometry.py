"""A little plane geometry, to check a drawn map: points, streets as straight lines, areas as outlines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]


def side(a: Point, b: Point, point: Point) -> float:
    """On which side of the line from a to b a point lies: above 0, below 0, or 0 for on the line."""
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])


def lies_between(a: Point, b: Point, point: Point) -> bool:
    """Whether a point lies on the straight way from a to b."""
    in_box = all(min(a[i], b[i]) <= point[i] <= max(a[i], b[i]) for i in (0, 1))
    return in_box and side(a, b, point) == 0


def do_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the ways a-b and c-d meet inside both; to share an end, or to end on the other, is not to cross."""
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def encloses(outline: Sequence[Point], point: Point) -> bool:
    """Whether a point lies inside an outline or on it: a ray to the right meets it an odd number of times."""
    inside = False
    for a, b in pairwise((*outline, outline[0])):
        if lies_between(a, b, point):
            return True
        if (a[1] > point[1]) != (b[1] > point[1]):
            inside ^= point[0] < a[0] + (point[1] - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
    return inside
