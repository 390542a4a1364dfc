"""A game that is nothing but a tree: who decides where, what chance does, and who gets what in the end.

    lay(2, choose(0, ends(1, 1), chance((6, ends(1, 0)), (4, ends(0, 1)))))

Seat 0 decides between a shared win and a gamble that it wins six times in ten. The action is the number of the branch.
Who has most points wins; alone, one wins with more than TARGET. Nothing is hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from clerestory import load_game
from clerestory.engine.chance import Generator
from clerestory.engine.game import CHANCE, EVERYBODY, OVER
from clerestory.engine.records import COUNT, Array, blank, dtype_of, record
from clerestory.engine.rules import rule

SEATS, FORKS, BRANCHES, TARGET = 3, 40, 4, 5


@record
class State:
    seats: int = COUNT
    fork: int = COUNT  # where the game has got to
    mover: Array = COUNT[FORKS]  # a seat, CHANCE or OVER
    branches: Array = COUNT[FORKS]
    weight: Array = COUNT[FORKS, BRANCHES]
    leads_to: Array = COUNT[FORKS, BRANCHES]
    points: Array = COUNT[FORKS, SEATS]


@rule
def turn(state: State) -> int:
    return int(state.mover[state.fork])


@rule
def legal(state: State, actions: Array) -> int:
    for branch in range(state.branches[state.fork]):
        actions[branch] = branch
    return int(state.branches[state.fork])


@rule
def weights(state: State, weights: Array) -> int:
    total = 0
    for branch in range(BRANCHES):
        weights[branch] = state.weight[state.fork, branch]
        total += int(weights[branch])
    return total


@rule
def play(state: State, action: int) -> None:
    state.fork = state.leads_to[state.fork, action]


@rule
def scores(state: State, points: Array) -> None:
    for seat in range(state.seats):
        points[seat] = state.points[state.fork, seat]


@rule
def ranks(state: State, places: Array) -> None:
    for seat in range(state.seats):
        places[seat] = 1
        for other in range(state.seats):
            places[seat] += int(state.points[state.fork, other] > state.points[state.fork, seat])
    if state.seats == 1:
        places[0] = 1 if state.points[state.fork, 0] > TARGET else 2


@rule
def hide(state: State, seat: int, rng: Generator) -> None:
    pass


@rule
def seen_by(state: State) -> int:
    return EVERYBODY


@dataclass(frozen=True)
class Fork:
    """A place in the tree, and all that can follow."""

    mover: int
    branches: tuple[tuple[int, Fork], ...] = ()  # each with its weight, for chance
    points: tuple[int, ...] = ()


def choose(seat: int, *branches: Fork) -> Fork:
    return Fork(seat, tuple((0, branch) for branch in branches))


def chance(*branches: tuple[int, Fork]) -> Fork:
    return Fork(CHANCE, branches)


def ends(*points: int) -> Fork:
    return Fork(OVER, points=points)


def lay(seats: int, root: Fork) -> State:
    """The game at its root."""
    state = blank(State)
    state.seats = seats
    forks = in_order(root)
    for number, fork in enumerate(forks):
        state.mover[number], state.branches[number] = fork.mover, len(fork.branches)
        state.points[number, : len(fork.points)] = fork.points
        for branch, (weight, following) in enumerate(fork.branches):
            state.weight[number, branch] = weight
            state.leads_to[number, branch] = next(n for n, other in enumerate(forks) if other is following)
    return state


def in_order(root: Fork) -> Sequence[Fork]:
    return [root, *(fork for _, following in root.branches for fork in in_order(following))]


BRANCHING = replace(
    load_game("sintra"),
    name="branching",
    seats=range(1, SEATS + 1),
    state=dtype_of(State),
    actions=BRANCHES,
    outcomes=BRANCHES,
    turn=turn,
    legal=legal,
    weights=weights,
    play=play,
    scores=scores,
    ranks=ranks,
    hide=hide,
    seen_by=seen_by,
)
