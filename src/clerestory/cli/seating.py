"""Who sits where, in words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from clerestory.engine.game import CHANCE


def seat_label(players: Sequence[str], seat: int) -> str:
    return "chance" if seat == CHANCE else f"{players[seat]} (seat {seat})"


def name_seats(sentence: str, players: Sequence[str]) -> str:
    """A sentence about seats, with the players' names in it."""
    return re.sub(r"\bseat (\d+)\b", lambda seat: seat_label(players, int(seat[1])), sentence)
