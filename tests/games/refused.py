"""A move that a table refuses."""

from __future__ import annotations

import pytest

from clerestory.engine.game import GameError
from clerestory.engine.records import bytes_of
from clerestory.engine.table import Table


def refused(table: Table, move: str | int) -> str:
    """The sentence with which a table refuses a move; the table is the same to the byte and has the same moves."""
    before, moves, choices = bytes_of(table.state), table.moves, table.legal_moves()
    with pytest.raises(GameError) as refusal:
        table.play(move)
    assert bytes_of(table.state) == before
    assert table.moves == moves
    assert table.legal_moves() == choices
    sentence = str(refusal.value)
    assert sentence[0].isupper() or sentence[0] == '"'
    return sentence
