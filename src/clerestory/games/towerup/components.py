"""What is in the box: constants, and tables read from components.toml.

BOARD-6. A player board has a track for each floor color, a row of 7 cone spaces, and 3 slots for bonus tokens. How long
the tracks are, what is printed above them, and how the city looks, the component file says (R1).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
import numpy.typing as npt

from clerestory.engine.components import ComponentSet, complain, load_component_set, table
from clerestory.engine.records import Array
from clerestory.games.towerup.boards import AREAS, MOST_STREETS, TAGS, Area, Board, BoardReader, Need

SEATS = 4
COLORS = 4
BLACK, GREY, WHITE, BROWN = range(COLORS)
COLOR_NAMES = ("black", "grey", "white", "brown")
LETTERS = "BGWN"
JOKER = COLORS  # what a joker counts as in a table of floors by color
JOKER_LETTER = "*"

FRONT, BACK = 0, 1
BOARD_NAMES = ("front", "back")
PARK, LAKE = range(len(TAGS))
LEVELS = 1 + MOST_STREETS  # no building is higher: it has its first floor, and one for each neighbor
MARKET = 3
DECK = 44
MOST_FLOORS_ON_A_CARD = 4
FLOOR_LIMIT = 10  # of a personal supply, at the end of a turn
SLOTS = 3  # objectives in play
CONE_SPACES = 7
FEWEST_STARTING_FLOORS, MOST_STARTING_FLOORS = 3, 7

OBJECTIVE_NAMES = (
    "colors", "park", "areas", "lake", "connected", "brown", "greys", "borders", "double", "levels",
)  # fmt: skip
OBJECTIVES = len(OBJECTIVE_NAMES)

NO_BUILDING, NO_CARD, NO_OBJECTIVE, NO_CONE, NO_SITE = -1, -1, -1, -1, -1
NO_TOKEN = 0

FACTS = (
    "floors_of_each_color", "cards", "track_money", "star_columns", "cone_money", "token_money", "token_shapes",
    "player_colors", "starting_objectives", "most_starting_floors", "areas",
    *(f"{board}_{part}" for board in BOARD_NAMES for part in ("sites", "streets", "areas", "landscape")),
)  # fmt: skip
A_CARD = re.compile(r"([BGWN*]{1,4})(?:>([BGWN]{1,4}))?")
MOST_MONEY = 100  # of one printed number; keeps every score far from the end of 16 bits
LONGEST_TRACK = 60


@dataclass(frozen=True)
class Card:
    """A kind of material card."""

    name: str  # as it is written in the component file
    floors: tuple[int, ...]  # from the bottom to the top; JOKER is one of them
    steps: tuple[int, ...]  # the vehicles that it moves, one step each
    copies: int


@dataclass(frozen=True)
class Box:
    """The printed facts."""

    floors_of_each_color: int
    cards: tuple[Card, ...]
    track_money: Array  # [position]
    star_columns: tuple[int, ...]
    cone_money: Array  # [visible roofs]  none pay nothing
    token_money: Array  # [seats, place in the row]
    token_shapes: tuple[str, ...]  # [slot]
    player_colors: tuple[str, ...]  # [seat]
    starting_objectives: tuple[int, ...]
    most_starting_floors: Array  # [seats]
    areas: tuple[Area, ...]
    boards: tuple[Board, ...]  # FRONT, BACK


class Reader(BoardReader):
    """Reads this game's facts."""

    def box(self) -> Box:
        [floors] = self.numbers("floors_of_each_color", 1, SEATS + MOST_STARTING_FLOORS, 100)
        track = self.rising("track_money", 2, LONGEST_TRACK + 1)
        cone = self.numbers("cone_money", CONE_SPACES, 0, MOST_MONEY)
        most = self.numbers("most_starting_floors", SEATS - 1, FEWEST_STARTING_FLOORS, MOST_STARTING_FLOORS)
        areas = self.areas()
        needs = [Need(players, floors) for players, floors in zip(range(2, SEATS + 1), most, strict=True)]
        boards = (self.board("front", areas, needs[1:]), self.board("back", areas, needs[:1]))
        return Box(
            floors_of_each_color=floors,
            cards=self.cards(),
            track_money=table(track),
            star_columns=self.star_columns(len(track) - 1),
            cone_money=table([0, *cone]),
            token_money=table(self.token_money()),
            token_shapes=self.different("token_shapes", SLOTS),
            player_colors=self.player_colors(),
            starting_objectives=self.starting_objectives(),
            most_starting_floors=table([0, 0, *most]),
            areas=areas,
            boards=boards,
        )

    def rising(self, name: str, fewest: int, most: int) -> list[int]:
        """Numbers of which none is smaller than the one before it."""
        how_many = len(self.words(name))
        if not fewest <= how_many <= most:
            self.problems.append(f"[{name}] must have {fewest} to {most} numbers; it has {how_many}.")
        numbers = self.numbers(name, max(how_many, fewest), 0, MOST_MONEY)
        if any(later < earlier for earlier, later in pairwise(numbers)):
            self.problems.append(f"[{name}] must not fall from one number to the next.")
        return numbers

    def star_columns(self, last: int) -> tuple[int, ...]:
        """EXTRA-1. Positions on the tracks, each further to the right than the one before it."""
        columns = self.numbers("star_columns", len(self.words("star_columns")), 1, last)
        if any(later <= earlier for earlier, later in pairwise(columns)):
            self.problems.append("[star_columns] must be positions from the left to the right, each once.")
        return tuple(columns)

    def cards(self) -> tuple[Card, ...]:
        """SETUP-2, CARD-1. The 44 material cards; equal ones are one kind."""
        words = self.words("cards")
        if len(words) != DECK:
            self.problems.append(f"[cards] must be {DECK} cards; there are {len(words)}. [SETUP-2]")
        cards = []
        for name, copies in Counter(word.upper() for word in words).items():
            if not (found := A_CARD.fullmatch(name)):
                self.problems.append(
                    f'[cards] "{name[:20]}" must be one to {MOST_FLOORS_ON_A_CARD} floors of B, G, W, N and * from the '
                    f"bottom up, and behind > the vehicles that it moves, such as BBGG or WN>G."
                )
                continue
            floors = tuple((LETTERS + JOKER_LETTER).index(letter) for letter in found[1])
            steps = tuple(sorted(LETTERS.index(letter) for letter in found[2] or ""))
            cards.append(Card(name, floors, steps, copies))
        return tuple(cards)

    def token_money(self) -> list[list[int]]:
        """SETUP-9, R22. For each number of players as many tokens as players, the highest first."""
        lines = self.lines("token_money")
        money = [[0] * SEATS, [0] * SEATS]
        for seats in range(2, SEATS + 1):
            found = (
                re.fullmatch(rf"{seats} players((?: \d{{1,3}}){{{seats}}})", lines[seats - 2])
                if len(lines) == 3
                else None
            )
            numbers = [int(word) for word in found[1].split()] if found else []
            if not found:
                self.problems.append(f'[token_money] needs a line such as "{seats} players{" 7 5 3 3"[: 2 * seats]}".')
            elif numbers != sorted(numbers, reverse=True) or not 1 <= numbers[-1] <= numbers[0] <= MOST_MONEY:
                self.problems.append(
                    f"[token_money] {seats} players: from the highest to the lowest, between 1 and {MOST_MONEY}."
                )
            money.append((numbers + [0] * SEATS)[:SEATS])
        return money

    def different(self, name: str, how_many: int) -> tuple[str, ...]:
        words = [word.lower() for word in self.words(name)]
        if len(words) != how_many or len(set(words)) != how_many:
            self.problems.append(f'[{name}] must be {how_many} different words; it is "{" ".join(words)[:60]}".')
        return tuple(words)

    def player_colors(self) -> tuple[str, ...]:
        """SETUP-7. Four names that begin with different letters: the letter marks a roof in a drawing."""
        names = self.different("player_colors", SEATS)
        if len({name[0] for name in names}) < len(names) or not all(name.isalpha() for name in names):
            self.problems.append("[player_colors] must be words of letters that begin with different ones.")
        return names

    def starting_objectives(self) -> tuple[int, ...]:
        """SETUP-8. The three marked S."""
        words = self.different("starting_objectives", SLOTS)
        unknown = [word for word in words if word not in OBJECTIVE_NAMES]
        self.problems += [
            f'[starting_objectives] "{word[:20]}" is none of {", ".join(OBJECTIVE_NAMES)}.' for word in unknown
        ]
        return tuple(sorted(OBJECTIVE_NAMES.index(word) for word in words if word not in unknown))


