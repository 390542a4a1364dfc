"""ROUND and ROUNDEND: rounds, turns, and what happens between rounds."""

from __future__ import annotations

import pytest

from clerestory.engine.game import CHANCE, GameError
from clerestory.engine.records import bytes_of
from clerestory.engine.table import Table
from clerestory.games.sintra import GAME
from clerestory.games.sintra.state import FILL_DISPLAY, GAME_OVER, IN_CENTER, KEEP_PANE, State
from tests.games.sintra.drawings import hoard, palace_of, panes_in, state_of, table_at, texts_of, window_of

A_BUSY_PALACE = """
    glazier  .   .  v  .  .  .    .  .
    strip    OO  .  .  .  .  bbb  .  .
    upper    .   B  .  W  .  .    .  .
    lower    .   P  .  .  .  .    .  .
"""


def first_move(table: Table) -> None:
    table.play(table.legal_moves()[0])


def pane_counts(state: State) -> list[int]:
    """How many panes lie on each display."""
    return [int(state.display[source].sum()) for source in range(1, 10)]


@pytest.mark.rule("ROUND-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_six_rounds_and_then_final_scoring(seats: int) -> None:
    table = Table(GAME, seats, seed=4)
    rounds = [table.view()["round"]]
    while not table.is_over:
        assert [table.sheet(seat)["side_bonus"] + table.sheet(seat)["last_row"] for seat in range(seats)] == [0] * seats
        first_move(table)
        if not table.is_over and table.view()["round"] != rounds[-1]:
            rounds.append(table.view()["round"])
    assert rounds == [1, 2, 3, 4, 5, 6]
    assert any(table.sheet(seat)["last_row"] for seat in range(seats))
    assert table.legal_moves() == []
    with pytest.raises(GameError, match=r"\[ROUND-1\]"):
        table.play(0)


@pytest.mark.rule("ROUND-2")
def test_the_holder_of_the_start_token_puts_it_in_the_center_and_begins() -> None:
    """The token of round 1 lies with seat 2 until the last pane is drawn."""
    table = Table(GAME, 3, chance_by_hand=True)
    table.play("start 2")
    while table.turn == CHANCE:
        assert table.state.start_token == 2
        first_move(table)
    assert table.turn == 2
    assert table.view()["start_token"] == "center"


@pytest.mark.rule("ROUND-2", "ROUNDEND-4")
def test_whoever_took_the_token_begins_the_next_round() -> None:
    """Seat 1 took the token; seat 0 takes the last panes, and seat 1 begins all the same."""
    for last in (0, 1, 2):
        table = table_at(state_of(seats=3, displays="BBBB", seat=last, start_seat=0, start_token=1))
        first_move(table)
        assert (table.view()["round"], table.turn, table.view()["start_token"]) == (2, 1, "center")


@pytest.mark.rule("ROUND-3")
@pytest.mark.parametrize(("seats", "order"), [(3, [2, 0, 1, 2, 0]), (4, [2, 3, 0, 1, 2])])
def test_turns_go_clockwise(seats: int, order: list[int]) -> None:
    """U16: start seat 2."""
    table = table_at(state_of(seats=seats, displays="BOPW BOPW BOPW BOPW BOPW", seat=2, start_seat=2))
    seen = []
    for _ in order:
        seen.append(table.turn)
        first_move(table)
    assert seen == order


@pytest.mark.rule("ROUND-3", "ROUNDEND-1")
def test_the_round_goes_on_while_a_pane_lies_anywhere() -> None:
    table = table_at(state_of(displays="BBBB OOOO", center="W"))
    for left in (2, 1):
        first_move(table)
        assert table.view()["round"] == 1
        assert len({move.parts["source"] for move in table.legal_moves()}) == left
    first_move(table)
    assert table.view()["round"] == 2


@pytest.mark.rule("ROUNDEND-1", "ROUNDEND-4")
def test_the_round_ends_even_if_the_token_still_lies_in_the_center() -> None:
    """U14, R18: a round of one-colored displays only; the same seat starts again."""
    table = table_at(state_of(seats=3, displays="BBBB OOOO PPPP YYYY WWWW", seat=1, start_seat=1))
    for _ in range(5):
        assert table.state.start_token == IN_CENTER
        assert table.view()["round"] == 1
        first_move(table)
    assert (table.view()["round"], table.turn, table.view()["start_token"]) == (2, 1, "center")


@pytest.mark.rule("ROUNDEND-2")
def test_the_round_pane_goes_into_the_tower_before_the_refill() -> None:
    table = table_at(
        state_of(palace_of("strip  ooo . . . . . . ."), displays="OO", track=".PBOYW"), chance_by_hand=True
    )
    table.play("1 orange > 1")
    assert table.turn == CHANCE
    assert panes_in(table.state.tower) == "P"
    assert table.view()["round_track"] == [None, None, "blue", "orange", "yellow", "white"]
    assert (table.view()["round"], table.view()["round_color"]) == (3, "blue")


@pytest.mark.rule("ROUNDEND-2")
def test_seven_less_the_panes_on_the_round_track_is_the_round() -> None:
    for played in range(6):
        view = table_at(state_of(track="." * played + "WBOPYW"[played:])).view()
        assert view["round"] == 7 - len([pane for pane in view["round_track"] if pane]) == played + 1


@pytest.mark.rule("ROUNDEND-3")
def test_the_last_round_pane_ends_the_game_and_nothing_is_drawn() -> None:
    table = table_at(state_of(displays="B", track=".....W", start_token=0))
    first_move(table)
    assert table.is_over
    assert table.state.phase == GAME_OVER
    assert pane_counts(table.state) == [0] * 9
    assert [color for color in table.view()["round_track"] if color] == []


@pytest.mark.rule("ROUNDEND-3")
def test_after_the_fifth_round_a_sixth_is_prepared() -> None:
    table = table_at(state_of(displays="B", track="....YW", start_token=0))
    first_move(table)
    assert not table.is_over
    assert pane_counts(table.state) == [4, 4, 4, 4, 4, 0, 0, 0, 0]


@pytest.mark.rule("ROUNDEND-4")
@pytest.mark.parametrize(("seats", "displays"), [(2, 5), (3, 7), (4, 9)])
def test_every_display_gets_four_panes_from_the_bag(seats: int, displays: int) -> None:
    state = state_of(seats=seats, displays="W", start_token=0)
    table = table_at(state)
    first_move(table)
    assert pane_counts(table.state) == [4] * displays + [0] * (9 - displays)
    assert panes_in(table.state.display[0]) == ""
    assert int(state.bag.sum()) - int(table.state.bag.sum()) == 4 * displays
    assert [move.text.split()[0] for move in table.moves[1:]] == ["draw"] * (4 * displays)


@pytest.mark.rule("ROUNDEND-5")
def test_an_empty_bag_is_filled_from_the_whole_tower_in_the_middle_of_a_refill() -> None:
    state = state_of(seats=4, displays="W", tower="BBBBBBBOOOOOOOPPPPPPP", start_token=0)
    hoard(state, 2)
    table = table_at(state, chance_by_hand=True)
    first_move(table)
    tower = panes_in(table.state.tower)
    for _ in range(2):
        assert panes_in(table.state.tower) == tower, "the tower is not poured while the bag has a pane"
        first_move(table)
    assert panes_in(table.state.tower) == ""
    assert panes_in(table.state.bag) == tower


@pytest.mark.rule("ROUNDEND-5")
def test_the_tower_is_not_poured_when_the_last_pane_needed_empties_the_bag() -> None:
    """U18, R16: 20 panes are needed and 20 are in the bag; with 19, the tower is poured for the last one."""
    for panes in (20, 19):
        state = state_of(displays="W", tower="BBBBBBOOOOOOPPPPPP", start_token=0)
        hoard(state, panes)
        table = table_at(state)
        first_move(table)
        assert pane_counts(table.state)[:5] == [4] * 5
        in_tower, in_bag = int(table.state.tower.sum()), int(table.state.bag.sum())
        assert (in_tower == 0) == (panes == 19)
        assert (in_bag == 0) == (panes == 20)


@pytest.mark.rule("ROUNDEND-6")
def test_the_round_starts_with_displays_that_are_not_full_if_all_panes_run_out() -> None:
    """U13, R17: 4 seats, 3 panes in the bag, 4 in the tower with the round pane."""
    palace = palace_of("""
        glazier  .  .  .  .  .  .  .  v
        strip    .  .  .  .  .  .  .  !w
    """)
    state = state_of(palace, seats=4, displays="W", tower="BO", track="....YW", start_token=2)
    hoard(state, 3)
    table = table_at(state, chance_by_hand=True)
    table.play("1 white > floor")
    assert (int(table.state.bag.sum()), int(table.state.tower.sum())) == (3, 4)
    while table.turn == CHANCE:
        first_move(table)
    assert pane_counts(table.state) == [4, 3, 0, 0, 0, 0, 0, 0, 0]
    assert (int(table.state.bag.sum()), int(table.state.tower.sum())) == (0, 0)
    assert (table.turn, table.view()["start_token"]) == (2, "center")
    assert {move.parts["source"] for move in table.legal_moves()} <= {1, 2}


@pytest.mark.rule("ROUNDEND-7")
def test_strips_windows_glaziers_scores_and_rows_stay_as_they_are() -> None:
    palaces = [palace_of(A_BUSY_PALACE, score=17, row=4), palace_of(score=-9, row=6)]
    state = state_of(*palaces, displays="BB", center="", start_token=1)
    before = [bytes_of(state.palaces[seat]) for seat in range(2)]
    table = table_at(state)
    table.play("1 blue > 6")
    palace = table.state.palaces[0]
    assert table.view()["round"] == 2
    assert panes_in(palace.pane[5]) == "BB"
    palace.pane[5] = 0
    palace.glazier = 2
    assert [bytes_of(table.state.palaces[seat]) for seat in range(2)] == before


@pytest.mark.rule("ROUNDEND-1", "A3b")
def test_the_pane_is_kept_before_the_round_ends() -> None:
    """U20: side B, the last take of a round completes a strip of two colors."""
    table = table_at(state_of(palace_of("strip  Yy#  .  .  .  .  .  .  ."), displays="Y", side="B", start_token=1))
    table.play("1 yellow > 1")
    assert (table.state.phase, table.turn, table.view()["round"]) == (KEEP_PANE, 0, 1)
    assert pane_counts(table.state) == [0] * 9
    table.play("keep yellow")
    assert window_of(table.state.palaces[0], 1) == "Y."
    assert (table.view()["round"], table.turn) == (2, 1)


@pytest.mark.rule("ROUNDEND-4", "ROUNDEND-5")
def test_a_refill_draws_only_what_the_bag_holds() -> None:
    """A bag of white panes gives white panes, whatever lies in the tower."""
    state = state_of(palace_of("strip  bbb . . . . . . ."), displays="B", track="BBOPYW", start_token=0)
    for color in range(4):
        state.tower[color] += state.bag[color]
        state.bag[color] = 0
    table = table_at(state, chance_by_hand=True)
    table.play("1 blue > 1")
    assert table.state.phase == FILL_DISPLAY
    assert texts_of(table) == ["draw white"]
    for _ in range(int(table.state.bag.sum()) - 1):
        table.play("draw white")
        assert texts_of(table) == ["draw white"]
    table.play("draw white")
    assert "draw white" not in texts_of(table)
    assert len(texts_of(table)) == 4
