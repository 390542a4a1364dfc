"""The component file: what is in the box, cards of one's own, and a clear sentence for every mistake."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clerestory import ComponentError
from clerestory.engine.components import read_component_set
from clerestory.games.sagrada import components as sagrada
from clerestory.games.sagrada.components import Box
from tests.games.component_texts import EDITS, with_changes, with_edits

OURS = Path(sagrada.__file__).with_name("components.toml").read_text(encoding="utf-8")
NAMES = [
    "Kaleidoscopic Dream", "Firmitas", "Fractal Drops", "Ripples of Light", "Lux Mundi", "Lux Astram", "Gravitas",
    "Water of Life", "Sun Catcher", "Shadow Thief", "Aurorae Magnificus", "Aurora Sagradis", "Virtus",
    "Symphony of Light", "Firelight", "Sun's Glory", "Batllo", "Bellesguard", "Luz Celestial", "Fulgor del Cielo",
    "Chromatic Splendor", "Comitas", "Via Lux", "Industria",
]  # fmt: skip
MINE = """
[card_13]
value = '''
My Window, difficulty 3
. . . . .
. R . 1 .
. . . . .
. 6 . P .

Nothing Asked, difficulty 6
. . . . .
. . . . .
. . . . .
. . . . .
'''
confidence = "unknown"
"""


def read(text: str) -> Box:
    return sagrada.read_box(read_component_set(text, "mine.toml"))


def changed(*changes: tuple[str, str]) -> str:
    """Our file with some things changed."""
    return with_changes(OURS, *changes)


def without_cards(*numbers: int) -> str:
    """Our file without some of its cards."""
    text = OURS
    for number in numbers:
        text, found = re.subn(rf'\[card_{number}\]\n.*?\nconfidence = "sourced:3"\n', "", text, flags=re.S)
        assert found == 1
    return text


# --- What is in the box ---


@pytest.mark.rule("SETUP-2", "SETUP-3")
def test_there_are_24_patterns_on_12_cards() -> None:
    patterns = read(OURS).patterns
    assert [pattern.name for pattern in patterns] == NAMES
    assert Counter(pattern.difficulty for pattern in patterns) == {3: 4, 4: 4, 5: 12, 6: 4}
    assert all(len(pattern.grid) == 4 and all(len(row) == 5 for row in pattern.grid) for pattern in patterns)
    assert len({pattern.grid for pattern in patterns}) == 24


@pytest.mark.rule("SETUP-7", "SETUP-8", "SETUP-9", "SETUP-12")
def test_the_box_holds_what_the_rules_say() -> None:
    box = read(OURS)
    assert box.colors == ("red", "green", "blue", "yellow", "purple")
    assert (box.dice_of_each_color, box.favor_tokens) == (18, 24)
    assert (len(box.tools), len(box.public_objectives), len(box.private_objectives)) == (12, 10, 5)
    assert "".join("RGBYP"[color] for color in box.solo_color) == "PBRYGPBRYGPB"
    assert list(box.points) == [6, 5, 5, 4, 2, 2, 2, 5, 1, 4]


# --- Cards of one's own ---


def test_a_card_may_be_added() -> None:
    box = read(OURS + MINE)
    assert [(pattern.name, pattern.difficulty) for pattern in box.patterns[24:]] == [
        ("My Window", 3),
        ("Nothing Asked", 6),
    ]


@pytest.mark.rule("SETUP-2")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_card_that_was_added_is_dealt_and_played_with(tmp_path: Path, seats: int) -> None:
    """Typed in at a table: the card 13 is dealt, its pattern is chosen by name, and the game goes to its end."""
    mine = tmp_path / "mine.toml"
    mine.write_text(OURS + MINE, encoding="utf-8")
    code = f"""
from clerestory.engine.table import Table
from clerestory.games.sagrada import GAME
table = Table(GAME, {seats}, seed=3, chance_by_hand=True)
while not table.legal_moves()[0].text.startswith("card"):
    table.play(table.legal_moves()[0])
table.play("card 13")
while table.turn < 0:
    table.play(table.legal_moves()[0])
assert "card    13: My Window (3), Nothing Asked (6)" in table.draw()
table.play("choose my window")
while not table.is_over:
    moves = table.legal_moves()
    table.play(moves[len(table.moves) * 7 % len(moves)])
    assert GAME.check(table.state) == len(GAME.invariants)
assert Table(GAME, position=table.draw()).draw() == table.draw()
assert "pattern My Window  difficulty 3" in table.draw()
print("played", GAME.components.hash)
"""
    done = run_with(mine, code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("played ")
    assert sagrada.COMPONENTS.hash not in done.stdout


def run_with(components: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Another process, that plays with this box; uncompiled, which is quick for a game or two."""
    environment = {**os.environ, "CLERESTORY_COMPONENTS": str(components), "CLERESTORY_PLAIN": "1"}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment)


