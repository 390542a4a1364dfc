# ruff: noqa: F821 (the names that `bind` gives to a template)
"""One game in arrays of length one, stepped by one compiled call: what PettingZoo's and Gymnasium's forms both hold.

A record that Python hands to compiled code is slow to hand over, an array is not; so the state stays in its array, and
so does all that a step writes. What is given away is a copy, and may be kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from operator import index
from typing import Any

import numpy as np
from gymnasium.spaces import Box

from clerestory.engine.chance import Generator, below, generator
from clerestory.engine.game import OVER, Game, GameError
from clerestory.engine.options import read_options
from clerestory.engine.playing import Buffers, playing
from clerestory.engine.records import AnyState, Array, Features, States, assign, blank_states
from clerestory.engine.rules import bind
from clerestory.engine.stepping import Mask, read_rewards, stepping
from clerestory.engine.table import read_seats, read_seed
from clerestory.envs.pictures import picture
from clerestory.envs.pictures.canvas import Pixels
from clerestory.games import load_game

settle: Callable[..., int]
legal: Callable[..., int]
observe: Callable[..., None]
take: Callable[..., int]
pay: Callable[..., None]
count: Callable[..., None]
show: Callable[..., int]
let_play: Callable[..., int]

ANYBODY = -1  # the watcher, if all seats are
RENDER_MODES = ("ansi", "rgb_array", "human")
FARTHEST = 10.0  # observations are scaled to about 1; none is farther from 0


@dataclass(frozen=True)
class Steps:
    """The steps, compiled for one game."""

    begin: Callable[..., int]
    step: Callable[..., int]
    look: Callable[..., None]


def let_play_template(
    state: AnyState, turn: int, at_random: Mask, rng: Generator, actions: Array, chances: Array
) -> int:  # fmt: skip
    """Let the seats that play at random play, until another must choose or the game is over; the turn then."""
    while turn >= 0 and at_random[turn] == 1:
        turn = take(state, int(actions[below(rng, legal(state, actions))]), rng, chances)
    return turn


def begin_template(
    states: States, seats: int, at_random: Mask, rng: Generator, actions: Array, chances: Array,
    points: Features, buffer: Array, counts: Array, features: Features, mask: Mask,
) -> int:  # fmt: skip
    """Play on from where the table was laid to the first choice; the turn then."""
    count(states[0], seats, points, buffer)
    turn = let_play(states[0], settle(states[0], rng, chances), at_random, rng, actions, chances)
    show(states[0], actions, counts, features, mask)
    return turn


def step_template(
    states: States, action: int, seats: int, kind: int, watcher: int, at_random: Mask, rng: Generator, actions: Array,
    chances: Array, points: Features, buffer: Array, rewards: Features, counts: Array, features: Features, mask: Mask,
) -> int:  # fmt: skip
    """Play a legal action and on to the next choice; the turn then. Pays when the watcher is to move."""
    turn = let_play(states[0], take(states[0], action, rng, chances), at_random, rng, actions, chances)
    if turn in (watcher, OVER) or watcher == ANYBODY:
        pay(states[0], seats, kind, turn == OVER, points, buffer, rewards)
    show(states[0], actions, counts, features, mask)
    return turn


def look_template(states: States, seat: int, counts: Array, features: Features) -> None:
    """What any seat sees, whoever is to move."""
    observe(states[0], seat, counts, features)


@cache
def steps_of(game: Game) -> Steps:
    """The steps of a game; compiled once."""
    steps = stepping(game)
    let_play = bind(let_play_template, game.name, legal=game.legal, take=steps.take)
    whole = {"let_play": let_play, "show": steps.show}
    return Steps(
        begin=bind(begin_template, game.name, settle=playing(game).settle, count=steps.count, **whole),
        step=bind(step_template, game.name, take=steps.take, pay=steps.pay, **whole),
        look=bind(look_template, game.name, observe=game.observe),
    )


class OneGame:
    """One game after another at the same table: a seed, where it stands, and what the last step brought."""

    def __init__(self, name: str, seats: int, options: Mapping[str, Any] | None, rewards: str) -> None:
        self.game = game = load_game(name)
        self.steps = steps_of(game)
        self.seats = read_seats(game, seats)
        self.kind = read_rewards(rewards)
        self.states, self.laid = blank_states(game.state, 1), blank_states(game.state, 1)
        game.setup(self.laid[0], self.seats, read_options(game, options or {}))
        self.buffers = Buffers.of(game)
        self.rng = self.buffers.rng
        self.watcher = ANYBODY  # the seat that is paid when it is to move, for all that happened since it was before
        self.at_random = np.zeros(self.seats, np.int8)  # [seat]  1: plays at random within the step
        self.points = np.zeros(self.seats, np.float32)
        self.buffer = np.zeros(max(game.seats), np.int16)
        self.rewards = np.zeros(self.seats, np.float32)  # [seat]  what the last step brought
        self.features = np.zeros(game.features(self.seats), np.float32)  # of the seat to move
        self.counts = np.zeros(self.features.shape, np.int16)  # the same before it is scaled
        self.mask = np.zeros(game.actions, np.int8)  # of the seat to move
        self.turn = OVER  # the seat to move, or OVER; chance never keeps anybody waiting
        self.seed: int | None = None
        self.number = 0  # of the game, of those played from one seed
        self.drawn = ""  # what was printed last

    # --- A game from its beginning, and a step of it ---

    def prepare(self, seed: int | None, position: str | None) -> None:
        """Lay the table, or set it to a drawn position.

        The game is the first from a new seed, or the next from the last one.
        """
        start = self.laid[0] if position is None else self._read(position)
        if seed is not None or self.seed is None:
            self.seed, self.number = read_seed(seed), 0
        else:
            self.number += 1
        self.rng[:] = generator(self.seed, self.number)
        assign(self.state, start)

    def begin(self) -> int:
        """Go on to the first choice; the turn then."""
        buffers = self.buffers
        turn = self.steps.begin(
            self.states, self.seats, self.at_random, self.rng, buffers.actions, buffers.weights,
            self.points, self.buffer, self.counts, self.features, self.mask,
        )  # fmt: skip
        self.turn = int(turn)
        self.rewards[:] = 0
        return self.turn

    def step(self, action: Any) -> int:
        """Play an action; the turn then. GameError says why it is not legal, and nothing has changed."""
        try:
            number = index(action)
        except TypeError:
            raise GameError(f"{str(action)[:40]!r} is not an action: an action is a whole number.") from None
        if not self.is_legal(number):
            raise GameError(self.game.refusal(self.state, number))
        buffers = self.buffers
        turn = self.steps.step(
            self.states, number, self.seats, self.kind, self.watcher, self.at_random, self.rng, buffers.actions,
            buffers.weights, self.points, self.buffer, self.rewards, self.counts, self.features, self.mask,
        )  # fmt: skip
        self.turn = int(turn)
        return self.turn

    def _read(self, position: str) -> AnyState:
        state = self.game.read_position(position)
        if state.seats != self.seats:
            raise GameError(f"This position is of a table for {state.seats}; this environment is for {self.seats}.")
        if self.game.turn(state) == OVER:
            raise GameError("In this position the game is over; there is nothing to play.")
        return state

    # --- What can be seen of it ---

    @property
    def state(self) -> AnyState:
        """The record that holds the whole game."""
        return self.states[0]

    def observe(self, seat: int) -> Features:
        """What a seat may see, as numbers."""
        if seat == self.turn:
            return self.features.copy()
        features = np.empty(self.features.shape, np.float32)
        self.steps.look(self.states, seat, self.counts, features)
        return features

    def actions(self, seat: int) -> Mask:
        """What a seat may do: 1 for a legal action; all 0 for a seat that is not to move."""
        return self.mask.copy() if seat == self.turn else np.zeros(self.mask.shape, np.int8)

    def scores(self) -> Array:
        """Every seat's points now; final once the game is over."""
        self.game.scores(self.state, self.buffer)
        return self.buffer[: self.seats].copy()

    def places(self) -> Array:
        """Every seat's place now, 1 being first; alone at the table, 1 is won and 2 is lost."""
        self.game.ranks(self.state, self.buffer)
        return self.buffer[: self.seats].copy()

    def is_legal(self, action: int) -> bool:
        return 0 <= action < len(self.mask) and bool(self.mask[action])

    def any_action(self) -> int:
        """A random one of the legal actions."""
        actions = np.flatnonzero(self.mask)
        return int(actions[below(self.rng, len(actions))])

    def render(self, mode: str, seat: int | None) -> str | Pixels | None:
        """The position as a seat may see it, or a spectator: as text, as a picture, or printed for a human."""
        if mode == "rgb_array":
            return picture(self.game, self.state, seat)
        text = self.game.draw(self.game.mask(self.state, seat))
        if mode == "ansi":
            return text
        if text != self.drawn:  # a step prints it by itself, and may be asked again
            print(text, flush=True)
            self.drawn = text
        return None

    # --- Copies and pickles: machine code stays where it is ---

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "game": self.game.name, "steps": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.game = load_game(state["game"])
        self.steps = steps_of(self.game)


def observation_box(game: Game, seats: int) -> Box:
    """The space of all observations."""
    return Box(-FARTHEST, FARTHEST, (game.features(seats),), np.float32)


def read_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise GameError(f"A render mode is None or one of {', '.join(RENDER_MODES)}; {str(mode)[:40]!r} is not.")
    return mode
