"""Play a game in this process's mode with each setting, and print a digest of all that is seen; see test_modes.py."""

from __future__ import annotations

import hashlib
import sys

import numpy as np

from clerestory.engine.chance import below, generator, next_word, pick
from clerestory.engine.game import CHANCE, OVER
from clerestory.engine.options import read_options
from clerestory.engine.playing import Buffers
from clerestory.engine.records import blank_states, bytes_of
from tests.registered import SETTINGS, UNUSUAL_SETTINGS, Case, cases

GENERATOR_WORDS = 1000


def played(name: str) -> list[Case]:
    """Every table of a game."""
    return [case for case in [*cases(SETTINGS), *cases(UNUSUAL_SETTINGS)] if case.name == name]


def digest_of(case: Case) -> str:
    """Every state, observation, score and list of legal actions of one game."""
    game, buffers, rng = case.game, Buffers.of(case.game), generator(99)
    state = blank_states(game.state, 1)[0]
    points = np.zeros(max(game.seats), np.int16)
    game.setup(state, case.seats, read_options(game, case.options))
    digest = hashlib.sha256()
    while (seat := int(game.turn(state))) != OVER:
        if seat == CHANCE:
            total = int(game.weights(state, buffers.weights))
            digest.update(buffers.weights.tobytes() + total.to_bytes(4))
            number = int(pick(rng, buffers.weights, total))
        else:
            count = int(game.legal(state, buffers.actions))
            digest.update(buffers.actions[:count].tobytes())
            digest.update(game.observed(state, seat).tobytes())
            number = int(buffers.actions[below(rng, count)])
        game.play(state, number)
        game.scores(state, points)
        digest.update(bytes_of(state) + points.tobytes() + bytes([int(game.check(state))]))
    game.ranks(state, points)
    digest.update(points.tobytes())
    return digest.hexdigest()


def digest_of_generator() -> str:
    rng = generator(2**63 - 1, 12345)
    return hashlib.sha256(b"".join(int(next_word(rng)).to_bytes(8) for _ in range(GENERATOR_WORDS))).hexdigest()


if __name__ == "__main__":
    print("generator", digest_of_generator())
    for case in played(sys.argv[1]):
        print(case, digest_of(case))
