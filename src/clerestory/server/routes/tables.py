"""The routes of a table: what it looks like, and what is played at it."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from clerestory.engine.game import OVER, Game
from clerestory.engine.records import AnyState
from clerestory.server.identity import Caller
from clerestory.server.messages import (
    Hint,
    History,
    NewTable,
    Parts,
    Position,
    Problem,
    TableState,
    WantedMove,
    WantedParts,
    WantedSeat,
    WantedUndo,
)
from clerestory.server.opening import open_rematch, open_table
from clerestory.server.problems import problem, refused
from clerestory.server.routes.asking import (
    AT_A_TABLE,
    CHANGING,
    house_of,
    identify,
    json_answer,
    remember,
    somebody,
)
from clerestory.server.showing import check_seat, find_seat, show_history, show_past, show_table, write
from clerestory.server.tables import LiveTable

router = APIRouter(prefix="/api/tables", tags=["tables"])

LONGEST_WAIT = 30.0  # seconds
SeatQuery = Annotated[
    int | None, Query(description="The seat to look from; -1 is a spectator; if omitted, mine that is to move, or any.")
]
SinceQuery = Annotated[int | None, Query(ge=0, description="Tell the events from this number on.")]


@router.post("", status_code=201, response_model=TableState, responses=CHANGING, summary="Open a table")
async def create(request: Request, wanted: NewTable) -> Response:
    """Whoever opens a table is its host. It may start from a record, or from a position of another table."""
    house = house_of(request)
    house.shelf.game(wanted.game)
    caller, is_new = await somebody(request)
    if caller.is_program:
        raise problem("token-elsewhere")
    live = await open_table(house, caller, wanted)
    async with house.held(live) as table:
        response = json_answer(show_table(table, caller, find_seat(table, caller, None), 0), 201)
    return remember(request, response, caller) if is_new else response


@router.get("/{code}", response_model=TableState, responses=AT_A_TABLE, summary="A table as I see it")
async def look(
    request: Request,
    code: str,
    seat: SeatQuery = None,
    since: SinceQuery = None,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="Wait so long for event `since`.")] = 0,
) -> Response:
    house = house_of(request)
    caller = await identify(request, code)
    live = await house.table(code)
    if wait and since is not None:
        await wait_for_event(live, caller, since, wait)
    async with house.held(live) as table:
        return json_answer(show_table(table, caller, find_seat(table, caller, seat), since))


async def wait_for_event(table: LiveTable, caller: Caller, since: int, seconds: float) -> None:
    """Until there is an event of this number, or time is up. Whoever waits is here."""
    table.watchers += 1
    if caller.user:
        table.arrive(caller.user)
    try:
        async with asyncio.timeout(seconds):
            while table.number <= since:
                await table.news.wait()
    except TimeoutError:
        pass
    finally:
        table.watchers -= 1
        if caller.user:
            table.depart(caller.user)


@router.post("/{code}/moves", response_model=TableState, responses=CHANGING, summary="Play a move")
async def play(request: Request, code: str, wanted: WantedMove) -> Response:
    """It is in the database when it is answered. `number` says which events are known, so that no move comes late."""
    house, caller = house_of(request), await identify(request, code)
    async with house.at(code) as table:
        check_mine(table, caller, wanted.seat)
        if table.seats[wanted.seat].level is not None:
            raise problem("bot-plays")
        await house.play(table, wanted.seat, wanted.number, wanted.move)
        return json_answer(show_table(table, caller, wanted.seat, wanted.number))


@router.post("/{code}/undo", response_model=TableState, responses=CHANGING, summary="Take my last move back")
async def undo(request: Request, code: str, wanted: WantedUndo) -> Response:
    """Possible until something random was revealed, or somebody else has moved."""
    house, caller = house_of(request), await identify(request, code)
    async with house.at(code) as table:
        check_mine(table, caller, wanted.seat)
        await house.undo(table, wanted.seat, wanted.number, caller.seats_among(table.seats))
        return json_answer(show_table(table, caller, wanted.seat, wanted.number))


def check_mine(table: LiveTable, caller: Caller, seat: int) -> None:
    check_seat(table, seat)
    if not caller.holds(table.seats[seat]):
        raise problem("not-your-seat")


@router.post("/{code}/why", response_model=Problem | None, responses=CHANGING, summary="Why is a move not legal?")
async def why(request: Request, code: str, wanted: WantedParts) -> Response:
    """The rule that forbids a move, which is given by its parts; null if it is legal."""
    house, caller = house_of(request), await identify(request, code)
    async with house.at(code) as table:
        check_mine(table, caller, wanted.seat)
        return json_answer(write(reason_against(table, wanted.seat, wanted.parts)))


def reason_against(table: LiveTable, seat: int, parts: Parts) -> Parts | None:
    if table.turn == OVER:
        return problem("game-over").said
    if table.turn != seat:
        return problem("not-your-turn").said
    game, state = table.game, table.table.state
    number = next((number for number in range(game.actions) if means(game, state, number, parts)), None)
    if number is None:
        return problem("no-such-move").said
    refusal = game.refusal(state, number)
    return refused(refusal, game.name) if refusal else None


def means(game: Game, state: AnyState, number: int, parts: Parts) -> bool:
    """Whether an action has these parts; some mean nothing in some phases."""
    try:
        return bool(game.parts(state, number) == parts)
    except (LookupError, ValueError):
        return False


@router.post("/{code}/hint", response_model=Hint, responses=CHANGING, summary="What would the search play?")
async def hint(request: Request, code: str, wanted: WantedSeat) -> Response:
    """The best few moves from what this seat knows; takes a few seconds."""
    house, caller = house_of(request), await identify(request, code)
    async with house.at(code) as table:
        check_mine(table, caller, wanted.seat)
    number, prospects = await house.hint(code, wanted.seat)
    return json_answer(write({"number": number, "prospects": prospects}))


@router.post("/{code}/rematch", response_model=TableState, responses=CHANGING, summary="The same people again")
async def rematch(request: Request, code: str) -> Response:
    """Opens a table for everybody who sat here, or finds the one that was opened; each has moved up one seat."""
    house, caller = house_of(request), await identify(request, code)
    async with house.at(code) as table:
        if caller.is_program or not caller.seats_among(table.seats):
            raise problem("not-at-table")
        again = await open_rematch(house, caller, table)
    async with house.at(again) as table:
        return json_answer(show_table(table, caller, find_seat(table, caller, None), 0))


@router.get("/{code}/record", response_model=Parts, responses=AT_A_TABLE, summary="The record of the game")
async def record(request: Request, code: str) -> Response:
    """Once the game is over, or while nothing is hidden in it. `clerestory replay` reads it, and a new table too."""
    await identify(request, code)
    async with house_of(request).at(code) as table:
        if table.turn != OVER and table.has_secrets(None):
            raise problem("hidden")
        name = f"{table.game.name}-{table.code}.json"
        response = json_answer(json.dumps(table.table.record()))
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@router.get("/{code}/history", response_model=History, responses=AT_A_TABLE, summary="The game as it went")
async def history(request: Request, code: str, seat: SeatQuery = None) -> Response:
    """Its events without those that were taken back; event i leads to position i."""
    caller = await identify(request, code)
    async with house_of(request).at(code) as table:
        return json_answer(show_history(table, find_seat(table, caller, seat)))


@router.get("/{code}/history/{at}", response_model=Position, responses=AT_A_TABLE, summary="A position of the game")
async def position(request: Request, code: str, at: int, seat: SeatQuery = None) -> Response:
    caller = await identify(request, code)
    async with house_of(request).at(code) as table:
        return json_answer(show_past(table, at, find_seat(table, caller, seat)))


@router.get(
    "/{code}/qr.svg",
    responses={**AT_A_TABLE, 200: {"content": {"image/svg+xml": {}}, "description": "An SVG drawing."}},
    response_class=Response,
    summary="The table's link as a QR code",
)
async def qr_code(request: Request, code: str) -> Response:
    import segno  # only here: it is not needed to start

    table = await house_of(request).table(code)
    link = f"{request.url.scheme}://{request.url.netloc}/t/{table.code}"
    drawing = segno.make(link, error="m").svg_inline(scale=4, border=2, omitsize=True)
    drawing = drawing.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
    return Response(drawing, media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})
