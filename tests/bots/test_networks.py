"""Files of networks: what is written is read again, and what does not fit is refused with a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from clerestory import load_game
from clerestory.bots import load_bot
from clerestory.bots.networks import (
    VARIABLE,
    about_network,
    has_network,
    network_of,
    networks_folder,
    read_layers,
    read_network,
    write_network,
)
from clerestory.engine.game import Game, GameError
from tests.bots.branching import BRANCHING
from tests.bots.playing import choices, random_game
from tests.bots.untrained import HIDDEN, random_layers, write_random_network

SINTRA = load_game("sintra")
MOST_BYTES = 2_000_000
Arrays = dict[str, np.ndarray[Any, Any]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return write_random_network(tmp_path, SINTRA)


def change(path: Path, changed: Callable[[Arrays], None]) -> None:
    """Another file of arrays in its place."""
    with np.load(path) as file:
        arrays = {name: file[name] for name in file.files}
    changed(arrays)
    np.savez(path, **arrays)


def test_what_is_written_is_read_again(path: Path) -> None:
    layers, (weights, biases, inkling) = read_layers(path, SINTRA), random_layers(SINTRA)
    assert [matrix.shape for matrix in layers.weights] == [matrix.shape for matrix in weights]
    for written, read in zip([*weights, *biases], [*layers.weights, *layers.biases], strict=True):
        step = abs(written).max(-1, keepdims=True) / 127 if written.ndim == 2 else 1e-6
        assert (abs(read - written) <= 0.51 * step).all()
    assert (layers.inkling == inkling.astype(np.float32)).all()
    assert layers.about == about_network(SINTRA, command="none", games=0)
    assert read_network(path, SINTRA).widths.tolist() == [SINTRA.studied.features(4), *HIDDEN, 8]


def test_the_same_network_is_the_same_file(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    assert write_random_network(other, SINTRA).read_bytes() == path.read_bytes()
    assert [each.name for each in other.iterdir()] == ["sintra.npz"]


def test_a_network_with_a_number_too_large_is_not_written(path: Path) -> None:
    before, (weights, biases, inkling) = path.read_bytes(), random_layers(SINTRA)
    weights[1][2, 3] = 1e6
    with pytest.raises(GameError, match=r"^Layer 1 has a number that is none, or far too large: nothing was"):
        write_network(path, weights, biases, inkling, about_network(SINTRA))
    assert path.read_bytes() == before


# --- What does not fit ---


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        (replace(SINTRA, version=2), r"it is for another version of the rules \(1, not 2\)"),
        (replace(SINTRA, study=None, observation=7), r"it is for another version of the observation \(2, not 7\)"),
        (
            replace(SINTRA, components=load_game("towerup").components),
            r"it is for another set of components \('.*', not",
        ),
        (load_game("sagrada"), r"it is for another game \('sintra', not 'sagrada'\)"),
    ],
)
def test_a_network_of_another_game_or_version_is_refused(path: Path, game: Game, sentence: str) -> None:
    advice = rf"`clerestory train {game.name}` trains one that does\.$"
    with pytest.raises(GameError, match=rf"sintra\.npz does not fit {game.name}: {sentence}.*\. {advice}"):
        read_network(path, game)


def wider(arrays: Arrays) -> None:
    arrays["weights_1"] = arrays["weights_1"][:-1]


def with_more_outputs(arrays: Arrays) -> None:
    arrays["weights_3"] = np.hstack([arrays["weights_3"]] * 2)
    arrays["biases_3"] = np.hstack([arrays["biases_3"]] * 2)


def with_an_infinite_number(arrays: Arrays) -> None:
    arrays["biases_2"][3] = np.inf


def with_text(arrays: Arrays) -> None:
    arrays["biases_2"] = arrays["biases_2"].astype(str)


def with_a_short_inkling(arrays: Arrays) -> None:
    arrays["inkling"] = arrays["inkling"][1:]


def without_an_inkling(arrays: Arrays) -> None:
    del arrays["inkling"]


def without_a_layer(arrays: Arrays) -> None:
    del arrays["weights_1"]


def without_layers(arrays: Arrays) -> None:
    for name in [name for name in arrays if name != "about"]:
        del arrays[name]


def about_nothing(arrays: Arrays) -> None:
    arrays["about"] = np.array(json.dumps([1, 2]))


def about_no_json(arrays: Arrays) -> None:
    arrays["about"] = np.array("{")


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        (wider, "does not fit sintra: layer 1 has 23 x 16 weights and 16 biases instead of 24 x 16"),
        (with_more_outputs, "does not fit sintra: 16 numbers come out instead of 8, two for each seat"),
        (with_an_infinite_number, "cannot be used: layer 2 has something that is no number"),
        (with_text, "cannot be used: layer 2 has something that is no number"),
        (with_a_short_inkling, "cannot be used: its inkling is not of one number for each sum of layer 0"),
        (without_an_inkling, "is no network: it needs about, inkling, weights_0, scales_0, biases_0 and so on"),
        (without_a_layer, "is no network: it needs about, inkling, weights_0, scales_0, biases_0 and so on"),
        (without_layers, "is no network: it needs about, inkling, weights_0, scales_0, biases_0 and so on"),
        (about_nothing, "is no network: it needs about, inkling, weights_0, scales_0, biases_0 and so on"),
        (about_no_json, "is no network: it needs about, inkling, weights_0, scales_0, biases_0 and so on"),
    ],
)
def test_a_network_of_another_shape_is_refused(path: Path, changed: Callable[[Arrays], None], sentence: str) -> None:
    change(path, changed)
    with pytest.raises(GameError, match=sentence):
        read_network(path, SINTRA)


def test_a_damaged_file_is_refused(path: Path) -> None:
    """Cut off anywhere, or with a few bytes changed; a change that does not matter may pass."""
    whole, rng = path.read_bytes(), np.random.default_rng(5)
    damaged = [b"", b"no network", *(whole[: int(at)] for at in rng.integers(len(whole), size=20))]
    for _ in range(80):
        spoiled = bytearray(whole)
        for at in rng.integers(len(whole), size=6):
            spoiled[at] = rng.integers(256)
        damaged.append(bytes(spoiled))
    sentences = [sentence for contents in damaged if (sentence := refusal_of(path, contents))]
    assert len(sentences) > 90
    assert all(str(path) in sentence for sentence in sentences)


def refusal_of(path: Path, contents: bytes) -> str:
    path.write_bytes(contents)
    try:
        read_network(path, SINTRA)
    except GameError as error:
        return str(error)
    return ""


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(GameError, match=r"^There is no network .*nothing\.npz\.$"):
        read_network(tmp_path / "nothing.npz", SINTRA)


# --- Which one is played with ---


def test_every_network_that_comes_with_the_package_fits_its_game_and_is_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    for path in networks_folder().glob("*.npz"):
        assert has_network(load_game(path.stem))
        assert path.stat().st_size <= MOST_BYTES


def test_the_network_of_a_game_is_looked_for_in_a_folder_of_ones_own(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(path.parent))
    assert has_network(SINTRA)
    assert network_of(SINTRA) is network_of(SINTRA)
    assert not has_network(load_game("towerup"))
    assert not has_network(replace(SINTRA, version=2))
    with pytest.raises(
        GameError, match=r"^There is no network for branching\. `clerestory train branching` trains one"
    ):
        network_of(BRANCHING)


def test_a_learned_bot_without_a_network_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    decision = next(choices(random_game("sintra", seats=2)))
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with pytest.raises(
        GameError, match=r"^There is no network for sintra\. `clerestory train sintra` trains one; CLERE"
    ):
        decision.answer(load_bot("learned"))
