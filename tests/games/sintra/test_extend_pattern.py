"""A1 to A2-7: taking panes and placing them on a strip."""

from __future__ import annotations

import pytest

from clerestory.engine.game import GameError
from clerestory.games.sintra.rules import room_for
from clerestory.games.sintra.state import IN_CENTER
from tests.games.sintra.drawings import BLUE, ORANGE, PINK, palace_of, panes_in, state_of, table_at, texts_of

# The book's example: strip (A) left of the glazier, (B) under it with one free orange space, (C) to the right with 3.
THREE_STRIPS = """
    glazier  .   .   v   .   .    .   .   .
    strip    oo  .   o   .   ooo  .   .   .
"""


def targets(texts: list[str], take: str) -> list[str]:
    """Where the panes of a take may go."""
    return [text.removeprefix(f"{take} > ") for text in texts if text.startswith(f"{take} > ")]


@pytest.mark.rule("A1a")
def test_the_other_panes_of_a_display_move_to_the_center() -> None:
    """T1, the book's example: one pink pane is taken; the other 3, none of them pink, go to the center."""
    table = table_at(state_of(palace_of("strip  ppp . . . . . . ."), displays="OPYW BBBB"))
    table.play("1 pink > 1")
    assert panes_in(table.state.palaces[0].pane[0]) == "P"
    assert panes_in(table.state.display[1]) == ""
    assert panes_in(table.state.display[0]) == "OYW"
    assert table.state.start_token == IN_CENTER
    assert table.state.palaces[0].row == 0


@pytest.mark.rule("A1a")
def test_a_display_of_one_color_sends_nothing_to_the_center() -> None:
    """U6."""
    table = table_at(state_of(palace_of("strip  bbb . . . . . . ."), displays="OPYW BBBB", center="BW"))
    table.play("2 blue > 1")
    assert panes_in(table.state.palaces[0].pane[0]) == "BBB"
    assert panes_in(table.state.tower) == "B", "four were taken, three fit"
    assert panes_in(table.state.display[0]) == "BW"
    assert panes_in(table.state.display[1]) == "OPYW"


@pytest.mark.rule("A1")
def test_every_color_on_offer_may_be_taken_from_every_source_that_has_it() -> None:
    texts = texts_of(table_at(state_of(displays="BBBW OPYW BBBW", center="OO")))
    assert {text.split(" > ")[0] for text in texts} == {
        "1 blue", "1 white", "2 orange", "2 pink", "2 yellow", "2 white", "3 blue", "3 white", "center orange",
    }  # fmt: skip


@pytest.mark.rule("A1")
def test_a_color_that_fits_nowhere_may_be_taken_while_another_fits() -> None:
    """R3."""
    palace = palace_of("""
        glazier  .  .  .  .  .  .  .  v
        strip    .  .  .  .  .  .  .  oo!b
    """)
    texts = texts_of(table_at(state_of(palace, displays="BBOO")))
    assert targets(texts, "1 blue") == ["floor"]
    assert targets(texts, "1 orange") == ["8"]


@pytest.mark.rule("A1b")
def test_from_the_center_only_the_chosen_color_is_taken() -> None:
    table = table_at(state_of(palace_of("strip  ooo . . . . . . ."), displays="PPPP", center="BOOYW"))
    table.play("center orange > 1")
    assert panes_in(table.state.palaces[0].pane[0]) == "OO"
    assert panes_in(table.state.display[0]) == "BYW"


@pytest.mark.rule("A1b-1", "TRACK-1")
def test_the_first_to_take_from_the_center_takes_the_token_and_a_step_down() -> None:
    """T2, the book's example: 3 orange panes; the token comes along, the marker goes one row down."""
    table = table_at(state_of(palace_of("strip  ooo . . . . . . ."), displays="BBBB", center="OOO"))
    table.play("center orange > 1")
    assert table.state.start_token == 0
    palace = table.view()["palaces"][0]
    assert (palace["row_points"], palace["score"]) == (-1, 0)


@pytest.mark.rule("A1b-1")
def test_the_second_to_take_from_the_center_takes_no_token_and_no_step() -> None:
    first, second = palace_of("strip  www . . . . . . ."), palace_of("strip  ooo . . . . . . .")
    table = table_at(state_of(first, second, displays="BBBB", center="OOW"))
    table.play("center white > 1")
    table.play("center orange > 1")
    assert table.state.start_token == 0
    assert [palace["row"] for palace in table.view()["palaces"]] == [1, 0]


