"""Trainings of a small game: it is learned, nothing is lost between stopping and going on, and the folder tells it all.

The game has three cards that are worth doubling and two that are not; the network finds out which.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from clerestory.bots.networks import POINTS_A_UNIT, read_layers, read_network
from clerestory.cli import run
from clerestory.engine.records import blank_states
from clerestory.learning import training
from clerestory.learning.checkpoints import Progress
from clerestory.learning.courses import Course
from clerestory.learning.logs import append, read_log
from clerestory.learning.measuring import Measuring, Strength
from clerestory.learning.training import Round, Trainer, plan_for
from tests.toys.secret import CHOOSING, DOUBLE, HIGH, HOLD, SECRET

STRENGTH = Strength(0.5, 100, "greedy", 2, 200, wins=0.6, low=0.5, high=0.7, points=7.0, their_points=6.0)


class Known(Measuring):
    """Knows the result beforehand."""

    begun = 0

    def begin(self, progress: Progress) -> None:
        self.begun += 1

    def result(self) -> Strength | None:
        return None

    def wait(self) -> Strength | None:
        return replace(STRENGTH, games=self.begun) if self.begun else None


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small network, which learns in a second."""
    monkeypatch.setattr(training, "shape_of", lambda game: (game.features(3), 24, 16, 6))


def trainer_in(folder: Path, minutes: float = 1.0, tables: int = 64) -> Trainer:
    plan = replace(plan_for("cpu", minutes, tables), lesson=64)
    return Trainer(SECRET, plan, folder)


def rounds_of(trainer: Trainer, count: int) -> list[Round]:
    """So many rounds, as if they took no time."""
    rounds = []
    for _ in range(count):
        rounds.append(replace(trainer.play_round(), minutes=0.0, games_per_second=0.0))
        trainer.progress.seconds = 0.0
    return rounds


