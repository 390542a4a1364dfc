# ruff: noqa: F821 (the names that `over` gives to a template)
"""A step of many games on a GPU: five kernels, in each of which the threads side by side do the same thing.

    play       in every game the action
    follow     where nobody can choose then: chance, opponents, the end of the game, a new one
    look_back  where a game has ended: what the seat that acted saw then
    allow      in every game what the seat to move may do
    look       in every game what it sees, the table and each seat by themselves

Threads run in step, so in one kernel for all of it nearly every thread would wait for a neighbor whose game begins a
round. And a thread that writes an observation far away, number by number, waits for memory; here it writes into the
block's own memory, and all threads of the block carry it away together. What is done is what the CPU does: the same
rules, and the same functions of `clerestory.envs.rows`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from clerestory.engine.chance import Generator, below, start_stream
from clerestory.engine.game import Game
from clerestory.engine.observing import features_of
from clerestory.engine.records import AnyState, Array, Features, Numbers, States
from clerestory.engine.rules import numba_types, rule
from clerestory.engine.seeing import scales_of
from clerestory.engine.stepping import Mask, stepping
from clerestory.envs.opponents import any_chooser
from clerestory.envs.rows import Flags, Rows, Terms, bind_step, is_callers
from clerestory.gpu.compiling import (
    WORD,
    Kernel,
    compact,
    kernel,
    over,
    record_of,
    record_type,
    toolkit,
    with_tables_in_memory,
)

cuda: Any
types: Any
record: Any
turn: Callable[..., int]
play: Callable[..., None]
allow: Callable[..., int]
account: Callable[..., None]
follow: Callable[..., None]
observe_table: Callable[..., None]
observe_seat: Callable[..., None]
carry: Callable[..., None]
clear: Callable[..., None]
clear_rows: Callable[..., None]
groups_of: Callable[..., int]
part_of: Callable[..., int]
columns_of: Callable[..., tuple[int, int]]
start_of: Callable[..., int]
see: Callable[..., None]
hand_out: Callable[..., None]
ACTIONS: int
OUTCOMES: int
SEATS: int
WORDS: int  # of a game's record
TABLE_FEATURES: int
SEAT_FEATURES: int
SCALES: Features

Words = npt.NDArray[np.uint32]

THREADS = 64  # in a block
WARP = 32  # threads that run in step
FOLLOWING = 1024  # blocks that follow
SHARED = 48 * 1024  # bytes of a block's own memory, without asking for more


class Desk(NamedTuple):
    """What one thread writes on."""

    actions: Array
    chances: Array
    buffer: Array  # [seat]
    ends: States  # [game]


def play_template(rows: Rows, terms: Terms, words: Words, actions: Numbers, waiting: Numbers) -> None:
    """Play the actions; a game in which the caller cannot choose next waits, and so does one without an action."""
    games, memory = cuda.shared.array(0, record), cuda.shared.array(0, types.uint32)
    buffer = cuda.local.array(SEATS, types.int16)
    first, mine = cuda.blockIdx.x * THREADS, cuda.threadIdx.x
    i, size = first + mine, min(THREADS, len(actions) - first) * WORDS
    carry(words, first * WORDS, memory, 0, size)
    cuda.syncthreads()
    can_choose = False
    if i < len(actions) and actions[i] >= 0:
        play(games[mine], int(actions[i]))
        can_choose = is_callers(rows, terms, i, turn(games[mine])) and rows.steps[i] + 1 < terms.longest
    cuda.syncthreads()
    carry(memory, 0, words, first * WORDS, size)
    cuda.syncthreads()
    if can_choose:
        account(rows, terms, buffer, i, False)
    elif i < len(actions):
        waiting[1 + cuda.atomic.add(waiting, 0, 1)] = i


def follow_template(rows: Rows, terms: Terms, actions: Numbers, waiting: Numbers, ends: States) -> None:
    """Go on to the next choice in the games that wait; their number stands before them."""
    room = cuda.local.array(ACTIONS, types.int16)
    chances = cuda.local.array(OUTCOMES, types.int16)
    buffer = cuda.local.array(SEATS, types.int16)
    for k in range(cuda.grid(1), waiting[0], cuda.gridsize(1)):
        i = waiting[1 + k]
        follow(rows, terms, Desk(room, chances, buffer, ends), i, int(actions[i]))


@rule
def keep_end(rows: Rows, desk: Desk, i: int) -> None:
    """Keep the end of a game, to be looked back at."""
    desk.ends[i] = rows.states[i]


def look_back_template(
    words: Words, actions: Numbers, waiting: Numbers, dones: Flags, turns: Array, seats: int, size: int,
    observations: Features,
) -> None:  # fmt: skip
    """Write down what was seen in the end of the games that are done: some of those that waited."""
    games, memory = cuda.shared.array(0, record), cuda.shared.array(0, types.uint32)
    seen, mine = cuda.shared.array(0, types.int16)[size * WORDS * WORD // 2 :], cuda.threadIdx.x % WARP
    groups, group, part = groups_of(seats), cuda.blockIdx.x % groups_of(seats), part_of(seats)
    at, features = columns_of(group, seats)
    width = 2 * words_seen(features)
    for first in range(1 + cuda.blockIdx.x // groups * size, 1 + waiting[0], cuda.gridDim.x // groups * size):
        count = min(size, 1 + waiting[0] - first)
        for game in range(count):
            carry(words, waiting[first + game] * WORDS, memory, game * WORDS, WORDS)
        clear(memory, size * WORDS, count * width // 2)
        cuda.syncthreads()
        i = waiting[first + mine] if mine < count else 0
        if mine < count and dones[i] and actions[i] >= 0:
            see(games[mine], int(turns[i]), part, seats, at, seen[mine * width : (mine + 1) * width])
        cuda.syncthreads()
        for game in range(cuda.threadIdx.x // WARP, count, cuda.blockDim.x // WARP):
            i = waiting[first + game]
            if dones[i] and actions[i] >= 0:
                hand_out(seen, game * width, observations, i, at, features)
        cuda.syncthreads()


def allow_template(words: Words, turns: Array, counts: Array, choices: Array, masks: Mask, waiting: Numbers) -> None:
    """Write down who may choose, and what; and that no game waits any more."""
    games, memory = cuda.shared.array(0, record), cuda.shared.array(0, types.uint32)
    first, mine = cuda.blockIdx.x * THREADS, cuda.threadIdx.x
    i, last = first + mine, min(first + THREADS, len(turns))
    carry(words, first * WORDS, memory, 0, (last - first) * WORDS)
    clear_rows(masks, first, last)
    cuda.syncthreads()
    if i < last:
        turns[i] = turn(games[mine])
        counts[i] = allow(games[mine], choices[i], masks[i])
    if i == 0:
        waiting[0] = 0


def look_template(words: Words, turns: Array, seats: int, size: int, observations: Features) -> None:
    """Write down what is seen: in so many games a block, of which each warp looks at the table or at one seat."""
    games, memory = cuda.shared.array(0, record), cuda.shared.array(0, types.uint32)
    seen, mine = cuda.shared.array(0, types.int16)[size * WORDS * WORD // 2 :], cuda.threadIdx.x % WARP
    groups, group, part = groups_of(seats), cuda.blockIdx.x % groups_of(seats), part_of(seats)
    at, features = columns_of(group, seats)
    width = 2 * words_seen(features)
    first = cuda.blockIdx.x // groups * size
    count = min(size, len(turns) - first)
    carry(words, first * WORDS, memory, 0, count * WORDS)
    clear(memory, size * WORDS, count * width // 2)
    cuda.syncthreads()
    if mine < count:
        see(games[mine], int(turns[first + mine]), part, seats, at, seen[mine * width : (mine + 1) * width])
    cuda.syncthreads()
    for game in range(cuda.threadIdx.x // WARP, count, cuda.blockDim.x // WARP):
        hand_out(seen, game * width, observations, first + game, at, features)


def groups_of_template(seats: int) -> int:
    """In how many blocks the parts of some games are looked at: the table and each seat, one by each warp."""
    return int(-(-(1 + seats) // (cuda.blockDim.x // WARP)))


def part_of_template(seats: int) -> int:
    """What this thread looks at: the table, or from 1 on a seat; beyond the last of them, at nothing."""
    return int(cuda.blockIdx.x % groups_of(seats) * (cuda.blockDim.x // WARP) + cuda.threadIdx.x // WARP)


def columns_of_template(group: int, seats: int) -> tuple[int, int]:
    """Where the numbers begin that this block looks at, and how many they are."""
    parts = cuda.blockDim.x // WARP
    first = start_of(group * parts)
    return first, start_of(min((group + 1) * parts, 1 + seats)) - first


def start_of_template(part: int) -> int:
    """Where the numbers of a part begin."""
    return 0 if part == 0 else TABLE_FEATURES + (part - 1) * SEAT_FEATURES


def see_template(state: AnyState, seat: int, part: int, seats: int, at: int, row: Array) -> None:
    """What a seat sees of the table, or of one seat; `at` is where the row begins in the observation."""
    if part == 0:
        observe_table(state, seat, row)
    elif part <= seats:
        observe_seat(state, seat, (seat + part - 1) % seats, row, start_of(part) - at)


def hand_out_template(seen: Array, begin: int, observations: Features, i: int, at: int, features: int) -> None:
    """Write what was seen into the row of a game, all threads of a warp side by side."""
    for k in range(cuda.threadIdx.x % WARP, features, WARP):
        observations[i, at + k] = types.float32(seen[begin + k]) * SCALES[at + k]


@rule
def words_seen(features: int) -> int:
    """How many words so many whole numbers take: an odd number, for the same reason as a record."""
    return (features + 1) // 2 | 1


def carry_template(source: Any, source_at: int, target: Any, target_at: int, size: int) -> None:
    """Copy words, all threads of a block side by side; eight at a time are on their way, for memory is far.

    Some words are copied twice in the end.
    """
    step, last = cuda.blockDim.x, size - 1
    for k in range(cuda.threadIdx.x, size, 8 * step):
        k1, k2, k3, k4 = min(k + step, last), min(k + 2 * step, last), min(k + 3 * step, last), min(k + 4 * step, last)
        k5, k6, k7 = min(k + 5 * step, last), min(k + 6 * step, last), min(k + 7 * step, last)
        a, b, c, d = source[source_at + k], source[source_at + k1], source[source_at + k2], source[source_at + k3]
        e, f, g, h = source[source_at + k4], source[source_at + k5], source[source_at + k6], source[source_at + k7]
        target[target_at + k], target[target_at + k1], target[target_at + k2], target[target_at + k3] = a, b, c, d
        target[target_at + k4], target[target_at + k5], target[target_at + k6], target[target_at + k7] = e, f, g, h


def clear_template(memory: Words, begin: int, size: int) -> None:
    """Write zeros, all threads of a block side by side."""
    for k in range(cuda.threadIdx.x, size, cuda.blockDim.x):
        memory[begin + k] = 0


def clear_rows_template(array: Any, first: int, last: int) -> None:
    """Write zeros over some rows, all threads of a block side by side."""
    for row in range(first, last):
        for column in range(cuda.threadIdx.x, array.shape[1], cuda.blockDim.x):
            array[row, column] = 0


def read_template(given: Numbers, masks: Array, actions: Numbers, refused: Numbers) -> None:
    """Take the actions over, and find the first game whose action is not legal."""
    i = cuda.grid(1)
    if i < len(given):
        action = given[i]
        actions[i] = action
        if action < 0 or action >= ACTIONS or masks[i, action] == 0:
            cuda.atomic.min(refused, 0, i)


def sample_template(rngs: Generator, choices: Array, counts: Array, actions: Numbers) -> None:
    """For each game any of its choices, all equally likely."""
    i = cuda.grid(1)
    if i < len(actions):
        actions[i] = choices[i, below(rngs[i], int(counts[i]))]


def sow_template(rngs: Generator, seed: int, first: int) -> None:
    """Set each game's generator to the beginning of its stream of the seed."""
    i = cuda.grid(1)
    if i < len(rngs):
        start_stream(rngs[i], seed, first + i)


