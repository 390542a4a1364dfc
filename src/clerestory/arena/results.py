"""What the games of an arena add up to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TypeAlias

from clerestory.arena.halls import FIRST, Ending, Played, Thinking
from clerestory.arena.intervals import Estimate, estimate_mean, estimate_share
from clerestory.arena.lineups import Lineup
from clerestory.arena.rating import Rating, rate_entrants
from clerestory.engine.records import JSON

Held: TypeAlias = tuple[Played, Sequence[int]]  # a game, and the slots of its lineup that somebody held

MILLISECONDS = 1000


@dataclass(frozen=True)
class Side:
    """How one side of a match did, be it in one seat or in all others."""

    name: str
    games: int
    mean_points: float | None  # of a seat, in finished games
    decisions: int
    mean_milliseconds: float | None  # for a decision
    longest_milliseconds: float | None
    forfeits: int
    first_forfeit: str | None  # what it did


@dataclass(frozen=True)
class Match:
    """One bot against another in all other seats, or alone; wins, win rate and margin are those of the first side."""

    sides: tuple[Side, ...]  # one of them if it played alone
    games: int
    finished: int  # by the rules
    forfeited: int  # they count as games won by the others, but have no points
    unfinished: int  # cut off; they count for nothing
    wins: float  # first places; a shared one counts in parts
    win_rate: Estimate | None
    equal_share: float | None  # the win rate of an equal player; none alone
    margin: Estimate | None  # points more than the best other seat
    mean_winning_score: float | None


@dataclass(frozen=True)
class Standing(Side):
    """An entrant over all its matches."""

    rating: float | None  # none alone
    uncertainty: float | None  # the standard deviation of the rating
    win_rate: float | None  # alone; among others every match has its own


@dataclass(frozen=True)
class Contest:
    """Everything that an arena found out."""

    game: str
    components: str  # the hash of the component set
    seats: int
    options: JSON
    seed: int
    longest: int
    games_asked: int  # for each match
    games: int  # for each match, in whole sets: every seed from every seat
    cores: int
    seconds: float
    matches: tuple[Match, ...]
    standings: tuple[Standing, ...]  # the best first


def summarize_match(names: Sequence[str], lineup: Lineup, games: Sequence[Played]) -> Match:
    endings = [game.ending for game in games]
    finished = [game for game in games if game.ending == Ending.finished]
    shares: dict[int, list[float]] = defaultdict(list)
    margins: dict[int, list[float]] = defaultdict(list)
    for game in games:
        if game.places:
            shares[game.number].append(first_share(game.places))
        if game.points and len(lineup) > 1:
            margins[game.number].append(float(game.points[0] - max(game.points[1:])))
    winning = [game.points[game.places.index(FIRST)] for game in finished if FIRST in game.places]
    slots = [slots for slots in (range(1), range(1, len(lineup))) if slots]
    return Match(
        sides=tuple(summarize_side(names[lineup[held[0]]], [(game, held) for game in games]) for held in slots),
        games=len(games),
        finished=len(finished),
        forfeited=endings.count(Ending.forfeited),
        unfinished=endings.count(Ending.unfinished),
        wins=sum(map(sum, shares.values())),
        win_rate=estimate_share(list(shares.values())),
        equal_share=1 / len(lineup) if len(lineup) > 1 else None,
        margin=estimate_mean(list(margins.values())),
        mean_winning_score=fmean(winning) if winning else None,
    )


def first_share(places: Sequence[int]) -> float:
    """What the first slot has of the first place."""
    return 1 / places.count(FIRST) if places[0] == FIRST else 0.0


def summarize_side(name: str, held: Sequence[Held]) -> Side:
    points = [game.points[slot] for game, slots in held if game.points for slot in slots]
    forfeits = [game.forfeit[1] for game, slots in held if game.forfeit and game.forfeit[0] in slots]
    thinking = sum((game.thinking[slot] for game, slots in held for slot in slots), Thinking())
    return Side(
        name=name,
        games=len(held),
        mean_points=fmean(points) if points else None,
        decisions=thinking.decisions,
        mean_milliseconds=thinking.seconds / thinking.decisions * MILLISECONDS if thinking.decisions else None,
        longest_milliseconds=thinking.longest * MILLISECONDS if thinking.decisions else None,
        forfeits=len(forfeits),
        first_forfeit=forfeits[0] if forfeits else None,
    )


def rank_entrants(
    names: Sequence[str], lineups: Sequence[Lineup], games: Sequence[Sequence[Played]]
) -> tuple[Standing, ...]:
    """The standings after all games of all matches: by rating; alone by games won, then by points."""
    if len(lineups[0]) == 1:
        standings = [stand_alone(name, played) for name, played in zip(names, games, strict=True)]
    else:
        ratings = rate_entrants(len(names), in_order(lineups, games))
        standings = [
            stand(summarize_side(name, held_by(entrant, lineups, games)), rating)
            for entrant, (name, rating) in enumerate(zip(names, ratings, strict=True))
        ]
    return tuple(sorted(standings, key=strength, reverse=True))


def held_by(entrant: int, lineups: Sequence[Lineup], games: Sequence[Sequence[Played]]) -> list[Held]:
    """All games of an entrant, each with the slots that it held."""
    return [
        (game, [slot for slot, who in enumerate(lineup) if who == entrant])
        for lineup, played in zip(lineups, games, strict=True)
        if entrant in lineup
        for game in played
    ]


def in_order(lineups: Sequence[Lineup], games: Sequence[Sequence[Played]]) -> Iterator[tuple[Lineup, tuple[int, ...]]]:
    """Games that have places, for the rating: all matches go on side by side, so that none is the last."""
    every = [(game.number, match, game.rotation, game) for match, played in enumerate(games) for game in played]
    for _, match, _, game in sorted(every, key=lambda one: one[:3]):
        if game.places:
            yield lineups[match], game.places


def stand(side: Side, rating: Rating) -> Standing:
    return Standing(**vars(side), rating=rating.mean, uncertainty=rating.uncertainty, win_rate=None)


def stand_alone(name: str, games: Sequence[Played]) -> Standing:
    shares = [first_share(game.places) for game in games if game.places]
    side = summarize_side(name, [(game, range(1)) for game in games])
    return Standing(**vars(side), rating=None, uncertainty=None, win_rate=fmean(shares) if shares else None)


def strength(standing: Standing) -> tuple[float, float, float]:
    return standing.rating or 0.0, standing.win_rate or 0.0, standing.mean_points or 0.0
