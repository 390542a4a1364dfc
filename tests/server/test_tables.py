"""A table: opened, played at, looked back at."""

from __future__ import annotations

import random

import pytest

from clerestory import replay
from clerestory.server import messages
from tests.server.running import BOT, JSON, ME, OPEN, Person, RefusedError, here, numbers

GAMES = ("sintra", "sagrada", "towerup")


def play_to_the_end(person: Person, state: JSON, seed: int = 1) -> JSON:
    """Whoever holds seats plays them at random until the game is over."""
    rng = random.Random(seed)
    while not state["is_over"]:
        if state["decision"]:
            state = person.play(state, rng.choice(numbers(state)))
        if not state["decision"] and not state["is_over"]:
            is_hot_seat = state["turn"] is not None and state["seats"][state["turn"]]["is_mine"]
            wait = {} if is_hot_seat else {"since": state["number"], "wait": 10}
            state = person.look(state["code"], **wait)
    return state


def test_whoever_opens_a_table_is_its_host_and_sits_down(ann: Person) -> None:
    state = ann.open("sintra", ME, OPEN, options={"side": "B"})
    assert state["is_host"]
    assert (state["seat"], state["number"], state["options"]["side"]) == (0, 1, "B")
    assert [(seat["kind"], seat["name"], seat["is_mine"]) for seat in state["seats"]] == [
        ("person", "Ann", True),
        ("open", None, False),
    ]
    [start] = state["events"]
    assert (start["kind"], start["seat"]) == ("start", None)
    assert start["chance"]
    assert ann.me()["tables"][0]["code"] == state["code"]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot(ann: Person, game: str) -> None:
    over = play_to_the_end(ann, ann.open(game, ME, BOT))
    assert over["turn"] is None
    assert over["decision"] is None
    assert over["undo"] == {"is_possible": False, "reason": "over"}
    result = over["result"]
    assert sorted(rank["seat"] for rank in result["ranks"]) == [0, 1]
    assert [result["sheets"][rank["seat"]] != {} for rank in result["ranks"]] == [True, True]
    history = ann.history(over["code"])["events"]
    assert {event["seat"] for event in history} == {None, 0, 1}
    with pytest.raises(RefusedError) as no:
        ann.post(over["code"], "moves", seat=0, number=over["number"], move=0)
    assert no.value.name == "game-over"


def test_the_record_of_a_game_can_be_replayed_and_sent_in_again(ann: Person, bob: Person) -> None:
    over = play_to_the_end(ann, ann.open("sintra", ME, BOT))
    response = bob.http.get(f"/api/tables/{over['code']}/record")
    assert response.headers["content-disposition"].startswith("attachment")
    record = response.json()
    assert replay(record).scores() == over["scores"]
    again = bob.open("sintra", ME, OPEN, record=record)
    assert again["is_over"]
    assert again["scores"] == over["scores"]
    assert len(bob.history(again["code"])["events"]) == len(ann.history(over["code"])["events"])


def test_half_a_record_is_played_on(ann: Person, bob: Person) -> None:
    state = ann.open("towerup", ME, here("Bea"))
    for _ in range(6):
        state = ann.play(state, numbers(state)[0])
        state = ann.look(state["code"])
    record = ann.http.get(f"/api/tables/{state['code']}/record").json()
    again = bob.open("towerup", ME, BOT, record=record)
    assert again["view"]["phase"] == state["view"]["phase"]
    assert play_to_the_end(bob, again)["is_over"]


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"format": 2}, "wrong-record"),
        ({"game": "sagrada"}, "other-game"),
        ({"moves": [0] * 5001}, "wrong-record"),
        ({"moves": [10**40]}, "wrong-record"),
        ({"moves": ["a"]}, "wrong-record"),
        ({"seats": 3}, "wrong-record"),
        ({"position": "nonsense"}, "wrong-record"),
    ],
)
def test_a_record_that_cannot_be_replayed_is_refused(ann: Person, change: JSON, name: str) -> None:
    record = ann.http.get(f"/api/tables/{ann.open('sintra', ME, OPEN)['code']}/record").json()
    with pytest.raises(RefusedError) as no:
        ann.open("sintra", ME, OPEN, record={**record, **change})
    assert (no.value.status, no.value.name) == (422, name)


