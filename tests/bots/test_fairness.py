"""A bot gets what its seat knows and nothing else: whatever the truth is, it answers the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from clerestory.bots import load_bot
from clerestory.bots.analysis import analyse_state
from clerestory.bots.appraisal import appraisal_of
from clerestory.bots.search import Budget
from clerestory.engine.chance import generator
from clerestory.engine.records import bytes_of
from clerestory.games.sagrada.state import CHOOSE_PATTERN
from tests.bots.playing import Decision, choices, random_game

SEATS = (2, 3, 4)
REDRAWS = 3


def pairs(seats: int, every: int) -> Iterator[tuple[Decision, Decision]]:
    """Decisions of some games of Sagrada, all pattern choices among them; each with others that its seat may face."""
    for seed in range(2):
        played = random_game("sagrada", seats, seed)
        patterns = (decision for decision in played.decisions if decision.state.phase == CHOOSE_PATTERN)
        for decision in chain(patterns, choices(played, every)):
            for stream in range(REDRAWS):
                yield decision, decision.redrawn(stream)


def test_what_is_redrawn_is_all_that_the_seat_cannot_know() -> None:
    """Otherwise the other tests would show nothing: the truth differs, and what the seat sees does not."""
    changed = 0
    for one, other in chain.from_iterable(pairs(seats, every=9) for seats in SEATS):
        view, game = one.game.view, one.game
        assert view(one.state, one.seat) == view(other.state, other.seat)
        assert bytes_of(game.mask(one.state, one.seat)) == bytes_of(game.mask(other.state, other.seat))
        changed += bytes_of(one.state) != bytes_of(other.state)
    assert changed > 100


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(
    ("bot", "every"), [("novice", 3), ("greedy", 3), ("search:12", 12), ("learned", 3), ("learned:12", 12)]
)
@pytest.mark.usefixtures("untrained")
def test_a_bot_answers_the_same_whatever_it_cannot_know(bot: str, every: int, seats: int) -> None:
    for number, (one, other) in enumerate(pairs(seats, every)):
        assert one.answer(load_bot(bot), number) == other.answer(load_bot(bot), number)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.usefixtures("untrained")
def test_an_analysis_is_the_same_whatever_the_seat_cannot_know(seats: int) -> None:
    """All of it: visits, chances and points, not only the best move."""
    for number, (one, other) in enumerate(pairs(seats, every=25)):
        analyses = [analyse_state(each.game, each.state, each.seat, Budget(10), seed=number) for each in (one, other)]
        assert analyses[0] == analyses[1]


@pytest.mark.parametrize("seats", SEATS)
def test_an_appraisal_of_a_seat_is_the_same_whatever_it_cannot_know(seats: int) -> None:
    for one, other in pairs(seats, every=5):
        appraisal = appraisal_of(one.game)
        for worth in (appraisal.appraise, appraisal.count):
            assert worth(one.state, one.seat) == worth(other.state, other.seat)


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_seat_supposes_is_the_same_whatever_it_cannot_know(seats: int) -> None:
    """And fits what it sees: no door for the truth."""
    for number, (one, other) in enumerate(pairs(seats, every=5)):
        before = one.game.view(one.state, one.seat)
        for each in (one, other):
            appraisal_of(each.game).suppose(each.state, each.seat, generator(number))
        assert bytes_of(one.state) == bytes_of(other.state)
        assert one.game.view(one.state, one.seat) == before
