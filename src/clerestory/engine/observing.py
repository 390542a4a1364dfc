# ruff: noqa: F821 (the names that `bind` gives to a template)
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

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate, product
from math import prod
from typing import TypeAlias

import numpy as np

from clerestory.engine.records import AnyState, Array, Features
from clerestory.engine.rules import bind

observe_table: Callable[..., None]
observe_seat: Callable[..., None]
TABLE_FEATURES: int
SEAT_FEATURES: int
SCALES: Features  # [feature]

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
        return f"{self.what} / {self.per[0]}" if set(self.per) == {max(self.per)} - {1} else self.what


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


def observe_template(state: AnyState, seat: int, counts: Array, features: Features) -> None:
    """All that a seat may see: the table, itself, and the others clockwise. As whole numbers, and as learned from."""
    for i in range(len(features)):
        counts[i] = 0
    observe_table(state, seat, counts)
    for step in range(state.seats):
        other = (seat + step) % int(state.seats)
        observe_seat(state, seat, other, counts, TABLE_FEATURES + step * SEAT_FEATURES)
    for i in range(len(features)):
        features[i] = np.float32(counts[i]) * SCALES[i]


def scales_of(layout: Layout) -> Features:
    """What each number of a layout is multiplied with."""
    return np.array([1 / per for block in layout for per in block.per], np.float32)


def observing(
    name: str, table: Callable[..., None], seat: Callable[..., None], layout: Layout, seat_layout: Layout, seats: int
) -> Callable[..., None]:
    """A game's `observe` for up to so many seats, out of what it sees of the table and of a seat."""
    return bind(
        observe_template,
        name,
        observe_table=table,
        observe_seat=seat,
        TABLE_FEATURES=features_of(layout),
        SEAT_FEATURES=features_of(seat_layout),
        SCALES=scales_of(layout + seat_layout * seats),
    )
