"""Our game and the naive one, side by side: everything is compared after every move."""

from __future__ import annotations

from typing import Any

import numpy as np

from clerestory.engine.game import CHANCE, OVER
from clerestory.engine.table import Table
from clerestory.games.towerup import GAME
from clerestory.games.towerup.boards import ROOFS
from clerestory.games.towerup.components import BOX, FLOOR_LIMIT, NO_BUILDING, NO_CARD, NO_CONE, NO_OBJECTIVE, NO_TOKEN
from clerestory.games.towerup.goals import is_met
from clerestory.games.towerup.state import (
    BUILD_COLOR,
    GAME_OVER,
    LAY_FLOOR,
    LAY_SITE,
    NO_ROOF,
    PLACE_ROOF,
    RETURN_FLOOR,
    TAKE_FLOOR,
    TURN,
    level_of,
    site_of,
)
from tests.games.towerup.habits import Walk
from tests.games.towerup.naive import GOALS, Card, City, NaiveGame, Site

PHASES = (LAY_FLOOR, LAY_SITE, TURN, BUILD_COLOR, PLACE_ROOF, TAKE_FLOOR, RETURN_FLOOR)
DECISIONS = {phase: f"D{number}" for number, phase in enumerate(PHASES, 1)}
ENDINGS = (None, "tenth roof", "shortage", "dead board")


def city_for(seats: int) -> City:
    board = BOX.boards[1 if seats == 2 else 0]
    grey = [number for number, area in enumerate(BOX.areas) if area.is_grey]
    return City(
        sites=tuple(
            Site(BOX.areas[site.area].name, frozenset([*site.tags, *(["grey"] if site.area in grey else [])]))
            for site in board.sites
        ),
        streets=board.streets,
        cards=tuple(Card(card.floors, card.steps, card.copies) for card in BOX.cards),
        floors_of_each_color=BOX.floors_of_each_color,
        roofs=ROOFS,
        most_floors=FLOOR_LIMIT,
        star_columns=BOX.star_columns,
        track_money=tuple(int(money) for money in BOX.track_money),
        cone_money=tuple(int(money) for money in BOX.cone_money),
        tokens=tuple(int(money) for money in BOX.token_money[seats][:seats]),
        starting_objectives=tuple(GOALS[goal] for goal in BOX.starting_objectives),
    )


def play_side_by_side(walk: Walk) -> NaiveGame:
    """Every list of legal moves, every chance, everything on the table, all scores and places."""
    table = Table(GAME, walk.seats, walk.options, seed=0, chance_by_hand=True)
    naive = NaiveGame(city_for(walk.seats), walk.seats, **walk.options)
    while not table.is_over:
        assert naive.turn() == table.turn
        if table.turn == CHANCE:
            assert chances_of(table) == naive.chances()
        else:
            assert [move.number for move in table.legal_moves()] == naive.legal()
            assert DECISIONS[int(table.state.phase)] == naive.decision
        seat, is_roof = table.turn, table.state.phase == PLACE_ROOF
        number = walk.choose(naive, len(table.moves))
        table.play(number)
        naive.play(number)
        assert picture_of(table) == naive_picture_of(naive)
        assert not is_roof or goals_of(table, seat) == [goal for goal in GOALS if naive.meets(goal, seat)]
    assert naive.turn() == OVER
    places = {rank.seat: rank.place for rank in table.ranks()}
    assert [places[seat] for seat in range(walk.seats)] == naive.places()
    return naive


def chances_of(table: Table) -> dict[int, int]:
    weights = np.zeros(GAME.outcomes, np.int16)
    assert GAME.weights(table.state, weights) == weights.sum()
    return {outcome: int(weights[outcome]) for outcome in range(GAME.outcomes) if weights[outcome]}


def goals_of(table: Table, seat: int) -> list[str]:
    """All that a player meets, also what is not in play."""
    player = table.state.players[seat]
    return [goal for number, goal in enumerate(GOALS) if is_met(table.state, player, number)]


