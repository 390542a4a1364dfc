"""Random games for tests: who plays, with which options, from which seed, and what is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from clerestory.engine.game import CHANCE
from clerestory.engine.table import Move, Table
from clerestory.games.sagrada import GAME
from clerestory.games.sagrada.placing import fitting, reach_of
from clerestory.games.sagrada.state import POOL_DIE

STYLES = ("any", "eager", "thrifty", "filling")  # and "sparing"
THRIFTY_UNTIL = 8  # the first round in which the thrifty use tools


@dataclass(frozen=True)
class Walk:
    """One game: turn i takes choice i, over and over, of what may be chosen.

    The eager use a tool whenever they can; the thrifty keep their tokens for the last rounds; the filling place dice
    whenever they can, so that their windows get full. The sparing never use a tool.
    """

    seats: int
    options: dict[str, Any]
    seed: int
    choices: list[int]
    style: str

    def table(self, *, chance_by_hand: bool = False) -> Table:
        return Table(GAME, self.seats, self.options, seed=self.seed, chance_by_hand=chance_by_hand)

    def choose(self, table: Table) -> Move:
        moves = table.legal_moves()
        if table.turn != CHANCE:
            moves = [move for move in moves if self.likes(table, move)] or moves
        turn = len(table.moves)
        return moves[(self.choices[turn % len(self.choices)] + turn) % len(moves)]

    def likes(self, table: Table, move: Move) -> bool:
        kind = move.parts["kind"]
        if self.style == "eager":
            return kind in ("use", "take", "move") and (kind == "use" or not can_use_tool(table))
        if self.style == "thrifty" and table.state.rounds_played < THRIFTY_UNTIL - 1:
            return kind in ("take", "place")
        if self.style == "sparing":
            return kind in ("place", "end") or (kind == "take" and can_place(table, move))
        if self.style == "filling":
            return kind not in ("end", "pool")
        return True

    def moves(self) -> Iterator[tuple[Table, Move]]:
        """The table before every move, and the move; it is played when the next one is asked for."""
        table = self.table()
        while not table.is_over:
            move = self.choose(table)
            yield table, move
            table.play(move)


def can_place(table: Table, move: Move) -> bool:
    """Whether the die fits without a tool."""
    window = table.state.windows[table.turn]
    return fitting(window, move.number - POOL_DIE, reach_of(window)) != 0


def can_use_tool(table: Table) -> bool:
    return any(move.parts["kind"] == "use" for move in table.legal_moves())


OPTIONS = st.fixed_dictionaries({"open_private": st.booleans(), "solo_tools": st.integers(1, 5)})
WALKS = st.builds(
    Walk,
    seats=st.integers(1, 4),
    options=OPTIONS,
    seed=st.integers(0, 2**63 - 1),
    choices=st.lists(st.integers(0, 999), min_size=1, max_size=30),
    style=st.sampled_from(STYLES),
)
