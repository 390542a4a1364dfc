"""What people type: moves and drawn positions. Whatever it is, it is read, or refused with a sentence."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from clerestory.engine.game import CHANCE, GameError
from clerestory.engine.records import bytes_of
from clerestory.games.sagrada import GAME
from clerestory.games.sagrada.actions import EXAMPLES, HELP
from clerestory.games.sagrada.state import ACTIONS, CHOOSE_PATTERN, GAME_OVER, OUTCOMES
from tests.games.sagrada.positions import (
    POSITIONS,
    check_position,
    drawings,
    in_phase,
    one_of_each_phase,
    states_of_every_phase,
)

FUZZ = settings(max_examples=250, deadline=None, derandomize=True)
VALID_TEXTS = (
    "choose Via Lux", "choose 3", "take R3", "place B4", "use Lens Cutter", "use 5", "pay P2", "up", "down", "swap G5",
    "set 4", "pool", "move C5", "to B2", "stop", "end", "r3", "b4", "c5", "e", "4", "take red 3", "objective red",
    "card 7", "start 1", "tool lens", "goal Row C", "draw R3", "roll 4", "draw purple", "end turn",
)  # fmt: skip
CHARACTERS = st.sampled_from("0123456789 RGBYPrgbyp.:?-+ABCDenvyes\n\t\x00é٣²½ſK🎲")


def test_every_phase_is_among_the_positions_of_this_file() -> None:
    assert {int(state.phase) for state in states_of_every_phase()} == set(range(GAME_OVER + 1))


# --- Moves ---


@pytest.mark.parametrize(
    ("phase", "short", "long"),
    [
        ("choose Via Lux", "1", None),
        ("choose Via Lux", "choose 1", None),
        ("take R3, use", "r3", "take R3"),
        ("take R3, use", "  TAKE   Red  3 ", "take R3"),
        ("take R3, use", "use 5", "use Lens Cutter"),
        ("take R3, use", "use lens", "use Lens Cutter"),
        ("take R3, use", "use cork-backed", "use Cork-backed Straightedge"),
        ("take R3, use", "e", "end"),
        ("take R3, use", "end turn", "end"),
        ("place B4 or use", "b4", "place B4"),
        ("place B4 or use", "PLACE b4", "place B4"),
        ("pay P2", "p2", "pay P2"),
        ("swap G5", "g5", "swap G5"),
        ("swap G5", "swap green 5", "swap G5"),
        ("set 4", "4", "set 4"),
        ("move C5", "c5", "move C5"),
        ("move C5 or stop", "c5", "move C5"),
        ("to B2", "b2", "to B2"),
        ("draw R3", "draw red 3", "draw R3"),
        ("draw red", "draw r", "draw red"),
        ("objective red", "objective r", "objective red"),
        ("tool Lens Cutter", "tool 5", "tool Lens Cutter"),
        ("goal Row Color", "goal row c", "goal Row Color Variety"),
        ("goal Row Color", "goal 10", "goal Color Variety"),
    ],
)
def test_short_forms_are_read_as_the_help_says(phase: str, short: str, long: str | None) -> None:
    state = in_phase(phase)
    if long is None:
        assert GAME.read(state, short) == 0
    else:
        assert GAME.read(state, short) == GAME.read(state, long)
        assert GAME.write(state, GAME.read(state, short)) == long


@pytest.mark.parametrize(
    ("phase", "text"),
    [
        ("take R3, use", "use flux"),
        ("take R3, use", "use"),
        ("take R3, use", "use 0"),
        ("take R3, use", "use 13"),
        ("take R3, use", "use 005"),
        ("take R3, use", "take R7"),
        ("take R3, use", "take W3"),
        ("take R3, use", "r 3"),
        ("place B4 or use", "place E1"),
        ("place B4 or use", "place A6"),
        ("set 4", "set 7"),
        ("set 4", "set ٣"),
        ("choose Via Lux", "choose 5"),
        ("choose Via Lux", "choose"),
        ("card 7", "card 0"),
        ("card 7", "card 13"),
        ("card 7", "7"),
        ("start 0", "start 4"),
        ("goal Row Color", "goal row"),
        ("roll 4", "roll 0"),
        ("draw red", "draw r3"),
    ],
)
def test_what_could_mean_two_things_or_nothing_is_not_read(phase: str, text: str) -> None:
    """ "use flux" is Flux Brush or Flux Remover; "goal row" is two objectives. "use 005" may be read, as tool 5."""
    state = in_phase(phase)
    if text == "use 005":
        assert GAME.write(state, GAME.read(state, text)) == "use Lens Cutter"
    else:
        with pytest.raises(GameError, match=r"is not understood\. Expected: "):
            GAME.read(state, text)


def test_every_example_of_the_help_is_read_as_it_is_written() -> None:
    examples = [text for line in HELP.splitlines()[:-1] for text in line[:19].strip().split(", ")]
    assert len(examples) == 14
    named = {"choose Via Lux": "choose Via Lux", "pool": "place B4 or pool", "stop": "move C5 or stop"}
    for text in examples:
        state = in_phase(named.get(text, text))
        if text == "choose Via Lux":
            state.windows[state.seat].dealt[:] = [0, 11]
        assert GAME.write(state, GAME.read(state, text)) == text


def test_what_is_expected_can_be_typed() -> None:
    """The example in the sentence that says something else was not understood."""
    for state in one_of_each_phase():
        if state.phase < GAME_OVER and state.phase != CHOOSE_PATTERN:
            for text in EXAMPLES[int(state.phase)].replace(" or ", ", ").split(", "):
                assert GAME.write(state, GAME.read(state, text)) == text


def check_reading(text: str) -> None:
    """In every phase the text is a move's number, or a sentence says that it is not; nothing changes."""
    for state in one_of_each_phase():
        before = bytes_of(state)
        try:
            number = GAME.read(state, text)
        except GameError as error:
            assert 10 < len(str(error)) < 300  # noqa: PT017
            continue
        assert type(number) is int
        assert 0 <= number < (OUTCOMES if GAME.turn(state) == CHANCE else ACTIONS)
        if not GAME.refusal(state, number):
            assert GAME.read(state, GAME.write(state, number)) == number
        assert bytes_of(state) == before