@dataclass(frozen=True)
class Kernels:
    """The kernels of one game."""

    play: Kernel
    follow: Kernel
    allow: Kernel
    look_back: Kernel
    look: Kernel
    read: Kernel
    sample: Kernel
    sow: Kernel


@cache
def kernels(game: Game) -> Kernels:
    """The kernels of a game; compiled when they are first launched."""
    play, follow, allow, look_back, look, *others = sources(game)
    return Kernels(
        kernel(play, 512, (compact,), is_sharing=True),
        kernel(follow, 512, (compact,)),
        kernel(allow, 512, (compact,), is_sharing=True),
        kernel(look_back, 512, (with_tables_in_memory,), is_sharing=True),
        kernel(look, 512, (with_tables_in_memory,), is_sharing=True),
        *(kernel(other, 1024) for other in others),
    )


def sources(game: Game) -> list[FunctionType]:
    """What the kernels of a game are compiled from."""
    cuda, steps = toolkit(), bind_step(game, "gpu", any_chooser(game), keep_end)
    names = {"cuda": cuda, "types": numba_types, "record": record_type(record_of(game))}
    names |= {name: getattr(game, name) for name in ("turn", "play", "observe_table", "observe_seat")}
    names |= {"allow": stepping(game).allow, "account": steps.account, "follow": steps.follow}
    names |= {"ACTIONS": game.actions, "OUTCOMES": game.outcomes, "SEATS": max(game.seats), "WORDS": words_of(game)}
    names |= {"TABLE_FEATURES": features_of(game.layout), "SEAT_FEATURES": features_of(game.seat_layout)}
    names["SCALES"] = scales_of(game.layout + game.seat_layout * max(game.seats))
    pieces: dict[str, Callable[..., Any]] = {
        "carry": carry_template,
        "clear": clear_template,
        "clear_rows": clear_rows_template,
        "start_of": start_of_template,
        "groups_of": groups_of_template,
        "part_of": part_of_template,
        "columns_of": columns_of_template,
        "see": see_template,
        "hand_out": hand_out_template,
    }
    for name, template in pieces.items():
        names[name] = cuda.jit(over(template, **names), device=True)
    templates = (
        play_template, follow_template, allow_template, look_back_template, look_template, read_template,
        sample_template, sow_template,
    )  # fmt: skip
    return [over(template, **names) for template in templates]


