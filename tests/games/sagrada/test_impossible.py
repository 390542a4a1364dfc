"""Positions that cannot occur are refused; what is accepted can be played to the end and breaks no rule on the way."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clerestory.games.sagrada import GAME
from clerestory.games.sagrada.components import FACES, NO_DIE, NO_OBJECTIVE, NO_TOOL, SPACES, VALUES
from clerestory.games.sagrada.naming import SPACE_NUMBERS
from clerestory.games.sagrada.placing import note_die, place_die
from clerestory.games.sagrada.state import (
    EXTRA_DIE,
    GAME_OVER,
    LAY_TOOL,
    MOVE_DIE,
    PAY,
    SECOND_DIE,
    State,
    Window,
    insert,
    remove_die,
)
from clerestory.games.sagrada.tools import EGLOMISE_BRUSH, LENS_CUTTER, RUNNING_PLIERS, TAP_WHEEL
from tests.accepted import check_changed, is_impossible, refusal_of
from tests.games.sagrada.drawings import fill_bag, state_of, window_of
from tests.games.sagrada.positions import states_of_every_phase


def lift_die(window: Window, space: int) -> int:
    """Take a die out of a window, which no rule does."""
    die = int(window.die[space])
    note_die(window, space, die)
    window.die[space] = NO_DIE
    return die


def use(state: State, tool: int, phase: int) -> None:
    """A tool is being used."""
    state.tool_in_use, state.has_used_tool, state.phase = tool, 1, phase


# --- Dice ---


@pytest.mark.rule("TURN-4", "MISTAKE-1")
def test_a_turn_without_a_draft_has_placed_no_die() -> None:
    """The first turn of the game: a die lies in the window, so it was drafted; else a second could follow."""
    state = state_of(window_of("Via Lux", "A . G4 . . ."), round=1, drafted=True)
    assert not refusal_of(GAME, state)
    state.has_drafted = 0
    assert is_impossible(GAME, state)


@pytest.mark.rule("TURN-4", "MISTAKE-1")
def test_a_turn_with_a_draft_has_placed_a_die() -> None:
    state = state_of(round=1)
    assert not refusal_of(GAME, state)
    state.has_drafted = 1
    assert is_impossible(GAME, state)


@pytest.mark.rule("ROUND-2", "MISTAKE-1")
def test_the_pool_has_no_more_dice_than_were_drawn_for_the_round() -> None:
    """At its end they would not fit on the round track."""
    state = state_of(window_of("Via Lux", "A . G4 . . ."), round=2, track=["R1 B1 Y1 P1"])
    assert not refusal_of(GAME, state)
    insert(state.pool, lift_die(state.windows[0], SPACE_NUMBERS["A2"]))
    assert is_impossible(GAME, state)


@pytest.mark.rule("TURN-4", "ROUND-5", "MISTAKE-1")
@pytest.mark.parametrize(("turn", "is_fine"), [(1, False), (2, True)])
def test_no_more_dice_have_left_the_pool_than_turns_were_taken(turn: int, is_fine: bool) -> None:
    """One of five is gone; if nobody has had a turn, the round could end with no die left for its space."""
    window = window_of("Via Lux", "A . G4 . . .\nB P3 . . . .")
    state = state_of(window, round=2, turn=turn, track=["B1 B2 Y1 Y2"], pool="R1 G2 B3 Y4", sound=False)
    assert (refusal_of(GAME, state) == "") == is_fine


@pytest.mark.rule("TOOL-RUNNING", "TURN-4", "MISTAKE-1")
def test_a_player_who_takes_the_extra_die_has_placed_one_in_this_round() -> None:
    window = window_of("Via Lux", "A . G4 . . .", skips=True)
    state = state_of(
        window, round=1, drafted=True, tools=["Running Pliers"], tokens_on={"Running Pliers": 1}, sound=False
    )
    use(state, RUNNING_PLIERS, EXTRA_DIE)
    assert not refusal_of(GAME, state)
    remove_die(state.pool, int(state.pool[0]), NO_DIE)
    place_die(state.windows[0], SPACE_NUMBERS["B1"], 5)
    fill_bag(state)
    assert is_impossible(GAME, state)


@pytest.mark.rule("PLACE-2", "PLACE-3", "MISTAKE-1")
@pytest.mark.parametrize(
    ("drawing", "is_fine"),
    [
        ("A . G4 . . .\nB P3 . . . .", True),
        ("A . G4 . . .\nD . . . P3 .", False),
        ("A Y2 . . . .\nB . R1 . . .", True),
        ("B . R1 . . .\nC . . R5 . .", False),
    ],
    ids=["together", "apart", "from the edge", "from the middle"],
)
def test_without_a_tool_the_dice_of_a_window_hang_together_from_the_edge(drawing: str, is_fine: bool) -> None:
    """Every die touched another when it was placed, the first one lay on the edge, and none was moved."""
    windows = window_of("Via Lux", drawing), window_of("Lux Astram")
    state = state_of(*windows, round=2, track=["B1 B2 Y1"], sound=False)
    assert (refusal_of(GAME, state) == "") == is_fine


# --- Tools ---


@pytest.mark.rule("TOOL-EGLOMISE", "MISTAKE-1")
def test_the_tool_in_use_has_not_moved_a_die_yet() -> None:
    """One use, one green die on a yellow space: the brush is not about to move a die then."""
    window = window_of("Via Lux", "A G4 . . . .\nB . R1 . . .")
    state = state_of(window, round=2, tools=["Eglomise Brush"], tokens_on={"Eglomise Brush": 1})
    assert not refusal_of(GAME, state)
    use(state, EGLOMISE_BRUSH, MOVE_DIE)
    assert is_impossible(GAME, state)


@pytest.mark.rule("SOLO-7", "TOOL-5", "MISTAKE-1")
def test_a_tool_that_could_not_be_carried_out_is_not_being_paid() -> None:
    """Lens Cutter in round 1: once paid there would be no die to swap with, and no move at all."""
    state = state_of(seats=1, round=1, hand="R4", pool="G1 B2 Y3", tools=["Lens Cutter", "Flux Brush"])
    assert not refusal_of(GAME, state)
    use(state, LENS_CUTTER, PAY)
    assert is_impossible(GAME, state)


def skipping(tokens_on: dict[str, int], turn: int = 2, seat: int = 0) -> State:
    """A seat that has placed two dice and will skip its second turn."""
    window = window_of("Via Lux", "A . G4 . . .\nB P3 . . . .", skips=True)
    windows = [window if seat == other else window_of("Lux Astram") for other in range(2)]
    return state_of(
        *windows, round=1, turn=turn, pool="R1 G2 B3", tools=["Running Pliers", "Lathekin"], tokens_on=tokens_on,
        sound=False,
    )  # fmt: skip


@pytest.mark.rule("TOOL-RUNNING", "MISTAKE-1")
def test_a_turn_is_skipped_only_if_running_pliers_were_used() -> None:
    assert not refusal_of(GAME, skipping({"Running Pliers": 1}))
    assert is_impossible(GAME, skipping({}))
    assert is_impossible(GAME, skipping({"Lathekin": 1}))


@pytest.mark.rule("TOOL-RUNNING", "MISTAKE-1")
def test_a_turn_is_skipped_only_after_the_first_one() -> None:
    assert is_impossible(GAME, skipping({"Running Pliers": 1}, turn=1, seat=1))


@pytest.mark.rule("TOOL-2", "TOOL-4", "MISTAKE-1")
def test_a_tool_that_was_used_in_this_turn_was_paid() -> None:
    window = window_of("Via Lux", "A . G4 . . .\nB P3 . . . .")
    state = state_of(window, round=2, tools=["Lathekin"], tokens_on={"Lathekin": 1})
    state.has_used_tool = 1
    assert not refusal_of(GAME, state)
    state = state_of(window, round=2, tools=["Lathekin"])
    state.has_used_tool = 1
    assert is_impossible(GAME, state)


@pytest.mark.rule("TOOL-4", "MISTAKE-1")
def test_no_tool_was_used_before_anybody_had_a_turn() -> None:
    state = state_of(round=1, tools=["Eglomise Brush"], tokens_on={"Eglomise Brush": 1}, sound=False)
    assert is_impossible(GAME, state)


@pytest.mark.rule("TOOL-LENS", "TOOL-TAPWHEEL", "MISTAKE-1")
@pytest.mark.parametrize("tool", ["Lens Cutter", "Tap Wheel"])
def test_lens_cutter_and_tap_wheel_were_not_used_in_round_1(tool: str) -> None:
    """R22."""
    window = window_of("Via Lux", "A . G4 . . .")
    assert not refusal_of(GAME, state_of(window, round=2, turn=2, tools=[tool], tokens_on={tool: 1}))
    assert is_impossible(GAME, state_of(window, round=1, turn=2, tools=[tool], tokens_on={tool: 1}, sound=False))


@pytest.mark.rule("TOOL-HAMMER", "MISTAKE-1")
def test_glazing_hammer_was_not_used_before_a_second_turn() -> None:
    for turn, is_fine in ((2, False), (4, True)):
        state = state_of(
            round=1, turn=turn, pool="R1 G2 B3 Y4 P5", tools=["Glazing Hammer"], tokens_on={"Glazing Hammer": 1},
            sound=False,
        )  # fmt: skip
        assert (refusal_of(GAME, state) == "") == is_fine


@pytest.mark.rule("TOOL-TAPWHEEL", "MISTAKE-1")
@pytest.mark.parametrize(("track", "is_fine"), [("G1 R1 Y1 P1", True), ("R1 R2 Y1 P1", False)])
def test_tap_wheel_has_moved_a_die_of_a_color_on_the_track(track: str, is_fine: bool) -> None:
    window = window_of("Via Lux", "A . G4 . . .")
    state = state_of(window, round=2, track=[track], tools=["Tap Wheel"], tokens_on={"Tap Wheel": 1})
    use(state, TAP_WHEEL, SECOND_DIE)
    state.moved = SPACE_NUMBERS["A2"]
    assert (refusal_of(GAME, state) == "") == is_fine


# --- Setup ---


def laying_tools(state: State) -> State:
    """The same table, the last tool not laid out yet, and no public objective; the pool is in the bag."""
    state.phase, state.seat, state.tool[2], state.pool[:] = LAY_TOOL, 0, NO_TOOL, NO_DIE
    state.objective[:] = NO_OBJECTIVE
    fill_bag(state)
    return state


@pytest.mark.rule("SETUP-7", "MISTAKE-1")
def test_tools_are_laid_out_before_the_first_round_only() -> None:
    assert not refusal_of(GAME, laying_tools(state_of(round=1)))
    nobody_drafted = ["R1 G1 B1 Y1 P1", "R2 G2 B2 Y2 P2"]
    assert not refusal_of(GAME, state_of(round=3, track=nobody_drafted))
    assert is_impossible(GAME, laying_tools(state_of(round=3, track=nobody_drafted)))


@pytest.mark.rule("SETUP-7", "MISTAKE-1")
def test_no_token_lies_on_a_tool_while_tools_are_laid_out() -> None:
    state = laying_tools(state_of(round=1))
    state.tokens_on[0] = 1
    state.windows[0].tokens -= 1
    assert is_impossible(GAME, state)


# --- Anything else ---


def rows_of(state: State) -> list[Any]:
    """Wherever dice lie: rows of dice, and seats for their windows."""
    return [state.pool, *state.track[: max(1, int(state.rounds_played))], *range(state.seats)]


def take_some_die(state: State, source: Any, rng: random.Random) -> int:
    if isinstance(source, int):
        window = state.windows[source]
        spaces = [space for space in range(SPACES) if window.die[space] != NO_DIE]
        return lift_die(window, rng.choice(spaces)) if spaces else NO_DIE
    dice = [int(die) for die in source if die != NO_DIE]
    if not dice:
        return NO_DIE
    die = rng.choice(dice)
    remove_die(source, die, NO_DIE)
    return die


def move_some_die(state: State, rng: random.Random) -> None:
    """A die from anywhere to anywhere, or into the bag; none is lost or made."""
    source, target = rng.choice(rows_of(state)), rng.choice(rows_of(state))
    die = take_some_die(state, source, rng)
    if die == NO_DIE:
        return
    window = state.windows[target] if isinstance(target, int) else None
    free = [space for space in range(SPACES) if window is not None and window.die[space] == NO_DIE]
    if window is not None and free:
        place_die(window, rng.choice(free), die)
    elif window is None and target[-1] == NO_DIE:
        insert(target, die)
    else:
        state.bag[die // VALUES] += 1


def change_tokens(state: State, rng: random.Random) -> None:
    if state.seats > 1 and state.tool[2] != NO_TOOL:
        state.tokens_on[rng.randrange(3)] += rng.choice([-2, -1, 1, 2])
        state.windows[rng.randrange(int(state.seats))].tokens += rng.choice([-2, -1, 1, 2])


def change_turn(state: State, rng: random.Random) -> None:
    state.turns_taken, state.seat = rng.randrange(2 * int(state.seats)), rng.randrange(int(state.seats))


def change_moving(state: State, rng: random.Random) -> None:
    state.lifted, state.moved = rng.randrange(-1, SPACES), rng.randrange(-1, SPACES)


def flip(name: str) -> Callable[[State, random.Random], None]:
    """Yes where it was no."""

    def change(state: State, rng: random.Random) -> None:
        setattr(state, name, 1 - getattr(state, name))

    return change


def change_skips(state: State, rng: random.Random) -> None:
    flip("skips")(state.windows[rng.randrange(int(state.seats))], rng)  # type: ignore[arg-type]


def change_phase(state: State, rng: random.Random) -> None:
    state.phase = rng.randrange(GAME_OVER + 1)


def change_tool(state: State, rng: random.Random) -> None:
    state.tool_in_use = int(rng.choice(state.tool))


def change_hand(state: State, rng: random.Random) -> None:
    state.hand = state.hand if state.hand == NO_DIE else rng.randrange(FACES)


CHANGES = [
    move_some_die, move_some_die, flip("has_drafted"), flip("has_used_tool"), change_turn, change_moving, change_skips,
    change_phase, change_tool, change_tokens, change_hand,
]  # fmt: skip


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.integers(0, 2**32), st.integers(1, 3))
def test_a_table_on_which_something_was_changed_is_refused_or_can_be_played_on(seed: int, changes: int) -> None:
    check_changed(GAME, states_of_every_phase(), CHANGES, seed, changes)