def test_a_game_is_played_on_from_an_earlier_position(ann: Person, bob: Person) -> None:
    over = play_to_the_end(ann, ann.open("sagrada", ME, BOT))
    middle = len(ann.history(over["code"])["events"]) // 2
    past = ann.ask("GET", f"/api/tables/{over['code']}/history/{middle}", messages.Position, params={"seat": -1})
    state = bob.open("sagrada", ME, BOT, start={"code": over["code"], "at": middle})
    assert state["number"] == middle + 1 or state["number"] > middle
    then = bob.ask("GET", f"/api/tables/{state['code']}/history/{middle}", messages.Position, params={"seat": -1})
    assert then == past
    assert not state["is_over"]


def test_a_game_with_secrets_is_not_copied_before_it_is_over(ann: Person, bob: Person) -> None:
    state = ann.open("sagrada", ME, OPEN)
    with pytest.raises(RefusedError) as no:
        bob.open("sagrada", ME, OPEN, start={"code": state["code"], "at": 0})
    assert (no.value.status, no.value.name) == (403, "hidden")
    with pytest.raises(RefusedError) as no:
        bob.ask("GET", f"/api/tables/{state['code']}/record", messages.Me)
    assert (no.value.status, no.value.name) == (403, "hidden")
    with pytest.raises(RefusedError) as no:
        bob.open("sintra", ME, OPEN, start={"code": state["code"], "at": 0})
    assert no.value.name == "other-game"


def test_positions_of_the_history_are_as_they_were(ann: Person) -> None:
    state = ann.open("towerup", ME, here("Bea"))
    seen = [(state["view"], state["scores"], state["turn"])]
    for _ in range(5):
        state = ann.look(ann.play(state, numbers(state)[-1])["code"])
        spectated = ann.look(state["code"], seat=-1)
        seen.append((spectated["view"], spectated["scores"], spectated["turn"]))
    for at, (view, scores, turn) in enumerate(seen):
        past = ann.ask("GET", f"/api/tables/{state['code']}/history/{at}", messages.Position, params={"seat": -1})
        assert (past["at"], past["scores"], past["turn"]) == (at, scores, turn)
        assert at == 0 or past["view"] == view
    with pytest.raises(RefusedError) as no:
        ann.ask("GET", f"/api/tables/{state['code']}/history/6", messages.Position)
    assert (no.value.status, no.value.name) == (404, "no-such-position")


def test_a_move_is_refused_by_the_rule_that_forbids_it(ann: Person) -> None:
    state = ann.open("sintra", ME, here("Bea"))
    illegal = next(number for number in range(1000) if number not in numbers(state))
    with pytest.raises(RefusedError) as no:
        ann.play(state, illegal)
    assert no.value.status == 422
    assert no.value.said["game"] == "sintra"
    assert no.value.said["rule"] or no.value.said["parts"]
    for nonsense in (-1, 10**30, "take everything"):
        with pytest.raises(RefusedError) as no:
            ann.play(state, nonsense)
        assert no.value.name in ("no-such-move", "illegal-move")
    unpaired = f'{{"seat": {state["seat"]}, "number": {state["number"]}, "move": "\\ud800"}}'
    kind = {"Content-Type": "application/json"}
    assert ann.http.post(f"/api/tables/{state['code']}/moves", content=unpaired, headers=kind).status_code == 422
    assert ann.look(state["code"])["number"] == state["number"]


def test_a_move_may_be_sent_as_text(ann: Person) -> None:
    state = ann.open("sintra", ME, here("Bea"))
    move = state["decision"]["moves"][-1]
    after = ann.play(state, move["text"])
    [event] = after["events"]
    assert (event["kind"], event["text"], event["parts"]) == ("move", move["text"], move["parts"])
    assert event["consequences"] == move["consequences"]


