"""A game in the terminal, from the first prompt to the ranks; nothing is ever lost."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import clerestory
from tests.cli.conftest import PROGRAM, Call, call_program

ALWAYS_THE_FIRST = "#1\n" * 200


def saved(path: Path) -> Any:
    return json.loads(path.read_text())


def last_game(data_home: Path) -> Path:
    return data_home / "clerestory" / "last-sintra.json"


def test_a_whole_game_through_a_pipe(data_home: Path) -> None:
    answer = call_program("play", "sintra", "--seed", 7, "--players", "me,random", typed=ALWAYS_THE_FIRST)
    assert (answer.code, answer.err) == (0, "")
    assert "Azul: Stained Glass of Sintra (me 0, random 0)" in answer.out
    assert "Now me (seat 0) takes panes or sends the glazier back." in answer.out
    end = answer.out[answer.out.rindex("next nothing, the game is over") :]
    assert "decided by" in end
    assert "returns to the top" in end
    assert f"clerestory replay {last_game(data_home)}" in end
    table = clerestory.replay(saved(last_game(data_home)))
    assert table.is_over
    assert all(str(score) in end for score in table.scores())


def test_the_same_seed_and_moves_give_the_same_game_with_bots(call: Call, tmp_path: Path) -> None:
    typed, players = "#1\n#2\nundo\n#2\n#3\n", ["me", "casual", "search:8"]
    games = []
    for name in ("one.json", "two.json"):
        arguments = ("--seed", 7, "--players", ",".join(players), "--save", tmp_path / name)
        assert call("play", "sintra", *arguments, typed=typed).code == 0
        games.append(saved(tmp_path / name))
    assert games[0] == games[1]
    assert games[0]["players"] == players


def test_whom_i_play_against(call: Call, data_home: Path) -> None:
    call("play", "sintra", "--seed", 7, typed="#1\n")
    assert saved(last_game(data_home))["players"] == ["me", "skilled"]
    answer = call("play", "sintra", "--seed", 7, "--against", "novice", "--seats", 3, typed="#1\n")
    assert "\nme (seat 0), novice (seat 1), novice (seat 2)\n" in answer.out
    assert saved(last_game(data_home))["players"] == ["me", "novice", "novice"]


def test_a_game_can_be_resumed_against_others(call: Call, tmp_path: Path) -> None:
    game = tmp_path / "game.json"
    call("play", "sintra", "--save", game, "--players", "random,ann,search:8", typed="#1\n")
    call("play", "sintra", "--resume", game, "--against", "novice", typed="#1\n")
    assert saved(game)["players"] == ["novice", "ann", "novice"]
    game.write_text(json.dumps({**saved(game), "players": ["ann", "bob", "eve"]}))
    answer = call("play", "sintra", "--resume", game, "--against", "novice")
    assert answer.err == "No bot plays here that novice could stand in for; say who plays with --players.\n"


def test_undo_takes_the_bots_answer_back_too(call: Call, data_home: Path) -> None:
    call("play", "sintra", "--seed", 7, "--against", "casual", typed="#5\n")
    before = saved(last_game(data_home))
    answer = call("play", "sintra", "--seed", 7, "--against", "casual", typed="#5\n#2\nundo\n")
    assert "me (seat 0) takes back " in answer.out
    assert saved(last_game(data_home)) == before


def test_nothing_is_taken_back_before_the_persons_first_move(call: Call) -> None:
    answer = call("play", "sintra", "--seed", 7, typed="undo\n")
    assert "skilled (seat 1) plays " in answer.out
    assert "There is nothing to take back." in answer.out


def test_save_leave_and_resume(call: Call, data_home: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    typed = f"#1\n#1\nsave {copy}\n#1\nquit\nnever read\n"
    answer = call("play", "sintra", "--seed", 7, "--against", "casual", typed=typed)
    assert f"Saved in {copy}." in answer.out
    assert answer.out.endswith(f"Go on with:\nclerestory play sintra --resume {last_game(data_home)}\n")
    left = saved(last_game(data_home))
    assert left["moves"][: len(saved(copy)["moves"])] == saved(copy)["moves"]

    resumed = call("play", "sintra", "--resume", last_game(data_home), typed="record\nundo\nrecord\n#1\n")
    records = [json.loads(line) for line in resumed.out.splitlines() if line.startswith('{"format"')]
    assert {**records[0], "players": ["me", "casual"]} == left
    assert records[1] == {name: value for name, value in saved(copy).items() if name != "players"}
    on = saved(last_game(data_home))["moves"]
    assert on[: len(records[1]["moves"])] == records[1]["moves"]
    assert len(on) > len(records[1]["moves"])


def test_a_resumed_game_is_saved_where_it_was(call: Call, data_home: Path, tmp_path: Path) -> None:
    game = tmp_path / "game.json"
    call("play", "sintra", "--save", game, "--players", "me,you", typed="#1\n")
    call("play", "sintra", "--resume", game, "--players", "ann,random", typed="#1\n")
    assert saved(game)["players"] == ["ann", "random"]
    assert not last_game(data_home).exists()


def test_a_new_game_keeps_the_one_before(call: Call, data_home: Path) -> None:
    call("play", "sintra", "--against", "novice", typed="#1\n")
    first = saved(last_game(data_home))
    answer = call("play", "sintra", "--against", "novice", typed="")
    kept = data_home / "clerestory" / "previous-sintra.json"
    assert f"The game before this one is kept in {kept}." in answer.out
    assert saved(kept) == first


def test_save_does_not_write_over_a_file(call: Call, tmp_path: Path) -> None:
    thesis = tmp_path / "thesis.txt"
    thesis.write_text("all of it")
    answer = call("play", "sintra", "--against", "novice", typed=f"save {thesis}\nsave\nsave {'x' * 300}\nsave a\0b\n")
    assert f"{thesis} exists already; choose another name." in answer.out
    assert "File name too long." in answer.out
    assert answer.out.count("Name a file, such as: save my-game.json.") == 2
    assert thesis.read_text() == "all of it"


def test_three_persons_at_one_screen(call: Call, data_home: Path) -> None:
    answer = call("play", "sintra", "--players", "ann,bob,Čeněk", "--option", "side=B", typed=ALWAYS_THE_FIRST)
    assert answer.code == 0
    for seat, name in enumerate(("ann", "bob", "Čeněk")):
        assert f"Now {name} (seat {seat}) takes panes or sends the glazier back." in answer.out
        assert f"\n{name}> #1\n{name} (seat {seat}) plays " in answer.out
    assert clerestory.replay(saved(last_game(data_home))).is_over


def test_bots_can_play_among_themselves(call: Call) -> None:
    answer = call("play", "sintra", "--players", "random,random", "--seed", 1)
    assert answer.code == 0
    assert answer.out.count("random (seat 0) plays ") > 10


def test_a_refused_move_gets_the_sentence_and_another_try(call: Call, data_home: Path) -> None:
    answer = call("play", "sintra", "--seed", 7, "--players", "me,you", typed="1 blue > 1\nfoo\n#99\n#\n\n1 o 5\n")
    assert "Display 1 has no blue pane. [A1]" in answer.out
    assert '"foo" is not understood.' in answer.out
    assert answer.out.count("Pick a move from #1 to #51; list shows them.") == 2
    assert "you (seat 1) plays 1 orange > 5." in answer.out
    assert answer.out.count("Now ") == 2
    assert clerestory.replay(saved(last_game(data_home))).moves[-1].text == "1 orange > 5"


def test_what_can_be_asked_at_the_prompt(call: Call) -> None:
    answer = call("play", "sintra", "--seed", 7, "--players", "me,you", typed="help\n?\nlist\nscores\ndraw\nLIST\n")
    assert answer.out.count("take the orange panes of display 2") == 2
    assert "take, source 1" in answer.out
    assert "#51 " in answer.out
    assert "#52 " not in answer.out
    assert "color bonus" in answer.out
    assert answer.out.count("Now you (seat 1) takes panes") == 2


@pytest.mark.parametrize("number", [1, 17, 51])
def test_every_number_of_the_list_plays_what_stands_beside_it(call: Call, number: int) -> None:
    answer = call("play", "sintra", "--seed", 7, "--players", "me,you", typed=f"list\n#{number}\n")
    listed = re.search(rf"#{number} (.*?)(?:  |\n)", answer.out)
    assert listed
    assert f"you (seat 1) plays {listed[1]}." in answer.out


def test_the_others_moves_are_told_with_what_they_scored(call: Call, data_home: Path) -> None:
    answer = call("play", "sintra", "--seed", 7, "--seats", 3, "--against", "casual", typed="#1\n" * 12)
    for move in clerestory.replay(saved(last_game(data_home))).moves:
        if move.seat in (1, 2):
            assert re.search(rf"casual \(seat {move.seat}\) plays .*{re.escape(move.text)}", answer.out)
    assert re.search(r"casual \(seat \d\) plays .* \(\+\d+\)\.", answer.out)


def test_chance_is_typed_where_a_record_stops_at_it(call: Call, tmp_path: Path) -> None:
    table = clerestory.new_table("sintra", chance_by_hand=True)
    table.play("start 1")
    file = tmp_path / "typed.json"
    file.write_text(json.dumps(table.record()))
    answer = call("play", "sintra", "--resume", file, typed="strip 9a\nstrip 3a\nundo\nundo\nstart 0\n")
    assert "Now lay a strip for me (seat 0) at place 1." in answer.out
    assert '"strip 9a" is not understood.' in answer.out
    assert answer.out.count("chance takes back ") == 2
    assert saved(file)["moves"] == [0]


@dataclass(frozen=True)
class Running:
    """A game that runs as a program, and its person."""

    program: subprocess.Popen[str]

    def read_to_prompt(self) -> str:
        assert self.program.stdout is not None
        read = ""
        while not re.search(r"^\w+> $", read, re.MULTILINE):
            letter = self.program.stdout.read(1)
            assert letter, read
            read += letter
        return read

    def type(self, line: str) -> str:
        """Type a line; what is printed up to the next prompt."""
        assert self.program.stdin is not None
        self.program.stdin.write(f"{line}\n")
        self.program.stdin.flush()
        return self.read_to_prompt()

    def end(self, with_signal: signal.Signals) -> str:
        self.program.send_signal(with_signal)
        return self.program.communicate()[0]


@contextmanager
def running(*arguments: object) -> Iterator[Running]:
    command = [str(PROGRAM), *(str(argument) for argument in arguments)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        try:
            game = Running(program)
            game.read_to_prompt()
            yield game
        finally:
            program.kill()


@pytest.mark.parametrize("players", ["me,random", "me,you"])
def test_what_was_acknowledged_survives_a_kill(tmp_path: Path, players: str) -> None:
    file = tmp_path / "game.json"
    with running("play", "sintra", "--players", players, "--save", file) as game:
        for _ in range(3):
            game.type("#1")
        acknowledged = json.loads(game.type("record").splitlines()[1])
        game.end(signal.SIGKILL)
    assert saved(file) == {**acknowledged, "players": players.split(",")}
    assert list(tmp_path.iterdir()) == [file]


def test_an_interrupted_game_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    with running("play", "sintra", "--save", file) as game:
        command = re.search(r"Go on with:\n(.*)\n$", game.end(signal.SIGINT))
        assert game.program.returncode == 130
    assert not clerestory.replay(saved(file)).is_over
    assert command
    program, *words = shlex.split(command[1])
    assert words == ["play", "sintra", "--resume", str(file)]
    assert shutil.which(program)  # a command that can be copied and run as it is


def test_a_disk_that_fails_is_said_and_does_not_stop_the_game(tmp_path: Path) -> None:
    """The folder vanishes while the game is on, and a file stands in its way."""
    folder, elsewhere = tmp_path / "folder", tmp_path / "elsewhere.json"
    with running("play", "sintra", "--players", "me,you", "--save", folder / "game.json") as game:
        (folder / "game.json").unlink()
        folder.rmdir()
        folder.write_text("in the way")
        assert "Save it elsewhere with: save FILE" in game.type("#1")
        assert f"Saved in {elsewhere}." in game.type(f"save {elsewhere}")
        assert "The last moves could not be saved." in game.end(signal.SIGINT)
    assert clerestory.replay(saved(elsewhere)).moves[-1].seat in (0, 1)


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"format": 1, "game": "sintra"}', '{"format": 1, "game": "chess"}'])
def test_a_file_that_is_no_game_cannot_be_resumed(call: Call, tmp_path: Path, text: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    answer = call("play", "sintra", "--resume", file)
    assert answer.code == 2
    assert answer.err.count("\n") == 1
    assert file.read_text() == text


@pytest.mark.parametrize("players", [None, [], ["me"], ["me", 3], ["me", "exper"], ["me", "search:x"], "me,you"])
def test_a_save_file_with_faulty_players_is_refused(call: Call, tmp_path: Path, players: object) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**clerestory.new_table("sintra").record(), "players": players}))
    answer = call("play", "sintra", "--resume", file)
    assert answer.code == 2
    assert "players" in answer.err or "bot" in answer.err or "no search" in answer.err
