"""Random games for the naive game: who plays, with which options, and what they like to choose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

from hypothesis import strategies as st

from tests.games.towerup.naive import CARD, CHANCE, COLOR, COLORS, END_TURN, GOALS, JOKER, SITE, Card, City, NaiveGame

MOST_STARTING_FLOORS = {2: 7, 3: 7, 4: 5}
PATIENCE = 450  # moves; then everybody builds, so that every game comes to its end
PLENTY = 7  # floors of the favorite color, for those who hoard it


@dataclass(frozen=True)
class Walk:
    """One game: move i takes choice i, over and over, of what is liked best."""

    seats: int
    options: dict[str, Any]
    choices: list[int]
    habit: str

    def choose(self, game: NaiveGame, moves: int) -> int:
        answers = sorted(game.answers)
        if game.turn() != CHANCE or self.habit == "walling":
            dislike = DISLIKES[self.habit if moves < PATIENCE else "building"]
            dislikes = [dislike(game, answer, self.choices[0] % 4) for answer in answers]
            answers = [answer for answer, much in zip(answers, dislikes, strict=True) if much == min(dislikes)]
        return answers[(self.choices[moves % len(self.choices)] + moves) % len(answers)]


def card_of(game: NaiveGame, answer: int) -> Card:
    kind = game.market[answer - CARD]
    assert kind is not None
    return game.city.cards[kind]


def any_move(game: NaiveGame, answer: int, favorite: int) -> int:
    return 0


def building(game: NaiveGame, answer: int, favorite: int) -> int:
    """A building whenever there can be one."""
    return int(game.decision == "D3" and answer < SITE)


def carding(game: NaiveGame, answer: int, favorite: int) -> int:
    """Cards until the deck has run out."""
    return building(game, answer, favorite) if game.met["reshuffle"] else int(game.decision == "D3" and answer >= SITE)


def stepping(game: NaiveGame, answer: int, favorite: int) -> int:
    """The rearmost vehicle, so that there are extra turns."""
    at = game.player.vehicles
    if game.decision == "D4":
        return at[answer - COLOR]
    if game.decision == "D5":
        return at[game.buildings[answer - SITE].color]
    if game.decision != "D3" or answer == END_TURN:
        return 9 * (answer == END_TURN)
    if answer >= SITE:
        return 1
    return 0 if any(at[color] == min(at.values()) for color in card_of(game, answer).steps) else 2


def hoarding(game: NaiveGame, answer: int, favorite: int) -> int:
    """One color, so that it runs short: with plenty of it, buildings that need it."""
    if game.decision in ("D6", "D7"):
        return int((answer - COLOR == favorite) == (game.decision == "D7"))
    if game.decision != "D3" or answer == END_TURN:
        return 9 * (answer == END_TURN)
    if answer >= SITE:
        is_due = game.player.floors[favorite] >= PLENTY and favorite in game.colors_around(answer - SITE)
        return 0 if is_due and game.player.roofs > 1 else 9
    floors = card_of(game, answer).floors
    return 5 - floors.count(favorite) - floors.count(JOKER)


def draining(game: NaiveGame, answer: int, favorite: int) -> int:
    """The costliest buildings and the largest cards, and no shortage while all colors can be had."""
    if game.decision in ("D6", "D7"):
        return game.supply[answer - COLOR] * (-1 if game.decision == "D6" else 1)
    if game.decision != "D3" or answer == END_TURN:
        return 99 * (answer == END_TURN)
    if answer >= SITE:
        is_too_early = game.player.roofs == 1 and game.end_begun_by is None
        return 98 if is_too_early else -len(game.built_around(answer - SITE))
    card = card_of(game, answer)
    return 10 - len(card.floors) + 50 * is_short(game, card)


def walling(game: NaiveGame, answer: int, favorite: int) -> int:
    """By a plan after which every empty site has all four colors around it; chance turns up jokers for it."""
    plan = plan_for(game.city, game.starting_floors + game.seats * (game.city.roofs - 1))
    if game.turn() == CHANCE:
        is_setup = not game.buildings and answer < len(game.city.cards)
        return int(is_setup and game.city.cards[answer].floors[0] != JOKER)
    lonely = {site for site in plan.keys() - game.buildings.keys() if not game.city.adjacent(site) & plan.keys()}
    if game.decision == "D1":
        return int(answer % 4 not in [plan[site] for site in lonely])
    if game.decision == "D2":
        return 2 * (plan.get(answer - SITE) != game.laying) + (answer - SITE not in lonely)
    if game.decision == "D4":
        return int(plan.get(game.building_on or 0) != answer - COLOR)
    if game.decision != "D3" or answer == END_TURN:
        return 3 * (answer == END_TURN)
    if answer < SITE:
        return int(is_short(game, card_of(game, answer)))
    is_planned = plan.get(answer - SITE) in game.colors_for(answer - SITE)
    return -1 if is_planned and game.player.roofs > 1 else 2


def is_short(game: NaiveGame, card: Card) -> bool:
    return any(card.floors.count(color) > game.supply[color] for color in COLORS)


@cache
def plan_for(city: City, buildings: int) -> dict[int, int]:
    """A color for so many sites: no two alike adjacent, nor around one of the others, which have four neighbors."""
    sites = set(range(len(city.sites)))
    crossings = [site for site in sites if len(city.adjacent(site)) == len(COLORS)]
    for empty in combinations(crossings, len(sites) - buildings):
        unlike = {site: city.adjacent(site) for site in sites}
        for site in empty:
            for neighbor in city.adjacent(site):
                unlike[neighbor] = unlike[neighbor] | city.adjacent(site) - {neighbor}
        if not any(unlike[site] & set(empty) for site in empty) and (plan := colored(unlike, sites - set(empty), {})):
            return plan
    raise AssertionError("this city cannot be walled in")


def colored(unlike: dict[int, set[int]], sites: set[int], plan: dict[int, int]) -> dict[int, int]:
    """The plan with a color for every site, or nothing; the site with the fewest colors left comes first."""
    if not sites:
        return plan
    left = {site: set(COLORS) - {plan.get(other, JOKER) for other in unlike[site]} for site in sites}
    site = min(sorted(sites), key=lambda site: len(left[site]))
    rarest_first = sorted(left[site], key=[*plan.values()].count)
    plans = (colored(unlike, sites - {site}, {**plan, site: color}) for color in rarest_first)
    return next((plan for plan in plans if plan), {})


DISLIKES: dict[str, Callable[[NaiveGame, int, int], int]] = {
    "any": any_move,
    "building": building,
    "carding": carding,
    "stepping": stepping,
    "hoarding": hoarding,
    "draining": draining,
    "walling": walling,
}
HABITS = [habit for habit in DISLIKES if habit != "walling"]  # those for every city


def options_for(seats: int) -> st.SearchStrategy[dict[str, Any]]:
    """As the rules have them, or with another number of starting floors, or with other objectives."""
    chosen = st.permutations(GOALS).map(lambda goals: "+".join(goals[:3]))
    floors = st.integers(3, MOST_STARTING_FLOORS[seats])
    objectives = st.one_of(st.sampled_from(["random", "starting"]), chosen)
    return st.fixed_dictionaries({}, optional={"starting_floors": floors, "objectives": objectives})


def walks(seats: int, habit: str) -> st.SearchStrategy[Walk]:
    choices = st.lists(st.integers(0, 999), min_size=1, max_size=30)
    return st.builds(Walk, st.just(seats), options_for(seats), choices, st.just(habit))
