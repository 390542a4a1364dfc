"""How sure a result is: 95% intervals of a share and of a mean, over seeds that were each played from every seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from statistics import NormalDist, fmean, stdev

TAIL = 0.975  # of a two-sided interval of 95%
NORMAL = NormalDist().inv_cdf(TAIL)
# Student's t at the same tail for 1, 2, ... degrees of freedom; beyond them the series below is as exact as the table.
STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)


@dataclass(frozen=True)
class Estimate:
    """A measured value and its 95% interval; there is none after a single seed."""

    value: float
    low: float | None
    high: float | None


def estimate_share(seeds: Sequence[Sequence[float]]) -> Estimate | None:
    """The share of first places with its Wilson interval; `seeds` holds the shares of the games of each seed."""
    games = sum(map(len, seeds))
    if not games:
        return None
    share = fsum(map(fsum, seeds)) / games
    low, high = wilson(share, games / max(1.0, design_effect(seeds)))
    return Estimate(share, low, high)


def estimate_mean(seeds: Sequence[Sequence[float]]) -> Estimate | None:
    """The mean over the seeds of the mean of their games, with Student's interval."""
    means = [fmean(games) for games in seeds if games]
    if not means:
        return None
    value = fmean(means)
    if len(means) == 1:
        return Estimate(value, None, None)
    reach = student(len(means) - 1) * stdev(means) / sqrt(len(means))
    return Estimate(value, value - reach, value + reach)


def wilson(share: float, games: float) -> tuple[float, float]:
    """The interval of a share that was found in so many games."""
    squared = NORMAL**2 / games
    middle = (share + squared / 2) / (1 + squared)
    reach = sqrt(NORMAL**2 * share * (1 - share) / games + squared**2 / 4) / (1 + squared)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def design_effect(seeds: Sequence[Sequence[float]]) -> float:
    """How many games count as one, because games of the same seed resemble each other; below 1 if they balance.

    The variance of the mean share as whole seeds show it, over that of as many unrelated games. A single seed shows
    nothing: all its games count as one.
    """
    played = [games for games in seeds if games]
    games = sum(map(len, played))
    if len(played) == 1:
        return float(games)
    share = fsum(map(fsum, played)) / games
    unrelated = share * (1 - share) / games
    if unrelated <= 0:
        return 1.0
    deviations = fsum((fsum(shares) - len(shares) * share) ** 2 for shares in played)
    return len(played) / (len(played) - 1) * deviations / games**2 / unrelated


def student(freedom: int) -> float:
    """Student's t at the tail of a 95% interval: a table, then the expansion around the normal distribution."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
