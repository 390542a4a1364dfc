"""Games that bots play against each other in tests, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from clerestory import load_game
from clerestory.bots import Bot
from clerestory.bots.random import Random
from clerestory.engine.chance import generator
from clerestory.engine.game import OVER, Game
from clerestory.engine.options import read_options
from clerestory.engine.playing import Buffers, playing
from clerestory.engine.records import AnyState, blank_states, bytes_of, copy_of
from clerestory.engine.table import Table

WINNER = 1  # its place
LONGEST = 2000  # decisions, which no game has


@dataclass(frozen=True)
class Decision:
    """A position in which a seat has to choose."""

    game: Game
    state: AnyState
    seat: int

    @property
    def actions(self) -> list[int]:
        buffer = np.zeros(self.game.actions, np.int16)
        return [int(action) for action in buffer[: self.game.legal(self.state, buffer)]]

    @property
    def is_forced(self) -> bool:
        return len(self.actions) == 1

    def answer(self, bot: Bot, seed: int = 5) -> int:
        """What a bot would do; it must leave the position alone and choose something legal."""
        before = bytes_of(self.state)
        action = bot.choose(self.game, self.state, self.seat, generator(seed))
        assert bytes_of(self.state) == before, "a bot has changed the position"
        assert action in self.actions, f"{action} is not legal"
        return action

    def redrawn(self, stream: int) -> Decision:
        """The same to the seat that decides; what it cannot know is drawn anew."""
        state = copy_of(self.state)
        self.game.hide(state, self.seat, generator(77, stream))
        return Decision(self.game, state, self.seat)


@dataclass(frozen=True)
class Played:
    """A game that is over."""

    game: Game
    decisions: tuple[Decision, ...]
    final: AnyState

    @property
    def winners(self) -> list[int]:
        places = np.zeros(max(self.game.seats), np.int16)
        self.game.ranks(self.final, places)
        return [seat for seat in range(self.final.seats) if places[seat] == WINNER]


def play_game(
    game: Game, bots: Sequence[Bot], seed: int, options: Mapping[str, Any] | None = None, longest: int = LONGEST
) -> Played:
    """A game to its end: bot i sits in seat i, and chance does the same for every line-up."""
    state = blank_states(game.state, 1)[0]
    game.setup(state, len(bots), read_options(game, options or {}))
    buffers, luck = Buffers.of(game), generator(seed)
    decisions: list[Decision] = []
    while (seat := int(playing(game).settle(state, luck, buffers.weights))) != OVER:
        assert len(decisions) < longest, f"{game.name} with seed {seed} does not end"
        decision = Decision(game, copy_of(state), seat)
        decisions.append(decision)
        game.play(state, decision.answer(bots[seat], seed=1000 * seed + len(decisions)))
    return Played(game, tuple(decisions), state)


def wins_of(game: Game, bot: Bot, other: Bot, seeds: range) -> int:
    """How many games a bot wins alone; every seed is played from both seats."""
    wins = 0
    for seed in seeds:
        wins += play_game(game, [bot, other], seed).winners == [0]
        wins += play_game(game, [other, bot], seed).winners == [1]
    return wins


def random_game(name: str, seats: int, seed: int = 1, **options: Any) -> Played:
    return play_game(load_game(name), [Random()] * seats, seed, options)


def choices(played: Played, every: int = 1) -> Iterator[Decision]:
    """The decisions of a game that are not forced, or each so-many-th of them."""
    return islice((decision for decision in played.decisions if not decision.is_forced), 0, None, every)


def decision_at(table: Table) -> Decision:
    return Decision(table.game, table.state, table.turn)


def play_turn(table: Table, bot: Bot) -> Table:
    """A bot plays the turn of the seat to move, to its end."""
    seat = table.turn
    while table.turn == seat:
        table.play(decision_at(table).answer(bot))
    return table