def read_box(components: ComponentSet) -> Box:
    """Understand a component file, or say everything that is wrong with it."""
    reader = Reader(components, "towerup", FACTS)
    box = reader.box()
    complain(components.origin, reader.problems)
    return box


COMPONENTS = load_component_set("towerup", Path(__file__).with_name("components.toml"))
BOX = read_box(COMPONENTS)

# --- The tables that the rules read. A set of sites is one number: every bit is a site. ---

SITES = max(len(board.sites) for board in BOX.boards)
SITES_ON = table([len(board.sites) for board in BOX.boards])
MOST_NEIGHBORS = max(len(board.neighbors(site)) for board in BOX.boards for site in range(len(board.sites)))


def by_site(tell: Callable[[Board, int], list[int]], width: int) -> Array:
    """A table [board, site, ...]; every row is filled up to the same width with NO_SITE."""
    nothing = [NO_SITE] * width
    rows = [[tell(board, site) for site in range(len(board.sites))] for board in BOX.boards]
    return table([[(row + nothing)[:width] for row in (*sites, *[nothing] * SITES)][:SITES] for sites in rows])


def sets(rows: list[list[list[int]]]) -> npt.NDArray[np.int64]:
    """A table [board, ...] of sets of sites, the shorter row filled up with empty ones."""
    width = max(len(row) for row in rows)
    numbers = [[sum(1 << site for site in sites) for sites in row] + [0] * (width - len(row)) for row in rows]
    return np.array(numbers, np.int64)


