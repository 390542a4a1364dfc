"""What every request must keep to, and what every answer says."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

from clerestory import __version__
from clerestory.bots import LEVELS
from clerestory.games import GAMES
from clerestory.server import messages
from clerestory.server.problems import PROBLEMS, problem
from tests.server.running import JSON, ME, OPEN, Person, Server

A_KIND = {"content-type": "application/json"}


def refusal(response: httpx.Response) -> tuple[int, str]:
    messages.Problem.model_validate_json(response.text, strict=True)
    return response.status_code, response.json()["name"]


def test_the_status_is_told_without_asking_who(ann: Person) -> None:
    status = ann.ask("GET", "/api/status", messages.Status)
    assert status == {"version": __version__, "games": dict.fromkeys(GAMES, "ready")}


def test_the_games_are_described(ann: Person) -> None:
    said = ann.ask("GET", "/api/games", messages.Games)
    assert [game["name"] for game in said["games"]] == list(GAMES)
    assert said["levels"] == list(LEVELS)
    for game in said["games"]:
        assert game["box"]
        assert game["components"]["facts"]
        assert all(option["default"] == option["values"][0] for option in game["options"])


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"{", "JSON"),
        (b"\xff\xfe", ""),
        (b"[" * 30_000, ""),
        (b"[]", "dict"),
        (b"null", ""),
        (b'{"game": 7, "seats": [{"kind": "me"}]}', "game"),
        (b'{"game": "sintra", "seats": [{"kind": "nobody"}]}', "seats.0.kind"),
        (b'{"game": "sintra", "seats": [{"kind": "me", "age": 7}]}', "seats.0.age"),
    ],
)
def test_what_is_not_understood_is_refused_with_a_reason(ann: Person, body: bytes, reason: str) -> None:
    response = ann.http.post("/api/tables", content=body, headers=A_KIND)
    assert refusal(response)[0] in (400, 422)
    assert refusal(response)[1] == "not-understood"
    assert reason in response.json()["sentence"]


@pytest.mark.parametrize("query", ["seat=x", "since=-1", "wait=31", "wait=nan", "wait=-1", "since=1.5"])
def test_a_query_that_makes_no_sense_is_refused(ann: Person, query: str) -> None:
    code = ann.open("sintra", ME, OPEN)["code"]
    assert refusal(ann.http.get(f"/api/tables/{code}?{query}")) == (422, "not-understood")


def test_what_is_too_large_is_refused(ann: Person) -> None:
    large, larger = b" " * (64 * 1024 + 1), b" " * (1024 * 1024 + 1)
    assert refusal(ann.http.put("/api/me", content=large, headers=A_KIND)) == (413, "too-large")
    assert refusal(ann.http.post("/api/tables", content=larger, headers=A_KIND)) == (413, "too-large")
    chunks = (larger[:100_000] for _ in range(11))
    assert refusal(ann.http.post("/api/tables", content=chunks, headers=A_KIND)) == (413, "too-large")
    assert refusal(ann.http.post("/api/tables", content=large, headers=A_KIND))[1] == "not-understood"


def test_only_json_is_read(ann: Person) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        response = ann.http.put("/api/me", content=b'{"name": "Ann"}', headers={"content-type": kind})
        assert refusal(response) == (415, "not-json")


def test_a_page_of_another_site_may_change_nothing(ann: Person) -> None:
    for origin in ("http://elsewhere.example", "null", "http://127.0.0.1.elsewhere.example", "http://[", "x"):
        response = ann.http.put("/api/me", json={"name": "Ann"}, headers={"origin": origin})
        assert refusal(response) == (403, "other-origin")
    assert ann.http.put("/api/me", json={"name": "Ann"}, headers={"origin": ann.url}).status_code == 200
    cookie = ann.http.put("/api/me", json={"name": "Ann"}, headers={"cookie": ""}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/tables/ABCDEF/nothing", "/api/rules/sintra"])
def test_where_nothing_is(ann: Person, path: str) -> None:
    assert refusal(ann.http.get(path)) == (404, "no-such-address")


def test_a_method_that_cannot_be_used(ann: Person) -> None:
    response = ann.http.delete("/api/games")
    assert refusal(response) == (405, "not-that-way")
    assert "GET" in response.headers["allow"]


def test_every_answer_tells_the_browser_to_be_careful(ann: Person) -> None:
    for path in ("/", "/api/status", "/api/nothing", "/assets/nothing.js", "/t/ABCDEF"):
        headers = ann.http.get(path).headers
        assert "default-src 'none'; script-src 'self'; style-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "permissions-policy" in headers
        assert "server" not in headers


def test_nothing_outside_the_page_is_served(ann: Person) -> None:
    for path in ("/..%2fapp.py", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "/.git/config", "//etc/passwd", "/%00"):
        response = ann.http.get(path)
        assert response.status_code in (404, 503)
        assert "import" not in response.text.split("<")[0]


def test_who_asks_too_much_has_to_wait(tmp_path: Path) -> None:
    server = Server(tmp_path, "--rate", "1")
    try:
        ann, wanted = Person(server.url), {"game": "sintra", "seats": [ME, OPEN]}
        answers = [ann.http.post("/api/tables", json=wanted) for _ in range(3)]
        assert answers[0].status_code == 201
        response = answers[-1]
        assert refusal(response) == (429, "too-many")
        assert int(response.headers["retry-after"]) == response.json()["parts"]["seconds"] >= 1
        assert ann.http.get("/api/status").status_code == 200
    finally:
        server.stop()


def test_every_problem_has_a_sentence_that_its_parts_fill() -> None:
    for name, (status, sentence) in PROBLEMS.items():
        assert 400 <= status < 600
        assert sentence.endswith((".", "{reason}"))
        parts: JSON = {word.partition("}")[0]: "x" for word in sentence.split("{")[1:]}
        said = problem(name, **parts).said
        assert messages.Problem.model_validate(json.loads(json.dumps(said))).parts == parts
