"""A mistake gets one sentence on stderr and exit code 2, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Call, call_program

MISTAKES = [
    ("play chess", 'There is no game "chess". The games are: '),
    ("simulate chess", 'There is no game "chess". The games are: '),
    ("warm chess", 'There is no game "chess". The games are: '),
    ("components export chess", 'There is no game "chess". The games are: '),
    ("components show chess", 'There is no game "chess". The games are: '),
    ("components export ../../engine", 'There is no game "../../engine". The games are: '),
    ("play", "Missing argument 'GAME'."),
    ("dance", "No such command 'dance'."),
    ("play sintra --fast", "No such option: --fast"),
    ("play sintra chess", "Got unexpected extra argument"),
    ("play sintra --seats 5", "sintra is for 2 to 4 players; 5 cannot play it."),
    ("play sintra --seats -1", "sintra is for 2 to 4 players; -1 cannot play it."),
    ("play sintra --players me", "sintra is for 2 to 4 players; 1 cannot play it."),
    ("simulate sintra --seats 1", "sintra is for 2 to 4 players; 1 cannot play it."),
    ("play sintra --option color=red", 'sintra has no option "color". Its options are: side, '),
    ("play sintra --option side=C", 'The option side must be one of A, B; it is "C".'),
    ("simulate sintra --option side=C", 'The option side must be one of A, B; it is "C".'),
    ("play sintra --option side", 'An option is written name=value; "side" is not.'),
    ("play sintra --option side=A --option side=B", "The option side is given twice."),
    ("play sintra --seed -1", "A seed is a whole number from 0 to "),
    ("play sintra --seed x", "Invalid value for '--seed': "),
    ("simulate sintra --seed 9223372036854775808", "A seed is a whole number from 0 to "),
    ("simulate sintra --games 0", "Invalid value for '--games': "),
    ("simulate sintra --cores 0", "Invalid value for '--cores': "),
    ("play sintra --players me,exper", 'There is no bot "exper". The bots are: novice, casual, '),
    ("play sintra --players me,bot", 'There is no bot "bot". The bots are: novice, casual, '),
    ("play sintra --players me,search:much", '"search:much" is no search: write search:500 for '),
    ("play sintra --players me,master:9", 'There is no bot "master:9". The bots are: novice, casual, '),
    ("play sintra --against ann", 'There is no bot "ann". The bots are: novice, casual, '),
    ("play sintra --against search:0", '"search:0" is no search: write search:500 for '),
    ("play sintra --against casual --players me,you", "leave one of them out."),
    ("play sagrada --against casual --seats 1", "Nobody else plays at a table with 1 seat, casual neither; "),
    ("play sintra --players me,", "'' cannot be a player: "),
    ("play sintra --players me,[red]", "'[red]' cannot be a player: "),
    ("play sintra --seats 3 --players me,you", "3 seats need 3 players; 2 are named: me, you."),
    ("play sintra --resume nowhere.json", "nowhere.json cannot be read: No such file or directory."),
    ("play sintra --resume nowhere.json --seed 1", "leave out --seats, --option and --seed."),
    ("play sintra --save .", ". exists already; "),
    ("play sintra --save taken.txt", "taken.txt exists already; "),
    ("play sintra --save taken.txt/game.json", "The game cannot be saved in taken.txt/game.json: "),
    (f"play sintra --save {'x' * 300}", "File name too long."),
    ("replay nowhere.json", "nowhere.json cannot be read: No such file or directory."),
    ("replay .", ". cannot be read: Is a directory."),
    ("replay taken.txt --playouts 100", "Nothing is searched without --look-back; "),
    ("replay taken.txt --look-back --playouts 0", "Invalid value for '--playouts': "),
    ("replay taken.txt --moves some", "Invalid value for '--moves': "),
    ("play sintra --components nowhere.toml", "nowhere.toml: the component file cannot be read: No such file"),
    ("components check nowhere.toml", "nowhere.toml cannot be read: No such file or directory."),
]  # fmt: skip


@pytest.mark.parametrize(("command", "sentence"), MISTAKES, ids=[command[:60] for command, _ in MISTAKES])
def test_a_mistake_gets_one_sentence(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("taken.txt").write_text("my thesis")
    answer = call(*command.split(" "))
    assert answer.code == 2
    assert sentence in answer.err
    assert answer.err.endswith(".\n")
    assert answer.err.count("\n") == 1
    assert "plays" not in answer.out
    assert Path("taken.txt").read_text() == "my thesis"


def test_the_program_itself_says_it_the_same_way() -> None:
    answer = call_program("play", "chess")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith('There is no game "chess".')
    assert answer.err.count("\n") == 1
