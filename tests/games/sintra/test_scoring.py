"""END, TRACK, SIDE and TIE: the broken-glass track, final scoring, and who has won."""

from __future__ import annotations

import pytest

from clerestory.engine.records import bytes_of
from clerestory.games.sintra import GAME
from clerestory.games.sintra.components import COLORS, LETTERS, PLACES, ROW_POINTS
from clerestory.games.sintra.rules import break_panes
from clerestory.games.sintra.scoring import (
    color_bonus,
    ornament_bonus,
    points_lost,
    score_end_of_game,
    score_panes_on_strips,
)
from clerestory.games.sintra.state import GAME_OVER, LAST_ROW, PANES_ON_STRIPS, RETURNS, WINDOWS, Palace
from tests.games.sintra.drawings import ORANGE, WHITE, palace_of, panes_in, state_of, table_at


def lost(palace: Palace, returns: int, row: int) -> Palace:
    """The same board and score, of somebody who has lost points on the track."""
    palace.row = row
    palace.points[RETURNS] = -18 * returns
    palace.points[LAST_ROW] = -ROW_POINTS[row]
    palace.points[WINDOWS] += 18 * returns + ROW_POINTS[row]
    return palace


def windows_with(*panes: str) -> Palace:
    """A board with these panes in its windows, "BO" being upper and lower, "" an empty window."""
    rows = ["".join(f"  {(window + '..')[panel]}" for window in panes) for panel in (0, 1)]
    return palace_of(f"upper {rows[0]}\nlower {rows[1]}")


# --- The broken-glass track ---


@pytest.mark.rule("TRACK-1")
def test_every_broken_pane_is_one_row_down_and_costs_no_points_by_itself() -> None:
    state = state_of(palace_of(score=5))
    palace = state.palaces[0]
    for row in range(1, 8):
        break_panes(state, palace, WHITE, 1)
        assert (palace.row, palace.score) == (row, 5)
    assert panes_in(state.tower) == "WWWWWWW"


@pytest.mark.rule("TRACK-2")
@pytest.mark.parametrize(("row", "panes", "score", "row_points"), [(7, 3, -18, 2), (0, 20, -36, 6), (0, 8, -18, 0)])
def test_the_bottom_row_costs_18_at_once_and_the_steps_go_on_from_the_top(
    row: int, panes: int, score: int, row_points: int
) -> None:
    """U1: row -14, 3 panes break; top row, 20 panes break. R19."""
    state = state_of(palace_of(row=row))
    palace = state.palaces[0]
    break_panes(state, palace, ORANGE, panes)
    assert palace.score == score
    assert ROW_POINTS[palace.row] == row_points


@pytest.mark.rule("TRACK-2")
@pytest.mark.parametrize(("clamped", "score"), [(False, -13), (True, 0)])
def test_a_score_may_fall_below_0_unless_the_table_stops_it(clamped: bool, score: int) -> None:
    """U15, R25: score 5, row -14, one pane breaks."""
    state = state_of(palace_of(score=5, row=7), clamp_score_at_zero=clamped)
    palace = state.palaces[0]
    break_panes(state, palace, ORANGE, 1)
    assert palace.score == score
    assert points_lost(palace) == 18, "at face value even if the score stopped at 0"


@pytest.mark.rule("TRACK-2")
def test_each_return_to_the_top_stops_at_0_on_its_own() -> None:
    """R25: at once, so 18 for the first return are lost before the second one is due."""
    state = state_of(palace_of(score=20, row=7), clamp_score_at_zero=True)
    palace = state.palaces[0]
    break_panes(state, palace, ORANGE, 9)
    assert (palace.score, points_lost(palace)) == (0, 36)


# --- Final scoring ---


@pytest.mark.rule("END-1")
@pytest.mark.parametrize(
    ("strip", "points"),
    [
        ("OOO   WW   BB   .    .    .    .    .", 2),
        ("OO    WW   BB   .    .    .    .    .", 2),
        ("OO    .    .    .    .    .    .    .", 0),
        ("OOO   WWW  BB   .    .    .    .    .", 2),
        ("OOO   WWW  BBB  .    .    .    .    .", 3),
    ],
)
def test_three_panes_on_strips_are_a_point_all_strips_together(strip: str, points: int) -> None:
    """T6, the book's example: 7 panes, 2 points. U10: 2 + 2 + 2 panes, 2 points; 2 panes, 0 points."""
    palace = palace_of(f"strip {strip}", score=10)
    score_panes_on_strips(palace)
    assert (palace.score, palace.points[PANES_ON_STRIPS]) == (10 + points, points)


