"""Who sits where: people, people at one screen, bots, bots that stand in, programs."""

from __future__ import annotations

import pytest

from clerestory.server import messages
from tests.server.running import BOT, ME, OPEN, Person, RefusedError, here, numbers, play_until_turn


def refusal(no: pytest.ExceptionInfo[RefusedError]) -> tuple[int, str]:
    return no.value.status, no.value.name


def test_an_open_seat_is_theirs_who_claim_it_first(ann: Person, bob: Person, server: object) -> None:
    code = ann.open("sintra", ME, OPEN)["code"]
    state = bob.claim(code.lower(), 1, "  Bob   the Great ")
    assert (state["seat"], state["is_host"], state["seats"][1]["name"]) == (1, False, "Bob the Great")
    with pytest.raises(RefusedError) as no:
        Person(ann.url).claim(code, 1, "Cid")
    assert refusal(no) == (409, "seat-taken")
    with pytest.raises(RefusedError) as no:
        ann.claim(code, 1, "Ann")
    assert refusal(no) == (409, "seat-taken")
    assert bob.claim(code, 1, "Bob")["seats"][1]["name"] == "Bob"
    with pytest.raises(RefusedError) as no:
        bob.claim(code, 2, "Bob")
    assert refusal(no) == (404, "no-such-seat")
    assert [table["code"] for table in bob.me()["tables"]] == [code]


@pytest.mark.parametrize("name", ["   ", "\u202e\u0007", "x\ny\u0000"])
def test_a_name_that_cannot_be_seen_is_refused(ann: Person, name: str) -> None:
    code = ann.open("sintra", ME, OPEN)["code"]
    with pytest.raises(RefusedError) as no:
        ann.claim(code, 0, name)
    assert refusal(no) == (422, "no-name")


def test_only_its_holder_plays_a_seat(ann: Person, bob: Person) -> None:
    state = ann.open("sintra", ME, OPEN)
    turn = state["turn"]
    stranger = Person(ann.url)
    for person in (bob, stranger):
        with pytest.raises(RefusedError) as no:
            person.post(state["code"], "moves", seat=turn, number=1, move=0)
        assert refusal(no) == (403, "not-your-seat")
        with pytest.raises(RefusedError) as no:
            person.look(state["code"], seat=0)
        assert refusal(no) == (403, "not-your-seat")
    seen = stranger.look(state["code"])
    assert (seen["seat"], seen["decision"], seen["is_host"]) == (None, None, False)
    with pytest.raises(RefusedError) as no:
        ann.post(state["code"], "moves", seat=7, number=1, move=0)
    assert refusal(no) == (404, "no-such-seat")


def test_not_out_of_turn(ann: Person) -> None:
    state = ann.open("sintra", ME, here("Bea"))
    with pytest.raises(RefusedError) as no:
        ann.post(state["code"], "moves", seat=1 - state["turn"], number=1, move=numbers(state)[0])
    assert refusal(no) == (409, "not-your-turn")


def test_at_one_screen_the_seat_to_move_is_shown(ann: Person) -> None:
    state = ann.open("sagrada", ME, here("Bea"), here("Cid"))
    assert [seat["is_mine"] for seat in state["seats"]] == [True] * 3
    for _ in range(3):
        assert state["seat"] == state["turn"]
        assert state["has_secrets"]
        state = ann.look(ann.play(state, numbers(state)[0])["code"])
    other = ann.look(state["code"], seat=(state["turn"] + 1) % 3)
    assert other["decision"] is None
    assert other["seat"] == (state["turn"] + 1) % 3


def test_whoever_leaves_makes_room(ann: Person, bob: Person) -> None:
    code = ann.open("sintra", ME, OPEN)["code"]
    bob.claim(code, 1, "Bob")
    with pytest.raises(RefusedError) as no:
        ann.post(code, "seats/1/leave")
    assert refusal(no) == (403, "not-your-seat")
    state = bob.post(code, "seats/1/leave")
    assert (state["seat"], state["seats"][1]["kind"]) == (None, "open")
    assert bob.me()["tables"] == []
    assert Person(ann.url).claim(code, 1, "Cid")["seat"] == 1


