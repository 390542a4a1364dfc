"""The rulebook, top to bottom. The ids are those of docs/rules/sintra.md; R1, R2, ... are its rulings."""

from __future__ import annotations

from clerestory.engine.chance import Generator
from clerestory.engine.game import CHANCE, OVER
from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.games.sintra.components import (
    COLORS,
    DISPLAYS_FOR,
    JOKER,
    LOWER,
    NO_PANE,
    PLACES,
    REMOVED,
    ROUNDS,
    SIDE_A,
    SPACES,
    STRIP_SPACES,
    UPPER,
)
from clerestory.games.sintra.scoring import panes_on, score_color_bonus, score_end_of_game, score_windows, step_down
from clerestory.games.sintra.setup import draw_on_or_open_round, is_empty, lay_table, pour
from clerestory.games.sintra.state import (
    CENTER,
    FILL_DISPLAY,
    FLOOR,
    GAME_OVER,
    IN_CENTER,
    KEEP_PANE,
    SOURCES,
    TARGETS,
    TURN,
    Palace,
    State,
)

# A player's action is a number: a take by target, color and source; then "send the glazier back"; then "keep a color".
SEND_BACK = TARGETS * COLORS * SOURCES
KEEP = SEND_BACK + 1
ACTIONS = KEEP + COLORS
FIRST_LANDING = ACTIONS - TARGETS * COLORS


# --- The table of contents ---


@rule
def turn(state: State) -> int:
    """ROUND-3. Whose turn it is: a seat's, chance's, or nobody's any more."""
    if state.phase < TURN:
        return CHANCE
    if state.phase == GAME_OVER:
        return OVER
    return int(state.seat)


@rule
def play(state: State, action: int) -> None:
    """ROUND-4. Exactly one of: A, extend a pattern (which may ask for a pane to keep); B, send the glazier back."""
    if state.phase < TURN:
        lay_table(state, action)
        return
    palace = state.palaces[state.seat]
    if state.phase == KEEP_PANE:
        glaze_window(state, palace, int(state.place), action - KEEP)
        state.phase = TURN
    elif action == SEND_BACK:
        send_glazier_back(palace)
    else:
        source = action % SOURCES
        color = action // SOURCES % COLORS
        target = action // SOURCES // COLORS
        extend_pattern(state, palace, source, color, target)
    if state.phase == TURN:
        end_turn(state)


@rule
def legal(state: State, actions: Array) -> int:
    """ROUND-4. What the seat to move may do."""
    palace = state.palaces[state.seat]
    if state.phase == KEEP_PANE:
        return list_panes_to_keep(palace, int(state.place), actions)
    count = list_takes(state, palace, actions)
    if can_send_glazier_back(state, palace):
        actions[count] = SEND_BACK
        count += 1
    return count


@rule
def list_takes(state: State, palace: Palace, actions: Array) -> int:
    """A1. Any color on offer may be taken, whether or not it fits (R3); where it then goes, `list_landings` says."""
    sources = 1 + int(DISPLAYS_FOR[state.seats])
    count = 0
    for i in range(list_landings(palace, actions)):
        landing = int(actions[FIRST_LANDING + i])
        for source in range(sources):
            actions[count] = landing * SOURCES + source  # stays only if the source has the color
            count += int(state.display[source, landing % COLORS] > 0)
    return count


@rule
def list_landings(palace: Palace, actions: Array) -> int:
    """A2-2, A2-5, A2-6. Where each color may go: onto a strip within reach that has room for it, else onto the floor.

    A landing is a target and a color. They are noted at the far end of the buffer, which no list of actions reaches.
    """
    count = 0
    fitting = 0  # a bit for each color that fits somewhere
    for place in range(palace.glazier, PLACES):
        fitting_here = colors_that_fit(palace, place)
        fitting |= fitting_here
        for color in range(COLORS):
            actions[FIRST_LANDING + count] = place * COLORS + color  # stays only if the color fits
            count += fitting_here >> color & 1
    for color in range(COLORS):
        actions[FIRST_LANDING + count] = FLOOR * COLORS + color  # stays only if the color fits nowhere
        count += 1 - (fitting >> color & 1)
    return count


@rule
def list_panes_to_keep(palace: Palace, place: int, actions: Array) -> int:
    """A3b. One action for every color on the complete strip."""
    count = 0
    for color in range(COLORS):
        if palace.pane[place, color] > 0:
            actions[count] = KEEP + color
            count += 1
    return count


# --- A. Extend a pattern ---


@rule
def extend_pattern(state: State, palace: Palace, source: int, color: int, target: int) -> None:
    """A3. Take panes, place them on one strip, then see whether its five spaces are filled (R9)."""
    panes = take_panes(state, palace, source, color)
    if target == FLOOR:
        break_panes(state, palace, color, panes)
        return
    place_panes(state, palace, target, color, panes)
    if panes_on(palace, target) == SPACES:
        score_color_bonus(state, palace, target)
        keep_or_ask(state, palace, target)


@rule
def take_panes(state: State, palace: Palace, source: int, color: int) -> int:
    """A1a, A1b, A1b-1. All panes of the color; a display's others go to the center; the first there costs a step."""
    panes = int(state.display[source, color])
    state.display[source, color] = 0
    if source != CENTER:
        pour(state.display[source], state.display[CENTER])
    elif state.start_token == IN_CENTER:
        state.start_token = state.seat
        step_down(state, palace, 1)
    return panes


