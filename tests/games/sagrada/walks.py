"""Random games for tests: who plays, with which options, from which seed, and what is chosen."""

from __future__ import annotations

from hypothesis import strategies as st

from clerestory.engine.table import Move, Table
from clerestory.games.sagrada import GAME
from clerestory.games.sagrada.placing import fitting, reach_of
from clerestory.games.sagrada.state import POOL_DIE
from tests.games.walking import BaseWalk, walks

STYLES = ("any", "eager", "thrifty", "filling")  # and "sparing"
THRIFTY_UNTIL = 8  # the first round in which the thrifty use tools


class Walk(BaseWalk):
    """The eager use a tool whenever they can; the thrifty keep their tokens for the last rounds; the filling place dice
    whenever they can, so that their windows get full. The sparing never use a tool.
    """

    game = GAME

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


def can_place(table: Table, move: Move) -> bool:
    """Whether the die fits without a tool."""
    window = table.state.windows[table.turn]
    return fitting(window, move.number - POOL_DIE, reach_of(window)) != 0


def can_use_tool(table: Table) -> bool:
    return any(move.parts["kind"] == "use" for move in table.legal_moves())


OPTIONS = st.fixed_dictionaries({"open_private": st.booleans(), "solo_tools": st.integers(1, 5)})
WALKS = walks(Walk, st.integers(1, 4), OPTIONS, STYLES)
