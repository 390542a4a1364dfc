"""Table: one game in progress, for Python users.

It is the door: it looks every move up among the legal ones, refuses the others with a sentence that names the rule, and
changes nothing then. The rules behind it trust what they are given.

The table belongs to the host of the game: it tells everything. What may be shown to a player is what `view`, `look` and
`observe` give for their seat.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from clerestory.engine.chance import generator, pick
from clerestory.engine.game import CHANCE, OVER, Game, GameError
from clerestory.engine.options import read_options, write_options
from clerestory.engine.records import JSON, AnyState, Features, assign, blank_states, copy_of

LARGEST_SEED = 2**63 - 1


@dataclass(frozen=True)
class Move:
    """One action of a seat, or one outcome of chance."""

    seat: int  # or CHANCE
    number: int
    text: str
    parts: JSON
    seen_by: int  # the only seat that sees it, or EVERYBODY

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{'chance' if self.seat == CHANCE else f'seat {self.seat}'}: {self.text}>"


@dataclass(frozen=True)
class Rank:
    """A seat's place at the table, 1 being first; equal places are shared. One seat alone: 1 is won, 2 is lost."""

    place: int
    seat: int
    score: int
    tie_break: str  # the rule that was needed to tell this seat from the one closest to it


@dataclass(frozen=True)
class Snapshot:
    """The table before a move, to go back to."""

    state: AnyState
    generator: np.uint64


