"""TOOL-1 to TOOL-9: what holds for all tools. The cards themselves are in test_tools.py."""

from __future__ import annotations

import pytest

from clerestory.engine.game import CHANCE, GameError
from clerestory.engine.records import bytes_of
from clerestory.engine.table import Table
from clerestory.games.sagrada.components import BOX
from tests.games.sagrada.drawings import (
    CRAMPED,
    V,
    dice_in,
    die_on,
    offered,
    play,
    state_of,
    table_at,
    texts_of,
    window_of,
)

FOR_THE_DRAFTED_DIE = (
    "Grozing Pliers",
    "Lens Cutter",
    "Flux Brush",
    "Cork-backed Straightedge",
    "Grinding Stone",
    "Flux Remover",
)
AT_ANY_TIME = ("Eglomise Brush", "Copper Foil Burnisher", "Lathekin", "Tap Wheel")
A_MOVE = ("use Eglomise Brush", "move D2", "to C2")
BACK = ("use Eglomise Brush", "move C2", "to D2")


def tokens_of(table: Table) -> tuple[list[int], int]:
    """The tokens of the seats, and those on all tools."""
    view = table.view()
    return [window["tokens"] for window in view["windows"]], sum(tool["tokens"] for tool in view["tools"])


@pytest.mark.rule("TOOL-1", "TOOL-2", "TOOL-4")
def test_the_first_use_of_a_card_costs_1_token_and_every_later_one_2() -> None:
    """U3: also for whoever paid first (R4); with 1 token left it is not available."""
    state = state_of(window_of("Via Lux", V), window_of("Via Lux", V), tools=("Eglomise Brush",))
    table = table_at(state)
    assert tokens_of(play(table, *A_MOVE, "end")) == ([3, 4], 1)
    assert tokens_of(play(table, *A_MOVE, "end")) == ([3, 2], 3)
    assert tokens_of(play(table, "end", *BACK, "end")) == ([1, 2], 5)
    assert (table.turn, table.view()["round"]) == (1, 4)
    assert "Eglomise Brush" in offered(table, "use")
    table.play("end")
    assert "Eglomise Brush" not in offered(table, "use")
    with pytest.raises(GameError, match=r"costs 2 favor tokens, and you have 1. \[TOOL-1\]"):
        table.play("use Eglomise Brush")


@pytest.mark.rule("TOOL-1")
@pytest.mark.parametrize(("tokens", "on_card", "is_offered"), [(0, 0, 0), (1, 0, 1), (1, 1, 0), (2, 1, 1), (2, 5, 1)])
def test_a_player_who_cannot_pay_in_full_cannot_use_the_card(tokens: int, on_card: int, is_offered: int) -> None:
    window = window_of("Via Lux", V, tokens=tokens)
    on = {"Eglomise Brush": on_card} if on_card else None
    table = table_at(state_of(window, seats=4, tools=("Eglomise Brush",), tokens_on=on))
    assert ("Eglomise Brush" in offered(table, "use")) == bool(is_offered)


@pytest.mark.rule("TOOL-2")
def test_tokens_stay_on_a_card_to_the_end_of_the_game() -> None:
    state = state_of(window_of("Via Lux", V), round=10, tools=("Eglomise Brush",), tokens_on={"Eglomise Brush": 3})
    table = play(table_at(state), *A_MOVE)
    while not table.is_over:
        table.play("end")
    assert [tool["tokens"] for tool in table.view()["tools"] if tool["name"] == "Eglomise Brush"] == [5]
    assert table.sheet(0)["tokens"] == 2


@pytest.mark.rule("TOOL-3")
def test_a_card_is_paid_first_and_without_asking_and_then_carried_out_in_full() -> None:
    """Once it is paid there is no way back, and no way out."""
    table = table_at(state_of(window_of("Via Lux", V), tools=("Eglomise Brush",)))
    table.play("use Eglomise Brush")
    assert tokens_of(table) == ([3, 3], 1)
    assert texts_of(table) == ["move C5", "move D2", "move D3", "move D4"]
    table.play("move C5")
    assert texts_of(table) == ["to C2", "to C3", "to D1"]
    with pytest.raises(GameError, match=r"First choose where the die on C5 goes. \[TOOL-7\]"):
        table.play("end")


@pytest.mark.rule("TOOL-4")
def test_one_tool_in_a_turn_and_the_same_card_again_in_a_later_one() -> None:
    table = play(table_at(state_of(seats=2, turn=2, round=4, tools=("Eglomise Brush", "Copper Foil Burnisher"))))
    for used in (1, 2):
        assert table.turn == 1
        for verb in ("use Eglomise", "move", "to"):
            table.play(next(text for text in texts_of(table) if text.startswith(verb)))
        assert offered(table, "use") == ""
        for tool in ("Eglomise Brush", "Copper Foil Burnisher"):
            with pytest.raises(GameError, match=r"You have used a tool in this turn already. \[TOOL-4\]"):
                table.play(f"use {tool}")
        table.play("end")
        assert tokens_of(table)[1] == 2 * used - 1


@pytest.mark.rule("TOOL-4", "TURN-2")
def test_a_die_that_fits_nowhere_is_not_taken_for_a_second_tool() -> None:
    """R3: Flux Brush would help the purple 2, but a tool has been used in this turn."""
    state = state_of(window_of("Via Lux", CRAMPED), pool="P2 P2 P5 P5 R2", tools=("Eglomise Brush", "Flux Brush"))
    table = table_at(state)
    assert offered(table, "take") == "R2 P2 P5"
    play(table, "use Eglomise Brush", "move B1", "to A1")
    assert offered(table, "take") == "R2 P5"


