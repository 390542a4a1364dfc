"""Positions that cannot occur are refused: player boards, setup, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from clerestory.engine.records import copy_of
from clerestory.games.towerup import GAME
from clerestory.games.towerup.boards import ROOFS
from clerestory.games.towerup.components import (
    BOX,
    COLORS,
    END_OF_TRACK,
    NO_CONE,
    NO_OBJECTIVE,
    OBJECTIVES,
    WHITE,
)
from clerestory.games.towerup.scoring import visible_roofs
from clerestory.games.towerup.state import (
    DEAD_BOARD,
    GAME_OVER,
    LAY_FLOOR,
    NOT_YET,
    SHORTAGE,
    TENTH_ROOF,
    TURN,
    Player,
    State,
)
from tests.accepted import is_impossible, refusal_of
from tests.games.towerup.positions import (
    BUILD_B,
    begun,
    some,
)
from tests.games.towerup.walks import Walk, players_of

# --- Player boards ---


@pytest.mark.rule("TRACK-2")
@pytest.mark.parametrize(("position", "is_fine"), [(END_OF_TRACK, True), (END_OF_TRACK + 1, False), (-1, False)])
def test_vehicles_stand_on_their_tracks(position: int, is_fine: bool) -> None:
    state = begun(*BUILD_B)
    state.players[0].vehicle[WHITE] = position
    assert (GAME.check(state) == len(GAME.invariants)) == is_fine


@pytest.mark.rule("EXTRA-1", "EXTRA-2")
@pytest.mark.parametrize(("rearmost", "is_fine"), [(BOX.star_columns[0], True), (BOX.star_columns[0] - 1, False)])
def test_an_extra_turn_needs_all_vehicles_on_the_first_star_column(rearmost: int, is_fine: bool) -> None:
    state = begun(*BUILD_B)
    state.players[1].vehicle[:] = [rearmost, *[BOX.star_columns[0]] * (COLORS - 1)]
    state.is_extra_turn = 1
    assert is_impossible(GAME, state) != is_fine


@pytest.mark.rule("GOAL-2", "GOAL-3")
@pytest.mark.parametrize("wrong", [7, 3])
def test_nobody_has_a_token_of_an_objective_that_is_not_met(wrong: int) -> None:
    state = begun(*BUILD_B)
    state.players[0].token[0] = wrong
    assert refusal_of(GAME, state)


def slots_taken_once(state: State) -> list[int]:
    """The objectives of which exactly one player has a token: the highest."""
    return [slot for slot in range(3) if sum(player.token[slot] != 0 for player in players_of(state)) == 1]


@pytest.mark.rule("GOAL-2")
@pytest.mark.parametrize("place", [None, 1])
def test_the_first_who_meets_an_objective_has_its_highest_token(place: int | None) -> None:
    """Neither none nor the second one."""
    state = some(TURN, slots_taken_once)
    slot = slots_taken_once(state)[0]
    owner = next(player for player in players_of(state) if player.token[slot])
    owner.token[slot] = 0 if place is None else BOX.token_money[state.seats, place]
    assert GAME.check(state) < len(GAME.invariants)


# --- Setup ---


@pytest.mark.rule("SETUP-8")
@pytest.mark.parametrize("wrong", ["twice", "none", "not the S set"])
def test_three_different_objectives_are_in_play_as_the_option_says(wrong: str) -> None:
    state = begun()
    others = [number for number in range(OBJECTIVES) if number not in BOX.starting_objectives]
    state.objective[2] = {"twice": state.objective[0], "none": NO_OBJECTIVE, "not the S set": others[0]}[wrong]
    assert refusal_of(GAME, state)


@pytest.mark.rule("SETUP-5", "SETUP-7", "SETUP-10")
def test_before_the_first_turn_everything_is_as_it_was_laid_out() -> None:
    state = some(LAY_FLOOR)
    for change in ("vehicle", "floor", "seat", "ending"):
        changed = copy_of(state)
        if change == "vehicle":
            changed.players[0].vehicle[WHITE] += 1
        elif change == "floor":
            changed.players[0].floor[WHITE] += 1
            changed.supply[WHITE] -= 1
        elif change == "seat":
            changed.seat = (state.seat + 1) % state.seats
        else:
            changed.ending = SHORTAGE
        assert is_impossible(GAME, changed), change


@pytest.mark.rule("SETUP-5")
def test_a_starting_floor_is_chosen_only_while_one_is_left() -> None:
    """Else there would be no legal move."""
    state = begun()
    state.phase, state.seat = LAY_FLOOR, 2  # who would lay a fourth floor
    assert is_impossible(GAME, state)


# --- The end ---


@pytest.mark.rule("END-3")
def test_no_cone_is_set_before_the_end_phase() -> None:
    state = begun(*BUILD_B)
    state.players[0].cone = 1
    assert is_impossible(GAME, state)


@pytest.mark.rule("END-1", "END-4", "SHORTAGE-2")
@pytest.mark.parametrize("ending", [TENTH_ROOF, DEAD_BOARD])
def test_the_end_phase_has_its_reason(ending: int) -> None:
    """R34. Nobody has placed a tenth roof, and there is a lot to build on."""
    state = begun(*BUILD_B)
    state.ending = ending
    assert is_impossible(GAME, state)


@pytest.mark.rule("END-1")
def test_who_has_no_roof_left_has_started_the_end_phase() -> None:
    state = some(TURN, lambda state: state.ending == TENTH_ROOF and not state.is_extra_turn)
    state.ending, state.is_last_turn = NOT_YET, 0
    for player in players_of(state):
        player.cone = NO_CONE
    assert is_impossible(GAME, state)


@pytest.mark.rule("END-2", "SHORTAGE-2")
def test_there_are_no_last_turns_before_the_end_phase() -> None:
    state = begun(*BUILD_B)
    state.is_last_turn = 1
    assert is_impossible(GAME, state)


def ended_by_shortage(fits: Callable[[State], Any]) -> State:
    """A finished game of four who hoard."""
    for seed in range(30):
        *_, last = Walk(4, {}, seed, [seed, 5, 3], "hoarding").steps()
        if last.after.ending == SHORTAGE and fits(last.after):
            state: State = copy_of(last.after)
            return state
    raise AssertionError("no such game was found")


def shown_by_cones(state: State) -> list[Player]:
    """Players of few roofs who had visible ones, and have."""
    return [player for player in players_of(state) if player.roofs < 7 and visible_roofs(state, player) > 0]


@pytest.mark.rule("END-3")
@pytest.mark.parametrize("cone", ["on space 8", "above the roofs placed", "below the roofs visible now"])
def test_a_cone_marks_as_many_roofs_as_were_visible(cone: str) -> None:
    """R30. Roofs get covered later, and none becomes visible again."""
    state = ended_by_shortage(shown_by_cones)
    player = shown_by_cones(state)[0]
    player.cone = {
        "on space 8": 8,
        "above the roofs placed": player.roofs + 1,
        "below the roofs visible now": visible_roofs(state, player) - 1,
    }[cone]
    assert GAME.check(state) < len(GAME.invariants)


@pytest.mark.rule("END-3")
def test_when_the_game_is_over_everybody_has_set_a_cone() -> None:
    state = some(GAME_OVER)
    state.players[1].cone = NO_CONE
    assert is_impossible(GAME, state)


@pytest.mark.rule("END-1")
def test_a_game_that_a_tenth_roof_ended_has_one() -> None:
    state = ended_by_shortage(lambda state: all(player.roofs < ROOFS for player in players_of(state)))
    state.ending = TENTH_ROOF
    assert is_impossible(GAME, state)
