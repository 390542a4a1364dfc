"""Whatever is typed at any game, as a move or as a drawn position, is read, or refused with a sentence."""

from __future__ import annotations

import re
from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from clerestory.engine.chance import below, generator
from clerestory.engine.game import CHANCE, Game, GameError
from clerestory.engine.records import AnyState, bytes_of, copy_of
from clerestory.engine.table import Table
from clerestory.games import GAMES, load_game
from tests.accepted import check_position

FUZZ = settings(max_examples=50, deadline=None, derandomize=True)
EVERY_GAME = pytest.mark.parametrize("game", [load_game(name) for name in GAMES], ids=GAMES)
GAMES_SEEN = 6  # random games that positions are taken from, for each number of seats
APART = 13  # moves between two of them

CHARACTERS = st.sampled_from("0123456789 >:?-+.()*ABCDRGBYPWOabcdefkoprvwyn\n\t\x00é٣²½ſK🎲")
WORDS = st.sampled_from(
    ["0", "1", "2", "5", "7", "9", "18", "20", "99", "-1", "-18", "32767", "32768", "-32768", "65536", "9" * 5000,
     "yes", "no", "none", "red", "blue", "R3", "B4", "-", ".", "?"]
)  # fmt: skip
NONSENSE = (
    "", " ", "pass", "undo", "1", "-1", "456", "R", "R7", "1 orange", "take", "place 1A", "use 0", "end end", "start 9",
    "draw", "roll 9", "\x00", "٣", "🎲", "None", "A1 A2", "1.5 orange > 1", "take R3;", "back back", "x" * 5000,
)  # fmt: skip


@cache
def positions(game: Game) -> tuple[AnyState, ...]:
    """One for each thing that can happen next, and more from all over some random games."""
    found: dict[tuple[str, int], AnyState] = {}
    for seats in (game.seats[0], game.seats[-1]):
        for number in range(GAMES_SEEN):
            table, rng = Table(game, seats, seed=number, chance_by_hand=True), generator(number)
            while not table.is_over:
                found.setdefault((table.view()["phase"], 0), copy_of(table.state))
                if number == 0 and len(table.moves) % APART == 0:
                    found[f"seats {seats}", len(table.moves)] = copy_of(table.state)
                moves = table.legal_moves()
                table.play(moves[below(rng, len(moves))])
            found["over", seats] = copy_of(table.state)
    return tuple(found[key] for key in sorted(found))


@cache
def phases(game: Game) -> tuple[AnyState, ...]:
    """One position for each thing that can happen next."""
    return tuple({game.view(state, None)["phase"]: state for state in positions(game)}.values())


@cache
def texts(game: Game) -> tuple[str, ...]:
    """Moves as they are written, of every kind."""
    tables = [Table(game, position=game.draw(state), chance_by_hand=True) for state in phases(game)]
    return tuple({move.text for table in tables for move in table.legal_moves()[::5]})


def some(number: int, things: tuple[str, ...]) -> str:
    return things[number % len(things)]


def drawing(game: Game, number: int) -> str:
    return game.draw(positions(game)[number % len(positions(game))])


# --- Moves ---


def check_reading(game: Game, text: str) -> None:
    """In every phase the text is a move's number, or a sentence says that it is not; nothing changes."""
    for state in phases(game):
        before = bytes_of(state)
        try:
            number = game.read(state, text)
        except GameError as error:
            assert 10 < len(str(error)) < 300  # noqa: PT017
            continue
        assert type(number) is int
        assert 0 <= number < (game.outcomes if game.turn(state) == CHANCE else game.actions)
        if not game.refusal(state, number):
            assert game.read(state, game.write(state, number)) == number
        assert bytes_of(state) == before


@EVERY_GAME
@FUZZ
@given(text=st.text())
@example(text="start ٣")
@example(text="card ١")
@example(text="٣ orange > ٥")
@example(text="K w")  # the Kelvin sign, which is a small k in lower case
@example(text="use " + "1" * 5000)
def test_any_text_is_a_move_or_refused(game: Game, text: str) -> None:
    check_reading(game, text)


@EVERY_GAME
@FUZZ
@given(
    number=st.integers(0, 9999),
    slips=st.lists(st.tuples(st.integers(0, 40), st.integers(0, 2), CHARACTERS), max_size=4),
)
def test_a_mistyped_move_is_a_move_or_refused(game: Game, number: int, slips: list[tuple[int, int, str]]) -> None:
    text = some(number, texts(game))
    for at, kind, character in slips:
        at %= len(text) + 1
        text = text[:at] + ("" if kind == 0 else character) + text[at + (kind < 2) :]
    check_reading(game, text)


