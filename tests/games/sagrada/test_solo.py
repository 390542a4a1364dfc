"""SOLO: one player against the dice that are left over."""

from __future__ import annotations

from typing import Any

import pytest

from clerestory.engine.game import GameError
from clerestory.engine.table import Table
from clerestory.games.sagrada import GAME
from clerestory.games.sagrada.accounts import spaces_taken
from clerestory.games.sagrada.components import BOX, COLOR_NAMES
from clerestory.games.sagrada.state import State
from clerestory.games.sagrada.using import can_use_now
from tests.games.sagrada.drawings import (
    CRAMPED,
    V,
    chances,
    dice_in,
    dice_on,
    die_on,
    offered,
    play,
    state_of,
    table_at,
    texts_of,
    track_of,
    window_of,
)

# U21 of the rules: purple for 17 points, red for 14.
U21 = """
    A  .  G4 B5 Y3 P6
    B  R3 B1 .  G4 Y2
    C  P5 G2 .  P6 G1
    D  B4 Y3 R5 B2 R6
"""


def solo(*tools: str, drawing: str = V, pool: str = "R1 B4 G5 P6", **more: Any) -> Table:
    """The solo game with these tools; chance is played by hand."""
    state = state_of(window_of("Via Lux", drawing), seats=1, pool=pool, tools=tools, **more)
    return table_at(state, chance_by_hand=True)


def track_worth(target: int, dice: int) -> list[str]:
    """A full round track of so many 1s and 2s."""
    values = [2] * (target - dice) + [1] * (2 * dice - target)
    names = [f"{'RGBYP'[at % 5]}{value}" for at, value in enumerate(values)]
    return [" ".join(names[space::10]) for space in range(10)]


def finished(drawing: str, target: int, private: str = "red purple") -> State:
    """A solo game that is over, with column colors and color sets as objectives."""
    window = window_of("Fractal Drops", drawing, private=private)
    goals = ("Column Color Variety", "Color Variety")
    return state_of(window, seats=1, over=True, goals=goals, track=track_worth(target, 40 - spaces_taken(window)))


# --- Setup ---


@pytest.mark.rule("SOLO-2", "SOLO-4")
def test_two_private_objectives_lie_open_before_one_of_four_patterns_is_chosen() -> None:
    """R28: tools and public objectives come after the choice."""
    table = Table(GAME, 1, chance_by_hand=True)
    assert chances(table) == {f"objective {color}": 1 for color in COLOR_NAMES}
    table.play("objective purple")
    assert chances(table) == {f"objective {color}": 1 for color in COLOR_NAMES[:4]}
    play(table, "objective green", "card 7", "card 2")
    view = table.view()
    assert view["windows"][0]["private_objectives"] == ["green", "purple"], "open to spectators too"
    assert view["tools"] == view["public_objectives"] == []
    assert texts_of(table) == [f"choose {BOX.patterns[number].name}" for number in (2, 3, 12, 13)]
    play(table, "choose Virtus", "start 0")
    while len(table.view()["public_objectives"]) < 2:
        table.play(table.legal_moves()[0])
    assert len(table.view()["tools"]) == 3
    assert next(iter(chances(table))) == "draw R1", "two public objectives, not three"


@pytest.mark.rule("SOLO-3")
def test_no_tokens_are_used() -> None:
    table = play(Table(GAME, 1, seed=2), "choose 1")
    assert table.view()["windows"][0]["tokens"] == 0
    assert table.view()["windows"][0]["difficulty"] >= 3
    while not table.is_over:
        table.play(table.legal_moves()[0])
        assert sum(tool["tokens"] for tool in table.view()["tools"]) == table.sheet(0)["tokens"] == 0


@pytest.mark.rule("SOLO-5")
@pytest.mark.parametrize("tools", [1, 2, 3, 4, 5])
def test_the_player_chooses_how_many_tools_are_laid_out(tools: int) -> None:
    table = play(Table(GAME, 1, {"solo_tools": tools}, seed=tools), "choose 1")
    names = [tool["name"] for tool in table.view()["tools"]]
    assert len(set(names)) == tools
    assert len(play(Table(GAME, 2, {"solo_tools": tools}, seed=1), "choose 1", "choose 1").view()["tools"]) == 3


@pytest.mark.rule("SOLO-5")
@pytest.mark.parametrize("tools", [0, 6])
def test_there_are_one_to_five_tools(tools: int) -> None:
    with pytest.raises(GameError, match="solo_tools must be one of"):
        Table(GAME, 1, {"solo_tools": tools})


# --- Playing ---


@pytest.mark.rule("SOLO-6")
def test_each_of_ten_rounds_has_four_dice_and_two_turns() -> None:
    """T1."""
    table = play(Table(GAME, 1, seed=8), "choose 1")
    turns = []
    while not table.is_over:
        view = table.view()
        turns.append((view["round"], view["first_turn"]))
        assert len(view["pool"]) == 4
        table.play("end")
    assert turns == [(number, is_first) for number in range(1, 11) for is_first in (True, False)]
    assert [len(dice.split()) for dice in track_of(table.state)] == [4] * 10


