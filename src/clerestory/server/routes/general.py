"""The routes that are about no table: what can be played, who I am, the rules."""

from __future__ import annotations

from typing import cast

from fastapi import APIRouter, Request, Response

from clerestory import __version__
from clerestory.bots import LEVELS, USUAL_LEVEL
from clerestory.engine.game import Game
from clerestory.engine.options import allowed_values, sentences, some_of
from clerestory.engine.records import JSON
from clerestory.games import GAMES
from clerestory.server.house import House
from clerestory.server.identity import Caller, read_name
from clerestory.server.messages import Games, Me, RuleBook, Status, WantedName
from clerestory.server.problems import problem
from clerestory.server.routes.asking import (
    house_of,
    identify,
    json_answer,
    printed_answer,
    problems,
    remember,
    somebody,
)
from clerestory.server.rulebooks import LANGUAGES, read_rule_book
from clerestory.server.showing import seat_state, write
from clerestory.server.store import SeatRow, TableRow

router = APIRouter(prefix="/api", tags=["general"])


@router.get("/status", response_model=Status, responses=problems(), summary="What is ready")
async def status(request: Request) -> Response:
    """Answers at once, also while the rules are being compiled."""
    return json_answer(write({"version": __version__, "games": house_of(request).shelf.stages}))


@router.get("/games", response_model=Games, responses=problems(503), summary="What can be played")
async def games(request: Request) -> Response:
    """The games with their options and what is printed in their boxes, and the levels of the bots."""
    house = house_of(request)
    described = house.descriptions
    if not described:
        ready = [describe_game(game) for game in house.shelf.games()]
        described = write({"games": ready, "levels": list(LEVELS), "usual_level": USUAL_LEVEL})
        house.descriptions = described
    return printed_answer(request, described)


def describe_game(game: Game) -> JSON:
    components = game.components
    facts = [
        {"name": name, "confidence": fact.confidence, "note": fact.note} for name, fact in components.facts.items()
    ]
    return {
        "name": game.name,
        "title": game.title,
        "seats": list(game.seats),
        "options": [describe_option(game, name, list(values)) for name, values in allowed_values(game).items()],
        "components": {
            "title": components.title,
            "origin": components.origin,
            "hash": components.hash,
            "facts": facts,
        },
        "box": game.box(),
    }


def describe_option(game: Game, name: str, values: list[bool | int | str]) -> JSON:
    several = some_of(game, name)
    return {
        "name": name,
        "sentence": sentences(game)[name],
        "default": values[0],
        "values": values,
        "some_of": {"count": several[0], "names": list(several[1])} if several else None,
    }


@router.get("/me", response_model=Me, responses=problems(401, 403, 404, 503), summary="Who I am, and my tables")
async def me(request: Request) -> Response:
    """Known by a cookie, which the first thing that one does here brings along."""
    return json_answer(write(await describe_me(house_of(request), await identify(request))))


@router.put("/me", response_model=Me, responses=problems(400, 401, 403, 404, 413, 415, 422, 503), summary="My name")
async def name_me(request: Request, wanted: WantedName) -> Response:
    """How I am called at new tables."""
    house, name = house_of(request), read_name(wanted.name)
    caller, is_new = await somebody(request)
    if caller.is_program:
        raise problem("token-elsewhere")
    await house.store.name_user(cast(str, caller.user), name)
    response = json_answer(write(await describe_me(house, caller)))
    return remember(request, response, caller) if is_new else response


async def describe_me(house: House, caller: Caller) -> JSON:
    if caller.user is None:
        return {"name": None, "tables": []}
    tables = await house.store.tables_of(caller.user)
    mine = [summary(house, caller, table, seats) for table, seats in tables if caller.code in (None, table.code)]
    mine.sort(key=lambda each: (each["is_over"], not each["is_my_turn"]))
    return {"name": await house.store.name_of(caller.user), "tables": mine}


def summary(house: House, caller: Caller, table: TableRow, seats: list[SeatRow]) -> JSON:
    live = house.seen(table.code)
    return {
        "code": table.code,
        "game": table.game,
        "seats": [seat_state(row, caller, live is not None and live.is_here(row.user)) for row in seats],
        "is_over": table.is_over,
        "is_my_turn": not table.is_over and caller.holds(seats[table.turn]) and seats[table.turn].level is None,
        "changed": table.changed,
    }


@router.get(
    "/rules/{game}/{language}", response_model=RuleBook, responses=problems(404, 422), summary="The rules in our words"
)
async def rules(request: Request, game: str, language: str) -> Response:
    """By section and id; in English where there is no translation."""
    if game not in GAMES:
        raise problem("no-such-game")
    if language not in LANGUAGES:
        raise problem("no-such-language")
    return printed_answer(request, read_rule_book(game, language))
