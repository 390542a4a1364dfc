"""Who plays whom, from which seat, on which random streams.

A lineup names the entrants of a match by their numbers, one for each slot. The first slot is the one of which the
results tell. In rotation r of a seed everybody sits r seats further.
"""

from __future__ import annotations

from itertools import combinations
from typing import TypeAlias

import numpy as np

from clerestory.engine.chance import Generator, generator, next_word

Lineup: TypeAlias = tuple[int, ...]

SIGN_BIT = np.uint64(1)  # a seed is signed: its top bit stays clear
FIRST_STREAM = 1  # of the bots; chance has stream 0 of a seed, as at a table


def lineups(entrants: int, seats: int) -> tuple[Lineup, ...]:
    """Every match: one entrant against another in all other seats; alone, every entrant by itself.

    In a field of more than two every pair meets; with more than two seats both ways, as one of a kind among others is
    not the same as others around it. Of two entrants the first plays among the second.
    """
    if seats == 1:
        return tuple((entrant,) for entrant in range(entrants))
    others = seats - 1
    both_ways = entrants > 2 and seats > 2
    found: list[Lineup] = []
    for one, other in combinations(range(entrants), 2):
        found.append((one, *[other] * others))
        if both_ways:
            found.append((other, *[one] * others))
    return tuple(found)


def seat_of(slot: int, rotation: int, seats: int) -> int:
    """Where a slot of the lineup sits."""
    return (slot + rotation) % seats


def slot_of(seat: int, rotation: int, seats: int) -> int:
    """Who sits in a seat."""
    return (seat - rotation) % seats


def seed_of(seed: int, number: int) -> int:
    """The seed of the table on which set `number` is played; the same in every match."""
    return int(next_word(generator(seed, number)) >> SIGN_BIT)


def generator_of(table_seed: int, rotation: int, seat: int, seats: int) -> Generator:
    """The generator of whoever sits in a seat; it does not depend on who the others are."""
    return generator(table_seed, FIRST_STREAM + rotation * seats + seat)
