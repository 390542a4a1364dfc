"""A server as people start it, in a process of its own, to be looked at, killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

LONGEST_WAIT = 300.0  # seconds; the rules may have to be compiled first
PACE = "0.02"


class Server:
    def __init__(self, data: Path, *more: str) -> None:
        self.data, self.more = data, more
        self.port = free_port()
        self.log = data / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> None:
        command = [
            str(Path(sys.executable).with_name("clerestory")),
            "serve",
            "--no-open",
            "--pace",
            PACE,
            "--port",
            str(self.port),
        ]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.data), *self.more], stdout=log, stderr=log, env=dict(os.environ)
            )
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        deadline = time.monotonic() + LONGEST_WAIT
        while time.monotonic() < deadline:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            try:
                games: dict[str, Any] = httpx.get(f"{self.address}/api/status").json()["games"]
            except httpx.TransportError:
                time.sleep(0.05)
                continue
            if set(games.values()) == {"ready"}:
                return
            time.sleep(0.2)
        raise AssertionError(f"The server was not ready after {LONGEST_WAIT} seconds: {self.log.read_text()}")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