def test_a_bot_takes_an_open_seat_and_the_host_frees_it(ann: Person, bob: Person) -> None:
    code = ann.open("sintra", ME, OPEN, OPEN)["code"]
    with pytest.raises(RefusedError) as no:
        bob.put_bot(code, 1, "random")
    assert refusal(no) == (403, "not-at-table")
    with pytest.raises(RefusedError) as no:
        ann.put_bot(code, 1, "genius")
    assert refusal(no) == (422, "no-such-level")
    bob.claim(code, 2, "Bob")
    state = bob.put_bot(code, 1, "random")
    assert [state["seats"][1][key] for key in ("kind", "level", "is_here")] == ["bot", "random", True]
    with pytest.raises(RefusedError) as no:
        bob.put_bot(code, 1, "novice")
    assert refusal(no) == (403, "not-host")
    with pytest.raises(RefusedError) as no:
        bob.delete_bot(code, 1)
    assert refusal(no) == (403, "not-host")
    assert ann.put_bot(code, 1, "novice")["seats"][1]["level"] == "novice"
    assert ann.delete_bot(code, 1)["seats"][1]["kind"] == "open"
    with pytest.raises(RefusedError) as no:
        ann.delete_bot(code, 1)
    assert refusal(no) == (409, "no-bot")


def test_a_bot_stands_in_for_somebody_who_is_away(ann: Person, bob: Person) -> None:
    code = ann.open("sintra", ME, OPEN)["code"]
    bob.claim(code, 1, "Bob")
    ear = bob.listen(code)
    ear.hear()
    with pytest.raises(RefusedError) as no:
        ann.put_bot(code, 1, "random")
    assert refusal(no) == (409, "still-here")
    assert no.value.said["parts"] == {"person": "Bob"}
    with pytest.raises(RefusedError) as no:
        Person(ann.url).put_bot(code, 1, "random")
    assert refusal(no) == (403, "not-at-table")
    ear.close()
    state = ann.look(code, since=99, wait=6)
    while state["seats"][1]["is_here"]:
        state = ann.look(code)
    state = ann.put_bot(code, 1, "random")
    assert [state["seats"][1][key] for key in ("kind", "name", "is_stand_in")] == ["person", "Bob", True]
    while state["turn"] != 0:
        state = ann.look(code, since=state["number"], wait=10)
    ann.play(ann.look(code), numbers(ann.look(code))[0])
    while (state := ann.look(code))["turn"] != 0:
        ann.look(code, since=state["number"], wait=10)
    with pytest.raises(RefusedError) as no:
        bob.post(code, "moves", seat=1, number=state["number"], move=0)
    assert refusal(no) == (409, "bot-plays")
    stranger = Person(ann.url)
    with pytest.raises(RefusedError) as no:
        stranger.delete_bot(code, 1)
    assert refusal(no) == (403, "not-your-seat")
    assert not bob.delete_bot(code, 1)["seats"][1]["is_stand_in"]
    play_until_turn(ann, code, 1)
    assert bob.look(code)["decision"]["seat"] == 1


def test_a_bot_may_play_for_me_while_i_watch(ann: Person) -> None:
    state = ann.open("sintra", ME, BOT)
    code = state["code"]
    assert ann.put_bot(code, 0, "random")["seats"][0]["is_stand_in"]
    while not state["is_over"]:
        state = ann.look(code, since=state["number"], wait=10)
    assert ann.delete_bot(code, 0)["seats"][0]["level"] is None


