"""What a run of random games is said to be like: recomputed game by game, and within what random play can be."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from clerestory.engine.simulating import Simulation, simulate
from clerestory.games.sagrada import GAME
from clerestory.games.sagrada.components import BOX, COMPONENTS
from clerestory.games.sagrada.naming import DIE_NUMBERS
from tests.games.tallying import FEW, SEED, Tally, check_fairness, needs_speed, play_by_hand, simulated

MANY = 2000
DICE_FACES = set(DIE_NUMBERS.values())


def windows(tally: Tally) -> list[list[int]]:
    """The dice of every window at the end."""
    return [
        [int(die) for die in final.windows[seat].die if int(die) in DICE_FACES]
        for final in tally.finals
        for seat in range(tally.seats)
    ]


def track(tally: Tally) -> list[int]:
    """The dice left over in all games."""
    return [int(die) for final in tally.finals for die in final.track.ravel() if int(die) in DICE_FACES]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_statistics_of_a_run_are_those_of_its_games(seats: int) -> None:
    tally = play_by_hand(GAME, seats)
    used = Counter(parts["tool"] for parts in tally.actions if parts["kind"] == "use")
    uses = {f"uses of {tool}": tally.per_player(used[tool]) for tool in BOX.tools}
    tokens = sum(int(final.windows[seat].tokens) for final in tally.finals for seat in range(seats))
    expected = {
        "dice in a window": tally.per_player(sum(map(len, windows(tally)))),
        "full windows": tally.per_player(sum(len(dice) == 20 for dice in windows(tally))),
        "tokens left": tally.per_player(tokens),
        "dice on the round track, per game": len(track(tally)) / FEW,
        "values on the round track, per game": sum(die % 6 + 1 for die in track(tally)) / FEW,
        "tools used": sum(uses.values()),
        **uses,
    }
    assert simulated(GAME, tally).statistics == pytest.approx(expected)


# --- Many games ---

needs_our_box = pytest.mark.skipif(COMPONENTS.title != "base game", reason="the bounds are of the printed patterns")


@cache
def run(seats: int) -> Simulation:
    return simulate(GAME, seats, games=MANY, seed=SEED, cores=1)


@needs_speed
@needs_our_box
@pytest.mark.parametrize("seats", GAME.seats)
def test_random_play_fills_most_of_a_window_and_uses_tools(seats: int) -> None:
    found = run(seats).statistics
    assert 12 <= found["dice in a window"] <= 16
    assert found["full windows"] < 0.01
    assert 2 <= found["tools used"] <= 3.5
    assert all(found[f"uses of {tool}"] > 0.05 for tool in BOX.tools)
    assert found["tokens left"] < (0.001 if seats == 1 else 1)
    assert 2.5 <= run(seats).mean_legal_actions <= 4


@needs_speed
@needs_our_box
@pytest.mark.parametrize("seats", GAME.seats)
def test_random_play_leaves_on_the_track_what_is_in_no_window(seats: int) -> None:
    found = run(seats).statistics
    drawn, paid = (40, found["tools used"]) if seats == 1 else (10 * (2 * seats + 1), 0)
    assert found["dice on the round track, per game"] == pytest.approx(drawn - paid - seats * found["dice in a window"])
    mean = found["values on the round track, per game"] / found["dice on the round track, per game"]
    assert 3.3 <= mean <= 3.7


@needs_speed
@needs_our_box
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play_is_fair_to_all_seats(seats: int) -> None:
    check_fairness(run(seats))


@needs_speed
def test_random_play_seldom_wins_alone() -> None:
    assert run(1).first_places[0] < 0.05
