"""Laying the table: the setup of the game and of every round. All that is random happens here."""

from __future__ import annotations

from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.games.sintra.components import (
    COLORS,
    DISPLAYS_FOR,
    FACES,
    JOKER_FACE,
    JOKER_STRIP,
    NO_PANE,
    PANES_OF_EACH_COLOR,
    PANES_ON_A_DISPLAY,
    PLACES,
    REMOVED,
    ROUNDS,
    SIDES,
    STRIPS,
)
from clerestory.games.sintra.state import (
    DRAW_START_SEAT,
    FILL_DISPLAY,
    IN_CENTER,
    LAY_ROUND_PANE,
    LAY_STRIP,
    TURN,
    Options,
    Palace,
    State,
)

OUTCOMES = STRIPS * FACES


def setup(state: State, seats: int, options: Options) -> None:
    """SETUP-2, SETUP-3, SETUP-5, SETUP-7a. Empty boards and tower, full bag, glaziers on the left, scores 0."""
    state.seats = seats
    state.side = SIDES.index(options.side)
    state.clamp_score_at_zero = int(options.clamp_score_at_zero)
    state.b_only_leftwards = int(options.b_only_leftwards)
    state.ask_kept_pane_on_side_a = int(options.ask_kept_pane_on_side_a)
    state.phase = DRAW_START_SEAT
    state.bag[:] = PANES_OF_EACH_COLOR
    state.round_track[:] = NO_PANE
    for palace in state.palaces:
        palace.face[:] = REMOVED
        palace.glass[:] = NO_PANE


@rule
def weights(state: State, weights: Array) -> int:
    """SETUP-4, SETUP-6, SETUP-7b, SETUP-8. When chance moves: how likely each outcome is, and the sum of it."""
    for outcome in range(OUTCOMES):
        weights[outcome] = 0
    if state.phase == FILL_DISPLAY or (state.phase == LAY_ROUND_PANE and state.place == 0):
        return weigh_panes(state, weights)
    if state.phase == LAY_ROUND_PANE:
        return weigh_colors(state, weights)
    if state.phase == LAY_STRIP:
        return weigh_strips(state, state.palaces[state.seat], weights)
    for seat in range(state.seats):
        weights[seat] = 1
    return int(state.seats)


@rule
def weigh_panes(state: State, weights: Array) -> int:
    """SETUP-7c, SETUP-8. Any pane of the bag."""
    total = 0
    for color in range(COLORS):
        weights[color] = state.bag[color]
        total += int(state.bag[color])
    return total


@rule
def weigh_colors(state: State, weights: Array) -> int:
    """SETUP-7b. Any color that does not lie on the round track yet."""
    total = 0
    for color in range(COLORS):
        weights[color] = int(state.bag[color] == PANES_OF_EACH_COLOR)
        total += int(weights[color])
    return total


@rule
def weigh_strips(state: State, palace: Palace, weights: Array) -> int:
    """SETUP-4, SETUP-4a. Any strip not laid yet, either face; the joker strip only with its joker face down (R1)."""
    for outcome in range(OUTCOMES):
        weights[outcome] = 1
    weights[JOKER_STRIP * FACES + JOKER_FACE] = 0
    weights[JOKER_STRIP * FACES + 1 - JOKER_FACE] = FACES
    for place in range(state.place):
        for face in range(FACES):
            weights[palace.strip[place] * FACES + face] = 0
    return (STRIPS - int(state.place)) * FACES


@rule
def lay_table(state: State, outcome: int) -> None:
    """SETUP-4, SETUP-6, SETUP-7b, SETUP-7c, SETUP-8. Lay what chance has drawn."""
    if state.phase == FILL_DISPLAY:
        fill_display(state, outcome)
    elif state.phase == LAY_ROUND_PANE:
        lay_round_pane(state, outcome)
    elif state.phase == LAY_STRIP:
        lay_strip(state, state.palaces[state.seat], outcome // FACES, outcome % FACES)
    else:
        choose_start_seat(state, outcome)


@rule
def choose_start_seat(state: State, seat: int) -> None:
    """SETUP-6. A random seat gets the start token."""
    state.start_seat = seat
    state.start_token = seat
    state.phase = LAY_STRIP


@rule
def lay_strip(state: State, palace: Palace, strip: int, face: int) -> None:
    """SETUP-4. Eight strips for each player, one at each place; both faces are known to all (SETUP-4b)."""
    palace.strip[state.place] = strip
    palace.face[state.place] = face
    state.place += 1
    if state.place == PLACES:
        state.place = 0
        state.seat += 1
    if state.seat == state.seats:
        state.seat = 0
        state.place = 1
        state.phase = LAY_ROUND_PANE


@rule
def lay_round_pane(state: State, color: int) -> None:
    """SETUP-7b, SETUP-7c. One pane of each color on spaces II to VI, then any pane from the bag on space I."""
    state.round_track[state.place] = color
    state.bag[color] -= 1
    if state.place == 0:
        state.seat = state.start_seat
        state.phase = FILL_DISPLAY
    else:
        state.place = (state.place + 1) % ROUNDS


@rule
def fill_display(state: State, color: int) -> None:
    """SETUP-1, SETUP-8, ROUNDEND-4. A pane from the bag; four for each display: 5, 7 or 9 for 2, 3 or 4 players."""
    state.bag[color] -= 1
    state.display[1 + state.drawn // PANES_ON_A_DISPLAY, color] += 1
    state.drawn += 1
    draw_on_or_open_round(state)


@rule
def draw_on_or_open_round(state: State) -> None:
    """ROUNDEND-5, ROUNDEND-6. An empty bag is refilled from the tower only if a further pane is needed (R16, R17)."""
    is_full = state.drawn == DISPLAYS_FOR[state.seats] * PANES_ON_A_DISPLAY
    if not is_full and is_empty(state.bag):
        pour(state.tower, state.bag)
    if is_full or is_empty(state.bag):
        open_round(state)


@rule
def open_round(state: State) -> None:
    """ROUND-2. The holder of the start token puts it in the center and takes the first turn."""
    state.drawn = 0
    state.start_token = IN_CENTER
    state.phase = TURN


@rule
def is_empty(container: Array) -> bool:
    """ROUND-3. Whether no pane of any color is there."""
    for color in range(COLORS):
        if container[color] > 0:
            return False
    return True


@rule
def pour(container: Array, other: Array) -> None:
    """A1a, A3b, ROUNDEND-5. Move all panes of one container into another."""
    for color in range(COLORS):
        other[color] += container[color]
        container[color] = 0
