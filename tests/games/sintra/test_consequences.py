"""What a player is told of an action before choosing it: what it leads to, and what it scores at once."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings

from clerestory.engine.records import JSON, bytes_of
from clerestory.engine.table import Table
from clerestory.games.sintra import GAME
from clerestory.games.sintra.components import PANES_ON_A_DISPLAY, PLACES, SPACES
from clerestory.games.sintra.state import State
from tests.games.sintra.drawings import palace_of, state_of
from tests.games.sintra.walks import WALKS, Walk

A_FEW = settings(max_examples=5, deadline=None, derandomize=True)

# The book's example: A, left of the glazier; B, under it, with one free orange space; C, to the right, with three.
THREE_STRIPS = """
    glazier  .   v    .  .    .  .  .  .
    strip    oo  Oo   .  ooo  .  .  .  .
"""
# The book's example: place 5 lacks one yellow pane; its window is empty; windows 2, 7 and 8 are glazed.
ALMOST_COMPLETE = """
    strip    .  .  .  .  Yy#  .  .  .
    upper    .  B  .  .  .    .  O  W
"""


def told(state: State, text: str) -> list[JSON]:
    """What is told of a legal move."""
    action = GAME.read(state, text)
    assert GAME.refusal(state, action) == ""
    return GAME.consequences(state, action)


def points_told(found: list[JSON]) -> int:
    return sum(consequence.get("points", 0) for consequence in found)


@pytest.mark.rule("ACCESS-6")
@A_FEW
@given(WALKS)
def test_the_points_told_add_up_to_the_change_of_the_score(walk: Walk) -> None:
    for table, move in walk.moves():
        seat, score, before = table.turn, table.scores()[table.turn], bytes_of(table.state)
        found = GAME.consequences(table.state, move.number)
        assert bytes_of(table.state) == before
        assert found == json.loads(json.dumps(GAME.consequences(table.state, move.number)))
        after = Table(GAME, position=table.draw(), seed=1)
        after.play(move.number)
        assert points_told(found) == after.scores()[seat] - score
        check_panes(table, move.parts, found)


def check_panes(table: Table, move: JSON, found: list[JSON]) -> None:
    """All panes that are taken are placed or break."""
    panes = sum(consequence.get("panes", 0) for consequence in found)
    if move["kind"] != "take":
        assert panes == 0
    elif move["source"] == "center":
        assert panes == next(group["panes"] for group in table.view()["center"] if group["color"] == move["color"])
    else:
        assert panes == table.view()["displays"][move["source"] - 1].count(move["color"])


@pytest.mark.rule("A2-3", "A2-4", "A1b-1")
def test_panes_are_placed_or_break_and_the_glazier_follows() -> None:
    """T2, T3: 3 orange panes are the first from the center; on B 1 is placed and 2 break, on C all are placed."""
    state = state_of(palace_of(THREE_STRIPS), center="OOO", displays="BBBB")
    assert told(state, "center orange > 2") == [
        {"kind": "token"},
        {"kind": "placed", "panes": 1, "color": "orange", "place": 2, "spaces": spaces_of(state, 2, "orange")[1:]},
        {"kind": "broken", "panes": 2, "color": "orange"},
        {"kind": "row", "steps": 3, "row_points": -4, "change": -4},
    ]
    assert told(state, "center orange > 4") == [
        {"kind": "token"},
        {"kind": "glazier", "place": 4},
        {"kind": "placed", "panes": 3, "color": "orange", "place": 4, "spaces": spaces_of(state, 4, "orange")},
        {"kind": "row", "steps": 1, "row_points": -1, "change": -1},
    ]


def spaces_of(state: State, place: int, color: str) -> list[int]:
    strip = GAME.view(state, None)["palaces"][0]["places"][place - 1]["strip"]
    return [number for number, space in enumerate(strip["spaces"], start=1) if space["color"] == color]


@pytest.mark.rule("A3a", "A3b-1", "A3c")
def test_a_complete_strip_tells_its_color_bonus_and_the_windows_that_score() -> None:
    """T4, T5: 2 for two yellow panes, 5 for the windows 5, 7 and 8; window 2, on the left, does not count."""
    state = state_of(palace_of(ALMOST_COMPLETE), track="..YBPW", displays="YOPB WWWW")
    found = told(state, "1 yellow > 5")
    assert [consequence["kind"] for consequence in found] == [
        "glazier", "placed", "completed", "color_bonus", "glazed", "windows", "turned"
    ]  # fmt: skip
    assert found[3] == {"kind": "color_bonus", "color": "yellow", "points": 2}
    assert found[5] == {"kind": "windows", "place": 5, "windows": [5, 7, 8], "points": 2 + 1 + 2}
    assert points_told(found) == 7


@pytest.mark.rule("A3b")
def test_on_side_b_the_choice_is_told_first_and_the_window_with_the_choice() -> None:
    state = state_of(palace_of(ALMOST_COMPLETE), track="..YBPW", displays="YOPB WWWW", side="B")
    found = told(state, "1 yellow > 5")
    assert found[-1] == {"kind": "choice", "place": 5, "then": 5}
    assert points_told(found) == 2
    GAME.play(state, GAME.read(state, "1 yellow > 5"))
    assert told(state, "keep yellow") == [
        {"kind": "glazed", "color": "yellow", "place": 5, "panel": "upper"},
        {"kind": "windows", "place": 5, "windows": [5, 7, 8], "points": 5},
        {"kind": "turned", "place": 5},
    ]


@pytest.mark.rule("A3b-2")
def test_the_second_pane_of_a_window_removes_the_strip() -> None:
    palace = palace_of("strip  .  .  .  .  .  .  .  Yy#\nupper  .  .  .  .  .  .  .  B")
    found = told(state_of(palace, displays="YOPB WWWW"), "1 yellow > 8")
    assert {"kind": "removed", "place": 8} in found
    assert [consequence["panel"] for consequence in found if consequence["kind"] == "glazed"] == ["lower"]


@pytest.mark.rule("TRACK-2")
def test_a_return_to_the_top_costs_its_points_at_once() -> None:
    """U1: from the row -14, 3 panes break: 18 points, then on to the row -2."""
    palace = palace_of("upper B B O O P P Y Y\nlower B W O W P W Y W", row=7)
    found = told(state_of(palace, displays="OOOB WWWW"), "1 orange > floor")
    assert found == [
        {"kind": "broken", "panes": 3, "color": "orange"},
        {"kind": "row", "steps": 3, "row_points": -2, "change": 12},
        {"kind": "returns_to_the_top", "times": 1, "points": -18},
    ]


@pytest.mark.rule("B-1")
def test_sending_the_glazier_back_tells_where_it_goes() -> None:
    palace = palace_of("glazier . . . . v . . .\nupper B . . . . . . .\nlower W . . . . . . .")
    assert told(state_of(palace), "back") == [{"kind": "glazier", "place": 2}]


@pytest.mark.rule("END-1", "END-2", "SIDE-A")
def test_the_last_action_of_the_game_tells_the_final_scoring_of_its_seat() -> None:
    """A score that would fall below 0 and may not is held at 0, and that is told too."""
    palace = palace_of("glazier . . . . . . . v\nstrip oo . . . . . . !o", row=3)
    state = state_of(
        palace, track=".....W", displays="O", start_token=1, start_seat=1, clamp_score_at_zero=True
    )  # fmt: skip
    assert told(state, "1 orange > floor") == [
        {"kind": "broken", "panes": 1, "color": "orange"},
        {"kind": "row", "steps": 1, "row_points": -6, "change": -2},
        {"kind": "game_over", "round": 6},
        {"kind": "last_row", "points": -6},
        {"kind": "stopped_at_zero", "points": 6},
    ]


@pytest.mark.rule("ROUNDEND-1")
def test_the_last_take_of_a_round_tells_that_the_round_is_over() -> None:
    state = state_of(palace_of("strip bbb . . . . . . ."), displays="B", start_token=0)
    assert told(state, "1 blue > 1")[-1] == {"kind": "round_over", "round": 1}


@pytest.mark.rule("SETUP-0")
def test_the_box_tells_what_is_printed() -> None:
    box = GAME.box()
    assert box["displays"] == {"2": 5, "3": 7, "4": 9}
    assert [len(face) for strip in box["strips"] for face in strip] == [SPACES] * 16
    assert sorted(place for ornament in box["ornaments"] for place in ornament) == list(range(1, PLACES + 1))
    assert box["broken_glass"] == sorted(box["broken_glass"], reverse=True)
    assert set(box["symbols"]) == {*box["colors"], "joker"}
    assert box["panes_on_a_display"] == PANES_ON_A_DISPLAY