@pytest.mark.parametrize("game", GAMES)
def test_why_a_move_is_not_legal(ann: Person, game: str) -> None:
    state = ann.open(game, ME, here("Bea"))
    legal = state["decision"]["moves"][0]["parts"]
    where, body = f"/api/tables/{state['code']}/why", {"seat": state["seat"]}
    assert ann.http.post(where, json={**body, "parts": legal}).json() is None
    said = ann.http.post(where, json={**body, "parts": {"kind": "fly"}}).json()
    assert said["name"] == "no-such-move"
    said = ann.http.post(where, json={"seat": 1 - state["seat"], "parts": legal}).json()
    assert said["name"] == "not-your-turn"


def test_why_not_names_the_rule(ann: Person) -> None:
    state = ann.open("sintra", ME, here("Bea"))
    taken = {move["parts"].get("color") for move in state["decision"]["moves"]}
    parts = dict(next(move["parts"] for move in state["decision"]["moves"] if "color" in move["parts"]))
    absent = [
        {**parts, "color": color}
        for color in ("blue", "orange", "pink", "yellow", "white")
        if not any(
            move["parts"].get("color") == color and move["parts"].get("source") == parts.get("source")
            for move in state["decision"]["moves"]
        )
    ]
    assert taken
    for other in absent:
        said = ann.http.post(f"/api/tables/{state['code']}/why", json={"seat": state["seat"], "parts": other}).json()
        assert said["game"] == "sintra"
        assert said["sentence"].endswith("]") == (said["rule"] is not None)


def test_a_move_that_comes_late_changes_nothing(ann: Person) -> None:
    state = ann.open("sintra", ME, here("Bea"))
    after = ann.play(state, numbers(state)[0])
    with pytest.raises(RefusedError) as no:
        ann.play(state, numbers(state)[0])
    assert (no.value.status, no.value.name) == (409, "late")
    with pytest.raises(RefusedError) as no:
        ann.undo(state)
    assert no.value.name == "late"
    assert ann.look(state["code"])["number"] == after["number"]


def test_undo_takes_back_ones_own_last_move(ann: Person, bob: Person) -> None:
    state = ann.open("towerup", ME, OPEN)
    seat = state["seat"]
    bob.claim(state["code"], 1 - seat, "Bob")
    mover, other = (ann, bob) if ann.look(state["code"])["turn"] == seat else (bob, ann)
    before = mover.look(state["code"])
    with pytest.raises(RefusedError) as no:
        mover.undo(before)
    assert no.value.name == "undo-nothing"
    choice = next(move for move in before["decision"]["moves"])
    after = mover.play(before, choice["number"])
    if after["events"][-1]["chance"]:
        assert after["undo"] == {"is_possible": False, "reason": "chance"}
        return
    assert after["undo"] == {"is_possible": True, "reason": None}
    theirs = other.look(state["code"])
    assert theirs["undo"] == {"is_possible": False, "reason": "not-yours"}
    with pytest.raises(RefusedError) as no:
        other.undo(theirs)
    assert no.value.name == "undo-not-yours"
    undone = mover.undo(after)
    [event] = undone["events"]
    assert (event["kind"], event["undoes"], event["seat"]) == ("undo", after["number"] - 1, before["seat"])
    assert undone["view"] == before["view"]
    assert undone["number"] == before["number"] + 2
    assert len(mover.history(state["code"])["events"]) == 1
    assert undone["undo"]["reason"] == "nothing"


def test_what_chance_has_followed_cannot_be_taken_back(ann: Person) -> None:
    state = ann.open("sintra", ME, here("Bea"))
    while True:
        state = ann.look(ann.play(state, numbers(state)[0])["code"], since=0)
        if state["events"][-1]["chance"]:
            break
    assert state["undo"] == {"is_possible": False, "reason": "chance"}
    with pytest.raises(RefusedError) as no:
        ann.undo(state)
    assert no.value.name == "undo-chance"


