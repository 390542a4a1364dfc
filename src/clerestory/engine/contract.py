"""check_game: what every game must satisfy. Public, for authors of further games.

    from clerestory.engine.contract import check_game
    assert check_game(GAME, seats=2, games=10_000) == []

Two passes over random games: a compiled one that looks at every position, and in some or all games at every position
one action further; and a slow one, over fewer games, that also reads and writes everything as text.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain, islice
from typing import Any

import numpy as np

from clerestory.engine.chance import Generator, below, generator, pick
from clerestory.engine.game import CHANCE, EVERYBODY, OVER, Game, GameError
from clerestory.engine.options import read_options
from clerestory.engine.playing import Buffers, playing
from clerestory.engine.records import AnyState, States, assign, blank_states, bytes_of, copy_of
from clerestory.engine.table import points_in

LOST = 2  # the place of a seat that plays alone and does not win
BEHIND = 1000  # numbers behind an observation, which it must leave alone
LONGEST = 20_000  # moves, chance included; a game beyond that does not end
TROUBLES = (
    f"the game has not ended after {LONGEST} moves",
    "chance is to move, but no outcome has a positive weight",
    "a seat is to move, but has no legal action",
    "the legal actions are not ascending numbers below `actions`",
)


def check_game(
    game: Game,
    *,
    seats: int,
    options: Mapping[str, Any] | None = None,
    games: int = 1000,
    wide: int | None = None,
    sampled: int = 2,
    seed: int = 1,
    most: int = 20,
    position: str | None = None,
) -> list[str]:
    """Play random games and look for anything that breaks the contract; a sentence for each thing found.

    In `wide` of the games, all unless told, every action of every position is tried. With a drawn position the games
    start there, to reach what whole games seldom do.
    """
    start = first_state(game, seats, options or {}, position)
    names = check_names(game, seats)
    slow = chain.from_iterable(check_one_game(game, start, seed, number) for number in range(sampled))
    fast = check_every_position(game, start, games, games if wide is None else wide, seed)
    return list(islice(chain(names, fast, slow), most))


def first_state(game: Game, seats: int, options: Mapping[str, Any], position: str | None) -> States:
    """The one state that all games start from, in memory of its own."""
    start = blank_states(game.state, 1)
    if position is None:
        game.setup(start[0], seats, read_options(game, options))
    else:
        assign(start[0], game.read_position(position))
    return start


def check_names(game: Game, seats: int) -> Iterator[str]:
    """Every number of an observation has a name of its own."""
    for name, times in Counter(game.studied.feature_names(seats)).items():
        if times > 1:
            yield f'{times} numbers of an observation are named "{name}"'


def check_every_position(game: Game, start: States, games: int, wide: int, seed: int) -> Iterator[str]:
    """The compiled pass: the game ends, a legal action exists until then, and every invariant always holds."""
    if games == 0:
        return
    states, buffers, seats = blank_states(game.state, 2), Buffers.of(game), int(start[0].seats)
    trouble = np.array([games, 0, 0], np.int64)
    sound = len(game.invariants)
    fine = playing(game).check_games(
        states, start, seed, 0, buffers.actions, buffers.weights, buffers.rng, np.zeros(3, np.int16), LONGEST, wide,
        sound, trouble,
    )  # fmt: skip
    if fine < games:
        number, move, what = (int(value) for value in trouble)
        sentence = game.invariants[what] if what < sound else TROUBLES[what - sound - 1]
        broken = "breaks the invariant that " if what < sound else ""
        yield f"Game {number} of seed {seed}, {seats} seats, after {move} moves: {broken}{sentence}."


def check_one_game(game: Game, start: States, seed: int, number: int) -> Iterator[str]:
    """The slow pass: one random game, everything looked at in every position."""
    state, buffers, rng = copy_of(start[0]), Buffers.of(game), generator(seed, number)
    seats = int(state.seats)
    for move in range(LONGEST):
        before = bytes_of(state)
        turn = int(game.turn(state))
        where = f"Game {number} of seed {seed}, {seats} seats, after {move} moves"
        for finding in (*check_reading(game, state), *check_seats(game, state, seats, rng)):
            yield f"{where}: {finding}"
        if turn == OVER:
            for finding in check_result(game, state, seats):
                yield f"{where}: {finding}"
            break
        if turn == CHANCE:
            total = int(game.weights(state, buffers.weights))
            legal = [outcome for outcome in range(game.outcomes) if buffers.weights[outcome]]
            chosen = int(pick(rng, buffers.weights, total))
            if total != int(buffers.weights.sum()):
                yield f"{where}: the weights add up to {int(buffers.weights.sum())}, not to {total}"
        else:
            count = int(game.legal(state, buffers.actions))
            legal = [int(action) for action in buffers.actions[:count]]
            chosen = legal[int(below(rng, count))]
            for finding in check_consequences(game, state, turn, chosen):
                yield f"{where}: {finding}"
        for finding in check_moves(game, state, legal, game.outcomes if turn == CHANCE else game.actions):
            yield f"{where}: {finding}"
        witnesses = range(seats) if turn == CHANCE else (turn,)
        if (seen_by := int(game.seen_by(state))) not in (EVERYBODY, *witnesses):
            yield f"{where}: seen_by is {seen_by}, which is neither EVERYBODY nor a seat that must see this move"
        if bytes_of(state) != before:
            yield f"{where}: looking at the state changed it"
        if np.asarray(state).astype(game.narrow).astype(game.state).tobytes() != before:
            yield f"{where}: a number does not fit into a byte, and its field is not WIDE"
        twin = copy_of(state)
        game.play(state, chosen)
        if bytes_of(twin) != before:
            yield f"{where}: a copy of the state changed when the state was played on"
        game.play(twin, chosen)
        if bytes_of(twin) != bytes_of(state):
            yield f"{where}: playing {chosen} twice from the same state gave different states"


def check_reading(game: Game, state: AnyState) -> Iterator[str]:
    """The drawing gives the position back."""
    drawing = game.draw(state)
    try:
        if bytes_of(game.read_position(drawing)) != bytes_of(state):
            yield f"read_position(draw(state)) is another state:\n{drawing}"
    except GameError as error:
        yield f"its own drawing is refused: {error}\n{drawing}"
    if (broken := int(game.check(state))) < len(game.invariants):
        yield f"breaks the invariant that {game.invariants[broken]}"


def check_seats(game: Game, state: AnyState, seats: int, rng: Generator) -> Iterator[str]:
    """What a seat sees does not depend on what it cannot know; its score sheet adds up; views are JSON."""
    points = np.zeros(max(game.seats), np.int16)
    game.scores(state, points)
    json.dumps(game.view(state, None))
    for seat in range(seats):
        redrawn = copy_of(state)
        game.hide(redrawn, seat, rng)
        for observed in {game, game.studied}:
            yield from check_observation(observed, state, redrawn, seat, seats)
        seen = json.dumps(game.view(state, seat))
        if bytes_of(redrawn) != bytes_of(state) and seen != json.dumps(game.view(redrawn, seat)):
            yield f"the view of seat {seat} depends on what it cannot know"
        if sum(game.sheet(state, seat).values()) != points[seat]:
            yield f"the sheet of seat {seat} does not add up to its score"
        yield from check_secrets(game, state, redrawn, seat)


def check_observation(game: Game, state: AnyState, redrawn: AnyState, seat: int, seats: int) -> Iterator[str]:
    """An observation stays within its bounds, and within what the seat knows."""
    size = game.features(seats)
    counts = np.full(size + BEHIND, BEHIND, np.int16)
    game.observe(state, seat, counts, np.zeros(size, np.float32))
    if not (counts[size:] == BEHIND).all():
        yield f"the observation of seat {seat} has more than its {size} numbers"
    elif not np.array_equal(game.observed(state, seat), game.observed(redrawn, seat)):
        yield f"the observation of seat {seat} depends on what it cannot know"


def check_secrets(game: Game, state: AnyState, redrawn: AnyState, seat: int) -> Iterator[str]:
    """What a seat cannot know is redrawn within the rules, and blanked out for the seat and for a spectator."""
    before = bytes_of(state)
    if (broken := int(game.check(redrawn))) < len(game.invariants):
        yield f"what seat {seat} cannot know, redrawn, breaks the invariant that {game.invariants[broken]}"
    if own_moves(game, state, seat) != own_moves(game, redrawn, seat):
        yield f"the moves of seat {seat} depend on what it cannot know"
    for viewer, name in ((seat, f"seat {seat}"), (None, "a spectator")):
        masked, again = game.mask(state, viewer), game.mask(redrawn, viewer)
        if bytes_of(masked) != bytes_of(again):
            is_drawn = game.draw(masked) != game.draw(again)
            where = f"the drawing for {name} depends on" if is_drawn else f"the masked state for {name} holds"
            yield f"{where} what seat {seat} cannot know"
        points = points_in(game, masked)
        if points != [sum(game.sheet(masked, other).values()) for other in range(len(points))]:
            yield f"the sheets that {name} sees do not add up to the scores"
        if bytes_of(state) != before or np.shares_memory(np.asarray(masked), np.asarray(state)):
            yield f"the masked state for {name} is not a copy"


def own_moves(game: Game, state: AnyState, seat: int) -> tuple[int, list[int]]:
    """Whose turn it is, and if it is this seat's, its legal moves."""
    turn, actions = int(game.turn(state)), np.zeros(game.actions, np.int16)
    count = int(game.legal(state, actions)) if turn == seat else 0
    return turn, [int(action) for action in actions[:count]]


