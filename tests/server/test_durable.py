"""What was acknowledged is never lost: not by a restart, not by a crash, not by two servers on one database."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path

import httpx
import pytest

from clerestory.server import messages
from tests.server.postgres import postgres
from tests.server.running import BOT, JSON, ME, OPEN, Person, RefusedError, Server, free_port, here, numbers

CRASHES = 3
CLIENTS = 4


def test_a_restart_keeps_everything(tmp_path: Path) -> None:
    server = Server(tmp_path, "--pace", "0")
    ann, bob = Person(server.url), Person(server.url)
    code = ann.open("sagrada", ME, OPEN, options={})["code"]
    bob.claim(code, 1, "Bob")
    token = bob.token(code, 1)
    for _ in range(6):
        mover = ann if ann.look(code)["turn"] == 0 else bob
        state = mover.look(code)
        state = mover.play(state, numbers(state)[0])
        if state["undo"]["is_possible"]:
            mover.undo(state)
    bots = ann.open("sintra", BOT, BOT)["code"]
    before = [person.look(code, since=0) for person in (ann, bob)]
    assert server.stop()[0] == 130

    again = Server(tmp_path, "--pace", "0", port=server.port)
    try:
        after = [person.look(code, since=0) for person in (ann, bob)]
        program = Person(again.url, token)
        assert program.look(code)["seat"] == 1
        for was, now in zip(before, after, strict=True):
            assert without_presence(was) == without_presence(now)
        state = ann.look(bots, since=0)
        while not state["is_over"]:
            state = ann.look(bots, since=state["number"], wait=10)
    finally:
        again.stop()


def without_presence(state: JSON) -> JSON:
    return {**state, "seats": [{**seat, "is_here": None} for seat in state["seats"]]}


def test_a_bot_goes_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    server = Server(tmp_path, "--pace", "60")
    code = Person(server.url).open("sintra", BOT, BOT)["code"]
    server.kill()
    again = Server(tmp_path, "--pace", "0")
    try:
        time.sleep(1)
        assert Person(again.url).look(code, since=1, wait=20)["number"] > 1
    finally:
        again.stop()


def test_of_two_servers_on_one_database_one_wins_and_the_other_is_told(tmp_path: Path) -> None:
    one, other = Server(tmp_path), Server(tmp_path)
    try:
        ann = Person(one.url)
        twin = Person(other.url)
        state = ann.open("sintra", ME, here("Bea"))
        twin.http.cookies = ann.http.cookies
        assert twin.look(state["code"], since=0) == {**state, "seats": twin.look(state["code"])["seats"]}
        first, second = numbers(state)[0], numbers(state)[1]
        ann.play(state, first)
        with pytest.raises(RefusedError) as no:
            twin.play(state, second)
        assert (no.value.status, no.value.name) == (409, "late")
        told = twin.look(state["code"], since=1)
        assert [event["number"] for event in told["events"]] == [1]
        assert told["number"] == 2
        after = twin.play(told, numbers(told)[0])
        assert after["number"] == 3
    finally:
        one.stop()
        other.stop()


def test_a_game_on_postgresql() -> None:
    with postgres() as url:
        server = Server(url, "--pace", "0")
        try:
            ann = Person(server.url)
            state = ann.open("towerup", ME, BOT)
            while not state["is_over"]:
                if state["decision"]:
                    state = ann.play(state, numbers(state)[0])
                else:
                    state = ann.look(state["code"], since=state["number"], wait=10)
            assert ann.me()["tables"][0]["is_over"]
        finally:
            server.stop()


class Client(threading.Thread):
    """Plays at a table of its own until told to end, and remembers what the server acknowledged."""

    def __init__(self, url: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.person = Person(url)
        self.rng = random.Random(seed)
        self.ending = threading.Event()
        self.acknowledged: dict[str, list[JSON]] = {}
        self.problems: list[str] = []

    def run(self) -> None:
        state: JSON | None = None
        while not self.ending.is_set():
            try:
                state = self.step(state)
            except httpx.TransportError:  # the server was killed; it comes back
                time.sleep(0.05)
                state = None
            except RefusedError as refused:
                if refused.name not in ("late", "compiling"):
                    self.problems.append(str(refused))
                time.sleep(0.05)
                state = None

    def step(self, state: JSON | None) -> JSON:
        if state is None and self.acknowledged:
            state = self.person.look(list(self.acknowledged)[-1], since=0)
            self.compare(state)
        if state is None or state["is_over"]:
            state = self.person.open(self.rng.choice(["sintra", "sagrada", "towerup"]), ME, here("Bea"))
            self.acknowledged[state["code"]] = state["events"]
            return state
        if state["undo"]["is_possible"] and self.rng.random() < 0.2:
            state = self.person.undo(state)
        elif state["decision"]:
            state = self.person.play(state, self.rng.choice(numbers(state)))
        else:
            return self.person.look(state["code"])
        self.acknowledged[state["code"]] += state["events"]
        return state

    def compare(self, state: JSON) -> None:
        """Everything acknowledged is there; one more may be, whose answer was lost."""
        known = self.acknowledged[state["code"]]
        if not is_told(known, state["events"]) or len(state["events"]) - len(known) not in (0, 1):
            self.problems.append(f"{state['code']}: {len(known)} were acknowledged, {len(state['events'])} are there")
        self.acknowledged[state["code"]] = state["events"]


def is_told(known: list[JSON], events: list[JSON]) -> bool:
    """Whether events are those that were acknowledged; from another seat, a secret may look otherwise."""
    keys = ("number", "kind", "seat", "undoes")
    return [[event[key] for key in keys] for event in known] == [
        [event[key] for key in keys] for event in events[: len(known)]
    ]


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    port, rng = free_port(), random.Random(6)
    arguments = ("--pace", "0", "--rate", "100000")
    server = Server(tmp_path, *arguments, port=port)
    clients = [Client(server.url, seed) for seed in range(CLIENTS)]
    for client in clients:
        client.start()
    try:
        for _ in range(CRASHES):
            time.sleep(0.5 + rng.random())
            server.kill()
            server = Server(tmp_path, *arguments, port=port)
        time.sleep(0.5)
    finally:
        for client in clients:
            client.ending.set()
        for client in clients:
            client.join(30)
    try:
        assert sum(len(events) for client in clients for events in client.acknowledged.values()) > CLIENTS * CRASHES
        for client in clients:
            assert client.problems == []
            for code, known in client.acknowledged.items():
                assert is_told(known, client.person.look(code, since=0)["events"])
                history = client.person.ask("GET", f"/api/tables/{code}/history", messages.History)
                assert history["events"]
    finally:
        server.stop()
