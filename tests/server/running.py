"""A real server in another process, and people who talk to it; every answer is held against the messages."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sysconfig
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from pydantic import BaseModel
from websockets.sync.client import ClientConnection, connect

from clerestory.server import messages

PROGRAM = Path(sysconfig.get_path("scripts")) / "clerestory"
PATIENCE = 60.0

JSON = dict[str, Any]

at_the_end = ExitStack()  # what a test opened is closed when it ends


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class Server:
    """`clerestory serve`, uncompiled: nothing has to be compiled for these tests."""

    def __init__(self, data: Path | str, *arguments: str, port: int | None = None) -> None:
        self.data = data
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = [str(PROGRAM), "serve", "--port", str(self.port), "--data", str(data), "--no-open", *arguments]
        environment = {**os.environ, "CLERESTORY_PLAIN": "1"}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        wait_until_ready(self)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.communicate()

    def stop(self) -> tuple[int, str]:
        """As Ctrl-C would; the exit code and what was said."""
        self.process.send_signal(signal.SIGINT)
        _, complaint = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, complaint.decode()


def wait_until_ready(server: Server) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            if set(httpx.get(f"{server.url}/api/status").json()["games"].values()) == {"ready"}:
                return
        except httpx.TransportError:
            pass
        if server.process.poll() is not None:
            raise AssertionError(server.process.communicate()[1].decode())
        time.sleep(0.05)
    raise AssertionError("The server did not become ready.")


class RefusedError(AssertionError):
    """The server said no."""

    def __init__(self, status: int, said: JSON) -> None:
        super().__init__(f"{status} {said}")
        self.status, self.said = status, said
        self.name: str = said["name"]


class Person:
    """Somebody with a browser of their own: a cookie, or a token."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE)
        self.heard: list[str] = []  # every byte that came in answer
        at_the_end.callback(self.http.close)

    def ask(self, method: str, path: str, shape: type[BaseModel], **how: Any) -> JSON:
        """An answer in the shape that the description promises; RefusedError if it is a Problem."""
        response = self.http.request(method, path, **how)
        self.heard.append(response.text)
        if response.is_error:
            messages.Problem.model_validate_json(response.text, strict=True)
            raise RefusedError(response.status_code, response.json())
        shape.model_validate_json(response.text, strict=True)
        said: JSON = response.json()
        assert set(said) == set(shape.model_fields)
        return said

    def open(self, game: str, *seats: JSON, **more: Any) -> JSON:
        wanted = {"game": game, "seats": list(seats), **more}
        return self.ask("POST", "/api/tables", messages.TableState, json=wanted)

    def look(self, code: str, **query: Any) -> JSON:
        return self.ask("GET", f"/api/tables/{code}", messages.TableState, params=query)

    def play(self, state: JSON, move: int | str) -> JSON:
        return self.post(state["code"], "moves", seat=state["seat"], number=state["number"], move=move)

    def undo(self, state: JSON, seat: int | None = None) -> JSON:
        seat = state["seat"] if seat is None else seat
        return self.post(state["code"], "undo", seat=seat, number=state["number"])

    def post(self, code: str, what: str, shape: type[BaseModel] = messages.TableState, **body: Any) -> JSON:
        return self.ask("POST", f"/api/tables/{code}/{what}", shape, json=body)

    def claim(self, code: str, seat: int, name: str) -> JSON:
        return self.post(code, f"seats/{seat}/claim", name=name)

    def put_bot(self, code: str, seat: int, level: str) -> JSON:
        return self.ask("PUT", f"/api/tables/{code}/seats/{seat}/bot", messages.TableState, json={"level": level})

    def delete_bot(self, code: str, seat: int) -> JSON:
        return self.ask("DELETE", f"/api/tables/{code}/seats/{seat}/bot", messages.TableState)

    def token(self, code: str, seat: int) -> str:
        token: str = self.post(code, f"seats/{seat}/token", messages.Token)["token"]
        return token

    def me(self) -> JSON:
        return self.ask("GET", "/api/me", messages.Me)

    def history(self, code: str, **query: Any) -> JSON:
        return self.ask("GET", f"/api/tables/{code}/history", messages.History, params=query)

    def listen(self, code: str, query: str = "", **headers: str) -> Ear:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if cookies := "; ".join(f"{name}={value}" for name, value in self.http.cookies.items()):
            sent["Cookie"] = cookies
        if "Authorization" in self.http.headers:
            sent["Authorization"] = self.http.headers["Authorization"]
        address = f"ws{self.url.removeprefix('http')}/api/tables/{code}/live?{query}"
        return Ear(self, at_the_end.enter_context(connect(address, additional_headers=sent)))


class Ear:
    """The live connection of somebody to a table."""

    def __init__(self, person: Person, connection: ClientConnection) -> None:
        self.person = person
        self.connection = connection

    def hear(self, timeout: float = PATIENCE) -> JSON:
        text = self.connection.recv(timeout)
        assert isinstance(text, str)
        self.person.heard.append(text)
        messages.TableState.model_validate_json(text, strict=True)
        said: JSON = json.loads(text)
        return said

    def hear_until(self, number: int) -> list[JSON]:
        """The states until there are so many events."""
        heard = [self.hear()]
        while heard[-1]["number"] < number:
            heard.append(self.hear())
        return heard

    def close(self) -> None:
        self.connection.close()


def play_until_turn(person: Person, code: str, seat: int) -> JSON:
    """Whoever is to move plays on until another seat is; a turn may have several decisions."""
    while (state := person.look(code))["turn"] != seat:
        person.play(state, numbers(state)[0])
    return state


ME: JSON = {"kind": "me", "name": "Ann"}
OPEN: JSON = {"kind": "open"}
BOT: JSON = {"kind": "bot", "level": "random"}


def here(name: str) -> JSON:
    """Somebody else at the same screen."""
    return {"kind": "here", "name": name}


def numbers(state: JSON) -> list[int]:
    """What may be played."""
    return [move["number"] for move in state["decision"]["moves"]]
