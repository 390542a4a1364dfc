"""What people type: moves and drawn positions. Whatever it is, it is read, or refused with a sentence."""

from __future__ import annotations

import random
from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from clerestory.engine.game import CHANCE, OVER, GameError
from clerestory.engine.records import bytes_of, copy_of
from clerestory.engine.table import Table
from clerestory.games.sintra import GAME
from clerestory.games.sintra.actions import HELP
from clerestory.games.sintra.invariants import INVARIANTS, SOUND
from clerestory.games.sintra.rules import ACTIONS
from clerestory.games.sintra.setup import OUTCOMES
from clerestory.games.sintra.state import FILL_DISPLAY, State
from tests.games.sintra.drawings import palace_of, state_of, table_at

FUZZ = settings(max_examples=400, deadline=None, derandomize=True)
VALID_TEXTS = (
    "2 orange > 5", "center pink > 3", "4 blue > floor", "back", "keep white", "draw orange", "strip 3a", "start 1",
    "display 2 orange to strip 5", "c p 3", "4 b f", "k w", "9 white > 8", "1 yellow > place 1",
)  # fmt: skip
CHARACTERS = st.sampled_from("0123456789 >abcfkopwyBOPYW.*-v()\n\t\x00é٣²½🟧")


# --- Moves ---


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("2 o 5", "2 orange > 5"),
        ("c p 3", "center pink > 3"),
        ("4 b f", "4 blue > floor"),
        ("b", "back"),
        ("k w", "keep white"),
        ("2o5", None),
        ("2 o>5", "2 orange > 5"),
        ("2 ORANGE  >  5", "2 orange > 5"),
        (" display 2 orange to strip 5 ", "2 orange > 5"),
        ("2 orange place 5", "2 orange > 5"),
        ("center y floor", "center yellow > floor"),
    ],
)
def test_short_forms_are_read_as_the_help_says(short: str, long: str | None) -> None:
    state = state_of()
    if long is None:
        with pytest.raises(GameError, match="is not understood"):
            GAME.read(state, short)
    else:
        assert GAME.read(state, short) == GAME.read(state, long)
        assert GAME.write(state, GAME.read(state, short)) == long


def test_every_example_of_the_help_is_read_as_it_is_written() -> None:
    state = state_of()
    lines = HELP.splitlines()
    examples = [line.split("  ")[0] for line in lines[:-1]]
    assert len(examples) == 5
    for text in examples:
        assert GAME.write(state, GAME.read(state, text)) == text
    short = lines[-1].removeprefix("Short forms: ").rstrip(".").split(", ")
    expected = ["2 orange > 5", "center pink > 3", "4 blue > floor", "back", "keep white"]
    assert [GAME.write(state, GAME.read(state, text)) for text in short] == expected


@pytest.mark.parametrize(
    "text",
    ["00011 orange > 5", "0001" + "0" * 5000 + " orange > 5", "1 orange > 00012", "1 orange > 0001" + "0" * 5000],
    ids=["display", "huge display", "place", "huge place"],
)
def test_a_number_with_leading_zeros_is_not_read_as_another_display_or_place(text: str) -> None:
    """Display 11 does not exist, however it is written."""
    with pytest.raises(GameError, match="There are"):
        GAME.read(state_of(), text)


@cache
def states_of_every_phase() -> tuple[State, ...]:
    """One position for each thing that can happen next."""
    table = Table(GAME, 2, {"side": "B"}, seed=1, chance_by_hand=True)
    found: dict[str, State] = {}
    while not table.is_over:
        found.setdefault(table.view()["phase"], copy_of(table.state))
        moves = table.legal_moves()
        table.play(moves[len(table.moves) * 5 % len(moves)])
    keeping = table_at(state_of(palace_of("strip Yy# . . . . . . ."), displays="YBOW PPPP", side="B"))
    keeping.play("1 yellow > 1")
    return *found.values(), copy_of(keeping.state), copy_of(table.state)


def check_reading(text: str) -> None:
    """In every phase the text is a move's number, or a sentence says that it is not; nothing changes."""
    for state in states_of_every_phase():
        before = bytes_of(state)
        try:
            number = GAME.read(state, text)
        except GameError as error:
            assert len(str(error)) > 10  # noqa: PT017
            assert len(str(error)) < 300  # noqa: PT017
            continue
        assert type(number) is int
        turn = GAME.turn(state)
        assert 0 <= number < (OUTCOMES if turn == CHANCE else ACTIONS)
        if not GAME.refusal(state, number):
            assert GAME.read(state, GAME.write(state, number)) == number
        assert bytes_of(state) == before


