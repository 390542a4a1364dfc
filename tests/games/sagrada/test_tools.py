"""The tools, one section a card.

The four that move dice of a window are in test_moving.py, what holds for all tools is in test_using.py.
"""

from __future__ import annotations

import pytest

from clerestory.engine.game import CHANCE, GameError
from clerestory.engine.table import Table
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
    table_with,
    texts_of,
    track_of,
    window_of,
)

SIX_FACES = {f"roll {value}": 1 for value in range(1, 7)}


# --- 1. Grozing Pliers ---


@pytest.mark.rule("TOOL-GROZING")
def test_grozing_pliers_change_the_drafted_die_by_exactly_one() -> None:
    for shift, die in (("down", "G4"), ("up", "G6")):
        table = play(table_with("Grozing Pliers"), "take G5", "use Grozing Pliers")
        assert texts_of(table) == ["down", "up"]
        table.play(shift)
        assert set(texts_of(table)) == {"place B4", "place D1"}
        table.play("place B4")
        assert die_on(table.state, "B4") == die


@pytest.mark.rule("TOOL-GROZING")
@pytest.mark.parametrize(("die", "shift", "refused"), [("P6", "down", "up"), ("Y1", "up", "down")])
def test_grozing_pliers_never_turn_a_6_into_a_1_nor_a_1_into_a_6(die: str, shift: str, refused: str) -> None:
    """U4."""
    table = play(table_with("Grozing Pliers"), f"take {die}", "use Grozing Pliers")
    assert texts_of(table) == [shift]
    with pytest.raises(GameError, match=r"6 never becomes 1, nor 1 a 6. \[TOOL-GROZING\]"):
        table.play(refused)


@pytest.mark.rule("TOOL-GROZING")
def test_grozing_pliers_offer_only_a_shift_after_which_the_die_fits() -> None:
    """R9: of purple dice this window takes only a 5 and a 6, so a 2 cannot be helped."""
    table = table_with("Grozing Pliers", CRAMPED, pool="P2 P4 P4 P5 P5")
    assert offered(table, "take") == "P4 P5"
    table.play("take P4")
    assert texts_of(table) == ["use Grozing Pliers"]
    table.play("use Grozing Pliers")
    assert texts_of(table) == ["up"]
    with pytest.raises(GameError, match=r"P3 would fit on no space of your window. \[TOOL-GROZING\]"):
        table.play("down")
    assert texts_of(play(table, "up")) == ["place B3"]


# --- 5. Lens Cutter ---


@pytest.mark.rule("TOOL-LENS")
def test_lens_cutter_swaps_the_drafted_die_with_one_of_the_round_track() -> None:
    """U11: round 2 now holds the blue 3, and the red 5 must be placed."""
    table = table_with("Lens Cutter", pool="B3 G5 B4 Y1 P6", track=["G6", "R5"])
    play(table, "take B3", "use Lens Cutter", "swap R5")
    assert track_of(table.state) == ["G6", "B3"]
    assert texts_of(table) == ["place B4", "place D1"]
    table.play("place D1")
    assert die_on(table.state, "D1") == "R5"
    assert (dice_in(table.state.pool), table.turn) == ("G5 B4 Y1 P6", 1)


@pytest.mark.rule("TOOL-LENS")
def test_lens_cutter_takes_of_equal_dice_the_one_of_the_earliest_round() -> None:
    """R13."""
    table = table_with("Lens Cutter", pool="B3 G5 B4 Y1 P6", track=["G6", "R5 Y1", "R5"])
    play(table, "take B3", "use Lens Cutter")
    assert offered(table, "swap") == "R5 G6 Y1"
    assert track_of(play(table, "swap R5").state)[1:] == ["B3 Y1", "R5"]


@pytest.mark.rule("TOOL-LENS")
def test_lens_cutter_offers_only_dice_that_fit() -> None:
    """R9: of this track the cramped window takes nothing but the red 6."""
    table = table_with("Lens Cutter", CRAMPED, pool="P2 G5 B4 Y1 P6", track=["P1 R2", "R6"])
    play(table, "take P2", "use Lens Cutter")
    assert texts_of(table) == ["swap R6"]
    with pytest.raises(GameError, match=r"P1 would fit on no space of your window. \[TOOL-LENS\]"):
        table.play("swap P1")
    assert "P2" not in offered(table_with("Lens Cutter", CRAMPED, pool="P2 G5 B4 Y1 P6", track=["P1 R2"]), "take")


@pytest.mark.rule("TOOL-LENS")
def test_lens_cutter_takes_a_die_equal_to_the_drafted_one_too() -> None:
    """U7c, R5."""
    table = play(table_with("Lens Cutter", track=["R2", "R2"]), "take R2")
    assert offered(table, "use") == "Lens Cutter"
    assert texts_of(play(table, "use Lens Cutter")) == ["swap R2"]