NEIGHBORS = by_site(lambda board, site: board.neighbors(site), MOST_NEIGHBORS)
AROUND = by_site(lambda board, site: sorted([site, *board.neighbors(site)]), MOST_NEIGHBORS + 1)  # and the site itself
AREA_OF = by_site(lambda board, site: [board.sites[site].area], 1)[:, :, 0]
ADJACENT = sets([[board.neighbors(site) for site in range(len(board.sites))] for board in BOX.boards])
TAGGED = sets([[board.tagged(tag) for tag in TAGS] for board in BOX.boards])  # [board, PARK or LAKE]
GREY_AREAS = sets([[board.inside(area) for area in range(AREAS) if BOX.areas[area].is_grey] for board in BOX.boards])
BORDERS_ON = table([len(board.border_streets()) for board in BOX.boards])
BORDER_STREETS = sets([[[*street] for street in board.border_streets()] for board in BOX.boards])

KINDS = len(BOX.cards)
COPIES = table([card.copies for card in BOX.cards])
BOTTOM_FLOOR = table([card.floors[0] for card in BOX.cards])
CARD_FLOORS = table([[card.floors.count(color) for color in range(COLORS + 1)] for card in BOX.cards])
CARD_STEPS = table([[card.steps.count(color) for color in range(COLORS)] for card in BOX.cards])

FLOORS_OF_EACH_COLOR = BOX.floors_of_each_color
TRACK_MONEY = BOX.track_money
END_OF_TRACK = len(TRACK_MONEY) - 1
STARS_UP_TO = table([sum(column <= position for column in BOX.star_columns) for position in range(len(TRACK_MONEY))])
CONE_MONEY = BOX.cone_money
TOKEN_MONEY = BOX.token_money
MOST_STARTING_FLOORS_FOR = BOX.most_starting_floors
STARTING_OBJECTIVES = table(BOX.starting_objectives)
