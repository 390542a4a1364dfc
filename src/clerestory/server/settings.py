"""How a server is run: everything that may be chosen when it starts."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent


def usual_data() -> str:
    """Where the tables are kept if the user names no place."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(home) / "clerestory")


@dataclass(frozen=True)
class Settings:
    data: str = field(default_factory=usual_data)  # a folder, or the URL of a PostgreSQL database
    pace: float = 0.6  # seconds before a bot moves, so that people can follow
    rate: float = 50.0  # requests a second that one person may make for long
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))  # processes that think
    live_tables: int = 512  # kept in memory
    page: Path = HERE / "page"  # the built page
