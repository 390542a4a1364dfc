"""What is true of every game: section 6 of the rules, looked at in random games and on random boards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clerestory.engine.records import assign, copy_of
from clerestory.engine.table import Move, Table
from clerestory.games.sintra import GAME
from clerestory.games.sintra.components import COLOR_NAMES, COLORS, NO_PANE, PLACES, STRIPS
from clerestory.games.sintra.scoring import score_end_of_game, score_windows
from clerestory.games.sintra.state import CENTER, GAME_OVER, IN_CENTER, Palace, State
from tests.games.rotating import check_rotation, rotated
from tests.games.sintra.drawings import palace_of, state_of
from tests.games.sintra.naive import ROWS, WINDOW_POINTS, side_a, side_b
from tests.games.sintra.walks import WALKS, Walk

A_FEW = settings(max_examples=12, deadline=None, derandomize=True)
MANY = settings(max_examples=200, deadline=None, derandomize=True)
MOST_TURNS = {2: 40, 3: 58, 4: 72}


def panes_of_each_color(state: State) -> list[int]:
    """Everywhere: bag, tower, round track, displays, center, strips and windows."""
    counts = [int(state.bag[color]) + int(state.tower[color]) for color in range(COLORS)]
    for color in range(COLORS):
        counts[color] += sum(int(pane) == color for pane in state.round_track)
        counts[color] += int(state.display[:, color].sum())
        for seat in range(state.seats):
            palace = state.palaces[seat]
            counts[color] += int(palace.pane[:, color].sum()) + int((palace.glass == color).sum())
    return counts


@A_FEW
@given(WALKS)
def test_no_pane_is_ever_lost_or_made(walk: Walk) -> None:
    for table, _ in walk.moves():
        assert panes_of_each_color(table.state) == [20] * COLORS
    assert table.is_over
    assert panes_of_each_color(table.state) == [20] * COLORS


@pytest.mark.rule("A2-3", "B-4")
@A_FEW
@given(WALKS)
def test_a_never_moves_the_glazier_left_and_b_never_right(walk: Walk) -> None:
    walk = replace(walk, options={**walk.options, "b_only_leftwards": True})
    for seat, move, before, after in glaziers(walk):
        moved = [new - old for old, new in zip(before, after, strict=True)]
        assert moved[seat] < 0 if move.text == "back" else moved[seat] >= 0
        assert not any(moved[:seat] + moved[seat + 1 :])


def glaziers(walk: Walk) -> Iterator[tuple[int, Move, list[int], list[int]]]:
    """Every move of a game, with where the glaziers stood before and after it."""
    last: tuple[int, Move, list[int]] | None = None
    for table, move in walk.moves():
        now = [int(table.state.palaces[seat].glazier) for seat in range(walk.seats)]
        if last is not None:
            yield *last, now
        last = table.turn, move, now


@pytest.mark.rule("B-3", "ROUND-4")
@A_FEW
@given(WALKS)
def test_nobody_sends_the_glazier_back_twice_running_or_as_the_last_turn_of_a_round(walk: Walk) -> None:
    sent_back = [False] * walk.seats
    last: tuple[int, str] | None = None
    for table, move in walk.moves():
        moves = table.legal_moves()
        assert moves, "a seat on turn has a legal action"
        assert len(moves) <= 32 * (2 * walk.seats + 1)
        if sent_back[table.turn]:
            assert "back" not in [other.text for other in moves]
        sent_back[table.turn] = move.text == "back"
        number = table.view()["round"]
        assert last is None or last[0] == number or last[1] != "back"
        last = number, move.text


@pytest.mark.rule("ROUND-3", "ROUNDEND-4", "ROUNDEND-6")
@A_FEW
@given(WALKS)
def test_every_round_begins_with_what_there_is_and_ends_in_time(walk: Walk) -> None:
    displays = 2 * walk.seats + 1
    number, turns, offered = 0, 0, 4 * displays
    for table, move in walk.moves():
        state = table.state
        if table.view()["round"] > number:
            if number:
                check_turns(walk.seats, turns, offered)
            number, turns = table.view()["round"], 0
            assert [int(pane) != NO_PANE for pane in state.round_track] == [space >= number - 1 for space in range(6)]
            offered = int(state.display.sum())
            assert offered == min(4 * displays, 100 - (7 - number) - on_boards(state))
            assert state.display[CENTER].sum() == 0
            assert state.start_token == IN_CENTER
            assert table.turn == state.start_seat
        turns += move.parts["kind"] != "keep"
    check_turns(walk.seats, turns, offered)


def check_turns(seats: int, turns: int, offered: int) -> None:
    """The limits of section 6, for rounds with full displays."""
    if offered == 4 * (2 * seats + 1):
        assert 2 * seats + 1 <= turns <= MOST_TURNS[seats]


def on_boards(state: State) -> int:
    """Panes on all strips and in all windows."""
    palaces = [state.palaces[seat] for seat in range(state.seats)]
    return sum(int(palace.pane.sum()) + int((palace.glass != NO_PANE).sum()) for palace in palaces)


@pytest.mark.rule("A1a", "A1b-1")
@A_FEW
@given(WALKS)
def test_a_display_holds_what_it_was_filled_with_or_nothing_and_one_seat_at_most_takes_the_token(walk: Walk) -> None:
    number, filled, token = 0, np.zeros(1), IN_CENTER
    for table, move in walk.moves():
        state = table.state
        if table.view()["round"] > number:
            number, filled, token = table.view()["round"], state.display[1:].copy(), IN_CENTER
        for now, before in zip(state.display[1:], filled, strict=True):
            assert not now.any() or (now == before).all()
        assert state.start_token == token
        if move.parts.get("source") == "center" and token == IN_CENTER:
            token = table.turn


@pytest.mark.rule("TRACK-1", "TRACK-2", "A3")
@A_FEW
@given(WALKS)
def test_steps_scores_and_windows_add_up_after_every_move(walk: Walk) -> None:
    """Broken panes and tokens make the row; completions make the windows; the score is what it is made of."""
    steps = [0] * walk.seats
    for table, move in walk.moves():
        for seat in range(walk.seats):
            palace, sheet = table.state.palaces[seat], table.sheet(seat)
            returns = -sheet["returns_to_the_top"] // 18
            assert steps[seat] == 8 * returns + palace.row
            lines = sheet["color_bonus"] + sheet["windows"] + sheet["stopped_at_zero"]
            assert palace.score == lines - 18 * returns
            assert palace.score >= 0 or not walk.options["clamp_score_at_zero"]
            for place in range(PLACES):
                panes = [int(pane) for pane in palace.glass[place] if pane != NO_PANE]
                assert (palace.face[place] < 0) == (len(panes) == 2)
        steps[table.turn] += steps_of(table, move)


def steps_of(table: Table, move: Move) -> int:
    """How far a move goes down the track, from what lies on the table before and after it."""
    before, after = table.state, copy_of(table.state)
    if move.parts["kind"] != "take":
        return 0
    GAME.play(after, move.number)
    seat, color = table.turn, COLOR_NAMES.index(move.parts["color"])
    source = CENTER if move.parts["source"] == "center" else move.parts["source"]
    taken = int(before.display[source, color])
    is_first = source == CENTER and before.start_token == IN_CENTER
    if move.parts["target"] == "floor":
        return taken + is_first
    place = move.parts["target"] - 1
    free = 5 - int(before.palaces[seat].pane[place].sum())
    is_complete = (after.palaces[seat].glass != before.palaces[seat].glass).any()
    placed = free if is_complete else int(after.palaces[seat].pane[place].sum()) - (5 - free)
    return taken - placed + is_first


@pytest.mark.rule("ROUND-3")
@A_FEW
@given(WALKS, st.integers(1, 3))
def test_rotating_the_seats_renames_the_game_and_changes_nothing_else(walk: Walk, by: int) -> None:
    names = ("palaces", "seat", "start_seat", "start_token")
    check_rotation(walk.table(), walk.choose, lambda state, by: rotated(state, by, *names), by)


# --- Random boards ---

WINDOWS = st.lists(st.lists(st.integers(0, COLORS - 1), max_size=2), min_size=PLACES, max_size=PLACES)
PANES = st.lists(st.lists(st.integers(0, 1), min_size=COLORS, max_size=COLORS), min_size=STRIPS, max_size=STRIPS)


def board(windows: list[list[int]], panes: list[list[int]], score: int, row: int) -> Palace:
    palace = palace_of(score=score, row=row)
    for place, window in enumerate(windows):
        palace.glass[place] = [*window, NO_PANE, NO_PANE][:2]
        palace.pane[place] = panes[place]
    return palace


@pytest.mark.rule("END-1", "END-2", "END-3", "SIDE-A", "SIDE-B")
@MANY
@given(WINDOWS, PANES, st.integers(-40, 90), st.integers(0, 7), st.sampled_from("AB"), st.booleans())
def test_final_scoring_of_any_board_is_the_sum_of_the_books_three_parts(
    windows: list[list[int]], panes: list[list[int]], score: int, row: int, side: str, clamped: bool
) -> None:
    state = state_of(phase=GAME_OVER, track="......", side=side, clamp_score_at_zero=clamped)
    assign(state.palaces[0], board(windows, panes, score, row))
    score_end_of_game(state)
    expected = score + sum(map(sum, panes)) // 3 - ROWS[row]
    if clamped:
        expected = max(0, expected)
    names = [[COLOR_NAMES[pane] for pane in window] for window in windows]
    expected += side_a(names) if side == "A" else side_b(names)
    assert state.palaces[0].score == expected
    assert sum(int(points) for points in state.palaces[0].points) == expected


@pytest.mark.rule("A3c")
@MANY
@given(WINDOWS, st.integers(0, PLACES - 1), st.sampled_from("AB"))
def test_a_window_scores_with_the_glazed_ones_to_its_right_on_any_board(
    windows: list[list[int]], place: int, side: str
) -> None:
    windows[place] = windows[place] or [0]
    state = state_of(side=side)
    assign(state.palaces[0], board(windows, [[0] * COLORS] * PLACES, 0, 0))
    score_windows(state, state.palaces[0], place)
    glazed = [other for other in range(place, PLACES) if windows[other]]
    assert state.palaces[0].score == sum(WINDOW_POINTS[side][other] for other in glazed)
