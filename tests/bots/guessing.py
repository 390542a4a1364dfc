"""The smallest game with something hidden: guess a coin that nobody sees. It has only what a bot needs.

Who guesses right wins. A point for tails, won or lost, is there to tempt.
"""

from __future__ import annotations

from dataclasses import replace

from clerestory import load_game
from clerestory.engine.chance import Generator, below
from clerestory.engine.game import OVER
from clerestory.engine.records import COUNT, Array, blank, dtype_of, record
from clerestory.engine.rules import rule

HEADS, TAILS = 0, 1
HEADS_IN_TEN = 9
NO_GUESS = -1


@record
class State:
    seats: int = COUNT
    coin: int = COUNT  # hidden
    guess: int = COUNT


@rule
def turn(state: State) -> int:
    return 0 if state.guess == NO_GUESS else OVER


@rule
def legal(state: State, actions: Array) -> int:
    actions[0], actions[1] = HEADS, TAILS
    return 2


@rule
def weights(state: State, weights: Array) -> int:
    return 0


@rule
def play(state: State, action: int) -> None:
    state.guess = action


@rule
def scores(state: State, points: Array) -> None:
    points[0] = int(state.guess == TAILS)


@rule
def ranks(state: State, places: Array) -> None:
    places[0] = 1 if state.guess == state.coin else 2


@rule
def hide(state: State, seat: int, rng: Generator) -> None:
    state.coin = HEADS if below(rng, 10) < HEADS_IN_TEN else TAILS


@rule
def check(state: State) -> int:
    return 0


def deal(coin: int) -> State:
    state = blank(State)
    state.seats, state.coin, state.guess = 1, coin, NO_GUESS
    return state


GUESSING = replace(
    load_game("sintra"),
    name="guessing",
    seats=range(1, 2),
    state=dtype_of(State),
    actions=2,
    outcomes=1,
    turn=turn,
    legal=legal,
    weights=weights,
    play=play,
    scores=scores,
    ranks=ranks,
    hide=hide,
    check=check,
)
