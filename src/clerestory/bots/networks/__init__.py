"""Networks that learned a game by playing it against themselves: one file a game, how it is written, read and checked.

A network is layers of weights; of the sums of a layer those above 0 go into the next. Into the first goes the
observation of a seat after a move, before chance answers. Out of the last come, for this seat and then for the others
clockwise, the chance to finish first, and after these the final points:
    logit of the chance, of as many seats as the game may have; points / POINTS_A_UNIT, of as many
Both are corrections, in a game that has an appraisal: the points are added to those that it expects, and the logit to
what the lead by these points says.
One network serves every number of seats: for fewer seats an observation is the beginning of a longer one, and what is
said of a seat that is not there means nothing.
"""

from __future__ import annotations

import json
import os
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from clerestory.engine.game import Game, GameError
from clerestory.engine.records import JSON, Features, Numbers
from clerestory.engine.seeing import scales_of

Matrix: TypeAlias = npt.NDArray[Any]
Weights: TypeAlias = npt.NDArray[np.int8]

MARGIN = 0.01  # what a point of lead is worth beside the chance to win
POINTS_A_UNIT = 50
LEAD = 0.08  # what a point of the foreseen lead adds to the logit, in a game that has an appraisal
VARIABLE = "CLERESTORY_NETWORKS"  # a folder in which to look instead
KEPT = np.int8
STEPS = np.iinfo(KEPT).max
LARGEST, TINY = 1e5, np.finfo(np.float32).tiny  # beyond it, a training has gone astray
PARTS = ("weights", "scales", "biases")
UNREADABLE = (OSError, ValueError, EOFError, KeyError, RuntimeError, zipfile.BadZipFile, zlib.error)
NO_NETWORK = "is no network: it needs about, inkling, weights_0, scales_0, biases_0 and so on."
# fmt: off
FITTING = {"game": "game", "version": "version of the rules", "observation": "version of the observation",
           "components": "set of components"}
# fmt: on


class Network(NamedTuple):
    """As it is computed with, for an observation of whole numbers: their scales are in those of the first layer's rows.

    A layer has a row for each number that goes in, as long as its sums are many. Rows stay as small as they are kept,
    since reading them is what takes the time: a scale for each makes numbers of them.
    """

    widths: Numbers  # [layer]  how many numbers go into it; of the last, which is none, how many come out
    starts: Numbers  # [layer]  where its rows begin
    weights: Weights  # of all layers, row after row
    scales: Features  # [layer, row]
    biases: Features  # [layer, sum]  what a layer adds
    inkling: Features  # [sum of the first layer]  what those above 0 say by themselves, to compare ways to play a turn


class Layers(NamedTuple):
    """As it is kept, for an observation of scaled numbers."""

    kept: tuple[Weights, ...]  # [layer][in, out]
    scales: tuple[Features, ...]  # [layer][in]
    biases: tuple[Features, ...]  # [layer][out]
    inkling: Features
    about: JSON

    @property
    def weights(self) -> list[Features]:
        """[layer][in, out]  As they were trained, or nearly so."""
        return [kept * scales[:, None] for kept, scales in zip(self.kept, self.scales, strict=True)]


def about_network(game: Game, **more: Any) -> JSON:
    """What a network of this game must say of itself, and more that is worth knowing."""
    fitting = {"game": game.name, "version": game.version, "observation": game.studied.observation}
    return {**fitting, "components": game.components.hash, **more}


def write_network(
    path: Path, weights: Sequence[Matrix], biases: Sequence[Matrix], inkling: Matrix, about: Mapping[str, Any]
) -> None:
    """Write a network, weights as [in, out]; the file is there when it is complete.

    Of a row of weights are kept the scale, by which its largest is 127, and the others as whole numbers in that scale.
    """
    arrays: dict[str, npt.NDArray[Any]] = {"about": np.array(json.dumps(dict(about)))}
    arrays["inkling"] = inkling.astype(np.float32)
    for layer, (matrix, bias) in enumerate(zip(weights, biases, strict=True)):
        if not all((abs(each) <= LARGEST).all() for each in (matrix, bias)):
            raise GameError(f"Layer {layer} has a number that is none, or far too large: nothing was written.")
        scales = np.maximum(abs(matrix).max(1) / STEPS, TINY).astype(np.float32)
        arrays[f"weights_{layer}"] = np.round(matrix / scales[:, None]).astype(KEPT)
        arrays |= {f"scales_{layer}": scales, f"biases_{layer}": bias.astype(np.float32)}
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)
    part.replace(path)


def read_network(path: Path, game: Game) -> Network:
    """A network of this game, or a GameError that says why it is none."""
    layers = read_layers(path, game)
    widths = [*(len(scales) for scales in layers.scales), len(layers.biases[-1])]
    per = scales_of(game.studied.layout + game.studied.seat_layout * max(game.seats))
    return Network(
        np.array(widths, np.int64),
        np.cumsum([0, *(kept.size for kept in layers.kept[:-1])]).astype(np.int64),
        np.concatenate([kept.ravel() for kept in layers.kept]),
        side_by_side([layers.scales[0] * per, *layers.scales[1:]]),
        side_by_side(layers.biases),
        layers.inkling,
    )


