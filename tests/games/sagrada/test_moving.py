"""TOOL-7 and the four tools that move dice of a window."""

from __future__ import annotations

import pytest

from clerestory.engine.game import GameError
from clerestory.engine.table import Table
from tests.games.sagrada.drawings import (
    V,
    dice_on,
    die_on,
    offered,
    play,
    state_of,
    table_at,
    table_with,
    texts_of,
    window_of,
)


def ways(table: Table) -> list[tuple[str, ...]]:
    """All ways to answer the questions of the tool in use."""
    if table.view()["tool_in_use"] is None:
        return [()]
    found = []
    for text in texts_of(table):
        table.play(text)
        found += [(text, *rest) for rest in ways(table)]
        table.undo()
    return found


def moves_of(table: Table, space: str) -> int:
    """How many of the moves of a tool move the die of a space."""
    return sum(way[0] == f"move {space}" for way in ways(table))


@pytest.mark.rule("TOOL-7")
def test_a_lifted_die_is_not_its_own_neighbor_and_must_move() -> None:
    """R7: B4 and B5 touch no other die than the blue 5 of C5."""
    state = state_of(window_of("Via Lux", V), tools=("Eglomise Brush", "Copper Foil Burnisher"))
    for tool in ("Eglomise Brush", "Copper Foil Burnisher"):
        table = play(table_at(state), f"use {tool}", "move C5")
        assert not {"B4", "B5", "C5"} & set(offered(table, "to").split())
        with pytest.raises(GameError, match=r"B4 does not touch a die. \[PLACE-3\]"):
            table.play("to B4")


@pytest.mark.rule("TOOL-7")
def test_a_die_placed_this_turn_may_be_moved_and_dice_left_alone_are_fine() -> None:
    """R7: the red 2 leaves B4; then the blue 3 leaves the blue 5 without a neighbor."""
    state = state_of(window_of("Via Lux", V), pool="R2 G5 Y1 P6 P6", tools=("Copper Foil Burnisher",))
    table = play(table_at(state), "take R2", "place B4", "use Copper Foil Burnisher", "move B4", "to D5")
    assert (die_on(table.state, "B4"), die_on(table.state, "D5")) == ("none", "R2")
    table = play(table_at(state), "use Copper Foil Burnisher", "move D4", "to D1", "end")
    assert (die_on(table.state, "C5"), table.turn) == ("B5", 1)


@pytest.mark.rule("TOOL-7")
def test_the_only_die_of_a_window_lands_on_the_edge() -> None:
    """U9, R8: as if the window were empty."""
    window = window_of("Via Lux", "A  .  G4 .  .  .")
    tools = {
        "Tap Wheel": "A4 A5 B1 C5 D1 D2 D3",
        "Eglomise Brush": "A1 A4 A5 B1 C5 D1 D2 D3 D5",
        "Copper Foil Burnisher": "A3 A4 A5 B1 B5 C1 C5 D1 D2 D3 D4",
    }
    state = state_of(window, track=["G1"], tools=list(tools))
    for tool, targets in tools.items():
        assert offered(play(table_at(state), f"use {tool}", "move A2"), "to") == targets
    assert [len(targets.split()) for targets in tools.values()] == [7, 9, 11]


# --- 2. Eglomise Brush ---


@pytest.mark.rule("TOOL-EGLOMISE")
def test_eglomise_brush_has_20_moves_on_v() -> None:
    """U6."""
    table = play(table_with("Eglomise Brush"), "use Eglomise Brush")
    assert len(ways(table)) == 20
    assert [moves_of(table, space) for space in ("D2", "D3", "D4", "C5")] == [6, 6, 5, 3]


@pytest.mark.rule("TOOL-EGLOMISE")
def test_eglomise_brush_ignores_the_color_of_the_target_and_nothing_else() -> None:
    """R10: a red die on a purple space; its value, PLACE-3 and equal neighbors still count."""
    table = play(table_with("Eglomise Brush"), "use Eglomise Brush", "move D3")
    for space, rule in (("C1", "PLACE-5"), ("B1", "PLACE-3")):
        with pytest.raises(GameError, match=rf"\[{rule}\]"):
            table.play(f"to {space}")
    play(table, "to C4", "end")
    assert dice_on(table.state) == {"C4": "R4", "C5": "B5", "D2": "Y2", "D4": "B3"}
    table = play(table_with("Eglomise Brush"), "use Eglomise Brush", "move C5")
    with pytest.raises(GameError, match=r"beside another blue die. \[PLACE-7\]"):
        table.play("to C4")


# --- 3. Copper Foil Burnisher ---


@pytest.mark.rule("TOOL-COPPER")
def test_copper_foil_burnisher_has_14_moves_on_v() -> None:
    """U6."""
    table = play(table_with("Copper Foil Burnisher"), "use Copper Foil Burnisher")
    assert len(ways(table)) == 14
    assert [moves_of(table, space) for space in ("D2", "D3", "D4", "C5")] == [3, 6, 3, 2]