@FUZZ
@given(st.text())
@example("start ٣")
@example("٣ orange > ٥")
@example("strip ١a")
@example("K w")  # the Kelvin sign, which is a small k in lower case
def test_any_text_is_a_move_or_refused(text: str) -> None:
    check_reading(text)


@FUZZ
@given(st.sampled_from(VALID_TEXTS), st.lists(st.tuples(st.integers(0, 40), st.integers(0, 2), CHARACTERS), max_size=4))
def test_a_mistyped_move_is_a_move_or_refused(text: str, slips: list[tuple[int, int, str]]) -> None:
    for at, kind, character in slips:
        at %= len(text) + 1
        text = text[:at] + ("" if kind == 0 else character) + text[at + (kind < 2) :]
    check_reading(text)


# --- Positions ---


@cache
def drawings() -> tuple[str, ...]:
    """Drawings from all over some games."""
    found = [GAME.draw(state) for state in states_of_every_phase()]
    for seats in GAME.seats:
        table = Table(GAME, seats, {"side": "AB"[seats % 2]}, seed=seats)
        while not table.is_over:
            moves = table.legal_moves()
            table.play(moves[len(table.moves) * 3 % len(moves)])
            if len(table.moves) % 13 == 0:
                found.append(table.draw())
    return tuple(found)


def check_position(text: str) -> State | None:
    """A drawing is refused with a sentence, or is a sound position that draws back; nothing else is thrown."""
    try:
        state: State = GAME.read_position(text)
    except GameError as error:
        assert len(str(error)) > 10  # noqa: PT017
        return None
    assert GAME.check(state) == SOUND
    assert [line.split() for line in GAME.draw(state).splitlines() if line.split()] == [
        line.split() for line in text.splitlines() if line.split()
    ]
    return state


def check_playing_on(state: State, seed: int) -> None:
    """A position that was accepted can be played to the end, chance included, and stays sound."""
    rng = random.Random(seed)
    table = table_at(state, chance_by_hand=True)
    while table.turn != OVER:
        moves = table.legal_moves()
        assert moves, f"nothing can be played or drawn\n{table.draw()}"
        table.play(rng.choice(moves))
        broken = int(GAME.check(table.state))
        assert broken == SOUND, f"after {table.moves[-1]}: {INVARIANTS[broken]}\n{GAME.draw(state)}"


POSITIONS = st.integers(0, 999).map(lambda number: drawings()[number % len(drawings())])
LINE_EDITS = st.lists(st.tuples(st.sampled_from(["delete", "double", "swap"]), st.integers(0, 99)), max_size=3)


@FUZZ
@given(POSITIONS, LINE_EDITS)
def test_a_drawing_with_lines_lost_doubled_or_swapped_is_read_or_refused(
    text: str, edits: list[tuple[str, int]]
) -> None:
    lines = text.splitlines()
    for edit, at in edits:
        at %= len(lines)
        if edit == "delete":
            del lines[at]
        elif edit == "double":
            lines.insert(at, lines[at])
        else:
            lines[at], lines[at - 1] = lines[at - 1], lines[at]
    check_position("\n".join(lines))


@FUZZ
@given(POSITIONS, st.lists(st.tuples(st.integers(0, 9999), CHARACTERS), min_size=1, max_size=3))
def test_a_drawing_with_wrong_characters_is_read_or_refused(text: str, slips: list[tuple[int, str]]) -> None:
    for at, character in slips:
        at %= len(text)
        text = text[:at] + character + text[at + 1 :]
    check_position(text)


NUMBERS = st.sampled_from(
    ["0", "1", "2", "7", "8", "9", "20", "99", "-1", "-18", "32767", "32768", "-32768", "65536", "1" * 20, "9" * 5000]
)


@FUZZ
@given(POSITIONS, st.lists(st.tuples(st.integers(0, 9999), NUMBERS), min_size=1, max_size=3))
def test_a_drawing_with_wrong_numbers_is_read_or_refused(text: str, slips: list[tuple[int, str]]) -> None:
    for at, number in slips:
        words = text.split(" ")
        places = [index for index, word in enumerate(words) if word.strip("-()\n").isdigit()]
        words[places[at % len(places)]] = number
        text = " ".join(words)
    check_position(text)


