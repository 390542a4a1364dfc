"""Programs: what they are told, what they may answer, and how they lose by not answering."""

from __future__ import annotations

import json
import os
import re
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import clerestory
from clerestory.arena import Guest, Program, hold_contest, hold_match
from clerestory.arena.protocol import choose_message, over_message, read_answer, start_message
from clerestory.engine.chance import below, generator
from clerestory.engine.game import CHANCE, GameError
from clerestory.engine.records import JSON
from clerestory.engine.table import Table
from tests.arena.bots import FirstMove
from tests.toys.secret import SECRET

DOCUMENT = Path(__file__).parents[2] / "docs" / "arena.md"
FIRST = Guest("first", FirstMove())

# What a program of the tests does with each message; `asked` counts its decisions, `log` is a file for what it hears.
PROGRAM = """
import json, os, sys, time
open({folder!r} + f"/{{os.getpid()}}", "w").close()
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    open({log!r}, "a").write(line)
    if message["type"] == "choose":
        asked += 1
        {answer}
"""
FIRST_TEXT = 'print(message["moves"][0]["text"], flush=True)'

Write = Callable[..., Program]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Makes a program that answers in its own way."""
    (tmp_path / "processes").mkdir()

    def write(answer: str = FIRST_TEXT, patience: float = 10) -> Program:
        code = PROGRAM.format(answer=answer, folder=str(tmp_path / "processes"), log=str(tmp_path / "heard"))
        (tmp_path / "program.py").write_text(code, encoding="utf-8")
        return Program(shlex.join([sys.executable, "-I", "-S", str(tmp_path / "program.py")]), patience)

    return write


@pytest.fixture(autouse=True)
def _no_process_is_left(tmp_path: Path) -> object:
    yield
    for file in (tmp_path / "processes").glob("*"):
        with pytest.raises(ProcessLookupError):
            os.kill(int(file.name), 0)


def heard(tmp_path: Path) -> list[JSON]:
    return [json.loads(line) for line in (tmp_path / "heard").read_text(encoding="utf-8").splitlines()]


def test_a_program_plays_as_the_same_bot_would(write: Write) -> None:
    program, bot = (hold_match(SECRET, entrant, "random", games=10, seed=3) for entrant in (write(), FIRST))
    assert (program.finished, program.wins, program.margin) == (10, bot.wins, bot.margin)
    by_number = write('print(message["moves"][0]["number"], flush=True)')
    assert hold_match(SECRET, by_number, "random", games=10, seed=3).wins == bot.wins


def test_a_program_is_told_of_the_beginning_its_decisions_and_the_end(write: Write, tmp_path: Path) -> None:
    hold_match(SECRET, write(), FIRST, games=2)
    tried, first, second = split_games(heard(tmp_path))
    assert [message["type"] for message in tried] == ["start", "choose"]
    for seat, game in enumerate((first, second)):
        assert [message["type"] for message in game] == ["start", "choose", "choose", "over"]
        start, choose, _, over = game
        assert {**start, "seed": 0, "components": ""} == {
            "type": "start", "protocol": 1, "game": "secret", "version": 1, "components": "", "seats": 2, "seat": seat,
            "options": {}, "seed": 0,
        }  # fmt: skip
        assert set(choose) == {"type", "happened", "view", "scores", "moves"}
        assert choose["moves"][0] == {"number": 0, "text": "hold", "parts": {"kind": "hold"}}
        assert choose["scores"][1 - seat] == 0
        assert set(over) == {"type", "ending", "happened", "scores", "places"}
        assert (over["ending"], sorted(over["places"])) == ("finished", [1, 2])
    assert first[0]["seed"] != second[0]["seed"]


def test_every_seat_has_a_process_of_its_own_for_all_its_games(write: Write, tmp_path: Path) -> None:
    """Two seats of three, and the one that was tried before the games."""
    assert hold_match(SECRET, FIRST, write(), seats=3, games=6).finished == 6
    assert len(list((tmp_path / "processes").iterdir())) == 1 + 2


def split_games(messages: list[JSON]) -> list[list[JSON]]:
    games: list[list[JSON]] = []
    for message in messages:
        if message["type"] == "start":
            games.append([])
        games[-1].append(message)
    return games


def test_a_program_hears_what_it_may_see_and_that_there_was_something_else() -> None:
    table = Table(SECRET, 2, seed=1)
    dealt = choose_message(table, 0, 0)["happened"]
    assert [(move["seat"], move["text"] is None) for move in dealt] == [(None, False), (None, True)]
    table.play("hold")
    assert choose_message(table, 1, 2)["happened"] == [{"seat": 0, "number": None, "text": None, "parts": None}]
    table.play("double")
    table.play("show")
    assert [move["text"] for move in choose_message(table, 1, 3)["happened"]] == ["double", "show"]


def test_another_seats_private_objective_does_not_reach_a_program() -> None:
    """The same game twice, but for the card that seat 1 was dealt in secret: seat 0 is told the same to the letter."""
    game = clerestory.load_game("sagrada")
    table, rng = Table(game, 2, seed=6), generator(7)
    while not table.is_over:
        moves = table.legal_moves()
        table.play(moves[below(rng, len(moves))])
    numbers = [move.number for move in table.moves]
    at = next(at for at, move in enumerate(table.moves) if move.seat == CHANCE and move.seen_by == 1)
    dealt = {move.number for move in table.moves if move.seat == CHANCE and move.seen_by in (0, 1)}
    changed = next(number for number in range(game.outcomes) if number not in dealt and can_be_drawn(table, at, number))
    assert messages_to(0, numbers) == messages_to(0, [*numbers[:at], changed, *numbers[at + 1 :]])
    assert messages_to(1, numbers) != messages_to(1, [*numbers[:at], changed, *numbers[at + 1 :]])


def can_be_drawn(table: Table, at: int, outcome: int) -> bool:
    return not table.game.refusal(table.before(at), outcome)


def messages_to(seat: int, numbers: list[int]) -> list[str]:
    """All that a program in this seat hears until the last move."""
    table, told = Table(clerestory.load_game("sagrada"), 2, chance_by_hand=True), 0
    messages = [json.dumps(start_message(table, seat, 1))]
    for number in numbers[:-1]:
        table.play(number)
        if table.turn == seat:
            messages.append(json.dumps(choose_message(table, seat, told)))
            told = len(table.moves)
    return [*messages, json.dumps(over_message(table, seat, told, "unfinished", ()))]


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ('print("fly", flush=True)', r'it answered "fly": "fly" is not understood\.'),
        ('print("show", flush=True)', r'it answered "show": This cannot be done now\. \[PLAY\]'),
        ('print("2", flush=True)', r'it answered "2": This cannot be done now\. \[PLAY\]'),
        ('print("x" * 20000, flush=True)', r'it answered "x{60} \.\.\.": '),
        ("print(flush=True)", r'it answered "": "" is not understood\.'),
        ("os.write(1, bytes(range(128, 256)) + bytes([10]))", r'it answered ".+" is not understood\.'),
        ("time.sleep(60)", r"it gave no answer within 0\.4 seconds\."),
    ],
)  # fmt: skip
def test_a_wrong_answer_forfeits_the_game(write: Write, answer: str, reason: str) -> None:
    match = hold_match(SECRET, write(answer, patience=0.4), FIRST, games=2)
    assert (match.forfeited, match.finished, match.wins, match.margin) == (2, 0, 0, None)
    assert [side.forfeits for side in match.sides] == [2, 0]
    assert match.sides[0].first_forfeit
    assert re.match(reason, match.sides[0].first_forfeit)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ('raise ValueError("no idea")', r'it ended with exit code 1 and wrote "ValueError: no idea"\.'),
        ("sys.exit(3)", r"it ended with exit code 3\."),
        ("os.kill(os.getpid(), 9)", r"it was ended by signal 9\."),
        ("os.close(1); time.sleep(60)", r"it closed its standard output\."),
    ],
)  # fmt: skip
def test_a_program_that_ends_forfeits_and_is_started_again(write: Write, answer: str, reason: str) -> None:
    """It dies at its third decision, the first of its second game; two seeds make it die twice."""
    match = hold_match(SECRET, write(f"if asked == 3: {answer}\n        {FIRST_TEXT}"), FIRST, games=4)
    assert (match.games, match.finished, match.forfeited) == (4, 2, 2)
    assert match.sides[0].first_forfeit
    assert re.fullmatch(reason, match.sides[0].first_forfeit)


def test_who_forfeits_is_last_and_all_others_share_the_first_place(write: Write) -> None:
    match = hold_match(SECRET, FIRST, write('print("fly", flush=True)'), seats=3, games=3)
    assert (match.forfeited, match.wins) == (3, 1.5)
    alone = hold_contest(SECRET, [write('print("fly", flush=True)')], seats=1, games=2)
    assert (alone.matches[0].forfeited, alone.matches[0].wins) == (2, 0)


def test_a_program_that_does_not_answer_at_all_stops_the_arena(write: Write) -> None:
    for program, sentence in (
        (Program("no-such-program --at all"), "The program 'no-such-program --at all' cannot be started: No such file"),
        (Program(""), "A program needs a command, such as: python3 mine.py"),
        (Program("python3 'mine.py"), "has a quotation mark without its partner."),
        (Program("python3 mine.py", patience=0), "Patience is a number of seconds above 0; 0 is not."),
        (write("sys.exit('not today')"), 'does not answer: it ended with exit code 1 and wrote "not today".'),
        (Program("true"), "The program 'true' does not answer: it ended with exit code 0."),
    ):
        with pytest.raises(GameError) as refused:
            hold_match(SECRET, program, FIRST, games=2)
        assert sentence in str(refused.value)


def test_a_program_that_is_deaf_or_leaves_others_behind_is_ended_all_the_same(write: Write) -> None:
    """The child holds the output open; the parent ignores that its input was closed."""
    write()
    child = 'sh -c "sleep 60 & exec cat >/dev/null"'
    began = time.monotonic()
    match = hold_match(SECRET, Program(child, patience=0.3), FIRST, games=2)
    assert match.forfeited == 2
    stubborn = write(f"{FIRST_TEXT}\nwhile True: time.sleep(60)")
    assert hold_match(SECRET, stubborn, FIRST, games=2).finished == 2
    assert time.monotonic() - began < 10


def test_texts_come_before_numbers_and_capital_letters_do_not_matter() -> None:
    table = Table(SECRET, 2, seed=1)
    assert [read_answer(table, line) for line in ("double\n", " Hold \r\n", "1\n")] == [1, 0, 1]


@pytest.mark.parametrize(("name", "seats"), [("sintra", 2), ("sagrada", 1), ("sagrada", 3), ("towerup", 2)])
def test_the_program_of_the_documentation_plays_every_game(tmp_path: Path, name: str, seats: int) -> None:
    [code] = re.findall(r"```python\n(import json\n.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.S)
    assert len(code.splitlines()) <= 20
    (tmp_path / "mine.py").write_text(code, encoding="utf-8")
    program = Program(shlex.join([sys.executable, str(tmp_path / "mine.py")]))
    contest = hold_contest(clerestory.load_game(name), [program, "random"], seats=seats, games=1)
    assert [(match.finished, match.forfeited) for match in contest.matches] == [(seats, 0)] * len(contest.matches)
