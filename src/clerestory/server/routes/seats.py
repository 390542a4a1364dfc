"""The routes of a seat: who sits there."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from fastapi import APIRouter, Request, Response

from clerestory.server.identity import Caller, is_program, new_program, new_salt, read_name
from clerestory.server.messages import TableState, Token, WantedLevel, WantedName
from clerestory.server.opening import read_level
from clerestory.server.problems import problem
from clerestory.server.routes.asking import CHANGING, house_of, identify, json_answer, remember, somebody
from clerestory.server.showing import check_seat, find_seat, is_host, show_table, write
from clerestory.server.store import SeatRow
from clerestory.server.tables import LiveTable

router = APIRouter(prefix="/api/tables/{code}/seats/{seat}", tags=["seats"], responses=CHANGING)

NAMELESS = "program"  # how a program is called until it gives its name


@router.post("/claim", response_model=TableState, summary="Sit down")
async def claim(request: Request, code: str, seat: int, wanted: WantedName) -> Response:
    """An open seat is theirs who claim it; claimed again by them, it gets another name."""
    house = house_of(request)
    name = read_name(wanted.name)
    await house.table(code)
    caller, is_new = await somebody(request, code)
    async with house.at(code) as table:
        check_seat(table, seat)
        row = table.seats[seat]
        if caller.holds(row):
            row = replace(row, name=name)
        elif row.user is None and row.level is None and not caller.is_program:
            row = SeatRow(seat, caller.user, name)
        else:
            raise problem("seat-taken")
        await house.set_seat(table, row)
        response = json_answer(show_table(table, caller, seat, 0))
    return remember(request, response, caller) if is_new else response


@router.post("/leave", response_model=TableState, summary="Stand up")
async def leave(request: Request, code: str, seat: int) -> Response:
    """The seat becomes open again; a bot that stood in for its person goes too. The host may send a program away."""
    house, caller = house_of(request), await identify(request, code)
    async with house.at(code) as table:
        check_seat(table, seat)
        row = table.seats[seat]
        if not caller.holds(row) and not (is_program(row) and is_host(table, caller)):
            raise problem("not-your-seat")
        await house.set_seat(table, SeatRow(seat))
        return answer(table, caller)


@router.put("/bot", response_model=TableState, summary="Let a bot play a seat")
async def put_bot(request: Request, code: str, seat: int, wanted: WantedLevel) -> Response:
    """An open seat, one's own, or that of a person who is not here: the bot plays until the seat is given back."""
    house, caller = house_of(request), await identify(request, code)
    level = read_level(wanted.level)
    async with house.at(code) as table:
        check_seat(table, seat)
        row = table.seats[seat]
        if not caller.holds(row):
            check_at_table(table, caller)
            if table.is_here(row.user):
                raise problem("still-here", person=row.name or "")
            if row.user is None and row.level is not None and not is_host(table, caller):
                raise problem("not-host")
        await house.set_seat(table, replace(row, level=level))
        return answer(table, caller)


@router.delete("/bot", response_model=TableState, summary="Give a seat back")
async def delete_bot(request: Request, code: str, seat: int) -> Response:
    """Its person plays again; a seat that nobody holds becomes open, if the host says so."""
    house, caller = house_of(request), await identify(request, code)
    async with house.at(code) as table:
        check_seat(table, seat)
        row = table.seats[seat]
        if not caller.holds(row) and not is_host(table, caller):
            raise problem("not-your-seat" if row.user else "not-host")
        if row.level is None:
            raise problem("no-bot")
        await house.set_seat(table, replace(row, level=None))
        return answer(table, caller)


@router.post("/token", response_model=Token, summary="A token for a program")
async def give_token(request: Request, code: str, seat: int) -> Response:
    """A program that sends it plays this seat; the token before it is not valid any more.

    Whoever holds the seat may ask for one; the host also for an open seat, which the program then holds.
    """
    house, caller = house_of(request), await identify(request, code)
    async with house.at(code) as table:
        check_seat(table, seat)
        row = table.seats[seat]
        if not caller.holds(row):
            if not is_host(table, caller):
                raise problem("not-your-seat" if row.user else "not-host")
            if not is_program(row):
                if row.user is not None or row.level is not None:
                    raise problem("seat-taken")
                row = replace(row, user=new_program(), name=NAMELESS)
                await house.store.add_user(cast(str, row.user), NAMELESS)
        row = replace(row, token=new_salt())
        await house.set_seat(table, row)
        return json_answer(write({"token": request.app.state.signer.token(table.code, seat, row.token)}))


def check_at_table(table: LiveTable, caller: Caller) -> None:
    if not is_host(table, caller) and not caller.seats_among(table.seats):
        raise problem("not-at-table")


def answer(table: LiveTable, caller: Caller) -> Response:
    return json_answer(show_table(table, caller, find_seat(table, caller, None), None))
