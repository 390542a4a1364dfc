"""Random games for tests: who plays, with which options, from which seed, and what is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from clerestory.engine.game import CHANCE
from clerestory.engine.table import Move, Table
from clerestory.games.sintra import GAME
from clerestory.games.sintra.components import COLOR_NAMES, SPACES
from clerestory.games.sintra.rules import room_for

STYLES = ("any", "building", "hoarding")
Cost = Callable[[Table, Move], tuple[int, int]]  # panes that a move breaks, spaces that it leaves free on its strip


@dataclass(frozen=True)
class Walk:
    """One game: turn i takes choice i, over and over, of what may be chosen.

    Random play completes few strips and empties no place. The building break few panes and fill up what they have
    begun, the leftmost strips first. The hoarding break few and complete nothing while they can; the bag runs out.
    """

    seats: int
    options: dict[str, Any]
    seed: int
    choices: list[int]
    style: str

    def table(self, *, chance_by_hand: bool = False) -> Table:
        return Table(GAME, self.seats, self.options, seed=self.seed, chance_by_hand=chance_by_hand)

    def choose(self, table: Table, cost: Cost) -> Move:
        moves = table.legal_moves()
        if self.style != "any" and table.turn != CHANCE:
            costs = [self.dislike(*cost(table, move)) for move in moves]
            moves = [move for move, dislike in zip(moves, costs, strict=True) if dislike == min(costs)]
            moves = moves[:2] if self.style == "building" else moves
        turn = len(table.moves)
        return moves[(self.choices[turn % len(self.choices)] + turn) % len(moves)]

    def dislike(self, broken: int, left: int) -> int:
        return 3 * broken + (left if self.style == "building" else int(left == 0))

    def moves(self) -> Iterator[tuple[Table, Move]]:
        """The table before every move, and the move; it is played when the next one is asked for."""
        table = self.table()
        while not table.is_over:
            move = self.choose(table, cost)
            yield table, move
            table.play(move)


def cost(table: Table, move: Move) -> tuple[int, int]:
    """The cost of a move, from what a player sees."""
    if move.parts["kind"] != "take":
        return 0, SPACES
    state, color = table.state, COLOR_NAMES.index(move.parts["color"])
    panes = int(state.display[0 if move.parts["source"] == "center" else move.parts["source"], color])
    if move.parts["target"] == "floor":
        return panes, SPACES
    palace, place = state.palaces[move.seat], move.parts["target"] - 1
    placed = min(panes, int(room_for(palace, place, color)))
    return panes - placed, SPACES - int(palace.pane[place].sum()) - placed


OPTIONS = st.fixed_dictionaries(
    {
        "side": st.sampled_from("AB"),
        "clamp_score_at_zero": st.booleans(),
        "b_only_leftwards": st.booleans(),
        "ask_kept_pane_on_side_a": st.booleans(),
    }
)
WALKS = st.builds(
    Walk,
    seats=st.integers(2, 4),
    options=OPTIONS,
    seed=st.integers(0, 2**63 - 1),
    choices=st.lists(st.integers(0, 999), min_size=1, max_size=30),
    style=st.sampled_from(STYLES),
)
