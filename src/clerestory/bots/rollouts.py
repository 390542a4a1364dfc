# ruff: noqa: F821 (the names that `bind` gives to a template)
"""The rollouts bot: tries every move in many random games and plays the one that did best.

All moves of one decision are tried on the same random streams, so what differs between them is mostly the move. What
the seat cannot know is drawn anew for every game, the same for all moves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from clerestory.engine.chance import Generator, next_word, start_stream
from clerestory.engine.game import Game
from clerestory.engine.playing import Buffers, playing
from clerestory.engine.records import AnyState, Array, States, assign, blank_states
from clerestory.engine.rules import PLAIN, bind

hide: Callable[..., None]
play: Callable[..., None]
play_out: Callable[..., int]
scores: Callable[..., None]
ranks: Callable[..., None]

POSITION, TRIAL = 0, 1  # the two states that a decision needs: what is on the table, and a copy to play to its end
FIRST = 1
WIN = 100  # what winning alone, against a target, is worth in points: more than any two moves differ by
SEED_BITS = np.uint64(1)  # a seed is signed: its top bit stays clear


@dataclass(frozen=True)
class Rollouts:
    """Plays the move with the best mean lead over the best other seat; alone, one that wins, with the most points."""

    playouts: int = 100  # for every move
    most: int = 4000  # for one decision; keeps an answer well under half a second

    def choose(self, game: Game, state: AnyState, seat: int, rng: Generator) -> int:
        actions = np.zeros(game.actions, np.int16)
        count = int(game.legal(state, actions))
        if count == 1:
            return int(actions[0])
        leads = self.leads(game, state, seat, actions[:count], int(next_word(rng) >> SEED_BITS))
        return int(actions[np.argmax(leads)])

    def leads(self, game: Game, state: AnyState, seat: int, actions: Array, seed: int) -> npt.NDArray[np.int64]:
        """How far each action led ahead, summed over the playouts of streams 0, 1, ... of the seed."""
        leads = np.zeros(len(actions), np.int64)
        playouts = max(1, min(self.playouts, self.most // len(actions)))
        states, buffers = blank_states(game.state, 2), Buffers.of(game)
        assign(states[POSITION], state)
        points, played = np.zeros(max(game.seats), np.int16), np.zeros(game.actions, np.int64)
        try_actions(game)(
            states, seat, int(state.seats), actions, playouts, seed,
            buffers.actions, buffers.weights, buffers.rng, points, played, leads,
        )  # fmt: skip
        return leads


def try_actions_template(
    states: States, seat: int, seats: int, tried: Array, playouts: int, seed: int,
    actions: Array, chances: Array, rng: Generator, points: Array, played: npt.NDArray[np.int64],
    leads: npt.NDArray[np.int64],
) -> None:  # fmt: skip
    """Play every action to the end of so many random games; add its lead over the best other seat, or a win alone."""
    for number in range(playouts):
        for i in range(len(tried)):
            states[TRIAL] = states[POSITION]
            start_stream(rng, seed, number)
            hide(states[TRIAL], seat, rng)
            play(states[TRIAL], int(tried[i]))
            play_out(states[TRIAL], rng, actions, chances, played)
            scores(states[TRIAL], points)
            best = 0
            for step in range(1, seats):
                other = int(points[(seat + step) % seats])
                best = other if step == 1 else max(best, other)
            leads[i] += int(points[seat]) - best
            if seats == 1:
                ranks(states[TRIAL], points)
                leads[i] += WIN * int(points[seat] == FIRST)


@cache
def try_actions(game: Game) -> Callable[..., None]:
    """The loop for a game; compiled once."""
    rules = {"hide": game.hide, "play": game.play, "scores": game.scores, "ranks": game.ranks}
    return bind(try_actions_template, game.name, play_out=playing(game).play_out, **rules)


# Uncompiled, the same decision would take minutes.
BOT = Rollouts(most=40) if PLAIN else Rollouts()
