"""Playing on several cores: processes, each with a hall of its own, that get one order after the other."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import cast

from clerestory.arena.halls import Hall, Order, Played, Setting
from clerestory.engine.game import GameError
from clerestory.games import load_game

GRACE = 5.0  # seconds for a process to end its programs and itself


def play_orders(
    setting: Setting, orders: Sequence[Order], cores: int, advance: Callable[[int], None]
) -> list[list[Played]]:
    """The games of every order, whichever process played them; `advance` is told how many more have been played."""
    results: list[list[Played]] = [[] for _ in orders]
    waiting = iter(range(len(orders)))
    processes: dict[Connection, BaseProcess] = {}
    at_work: dict[Connection, int] = {}
    try:
        with interrupts_ignored():
            for _ in range(min(cores, len(orders))):
                connection, process = start_worker(setting)
                processes[connection] = process
        for connection in processes:
            give_next(connection, orders, waiting, at_work)
        while at_work:
            for connection in cast("list[Connection]", wait(list(at_work))):
                number = at_work.pop(connection)
                results[number] = receive(connection, processes[connection])
                give_next(connection, orders, waiting, at_work)
                advance(len(results[number]))
    except BaseException:
        for process in processes.values():
            process.terminate()
        raise
    finally:
        for connection in processes:
            connection.close()
        for process in processes.values():
            process.join(GRACE)
            if process.is_alive():
                process.kill()
                process.join()
    return results


def start_worker(setting: Setting) -> tuple[Connection, BaseProcess]:
    """A fresh process: a fork would share the compiler's threads and locks with this one."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs, setting), daemon=True)
    process.start()
    theirs.close()
    return ours, process


def give_next(
    connection: Connection, orders: Sequence[Order], waiting: Iterator[int], at_work: dict[Connection, int]
) -> None:
    number = next(waiting, None)
    if number is not None:
        at_work[connection] = number
        with suppress(OSError):  # it is gone then, and reading from it will say so
            connection.send(orders[number])


def receive(connection: Connection, process: BaseProcess) -> list[Played]:
    try:
        answer: list[Played] | GameError = connection.recv()
    except (EOFError, OSError):
        process.join(GRACE)
        code = process.exitcode
        raise GameError(f"A process of the arena ended before its games did (exit code {code}).") from None
    if isinstance(answer, GameError):
        raise answer
    return answer


def work(connection: Connection, setting: Setting) -> None:
    """The whole life of a process: play what is ordered until nobody orders any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    try:
        with Hall(setting, load_game(setting.game)) as hall:
            hall.warm_up()
            while order := next_order(connection):
                connection.send(hall.play_sets(order))
    except GameError as error:
        connection.send(GameError(str(error)))


def next_order(connection: Connection) -> Order | None:
    try:
        order: Order = connection.recv()
    except EOFError:
        return None
    return order


def leave(number: int, frame: FrameType | None) -> None:
    """Asked to end: what is open is closed on the way out."""
    sys.exit(1)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """What is started now does not hear Ctrl-C, not even before it can say so itself: we end it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
