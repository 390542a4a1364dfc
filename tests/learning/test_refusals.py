"""What cannot be trained is refused with a sentence, and nothing is written."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from clerestory import load_game
from clerestory.bots.networks import read_layers
from clerestory.cli import run
from clerestory.engine.game import GameError
from clerestory.learning.arrays import HostArrays, arrays_on, find_device
from clerestory.learning.checkpoints import CHECKPOINT, start_from
from clerestory.learning.network import Network, size_of
from clerestory.learning.training import Trainer, plan_for
from tests.bots.untrained import HIDDEN, write_random_network

SINTRA = load_game("sintra")
SHAPE = (SINTRA.studied.features(4), *HIDDEN, 8)


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command complains about; it has made no folder."""
    with pytest.raises(SystemExit) as ended:
        run(["train", *arguments])
    assert ended.value.code == 2
    assert not Path("training").exists()
    return capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("chess", 'There is no game "chess"'),
        ("sintra --device tpu", '"tpu" is no device: --device is cuda or cpu.\n'),
        ("sintra --minutes 0", "Invalid value for '--minutes'"),
        ("sintra --minutes inf", "Invalid value for '--minutes'"),
        ("sintra --minutes nan", "Invalid value for '--minutes'"),
        ("sintra --tables 0", "Invalid value for '--tables'"),
        ("sintra --seed -1", "seed"),
        ("sintra --device cpu --resume", "There is no training to resume in training/sintra.\n"),
        ("sintra --resume --start mine.npz", "--start is for a new training"),
        ("sintra --device cpu --start mine.npz", "There is no network mine.npz.\n"),
        ("sintra --components mine.toml", "mine.toml"),
    ],
)
def test_wishes_that_cannot_be_fulfilled(capsys: pytest.CaptureFixture[str], words: str, sentence: str) -> None:
    assert sentence in refused(capsys, *words.split())


def test_a_gpu_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clerestory.gpu.compiling.why_not", lambda: "There is no CUDA device here.")
    with pytest.raises(GameError, match=r"^There is no CUDA device here\. --device cpu needs nothing\.$"):
        arrays_on(find_device("gpu"))
    assert find_device(None) == find_device("cpu") == "cpu"


def test_a_gpu_without_pytorch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clerestory.gpu.compiling.why_not", lambda: "")
    monkeypatch.setattr("clerestory.learning.arrays.find_spec", lambda name: None)
    with pytest.raises(GameError, match=r"^PyTorch is not installed; pip install 'clerestory\[train\]' brings it\."):
        arrays_on("cuda")
    assert find_device(None) == "cpu"


@pytest.mark.parametrize("name", [CHECKPOINT, "sintra.npz", "log.jsonl"])
def test_a_folder_that_has_a_training(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("something")
    sentence = f"There is a training in {tmp_path}: --resume goes on with it, --folder begins elsewhere.\n"
    assert refused(capsys, "sintra", "--folder", str(tmp_path)) == sentence
    assert (tmp_path / name).read_text() == "something"


def test_a_checkpoint_that_is_damaged_or_of_another_game(tmp_path: Path) -> None:
    Trainer(SINTRA, plan_for("cpu", 1), tmp_path).save("none")
    other = Trainer(load_game("towerup"), plan_for("cpu", 1), tmp_path)
    with pytest.raises(GameError, match=r"checkpoint\.npz is of another game, or of other observations"):
        other.resume()
    (tmp_path / CHECKPOINT).write_bytes((tmp_path / CHECKPOINT).read_bytes()[:1000])
    with pytest.raises(GameError, match=r"checkpoint\.npz cannot be read as a checkpoint: it is damaged"):
        other.resume()


# --- A network to begin with ---


def test_a_training_begins_with_the_weights_of_a_network_even_of_other_components(tmp_path: Path) -> None:
    corrected = replace(SINTRA, components=load_game("towerup").components)
    path, network = write_random_network(tmp_path, SINTRA), Network(HostArrays(), SHAPE)
    start_from(path, corrected, network)
    kept = read_layers(path, SINTRA)
    for layer, weights, biases in zip(network.layers, kept.weights, kept.biases, strict=True):
        assert (layer.weights == weights).all()
        assert (layer.biases == biases).all()
    with pytest.raises(GameError, match="it is for another set of components"):
        read_layers(path, corrected)


def test_a_network_of_another_shape_or_other_observations(tmp_path: Path) -> None:
    path, network = write_random_network(tmp_path, SINTRA), Network(HostArrays(), (SHAPE[0], 30, 8))
    layers = f"has layers of {SHAPE[0]} x 24 x 16 x 12 x 8 numbers; a training begins with {SHAPE[0]} x"
    with pytest.raises(GameError, match=layers):
        start_from(path, SINTRA, network)
    with pytest.raises(GameError, match="it is for another version of the observation"):
        start_from(path, replace(SINTRA, study=None, observation=7), network)
    assert (network.numbers == np.zeros(size_of(network.shape))).all()
