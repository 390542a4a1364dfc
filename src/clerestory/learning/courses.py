"""A training in its folder: what is kept of it, what is written down, and how strong it has become.

checkpoint.npz   enough to go on
<game>.npz       the network, as bots play with it
log.jsonl        a line for every round and every measurement
curve.svg        the same to look at
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

from clerestory.engine.game import Game, GameError
from clerestory.learning.checkpoints import CHECKPOINT
from clerestory.learning.curve import draw_curve
from clerestory.learning.logs import LOG, append, forget_after, read_log
from clerestory.learning.measuring import Measuring, Strength
from clerestory.learning.training import Round, Trainer

CURVE = "curve.svg"


class Course:
    """A training from here to its end, or until it is stopped; there is always something to resume."""

    def __init__(self, trainer: Trainer, measuring: Measuring, command: str) -> None:
        self.trainer, self.measuring, self.command = trainer, measuring, command
        self.is_stopped = False

    def stop(self) -> None:
        """End after this round."""
        self.is_stopped = True

    def run(self) -> Iterator[Round | Strength]:
        """Everything that is worth telling, as it happens."""
        trainer = self.trainer
        trainer.folder.mkdir(parents=True, exist_ok=True)
        self.save()
        forget_after(trainer.folder, trainer.progress.games)
        try:
            for entry in self.entries():
                append(trainer.folder, entry)
                yield entry
        finally:
            self.measuring.stop()
            self.draw()

    def entries(self) -> Iterator[Round | Strength]:
        """All rounds; every minute or so what was learned is kept, and measured, and once more at the end."""
        saved = time.monotonic()
        for round in self.trainer.train():
            yield round
            if strength := self.measuring.result():
                yield strength
                self.draw()
            if self.is_stopped or self.trainer.done == 1.0:
                break
            if time.monotonic() - saved >= self.trainer.plan.save_every:
                self.save()
                self.measuring.begin(self.trainer.progress)
                saved = time.monotonic()
        self.save()
        if not self.is_stopped:
            yield from self.measure_at_last()

    def measure_at_last(self) -> Iterator[Strength]:
        """What is still being measured, and then the network as it is now."""
        if strength := self.measuring.wait():
            yield strength
        self.measuring.begin(self.trainer.progress)
        if strength := self.measuring.wait():
            yield strength

    def save(self) -> None:
        self.trainer.save(self.command)

    def draw(self) -> None:
        """The learning curve so far."""
        rounds, strengths = read_log(self.trainer.folder)
        text = draw_curve(self.trainer.game.title, rounds, strengths)
        (self.trainer.folder / CURVE).write_text(text, encoding="utf-8")


def check_folder(folder: Path, game: Game) -> None:
    """A training begins in a folder without another."""
    if any((folder / name).exists() for name in (CHECKPOINT, LOG, f"{game.name}.npz")):
        raise GameError(f"There is a training in {folder}: --resume goes on with it, --folder begins elsewhere.")
