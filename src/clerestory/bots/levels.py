"""The bots behind the names. A level is defined by what it may do; docs/bots.md has how they do against each other."""

from __future__ import annotations

import re
from dataclasses import dataclass

from clerestory.bots import BOTS, Bot
from clerestory.bots.greedy import Greedy
from clerestory.bots.learned import Learned
from clerestory.bots.networks import has_network
from clerestory.bots.random import Random
from clerestory.bots.search import Budget, Search
from clerestory.engine.chance import Generator
from clerestory.engine.game import Game, GameError
from clerestory.engine.records import AnyState

PATIENCE, MOST_PATIENCE = 900, 2700  # milliseconds, for a slow machine: the playouts take far less


@dataclass(frozen=True)
class Schooled:
    """Plays as it has learned, if there is a network that fits the game."""

    learned: Bot
    otherwise: Bot

    def choose(self, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
        bot = self.learned if has_network(game) else self.otherwise
        return bot.choose(game, state, seat, rng)


NAMED: dict[str, Bot] = {
    "novice": Greedy(foresight=False),
    "casual": Greedy(vagueness=1.0),
    "skilled": Greedy(vagueness=0.5),
    "expert": Schooled(Learned(), Search(Budget(playouts=40, milliseconds=PATIENCE))),
    "master": Schooled(
        Search(Budget(playouts=400, milliseconds=MOST_PATIENCE), is_learned=True),
        Search(Budget(playouts=2000, milliseconds=MOST_PATIENCE)),
    ),
    "random": Random(),
    "greedy": Greedy(),
    "search": Search(),
    "learned": Learned(),
}
SEARCH = re.compile(r"(?P<kind>search|learned):(?P<amount>[1-9]\d{0,8})(?P<time>ms)?(?:x(?P<trees>[1-9]\d?))?")


def bot_named(name: str) -> Bot:
    """A bot by its name, or a search by its budget: search:500, learned:300ms, search:5000x4 in four trees."""
    if name in NAMED:
        return NAMED[name]
    if found := SEARCH.fullmatch(name):
        amount, trees = int(found["amount"]), int(found["trees"] or 1)
        budget = Budget(milliseconds=amount, trees=trees) if found["time"] else Budget(amount, trees=trees)
        return Search(budget, is_learned=found["kind"] == "learned")
    kind = name.partition(":")[0]
    if kind != name and kind in ("search", "learned"):
        raise GameError(
            f'"{name}" is no search: write {kind}:500 for 500 playouts, {kind}:300ms for 300 milliseconds, '
            f"{kind}:5000x4 for 5000 playouts in 4 trees."
        )
    raise GameError(f'There is no bot "{name}". The bots are: {", ".join(BOTS)}.')
