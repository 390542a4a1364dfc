"""Print what the bots answer in this process's mode, to the last bit; see test_modes.py."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from clerestory.bots.greedy import Greedy
from clerestory.bots.manners import manner_of
from clerestory.bots.networks import read_network
from clerestory.bots.search import Budget, think
from clerestory.games import GAMES
from tests.bots.playing import Decision, choices, random_game
from tests.bots.untrained import write_random_network

SHORT = Budget(playouts=12, trees=2)
AT = {"sintra": (4, 30), "sagrada": (3, 40), "towerup": (9, 40)}  # decisions: early and late in a game


def answers() -> Iterator[str]:
    for name in GAMES:
        decisions = list(choices(random_game(name, seats=3)))
        for at in AT[name]:
            yield f"{name} {at} {answer_to(decisions[at])}"


def answer_to(decision: Decision) -> str:
    """Greedy with and without foresight, and all that a short search has summed up."""
    game, state, seat = decision.game, decision.state, decision.seat
    greedy = [decision.answer(bot) for bot in (Greedy(foresight=False), Greedy(vagueness=1.0), Greedy())]
    found = think(game, state, seat, SHORT, 9, manner_of(game)._replace(tries=2, turns=3))
    sums = [float(number).hex() for number in [*found.wins.flat, *found.points.flat]]
    return f"{greedy} {found.actions.tolist()} {found.visits.tolist()} {sums} {learned_answers(decision)}"


def learned_answers(decision: Decision) -> str:
    """What a network likes best, and what a short search with it has visited; its sums may differ in the last bits."""
    game, state, seat = decision.game, decision.state, decision.seat
    with TemporaryDirectory() as folder:
        network = read_network(write_random_network(Path(folder), game), game)
    visits = [think(game, state, seat, Budget(playouts), 9, network=network).visits for playouts in (1, 8)]
    return str([each.tolist() for each in visits])


if __name__ == "__main__":
    for line in answers():
        print(line)