# --- Mistakes ---

FAULTS = {
    "another game": ([('game = "sagrada"', 'game = "sintra"')], 'this file is for "sintra", not for "sagrada".'),
    "no TOML": ([("[tools]", "[tools")], "this is not a TOML file"),
    "a missing fact": ([("[tools]", "[tool]")], "[tools] is missing."),
    "an unknown fact": ([("[card_12]", "[cards_12]")], "[cards_12] is not a fact of sagrada."),
    "a short row": ([("Y B . . 1", "Y B . 1")], "[card_1] Kaleidoscopic Dream: row A must have 5 spaces; it has 4."),
    "a long row": ([("2 . . B Y", "2 . . B Y 1")], "[card_1] Kaleidoscopic Dream: row D must have 5 spaces; it has 6."),
    "an unknown letter": (
        [("Y B . . 1", "Y B X . 1")],
        '[card_1] Kaleidoscopic Dream: A3 is "X"; a space is a color R/G/B/Y/P, a value 1 to 6, or . for a blank one.',
    ),
    "a value of 7": ([("Y B . . 1", "Y B . . 7")], '[card_1] Kaleidoscopic Dream: A5 is "7"; a space is'),
    "too easy": (
        [("Via Lux, difficulty 4", "Via Lux, difficulty 2")],
        "[card_12] Via Lux: the difficulty must be 3 to 6; it is 2. [SETUP-3]",
    ),
    "too hard": (
        [("Via Lux, difficulty 4", "Via Lux, difficulty 7")],
        "[card_12] Via Lux: the difficulty must be 3 to 6; it is 7. [SETUP-3]",
    ),
    "no name": (
        [("Via Lux, difficulty 4", ", difficulty 4")],
        '[card_12] ", difficulty 4" must be a name and a difficulty, such as "Via Lux, difficulty 4".',
    ),
    "a number as a name": (
        [("Via Lux, difficulty 4", "4, difficulty 4")],
        '[card_12] "4, difficulty 4" must be a name and a difficulty, such as "Via Lux, difficulty 4".',
    ),
    "no difficulty": ([("Via Lux, difficulty 4", "Via Lux")], '[card_12] "Via Lux" must be a name and a difficulty'),
    "a missing row": ([("Y . 6 . .\n", "")], "[card_12] must have 10 lines: for each of its 2 sides a name and 4 rows"),
    "a name twice": ([("Virtus,", "Via lux,")], '[pattern cards] "Via lux" and "Via Lux" are too much alike.'),
    "equal neighbors in a row": (
        [("Y B . . 1", "B B . . 1")],
        "[card_1] Kaleidoscopic Dream: A1 and A2 lie side by side and both ask for B; no two dice could fill them. "
        "[PLACE-7]",
    ),
    "equal neighbors in a column": (
        [("G . 5 . 4", "Y . 5 . 4")],
        "[card_1] Kaleidoscopic Dream: A1 and B1 lie side by side and both ask for Y; no two dice could fill them.",
    ),
    "a gap": ([("[card_7]", "[card_13]")], "[card_8] should be [card_7]: cards are numbered without a gap."),
    "a leading zero": ([("[card_7]", "[card_07]")], "[card_8] should be [card_7]: cards are numbered without a gap."),
    "too few tools": ([("12  Tap Wheel                 B\n", "")], "[tools] must have 12 lines; it has 11."),
    "a bad tool": ([("12  Tap Wheel                 B\n", "Wheel\n")], '[tools] "Wheel" must look like'),
    "a tool twice": ([("Tap Wheel ", "Lathekin  ")], '[tools] "Lathekin" is there twice.'),
    "a bad solo color": (
        [("12  Tap Wheel                 B\n", "12  Tap Wheel  W\n")],
        '[tools] Tap Wheel: "W" is none of the colors R, G, B, Y, P.',
    ),
    "too few objectives": (
        [("Row Color Variety     6\n", "")],
        "[public_objectives] must have 10 lines; it has 9.",
    ),
    "too many points": (
        [("Row Color Variety     6", "Row Color Variety 101")],
        "[public_objectives] Row Color Variety pays 101; at most 100 are allowed.",
    ),
    "points without end": (
        [("Row Color Variety     6", f"Row Color Variety {'9' * 5000}")],
        f"[public_objectives] Row Color Variety pays {'9' * 20}; at most 100 are allowed.",
    ),
    "negative points": (
        [("Row Color Variety     6", "Row Color Variety -6")],
        '[public_objectives] "Row Color Variety -6" must look like "Row Color Variety 6".',
    ),
    "private objectives in another order": (
        [("Shades of Red     R", "Shades of Red     G")],
        "[private_objectives] must be one for each of R, G, B, Y, P, in this order.",
    ),
    "too few dice": (
        [('value = "18"', 'value = "17"')],
        "[dice_of_each_color] 17 dice of each color are too few: 4 players draw 9 dice in each of 10 rounds.",
    ),
    "dice that are no number": ([('value = "18"', 'value = "many"')], "[dice_of_each_color] must be whole numbers"),
    "too few tokens": (
        [('value = "24"', 'value = "23"')],
        "[favor_tokens] 23 tokens are too few for 4 patterns of difficulty 6.",
    ),
    "other colors": ([("red green", "green red")], "[colors] must be 5 names that begin with R, G, B, Y, P"),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_file_is_explained(fault: str) -> None:
    changes, sentence = FAULTS[fault]
    with pytest.raises(ComponentError, match=re.escape(sentence)):
        read(changed(*changes))


@pytest.mark.parametrize(
    ("numbers", "left"), [((8, 9, 10, 11, 12), 7), (tuple(range(1, 13)), 0)], ids=["seven cards", "no card"]
)
def test_four_players_need_eight_cards(numbers: tuple[int, ...], left: int) -> None:
    with pytest.raises(ComponentError, match=f"There must be 8 to 60 pattern cards; there are {left}."):
        read(without_cards(*numbers))
    assert len(read(without_cards(9, 10, 11, 12)).patterns) == 16


@pytest.mark.parametrize(
    "changes",
    [
        [("Tap Wheel     ", "LATHEKIN      ")],
        [("Light Shades   ", "Medium shades  ")],
        [("Light Shades   ", "Medium-Shades  ")],
        [("Light Shades   ", "Private        ")],
        [("Light Shades   ", "Empty Spaces   ")],
        [("Tap Wheel     ", "4             ")],
        [("Light Shades   ", "3              ")],
        [("Via Lux,", "none,")],
    ],
    ids=lambda changes: changes[0][1].strip(),
)
def test_names_that_could_not_be_told_apart_are_refused(changes: list[tuple[str, str]]) -> None:
    """What is typed, and the lines of a score sheet, know cards by their names, without regard to capitals."""
    with pytest.raises(ComponentError):
        read(changed(*changes))


def test_a_tool_stands_on_the_line_of_its_number() -> None:
    """What a tool does is known by its line, so that a number which says otherwise would mislead."""
    with pytest.raises(ComponentError):
        read(changed(("1   Grozing", "2   Grozing"), ("2   Eglomise", "1   Eglomise")))


def test_colors_with_capitals_can_be_typed(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(changed(("red green", "Red Green")), encoding="utf-8")
    code = """
from clerestory.engine.table import Table
from clerestory.games.sagrada import GAME
table = Table(GAME, 2, chance_by_hand=True)
for move in table.legal_moves():
    assert GAME.read(table.state, move.text) == move.number, move
"""
    done = run_with(mine, code)
    assert done.returncode == 0 or "ComponentError" in done.stderr, done.stderr


def test_every_problem_is_told_at_once() -> None:
    wrong = changed(
        ('value = "18"', 'value = "5"'),
        ('value = "24"', 'value = "5"'),
        ("Tap Wheel                 B", "Tap Wheel                 W"),
        ("Row Color Variety     6", "Row Color Variety 600"),
        ("Y B . . 1", "Y B . 1"),
        ("Via Lux, difficulty 4", "Via Lux, difficulty 9"),
        ("P 6 . . 3", "P P . X 3"),
        ("Virtus,", "Comitas,"),
    )
    with pytest.raises(ComponentError) as error:
        read(wrong)
    lines = str(error.value).splitlines()
    assert lines[0] == "mine.toml:"
    assert len(lines) == 9
    assert all(line.startswith("  - ") for line in lines[1:])


# --- Any damage ---


@settings(max_examples=300, deadline=None, derandomize=True)
@given(at=st.integers(0, len(OURS) - 1), length=st.integers(0, 30), insert=st.text(max_size=8))
def test_no_damage_to_the_file_makes_more_than_a_sentence(at: int, length: int, insert: str) -> None:
    with suppress(ComponentError):
        read(OURS[:at] + insert + OURS[at + length :])


@settings(max_examples=300, deadline=None, derandomize=True)
@given(EDITS)
def test_no_lines_lost_doubled_or_swapped_make_more_than_a_sentence(edits: list[tuple[str, int, int]]) -> None:
    with suppress(ComponentError):
        check_box(read(with_edits(OURS, edits)))


def check_box(box: Box) -> None:
    """A box that is accepted can be played with."""
    assert len(box.patterns) >= 16
    assert len({pattern.name.lower() for pattern in box.patterns}) == len(box.patterns)
    assert all(3 <= pattern.difficulty <= 6 for pattern in box.patterns)
    assert all(set("".join(pattern.grid)) <= set(".RGBYP123456") for pattern in box.patterns)
    assert len(set(box.tools)) == 12
    assert len(set(box.public_objectives)) == 10
    assert all(0 <= points <= 100 for points in box.points)
