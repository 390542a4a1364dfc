"""ACCESS: nobody needs to see colors; each has a name, a letter and a symbol, in views, drawings and moves."""

from __future__ import annotations

import re
from typing import Any

import pytest

from clerestory.engine.records import bytes_of
from clerestory.engine.table import Table
from clerestory.games.sintra import GAME
from clerestory.games.sintra.components import COLOR_NAMES, JOKER_LETTER, LETTERS
from clerestory.games.sintra.drawing import MARK
from clerestory.games.sintra.views import SYMBOLS
from tests.games.sintra.drawings import palace_of, state_of, table_at, texts_of


def color_words(view: Any) -> set[str]:
    """Every text in a view that names a color or a joker."""
    if isinstance(view, dict):
        return set().union(*(color_words(value) for value in view.values()), *(color_words(key) for key in view))
    if isinstance(view, list):
        return set().union(*map(color_words, view))
    return {view} & {*COLOR_NAMES, "joker"}


@pytest.mark.rule("ACCESS-1")
def test_every_color_and_the_joker_have_one_symbol_of_their_own() -> None:
    palace = palace_of("""
        strip    **b  .  .  .  .  .  .  .
        upper    W    .  .  .  .  .  .  .
    """)
    view = table_at(state_of(palace, displays="BOPW", center="YY")).view()
    assert set(view["symbols"]) == {*COLOR_NAMES, "joker"}
    assert len(set(view["symbols"].values())) == len(view["symbols"])
    del view["symbols"]
    assert color_words(view) == {*COLOR_NAMES, "joker"}


@pytest.mark.rule("ACCESS-1")
def test_the_drawing_tells_colors_apart_by_letters_and_the_glazier_by_a_mark() -> None:
    assert len(set(LETTERS.lower() + LETTERS + JOKER_LETTER)) == 2 * len(SYMBOLS) + 1
    palace = palace_of("""
        glazier  .    .  v  .  .  .  .  .
        strip    **b  .  .  .  .  .  .  .
        upper    W    .  .  .  .  .  .  .
    """)
    lines = table_at(state_of(palace, displays="BOPW")).draw().splitlines()
    assert next(line for line in lines if line.startswith("glazier")).split()[1:] == list("..v.....")
    spaces = [line.split()[1] for line in lines if line.startswith("space")][:5]
    assert spaces.count("*") == 2
    assert set(spaces) <= set(LETTERS.lower() + JOKER_LETTER)


@pytest.mark.rule("ACCESS-1")
def test_a_move_says_the_color_by_its_name() -> None:
    table = table_at(state_of(palace_of("strip  Yy#  .  .  .  .  .  .  ."), displays="BOYW BOPW", side="B"))
    for move in table.legal_moves():
        assert [word for word in move.text.split() if word in COLOR_NAMES] == [move.parts["color"]]
    table.play("1 yellow > 1")
    assert {text.removeprefix("keep ") for text in texts_of(table)} <= set(COLOR_NAMES)


@pytest.mark.rule("ACCESS-2")
@pytest.mark.parametrize("center", ["", "W", "OOPB"])
def test_the_center_has_five_groups_in_color_order_even_when_empty(center: str) -> None:
    table = table_at(state_of(displays="BOPW", center=center))
    groups = table.view()["center"]
    assert [group["color"] for group in groups] == ["blue", "orange", "pink", "yellow", "white"]
    assert [group["panes"] for group in groups] == [center.count(letter) for letter in LETTERS]
    line = next(line for line in table.draw().splitlines() if line.startswith("center"))
    assert line.replace(MARK, " ").split()[1:] == [
        word for letter in LETTERS for word in (letter, str(center.count(letter)))
    ]


@pytest.mark.rule("ACCESS-3")
def test_panes_on_a_display_are_sorted_in_color_order() -> None:
    table = table_at(state_of(displays="WPOB YBYB"))
    assert table.view()["displays"][:2] == [["blue", "orange", "pink", "white"], ["blue", "blue", "yellow", "yellow"]]
    assert re.findall(r"^display [12] +(.*)$", table.draw(), re.M) == ["B O P W", "B B Y Y"]