@pytest.mark.rule("TOOL-LENS", "TOOL-TAPWHEEL")
def test_lens_cutter_and_tap_wheel_are_of_no_use_in_the_first_round() -> None:
    """R22."""
    tools = ("Lens Cutter", "Tap Wheel", "Running Pliers")
    table = table_at(state_of(window_of("Via Lux", "A  .  G4 .  .  ."), round=1, turn=4, pool="R2 G5", tools=tools))
    assert offered(table, "use") == ""
    assert offered(play(table, "take R2"), "use") == ""


# --- 6. Flux Brush ---


@pytest.mark.rule("TOOL-FLUXBRUSH")
def test_flux_brush_rolls_the_drafted_die_again_and_what_fits_must_be_placed() -> None:
    table = play(table_with("Flux Brush"), "take R2", "use Flux Brush")
    assert chances(table) == SIX_FACES
    table.play("roll 3")
    assert texts_of(table) == ["place B4", "place C1", "place D1"]
    table.play("place C1")
    assert (die_on(table.state, "C1"), table.turn) == ("R3", 1)


@pytest.mark.rule("TOOL-FLUXBRUSH")
def test_flux_brush_returns_a_die_that_fits_nowhere_to_the_pool() -> None:
    """U12, R14: with the new value; the card is paid, and the turn is over."""
    table = table_with("Flux Brush", CRAMPED, pool="P6 G5 B4 Y1 P5")
    play(table, "take P6", "use Flux Brush", "roll 4")
    assert dice_in(table.state.pool) == "G5 B4 Y1 P4 P5"
    assert (table.view()["windows"][0]["tokens"], table.turn, len(dice_on(table.state))) == (3, 1, 2)


@pytest.mark.rule("TOOL-FLUXBRUSH", "TOOL-FLUXREMOVER")
@pytest.mark.parametrize(
    ("tool", "moves"), [("Flux Brush", ["roll 4"]), ("Flux Remover", ["draw purple", "set 4", "pool"])]
)
def test_a_die_that_went_to_the_pool_may_be_drafted_again(tool: str, moves: list[str]) -> None:
    """U7d, R14, R15: by the other player, or by the same one in the second turn."""
    table = play(table_with(tool, CRAMPED, pool="P6 G5 B4 Y1 P5"), "take P6", f"use {tool}", *moves)
    assert "P4" in offered(table, "take")
    play(table, "end", "end")
    assert table.turn == 0
    assert texts_of(play(table, "take P4")) == [f"use {tool}"]


@pytest.mark.rule("TOOL-FLUXBRUSH", "TOOL-FLUXREMOVER")
@pytest.mark.parametrize(
    ("tool", "moves"), [("Flux Brush", ["roll 6"]), ("Flux Remover", ["draw purple", "set 6", "pool"])]
)
def test_flux_brush_and_flux_remover_may_be_used_without_hope(tool: str, moves: list[str]) -> None:
    """R16: C3 asks for red and lies above a red die, so no die at all fits into this window."""
    window = window_of(
        "Fractal Drops",
        """
        A  P6 G4 B5 Y3 P6
        B  R3 B1 Y2 G4 Y2
        C  P5 G2 .  P6 G1
        D  B4 Y3 R5 B2 R6
        """,
    )
    state = state_of(window, round=10, start_seat=1, turn=3, pool="G1 P2 R3", tools=(tool,))
    table = table_at(state, chance_by_hand=True)
    assert offered(table, "take") == "R3 G1 P2"
    assert texts_of(play(table, "take P2")) == [f"use {tool}"]
    play(table, f"use {tool}", *moves)
    assert (dice_in(table.state.pool), table.turn) == ("R3 G1 P6", 1)


# --- 7. Glazing Hammer ---


@pytest.mark.rule("TOOL-HAMMER")
def test_glazing_hammer_rolls_all_dice_of_the_pool_again_and_the_draft_may_follow() -> None:
    """One after the other in color order; the colors stay."""
    table = play(table_with("Glazing Hammer", pool="B6 R2 B1", turn=4), "use Glazing Hammer")
    for value in (5, 3, 4):
        assert table.turn == CHANCE
        assert chances(table) == SIX_FACES
        table.play(f"roll {value}")
    assert dice_in(table.state.pool) == "R5 B3 B4"
    assert (table.turn, offered(table, "use")) == (0, "")
    assert offered(table, "take") == "R5 B3 B4"
    play(table, "take R5", "place D1")
    assert table.turn == CHANCE, "both actions are spent, and the round is over"