@pytest.mark.rule("SOLO-6")
def test_a_turn_offers_a_draft_and_a_tool_each_once() -> None:
    table = solo("Copper Foil Burnisher", "Eglomise Brush")
    play(table, "use Copper Foil Burnisher", "pay R1", "move D2", "to C2")
    assert offered(table, "use") == "", "one tool in a turn (R29)"
    with pytest.raises(GameError, match=r"\[TOOL-4\]"):
        table.play("use Eglomise Brush")
    play(table, "take G5", "place B4")
    assert table.view()["first_turn"] is False
    assert "use Eglomise Brush" in texts_of(table)


@pytest.mark.rule("SOLO-7")
def test_a_tool_is_paid_with_a_die_of_its_color_and_works_once() -> None:
    """U19: the red 1 leaves the game; a second use is refused."""
    table = play(solo("Copper Foil Burnisher"), "use Copper Foil Burnisher")
    bag = table.view()["bag"]
    assert texts_of(table) == ["pay R1"]
    with pytest.raises(GameError, match=r"paid with a red die; B4 is none. \[SOLO-7\]"):
        table.play("pay B4")
    play(table, "pay R1", "move D2", "to C2")
    assert dice_in(table.state.pool) == "G5 B4 P6"
    assert table.view()["tools"][0]["paid"] == {"color": "red", "value": 1}
    assert table.view()["bag"] == bag
    assert not any("R1" in dice for dice in track_of(table.state)[2:])
    play(table, "end", "end", "draw R1", "draw R2", "draw R3", "draw R4")
    assert "Copper Foil Burnisher" not in offered(table, "use")
    with pytest.raises(GameError, match=r"in the solo game each tool works once. \[SOLO-7\]"):
        table.play("use Copper Foil Burnisher")


@pytest.mark.rule("SOLO-7")
def test_a_tool_whose_color_is_not_in_the_pool_is_not_available() -> None:
    table = solo("Copper Foil Burnisher", pool="G1 B4 G5 P6")
    assert offered(table, "use") == ""
    with pytest.raises(GameError, match=r"paid with a red die, and the pool has none. \[SOLO-7\]"):
        table.play("use Copper Foil Burnisher")


@pytest.mark.rule("SOLO-7")
def test_each_die_of_the_color_may_pay_and_paying_is_not_drafting() -> None:
    """R29."""
    table = play(solo("Copper Foil Burnisher", pool="R1 R5 R5 B4"), "use Copper Foil Burnisher")
    assert offered(table, "pay") == "R1 R5"
    play(table, "pay R5", "move D2", "to C2")
    assert offered(table, "take") == "R1 R5 B4"


@pytest.mark.rule("SOLO-7")
def test_the_drafted_die_never_pays() -> None:
    """U7b, R3, R29: the purple 2 fits nowhere, and Flux Brush wants a purple die that is left in the pool."""
    alone = solo("Flux Brush", drawing=CRAMPED, pool="P2 G5 Y1 Y2")
    assert offered(alone, "take") == "G5 Y1 Y2"
    table = solo("Flux Brush", drawing=CRAMPED, pool="P2 P3 G5 Y1")
    assert offered(table, "take") == "G5 Y1 P2 P3"
    table.play("take P2")
    assert texts_of(table) == ["use Flux Brush"]
    assert texts_of(play(table, "use Flux Brush")) == ["pay P3"]
    play(table, "pay P3", "roll 5")
    assert texts_of(table) == ["place B3"]


@pytest.mark.rule("SOLO-7", "TOOL-HAMMER")
def test_glazing_hammer_needs_a_die_left_to_roll() -> None:
    """U19, R29: not with one blue die as the whole pool, which no game comes to."""
    state = state_of(window_of("Via Lux", V), seats=1, pool="B3", tools=("Glazing Hammer",), turn=2, sound=False)
    assert not can_use_now(state, state.windows[0], 0)
    table = solo("Glazing Hammer", "Grinding Stone", paid={"Grinding Stone": "G1"}, pool="B3 R6", turn=2)
    assert offered(table, "use") == "Glazing Hammer"
    play(table, "use Glazing Hammer", "pay B3", "roll 2")
    assert dice_in(table.state.pool) == "R2"


@pytest.mark.rule("SOLO-7", "TOOL-RUNNING")
@pytest.mark.parametrize(
    ("pool", "payers", "extras"),
    [("Y1 R6 P2 P4", "", ""), ("Y1 R6 R6 P4", "R6", "R6"), ("Y1 R6 R2 P4", "R2", "R6"), ("Y1 R6 Y3 P4", "R6", "Y3")],
)
def test_running_pliers_need_a_die_that_fits_after_the_payment(pool: str, payers: str, extras: str) -> None:
    """R29: of these only the red 6 and the yellow 3 fit once the yellow 1 is placed."""
    table = play(solo("Running Pliers", drawing=CRAMPED, pool=pool), "take Y1", "place A1")
    assert offered(table, "use") == ("Running Pliers" if payers else "")
    if payers:
        assert offered(play(table, "use Running Pliers"), "pay") == payers
        assert offered(play(table, f"pay {payers}"), "take") == extras


