"""The rows of the database, as the server reads and writes them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Any


def now() -> str:
    """The time, as the database and the clients get it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


@dataclass(frozen=True)
class TableRow:
    code: str
    game: str
    version: int
    components: str
    options: Mapping[str, bool | int | str]
    position: str | None
    host: str
    rematch: str | None
    created: str
    changed: str
    turn: int
    is_over: bool

    def values(self) -> dict[str, Any]:
        return {**asdict(self), "options": json.dumps(self.options)}

    @staticmethod
    def of(row: Mapping[str, Any]) -> TableRow:
        return TableRow(**{**row, "options": json.loads(row["options"])})


@dataclass(frozen=True)
class SeatRow:
    seat: int
    user: str | None = None
    name: str | None = None
    level: str | None = None
    token: str | None = None


@dataclass(frozen=True)
class EventRow:
    """An acknowledged command, with what chance drew after it."""

    number: int
    kind: str
    seat: int | None
    numbers: tuple[int, ...]
    at: str

    def values(self) -> dict[str, Any]:
        return {**asdict(self), "numbers": json.dumps(self.numbers)}

    @staticmethod
    def of(row: Mapping[str, Any]) -> EventRow:
        return EventRow(row["number"], row["kind"], row["seat"], tuple(json.loads(row["numbers"])), row["at"])


@dataclass(frozen=True)
class StoredTable:
    """All that is known of a table."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    events: tuple[EventRow, ...]
