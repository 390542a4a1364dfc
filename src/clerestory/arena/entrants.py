"""Who may enter: a bot of ours by its name, a bot of your own, or a program in any language."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from clerestory.bots import Bot, load_bot
from clerestory.engine.game import GameError

LONGEST_NAME = 32
USUAL_PATIENCE = 10.0  # seconds


@dataclass(frozen=True)
class Guest:
    """A bot of your own, and the name that it has in the results."""

    name: str
    bot: Bot


@dataclass(frozen=True)
class Program:
    """A program that is asked on its standard input and answers on its standard output; docs/arena.md says how."""

    command: str
    patience: float = USUAL_PATIENCE  # seconds that it may take for an answer

    @property
    def words(self) -> list[str]:
        """The command as the system starts it; there is no shell."""
        try:
            words = shlex.split(self.command)
        except ValueError:
            raise GameError(f"The command {self.command[:80]!r} has a quotation mark without its partner.") from None
        if not words:
            raise GameError("A program needs a command, such as: python3 mine.py")
        return words


Entrant: TypeAlias = str | Guest | Program


def check_entrants(entrants: Sequence[Entrant], seats: int) -> None:
    """Refuse what cannot be seated."""
    fewest = 1 if seats == 1 else 2
    if len(entrants) < fewest:
        needed = "at least one bot" if seats == 1 else "at least two bots"
        raise GameError(f"An arena with {count_seats(seats)} needs {needed}; {len(entrants)} entered.")
    for entrant in entrants:
        if isinstance(entrant, Program):
            if not entrant.patience > 0:
                raise GameError(f"Patience is a number of seconds above 0; {entrant.patience:g} is not.")
            _ = entrant.words
        else:
            bot_of(entrant)


def count_seats(seats: int) -> str:
    return "1 seat" if seats == 1 else f"{seats} seats"


def bot_of(entrant: str | Guest) -> Bot:
    return entrant.bot if isinstance(entrant, Guest) else load_bot(entrant)


def names_of(entrants: Sequence[Entrant]) -> tuple[str, ...]:
    """A name for each, no two alike: the second `random` is `random (2)`."""
    names: list[str] = []
    for entrant in entrants:
        name = first = name_of(entrant)
        number = 1
        while name in names:
            number += 1
            name = f"{first} ({number})"
        names.append(name)
    return tuple(names)


def name_of(entrant: Entrant) -> str:
    """A bot's name; a program's command, the middle of a long one left out."""
    if isinstance(entrant, str):
        return entrant
    name = entrant.name if isinstance(entrant, Guest) else " ".join(entrant.command.split())
    if len(name) <= LONGEST_NAME:
        return name
    kept = LONGEST_NAME - len(" ... ")
    return f"{name[: kept // 3].rstrip()} ... {name[-(kept - kept // 3) :].lstrip()}"
