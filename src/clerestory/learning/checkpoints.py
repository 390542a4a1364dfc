"""What is kept of a training: enough to go on, and the network for bots."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from clerestory.bots.networks import UNREADABLE, about_network, read_layers, write_network
from clerestory.engine.game import Game, GameError
from clerestory.learning.network import Network, views

CHECKPOINT = "checkpoint.npz"
LEARNED = ("numbers", "settled", "momentum", "inertia")


@dataclass
class Progress:
    """How far a training has come."""

    games: int = 0
    seconds: float = 0.0
    has_learned: bool = False  # whether it began with a network

    @property
    def minutes(self) -> float:
        return self.seconds / 60


def save(folder: Path, network: Network, progress: Progress) -> None:
    """Write a checkpoint; the old one stays until the new one is whole."""
    fetch = network.arrays.fetch
    file = folder / f"{CHECKPOINT}.new"
    with file.open("wb") as stream:
        np.savez(
            stream,
            shape=network.shape,
            steps=network.steps,
            inkling=network.inklings.found(),
            **{name: fetch(getattr(network, name)) for name in LEARNED},
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
        with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
            kept = {name: file[name] for name in (*LEARNED, "shape", "steps", "inkling", "games", "seconds")}
            has_learned = "has_learned" in file and bool(file["has_learned"])  # older checkpoints do not say
    except UNREADABLE:
        raise GameError(f"{path} cannot be read as a checkpoint: it is damaged, or something else.") from None
    if kept["shape"].tolist() != [*network.shape]:
        raise GameError(f"{path} is of another game, or of other observations; begin in another folder.")
    for name in LEARNED:
        getattr(network, name)[:] = network.arrays.bring(kept[name])
    network.refresh()
    network.steps = int(kept["steps"])
    network.inklings.known = kept["inkling"]
    return Progress(int(kept["games"]), float(kept["seconds"]), has_learned)


def start_from(path: Path, game: Game, network: Network) -> None:
    """Begin with the weights of a network file. It may have been trained with other components."""
    kept = read_layers(path, game, other_components=True)
    shape = (*(len(weights) for weights in kept.weights), len(kept.biases[-1]))
    if shape != network.shape:
        found, expected = (" x ".join(map(str, each)) for each in (shape, network.shape))
        raise GameError(f"{path} has layers of {found} numbers; a training begins with {expected}.")
    layers = zip(kept.weights, kept.biases, strict=True)
    network.put(np.concatenate([each.ravel() for layer in layers for each in layer]))
    network.inklings.known = kept.inkling


def export(path: Path, game: Game, network: Network, progress: Progress, command: str) -> None:
    """Write the network as bots play with it."""
    layers = list(views(network.arrays.fetch(network.settled), network.shape))
    about = about_network(game, command=command, games=progress.games, minutes=round(progress.minutes, 1))
    weights, biases = [layer.weights for layer in layers], [layer.biases for layer in layers]
    write_network(path, weights, biases, network.inklings.found(), about)
