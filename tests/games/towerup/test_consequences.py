"""What a person is told before a move: played on a copy, and true of every move."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from clerestory.engine.game import CHANCE
from clerestory.engine.records import bytes_of
from clerestory.engine.table import Table
from clerestory.games.towerup import GAME
from clerestory.games.towerup.components import BOX, JOKER, TRACK_MONEY
from clerestory.games.towerup.state import LAY_FLOOR, NOT_YET, TENTH_ROOF
from tests.games.towerup.drawings import find_card, find_sites, market_with, play, table_at
from tests.games.towerup.walks import WALKS, Walk

A_FEW = settings(max_examples=12, deadline=None, derandomize=True)
G = find_sites("br-s1 br-s2 br-s3 s1-wh s3-bl")
G_CITY = {G["br"]: "N:.", G["wh"]: "W:..o", G["bl"]: "B:."}
JOKERS = find_card(lambda card: set(card.floors) == {JOKER} and not card.steps)
STEPS_AND_JOKER = find_card(lambda card: JOKER in card.floors and len(card.steps) == 2)
TWO_AND_TWO = find_card(lambda card: card.name == "BBWW")


def told(table: Table, move: str) -> list[dict[str, Any]]:
    """What is said of a legal move; the table stays as it is."""
    before = bytes_of(table.state)
    found = GAME.consequences(table.state, GAME.read(table.state, move))
    assert bytes_of(table.state) == before
    return found


def kinds(table: Table, move: str) -> list[str]:
    return [change["kind"] for change in told(table, move)]


@pytest.mark.rule("SCORE-1")
@given(WALKS)
@A_FEW
def test_the_points_are_what_the_money_of_the_acting_seat_changes_by(walk: Walk) -> None:
    for step in walk.steps():
        if step.move.seat == CHANCE:
            continue
        found = GAME.consequences(step.before, step.move.number)
        before, after = GAME.view(step.before, None), GAME.view(step.after, None)
        gained = after["players"][step.move.seat]["money"] - before["players"][step.move.seat]["money"]
        assert sum(change.get("points", 0) for change in found) == gained


@given(WALKS)
@A_FEW
def test_floors_roofs_turns_and_the_end_come_as_they_were_told(walk: Walk) -> None:
    for step in walk.steps():
        if step.move.seat == CHANCE or step.before.phase == LAY_FLOOR:
            continue
        found = GAME.consequences(step.before, step.move.number)
        told_kinds = [change["kind"] for change in found]
        was, now = step.before.players[step.move.seat], step.after.players[step.move.seat]
        assert told_kinds.count("roof") == now.roofs - was.roofs
        assert ("end-phase" in told_kinds) == (step.before.ending != step.after.ending)
        assert ("over" in told_kinds) == step.table.is_over
        put_down = sum(kind in ("built", "paid", "laid") for kind in told_kinds)
        assert put_down == (step.after.height - step.before.height).sum()
        assert ("token" in told_kinds) == bool((was.token != now.token).any())


@pytest.mark.rule("BUILD-4", "BUILD-3")
def test_a_site_says_what_it_costs_and_in_which_colors_it_could_be() -> None:
    """The printed example: beside a white building of three floors and a brown one; black is possible."""
    table = table_at(3, G_CITY, floors={0: "BWN"})
    assert told(table, f"build {G['s1']}") == [
        *by_site(
            {"kind": "costs", "site": G["br"], "color": "brown", "height": 2},
            {"kind": "costs", "site": G["wh"], "color": "white", "height": 4},
        ),
        {"kind": "possible", "color": "black"},
    ]


@pytest.mark.rule("BUILD-1", "BUILD-4", "BUILD-7")
def test_a_color_says_which_floors_go_where_and_what_they_cover() -> None:
    table = table_at(3, G_CITY, floors={0: "BWN"})
    play(table, f"build {G['s1']}")
    assert told(table, "black") == [
        {"kind": "built", "site": G["s1"], "color": "black"},
        *by_site(
            {"kind": "paid", "site": G["br"], "color": "brown", "height": 2},
            {"kind": "paid", "site": G["wh"], "color": "white", "height": 4},
        ),
        {"kind": "covered", "site": G["wh"], "player": BOX.player_colors[1]},
    ]


def by_site(*changes: dict[str, Any]) -> list[dict[str, Any]]:
    """In the order of the sites on the board."""
    order = [site.name for site in BOX.boards[0].sites]
    return sorted(changes, key=lambda change: order.index(str(change["site"])))


@pytest.mark.rule("TRACK-1", "EXTRA-1")
def test_a_roof_says_how_far_the_vehicle_moves_and_that_a_turn_is_earned() -> None:
    """The printed examples: white moves four steps; with it all four are past the first star column."""
    table = table_at(3, G_CITY, floors={0: "BWN"}, vehicles={0: (3, 3, 0, 3)})
    play(table, f"build {G['s1']}", "black")
    points = int(TRACK_MONEY[4] - TRACK_MONEY[0])
    assert told(table, f"roof {G['wh']}") == [
        {"kind": "roof", "site": G["wh"], "color": "white", "level": 4},
        {"kind": "vehicle", "color": "white", "steps": 4, "points": points},
        {"kind": "extra-turn"},
    ]
    assert "extra-turn" not in kinds(table, f"roof {G['br']}")


@pytest.mark.rule("GOAL-2")
def test_a_roof_says_which_token_it_brings() -> None:
    city = {G["br"]: "N:t", G["wh"]: "W:..t", G["bl"]: "B:t"}
    others = find_sites("br-s1 br-s2 br-s3 s1-wh s3-bl g-s2")
    city[others["g"]] = "G:."
    table = table_at(3, city, floors={0: "BGWN"}, tokens={1: (7, 0, 0)})
    play(table, f"build {others['s2']}", "black")
    [token] = [change for change in told(table, f"roof {others['g']}") if change["kind"] == "token"]
    assert token == {"kind": "token", "objective": "colors", "slot": 0, "points": 5}


@pytest.mark.rule("END-1", "END-3")
def test_the_tenth_roof_starts_the_end_phase_and_sets_the_cone() -> None:
    city = {G["br"]: "N:.", G["wh"]: "W:tttt", G["bl"]: "B:ttttt"}
    table = table_at(3, city, floors={0: "BBGWN"})
    play(table, f"build {G['s2']}", "black")
    assert told(table, f"roof {G['s2']}")[2:] == [
        {"kind": "end-phase", "reason": "tenth-roof"},
        {"kind": "cone", "roofs": 3, "points": int(BOX.cone_money[3])},
    ]


@pytest.mark.rule("CARD-2", "CARD-6", "SHORTAGE-2")
def test_a_card_says_what_is_taken_what_is_missing_and_how_many_go_back() -> None:
    table = table_at(3, floors={0: "B" * 9}, market=market_with(TWO_AND_TWO), supply="BBWGN")
    assert told(table, "card 1") == [
        {"kind": "taken", "color": "black", "floors": 2},
        {"kind": "taken", "color": "white", "floors": 1},
        {"kind": "missing", "floors": 1},
        {"kind": "choose", "floors": 1},
        {"kind": "surplus", "floors": 3},
        {"kind": "end-phase", "reason": "shortage"},
    ]


@pytest.mark.rule("CARD-3", "CARD-4")
def test_a_joker_is_chosen_first_and_then_the_vehicle_moves() -> None:
    table = table_at(3, market=market_with(STEPS_AND_JOKER))
    choose, later = told(table, "card 1")
    assert choose == {"kind": "choose", "floors": 1}
    assert (later["kind"], later["steps"], later["later"]) == ("vehicle-then", 2, int(TRACK_MONEY[2]))
    play(table, "card 1")
    assert kinds(table, "take black") == ["taken", "vehicle"]


@pytest.mark.rule("SHORTAGE-2")
def test_with_an_empty_supply_floors_are_forfeited() -> None:
    table = table_at(3, market=market_with(JOKERS), supply="")
    assert kinds(table, "card 1") == ["forfeited", "end-phase"]
    table = table_at(3, market=market_with(JOKERS), supply="W")
    play(table, "card 1")
    assert kinds(table, "take white") == ["taken", "forfeited", "end-phase"]


@pytest.mark.rule("EXTRA-6", "END-3")
def test_an_extra_turn_may_be_declined_and_then_the_cone_is_set() -> None:
    assert kinds(table_at(3, G_CITY, extra=True, ending=NOT_YET), "end turn") == []
    table = table_at(3, G_CITY, extra=True, ending=TENTH_ROOF, cones={1: 1, 2: 2})
    assert kinds(table, "end turn") == ["cone", "over"]


@pytest.mark.rule("CARD-6")
def test_a_floor_given_back_is_told() -> None:
    table = table_at(3, G_CITY, floors={0: "B" * 10}, market=market_with(TWO_AND_TWO))
    play(table, "card 1")
    table.play(table.legal_moves()[0])
    assert told(table, "return white") == [{"kind": "returned", "color": "white", "floors": 1}]


@pytest.mark.rule("SETUP-5")
def test_a_starting_floor_is_told_when_it_lies() -> None:
    table = Table(GAME, 2, {"objectives": "starting"}, seed=3)
    assert told(table, table.legal_moves()[0].text) == []
    table.play(table.legal_moves()[0])
    move = table.legal_moves()[0]
    [laid] = told(table, move.text)
    assert (laid["kind"], laid["site"]) == ("laid", move.parts["site"])
