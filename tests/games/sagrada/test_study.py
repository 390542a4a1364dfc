"""The study: what a player would work out of a window, on one that is drawn; what is derived is counted by hand."""

from __future__ import annotations

from typing import Any

import pytest

from clerestory.games.sagrada import GAME
from clerestory.games.sagrada.components import BOX, COLOR_NAMES, space_name
from clerestory.games.sagrada.naming import die_name
from clerestory.games.sagrada.state import State
from clerestory.games.sagrada.turns import turns_to_come
from tests.games.sagrada.drawings import state_of, window_of
from tests.games.seeing import Observation

# On Via Lux:  Y . 6 . .  /  . 1 5 . 2  /  3 Y R P .  /  . . 4 3 R
WINDOW = """
    A  .  .  .  .  G5
    B  .  .  .  .  P2
    C  .  .  .  .  B5
    D  .  Y2 R4 B3 R1
"""
GOALS = ("Row Color Variety", "Column Color Variety", "Light Shades")


def position(**more: Any) -> State:
    return state_of(window_of("Via Lux", WINDOW, tokens=2, private="red"), round=5, goals=GOALS, **more)


def seen(what: str) -> Any:
    """What seat 1 works out about the window of seat 0."""
    state = position()
    return Observation(GAME.studied, 2, 1, GAME.studied.observed(state, 1)).of(0, what)


def spaces(marks: Any) -> str:
    return " ".join(space_name(space) for space, mark in enumerate(marks) if mark)


def test_dice_are_counted_by_color_and_by_value() -> None:
    assert seen("dice of this color").tolist() == [2, 1, 2, 1, 1]  # red, green, blue, yellow, purple
    assert seen("dice of this value").tolist() == [1, 2, 1, 1, 2, 0]


def test_rows_and_columns_are_looked_through_for_what_is_different() -> None:
    """Row D has two reds, column 5 two fives."""
    assert seen("dice").tolist() == [1, 1, 1, 4, 0, 1, 1, 1, 4]
    assert seen("different colors").tolist() == [1, 1, 1, 3, 0, 1, 1, 1, 4]
    assert seen("different values").tolist() == [1, 1, 1, 4, 0, 1, 1, 1, 3]


@pytest.mark.rule("PLACE-3", "PLACE-4", "PLACE-5", "PLACE-7")
def test_where_dice_may_still_lie() -> None:
    assert spaces(seen("empty space that touches a die")) == "A4 B4 C1 C2 C3 C4 D1"
    by_color, by_value = seen("empty space where this color may lie"), seen("empty space where this value may lie")
    assert spaces(by_color[:, COLOR_NAMES.index("red")]) == "A2 A3 A4 B1 B2 B3 B4 C1 D1"
    assert spaces(by_color[:, COLOR_NAMES.index("purple")]) == "A2 A3 A4 B1 B2 B3 C1 C4 D1"
    assert spaces(by_value[:, 5 - 1]) == "A1 A2 B1 B3 B4 C2 C3 D1"
    fits = seen("die that would fit somewhere")
    assert [die_name(die) for die, mark in enumerate(fits) if not mark] == ["G2"]


@pytest.mark.rule("ROUND-3", "TOOL-RUNNING")
def test_turns_to_come() -> None:
    """In round 5, whose turns go to seats 0, 1, 1, 0; five rounds of two turns each follow."""

    def turns(**more: Any) -> list[int]:
        state = position(**more)
        return [turns_to_come(state, seat) for seat in range(2)]

    assert turns() == [12, 12]
    assert turns(drafted=True) == [11, 12]
    assert turns(turn=2) == [11, 12]
    assert turns(turn=3) == [11, 11]
    assert turns(turn=4, drafted=True) == [10, 10]
    skipping = position(turn=2, sound=False)
    skipping.windows[0].skips = 1
    assert turns_to_come(skipping, 0) == 10
    assert seen("turns to come") == 12


@pytest.mark.rule("GOAL-ROW-COLOR", "GOAL-COL-SHADE")
def test_lines_that_may_still_become_varied() -> None:
    """Row D has two reds; column 5 is full, and has all colors but two fives. Yellow has no space in row A but A1."""
    assert seen("line that colors may still make varied").tolist() == [1, 1, 1, 0, 1, 1, 1, 1, 1]
    assert seen("line that values may still make varied").tolist() == [1, 1, 1, 1, 1, 1, 1, 1, 0]


@pytest.mark.rule("SCORE-2", "GOAL-LIGHT")
def test_what_the_dice_of_the_pool_would_do() -> None:
    """R1 fits and is red, G2 fits nowhere, Y6 is yellow; of ones there are fewer, so light shades need R1."""
    state = position(pool="R1 G2 G2 G2 Y6")
    own, other = (Observation(GAME.studied, 2, seat, GAME.studied.observed(state, seat)) for seat in range(2))
    assert int(own.of(0, "pool: dice that would fit")) == 2
    nearer = own.of(0, "pool: dice that would bring a public objective nearer")
    assert {name: int(dice) for name, dice in zip(BOX.public_objectives, nearer, strict=True) if dice} == {
        "Row Color Variety": 2, "Column Color Variety": 2, "Light Shades": 1,
    }  # fmt: skip
    for whose, private in ((own, 1), (other, 0)):  # the private objective is a secret
        assert int(whose.of(0, "pool: the most that a die would add to the private objective")) == private
        assert int(whose.of(0, "pool: dice that would do two things at once")) == 2
        assert int(whose.of(0, "pool: dice that would do three things at once")) == 1
