"""GOAL-2 to GOAL-4: which token an objective pays, how often, and that it is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from clerestory.engine.table import Table
from clerestory.games.towerup.components import BOX
from tests.games.towerup.drawings import (
    board_for,
    build,
    building_on,
    find_card,
    find_sites,
    market_with,
    table_at,
    take_card,
    token_of,
)

PLAIN_CARD = find_card(lambda card: len(card.floors) == 3 and not card.steps)
OBJECTIVES = "lake+double+levels"


def tokens_of(table: Table, seat: int) -> list[int]:
    """The money on a seat's tokens, by slot."""
    return [int(token) for token in table.state.players[seat].token]


def table_before_levels(seats: int, tokens: Mapping[int, Sequence[int]] | None = None) -> tuple[Table, dict[str, str]]:
    """Seat n has roofs on levels 2 to 4 of the building a<n>, beside which the site s<n> is empty."""
    place = find_sites(" ".join(f"a{seat}-s{seat}" for seat in range(seats)), seats)
    city = {place[f"a{seat}"]: "W:." + 3 * "topy"[seat] for seat in range(seats)}
    return table_at(seats, city, objectives=OBJECTIVES, tokens=tokens), place


# --- Which token ---


@pytest.mark.rule("GOAL-2", "GOAL-AREAS")
@pytest.mark.parametrize(
    ("seats", "gone", "token"),
    [(2, [], 7), (3, [], 7), (4, [], 7), (2, [7], 3), (3, [7], 5), (4, [7], 5), (3, [7, 5], 3), (4, [7, 5, 3], 3)],
)
def test_the_highest_token_left_is_taken_for_the_last_of_five_areas(seats: int, gone: list[int], token: int) -> None:
    """T7, the book's example: the 7 is gone, so it is the 5; with 2 players it would be the 3."""
    board = board_for(seats)
    *four, fifth = [board.inside(area)[0] for area in range(len(BOX.areas))]
    city = {board.sites[site].name: "W:t" for site in four}
    city.setdefault(board.sites[board.neighbors(fifth)[0]].name, "W:.")
    tokens = {seat: (0, 0, value) for seat, value in enumerate(gone, start=1)}
    table = table_at(seats, city, floors={0: "BWWWWW"}, objectives="colors+park+areas", tokens=tokens)
    site = board.sites[fifth].name
    build(table, site, "black", site)
    assert tokens_of(table, 0) == [0, 0, token]


@pytest.mark.rule("GOAL-2")
@pytest.mark.parametrize(("seats", "tokens"), [(2, [7, 3]), (3, [7, 5, 3]), (4, [7, 5, 3, 3])])
def test_the_tokens_of_an_objective_go_from_the_highest_down(seats: int, tokens: list[int]) -> None:
    """R22: there is one for everybody."""
    table, place = table_before_levels(seats)
    for seat in range(seats):
        build(table, place[f"s{seat}"], "black", place[f"s{seat}"])
    assert [token_of(table, "levels", seat) for seat in range(seats)] == tokens


@pytest.mark.rule("GOAL-2")
def test_each_objective_has_tokens_of_its_own() -> None:
    """Another player has taken the 7 of one, which leaves the 7 of the other."""
    place = find_sites("wh br-s")
    city = {place["wh"]: "W:tt", place["br"]: "N:t"}
    table = table_at(3, city, objectives=OBJECTIVES, tokens={1: (0, 0, 7)})
    build(table, place["s"], "black", place["br"])
    assert [tokens_of(table, seat) for seat in range(3)] == [[0, 7, 0], [0, 0, 7], [0, 0, 0]]


@pytest.mark.rule("GOAL-2")
@pytest.mark.parametrize(("gone", "tokens"), [((0, 0, 0), [7, 0, 7]), ((7, 0, 0), [5, 0, 7]), ((7, 0, 7), [5, 0, 5])])
def test_one_roof_that_completes_two_objectives_takes_both_tokens(gone: Sequence[int], tokens: list[int]) -> None:
    """U16: the fourth color, and the first roof on level 1."""
    place = find_sites("wh-s a b")
    city = {place["wh"]: "W:.ttt", place["a"]: "G:.t", place["b"]: "B:.t"}
    table = table_at(3, city, objectives="colors+lake+levels", tokens={1: gone})
    build(table, place["s"], "brown", place["s"])
    assert tokens_of(table, 0) == tokens


# --- Once, and for good ---


@pytest.mark.rule("GOAL-3")
def test_who_has_the_token_of_an_objective_takes_no_second_one() -> None:
    """The roofs still meet it when the next one is placed; the 5 is left for another player."""
    table, place = table_before_levels(3, tokens={0: (0, 0, 7)})
    build(table, place["s0"], "black", place["s0"])
    assert tokens_of(table, 0) == [0, 0, 7]
    build(table, place["s1"], "black", place["s1"])
    assert tokens_of(table, 1) == [0, 0, 5]


@pytest.mark.rule("GOAL-2", "GOAL-3")
def test_a_roof_takes_no_token_for_another_player() -> None:
    """R21: a fixture, in which seat 1 meets two objectives without having been paid."""
    place = find_sites("wh-s a b")
    city = {place["wh"]: "W:.", place["a"]: "N:oooo", place["b"]: "G:oo"}
    table = table_at(3, city, objectives=OBJECTIVES)
    build(table, place["s"], "black", place["s"])
    assert [tokens_of(table, seat) for seat in range(3)] == [[0, 0, 0]] * 3


@pytest.mark.rule("GOAL-4", "BOARD-5")
def test_a_roof_that_others_have_covered_counts_later() -> None:
    """R23: roofs lie on levels 2 and 3; level 1 is roofed and covered, then level 4 is roofed."""
    place = find_sites("wh-s s-x br-y")
    city = {place["wh"]: "W:.tt", place["br"]: "N:..."}
    table = table_at(3, city, objectives=OBJECTIVES, market=market_with(PLAIN_CARD))
    build(table, place["s"], "black", place["s"])
    build(table, place["x"], "grey", place["x"])
    take_card(table, PLAIN_CARD)
    assert building_on(table, place["s"]) == "B:t."
    assert token_of(table, "levels") == 0
    build(table, place["y"], "grey", place["br"])
    assert token_of(table, "levels") == 7


@pytest.mark.rule("GOAL-4")
def test_a_token_is_kept_when_the_roofs_that_earned_it_are_covered() -> None:
    place = find_sites("wh-s s-x")
    table = table_at(3, {place["wh"]: "W:.ttt"}, objectives=OBJECTIVES)
    build(table, place["s"], "black", place["s"])
    assert token_of(table, "levels") == 7
    build(table, place["x"], "grey", place["x"])
    assert (building_on(table, place["wh"]), building_on(table, place["s"])) == ("W:.ttt.", "B:t.")
    assert token_of(table, "levels") == 7
