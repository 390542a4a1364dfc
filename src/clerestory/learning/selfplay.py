"""Games against oneself, and what they teach."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from clerestory.bots.networks import POINTS_A_UNIT
from clerestory.engine.game import Game
from clerestory.engine.records import States
from clerestory.learning.arrays import CUDA, Arrays
from clerestory.learning.network import Network
from clerestory.learning.rooms import Room

TRUST = 0.85  # in what came of a move in the end, over what the network thought next
LASTING = 0.99  # of how far a chance is above or below an equal share, with every turn until the end
LONGEST = 80  # turns of a seat; games that last longer are learned from as far as they have come
STRAGGLERS = 0.01  # of the games that need not be waited for, with
SELDOM = 8  # one in so many turns teaches what the first layer says by itself
PATIENCE = 4 / 3  # times as many turns as the others


@dataclass(frozen=True)
class Manner:
    """How games are played while learning."""

    noise: float  # added to the values at the most daring table; at the others less, down to a hundredth
    margin: float  # what a point of lead is worth beside the chance to win


@dataclass(frozen=True)
class Lessons:
    """What a room full of games teaches: what was seen after every move, and what it should have been valued.

    A view is what one seat saw of it: the one that moved, or another.
    """

    seats: int
    games: int
    turns: int
    observations: Any  # [view, feature]
    expected: Any  # [view, seat]  the points that a player would have expected then, scaled
    targets: Any  # [view, 2 * seats]
    mean_points: float  # that a seat had in the end


def room_on(arrays: Arrays, game: Game, seats: int, count: int) -> Room:
    """A room on a device."""
    if arrays.device == CUDA:
        from clerestory.learning.devices import DeviceRoom

        return DeviceRoom(game, seats, count)
    return Room(game, seats, count)


def play_games(room: Room, network: Network, starts: States, seed: int, first: int, manner: Manner) -> Lessons:
    """Play a game at each table of a room, and look back at all of them."""
    arrays, xp = network.arrays, network.arrays.xp
    room.lay(starts, seed, first)
    looked, expected, values, movers, places = [], [], [], [], []
    longest = waited_for = LONGEST * room.seats
    for time in range(longest):
        looks = room.look()
        if len(looks) == 0 or time >= waited_for:
            break
        outputs = network.value(arrays.cast(looks, arrays.quick))
        at, saw, points = room.play(outputs, manner.noise, manner.margin, time)
        if time % SELDOM == 0:
            worths, firsts, ways = room.some_ways()
            network.inklings.learn(network.first_sums(looks[ways]), worths, firsts)
        if int((room.movers >= 0).sum()) <= STRAGGLERS * room.count:
            waited_for = min(waited_for, int(PATIENCE * time) + 1)
        looked.append(arrays.cast(saw, arrays.quick))
        expected.append(points)
        places.append(time * room.count * room.views + at)
        values.append(room.values + 0)
        movers.append(room.movers + 0)
    all_movers = xp.stack(movers)
    targets = room.end(TRUST, LASTING, xp.stack(values), all_movers)
    mean = POINTS_A_UNIT * float(room.results[:, room.most : room.most + room.seats].mean())
    taught = targets.reshape(-1, targets.shape[-1])[xp.concatenate(places)]
    turns = int((all_movers >= 0).sum())
    return Lessons(room.seats, room.count, turns, xp.concatenate(looked), xp.concatenate(expected), taught, mean)
