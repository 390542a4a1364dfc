"""The command line: `clerestory play sintra` and all the rest.

It knows games only by `Game` and `Table`, so a new game gets all of it by its name in `clerestory.games.GAMES`. Games,
and the compiler with them, are imported when a command needs one: its component file must be known first.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence

import typer

from clerestory.cli.app import app
from clerestory.cli.arguments import sentence_of
from clerestory.engine.game import GameError

MISTAKE = 2  # the exit code of a command that was asked for something impossible


def run(arguments: Sequence[str] | None = None) -> None:
    """Run one command and exit: 0 when done, 2 with a sentence for a mistake, 130 when interrupted."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = app(arguments, prog_name="clerestory", standalone_mode=False)
    except typer.TyperException as error:
        code = complain(f"{error.format_message().rstrip('.')}.")
    except (GameError, OSError) as error:
        code = complain(sentence_of(error))
    raise SystemExit(code)


def complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return MISTAKE