@pytest.mark.rule("TOOL-HAMMER")
def test_glazing_hammer_is_for_the_second_turn_before_the_draft() -> None:
    """U14, R17."""
    assert "Glazing Hammer" not in offered(table_with("Glazing Hammer"), "use")
    second = table_with("Glazing Hammer", pool="R2 G5", turn=4)
    assert "Glazing Hammer" in offered(second, "use")
    play(second, "take R2", "place B4")
    assert "Glazing Hammer" not in offered(second, "use")
    for table in (table_with("Glazing Hammer"), second):
        with pytest.raises(GameError, match=r"in your second turn of the round, before you draft. \[TOOL-HAMMER\]"):
            table.play("use Glazing Hammer")


# --- 8. Running Pliers ---


def three_players() -> Table:
    """Seat 0 starts; seat 1 has V."""
    windows = window_of("Batllo"), window_of("Via Lux", V), window_of("Bellesguard")
    state = state_of(*windows, pool="R2 G5 B4 Y1 P6 P6", turn=2, tools=("Running Pliers", "Eglomise Brush"))
    return table_at(state, chance_by_hand=True)


@pytest.mark.rule("TOOL-RUNNING")
def test_running_pliers_place_a_second_die_at_once_for_the_second_turn() -> None:
    """U15: the turns of the round are 0, 1, 2, 2, 0."""
    table = play(three_players(), "take R2", "place B4", "use Running Pliers")
    assert offered(table, "take") == "G5 B4 Y1 P6"
    turns = [table.turn]
    play(table, "take G5", "place D1")
    while table.turn != CHANCE:
        turns.append(table.turn)
        table.play("end")
    assert turns == [1, 2, 2, 0]
    assert len(dice_on(table.state, 1)) == 4 + 2
    assert (table.view()["start_seat"], table.view()["windows"][1]["skips_second_turn"]) == (1, False)


@pytest.mark.rule("TOOL-RUNNING")
def test_running_pliers_come_after_the_draft_of_a_first_turn() -> None:
    """R18: a die must have been drafted and placed."""
    table = three_players()
    for moves in ([], ["take R2"], ["place B4"]):
        play(table, *moves)
        assert ("Running Pliers" in offered(table, "use")) == (moves == ["place B4"])
    second = play(table_with("Running Pliers", pool="R2 G5", turn=4), "take R2", "place B4")
    assert "Running Pliers" not in offered(second, "use")
    with pytest.raises(GameError, match=r"in your first turn of the round, after you have drafted. \[TOOL-RUNNING\]"):
        second.play("use Running Pliers")


@pytest.mark.rule("TOOL-RUNNING")
def test_running_pliers_need_a_die_that_fits() -> None:
    """R18: no purple 1 to 4 and no green 1 to 4 fits here."""
    table = play(table_with("Running Pliers", CRAMPED, pool="Y1 P2 P4 G3 G1"), "take Y1", "place A1")
    assert "Running Pliers" not in offered(table, "use")
    table = play(table_with("Running Pliers", CRAMPED, pool="Y1 P2 P4 Y3 G1"), "take Y1", "place A1")
    assert offered(play(table, "use Running Pliers"), "take") == "Y3"


@pytest.mark.rule("TOOL-RUNNING")
def test_running_pliers_leave_no_second_tool_and_may_be_used_by_the_last_player_too() -> None:
    """R19: the two turns in a row of the last player become one."""
    table = play(three_players(), "take R2", "place B4", "use Running Pliers", "take G5")
    assert offered(table, "use") == ""
    state = state_of(window_of("Batllo"), window_of("Via Lux", V), turn=2, pool="R2 G5 B4 Y1")
    table = play(table_at(state), "take R2", "place B4", "use Running Pliers", "take G5", "place D1")
    assert (table.turn, table.view()["first_turn"]) == (0, False)


# --- 9. Cork-backed Straightedge ---


@pytest.mark.rule("TOOL-CORK")
def test_cork_backed_straightedge_places_a_die_where_it_touches_none() -> None:
    """U10, R20: every other rule holds, so A1 (yellow), A3 (a 6), B2 (a 1) and B3 (a 5) are closed to a red 2."""
    table = play(table_with("Cork-backed Straightedge"), "take R2", "use Cork-backed Straightedge")
    assert texts_of(table) == ["place A2", "place A4", "place A5", "place B1"]
    for space, rule in (("B4", "TOOL-CORK"), ("A1", "PLACE-4"), ("B2", "PLACE-5")):
        with pytest.raises(GameError, match=rf"\[{rule}\]"):
            table.play(f"place {space}")
    assert die_on(play(table, "place A5").state, "A5") == "R2"


