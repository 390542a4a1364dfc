"""Component files: what is in the box, as data that its owner can correct.

Every table of the file is one fact: a value drawn the way it looks, and how sure we are of it.

    [window_points_a]
    value = "4 3 3 2 2 1 1 2"
    confidence = "sourced:1"
    note = "from the left"
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from clerestory.engine.game import GameError
from clerestory.engine.records import Array
from clerestory.engine.rules import component_files

CONFIDENCES = {
    "sourced:N": "N independent origins state it",
    "inferred": "follows from sourced facts by the argument in the note",
    "reconstructed": "not found anywhere; a stand-in that meets every constraint we know",
    "unknown": "no source; a default",
}
A_CONFIDENCE = re.compile(r"sourced:[1-9]\d*|inferred|reconstructed|unknown")


class ComponentError(GameError):
    """A component file is faulty; the message lists everything that is wrong with it."""


@dataclass(frozen=True)
class Fact:
    """One printed fact."""

    value: str
    confidence: str
    note: str = ""


@dataclass(frozen=True)
class ComponentSet:
    """A component file that was read; `hash` changes exactly when a value does."""

    game: str
    title: str
    facts: dict[str, Fact]
    origin: str  # the file's name, for messages

    @property
    def hash(self) -> str:
        values = {name: " ".join(fact.value.split()) for name, fact in sorted(self.facts.items())}
        return hashlib.sha256(json.dumps([self.game, values]).encode()).hexdigest()[:12]

    def value(self, name: str) -> str:
        return self.facts[name].value


def read_component_set(text: str, origin: str) -> ComponentSet:
    """Parse a component file; what its values mean is the game's business."""
    try:
        data = tomllib.loads(text)
    except ValueError as error:  # TOMLDecodeError, or a number of too many digits
        raise ComponentError(f"{origin}: this is not a TOML file: {error}.") from None
    game, title = data.pop("game", None), data.pop("title", "")
    if not isinstance(game, str):
        raise ComponentError(f'{origin}: the line game = "..." that says which game this is for is missing.')
    if not isinstance(title, str):
        raise ComponentError(f'{origin}: title must be a text, such as title = "my box".')
    problems = []
    facts = {}
    for name, table in data.items():
        if not isinstance(table, dict) or not set(table) <= {"value", "confidence", "note"}:
            problems.append(f"[{name}] may hold only value, confidence and note.")
            continue
        value, confidence, note = table.get("value"), table.get("confidence"), table.get("note", "")
        if not isinstance(value, str) or not isinstance(note, str):
            problems.append(f"[{name}] needs a value, written as a text in quotes.")
        elif not isinstance(confidence, str) or not A_CONFIDENCE.fullmatch(confidence):
            problems.append(f"[{name}] confidence must be one of {', '.join(CONFIDENCES)}; it is {confidence!r}.")
        else:
            facts[name] = Fact(value, confidence, note)
    complain(origin, problems)
    return ComponentSet(game, title, facts, origin)


def load_component_set(game: str, ours: Path) -> ComponentSet:
    """The component set to play with: the user's, if one was named for this game, else ours."""
    for path in component_files():
        chosen = read_component_file(path)
        if chosen.game == game:
            return chosen
    return read_component_file(ours)


def read_component_file(path: Path) -> ComponentSet:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not a UTF-8 text"
        raise ComponentError(f"{path}: the component file cannot be read: {reason}.") from None
    return read_component_set(text, path.name)


def complain(origin: str, problems: list[str]) -> None:
    """Raise one error that lists every problem found, if there is any."""
    if problems:
        raise ComponentError(f"{origin}:\n" + "\n".join(f"  - {problem}" for problem in problems))


class FactReader:
    """Reads the facts of a file one by one and collects the problems, so that its owner can mend all at once."""

    def __init__(self, components: ComponentSet, game: str, known: Collection[str], pattern: str = "") -> None:
        """`known` are the names of facts that must be there; further names may be there that fit the pattern."""
        if components.game != game:
            raise ComponentError(f'{components.origin}: this file is for "{components.game}", not for "{game}".')
        self.facts = components.facts
        self.problems = [f"[{name}] is missing." for name in sorted(set(known) - set(self.facts))]
        further = [name for name in sorted(set(self.facts) - set(known)) if not re.fullmatch(pattern, name)]
        self.problems += [f"[{name}] is not a fact of {game}." for name in further]
        complain(components.origin, self.problems)

    def words(self, name: str) -> list[str]:
        return self.facts[name].value.split()

    def lines(self, name: str) -> list[str]:
        """The lines that are not blank, white space folded."""
        return [" ".join(line.split()) for line in self.facts[name].value.splitlines() if line.strip()]

    def numbers(self, name: str, how_many: int, low: int, high: int) -> list[int]:
        """So many whole numbers; where they are faulty, say so and go on with the lowest."""
        words = self.words(name)
        try:
            numbers = [int(word) for word in words]
        except ValueError:
            self.problems.append(f'[{name}] must be whole numbers; it is "{" ".join(words)}".')
            return [low] * how_many
        if len(numbers) != how_many:
            self.problems.append(f"[{name}] must have {how_many} numbers; it has {len(numbers)}.")
            return [low] * how_many
        for number in numbers:
            if not low <= number <= high:
                self.problems.append(f"[{name}] must be between {low} and {high}; {str(number)[:20]} is not.")
        return [min(max(number, low), high) for number in numbers]

    def initials(self, name: str, letters: str) -> tuple[str, ...]:
        """One name for each letter, which it begins with; in small letters, as they are typed."""
        names = [word.lower() for word in self.words(name)]
        if "".join(word[0].upper() for word in names) != letters:
            self.problems.append(
                f"[{name}] must be {len(letters)} names that begin with {', '.join(letters)}, in this order."
            )
            return tuple(letters)
        return tuple(names)


def table(numbers: object) -> Array:
    """Numbers of a component file as a table that rules can read."""
    return np.array(numbers, dtype=np.int16)


def describe(components: ComponentSet) -> str:
    """A component set as a Markdown page: every fact with its confidence."""
    lines = [f"## {components.game}: {components.title}", "", f"Component hash `{components.hash}`.", ""]
    for name, fact in components.facts.items():
        lines += [f"**{name.replace('_', ' ')}** ({fact.confidence}){': ' + fact.note if fact.note else ''}", ""]
        lines += ["```", *(line.rstrip() for line in fact.value.strip("\n").splitlines()), "```", ""]
    return "\n".join(lines)
