"""B: sending the glazier back; and that a turn is exactly one of A and B."""

from __future__ import annotations

import pytest

from clerestory.engine.game import GameError
from clerestory.engine.records import bytes_of, copy_of
from clerestory.games.sintra.rules import leftmost_strip
from tests.games.sintra.drawings import palace_of, panes_in, state_of, table_at, texts_of

STRIPS_AT_2_TO_8 = """
    glazier  {}
    upper    B  .  .  .  .  .  .  .
    lower    O  .  .  .  .  .  .  .
"""
AT_1, AT_2, AT_5 = ("v . . . . . . .", ". v . . . . . .", ". . . . v . . .")


@pytest.mark.rule("B-1", "B-2")
def test_the_glazier_goes_back_to_the_leftmost_strip_still_in_the_game() -> None:
    """U9: strips at 2 to 8, the glazier at 5: to 2."""
    table = table_at(state_of(palace_of(STRIPS_AT_2_TO_8.format(AT_5))))
    table.play("back")
    assert table.view()["palaces"][0]["glazier"] == 2
    assert table.turn == 1


@pytest.mark.rule("B-1")
def test_sending_the_glazier_back_changes_nothing_but_the_glazier_and_whose_turn_it_is() -> None:
    state = state_of(palace_of(STRIPS_AT_2_TO_8.format(AT_5), score=12, row=3), center="OW")
    table = table_at(state)
    table.play("back")
    expected = copy_of(state)
    expected.palaces[0].glazier = 1
    expected.seat = 1
    assert bytes_of(table.state) == bytes_of(expected)
    assert panes_in(table.state.display[0]) == "OW"


@pytest.mark.rule("B-2")
def test_empty_places_are_skipped_in_finding_the_leftmost_strip() -> None:
    palace = palace_of("""
        glazier  .  .  .  .  .  .  .  v
        upper    B  O  P  .  Y  .  .  W
        lower    O  P  Y  .  W  .  .  B
    """)
    assert leftmost_strip(palace) == 3
    table = table_at(state_of(palace))
    table.play("back")
    assert table.view()["palaces"][0]["glazier"] == 4


@pytest.mark.rule("B-3")
@pytest.mark.parametrize("only_leftwards", [True, False])
def test_a_glazier_above_the_leftmost_strip_is_not_sent_back(only_leftwards: bool) -> None:
    """U9: strips at 2 to 8, the glazier at 2: illegal, also without `b_only_leftwards`."""
    table = table_at(state_of(palace_of(STRIPS_AT_2_TO_8.format(AT_2)), b_only_leftwards=only_leftwards))
    assert "back" not in texts_of(table)
    with pytest.raises(GameError, match=r"\[B-3\]"):
        table.play("back")


@pytest.mark.rule("B-4")
def test_the_glazier_is_not_sent_back_to_the_right() -> None:
    """U9, R13: strips at 2 to 8, the glazier above the empty place 1: illegal."""
    table = table_at(state_of(palace_of(STRIPS_AT_2_TO_8.format(AT_1))))
    assert "back" not in texts_of(table)
    with pytest.raises(GameError, match=r"to the right of your glazier \(1\)\. \[B-4\]"):
        table.play("back")


@pytest.mark.rule("B-4")
def test_by_option_the_glazier_goes_to_the_leftmost_strip_on_either_side() -> None:
    """U9, R13: with `b_only_leftwards` off, from 1 to 2."""
    table = table_at(state_of(palace_of(STRIPS_AT_2_TO_8.format(AT_1)), b_only_leftwards=False))
    assert "back" in texts_of(table)
    table.play("back")
    assert table.view()["palaces"][0]["glazier"] == 2


@pytest.mark.rule("B-4")
@pytest.mark.parametrize("only_leftwards", [True, False])
def test_without_any_strip_the_glazier_cannot_go_anywhere(only_leftwards: bool) -> None:
    """U19, R14."""
    palace = palace_of("""
        glazier  .  .  .  .  .  .  v  .
        upper    B  B  O  O  P  P  Y  Y
        lower    B  W  O  W  P  W  Y  W
    """)
    table = table_at(state_of(palace, b_only_leftwards=only_leftwards))
    assert "back" not in texts_of(table)
    with pytest.raises(GameError, match=r"No strip is left .* \[B-4\]"):
        table.play("back")


@pytest.mark.rule("ROUND-4")
def test_a_turn_is_a_take_or_sending_the_glazier_back_and_nothing_else() -> None:
    """There is no pass (R2): whoever cannot send the glazier back must take panes."""
    at_5 = table_at(state_of(palace_of(STRIPS_AT_2_TO_8.format(AT_5))))
    kinds = [move.parts["kind"] for move in at_5.legal_moves()]
    assert kinds.count("back") == 1
    assert set(kinds) == {"take", "back"}
    at_2 = table_at(state_of(palace_of(STRIPS_AT_2_TO_8.format(AT_2)), displays="B"))
    assert {move.parts["kind"] for move in at_2.legal_moves()} == {"take"}
    for text in ("pass", "", "keep blue"):
        with pytest.raises(GameError):
            at_2.play(text)
    assert at_2.turn == 0


@pytest.mark.rule("ROUND-4")
def test_one_action_ends_the_turn() -> None:
    table = table_at(state_of(palace_of(STRIPS_AT_2_TO_8.format(AT_5)), displays="BOPW BOPW"))
    table.play("back")
    assert table.turn == 1
    table.play(table.legal_moves()[0])
    assert table.turn == 0
