"""Random games for tests: who plays, with which options, from which seed, and what is chosen."""

from __future__ import annotations

from hypothesis import strategies as st

from clerestory.engine.table import Move, Table
from clerestory.games.sintra import GAME
from clerestory.games.sintra.components import COLOR_NAMES, SPACES
from clerestory.games.sintra.rules import room_for
from tests.games.walking import BaseWalk, walks

STYLES = ("any", "building", "hoarding")


class Walk(BaseWalk):
    """Random play completes few strips and empties no place. The building break few panes and fill up what they have
    begun, the leftmost strips first. The hoarding break few and complete nothing while they can; the bag runs out.
    """

    game = GAME

    def liked(self, table: Table, moves: list[Move]) -> list[Move]:
        if self.style == "any":
            return moves
        dislikes = [self.dislike(*cost(table, move)) for move in moves]
        moves = [move for move, dislike in zip(moves, dislikes, strict=True) if dislike == min(dislikes)]
        return moves[:2] if self.style == "building" else moves

    def dislike(self, broken: int, left: int) -> int:
        return 3 * broken + (left if self.style == "building" else int(left == 0))


def cost(table: Table, move: Move) -> tuple[int, int]:
    """The panes that a move breaks, and the spaces that it leaves free on its strip."""
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
WALKS = walks(Walk, st.integers(2, 4), OPTIONS, STYLES)
