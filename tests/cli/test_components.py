"""Component files: exported, corrected, checked, and played with."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from clerestory import load_game
from clerestory.cli.boxes import our_file
from tests.cli.conftest import Call, call_program

OURS = 'value = "4 3 3 2 2 1 1 2"\nconfidence = "sourced:1"'
RICHER = 'value = "9 9 9 9 9 9 9 9"\nconfidence = "sourced:1"'


def changed(path: Path, old: str, new: str) -> Path:
    """Our file of sintra with one thing changed."""
    text = our_file("sintra").read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A box whose windows of side A are worth 9 each."""
    return changed(tmp_path / "mine.toml", OURS, RICHER)


def test_export_prints_our_file_and_check_finds_it_fine(call: Call, tmp_path: Path) -> None:
    exported = call_program("components", "export", "sintra").out
    assert exported == our_file("sintra").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(exported, encoding="utf-8")
    answer = call("components", "check", tmp_path / "mine.toml")
    assert answer.code == 0
    game = load_game("sintra")
    assert f'OK: a component file of sintra, "{game.components.title}", hash {game.components.hash}.' in answer.out
    assert "Its values are the same as ours." in answer.out


def test_check_says_what_was_changed(call: Call, mine: Path) -> None:
    answer = call("components", "check", mine)
    assert answer.code == 0
    assert load_game("sintra").components.hash not in answer.out
    assert "It differs from ours in: window_points_a." in answer.out


FAULTS = {
    "no TOML": ('game = "sintra"', "game = sintra", "this is not a TOML file"),
    "no game": ('game = "sintra"', "", 'the line game = "..." that says which game this is for is missing.'),
    "another game": ('game = "sintra"', 'game = "chess"', 'There is no game "chess".'),
    "a missing fact": ("[displays]", "[showcases]", "[displays] is missing."),
    "an unknown fact": ("[displays]", "[showcases]", "[showcases] is not a fact of sintra."),
    "no confidence": ('confidence = "reconstructed"', "", "[strips] confidence must be one of"),
    "too few numbers": (OURS, OURS.replace("4 3 3 ", ""), "[window_points_a] must have 8 numbers; it has 5."),
    "no numbers": (OURS, OURS.replace("4", "four"), "[window_points_a] must be whole numbers"),
    "too many points": (OURS, OURS.replace("4", "400"), "must be between 0 and 100; 400 is not."),
    "an unknown color": ("1   b b b o o", "1   g g g o o", "[strips] strip 1: G is none of B, O, P, Y, W and *."),
    "a missing strip": ("1   b b b o o   p p w w o\n", "", "[strips] must have 8 lines, one for each strip; it has 7."),
    "no jokers": ("* *", "b b", "[strips] exactly one face must have jokers"),
    "too few panes": ('value = "20"', 'value = "5"', "25 panes are too few to fill 9 displays and the round track."),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_file_gets_its_problem(call: Call, tmp_path: Path, fault: str) -> None:
    old, new, problem = FAULTS[fault]
    answer = call("components", "check", changed(tmp_path / "mine.toml", old, new))
    assert (answer.code, answer.out) == (2, "")
    assert problem in answer.err


def test_all_problems_are_said_at_once(call: Call, tmp_path: Path) -> None:
    file = changed(tmp_path / "mine.toml", OURS, OURS.replace("4 3 3 ", ""))
    file.write_text(file.read_text().replace("* *", "b b"))
    answer = call("components", "check", file)
    assert [line[:4] for line in answer.err.splitlines()] == ["mine", "  - ", "  - "]


def test_a_file_for_another_game_is_not_played_with(call: Call, tmp_path: Path) -> None:
    file = changed(tmp_path / "mine.toml", 'game = "sintra"', 'game = "chess"')
    answer = call("play", "sintra", "--components", file)
    assert answer.code == 2
    assert 'this component file is for "chess", not for "sintra".' in answer.err


def test_show_says_what_is_not_known(call: Call) -> None:
    out = call("components", "show", "sintra").out
    assert "Not known from the printed game: strips." in out
    assert "strips  reconstructed" in out
    assert "1   b b b o o   p p w w o" in out
    assert "a stand-in that meets every constraint we know" in out


def test_a_changed_box_is_another_game(call: Call, mine: Path) -> None:
    arguments = ("simulate", "sintra", "--games", 3, "--json")
    ours = json.loads(call(*arguments).out)
    theirs = json.loads(call_program(*arguments, "--components", mine, CLERESTORY_PLAIN="1").out)
    assert theirs["components"] != ours["components"]
    assert theirs["moves"] == ours["moves"]
    assert theirs["statistics"] == ours["statistics"]
    assert sum(theirs["mean_scores"]) > sum(ours["mean_scores"])


def test_machine_code_of_our_box_is_not_used_for_another(mine: Path) -> None:
    """The numbers of a box are compiled in, so the code of each box is kept in a folder of its own."""
    code = f"""
from pathlib import Path
import clerestory.engine.table
from clerestory.cli.arguments import find_game
print(find_game("sintra", Path({str(mine)!r})).play.stats.cache_path)
"""
    theirs = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    ours: Any = load_game("sintra").play
    assert Path(theirs.strip()).parent.name != Path(ours.stats.cache_path).parent.name


def test_a_game_with_a_changed_box_is_saved_resumed_and_replayed_with_it(mine: Path, tmp_path: Path) -> None:
    game, plain = tmp_path / "game.json", {"CLERESTORY_PLAIN": "1"}
    play = ("play", "sintra", "--players", "me,you", "--components", mine)
    begun = call_program(*play, "--save", game, typed="#1\n", **plain)
    assert begun.code == 0
    assert "points  9      9      9 " in begun.out
    assert begun.out.endswith(f"clerestory play sintra --resume {game} --components {mine}\n")
    assert call_program("play", "sintra", "--resume", game, "--components", mine, typed="#1\n", **plain).code == 0
    assert call_program("replay", game, "--components", mine, **plain).code == 0
    refused = call_program("replay", game, **plain)
    assert refused.code == 2
    assert "Name the right file with --components." in refused.err
