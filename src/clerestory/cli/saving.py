"""Save files: the record of a game, and who plays it. They are written in one piece or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from clerestory.cli.arguments import check_player, read_text
from clerestory.engine.game import GameError
from clerestory.engine.records import JSON
from clerestory.engine.replaying import read_record
from clerestory.engine.table import Table


def usual_file(game: str) -> Path:
    """Where a game is saved if the user names no file."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "clerestory" / f"last-{game}.json"


def put_aside(path: Path, game: str) -> Path | None:
    """Keep the last game when a new one is about to be saved in its place."""
    return path.replace(path.with_name(f"previous-{game}.json")) if path.exists() else None


def write_save(path: Path, table: Table, players: Sequence[str]) -> None:
    """Save a game; whatever happens meanwhile, the file holds a whole game."""
    text = json.dumps({**table.record(), "players": list(players)}) + "\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise GameError(f"The game cannot be saved in {path}: {error.strerror}.") from None


def write_new_save(path: Path, table: Table, players: Sequence[str]) -> None:
    """Save a game under a name that is not taken."""
    if path.exists():
        raise GameError(f"{path} exists already; choose another name.")
    write_save(path, table, players)


def read_save(path: Path) -> JSON:
    """A record or save file, not looked into yet."""
    record: Any = read_record(read_text(path))
    if not isinstance(record, dict):
        raise GameError(f"{path} is not a record: a record is a JSON object.")
    return record


def players_of(record: JSON, seats: int) -> list[str]:
    """Who plays a saved game."""
    players = record["players"]
    if not isinstance(players, list) or len(players) != seats or not all(isinstance(name, str) for name in players):
        raise GameError(f'The record\'s "players" must be {seats} names.')
    for name in players:
        check_player(name)
    return players
