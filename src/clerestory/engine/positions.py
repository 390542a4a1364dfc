"""Drawings read back: what any game needs to turn the text of a position into the position.

What was read is drawn again and compared, so a drawing that contradicts itself is refused. Strokes that only please the
eye, such as the streets of a map, are skipped like white space.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TypeVar

from clerestory.engine.game import GameError

T = TypeVar("T")

LEVEL, UPRIGHT, RISING, FALLING = "─", "│", "╱", "╲"
STROKES = LEVEL + UPRIGHT + RISING + FALLING
BLANKS = str.maketrans(STROKES, " " * len(STROKES))


class Lines:
    """The lines of a drawing, one after the other, white space folded."""

    def __init__(self, text: str) -> None:
        folded = [(number, fold(line)) for number, line in enumerate(text.splitlines(), start=1)]
        self.lines = [line for _, line in folded if line]
        self.numbers = [number for number, line in folded if line]
        self.at = -1

    @property
    def line(self) -> str:
        return self.lines[self.at] if 0 <= self.at < len(self.lines) else "the end"

    @property
    def number(self) -> int:
        return self.numbers[self.at] if 0 <= self.at < len(self.lines) else (self.numbers or [0])[-1] + 1

    def next(self, pattern: str, example: str) -> re.Match[str]:
        """The next line, which must look like the example."""
        self.at += 1
        found = re.fullmatch(pattern, self.line) if self.at < len(self.lines) else None
        if not found:
            raise GameError(f'Line {self.number}: expected a line like "{example}", found "{self.line[:60]}".')
        return found

    def words(self, label: str, how_many: int) -> list[str]:
        """The next line's words after its label."""
        found = self.next(rf"{label}((?: \S+){{{how_many}}})", f"{label}{' ...' * how_many}")
        return found[1].split()

    def has_next(self, label: str) -> bool:
        """Whether the next line begins with a label."""
        following = self.lines[self.at + 1] if self.at + 1 < len(self.lines) else ""
        return following.split(" ")[0] == label

    def end(self) -> None:
        """Nothing may follow."""
        if self.at + 1 < len(self.lines):
            self.at += 1
            raise GameError(f'Line {self.number}: "{self.line[:60]}" is one line too many.')


def fold(line: str) -> str:
    """A line without its strokes, white space folded."""
    return " ".join(line.translate(BLANKS).split())


def read_drawing(
    text: str,
    read: Callable[[Lines], T],
    draw: Callable[[T], str],
    check: Callable[[T], int],
    invariants: Sequence[str],
) -> T:
    """The position of a drawing. GameError says which line is wrong; a position that cannot occur is refused."""
    lines = Lines(text)
    try:
        state = read(lines)
        lines.end()
        again = draw(state)
    except (IndexError, ValueError, OverflowError, KeyError) as error:
        if isinstance(error, GameError):
            raise
        raise GameError(f'Line {lines.number}: "{lines.line[:60]}" is not understood.') from None
    for number, line, other in zip(lines.numbers, lines.lines, Lines(again).lines, strict=True):
        if line != other:
            raise GameError(f'Line {number}: "{line[:60]}" does not fit the rest; expected "{other}".')
    if (broken := check(state)) < len(invariants):
        raise GameError(f"This position cannot occur: it breaks the rule that {invariants[broken]}.")
    return state