def test_a_program_plays_an_open_seat_by_its_token(ann: Person, bob: Person) -> None:
    code = ann.open("towerup", ME, OPEN)["code"]
    with pytest.raises(RefusedError) as no:
        bob.token(code, 1)
    assert refusal(no) == (403, "not-host")
    program = Person(ann.url, ann.token(code, 1))
    state = program.look(code)
    assert (state["seat"], state["is_host"]) == (1, False)
    assert [seat["is_mine"] for seat in state["seats"]] == [False, True]
    assert program.claim(code, 1, "Deep Tower")["seats"][1]["name"] == "Deep Tower"
    assert [table["code"] for table in program.me()["tables"]] == [code]
    play_until_turn(ann, code, 1)
    state = program.look(code)
    assert program.play(state, numbers(state)[0])["number"] == state["number"] + 1
    for forbidden in (
        lambda: program.open("sintra", ME, BOT),
        lambda: program.look(ann.open("sintra", ME, OPEN)["code"]),
        lambda: program.ask("PUT", "/api/me", messages.Me, json={"name": "me"}),
    ):
        with pytest.raises(RefusedError) as no:
            forbidden()  # type: ignore[no-untyped-call]
        assert refusal(no) == (403, "token-elsewhere")
    with pytest.raises(RefusedError) as no:
        program.claim(code, 0, "x")
    assert refusal(no) == (409, "seat-taken")
    assert Person(ann.url, ann.token(code, 1)).look(code)["seat"] == 1
    assert ann.post(code, "seats/1/leave")["seats"][1]["kind"] == "open"


def test_a_token_for_ones_own_seat_is_good_for_that_seat_only(ann: Person, bob: Person) -> None:
    code = ann.open("sintra", ME, here("Bea"), OPEN)["code"]
    bob.claim(code, 2, "Bob")
    with pytest.raises(RefusedError) as no:
        ann.token(code, 2)
    assert refusal(no) == (409, "seat-taken")
    with pytest.raises(RefusedError) as no:
        bob.token(code, 0)
    assert refusal(no) == (403, "not-your-seat")
    program = Person(ann.url, ann.token(code, 1))
    assert [seat["is_mine"] for seat in program.look(code)["seats"]] == [False, True, False]
    with pytest.raises(RefusedError) as no:
        program.look(code, seat=0)
    assert refusal(no) == (403, "not-your-seat")
    newer = Person(ann.url, ann.token(code, 1))
    with pytest.raises(RefusedError) as no:
        program.look(code)
    assert refusal(no) == (401, "wrong-token")
    assert newer.look(code)["seat"] == 1
    ann.post(code, "seats/1/leave")
    with pytest.raises(RefusedError) as no:
        newer.look(code)
    assert refusal(no) == (401, "wrong-token")


@pytest.mark.parametrize("token", ["x", "a.b.c.d", "ABCDEF.0.00.00", "\u00e9.1.2.3"])
def test_a_token_that_was_not_signed_here_is_refused(ann: Person, token: str) -> None:
    code = ann.open("sintra", ME, OPEN)["code"]
    headers = {b"authorization": b"Bearer " + token.encode()}
    response = ann.http.get(f"/api/tables/{code}", headers=headers)
    assert (response.status_code, response.json()["name"]) == (401, "wrong-token")
    assert response.headers["www-authenticate"] == "Bearer"


def test_a_cookie_that_was_not_signed_here_is_nobody(ann: Person) -> None:
    code = ann.open("sintra", ME, OPEN)["code"]
    [(name, value)] = ann.http.cookies.items()
    user, _, signature = value.partition(".")
    response = Person(ann.url).http.get(f"/api/tables/{code}", headers={"cookie": f'a="b; {{}}=; {name}={value}'})
    assert response.json()["seat"] == 0
    forged = [f"{'0' * 32}.{signature}", user, f"{user}.{'0' * 64}", "x", '"', f"{user}.{signature}0"]
    for cookie in forged:
        response = Person(ann.url).http.get(f"/api/tables/{code}", headers={"cookie": f"{name}={cookie}"})
        assert response.json()["seat"] is None


def test_my_name_is_remembered(ann: Person) -> None:
    assert ann.me() == {"name": None, "tables": []}
    assert ann.ask("PUT", "/api/me", messages.Me, json={"name": "Ann"})["name"] == "Ann"
    code = ann.open("sintra", {"kind": "me"}, OPEN)["code"]
    assert ann.look(code)["seats"][0]["name"] == "Ann"
    other = ann.open("sintra", {"kind": "me"}, BOT)
    first, second = ann.me()["tables"]
    assert {first["code"], second["code"]} == {code, other["code"]}
    assert first["is_my_turn"] >= second["is_my_turn"]
