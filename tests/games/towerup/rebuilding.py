"""The table of Tower Up, put together from what one seat sees."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from clerestory.engine.records import blank
from clerestory.games.towerup.boards import ROOFS
from clerestory.games.towerup.components import (
    CARD_FLOORS,
    CARD_STEPS,
    CONE_MONEY,
    COPIES,
    KINDS,
    MARKET,
    NO_BUILDING,
    NO_CARD,
    NO_CONE,
    NO_OBJECTIVE,
    SLOTS,
    TOKEN_MONEY,
    TRACK_MONEY,
)
from clerestory.games.towerup.goals import GOAL_LEVELS
from clerestory.games.towerup.scoring import tokens_taken, visible_roofs
from clerestory.games.towerup.setup import setup
from clerestory.games.towerup.state import (
    CHOSEN,
    LAY_FLOOR,
    NOT_YET,
    RANDOM,
    SHORTAGE,
    TAKE_FLOOR,
    TENTH_ROOF,
    Options,
    Player,
    State,
    roof_at,
)
from clerestory.games.towerup.streets import raise_building
from tests.games.seeing import Observation, only

BEING_GAINED = MARKET


def rebuild(seen: Observation, real: State) -> State:
    """Which it is of the cards that differ in the order of floors alone, the real state says; and nothing else."""
    state = blank(State)
    setup(state, seen.seats, Options())
    state.phase = LAY_FLOOR + seen.marked("to decide", -1)
    state.seat, state.first_seat = seen.seat_with("the turn"), seen.seat_with("first player")
    state.is_extra_turn = seen.table("this is an extra turn")
    state.has_earned_turn = seen.table("an extra turn follows this one")
    state.ending = (TENTH_ROOF, SHORTAGE, NOT_YET)[seen.marked("the end phase was started by", -1)]
    state.is_last_turn = seen.table("every turn is somebody's last")
    state.starting[:] = seen.table("starting floors yet to be laid")
    state.color = seen.marked("starting floor that is being laid", 0)
    state.site = seen.marked("a building is being started here", 0)
    state.floors_to_take = seen.table("floors yet to be chosen")
    state.supply[:] = seen.table("supply: floors")
    rebuild_cards(seen, state, real)
    rebuild_city(seen, state)
    objectives = np.flatnonzero(seen.table("objective in play"))
    state.objective[: len(objectives)] = objectives
    state.objectives = CHOSEN if len(objectives) else RANDOM
    for seat in range(seen.seats):
        rebuild_player(seen, seat, state, state.players[seat])
    assert_counted(seen, state)
    return state


def rebuild_cards(seen: Observation, state: State, real: State) -> None:
    for slot in range(MARKET):
        state.market[slot] = card_like(seen, slot, int(real.market[slot]))
    state.card = card_like(seen, BEING_GAINED, int(real.card))
    state.slot = list(state.market).index(NO_CARD) if state.phase == TAKE_FLOOR else 0
    state.deck[:] = seen.table("deck: cards left, as a part of the kind")
    out = np.bincount([kind for kind in (*state.market, state.card) if kind != NO_CARD], minlength=KINDS)
    state.discard[:] = COPIES - state.deck - out


def card_like(seen: Observation, slot: int, kind: int) -> int:
    floors, steps = seen.table("card: floors")[slot], seen.table("card: steps")[slot]
    if not floors.any():
        return NO_CARD
    assert floors.tolist() == CARD_FLOORS[kind].tolist()
    assert steps.tolist() == CARD_STEPS[kind].tolist()
    return kind


def rebuild_city(seen: Observation, state: State) -> None:
    heights = seen.table("building: floors")
    for site, colors in enumerate(seen.table("building: color")):
        if (color := only(colors, NO_BUILDING)) != NO_BUILDING:
            raise_building(state, site, color)
            state.height[site] = heights[site]


def rebuild_player(seen: Observation, seat: int, state: State, player: Player) -> None:
    player.floor[:], player.vehicle[:] = seen.of(seat, "floors"), seen.of(seat, "vehicle: steps")
    player.cone = int(seen.of(seat, "cone: its space")) if seen.of(seat, "the cone is set") else NO_CONE
    player.roofs = ROOFS - seen.of(seat, "roofs left")
    player.roof[: player.roofs] = roofs_of(seen, seat, state)
    on_tokens = seen.of(seat, "money") - TRACK_MONEY[player.vehicle].sum()
    on_tokens -= 0 if player.cone == NO_CONE else CONE_MONEY[player.cone]
    taken = seen.of(seat, "objective: the token is taken")
    slots = [slot for slot in range(SLOTS) if taken[state.objective[slot]]]
    for slot in slots:
        player.token[slot] = 1 if slot != slots[-1] else on_tokens - len(slots) + 1


def roofs_of(seen: Observation, seat: int, state: State) -> list[int]:
    """Any roofs that are as many in each building, with the same ones on top, and on the same of the levels 1 to 4."""
    here, on_top = seen.of(seat, "building: roofs"), seen.of(seat, "building: the roof on top")
    seen_levels = {level for level in range(1, GOAL_LEVELS + 1) if seen.of(seat, "level with a roof")[level - 1]}
    top = [(int(site), int(state.height[site])) for site in np.flatnonzero(on_top)]
    covered = [int(site) for site in np.flatnonzero(here) for _ in range(here[site] - int(on_top[site]))]
    roofs = next(
        roofs for roofs in ways(covered, top, state, seen_levels) if seen_levels <= {level for _, level in roofs}
    )
    return sorted(roof_at(site, level) for site, level in roofs)


def ways(
    sites: list[int], roofs: list[tuple[int, int]], state: State, levels: set[int]
) -> Iterator[list[tuple[int, int]]]:
    """All ways to put roofs below the top floors of these sites, on those of the levels 1 to 4 that are allowed."""
    missing = levels - {level for _, level in roofs}
    if len(missing) > len(sites):
        return
    if not sites:
        yield roofs
        return
    for level in sorted(range(1, state.height[sites[0]]), key=lambda level: level not in missing):
        if (level in levels or level > GOAL_LEVELS) and (sites[0], level) not in roofs:
            yield from ways(sites[1:], [*roofs, (sites[0], level)], state, levels)


def assert_counted(seen: Observation, state: State) -> None:
    """What could be counted from the rest is counted right."""
    assert seen.marked("seats", -1) == seen.seats - 2
    for seat in range(seen.seats):
        assert seen.of(seat, "visible roofs") == visible_roofs(state, state.players[seat])
    money = [*TOKEN_MONEY[seen.seats, : seen.seats], 0]
    for slot, objective in enumerate(state.objective):
        if objective != NO_OBJECTIVE:
            assert seen.table("objective: money on the next token")[objective] == money[tokens_taken(state, slot)]
