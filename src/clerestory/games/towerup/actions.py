"""Action <-> number <-> text.

A player types `card 2`, `build P5`, then `black` and `roof P5`; `take white` for a joker, `return grey` for a floor too
many, `end turn` instead of an extra turn; in setup `floor black` or `joker black`, then `site P5`. Chance says
`first 1`, `card WN>G` and `objective lake`. Cards of the market count from 1, seats from 0.
"""

from __future__ import annotations

import re

from clerestory.engine.game import GameError
from clerestory.engine.records import JSON
from clerestory.games.towerup.components import BOX, COLOR_NAMES, COLORS, MARKET, OBJECTIVE_NAMES, SEATS
from clerestory.games.towerup.naming import CARD_NUMBERS, card_name, read_color, read_site, site_name
from clerestory.games.towerup.rules import CARD, COLOR, END_TURN, SITE
from clerestory.games.towerup.state import (
    BUILD_COLOR,
    DRAW_FIRST_SEAT,
    DRAW_OBJECTIVE,
    GAME_OVER,
    LAY_FLOOR,
    LAY_SITE,
    PLACE_ROOF,
    REFILL_MARKET,
    RETURN_FLOOR,
    TAKE_FLOOR,
    TURN,
    TURN_UP_CARD,
    State,
)

# What a move in each phase may begin with; the first letter will do, and so will nothing.
VERBS = {
    LAY_FLOOR: ("floor", "joker"),
    LAY_SITE: ("site",),
    TURN: ("build",),
    BUILD_COLOR: ("color",),
    PLACE_ROOF: ("roof",),
    TAKE_FLOOR: ("take",),
    RETURN_FLOOR: ("return",),
    GAME_OVER: (),
}
EXAMPLES = {
    DRAW_FIRST_SEAT: "first 0",
    TURN_UP_CARD: f"card {BOX.cards[0].name}",
    REFILL_MARKET: f"card {BOX.cards[0].name}",
    DRAW_OBJECTIVE: "objective lake",
    LAY_FLOOR: "floor black or joker black",
    LAY_SITE: "site and its name",
    TURN: "card 2, or build and the name of a site; in an extra turn also end turn",
    BUILD_COLOR: "black, grey, white or brown",
    PLACE_ROOF: "roof and the name of a site",
    TAKE_FLOOR: "take white",
    RETURN_FLOOR: "return grey",
    GAME_OVER: "nothing: the game is over",
}


def parts(state: State, action: int) -> JSON:
    """An action, or a chance outcome, in parts."""
    phase = int(state.phase)
    if phase < LAY_FLOOR:
        return outcome_parts(phase, action)
    if action < CARD:
        return {"kind": "joker" if action >= COLORS else "floor", "color": COLOR_NAMES[action % COLORS]}
    if action < COLOR:
        return {"kind": "card", "card": action - CARD + 1}
    if action == END_TURN:
        return {"kind": "end turn"}
    verb = next(iter(VERBS[phase]), "move")  # where it means nothing, a refusal still speaks of its site or color
    if action < END_TURN:
        return {"kind": verb, "color": COLOR_NAMES[action - COLOR]}
    return {"kind": verb, "site": site_name(state, action - SITE)}


def outcome_parts(phase: int, outcome: int) -> JSON:
    if phase == DRAW_FIRST_SEAT:
        return {"kind": "first", "seat": outcome}
    if phase == DRAW_OBJECTIVE:
        return {"kind": "objective", "objective": OBJECTIVE_NAMES[outcome]}
    return {"kind": "card", "card": card_name(outcome)}


def write(state: State, action: int) -> str:
    """An action, or a chance outcome, as text."""
    words = [str(part) for part in parts(state, action).values()]
    return " ".join(words[1:] if words[0] == "color" else words)


def read(state: State, text: str) -> int:
    """The number of a typed action or outcome; whether it is legal is not asked here."""
    words = " ".join(text.lower().split())
    number = read_outcome(int(state.phase), words) if state.phase < LAY_FLOOR else read_action(state, words)
    if number is None:
        raise GameError(f'"{text[:40]}" is not understood. Expected: {EXAMPLES[int(state.phase)]}.')
    return number


def read_outcome(phase: int, words: str) -> int | None:
    verb, _, rest = words.partition(" ")
    if phase == DRAW_FIRST_SEAT:
        return int(rest) if verb == "first" and rest in map(str, range(SEATS)) else None
    if phase == DRAW_OBJECTIVE:
        return OBJECTIVE_NAMES.index(rest) if verb == "objective" and rest in OBJECTIVE_NAMES else None
    return CARD_NUMBERS.get(rest.upper()) if verb == "card" else None


def read_action(state: State, words: str) -> int | None:
    phase = int(state.phase)
    if words in ("end turn", "end", "e"):
        return END_TURN
    if found := re.fullmatch(r"(?:card |c )?(\d{1,3})", words):
        if not 1 <= int(found[1]) <= MARKET:
            raise GameError(f"There are cards 1 to {MARKET} in the market.")
        return CARD + int(found[1]) - 1
    verb, _, name = words.rpartition(" ")
    if verb and not any(verb in (known, known[0]) for known in VERBS[phase]):
        return None
    if (color := read_color(name)) is not None:
        return (COLORS if verb[:1] == "j" else 0) + color if phase == LAY_FLOOR else COLOR + color
    site = read_site(state, name)
    if site is None and re.fullmatch(r"[a-z]{1,2}\d{1,2}", name):
        raise GameError(f"There is no site {name.upper()} on this board.")
    return None if site is None else SITE + site