@EVERY_GAME
def test_every_number_and_every_nonsense_is_legal_or_refused_and_changes_nothing(game: Game) -> None:
    for state in positions(game):
        table = Table(game, position=game.draw(state), chance_by_hand=True)
        legal = {move.number for move in table.legal_moves()}
        for number in range(game.outcomes if table.turn == CHANCE else game.actions):
            sentence = game.refusal(table.state, number)
            assert (sentence == "") == (number in legal)
            assert sentence == "" or re.fullmatch(r"[A-Z].*\. \[[A-Z][A-Za-z0-9-]*\]", sentence)
            if sentence and number % 29 == 0:
                with pytest.raises(GameError, match=re.escape(sentence)):
                    table.play(number)
        for text in NONSENSE:
            check_reading(game, text)
        assert bytes_of(table.state) == bytes_of(state)
        assert table.moves == ()


# --- Positions ---


@EVERY_GAME
@FUZZ
@given(
    number=st.integers(0, 9999),
    edits=st.lists(st.tuples(st.sampled_from(["delete", "double", "swap"]), st.integers(0, 99)), max_size=3),
)
def test_a_drawing_with_lines_lost_doubled_or_swapped_is_read_or_refused(
    game: Game, number: int, edits: list[tuple[str, int]]
) -> None:
    lines = drawing(game, number).splitlines()
    for edit, at in edits:
        at %= len(lines)
        if edit == "delete":
            del lines[at]
        elif edit == "double":
            lines.insert(at, lines[at])
        else:
            lines[at], lines[at - 1] = lines[at - 1], lines[at]
    check_position(game, "\n".join(lines))


@EVERY_GAME
@FUZZ
@given(
    number=st.integers(0, 9999),
    slips=st.lists(st.tuples(st.integers(0, 9999), CHARACTERS), min_size=1, max_size=3),
)
def test_a_drawing_with_wrong_characters_is_read_or_refused(
    game: Game, number: int, slips: list[tuple[int, str]]
) -> None:
    text = drawing(game, number)
    for at, character in slips:
        at %= len(text)
        text = text[:at] + character + text[at + 1 :]
    check_position(game, text)


@EVERY_GAME
@FUZZ
@given(
    number=st.integers(0, 9999),
    slips=st.lists(st.tuples(st.integers(0, 9999), WORDS, st.booleans()), min_size=1, max_size=3),
)
def test_a_drawing_with_wrong_words_is_read_or_refused(
    game: Game, number: int, slips: list[tuple[int, str, bool]]
) -> None:
    text = drawing(game, number)
    for at, word, is_number in slips:
        words = re.split(r"(\s+)", text)
        places = [index for index in range(0, len(words), 2) if not is_number or words[index].strip("-()").isdigit()]
        words[places[at % len(places)]] = word
        text = "".join(words)
    check_position(game, text)


@EVERY_GAME
@FUZZ
@given(
    number=st.integers(0, 9999),
    other=st.integers(0, 9999),
    labels=st.lists(st.integers(0, 9), min_size=1, max_size=3),
)
def test_a_drawing_put_together_from_two_can_be_played_on_if_it_is_accepted(
    game: Game, number: int, other: int, labels: list[int]
) -> None:
    """Some of the first lines of one position; the rest of another."""
    lines, others = drawing(game, number).splitlines(), drawing(game, other).splitlines()
    for at in labels:
        lines[at] = others[at]
    check_position(game, "\n".join(lines))


@EVERY_GAME
@FUZZ
@given(text=st.text() | st.text(alphabet=CHARACTERS))
@example(text="")
@example(text="\n\n")
@example(text="sintra 2 seats side A")
@example(text="sagrada 2 seats open_private no solo_tools 3")
def test_any_text_is_a_position_or_refused(game: Game, text: str) -> None:
    check_position(game, text)


@EVERY_GAME
def test_a_refused_drawing_is_told_its_line(game: Game) -> None:
    for state in phases(game):
        for at in range(0, len(game.draw(state).splitlines()) + 1, 4):
            lines = game.draw(state).splitlines()
            lines.insert(at, "what is this?")
            with pytest.raises(GameError, match=rf"Line {at + 1}: .*what is this\?"):
                game.read_position("\n".join(lines))


@EVERY_GAME
def test_white_space_does_not_matter_in_a_drawing(game: Game) -> None:
    for state in positions(game)[::5]:
        text = game.draw(state)
        squeezed = "\r\n\n".join("\t" + " ".join(line.split()) + " " for line in text.splitlines())
        assert bytes_of(game.read_position(squeezed)) == bytes_of(state)
