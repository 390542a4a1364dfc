"""What `train` does and prints."""

from __future__ import annotations

import shlex
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from clerestory.bots.networks import VARIABLE
from clerestory.cli.arguments import find_game
from clerestory.engine.game import GameError
from clerestory.engine.table import read_seed
from clerestory.learning.arrays import find_device
from clerestory.learning.courses import CURVE, Course, check_folder
from clerestory.learning.measuring import BOT, Measuring, Strength
from clerestory.learning.training import SEED, Round, Trainer, plan_for

HOME = Path("training")
STOPPED_BY = 128  # plus the number of the signal: the exit code of a program that was asked to end
SIGNALS = (signal.SIGINT, signal.SIGTERM)


@dataclass(frozen=True)
class TrainWishes:
    """The arguments of `train`."""

    game: str
    minutes: float
    device: str | None
    folder: Path | None
    resume: bool
    start: Path | None
    seed: int
    tables: int | None
    components: Path | None

    @property
    def home(self) -> Path:
        return self.folder or HOME / self.game

    @property
    def recipe(self) -> str:
        """The command that trains such a network, wherever it is typed; the network says it of itself."""
        start = Path(self.start.name) if self.start else None
        return command_of(replace(self, folder=None, resume=False, start=start, components=None))

    @property
    def going_on(self) -> str:
        """The command that goes on with this training."""
        return command_of(replace(self, resume=True, start=None))


def command_of(wishes: TrainWishes) -> str:
    """The command with these arguments, those left out that need not be said."""
    given = {
        "--device": wishes.device,
        "--folder": wishes.folder,
        "--start": wishes.start,
        "--seed": wishes.seed if wishes.seed != SEED else None,
        "--tables": wishes.tables,
        "--components": wishes.components,
    }
    words = ["clerestory", "train", wishes.game, "--minutes", f"{wishes.minutes:g}"]
    words += [str(word) for pair in given.items() if pair[1] is not None for word in pair]
    return shlex.join([*words, *(["--resume"] if wishes.resume else [])])


def train(wishes: TrainWishes) -> None:
    """Train until the time is over or somebody stops it, and say how to go on."""
    trainer = prepare(wishes)
    measuring = Measuring(trainer.game, wishes.home)
    course = Course(trainer, measuring, wishes.recipe)
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    console.print(f"Training {wishes.game} in {wishes.home}, {where(trainer)}. Ctrl-C keeps what was learned.")
    with stopped_by_signals(course, console) as caught:
        strength = follow(course, console)
    if course.is_stopped:
        console.print(f"Stopped after {trainer.progress.minutes:.1f} minutes; nothing is lost. To go on:")
        console.print(f"  {wishes.going_on}")
        raise typer.Exit(STOPPED_BY + caught[0])
    if measuring.trouble:
        console.print(f"It could not be measured: {measuring.trouble}")
    print_result(trainer, wishes, strength)


def prepare(wishes: TrainWishes) -> Trainer:
    """A network that is ready to learn, or a sentence about what is wrong with the wishes; nothing is written yet."""
    read_seed(wishes.seed)
    if wishes.resume and wishes.start:
        raise GameError("--start is for a new training; --resume goes on with what its own folder holds.")
    game = find_game(wishes.game, wishes.components)
    if not wishes.resume:
        check_folder(wishes.home, game)
    plan = plan_for(find_device(wishes.device), wishes.minutes, wishes.tables)
    trainer = Trainer(game, plan, wishes.home, wishes.seed)
    if wishes.resume:
        trainer.resume()
    if wishes.start:
        trainer.start(wishes.start)
    if trainer.done == 1.0:
        so_far = f"{trainer.progress.minutes:.1f}"
        raise GameError(f"{wishes.home} has been trained for {so_far} minutes already; --minutes says until when.")
    return trainer


def where(trainer: Trainer) -> str:
    return f"{trainer.plan.tables:,} tables at a time on {trainer.plan.device}"


@contextmanager
def stopped_by_signals(course: Course, console: Console) -> Iterator[list[int]]:
    """Once, Ctrl-C ends the training after its round; twice, at once. Which signals came."""
    caught: list[int] = []

    def stop(number: int, frame: FrameType | None) -> None:
        caught.append(number)
        course.stop()
        for each in SIGNALS:
            signal.signal(each, signal.default_int_handler)
        console.print("Stopping after this round; again stops at once, and loses what came after the last checkpoint.")

    before = [signal.signal(each, stop) for each in SIGNALS]
    try:
        yield caught
    finally:
        for each, handler in zip(SIGNALS, before, strict=True):
            signal.signal(each, handler)


def follow(course: Course, console: Console) -> Strength | None:
    """Run a training, show how it goes, and say what was measured last."""
    strength, plan = None, course.trainer.plan
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[news]}"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("compiling", total=plan.minutes, news="")
        for entry in course.run():
            if isinstance(entry, Round):
                minutes = f"{entry.minutes:.1f} of {plan.minutes:g} minutes"
                progress.update(bar, completed=entry.minutes, description=minutes, news=news_of(entry))
            else:
                strength = entry
                progress.console.print(news_of_strength(entry))
            if entry.minutes >= plan.minutes:
                progress.update(bar, description="measuring")
    return strength


def news_of(round: Round) -> str:
    speed = f"{round.games:,} games, {round.games_per_second:,.0f} a second"
    return f"{speed}; errors {round.win_error:.3f}, {round.points_error:.3f}"


def news_of_strength(strength: Strength) -> str:
    after = f"After {strength.minutes:.1f} minutes and {strength.games:,} games"
    points = f"{strength.points:.1f} : {strength.their_points:.1f} points"
    return f"{after}: {strength.wins:.0%} wins against {strength.against}, {points}"


def print_result(trainer: Trainer, wishes: TrainWishes, strength: Strength | None) -> None:
    """Where the network is, and what can be done with it."""
    game, folder = trainer.game, wishes.home
    networks, box = f"{VARIABLE}={shlex.quote(str(folder))}", components_option(wishes)
    against = strength.against if strength else "greedy"
    print(f"The network of {game.title} is {folder / f'{game.name}.npz'}; {folder / CURVE} shows how it learned.")
    print(f"Play against it:  {networks} clerestory play {game.name} --against {BOT}{box}")
    print(f"Measure it:       {networks} clerestory arena {game.name} {BOT} {against} --games 1000{box}")


def components_option(wishes: TrainWishes) -> str:
    return f" --components {shlex.quote(str(wishes.components))}" if wishes.components else ""
