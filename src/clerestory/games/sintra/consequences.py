"""What an action leads to at once, for a player who is about to choose it.

The action is played on a copy, and the two tables are compared: no rule is told a second time. Points come from the
score sheet, so they add up to what the action changes of the seat's score.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import TypeVar, cast

import numpy as np

from clerestory.engine.records import JSON, AnyState, copy_of
from clerestory.games.sintra.actions import read_take
from clerestory.games.sintra.components import BOTTOM, COLOR_NAMES, NO_PANE, PLACES, REMOVED, ROW_POINTS, UPPER
from clerestory.games.sintra.drawing import lay_out
from clerestory.games.sintra.rules import ACTIONS, SEND_BACK, legal, play
from clerestory.games.sintra.scoring import pays
from clerestory.games.sintra.state import (
    COLOR_BONUS,
    FLOOR,
    GAME_OVER,
    IN_CENTER,
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

T = TypeVar("T")


def consequences(state: State, action: int) -> list[JSON]:
    """ACCESS-6. What a legal action of the seat to move leads to, in order; places and spaces count from 1."""
    played = played_copy(state, action)
    before, after = at_hand(state), at_hand(played)
    old, new = at_hand(before.palaces[before.seat]), at_hand(after.palaces[before.seat])
    points = [int(line) for line in new.points - old.points]
    is_take = action < SEND_BACK
    found = follow_take(before, after, old, new, action, points) if is_take else follow_glazier(old, new)
    if after.phase == KEEP_PANE:
        found.append(foresee_choice(played))
    for place, panel in np.argwhere(new.glass != old.glass).tolist():
        found += follow_window(played.palaces[before.seat], place, panel, points)
    return found + follow_round(before, after, points)


def played_copy(state: State, action: int) -> State:
    """The table after an action; the one at hand stays as it is."""
    after = copy_of(state)
    play(after, action)
    return after


def at_hand(record: T) -> T:
    """A record's fields as plain attributes, to be read only: NumPy's own take their time, one by one."""
    numbers: AnyState = record
    return cast(T, SimpleNamespace(**dict(zip(numbers.dtype.names, numbers.item(), strict=True))))


def follow_take(before: State, after: State, old: Palace, new: Palace, action: int, points: list[int]) -> list[JSON]:
    """A1b-1, A2-4, A2-5, A3. The token; how many panes are placed and how many break; a complete strip."""
    source, color, place = read_take(action)
    name, panes = COLOR_NAMES[color], int(before.display[source, color])
    is_complete = after.phase == KEEP_PANE or bool((new.glass != old.glass).any())
    found: list[JSON] = []
    if before.start_token == IN_CENTER != after.start_token:
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
        found += follow_strip(before, place, points)
    return found


def follow_glazier(old: Palace, new: Palace) -> list[JSON]:
    """A2-3, B-1. Where the glazier goes."""
    return [] if new.glazier == old.glazier else [{"kind": "glazier", "place": new.glazier + 1}]


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
    steps = returns * BOTTOM + new.row - old.row
    if not steps:
        return []
    row_points = -int(ROW_POINTS[new.row])
    change = row_points + int(ROW_POINTS[old.row])
    found: list[JSON] = [{"kind": "row", "steps": steps, "row_points": row_points, "change": change}]
    if returns:
        found.append({"kind": SHEET[RETURNS], "times": returns, "points": points[RETURNS]})
    return found


def follow_strip(before: State, place: int, points: list[int]) -> list[JSON]:
    """A3, A3a. The strip is complete; its panes of the round color score."""
    found: list[JSON] = [{"kind": "completed", "place": place + 1}]
    if points[COLOR_BONUS]:
        color = COLOR_NAMES[before.round_track[before.rounds_played]]
        found.append({"kind": SHEET[COLOR_BONUS], "color": color, "points": points[COLOR_BONUS]})
    return found


def foresee_choice(state: State) -> JSON:
    """A3b. The pane to keep is asked for next; whichever it is, the windows then score the same."""
    choices = np.zeros(ACTIONS, np.int16)
    legal(state, choices)
    after = played_copy(state, int(choices[0]))
    then = after.palaces[state.seat].points[WINDOWS] - state.palaces[state.seat].points[WINDOWS]
    return {"kind": "choice", "place": int(state.place) + 1, "then": int(then)}


def follow_window(palace: Palace, place: int, panel: int, points: list[int]) -> list[JSON]:
    """A3b-1, A3b-2, A3c. The pane that is kept, the windows that score, and what becomes of the strip."""
    windows = [window + 1 for window in range(PLACES) if pays(palace, place, window)]
    return [
        {
            "kind": "glazed",
            "color": COLOR_NAMES[palace.glass[place, panel]],
            "place": place + 1,
            "panel": "upper" if panel == UPPER else "lower",
        },
        {"kind": SHEET[WINDOWS], "place": place + 1, "windows": windows, "points": points[WINDOWS]},
        {"kind": "removed" if palace.face[place] == REMOVED else "turned", "place": place + 1},
    ]


def follow_round(before: State, after: State, points: list[int]) -> list[JSON]:
    """ROUNDEND-1, ROUND-1, R25. The end of the round, or of the game with its final scoring; a score held at 0."""
    found: list[JSON] = []
    if after.rounds_played != before.rounds_played:
        is_over = after.phase == GAME_OVER
        found.append({"kind": "game_over" if is_over else "round_over", "round": after.rounds_played})
    for line in (PANES_ON_STRIPS, LAST_ROW, SIDE_BONUS, STOPPED_AT_ZERO):
        if points[line]:
            found.append({"kind": SHEET[line], "points": points[line]})
    return found