@pytest.mark.rule("A1b-1", "TRACK-2")
def test_the_step_for_the_token_can_be_the_one_to_the_bottom() -> None:
    """U2."""
    table = table_at(state_of(palace_of("strip  ooo . . . . . . .", row=7), displays="BBBB", center="OOO"))
    table.play("center orange > 1")
    assert table.scores()[0] == -18
    assert table.state.palaces[0].row == 0


@pytest.mark.rule("A1b-1")
def test_the_step_for_the_token_is_due_before_the_panes_are_placed() -> None:
    """R4: with scores that stop at 0, losing 18 first and then scoring is better than the other way round."""
    palace = palace_of("strip  Oo#  .  .  .  .  .  .  .", row=7)
    table = table_at(state_of(palace, displays="BBBB", center="O", clamp_score_at_zero=True))
    table.play("center orange > 1")
    assert table.scores()[0] == 4


@pytest.mark.rule("A2-2")
def test_a_strip_to_the_left_of_the_glazier_is_out_of_reach() -> None:
    """T3, the book's example: strip (A), left of the glazier, is not allowed; (B) and (C) are."""
    table = table_at(state_of(palace_of(THREE_STRIPS), displays="BBBB", center="OOO"))
    reached = targets(texts_of(table), "center orange")
    assert {"3", "5"} <= set(reached)
    assert not {"1", "2"} & set(reached)
    with pytest.raises(GameError, match=r"to the left of your glazier \(3\)\. \[A2-2\]"):
        table.play("center orange > 1")


@pytest.mark.rule("A2-4", "TRACK-1")
def test_panes_without_room_break_even_if_another_strip_has_room_for_all() -> None:
    """T3, the book's example: (B) has one free orange space: 1 is placed, 2 break, two rows down."""
    table = table_at(state_of(palace_of(THREE_STRIPS), displays="BBBB", center="OOO"))
    table.play("center orange > 3")
    palace = table.state.palaces[0]
    assert panes_in(palace.pane[2]) == "O"
    assert panes_in(table.state.tower) == "OO"
    assert palace.glazier == 2
    assert table.view()["palaces"][0]["row_points"] == -4, "the token is the third step"
    assert table.scores()[0] == 0


@pytest.mark.rule("A2-3", "A2-4")
def test_the_glazier_walks_to_the_strip_that_is_used() -> None:
    """T3, the book's example: (C) has three free spaces: nothing breaks, and the glazier moves to (C)."""
    table = table_at(state_of(palace_of(THREE_STRIPS), displays="BBBB", center="OOO"))
    table.play("center orange > 5")
    palace = table.state.palaces[0]
    assert panes_in(palace.pane[4]) == "OOO"
    assert panes_in(table.state.tower) == ""
    assert palace.glazier == 4
    assert table.view()["palaces"][0]["row_points"] == -1


@pytest.mark.rule("A2-3")
def test_the_glazier_passes_over_empty_places() -> None:
    palace = palace_of("""
        glazier  .  .  v  .  .  .  .  .
        strip    .  .  .  .  .  oo .  .
        upper    .  .  .  B  W  .  .  .
        lower    .  .  .  O  Y  .  .  .
    """)
    table = table_at(state_of(palace, displays="OOBB"))
    table.play("1 orange > 6")
    assert table.state.palaces[0].glazier == 5
    with pytest.raises(GameError, match=r"\[A3b-2\]"):
        table_at(state_of(palace, displays="OOBB")).play("1 orange > 4")


@pytest.mark.rule("A2-1")
def test_panes_are_never_split_between_two_strips() -> None:
    """Two strips with one free orange space each cannot take one orange pane each."""
    palace = palace_of("strip  o  o  .  .  .  .  .  .")
    table = table_at(state_of(palace, displays="OOBB"))
    table.play("1 orange > 1")
    assert [panes_in(table.state.palaces[0].pane[place]) for place in (0, 1)] == ["O", ""]
    assert panes_in(table.state.tower) == "O"


@pytest.mark.rule("A2-1")
def test_a_space_takes_only_its_own_color_and_only_one_pane() -> None:
    palace = palace_of("strip  OOo!b  BB!o  .  .  .  .  .  .")
    assert [room_for(palace, 0, color) for color in (ORANGE, BLUE)] == [1, 0]
    assert [room_for(palace, 1, color) for color in (ORANGE, BLUE)] == [0, 0]


