"""Opening a table in the terminal: a new one, or one that was saved."""

from __future__ import annotations

import secrets
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from clerestory import replay
from clerestory.cli.arguments import find_game, read_settings, read_table_size, replace_bots
from clerestory.cli.boxes import unsure_facts
from clerestory.cli.painting import print_lines
from clerestory.cli.saving import players_of, put_aside, read_save, usual_file
from clerestory.cli.seating import seat_label
from clerestory.cli.session import Session
from clerestory.cli.warming import make_warm
from clerestory.engine.game import Game, GameError
from clerestory.engine.options import allowed_values, read_options, write_value
from clerestory.engine.records import JSON
from clerestory.engine.table import Table, read_seed

SHORT_SEED = 10**9  # a seed that a person may have to type


@dataclass(frozen=True)
class Wishes:
    """The arguments of `play`."""

    game: str
    seats: int | None
    players: str | None
    against: str | None
    settings: list[str]
    seed: int | None
    resume: Path | None
    save: Path | None
    components: Path | None


def open_session(wishes: Wishes) -> Session:
    """The table that the arguments describe."""
    if wishes.resume and (wishes.seats is not None or wishes.settings or wishes.seed is not None):
        raise GameError("A resumed game has its seats, options and chance; leave out --seats, --option and --seed.")
    if wishes.save and wishes.save != wishes.resume and wishes.save.exists():
        raise GameError(f"{wishes.save} exists already; choose another name, or go on with it by --resume.")
    game = find_game(wishes.game, wishes.components)
    console = Console(highlight=False)
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 (lets a person edit the line, and recall earlier ones)
    session = resume_game(console, game, wishes, wishes.resume) if wishes.resume else start_game(console, game, wishes)
    greet(session)
    return session


def start_game(console: Console, game: Game, wishes: Wishes) -> Session:
    seats, players = read_table_size(game, wishes.seats, wishes.players, wishes.against)
    settings = read_settings(wishes.settings)
    read_options(game, settings)
    seed = read_seed(secrets.randbelow(SHORT_SEED) if wishes.seed is None else wishes.seed)
    make_warm(game)
    table = Table(game, seats, settings, seed=seed)
    file = wishes.save or usual_file(game.name)
    if not wishes.save and (kept := put_aside(file, game.name)):
        tell(console, f"The game before this one is kept in {kept}.")
    tell(console, f"{game.title}, seed {seed}")
    return Session(console, table, players, file, seed, wishes.components)


def resume_game(console: Console, game: Game, wishes: Wishes, file: Path) -> Session:
    record = read_save(file)
    if record.get("game") != game.name:
        raise GameError(f'{file} is not a game of {game.name}: its "game" is {str(record.get("game"))[:40]!r}.')
    make_warm(game)
    table = replay(record)
    players = players_again(record, table, wishes)
    return Session(console, table, players, wishes.save or file, secrets.randbelow(SHORT_SEED), wishes.components)


def players_again(record: JSON, table: Table, wishes: Wishes) -> list[str]:
    """Who goes on with a game: those who played it, unless others are named."""
    if wishes.players or "players" not in record:
        return read_table_size(table.game, table.seats, wishes.players, wishes.against)[1]
    players = players_of(record, table.seats)
    return replace_bots(players, wishes.against) if wishes.against else players


def greet(session: Session) -> None:
    """Who plays what, and how sure we are that this is the printed game."""
    table = session.table
    usual = {name: values[0] for name, values in allowed_values(table.game).items()}
    chosen = {name: value for name, value in table.record()["options"].items() if value != usual[name]}
    who = ", ".join(seat_label(session.players, seat) for seat in range(table.seats))
    tell(session.console, "; ".join([who, *(f"{name} {write_value(value)}" for name, value in chosen.items())]))
    if doubtful := unsure_facts(table.game.components):
        show = f"clerestory components show {table.game.name}"
        tell(session.console, f"Not known from the printed game: {', '.join(doubtful)} ({show})")
    tell(session.console, f"Saved after every move in {session.file}")


def tell(console: Console, line: str) -> None:
    print_lines(console, [Text(line, "dim")])
