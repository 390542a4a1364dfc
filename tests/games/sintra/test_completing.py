"""A3 to A3c: a strip is complete."""

from __future__ import annotations

import pytest

from clerestory.games.sintra.components import COLORS, JOKER_FACE, JOKER_STRIP, LETTERS, REMOVED, SPACES, STRIP_SPACES
from clerestory.games.sintra.rules import glaze_window, keep_or_ask, most_frequent_color, room_for
from clerestory.games.sintra.scoring import score_color_bonus, score_windows
from clerestory.games.sintra.state import COLOR_BONUS, KEEP_PANE, TURN, WINDOWS
from tests.games.sintra.drawings import (
    BLUE,
    WHITE,
    YELLOW,
    palace_of,
    panes_in,
    state_of,
    table_at,
    texts_of,
    window_of,
)

# The book's example: place 5 lacks one yellow pane; its window is empty; windows 2, 7 and 8 are glazed.
ALMOST_COMPLETE = """
    strip    .  .  .  .  Yy#  .  .  .
    upper    .  B  .  .  .    .  O  W
"""


@pytest.mark.rule("A3")
def test_a_strip_with_an_empty_space_stays_as_it_is_and_the_turn_ends() -> None:
    table = table_at(state_of(palace_of("strip  Yyy#  .  .  .  .  .  .  ."), displays="YOPW"))
    table.play("1 yellow > 1")
    assert int(table.state.palaces[0].pane[0].sum()) == 4
    assert window_of(table.state.palaces[0], 1) == ".."
    assert (table.turn, table.scores()) == (1, [0, 0])


@pytest.mark.rule("A3")
def test_a_strip_with_a_pane_of_any_color_on_its_joker_can_be_complete() -> None:
    """R9: five filled spaces are a complete strip; on a joker any color matches."""
    palace = palace_of("""
        strip    **bpy  .  .  .  .  .  .  .
        upper    W      .  .  .  .  .  .  .
    """)
    palace.pane[0] = [1, 1, 1, 1, 0]
    table = table_at(state_of(palace, displays="WWBB"))
    table.play("1 white > 1")
    assert window_of(table.state.palaces[0], 1) == "WB"
    assert table.scores()[0] == 1 + 4, "the round color is white"


@pytest.mark.rule("A3a")
def test_each_pane_of_the_round_color_on_a_complete_strip_is_worth_a_point() -> None:
    """T4, the book's example: in round 3 the round pane is yellow, and the strip has 2 yellow panes."""
    table = table_at(state_of(palace_of(ALMOST_COMPLETE), track="..YBPW", displays="YOPB WWWW"))
    table.play("1 yellow > 5")
    assert table.sheet(0)["color_bonus"] == 2


@pytest.mark.rule("A3a")
def test_a_complete_strip_without_the_round_color_earns_no_color_bonus() -> None:
    palace = palace_of("strip  .  .  .  .  Oo!y#  .  .  .")
    table = table_at(state_of(palace, track="..YBPW", displays="OWPB WWWW"))
    table.play("1 orange > 5")
    assert table.sheet(0)["color_bonus"] == 0
    assert table.sheet(0)["windows"] == 2


@pytest.mark.rule("A3a")
def test_a_pane_of_the_round_color_on_a_joker_counts_too() -> None:
    """R10: all five by their own color."""
    state = state_of(
        palace_of("""
            strip    **b  .  .  .  .  .  .  .
            upper    W    .  .  .  .  .  .  .
        """),
        track=".BOPYW",
    )
    palace = state.palaces[0]
    palace.pane[0, BLUE] = 3
    score_color_bonus(state, palace, 0)
    assert (palace.score, palace.points[COLOR_BONUS]) == (3, 3)


@pytest.mark.rule("A3b", "A3b-1", "A3c")
def test_a_complete_strip_glazes_its_window_and_is_turned_over() -> None:
    """T5: 5 points for the windows 5, 7 and 8, with the 2 of T4 seven in this turn."""
    state = state_of(palace_of(ALMOST_COMPLETE), track="..YBPW", displays="YOPB WWWW")
    table = table_at(state)
    strip, face = int(state.palaces[0].strip[4]), int(state.palaces[0].face[4])
    table.play("1 yellow > 5")
    palace = table.state.palaces[0]
    assert window_of(palace, 5) in [f"{letter}." for letter in LETTERS]
    assert int(table.state.tower.sum()) == 4
    assert (palace.strip[4], palace.face[4], int(palace.pane[4].sum())) == (strip, 1 - face, 0)
    assert palace.glazier == 4
    assert table.sheet(0)["windows"] == 2 + 1 + 2
    assert table.scores() == [7, 0]
    assert table.turn == 1


@pytest.mark.rule("A3b-2", "A3c")
def test_a_second_completion_fills_the_lower_panel_and_the_strip_leaves_the_game() -> None:
    """U7."""
    palace = palace_of("""
        strip    .  .  .  .  Yy#  .  .  .
        upper    .  B  .  .  W    .  O  .
    """)
    table = table_at(state_of(palace, displays="YOPB WWWW"))
    table.play("1 yellow > 5")
    after = table.state.palaces[0]
    assert window_of(after, 5)[0] == "W"
    assert window_of(after, 5)[1] in LETTERS
    assert (after.face[4], after.glazier) == (REMOVED, 4)
    assert int(table.state.tower.sum()) == 4
    assert table.sheet(0)["windows"] == 2 + 1
    assert table.view()["palaces"][0]["places"][4]["strip"] is None


