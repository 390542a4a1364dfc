"""`clerestory replay`: a recorded game again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.text import Text

from clerestory import replay
from clerestory.cli.app import Shown
from clerestory.cli.arguments import find_game
from clerestory.cli.judging import describe_judgments, judge, print_judgments
from clerestory.cli.listing import print_ranks, print_sheets
from clerestory.cli.painting import describe_next, print_drawing, print_lines
from clerestory.cli.saving import players_of, read_save
from clerestory.cli.seating import seat_label
from clerestory.cli.seeing import HOST
from clerestory.engine.game import CHANCE, GameError
from clerestory.engine.records import JSON
from clerestory.engine.table import Move, Table
from clerestory.games import GAMES

USUAL_PLAYOUTS = 1000


def show_replay(
    file: Path, shown: Shown, is_looked_back: bool, playouts: int | None, as_json: bool, components: Path | None
) -> None:
    if playouts and not is_looked_back:
        raise GameError("Nothing is searched without --look-back; add it, or leave out --playouts.")
    record = read_save(file)
    if record.get("game") in GAMES:
        find_game(record["game"], components)
    table = replay(record)
    players = players_of(record, table.seats) if "players" in record else [""] * table.seats
    moves = [(at, move) for at, move in enumerate(table.moves, start=1) if is_shown(move, shown)]
    playouts = playouts or USUAL_PLAYOUTS
    judgments = judge(table, playouts) if is_looked_back else None
    if as_json:
        described = describe(table, players, moves)
        if judgments is not None:
            described["look_back"] = describe_judgments(judgments, playouts)
        print(json.dumps(described, indent=2))
    else:
        console = Console(highlight=False)
        print_replay(console, table, players, moves)
        if judgments is not None:
            print_judgments(console, judgments, players, playouts)


def is_shown(move: Move, shown: Shown) -> bool:
    return shown == Shown.all or (shown == Shown.players and move.seat != CHANCE)


def describe(table: Table, players: Sequence[str], moves: Sequence[tuple[int, Move]]) -> JSON:
    """A replayed game as JSON; the seat of a chance move is null."""
    return {
        "game": table.game.name,
        "components": table.game.components.hash,
        "seats": table.seats,
        "options": table.record()["options"],
        "players": players,
        "moves": [
            {"move": at, "seat": None if move.seat == CHANCE else move.seat, "text": move.text, "parts": move.parts}
            for at, move in moves
        ],
        "is_over": table.is_over,
        "scores": table.scores(),
        "ranks": [asdict(rank) for rank in table.ranks()],
        "sheets": [table.sheet(seat) for seat in range(table.seats)],
        "drawing": table.draw(),
        "view": table.view(),
    }


def print_replay(console: Console, table: Table, players: Sequence[str], moves: Sequence[tuple[int, Move]]) -> None:
    console.rule(table.game.title, style="dim")
    number = len(str(len(table.moves)))
    name = max((len(seat_label(players, move.seat)) for _, move in moves), default=0)
    for at, move in moves:
        label = seat_label(players, move.seat).ljust(name)
        print_lines(console, [Text(f"{at:{number}}  {label}  {move}", "dim" if move.seat == CHANCE else "")])
    console.print()
    print_drawing(console, table, players)
    print_ranks(console, table, players)
    print_sheets(console, table, players, HOST)
    if not table.is_over:
        print_lines(console, [Text(f"The game is not over: now {describe_next(table, players, HOST)}.")])