@FUZZ
@given(st.text() | st.text(alphabet=CHARACTERS))
@example("")
@example("\n\n")
@example("sintra 2 seats side A")
def test_any_text_is_a_position_or_refused(text: str) -> None:
    check_position(text)


@pytest.mark.parametrize(
    "line", ["", "sintra", "next", "round", "track", "bag", "display 1", "seat 1", "sheet", "points"]
)
def test_a_refused_drawing_is_told_its_line(line: str) -> None:
    lines = drawings()[4].splitlines()
    at = next(number for number, text in enumerate(lines) if text.startswith(line)) if line else len(lines)
    lines.insert(at, "what is this?")
    with pytest.raises(GameError, match=rf"Line {at + 1}: .*what is this\?"):
        GAME.read_position("\n".join(lines))


def test_white_space_does_not_matter_in_a_drawing() -> None:
    for text in drawings()[::5]:
        squeezed = "\r\n\n".join("\t" + " ".join(line.split()) + " " for line in text.splitlines())
        assert bytes_of(GAME.read_position(squeezed)) == bytes_of(GAME.read_position(text))


# --- Positions that cannot occur ---


def edited(state: State, old: str, new: str) -> str:
    text = GAME.draw(state)
    assert old in text
    return text.replace(old, new, 1)


def with_bag_in_tower(text: str) -> str:
    """The same drawing, bag and tower exchanged."""
    return text.replace("bag     ", "other   ").replace("tower   ", "bag     ").replace("other   ", "tower   ")


def laying_the_round_track() -> Table:
    table = Table(GAME, 2, chance_by_hand=True)
    while "next lay the round pane" not in table.draw():
        table.play(table.legal_moves()[0])
    return table


def test_the_round_track_is_laid_only_in_the_first_round() -> None:
    with pytest.raises(GameError):
        GAME.read_position(edited(laying_the_round_track().state, "round 1 ", "round 3 "))


def test_the_tower_is_empty_during_setup() -> None:
    """With the colors in the tower there would be nothing to draw for the round track."""
    text = GAME.draw(laying_the_round_track().state).replace("20", "19").replace("  0", "  1", 5)
    assert text.count(" 19") == 5
    tower = next(line for line in text.splitlines() if line.startswith("tower"))
    assert tower.split()[2::2] == ["1"] * 5
    with pytest.raises(GameError):
        GAME.read_position(text)


def test_an_empty_bag_does_not_wait_for_the_next_pane_to_be_drawn() -> None:
    """ROUNDEND-5: it is filled from the tower when a pane is needed, so a draw always finds one."""
    state = state_of(phase=FILL_DISPLAY)
    state.bag[:], state.tower[:] = state.tower.copy(), state.bag.copy()
    with pytest.raises(GameError):
        GAME.read_position(GAME.draw(state))


def test_nothing_is_drawn_for_displays_that_are_full() -> None:
    """A pane more would lie on a display that is not in the game, and the ones after it beyond the table."""
    text = edited(
        state_of(displays="BOPW BOPW BOPW BOPW BOPW"),
        "next seat 0 takes panes or sends the glazier back",
        "next draw a pane for a display",
    )
    with pytest.raises(GameError):
        GAME.read_position(text)


def test_points_that_no_game_can_bring_are_refused() -> None:
    """Numbers are 16 bits wide: from such a score the next points would lead round to the other end."""
    text = edited(state_of(palace_of(score=1)), "score 1 ", "score 32767 ").replace("windows 1 ", "windows 32767 ", 1)
    with pytest.raises(GameError):
        GAME.read_position(text)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(POSITIONS, POSITIONS, st.booleans(), st.booleans(), st.booleans(), st.integers(0, 9999))
def test_a_drawing_put_together_from_two_can_be_played_on_if_it_is_accepted(
    text: str, other: str, other_next: bool, other_round: bool, exchanged: bool, seed: int
) -> None:
    """What happens next, and the round and the token, of one position; the rest of another."""
    lines, others = text.splitlines(), other.splitlines()
    for line, is_other in ((1, other_next), (2, other_round)):
        lines[line] = others[line] if is_other else lines[line]
    mixed = "\n".join(lines)
    state = check_position(with_bag_in_tower(mixed) if exchanged else mixed)
    if state is not None:
        check_playing_on(state, seed)
