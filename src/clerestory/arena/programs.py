"""Programs as players: a process each, a line out, a line back, and no waiting beyond their patience."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter
from typing import IO

from clerestory.arena.entrants import Program
from clerestory.arena.players import Position
from clerestory.arena.protocol import ForfeitError, choose_message, over_message, read_answer, start_message
from clerestory.engine.game import GameError
from clerestory.engine.records import JSON
from clerestory.engine.table import Table

LONGEST_LINE = 10_000  # characters of an answer
GRACE = 1.0  # seconds for a program to leave by itself when nothing more will be asked
LAST_WORDS = 2_000  # bytes of its standard error that are looked at
SHOWN = 160  # characters of them that are quoted


class EndedError(ForfeitError):
    """A program that is no longer there, or no longer speaks."""


@dataclass(frozen=True)
class Process:
    """A started program. All that may block is done by its thread, so that nobody waits for longer than allowed."""

    process: subprocess.Popen[str]
    errors: IO[bytes]
    thread: ThreadPoolExecutor

    @staticmethod
    def start(program: Program) -> Process:
        """A process group of its own: an interrupt is not meant for it, and what it starts can be ended with it."""
        words, errors = program.words, tempfile.TemporaryFile()  # noqa: SIM115 (closed in `close`)
        try:
            process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            errors.close()
            reason = getattr(error, "strerror", None) or str(error)
            raise GameError(f"The program {program.command[:80]!r} cannot be started: {reason}.") from None
        return Process(process, errors, ThreadPoolExecutor(1))

    def write(self, line: str) -> str:
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        return ""

    def exchange(self, line: str) -> str:
        assert self.process.stdout
        self.write(line)
        return self.process.stdout.readline(LONGEST_LINE)

    def last_words(self) -> str:
        """How it ended, with the last line it wrote on its standard error."""
        try:
            code = self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "it closed its standard output."
        ending = f"it was ended by signal {-code}" if code < 0 else f"it ended with exit code {code}"
        self.errors.seek(0, os.SEEK_END)
        self.errors.seek(max(0, self.errors.tell() - LAST_WORDS))
        lines = self.errors.read().decode("utf-8", "replace").split("\n")
        spoken = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return f'{ending} and wrote "{spoken[:SHOWN]}".' if spoken else f"{ending}."

    def close(self, grace: float) -> None:
        """Let it leave by itself, then end it and what it started."""
        assert self.process.stdin
        assert self.process.stdout
        if grace:
            with suppress(OSError, ValueError):
                self.process.stdin.close()
        try:
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(grace)
        finally:
            self.kill()
            self.thread.shutdown()
            for stream in (self.process.stdin, self.process.stdout, self.errors):
                with suppress(OSError, ValueError):
                    stream.close()

    def kill(self) -> None:
        """The whole group: what it started may still hold its output open."""
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()


class Running:
    """A program that is started when it is first spoken to, and anew after it has failed."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._process: Process | None = None
        self._failure: ForfeitError | None = None  # of something that it was told, to be raised when it is asked

    def begin(self) -> None:
        """A new game: failures are forgotten."""
        self._failure = None
        if self._process is None:
            self._process = Process.start(self.program)

    def tell(self, message: JSON) -> None:
        """Say something that needs no answer."""
        if self._process and not self._failure:
            try:
                self._wait(self._process, self._process.write, message)
            except ForfeitError as failure:
                self._failure = failure
                self.stop()

    def ask(self, message: JSON) -> tuple[str, float]:
        """Say something; the line that it answers with, and the seconds that it took. ForfeitError: there is none."""
        if self._failure or not self._process:
            raise self._failure or EndedError("it is gone.")
        began = perf_counter()
        answer = self._wait(self._process, self._process.exchange, message)
        seconds = perf_counter() - began
        if not answer:
            raise EndedError(self._process.last_words())
        return answer, seconds

    def _wait(self, process: Process, do: Callable[[str], str], message: JSON) -> str:
        future = process.thread.submit(do, json.dumps(message))
        try:
            return future.result(self.program.patience)
        except TimeoutError:
            raise ForfeitError(f"it gave no answer within {self.program.patience:g} seconds.") from None
        except (OSError, ValueError):
            raise EndedError(process.last_words()) from None

    def stop(self) -> None:
        """End it at once; it is started again for the next game."""
        self._close(0)

    def close(self) -> None:
        """Nothing more will be asked."""
        self._close(GRACE)

    def _close(self, grace: float) -> None:
        process, self._process = self._process, None
        if process:
            process.close(grace)


@dataclass
class ProgramPlayer:
    """A program in its seat at a table, for one game."""

    running: Running
    table: Table
    seat: int
    told: int = 0  # moves that it knows of

    def begin(self, seed: int) -> None:
        self.running.begin()
        self.running.tell(start_message(self.table, self.seat, seed))

    def choose(self, position: Position, seat: int) -> tuple[int, float]:
        message = choose_message(self.table, self.seat, self.told)
        self.told = len(self.table.moves)
        try:
            line, seconds = self.running.ask(message)
            return read_answer(self.table, line), seconds
        except ForfeitError:
            self.running.stop()
            raise

    def end(self, ending: str, places: tuple[int, ...]) -> None:
        """The places are by seat. Who does not listen any more has nothing to lose now."""
        self.running.tell(over_message(self.table, self.seat, self.told, ending, places))