@pytest.mark.rule("END-2")
def test_the_row_of_the_marker_is_lost_at_the_end() -> None:
    """T7, the book's example: the marker is on the row -8."""
    state = state_of(palace_of(score=30, row=5), palace_of(score=30))
    score_end_of_game(state)
    assert [state.palaces[seat].score for seat in range(2)] == [22, 30]
    assert [points_lost(state.palaces[seat]) for seat in range(2)] == [8, 0]


@pytest.mark.rule("END-2")
def test_returns_to_the_top_are_not_paid_again_at_the_end() -> None:
    """R19: END-2 takes the present row only."""
    state = state_of(palace_of(row=7))
    break_panes(state, state.palaces[0], WHITE, 2)
    score_end_of_game(state)
    assert state.palaces[0].score == -18 - 1


@pytest.mark.rule("END-2", "TIE-2")
def test_a_score_that_stops_at_0_has_lost_its_row_in_full() -> None:
    """U21, R25: clamped, score 3, row -8."""
    state = state_of(palace_of(score=3, row=5), clamp_score_at_zero=True)
    score_end_of_game(state)
    assert (state.palaces[0].score, points_lost(state.palaces[0])) == (0, 8)


@pytest.mark.rule("END-2", "END-3")
def test_the_side_bonus_comes_after_the_loss_that_stops_at_0() -> None:
    """The order of END-1, END-2, END-3 matters where a score stops at 0."""
    palace = windows_with("BB", "BB", "", "", "", "", "", "")
    palace.row = 7
    state = state_of(palace, clamp_score_at_zero=True)
    score_end_of_game(state)
    assert state.palaces[0].score == 10


@pytest.mark.rule("END-3", "ROUND-1")
@pytest.mark.parametrize(("side", "bonus"), [("A", 10 + 10), ("B", 4 * 6)])
def test_the_last_turn_leads_to_the_whole_final_scoring(side: str, bonus: int) -> None:
    """7 panes on strips; the row -8 after a last broken pane; two ornaments, or 4 windows with 6 orange panes."""
    palace = palace_of(
        """
        glazier  .   .   .   .   .    .   .   v
        strip    .   .   .   .   OOO  WW  BB  !p
        upper    O   O   O   O   .    .   .   .
        lower    O   O   P   Y   .    .   .   .
        """,
        score=30,
        row=4,
    )
    table = table_at(state_of(palace, displays="P", track=".....W", side=side, start_token=1))
    table.play("1 pink > floor")
    assert table.is_over
    sheet = table.sheet(0)
    assert (sheet["panes_on_strips"], sheet["last_row"], sheet["side_bonus"]) == (2, -8, bonus)
    assert table.scores()[0] == 30 + 2 - 8 + bonus


@pytest.mark.rule("SIDE-A")
@pytest.mark.parametrize(
    ("around", "points"), [((4, 4, 0, 2), 23), ((4, 4, 1, 2), 23), ((1, 3, 0, 2), 9), ((4, 4, 4, 4), 40)]
)
def test_an_ornament_scores_by_the_glazed_panels_around_it(around: tuple[int, ...], points: int) -> None:
    """T8, the book's example: 10 + 10 + 3 = 23. U11: 1, 3, 0, 2 panels: 9."""
    for first in (2, 1):
        windows = [panes for panels in around for panes in split(panels, first)]
        palace = windows_with(*("W" * panes for panes in windows))
        assert ornament_bonus(palace) == points


def split(panels: int, first: int) -> tuple[int, int]:
    """The glazed panels around an ornament on its two windows, in two ways."""
    left = min(panels, 2) if first == 2 else panels - min(panels, 2)
    return left, panels - left


@pytest.mark.rule("SIDE-A")
def test_three_panels_around_an_ornament_score_6_and_two_3() -> None:
    """Windows 2 and 3 are neighbors but belong to different ornaments (R21)."""
    assert ornament_bonus(windows_with("BB", "B", "", "", "", "", "", "")) == 6
    assert ornament_bonus(windows_with("", "BB", "", "", "", "", "", "")) == 3
    assert ornament_bonus(windows_with("", "B", "B", "", "", "", "", "")) == 0


