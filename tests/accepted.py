"""A drawing that a game accepts can be played on."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from clerestory.engine.contract import check_game
from clerestory.engine.game import Game, GameError
from clerestory.engine.positions import fold
from clerestory.engine.records import AnyState, copy_of
from clerestory.engine.rules import PLAIN

Change: TypeAlias = Callable[[Any, random.Random], None]

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


def refusal_of(game: Game, state: AnyState) -> str:
    """The sentence with which the drawing of a state is refused; the empty text if it is accepted."""
    try:
        game.read_position(game.draw(state))
    except GameError as error:
        return str(error)
    return ""


def is_impossible(game: Game, state: AnyState) -> bool:
    return refusal_of(game, state).startswith("This position cannot occur: it breaks the rule that ")


def check_changed(game: Game, states: Sequence[AnyState], changes: Sequence[Change], seed: int, many: int) -> None:
    """A table on which something was changed is refused, or can be played to the end and breaks no rule on the way."""
    rng = random.Random(seed)
    state = copy_of(rng.choice(states))
    for _ in range(many):
        rng.choice(changes)(state, rng)
    check_position(game, game.draw(state))


def folded(text: str) -> list[str]:
    return [fold(line) for line in text.splitlines() if fold(line)]
