"""Dice, spaces and cards as people write them: R3 is a red 3, A1 the first space of the top row."""

from __future__ import annotations

import re
from collections.abc import Sequence

from clerestory.games.sagrada.components import (
    BOX,
    COLOR_NAMES,
    COLUMNS,
    FACES,
    LETTERS,
    NO_COLOR,
    NO_DIE,
    NO_OBJECTIVE,
    NO_PATTERN,
    NO_TOOL,
    SPACES,
    UNKNOWN,
    VALUES,
    space_name,
)

NOTHING = "none"
SECRET = "?"


def die_name(die: int) -> str:
    return NOTHING if die == NO_DIE else f"{LETTERS[die // VALUES]}{die % VALUES + 1}"


def color_name(color: int) -> str:
    return {NO_COLOR: NOTHING, UNKNOWN: SECRET}.get(color) or COLOR_NAMES[color]


def tool_name(tool: int) -> str:
    return NOTHING if tool == NO_TOOL else BOX.tools[tool]


def objective_name(objective: int) -> str:
    return NOTHING if objective == NO_OBJECTIVE else BOX.public_objectives[objective]


def pattern_name(pattern: int) -> str:
    return {NO_PATTERN: NOTHING, UNKNOWN: SECRET}.get(pattern) or BOX.patterns[pattern].name


DIE_NUMBERS = {die_name(die): die for die in range(FACES)}
SPACE_NUMBERS = {space_name(space): space for space in range(SPACES)}
ROW_LETTERS = [space_name(space)[0] for space in range(0, SPACES, COLUMNS)]


def read_die(word: str) -> int | None:
    """R3, r3, red 3."""
    for color, name in enumerate(COLOR_NAMES):
        if word.startswith(f"{name} "):
            word = LETTERS[color] + word.removeprefix(f"{name} ")
    return DIE_NUMBERS.get(word.upper())


def read_color(word: str) -> int | None:
    """A color by its name or its letter."""
    for color, name in enumerate(COLOR_NAMES):
        if word in (name, LETTERS[color].lower()):
            return color
    return None


def read_name(word: str, names: Sequence[str]) -> int | None:
    """The one name that is meant: written out, its number from 1, or a beginning that no other name shares."""
    if re.fullmatch(r"\d{1,3}", word):
        return int(word) - 1 if 1 <= int(word) <= len(names) else None
    plain = [name.lower() for name in names]
    if word in plain:
        return plain.index(word)
    meant = [at for at, name in enumerate(plain) if word and name.startswith(word)]
    return meant[0] if len(meant) == 1 else None
