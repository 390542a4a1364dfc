"""Random games for tests: who plays, with which options, from which seed, and what is chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from hypothesis import strategies as st

from clerestory.engine.game import CHANCE, Game
from clerestory.engine.records import AnyState, copy_of
from clerestory.engine.table import Move, Table


@dataclass
class Step:
    """A move of a game, and the table before and after it, chance included."""

    table: Table
    move: Move
    before: AnyState
    after: AnyState


@dataclass(frozen=True)
class BaseWalk:
    """One game: turn i takes choice i, over and over, of what is liked."""

    seats: int
    options: dict[str, Any]
    seed: int
    choices: list[int]
    style: str

    game: ClassVar[Game]

    def table(self, *, chance_by_hand: bool = False) -> Table:
        return Table(self.game, self.seats, self.options, seed=self.seed, chance_by_hand=chance_by_hand)

    def choose(self, table: Table) -> Move:
        moves = table.legal_moves()
        if table.turn != CHANCE:
            moves = self.liked(table, moves) or moves
        turn = len(table.moves)
        return moves[(self.choices[turn % len(self.choices)] + turn) % len(moves)]

    def liked(self, table: Table, moves: list[Move]) -> list[Move]:
        """The moves that this style of playing prefers; nothing if it does not care."""
        return [move for move in moves if self.likes(table, move)]

    def likes(self, table: Table, move: Move) -> bool:
        return True

    def moves(self) -> Iterator[tuple[Table, Move]]:
        """The table before every move, and the move; it is played when the next one is asked for."""
        table = self.table()
        while not table.is_over:
            move = self.choose(table)
            yield table, move
            table.play(move)

    def steps(self) -> Iterator[Step]:
        """Every move of a seat and of chance, one by one."""
        table = self.table(chance_by_hand=True)
        while not table.is_over:
            before, move = copy_of(table.state), self.choose(table)
            table.play(move)
            yield Step(table, move, before, table.state)


SEEDS = st.integers(0, 2**63 - 1)
CHOICES = st.lists(st.integers(0, 999), min_size=1, max_size=30)


def walks(
    kind: type[Any], seats: st.SearchStrategy[int] | int, options: st.SearchStrategy[Any], styles: Sequence[str]
) -> st.SearchStrategy[Any]:
    """Walks of a game, of any style."""
    how_many = st.just(seats) if isinstance(seats, int) else seats
    return st.builds(kind, seats=how_many, options=options, seed=SEEDS, choices=CHOICES, style=st.sampled_from(styles))
