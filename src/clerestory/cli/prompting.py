"""Lines that a person types, and how to go on from the shell."""

from __future__ import annotations

import re
import shutil
import sys
from contextlib import suppress
from pathlib import Path

from clerestory.cli.listing import numbered_moves
from clerestory.engine.game import GameError
from clerestory.engine.table import Move, Table

A_NUMBER = re.compile(r"#\s*(\d{1,6})")


def read_line(prompt: str) -> str:
    """What is typed; EOFError at the end of a file. A pipe's line is printed, so that what was asked is answered."""
    try:
        line = input(prompt).strip()
    except EOFError:
        print()
        raise
    if not sys.stdin.isatty():
        print(line)
    return line


def forget_lines() -> None:
    """What one person typed is not to be recalled by the next."""
    with suppress(ImportError):
        import readline

        readline.clear_history()


def pick_move(table: Table, line: str) -> str | Move:
    """A move by its number in the list, or as it was typed."""
    if not line.startswith("#"):
        return line
    moves, number = numbered_moves(table), A_NUMBER.fullmatch(line)
    if not number or not 1 <= int(number[1]) <= len(moves):
        raise GameError(f"Pick a move from #1 to #{len(moves)}; list shows them.")
    return moves[int(number[1]) - 1]


def program() -> str:
    """How this program was called: by its name, or from a folder that is not on the path."""
    called = sys.argv[0]
    return called if Path(called).name == "clerestory" and not shutil.which("clerestory") else "clerestory"
