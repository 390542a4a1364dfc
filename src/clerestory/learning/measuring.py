"""How strong a network is: its games against a bot, played by a process of their own while the training goes on.

    python -m clerestory.learning.measuring sintra 200

This is that process. It finds the network as every bot does: CLERESTORY_NETWORKS names its folder.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clerestory.arena import Match, hold_match
from clerestory.bots.networks import VARIABLE
from clerestory.engine.game import Game, GameError
from clerestory.games import load_game
from clerestory.learning.checkpoints import Progress
from clerestory.learning.mixing import USUAL_SEATS

MODULE = "clerestory.learning.measuring"
BOT, AGAINST = "learned", "greedy"
GAMES = 200
SEED = 20  # always the same tables, so that one measurement can be compared with another
GRACE = 5.0  # seconds for a process to end


@dataclass(frozen=True)
class Strength:
    """How a network did against a bot, as the log has it."""

    minutes: float  # of training until then
    games: int  # until then
    against: str
    seats: int
    played: int
    wins: float  # of these games, a shared win in parts
    low: float  # the 95% interval of the wins
    high: float
    points: float  # a seat of its own, in the end
    their_points: float


class Measuring:
    """The process that plays, one at a time, and what it is to find out."""

    def __init__(self, game: Game, folder: Path, games: int = GAMES) -> None:
        self.game, self.folder, self.games = game, folder, games
        self.trouble = ""  # why the last measurement failed
        self._process: subprocess.Popen[str] | None = None
        self._before: dict[str, Any] = {}

    def begin(self, progress: Progress) -> None:
        """Measure the network that lies in the folder now; not while another is being measured."""
        if self._process is None:
            self._before = {"minutes": round(progress.minutes, 3), "games": progress.games}
            self._process = subprocess.Popen(
                [sys.executable, "-m", MODULE, self.game.name, str(self.games)],
                env={**os.environ, VARIABLE: str(self.folder.resolve())},
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                start_new_session=True,  # Ctrl-C is for the training, which ends this one
            )  # fmt: skip

    def result(self) -> Strength | None:
        """What has been found out since the last time, if it is known already."""
        return self.wait() if self._process and self._process.poll() is not None else None

    def wait(self) -> Strength | None:
        """What is being found out, once it is known."""
        if self._process is None:
            return None
        out, complaint = self._process.communicate()
        failed, self._process = self._process.returncode != 0, None
        self.trouble = (complaint.strip().splitlines() or ["nobody knows why"])[-1] if failed else ""
        return None if failed else Strength(**self._before, **json.loads(out))

    def stop(self) -> None:
        """End the process, whatever it was about to find out."""
        if self._process:
            self._process.kill()
            self._process.communicate(timeout=GRACE)
            self._process = None


def measure(game: Game, games: int) -> dict[str, Any]:
    """What is found out in some games."""
    seats = USUAL_SEATS if USUAL_SEATS in game.seats else game.seats[-1]
    match = hold_match(game, BOT, AGAINST, seats=seats, games=games, seed=SEED)
    return {"against": AGAINST, "seats": seats, "played": match.games, **summary(match)}


def summary(match: Match) -> dict[str, float]:
    ours, theirs = (side.mean_points for side in match.sides)
    if not (match.win_rate and ours is not None and theirs is not None):
        raise GameError("None of the games came to an end.")
    rate = match.win_rate
    low, high = (rate.value if each is None else each for each in (rate.low, rate.high))
    numbers = {"wins": rate.value, "low": low, "high": high, "points": ours, "their_points": theirs}
    return {name: round(number, 4) for name, number in numbers.items()}


if __name__ == "__main__":
    try:
        print(json.dumps(measure(load_game(sys.argv[1]), int(sys.argv[2]))))
    except GameError as error:
        sys.exit(str(error))
