"""Hints: what looks best to the seat to move, from what it knows; the game goes on as if nobody had asked."""

from __future__ import annotations

import io
import json
import re
import time
from pathlib import Path

import pytest
from rich.console import Console

import clerestory
from clerestory.bots.analysis import Prospect, analyse
from clerestory.bots.search import Budget
from clerestory.cli.hinting import print_hint, thinking, write_points
from clerestory.cli.session import Session
from clerestory.engine.table import Table
from tests.cli.conftest import Call
from tests.toys.secret import SECRET

LINE = re.compile(r"^([123])\. (.*?) +won (\d+)% +points (-?\d+ : -?\d+) +share (\d+)%$", re.MULTILINE)
ABOUT = "Final points of {}, on average; a share of {} playouts."


@pytest.fixture(autouse=True)
def _little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clerestory.cli.hinting.analyse", lambda table: analyse(table, Budget(playouts=24)))


def hint(table: Table, players: list[str]) -> str:
    console = Console(file=(file := io.StringIO()), width=100)
    print_hint(console, table, players)
    return file.getvalue()


def test_a_hint_names_the_best_moves_with_what_they_promise(call: Call) -> None:
    answer = call("play", "sintra", "--seed", 7, "--players", "me,you", typed="hint\nHINT\n")
    hints = LINE.findall(answer.out)
    legal = {move.text for move in clerestory.new_table("sintra", seed=7).legal_moves()}
    assert [number for number, *_ in hints] == ["1", "2", "3"] * 2
    assert hints[:3] == hints[3:]
    assert {move for _, move, *_ in hints} <= legal
    shares = [int(share) for *_, share in hints[:3]]
    assert shares == sorted(shares, reverse=True)
    assert ABOUT.format("you (seat 1) : me (seat 0)", 24) in answer.out


def test_hints_are_mentioned_where_a_person_looks(call: Call) -> None:
    answer = call("play", "sintra", "--seed", 7, "--players", "me,you", typed="help\n")
    assert "(help, list, hint, undo, quit)" in answer.out
    assert "hint         the moves that look best, and what they promise" in answer.out


def test_a_hint_changes_neither_the_game_nor_what_comes_next(call: Call, tmp_path: Path) -> None:
    saves = []
    for name, typed in (("without.json", "#1\n#2\n"), ("with.json", "hint\n#1\nhint\n#2\n")):
        arguments = ("--seed", 7, "--players", "me,search:2", "--save", tmp_path / name)
        call("play", "sintra", *arguments, typed=typed)
        saves.append(json.loads((tmp_path / name).read_text()))
    assert saves[0] == saves[1]


def test_chance_gets_no_hint(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "typed.json"
    file.write_text(json.dumps(clerestory.new_table("sintra", chance_by_hand=True).record()))
    answer = call("play", "sintra", "--resume", file, typed="hint\nstart 0\n")
    assert "There is nothing to decide: chance moves." in answer.out
    assert "chance> start 0" in answer.out


def test_what_others_hide_does_not_change_a_hint() -> None:
    hints = set()
    for other in (1, 2, 5):
        table = Table(SECRET, 2, chance_by_hand=True)
        table.play("deal 4")
        table.play(f"deal {other}")
        hints.add(hint(table, ["ann", "bob"]))
    assert len(hints) == 1
    assert hints.pop().startswith("1. double")


def test_a_hint_is_cleared_away_before_the_screen_is_passed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\nhint\ndouble\n\n"))
    console = Console(file=(screen := io.StringIO()), force_terminal=True, width=100)
    Session(console, Table(SECRET, 2, seed=3), ["ann", "bob"], tmp_path / "game.json", 1).run()
    for_ann, for_bob = screen.getvalue().split("\x1b[2J")[1:]
    assert "Final points of ann (seat 0) : bob (seat 1)" in for_ann
    assert "Final points" not in for_bob


def test_alone_the_points_are_told_by_the_target() -> None:
    move = Table(SECRET, 1, seed=3).legal_moves()[0]
    assert write_points(Prospect(move, 9, (0.7,), (3.2,)), 0) == "3 above the target"
    assert write_points(Prospect(move, 9, (0.2,), (-11.8,)), 0) == "12 below the target"
    assert "above the target" in hint(Table(SECRET, 1, seed=3), ["me"])


def test_the_points_of_the_seat_come_first_and_then_the_others_clockwise() -> None:
    move = Table(SECRET, 3, seed=3).legal_moves()[0]
    assert write_points(Prospect(move, 9, (0.0, 0.5, 0.5), (10.0, 20.0, 30.0)), 1) == "20 : 30 : 10"


@pytest.mark.parametrize(("seconds", "is_told"), [(0.0, False), (0.3, True)])
def test_whoever_thinks_longer_than_a_moment_says_so_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, seconds: float, is_told: bool
) -> None:
    monkeypatch.setattr("clerestory.cli.hinting.A_MOMENT", 0.1)
    for is_terminal in (True, False):
        console = Console(file=(screen := io.StringIO()), force_terminal=is_terminal)
        with thinking(console, "ann"):
            time.sleep(seconds)
        assert ("ann is thinking ..." in screen.getvalue()) == (is_terminal and is_told)
