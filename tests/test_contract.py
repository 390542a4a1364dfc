"""Every registered game keeps the contract of `check_game`, over many games."""

from __future__ import annotations

import pytest

from clerestory.engine.contract import check_game
from tests.registered import SETTINGS, UNUSUAL_SETTINGS, Case, cases

GAMES = 10_000
WIDE = 100  # of them, in which every action of every position is tried
FEW = 2  # seats; a game looked at slowly takes four times as long with twice as many


def sampled(case: Case) -> int:
    """How many games are also looked at slowly: one of every setting at a small table, and one at the largest."""
    is_first_setting = case.options == SETTINGS[case.name][0]
    return int(case.seats <= FEW or (is_first_setting and case.seats == max(case.game.seats)))


@pytest.mark.parametrize("case", cases(), ids=str)
def test_ten_thousand_random_games_keep_the_contract(case: Case) -> None:
    found = check_game(case.game, seats=case.seats, options=case.options, games=GAMES, wide=WIDE, sampled=sampled(case))
    assert found == []


@pytest.mark.parametrize("case", cases(UNUSUAL_SETTINGS), ids=str)
def test_games_with_unusual_options_keep_the_contract(case: Case) -> None:
    found = check_game(
        case.game, seats=case.seats, options=case.options, games=GAMES // 10, wide=WIDE, sampled=sampled(case),
        seed=2,
    )  # fmt: skip
    assert found == []