@pytest.mark.rule("TOOL-CORK")
def test_cork_backed_straightedge_keeps_to_the_edge_in_an_empty_window() -> None:
    """R21: without gain."""
    table = play(table_with("Cork-backed Straightedge", "", round=1), "take R2")
    spaces = offered(table, "place")
    assert offered(play(table, "use Cork-backed Straightedge"), "place") == spaces
    assert "B4" not in spaces, "a blank space, but not on the edge"


@pytest.mark.rule("TOOL-CORK")
def test_cork_backed_straightedge_needs_a_space_apart() -> None:
    drawing = """
        B  .  R1 .  Y4 .
        C  .  .  .  .  .
        D  .  .  R4 .  R1
    """
    cork = {"Cork-backed Straightedge": 1}  # used before, else the dice would hang together
    table = table_with("Cork-backed Straightedge", drawing, tokens_on=cork)
    assert offered(play(table, "take G5"), "use") == "Cork-backed Straightedge"
    assert texts_of(play(table, "use Cork-backed Straightedge")) == ["place D1"]
    table = play(table_with("Cork-backed Straightedge", drawing.replace("C  .", "C  B3"), tokens_on=cork), "take G5")
    assert offered(table, "use") == ""


# --- 10. Grinding Stone ---


@pytest.mark.rule("TOOL-GRINDING")
@pytest.mark.parametrize(("die", "turned"), [("G1", "G6"), ("G2", "G5"), ("G3", "G4"), ("G4", "G3"), ("G6", "G1")])
def test_grinding_stone_turns_the_drafted_die_over(die: str, turned: str) -> None:
    """U4."""
    table = play(
        table_with("Grinding Stone", pool=f"{die} R2 R2 B1 B1"), f"take {die}", "use Grinding Stone", "place B4"
    )
    assert (die_on(table.state, "B4"), table.turn) == (turned, 1)


@pytest.mark.rule("TOOL-GRINDING")
def test_grinding_stone_is_not_available_if_the_die_would_fit_nowhere() -> None:
    """R9: a purple 1 fits as a 6, a purple 2 as a 5, and a purple 3 not at all."""
    table = table_with("Grinding Stone", CRAMPED, pool="P1 P2 P3 P3 P5")
    assert offered(table, "take") == "P1 P2 P5"
    assert texts_of(play(table, "take P1")) == ["use Grinding Stone"]
    assert texts_of(play(table, "use Grinding Stone")) == ["place A3"]


# --- 11. Flux Remover ---


@pytest.mark.rule("TOOL-FLUXREMOVER")
def test_flux_remover_puts_the_die_into_the_bag_and_draws_another() -> None:
    """R15: the color is seen, then any value is set; the die put back may be drawn again."""
    table = table_with("Flux Remover")
    bag = table.view()["bag"]
    play(table, "take R2", "use Flux Remover")
    assert chances(table) == {f"draw {color}": dice + (color == "red") for color, dice in bag.items()}
    table.play("draw yellow")
    assert table.view()["drawn_color"] == "yellow"
    assert texts_of(table) == [f"set {value}" for value in range(1, 7)]
    table.play("set 3")
    assert texts_of(table) == ["place B4", "place C1", "pool"]
    play(table, "place C1")
    assert (die_on(table.state, "C1"), table.turn) == ("Y3", 1)
    assert table.view()["bag"] == {**bag, "red": bag["red"] + 1, "yellow": bag["yellow"] - 1}


@pytest.mark.rule("TOOL-FLUXREMOVER")
def test_flux_remover_may_put_the_die_into_the_pool_and_must_if_it_fits_nowhere() -> None:
    """R15: it shows the value that was set; draft and payment are spent."""
    for value, spaces in ((5, "B3"), (2, "")):
        table = play(table_with("Flux Remover", CRAMPED), "take R2", "use Flux Remover", "draw purple", f"set {value}")
        assert offered(table, "place") == spaces
        table.play("pool")
        assert f"P{value}" in dice_in(table.state.pool)
        assert (table.turn, table.view()["windows"][0]["tokens"]) == (1, 3)


@pytest.mark.rule("TOOL-FLUXREMOVER")
def test_flux_remover_gets_the_same_die_back_from_an_empty_bag() -> None:
    """U13: four players, round 10."""
    table = table_with("Flux Remover", seats=4, round=10, pool="R2 R3 G5 G1 B4 B3 Y1 P6 P4")
    assert set(table.view()["bag"].values()) == {0}
    play(table, "take R2", "use Flux Remover")
    assert chances(table) == {"draw red": 1}
    play(table, "draw red")
    assert len(texts_of(table)) == 6
    play(table, "set 2")
    assert texts_of(table) == ["place B4", "place B5", "place D5", "pool"]
