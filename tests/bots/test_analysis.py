"""Analysis: what every move promises, and what was given away in a game that was played."""

from __future__ import annotations

from typing import Any

import pytest

import clerestory
from clerestory.bots import load_bot
from clerestory.bots.analysis import Analysis, analyse, analyse_state, look_back
from clerestory.bots.search import Budget
from clerestory.engine.game import CHANCE, GameError
from clerestory.engine.records import bytes_of
from clerestory.engine.table import Table
from clerestory.games import GAMES
from tests.bots.playing import decision_at
from tests.registered import Case, cases

BRIEF = Budget(playouts=60)
LONG = Budget(playouts=1000, trees=2)
ALL_OPEN: dict[str, dict[str, Any]] = {"sintra": {}, "sagrada": {"open_private": True}, "towerup": {}}


def table_of(name: str, seats: int = 2, moves: int = 0, **options: Any) -> Table:
    """A table at which greedy bots have made some moves; fewer, if the game is over."""
    table = clerestory.new_table(name, seats, seed=2, **options)
    greedy = load_bot("greedy")
    while moves and not table.is_over:
        table.play(decision_at(table).answer(greedy, seed=moves))
        moves -= 1
    return table


def play_what_is_forced(table: Table) -> bool:
    """Whether that ends the game."""
    while len(moves := table.legal_moves()) == 1:
        table.play(moves[0])
    return table.is_over


def table_with_a_choice(name: str, seats: int, moves: int) -> Table:
    table = table_of(name, seats, moves)
    assert not play_what_is_forced(table)
    return table


@pytest.mark.parametrize("case", cases(), ids=str)
@pytest.mark.parametrize("moves", [0, 25])
def test_an_analysis_covers_all_legal_moves_the_most_visited_first(case: Case, moves: int) -> None:
    table = table_with_a_choice(case.name, case.seats, moves)
    before = bytes_of(table.state), table.moves
    analysis = analyse(table, LONG)
    assert analysis.seat == table.turn
    assert sorted(prospect.move.number for prospect in analysis.prospects) == [
        move.number for move in table.legal_moves()
    ]
    assert {prospect.move.text for prospect in analysis.prospects} == {move.text for move in table.legal_moves()}
    visits = [prospect.visits for prospect in analysis.prospects]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == LONG.playouts
    assert analysis.best is analysis.prospects[0]
    assert (bytes_of(table.state), table.moves) == before


@pytest.mark.parametrize(
    "seats",
    [
        2,
        3,
        4,
    ],
)
def test_something_is_known_of_every_move_and_more_of_the_better_ones(seats: int) -> None:
    """Sintra has most moves to choose from when a round begins."""
    visits = [prospect.visits for prospect in analyse(clerestory.new_table("sintra", seats, seed=2), LONG).prospects]
    assert visits[-1] > 0
    assert visits[0] > visits[len(visits) // 2]


@pytest.mark.parametrize("case", cases(), ids=str)
def test_chances_and_points_are_plausible(case: Case) -> None:
    for prospect in analyse(table_with_a_choice(case.name, case.seats, 25), LONG).prospects:
        assert len(prospect.wins) == len(prospect.points) == case.seats
        assert all(0 <= chance <= 1 for chance in prospect.wins)
        assert all(-100 < points < 150 for points in prospect.points)


@pytest.mark.parametrize("case", [case for case in cases() if case.seats > 1], ids=str)
def test_the_chances_of_all_seats_make_one_win(case: Case) -> None:
    for prospect in analyse(table_with_a_choice(case.name, case.seats, 25), LONG).prospects:
        assert sum(prospect.wins) == pytest.approx(1)


@pytest.mark.parametrize("name", GAMES)
def test_the_last_decision_of_a_game_is_analysed_by_what_comes_of_it(name: str) -> None:
    """The points that it promises are those of the final scoring, wherever nobody has a say after it."""
    last = table_of(name, moves=10_000, **ALL_OPEN[name])
    last.undo()
    while len(last.legal_moves()) == 1:
        last.undo()
    known = 0
    for prospect in analyse(last, LONG).prospects:
        table = clerestory.replay(last.record())
        table.play(prospect.move.number)
        if play_what_is_forced(table):
            known += 1
            assert list(prospect.points) == pytest.approx(table.scores())
            winners = [rank.seat for rank in table.ranks() if rank.place == 1]
            assert list(prospect.wins) == [(seat in winners) / len(winners) for seat in range(table.seats)]
    assert known


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.usefixtures("untrained")
def test_with_a_network_too_something_is_known_of_every_move(name: str) -> None:
    analysis = analyse(table_with_a_choice(name, 2, 25), BRIEF)
    assert sum(prospect.visits for prospect in analysis.prospects) == BRIEF.playouts
    for prospect in analysis.prospects:
        assert sum(prospect.wins) == pytest.approx(min(1, prospect.visits))
        assert len(prospect.points) == 2


def test_the_same_seed_gives_the_same_analysis_and_another_a_different_one() -> None:
    table = table_with_a_choice("sagrada", 2, 8)
    assert analyse(table, LONG) == analyse(table, LONG) != analyse(table, LONG, seed=2)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_over_has_nothing_to_decide(name: str) -> None:
    with pytest.raises(GameError, match=r"^There is nothing to decide: the game is over\.$"):
        analyse(table_of(name, moves=10_000))


@pytest.mark.parametrize("name", GAMES)
def test_chance_has_nothing_to_decide(name: str) -> None:
    table = clerestory.new_table(name, chance_by_hand=True)
    assert table.turn == CHANCE
    with pytest.raises(GameError, match=r"^There is nothing to decide: chance moves\.$"):
        analyse(table)


# --- Looking back ---


def is_forced(table: Table, at: int) -> bool:
    return len(analyse_of(table, at).prospects) == 1


def analyse_of(table: Table, at: int) -> Analysis:
    return analyse_state(table.game, table.before(at), table.moves[at].seat, Budget(1), seed=1)


@pytest.mark.parametrize("name", GAMES)
def test_looking_back_judges_every_decision_that_was_not_forced(name: str) -> None:
    table = table_of(name, moves=40)
    judgments = list(look_back(table, BRIEF))
    decisions = [at for at, move in enumerate(table.moves) if move.seat != CHANCE and not is_forced(table, at)]
    assert [judgment.at for judgment in judgments] == decisions
    for judgment in judgments:
        move = table.moves[judgment.at]
        assert (judgment.analysis.seat, judgment.played.move) == (move.seat, move)
        assert judgment.played in judgment.analysis.prospects
        assert 0 <= judgment.lost <= 1
        if judgment.played is judgment.analysis.best:
            assert judgment.lost == 0


def test_looking_back_at_one_seat_is_part_of_looking_back_at_all() -> None:
    table = table_of("sintra", seats=3, moves=30)
    everything = list(look_back(table, BRIEF))
    for seat in range(3):
        assert list(look_back(table, BRIEF, seat=seat)) == [each for each in everything if each.analysis.seat == seat]


def test_nothing_was_decided_at_a_new_table() -> None:
    assert list(look_back(clerestory.new_table("towerup", seed=1))) == []