def check_moves(game: Game, state: AnyState, legal: list[int], numbers: int) -> Iterator[str]:
    """Text and number name the same move; exactly the legal moves are not refused; every one can be played."""
    texts = set()
    for number in range(numbers):
        is_legal = number in legal
        sentence = game.refusal(state, number)
        if bool(sentence) == is_legal:
            yield f"move {number} is {'legal but refused' if is_legal else 'neither legal nor refused'}: {sentence}"
        if not is_legal:
            if not sentence.endswith("]"):
                yield f"the refusal of move {number} names no rule: {sentence}"
            continue
        text = game.write(state, number)
        texts.add(text)
        json.dumps(game.parts(state, number))
        try:
            again = game.read(state, text)
        except GameError as error:
            yield f'move {number} is written "{text}", which cannot be read: {error}'
            continue
        if again != number:
            yield f'move {number} is written "{text}", which is read as {again}'
        after = copy_of(state)
        game.play(after, number)
        if (broken := int(game.check(after))) < len(game.invariants):
            yield f"move {text} breaks the invariant that {game.invariants[broken]}"
    if len(texts) != len(legal):
        yield "two legal moves are written alike"


def check_consequences(game: Game, state: AnyState, seat: int, action: int) -> Iterator[str]:
    """What an action is said to pay is what it pays."""
    after = copy_of(state)
    game.play(after, action)
    told = game.consequences(state, action)
    json.dumps(told)
    pays = points_in(game, after)[seat] - points_in(game, state)[seat]
    if (said := sum(each.get("points", 0) for each in told)) != pays:
        yield f"move {game.write(state, action)} pays {pays}, but its consequences add up to {said}"


def check_result(game: Game, state: AnyState, seats: int) -> Iterator[str]:
    """Places start at 1, leave room for those ahead, and agree with the tie-breaks; one seat alone wins or loses."""
    places = np.zeros(max(game.seats), np.int16)
    game.ranks(state, places)
    standing = [int(place) for place in places[:seats]]
    fitting = sorted(1 + sum(other < place for other in standing) for place in standing)
    if sorted(standing) != fitting and standing != [LOST]:
        yield f"the places {standing} cannot be"
    shared = len(game.tie_breaks) - 1
    for seat in range(seats):
        for other in range(seats):
            if seat != other and (game.tie_break(state, seat, other) == shared) != (standing[seat] == standing[other]):
                yield f"seats {seat} and {other} have places {standing}, which the tie-breaks do not explain"
