"""Analysis: which moves are best, and what they promise. For a hint, and for looking back at a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from clerestory.bots.manners import TO_THE_END, manner_of
from clerestory.bots.networks import has_network, network_of
from clerestory.bots.search import Budget, think
from clerestory.engine.game import CHANCE, OVER, Game, GameError
from clerestory.engine.records import AnyState, Reals
from clerestory.engine.table import Move, Table, move_in

SEED = 1
LEAST_SHARE = 2  # one of so many playouts goes to all moves in equal parts, up to so many each: else
MOST_LEAST = 20  # little would be known of some
ALONE = 1  # seat: its points are counted from the target, of which a network does not tell
SMALLEST = 1e-9
USUAL = Budget(playouts=4000, milliseconds=2500, trees=2)


@dataclass(frozen=True)
class Prospect:
    """What a move promises, as far as the search has seen."""

    move: Move
    visits: int  # playouts that began with it
    wins: tuple[float, ...]  # the chance of every seat to win, 0 to 1; a shared win counts in equal parts
    points: tuple[float, ...]  # the final points of every seat, on average; alone, how far above the target


@dataclass(frozen=True)
class Analysis:
    """What the seat to move can do, from what it knows: the best first."""

    seat: int
    prospects: tuple[Prospect, ...]

    @property
    def best(self) -> Prospect:
        return self.prospects[0]

    def of(self, move: Move) -> Prospect:
        """What one of the moves promises."""
        return next(prospect for prospect in self.prospects if prospect.move.number == move.number)


@dataclass(frozen=True)
class Judgment:
    """A decision of a game that was played: what the seat did, and what it could have done."""

    at: int  # in `table.moves`
    played: Prospect
    analysis: Analysis

    @property
    def lost(self) -> float:
        """The chance to win that the move gave away, 0 to 1; nothing for the best move, nor for one never looked at."""
        seat = self.analysis.seat
        if not self.played.visits:
            return 0.0
        return max(0.0, self.analysis.best.wins[seat] - self.played.wins[seat])


def analyse(table: Table, budget: Budget = USUAL, *, seed: int = SEED) -> Analysis:
    """The best moves of the seat to move, with what only it may know."""
    if table.turn in (CHANCE, OVER):
        raise GameError("There is nothing to decide: " + ("the game is over." if table.is_over else "chance moves."))
    return analyse_state(table.game, table.state, table.turn, budget, seed)


def analyse_state(game: Game, state: AnyState, seat: int, budget: Budget, seed: int) -> Analysis:
    moves = int(game.legal(state, np.zeros(game.actions, np.int16)))
    least = min(MOST_LEAST, budget.playouts // (LEAST_SHARE * budget.trees * moves))
    seats = int(state.seats)
    network = network_of(game) if seats > ALONE and has_network(game) else None
    manner = manner_of(game, network)._replace(turns=TO_THE_END, least=least)
    thoughts = think(game, state, seat, budget, seed, manner, network)
    prospects = []
    for which, action in enumerate(thoughts.actions):
        visits, won = int(thoughts.visits[which]), thoughts.wins[which, :seats]
        wins = tuple(float(each) for each in (in_parts(won) if network else won / max(visits, 1)))
        points = tuple(float(sum_) / max(visits, 1) / 100 for sum_ in thoughts.points[which, :seats])
        prospects.append(Prospect(move_in(game, state, seat, int(action)), visits, wins, points))
    return Analysis(seat, tuple(sorted(prospects, key=lambda prospect: -prospect.visits)))


def in_parts(won: Reals) -> Reals:
    """The chances of all seats, which a network tells one by one, as parts of one win."""
    return won / max(float(won.sum()), SMALLEST)


def look_back(table: Table, budget: Budget = USUAL, *, seat: int | None = None, seed: int = SEED) -> Iterator[Judgment]:
    """Every decision of a game so far, or of one seat in it, one after the other; forced moves are left out."""
    game, actions = table.game, np.zeros(table.game.actions, np.int16)
    for at, move in enumerate(table.moves):
        if move.seat == CHANCE or seat not in (None, move.seat):
            continue
        state = table.before(at)
        if game.legal(state, actions) > 1:
            analysis = analyse_state(game, state, move.seat, budget, seed)
            yield Judgment(at, analysis.of(move), analysis)