@pytest.mark.rule("A3b")
def test_on_side_b_the_player_chooses_the_pane_to_keep() -> None:
    """D2: one of the colors on the strip."""
    table = table_at(state_of(palace_of(ALMOST_COMPLETE), displays="YOPB WWWW", side="B"))
    table.play("1 yellow > 5")
    assert (table.turn, table.state.phase) == (0, KEEP_PANE)
    choices = texts_of(table)
    assert {choice.split()[1][0].upper() for choice in choices} == set(panes_in(table.state.palaces[0].pane[4]))
    table.play(choices[-1])
    assert window_of(table.state.palaces[0], 5) == f"{choices[-1].split()[1][0].upper()}."
    assert table.turn == 1


@pytest.mark.rule("A3b")
def test_the_color_bonus_is_scored_before_the_pane_is_chosen_and_the_window_after() -> None:
    """Section 4: D2 lies between A3a and the rest of A3b."""
    table = table_at(state_of(palace_of(ALMOST_COMPLETE), track="..YBPW", displays="YOPB WWWW", side="B"))
    table.play("1 yellow > 5")
    assert table.scores()[0] == 2
    table.play("keep yellow")
    assert table.scores()[0] == 2 + 5
    assert panes_in(table.state.tower).count("Y") == 1


@pytest.mark.rule("A3b")
def test_a_strip_of_one_color_is_kept_without_asking() -> None:
    """R11."""
    state = state_of(palace_of(), side="B")
    palace = state.palaces[0]
    palace.pane[0, WHITE] = SPACES
    keep_or_ask(state, palace, 0)
    assert state.phase == TURN
    assert window_of(palace, 1) == "W."
    assert panes_in(state.tower) == "WWWW"


@pytest.mark.rule("A3b")
def test_on_side_a_the_most_frequent_color_is_kept_and_the_first_of_equals() -> None:
    """U17, R11: with 2 orange, 2 blue and 1 white pane, blue is kept."""
    state = state_of(palace_of())
    palace = state.palaces[0]
    palace.pane[0] = [2, 2, 0, 0, 1]
    keep_or_ask(state, palace, 0)
    assert window_of(palace, 1) == "B."
    assert panes_in(state.tower) == "BOOW"
    palace.pane[1] = [0, 1, 1, 1, 2]
    assert most_frequent_color(palace, 1) == WHITE
    palace.pane[2] = [0, 1, 2, 2, 0]
    assert most_frequent_color(palace, 2) != YELLOW


@pytest.mark.rule("A3b")
def test_side_a_asks_too_if_the_table_wants_it() -> None:
    """R11: `ask_kept_pane_on_side_a`."""
    table = table_at(state_of(palace_of(ALMOST_COMPLETE), displays="YOPB WWWW", ask_kept_pane_on_side_a=True))
    table.play("1 yellow > 5")
    assert table.state.phase == KEEP_PANE
    assert "keep yellow" in texts_of(table)


@pytest.mark.rule("A3b-1")
def test_the_jokers_come_up_when_their_strip_is_turned() -> None:
    """An orange pane fits on the joker strip's first face at most on its own spaces, afterwards on two jokers."""
    state = state_of(palace_of())
    palace = state.palaces[0]
    place = [int(strip) for strip in palace.strip].index(JOKER_STRIP)
    palace.pane[place] = STRIP_SPACES[JOKER_STRIP, 1 - JOKER_FACE, :COLORS]
    assert [room_for(palace, place, color) for color in range(COLORS)] == [0] * COLORS
    glaze_window(state, palace, place, most_frequent_color(palace, place))
    own = STRIP_SPACES[JOKER_STRIP, JOKER_FACE, :COLORS]
    assert [room_for(palace, place, color) for color in range(COLORS)] == [int(spaces) + 2 for spaces in own]


@pytest.mark.rule("A3c")
def test_a_window_scores_with_every_glazed_window_to_its_right() -> None:
    """The book's example: 2 under the window just glazed, 1 and 2 to its right; windows to the left do not count."""
    state = state_of(
        palace_of("""
            upper  .  B  .  .  P  .  O  Y
            lower  .  .  .  .  .  .  .  B
        """)
    )
    palace = state.palaces[0]
    score_windows(state, palace, 4)
    assert (palace.score, palace.points[WINDOWS]) == (2 + 1 + 2, 5)


@pytest.mark.rule("A3c")
def test_the_leftmost_window_scores_with_all_the_others() -> None:
    """U8: place 1 completed, all others glazed."""
    palace = palace_of("""
        strip    Oo!w#  .  .  .  .  .  .  .
        upper    .    B  O  P  Y  W  B  O
    """)
    table = table_at(state_of(palace, displays="OWPB WWWW"))
    table.play("1 orange > 1")
    assert table.scores()[0] == 18


@pytest.mark.rule("A3c")
@pytest.mark.parametrize("upper", [".", "P"])
def test_the_rightmost_window_scores_alone_and_the_second_time_again(upper: str) -> None:
    """U8: place 8, completed for the first time and for the second time; a window with two panes counts once (R12)."""
    palace = palace_of(f"""
        strip    .  .  .  .  .  .  .  Oo!w#
        upper    B  O  P  Y  W  B  O  {upper}
    """)
    table = table_at(state_of(palace, displays="OWPB WWWW"))
    table.play("1 orange > 8")
    assert table.scores()[0] == 2
