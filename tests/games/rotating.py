"""The seats of a table, rotated: every player moves some seats on."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from clerestory.engine.records import AnyState, assign, bytes_of, copy_of
from clerestory.engine.table import Move, Table


def rotated(state: AnyState, by: int, boards: str, *seats: str) -> AnyState:
    """The same table with the players' boards, and whatever names a seat, some seats on; below 0 it names none."""
    twin, how_many = copy_of(state), int(state.seats)
    for seat in range(how_many):
        assign(getattr(twin, boards)[(seat + by) % how_many], getattr(state, boards)[seat])
    for name in seats:
        if (seat := int(getattr(state, name))) >= 0:
            setattr(twin, name, (seat + by) % how_many)
    return twin


def check_rotation(
    table: Table, choose: Callable[[Table], Move], rotate: Callable[[AnyState, int], AnyState], by: int
) -> None:
    """From here to the end, rotating the seats renames the game and changes nothing else, the places included."""
    game, twin, seen = table.game, rotate(table.state, by), len(table.moves)
    while not table.is_over:
        table.play(choose(table))
        for move in table.moves[seen:]:
            game.play(twin, move.number)
        seen = len(table.moves)
        assert bytes_of(twin) == bytes_of(rotate(table.state, by))
    places = np.zeros((2, max(game.seats)), np.int16)
    game.ranks(table.state, places[0])
    game.ranks(twin, places[1])
    assert [places[1, (seat + by) % table.seats] for seat in range(table.seats)] == list(places[0, : table.seats])
