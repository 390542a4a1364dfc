"""How the golden files are made."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from clerestory import CHANCE, Table
from clerestory.engine.chance import below, generator
from clerestory.engine.game import OVER
from clerestory.engine.options import read_options
from clerestory.engine.playing import Buffers, playing
from clerestory.engine.records import blank_states, bytes_of, copy_of
from tests.registered import UNUSUAL_SETTINGS, Case, cases

FOLDER = Path(__file__).parent
SIGNED_GAMES = 1000
PERFT_DEPTH = 3
PERFT_AFTER = (0, 11, 37, 61)  # choices made at random before counting begins


def golden_files() -> Iterator[tuple[str, str]]:
    """The name and text of every golden file."""
    for case in cases():
        yield f"{case}.txt", playthrough(case)
    yield "perft.json", as_json({str(case): perft_counts(case) for case in cases()})
    yield "signatures.json", as_json({str(case): signature(case) for case in [*cases(), *cases(UNUSUAL_SETTINGS)]})


def as_json(value: Any) -> str:
    return json.dumps(value, indent=1) + "\n"


def playthrough(case: Case, seed: int = 2019) -> str:
    """A random game: the whole table at the start and the end, and after each move the lines that it changed."""
    table = Table(case.game, case.seats, case.options, seed=seed)
    rng = generator(seed, 1)
    drawn = table.draw()
    lines = [f"{case}, seed {seed}: a random game. A line behind | has changed.", ""]
    lines += [describe_chance(table, 0), "", drawn]
    number = 0
    while not table.is_over:
        number += 1
        legal = table.legal_moves()
        played, before = table.play(legal[below(rng, len(legal))]), len(table.moves)
        while table.moves[before - 1].seat == CHANCE:
            before -= 1
        lines.append(f"{number}. seat {played.seat}: {played}   (one of {len(legal)})   scores {table.scores()}")
        if chance := describe_chance(table, before):
            lines.append(f"   {chance}")
        old, drawn = drawn, table.draw()
        lines += [f"   | {line}" for line in changed_lines(old, drawn)]
    ranks = [f"{rank.place}. seat {rank.seat} {rank.score} [{rank.tie_break}]" for rank in table.ranks()]
    return "\n".join([*lines, "", *ranks, "", drawn])


def describe_chance(table: Table, since: int) -> str:
    drawn = [move.text for move in table.moves[since:] if move.seat == CHANCE]
    return "chance: " + ", ".join(drawn) if drawn else ""


def changed_lines(old: str, new: str) -> list[str]:
    """The changed lines, those of a seat under the first line of its block."""
    changed = []
    for before, after in zip(blocks_of(old), blocks_of(new), strict=True):
        if len(before) == len(after):
            lines = [line for line, other in zip(after, before, strict=True) if line != other]
        else:
            lines = [line for line in after if line not in before]
        if lines and after[0].startswith("seat ") and after[0] not in lines:
            lines.insert(0, after[0])
        changed += lines
    return changed


def blocks_of(drawing: str) -> list[list[str]]:
    return [block.splitlines() for block in drawing.split("\n\n")]


def perft_counts(case: Case) -> dict[str, list[int]]:
    """How many positions lie 1, 2, ... moves ahead of some positions of a random game, chance counted in."""
    counts = {}
    for choices in PERFT_AFTER:
        table = Table(case.game, case.seats, case.options, seed=7)
        rng = generator(7, 1)
        for _ in range(choices):
            if table.is_over:
                break
            legal = table.legal_moves()
            table.play(legal[below(rng, len(legal))])
        counts[f"after {choices} choices"] = [perft(case, table.state, depth) for depth in range(1, PERFT_DEPTH + 1)]
    return counts


def perft(case: Case, state: Any, depth: int) -> int:
    buffers = Buffers.of(case.game)
    turn = case.game.turn(state)
    if turn == OVER:
        return 1
    if turn == CHANCE:
        case.game.weights(state, buffers.weights)
        numbers = [int(outcome) for outcome in np.flatnonzero(buffers.weights)]
    else:
        numbers = [int(action) for action in buffers.actions[: case.game.legal(state, buffers.actions)]]
    if depth == 1:
        return len(numbers)
    total = 0
    for number in numbers:
        after = copy_of(state)
        case.game.play(after, number)
        total += perft(case, after, depth - 1)
    return total


def signature(case: Case) -> str:
    """One number over many seeded games: any change of behavior changes it."""
    game, buffers = case.game, Buffers.of(case.game)
    start, states = blank_states(game.state, 1), blank_states(game.state, SIGNED_GAMES)
    game.setup(start[0], case.seats, read_options(game, case.options))
    played = np.zeros(game.actions, np.int64)
    playing(game).play_games(states, start, 1, 0, buffers.actions, buffers.weights, buffers.rng, played)
    return hashlib.sha256(bytes_of(states) + played.tobytes()).hexdigest()[:16]
