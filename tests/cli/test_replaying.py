"""Replays: good records in words, damaged ones with the sentence that says where."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import clerestory
from clerestory.engine.game import CHANCE
from tests.cli.conftest import Call


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A whole game."""
    table = clerestory.new_table("sintra", seats=2, seed=7)
    while not table.is_over:
        table.play(table.legal_moves()[-1])
    return table.record()


def write(path: Path, record: object) -> Path:
    path.write_text(record if isinstance(record, str) else json.dumps(record))
    return path


def test_a_record_in_words(call: Call, tmp_path: Path, record: dict[str, Any]) -> None:
    file = write(tmp_path / "game.json", {**record, "players": ["ann", "search:500"]})
    answer = call("replay", file)
    table = clerestory.replay(record)
    assert (answer.code, answer.err) == (0, "")
    chosen = [move for move in table.moves if move.seat != CHANCE]
    assert answer.out.count("ann (seat 0)  ") + answer.out.count("search:500 (seat 1)  ") >= len(chosen)
    assert f"{len(table.moves)}  " in answer.out
    assert "chance" not in answer.out
    assert "next nothing, the game is over" in answer.out
    assert "decided by" in answer.out
    assert "points from" in answer.out


def test_the_moves_of_chance_are_shown_when_asked_for(call: Call, tmp_path: Path, record: dict[str, Any]) -> None:
    file = write(tmp_path / "game.json", record)
    everything, nothing = call("replay", file, "--moves", "all").out, call("replay", file, "--moves", "none").out
    assert len(everything.splitlines()) - len(nothing.splitlines()) == len(record["moves"])
    assert "chance  strip " in everything
    assert "seat 0  " in everything


def test_json_is_one_object(call: Call, tmp_path: Path, record: dict[str, Any]) -> None:
    file = write(tmp_path / "game.json", record)
    replayed = json.loads(call("replay", file, "--json", "--moves", "all").out)
    table = clerestory.replay(record)
    assert [move["text"] for move in replayed["moves"]] == [move.text for move in table.moves]
    assert replayed["moves"][0]["seat"] is None
    assert replayed["moves"][0]["parts"]["kind"] == "start"
    assert replayed["scores"] == table.scores()
    assert [rank["seat"] for rank in replayed["ranks"]] == [rank.seat for rank in table.ranks()]
    assert replayed["drawing"] == table.draw()
    assert replayed["is_over"]


def test_an_unfinished_game_says_what_comes_next(call: Call, tmp_path: Path) -> None:
    file = write(tmp_path / "game.json", clerestory.new_table("sintra", seed=7).record())
    assert "The game is not over: now seat 1 takes panes or sends the glazier back." in call("replay", file).out


def damages(record: dict[str, Any]) -> dict[str, tuple[object, str]]:
    moves = record["moves"]
    return {
        "no JSON": ("{", "This is not a record: it is not JSON (line 1, column 2)."),
        "a list": ([1], "is not a record: a record is a JSON object."),
        "too deep": ("[" * 100_000, "This is not a record"),
        "no record": ({"a": 1}, "This is not a record of format 1"),
        "another game": ({**record, "game": "chess"}, 'There is no game "chess".'),
        "another version": ({**record, "version": 99}, "This record is of version '99' of sintra"),
        "another box": ({**record, "components": "abc"}, "Name the right file with --components."),
        "a wrong score": ({**record, "scores": [0, 0]}, "the record says [0, 0]."),
        "a wrong move": ({**record, "moves": [*moves[:50], 449, *moves[51:]]}, f"Move 51 of {len(moves)} cannot be"),
        "a move too many": ({**record, "moves": [*moves, 0]}, "The game is over."),
        "no number": ({**record, "moves": ["a"]}, "Move 1 of 1 is 'a', which is not a number."),
        "no moves": ({**record, "moves": 5}, 'The record\'s "moves" is'),
        "too many seats": ({**record, "seats": 9}, "sintra is for 2 to 4 players; 9 cannot play it."),
        "faulty players": ({**record, "players": [1]}, 'The record\'s "players" must be 2 names.'),
        "a faulty position": ({**record, "position": "hm"}, "The record's table cannot be laid: Line 1"),
    }  # fmt: skip


@pytest.mark.parametrize("damage", damages({"moves": []}))
def test_a_damaged_record_gets_the_sentence(call: Call, tmp_path: Path, record: dict[str, Any], damage: str) -> None:
    content, sentence = damages(record)[damage]
    answer = call("replay", write(tmp_path / "game.json", content))
    assert (answer.code, answer.out) == (2, "")
    assert sentence in answer.err
    assert answer.err.count("\n") == 1


def test_a_file_that_is_no_text(call: Call, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(b"\xff\xfe\x00")
    answer = call("replay", tmp_path / "game.json")
    assert answer.code == 2
    assert answer.err.endswith("cannot be read: it is not a UTF-8 text.\n")
