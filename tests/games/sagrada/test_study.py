"""The study: what a player would work out of a window, on one that is drawn; what is derived is counted by hand."""

from __future__ import annotations

from typing import Any

import numpy as np
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


def by_objective(what: str) -> dict[str, list[int]]:
    """The rows and columns that objectives may still count, by their dice; of those that may count any."""
    rows = zip(BOX.public_objectives, seen(what), strict=False)
    return {objective: row.tolist() for objective, row in rows if row.any()}


@pytest.mark.rule("GOAL-ROW-COLOR", "GOAL-COL-COLOR")
def test_lines_that_an_objective_in_play_may_still_count() -> None:
    """Row D has two reds, and column 5 is full. C2 waits for yellow and C3 for red, which lie below them: row C, column
    2 and column 3 are lost. A1 takes yellow only and C4 purple only; in row B every space has a choice.
    """
    assert by_objective("lines that may still count, by their dice") == {
        "Row Color Variety": [0, 2, 0, 0, 0], "Column Color Variety": [1, 1, 0, 0, 0],
    }  # fmt: skip
    assert by_objective("lines that may still count, with a choice for every space") == {
        "Row Color Variety": [0, 1, 0, 0, 0],
    }  # fmt: skip


@pytest.mark.rule("GOAL-LIGHT", "SCORE-2")
def test_what_the_next_set_lacks() -> None:
    """Of light shades there are two twos and a one."""
    assert dict(zip(BOX.public_objectives, seen("times met").tolist(), strict=True)) == {
        objective: int(objective in ("Column Color Variety", "Light Shades")) for objective in BOX.public_objectives
    }
    assert np.flatnonzero(seen("kinds that the next set lacks: as many")).tolist() == [0]
    assert np.flatnonzero(seen("the next set lacks this kind")).tolist() == [0]
    by_value = seen("empty space where this value may lie")
    assert seen("the next set lacks this kind: spaces for it")[0] == by_value[:, 0].sum() == 10


@pytest.mark.rule("PLACE-8", "SCORE-4")
def test_what_the_window_has_room_for() -> None:
    """Nothing fits on C2 and C3; red, which the other seat does not know of, may lie on nine spaces."""
    by_color, by_value = seen("empty space where this color may lie"), seen("empty space where this value may lie")
    empty = [space for space in range(20) if space_name(space) not in "A5 B5 C5 D2 D3 D4 D5"]
    fitting = (by_color.sum(1) * by_value.sum(1))[empty]
    assert [space_name(space) for space, dice in zip(empty, fitting, strict=True) if not dice] == ["C2", "C3"]
    histogram = np.histogram(fitting, (0, 1, 2, 3, 5, 10, 20, 31))[0]
    assert seen("empty spaces, by how many dice fit").tolist() == histogram.tolist()
    state = position()
    own = Observation(GAME.studied, 2, 0, GAME.studied.observed(state, 0))
    assert int(own.of(0, "private objective: spaces for it")) == 9
    assert int(own.of(0, "private objective: spaces for it that touch a die")) == 4
    assert int(seen("private objective: spaces for it")) == 0
    assert seen("value of all dice of this color").tolist() == [5, 5, 8, 2, 2]


@pytest.mark.rule("GOAL-DIAGONALS")
def test_where_a_die_would_get_a_diagonal_neighbor() -> None:
    """Beside D2 lie C1 and C3 diagonally, and so on; yellow may lie on C1, red on C4 never, blue on C1 not."""
    state = state_of(
        window_of("Via Lux", WINDOW, tokens=2, private="red"), round=5, goals=(*GOALS[:2], "Color Diagonals")
    )
    view = Observation(GAME.studied, 2, 1, GAME.studied.observed(state, 1))
    by_color = view.of(0, "empty space where this color may lie")
    places = {"red": "C2 C4", "green": "B4", "blue": "B4 C3", "yellow": "C1 C3", "purple": "A4 C4"}
    expected = sum(
        int(by_color[space, COLOR_NAMES.index(color)])
        for color, beside in places.items()
        for space in range(20)
        if space_name(space) in beside.split()
    )
    assert int(view.of(0, "spaces where a die would get a diagonal neighbor of its color")) == expected > 0
    assert int(view.of(0, "the same, of those that touch a die")) == expected


@pytest.mark.rule("TOOL-1", "SOLO-7")
def test_tools_that_could_still_be_paid() -> None:
    """The second of three tools was used before."""
    state = position(tools=("Grozing Pliers", "Lathekin", "Lens Cutter"))
    state.tokens_on[:3] = 0, 1, 0

    def payable(tokens: int) -> list[str]:
        state.windows[0].tokens = tokens
        view = Observation(GAME.studied, 2, 1, GAME.studied.observed(state, 1))
        return [BOX.tools[tool] for tool in np.flatnonzero(view.of(0, "tool that could still be paid"))]

    assert sorted(payable(2)) == ["Grozing Pliers", "Lathekin", "Lens Cutter"]
    assert sorted(payable(1)) == ["Grozing Pliers", "Lens Cutter"]
    assert payable(0) == []
