"""Every registered game keeps the contract of `check_game`, over many games."""

from __future__ import annotations

import pytest

from clerestory.engine.contract import check_game
from tests.registered import UNUSUAL_SETTINGS, Case, cases

GAMES = 10_000
WIDE = 1_000  # of them, in which every action of every position is tried


@pytest.mark.parametrize("case", cases(), ids=str)
def test_ten_thousand_random_games_keep_the_contract(case: Case) -> None:
    assert check_game(case.game, seats=case.seats, options=case.options, games=GAMES, wide=WIDE, sampled=1) == []


@pytest.mark.parametrize("case", cases(UNUSUAL_SETTINGS), ids=str)
def test_games_with_unusual_options_keep_the_contract(case: Case) -> None:
    assert check_game(case.game, seats=case.seats, options=case.options, games=GAMES // 10, sampled=1, seed=2) == []
