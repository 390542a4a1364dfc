"""Options of a table: a frozen dataclass of yes-or-no, one-of-several and some-of-many fields, read from what is given.

    side: Literal["A", "B"] = option("A", "The side of the boards.")
    is_open: bool = option(False, "Private cards lie open.")
    goals: str = option("random", "Which goals.", words=("first",), some_of=(3, ("lake", "park", ...)))

The last may be "random", "first", or three names joined with +.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, field, fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

from clerestory.engine.game import Game, GameError
from clerestory.engine.records import JSON

YES, NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")
JOINT = "+"


def option(
    default: Any, sentence: str, words: tuple[str, ...] = (), some_of: tuple[int, tuple[str, ...]] | None = None
) -> Any:
    """A field of an options class: its default, what it is for, and for a text what else it may be."""
    return field(default=default, metadata={"sentence": sentence, "words": words, "some_of": some_of})


def sentences(game: Game) -> dict[str, str]:
    """What each option of a game is for."""
    return {one.name: one.metadata["sentence"] for one in fields(game.options)}


def allowed_values(game: Game) -> dict[str, tuple[Any, ...]]:
    """What each option of a game may be, the default first; combinations of names are not listed."""
    hints = get_type_hints(game.options)
    allowed = {}
    for one in fields(game.options):
        values: tuple[Any, ...] = (False, True)
        if get_origin(hints[one.name]) is Literal:
            values = get_args(hints[one.name])
        elif hints[one.name] is str:
            values = one.metadata["words"]
        allowed[one.name] = (one.default, *(value for value in values if value != one.default))
    return allowed


def some_of(game: Game, name: str) -> tuple[int, tuple[str, ...]] | None:
    """How many names an option may combine, and of which; None if it combines none."""
    [found] = [one.metadata["some_of"] for one in fields(game.options) if one.name == name]
    return found  # type: ignore[no-any-return]


def describe_values(game: Game) -> dict[str, list[str]]:
    """What each option may be, in the words that a person types, the default first."""
    described = {}
    for name, values in allowed_values(game).items():
        described[name] = [write_value(value) for value in values]
        if several := some_of(game, name):
            described[name].append(f"{several[0]} of {' '.join(several[1])} joined with {JOINT}")
    return described


def write_value(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def read_options(game: Game, given: Mapping[str, Any]) -> Any:
    """The options as the game wants them; GameError names the option that is wrong."""
    allowed = allowed_values(game)
    chosen = {}
    for name, value in given.items():
        if name not in allowed:
            known = ", ".join(allowed) or "none"
            raise GameError(f'{game.name} has no option "{name}". Its options are: {known}.')
        chosen[name] = read_value(game, name, value, allowed[name])
    return game.options(**chosen)


def read_value(game: Game, name: str, value: Any, allowed: tuple[Any, ...]) -> Any:
    word = str(value).strip().lower()
    for choice in allowed:
        words = (YES if choice else NO) if isinstance(choice, bool) else (str(choice).lower(),)
        if word in words:
            return choice
    if several := some_of(game, name):
        how_many, names = several
        picked = {part.strip() for part in word.split(JOINT)}
        if len(picked) == how_many == len(word.split(JOINT)) and picked <= set(names):
            return JOINT.join(one for one in names if one in picked)
    choices = describe_values(game)[name]
    listed = ", ".join(choices if several else sorted(choices))
    raise GameError(f'The option {name} must be one of {listed}; it is "{str(value)[:40]}".')


def write_options(options: Any) -> JSON:
    return asdict(options)
