"""GOAL-COLORS to GOAL-LEVELS on random cities, against what the cards say in plain Python."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations, permutations
from random import Random

import pytest

from clerestory.games.towerup.boards import ROOFS, Board
from clerestory.games.towerup.components import BOX, LETTERS, OBJECTIVE_NAMES
from clerestory.games.towerup.goals import is_met
from tests.games.towerup.drawings import board_for, table_at

CITIES = 300
OWNERS = "to"  # the two players who are looked at in every city


@dataclass(frozen=True)
class Own:
    """A player's roofs in a city that is drawn as {"P5": "B:..t"}."""

    board: Board
    colors: dict[int, str]  # of the buildings with presence, by site
    levels: dict[int, list[int]]  # of the roofs in them

    def joined(self, a: int, b: int) -> bool:
        return (a, b) in self.board.streets or (b, a) in self.board.streets

    def area(self, site: int) -> int:
        return self.board.sites[site].area

    def count(self, tag: str) -> int:
        return sum(tag in self.board.sites[site].tags for site in self.colors)

    def grey_counts(self) -> list[int]:
        return [
            sum(self.area(site) == number for site in self.colors)
            for number, area in enumerate(BOX.areas)
            if area.is_grey
        ]


def own_of(board: Board, city: dict[str, str], letter: str) -> Own:
    numbers = {site.name: number for number, site in enumerate(board.sites)}
    mine = {numbers[name]: drawn for name, drawn in city.items() if letter in drawn[2:]}
    levels = {site: [at for at, owner in enumerate(drawn[2:], 1) if owner == letter] for site, drawn in mine.items()}
    return Own(board, {site: drawn[0] for site, drawn in mine.items()}, levels)


def hangs_together(own: Own, sites: tuple[int, ...]) -> bool:
    """Every way to part the sites in two cuts a street."""
    parts = [set(part) for size in range(1, len(sites)) for part in combinations(sites, size)]
    return all(any(own.joined(a, b) for a in part for b in set(sites) - part) for part in parts)


def crosses_two_borders(own: Own) -> bool:
    """Four different buildings a, b, c and d, with a border street from a to b and another from c to d."""
    return any(
        own.joined(a, b) and own.joined(c, d) and own.area(a) != own.area(b) and own.area(c) != own.area(d)
        for a, b, c, d in permutations(own.colors, 4)
        if a < b and c < d and a < c
    )


CARDS: dict[str, Callable[[Own], bool]] = {
    "colors": lambda own: set(own.colors.values()) == set(LETTERS),
    "park": lambda own: own.count("park") >= 4,
    "areas": lambda own: len({own.area(site) for site in own.colors}) == 5,
    "lake": lambda own: own.count("lake") >= 4,
    "connected": lambda own: any(hangs_together(own, five) for five in combinations(own.colors, 5)),
    "brown": lambda own: list(own.colors.values()).count("N") >= 4,
    "greys": lambda own: any(one >= 3 and other >= 2 for one, other in permutations(own.grey_counts())),
    "borders": crosses_two_borders,
    "double": lambda own: sum(len(levels) >= 2 for levels in own.levels.values()) >= 2,
    "levels": lambda own: {1, 2, 3, 4} <= {level for levels in own.levels.values() for level in levels},
}


# --- Random cities ---


def random_city(random: Random, board: Board) -> dict[str, str]:
    """Buildings on sites of one kind, or anywhere; one color may prevail; roofs of two players, at most ten each."""
    sites = random_sites(random, board)
    colors = random.choice([LETTERS, "NNN" + LETTERS])
    left = dict.fromkeys(OWNERS, ROOFS)
    city = {}
    for site in random.sample(sites, min(len(sites), random.randint(3, 14))):
        floors = [random.choice([".", *OWNERS]) for _ in range(random.randint(1, 5))]
        for level, owner in enumerate(floors):
            if owner in left:
                floors[level] = owner if left[owner] else "."
                left[owner] -= left[owner] > 0
        city[board.sites[site].name] = f"{random.choice(colors)}:{''.join(floors)}"
    return city


def random_sites(random: Random, board: Board) -> list[int]:
    """The sites to choose from."""
    everywhere = list(range(len(board.sites)))
    grey = [site for site in everywhere if BOX.areas[board.sites[site].area].is_grey]
    at_borders = sorted({site for street in board.border_streets() for site in street})
    middle = random.choice(everywhere)
    around = {middle, *board.neighbors(middle)}
    around |= {site for neighbor in around for site in board.neighbors(neighbor)}
    pools = [everywhere, board.tagged("park"), board.tagged("lake"), grey, at_borders, sorted(around)]
    return random.choice(pools)


@pytest.mark.rule(
    "GOAL-1", "GOAL-COLORS", "GOAL-PARK", "GOAL-AREAS", "GOAL-LAKE", "GOAL-CONNECTED", "GOAL-BROWN", "GOAL-GREYS",
    "GOAL-BORDERS", "GOAL-DOUBLE", "GOAL-LEVELS",
)  # fmt: skip
@pytest.mark.parametrize("goal", OBJECTIVE_NAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_an_objective_is_met_exactly_when_its_card_says_so(seats: int, goal: str) -> None:
    """Each answer comes often enough to mean something."""
    random, board = Random(f"{seats} {goal}"), board_for(seats)
    answers: Counter[bool] = Counter()
    for _ in range(CITIES):
        city = random_city(random, board)
        state = table_at(seats, city).state
        for seat, letter in enumerate(OWNERS):
            expected = CARDS[goal](own_of(board, city, letter))
            assert is_met(state, state.players[seat], OBJECTIVE_NAMES.index(goal)) == expected, (city, letter)
            answers[expected] += 1
    assert min(answers[True], answers[False]) > CITIES // 20
