"""How large a state is, and how long a copy of it takes."""

from __future__ import annotations

import time

from clerestory import load_game
from clerestory.engine.records import States, blank_states
from clerestory.engine.rules import rule
from clerestory.games import GAMES

COPIES = 1_000_000
REPEATS = 5


@rule
def copy_over(states: States, copies: int) -> int:
    """Copy states among 16 places, so that no copy can be left out."""
    for i in range(copies):
        states[(i * 7 + 1) & 15] = states[i & 15]
    return len(states)


def nanoseconds(name: str) -> float:
    states = blank_states(load_game(name).state, 16)
    copy_over(states, 1)
    best = float("inf")
    for _ in range(REPEATS):
        began = time.perf_counter()
        copy_over(states, COPIES)
        best = min(best, time.perf_counter() - began)
    return best / COPIES * 1e9


def report() -> list[str]:
    lines = ["| state | bytes | ns a copy |", "| --- | ---: | ---: |"]
    for name in GAMES:
        lines.append(f"| {name} | {load_game(name).state.itemsize} | {nanoseconds(name):.0f} |")
    return lines