@pytest.mark.rule("SOLO-7", "TOOL-RUNNING")
def test_running_pliers_skip_the_second_turn_of_the_solo_round_too() -> None:
    table = solo("Running Pliers")
    play(table, "take G5", "place B4", "use Running Pliers", "pay R1", "take B4", "place D1")
    assert len(track_of(table.state)[-1].split()) == 1
    assert (dice_on(table.state)["B4"], dice_on(table.state)["D1"]) == ("G5", "B4")


@pytest.mark.rule("SOLO-7")
def test_a_paid_die_never_comes_back() -> None:
    """R30: to the end it lies on its card, in no bag, pool or track, and the target does not count it."""
    table = play(solo("Copper Foil Burnisher"), "use Copper Foil Burnisher", "pay R1", "move D2", "to C2")
    while not table.is_over:
        table.play(table.legal_moves()[-1])
    view = table.view()
    assert view["tools"][0]["paid"] == {"color": "red", "value": 1}
    assert len(view["tools"]) == 1
    on_track = sum(len(dice) for dice in view["round_track"])
    assert on_track + len(dice_on(table.state)) + sum(view["bag"].values()) == 89
    assert view["target"] == sum(die["value"] for dice in view["round_track"] for die in dice)


@pytest.mark.rule("SOLO-8")
def test_a_round_may_leave_no_dice_and_counts_all_the_same() -> None:
    """Two dice are drafted and two pay for tools."""
    table = solo("Copper Foil Burnisher", "Eglomise Brush", pool="R1 B4 G5 P6")
    before, number = track_of(table.state), table.view()["round"]
    play(table, "use Copper Foil Burnisher", "pay R1", "move D2", "to C2", "take G5", "place B4")
    play(table, "use Eglomise Brush", "pay B4", "move C2", "to D2", "take P6", "place D1")
    assert track_of(table.state) == [*before, ""]
    assert table.view()["round"] == number + 1
    assert f"{number}: -" in table.draw()
    assert sum(chances(table).values()) == 6 * sum(table.view()["bag"].values())


@pytest.mark.rule("SOLO-8")
def test_what_is_left_goes_to_the_track() -> None:
    table = play(solo("Copper Foil Burnisher"), "take G5", "place B4", "end", "end")
    assert track_of(table.state)[-1] == "R1 B4 P6"


# --- The end ---


@pytest.mark.rule("SOLO-9")
def test_the_target_is_the_sum_of_the_dice_on_the_track() -> None:
    table = solo("Lens Cutter", pool="G2 G1 B4 P6", track=["R6 R1", "B3 B3"])
    assert table.view()["target"] == 6 + 1 + 3 + 3
    play(table, "take P6", "use Lens Cutter", "pay G2", "swap R1")
    assert table.view()["target"] == 6 + 6 + 3 + 3, "the swap changes it (R13)"


@pytest.mark.rule("SOLO-1", "SOLO-9", "SOLO-11")
@pytest.mark.parametrize(
    ("drawing", "own", "place", "verdict"),
    [
        (U21, 30, 2, "lost, 30 against a target of 30"),
        (U21.replace("P5", "P6"), 31, 1, "won, 31 against a target of 30"),
    ],
)
def test_only_a_score_above_the_target_wins(drawing: str, own: int, place: int, verdict: str) -> None:
    """U20."""
    table = table_at(finished(drawing, target=30))
    assert table.view()["target"] == 30
    assert table.scores() == [own]
    assert [rank.place for rank in table.ranks()] == [place]
    assert verdict in table.draw()


@pytest.mark.rule("SOLO-10")
def test_every_empty_space_costs_3_points() -> None:
    """U20: full but for two spaces; then for three."""
    full = table_at(finished(U21.replace("A  .", "A  P6"), target=30))
    assert full.sheet(0)["empty_spaces"] == -6
    assert table_at(finished(U21, target=30)).sheet(0)["empty_spaces"] == -9


@pytest.mark.rule("SOLO-10")
@pytest.mark.parametrize(("private", "points"), [("red purple", 17), ("red blue", 14), ("green yellow", 11)])
def test_the_better_private_objective_counts_without_asking(private: str, points: int) -> None:
    """R31; two public objectives, and nothing for tokens."""
    table = table_at(finished(U21, target=30, private=private))
    sheet = table.sheet(0)
    assert sheet == {
        "column_color_variety": 10,
        "color_variety": 12,
        "private": points,
        "tokens": 0,
        "empty_spaces": -9,
    }
    assert table.scores() == [sum(sheet.values())]
    assert max(table.view(0)["windows"][0]["private_points"]) == points


@pytest.mark.rule("SOLO-11")
def test_the_game_is_decided_after_the_tenth_round() -> None:
    state = state_of(window_of("Via Lux", V), seats=1, round=10, turn=2, pool="R6 G6 B6", tools=("Lathekin",))
    table = play(table_at(state), "end")
    assert table.is_over
    assert track_of(table.state)[-1] == "R6 G6 B6"
    assert [rank.place for rank in table.ranks()] == [2]
    assert die_on(table.state, "D3") == "R4"
