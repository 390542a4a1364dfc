"""The games come one by one while the server already answers: compiled if they must be, then loaded."""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import Literal

from clerestory.engine.game import Game, GameError
from clerestory.games import GAMES, load_game
from clerestory.server.problems import problem

Stage = Literal["ready", "compiling", "waiting"]

WARM = "import sys; from clerestory.cli import run; run(['warm', sys.argv[1]])"
FIRST_MOVES = 3

log = logging.getLogger(__name__)


class Shelf:
    """The games, as far as they can be played yet."""

    def __init__(self) -> None:
        self.stages: dict[str, Stage] = dict.fromkeys(GAMES, "waiting")
        self._games: dict[str, Game] = {}
        self._faults: dict[str, str] = {}

    def game(self, name: str) -> Game:
        """A game that can be played; a problem says why it cannot."""
        if name in self._games:
            return self._games[name]
        if name in self._faults:
            raise problem("broken-game", reason=self._faults[name])
        raise problem("compiling" if name in GAMES else "no-such-game")

    def games(self) -> list[Game]:
        return [self.game(name) for name in GAMES if name not in self._faults]

    async def fill(self) -> None:
        """Make every game ready, in turn."""
        for name in GAMES:
            try:
                if not await asyncio.to_thread(is_warm, name):
                    self.stages[name] = "compiling"
                    await compile_game(name)
                self._games[name] = await asyncio.to_thread(load_and_try, name)
            except GameError as error:
                log.error("%s cannot be played: %s", name, error)
                self._faults[name] = str(error)
            self.stages[name] = "ready"


def is_warm(name: str) -> bool:
    """Whether nothing needs to be compiled before a game can be played."""
    from clerestory.engine.rules import PLAIN, warm_marker

    return PLAIN or warm_marker(name).exists()


async def compile_game(name: str) -> None:
    """Let another process compile a game's rules into the cache."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", WARM, name, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
    )
    try:
        _, complaint = await process.communicate()
    except asyncio.CancelledError:
        process.kill()
        raise
    if process.returncode:
        raise GameError(f"The rules could not be compiled. {complaint.decode(errors='replace').strip()[-400:]}")


def load_and_try(name: str) -> Game:
    """A game, with its machine code loaded: the first to ask for each function would wait for it."""
    from clerestory.engine.chance import below, generator
    from clerestory.engine.records import bytes_of, copy_of
    from clerestory.engine.rules import PLAIN
    from clerestory.engine.table import Table, points_in

    game = load_game(name)
    if PLAIN:
        return game
    table, rng = Table(game, game.seats[-1], seed=1), generator(1)
    for _ in range(FIRST_MOVES):
        moves = table.legal_moves()
        for seat in (None, *range(table.seats)):
            game.view(table.state, seat)
            points_in(game, game.mask(table.state, seat))
        for move in moves:
            game.consequences(copy_of(table.state), move.number)
        game.refusal(table.state, 0)
        bytes_of(table.state)
        table.play(moves[below(rng, len(moves))])
    table.ranks()
    return game
