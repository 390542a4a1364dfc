"""Action <-> number <-> text, and why an action is refused.

A player types `2 orange > 5` (display 2, orange, the strip at place 5), `center pink > floor`, `back` or `keep blue`;
chance says `start 1`, `strip 8a` and `draw white`. Places and displays count from 1, seats from 0.
"""

from __future__ import annotations

import re

import numpy as np

from clerestory.engine.game import GameError
from clerestory.engine.records import JSON
from clerestory.engine.refusing import refuse
from clerestory.games.sintra.components import (
    COLOR_NAMES,
    COLORS,
    DISPLAYS,
    DISPLAYS_FOR,
    FACES,
    JOKER_FACE,
    JOKER_STRIP,
    LETTERS,
    PLACES,
    REMOVED,
    STRIPS,
)
from clerestory.games.sintra.rules import (
    ACTIONS,
    KEEP,
    SEND_BACK,
    can_send_glazier_back,
    leftmost_strip,
    room_for,
)
from clerestory.games.sintra.setup import OUTCOMES, weights
from clerestory.games.sintra.state import (
    CENTER,
    DRAW_START_SEAT,
    FLOOR,
    GAME_OVER,
    KEEP_PANE,
    LAY_ROUND_PANE,
    LAY_STRIP,
    SOURCES,
    TURN,
    State,
)

FACE_LETTERS = "ab"
TAKE = re.compile(
    r"(?:display )?(?P<source>\d+|c|center) (?P<color>[a-z]+) ?(?:>|to)? ?(?:strip |place )?(?P<target>\d+|f|floor)"
)
HELP = """\
2 orange > 5       take the orange panes of display 2, place them on the strip at place 5
center pink > 3    take the pink panes of the center
4 blue > floor     take panes that fit on no strip within reach: all of them break
back               send the glazier back to the leftmost strip
keep white         the pane of a completed strip that goes into the window
Short forms: 2 o 5, c p 3, 4 b f, b, k w."""


def take(source: int, color: int, target: int) -> int:
    """A1. The number of a take."""
    return (target * COLORS + color) * SOURCES + source


def read_take(action: int) -> tuple[int, int, int]:
    """A1. The source, the color and the target of a take."""
    return action % SOURCES, action // SOURCES % COLORS, action // SOURCES // COLORS


