"""Holding an arena: every match of a field, mirrored, on as many cores as wanted."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TypedDict, Unpack

from clerestory.arena.entrants import Entrant, Guest, check_entrants, names_of
from clerestory.arena.halls import Hall, Order, Played, Setting
from clerestory.arena.lineups import lineups
from clerestory.arena.results import Contest, Match, rank_entrants, summarize_match
from clerestory.arena.workers import play_orders
from clerestory.engine.game import Game, GameError
from clerestory.engine.options import read_options, write_options
from clerestory.engine.table import read_seats, read_seed
from clerestory.games import GAMES, load_game

USUAL_GAMES = 100
LONGEST_GAME = 5_000  # decisions; some games never end if nobody wants to end them
ORDERS = 100  # of a match, at least, so that no core waits long for another ...
MOST_SETS = 20  # ... and sets in an order, at most; many games are quick ones


class Wishes(TypedDict, total=False):
    """What may be wished for besides the game and who plays it."""

    seats: int
    games: int
    seed: int
    options: Mapping[str, object] | None
    cores: int
    longest: int
    advance: Callable[[int], None]


def hold_match(game: str | Game, first: Entrant, second: Entrant, **wishes: Unpack[Wishes]) -> Match:
    """One match: the first alone among as many of the second as there are other seats. Wishes as of `hold_contest`."""
    return hold_contest(game, [first, second], **wishes).matches[0]


def hold_contest(
    game: str | Game,
    entrants: Sequence[Entrant],
    *,
    seats: int = 2,
    games: int = USUAL_GAMES,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    cores: int = 1,
    longest: int = LONGEST_GAME,
    advance: Callable[[int], None] = lambda games: None,
) -> Contest:
    """Every match of a field. `games` is for each match, and rounded up: every seed is played from every seat.

    With more than one of `cores`, other processes play, which import the main program: there it must stand under
    `if __name__ == "__main__":`. The result is the same. `advance` is told how many more games have been played.
    """
    rules = load_game(game) if isinstance(game, str) else game
    if games < 1 or longest < 1 or cores < 1:
        raise GameError("An arena needs at least one game, one decision in a game, and one core.")
    setting = Setting(
        game=rules.name,
        seats=read_seats(rules, seats),
        options=write_options(read_options(rules, options or {})),
        seed=read_seed(seed),
        longest=longest,
        entrants=tuple(entrants),
        matches=lineups(len(entrants), seats),
    )
    check_entrants(entrants, seats)
    if cores > 1:
        check_sharing(rules, entrants)
    sets = sets_for(games, seats)
    orders = orders_of(setting, sets)
    with Hall(setting, rules) as hall:
        hall.warm_up()
        hall.try_programs()
        began = time.perf_counter()
        played = play_alone(hall, orders, advance) if cores == 1 else play_orders(setting, orders, cores, advance)
    names = names_of(entrants)
    by_match = [
        [one for order, some in zip(orders, played, strict=True) if order.match == match for one in some]
        for match in range(len(setting.matches))
    ]
    return Contest(
        game=rules.name,
        components=rules.components.hash,
        seats=seats,
        options=setting.options,
        seed=seed,
        longest=longest,
        games_asked=games,
        games=sets * seats,
        cores=cores,
        seconds=time.perf_counter() - began,
        matches=tuple(
            summarize_match(names, lineup, some) for lineup, some in zip(setting.matches, by_match, strict=True)
        ),
        standings=rank_entrants(names, setting.matches, by_match),
    )


def sets_for(games: int, seats: int) -> int:
    """How many seeds give at least so many games."""
    return -(-games // seats)


def orders_of(setting: Setting, sets: int) -> list[Order]:
    """All sets of all matches, in portions that do not depend on the cores."""
    size = max(1, min(MOST_SETS, sets // ORDERS))
    return [
        Order(match, range(first, min(first + size, sets)))
        for match in range(len(setting.matches))
        for first in range(0, sets, size)
    ]


def play_alone(hall: Hall, orders: Sequence[Order], advance: Callable[[int], None]) -> list[list[Played]]:
    """All orders in this process."""
    results = []
    for order in orders:
        results.append(hall.play_sets(order))
        advance(len(results[-1]))
    return results


def check_sharing(game: Game, entrants: Sequence[Entrant]) -> None:
    """Other processes find a game by its name, and get a copy of a bot that has none."""
    if game.name not in GAMES or load_game(game.name) is not game:
        raise GameError(f"{game.name} is not one of the games that every process finds; play it with cores=1.")
    for entrant in entrants:
        if isinstance(entrant, Guest):
            try:
                pickle.dumps(entrant)
            except Exception as error:
                raise GameError(
                    f"The bot {entrant.name} cannot be sent to another process ({error}); play with cores=1."
                ) from None
