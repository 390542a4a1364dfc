"""What `clerestory simulate` keeps up over a whole run, statistics included, on one core and on all of them."""

from __future__ import annotations

from clerestory import load_game
from clerestory.engine.simulating import simulate, usable_cores
from clerestory.games import GAMES

GAMES_A_RUN = 20_000
REPEATS = 8


def moves_a_second(name: str, seats: int, cores: int) -> float:
    """The best of several runs."""
    runs = [simulate(load_game(name), seats, games=GAMES_A_RUN, cores=cores) for _ in range(REPEATS)]
    return max(run.moves_per_second for run in runs)


def report() -> list[str]:
    cores = usable_cores()
    lines = [
        f"| `clerestory simulate`, {GAMES_A_RUN:,} games | moves a second, `--cores 1` | `--cores {cores}` |",
        "| --- | ---: | ---: |",
    ]
    for name in GAMES:
        for seats in load_game(name).seats:
            speeds = [moves_a_second(name, seats, use) for use in (1, cores)]
            lines.append(
                f"| {name}, {seats} {'seat' if seats == 1 else 'seats'} | {speeds[0]:,.0f} | {speeds[1]:,.0f} |"
            )
    return lines
