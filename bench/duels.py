"""Long matches, a game at a time: python -m bench.duels games.jsonl --minutes 30 sintra/2/learned:20ms/search:1000ms

Matches at a second a move take hours. So every game is a line in a file as soon as it is over: a run may be cut off,
and goes on later; files of several machines, which had other seeds, may be put together. The table is of all that is
in the file. A match is the game, the seats, one bot, and the bot in all other seats; all matches of a run take turns.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean

from clerestory.arena.halls import Ending, Hall, Played, Setting, Thinking
from clerestory.arena.intervals import estimate_share
from clerestory.arena.results import first_share
from clerestory.games import load_game

LINEUP = (0, 1)
LONGEST_GAME = 5_000
SEEDS_APART = 1_000  # one for each core of a run
HEAD = """\
| match | games | wins | 95% interval | points | winner's points | ms a decision |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |"""


@dataclass(frozen=True)
class Game:
    """One game of a match, as a line of the file has it."""

    match: str
    seed: int
    number: int  # of its set: the same table from every seat
    rotation: int
    share: float  # of the first place, that the first bot has
    points: tuple[int, ...]  # the first bot's, then the others'
    milliseconds: tuple[float, float]  # a decision of the first bot, and of the others


def hall_for(match: str, seed: int) -> Hall:
    """Where the games of a match are played."""
    name, seats, first, second = match.split("/")
    lineup = (LINEUP[0], *[LINEUP[1]] * (int(seats) - 1))
    return Hall(Setting(name, int(seats), {}, seed, LONGEST_GAME, (first, second), (lineup,)), load_game(name))


def as_line(match: str, seed: int, played: Played) -> str:
    first, *others = played.thinking
    theirs = sum(others[1:], others[0])
    spent = pace_of(first), pace_of(theirs)
    share = first_share(played.places)
    return json.dumps(asdict(Game(match, seed, played.number, played.rotation, share, played.points, spent)))


def pace_of(thinking: Thinking) -> float:
    """Milliseconds a decision."""
    return 1000 * thinking.seconds / max(thinking.decisions, 1)


def play_matches(matches: Sequence[str], path: Path, seed: int, until: float) -> None:
    """Games of all matches in turn, on one core; none begins when the time is over."""
    halls = [hall_for(match, seed) for match in matches]
    known = {(game.match, game.number, game.rotation) for game in games_in(path) if game.seed == seed}
    for hall in halls:
        hall.warm_up()
    for number, rotation in sets(max(hall.setting.seats for hall in halls)):
        for match, hall in zip(matches, halls, strict=True):
            if rotation >= hall.setting.seats or (match, number, rotation) in known:
                continue
            if time.time() > until:
                return
            played = hall.play_game(hall.setting.matches[0], number, rotation)
            if played.ending == Ending.finished:
                with path.open("a", encoding="utf-8") as file:
                    file.write(as_line(match, seed, played) + "\n")


def sets(seats: int) -> Iterator[tuple[int, int]]:
    """Every table from every seat, and then the next."""
    number = 0
    while True:
        yield from ((number, rotation) for rotation in range(seats))
        number += 1


def games_in(path: Path) -> list[Game]:
    """All games of a file; none if it is not there."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [Game(**json.loads(line)) for line in lines]


def table_of(games: Sequence[Game]) -> list[str]:
    """A row for each match, in the order in which they were first met."""
    by_match: dict[str, list[Game]] = defaultdict(list)
    for game in games:
        by_match[game.match].append(game)
    return [HEAD, *(row_of(match, some) for match, some in by_match.items())]


def row_of(match: str, games: Sequence[Game]) -> str:
    name, seats, first, second = match.split("/")
    shares: dict[tuple[int, int], list[float]] = defaultdict(list)
    for game in games:
        shares[game.seed, game.number].append(game.share)
    wins = estimate_share(list(shares.values()))
    assert wins
    own, others = fmean(game.points[0] for game in games), fmean(fmean(game.points[1:]) for game in games)
    winner = fmean(max(game.points) for game in games)
    spent, theirs = (fmean(game.milliseconds[side] for game in games) for side in range(2))
    return (
        f"| {name}, {seats} seats: {first} : {second} | {len(games)} | {wins.value:.1%} | {wins.low:.1%} to "
        f"{wins.high:.1%} | {own:.1f} : {others:.1f} | {winner:.1f} | {spent:.1f} : {theirs:.0f} |"
    )


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m bench.duels", description=__doc__)
    reader.add_argument("file", type=Path, help="where the games are kept")
    reader.add_argument("matches", nargs="*", help="sintra/2/learned:20ms/search:1000ms; none: only the table")
    reader.add_argument("--minutes", type=float, default=10.0, help="after which no game begins")
    reader.add_argument("--cores", type=int, default=1)
    reader.add_argument("--seed", type=int, default=1, help="another one on every machine")
    asked = reader.parse_intermixed_args()
    until = time.time() + 60 * asked.minutes
    if asked.matches:
        context = multiprocessing.get_context("spawn")
        playing = []
        for core in range(asked.cores):
            turned = asked.matches[core % len(asked.matches) :] + asked.matches[: core % len(asked.matches)]
            given = (turned, asked.file, SEEDS_APART * asked.seed + core, until)
            playing.append(context.Process(target=play_matches, args=given))
        for process in playing:
            process.start()
        for process in playing:
            process.join()
    print("\n".join(table_of(games_in(asked.file))))


if __name__ == "__main__":
    main()