@pytest.mark.rule("SIDE-B")
def test_complete_windows_times_the_panes_of_the_best_color() -> None:
    """T9, the book's example: 4 complete windows and 5 orange panes, one of them in a window that is not complete."""
    assert color_bonus(windows_with("OB", "OW", "PO", "BO", "O", "W", "Y", "")) == 4 * 5


@pytest.mark.rule("SIDE-B")
def test_without_a_complete_window_side_b_scores_nothing() -> None:
    """U11: no complete window, 6 pink panes."""
    assert color_bonus(windows_with("P", "P", "P", "P", "P", "P", "", "")) == 0


@pytest.mark.rule("SIDE-B")
def test_every_color_can_be_the_best() -> None:
    """R22."""
    for color in range(COLORS):
        other = LETTERS[(color + 1) % COLORS]
        assert color_bonus(windows_with(LETTERS[color] * 2, LETTERS[color] + other, *[""] * (PLACES - 2))) == 2 * 3


@pytest.mark.rule("END-3")
@pytest.mark.parametrize(("side", "bonus"), [("A", 10), ("B", 2 * 2)])
def test_only_the_bonus_of_the_side_in_play_is_scored(side: str, bonus: int) -> None:
    state = state_of(windows_with("BB", "OO", "", "", "", "", "", ""), side=side)
    score_end_of_game(state)
    assert state.palaces[0].score == bonus


# --- Who has won ---


def places_of(*palaces: Palace) -> list[tuple[int, int, str]]:
    """Place, seat and the tie-break needed, from first to last, at the end of a game."""
    state = state_of(*palaces, phase=GAME_OVER, track="......", place=1)
    return [(rank.place, rank.seat, rank.tie_break) for rank in table_at(state).ranks()]


@pytest.mark.rule("TIE-1")
def test_the_highest_score_wins() -> None:
    ranks = places_of(palace_of(score=49), lost(palace_of(score=51), 2, 3), palace_of(score=-3))
    assert ranks == [(1, 1, "TIE-1"), (2, 0, "TIE-1"), (3, 2, "TIE-1")]


@pytest.mark.rule("TIE-2")
def test_of_equal_scores_the_one_that_lost_less_on_the_track_wins() -> None:
    """U12: 50 points each, lost 22 and 19: the second wins."""
    ranks = places_of(lost(palace_of(score=50), 1, 3), lost(palace_of(score=50), 1, 1))
    assert ranks == [(1, 1, "TIE-2"), (2, 0, "TIE-2")]


@pytest.mark.rule("TIE-3")
def test_seats_equal_in_both_share_the_victory() -> None:
    """U12: lost 19 and 19."""
    ranks = places_of(lost(palace_of(score=50), 1, 1), lost(palace_of(score=50), 1, 1))
    assert ranks == [(1, 0, "TIE-3"), (1, 1, "TIE-3")]


@pytest.mark.rule("TIE-2", "TIE-3")
def test_lower_places_use_the_same_two_keys_and_leave_room_for_those_who_share() -> None:
    """R23."""
    ranks = places_of(
        lost(palace_of(score=40), 0, 2),
        lost(palace_of(score=60), 1, 1),
        lost(palace_of(score=60), 1, 1),
        lost(palace_of(score=40), 0, 1),
    )
    assert ranks == [(1, 1, "TIE-3"), (1, 2, "TIE-3"), (3, 3, "TIE-2"), (4, 0, "TIE-2")]


@pytest.mark.rule("END-1", "END-2", "SIDE-A")
def test_the_view_tells_what_the_end_would_bring_as_things_stand() -> None:
    """T7, U11: the row -8; ornaments with 1, 3, 0 and 2 panes; and 4 panes on the strips."""
    palace = palace_of(
        """
        strip    BBBOo  .  .  .  .  .  .  .
        upper    .      P  B  B  .  .  W  W
        lower    .      .  W  .  .  .  .  .
        """,
        row=5,
    )
    state = state_of(palace)
    before = bytes_of(state)
    seen = GAME.view(state, None)["palaces"][0]
    assert seen["ornaments"] == [0, 6, 0, 3]
    assert seen["at_the_end"] == {"panes_on_strips": 1, "last_row": -8, "side_bonus": 9}
    assert bytes_of(state) == before


def test_once_the_game_is_over_the_end_brings_nothing_more() -> None:
    seen = GAME.view(state_of(phase=GAME_OVER, track="......", side="B"), None)["palaces"][0]
    assert seen["ornaments"] == []
    assert seen["at_the_end"] == {"panes_on_strips": 0, "last_row": 0, "side_bonus": 0}
