"""What a program is told and what it may answer, as lines of JSON; docs/arena.md describes them.

Only what the program's seat may know goes into a message: its view, its masked scores, and the moves that it may see.
"""

from __future__ import annotations

from collections.abc import Sequence

from clerestory.engine.game import CHANCE, EVERYBODY, GameError
from clerestory.engine.options import write_options
from clerestory.engine.records import JSON
from clerestory.engine.table import Move, Table, points_in

PROTOCOL = 1  # raised when a program would have to be changed
MOST_DIGITS = 9  # of a move's number
SHOWN = 60  # characters of an answer that is quoted


class ForfeitError(Exception):
    """A program has lost its game by not keeping to the protocol; the message says how, after its name."""


def start_message(table: Table, seat: int, seed: int) -> JSON:
    """The seed is for the program's own choices; chance is drawn from another."""
    game = table.game
    return {
        "type": "start",
        "protocol": PROTOCOL,
        "game": game.name,
        "version": game.version,
        "components": game.components.hash,
        "seats": table.seats,
        "seat": seat,
        "options": write_options(table.options),
        "seed": seed,
    }


def choose_message(table: Table, seat: int, since: int) -> JSON:
    """What the seat to move sees, what happened since move number `since`, and what it may do."""
    return {
        "type": "choose",
        "happened": happened(table, seat, since),
        "view": table.view(seat),
        "scores": points_in(table.game, table.look(seat)),
        "moves": [{"number": move.number, "text": move.text, "parts": move.parts} for move in table.legal_moves()],
    }


def over_message(table: Table, seat: int, since: int, ending: str, places: Sequence[int]) -> JSON:
    """How the game ended; the places are by seat, and empty when it was cut off."""
    return {
        "type": "over",
        "ending": ending,
        "happened": happened(table, seat, since),
        "scores": points_in(table.game, table.look(seat)),
        "places": list(places),
    }


def happened(table: Table, seat: int, since: int) -> list[JSON]:
    """Everything that was played or drawn since; of what the seat may not see, only who did it."""
    return [
        {"seat": None if move.seat == CHANCE else move.seat, **(told(move) if is_seen(move, seat) else told(None))}
        for move in table.moves[since:]
    ]


def is_seen(move: Move, seat: int) -> bool:
    return move.seen_by in (EVERYBODY, seat)


def told(move: Move | None) -> JSON:
    if move is None:
        return {"number": None, "text": None, "parts": None}
    return {"number": move.number, "text": move.text, "parts": move.parts}


def read_answer(table: Table, line: str) -> int:
    """The action that a line names, by its text or by its number; ForfeitError says why there is none."""
    text = line.strip()
    try:
        if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS:
            number = int(text)
        else:
            number = table.game.read(table.state, text)
        sentence = table.game.refusal(table.state, number)
    except GameError as error:
        sentence = str(error)
    if sentence:
        quoted = f"{text[:SHOWN]} ..." if len(text) > SHOWN else text
        raise ForfeitError(f'it answered "{" ".join(quoted.split())}": {sentence}')
    return number
