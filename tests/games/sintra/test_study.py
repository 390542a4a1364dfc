"""The study: what a player would work out of a palace, on one that is drawn; what is derived is counted by hand."""

from __future__ import annotations

from typing import Any

import pytest

from clerestory.games.sintra import GAME
from clerestory.games.sintra.components import SIDE_A, SPACES, WINDOW_POINTS
from tests.games.seeing import Observation
from tests.games.sintra.drawings import BLUE, ORANGE, PINK, YELLOW, palace_of, state_of

# One orange pane is missing at place 3, two blue ones at place 5; what is missing at place 1 is out of reach.
PALACE = """
    glazier  .    .    v    .    .    .    .    .
    strip    pp#  .    Oo#  .    bb#  .    .    .
    upper    .    .    .    .    .    .    B    W
    lower    .    .    .    .    .    .    .    P
"""
PLACES_LEFT = (1, 3, 5)


def seen() -> Observation:
    """What seat 1 works out about the palace of seat 0."""
    state = state_of(palace_of(PALACE, score=20), displays="OOBW OBBB PPPY", center="P", start_token=1)
    return Observation(GAME.studied, 2, 1, GAME.studied.observed(state, 1))


def at(what: str, place: int, color: int) -> int:
    return int(seen().of(0, what)[place - 1, color])


@pytest.mark.rule("A1")
def test_how_many_panes_of_a_color_come_together() -> None:
    offers = seen().table("sources with this color")
    assert offers[ORANGE].tolist() == [2, 1, 0, 0]
    assert offers[BLUE].tolist() == [2, 1, 1, 0]
    assert offers[PINK].tolist() == [2, 1, 1, 0]
    assert seen().table("takes on offer") == 3 + 2 + 2 + 1


@pytest.mark.rule("A2-2", "A2-4", "A3")
def test_what_a_take_would_fill_and_complete() -> None:
    most, complete = (
        "strip within reach: the most that a take would fill",
        "strip within reach: a take would complete it",
    )
    exact = "strip within reach: a take would complete it and break nothing"
    told: dict[tuple[int, int], Any] = {
        (3, ORANGE): (1, 1, 1),  # one is missing, and one can be taken
        (5, BLUE): (2, 1, 0),  # two are missing; one or three can be taken
        (3, BLUE): (0, 0, 0),
        (1, PINK): (0, 0, 0),  # behind the glazier
        (5, YELLOW): (0, 0, 0),
    }
    for (place, color), expected in told.items():
        assert tuple(at(what, place, color) for what in (most, complete, exact)) == expected


@pytest.mark.rule("A3a", "A3c")
def test_what_a_window_would_bring_and_what_is_missing_for_it() -> None:
    points = [int(each) for each in WINDOW_POINTS[SIDE_A]]
    right = points[6] + points[7]  # two windows are glazed
    brings, missing = seen().of(0, "window: points, if it were glazed now"), seen().of(0, "strip: panes missing")
    assert [int(brings[place - 1]) for place in (1, 3, 6, 7)] == [
        points[0] + right, points[2] + right, points[5] + right, points[6] + points[7],
    ]  # fmt: skip
    assert brings[7] == 0  # its strip has left
    assert [int(missing[place - 1]) for place in (*PLACES_LEFT, 6)] == [2, 1, 2, SPACES]
    assert missing[7] == 0


@pytest.mark.rule("A3a", "SIDE-A")
def test_panes_of_the_round_color_and_the_bonus_as_it_is() -> None:
    """The round color is white; one complete window and one half stand around one ornament."""
    state = state_of(palace_of(PALACE, score=20), displays="OOBW OBBB PPPY", center="P", start_token=1)
    white = seen().of(0, "strip: panes of the round color")
    assert white.tolist() == [int(panes) for panes in state.palaces[0].pane[:, 4]]
    assert white.sum() > 0
    assert seen().of(0, "bonus of the side, as things are") == 6
