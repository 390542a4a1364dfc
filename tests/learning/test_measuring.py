"""Measuring: a process of its own plays the arena's games with the network of the folder."""

from __future__ import annotations

from pathlib import Path

from clerestory import load_game
from clerestory.learning.checkpoints import Progress
from clerestory.learning.measuring import Measuring
from tests.bots.untrained import write_random_network

SINTRA = load_game("sintra")


def test_a_network_that_has_learned_nothing_loses(tmp_path: Path) -> None:
    write_random_network(tmp_path, SINTRA)
    measuring = Measuring(SINTRA, tmp_path, games=4)
    assert measuring.result() is None
    measuring.begin(Progress(games=700, seconds=90))
    measuring.begin(Progress(games=800, seconds=95))  # too early: the first goes on
    strength = measuring.wait()
    assert strength is not None
    assert (strength.minutes, strength.games) == (1.5, 700)
    assert (strength.against, strength.seats, strength.played) == ("greedy", 2, 4)
    assert strength.low <= strength.wins <= strength.high <= 1
    assert strength.points < strength.their_points
    assert measuring.wait() is None


def test_what_goes_wrong_is_told_and_a_process_can_be_stopped(tmp_path: Path) -> None:
    measuring = Measuring(SINTRA, tmp_path, games=4)
    measuring.begin(Progress())
    assert measuring.wait() is None
    assert "There is no network for sintra." in measuring.trouble
    measuring.begin(Progress())
    measuring.stop()
    assert measuring.result() is None
