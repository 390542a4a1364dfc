"""Networks that have learned nothing: small, and as random as their seed."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from clerestory.bots.networks import about_network, write_network
from clerestory.engine.game import Game

HIDDEN = (24, 16, 12)  # sums of the layers between


def random_layers(game: Game, seed: int = 1) -> tuple[list[npt.NDArray[Any]], list[npt.NDArray[Any]], npt.NDArray[Any]]:
    """Weights, biases and an inkling; what comes out differs from position to position by some tenths."""
    rng = np.random.default_rng(seed)
    widths = (game.studied.features(max(game.seats)), *HIDDEN, 2 * max(game.seats))
    weights = [rng.normal(0, (2 / rows) ** 0.5, (rows, columns)) for rows, columns in pairwise(widths)]
    return weights, [rng.normal(0, 0.1, columns) for columns in widths[1:]], rng.normal(0, 0.1, widths[1])


def write_random_network(folder: Path, game: Game, seed: int = 1) -> Path:
    """The file that `learned` looks for when CLERESTORY_NETWORKS is this folder."""
    path = folder / f"{game.name}.npz"
    write_network(path, *random_layers(game, seed), about_network(game, command="none", games=0))
    return path
