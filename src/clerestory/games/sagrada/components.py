"""What is in the box: constants, and tables read from components.toml.

SETUP-12. 90 dice, 12 pattern cards with a pattern on each side, 12 tools, 10 public and 5 private objectives, 24 favor
tokens. A public objective prints the points it pays each time; a tool prints a colored square that only the solo game
uses.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import numpy as np
import numpy.typing as npt

from clerestory.engine.components import ComponentSet, FactReader, complain, load_component_set, table
from clerestory.engine.records import Array

SEATS = 4
COLORS = 5
VALUES = 6
FACES = COLORS * VALUES  # a die is a number: its color, then its value
ROWS, COLUMNS = 4, 5
SPACES = ROWS * COLUMNS
SIDES = 2  # of a pattern card
ROUNDS = 10
TOOLS = 12
PUBLIC_OBJECTIVES = 10
CARDS_DEALT = 2  # to each seat
TOOLS_LAID = 3
PUBLIC_OBJECTIVES_LAID = 3
DICE_FOR_A_SEAT, DICE_FOR_THE_TABLE = 2, 1
MOST_DICE = SEATS * DICE_FOR_A_SEAT + DICE_FOR_THE_TABLE  # of a pool, and so of a space of the round track
FIRST_USE, LATER_USE = 1, 2  # what a tool costs in favor tokens

SOLO_DICE = 4
SOLO_MOST_TOOLS = 5
SOLO_PUBLIC_OBJECTIVES = 2
SOLO_PRIVATE_OBJECTIVES = 2
SOLO_EMPTY_SPACE = 3  # points that an empty space costs

NO_DIE = FACES  # sorts after every die
NO_TOOL = TOOLS  # sorts after every tool
NO_OBJECTIVE = PUBLIC_OBJECTIVES  # sorts after every public objective
NO_COLOR, NO_PATTERN, NO_CARD = -1, -1, -1
UNKNOWN = -2  # stands in a masked state where a card or choice is that the seat cannot know

LETTERS = "RGBYP"
RED, GREEN, BLUE, YELLOW, PURPLE = range(COLORS)
BLANK = "."
EASIEST, HARDEST = 3, 6
MOST_CARDS = 60  # so that a set of cards is one number
MOST_POINTS = 100  # for one time; keeps every score far from the end of 16 bits
FACTS = ("colors", "dice_of_each_color", "favor_tokens", "tools", "public_objectives", "private_objectives")
TAKEN_NAMES = ("none", "private", "tokens", "empty_spaces")
A_CARD = r"card_\d{1,3}"


@dataclass(frozen=True)
class Pattern:
    """One side of a pattern card: a grid of spaces, a name, a difficulty."""

    name: str
    difficulty: int
    grid: tuple[str, ...]  # a letter asks for a color, a digit for a value, a dot for nothing

    def open_to(self, kinds: str, asked: str) -> int:
        """The spaces, as a set, that do not ask for another of these kinds: every bit is a space."""
        spaces = "".join(self.grid)
        return sum(1 << space for space in range(SPACES) if spaces[space] == asked or spaces[space] not in kinds)


@dataclass(frozen=True)
class Box:
    """The printed facts as tables."""

    colors: tuple[str, ...]
    dice_of_each_color: int
    favor_tokens: int
    tools: tuple[str, ...]
    solo_color: Array  # [tool]            which dice pay for it in the solo game
    public_objectives: tuple[str, ...]
    points: Array  # [public objective]    for each time its condition is met
    private_objectives: tuple[str, ...]  # [color]
    patterns: tuple[Pattern, ...]  # [card, side]


class Reader(FactReader):
    """Reads this game's facts."""

    def box(self) -> Box:
        [dice] = self.numbers("dice_of_each_color", 1, 1, 1000)
        [tokens] = self.numbers("favor_tokens", 1, 0, 1000)
        if dice * COLORS < ROUNDS * MOST_DICE:
            self.problems.append(
                f"[dice_of_each_color] {dice} dice of each color are too few: {SEATS} players draw {MOST_DICE} dice "
                f"in each of {ROUNDS} rounds."
            )
        tools = self.named("tools", TOOLS, r"\d+ (.+) (\S+)", "1 Grozing Pliers P")
        for number, line in enumerate(self.lines("tools"), start=1):
            if re.match(r"\d+ ", line) and not line.startswith(f"{number} "):
                self.problems.append(
                    f'[tools] "{line[:60]}" stands on line {number}: what a tool does goes by its line.'
                )
        publics = self.named("public_objectives", PUBLIC_OBJECTIVES, r"(.+) (\d+)", "Row Color Variety 6")
        privates = self.named("private_objectives", COLORS, r"(.+) (\S+)", "Shades of Red R")
        if [letter for _, letter in privates] != list(LETTERS):
            self.problems.append(f"[private_objectives] must be one for each of {', '.join(LETTERS)}, in this order.")
        patterns = self.patterns()
        hardest = max(pattern.difficulty for pattern in patterns)
        if tokens < SEATS * hardest:
            self.problems.append(
                f"[favor_tokens] {tokens} tokens are too few for {SEATS} patterns of difficulty {hardest}."
            )
        return Box(
            colors=self.initials("colors", LETTERS),
            dice_of_each_color=dice,
            favor_tokens=tokens,
            tools=tuple(name for name, _ in tools),
            solo_color=table([self.color("tools", name, letter) for name, letter in tools]),
            public_objectives=tuple(name for name, _ in publics),
            points=table([self.points(name, points) for name, points in publics]),
            private_objectives=tuple(name for name, _ in privates),
            patterns=patterns,
        )

    def named(self, fact: str, how_many: int, form: str, example: str) -> list[tuple[str, str]]:
        """Lines of a name and one thing more."""
        lines = self.lines(fact)
        if len(lines) != how_many:
            self.problems.append(f"[{fact}] must have {how_many} lines; it has {len(lines)}.")
            return [("", "")] * how_many
        found = [re.fullmatch(form, line) for line in lines]
        for line, match in zip(lines, found, strict=True):
            if not match:
                self.problems.append(f'[{fact}] "{line[:60]}" must look like "{example}".')
        names = [(match[1], match[2]) if match else ("", "") for match in found]
        self.check_names(fact, [name for name, _ in names])
        return names

    def check_names(self, where: str, names: list[str]) -> None:
        """People type names, and score sheets have a line for each; so each is a word of its own."""
        for name in names:
            if name and not re.search(r"[^\W\d_]", name):
                self.problems.append(f'[{where}] "{name[:60]}" is not a name: it has no letter.')
            if key(name) in TAKEN_NAMES:
                self.problems.append(f'[{where}] "{name[:60]}" means something else already; choose another name.')
        for a, b in combinations(filter(None, names), 2):
            if a == b:
                self.problems.append(f'[{where}] "{a[:60]}" is there twice.')
            elif key(a) == key(b):
                self.problems.append(f'[{where}] "{a[:60]}" and "{b[:60]}" are too much alike.')

    def color(self, fact: str, name: str, letter: str) -> int:
        if name and letter not in list(LETTERS):
            self.problems.append(f'[{fact}] {name}: "{letter[:20]}" is none of the colors {", ".join(LETTERS)}.')
        return max(LETTERS.find(letter), 0)

    def points(self, name: str, points: str) -> int:
        if len(points) > 3 or int(points or 0) > MOST_POINTS:
            self.problems.append(f"[public_objectives] {name} pays {points[:20]}; at most {MOST_POINTS} are allowed.")
            return 0
        return int(points or 0)

    def patterns(self) -> tuple[Pattern, ...]:
        """SETUP-2. All patterns of all cards; a card is [card_1], [card_2], ..., without a gap."""
        cards = sorted((name for name in self.facts if re.fullmatch(A_CARD, name)), key=lambda name: (len(name), name))
        if not SEATS * CARDS_DEALT <= len(cards) <= MOST_CARDS:
            self.problems.append(
                f"There must be {SEATS * CARDS_DEALT} to {MOST_CARDS} pattern cards; there are {len(cards)}."
            )
        for number, name in enumerate(cards, start=1):
            if name != f"card_{number}":
                self.problems.append(f"[{name}] should be [card_{number}]: cards are numbered without a gap.")
                break
        patterns = [pattern for name in cards for pattern in self.card(name)]
        self.check_names("pattern cards", [pattern.name for pattern in patterns])
        return tuple(patterns) or (Pattern("", EASIEST, (BLANK * COLUMNS,) * ROWS),)

    def card(self, card: str) -> list[Pattern]:
        """SETUP-2. A pattern for each side: a line with its name and difficulty, then its rows."""
        lines = self.lines(card)
        if len(lines) != SIDES * (1 + ROWS):
            self.problems.append(
                f"[{card}] must have {SIDES * (1 + ROWS)} lines: for each of its {SIDES} sides a name and {ROWS} rows; "
                f"it has {len(lines)}."
            )
            return []
        return [self.pattern(card, lines[side * (1 + ROWS) :][: 1 + ROWS]) for side in range(SIDES)]

    def pattern(self, card: str, lines: list[str]) -> Pattern:
        head, *rows = lines
        found = re.fullmatch(r"(.*[^\W\d_].*), difficulty (\d{1,3})", head)
        if not found:
            self.problems.append(
                f'[{card}] "{head[:60]}" must be a name and a difficulty, such as "Via Lux, difficulty 4".'
            )
        name, difficulty = (found[1], int(found[2])) if found else (head[:20], EASIEST)
        if not EASIEST <= difficulty <= HARDEST:
            self.problems.append(
                f"[{card}] {name}: the difficulty must be {EASIEST} to {HARDEST}; it is {difficulty}. [SETUP-3]"
            )
        grid = tuple(row.replace(" ", "").upper() for row in rows)
        problems = [
            f"row {'ABCD'[row]} must have {COLUMNS} spaces; it has {len(grid[row])}."
            for row in range(ROWS)
            if len(grid[row]) != COLUMNS
        ] or list(faults_of(grid))
        self.problems += [f"[{card}] {name}: {problem}" for problem in problems]
        return Pattern(name, difficulty, (BLANK * COLUMNS,) * ROWS if problems else grid)