@rule
def room_for(palace: Palace, place: int, color: int) -> int:
    """A2-1, A2-7. How many panes of a color a strip can take: on free spaces of the color, then on jokers (R8)."""
    if palace.face[place] == REMOVED:
        return 0
    return max(free_spaces(palace, place, color), 0) + free_jokers(palace, place)


@rule
def colors_that_fit(palace: Palace, place: int) -> int:
    """A2-1, A2-7. A bit for each color that the strip has room for."""
    if palace.face[place] == REMOVED:
        return 0
    jokers = free_jokers(palace, place)
    colors = 0
    for color in range(COLORS):
        colors |= int(jokers > 0 or free_spaces(palace, place, color) > 0) << color
    return colors


@rule
def free_spaces(palace: Palace, place: int, color: int) -> int:
    """A2-7. Spaces of the color less panes of the color; below 0 for the panes that lie on jokers."""
    return int(STRIP_SPACES[palace.strip[place], palace.face[place], color]) - int(palace.pane[place, color])


@rule
def free_jokers(palace: Palace, place: int) -> int:
    """A2-7. A joker takes one pane of any color, once the spaces of that color are filled."""
    jokers = int(STRIP_SPACES[palace.strip[place], palace.face[place], JOKER])
    if jokers > 0:
        for color in range(COLORS):
            jokers += min(free_spaces(palace, place, color), 0)
    return jokers


@rule
def place_panes(state: State, palace: Palace, place: int, color: int, panes: int) -> None:
    """A2-2, A2-3, A2-4. The glazier walks to the strip; as many panes as fit are placed, the others break (R5)."""
    palace.glazier = place
    placed = min(panes, room_for(palace, place, color))
    palace.pane[place, color] += placed
    break_panes(state, palace, color, panes - placed)


@rule
def break_panes(state: State, palace: Palace, color: int, panes: int) -> None:
    """A2-5, A2-6, TRACK-1. A broken pane goes into the tower and costs a step; where none fits, all break (R6, R7)."""
    state.tower[color] += panes
    step_down(state, palace, panes)


@rule
def keep_or_ask(state: State, palace: Palace, place: int) -> None:
    """A3b. The player chooses which pane to keep; on side A, and of one color, it is kept without asking (R11)."""
    asks = state.side != SIDE_A or state.ask_kept_pane_on_side_a
    color = most_frequent_color(palace, place)
    if asks and palace.pane[place, color] < SPACES:
        state.place = place
        state.phase = KEEP_PANE
    else:
        glaze_window(state, palace, place, color)


@rule
def most_frequent_color(palace: Palace, place: int) -> int:
    """A3b. Of the panes on a strip; of equals the first in color order (R11)."""
    most = 0
    for color in range(COLORS):
        if palace.pane[place, color] > palace.pane[place, most]:
            most = color
    return most


@rule
def glaze_window(state: State, palace: Palace, place: int, color: int) -> None:
    """A3b-1, A3b-2. The kept pane goes into the window, the others into the tower; the strip is turned or removed."""
    palace.pane[place, color] -= 1
    pour(palace.pane[place], state.tower)
    if palace.glass[place, UPPER] == NO_PANE:
        palace.glass[place, UPPER] = color
        palace.face[place] = 1 - palace.face[place]
    else:
        palace.glass[place, LOWER] = color
        palace.face[place] = REMOVED
    score_windows(state, palace, place)


# --- B. Send the glazier back ---


@rule
def send_glazier_back(palace: Palace) -> None:
    """B-1. To the leftmost strip still in the game; nothing else changes."""
    palace.glazier = leftmost_strip(palace)


@rule
def leftmost_strip(palace: Palace) -> int:
    """B-2. The first place that is not empty, or PLACES if no strip is left."""
    place = 0
    while place < PLACES and palace.face[place] == REMOVED:
        place += 1
    return place


@rule
def can_send_glazier_back(state: State, palace: Palace) -> bool:
    """B-3, B-4. Only to a strip on the left of the glazier (R13, R14); by option, to any other strip."""
    leftmost = leftmost_strip(palace)
    if state.b_only_leftwards:
        return leftmost < palace.glazier
    return leftmost != palace.glazier and leftmost < PLACES


# --- The end of a turn, a round, the game ---


@rule
def end_turn(state: State) -> None:
    """ROUND-3, ROUNDEND-1. The next seat clockwise; the round ends once no pane is on offer."""
    state.place = 0
    state.seat = state.seat + 1 if state.seat + 1 < state.seats else 0
    for source in range(1 + DISPLAYS_FOR[state.seats]):
        if not is_empty(state.display[source]):
            return
    end_round(state)


@rule
def end_round(state: State) -> None:
    """ROUNDEND-2, ROUNDEND-3, ROUNDEND-4, ROUNDEND-7. The round pane goes into the tower; then refill or final scoring.

    The tower holds at least that pane, so there is always one to draw (R15, R17).
    """
    state.tower[state.round_track[state.rounds_played]] += 1
    state.round_track[state.rounds_played] = NO_PANE
    state.rounds_played += 1
    if state.start_token != IN_CENTER:
        state.start_seat = state.start_token
    state.seat = state.start_seat
    if state.rounds_played == ROUNDS:
        score_end_of_game(state)
        state.phase = GAME_OVER
    else:
        state.phase = FILL_DISPLAY
        draw_on_or_open_round(state)


@rule
def hide(state: State, seat: int, rng: Generator) -> None:
    """SETUP-4b. Nothing is hidden: every seat sees everything, and a bag has no order before the draw."""
