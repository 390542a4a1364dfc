"""What a room plays without noise is what `learned` plays with the same network."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from clerestory.bots.learned import liked_best
from clerestory.bots.networks import MARGIN, read_network
from clerestory.bots.sight import slope_of
from clerestory.engine.chance import generator
from clerestory.engine.game import OVER, Game
from clerestory.engine.records import copy_of
from clerestory.learning.arrays import HostArrays
from clerestory.learning.checkpoints import start_from
from clerestory.learning.mixing import starts_for
from clerestory.learning.network import Network
from clerestory.learning.rooms import Room
from tests.bots.untrained import HIDDEN, write_random_network
from tests.toys.secret import SECRET

TABLES, MOST_DECISIONS = 8, 40


def agreements(game: Game, seats: int, folder: Path) -> list[bool]:
    """Decision by decision, whether the two play the same; not where the game may end, which a bot foresees."""
    path = write_random_network(folder, game)
    shape = (game.studied.features(max(game.seats)), *HIDDEN, 2 * max(game.seats))
    network = Network(HostArrays(), shape, slope_of(game))
    start_from(path, game, network)
    read = read_network(path, game)
    room, agreed = Room(game, seats, TABLES), []
    room.lay(starts_for(game, seats, np.random.default_rng(1)), 1, 0)
    for time in range(MOST_DECISIONS):
        looks = room.look()
        if len(looks) == 0:
            break
        before = [copy_of(state) for state in room._tables.states]
        room.play(network.value(looks), 0.0, MARGIN, time)
        for table, state in enumerate(before):
            seat = int(game.turn(state))
            if seat != OVER and not can_end(game, state):
                agreed.append(first_move(room, table) == liked_best(read, game, state, seat, generator(1)))
    return agreed


def first_move(room: Room, table: int) -> int:
    """With which move the way begins that is played at a table."""
    at = int(room._tables.chosen[table])
    for tries in reversed(room._tries[1 : len(room._sizes)]):
        at = int(tries.owners[at])
    return int(room._tries[0].moves[at])


def can_end(game: Game, state: object) -> bool:
    """Whether the seat to move could end the game in its turn."""
    seat, actions = game.turn(state), np.zeros(game.actions, np.int16)
    for action in actions[: game.legal(state, actions)]:
        after = copy_of(state)
        game.play(after, int(action))
        if game.turn(after) == OVER or (game.turn(after) == seat and can_end(game, after)):
            return True
    return False


@pytest.mark.parametrize("seats", [2, 3])
def test_a_room_plays_as_learned_does(seats: int, tmp_path: Path) -> None:
    agreed = agreements(SECRET, seats, tmp_path)
    assert agreed
    assert all(agreed)
