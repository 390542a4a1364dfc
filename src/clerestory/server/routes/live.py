"""The WebSocket of a table: its state at once, and again whenever something happens."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from clerestory.server.house import House
from clerestory.server.identity import Caller
from clerestory.server.problems import ProblemError
from clerestory.server.routes.asking import house_of, identify
from clerestory.server.showing import find_seat, show_table
from clerestory.server.tables import LiveTable

router = APIRouter()

REFUSED = 4000  # plus the status of the problem: the close code, which a page can read


@router.websocket("/api/tables/{code}/live")
async def live(socket: WebSocket, code: str) -> None:
    await socket.accept()
    try:
        seat, since = read_number(socket, "seat"), read_number(socket, "since")
        caller = await identify(socket, code)
        table = await house_of(socket).table(code)
        await follow(socket, house_of(socket), table, caller, seat, since)
    except ProblemError as error:
        await socket.close(REFUSED + error.status, error.said["name"])
    except WebSocketDisconnect:
        pass


def read_number(socket: WebSocket, name: str) -> int | None:
    word = socket.query_params.get(name, "")
    with suppress(ValueError):
        return int(word) if len(word) < 10 else None
    return None


async def follow(
    socket: WebSocket, house: House, table: LiveTable, caller: Caller, seat: int | None, since: int | None
) -> None:
    """Tell everything as it happens, until the other side is gone."""
    table.watchers += 1
    if caller.user:
        table.arrive(caller.user)
    telling = asyncio.create_task(tell(socket, house, table, caller, seat, since))
    listening = asyncio.create_task(listen(socket))
    try:
        done, _ = await asyncio.wait([telling, listening], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in (telling, listening):
            task.cancel()
        await asyncio.gather(telling, listening, return_exceptions=True)
        table.watchers -= 1
        if caller.user:
            table.depart(caller.user)


async def tell(
    socket: WebSocket, house: House, table: LiveTable, caller: Caller, seat: int | None, since: int | None
) -> None:
    """The state now, then after every change, each with the events since the last; slow readers get several at once."""
    known = since
    while True:
        async with house.telling:
            async with house.held(table):
                news = table.news
                state = show_table(table, caller, find_seat(table, caller, seat), known)
                known = table.number
            await asyncio.sleep(0)
        await socket.send_text(state)
        await news.wait()


async def listen(socket: WebSocket) -> None:
    """Nothing is expected from the other side but its leaving."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
