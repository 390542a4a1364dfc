"""Everything the server refuses, by name: the status of the answer, and the sentence in English.

The page says the same in another language by the message `problem-<name>`, with the parts of the sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from http import HTTPStatus

from clerestory.engine.game import GameError
from clerestory.engine.records import JSON
from clerestory.engine.refusing import Refusal

PROBLEMS: dict[str, tuple[HTTPStatus, str]] = {
    # What was sent is not understood
    "not-understood": (HTTPStatus.UNPROCESSABLE_ENTITY, "What was sent is not understood: {reason}."),
    "not-json": (HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "This must be sent as JSON, as application/json."),
    "too-large": (HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "This is too large: at most {most} bytes can be sent here."),
    "too-many": (HTTPStatus.TOO_MANY_REQUESTS, "That was too much at once; try again in {seconds} s."),
    "other-origin": (HTTPStatus.FORBIDDEN, "A page of another site may not do this."),
    "no-such-address": (HTTPStatus.NOT_FOUND, "There is nothing at this address."),
    "not-that-way": (HTTPStatus.METHOD_NOT_ALLOWED, "{method} cannot be used at this address."),
    "mishap": (HTTPStatus.INTERNAL_SERVER_ERROR, "Something went wrong here. Nothing has changed; try again."),
    # The games
    "compiling": (HTTPStatus.SERVICE_UNAVAILABLE, "The rules are being compiled, once. That takes a few minutes."),
    "no-such-game": (HTTPStatus.NOT_FOUND, "There is no such game here."),
    "no-such-language": (HTTPStatus.NOT_FOUND, "There are no rules in this language."),
    "broken-game": (HTTPStatus.SERVICE_UNAVAILABLE, "This game cannot be played here: {reason}"),
    # Tables
    "no-such-table": (HTTPStatus.NOT_FOUND, "There is no table with this code."),
    "no-such-seat": (HTTPStatus.NOT_FOUND, "This table has no seat {seat}."),
    "wrong-seats": (HTTPStatus.UNPROCESSABLE_ENTITY, "This game is for {least} to {most} players, not for {seats}."),
    "wrong-record-seats": (HTTPStatus.UNPROCESSABLE_ENTITY, "This game has {seats} seats; {given} were given."),
    "wrong-option": (HTTPStatus.UNPROCESSABLE_ENTITY, "{reason}"),
    "wrong-record": (HTTPStatus.UNPROCESSABLE_ENTITY, "{reason}"),
    "record-or-start": (HTTPStatus.UNPROCESSABLE_ENTITY, "A table starts from a record or a position, not from both."),
    "other-game": (HTTPStatus.UNPROCESSABLE_ENTITY, "That is a game of {game}."),
    "other-components": (HTTPStatus.CONFLICT, "This table is played with components {components}, not with ours."),
    "other-version": (HTTPStatus.CONFLICT, "This table was played by version {version} of the rules."),
    "hidden": (HTTPStatus.FORBIDDEN, "Something here is hidden from some; ask again once the game is over."),
    "no-such-position": (HTTPStatus.NOT_FOUND, "This game has no position {at}."),
    "not-over": (HTTPStatus.CONFLICT, "This game is not over yet."),
    # Seats
    "no-name": (HTTPStatus.UNPROCESSABLE_ENTITY, "A name is 1 to 40 letters, digits and signs."),
    "no-such-level": (HTTPStatus.UNPROCESSABLE_ENTITY, "There is no such level. The levels are: {levels}."),
    "not-your-seat": (HTTPStatus.FORBIDDEN, "This is not your seat."),
    "seat-taken": (HTTPStatus.CONFLICT, "Somebody else has taken this seat."),
    "not-at-table": (HTTPStatus.FORBIDDEN, "Only those who sit at this table may do this."),
    "not-host": (HTTPStatus.FORBIDDEN, "Only the host of this table may do this."),
    "still-here": (HTTPStatus.CONFLICT, "{person} is still here."),
    "no-bot": (HTTPStatus.CONFLICT, "No bot plays this seat."),
    "bot-plays": (HTTPStatus.CONFLICT, "A bot plays this seat; take it back first."),
    "wrong-token": (HTTPStatus.UNAUTHORIZED, "This token is not valid, or not any more."),
    "token-elsewhere": (HTTPStatus.FORBIDDEN, "This token is for one seat of one table only."),
    # Moves
    "late": (HTTPStatus.CONFLICT, "Something else happened at this table meanwhile."),
    "not-your-turn": (HTTPStatus.CONFLICT, "It is not this seat's turn."),
    "game-over": (HTTPStatus.CONFLICT, "The game is over."),
    "no-such-move": (HTTPStatus.UNPROCESSABLE_ENTITY, "There is no such move."),
    "illegal-move": (HTTPStatus.UNPROCESSABLE_ENTITY, "{reason}"),
    "undo-nothing": (HTTPStatus.CONFLICT, "There is nothing to take back."),
    "undo-chance": (HTTPStatus.CONFLICT, "That cannot be taken back: something random was revealed."),
    "undo-not-yours": (HTTPStatus.CONFLICT, "The last move was not yours."),
    "undo-over": (HTTPStatus.CONFLICT, "The game is over; nothing can be taken back."),
    "no-hint": (HTTPStatus.SERVICE_UNAVAILABLE, "The search gave no answer; try again."),
}  # fmt: skip


@dataclass(eq=False)
class ProblemError(Exception):
    """Something that was asked for is refused; nothing has changed."""

    status: int
    said: JSON
    headers: Mapping[str, str] = field(default_factory=dict)


def problem(name: str, headers: Mapping[str, str] | None = None, **parts: int | str) -> ProblemError:
    """A refusal of the server's own, with what its sentence speaks of."""
    status, sentence = PROBLEMS[name]
    said = {"name": name, "sentence": sentence.format(**parts), "rule": None, "game": None, "parts": parts}
    return ProblemError(int(status), said, headers or {})


def refused(refusal: str, game: str) -> JSON:
    """What a game's rules say about an illegal move."""
    if isinstance(refusal, Refusal):
        return {
            "name": refusal.name,
            "sentence": str(refusal),
            "rule": refusal.rule or None,
            "game": game,
            "parts": refusal.parts,
        }
    return {**problem("illegal-move", reason=str(refusal)).said, "game": game}


def refused_move(error: GameError, game: str) -> ProblemError:
    """A move that the table did not accept."""
    sentence = error.args[0] if error.args else ""
    return ProblemError(int(HTTPStatus.UNPROCESSABLE_ENTITY), refused(sentence, game))
