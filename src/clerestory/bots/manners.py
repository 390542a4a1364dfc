"""How a search goes about it: the same in kind for every game, tuned for each (docs/bots.md has what was tried)."""

from __future__ import annotations

from typing import NamedTuple

from clerestory.bots.foresight import ALL, AN_APPRAISAL, AN_INKLING
from clerestory.bots.networks import Network
from clerestory.engine.game import Game

TO_THE_END = 1_000_000  # turns, which no game has


class Manner(NamedTuple):
    """What a search may be told."""

    exploration: float  # how much it tries what it has seldom tried
    warmth: float  # how evenly it begins: what looks worse by so much has a third of the share
    tries: int = 1  # sketches of a turn that are compared when a playout plays on; 1 is random play
    turns: int = 0  # that a playout plays on behind the tree
    win_share: float = 1.0  # how much winning counts; the rest is by how much
    spread: float = 1000.0  # a lead that makes a win as good as sure, in hundredths of a point
    least: int = 0  # visits that every action of the root gets, however bad it looks
    trust: float = 0.0  # visits that what a network hopes for counts as
    ways: int = ALL  # to play a turn behind the root that a network is asked about: those that look best at a glance
    glance: int = AN_INKLING


# For a game that nobody has written an appraisal for, and to compare with: random playouts to the end, win or loss.
UNTAUGHT = Manner(exploration=1.0, warmth=0.0, turns=TO_THE_END)

# Their warmth is in hundredths of a point.
MANNERS = {
    "sintra": Manner(exploration=0.5, warmth=200.0, tries=8, turns=8, win_share=0.5, spread=2000.0),
    "sagrada": Manner(exploration=0.5, warmth=100.0, tries=8, turns=8, win_share=0.5, spread=1500.0),
    "towerup": Manner(exploration=0.5, warmth=150.0, tries=8, turns=8, win_share=0.5, spread=1200.0),
}


# With a network: the warmth is in values, of which 1 is a win. Where chance answers every turn, a playout says little
# beside what the network has learned from millions, and what looks worse is seldom better.
WITH_A_NETWORK = Manner(exploration=0.5, warmth=0.1, trust=1.0)
MANNERS_WITH_A_NETWORK = {
    "sintra": Manner(exploration=0.4, warmth=0.1, trust=1.0, ways=12),
    "sagrada": Manner(exploration=0.2, warmth=0.03, trust=4.0, ways=8, glance=AN_APPRAISAL),
    "towerup": Manner(exploration=0.3, warmth=0.04, trust=1.0, ways=12),
}


def manner_of(game: Game, network: Network | None = None) -> Manner:
    """How this game is searched, with a network or without. One without an inkling is asked about all ways."""
    if not network:
        return MANNERS.get(game.name, UNTAUGHT)
    manner = MANNERS_WITH_A_NETWORK.get(game.name, WITH_A_NETWORK)
    return manner if manner.glance != AN_INKLING or network.inkling.any() else manner._replace(ways=ALL)