def test_a_rematch_finds_all_at_one_new_table(ann: Person, bob: Person) -> None:
    state = ann.open("sintra", ME, OPEN)
    with pytest.raises(RefusedError) as no:
        ann.post(state["code"], "rematch")
    assert no.value.name == "not-over"
    record = ann.http.get(f"/api/tables/{play_to_the_end(ann, ann.open('sintra', ME, BOT))['code']}/record").json()
    state = ann.open("sintra", ME, OPEN, record=record)
    bob.claim(state["code"], 1, "Bob")
    again = ann.post(state["code"], "rematch")
    assert again["code"] != state["code"]
    assert [seat["name"] for seat in again["seats"]] == ["Bob", "Ann"]
    assert bob.post(state["code"], "rematch")["code"] == again["code"]
    assert ann.look(state["code"])["rematch"] == again["code"]
    with pytest.raises(RefusedError) as no:
        Person(ann.url).post(state["code"], "rematch")
    assert no.value.name == "not-at-table"


def test_a_hint_has_the_best_few_moves(ann: Person) -> None:
    state = ann.open("sintra", ME, here("Bea"))
    hint = ann.post(state["code"], "hint", messages.Hint, seat=state["seat"])
    assert hint["number"] == state["number"]
    assert 1 <= len(hint["prospects"]) <= 3
    for prospect in hint["prospects"]:
        assert prospect["number"] in numbers(state)
        assert 0 <= prospect["wins"] <= 1
    assert ann.post(state["code"], "hint", messages.Hint, seat=state["seat"]) == hint
    with pytest.raises(RefusedError) as no:
        ann.post(state["code"], "hint", messages.Hint, seat=1 - state["seat"])
    assert no.value.name == "not-your-turn"


def test_a_qr_code_is_drawn_for_the_table(ann: Person) -> None:
    code = ann.open("sintra", ME, OPEN)["code"]
    response = ann.http.get(f"/api/tables/{code.lower()}/qr.svg")
    assert response.headers["content-type"] == "image/svg+xml"
    assert response.text.startswith("<svg")
    assert "style=" not in response.text


@pytest.mark.parametrize(
    ("wanted", "status", "name"),
    [
        ({"game": "chess", "seats": [ME, OPEN]}, 404, "no-such-game"),
        ({"game": "sintra", "seats": [ME]}, 422, "wrong-seats"),
        ({"game": "sintra", "seats": []}, 422, "not-understood"),
        ({"game": "sintra", "seats": [ME] * 5}, 422, "not-understood"),
        ({"game": "sintra", "seats": [ME, OPEN], "options": {"side": "C"}}, 422, "wrong-option"),
        ({"game": "sintra", "seats": [ME, OPEN], "options": {"color": "red"}}, 422, "wrong-option"),
        ({"game": "sintra", "seats": [ME, {"kind": "bot", "level": "genius"}]}, 422, "no-such-level"),
        ({"game": "sintra", "seats": [ME, {"kind": "bot"}]}, 422, "no-such-level"),
        ({"game": "sintra", "seats": [{"kind": "me", "name": "\u0000"}, OPEN]}, 422, "no-name"),
        ({"game": "sintra", "seats": [ME, OPEN], "start": {"code": "NOSUCH", "at": 0}}, 404, "no-such-table"),
        (
            {"game": "sintra", "seats": [ME, OPEN], "start": {"code": "A", "at": 0}, "record": {}},
            422,
            "record-or-start",
        ),
        ({"game": "sintra", "seats": [ME, OPEN], "price": 3}, 422, "not-understood"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused(ann: Person, wanted: JSON, status: int, name: str) -> None:
    with pytest.raises(RefusedError) as no:
        ann.ask("POST", "/api/tables", messages.TableState, json=wanted)
    assert (no.value.status, no.value.name) == (status, name)
    assert no.value.said["sentence"].endswith(".")


@pytest.mark.parametrize("code", ["NOSUCH", "a", "%00", "x" * 50, "..%2f.."])
def test_a_code_that_no_table_has(ann: Person, code: str) -> None:
    with pytest.raises(RefusedError) as no:
        ann.look(code)
    assert (no.value.status) == 404
