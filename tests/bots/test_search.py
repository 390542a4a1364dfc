"""The search: repeatable by its seed, within its budget, and every seat goes by its own value."""

from __future__ import annotations

import os
import time
from dataclasses import fields

import numpy as np
import pytest

from clerestory.bots.networks import network_of
from clerestory.bots.search import MOST_PLAYOUTS, Budget, Search, Thoughts, think
from clerestory.engine.chance import generator
from clerestory.engine.game import GameError
from clerestory.games import GAMES, load_game
from tests.bots.branching import BRANCHING, Fork, chance, choose, ends, lay
from tests.bots.guessing import GUESSING, HEADS, TAILS, deal
from tests.bots.playing import Decision, choices, random_game

ENOUGH = Search(Budget(playouts=600))
AN_HOUR = 3_600_000
SEVERAL_SEATS = {"sintra": 3, "sagrada": 2, "towerup": 4}


def some_decisions(name: str) -> list[Decision]:
    """From the beginning, the middle and the end of a game."""
    return list(choices(random_game(name, SEVERAL_SEATS[name]), every=15))[:6]


def thoughts(decision: Decision, budget: Budget, seed: int = 7) -> Thoughts:
    return think(decision.game, decision.state, decision.seat, budget, seed)


def same(one: Thoughts, other: Thoughts) -> bool:
    """To the last bit."""
    return all(np.array_equal(getattr(one, field.name), getattr(other, field.name)) for field in fields(Thoughts))


# --- Repeatable ---


@pytest.mark.parametrize("trees", [1, 2, 4])
@pytest.mark.parametrize("name", GAMES)
def test_a_seed_and_a_number_of_playouts_always_give_the_same_thoughts(name: str, trees: int) -> None:
    """Side by side in threads too, which finish in any order."""
    for decision in some_decisions(name):
        first, again = (thoughts(decision, Budget(40, trees=trees)) for _ in range(2))
        assert same(first, again)
        assert not same(first, thoughts(decision, Budget(40, trees=trees), seed=8))


