"""What happens at a table, told as it happens."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.running import BOT, ME, OPEN, Person, here, numbers


def test_everybody_hears_of_a_move_at_once(ann: Person, bob: Person) -> None:
    state = ann.open("sintra", ME, OPEN)
    code = state["code"]
    bob.claim(code, 1, "Bob")
    watcher = Person(ann.url)
    ears = [ann.listen(code), ann.listen(code), bob.listen(code, "since=0"), watcher.listen(code)]
    mover = ann if state["turn"] == 0 else bob
    state = mover.look(code)
    mover.play(state, numbers(state)[0])
    heard = [ear.hear_until(2)[-1] for ear in ears]
    assert [each["seat"] for each in heard] == [0, 0, 1, None]
    assert heard[0] == heard[1]
    for each in heard:
        assert [event["number"] for event in each["events"]] == [1]
    assert heard[3]["decision"] is None


def test_nothing_is_missed_after_the_connection_was_lost(ann: Person) -> None:
    state = ann.open("sintra", ME, here("Bea"))
    code = state["code"]
    ear = ann.listen(code, "since=0")
    first = ear.hear()
    assert [event["number"] for event in first["events"]] == [0]
    ear.close()
    for _ in range(4):
        state = ann.look(ann.play(state, numbers(state)[0])["code"])
    state = ann.undo(state) if state["undo"]["is_possible"] else state
    again = ann.listen(code, f"since={first['number']}").hear()
    assert [event["number"] for event in again["events"]] == list(range(1, state["number"]))


def test_a_long_poll_waits_for_the_next_event(ann: Person, bob: Person) -> None:
    state = ann.open("sintra", ME, OPEN)
    code = state["code"]
    bob.claim(code, 1, "Bob")
    mover, waiting = (ann, bob) if state["turn"] == 0 else (bob, ann)
    state = mover.look(code)
    with ThreadPoolExecutor(1) as threads:
        poll = threads.submit(waiting.look, code, since=1, wait=20)
        mover.play(state, numbers(state)[0])
        told = poll.result()
    assert [event["number"] for event in told["events"]] == [1]
    assert waiting.look(code, since=2, wait=0.05)["events"] == []
    assert waiting.look(code, since=10**30, wait=0.05)["events"] == []


def test_bots_are_watched_to_the_end(ann: Person) -> None:
    code = ann.open("sagrada", BOT, BOT)["code"]
    ear = ann.listen(code, "since=0")
    events: list[int] = []
    while True:
        state = ear.hear()
        events += [event["number"] for event in state["events"]]
        if state["is_over"]:
            break
    assert events == list(range(state["number"]))


def test_who_is_here_is_seen_by_the_others(ann: Person, bob: Person) -> None:
    code = ann.open("sintra", ME, OPEN)["code"]
    ear = ann.listen(code)
    assert [seat["is_here"] for seat in ear.hear()["seats"]] == [True, False]
    bob.claim(code, 1, "Bob")
    ear.hear()
    theirs = bob.listen(code)
    state = ear.hear()
    assert [seat["is_here"] for seat in state["seats"]] == [True, True]
    theirs.close()
    while state["seats"][1]["is_here"]:
        state = ear.hear()
    bob.post(code, "seats/1/leave")
    assert ear.hear()["seats"][1]["kind"] == "open"


def test_whoever_leaves_hears_no_more_from_the_seat(ann: Person, bob: Person) -> None:
    code = ann.open("sagrada", ME, OPEN)["code"]
    bob.claim(code, 1, "Bob")
    ear = bob.listen(code, "seat=1")
    assert ear.hear()["seat"] == 1
    bob.post(code, "seats/1/leave")
    with pytest.raises(ConnectionClosed) as closed:
        ear.hear()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "not-your-seat")


@pytest.mark.parametrize(
    ("code", "query", "closing"),
    [
        ("NOSUCH", "", (4404, "no-such-table")),
        (None, "seat=1", (4403, "not-your-seat")),
        (None, "seat=9", (4404, "no-such-seat")),
    ],
)
def test_a_connection_that_is_refused_says_why(
    ann: Person, code: str | None, query: str, closing: tuple[int, str]
) -> None:
    ear = ann.listen(code or ann.open("sintra", ME, OPEN)["code"], query)
    with pytest.raises(ConnectionClosed) as closed:
        ear.hear()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == closing


def test_a_page_of_another_site_may_not_listen(ann: Person) -> None:
    code = ann.open("sintra", ME, OPEN)["code"]
    with pytest.raises(InvalidStatus) as no:
        ann.listen(code, Origin="http://elsewhere.example")
    assert no.value.response.status_code == 403
    assert ann.listen(code, Origin=ann.url).hear()["code"] == code


def test_a_program_listens_by_its_token(ann: Person) -> None:
    code = ann.open("sintra", ME, OPEN)["code"]
    program = Person(ann.url, ann.token(code, 1))
    assert program.listen(code).hear()["seat"] == 1


def test_what_a_client_says_is_not_listened_to(ann: Person) -> None:
    code = ann.open("sintra", ME, OPEN)["code"]
    address = f"ws{ann.url.removeprefix('http')}/api/tables/{code}/live?since=nonsense&seat="
    with connect(address) as connection:
        assert json.loads(connection.recv())["events"] == []
        connection.send("hello")
        connection.send(b"\x00")
        ann.claim(code, 1, "Ann too")
        assert json.loads(connection.recv(10))["seats"][1]["name"] == "Ann too"
