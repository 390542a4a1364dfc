"""The log of a training: a line of JSON for every round, and for every time that its strength was measured."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from clerestory.engine.records import JSON
from clerestory.learning.measuring import Strength
from clerestory.learning.training import Round

LOG = "log.jsonl"


def append(folder: Path, entry: Round | Strength) -> None:
    """Write down one more."""
    with (folder / LOG).open("a", encoding="utf-8") as file:
        file.write(f"{json.dumps(asdict(entry))}\n")


def read_log(folder: Path) -> tuple[list[Round], list[Strength]]:
    """All that was written down."""
    entries = list(lines_of(folder))
    rounds = [Round(**entry) for entry in entries if entry.keys() == Round.__annotations__.keys()]
    return rounds, [Strength(**entry) for entry in entries if entry.keys() == Strength.__annotations__.keys()]


def forget_after(folder: Path, games: int) -> None:
    """Drop what was written after a checkpoint: it will be played again."""
    kept = [f"{json.dumps(entry)}\n" for entry in lines_of(folder) if entry.get("games", 0) <= games]
    new = folder / f"{LOG}.new"
    new.write_text("".join(kept), encoding="utf-8")
    new.replace(folder / LOG)


def lines_of(folder: Path) -> Iterator[JSON]:
    """Every whole line; the last may have been cut short with the training."""
    path = folder / LOG
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else []:
        try:
            yield json.loads(line)
        except ValueError:
            continue
