"""What an action leads to at once, for a player who is about to choose it.

The action is played on a copy, and the two tables are compared: no rule is told a second time. Points come from the
score sheet, so they add up to what the action changes of the seat's score.
"""

from __future__ import annotations

import numpy as np

from clerestory.engine.records import JSON, copy_of
from clerestory.games.sintra.actions import read_take
from clerestory.games.sintra.components import BOTTOM, COLOR_NAMES, LOWER, NO_PANE, PLACES, ROW_POINTS, UPPER
from clerestory.games.sintra.drawing import lay_out
from clerestory.games.sintra.rules import ACTIONS, KEEP, SEND_BACK, legal, play
from clerestory.games.sintra.scoring import pays
from clerestory.games.sintra.state import (
    COLOR_BONUS,
    FLOOR,
    GAME_OVER,
    KEEP_PANE,
    LAST_ROW,
    PANES_ON_STRIPS,
    RETURNS,
    SHEET,
    SIDE_BONUS,
    STOPPED_AT_ZERO,
    WINDOWS,
    Palace,
    State,
)


def consequences(state: State, action: int) -> list[JSON]:
    """ACCESS-6. What a legal action of the seat to move leads to, in order; places and spaces count from 1."""
    after = copy_of(state)
    play(after, action)
    old, new = state.palaces[state.seat], after.palaces[state.seat]
    points = [int(line) for line in new.points - old.points]
    if action == SEND_BACK:
        found = follow_glazier(old, new)
    elif action >= KEEP:
        found = follow_window(old, new, int(state.place), points)
    else:
        found = follow_take(state, after, action, points)
    return found + follow_round(state, after, points)


def follow_take(state: State, after: State, action: int, points: list[int]) -> list[JSON]:
    """A1b-1, A2-4, A2-5, A3. The token; how many panes are placed and how many break; a complete strip."""
    source, color, place = read_take(action)
    seat, name, panes = int(state.seat), COLOR_NAMES[color], int(state.display[source, color])
    old, new = state.palaces[seat], after.palaces[seat]
    is_glazed = place != FLOOR and bool((new.glass[place] != old.glass[place]).any())
    is_complete = is_glazed or after.phase == KEEP_PANE
    found: list[JSON] = []
    if state.start_token != seat and after.start_token == seat:
        found.append({"kind": "token"})
    found += follow_glazier(old, new)
    if place != FLOOR:
        spaces = spaces_filled(old, new, place, is_complete)
        found.append({"kind": "placed", "panes": len(spaces), "color": name, "place": place + 1, "spaces": spaces})
        panes -= len(spaces)
    if panes:
        found.append({"kind": "broken", "panes": panes, "color": name})
    found += follow_track(old, new, points)
    if is_complete:
        found += follow_strip(state, place, points)
        found += follow_window(old, new, place, points) if is_glazed else [foresee_choice(after)]
    return found


def follow_glazier(old: Palace, new: Palace) -> list[JSON]:
    """A2-3, B-1. Where the glazier goes."""
    return [] if new.glazier == old.glazier else [{"kind": "glazier", "place": int(new.glazier) + 1}]


def spaces_filled(old: Palace, new: Palace, place: int, is_complete: bool) -> list[int]:
    """A2-1, A2-7. The spaces of the strip that were free and hold a pane now; of a complete one, all that were."""
    free = [space for space, (_, pane) in enumerate(lay_out(old, place), start=1) if pane == NO_PANE]
    if is_complete:
        return free
    now = lay_out(new, place)
    return [space for space in free if now[space - 1][1] != NO_PANE]


def follow_track(old: Palace, new: Palace, points: list[int]) -> list[JSON]:
    """TRACK-1, TRACK-2. How far down the marker goes, what its row would cost at the end, and what it costs now."""
    returns = -points[RETURNS] // int(ROW_POINTS[BOTTOM])
    steps = returns * BOTTOM + int(new.row) - int(old.row)
    if not steps:
        return []
    row_points = -int(ROW_POINTS[new.row])
    change = row_points + int(ROW_POINTS[old.row])
    found: list[JSON] = [{"kind": "row", "steps": steps, "row_points": row_points, "change": change}]
    if returns:
        found.append({"kind": SHEET[RETURNS], "times": returns, "points": points[RETURNS]})
    return found


def follow_strip(state: State, place: int, points: list[int]) -> list[JSON]:
    """A3, A3a. The strip is complete; its panes of the round color score."""
    found: list[JSON] = [{"kind": "completed", "place": place + 1}]
    if points[COLOR_BONUS]:
        color = COLOR_NAMES[state.round_track[state.rounds_played]]
        found.append({"kind": SHEET[COLOR_BONUS], "color": color, "points": points[COLOR_BONUS]})
    return found


def foresee_choice(state: State) -> JSON:
    """A3b. The pane to keep is asked for next; whichever it is, the windows then score the same."""
    place, after = int(state.place), copy_of(state)
    choices = np.zeros(ACTIONS, np.int16)
    legal(state, choices)
    play(after, int(choices[0]))
    then = after.palaces[state.seat].points[WINDOWS] - state.palaces[state.seat].points[WINDOWS]
    return {"kind": "choice", "place": place + 1, "then": int(then)}


def follow_window(old: Palace, new: Palace, place: int, points: list[int]) -> list[JSON]:
    """A3b-1, A3b-2, A3c. The pane that is kept, what becomes of the strip, and the windows that score."""
    is_upper = old.glass[place, UPPER] == NO_PANE
    color, panel = COLOR_NAMES[new.glass[place, UPPER if is_upper else LOWER]], "upper" if is_upper else "lower"
    windows = [window + 1 for window in range(PLACES) if pays(new, place, window)]
    return [
        {"kind": "glazed", "color": color, "place": place + 1, "panel": panel},
        {"kind": SHEET[WINDOWS], "place": place + 1, "windows": windows, "points": points[WINDOWS]},
        {"kind": "turned" if is_upper else "removed", "place": place + 1},
    ]


def follow_round(state: State, after: State, points: list[int]) -> list[JSON]:
    """ROUNDEND-1, ROUND-1, R25. The end of the round, or of the game with its final scoring; a score held at 0."""
    found: list[JSON] = []
    if after.rounds_played != state.rounds_played:
        is_over = after.phase == GAME_OVER
        found.append({"kind": "game_over" if is_over else "round_over", "round": int(after.rounds_played)})
    for line in (PANES_ON_STRIPS, LAST_ROW, SIDE_BONUS, STOPPED_AT_ZERO):
        if points[line]:
            found.append({"kind": SHEET[line], "points": points[line]})
    return found
