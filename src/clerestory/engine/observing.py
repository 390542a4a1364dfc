"""What the numbers of an observation mean: blocks of numbers, each named by what it runs over.

    COLOR, SOURCE = axis("color", COLOR_NAMES), axis("source", SOURCE_NAMES)
    TABLE = (block("bag: panes", COLOR, per=20), block("displays: panes", SOURCE, COLOR, per=4))
    BAG, DISPLAYS = starts(TABLE)

The second block has a number for every source and color, the colors of the first source first: the panes of a color on
a source are number DISPLAYS + source * len(COLOR) + color. An observation is the numbers of the table, then as many
for each seat: the seat that looks, then the others clockwise. A game writes whole numbers, the panes themselves; what a
learner is given is 1 for as many as the block says.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate, product
from math import prod
from typing import TypeAlias

WHOSE = ("own", "next seat", "second next seat", "third next seat")


@dataclass(frozen=True)
class Axis:
    """What numbers run over: colors, spaces, places."""

    what: str
    names: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.names)


@dataclass(frozen=True)
class Block:
    """Numbers of an observation that belong together."""

    what: str
    axes: tuple[Axis, ...]  # the slowest first; a single number has none
    per: tuple[int, ...]  # of which whole number each becomes 1

    def __len__(self) -> int:
        return prod(map(len, self.axes))

    def names(self) -> Iterator[str]:
        """Every number's own name."""
        for place in product(*(axis.names for axis in self.axes)):
            yield ", ".join((self.title, *place))

    @property
    def title(self) -> str:
        """What it is, and of how many it is 1 if that is the same for all its numbers: "bag: panes / 20"."""
        differ = len(set(self.per)) > 1
        return self.what if differ or self.per[0] == 1 else f"{self.what} / {self.per[0]}"


Layout: TypeAlias = tuple[Block, ...]


def axis(what: str, names: Iterable[str]) -> Axis:
    return Axis(what, tuple(names))


def block(what: str, *axes: Axis, per: int | Iterable[int] = 1) -> Block:
    """A block of numbers that are 1 when they would be `per`; each one's own if there are several."""
    size = prod(map(len, axes))
    return Block(what, axes, (per,) * size if isinstance(per, int) else tuple(per))


def starts(layout: Layout) -> tuple[int, ...]:
    """Where each block of a layout begins."""
    return tuple(accumulate(map(len, layout[:-1]), initial=0))


def features_of(layout: Layout) -> int:
    """How many numbers the blocks of a layout have."""
    return sum(map(len, layout))


def feature_names(layout: Layout, seat_layout: Layout, seats: int) -> list[str]:
    """The name of every number: of the table's, then of each seat's."""
    names = [name for each in layout for name in each.names()]
    for whose in WHOSE[:seats]:
        names += [f"{whose}: {name}" for each in seat_layout for name in each.names()]
    return names
