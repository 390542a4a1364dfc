"""What an action leads to is told before it is played: the points, and whatever else follows at once."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

from clerestory.engine.game import CHANCE
from clerestory.engine.records import JSON, bytes_of, copy_of
from clerestory.engine.table import Table, points_in
from clerestory.games.sagrada import GAME
from clerestory.games.sagrada.components import BOX
from tests.games.sagrada.drawings import V, play, state_of, table_at, window_of
from tests.games.sagrada.walks import WALKS, Walk

A_FEW = settings(max_examples=9, deadline=None, derandomize=True)
KINDS = {
    "tokens", "paid", "skips", "spent", "rolls", "bag", "swapped", "becomes", "pooled", "filled", "objective",
    "private", "fits", "extra", "turn", "round", "target", "over",
}  # fmt: skip


def at(*moves: str, drawing: str = V, private: str = "red", tokens: int = 4, **table: Any) -> Table:
    """A table with a window on Via Lux, after some moves; chance by hand."""
    window = window_of("Via Lux", drawing, tokens=tokens if table.get("seats") != 1 else 0, private=private)
    return play(table_at(state_of(window, **table), chance_by_hand=True), *moves)


def told(table: Table, move: str) -> list[JSON]:
    return GAME.consequences(table.state, GAME.read(table.state, move))


# --- In every game ---


@A_FEW
@given(WALKS)
def test_the_points_told_are_the_points_that_the_move_brings(walk: Walk) -> None:
    for step in walk.steps():
        if step.move.seat != CHANCE:
            found = GAME.consequences(step.before, step.move.number)
            change = points_in(GAME, step.after)[step.move.seat] - points_in(GAME, step.before)[step.move.seat]
            assert sum(one.get("points", 0) for one in found) == change
            assert {one["kind"] for one in found} <= KINDS
            assert json.loads(json.dumps(found)) == found


@A_FEW
@given(WALKS)
def test_telling_changes_nothing_and_says_the_same_again(walk: Walk) -> None:
    for table, move in walk.moves():
        state, before = table.state, bytes_of(table.state)
        assert GAME.consequences(state, move.number) == GAME.consequences(copy_of(state), move.number)
        assert bytes_of(state) == before


@pytest.mark.rule("SETUP-1", "SETUP-2")
@A_FEW
@given(WALKS)
def test_an_onlooker_is_told_nothing_of_what_is_hidden(walk: Walk) -> None:
    """Asked of a masked state, the answer does not depend on the private objective or on unseen patterns."""
    if walk.seats == 1 or walk.options["open_private"]:
        return
    for table, move in walk.moves():
        onlooker = (move.seat + 1) % walk.seats
        found = GAME.consequences(GAME.mask(table.state, onlooker), move.number)
        assert "private" not in [one["kind"] for one in found]
        assert move.parts["kind"] != "choose" or found == []


# --- A die that is placed ---


@pytest.mark.rule("SCORE-1", "SCORE-4", "SCORE-6")
def test_a_placed_die_fills_a_space_and_pays_for_its_color() -> None:
    assert told(at(hand="R2"), "place B4") == [
        {"kind": "filled", "points": 1},
        {"kind": "private", "color": "red", "points": 2},
    ]


@pytest.mark.rule("GOAL-LIGHT", "SCORE-2")
def test_every_objective_that_pays_more_is_named() -> None:
    assert told(at(hand="P1", private="blue"), "place C4") == [
        {"kind": "filled", "points": 1},
        {"kind": "objective", "objective": "Light Shades", "line": "light_shades", "points": 2},
    ]


@pytest.mark.rule("SOLO-10")
def test_alone_a_filled_space_is_worth_three() -> None:
    found = told(at(hand="R2", seats=1, private="red blue", tools=["Lathekin"], pool="G1 B2 Y3"), "place B4")
    assert found[0] == {"kind": "filled", "points": 3}
    assert "private" not in [one["kind"] for one in found], "blue pays 8 already, red would pay 6"


@pytest.mark.rule("PLACE-8", "TURN-2")
def test_a_die_that_is_taken_says_how_many_spaces_it_fits() -> None:
    """U1: a red 2 has three legal spaces."""
    assert told(at(pool="R2 G5 B4 Y1 P6"), "take R2") == [{"kind": "fits", "spaces": 3}]


# --- Tools ---


@pytest.mark.rule("TOOL-1", "TOOL-RUNNING")
def test_running_pliers_cost_a_token_and_the_second_turn() -> None:
    table = at(tools=["Running Pliers"], drafted=True, pool="R2 G2 B6 Y4")
    paid = {"kind": "paid", "tokens": 1, "points": -1}
    assert told(table, "use Running Pliers") == [paid, {"kind": "skips"}, {"kind": "extra"}]
    assert told(play(table, "use 8", "take R2"), "place B4")[-1] == {"kind": "turn"}


@pytest.mark.rule("TOOL-FLUXBRUSH", "TOOL-HAMMER", "TOOL-FLUXREMOVER")
def test_what_becomes_random_is_told() -> None:
    assert {"kind": "rolls", "dice": 1} in told(at(tools=["Flux Brush"], hand="R5"), "use Flux Brush")
    hammer = at(tools=["Glazing Hammer"], turn=4, pool="R1 G2 B3")
    assert {"kind": "rolls", "dice": 3} in told(hammer, "use Glazing Hammer")
    remover = at(tools=["Flux Remover"], hand="R5")
    assert {"kind": "bag", "die": "R5"} in told(remover, "use Flux Remover")
    assert told(play(remover, "use 11", "draw red"), "set 2")[0] == {"kind": "becomes", "die": "R2"}
    assert told(play(remover, "set 2"), "pool") == [{"kind": "pooled", "die": "R2"}, {"kind": "turn"}]


@pytest.mark.rule("TOOL-GROZING", "TOOL-GRINDING", "TOOL-LENS")
def test_a_changed_die_is_shown_with_its_spaces() -> None:
    grinding = told(at(tools=["Grinding Stone"], hand="R5"), "use Grinding Stone")
    assert grinding[1:] == [{"kind": "becomes", "die": "R2"}, {"kind": "fits", "spaces": 3}]
    grozing = at("use Grozing Pliers", tools=["Grozing Pliers"], hand="R3")
    assert told(grozing, "down") == [{"kind": "becomes", "die": "R2"}, {"kind": "fits", "spaces": 3}]
    lens = at("use Lens Cutter", tools=["Lens Cutter"], track=["B3", "R2"], hand="G5")
    assert told(lens, "swap R2") == [{"kind": "swapped", "die": "G5", "round": 2}, {"kind": "fits", "spaces": 3}]
    equal = at("use Lens Cutter", tools=["Lens Cutter"], track=["B3", "R2"], hand="R2")
    assert told(equal, "swap R2") == [{"kind": "fits", "spaces": 3}]


@pytest.mark.rule("TOOL-7")
def test_a_moved_die_may_lose_points() -> None:
    goals = ["Color Diagonals", "Light Shades", "Deep Shades"]
    drawing = "A . P2 Y6 G1 .\nB P3 . . . ."
    table = at("use 2", "move B1", tools=["Eglomise Brush"], drawing=drawing, private="green", goals=goals)
    assert told(table, "to A5") == [
        {"kind": "objective", "objective": "Color Diagonals", "line": "color_diagonals", "points": -2}
    ]


@pytest.mark.rule("SOLO-7", "SOLO-9")
def test_a_die_that_pays_is_spent_and_leftovers_raise_the_target() -> None:
    solo: dict[str, Any] = {"seats": 1, "private": "red blue", "tools": ["Lathekin"]}
    assert told(at("use Lathekin", pool="R1 G2 B3 Y4", **solo), "pay Y4") == [{"kind": "spent", "die": "Y4"}]
    running = at("use 8", drafted=True, pool="R6 G2 B6", **(solo | {"tools": ["Running Pliers"]}))
    assert told(running, "pay R6") == [{"kind": "spent", "die": "R6"}, {"kind": "skips"}, {"kind": "extra"}]
    assert told(at(drawing="", turn=2, pool="R1 G6 B2 Y3", **solo), "end") == [
        {"kind": "round", "round": 1, "rounds": 10, "dice": 4},
        {"kind": "target", "by": 12, "target": 12},
    ]


# --- Ends ---


@pytest.mark.rule("ROUND-4", "ROUND-7")
def test_the_end_of_a_turn_of_a_round_and_of_the_game_are_told() -> None:
    assert told(at(), "end") == []
    leftovers = {"kind": "round", "round": 10, "rounds": 10, "dice": 2}
    assert told(at(turn=4, round=10, pool="R1 G6"), "end") == [leftovers, {"kind": "over"}]


@pytest.mark.rule("SETUP-3")
def test_a_pattern_brings_its_tokens_once_all_have_chosen() -> None:
    table = play(
        Table(GAME, 2, chance_by_hand=True), "objective red", "objective blue", *[f"card {n}" for n in (1, 2, 3, 4)]
    )
    assert told(table, "choose Firmitas") == [{"kind": "tokens", "tokens": 5}]
    assert told(play(table, "choose Firmitas"), "choose 1")[0]["points"] > 0


# --- What is printed ---


@pytest.mark.rule("SETUP-12")
def test_the_box_tells_all_that_is_printed() -> None:
    box = GAME.box()
    assert json.loads(json.dumps(box)) == box
    patterns = [pattern for card in box["cards"] for pattern in card["patterns"]]
    assert [pattern["name"] for pattern in patterns] == [pattern.name for pattern in BOX.patterns]
    assert [len(card["patterns"]) for card in box["cards"]] == [2] * 12
    assert patterns[-2]["spaces"][:5] == ["yellow", None, 6, None, None], "Via Lux"
    assert box["tools"][4] == {"number": 5, "name": "Lens Cutter", "solo_color": "green"}
    assert box["public_objectives"][0] == {"name": "Row Color Variety", "line": "row_color_variety", "points": 6}
    assert [objective["color"] for objective in box["private_objectives"]] == box["colors"]