def side_by_side(rows: Sequence[Features]) -> Features:
    """Rows of several lengths in one array, which is as wide as the longest."""
    together = np.zeros((len(rows), max(map(len, rows))), np.float32)
    for all_of_it, row in zip(together, rows, strict=True):
        all_of_it[: len(row)] = row
    return together


def read_layers(path: Path, game: Game, other_components: bool = False) -> Layers:
    """The same as it is kept; with other components too, if wanted."""
    arrays, advice = read_arrays(path), f"`clerestory train {game.name}` trains one that does."
    try:
        about, inkling = json.loads(str(arrays.pop("about"))), arrays.pop("inkling")
        depth = len(arrays) // len(PARTS)
        weights, scales, biases = ([arrays.pop(f"{part}_{k}") for k in range(depth)] for part in PARTS)
    except (KeyError, ValueError) as error:
        raise GameError(f"{path} {NO_NETWORK}") from error
    if arrays or not depth or not isinstance(about, dict):
        raise GameError(f"{path} {NO_NETWORK}")
    for key, expected in about_network(game).items():
        if about.get(key) != expected and not (other_components and key == "components"):
            found = f"{about.get(key)!r}, not {expected!r}"
            raise GameError(f"{path} does not fit {game.name}: it is for another {FITTING[key]} ({found}). {advice}")
    check_shapes(path, game, weights, scales, biases, advice)
    if inkling.shape != biases[0].shape or inkling.dtype != np.float32 or not np.isfinite(inkling).all():
        raise GameError(f"{path} cannot be used: its inkling is not of one number for each sum of layer 0. {advice}")
    return Layers(tuple(weights), tuple(scales), tuple(biases), inkling, about)


def read_arrays(path: Path) -> dict[str, npt.NDArray[Any]]:
    """All that is in a file of arrays."""
    try:
        with zipfile.ZipFile(path) as file:
            names = [name.removesuffix(".npy") for name in file.namelist()]
            if spoiled := file.testzip():
                raise zipfile.BadZipFile(spoiled)
        with np.load(path, allow_pickle=False) as file:
            return {name: file[name] for name in names}
    except FileNotFoundError as error:
        raise GameError(f"There is no network {path}.") from error
    except UNREADABLE as error:
        raise GameError(f"{path} cannot be read as a network: it is damaged, or something else.") from error


def check_shapes(
    path: Path, game: Game, weights: list[Matrix], scales: list[Matrix], biases: list[Matrix], advice: str
) -> None:
    """Every layer takes what the one before gives, the first an observation, and the last gives two for each seat."""
    widths = [game.studied.features(max(game.seats)), *(bias.size for bias in biases)]
    for layer, parts in enumerate(zip(weights, scales, biases, strict=True)):
        rows, columns = widths[layer : layer + 2]
        if [each.shape for each in parts] != [(rows, columns), (rows,), (columns,)]:
            found = f"{' x '.join(map(str, parts[0].shape))} weights and {parts[2].size} biases"
            raise GameError(
                f"{path} does not fit {game.name}: layer {layer} has {found} instead of {rows} x {columns}. {advice}"
            )
        kinds = parts[0].dtype == KEPT and all(each.dtype == np.float32 for each in parts[1:])
        if not kinds or not all(np.isfinite(each).all() for each in parts[1:]):
            raise GameError(f"{path} cannot be used: layer {layer} has something that is no number. {advice}")
    if widths[-1] != 2 * max(game.seats):
        expected = f"{2 * max(game.seats)}, two for each seat"
        raise GameError(
            f"{path} does not fit {game.name}: {widths[-1]} numbers come out instead of {expected}. {advice}"
        )


def blank_network(game: Game) -> Network:
    """The smallest one that fits, which knows nothing: to compile with."""
    features, said = game.studied.features(max(game.seats)), 2 * max(game.seats)
    widths, starts = np.array([features, 1, said], np.int64), np.array([0, features], np.int64)
    scales, biases = np.zeros((2, features), np.float32), np.zeros((2, said), np.float32)
    return Network(widths, starts, np.zeros(features + said, KEPT), scales, biases, np.zeros(1, np.float32))


def network_of(game: Game) -> Network:
    """The network that this game is played with; GameError if there is none, or if it does not fit."""
    found = find_network(game, networks_folder())
    if isinstance(found, str):
        raise GameError(found)
    return found


def has_network(game: Game) -> bool:
    """Whether there is one that fits."""
    return not isinstance(find_network(game, networks_folder()), str)


def networks_folder() -> Path:
    return Path(os.environ.get(VARIABLE) or Path(__file__).parent)


@cache
def find_network(game: Game, folder: Path) -> Network | str:
    """The network of a game in a folder, or why there is none; looked for once."""
    path = folder / f"{game.name}.npz"
    if not path.is_file():
        advice = f"`clerestory train {game.name}` trains one; {VARIABLE} names the folder in which it lies."
        return f"There is no network for {game.name}. {advice}"
    try:
        return read_network(path, game)
    except GameError as error:
        return str(error)
