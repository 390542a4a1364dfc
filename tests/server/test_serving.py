"""`clerestory serve` as a user starts and ends it, and its processes."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
from pathlib import Path

import httpx
import pytest

from clerestory.cli import run
from tests.server.running import BOT, PROGRAM, Person, Server, free_port

PATIENCE = 30.0


def serve(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A server that does not get far."""
    command = [str(PROGRAM), "serve", "--no-open", *arguments]
    settings = {**os.environ, "CLERESTORY_PLAIN": "1", **environment}
    return subprocess.run(command, env=settings, capture_output=True, text=True, timeout=PATIENCE)


def thinkers_of(server: Server) -> list[int]:
    """The processes in which the bots think."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(child) for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_for(what: str, is_so: object) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if callable(is_so) and is_so():
            return
        time.sleep(0.05)
    raise AssertionError(what)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        one.listen()
        port = one.getsockname()[1]
        done = serve("--port", str(port), "--data", str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"Port {port} is taken already; choose another with --port.\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--host", "192.0.2.1"], "The server cannot listen at 192.0.2.1"),
        (["--data", "/dev/null/tables"], "/dev/null/tables"),
        (["--data", "mysql://localhost/x"], "Tables are kept in a folder or in PostgreSQL"),
        (["--data", "postgresql://me:secret@127.0.0.1:1/x"], "postgresql://me:***@127.0.0.1:1/x"),
        (["--components", "nothing.toml"], "nothing.toml: the component file cannot be read"),
    ],
)
def test_what_cannot_be_served_is_said_in_a_sentence(
    tmp_path: Path, arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """In this process, unlike the port that is taken: the way from a GameError to the user is the same."""
    with pytest.raises(SystemExit) as ended:
        run(["serve", "--no-open", "--port", "0", "--data", str(tmp_path), *arguments])
    said = capsys.readouterr().err
    assert ended.value.code == 2
    assert sentence in said
    assert "secret" not in said


def test_it_ends_quickly_and_takes_its_processes_along(tmp_path: Path) -> None:
    server = Server(tmp_path, "--pace", "0")
    person = Person(server.url)
    code = person.open("sintra", BOT, BOT)["code"]
    ear = person.listen(code)
    ear.hear()
    wait_for("nobody thinks", lambda: thinkers_of(server))
    thinkers = thinkers_of(server)
    began = time.monotonic()
    server.process.send_signal(signal.SIGTERM)
    _, complaint = server.process.communicate(timeout=PATIENCE)
    assert complaint == b""
    assert time.monotonic() - began < 10
    assert not any(is_alive(process) for process in thinkers)


def test_a_process_that_dies_while_thinking_is_replaced(tmp_path: Path) -> None:
    server = Server(tmp_path, "--pace", "0")
    try:
        person = Person(server.url)
        code = person.open("sintra", BOT, BOT)["code"]
        wait_for("nobody thinks", lambda: thinkers_of(server))
        for process in thinkers_of(server):
            os.kill(process, signal.SIGKILL)
        state = person.look(code)
        while not state["is_over"]:
            state = person.look(code, since=state["number"], wait=10)
        thinkers = thinkers_of(server)
    finally:
        server.kill()
    wait_for("those who think outlive the server", lambda: not any(is_alive(process) for process in thinkers))


def test_while_the_rules_are_compiled_it_says_so(tmp_path: Path) -> None:
    """With nothing compiled yet; it is ended before the work is done."""
    port = free_port()
    command = [str(PROGRAM), "serve", "--port", str(port), "--data", str(tmp_path / "data"), "--no-open"]
    settings = {**os.environ, "CLERESTORY_PLAIN": "", "CLERESTORY_CACHE": str(tmp_path / "cache")}
    process = subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        stages: dict[str, str] = {}

        def is_compiling() -> bool:
            try:
                stages.update(httpx.get(f"http://127.0.0.1:{port}/api/status").json()["games"])
            except httpx.TransportError:
                return False
            return "compiling" in stages.values()

        wait_for("it does not compile", is_compiling)
        assert set(stages.values()) == {"compiling", "waiting"}
        response = httpx.get(f"http://127.0.0.1:{port}/api/games")
        assert (response.status_code, response.json()["name"]) == (503, "compiling")
        wanted = {"game": "towerup", "seats": [BOT, BOT]}
        response = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=wanted)
        assert (response.status_code, response.json()["name"]) == (503, "compiling")
    finally:
        process.terminate()
        _, complaint = process.communicate(timeout=PATIENCE)
    assert complaint == b""
