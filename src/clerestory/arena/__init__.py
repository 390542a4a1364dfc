"""The arena: which bot is better, by how much, and how sure that is.

from clerestory.arena import hold_match
match = hold_match("sintra", "skilled", "casual", games=40)
match.win_rate, match.margin

Every seed is played from every seat, so that neither luck nor the starting seat favors anybody.
"""

from __future__ import annotations

from clerestory.arena.contests import hold_contest, hold_match
from clerestory.arena.entrants import Entrant, Guest, Program
from clerestory.arena.intervals import Estimate
from clerestory.arena.results import Contest, Match, Side, Standing

__all__ = [
    "Contest",
    "Entrant",
    "Estimate",
    "Guest",
    "Match",
    "Program",
    "Side",
    "Standing",
    "hold_contest",
    "hold_match",
]
