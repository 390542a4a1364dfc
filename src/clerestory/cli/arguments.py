"""What a user typed, made into what the engine wants; GameError says what is wrong with it."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

from clerestory.bots import BOTS, USUAL_LEVEL, load_bot
from clerestory.engine.game import Game, GameError
from clerestory.games import GAMES, load_game

A_NAME = re.compile(r"[^\W\d_][\w .'-]{0,19}")
TAKEN_NAMES = ("bot", "chance")
USUAL_SEATS = 2
ALIKE = 0.85  # a name this close to a bot's was meant to be it


def find_game(name: str, components: Path | None = None) -> Game:
    """A game by its name, with the component file that the user named for it."""
    if components and name in GAMES:
        use_components(name, components)
    return load_game(name)


def use_components(game: str, path: Path) -> None:
    """Put the user's component file in place of ours, before the game is imported."""
    from clerestory.engine.components import read_component_file
    from clerestory.engine.rules import cache_folder

    chosen = read_component_file(path)
    if chosen.game != game:
        raise GameError(f'{path}: this component file is for "{chosen.game}", not for "{game}".')
    before = os.environ.get("CLERESTORY_COMPONENTS")
    os.environ["CLERESTORY_COMPONENTS"] = os.pathsep.join([str(path.resolve()), *([before] if before else [])])
    cache_folder.cache_clear()  # machine code is kept apart for every component set


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not a UTF-8 text"
        raise GameError(f"{path} cannot be read: {reason}.") from None


def read_settings(words: Sequence[str]) -> dict[str, str]:
    """Options from the command line, each `name=value`."""
    settings: dict[str, str] = {}
    for word in words:
        name, equals, value = (part.strip() for part in word.partition("="))
        if not equals or not name:
            raise GameError(f'An option is written name=value; "{word[:40]}" is not.')
        if name in settings:
            raise GameError(f"The option {name} is given twice.")
        settings[name] = value
    return settings


def read_table_size(
    game: Game, seats: int | None, players: str | None = None, against: str | None = None
) -> tuple[int, list[str]]:
    """How many play, and who sits where."""
    from clerestory.engine.table import read_seats

    if players and against:
        raise GameError("Either --players says who plays, or --against whom you play against; leave one of them out.")
    if seats is None:
        named = players.count(",") + 1 if players else 0
        seats = named or max(USUAL_SEATS, game.seats[0])
    seats = read_seats(game, seats)
    return seats, read_players(players, seats) if players else usual_players(seats, against)


def usual_players(seats: int, against: str | None = None) -> list[str]:
    """Me, and bots in all other seats."""
    if against:
        load_bot(against)
        if seats == 1:
            raise GameError(f"Nobody else plays at a table with 1 seat, {against} neither; leave out --against.")
    return ["me"] + [against or USUAL_LEVEL] * (seats - 1)


def replace_bots(players: list[str], against: str) -> list[str]:
    """The same persons, against other bots."""
    load_bot(against)
    if not any(is_bot(name) for name in players):
        raise GameError(f"No bot plays here that {against} could stand in for; say who plays with --players.")
    return [against if is_bot(name) else name for name in players]


def read_players(text: str, seats: int) -> list[str]:
    players = [name.strip() for name in text.split(",")]
    if len(players) != seats:
        raise GameError(f"{seats} seats need {seats} players; {len(players)} are named: {', '.join(players)[:80]}.")
    for name in players:
        check_player(name)
    return players


def is_bot(name: str) -> bool:
    """Whether a bot is meant: by its name, or with how much it may think behind a colon, as in search:500."""
    return name in BOTS or ":" in name


def check_player(name: str) -> None:
    """A bot's name, or a person's that cannot be taken for one."""
    if is_bot(name) or name.lower() in TAKEN_NAMES or get_close_matches(name.lower(), BOTS, cutoff=ALIKE):
        load_bot(name)  # which says so if there is none
    elif not A_NAME.fullmatch(name):
        raise GameError(f"{name[:40]!r} cannot be a player: a name is up to 20 letters and digits.")


def sentence_of(error: GameError | OSError) -> str:
    """What went wrong, for a person."""
    if isinstance(error, GameError):
        return str(error)
    return f"{error.filename}: {error.strerror}." if error.filename else f"{error.strerror}."
