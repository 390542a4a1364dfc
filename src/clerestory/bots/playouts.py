# ruff: noqa: F821 (the names that `bind` gives to a template)
"""Playouts that play on: what looks good to greedy is tried first, and behind the tree a few turns are sketched."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp

from clerestory.bots.appraisal import appraisal_of
from clerestory.bots.looking import TRIAL, Look, lead_of, looking
from clerestory.bots.manners import Manner
from clerestory.bots.tree import Growth, add_edges, search_with
from clerestory.engine.game import OVER, Game
from clerestory.engine.playing import playing
from clerestory.engine.rules import weave

appraise: Callable[..., int]
judge: Callable[..., None]
legal: Callable[..., int]
look_through: Callable[..., int]
play_on: Callable[..., bool]
play_turn: Callable[..., None]
ranks: Callable[..., None]
settle: Callable[..., int]

FIRST = 1
STEEPNESS = 4.0  # leading by the spread of the game is a value of 0.98


def list_edges_template(growth: Growth[Look], length: int, manner: Manner) -> None:
    """List the actions of the node at the end of a path; good is what its seat can make of one in this turn."""
    tree, look = growth.tree, growth.look
    number = int(tree.path[length - 1, 0])
    look.states[0] = growth.states[TRIAL]
    is_taught = manner.warmth > 0.0
    seat = int(tree.nodes[number].seat)
    count = look_through(look, seat, True) if is_taught else legal(look.states[0], look.actions[0])
    add_edges(tree, number, look.actions[0].reshape(-1, 1), look.worth, count, manner.warmth)


def play_on_template(growth: Growth[Look], tries: int, turns: int) -> bool:
    """Play on in states[TRIAL] for so many turns at most; whether the game is over then."""
    for _ in range(turns):
        seat = settle(growth.states[TRIAL], growth.luck, growth.chances)
        if seat == OVER:
            return True
        play_turn(growth.states, seat, tries, growth.rng, growth.actions)
    return settle(growth.states[TRIAL], growth.luck, growth.chances) == OVER


def judge_template(growth: Growth[Look], is_over: bool, win_share: float, spread: float) -> None:
    """For every seat: its worth, how likely it wins, and its value, which also counts by how much it leads."""
    tree, state, places = growth.tree, growth.states[TRIAL], growth.places
    seats = int(state.seats)
    for seat in range(seats):
        tree.worth[seat] = appraise(state, seat)
    winners = 0
    if is_over:
        ranks(state, places)
        for seat in range(seats):
            winners += int(places[seat] == FIRST)
    for seat in range(seats):
        ahead = 1.0 / (1.0 + exp(-STEEPNESS * lead_of(tree.worth, seat, seats) / spread))
        tree.won[seat] = ahead
        if is_over:
            tree.won[seat] = 1.0 / winners if places[seat] == FIRST else 0.0
        tree.value[seat] = win_share * tree.won[seat] + (1.0 - win_share) * ahead


def conclude_template(growth: Growth[Look], length: int, manner: Manner) -> None:
    """Play on for some turns, and judge the position."""
    is_over = play_on(growth, manner.tries, manner.turns)
    judge(growth, is_over, manner.win_share, manner.spread)


@cache
def searching(game: Game) -> Callable[..., None]:
    """The search for a game; compiled once."""
    looks, settle = looking(game), playing(game).settle
    list_edges = weave(list_edges_template, game.name, look_through=looks.look_through, legal=game.legal)
    conclude = weave(
        conclude_template,
        game.name,
        play_on=weave(play_on_template, game.name, settle=settle, play_turn=looks.play_turn),
        judge=weave(judge_template, game.name, appraise=appraisal_of(game).appraise, ranks=game.ranks),
    )
    return search_with(game, list_root=list_edges, list_edges=list_edges, conclude=conclude)
