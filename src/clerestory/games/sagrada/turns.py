"""Rounds and turns: who is next, and what the end of a turn, of a round and of the game brings."""

from __future__ import annotations

from clerestory.engine.rules import rule
from clerestory.games.sagrada.components import MOST_DICE, NO_DIE, NO_TOOL, ROUNDS
from clerestory.games.sagrada.placing import place_die
from clerestory.games.sagrada.state import GAME_OVER, MENU, NOWHERE, ROLL_POOL, State, Window, insert


@rule
def is_first_turn(state: State) -> bool:
    """ROUND-3. Whether the seat to move takes the first of its two turns of this round."""
    return state.turns_taken < state.seats


@rule
def seat_of_turn(state: State, turn: int) -> int:
    """ROUND-3. Clockwise from the start player, then back in reverse order: the last player has two turns in a row."""
    seats = int(state.seats)
    step = turn if turn < seats else 2 * seats - 1 - turn
    return (int(state.start_seat) + step) % seats


@rule
def turns_to_come(state: State, seat: int) -> int:
    """ROUND-3, TOOL-RUNNING. The seat's turns that are left; the one it has drafted in is over."""
    turns = 2 * (ROUNDS - 1 - int(state.rounds_played))
    for turn in range(int(state.turns_taken), 2 * int(state.seats)):
        is_skipped = turn >= state.seats and state.windows[seat].skips != 0
        is_used = turn == state.turns_taken and state.has_drafted != 0
        turns += int(seat_of_turn(state, turn) == seat and not is_skipped and not is_used)
    return turns


@rule
def place_hand(state: State, window: Window, space: int) -> None:
    """TURN-2, TOOL-8. The die in hand goes into the window; that completes the draft."""
    place_die(window, space, int(state.hand))
    state.hand = NO_DIE
    state.has_drafted = 1
    finish_action(state)


@rule
def return_hand(state: State) -> None:
    """TOOL-FLUXBRUSH, TOOL-FLUXREMOVER. The die in hand goes to the pool as it is; the draft is spent (R14, R15)."""
    insert(state.pool, int(state.hand))
    state.hand = NO_DIE
    state.has_drafted = 1
    finish_action(state)


@rule
def finish_action(state: State) -> None:
    """TURN-1, TURN-4. Draft and tool, each at most once; the turn ends when both are used up."""
    state.tool_in_use = NO_TOOL
    state.lifted = NOWHERE
    state.moved = NOWHERE
    if state.has_drafted and state.has_used_tool:
        end_turn(state)
    else:
        state.phase = MENU


@rule
def end_turn(state: State) -> None:
    """TURN-4, TOOL-RUNNING. On to the next turn; a second turn that Running Pliers took ahead is skipped."""
    state.has_drafted = 0
    state.has_used_tool = 0
    state.turns_taken += 1
    while is_turn_skipped(state):
        state.turns_taken += 1
    if state.turns_taken == 2 * state.seats:
        end_round(state)
    else:
        state.seat = seat_of_turn(state, int(state.turns_taken))
        state.phase = MENU


@rule
def is_turn_skipped(state: State) -> bool:
    """TOOL-RUNNING. Whether the turn that is due is a second one that was used up already."""
    if is_first_turn(state) or state.turns_taken == 2 * state.seats:
        return False
    return state.windows[seat_of_turn(state, int(state.turns_taken))].skips != 0


@rule
def end_round(state: State) -> None:
    """ROUND-1, ROUND-4, ROUND-6, ROUND-7. Leftovers go to the round track; the left neighbor starts the next round."""
    lay_leftovers(state)
    state.turns_taken = 0
    state.rounds_played += 1
    for seat in range(state.seats):
        state.windows[seat].skips = 0
    if state.rounds_played == ROUNDS:
        state.seat = state.start_seat
        state.phase = GAME_OVER
    else:
        state.start_seat = (int(state.start_seat) + 1) % int(state.seats)
        state.seat = state.start_seat
        state.phase = ROLL_POOL


@rule
def lay_leftovers(state: State) -> None:
    """ROUND-4, ROUND-5, SOLO-8. Every die left in the pool lies on the space of the round just played, be it none."""
    for i in range(MOST_DICE):
        state.track[state.rounds_played, i] = state.pool[i]
        state.pool[i] = NO_DIE
