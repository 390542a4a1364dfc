"""Who sits where, in words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from clerestory.engine.game import CHANCE


def seat_label(players: Sequence[str], seat: int) -> str:
    """`ann (seat 0)`; a bare record does not name its players."""
    if seat == CHANCE:
        return "chance"
    return f"{players[seat]} (seat {seat})" if players[seat] else f"seat {seat}"


def name_seats(sentence: str, players: Sequence[str]) -> str:
    """A sentence about seats, with the players' names in it."""
    return re.sub(r"\bseat (\d+)\b", lambda seat: seat_label(players, int(seat[1])), sentence)
