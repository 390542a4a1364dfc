"""Action <-> number <-> text, and why an action is refused."""

from __future__ import annotations

import re

from clerestory.engine.game import GameError
from clerestory.engine.records import JSON
from clerestory.games.sagrada.components import BOX, CARDS, SIDES, VALUES, space_name
from clerestory.games.sagrada.naming import (
    SPACE_NUMBERS,
    color_name,
    die_name,
    objective_name,
    pattern_name,
    read_color,
    read_die,
    read_name,
    tool_name,
)
from clerestory.games.sagrada.state import (
    CHOOSE,
    CHOOSE_PATTERN,
    DEAL_CARD,
    DEAL_OBJECTIVE,
    DRAW_HAND,
    DRAW_START_SEAT,
    END_TURN,
    EXTRA_DIE,
    GAME_OVER,
    LAY_OBJECTIVE,
    LAY_TOOL,
    MENU,
    MOVE_DIE,
    MOVE_TO,
    OWN_DIE,
    PAY,
    PLACE,
    PLACE_OR_POOL,
    PLACE_OR_TOOL,
    POOL_DIE,
    ROLL_HAND,
    ROLL_POOL,
    ROLL_POOL_AGAIN,
    ROUND_TRACK_DIE,
    SECOND_DIE,
    SET_VALUE,
    SHIFT,
    SHIFT_DOWN,
    SHIFT_UP,
    STOP,
    TO_POOL,
    TO_SPACE,
    TRACK_DIE,
    USE_TOOL,
    VALUE,
    State,
)
from clerestory.games.sagrada.tools import next_to_roll

HELP = """\
choose Via Lux     the pattern of your window; choose 3 is the third of the four
take R3            take the red 3 of the pool
place B4           put it on the space in row B, column 4
use Lens Cutter    use a tool; use 5 is the tool with that number
pay P2             in the solo game: the die of the pool that pays for the tool
up, down           Grozing Pliers: one more, one less
swap G5            Lens Cutter: for the green 5 of the round track
set 4              Flux Remover: the value of the die that was drawn
pool               Flux Remover: put the die into the pool
move C5, to B2     lift your die on C5; put it down on B2
stop               Tap Wheel: do not move a second die
end                end your turn
Short forms: r3, b4, c5 alone are the die or the space that is asked for; e is end."""

# What is asked for in each phase, as an example for whoever typed something else.
EXAMPLES = {
    DEAL_OBJECTIVE: "objective red",
    DEAL_CARD: "card 7",
    DRAW_START_SEAT: "start 0",
    LAY_TOOL: "tool Lens Cutter",
    LAY_OBJECTIVE: "goal Row Color Variety",
    ROLL_POOL: "draw R3",
    ROLL_HAND: "roll 4",
    ROLL_POOL_AGAIN: "roll 4",
    DRAW_HAND: "draw red",
    CHOOSE_PATTERN: "choose Via Lux",
    MENU: "take R3, use Lens Cutter or end",
    PLACE_OR_TOOL: "place B4 or use Lens Cutter",
    PAY: "pay P2",
    SHIFT: "up or down",
    TRACK_DIE: "swap G5",
    SET_VALUE: "set 4",
    PLACE: "place B4",
    PLACE_OR_POOL: "place B4 or pool",
    MOVE_DIE: "move C5",
    MOVE_TO: "to B2",
    SECOND_DIE: "move C5 or stop",
    EXTRA_DIE: "take R3",
    GAME_OVER: "nothing: the game is over",
}


def parts(state: State, action: int) -> JSON:
    """An action, or a chance outcome, in parts."""
    if state.phase < CHOOSE_PATTERN:
        return parts_of_outcome(state, action)
    if action < POOL_DIE:
        return {"kind": "choose", "pattern": pattern_name(pattern_of(state, action - CHOOSE))}
    if action < ROUND_TRACK_DIE:
        return {"kind": "pay" if state.phase == PAY else "take", "die": die_name(action - POOL_DIE)}
    if action < USE_TOOL:
        return {"kind": "swap", "die": die_name(action - ROUND_TRACK_DIE)}
    if action < TO_SPACE:
        return {"kind": "use", "tool": tool_name(action - USE_TOOL)}
    if action < OWN_DIE:
        return {"kind": "to" if state.phase == MOVE_TO else "place", "space": space_name(action - TO_SPACE)}
    if action < SHIFT_DOWN:
        return {"kind": "move", "space": space_name(action - OWN_DIE)}
    if VALUE <= action < END_TURN:
        return {"kind": "set", "value": action - VALUE + 1}
    return {"kind": {SHIFT_DOWN: "down", SHIFT_UP: "up", END_TURN: "end", STOP: "stop", TO_POOL: "pool"}[action]}


