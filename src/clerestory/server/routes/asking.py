"""What the routes share: who asks, how it is answered, and which problems are told of in the description."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any, cast

from fastapi import Request, Response, WebSocket
from starlette.datastructures import Headers

from clerestory.server.house import House
from clerestory.server.identity import COOKIE, COOKIE_LIFE, Caller, Signer, new_user, wrong_token
from clerestory.server.messages import Problem
from clerestory.server.problems import problem
from clerestory.server.security import bearer, read_cookie

REASONS = {
    400: "What was sent is not understood.",
    401: "The token is not valid.",
    403: "Not your seat, not your table, or hidden from you.",
    404: "There is no such table, seat, game or position.",
    409: "It cannot be done now: late, taken, not your turn, still compiling.",
    413: "Too large.",
    415: "Not JSON.",
    422: "Not understood, or not legal: the rule that says so is named.",
    429: "Too much at once; Retry-After says when to try again.",
    503: "The rules are being compiled.",
}


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The problems of a route, for the description; every route may be asked too much."""
    return {status: {"model": Problem, "description": REASONS[status]} for status in sorted({*statuses, 429})}


AT_A_TABLE = problems(401, 403, 404, 409, 422, 503)
CHANGING = problems(400, 401, 403, 404, 409, 413, 415, 422, 503)


def house_of(asked: Request | WebSocket) -> House:
    return cast(House, asked.app.state.house)


def json_answer(text: str, status: int = 200) -> Response:
    return Response(text, status, media_type="application/json", headers={"Cache-Control": "no-store"})


def printed_answer(request: Request, text: str) -> Response:
    """JSON that is the same for everybody until the server ends: large, so it is compressed, once."""
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(text, media_type="application/json", headers=headers)
    return Response(compressed(text), media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})


@lru_cache(32)
def compressed(text: str) -> bytes:
    return gzip.compress(text.encode(), mtime=0)


async def identify(asked: Request | WebSocket, code: str | None = None) -> Caller:
    """Who asks; the token of a program is good for its own table only."""
    headers: Headers = asked.headers
    signer = cast(Signer, asked.app.state.signer)
    if (token := bearer(headers)) is not None:
        return await identify_program(house_of(asked), signer, token, code)
    cookie = read_cookie(headers)
    return Caller(signer.user_of(cookie) if cookie else None)


async def identify_program(house: House, signer: Signer, token: str, code: str | None) -> Caller:
    at, seat, salt = signer.seat_of(token)
    table = await house.table(at)
    row = table.seats[seat]
    if row.token != salt or row.user is None:
        raise wrong_token()
    if code is not None and code.strip().upper() != at:
        raise problem("token-elsewhere")
    return Caller(row.user, at, seat)


async def somebody(request: Request, code: str | None = None) -> tuple[Caller, bool]:
    """Who asks, made a user if they were none; whether they are new, and need the cookie that `remember` sets."""
    caller = await identify(request, code)
    if caller.user is not None:
        return caller, False
    caller = Caller(new_user())
    await house_of(request).store.add_user(cast(str, caller.user), None)
    return caller, True


def remember(request: Request, response: Response, caller: Caller) -> Response:
    """Give a new user the cookie that they are known by."""
    signer = cast(Signer, request.app.state.signer)
    response.set_cookie(
        COOKIE,
        signer.cookie(cast(str, caller.user)),
        max_age=COOKIE_LIFE,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )
    return response
