"""The search bot: looks ahead in a tree, within a budget of playouts, of time, or of both."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from clerestory.bots.forecasts import forecasting
from clerestory.bots.manners import Manner, manner_of
from clerestory.bots.networks import Network, network_of
from clerestory.bots.playouts import searching
from clerestory.bots.sight import Sight
from clerestory.bots.tree import ROOT, WHOLE, AnyGrowth, Growth, Tree, is_decided
from clerestory.engine.chance import Generator, next_word
from clerestory.engine.game import Game, GameError
from clerestory.engine.records import AnyState, Array, Numbers, Reals

SEED_BITS = np.uint64(1)  # a seed is signed: its top bit stays clear
A_WHILE = 0.0005  # seconds, about, between two looks at the clock
MOST_PLAYOUTS = 1 << 22  # of one tree: what it remembers must fit into memory
A_MOMENT = 0.0003  # seconds, about, for adding up what was found out
SHORTEST = 1e-9  # seconds; a clock may stand still
REMEMBERED = 1 << 17  # playouts for which a tree has room when only the time is given,
REMEMBERED_FORESEEN = 1 << 15  # and with a network, where each takes longer


@dataclass(frozen=True)
class Budget:
    """How long a decision may be thought over. With playouts alone the answer depends on nothing but the seed."""

    playouts: int = 0  # 0: as many as there is time for
    milliseconds: int = 0  # 0: as long as the playouts take
    trees: int = 1  # that share the playouts and grow side by side, each on a core if there is one

    def __post_init__(self) -> None:
        if self.playouts < 0 or self.milliseconds < 0 or self.playouts + self.milliseconds == 0:
            raise GameError("A budget needs a number of playouts, or of milliseconds, above 0.")
        if not 1 <= self.trees <= 64 or not self.playouts <= MOST_PLAYOUTS * self.trees:
            raise GameError(f"A budget has 1 to 64 trees, and at most {MOST_PLAYOUTS:,} playouts for each.")


@dataclass(frozen=True)
class Thoughts:
    """What a search found out about each action; sums over its playouts."""

    actions: Array
    visits: Numbers  # [action]
    wins: Reals  # [action, seat]     first places, shared ones in equal parts
    points: Reals  # [action, seat]   in hundredths of a point
    best: int  # the action with which the way begins that was visited most


def think(
    game: Game,
    state: AnyState,
    seat: int,
    budget: Budget,
    seed: int,
    manner: Manner | None = None,
    network: Network | None = None,
    until_decided: bool = False,
) -> Thoughts:
    """Search for the seat whose turn it is, with a network or without; the state stays as it is.

    If only the best action is wanted, one tree need not go on when the rest of the budget cannot change it.
    """
    deadline = time.monotonic() + budget.milliseconds / 1000 - A_MOMENT if budget.milliseconds else None
    count = min(budget.trees, budget.playouts or budget.trees)
    shares = [(budget.playouts + number) // count for number in range(count)]
    room = REMEMBERED_FORESEEN if network else REMEMBERED
    growths = [Growth.of(game, state, seat, share or room, network) for share in shares]
    chosen = manner or manner_of(game, network)

    def grow(number: int) -> None:
        grow_tree(
            game, growths[number], seat, shares[number], deadline, seed ^ number, chosen, until_decided and count == 1
        )

    if count == 1:
        grow(0)
    else:
        with ThreadPoolExecutor(min(len(growths), os.cpu_count() or 1)) as threads:
            list(threads.map(grow, range(len(growths))))
    return sum_up([growth.tree for growth in growths])


def grow_tree(
    game: Game,
    growth: AnyGrowth,
    seat: int,
    playouts: int,
    deadline: float | None,
    seed: int,
    manner: Manner,
    until_decided: bool = False,
) -> None:
    """Playouts until there are enough, no time is left for as long as they have taken, or nothing to decide."""
    search = forecasting(game) if isinstance(growth.look, Sight) else searching(game)
    if deadline is None and not until_decided:
        search(growth, seat, seed, playouts, manner)
        return
    began, done, left, at_once = time.monotonic(), 0, playouts or MOST_PLAYOUTS, 1
    while left > 0 and not (until_decided and done and is_decided(growth.tree, left)):
        batch = min(at_once, left)
        search(growth, seat, seed, batch, manner)
        done += batch
        left = (playouts or MOST_PLAYOUTS) - done
        now = time.monotonic()
        pace = max(now - began, SHORTEST) / done
        at_once = max(int(A_WHILE / pace), 1)
        if deadline is not None:
            left = min(left, int((deadline - now) / pace))


def sum_up(trees: list[Tree]) -> Thoughts:
    """The trees have the same root, so what they say of the same way, and then of the same action, is added up."""
    edges = [tree.edges[int(tree.nodes[ROOT].first) :][: int(tree.nodes[ROOT].edges)] for tree in trees]
    ways, which = np.unique(np.concatenate([each["way"] for each in edges]), axis=0, return_inverse=True)
    visits, sums = np.zeros(len(ways), WHOLE), np.zeros((len(ways), *trees[0].sums.shape[1:]))
    np.add.at(visits, which.ravel(), np.concatenate([each["visits"] for each in edges]))
    np.add.at(
        sums, which.ravel(), np.concatenate([tree.sums[: len(each)] for tree, each in zip(trees, edges, strict=True)])
    )
    actions, first = np.unique(ways[:, 0], return_index=True)
    best, visits, sums = int(ways[np.argmax(visits), 0]), np.add.reduceat(visits, first), np.add.reduceat(sums, first)
    return Thoughts(actions, visits, sums[:, :, 0], sums[:, :, 1], best)


@dataclass(frozen=True)
class Search:
    """Plays what it has visited most."""

    budget: Budget = Budget(playouts=1000)
    manner: Manner | None = None  # the game's own
    is_learned: bool = False  # whether a network tells it what a position is worth

    def choose(self, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
        network = network_of(game) if self.is_learned else None
        seed = int(next_word(rng) >> SEED_BITS)
        actions = np.zeros(game.actions, np.int16)
        if game.legal(state, actions) == 1:
            return int(actions[0])
        return think(game, state, seat, self.budget, seed, self.manner, network, until_decided=True).best
