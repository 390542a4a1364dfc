"""What is kept of a training: enough to go on, and the network for bots."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from clerestory.bots.networks import about_network, write_network
from clerestory.engine.game import Game, GameError
from clerestory.learning.network import Network, views

CHECKPOINT = "checkpoint.npz"


@dataclass
class Progress:
    """How far a training has come."""

    games: int = 0
    seconds: float = 0.0


def save(folder: Path, network: Network, progress: Progress) -> None:
    """Write a checkpoint; the old one stays until the new one is whole."""
    fetch = network.arrays.fetch
    file = folder / f"{CHECKPOINT}.new"
    with file.open("wb") as stream:
        np.savez(
            stream,
            shape=network.shape,
            steps=network.steps,
            numbers=fetch(network.numbers),
            momentum=fetch(network.momentum),
            inertia=fetch(network.inertia),
            **asdict(progress),
        )
        stream.flush()
        os.fsync(stream.fileno())
    file.replace(folder / CHECKPOINT)


def restore(folder: Path, network: Network) -> Progress:
    """Go on from a checkpoint: the network's numbers and how it was learning, and how far it has come."""
    path = folder / CHECKPOINT
    if not path.is_file():
        raise GameError(f"There is no training to resume in {folder}.")
    try:
        with np.load(path, allow_pickle=False) as kept:
            if tuple(kept["shape"]) != network.shape:
                raise GameError(f"{path} is of another game, or of other observations; begin in another folder.")
            for name in ("momentum", "inertia"):
                getattr(network, name)[:] = network.arrays.bring(kept[name])
            network.put(kept["numbers"])
            network.steps = int(kept["steps"])
            return Progress(int(kept["games"]), float(kept["seconds"]))
    except (OSError, ValueError, KeyError, EOFError) as error:
        raise GameError(f"{path} cannot be read: {error}") from None


def export(path: Path, game: Game, network: Network, progress: Progress, command: str) -> None:
    """Write the network as bots play with it."""
    layers = list(views(network.arrays.fetch(network.numbers), network.shape))
    about = about_network(game, command=command, games=progress.games, minutes=round(progress.seconds / 60, 1))
    write_network(path, [layer.weights for layer in layers], [layer.biases for layer in layers], about)
