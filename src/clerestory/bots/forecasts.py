# ruff: noqa: F821 (the names that `bind` gives to a template)
"""Playouts that ask a network: it says what every way to play a turn promises, and nobody plays on behind the tree."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import floor

from clerestory.bots.appraisal import A_POINT
from clerestory.bots.foresight import (
    ALL,
    asking_others,
    first_of_the_best,
    foreseeing,
    going_to,
    saying_result,
    weigh_up,
)
from clerestory.bots.looking import TRIAL
from clerestory.bots.manners import Manner
from clerestory.bots.sight import Sight
from clerestory.bots.tree import NO_EDGE, Growth, Tree, add_edges, has_room, search_with
from clerestory.engine.game import OVER, Game
from clerestory.engine.playing import playing
from clerestory.engine.rules import rule, weave

ask_others: Callable[..., None]
foresee: Callable[..., int]
go_to: Callable[..., None]
say_result: Callable[..., None]
settle: Callable[..., int]
turn: Callable[..., int]


@rule
def report(tree: Tree, sight: Sight, which: int, seats: int) -> None:
    """What the playout has found out is what was said of this way."""
    for seat in range(seats):
        tree.won[seat] = sight.won[which, seat]
        tree.worth[seat] = floor(A_POINT * sight.points[which, seat] + 0.5)
        tree.value[seat] = sight.value[which, seat]


def list_edges_template(growth: Growth[Sight], length: int, manner: Manner) -> None:
    """List a node in the middle of a turn."""
    tree, sight = growth.tree, growth.look
    number = int(tree.path[length - 1, 0])
    count = foresee(growth.states[TRIAL], sight, int(tree.nodes[number].seat), manner.ways, manner.glance)
    add_edges(tree, number, sight.ways, sight.worth, count, manner.warmth)


def conclude_template(growth: Growth[Sight], length: int, manner: Manner) -> None:
    """How the game has ended, or what the seat to move may hope for; by that a new node is listed.

    Where there is nothing to decide the network is asked about what follows.
    """
    tree, state, sight = growth.tree, growth.states[TRIAL], growth.look
    seats, mover, is_new = int(state.seats), turn(state), tree.path[length - 1, 1] == NO_EDGE
    ways = ALL if is_new and length == 1 else manner.ways
    while mover != OVER:
        count = foresee(state, sight, mover, ways, manner.glance)
        if is_new and has_room(tree):
            add_edges(tree, int(tree.path[length - 1, 0]), sight.ways, sight.worth, count, manner.warmth)
        is_new = False
        if count > 1:
            best = first_of_the_best(sight.worth, count)
            ask_others(sight, best, mover)
            report(tree, sight, best, seats)
            return
        go_to(state, sight, 0)
        mover = settle(state, growth.luck, growth.chances)
    say_result(sight, 0, state)
    weigh_up(sight, 0, seats)
    report(tree, sight, 0, seats)


@cache
def forecasting(game: Game) -> Callable[..., None]:
    """The search for a game that has a network; compiled once."""
    rules = {"turn": game.turn, "go_to": going_to(game), "settle": playing(game).settle}
    pieces = {"foresee": foreseeing(game), "ask_others": asking_others(game), "say_result": saying_result(game)}
    conclude = weave(conclude_template, game.name, **rules, **pieces)
    list_edges = weave(list_edges_template, game.name, foresee=foreseeing(game))
    return search_with(
        game, list_root=conclude, list_edges=list_edges, conclude=conclude, supposes=True, sees_turns=True
    )
