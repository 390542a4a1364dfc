"""The arena on the command line."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from dataclasses import fields
from pathlib import Path

import pytest

from clerestory.arena import Contest, Match, Side, Standing
from tests.cli.conftest import PROGRAM, Call

ANSWERING = """
import json, os, sys
open({folder!r} + f"/{{os.getpid()}}", "w").close()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(message["moves"][0]["number"], flush=True)
"""


@pytest.fixture
def command(tmp_path: Path) -> str:
    """A program that notes its process in a folder, and plays the first of its moves."""
    folder = tmp_path / "processes"
    folder.mkdir()
    (tmp_path / "first.py").write_text(ANSWERING.format(folder=str(folder)), encoding="utf-8")
    return shlex.join([sys.executable, "-I", "-S", str(tmp_path / "first.py")])


def names(kind: type) -> set[str]:
    return {one.name for one in fields(kind)}


def test_json_is_one_object_with_everything_also_in_a_file(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    arguments = ("--games", 5, "--seed", 3, "--option", "side=B", "--cores", 1, "--json", "--output", file)
    answer = call("arena", "sintra", "random", "random", *arguments)
    assert (answer.code, answer.err) == (0, "")
    result = json.loads(answer.out)
    assert set(result) == names(Contest)
    assert [set(match) for match in result["matches"]] == [names(Match)]
    assert [set(side) for side in result["matches"][0]["sides"]] == [names(Side)] * 2
    assert [set(standing) for standing in result["standings"]] == [names(Standing)] * 2
    assert set(result["matches"][0]["win_rate"]) == {"value", "low", "high"}
    assert (result["game"], result["seats"], result["seed"], result["options"]["side"]) == ("sintra", 2, 3, "B")
    assert (result["games_asked"], result["games"]) == (5, 6)
    assert json.loads(file.read_text(encoding="utf-8")) == result


def test_what_people_read(call: Call) -> None:
    answer = call("arena", "sintra", "random", "random", "random", "--seats", 3, "--games", 4, "--cores", 1)
    assert (answer.code, answer.err) == (0, "")
    assert "6 games a match (rounded up from 4) on 2 tables, each from every seat; seed 1" in answer.out
    for heading in ("wins", "95% interval", "equal player", "margin", "mean points", "rating", "ms a decision"):
        assert heading in answer.out
    assert "2 × random (3)" in answer.out
    assert "33.3%" in answer.out
    assert "unfinished" not in answer.out
    assert "forfeits" not in answer.out


def test_games_cut_off_are_shown(call: Call) -> None:
    out = call("arena", "sintra", "random", "random", "--games", 4, "--longest", 5, "--cores", 1).out
    assert "unfinished" in out
    assert "4 games were cut off after 5 decisions and left out of the rates." in out


def test_a_program_comes_first_and_its_forfeits_are_explained(call: Call, command: str) -> None:
    out = call("arena", "sintra", "random", "--bot", command, "--games", 2, "--cores", 1).out
    assert out.index("first.py") < out.index("random")
    out = call("arena", "sintra", "random", "--bot", "yes no", "--games", 2, "--cores", 1).out
    assert 'yes no forfeited first because it answered "no": "no" is not understood.' in out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("chess random random", 'There is no game "chess". The games are: '),
        ("sintra", "An arena with 2 seats needs at least two bots; 0 entered."),
        ("sintra random", "An arena with 2 seats needs at least two bots; 1 entered."),
        ("sintra random nobody", 'There is no bot "nobody".'),
        ("sintra random random --seats 5", "sintra is for 2 to 4 players; 5 cannot play it."),
        ("sintra random random --option side=C", 'The option side must be one of A, B; it is "C".'),
        ("sintra random random --seed -1", "A seed is a whole number from 0 to "),
        ("sintra random random --games 0", "Invalid value for '--games': "),
        ("sintra random random --longest 0", "Invalid value for '--longest': "),
        ("sintra random random --patience 0", "Invalid value for '--patience': "),
        ("sintra random --bot no-such-program", "The program 'no-such-program' cannot be started: No such file"),
        ("sintra random --bot false", "The program 'false' does not answer: it ended with exit code 1."),
        ("sintra random random --output .", ". exists already; choose another name."),
        ("sintra random random --output no/where.json", "no/where.json cannot be written: there is no folder no."),
    ],
)  # fmt: skip
def test_a_mistake_gets_one_sentence(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: str, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = call("arena", *arguments.split(" "))
    assert (answer.code, answer.out) == (2, "")
    assert sentence in answer.err
    assert answer.err.endswith(".\n")
    assert answer.err.count("\n") == 1


def test_an_interrupted_arena_leaves_with_a_sentence_and_no_processes(command: str, tmp_path: Path) -> None:
    """One process was tried, then each of two workers has one."""
    arena = subprocess.Popen(
        [str(PROGRAM), "arena", "sintra", "random", "--bot", command, "--games", "100000", "--cores", "2"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "CLERESTORY_PLAIN": "1"},
    )  # fmt: skip
    deadline = time.monotonic() + 60
    while len(processes := list((tmp_path / "processes").iterdir())) < 3 and time.monotonic() < deadline:
        time.sleep(0.05)
    arena.send_signal(signal.SIGINT)
    out, err = arena.communicate(timeout=30)
    assert (arena.returncode, out) == (130, "")
    assert err == "The arena was left before all its games were played; there is no result.\n"
    assert len(processes) == 3
    for process in processes:
        with pytest.raises(ProcessLookupError):
            os.kill(int(process.name), 0)