@FUZZ
@given(st.text())
@example("start ٣")
@example("use ٥")
@example("card ١")
@example("K")  # the Kelvin sign, which is a small k in lower case
@example("use " + "1" * 5000)
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


WORDS = st.sampled_from(
    ["0", "1", "2", "5", "9", "18", "99", "-1", "32767", "32768", "65536", "9" * 5000, "R3", "P6", "yes", "no", "none",
     "red", "-", ".", "?", "B4"]
)  # fmt: skip


@FUZZ
@given(POSITIONS, st.lists(st.tuples(st.integers(0, 9999), WORDS), min_size=1, max_size=3))
def test_a_drawing_with_wrong_words_is_read_or_refused(text: str, slips: list[tuple[int, str]]) -> None:
    for at, word in slips:
        words = text.split(" ")
        places = [index for index, other in enumerate(words) if other.strip()]
        words[places[at % len(places)]] = word
        text = " ".join(words)
    check_position(text)


@FUZZ
@given(st.text() | st.text(alphabet=CHARACTERS))
@example("")
@example("\n\n")
@example("sagrada 2 seats open_private no solo_tools 3")
def test_any_text_is_a_position_or_refused(text: str) -> None:
    check_position(text)


@pytest.mark.parametrize("line", ["", "sagrada", "next", "round", "bag", "pool", "track", "seat 1", "sheet", "pattern"])
def test_a_refused_drawing_is_told_its_line(line: str) -> None:
    lines = next(text for text in drawings() if "2 seats" in text and "drafts a die" in text).splitlines()
    at = next(number for number, text in enumerate(lines) if text.startswith(line)) if line else len(lines)
    lines.insert(at, "what is this?")
    with pytest.raises(GameError, match=rf"Line {at + 1}: .*what is this\?"):
        GAME.read_position("\n".join(lines))


def test_white_space_does_not_matter_in_a_drawing() -> None:
    for text in drawings()[::5]:
        squeezed = "\r\n\n".join("\t" + " ".join(line.split()) + " " for line in text.splitlines())
        assert bytes_of(GAME.read_position(squeezed)) == bytes_of(GAME.read_position(text))


@settings(max_examples=400, deadline=None, derandomize=True)
@given(POSITIONS, POSITIONS, st.lists(st.sampled_from(["next", "round", "hand", "using", "pool"]), max_size=3))
def test_a_drawing_put_together_from_two_can_be_played_on_if_it_is_accepted(
    text: str, other: str, labels: list[str]
) -> None:
    """Some lines of one position; the rest of another."""
    theirs = {line.split()[0]: line for line in other.splitlines() if line.split()}
    lines = [theirs.get(line.split()[0], line) if line.split()[:1] in [[one] for one in labels] else line
             for line in text.splitlines()]  # fmt: skip
    check_position("\n".join(lines))
