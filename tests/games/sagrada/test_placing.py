"""PLACE: where a die may go."""

from __future__ import annotations

import pytest

from clerestory.engine.game import GameError
from clerestory.engine.table import Table
from clerestory.games.sagrada import GAME
from clerestory.games.sagrada.components import BOX, FACES
from clerestory.games.sagrada.naming import SPACE_NUMBERS, die_name
from clerestory.games.sagrada.placing import fitting, note_die, place_die, reach_of, within_reach
from clerestory.games.sagrada.state import Window
from tests.games.sagrada.drawings import (
    V,
    dice_on,
    die_on,
    fill_bag,
    offered,
    play,
    space_set,
    spaces_in,
    state_of,
    table_at,
    texts_of,
    window_of,
)

DICE = [die_name(die) for die in range(FACES)]
THE_EDGE = "A1 A2 A3 A4 A5 B1 B5 C1 C5 D1 D2 D3 D4 D5"
# The 5 stands in the third row, and the row below it is blank.
A_YELLOW_5 = """
    C  .  .  Y5 .  .
    D  .  .  .  .  B2
"""


def spaces_for(window: Window, die: str) -> str:
    return spaces_in(fitting(window, DICE.index(die), reach_of(window)))


def dice_for(window: Window, space: str) -> list[str]:
    return [die for die in DICE if space in spaces_for(window, die).split()]


def refusal(table: Table, move: str) -> str:
    with pytest.raises(GameError) as error:
        table.play(move)
    return str(error.value)


@pytest.mark.rule("PLACE-1")
def test_a_die_goes_only_to_an_empty_space() -> None:
    table = play(table_at(state_of(window_of("Via Lux", V), pool="R2 G5 B4 Y1 P6")), "take R2")
    for taken in ("C5", "D2", "D3", "D4"):
        assert f"{taken} already. [PLACE-1]" in refusal(table, f"place {taken}")


@pytest.mark.rule("PLACE-1")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_a_die_goes_only_to_the_window_of_the_player_who_drafts_it(turn: int) -> None:
    state = state_of(seats=3, turn=turn)
    table = table_at(state)
    seat = table.turn
    play(table, f"take {offered(table, 'take').split()[0]}")
    table.play(f"place {offered(table, 'place').split()[0]}")
    for other in range(3):
        placed = len(dice_on(table.state, other)) - len(dice_on(state, other))
        assert placed == (1 if other == seat else 0)


@pytest.mark.rule("PLACE-2")
def test_the_first_die_goes_to_one_of_the_fourteen_spaces_of_the_edge() -> None:
    """U2: a window without restrictions would offer exactly these."""
    assert spaces_in(within_reach(0)) == THE_EDGE
    assert len(THE_EDGE.split()) == 14


@pytest.mark.rule("PLACE-2")
@pytest.mark.parametrize("pattern", [pattern.name for pattern in BOX.patterns])
def test_on_every_pattern_the_first_die_goes_to_the_edge(pattern: str) -> None:
    window = window_of(pattern)
    spaces = {space for die in DICE for space in spaces_for(window, die).split()}
    assert spaces == set(THE_EDGE.split())


@pytest.mark.rule("PLACE-2")
def test_a_first_die_in_the_middle_is_refused() -> None:
    table = play(table_at(state_of(round=1, pool="R2 G5 B4 Y1 P6")), "take Y1")
    assert refusal(table, "place B3") == "B3 is not on the edge, where the first die must go. [PLACE-2]"


@pytest.mark.rule("PLACE-3")
@pytest.mark.parametrize(
    ("die", "reach"),
    [
        ("A1", "A2 B1 B2"),
        ("A3", "A2 A4 B2 B3 B4"),
        ("B3", "A2 A3 A4 B2 B4 C2 C3 C4"),
        ("B5", "A4 A5 B4 C4 C5"),
        ("C1", "B1 B2 C2 D1 D2"),
        ("D5", "C4 C5 D4"),
        ("A1 D5", "A2 B1 B2 C4 C5 D4"),
        ("A1 A2", "A3 B1 B2 B3"),
    ],
)
def test_a_later_die_touches_one_of_the_up_to_eight_neighbors(die: str, reach: str) -> None:
    assert spaces_in(within_reach(space_set(die))) == reach


@pytest.mark.rule("PLACE-3")
def test_a_later_die_that_touches_none_is_refused_also_on_the_edge() -> None:
    table = play(table_at(state_of(window_of("Via Lux", V), pool="R2 G5 B4 Y1 P6")), "take G5")
    for space in ("A2", "A4", "A5", "B1"):
        assert refusal(table, f"place {space}") == f"{space} does not touch a die. [PLACE-3]"


@pytest.mark.rule("PLACE-4")
def test_a_red_space_takes_red_dice_of_every_value_and_no_others() -> None:
    """T3: A2 of Industria asks for red."""
    assert dice_for(window_of("Industria"), "A2") == ["R1", "R2", "R3", "R4", "R5", "R6"]


@pytest.mark.rule("PLACE-5")
def test_a_3_space_takes_a_3_of_every_color_and_no_others() -> None:
    """T3: A3 of Industria asks for a 3."""
    assert dice_for(window_of("Industria"), "A3") == ["R3", "G3", "B3", "Y3", "P3"]


@pytest.mark.rule("PLACE-6")
def test_a_blank_space_takes_any_die_if_all_other_rules_hold() -> None:
    """A4 of Industria is blank; beside a red 3 it takes no red die and no 3."""
    assert dice_for(window_of("Industria"), "A4") == DICE
    beside = dice_for(window_of("Industria", "A  .  .  R3 .  ."), "A4")
    assert beside == [die for die in DICE if "R" not in die and "3" not in die]