def words_of(game: Game) -> int:
    return record_of(game).itemsize // WORD


def blocks_for(games: int) -> int:
    """How many blocks have a thread for each game."""
    return -(-games // THREADS)


def memory_of_play(game: Game) -> int:
    """Bytes that a block shares for the games of its threads."""
    return THREADS * words_of(game) * WORD


@dataclass(frozen=True)
class Looking:
    """How blocks look at games: how many games each, how many parts of them, and with how much memory."""

    games: int
    parts: int
    memory: int  # bytes

    def groups(self, seats: int) -> int:
        """How many blocks look at all parts of the same games."""
        return -(-(1 + seats) // self.parts)

    def blocks(self, games: int, seats: int) -> int:
        """How many blocks look at all parts of so many games."""
        return -(-games // self.games) * self.groups(seats)


def looking(game: Game, seats: int) -> Looking:
    """As many parts at once as leave room for half a warp of games; all parts share what they look at."""
    table, seat = features_of(game.layout), features_of(game.seat_layout)
    for parts in range(1 + seats, 0, -1):
        widest = max(table + (parts - 1) * seat, parts * seat if parts <= seats else 0)
        memory = (words_of(game) + int(words_seen(widest))) * WORD
        games = min(WARP, SHARED // memory)
        if 2 * games >= WARP:
            break
    return Looking(games, parts, games * memory)