def parts_of_outcome(state: State, outcome: int) -> JSON:
    if state.phase == DEAL_OBJECTIVE:
        return {"kind": "objective", "color": color_name(outcome)}
    if state.phase == DEAL_CARD:
        return {"kind": "card", "card": outcome + 1}
    if state.phase == DRAW_START_SEAT:
        return {"kind": "start", "seat": outcome}
    if state.phase == LAY_TOOL:
        return {"kind": "tool", "tool": tool_name(outcome)}
    if state.phase == LAY_OBJECTIVE:
        return {"kind": "goal", "objective": objective_name(outcome)}
    if state.phase == ROLL_POOL:
        return {"kind": "draw", "die": die_name(outcome)}
    if state.phase == DRAW_HAND:
        return {"kind": "drawn", "color": color_name(outcome)}
    color = next_to_roll(state) if state.phase == ROLL_POOL_AGAIN else int(state.hand) // VALUES
    return {"kind": "roll", "value": outcome + 1, "color": color_name(color)}


def pattern_of(state: State, choice: int) -> int:
    """SETUP-2. The pattern that a choice of the seat to move is."""
    return int(state.windows[state.seat].dealt[choice // SIDES]) * SIDES + choice % SIDES


def write(state: State, action: int) -> str:
    """An action, or a chance outcome, as text."""
    move = parts(state, action)
    if move["kind"] == "roll":
        return f"roll {move['value']}"
    if move["kind"] == "drawn":
        return f"draw {move['color']}"
    return " ".join(str(part) for part in move.values())


def read(state: State, text: str) -> int:
    """The number of a typed action or outcome; whether it is legal is not asked here."""
    words = " ".join(text.lower().split())
    verb, _, rest = words.partition(" ")
    number = read_outcome(state, verb, rest) if state.phase < CHOOSE_PATTERN else read_action(state, verb, rest, words)
    if number is None:
        raise GameError(f'"{text[:40]}" is not understood. Expected: {EXAMPLES[int(state.phase)]}.')
    return number


def read_outcome(state: State, verb: str, rest: str) -> int | None:
    phase = int(state.phase)
    if verb != EXAMPLES[phase].partition(" ")[0]:
        return None
    if phase in (DEAL_OBJECTIVE, DRAW_HAND):
        return read_color(rest)
    if phase == ROLL_POOL:
        return read_die(rest)
    if phase == LAY_TOOL:
        return read_name(rest, BOX.tools)
    if phase == LAY_OBJECTIVE:
        return read_name(rest, BOX.public_objectives)
    if not re.fullmatch(r"\d{1,3}", rest):
        return None
    first, numbers = {DEAL_CARD: (1, CARDS), DRAW_START_SEAT: (0, 4)}.get(phase, (1, VALUES))
    return int(rest) - first if first <= int(rest) < first + numbers else None


def read_action(state: State, verb: str, rest: str, words: str) -> int | None:
    if words in PLAIN_WORDS:
        return PLAIN_WORDS[words]
    if not rest:
        return read_short(state, words)
    if verb == "choose" and state.phase == CHOOSE_PATTERN:
        choice = read_name(rest, [pattern_name(pattern_of(state, choice)) for choice in range(4)])
        return None if choice is None else CHOOSE + choice
    if verb == "use":
        tool = read_name(rest, BOX.tools)
        return None if tool is None else USE_TOOL + tool
    if verb == "set" and re.fullmatch(rf"[1-{VALUES}]", rest):
        return VALUE + int(rest) - 1
    if verb in DICE and (die := read_die(rest)) is not None:
        return DICE[verb] + die
    if verb in SPACES_FOR and (space := SPACE_NUMBERS.get(rest.upper())) is not None:
        return SPACES_FOR[verb] + space
    return None


PLAIN_WORDS = {
    "up": SHIFT_UP,
    "down": SHIFT_DOWN,
    "end": END_TURN,
    "end turn": END_TURN,
    "e": END_TURN,
    "stop": STOP,
    "pool": TO_POOL,
}
DICE = {"take": POOL_DIE, "pay": POOL_DIE, "swap": ROUND_TRACK_DIE}
SPACES_FOR = {"place": TO_SPACE, "to": TO_SPACE, "move": OWN_DIE}


def read_short(state: State, word: str) -> int | None:
    """A die, a space, a value or a number alone, where just that is asked for."""
    phase = int(state.phase)
    if phase in (MENU, PAY, EXTRA_DIE, TRACK_DIE):
        die = read_die(word)
        return None if die is None else die + (ROUND_TRACK_DIE if phase == TRACK_DIE else POOL_DIE)
    if phase == SET_VALUE and re.fullmatch(rf"[1-{VALUES}]", word):
        return VALUE + int(word) - 1
    if phase == CHOOSE_PATTERN and re.fullmatch(r"[1-4]", word):
        return CHOOSE + int(word) - 1
    space = SPACE_NUMBERS.get(word.upper())
    if space is None:
        return None
    return space + (OWN_DIE if phase in (MOVE_DIE, SECOND_DIE) else TO_SPACE)
