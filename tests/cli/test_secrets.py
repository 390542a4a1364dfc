"""Secrets at the screen: nobody is shown what their seat cannot know. And a game for one seat."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from clerestory.cli.session import Session
from clerestory.engine.game import GameError
from clerestory.engine.table import Table
from tests.cli.conftest import Call
from tests.toys.secret import SECRET

PASS = "Pass the screen to {}, then press Enter."


@pytest.fixture(autouse=True)
def _secret_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """With seed 3, seat 0 is dealt a 4, seat 1 a 5 and seat 2 a 2."""
    monkeypatch.setattr("clerestory.cli.opening.make_warm", lambda game: None)  # what is called here is soon compiled
    monkeypatch.setattr("clerestory.cli.arguments.load_game", lambda name: SECRET)
    monkeypatch.setattr("clerestory.library.load_game", lambda name: SECRET)


def test_one_person_sees_their_own_secrets_and_is_never_asked_to_look_away(call: Call) -> None:
    out = call("play", "secret", "--seed", 3, "--players", "random,me,random", typed="scores\ndouble\n").out
    asked, over = out.split("A secret card (random 4,")
    assert "A secret card (random 0, me 5, random 0, secrets not counted)" in asked
    assert "random (seat 0)  card ?  choice ?" in asked
    assert "me (seat 1)  card 5  choice ." in asked
    assert "random (seat 0) plays something secret." in asked
    assert "What is secret is not counted." in asked
    assert "Pass the screen" not in out
    assert "secret is" not in over
    assert "random (seat 2)  card 2  choice " in over
    assert "something secret" not in over


def test_several_persons_look_at_the_screen_one_at_a_time(call: Call) -> None:
    out = call("play", "secret", "--seed", 3, "--players", "ann,bob", typed="\ndouble\n\nhold\n").out
    before, for_ann, for_bob = out.split("Pass the screen to ")
    assert "card" not in before.partition("\n")[2]
    assert for_ann.startswith("ann (seat 0), then press Enter.")
    assert "bob (seat 1)  card ?  choice ." in for_ann
    assert "ann (seat 0) plays double (+4)." in for_ann
    assert for_bob.startswith("bob (seat 1), then press Enter.")
    assert "A secret card (ann 0, bob 5, secrets not counted)" in for_bob
    assert "ann (seat 0)  card ?  choice ?" in for_bob
    assert "ann (seat 0) plays something secret." in for_bob
    assert "A secret card (ann 8, bob 5)" in for_bob


def test_the_screen_is_cleared_before_it_is_passed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\ndouble\n\n"))
    console = Console(file=(screen := io.StringIO()), force_terminal=True, width=100)
    Session(console, Table(SECRET, 2, seed=3), ["ann", "bob"], tmp_path / "game.json", 1).run()
    for_ann, for_bob = screen.getvalue().split("\x1b[2J")[1:]
    assert "card 4" in for_ann
    assert "card 4" not in for_bob


def test_what_another_took_back_stays_secret(call: Call) -> None:
    out = call("play", "secret", "--seed", 3, "--players", "ann,bob", typed="\ndouble\n\nundo\n\nhold\n").out
    assert "ann (seat 0) takes back something secret." in out
    assert out.count(PASS.format("ann (seat 0)")) == 2
    assert out.count("Now ann (seat 0) holds or doubles.") == 2


def test_the_game_can_be_left_when_the_screen_is_passed(call: Call) -> None:
    out = call("play", "secret", "--seed", 3, "--players", "ann,bob", typed="QUIT\n").out
    assert out.count("Pass the screen") == 1
    assert "The game is saved." in out


def test_who_watches_bots_sees_everything(call: Call) -> None:
    out = call("play", "secret", "--seed", 3, "--players", "random,search:64").out
    assert "search:64 (seat 1) plays double (+5)." in out
    assert "secret" not in out.partition("A secret card (")[0].partition("last-secret")[2]


def test_who_types_what_chance_draws_sees_everything_and_types_every_move(call: Call, tmp_path: Path) -> None:
    table = Table(SECRET, 2, chance_by_hand=True)
    table.play("deal 2")
    file = tmp_path / "typed.json"
    file.write_text(json.dumps({**table.record(), "players": ["ann", "bob"]}))
    out = call("play", "secret", "--resume", file, typed="deal 1\nhold\nhold\nshow\nundo\nshow\nshow\n").out
    assert "ann (seat 0)  card 2  choice ." in out.partition("chance> ")[0]
    assert "bob (seat 1)  card ?  choice ." in out.partition("chance> ")[2]
    assert "Pass the screen" not in out
    assert "has only one move" not in out
    assert "ann (seat 0) takes back show." in out
    assert "The game is over." in out


# --- Moves without a choice ---


def test_the_only_move_is_played_and_told(call: Call) -> None:
    out = call("play", "secret", "--seed", 3, "--against", "novice", typed="double\n").out
    assert "me (seat 0) has only one move: show." in out
    assert "The game is over." in out


def test_undo_passes_over_moves_without_a_choice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = Table(SECRET, 2, seed=3)
    for move in ("double", "hold", "show"):
        table.play(move)
    session = Session(Console(width=100), table, ["ann", "bob"], tmp_path / "game.json", 1)
    session.undo()
    assert (table.turn, len(table.legal_moves())) == (1, 2)
    session.undo()
    assert (table.turn, len(table.legal_moves())) == (0, 2)
    with pytest.raises(GameError, match="There is nothing to take back"):
        session.undo()
    assert capsys.readouterr().out.count("takes back something secret.") == 2  # nobody's screen yet


def test_what_a_seat_had_to_play_is_told_with_what_happened_since_it_last_chose(tmp_path: Path) -> None:
    """It is told at once, too; but what came before it is not, and perhaps to another person."""
    table = Table(SECRET, 2, seed=3)
    for move in ("double", "hold", "show"):
        table.play(move)
    session = Session(Console(), table, ["ann", "bob"], tmp_path / "game.json", 1)
    assert [str(table.moves[at]) for at in session.moves_since({0})] == ["hold", "show"]
    assert [str(table.moves[at]) for at in session.moves_since({1})] == ["show"]


# --- Alone ---


@pytest.mark.parametrize(("move", "result"), [("double", "won"), ("hold", "lost")])
def test_one_seat_plays_alone_and_wins_or_loses(call: Call, move: str, result: str) -> None:
    answer = call("play", "secret", "--seed", 3, "--seats", 1, typed=f"{move}\n")
    assert answer.code == 0
    assert "A secret card (me 4)" in answer.out
    assert "place" not in answer.out
    assert f"{result}   me (seat 0)" in answer.out
    assert "the target" in answer.out


def test_a_person_by_name_or_a_bot_plays_alone(call: Call) -> None:
    assert "ann> " in call("play", "secret", "--players", "ann", typed="hold\n").out
    assert "won   search:64 (seat 0)" in call("play", "secret", "--seed", 3, "--players", "search:64").out


def test_a_game_alone_that_is_not_over_stands_well_or_badly(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(Table(SECRET, 1, seed=3).record()))
    assert "behind   seat 0" in call("replay", file).out


def test_a_replay_tells_everything(call: Call, tmp_path: Path) -> None:
    table = Table(SECRET, 2, seed=3)
    table.play("double")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(table.record()))
    out = call("replay", file, "--moves", "all").out
    assert "chance  deal 4" in out
    assert "seat 0  double" in out
    assert "card ?" not in out
    assert "not counted" not in out


def test_random_games_alone_are_counted_as_won(call: Call) -> None:
    out = call("simulate", "secret", "--seats", 1, "--games", 1000).out
    assert "A secret card, 1 seat\n" in out
    assert "won" in out
    assert "first places" not in out
    won = json.loads(call("simulate", "secret", "--seats", 1, "--games", 1000, "--json").out)["first_places"]
    assert 0.2 < won[0] < 0.4  # three of five cards are worth more than the target, if doubled
