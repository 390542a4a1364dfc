# ruff: noqa: F821 (the names that `bind` gives to a template)
"""Which situations of the tools' rules come up in the random games of `check_game`, and how often.

The same games, on the same streams and with the same habits; nothing is checked here, only counted.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
import numpy.typing as npt

from clerestory.engine.chance import Generator, pick, start_stream
from clerestory.engine.game import CHANCE, OVER
from clerestory.engine.playing import Buffers, choose_by_habit, take_habit
from clerestory.engine.records import Array, States, blank_states
from clerestory.engine.rules import bind, rule
from clerestory.games.sagrada import GAME
from clerestory.games.sagrada.components import BOX, NO_DIE, SPACES, VALUES
from clerestory.games.sagrada.moving import targets, targets_before_a_second_move
from clerestory.games.sagrada.placing import around, fitting, open_to_color, open_to_value, reach_of, spaces_of
from clerestory.games.sagrada.state import (
    ANY_DIE,
    DRAW_HAND,
    MOVE_DIE,
    MOVE_TO,
    NOWHERE,
    PLACE,
    PLACE_OR_POOL,
    ROLL_HAND,
    ROUND_TRACK_DIE,
    SECOND_DIE,
    SHIFT,
    SHIFT_UP,
    STOP,
    TO_POOL,
    TO_SPACE,
    TRACK_DIE,
    USE_TOOL,
    State,
    Window,
    color_of,
    die_of,
    value_of,
)
from clerestory.games.sagrada.tools import (
    COPPER_FOIL_BURNISHER,
    CORK_BACKED_STRAIGHTEDGE,
    EGLOMISE_BRUSH,
    FLUX_BRUSH,
    FLUX_REMOVER,
    GLAZING_HAMMER,
    GRINDING_STONE,
    GROZING_PLIERS,
    LATHEKIN,
    LENS_CUTTER,
    RUNNING_PLIERS,
    TAP_WHEEL,
    can_shift,
    has_die,
)

turn: Callable[..., int]
legal: Callable[..., int]
weights: Callable[..., int]
play: Callable[..., None]

MOST = 10  # situations of one tool
SITUATIONS: dict[int, tuple[str, ...]] = {
    GROZING_PLIERS: (
        "used", "on a die that fits nowhere as it is (R3)", "up", "down", "a 1 or a 6: one way only",
        "one way only, the other would not fit (R9)",
    ),
    EGLOMISE_BRUSH: (
        "used", "before the draft", "after the draft", "onto a space of another color", "onto any other space",
        "the only die of the window (R8)", "leaves a die without a neighbor (R7)",
    ),
    COPPER_FOIL_BURNISHER: (
        "used", "before the draft", "after the draft", "onto a space of another value", "onto any other space",
        "the only die of the window (R8)", "leaves a die without a neighbor (R7)",
    ),
    LATHEKIN: (
        "used", "before the draft", "after the draft", "a first move is withheld for want of a second (R12)",
        "the second die takes the place of the first (R11)", "the second die goes elsewhere",
    ),
    LENS_CUTTER: (
        "used", "on a die that fits nowhere as it is (R3)", "swapped with an equal die", "swapped with another die",
        "the die lies on several rounds (R13)",
    ),
    FLUX_BRUSH: (
        "used", "on a die that fits nowhere as it is (R16)", "the new face fits: it is placed",
        "the new face fits nowhere: pool (R14)", "the old face comes again",
    ),
    GLAZING_HAMMER: ("used", "one die to roll", "several dice to roll"),
    RUNNING_PLIERS: ("used", "by the last player, for nothing (R19)", "by another player"),
    CORK_BACKED_STRAIGHTEDGE: (
        "used", "on a die that fits nowhere else (R3)", "in an empty window (R21)", "apart from the dice (R20)",
    ),
    GRINDING_STONE: ("used", "on a die that fits nowhere as it is (R3)", "on a die that fits"),
    FLUX_REMOVER: (
        "used", "on a die that fits nowhere as it is (R16)", "the new die is placed",
        "the new die fits, but goes to the pool (R15)", "the new die fits nowhere: pool",
        "from a bag otherwise empty (R15)",
    ),
    TAP_WHEEL: (
        "used", "before the draft", "after the draft", "one die, though a second could be moved",
        "one die, as no second can be moved", "two dice", "the second die takes the place of the first (R11)",
    ),
}  # fmt: skip
NO_LEFT_SPACE = -1


@rule
def see(counts: npt.NDArray[np.int64], tool: int, situation: int, happens: bool) -> None:
    counts[tool, situation] += int(happens)


@rule
def note(state: State, number: int, left: Array, counts: npt.NDArray[np.int64]) -> None:
    """Look at a position and at what is about to happen in it; left[0] is the space that a first moved die left."""
    window = state.windows[state.seat]
    tool, phase = int(state.tool_in_use), int(state.phase)
    if phase > DRAW_HAND and number >= USE_TOOL and number < TO_SPACE:
        note_use(state, window, number - USE_TOOL, counts)
    elif phase == SHIFT:
        hand = int(state.hand)
        is_end = value_of(hand) in (1, VALUES)
        see(counts, tool, 2 if number == SHIFT_UP else 3, True)
        see(counts, tool, 4, is_end)
        see(counts, tool, 5, not is_end and can_shift(window, hand, 1) != can_shift(window, hand, -1))
    elif phase == TRACK_DIE:
        die = number - ROUND_TRACK_DIE
        spaces = 0
        for space in range(state.rounds_played):
            spaces += int(has_die(state, space, die))
        see(counts, tool, 2 if die == state.hand else 3, True)
        see(counts, tool, 4, spaces > 1)
    elif phase == ROLL_HAND:
        die = die_of(color_of(int(state.hand)), number + 1)
        see(counts, tool, 2 if fitting(window, die, reach_of(window)) != 0 else 3, True)
        see(counts, tool, 4, die == state.hand)
    elif phase == PLACE and tool == CORK_BACKED_STRAIGHTEDGE:
        see(counts, tool, 2 if spaces_of(window, ANY_DIE) == 0 else 3, True)
    elif phase == PLACE_OR_POOL:
        fits = fitting(window, int(state.hand), reach_of(window)) != 0
        see(counts, tool, 2, number != TO_POOL)
        see(counts, tool, 3, number == TO_POOL and fits)
        see(counts, tool, 4, number == TO_POOL and not fits)
    elif phase == DRAW_HAND:
        dice = 0
        for color in range(len(state.bag)):
            dice += int(state.bag[color])
        see(counts, tool, 5, dice == 1)
    elif phase in (MOVE_DIE, MOVE_TO, SECOND_DIE):
        note_move(state, window, number, left, counts)


@rule
def note_use(state: State, window: Window, tool: int, counts: npt.NDArray[np.int64]) -> None:
    see(counts, tool, 0, True)
    if state.hand != NO_DIE:
        fits = fitting(window, int(state.hand), reach_of(window)) != 0
        see(counts, tool, 1, not fits)
        see(counts, tool, 2, fits and tool == GRINDING_STONE)
    elif tool == GLAZING_HAMMER:
        paid = int(state.seats == 1)
        see(counts, tool, 1 if state.pool[1 + paid] == NO_DIE else 2, True)
    elif tool == RUNNING_PLIERS:
        see(counts, tool, 1 if state.turns_taken == state.seats - 1 else 2, True)
    else:
        see(counts, tool, 2 if state.has_drafted else 1, True)


@rule
def note_move(state: State, window: Window, number: int, left: Array, counts: npt.NDArray[np.int64]) -> None:
    tool, is_first = int(state.tool_in_use), state.moved == NOWHERE
    if state.phase == MOVE_DIE and tool == LATHEKIN:
        withheld = 0
        for space in range(SPACES):
            withheld |= targets(window, space) & ~targets_before_a_second_move(window, space)
        see(counts, tool, 3, withheld != 0)
    elif state.phase == SECOND_DIE and number == STOP:
        can_go_on = False
        for space in range(SPACES):
            is_of_color = color_of(int(window.die[space])) == color_of(int(window.die[state.moved]))
            can_go_on |= space != state.moved and is_of_color and targets(window, space) != 0
        see(counts, tool, 3 if can_go_on else 4, True)
    elif state.phase == MOVE_TO:
        target, die = number - TO_SPACE, int(window.die[state.lifted])
        if tool == EGLOMISE_BRUSH:
            see(counts, tool, 4 if open_to_color(window, color_of(die)) >> target & 1 else 3, True)
        if tool == COPPER_FOIL_BURNISHER:
            see(counts, tool, 4 if open_to_value(window, value_of(die)) >> target & 1 else 3, True)
        if tool in (EGLOMISE_BRUSH, COPPER_FOIL_BURNISHER):
            taken = spaces_of(window, ANY_DIE) & ~(1 << state.lifted)
            see(counts, tool, 5, taken == 0)
            see(counts, tool, 6, leaves_a_die_alone(taken, int(state.lifted), target))
        if not is_first and tool == LATHEKIN:
            see(counts, tool, 4 if target == left[0] else 5, True)
        if not is_first and tool == TAP_WHEEL:
            see(counts, tool, 5, True)
            see(counts, tool, 6, target == left[0])
        left[0] = state.lifted


@rule
def leaves_a_die_alone(taken: int, space: int, target: int) -> bool:
    """Whether a die beside the lifted one has no neighbor any more once that has gone to its target."""
    after = taken | 1 << target
    for other in range(SPACES):
        here = 1 << other
        if taken & here and around(here) >> space & 1 and around(here) & after & ~here == 0:
            return True
    return False


def cover_games_template(
    states: States, start: States, seed: int, games: int, actions: Array, chances: Array, rng: Generator, habit: Array,
    left: Array, counts: npt.NDArray[np.int64],
) -> None:  # fmt: skip
    """Play the games of `check_games`, and note what comes up."""
    for i in range(games):
        states[0] = start[0]
        start_stream(rng, seed, i)
        take_habit(habit, len(actions), rng)
        seat = turn(states[0])
        while seat != OVER:
            if seat == CHANCE:
                number = pick(rng, chances, weights(states[0], chances))
            else:
                number = choose_by_habit(actions, legal(states[0], actions), habit, rng)
            note(states[0], int(number), left, counts)
            play(states[0], int(number))
            seat = turn(states[0])


@cache
def cover_games() -> Callable[..., None]:
    rules = {"turn": GAME.turn, "legal": GAME.legal, "weights": GAME.weights, "play": GAME.play}
    return bind(cover_games_template, "sagrada", note=note, **rules)


def count_situations(start: States, games: int, seed: int = 1) -> npt.NDArray[np.int64]:
    """How often each situation of each tool comes up in the games that `check_game` plays from a state."""
    states, buffers = blank_states(GAME.state, 1), Buffers.of(GAME)
    counts = np.zeros((len(BOX.tools), MOST), np.int64)
    cover_games()(
        states, start, seed, games, buffers.actions, buffers.weights, buffers.rng, np.zeros(3, np.int16),
        np.zeros(1, np.int16), counts,
    )  # fmt: skip
    return counts