@pytest.mark.rule("TOOL-COPPER")
def test_copper_foil_burnisher_ignores_the_value_of_the_target_and_nothing_else() -> None:
    """R10: a blue 5 on a space that asks for a 3."""
    table = play(table_with("Copper Foil Burnisher"), "use Copper Foil Burnisher", "move C5")
    for space, rule in (("C2", "PLACE-4"), ("B1", "PLACE-3")):
        with pytest.raises(GameError, match=rf"\[{rule}\]"):
            table.play(f"to {space}")
    play(table, "to C1", "end")
    assert die_on(table.state, "C1") == "B5"
    table = play(table_with("Copper Foil Burnisher"), "use Copper Foil Burnisher", "move D4")
    with pytest.raises(GameError, match=r"beside another blue die. \[PLACE-7\]"):
        table.play("to B5")


# --- 4. Lathekin ---


@pytest.mark.rule("TOOL-LATHEKIN")
def test_lathekin_moves_exactly_two_dice_in_102_ways_on_v() -> None:
    """U7, R11: ordered pairs, never the same die twice; the second may go where the first one lay."""
    found = ways(play(table_with("Lathekin"), "use Lathekin"))
    assert len(found) == len(set(found)) == 102
    for first, landing, second, _ in found:
        assert second.removeprefix("move ") not in (first.removeprefix("move "), landing.removeprefix("to "))
    assert any(first.removeprefix("move ") == last.removeprefix("to ") for first, _, _, last in found)


@pytest.mark.rule("TOOL-LATHEKIN")
def test_lathekin_needs_a_second_die_to_move() -> None:
    """U7: a window with one die."""
    table = table_with("Lathekin", "A  .  G4 .  .  .")
    assert "Lathekin" not in offered(table, "use")
    with pytest.raises(GameError, match=r"could not be carried out in full. \[TOOL-LATHEKIN\]"):
        table.play("use Lathekin")


@pytest.mark.rule("TOOL-LATHEKIN")
def test_lathekin_offers_a_first_move_only_if_a_second_remains() -> None:
    """U7a, R12: A1 to B1 is legal by itself, but then the green 4 could not move."""
    table = play(table_with("Lathekin", "A  Y2 G4 .  .  ."), "use Lathekin")
    assert ways(table) == [("move A2", "to B1", "move A1", "to A2"), ("move A2", "to B1", "move A1", "to C2")]
    with pytest.raises(GameError, match=r"so that a second die can be moved after it. \[TOOL-LATHEKIN\]"):
        table.play("move A1")


@pytest.mark.rule("TOOL-LATHEKIN")
def test_lathekin_is_not_available_if_only_one_die_can_move() -> None:
    """U7a: A4 to C4 alone is legal, as Tap Wheel shows."""
    drawing = """
        A  .  .  .  P1 .
        B  .  .  .  .  P2
    """
    table = table_with("Lathekin", drawing, track=["P5"])
    assert "Lathekin" not in offered(table, "use")
    table = play(table_with("Tap Wheel", drawing, track=["P5"]), "use Tap Wheel")
    assert ways(table) == [("move A4", "to C4", "stop")]


# --- 12. Tap Wheel ---


@pytest.mark.rule("TOOL-TAPWHEEL")
def test_tap_wheel_moves_one_or_two_dice_of_a_color_on_the_track() -> None:
    """U8: only blue on the track of V, four first moves and two ordered pairs; only green, none."""
    found = ways(play(table_with("Tap Wheel", track=["B1", "B6"]), "use Tap Wheel"))
    assert len([way for way in found if way[-1] == "stop"]) == 4
    assert [way for way in found if way[-1] != "stop"] == [
        ("move D4", "to B4", "move C5", "to A5"),
        ("move D4", "to B4", "move C5", "to D1"),
    ]
    assert "Tap Wheel" not in offered(table_with("Tap Wheel", track=["G1", "G6"]), "use")


@pytest.mark.rule("TOOL-TAPWHEEL")
def test_tap_wheel_moves_dice_of_one_color_in_a_use() -> None:
    """R22, R11: any die of the track counts; the second die is another of the same color, and may be left out."""
    table = play(table_with("Tap Wheel", track=["B1 Y6 Y6", "R6 G1"]), "use Tap Wheel")
    assert offered(table, "move") == "C5 D2 D3 D4"
    play(table, "move D4", "to B4")
    assert texts_of(table) == ["move C5", "stop"]
    with pytest.raises(GameError, match=r"Both dice must be of one color.*\[TOOL-TAPWHEEL\]"):
        table.play("move D3")
    with pytest.raises(GameError, match=r"has just been moved; the second must be another. \[TOOL-TAPWHEEL\]"):
        table.play("move B4")
    play(table, "stop")
    assert (table.turn, offered(table, "use")) == (0, ""), "the draft may follow"


@pytest.mark.rule("TOOL-TAPWHEEL")
def test_tap_wheel_keeps_all_rules_of_placing() -> None:
    table = play(table_with("Tap Wheel", track=["B1", "B6"]), "use Tap Wheel", "move D4")
    assert offered(table, "to") == "B4 C1 D1"
    for space, rule in (("C3", "PLACE-4"), ("B5", "PLACE-5"), ("A2", "PLACE-3")):
        with pytest.raises(GameError, match=rf"\[{rule}\]"):
            table.play(f"to {space}")
