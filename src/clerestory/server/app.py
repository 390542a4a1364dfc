"""The app: everything put together, from the start of the server to its end."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from clerestory import __version__
from clerestory.games import GAMES
from clerestory.server.house import House
from clerestory.server.identity import Signer
from clerestory.server.limits import Limits
from clerestory.server.problems import ProblemError, problem
from clerestory.server.routes import general, live, page, seats, tables
from clerestory.server.routes.asking import json_answer
from clerestory.server.security import Gate
from clerestory.server.settings import Settings
from clerestory.server.showing import write
from clerestory.server.starting import Shelf
from clerestory.server.store import Store
from clerestory.server.thinking import Thinker

DESCRIPTION = "Board games at tables: open one, sit down, play, watch. docs/api.md tells it with examples."
TAGS = [
    {"name": "general", "description": "What can be played, who I am, the rules."},
    {"name": "tables", "description": "A table, what happens at it, and moves."},
    {"name": "seats", "description": "Who sits where: people, bots, programs."},
]


def create_app(settings: Settings) -> FastAPI:
    """The server as an ASGI app."""
    app = FastAPI(
        title="Clerestory",
        version=__version__,
        description=DESCRIPTION,
        openapi_tags=TAGS,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        redirect_slashes=False,
    )
    app.state.settings = settings
    app.state.limits = Limits(settings.rate)
    for module in (general, tables, seats, live, page):
        app.include_router(module.router)
    app.add_exception_handler(ProblemError, tell_problem)
    app.add_exception_handler(RequestValidationError, tell_not_understood)
    app.add_exception_handler(HTTPException, tell_http_error)
    app.add_middleware(Gate)
    return app


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """From start to end: the database is there at once, the games come in the background."""
    settings: Settings = app.state.settings
    store = await Store.open(settings.data)
    app.state.signer = Signer(await store.secret())
    house = House(settings, store, Shelf(), Thinker(settings.workers))
    app.state.house = house
    starting = asyncio.create_task(start(house))
    try:
        yield
    finally:
        starting.cancel()
        await asyncio.gather(starting, return_exceptions=True)
        await house.close()
        house.thinker.close()
        await store.close()


async def start(house: House) -> None:
    """Get the games ready, then go on where the bots were when the server ended."""
    await house.shelf.fill()
    gc.freeze()  # what the games consist of stays: to look through it again and again would keep people waiting
    await house.resume()
    for name in GAMES:
        await house.thinker.load(name)


async def tell_problem(_: Request, error: Exception) -> Response:
    if not isinstance(error, ProblemError):
        raise error
    answer = json_answer(write(error.said), error.status)
    answer.headers.update(error.headers)
    return answer


async def tell_not_understood(request: Request, error: Exception) -> Response:
    """The first thing that is wrong with what was sent, and where."""
    first = error.errors()[0] if isinstance(error, RequestValidationError) else {"loc": (), "msg": str(error)}
    where = ".".join(str(part) for part in first["loc"][1:])
    reason = f"{where}: {first['msg']}" if where else str(first["msg"])
    return await tell_problem(request, problem("not-understood", reason=reason.rstrip(".")[:200]))


async def tell_http_error(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 404:
        said = problem("no-such-address")
    elif status == 405:
        headers = getattr(error, "headers", None)
        said = problem("not-that-way", headers, method=request.method)
    else:
        said = problem("not-understood", reason="it is not JSON")
        said.status = status
    return await tell_problem(request, said)
