"""What holds for every bot: it plays by the rules, leaves the table alone, and answers as its generator tells it."""

from __future__ import annotations

import pytest

from clerestory import load_game
from clerestory.bots import load_bot
from clerestory.games import GAMES
from tests.bots.playing import choices, play_game, random_game
from tests.registered import SETTINGS, UNUSUAL_SETTINGS, Case, cases

QUICK = ("novice", "greedy", "search:8")
LONGEST_OF_A_SEAT = 400


@pytest.mark.parametrize("case", [*cases(SETTINGS), *cases(UNUSUAL_SETTINGS)], ids=str)
def test_every_bot_plays_every_game_to_its_end_by_the_rules(case: Case) -> None:
    """From every seat: the line-up moves on by one seat in each game."""
    for first in range(len(QUICK)):
        bots = [load_bot(QUICK[(first + seat) % len(QUICK)]) for seat in range(case.seats)]
        played = play_game(case.game, bots, seed=3, options=case.options)
        assert {decision.seat for decision in played.decisions} == set(range(case.seats))


def answers(name: str, bot: str, seed: int) -> list[int]:
    """What a bot would do all over a game."""
    return [decision.answer(load_bot(bot), seed) for decision in choices(random_game(name, seats=2), every=6)]


@pytest.mark.parametrize("bot", ["random", *QUICK])
@pytest.mark.parametrize("name", GAMES)
def test_the_same_generator_gives_the_same_answers(name: str, bot: str) -> None:
    assert answers(name, bot, seed=5) == answers(name, bot, seed=5)


@pytest.mark.parametrize("bot", ["random", "novice", "search:8"])
@pytest.mark.parametrize("name", GAMES)
def test_another_generator_gives_other_answers(name: str, bot: str) -> None:
    """Of moves that look equally good, any; greedy with foresight seldom finds two of them."""
    assert len({tuple(answers(name, bot, seed)) for seed in range(5)}) > 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", ["greedy", "casual"])
def test_greedy_bots_do_not_hoard_in_tower_up_for_ever(bot: str, seats: int) -> None:
    """Some games never end if nobody wants to end them."""
    for seed in range(100):
        play_game(load_game("towerup"), [load_bot(bot)] * seats, seed, longest=LONGEST_OF_A_SEAT * seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_searching_bots_do_not_hoard_in_tower_up_for_ever(seats: int) -> None:
    search = load_bot("search:24")
    for seed in range(3):
        play_game(load_game("towerup"), [search] * seats, seed, longest=LONGEST_OF_A_SEAT * seats)
