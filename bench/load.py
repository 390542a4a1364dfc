"""How long a person waits for the answer to a move while 100 tables are live: `python -m bench.load`.

The server runs as `clerestory serve` does, in a process of its own, with its bots in further ones. Here are the people:
each has a connection for moves and a live one, hears of what happens at the table, thinks for a moment and moves.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

JSON = dict[str, Any]

GAMES = ("sintra", "sagrada", "towerup")
LEVELS = ("novice", "casual", "skilled", "expert")
THINKING = (0.5, 2.5)  # seconds that a person takes for a move: far less than people do
SITTING_DOWN = 10.0  # seconds until all tables are there, and it counts
READY_WITHIN = 600.0
TARGET = 50.0  # milliseconds, for 99 of 100 moves


class Line:
    """A connection that is kept open; the least that HTTP needs, so that the people here cost little."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._cookie = ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": self._cookie}

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        if self._streams is None or self._streams[0].at_eof():
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nCookie: {self._cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        writer.write(head.encode() + data)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        found = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
        if "set-cookie" in found:
            self._cookie = found["set-cookie"].partition(";")[0]
        return int(lines[0].split()[1]), await reader.readexactly(int(found["content-length"]))

    def close(self) -> None:
        if self._streams:
            self._streams[1].close()


@dataclass
class Tally:
    """What was measured."""

    waits: list[float] = field(default_factory=list)  # milliseconds from a move to its answer
    late: int = 0
    finished: int = 0
    heard: int = 0
    faults: list[str] = field(default_factory=list)


class Crowd:
    """The people at all tables."""

    def __init__(self, port: int, since: float, until: float, tally: Tally) -> None:
        self.port, self.since, self.until, self.tally = port, since, until, tally

    async def sit(self, number: int) -> None:
        """One table after the other, until time is up: three of five against a bot, one with a friend, one of bots."""
        rng = random.Random(number)
        await asyncio.sleep(rng.random() * SITTING_DOWN)
        while time.monotonic() < self.until:
            people = (1, 1, 2, 1, 0)[number % 5]
            level = LEVELS[number % len(LEVELS)]
            wishes = [{"kind": "open"}] * people + [{"kind": "bot", "level": level}] * (2 - people)
            host = Line(self.port)
            status, body = await host.ask("POST", "/api/tables", {"game": GAMES[number % 3], "seats": wishes})
            if status != 201:
                self.tally.faults.append(body.decode())
                return
            code = json.loads(body)["code"]
            seats = [self.play(code, seat, rng) for seat in range(people)] or [self.watch(code)]
            await asyncio.gather(*seats)
            self.tally.finished += time.monotonic() < self.until
            host.close()

    async def play(self, code: str, seat: int, rng: random.Random) -> None:
        line = Line(self.port)
        _, body = await line.ask("POST", f"/api/tables/{code}/seats/{seat}/claim", {"name": f"Person {seat}"})
        state: JSON = json.loads(body)
        async with connect(self.live(code, state), additional_headers=line.headers, max_size=None) as live:
            while time.monotonic() < self.until and not state["is_over"]:
                if state["decision"] is None:
                    state = await self.hear(live, state)
                    continue
                await asyncio.sleep(rng.uniform(*THINKING))
                state = await self.move(line, state, rng)
        line.close()

    async def move(self, line: Line, state: JSON, rng: random.Random) -> JSON:
        wanted = {"seat": state["seat"], "number": state["number"]}
        move = rng.choice(state["decision"]["moves"])["number"]
        began = time.perf_counter()
        status, body = await line.ask("POST", f"/api/tables/{state['code']}/moves", {**wanted, "move": move})
        if time.monotonic() > self.since:
            self.tally.waits.append((time.perf_counter() - began) * 1000)
        if status == 409:
            self.tally.late += 1
            _, body = await line.ask("GET", f"/api/tables/{state['code']}?seat={state['seat']}")
        elif status != 200:
            self.tally.faults.append(body.decode())
        told: JSON = json.loads(body)
        return told

    async def watch(self, code: str) -> None:
        state: JSON = {"number": 0, "is_over": False, "seat": -1}
        async with connect(self.live(code, state), max_size=None) as live:
            while time.monotonic() < self.until and not state["is_over"]:
                state = await self.hear(live, state)

    async def hear(self, live: Any, state: JSON) -> JSON:
        """The next news of a table; older news than what is known are passed over."""
        try:
            async with asyncio.timeout(max(0.1, self.until - time.monotonic())):
                told: JSON = json.loads(await live.recv())
        except TimeoutError:
            return state
        self.tally.heard += time.monotonic() > self.since
        return told if told["number"] >= state["number"] else state

    def live(self, code: str, state: JSON) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{code}/live?seat={state['seat']}&since={state['number']}"


def percentile(waits: Sequence[float], share: float) -> float:
    ordered = sorted(waits)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def measure(tables: int, seconds: float) -> Tally:
    """Start a server, let the crowd in, and end the server."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        program = Path(sysconfig.get_path("scripts")) / "clerestory"
        command = [str(program), "serve", "--port", str(port), "--data", folder, "--no-open", "--rate", "1000000"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=dict(os.environ))
        try:
            return asyncio.run(visit(port, tables, seconds))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


async def visit(port: int, tables: int, seconds: float) -> Tally:
    await until_ready(port)
    tally = Tally()
    since = time.monotonic() + SITTING_DOWN
    crowd = Crowd(port, since, since + seconds, tally)
    for outcome in await asyncio.gather(*map(crowd.sit, range(tables)), return_exceptions=True):
        if isinstance(outcome, BaseException):
            tally.faults.append(repr(outcome))
    return tally


async def until_ready(port: int) -> None:
    until = time.monotonic() + READY_WITHIN
    while time.monotonic() < until:
        try:
            status, _ = await Line(port).ask("GET", "/api/games")
            if status == 200:
                return
        except OSError:
            pass
        await asyncio.sleep(0.2)
    raise TimeoutError("The server did not become ready.")


def report(tables: int = 100, seconds: float = 60.0) -> list[str]:
    tally = measure(tables, seconds)
    rate = len(tally.waits) / seconds
    shares = " | ".join(f"{percentile(tally.waits, share):.1f}" for share in (0.5, 0.95, 0.99))
    lines = [
        f"| {tables} live tables, {seconds:.0f} s | people's moves a second | ms p50 | p95 | p99 | news a second |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        f"| POST to answer (target p99 < {TARGET:.0f}) | {rate:.1f} | {shares} | {tally.heard / seconds:.0f} |",
    ]
    return [*lines, *(f"FAULT: {fault}" for fault in tally.faults[:10])]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60.0)
    chosen = parser.parse_args()
    print("\n".join(report(chosen.tables, chosen.seconds)))
