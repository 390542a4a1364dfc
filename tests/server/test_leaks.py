"""Nobody is told what their seat may not know: every byte that goes to two people over a whole game is looked at."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import clerestory
from clerestory.server import messages
from tests.server.running import JSON, ME, OPEN, Ear, Person, numbers

SECRET = {"kind": "secret"}
EVERY = 10  # so many events, everything that can be asked for is asked for


class Reader:
    """Somebody who reads everything that they can get, again and again."""

    def __init__(self, person: Person, code: str, seat: int | None) -> None:
        self.person, self.code, self.seat = person, code, seat
        self.ear: Ear = person.listen(code, "since=0")
        self.states: list[JSON] = []

    def read_on(self, number: int) -> None:
        self.states += self.ear.hear_until(number)
        if number % EVERY:
            return
        self.states.append(self.person.look(self.code, since=0))
        self.person.history(self.code)
        self.person.ask("GET", f"/api/tables/{self.code}/history/0", messages.Position)
        self.person.me()


def test_a_game_of_sagrada_as_its_two_players_and_a_spectator_get_it(ann: Person, bob: Person) -> None:
    code = ann.open("sagrada", ME, OPEN)["code"]
    bob.claim(code, 1, "Bob")
    people = {0: ann, 1: bob}
    for person in people.values():
        person.heard.clear()
    readers = [Reader(ann, code, 0), Reader(bob, code, 1), Reader(Person(ann.url), code, None)]
    rng, dealt = random.Random(3), dict[int, JSON]()
    while True:
        state = people[0].look(code)
        if state["is_over"]:
            break
        mover = people[state["turn"]]
        state = mover.look(code)
        dealt.setdefault(state["seat"], state["view"]["windows"][state["seat"]])
        choices = [number for number in numbers(state) if number != numbers(state)[-1]] or numbers(state)
        state = mover.play(state, rng.choice(choices))
        for reader in readers:
            if not state["is_over"]:
                reader.read_on(state["number"])
    for reader in readers:
        for state in reader.states:
            check_state(state, reader.seat, dealt)
    check_texts(readers, dealt)


def check_state(state: JSON, seat: int | None, dealt: dict[int, JSON]) -> None:
    """What is in a state that was seen from a seat before the game was over."""
    assert (state["seat"], state["is_over"]) == (seat, False)
    for other, window in enumerate(state["view"]["windows"]):
        if other == seat:
            continue
        assert window["private_objectives"] == ["?"]
        if state["view"]["phase"] == "choose_pattern":
            assert window["pattern"] in (None, "?")
            assert window["dealt"] == ["?", "?"]
    assert state["decision"] is None or state["decision"]["seat"] == seat
    for event in state["events"]:
        drawn = [each["parts"] for each in event["chance"]]
        objectives = [parts["color"] for parts in drawn if parts["kind"] == "objective"]
        cards = [parts["card"] for parts in drawn if parts["kind"] == "card"]
        mine = [] if seat is None else dealt[seat]["private_objectives"]
        assert objectives == (mine if event["kind"] == "start" else [])
        if event["kind"] == "start":
            assert sorted(cards) == [card["card"] for card in ([] if seat is None else dealt[seat]["dealt"])]
            assert drawn.count(SECRET) == (6 if seat is None else 3)
        if event["parts"].get("kind") == "choose":
            assert event["seat"] == seat
        if event["parts"] == SECRET:
            assert event["seat"] != seat
            assert (event["text"], event["consequences"]) == ("", [])


def check_texts(readers: list[Reader], dealt: dict[int, JSON]) -> None:
    """Whatever else was told: no private objective but one's own, no pattern of another's cards before all chose."""
    for reader in readers:
        others = [window for seat, window in dealt.items() if seat != reader.seat]
        for text in reader.person.heard:
            said = json.loads(text)
            if said.get("is_over"):
                continue
            for found in found_under(said, "private_objectives"):
                assert found in ([] if reader.seat is None else [dealt[reader.seat]["private_objectives"]]) + [["?"]]
            if isinstance(said.get("view"), dict) and said["view"]["phase"] == "choose_pattern":
                for window in others:
                    for card in window["dealt"]:
                        assert not any(f'"{pattern["name"]}"' in text for pattern in card["patterns"])


def found_under(said: Any, key: str) -> list[Any]:
    """All values under a key, however deep."""
    if isinstance(said, list):
        return [found for each in said for found in found_under(each, key)]
    if not isinstance(said, dict):
        return []
    here = [said[key]] if key in said else []
    return here + [found for each in said.values() for found in found_under(each, key)]


def moves_of(seed: int) -> list[int]:
    """A whole random game, as numbers."""
    table, rng = clerestory.new_table("sagrada", 2, seed=seed), random.Random(seed)
    while not table.is_over:
        table.play(rng.choice(table.legal_moves()))
    return [move.number for move in table.moves]


def record_of(moves: list[int]) -> JSON:
    table = clerestory.new_table("sagrada", 2, chance_by_hand=True)
    for number in moves:
        table.play(number)
    return table.record()


def redrawn(moves: list[int], choosing: bool) -> list[int]:
    """The same game with other secrets of seat 0: its private objective; while patterns are chosen, its cards too."""
    table = clerestory.new_table("sagrada", 2, chance_by_hand=True)
    kinds: dict[str, list[int]] = {"objective": [], "card": []}
    for at, number in enumerate(moves):
        move = table.play(number)
        if move.parts["kind"] in kinds:
            kinds[move.parts["kind"]].append(at)
    changed = list(moves)
    for at in kinds["objective"][:1] + (kinds["card"][:2] if choosing else []):
        taken = [changed[other] for other in kinds["objective" if at in kinds["objective"] else "card"]]
        changed[at] = next(number for number in range(min(taken), 99) if number not in taken and number > min(taken))
    return changed


@pytest.mark.parametrize("share", [0.0, 0.4, 0.8])
def test_another_secret_of_one_seat_changes_no_byte_for_the_others(ann: Person, share: float) -> None:
    whole = moves_of(seed=5)
    choices = [at for at, move in enumerate(clerestory.replay(record_of(whole)).moves) if move.seat >= 0]
    length = choices[1] if share == 0 else choices[int(len(choices) * share)]
    same, other = whole[:length], redrawn(whole[:length], choosing=share == 0)
    assert same != other
    told = [everything_told(ann, record_of(moves)) for moves in (same, other)]
    assert told[0] == told[1]


def everything_told(host: Person, record: JSON) -> list[str]:
    """All that seat 1 and a spectator can ask for, with what differs between any two tables taken out."""
    state = host.open("sagrada", ME, OPEN, record=record)
    code, changed = state["code"], state["changed"]
    bob = Person(host.url)
    bob.claim(code, 1, "Bob")
    bob.heard.clear()
    for person in (bob, Person(host.url)):
        person.listen(code, "since=0").hear()
        for at in range(0, state["number"], 5):
            person.ask("GET", f"/api/tables/{code}/history/{at}", messages.Position)
        person.history(code)
        person.look(code, since=0)
        if person is not bob:
            bob.heard += person.heard
    return [text.replace(code, "CODE").replace(changed, "THEN") for text in bob.heard]