def test_the_network_learns_which_cards_to_double(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By what it plays for, for whoever doubles a 3 wins hardly more often. Of forty seeds it learns it with each."""
    monkeypatch.setattr(training, "shape_of", lambda game: (game.features(3), 64, 6))
    trainer = trainer_in(tmp_path, tables=128)
    for rate in (1e-2, 1e-3):
        trainer.plan = replace(trainer.plan, rates=(rate, rate), noises=(1.0, 1.0))
        rounds_of(trainer, 60)
    for card in range(1, 6):
        worth = {choice: worth_of(trainer, card, choice) for choice in (HOLD, DOUBLE)}
        assert (worth[DOUBLE] > worth[HOLD]) == (card >= HIGH), card


def worth_of(trainer: Trainer, card: int, choice: int) -> float:
    """To seat 0 of two, right after it has chosen: its chance to win, and what a point of lead is worth for each."""
    state = blank_states(SECRET.state, 1)[0]
    SECRET.setup(state, 2, SECRET.options())
    state.phase, state.card[:2] = CHOOSING, [card, 1 + card % 5]
    SECRET.play(state, choice)
    logit, _, _, own, other, _ = trainer.network.value(SECRET.observed(state, 0)[None])[0]
    return float(1 / (1 + np.exp(-logit)) + trainer.plan.margins[0] * POINTS_A_UNIT * (own - other))


def test_a_training_that_was_interrupted_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole, first, second = (trainer_in(tmp_path) for _ in range(3))
    expected = rounds_of(whole, 4)
    assert rounds_of(first, 2) == expected[:2]
    first.save("none")
    second.resume()
    assert rounds_of(second, 2) == expected[2:]
    assert (second.network.numbers == whole.network.numbers).all()


def test_a_training_that_began_with_a_network_goes_on_in_its_small_steps(tmp_path: Path) -> None:
    trainer_in(tmp_path).save("none")
    whole, first, second = trainer_in(tmp_path / "whole"), trainer_in(tmp_path), trainer_in(tmp_path)
    for trainer in (whole, first):
        trainer.start(tmp_path / "secret.npz")
    expected = rounds_of(whole, 4)
    assert expected[0].rate < rounds_of(trainer_in(tmp_path / "from nothing"), 1)[0].rate
    assert rounds_of(first, 2) == expected[:2]
    first.save("none")
    second.resume()
    assert rounds_of(second, 2) == expected[2:]


def test_every_number_of_seats_is_learned_in_one_training(tmp_path: Path) -> None:
    assert {round.seats for round in rounds_of(trainer_in(tmp_path, tables=2), 30)} == {1, 2, 3}


# --- The folder ---


def test_the_folder_has_the_network_the_log_and_the_curve(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    measuring = Known(SECRET, folder)
    course = Course(trainer_in(folder, minutes=0.002), measuring, "clerestory train secret")
    told = list(course.run())
    assert sorted(path.name for path in folder.iterdir()) == ["checkpoint.npz", "curve.svg", "log.jsonl", "secret.npz"]
    assert read_network(folder / "secret.npz", SECRET).widths.tolist() == [6, 24, 16, 6]
    rounds, strengths = read_log(folder)
    assert told == [*rounds, *strengths]
    assert rounds[-1].minutes >= 0.002
    assert strengths == [replace(STRENGTH, games=1)]
    words = " ".join(ElementTree.parse(folder / "curve.svg").getroot().itertext())
    assert "A secret card" in words
    assert "Wins against greedy (2 seats, 200 games" in words
    assert "minutes of training" in words


def test_a_training_is_stopped_after_its_round_and_what_a_crash_left_is_forgotten(tmp_path: Path) -> None:
    course = Course(trainer_in(tmp_path), Known(SECRET, tmp_path), "")
    running = course.run()
    next(running)
    course.stop()
    assert list(running) == []
    (played,), _ = read_log(tmp_path)
    append(tmp_path, replace(played, games=played.games + 1))
    with (tmp_path / "log.jsonl").open("a") as file:
        file.write('{"minutes": 0.')
    resumed = trainer_in(tmp_path)
    resumed.resume()
    again = Course(resumed, Known(SECRET, tmp_path), "")
    goes_on = again.run()
    entry = next(goes_on)
    again.stop()
    assert list(goes_on) == []
    assert read_log(tmp_path) == ([played, entry], [])


# --- The command ---


@pytest.fixture
def _as_a_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The command finds this game; the process that measures does not."""
    monkeypatch.setattr("clerestory.cli.training.find_game", lambda name, components: SECRET)
    monkeypatch.chdir(tmp_path)
    yield
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def command(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        run(["train", "secret", "--device", "cpu", "--tables", "8", *arguments])
    return int(ended.value.code or 0)


@pytest.mark.usefixtures("_as_a_game")
def test_the_command_says_where_the_network_is_and_how_to_use_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("--minutes", "0.01") == 0
    printed = capsys.readouterr()
    assert "The network of A secret card is training/secret/secret.npz" in printed.out
    assert "CLERESTORY_NETWORKS=training/secret clerestory play secret --against learned\n" in printed.out
    assert "CLERESTORY_NETWORKS=training/secret clerestory arena secret learned greedy" in printed.out
    about = read_layers(Path("training/secret/secret.npz"), SECRET).about
    assert about["command"] == "clerestory train secret --minutes 0.01 --device cpu --tables 8"
    assert 'It could not be measured: There is no game "secret".' in printed.err
    assert command("--minutes", "0.01") == 2
    assert "There is a training in training/secret: --resume goes on" in capsys.readouterr().err
    assert command("--minutes", "0.01", "--resume") == 2
    assert "has been trained for 0.0 minutes already" in capsys.readouterr().err


@pytest.mark.usefixtures("_as_a_game")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_and_it_says_how_to_go_on(
    number: signal.Signals, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("clerestory.cli.training.news_of", lambda round: signal.raise_signal(number))
    assert command("--minutes", "5", "--seed", "7") == 128 + number
    said = capsys.readouterr().err
    assert "clerestory train secret --minutes 5 --device cpu --seed 7 --tables 8 --resume\n" in said
    assert command("--minutes", "5", "--resume") == 128 + number
    assert len(read_log(Path("training/secret"))[0]) == 2