@pytest.mark.parametrize("cores", [1, 4, None])
@pytest.mark.parametrize("name", GAMES)
def test_thoughts_do_not_depend_on_the_cores_of_the_machine(
    name: str, cores: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    decision = some_decisions(name)[1]
    here = thoughts(decision, Budget(60, trees=3))
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert same(here, thoughts(decision, Budget(60, trees=3)))


@pytest.mark.parametrize("trees", [1, 3])
@pytest.mark.parametrize("name", GAMES)
def test_more_time_than_the_playouts_take_changes_nothing(name: str, trees: int) -> None:
    for decision in some_decisions(name)[:3]:
        assert same(thoughts(decision, Budget(50, AN_HOUR, trees)), thoughts(decision, Budget(50, trees=trees)))


# --- Within the budget ---


@pytest.mark.parametrize("is_learned", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_a_search_ends_when_the_rest_of_the_budget_cannot_change_the_answer(name: str, is_learned: bool) -> None:
    """The answer is that of the whole budget."""
    spared, game = 0, load_game(name)
    network = network_of(game) if is_learned else None
    for decision in some_decisions(name):
        whole, hurried = (
            think(game, decision.state, decision.seat, Budget(90), 5, network=network, until_decided=until_decided)
            for until_decided in (False, True)
        )
        assert whole.visits.sum() == 90
        assert hurried.best == whole.best
        spared += 90 - int(hurried.visits.sum())
    assert spared > 0


@pytest.mark.parametrize(("playouts", "trees"), [(1, 1), (50, 1), (50, 3), (7, 7), (3, 8)])
def test_all_playouts_are_played_and_no_more(playouts: int, trees: int) -> None:
    """With fewer playouts than trees, some trees are not needed."""
    for name in GAMES:
        found = thoughts(some_decisions(name)[0], Budget(playouts, trees=trees))
        assert found.visits.sum() == playouts


@pytest.mark.parametrize("name", GAMES)
def test_the_time_is_kept(name: str) -> None:
    """It is used up but for the last few playouts, which would not fit, and a busy machine is granted some time."""
    decision = some_decisions(name)[1]
    thoughts(decision, Budget(1))
    began = time.monotonic()
    found = thoughts(decision, Budget(milliseconds=200))
    took = time.monotonic() - began
    assert 0.1 < took < 1
    assert found.visits.sum() > 1


def test_the_time_ends_a_search_that_has_playouts_left() -> None:
    found = thoughts(some_decisions("sagrada")[0], Budget(1_000_000, milliseconds=50))
    assert 1 <= found.visits.sum() < 1_000_000


@pytest.mark.parametrize("name", GAMES)
def test_without_any_time_left_every_tree_still_has_a_playout(name: str) -> None:
    decision, trees = some_decisions(name)[2], 5
    assert thoughts(decision, Budget(milliseconds=1, trees=trees)).visits.sum() >= trees


@pytest.mark.parametrize("budget", [(), (0, 0), (-1, 0), (-5, 5), (5, -1)])
def test_a_budget_without_playouts_and_time_is_refused(budget: tuple[int, ...]) -> None:
    with pytest.raises(GameError, match=r"^A budget needs a number of playouts, or of milliseconds, above 0\.$"):
        Budget(*budget)


@pytest.mark.parametrize(
    "budget", [(5, 0, 0), (5, 0, -1), (5, 0, 65), (MOST_PLAYOUTS + 1,), (2 * MOST_PLAYOUTS + 1, 0, 2)]
)
def test_a_budget_with_no_trees_or_too_many_playouts_is_refused(budget: tuple[int, ...]) -> None:
    with pytest.raises(GameError, match=r"^A budget has 1 to 64 trees, and at most 4,194,304 playouts for each\.$"):
        Budget(*budget)


# --- What is chosen ---


def best_branch(seats: int, root: Fork, seed: int) -> int:
    """What the seat that decides at the root chooses."""
    return ENOUGH.choose(BRANCHING, lay(seats, root), root.mover, generator(seed))


@pytest.mark.parametrize("seed", range(5))
def test_another_seat_is_not_expected_to_hurt_itself(seed: int) -> None:
    """Seat 1 can make seat 0 lose, but would lose as well; with it, seat 0 shares a win of two instead of three."""
    spite = choose(1, ends(0, 0, 1), ends(1, 1, 0))
    assert best_branch(3, choose(0, ends(1, 1, 1), spite), seed) == 1
    assert best_branch(3, choose(0, spite, ends(1, 1, 1)), seed) == 0


@pytest.mark.parametrize("seed", range(5))
def test_another_seat_is_not_expected_to_give_presents(seed: int) -> None:
    """Seat 1 could let seat 0 win, but takes the win itself."""
    present = choose(1, ends(1, 0, 0), ends(0, 1, 0))
    assert best_branch(3, choose(0, ends(1, 1, 1), present), seed) == 0
    assert best_branch(3, choose(0, present, ends(1, 1, 1)), seed) == 1


@pytest.mark.parametrize("seed", range(5))
def test_the_third_seat_decides_for_itself_too(seed: int) -> None:
    """Seat 2 would win alone, so seat 1 does not leave it the choice; seat 0 sees that and shares a win with seat 1."""
    left = choose(2, ends(0, 0, 3), ends(3, 0, 0))
    middle = choose(1, left, ends(2, 2, 1))
    assert best_branch(3, choose(0, ends(1, 1, 1), middle), seed) == 1


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("lucky", "branch"), [(7, 1), (3, 0)])
def test_what_is_to_be_expected_decides_between_a_sure_thing_and_a_gamble(lucky: int, branch: int, seed: int) -> None:
    """Half a win for sure, or a whole one so many times in ten."""
    gamble = chance((lucky, ends(1, 0)), (10 - lucky, ends(0, 1)))
    assert best_branch(2, choose(0, ends(1, 1), gamble), seed) == branch


@pytest.mark.parametrize("seed", range(5))
def test_a_gamble_that_can_be_answered_is_no_gamble(seed: int) -> None:
    """Whatever chance does, seat 0 sees it and has an answer; the tree keeps the two cases apart."""
    seen = chance((1, choose(0, ends(1, 0), ends(0, 1))), (1, choose(0, ends(0, 1), ends(1, 0))))
    sure = chance((3, ends(1, 0)), (1, ends(0, 1)))
    assert best_branch(2, choose(0, sure, seen), seed) == 1


@pytest.mark.parametrize("seed", range(5))
def test_alone_winning_matters_more_than_points(seed: int) -> None:
    """6 points are above the target; 40 would be too, but half the time it is 5, which is not."""
    gamble = chance((1, ends(40)), (1, ends(5)))
    assert best_branch(1, choose(0, gamble, ends(6)), seed) == 1
    assert best_branch(1, choose(0, ends(5), gamble), seed) == 1


@pytest.mark.parametrize("coin", [HEADS, TAILS])
def test_what_nobody_sees_does_not_matter(coin: int) -> None:
    """A coin lies heads up nine times in ten; what it really shows must not matter, nor the point that tails gives."""
    for seed in range(20):
        assert Search(Budget(playouts=100)).choose(GUESSING, deal(coin), 0, generator(seed)) == HEADS
