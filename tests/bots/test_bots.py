"""Bots: legal, fair, repeatable, and better than chance."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

import clerestory
from clerestory.bots import Bot, load_bot
from clerestory.bots.random import Random
from clerestory.bots.rollouts import Rollouts
from clerestory.engine.chance import generator
from clerestory.engine.game import GameError
from clerestory.engine.records import bytes_of
from clerestory.engine.table import Table
from tests.bots.guessing import GUESSING, HEADS, deal
from tests.registered import Case, cases

QUICK = Rollouts(playouts=10)


def play_game(table: Table, bots: Sequence[Bot], seed: int) -> Table:
    while not table.is_over:
        rng = generator(seed, 1 + len(table.moves))
        table.play(bots[table.turn].choose(table.game, table.state, table.turn, rng))
    return table


@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_bot_plays_every_game_to_its_end_by_the_rules(case: Case) -> None:
    table = Table(case.game, case.seats, case.options, seed=3)
    pair: tuple[Bot, Bot] = (Random(), Rollouts(playouts=1))
    bots = [pair[seat % 2] for seat in range(case.seats)]
    assert play_game(table, bots, seed=4).is_over


def test_bots_are_found_by_name() -> None:
    assert load_bot("random") == Random()
    assert isinstance(load_bot("rollouts"), Rollouts)
    with pytest.raises(GameError, match=r'There is no bot "expert"\. The bots are: random, rollouts\.'):
        load_bot("expert")


@pytest.mark.parametrize("bot", [Random(), QUICK], ids=["random", "rollouts"])
def test_the_same_generator_gives_the_same_answer_and_the_table_is_left_alone(bot: Bot) -> None:
    table = clerestory.new_table("sintra", seats=3, seed=1)
    before = bytes_of(table.state)
    answers = {bot.choose(table.game, table.state, table.turn, generator(5)) for _ in range(3)}
    assert len(answers) == 1
    assert bytes_of(table.state) == before
    others = {bot.choose(table.game, table.state, table.turn, generator(seed)) for seed in range(10)}
    assert len(others) > 1
    assert others <= {move.number for move in table.legal_moves()}


def test_a_decision_never_takes_more_playouts_than_allowed() -> None:
    """With room for 2 playouts a move, the result is that of 2 playouts a move."""
    table = clerestory.new_table("sintra", seed=1)
    actions = np.array([move.number for move in table.legal_moves()], np.int16)
    capped = Rollouts(playouts=100, most=2 * len(actions) + 1).leads(table.game, table.state, table.turn, actions, 7)
    asked = Rollouts(playouts=2).leads(table.game, table.state, table.turn, actions, 7)
    assert capped.tolist() == asked.tolist()


def test_rollouts_sees_only_what_its_seat_knows() -> None:
    """A coin lies heads up nine times in ten; what it really shows must not matter, nor the point that tails gives."""
    for shown in (0, 1):
        for seed in range(20):
            state = deal(shown)
            assert Rollouts(playouts=200).choose(GUESSING, state, 0, generator(seed)) == HEADS


@pytest.mark.parametrize("name", clerestory.GAMES)
def test_rollouts_beats_random_from_either_seat(name: str) -> None:
    for seed in range(2):
        for seat in range(2):
            bots: list[Bot] = [Random(), Random()]
            bots[seat] = QUICK
            table = play_game(clerestory.new_table(name, seed=seed), bots, seed)
            assert table.ranks()[0].seat == seat