@pytest.mark.rule("A2-5")
def test_where_no_strip_within_reach_has_room_all_panes_break_and_the_glazier_stays() -> None:
    """U5: the color is free only to the left of the glazier."""
    palace = palace_of("""
        glazier  .    .  .  .  .  .  v   .
        strip    ooo  .  .  .  .  .  !o  !o
    """)
    table = table_at(state_of(palace, displays="OOBW"))
    assert targets(texts_of(table), "1 orange") == ["floor"]
    table.play("1 orange > floor")
    assert panes_in(table.state.tower) == "OO"
    assert panes_in(table.state.display[0]) == "BW"
    assert (table.state.palaces[0].glazier, table.state.palaces[0].row) == (6, 2)
    assert table.turn == 1


@pytest.mark.rule("A2-6")
def test_panes_that_fit_somewhere_may_not_all_be_broken() -> None:
    palace = palace_of("""
        glazier  .  .  .  .  .  .  v   .
        strip    .  .  .  .  .  .  !o  o
    """)
    table = table_at(state_of(palace, displays="OOOB"))
    assert targets(texts_of(table), "1 orange") == ["8"]
    with pytest.raises(GameError, match=r"\[A2-6\]"):
        table.play("1 orange > floor")


@pytest.mark.rule("A2-6", "A2-7")
def test_a_free_joker_within_reach_obliges_to_walk_there() -> None:
    """U4: only a free joker at place 8 is within reach for orange."""
    palace = palace_of("""
        glazier  .  .  .  .  .  .  v   .
        strip    .  .  .  .  .  .  !o  **!o
        upper    .  .  .  .  .  .  .   W
    """)
    table = table_at(state_of(palace, displays="OBPW"))
    assert targets(texts_of(table), "1 orange") == ["8"]
    table.play("1 orange > 8")
    assert table.state.palaces[0].glazier == 7
    assert panes_in(table.state.palaces[0].pane[7]) == "O"


@pytest.mark.rule("A2-7")
@pytest.mark.parametrize(("taken", "placed", "jokers_left"), [("BB", 2, 1), ("BBBB", 3, 0)])
def test_free_spaces_of_the_color_are_filled_before_jokers(taken: str, placed: int, jokers_left: int) -> None:
    """U3: on a face with two jokers and one blue space, two blue panes leave a joker; of four, one breaks."""
    palace = palace_of("""
        strip    **b  .  .  .  .  .  .  .
        upper    W    .  .  .  .  .  .  .
    """)
    table = table_at(state_of(palace, displays=f"{taken:O<4} WWWW"))
    free = [space["color"] for space in table.view()["palaces"][0]["places"][0]["strip"]["spaces"]]
    table.play("1 blue > 1")
    assert panes_in(table.state.palaces[0].pane[0]) == "B" * placed
    assert panes_in(table.state.tower) == "B" * (len(taken) - placed)
    spaces = table.view()["palaces"][0]["places"][0]["strip"]["spaces"]
    free_now = [space["color"] for space in spaces if space["pane"] is None]
    assert free_now.count("joker") == jokers_left
    assert set(free) - set(free_now) <= {"blue", "joker"}
    assert "blue" not in free_now


@pytest.mark.rule("A2-7")
def test_a_pane_on_a_joker_keeps_its_color() -> None:
    """A pink pane on a joker is still pink: it leaves one joker, which then takes an orange pane."""
    palace = palace_of("""
        strip    **!o  .  .  .  .  .  .  .
        upper    W     .  .  .  .  .  .  .
    """)
    palace.pane[0, PINK] = 2
    assert [room_for(palace, 0, color) for color in (PINK, ORANGE)] == [1, 1]
    palace.pane[0, ORANGE] = 1
    assert [room_for(palace, 0, color) for color in (PINK, ORANGE)] == [0, 0]


@pytest.mark.rule("A2-5")
def test_a_seat_without_strips_breaks_all_it_takes() -> None:
    """U19, R14: both panes break; B is not offered."""
    palace = palace_of("""
        glazier  .  .  .  v  .  .  .  .
        upper    B  B  O  O  P  P  Y  Y
        lower    B  W  O  W  P  W  Y  W
    """)
    table = table_at(state_of(palace, displays="OOBW"))
    assert texts_of(table) == ["1 blue > floor", "1 orange > floor", "1 white > floor"]
    table.play("1 orange > floor")
    assert panes_in(table.state.tower) == "OO"
    assert table.state.palaces[0].row == 2