@pytest.mark.rule("TOOL-5")
def test_a_tool_that_cannot_be_carried_through_is_not_offered_and_costs_nothing() -> None:
    """R5: neither of these two dice can be moved, and a purple 2 fits nowhere."""
    pool, tools = "P2 P2 P5 P5 R2", ("Lathekin", "Tap Wheel", "Grinding Stone")
    table = table_at(state_of(window_of("Via Lux", CRAMPED), round=2, pool=pool, track=["G1 P1"], tools=tools))
    before = bytes_of(table.state)
    assert offered(table, "use") == ""
    for tool in ("Lathekin", "Tap Wheel"):
        with pytest.raises(GameError, match=r"could not be carried out in full. \[TOOL-"):
            table.play(f"use {tool}")
    assert bytes_of(table.state) == before
    table.play("take P5")
    assert offered(table, "use") == "", "turned over it is a 2, which fits nowhere"
    with pytest.raises(GameError, match=r"could not be carried out in full. \[TOOL-GRINDING\]"):
        table.play("use Grinding Stone")
    assert tokens_of(table) == ([4, 3], 0)


@pytest.mark.rule("TOOL-5")
def test_a_change_that_changes_nothing_is_allowed() -> None:
    """U7c, R5: the swap of equal dice, and the roll of the old face."""
    state = state_of(window_of("Via Lux", V), pool="R2 G5 Y1 P6 P6", track=["R2", "R2"], tools=("Lens Cutter",))
    table = play(table_at(state), "take R2", "use Lens Cutter", "swap R2", "place B4")
    assert die_on(table.state, "B4") == "R2"
    state = state_of(window_of("Via Lux", V), pool="R2 G5 Y1 P6 P6", tools=("Flux Brush",))
    table = play(table_at(state, chance_by_hand=True), "take R2", "use Flux Brush", "roll 2", "place B4")
    assert die_on(table.state, "B4") == "R2"


@pytest.mark.rule("TOOL-6")
@pytest.mark.parametrize("tool", FOR_THE_DRAFTED_DIE)
def test_a_tool_for_the_drafted_die_is_used_between_taking_and_placing_it(tool: str) -> None:
    """R6: not before, and not after."""
    state = state_of(window_of("Via Lux", V), pool="R2 G5 Y1 P6 P6", track=["G5", "G5"], tools=(tool,))
    table = table_at(state)
    assert tool not in offered(table, "use")
    with pytest.raises(GameError, match=r"used on the die you draft: take one first. \[TOOL-6\]"):
        table.play(f"use {tool}")
    table.play("take R2")
    assert offered(table, "use") == tool
    table.play("place B4")
    assert tool not in offered(table, "use")


@pytest.mark.rule("TOOL-6")
@pytest.mark.parametrize("tool", AT_ANY_TIME)
def test_the_other_tools_never_interrupt_a_draft(tool: str) -> None:
    """R6: before it or after it, with or without one."""
    state = state_of(window_of("Via Lux", V), pool="R2 G5 Y1 P6 P6", track=["B5", "B5"], tools=(tool,))
    table = table_at(state)
    assert tool in offered(table, "use")
    table.play("take R2")
    assert offered(table, "use") == ""
    with pytest.raises(GameError, match=r"cannot be used between taking a die and placing it. \[TOOL-6\]"):
        table.play(f"use {tool}")
    table.play("place B4")
    assert tool in offered(table, "use")


@pytest.mark.rule("TOOL-8")
@pytest.mark.parametrize(
    ("tool", "moves"),
    [
        ("Grozing Pliers", ["up", "place B4"]),
        ("Lens Cutter", ["swap G5", "place B4"]),
        ("Flux Brush", ["roll 6", "place B4"]),
        ("Cork-backed Straightedge", ["place A2"]),
        ("Grinding Stone", ["place B4"]),
        ("Flux Remover", ["draw green", "set 3", "place B4"]),
        ("Flux Remover", ["draw green", "set 3", "pool"]),
    ],
)
def test_a_tool_for_the_drafted_die_completes_the_draft_and_the_turn(tool: str, moves: list[str]) -> None:
    state = state_of(window_of("Via Lux", V), pool="R2 B1 Y1 P6 P6", track=["G5", "G5"], tools=(tool,))
    table = play(table_at(state, chance_by_hand=True), "take R2", f"use {tool}")
    for move in moves:
        assert table.turn in (0, CHANCE)
        table.play(move)
    assert table.turn == 1
    assert "R2" not in dice_in(table.state.pool)
    assert tokens_of(table)[1] == 1


@pytest.mark.rule("TOOL-9")
@pytest.mark.parametrize(("on_card", "cost"), [(0, 1), (1, 2), (3, 2), (5, 2)])
@pytest.mark.parametrize("number", [3, 10])
def test_the_cost_of_a_tool_follows_from_the_tokens_on_it_alone(on_card: int, cost: int, number: int) -> None:
    on = {"Eglomise Brush": on_card} if on_card else None
    state = state_of(window_of("Via Lux", V), seats=3, round=number, tools=("Eglomise Brush",), tokens_on=on)
    table = table_at(state)
    [seen] = [tool["cost"] for tool in table.view()["tools"] if tool["name"] == "Eglomise Brush"]
    before = tokens_of(table)[0][0]
    table.play("use Eglomise Brush")
    assert seen == before - tokens_of(table)[0][0] == cost


@pytest.mark.rule("TOOL-6")
def test_every_tool_is_for_the_drafted_die_or_for_any_time_or_has_a_timing_of_its_own() -> None:
    assert set(FOR_THE_DRAFTED_DIE + AT_ANY_TIME) | {"Glazing Hammer", "Running Pliers"} == set(BOX.tools)
