"""Bots think in processes of their own, so that nobody waits for them; one that dies is replaced."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Literal

from clerestory.engine.records import JSON

NICENESS = 10  # a person's move goes first
TRIES = 3  # processes that may die over one question
GRACE = 2.0  # seconds for a process to end
HINTS = 3

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Question:
    """What a seat should do; a process answers with an action, or for a hint with Prospects."""

    kind: Literal["choose", "hint", "load"]
    game: str
    state: bytes = b""
    seat: int = 0
    level: str = ""
    seed: int = 0


class ThinkingError(RuntimeError):
    """No process could answer."""


class Worker:
    """One process, and our end of the pipe to it."""

    def __init__(self) -> None:
        context = get_context("spawn")  # a fork would share our threads and connections
        self._ours, theirs = context.Pipe()
        self._process: BaseProcess = context.Process(target=work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, question: Question) -> Any:
        """The answer; EOFError or OSError if the process is dead. Waits, so it is called in a thread."""
        self._ours.send(question)
        return self._ours.recv()

    def stop(self) -> None:
        self._process.kill()
        self._process.join(GRACE)
        with suppress(OSError):
            self._ours.close()


class Thinker:
    """As many processes as there are cores to spare. Hints go before bots: somebody waits for them."""

    def __init__(self, processes: int) -> None:
        self._count = processes
        self._threads = ThreadPoolExecutor(processes, "thinking")
        self._workers: list[Worker] = []
        self._idle: list[Worker] = []
        self._waiting: dict[bool, list[asyncio.Future[Worker]]] = {True: [], False: []}
        self._is_closed = False

    async def choose(self, game: str, state: bytes, seat: int, level: str, seed: int) -> int:
        """The action that a bot plays."""
        return int(await self._ask(Question("choose", game, state, seat, level, seed)))

    async def hint(self, game: str, state: bytes, seat: int) -> list[JSON]:
        """The best few moves of a seat, as Prospects."""
        answer: list[JSON] = await self._ask(Question("hint", game, state, seat))
        return answer

    async def load(self, game: str) -> None:
        """Let every process import a game before somebody waits for it."""
        questions = (self._ask(Question("load", game)) for _ in range(self._count))
        await asyncio.gather(*questions, return_exceptions=True)

    def close(self) -> None:
        self._is_closed = True
        for worker in self._workers:
            worker.stop()
        for line in self._waiting.values():
            for future in line:
                future.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, question: Question) -> Any:
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            worker = await self._take(is_urgent=question.kind == "hint")
            answering = loop.run_in_executor(self._threads, worker.ask, question)
            try:
                answer = await asyncio.shield(answering)
            except (EOFError, OSError):
                log.warning("A process that was thinking about %s ended; another takes its place.", question.game)
                self._replace(worker)
                continue
            except asyncio.CancelledError:
                answering.add_done_callback(partial(self._settle, worker))
                raise
            self._give(worker)
            if isinstance(answer, Exception):
                raise ThinkingError(str(answer))
            return answer
        raise ThinkingError(f"No process could answer about {question.game}.")

    async def _take(self, *, is_urgent: bool) -> Worker:
        if self._is_closed:
            raise ThinkingError("The server is ending.")
        if self._idle:
            return self._idle.pop()
        if len(self._workers) < self._count:
            worker = Worker()
            self._workers.append(worker)
            return worker
        future: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting[is_urgent].append(future)
        return await future

    def _give(self, worker: Worker) -> None:
        """A process is free: for whoever waits longest, those in a hurry first."""
        for is_urgent in (True, False):
            while self._waiting[is_urgent]:
                future = self._waiting[is_urgent].pop(0)
                if not future.done():
                    future.set_result(worker)
                    return
        self._idle.append(worker)

    def _replace(self, worker: Worker) -> None:
        if self._is_closed:
            return
        worker.stop()
        self._workers.remove(worker)
        fresh = Worker()
        self._workers.append(fresh)
        self._give(fresh)

    def _settle(self, worker: Worker, done: asyncio.Future[Any]) -> None:
        """An answer that nobody wants any more has come, or never will."""
        if done.cancelled() or done.exception() is not None:
            self._replace(worker)
        else:
            self._give(worker)


def work(connection: Connection) -> None:
    """The whole life of a process: answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this
    with suppress(OSError):
        os.nice(NICENESS)
    while True:
        try:
            question: Question = connection.recv()
        except (EOFError, OSError):
            return
        try:
            answered: Any = answer(question)
        except Exception as error:  # told to whoever asked
            answered = ThinkingError(f"{type(error).__name__}: {error}")
        try:
            connection.send(answered)
        except OSError:
            return


def answer(question: Question) -> Any:
    import numpy as np

    from clerestory.bots import load_bot
    from clerestory.bots.analysis import SEED, USUAL, analyse_state
    from clerestory.engine.chance import generator
    from clerestory.games import load_game

    game = load_game(question.game)
    if question.kind == "load":
        return None
    state = np.frombuffer(question.state, game.state).copy()[0]
    if question.kind == "choose":
        return int(load_bot(question.level).choose(game, state, question.seat, generator(question.seed)))
    analysis = analyse_state(game, state, question.seat, USUAL, SEED)
    return [
        {
            "number": prospect.move.number,
            "text": prospect.move.text,
            "parts": prospect.move.parts,
            "wins": prospect.wins[question.seat],
            "points": prospect.points[question.seat],
        }
        for prospect in analysis.prospects[:HINTS]
        if prospect.visits
    ]