def parts(state: State, action: int) -> JSON:
    """An action, or a chance outcome, in parts."""
    if state.phase == DRAW_START_SEAT:
        return {"kind": "start", "seat": action}
    if state.phase == LAY_STRIP:
        return {"kind": "strip", "strip": action // FACES + 1, "face": FACE_LETTERS[action % FACES]}
    if state.phase < TURN:
        return {"kind": "draw", "color": COLOR_NAMES[action]}
    if action == SEND_BACK:
        return {"kind": "back"}
    if action >= KEEP:
        return {"kind": "keep", "color": COLOR_NAMES[action - KEEP]}
    source, color, target = read_take(action)
    return {
        "kind": "take",
        "source": "center" if source == CENTER else source,
        "color": COLOR_NAMES[color],
        "target": "floor" if target == FLOOR else target + 1,
    }


def write(state: State, action: int) -> str:
    """An action, or a chance outcome, as text."""
    move = parts(state, action)
    if move["kind"] == "take":
        return f"{move['source']} {move['color']} > {move['target']}"
    if move["kind"] == "strip":
        return f"strip {move['strip']}{move['face']}"
    return " ".join(str(part) for part in move.values())


def read(state: State, text: str) -> int:
    """The number of a typed action or outcome; whether it is legal is not asked here."""
    words = " ".join(text.lower().split())
    number = read_outcome(state, words) if state.phase < TURN else read_action(words)
    if number is None:
        expected = {
            DRAW_START_SEAT: "start 0",
            LAY_STRIP: "strip 3a",
            TURN: "2 orange > 5, center pink > 3, 4 blue > floor or back",
            KEEP_PANE: "keep blue",
            GAME_OVER: "nothing: the game is over",
        }.get(int(state.phase), "draw orange")
        raise GameError(f'"{text[:40]}" is not understood. Expected: {expected}.')
    return number


def read_outcome(state: State, words: str) -> int | None:
    verb, _, rest = words.partition(" ")
    if state.phase == DRAW_START_SEAT:
        return int(rest) if verb == "start" and re.fullmatch(r"[0-3]", rest) else None
    if state.phase == LAY_STRIP:
        strip = re.fullmatch(rf"([1-{STRIPS}])([{FACE_LETTERS}])", rest)
        return (int(strip[1]) - 1) * FACES + FACE_LETTERS.index(strip[2]) if verb == "strip" and strip else None
    return read_color(rest) if verb == "draw" else None


def read_action(words: str) -> int | None:
    if words in ("back", "b"):
        return SEND_BACK
    verb, _, rest = words.partition(" ")
    if verb in ("keep", "k") and (color := read_color(rest)) is not None:
        return KEEP + color
    move = TAKE.fullmatch(words)
    if not move or (color := read_color(move["color"])) is None:
        return None
    source = read_number(move["source"], "c", CENTER, DISPLAYS, f"There are displays 1 to {DISPLAYS}, and the center.")
    target = read_number(move["target"], "f", FLOOR + 1, PLACES, f"There are places 1 to {PLACES}, and the floor.")
    return take(source, color, target - 1)


def read_number(word: str, other: str, value: int, highest: int, sorry: str) -> int:
    if word[0] == other:
        return value
    number = int(word) if len(word) < 5 else highest + 1
    if not 1 <= number <= highest:
        raise GameError(sorry)
    return number


def read_color(word: str) -> int | None:
    """A color by its name or its letter."""
    for color in range(COLORS):
        if word in (COLOR_NAMES[color], LETTERS[color].lower()):
            return color
    return None


def refusal(state: State, action: int) -> str:
    """Why an action is not legal, as a sentence that names the rule; the empty text if it is legal."""
    if state.phase == GAME_OVER:
        return refuse("game-over", "The game is over. [ROUND-1]")
    if not 0 <= action < (ACTIONS if state.phase >= TURN else OUTCOMES):
        return refuse("no-such-move", "There is no move number {number}.", number=action)
    if state.phase < TURN:
        return refuse_outcome(state, action)
    if state.phase == KEEP_PANE:
        return refuse_keep(state, action)
    if action >= KEEP:
        return refuse("nothing-to-keep", "No strip has just been completed, so there is no pane to keep. [A3]")
    if action == SEND_BACK:
        return refuse_back(state)
    return refuse_take(state, *read_take(action))


def refuse_outcome(state: State, outcome: int) -> str:
    likely = np.zeros(OUTCOMES, np.int16)
    weights(state, likely)
    if likely[outcome]:
        return ""
    if state.phase == DRAW_START_SEAT:
        return f"Seat {outcome} is not in this game of {state.seats}. [SETUP-6]"
    if state.phase == LAY_STRIP:
        name = f"{outcome // FACES + 1}{FACE_LETTERS[outcome % FACES]}"
        if outcome == JOKER_STRIP * FACES + JOKER_FACE:
            return f"Strip {name} would show its jokers; that face starts down. [SETUP-4a]"
        return f"Strip {name} lies there already. [SETUP-4]"
    if outcome >= COLORS:
        return f"There are {COLORS} colors to draw; {outcome} is not one of them. [SETUP-8]"
    if state.phase == LAY_ROUND_PANE and state.place > 0:
        return f"A pane of {COLOR_NAMES[outcome]} lies on the round track already. [SETUP-7b]"
    return f"The bag holds no {COLOR_NAMES[outcome]} pane. [SETUP-8]"


def refuse_keep(state: State, action: int) -> str:
    """A3b."""
    if action < KEEP:
        sentence = "First choose which pane of the strip at place {place} goes into the window. [A3b]"
        return refuse("keep-first", sentence, place=int(state.place) + 1)
    color = action - KEEP
    if state.palaces[state.seat].pane[state.place, color]:
        return ""
    return refuse("not-on-strip", "There is no {color} pane on the complete strip. [A3b]", color=COLOR_NAMES[color])


def refuse_back(state: State) -> str:
    """B-3, B-4."""
    palace = state.palaces[state.seat]
    if can_send_glazier_back(state, palace):
        return ""
    leftmost, glazier = leftmost_strip(palace), int(palace.glazier)
    if leftmost == PLACES:
        return refuse("no-strip-left", "No strip is left to send your glazier back to. [B-4]")
    if leftmost == glazier:
        sentence = "Your glazier already stands above your leftmost strip ({place}); take panes. [B-3]"
        return refuse("already-leftmost", sentence, place=leftmost + 1)
    sentence = "Your leftmost strip ({place}) is to the right of your glazier ({glazier}). [B-4]"
    return refuse("leftmost-to-the-right", sentence, place=leftmost + 1, glazier=glazier + 1)


def refuse_take(state: State, source: int, color: int, target: int) -> str:
    """A1, A2-2, A2-6, A2-7."""
    palace, name, glazier = state.palaces[state.seat], COLOR_NAMES[color], int(state.palaces[state.seat].glazier)
    seats, displays = int(state.seats), int(DISPLAYS_FOR[state.seats])
    if source > displays:
        sentence = "There is no display {source} for {seats}, only 1 to {displays}. [SETUP-1]"
        return refuse("no-such-display", sentence, source=source, seats=seats, displays=displays)
    if not state.display[source, color]:
        if source == CENTER:
            return refuse("not-in-center", "The center has no {color} pane. [A1]", color=name)
        return refuse("not-on-display", "Display {source} has no {color} pane. [A1]", source=source, color=name)
    if target == FLOOR:
        fitting = [str(place + 1) for place in range(glazier, PLACES) if room_for(palace, place, color)]
        sentence = (
            f"{'An' if name[0] in 'aeiou' else 'A'} {{color}} pane fits at place {{places}}; it must be placed. [A2-6]"
        )
        return refuse("must-be-placed", sentence, color=name, places=", ".join(fitting)) if fitting else ""
    if target < glazier:
        sentence = "Place {place} is to the left of your glazier ({glazier}). [A2-2]"
        return refuse("left-of-glazier", sentence, place=target + 1, glazier=glazier + 1)
    if palace.face[target] == REMOVED:
        sentence = "Place {place} is empty: its strip has left the game. [A3b-2]"
        return refuse("empty-place", sentence, place=target + 1)
    if not room_for(palace, target, color):
        sentence = "The strip at place {place} has no free space for {color}. [A2-1]"
        return refuse("no-free-space", sentence, place=target + 1, color=name)
    return ""
