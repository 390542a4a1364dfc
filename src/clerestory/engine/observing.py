"""What the numbers of an observation mean: blocks of numbers, each named by what it runs over.

    TABLE = (block("bag: panes / 20", COLOR_NAMES), block("displays: panes / 4", SOURCE_NAMES, COLOR_NAMES))

The second block has a number for every source and color, the colors of the first source first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import TypeAlias


@dataclass(frozen=True)
class Block:
    """Numbers of an observation that belong together."""

    what: str
    axes: tuple[tuple[str, ...], ...]  # what it runs over, slowest first; a single number has none

    def __len__(self) -> int:
        return prod(map(len, self.axes))

    def names(self) -> Iterator[str]:
        """Every number's own name."""
        for place in product(*self.axes):
            yield ", ".join((self.what, *place))


Layout: TypeAlias = tuple[Block, ...]


def block(what: str, *axes: Sequence[str]) -> Block:
    return Block(what, tuple(map(tuple, axes)))


def size(layout: Layout) -> int:
    """How many numbers a layout has."""
    return sum(map(len, layout))
