"""GOAL: the ten public and the five private objectives, a card each, on drawn windows and on random ones."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clerestory.games.sagrada.components import COLOR_NAMES, LETTERS, NO_COLOR, NO_DIE, VALUES
from clerestory.games.sagrada.naming import DIE_NUMBERS
from clerestory.games.sagrada.objectives import shades_of
from clerestory.games.sagrada.placing import place_die
from clerestory.games.sagrada.reading import OBJECTIVE_NUMBERS
from clerestory.games.sagrada.scoring import score_objective
from clerestory.games.sagrada.state import Window
from tests.games.sagrada.drawings import window_of
from tests.games.sagrada.naive import points_of

# U21, the printed scoring example repaired.
U21 = """
    A  .  G4 B5 Y3 P6
    B  R3 B1 .  G4 Y2
    C  P5 G2 .  P6 G1
    D  B4 Y3 R5 B2 R6
"""
FULL = """
    A  R1 G2 B3 Y4 P5
    B  G6 B1 Y2 P3 R4
    C  B5 Y6 P1 R2 G3
    D  Y4 P5 R6 G1 B2
"""
EMPTY = ""


def points(objective: str, drawing: str) -> int:
    """What a public objective pays for a window; objectives look at dice only, so the pattern is any."""
    return int(score_objective(window_of("Via Lux", drawing), OBJECTIVE_NUMBERS[objective]))


def shades(color: str, drawing: str) -> int:
    return int(shades_of(window_of("Via Lux", drawing), COLOR_NAMES.index(color)))


# --- Rows and columns ---


@pytest.mark.rule("GOAL-ROW-COLOR")
@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        (EMPTY, 0),
        ("A R1 G2 B3 Y4 P5", 6),
        ("A R1 G1 B1 Y1 P1", 6),
        ("A R1 G2 B3 Y4 R5", 0),
        ("A R1 G2 B3 Y4 .", 0),
        ("A R1 G2 B3 Y4 P5\nC P5 Y4 B3 G2 R1\nD R1 G2 R3 Y4 P5", 12),
        (FULL, 24),
        (U21, 0),
    ],
)
def test_row_color_variety(drawing: str, expected: int) -> None:
    """Five different colors in a row; a row with a gap scores nothing (R25)."""
    assert points("Row Color Variety", drawing) == expected


@pytest.mark.rule("GOAL-COL-COLOR")
@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        (EMPTY, 0),
        ("A R1 . . . .\nB G1 . . . .\nC B1 . . . .\nD Y1 . . . .", 5),
        ("A R1 . . . .\nB G1 . . . .\nC R1 . . . .\nD Y1 . . . .", 0),
        ("A R1 . . . .\nB G1 . . . .\nC B1 . . . .", 0),
        ("A . G1 . Y1 P1\nB R1 B2 Y1 G2 Y2\nC P1 G3 . P3 G3\nD B1 Y4 R1 B4 R4", 10),
        (FULL, 25),
        (U21, 10),
    ],
)
def test_column_color_variety(drawing: str, expected: int) -> None:
    """T6: columns 1 and 3 with gaps, 2 full with two greens, 4 and 5 full with four colors: 10 points."""
    assert points("Column Color Variety", drawing) == expected


@pytest.mark.rule("GOAL-ROW-SHADE")
@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        (EMPTY, 0),
        ("A R1 G2 R3 G4 R5", 5),
        ("A R1 G2 R6 G4 R5\nD R2 G3 R4 G5 R6", 10),
        ("A R1 G2 B3 Y4 P1", 0),
        ("A R1 . B3 Y4 P5", 0),
        (FULL, 20),
        (U21, 5),
    ],
)
def test_row_shade_variety(drawing: str, expected: int) -> None:
    """Five different values in a row (R25)."""
    assert points("Row Shade Variety", drawing) == expected


@pytest.mark.rule("GOAL-COL-SHADE")
@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        (EMPTY, 0),
        ("A . . . . R1\nB . . . . G2\nC . . . . R3\nD . . . . G6", 4),
        ("A . . . . R1\nB . . . . G2\nC . . . . R1\nD . . . . G6", 0),
        ("A . . . . R1\nB . . . . G2\nD . . . . G6", 0),
        (FULL, 20),
        (U21, 8),
    ],
)
def test_column_shade_variety(drawing: str, expected: int) -> None:
    """Four different values in a column (R25)."""
    assert points("Column Shade Variety", drawing) == expected


# --- Sets anywhere ---


@pytest.mark.rule("GOAL-LIGHT", "SCORE-3")
@pytest.mark.parametrize(
    ("drawing", "expected"),
    [(EMPTY, 0), ("A R1 . R1 . R1", 0), ("A R1 G2 . . .\nD . R2 . G1 B2", 4), ("A R2 G1 R2 . .", 2), (U21, 4)],
)
def test_light_shades(drawing: str, expected: int) -> None:
    """T5: two 1s and three 2s make two pairs."""
    assert points("Light Shades", drawing) == expected


@pytest.mark.rule("GOAL-MEDIUM", "SCORE-3")
@pytest.mark.parametrize(
    ("drawing", "expected"), [(EMPTY, 0), ("A R3 G5 R3 . .", 0), ("A R3 G4 R3 . .\nD G4 . G4 . .", 4), (U21, 6)]
)
def test_medium_shades(drawing: str, expected: int) -> None:
    assert points("Medium Shades", drawing) == expected


@pytest.mark.rule("GOAL-DEEP", "SCORE-3")
@pytest.mark.parametrize(
    ("drawing", "expected"), [(EMPTY, 0), ("A R5 . R5 . R5", 0), ("A R5 G6 R5 . .\nD G6 . . . G6", 4), (U21, 6)]
)
def test_deep_shades(drawing: str, expected: int) -> None:
    assert points("Deep Shades", drawing) == expected


@pytest.mark.rule("GOAL-SHADE-SET", "SCORE-3")
@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        (EMPTY, 0),
        ("A R1 G2 R3 G4 R5", 0),
        ("A R1 G2 R3 G4 R5\nD G6 . . . .", 5),
        ("A R1 G2 R3 G4 R5\nD G6 R5 G4 R3 G2", 5),
        ("A R1 G2 R3 G4 R5\nC . . . . G1\nD G6 R5 G4 R3 G2", 5),
        ("A R1 G2 R3 G4 R5\nC R6 . . . G1\nD G6 R5 G4 R3 G2", 10),
        (FULL, 15),
        (U21, 10),
    ],
)
def test_shade_variety(drawing: str, expected: int) -> None:
    """Sets of 1 to 6; the rarest value says how many."""
    assert points("Shade Variety", drawing) == expected


@pytest.mark.rule("GOAL-COLOR-SET", "SCORE-3")
@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        (EMPTY, 0),
        ("A R1 G2 B3 Y4 R5", 0),
        ("A R1 . B3 . P5\nC . G2 . Y4 .", 4),
        ("A R1 G2 B3 Y4 P5\nC R1 . B3 Y4 P5", 4),
        (FULL, 16),
        (U21, 12),
    ],
)
def test_color_variety(drawing: str, expected: int) -> None:
    """Sets of all five colors, anywhere."""
    assert points("Color Variety", drawing) == expected


# --- Dice ---


@pytest.mark.rule("GOAL-DIAGONALS")
@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        (EMPTY, 0),
        ("A R1 . . . .\nB . R2 . . .\nC . . R3 . .", 3),
        ("A R1 . . . .\nC . . R3 . .", 0),
        ("A R1 . R3 . .\nB . R2 . . .", 3),
        ("A R1 . . . .\nB . G1 . . .", 0),
        ("A . . . . R1\nB R2 . . . .", 0),
        ("A . . . . R1\nC R2 . . . .", 0),
        ("B . . . . R1\nC . . . R2 .", 2),
        ("A R1 G1 . . .\nB G2 R2 . . .", 4),
        (FULL, 18),
        (U21, 6),
    ],
)
def test_color_diagonals(drawing: str, expected: int) -> None:
    """U17, R26: dice with a diagonal neighbor of their color, each once; the edges of the window are not neighbors."""
    assert points("Color Diagonals", drawing) == expected


# --- Private objectives ---


@pytest.mark.rule("GOAL-RED", "SCORE-4")
@pytest.mark.parametrize(("drawing", "expected"), [(EMPTY, 0), ("A R1 . R6 . G5", 7), (FULL, 13), (U21, 14)])
def test_shades_of_red(drawing: str, expected: int) -> None:
    assert shades("red", drawing) == expected


@pytest.mark.rule("GOAL-GREEN", "SCORE-4")
@pytest.mark.parametrize(("drawing", "expected"), [(EMPTY, 0), ("A G1 . G6 . R5", 7), (FULL, 12), (U21, 11)])
def test_shades_of_green(drawing: str, expected: int) -> None:
    assert shades("green", drawing) == expected


@pytest.mark.rule("GOAL-BLUE", "SCORE-4")
@pytest.mark.parametrize(("drawing", "expected"), [(EMPTY, 0), ("A B1 . B6 . R5", 7), (FULL, 11), (U21, 12)])
def test_shades_of_blue(drawing: str, expected: int) -> None:
    assert shades("blue", drawing) == expected


@pytest.mark.rule("GOAL-YELLOW", "SCORE-4")
@pytest.mark.parametrize(("drawing", "expected"), [(EMPTY, 0), ("A Y1 . Y6 . R5", 7), (FULL, 16), (U21, 8)])
def test_shades_of_yellow(drawing: str, expected: int) -> None:
    assert shades("yellow", drawing) == expected


@pytest.mark.rule("GOAL-PURPLE", "SCORE-4")
@pytest.mark.parametrize(("drawing", "expected"), [(EMPTY, 0), ("A P1 . P6 . R5", 7), (FULL, 14), (U21, 17)])
def test_shades_of_purple(drawing: str, expected: int) -> None:
    """T7: purple 5 + 6 + 6."""
    assert shades("purple", drawing) == expected


def test_an_objective_that_nobody_has_pays_nothing() -> None:
    assert shades_of(window_of("Via Lux", FULL), NO_COLOR) == 0


# --- Together ---


@pytest.mark.rule("SCORE-2")
def test_a_die_counts_for_every_objective_it_fits() -> None:
    """R24: one row of five dice, each used by five objectives and by a private one."""
    row = "A R1 G2 B3 Y4 P5"
    paid = {objective: points(objective, row) for objective in OBJECTIVE_NUMBERS}
    assert {objective: paid[objective] for objective in paid if paid[objective]} == {
        "Row Color Variety": 6,
        "Row Shade Variety": 5,
        "Light Shades": 2,
        "Medium Shades": 2,
        "Color Variety": 4,
    }
    assert sum(shades(color, row) for color in COLOR_NAMES) == 15


def test_all_objectives_on_the_printed_example() -> None:
    """U21, as the rules list them."""
    assert {objective: points(objective, U21) for objective in OBJECTIVE_NUMBERS} == {
        "Row Color Variety": 0,
        "Column Color Variety": 10,
        "Row Shade Variety": 5,
        "Column Shade Variety": 8,
        "Light Shades": 4,
        "Medium Shades": 6,
        "Deep Shades": 6,
        "Shade Variety": 10,
        "Color Diagonals": 6,
        "Color Variety": 12,
    }
    assert {color: shades(color, U21) for color in COLOR_NAMES} == {
        "red": 14,
        "green": 11,
        "blue": 12,
        "yellow": 8,
        "purple": 17,
    }


def test_the_dice_with_a_twin_on_the_printed_example() -> None:
    """U21: A3, A4, B2, B4, B5 and C5, each for its diagonal neighbor; a twin alone counts no more."""
    for die, expected in [("B5", 4), ("Y3 P6", 4), ("G1", 4), ("R5", 6)]:
        without = U21.replace(die, " ".join("." for _ in die.split()), 1)
        assert points("Color Diagonals", without) == expected


# --- Random windows, dice of any kind anywhere ---

DICE = st.lists(st.sampled_from([*DIE_NUMBERS.values(), NO_DIE, NO_DIE]), min_size=20, max_size=20)
FEW_KINDS = st.lists(st.sampled_from([0, 1, 7, 8, 14, 21, 28, NO_DIE]), min_size=20, max_size=20)
LATIN = st.permutations(range(5)).map(
    lambda order: [
        order[(space % 5 + 2 * (space // 5)) % 5] * VALUES + (order[space % 5] + space // 5) % VALUES
        for space in range(20)
    ]
)


def window_with(dice: list[int]) -> Window:
    window = window_of()
    for space, die in enumerate(dice):
        if die != NO_DIE:
            place_die(window, space, die)
    return window


def naive_of(dice: list[int]) -> dict[int, tuple[str, int]]:
    return {space: (LETTERS[die // 6], die % 6 + 1) for space, die in enumerate(dice) if die != NO_DIE}


@pytest.mark.rule("SCORE-2", "SCORE-3")
@pytest.mark.parametrize("objective", OBJECTIVE_NUMBERS)
@settings(max_examples=60, deadline=None, derandomize=True)
@given(dice=DICE | FEW_KINDS | LATIN)
def test_a_public_objective_pays_as_in_the_naive_game(objective: str, dice: list[int]) -> None:
    number = OBJECTIVE_NUMBERS[objective]
    assert score_objective(window_with(dice), number) == points_of(number, naive_of(dice))


@pytest.mark.rule("SCORE-4")
@pytest.mark.parametrize("color", range(5), ids=COLOR_NAMES)
@settings(max_examples=60, deadline=None, derandomize=True)
@given(dice=DICE | FEW_KINDS)
def test_a_private_objective_pays_as_in_the_naive_game(color: int, dice: list[int]) -> None:
    expected = sum(value for letter, value in naive_of(dice).values() if letter == LETTERS[color])
    assert shades_of(window_with(dice), color) == expected
