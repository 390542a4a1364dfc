"""Options of a table: a frozen dataclass of yes-or-no and one-of-several fields, read from what a person gave."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, field, fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

from clerestory.engine.game import Game, GameError
from clerestory.engine.records import JSON

YES, NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")


def option(default: Any, sentence: str) -> Any:
    """A field of an options class: its default, and what it is for."""
    return field(default=default, metadata={"sentence": sentence})


def sentences(game: Game) -> dict[str, str]:
    """What each option of a game is for."""
    return {one.name: one.metadata["sentence"] for one in fields(game.options)}


def allowed_values(game: Game) -> dict[str, tuple[Any, ...]]:
    """What each option of a game may be, the default first."""
    hints = get_type_hints(game.options)
    allowed = {}
    for one in fields(game.options):
        values = get_args(hints[one.name]) if get_origin(hints[one.name]) is Literal else (False, True)
        allowed[one.name] = (one.default, *(value for value in values if value != one.default))
    return allowed


def read_options(game: Game, given: Mapping[str, Any]) -> Any:
    """The options as the game wants them; GameError names the option that is wrong."""
    allowed = allowed_values(game)
    chosen = {}
    for name, value in given.items():
        if name not in allowed:
            known = ", ".join(allowed) or "none"
            raise GameError(f'{game.name} has no option "{name}". Its options are: {known}.')
        chosen[name] = read_value(name, value, allowed[name])
    return game.options(**chosen)


def read_value(name: str, value: Any, allowed: tuple[Any, ...]) -> Any:
    word = str(value).strip().lower()
    for choice in allowed:
        words = (YES if choice else NO) if isinstance(choice, bool) else (str(choice).lower(),)
        if word in words:
            return choice
    choices = sorted(("yes" if choice else "no") if isinstance(choice, bool) else str(choice) for choice in allowed)
    raise GameError(f'The option {name} must be one of {", ".join(choices)}; it is "{str(value)[:40]}".')


def write_options(options: Any) -> JSON:
    return asdict(options)
