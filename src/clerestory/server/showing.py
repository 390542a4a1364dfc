"""What an onlooker is shown of a table, as JSON text: made once for each seat and position, then put together.

The shapes are those of `messages`; they are written by hand here because checking them again costs more than all the
rest, and a test compares the two.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

import numpy as np

from clerestory.engine.game import CHANCE, EVERYBODY, OVER
from clerestory.engine.records import JSON, AnyState, bytes_of
from clerestory.engine.table import Move, points_in
from clerestory.server.identity import Caller
from clerestory.server.problems import problem
from clerestory.server.store import SeatRow
from clerestory.server.tables import Happening, LiveTable

SECRET: JSON = {"kind": "secret"}
SPECTATOR = -1


def write(what: object) -> str:
    return json.dumps(what, separators=(",", ":"), default=plain_number)


def plain_number(number: object) -> bool | int | float:
    """A number of a state, which is NumPy's when the rules run uncompiled."""
    if isinstance(number, np.generic):
        return number.item()  # type: ignore[no-any-return]
    raise TypeError(f"{type(number).__name__} cannot be told as JSON")


def find_seat(table: LiveTable, caller: Caller, wanted: int | None) -> int | None:
    """The seat that a caller looks from: the one they name, else theirs that is to move, else their first."""
    mine = caller.seats_among(table.seats)
    if wanted is None:
        return next((seat for seat in mine if seat == table.turn), mine[0] if mine else None)
    if wanted == SPECTATOR:
        return None
    check_seat(table, wanted)
    if wanted not in mine:
        raise problem("not-your-seat")
    return wanted


def check_seat(table: LiveTable, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise problem("no-such-seat", seat=seat)


def show_table(table: LiveTable, caller: Caller, seat: int | None, since: int | None) -> str:
    """A TableState: the table as a caller sees it from a seat, with the events from `since` on."""
    mine = caller.seats_among(table.seats)
    reason = table.undo_reason(mine)
    head = {
        "code": table.code,
        "seats": [show_seat(table, row, caller) for row in table.seats],
        "seat": seat,
        "is_host": is_host(table, caller),
        "number": table.number,
        "undo": {"is_possible": reason is None, "reason": reason},
        "rematch": table.row.rematch,
        "changed": table.row.changed,
    }
    parts = [write(head)[:-1], show_position(table, seat), f'"decision":{show_decision(table, seat)}']
    wanted = table.events[since:] if since is not None else []
    return f'{",".join(parts)},"events":[{",".join(show_events(table, wanted, seat))}]}}'


def is_host(table: LiveTable, caller: Caller) -> bool:
    return caller.user == table.row.host and not caller.is_program


def show_seat(table: LiveTable, row: SeatRow, caller: Caller) -> JSON:
    return seat_state(row, caller, table.is_here(row.user))


def seat_state(row: SeatRow, caller: Caller, is_here: bool) -> JSON:
    is_bot = row.user is None and row.level is not None
    return {
        "seat": row.seat,
        "kind": "bot" if is_bot else "open" if row.user is None else "person",
        "name": row.name,
        "level": row.level,
        "is_stand_in": row.user is not None and row.level is not None,
        "is_mine": caller.holds(row),
        "is_here": is_bot or is_here,
    }


def show_position(table: LiveTable, seat: int | None) -> str:
    """What the position looks like from a seat: the fields of a TableState that only an event changes.

    Seats that know the same see the same, so it is made once for all of them.
    """
    game, state = table.game, table.table.state
    masked = game.mask(state, seat)
    key = bytes_of(masked)
    if key not in table.cache:
        is_over = table.turn == OVER
        told = {
            "game": game.name,
            "options": table.row.options,
            "components": table.row.components,
            "turn": None if is_over else table.turn,
            "is_over": is_over,
            "view": game.view(state, seat),
            "scores": points_in(game, masked),
            "has_secrets": seat is not None and bytes_of(masked) != bytes_of(game.mask(state, None)),
            "result": show_result(table) if is_over else None,
        }
        table.cache[key] = write(told)[1:-1]
    return table.cache[key]


def show_result(table: LiveTable) -> JSON:
    by_points = table.game.tie_breaks[0]
    ranks = [
        {
            "seat": rank.seat,
            "place": rank.place,
            "score": rank.score,
            "tie_break": None if rank.tie_break == by_points else rank.tie_break,
        }
        for rank in table.table.ranks()
    ]
    return {"ranks": ranks, "sheets": [table.table.sheet(seat) for seat in range(table.table.seats)]}


def show_decision(table: LiveTable, seat: int | None) -> str:
    """What a seat may do now, each move with its consequences; nothing while a bot plays the seat."""
    if seat is None or table.turn != seat or table.seats[seat].level is not None:
        return "null"
    if "decision" not in table.cache:
        state = table.table.state
        moves = [
            {
                "number": move.number,
                "text": move.text,
                "parts": move.parts,
                "consequences": table.game.consequences(state, move.number),
            }
            for move in table.table.legal_moves()
        ]
        table.cache["decision"] = write({"seat": seat, "moves": moves})
    return table.cache["decision"]


def show_events(table: LiveTable, events: Iterable[Happening], seat: int | None) -> Sequence[str]:
    return [show_event(table, event, seat) for event in events]


def show_event(table: LiveTable, event: Happening, seat: int | None) -> str:
    """An Event as an onlooker may know it; all is told once the game is over."""
    if seat not in event.shown:
        moves = (*([event.move] if event.move else ()), *event.chance)
        sees_all = table.turn == OVER or all(move.seen_by in (EVERYBODY, seat) for move in moves)
        onlooker = seat if not sees_all else EVERYBODY
        if onlooker not in event.shown:
            event.shown[onlooker] = write(event_message(event, None if sees_all else seat, sees_all))
        event.shown[seat] = event.shown[onlooker]
    return event.shown[seat]


def event_message(event: Happening, seat: int | None, sees_all: bool) -> JSON:
    is_seen = event.move is not None and (sees_all or event.move.seen_by in (EVERYBODY, seat))
    move = event.move if is_seen else None
    return {
        "number": event.number,
        "kind": event.kind,
        "seat": event.seat,
        "text": move.text if move else "",
        "parts": move.parts if move else SECRET if event.move else {},
        "consequences": event.consequences if move else [],
        "chance": [drawn(each, sees_all or each.seen_by in (EVERYBODY, seat)) for each in event.chance],
        "undoes": event.undoes,
    }


def drawn(move: Move, is_seen: bool) -> JSON:
    return {"text": move.text, "parts": move.parts} if is_seen else {"text": "", "parts": SECRET}


def show_history(table: LiveTable, seat: int | None) -> str:
    """A History: the events that were not taken back."""
    standing = [table.events[number] for number in table.standing]
    return f'{{"events":[{",".join(show_events(table, standing, seat))}]}}'


def show_past(table: LiveTable, at: int, seat: int | None) -> str:
    """A Position: the table after an event of its history."""
    game, state = table.game, state_at(table, at)
    turn = int(game.turn(state))
    told = {
        "at": at,
        "view": game.view(state, seat),
        "scores": points_in(game, game.mask(state, seat)),
        "turn": None if turn in (CHANCE, OVER) else turn,
    }
    return write(told)


def state_at(table: LiveTable, at: int) -> AnyState:
    if not 0 <= at < len(table.lengths):
        raise problem("no-such-position", at=at)
    return table.table.before(table.lengths[at])
