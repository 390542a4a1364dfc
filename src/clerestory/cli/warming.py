"""Compiling ahead: every compiled function of a game is called once, with the kinds of arguments it gets later."""

from __future__ import annotations

import time

from rich.console import Console

from clerestory.arena import hold_match
from clerestory.bots import load_bot
from clerestory.bots.learned import liked_best
from clerestory.bots.networks import blank_network
from clerestory.bots.search import Budget, think
from clerestory.cli.arguments import find_game
from clerestory.engine.chance import below, generator
from clerestory.engine.game import Game
from clerestory.engine.options import allowed_values
from clerestory.engine.records import copy_of
from clerestory.engine.rules import PLAIN, warm_marker
from clerestory.engine.simulating import simulate
from clerestory.engine.table import Table
from clerestory.games import check_name

EVERY_KIND = ("random", "novice", "search:2")
LOOKED_AT = 16  # every so many positions of a game, everything about one is asked


def warm_games(names: list[str]) -> None:
    """Compile the rules of these games, unless that has been done."""
    for name in names:
        check_name(name)
    for name in names:
        if PLAIN:
            print(f"{name}: nothing to compile in plain mode.")
        elif warm_marker(name).exists():
            print(f"{name} is warm already.")
        else:
            began = time.perf_counter()
            make_warm(find_game(name))
            print(f"{name} is warm; that took {time.perf_counter() - began:.1f} seconds.")


def make_warm(game: Game) -> None:
    """Compile what is not compiled yet, and say so meanwhile."""
    if PLAIN or warm_marker(game.name).exists():
        return
    console, line = Console(stderr=True, highlight=False), f"Compiling the rules of {game.name}, once ..."
    if console.is_terminal:
        with console.status(line):
            call_everything(game)
    else:
        console.print(line, soft_wrap=True)
        call_everything(game)
    warm_marker(game.name).touch()


def call_everything(game: Game) -> None:
    for seats, which in ((game.seats[0], -1), (game.seats[-1], 0)):
        table = Table(game, seats, {name: values[which] for name, values in allowed_values(game).items()}, seed=1)
        play_through(table)
    call_bots(Table(game, game.seats[-1], seed=1))
    simulate(game, game.seats[-1], games=1, cores=1)
    hold_match(game, "random", "random", seats=game.seats[-1], games=1)


def call_bots(table: Table) -> None:
    """Every other bot runs through what these do, only longer; what learned does is compiled with a blank network."""
    game, state, seat, network = table.game, table.state, table.turn, blank_network(table.game)
    for name in EVERY_KIND:
        load_bot(name).choose(game, state, seat, generator(1))
    think(game, state, seat, Budget(playouts=1), 1, network=network)
    liked_best(network, game, state, seat, generator(1))


def play_through(table: Table) -> None:
    """One game at a table, with now and then a look at everything that a person could ask about a position."""
    rng = generator(1)
    while not table.is_over:
        moves = table.legal_moves()
        if len(table.moves) % LOOKED_AT == 0:
            look_at_everything(table)
        table.play(moves[below(rng, len(moves))])
    look_at_everything(table)


def look_at_everything(table: Table) -> None:
    game = table.game
    for number in range(game.actions):
        game.refusal(table.state, number)
    for seat in range(table.seats):
        table.observe(seat)
        game.draw(table.look(seat))
        table.view(seat)
        game.hide(copy_of(table.state), seat, generator(1))
    for move in table.legal_moves():
        game.consequences(table.state, move.number)
    table.ranks()
    game.check(game.read_position(table.draw()))
