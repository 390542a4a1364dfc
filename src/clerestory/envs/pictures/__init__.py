"""Pictures of a position, as a seat or a spectator may see it: for videos, and for agents that look at pixels."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np

from clerestory.engine.game import OVER, Game
from clerestory.engine.records import JSON, AnyState
from clerestory.envs.pictures import sagrada, sintra, text, towerup
from clerestory.envs.pictures.canvas import Canvas, Moment, Pixels

DRAWN: dict[str, Callable[[JSON, JSON, Moment], Canvas]] = {
    "sintra": sintra.draw,
    "sagrada": sagrada.draw,
    "towerup": towerup.draw,
}


def picture(game: Game, state: AnyState, seat: int | None = None) -> Pixels:
    """The position as a seat may see it, or a spectator: height, width, and red, green and blue from 0 to 255.

    The size depends on the game and on the number of seats alone. A game that has no drawing of its own is written out.
    """
    drawing = game.draw(game.mask(state, seat))
    draw = DRAWN.get(game.name)
    if draw is None:
        return text.draw(drawing).pixels()
    return draw(game.view(state, seat), box_of(game), moment_of(game, state, seat, drawing)).pixels()


@cache
def box_of(game: Game) -> JSON:
    return game.box()


def moment_of(game: Game, state: AnyState, seat: int | None, drawing: str) -> Moment:
    """Whose turn it is and what is to be done, which is a line of every drawing."""
    line = next(line for line in drawing.splitlines() if line.startswith("next "))
    turn = int(game.turn(state))
    places = np.zeros(max(game.seats), np.int16)
    if turn == OVER:
        game.ranks(state, places)
    what = "the game is over" if turn == OVER else line.removeprefix("next ")
    return Moment(
        turn=turn,
        next=what[0].upper() + what[1:],
        onlooker=seat,
        places=tuple(int(place) for place in places[: int(state.seats)]) if turn == OVER else (),
    )