@pytest.mark.rule("ACCESS-3")
def test_displays_are_sorted_after_every_refill_too() -> None:
    table = Table(GAME, 3, seed=9)
    for _ in range(40):
        for display in table.view()["displays"]:
            assert display == sorted(display, key=COLOR_NAMES.index)
        table.play(table.legal_moves()[-1])
    assert table.view()["round"] > 1


@pytest.mark.rule("ACCESS-4")
def test_panes_that_move_to_the_center_join_the_group_of_their_color() -> None:
    table = table_at(state_of(palace_of("strip  ooo . . . . . . ."), displays="OPPW", center="PY"))
    table.play("1 orange > 1")
    groups = {group["color"]: group["panes"] for group in table.view()["center"]}
    assert groups == {"blue": 0, "orange": 0, "pink": 3, "yellow": 1, "white": 1}


@pytest.mark.rule("ACCESS-5")
def test_the_round_color_is_marked_at_its_group_and_named_by_the_round_track() -> None:
    for track, color in (("WBOPYW", "white"), ("..OPYW", "orange"), (".....W", "white")):
        table = table_at(state_of(track=track))
        view = table.view()
        assert view["round_color"] == color
        assert re.findall(rf"{MARK}([A-Z])", table.draw()) == [color[0].upper()]
        assert re.search(rf"^round \d +color {color} ", table.draw(), re.M)
        assert [group["color"] for group in view["center"] if group["is_round_color"]] == [color]
        assert next(pane for pane in view["round_track"] if pane) == color


@pytest.mark.rule("ACCESS-6")
def test_the_program_places_panes_on_spaces_of_their_color_and_shows_which() -> None:
    palace = palace_of("""
        strip    **!w  www  .  .  .  .  .  .
        upper    B     .    .  .  .  .  .  .
    """)
    for target, filled in ((1, {"joker"}), (2, {"white"})):
        table = table_at(state_of(palace, displays="WWBO BOPW"))
        before = table.view()["palaces"][0]["places"][target - 1]["strip"]["spaces"]
        table.play(f"1 white > {target}")
        after = table.view()["palaces"][0]["places"][target - 1]["strip"]["spaces"]
        changed = [new for old, new in zip(before, after, strict=True) if old != new]
        assert [space["pane"] for space in changed] == ["white", "white"]
        assert {space["color"] for space in changed} == filled


@pytest.mark.rule("ACCESS-7")
def test_looking_changes_neither_the_table_nor_what_may_be_done() -> None:
    """Two tables of one seed: one is looked at after every move, the other never."""
    looked_at, left_alone = Table(GAME, 2, {"side": "B"}, seed=12), Table(GAME, 2, {"side": "B"}, seed=12)
    turns = 0
    while not left_alone.is_over:
        for seat in (None, 0, 1):
            looked_at.view(seat)
        looked_at.draw()
        looked_at.observe(0)
        looked_at.sheet(1)
        number = left_alone.legal_moves()[turns % len(left_alone.legal_moves())].number
        assert [move.number for move in looked_at.legal_moves()] == [move.number for move in left_alone.legal_moves()]
        looked_at.play(number)
        left_alone.play(number)
        assert bytes_of(looked_at.state) == bytes_of(left_alone.state)
        turns += 1
    assert looked_at.is_over


@pytest.mark.rule("ACCESS-7", "SETUP-4b")
def test_all_seats_and_spectators_see_the_same() -> None:
    """Section 5: nothing is hidden; both faces of all strips are public."""
    table = Table(GAME, 3, seed=3)
    assert table.view(0) == table.view(1) == table.view(2) == table.view(None)
    for palace in table.view(1)["palaces"]:
        assert all(len(place["strip"]["back"]) == 5 for place in palace["places"])