@pytest.mark.rule("PLACE-7")
def test_dice_side_by_side_share_neither_color_nor_value() -> None:
    """T4: the spaces below and diagonally below a yellow 5 are blank."""
    window = window_of("Lux Astram", A_YELLOW_5)
    for die in ("Y3", "Y1", "P5", "G5"):
        spaces = spaces_for(window, die).split()
        assert "D3" not in spaces
        assert {"D2", "D4"} <= set(spaces)
    assert "D3" in spaces_for(window, "P3")


@pytest.mark.rule("PLACE-7")
def test_the_sentence_says_which_neighbor_is_in_the_way() -> None:
    state = state_of(window_of("Lux Astram", A_YELLOW_5), pool="Y3 P5 R1 R1 R1", tokens_on={"Lathekin": 1})
    for die, reason in (("Y3", "yellow die"), ("P5", "5")):
        table = play(table_at(state), f"take {die}")
        assert refusal(table, "place D3") == f"D3 is beside another {reason}. [PLACE-7]"
        table.play("place D2")
        assert die_on(table.state, "D2") == die


@pytest.mark.rule("PLACE-8", "PLACE-4", "PLACE-5", "PLACE-7", "PLACE-3")
def test_a_red_2_has_three_legal_spaces_on_v() -> None:
    """U1: all others are refused, eight of them for one reason only."""
    table = play(table_at(state_of(window_of("Via Lux", V), pool="R2 G5 B4 Y1 P6")), "take R2")
    assert offered(table, "place") == "B4 B5 D5"
    reasons = {space: refusal(table, f"place {space}")[-9:] for space in SPACE_NUMBERS if space not in "B4 B5 D5"}
    assert len(reasons) == 17
    assert reasons["C1"] == "[PLACE-5]"
    assert reasons["C4"] == "[PLACE-4]"
    assert reasons["C3"] == reasons["D1"] == "[PLACE-7]"
    assert {reasons[space] for space in ("A2", "A4", "A5", "B1")} == {"[PLACE-3]"}
    assert refusal(table, "place C3") == "C3 is beside another red die. [PLACE-7]"
    assert refusal(table, "place D1") == "D1 is beside another 2. [PLACE-7]"


@pytest.mark.rule("PLACE-8")
def test_the_rules_are_not_tested_again_later() -> None:
    """Moved from D4 to D1, the blue 3 leaves the blue 5 of C5 alone; that die stays, and counts as a neighbor."""
    state = state_of(window_of("Via Lux", V), pool="G1 G5 B4 Y1 P6", tools=("Eglomise Brush",))
    table = play(table_at(state), "use Eglomise Brush", "move D4", "to D1")
    assert dice_on(table.state) == {"C5": "B5", "D1": "B3", "D2": "Y2", "D3": "R4"}
    assert "B4" in offered(play(table, "take G1"), "place").split()


@pytest.mark.rule("PLACE-9")
def test_a_die_may_spoil_the_space_beside_it() -> None:
    """C3 asks for red and lies above D3, which asks for a 4: a red 4 is offered there, and no red die fits C3 then."""
    window = window_of("Via Lux", "D  .  Y2 .  .  .")
    assert "C3" in spaces_for(window, "R5")
    table = play(table_at(state_of(window, pool="R4 R5 B4 Y1 P6")), "take R4")
    assert "D3" in offered(table, "place").split()
    table.play("place D3")
    assert dice_for(table.state.windows[0], "C3") == []


@pytest.mark.rule("PLACE-10")
def test_a_placed_die_stays_in_its_window_and_only_its_owner_moves_it() -> None:
    """Three players use the tools that move dice whenever they can."""
    table = table_at(state_of(seats=3, round=3, tools=("Eglomise Brush", "Copper Foil Burnisher", "Lathekin")))
    moves = 0
    while not table.is_over:
        seat, before = table.turn, [dice_on(table.state, seat) for seat in range(3)]
        choices = [text for text in texts_of(table) if text.startswith("use")] or texts_of(table)
        kind = table.play(choices[len(table.moves) * 5 % len(choices)]).parts["kind"]
        after = [dice_on(table.state, seat) for seat in range(3)]
        assert all(after[other] == before[other] for other in range(3) if other != seat)
        assert sorted(before[seat].values()) == sorted(after[seat].values()) or kind == "place"
        assert len(before[seat].keys() - after[seat].keys()) == (kind == "to")
        moves += kind == "to"
    assert moves > 5


@pytest.mark.rule("MISTAKE-1")
@pytest.mark.parametrize(
    ("space", "die", "reason"),
    [
        ("D3", "B4", "no two orthogonal neighbors share a color or a value"),
        ("D3", "R3", "no two orthogonal neighbors share a color or a value"),
        ("D3", "R6", "of another value only by Copper Foil Burnisher"),
        ("D5", "Y1", "a die lies on a space of another color only by Eglomise Brush"),
    ],
)
def test_a_position_that_breaks_a_rule_is_refused_and_not_repaired(space: str, die: str, reason: str) -> None:
    """Somebody draws another die on one space of a legal position."""
    window = window_of("Via Lux", V.replace("B3 .", "B3 R1"))
    state = state_of(window, pool="G1 G3 Y1 P4 P5")
    assert Table(GAME, position=GAME.draw(state)).turn == 0
    at = SPACE_NUMBERS[space]
    note_die(state.windows[0], at, int(state.windows[0].die[at]))
    place_die(state.windows[0], at, DICE.index(die))
    fill_bag(state)
    with pytest.raises(GameError, match=f"This position cannot occur: .*{reason}"):
        Table(GAME, position=GAME.draw(state))
