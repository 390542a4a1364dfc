"""The rating of a whole field: openskill's Plackett-Luce model over the places of all games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce

from clerestory.arena.lineups import Lineup

UNCHANGING = 0.0  # what a game adds to the uncertainty: nothing, as a bot does not change from game to game


@dataclass(frozen=True)
class Rating:
    """How strong an entrant is thought to be, and the standard deviation of that."""

    mean: float
    uncertainty: float


def rate_entrants(entrants: int, games: Iterable[tuple[Lineup, Sequence[int]]]) -> list[Rating]:
    """The ratings after these games in this order; each is a lineup and the place of every slot.

    An entrant that holds several slots of a game is rated in each, and keeps the mean.
    """
    model = PlackettLuce(tau=UNCHANGING)
    ratings = [model.rating() for _ in range(entrants)]
    for lineup, places in games:
        teams = model.rate([[ratings[entrant]] for entrant in lineup], ranks=[float(place) for place in places])
        for entrant in dict.fromkeys(lineup):
            rated = [team[0] for team, who in zip(teams, lineup, strict=True) if who == entrant]
            mean, uncertainty = fmean(one.mu for one in rated), fmean(one.sigma for one in rated)
            ratings[entrant] = model.rating(mu=mean, sigma=uncertainty)
    return [Rating(rating.mu, rating.sigma) for rating in ratings]