def faults_of(grid: tuple[str, ...]) -> list[str]:
    """What is wrong with the spaces of a pattern of the right size."""
    spaces = "".join(grid)
    asked = BLANK + LETTERS + "".join(str(value) for value in range(1, VALUES + 1))
    faults = [
        f'{space_name(space)} is "{spaces[space]}"; a space is a color {"/".join(LETTERS)}, a value 1 to {VALUES}, '
        f"or {BLANK} for a blank one."
        for space in range(SPACES)
        if spaces[space] not in asked
    ]
    return faults or [
        f"{space_name(a)} and {space_name(b)} lie side by side and both ask for {spaces[a]}; "
        f"no two dice could fill them. [PLACE-7]"
        for a, b in combinations(range(SPACES), 2)
        if spaces[a] == spaces[b] != BLANK and (b - a == COLUMNS or (b - a == 1 and b % COLUMNS))
    ]


def space_name(space: int) -> str:
    """A1 is the first space of the top row."""
    return f"{'ABCD'[space // COLUMNS]}{space % COLUMNS + 1}"


def key(name: str) -> str:
    """A name as one word of a program: "Row Color Variety" is row_color_variety."""
    return re.sub(r"\W+", "_", name.lower())


def read_box(components: ComponentSet) -> Box:
    """Understand a component file, or say everything that is wrong with it."""
    reader = Reader(components, "sagrada", FACTS, A_CARD)
    box = reader.box()
    complain(components.origin, reader.problems)
    return box


def sets(kinds: str) -> npt.NDArray[np.int64]:
    """[pattern, kind]: the spaces that take a die of that color, or of that value, as far as what is printed goes."""
    return np.array([[pattern.open_to(kinds, kind) for kind in kinds] for pattern in BOX.patterns], np.int64)


COMPONENTS = load_component_set("sagrada", Path(__file__).with_name("components.toml"))
BOX = read_box(COMPONENTS)

COLOR_NAMES = BOX.colors
DICE_OF_EACH_COLOR = BOX.dice_of_each_color
FAVOR_TOKENS = BOX.favor_tokens
SOLO_COLOR = BOX.solo_color
POINTS = BOX.points
PATTERNS = len(BOX.patterns)
CARDS = PATTERNS // SIDES
DIFFICULTY = table([pattern.difficulty for pattern in BOX.patterns])
PATTERN_NAMES = tuple(pattern.name for pattern in BOX.patterns)
OPEN_TO_COLOR = sets(LETTERS)
OPEN_TO_VALUE = sets("123456")
