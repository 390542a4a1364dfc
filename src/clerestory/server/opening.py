"""Opening tables: new ones, from a record, from a position of another table, or the same people again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from clerestory.bots import LEVELS
from clerestory.engine.chance import generator, pick
from clerestory.engine.game import CHANCE, OVER, Game, GameError
from clerestory.engine.options import write_options
from clerestory.engine.replaying import replay
from clerestory.engine.table import Table, read_seed
from clerestory.server.house import House
from clerestory.server.identity import Caller, is_program, read_name
from clerestory.server.messages import NewTable, SeatWish, StartFrom
from clerestory.server.problems import problem
from clerestory.server.showing import state_at
from clerestory.server.store import EventRow, SeatRow, TableRow
from clerestory.server.store.rows import now
from clerestory.server.store.storing import new_code
from clerestory.server.tables import LiveTable, start_events

MOST_MOVES = 5000  # of a record that is sent: far more than any game has
SEAT_LEVELS = (*LEVELS, "random")


def read_level(level: str | None) -> str:
    if level not in SEAT_LEVELS:
        raise problem("no-such-level", levels=", ".join(SEAT_LEVELS))
    return level


async def open_table(house: House, caller: Caller, wanted: NewTable) -> LiveTable:
    """A new table, with the caller as its host."""
    game = house.shelf.game(wanted.game)
    if wanted.record is not None and wanted.start is not None:
        raise problem("record-or-start")
    if wanted.record is not None:
        table = read_table(game, wanted.record)
    elif wanted.start is not None:
        table = await table_from(house, game, wanted.start)
    else:
        table = lay_table(game, len(wanted.seats), wanted.options)
    if len(wanted.seats) != table.seats:
        raise problem("wrong-record-seats", seats=table.seats, given=len(wanted.seats))
    mine = await house.store.name_of(caller.user) if caller.user else None
    seats = [read_wish(seat, wish, caller, mine) for seat, wish in enumerate(wanted.seats)]
    return await keep_table(house, caller, table, seats)


def lay_table(game: Game, seats: int, options: dict[str, Any]) -> Table:
    if seats not in game.seats:
        raise problem("wrong-seats", least=game.seats[0], most=game.seats[-1], seats=seats)
    try:
        return Table(game, seats, options)
    except GameError as error:
        raise problem("wrong-option", reason=str(error)) from None


def read_table(game: Game, record: Any) -> Table:
    """The table that a record leads to."""
    if record.get("game") != game.name:
        raise problem("other-game", game=str(record.get("game"))[:20])
    moves = record.get("moves")
    if isinstance(moves, list) and len(moves) > MOST_MOVES:
        raise problem("wrong-record", reason=f"This record has {len(moves)} moves; at most {MOST_MOVES} can be sent.")
    try:
        return continued(replay(record, lambda _: game))
    except (GameError, ValueError, TypeError, OverflowError) as error:
        reason = str(error) if isinstance(error, GameError) else "This is not a record: its numbers make no sense."
        raise problem("wrong-record", reason=reason) from None


def continued(table: Table) -> Table:
    """A table that was played with chance by hand, where chance moves by itself from now on."""
    weights, rng = np.zeros(table.game.outcomes, np.int16), generator(read_seed(None))
    table.chance_by_hand = True
    while table.turn == CHANCE:
        total = table.game.weights(table.state, weights)
        table.play(int(pick(rng, weights, total)))
    table.chance_by_hand = False
    return table


async def table_from(house: House, game: Game, start: StartFrom) -> Table:
    """Another table as it was after an event of its history, with all that led there."""
    async with house.at(start.code) as other:
        if other.game is not game:
            raise problem("other-game", game=other.game.name)
        if other.turn != OVER and other.has_secrets(None):
            raise problem("hidden")
        state_at(other, start.at)
        moves = other.table.moves[: other.lengths[start.at]]
        row = other.row
        table = Table(game, other.table.seats, row.options, chance_by_hand=True, position=row.position)
    for move in moves:
        table.play(move.number)
    return continued(table)


def read_wish(seat: int, wish: SeatWish, caller: Caller, my_name: str | None) -> SeatRow:
    if wish.kind == "bot":
        return SeatRow(seat, level=read_level(wish.level))
    if wish.kind == "open":
        return SeatRow(seat)
    name = read_name(wish.name) if wish.name else my_name if wish.kind == "me" else None
    return SeatRow(seat, caller.user, name)


async def keep_table(house: House, caller: Caller, table: Table, seats: Sequence[SeatRow]) -> LiveTable:
    """Commit a new table; then it is live."""
    events = start_events(table)
    row = row_of(table, caller.user or "", events)
    return await house.table(await house.store.add_table(row, seats, events))


def row_of(table: Table, host: str, events: Sequence[EventRow]) -> TableRow:
    game, at = table.game, now()
    return TableRow(
        code=new_code(),
        game=game.name,
        version=game.version,
        components=game.components.hash,
        options=write_options(table.options),
        position=table.position,
        host=host,
        rematch=None,
        created=at,
        changed=events[-1].at,
        turn=table.turn,
        is_over=table.is_over,
    )


def seat_again(seat: int, player: SeatRow) -> SeatRow:
    """A player's seat at the next table; a program needs another token, so its seat is open."""
    if is_program(player):
        return SeatRow(seat)
    return SeatRow(seat, player.user, player.name, None if player.user else player.level)


async def open_rematch(house: House, caller: Caller, table: LiveTable) -> str:
    """The code of the table where the same people play again; each moves up one seat, so that another may start."""
    if table.row.rematch:
        return table.row.rematch
    if table.turn != OVER:
        raise problem("not-over")
    count = len(table.seats)
    players = [table.seats[(seat + 1) % count] for seat in range(count)]
    seats = [seat_again(seat, player) for seat, player in enumerate(players)]
    fresh = lay_table(table.game, count, dict(table.row.options))
    code = (await keep_table(house, caller, fresh, seats)).code
    await house.link_rematch(table, code)
    return table.row.rematch or code
