"""SETUP: the table before the first turn."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from clerestory.engine.game import CHANCE, GameError
from clerestory.engine.records import bytes_of
from clerestory.engine.table import Table
from clerestory.games.sintra import GAME
from clerestory.games.sintra.components import (
    BOX,
    COLOR_NAMES,
    COLORS,
    FACES,
    JOKER_FACE,
    JOKER_LETTER,
    JOKER_STRIP,
    LETTERS,
    NO_PANE,
    PLACES,
    STRIPS,
)
from clerestory.games.sintra.drawing import SPACE_NAMES
from clerestory.games.sintra.state import IN_CENTER, TURN
from tests.games.sintra.drawings import palace_of, panes_in, state_of, table_at, texts_of

SEATS = (2, 3, 4)


def chances(table: Table) -> dict[str, int]:
    """How likely each thing is that chance may do next."""
    weights = np.zeros(GAME.outcomes, np.int16)
    GAME.weights(table.state, weights)
    return {
        GAME.write(table.state, outcome): int(weights[outcome]) for outcome in range(GAME.outcomes) if weights[outcome]
    }


def lay_strips(table: Table) -> None:
    """Lay the first strip that may be laid at every place of every seat."""
    for _ in range(table.seats * PLACES):
        table.play(next(iter(chances(table))))


@pytest.mark.rule("SETUP-0")
def test_two_to_four_share_one_hundred_panes_in_five_colors() -> None:
    for seats in SEATS:
        view = Table(GAME, seats, seed=1).view()
        drawn = [pane for display in view["displays"] for pane in display] + view["round_track"]
        assert [drawn.count(color) + view["bag"][color] for color in COLOR_NAMES] == [20] * COLORS
        assert len(view["palaces"]) == seats
    for seats in (0, 1, 5):
        with pytest.raises(GameError, match="for 2 to 4 players"):
            Table(GAME, seats, seed=1)


@pytest.mark.rule("SETUP-1", "SETUP-2", "SETUP-8")
@pytest.mark.parametrize(("seats", "displays", "bag"), [(2, 5, 74), (3, 7, 66), (4, 9, 58)])
def test_every_number_of_players_has_its_ring_of_displays(seats: int, displays: int, bag: int) -> None:
    """T10."""
    view = Table(GAME, seats, seed=5).view()
    assert [len(display) for display in view["displays"]] == [4] * displays
    assert sum(view["bag"].values()) == bag
    assert sum(view["tower"].values()) == 0
    assert len([color for color in view["round_track"] if color]) == 6


@pytest.mark.rule("SETUP-3")
def test_sides_a_and_b_differ_only_in_the_final_scoring() -> None:
    a, b = (Table(GAME, 3, {"side": side, "ask_kept_pane_on_side_a": True}, seed=8) for side in "AB")
    turns = 0
    while not a.is_over:
        turns += 1
        choices = texts_of(a)
        assert choices == texts_of(b)
        a.play(choices[turns * 7 % len(choices)])
        b.play(choices[turns * 7 % len(choices)])
    assert b.is_over
    for seat in range(3):
        on_a, on_b = a.sheet(seat), b.sheet(seat)
        del on_a["side_bonus"], on_b["side_bonus"]
        assert on_a == on_b


@pytest.mark.rule("SETUP-3")
def test_the_side_is_chosen_once_for_all_players() -> None:
    view = Table(GAME, 4, {"side": "B"}, seed=1).view()
    assert view["side"] == "B"
    assert all("side" not in palace for palace in view["palaces"])
    with pytest.raises(GameError, match="must be one of A, B"):
        Table(GAME, 2, {"side": "C"})


@pytest.mark.rule("SETUP-4")
def test_each_strip_is_equally_likely_at_a_place_and_each_face_too() -> None:
    table = Table(GAME, 2, chance_by_hand=True)
    table.play("start 0")
    weights = chances(table)
    for strip in range(STRIPS):
        faces = [weights.get(f"strip {strip + 1}{face}", 0) for face in "ab"]
        assert sum(faces) == FACES
        assert strip == JOKER_STRIP or faces == [1, 1]


@pytest.mark.rule("SETUP-4")
def test_a_strip_that_was_laid_is_not_laid_again_for_the_same_player() -> None:
    table = Table(GAME, 2, chance_by_hand=True)
    table.play("start 0")
    laid = [strip for strip in range(STRIPS) if strip != JOKER_STRIP]
    for place, strip in enumerate(laid):
        assert f"strip {strip + 1}b" in chances(table)
        table.play(f"strip {strip + 1}{'ab'[place % 2]}")
        assert not {f"strip {strip + 1}a", f"strip {strip + 1}b"} & set(chances(table))
    table.play(next(iter(chances(table))))
    assert f"strip {laid[0] + 1}a" in chances(table), "the next player has the same eight strips"


@pytest.mark.rule("SETUP-4")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_has_all_eight_strips(seats: int) -> None:
    view = Table(GAME, seats, seed=11).view()
    orders = [[place["strip"]["name"][0] for place in palace["places"]] for palace in view["palaces"]]
    assert [sorted(order) for order in orders] == [list("12345678")] * seats
    assert len({tuple(order) for order in orders}) == seats, "every player shuffles for himself"


@pytest.mark.rule("SETUP-4a")
def test_the_joker_face_starts_down() -> None:
    table = Table(GAME, 4, chance_by_hand=True)
    table.play("start 0")
    up, down = (f"strip {JOKER_STRIP + 1}{'ab'[face]}" for face in (JOKER_FACE, 1 - JOKER_FACE))
    assert up not in chances(table)
    assert chances(table)[down] == FACES, "if it came up, the strip is turned over"
    with pytest.raises(GameError, match="jokers"):
        table.play(up)
    assert [strip.count(JOKER_LETTER) for strip in BOX.faces[JOKER_STRIP]].count(2) == 1


@pytest.mark.rule("SETUP-4b")
def test_the_mark_of_a_strip_shows_the_face_that_comes_up_when_it_is_turned() -> None:
    palace = palace_of("strip  Oo#  .  .  .  .  .  .  .")
    table = table_at(state_of(palace, displays="OBPW"))
    before = table.view()["palaces"][0]["places"][0]["strip"]
    assert len(before["back"]) == 5
    table.play("1 orange > 1")
    after = table.view()["palaces"][0]["places"][0]["strip"]
    assert after["spaces"] == [{"color": color, "pane": None} for color in before["back"]]
    assert after["back"] is None, "it will not be turned again"


@pytest.mark.rule("SETUP-5", "SETUP-7a")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_starts_at_place_1_with_no_points_on_the_top_row(seats: int) -> None:
    table = Table(GAME, seats, seed=2)
    for palace in table.view()["palaces"]:
        assert (palace["glazier"], palace["score"], palace["row"], palace["row_points"]) == (1, 0, 0, 0)
    assert table.scores() == [0] * seats


@pytest.mark.rule("SETUP-6")
@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_is_equally_likely_to_start(seats: int) -> None:
    table = Table(GAME, seats, chance_by_hand=True)
    assert table.turn == CHANCE
    assert chances(table) == {f"start {seat}": 1 for seat in range(seats)}
    table.play(f"start {seats - 1}")
    assert table.view()["start_token"] == seats - 1


@pytest.mark.rule("SETUP-7b")
def test_spaces_ii_to_vi_get_one_pane_of_each_color_in_random_order() -> None:
    table = Table(GAME, 2, chance_by_hand=True)
    table.play("start 1")
    lay_strips(table)
    left = list(COLOR_NAMES)
    for space, color in zip(SPACE_NAMES[1:], ("pink", "white", "blue", "yellow", "orange"), strict=True):
        assert f"next lay the round pane {space}\n" in table.draw()
        assert chances(table) == {f"draw {name}": 1 for name in left}
        table.play(f"draw {color}")
        left.remove(color)
    assert table.view()["round_track"] == [None, "pink", "white", "blue", "yellow", "orange"]


@pytest.mark.rule("SETUP-7c")
def test_space_i_gets_a_random_pane_of_the_other_95() -> None:
    table = Table(GAME, 2, chance_by_hand=True)
    table.play("start 1")
    lay_strips(table)
    for color in COLOR_NAMES:
        table.play(f"draw {color}")
    assert chances(table) == {f"draw {color}": 19 for color in COLOR_NAMES}
    table.play("draw white")
    assert table.view()["round_track"][0] == "white"
    assert table.view()["bag"] == {"blue": 19, "orange": 19, "pink": 19, "yellow": 19, "white": 18}


@pytest.mark.rule("SETUP-8")
def test_displays_are_filled_from_the_bag_and_a_drawn_pane_is_not_put_back() -> None:
    table = Table(GAME, 2, chance_by_hand=True)
    table.play("start 1")
    lay_strips(table)
    for color in (*COLOR_NAMES, "white"):
        table.play(f"draw {color}")
    for drawn in range(18):
        assert chances(table)["draw white"] == 18 - drawn
        table.play("draw white")
    assert "draw white" not in chances(table)
    assert chances(table)["draw blue"] == 19
    table.play("draw blue")
    table.play("draw pink")
    assert table.state.phase == TURN
    assert [panes_in(table.state.display[source]) for source in range(6)] == ["", *["WWWW"] * 4, "BPWW"]
    assert (table.turn, table.state.start_token) == (1, IN_CENTER)


@pytest.mark.rule("SETUP-8")
def test_the_same_seed_lays_the_same_table_and_another_seed_another() -> None:
    states: list[Any] = [Table(GAME, 3, seed=seed).state for seed in (6, 6, 7)]
    assert bytes_of(states[0]) == bytes_of(states[1])
    assert bytes_of(states[0]) != bytes_of(states[2])


@pytest.mark.rule("SETUP-0")
def test_the_box_has_a_letter_for_every_color_and_eight_windows_of_two_panels() -> None:
    assert "".join(name[0].upper() for name in COLOR_NAMES) == LETTERS
    state = Table(GAME, 2, seed=1).state
    assert state.palaces[0].glass.shape == (8, 2)
    assert (state.palaces[0].glass == NO_PANE).all()
