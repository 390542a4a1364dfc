"""Records: a game as JSON, played again move by move; whatever is wrong with one is said, and where."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from clerestory.engine.game import CHANCE, Game, GameError
from clerestory.engine.table import Table

FORMAT = 1
MOST_MOVES = 100_000


class RecordError(GameError):
    """A record cannot be replayed; the message says what is wrong with it and where."""


def read_record(text: str) -> Any:
    """A record from its JSON text."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        where = f" (line {error.lineno}, column {error.colno})" if isinstance(error, json.JSONDecodeError) else ""
        raise RecordError(f"This is not a record: it is not JSON{where}.") from None


def replay(record: Any, load: Callable[[str], Game]) -> Table:
    """The table that a record describes, after its last move; undo leads back through it."""
    record = check_header(record)
    game = load_game(record["game"], load)
    if record["version"] != game.version:
        raise RecordError(
            f"This record is of version {str(record['version'])[:20]!r} of {game.name}; "
            f"only version {game.version} can be replayed here."
        )
    if record["components"] != game.components.hash:
        raise RecordError(
            f"This record was played with component set {str(record['components'])[:20]}, but {game.name} is loaded "
            f"with {game.components.hash} ({game.components.origin}). Name the right file with --components."
        )
    table = open_table(game, record)
    for at, number in enumerate(record["moves"], start=1):
        where = f"Move {at} of {len(record['moves'])}"
        if not isinstance(number, int) or isinstance(number, bool):
            raise RecordError(f"{where} is {str(number)[:40]!r}, which is not a number.")
        try:
            table.play(number)
        except GameError as error:
            raise RecordError(f"{where} cannot be played: {error}") from None
    if table.scores() != record["scores"]:
        raise RecordError(
            f"The moves can be played, but lead to scores {table.scores()}; "
            f"the record says {str(record['scores'])[:60]}."
        )
    table.chance_by_hand = table.turn == CHANCE
    return table


def check_header(record: Any) -> dict[str, Any]:
    if not isinstance(record, dict):
        raise RecordError("This is not a record: a record is a JSON object.")
    if record.get("format") != FORMAT:
        raise RecordError(
            f'This is not a record of format {FORMAT}: its "format" is {str(record.get("format"))[:40]!r}.'
        )
    for name in ("game", "version", "components", "seats", "options", "moves", "scores"):
        if name not in record:
            raise RecordError(f'The record has no "{name}".')
    for name, kind in (("game", str), ("seats", int), ("options", dict), ("moves", list)):
        if not isinstance(record[name], kind):
            raise RecordError(f'The record\'s "{name}" is {str(record[name])[:40]!r}, which it cannot be.')
    if len(record["moves"]) > MOST_MOVES:
        raise RecordError(f"The record has {len(record['moves'])} moves; no game has more than {MOST_MOVES}.")
    return record


def load_game(name: str, load: Callable[[str], Game]) -> Game:
    try:
        return load(name)
    except GameError as error:
        raise RecordError(f"The record is of another game. {error}") from None


def open_table(game: Game, record: dict[str, Any]) -> Table:
    """The table before the first move; chance is read from the record too."""
    position = record.get("position")
    if position is not None and not isinstance(position, str):
        raise RecordError('The record\'s "position" is not a text.')
    try:
        return Table(game, record["seats"], record["options"], chance_by_hand=True, position=position)
    except GameError as error:
        raise RecordError(f"The record's table cannot be laid: {error}") from None
