"""How our search does against a determinized minimax in Sagrada at equal time: python -m bench.sagrada_minimax

The minimax has 300 ms a decision and mostly needs less; the search gets what it needed on average. Use one core, or as
many as are idle: a core that is shared takes time from both, but not from both alike.
"""

from __future__ import annotations

import argparse

from bench.minimax import Minimax
from clerestory.arena import Entrant, Guest, Match, hold_match
from clerestory.bots.greedy import Greedy
from clerestory.bots.search import Budget, Search

GAMES, DUEL_GAMES = 200, 1000
GREEDY = Guest("greedy", Greedy())
PLAIN = Guest("points only", Minimax(depth=1, worlds=1, by_points=True))  # looks through its turn, for points
VARIANTS = (Guest("minimax 3 x 20", Minimax(3, 20)), Guest("minimax 4 x 2", Minimax(4, 2)))
HEAD = """\
| Sagrada, 2 seats, mirrored | games | wins | 95% interval | points | ms a decision |
| --- | ---: | ---: | ---: | ---: | ---: |"""


def searching_for(milliseconds: float, is_learned: bool) -> Guest:
    """The search bot with so much time for a decision, with the network or without."""
    budget = Budget(milliseconds=max(1, round(milliseconds)))
    return Guest("learned, with a search" if is_learned else "search", Search(budget, is_learned=is_learned))


def hold(first: Entrant, second: Entrant, games: int, cores: int) -> Match:
    """One match, and its row of the table."""
    match = hold_match("sagrada", first, second, games=games, cores=cores)
    print(row_of(match), flush=True)
    return match


def row_of(match: Match) -> str:
    one, other = match.sides
    wins = match.win_rate
    assert wins
    return (
        f"| {one.name} : {other.name} | {match.games} | {wins.value:.1%} | {wins.low:.1%} to {wins.high:.1%} "
        f"| {one.mean_points:.1f} : {other.mean_points:.1f} "
        f"| {one.mean_milliseconds:.1f} : {other.mean_milliseconds:.1f} |"
    )


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m bench.sagrada_minimax", description=__doc__)
    reader.add_argument("--games", type=int, default=GAMES, help="in each match of the minimax, at least 4")
    reader.add_argument("--duel", type=int, default=DUEL_GAMES, help="games of the search against the better minimax")
    reader.add_argument("--learned", action="store_true", help="the search has the network")
    reader.add_argument("--cores", type=int, default=1)
    left_out = reader.add_mutually_exclusive_group()
    left_out.add_argument("--without-search", action="store_true", help="only what the minimax does")
    left_out.add_argument("--search-only", action="store_true", help="the minimax meets only greedy, and is the first")
    asked = reader.parse_args()
    print(HEAD)
    matches: dict[Guest, Match] = {}
    for variant in VARIANTS[:1] if asked.search_only else VARIANTS:
        for rival in (GREEDY,) if asked.search_only else ("random", PLAIN, GREEDY):
            matches[variant] = hold(variant, rival, asked.games, asked.cores)
    better = max(matches, key=lambda variant: strength_of(matches[variant]))
    if not asked.without_search:
        milliseconds = matches[better].sides[0].mean_milliseconds or 0.0
        hold(searching_for(milliseconds, asked.learned), better, asked.duel, asked.cores)


def strength_of(match: Match) -> float:
    """The wins against the last rival, who is the strongest."""
    return match.win_rate.value if match.win_rate else 0.0


if __name__ == "__main__":
    main()
