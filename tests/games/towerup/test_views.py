"""What people may see: everything, whoever looks."""

from __future__ import annotations

import json

import pytest

from clerestory.engine.chance import generator
from clerestory.engine.game import EVERYBODY
from clerestory.engine.records import bytes_of, copy_of
from clerestory.games.towerup import GAME
from clerestory.games.towerup.components import OBJECTIVES
from clerestory.games.towerup.goals import is_met
from clerestory.games.towerup.progress import progress
from clerestory.games.towerup.state import TENTH_ROOF
from tests.games.towerup.drawings import find_sites, table_at
from tests.games.towerup.walks import players_of, states_of_every_phase


@pytest.mark.rule("TIP-1")
def test_everybody_sees_every_personal_supply() -> None:
    table = table_at(3, floors={0: "BBN", 1: "GW", 2: ""})
    for seat in (0, 1, 2, None):
        floors = [player["floors"] for player in table.view(seat)["players"]]
        assert floors[0] == {"black": 2, "grey": 0, "white": 0, "brown": 1}
        assert floors[1] == {"black": 0, "grey": 1, "white": 1, "brown": 0}
        assert sum(floors[2].values()) == 0


def test_nothing_is_hidden_from_anybody() -> None:
    table = table_at(4, seat=2)
    before = bytes_of(table.state)
    for seat in range(4):
        redrawn = copy_of(table.state)
        GAME.hide(redrawn, seat, generator(1))
        assert bytes_of(redrawn) == before
        assert bytes_of(GAME.mask(table.state, seat)) == before
    assert GAME.seen_by(table.state) == EVERYBODY


def test_a_building_is_shown_with_its_roofs_from_the_bottom() -> None:
    place = find_sites("a-b")
    table = table_at(3, {place["a"]: "N:.to", place["b"]: "B:."})
    sites = {site["name"]: site for site in table.view()["sites"]}
    assert sites[place["a"]] == {"name": place["a"], "color": "brown", "height": 3, "roofs": [None, 0, 1]}
    assert sites[place["b"]]["roofs"] == [None]
    assert len([site for site in sites.values() if site["color"] is None]) == len(sites) - 2


@pytest.mark.rule("GOAL-1")
def test_an_objective_is_met_exactly_when_its_progress_is_full() -> None:
    for state in states_of_every_phase():
        for player in players_of(state):
            for objective in range(OBJECTIVES):
                has, needs = progress(state, player, objective)
                assert (has == needs) == is_met(state, player, objective)


@pytest.mark.rule("GOAL-PARK")
def test_everybody_sees_how_far_a_player_is() -> None:
    place = find_sites("a b", a=lambda site: "park" in site.tags, b=lambda site: "park" in site.tags)
    view = table_at(3, {place["a"]: "N:to", place["b"]: "B:t"}).view()
    park = [objective["name"] for objective in view["objectives"]].index("park")
    assert [player["progress"][park] for player in view["players"]] == [
        {"has": 2, "needs": 4},
        {"has": 1, "needs": 4},
        {"has": 0, "needs": 4},
    ]


@pytest.mark.rule("END-3")
def test_a_cone_that_is_not_placed_is_told_from_one_that_is_not_due() -> None:
    table = table_at(3, cones={0: 0, 1: 4}, seat=2, ending=TENTH_ROOF, last=True)
    cones = [(player["cone"], player["has_had_last_turn"]) for player in table.view()["players"]]
    assert cones == [(None, True), (4, True), (None, False)]


def test_a_view_is_json_at_every_seat_count() -> None:
    for seats in GAME.seats:
        table = table_at(seats)
        assert json.loads(json.dumps(table.view(0))) == table.view(0)
