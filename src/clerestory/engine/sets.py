"""Small sets: a number with a bit for each member."""

from __future__ import annotations

from clerestory.engine.rules import rule


@rule
def size_of(members: int) -> int:
    """How many members a set has."""
    size = 0
    while members != 0:
        members &= members - 1  # one less
        size += 1
    return size