class Table:
    """One game in progress. Chance is drawn from a seed, or typed in (`chance_by_hand`) as at a real table."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int | None = None,
        chance_by_hand: bool = False,
        position: str | None = None,
    ) -> None:
        self.game = game
        self.chance_by_hand = chance_by_hand
        self.position = position  # where the table started, if not at the beginning
        self._memory = blank_states(game.state, 1)
        self._rng = generator(read_seed(seed))
        self._buffer = np.zeros(max(game.actions, game.outcomes), np.int16)
        self._moves: list[Move] = []
        self._snapshots: list[Snapshot] = []
        self.options = read_options(game, options or {})
        if position is None:
            self.seats = read_seats(game, seats)
            game.setup(self.state, self.seats, self.options)
        else:
            assign(self.state, game.read_position(position))
            self.seats = int(self.state.seats)
            self.options = game.options_of(self.state)
        self._settle()

    # --- What the table looks like ---

    @property
    def state(self) -> AnyState:
        """The record that holds the whole game."""
        return self._memory[0]

    @property
    def turn(self) -> int:
        """The seat to move, or CHANCE, or OVER."""
        return int(self.game.turn(self.state))

    @property
    def is_over(self) -> bool:
        return self.turn == OVER

    @property
    def moves(self) -> tuple[Move, ...]:
        """Everything that was played or drawn so far."""
        return tuple(self._moves)

    def legal_moves(self) -> list[Move]:
        """What the seat to move may do; when chance moves, what may be drawn; nothing once the game is over."""
        seat = self.turn
        if seat == OVER:
            return []
        if seat == CHANCE:
            weights = self._buffer[: self.game.outcomes]
            self.game.weights(self.state, weights)
            numbers = [outcome for outcome in range(self.game.outcomes) if weights[outcome]]
        else:
            count = self.game.legal(self.state, self._buffer)
            numbers = [int(number) for number in self._buffer[:count]]
        return [move_in(self.game, self.state, seat, number) for number in numbers]

    def view(self, seat: int | None = None) -> JSON:
        """All that a seat may see; without a seat, what a spectator may see."""
        return self.game.view(self.state, None if seat is None else self._seat(seat))

    def look(self, seat: int | None = None) -> AnyState:
        """The state as a seat may see it: a copy, what it cannot know blanked out; without a seat, a spectator's."""
        return self.game.mask(self.state, None if seat is None else self._seat(seat))

    def before(self, at: int) -> AnyState:
        """The state as it was before `moves[at]`: a copy."""
        return copy_of(self._snapshots[at].state if at < len(self._snapshots) else self.state)

    def observe(self, seat: int) -> Features:
        """What a seat may see, as numbers for learning."""
        return self.game.observed(self.state, self._seat(seat))

    def draw(self) -> str:
        """The whole position as text, secrets included; `read_position` gives it back."""
        return self.game.draw(self.state)

    def scores(self) -> list[int]:
        """Every seat's points now; final once the game is over."""
        return points_in(self.game, self.state)

    def sheet(self, seat: int) -> dict[str, int]:
        """Where a seat's points came from."""
        return self.game.sheet(self.state, self._seat(seat))

    def ranks(self) -> list[Rank]:
        """The seats from first to last, as things stand, with the tie-break that each place needed."""
        places = np.zeros(max(self.game.seats), np.int16)
        self.game.ranks(self.state, places)
        scores = self.scores()
        ranks = []
        for seat in range(self.seats):
            others = [self.game.tie_break(self.state, seat, other) for other in range(self.seats) if other != seat]
            tie_break = self.game.tie_breaks[max(others, default=0)]
            ranks.append(Rank(int(places[seat]), seat, scores[seat], tie_break))
        return sorted(ranks, key=lambda rank: (rank.place, rank.seat))

    # --- What can be done at it ---

    def play(self, move: str | int | Move) -> Move:
        """Play a move, given as text, as a number, or as one of `legal_moves()`; chance then moves by itself.

        GameError says why a move is not legal; nothing has changed then.
        """
        number = self._number(move)
        played = self._play(number)
        self._settle()
        return played

    def undo(self) -> Move:
        """Take the last choice back, with everything chance did after it. Played again, it draws the same."""
        at = len(self._moves) - 1
        while at >= 0 and self._moves[at].seat == CHANCE and not self.chance_by_hand:
            at -= 1
        if at < 0:
            raise GameError("There is nothing to take back.")
        taken_back = self._moves[at]
        assign(self.state, self._snapshots[at].state)
        self._rng[0] = self._snapshots[at].generator
        del self._moves[at:], self._snapshots[at:]
        return taken_back

    def record(self) -> JSON:
        """The whole game as JSON: what it was played with, and all its moves, chance included."""
        start = {} if self.position is None else {"position": self.position}
        return {
            "format": 1,
            "game": self.game.name,
            "version": self.game.version,
            "components": self.game.components.hash,
            "seats": self.seats,
            "options": write_options(self.options),
            **start,
            "moves": [move.number for move in self._moves],
            "scores": self.scores(),
        }

    # --- Within ---

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise GameError(f"There is no seat {seat}; this table has seats 0 to {self.seats - 1}.")
        return int(seat)

    def _number(self, move: str | int | Move) -> int:
        """The door converts: a compiled rule sees one kind of integer only."""
        if isinstance(move, Move):
            return int(move.number)
        if isinstance(move, str):
            return self.game.read(self.state, move)
        if isinstance(move, int | np.integer):
            return int(move)
        raise GameError(f"{str(move)[:40]!r} is not a move: a move is a text, a whole number, or one of legal_moves().")

    def _play(self, number: int) -> Move:
        if sentence := self.game.refusal(self.state, number):
            raise GameError(sentence)
        move = move_in(self.game, self.state, self.turn, number)
        self._snapshots.append(Snapshot(copy_of(self.state), self._rng[0]))
        self._moves.append(move)
        self.game.play(self.state, number)
        return move

    def _settle(self) -> None:
        while not self.chance_by_hand and self.turn == CHANCE:
            weights = self._buffer[: self.game.outcomes]
            total = self.game.weights(self.state, weights)
            self._play(int(pick(self._rng, weights, total)))


def move_in(game: Game, state: AnyState, seat: int, number: int) -> Move:
    """A move of the seat, or of chance, whose turn it is in a state."""
    return Move(seat, number, game.write(state, number), game.parts(state, number), int(game.seen_by(state)))


def points_in(game: Game, state: AnyState) -> list[int]:
    """Every seat's points in a state; in a masked one, as far as they are known."""
    points = np.zeros(max(game.seats), np.int16)
    game.scores(state, points)
    return [int(score) for score in points[: int(state.seats)]]


def read_seats(game: Game, seats: int | None) -> int:
    if seats is None:
        return 2
    if seats not in game.seats:
        raise GameError(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players; {seats} cannot play it.")
    return int(seats)


def read_seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbits(63)
    if not 0 <= seed <= LARGEST_SEED:
        raise GameError(f"A seed is a whole number from 0 to {LARGEST_SEED}; {seed} is not.")
    return int(seed)