def picture_of(table: Table) -> dict[str, Any]:
    """All that lies on our table, in the words of the naive game."""
    state = table.state
    players = [state.players[seat] for seat in range(table.seats)]
    is_over, is_turn = state.phase == GAME_OVER, state.objective[-1] != NO_OBJECTIVE and not state.starting.any()
    return {
        "first": int(state.first_seat),
        "seat": int(state.seat) if is_turn and not is_over else None,
        "extra": bool(state.is_extra_turn) if is_turn and not is_over else None,
        "supply": numbers(state.supply),
        "market": [None if kind == NO_CARD else int(kind) for kind in state.market],
        "deck": numbers(state.deck),
        "face up": numbers(state.discard),
        "resolving": None if state.card == NO_CARD else int(state.card),
        "floors to choose": int(state.floors_to_take),
        "unplaced": numbers(state.starting),
        "laying": int(state.color) if state.phase == LAY_SITE else None,
        "building on": int(state.site) if state.phase in (BUILD_COLOR, PLACE_ROOF) else None,
        "objectives": [int(objective) for objective in state.objective if objective != NO_OBJECTIVE],
        "ending": ENDINGS[int(state.ending)],
        "last turns": bool(state.is_last_turn),
        "buildings": buildings_of(table),
        "floors": [numbers(player.floor) for player in players],
        "vehicles": [numbers(player.vehicle) for player in players],
        "roofs": [ROOFS - int(player.roofs) for player in players],
        "tokens": [
            {slot: int(money) for slot, money in enumerate(player.token) if money != NO_TOKEN} for player in players
        ],
        "cones": [None if player.cone == NO_CONE else int(player.cone) for player in players],
        "scores": table.scores(),
    }


def numbers(row: Any) -> list[int]:
    return [int(number) for number in row]


def buildings_of(table: Table) -> dict[int, tuple[int, list[int | None]]]:
    """Color, and whose roof lies on each floor from the bottom."""
    state = table.state
    floors: dict[int, list[int | None]] = {
        site: [None] * int(state.height[site]) for site, color in enumerate(state.building) if color != NO_BUILDING
    }
    for seat in range(table.seats):
        for roof in state.players[seat].roof:
            if roof != NO_ROOF:
                site, level = site_of(int(roof)), level_of(int(roof))
                assert floors[site][level - 1] is None
                floors[site][level - 1] = seat
    return {site: (int(state.building[site]), roofs) for site, roofs in floors.items()}


def naive_picture_of(naive: NaiveGame) -> dict[str, Any]:
    is_over, is_turn = naive.turn() == OVER, len(naive.objectives) == 3 and not naive.unplaced
    kinds = range(len(naive.city.cards))
    return {
        "first": naive.first_player,
        "seat": naive.seat if is_turn and not is_over else None,
        "extra": naive.is_extra_turn if is_turn and not is_over else None,
        "supply": [naive.supply[color] for color in range(4)],
        "market": naive.market,
        "deck": [naive.deck[kind] for kind in kinds],
        "face up": [naive.discard_pile[kind] + naive.turned_up.count(kind) for kind in kinds],
        "resolving": naive.resolving,
        "floors to choose": naive.floors_to_choose,
        "unplaced": [naive.unplaced.count(floor) for floor in range(5)],
        "laying": naive.laying,
        "building on": naive.building_on,
        "objectives": naive.objectives,
        "ending": naive.end_begun_by,
        "last turns": naive.last_turns is not None,
        "buildings": {site: (building.color, building.floors) for site, building in naive.buildings.items()},
        "floors": [[player.floors[color] for color in range(4)] for player in naive.players],
        "vehicles": [[player.vehicles[color] for color in range(4)] for player in naive.players],
        "roofs": [player.roofs for player in naive.players],
        "tokens": [player.tokens for player in naive.players],
        "cones": [player.cone for player in naive.players],
        "scores": naive.scores(),
    }
