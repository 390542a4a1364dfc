"""A drawing that a game accepts can be played on."""

from __future__ import annotations

from clerestory.engine.contract import check_game
from clerestory.engine.game import Game, GameError
from clerestory.engine.positions import fold
from clerestory.engine.rules import PLAIN

ENDINGS = 0 if PLAIN else 4  # games played on; uncompiled they take too long, and are the same


def check_position(game: Game, text: str) -> None:
    """A drawing is refused with a sentence, or is a sound position that draws back and can be played to the end."""
    try:
        state = game.read_position(text)
    except GameError as error:
        assert len(str(error)) > 10  # noqa: PT017
        return
    assert game.check(state) == len(game.invariants)
    assert folded(game.draw(state)) == folded(text)
    findings = check_game(game, seats=int(state.seats), games=ENDINGS, sampled=0, position=text)
    assert not findings, f"{findings[0]}\n{text}"


def folded(text: str) -> list[str]:
    return [fold(line) for line in text.splitlines() if fold(line)]
