"""A table on which anything was changed is refused, or can be played to the end and breaks no rule on the way."""

from __future__ import annotations

import random
from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from clerestory.games.towerup import GAME
from clerestory.games.towerup.components import COLORS, END_OF_TRACK, NO_BUILDING, NO_CONE, NO_OBJECTIVE, OBJECTIVES
from clerestory.games.towerup.state import GAME_OVER, State, roof_at
from tests.accepted import check_changed
from tests.games.towerup.walks import players_of, states_of_every_phase


def move_floor(state: State, rng: random.Random) -> None:
    """A floor of some color goes from the supply to a player, or back."""
    color, player, by = rng.randrange(COLORS), rng.choice(players_of(state)), rng.choice([-3, -1, 1, 4])
    player.floor[color] += by
    state.supply[color] -= by


def move_roof(state: State, rng: random.Random) -> None:
    """A roof lies on another floor of the city, where none is."""
    player = rng.choice([player for player in players_of(state) if player.roofs] or [state.players[0]])
    taken = {int(roof) for other in players_of(state) for roof in other.roof}
    free = [
        roof_at(site, level) for site, height in enumerate(state.height) for level in range(1, int(height) + 1)
        if roof_at(site, level) not in taken
    ]  # fmt: skip
    if player.roofs and free:
        player.roof[rng.randrange(int(player.roofs))] = rng.choice(free)
        player.roof[:] = sorted(player.roof)


def move_vehicle(state: State, rng: random.Random) -> None:
    rng.choice(players_of(state)).vehicle[rng.randrange(COLORS)] = rng.randrange(END_OF_TRACK + 1)


def move_cards(state: State, rng: random.Random) -> None:
    """Part of the deck, or all of it, goes to the discard pile; or the other way round."""
    source, target = (state.deck, state.discard) if rng.random() < 0.5 else (state.discard, state.deck)
    for kind in range(len(source)):
        moved = rng.choice([0, int(source[kind])]) if rng.random() < 0.5 else int(source[kind])
        source[kind] -= moved
        target[kind] += moved


def change_height(state: State, rng: random.Random) -> None:
    sites = [site for site, color in enumerate(state.building) if color != NO_BUILDING]
    if sites:
        site, by = rng.choice(sites), rng.choice([-1, 1])
        state.height[site] += by
        state.supply[state.building[site]] -= by


def change(name: str, values: range) -> Callable[[State, random.Random], None]:
    return lambda state, rng: setattr(state, name, rng.choice(values))


def change_cone(state: State, rng: random.Random) -> None:
    rng.choice(players_of(state)).cone = rng.randrange(NO_CONE, 8)


def change_objective(state: State, rng: random.Random) -> None:
    state.objective[rng.randrange(3)] = rng.randrange(NO_OBJECTIVE, OBJECTIVES)


CHANGES = [
    move_floor, move_floor, move_roof, move_vehicle, move_cards, change_height, change_cone, change_objective,
    change("phase", range(GAME_OVER + 1)), change("seat", range(4)), change("first_seat", range(4)),
    change("is_extra_turn", range(2)), change("has_earned_turn", range(2)), change("is_last_turn", range(2)),
    change("ending", range(4)), change("site", range(20)), change("floors_to_take", range(5)),
]  # fmt: skip


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.integers(0, 2**32), st.integers(1, 3))
def test_a_table_on_which_something_was_changed_is_refused_or_can_be_played_on(seed: int, changes: int) -> None:
    check_changed(GAME, states_of_every_phase(), CHANGES, seed, changes)
