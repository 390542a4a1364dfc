"""What a seat may see, for people: one road from a state to a page, by way of the masked state, so it cannot leak."""

from __future__ import annotations

from typing import Literal, cast

from clerestory.engine.records import JSON, Array, States
from clerestory.games.sagrada.components import (
    BOX,
    CARDS,
    COLOR_NAMES,
    COLORS,
    COLUMNS,
    DICE_OF_EACH_COLOR,
    DIFFICULTY,
    LETTERS,
    NO_CARD,
    NO_COLOR,
    NO_DIE,
    NO_OBJECTIVE,
    NO_PATTERN,
    NO_TOOL,
    POINTS,
    ROUNDS,
    SIDES,
    SOLO_COLOR,
    SPACES,
    TOOLS,
    UNKNOWN,
    VALUES,
    key,
    space_name,
)
from clerestory.games.sagrada.hidden import mask
from clerestory.games.sagrada.naming import (
    SECRET,
    color_name,
    die_name,
    objective_name,
    pattern_name,
    tool_name,
)
from clerestory.games.sagrada.objectives import shades_of
from clerestory.games.sagrada.scoring import score, target_score
from clerestory.games.sagrada.sheets import sheet_of
from clerestory.games.sagrada.state import (
    CHOOSE_PATTERN,
    DEAL_CARD,
    DEAL_OBJECTIVE,
    DRAW_HAND,
    DRAW_START_SEAT,
    EXTRA_DIE,
    GAME_OVER,
    LAY_OBJECTIVE,
    LAY_TOOL,
    MENU,
    MOVE_DIE,
    MOVE_TO,
    NOWHERE,
    PAY,
    PLACE,
    PLACE_OR_POOL,
    PLACE_OR_TOOL,
    ROLL_HAND,
    ROLL_POOL,
    ROLL_POOL_AGAIN,
    SECOND_DIE,
    SET_VALUE,
    SHIFT,
    TRACK_DIE,
    USE_TOOL,
    Options,
    State,
    Window,
    is_solo,
)
from clerestory.games.sagrada.turns import is_first_turn, seat_of_turn
from clerestory.games.sagrada.using import cost

PHASES = {
    DEAL_OBJECTIVE: "deal_objective",
    DEAL_CARD: "deal_card",
    DRAW_START_SEAT: "draw_start_seat",
    LAY_TOOL: "lay_tool",
    LAY_OBJECTIVE: "lay_objective",
    ROLL_POOL: "roll_pool",
    ROLL_HAND: "roll_hand",
    ROLL_POOL_AGAIN: "roll_pool_again",
    DRAW_HAND: "draw_hand",
    CHOOSE_PATTERN: "choose_pattern",
    MENU: "menu",
    PLACE_OR_TOOL: "place_or_tool",
    PAY: "pay",
    SHIFT: "shift",
    TRACK_DIE: "track_die",
    SET_VALUE: "set_value",
    PLACE: "place",
    PLACE_OR_POOL: "place_or_pool",
    MOVE_DIE: "move_die",
    MOVE_TO: "move_to",
    SECOND_DIE: "second_die",
    EXTRA_DIE: "extra_die",
    GAME_OVER: "game_over",
}

# How a terminal colors a die, and what an empty space asks for.
DIE_INKS = {
    "R": "bold white on red3",
    "G": "bold black on green3",
    "B": "bold white on blue",
    "Y": "bold black on yellow",
    "P": "bold white on dark_violet",
}
SPACE_INKS = {"r": "red", "g": "green", "b": "dodger_blue1", "y": "yellow", "p": "medium_orchid"}
INKS = {
    **{die_name(die): DIE_INKS[LETTERS[die // VALUES]] for die in range(COLORS * VALUES)},
    **SPACE_INKS,
    SECRET: "bold reverse",
}


def view(state: State, seat: int | None) -> JSON:
    """SETUP-1, SETUP-2, OPTION-1. The table as JSON, as a seat may see it; None is a spectator."""
    known = mask(state, seat)
    return {
        "seats": int(known.seats),
        "solo": bool(is_solo(known)),
        "open_private": bool(known.open_private),
        "phase": PHASES[int(known.phase)],
        "seat": int(known.seat),
        "round": min(int(known.rounds_played) + 1, ROUNDS),
        "start_seat": int(known.start_seat),
        "first_turn": bool(is_first_turn(known)),
        "turn_order": [view_turn(known, turn) for turn in range(2 * int(known.seats))],
        "has_drafted": bool(known.has_drafted),
        "has_used_tool": bool(known.has_used_tool),
        "tool_in_use": None if known.tool_in_use == NO_TOOL else tool_name(int(known.tool_in_use)),
        "hand": None if known.hand == NO_DIE else view_die(int(known.hand)),
        "drawn_color": None if known.drawn_color == NO_COLOR else color_name(int(known.drawn_color)),
        "lifted": view_space(int(known.lifted)),
        "moved": view_space(int(known.moved)),
        "bag": {COLOR_NAMES[color]: int(known.bag[color]) for color in range(COLORS)},
        "pool": view_dice(known.pool),
        "rolling": {COLOR_NAMES[color]: int(known.rolling[color]) for color in range(COLORS)},
        "round_track": [view_dice(known.track[space]) for space in range(ROUNDS)],
        "target": int(target_score(known)) if is_solo(known) else None,
        "tools": [view_tool(known, slot) for slot in range(len(known.tool)) if known.tool[slot] != NO_TOOL],
        "public_objectives": [
            {"name": objective_name(int(objective)), "points": int(POINTS[objective])}
            for objective in known.objective
            if objective != NO_OBJECTIVE
        ],
        "windows": [view_window(known, known.windows[other]) for other in range(known.seats)],
    }


def box() -> JSON:
    """SETUP-12. What is printed, for those who draw it; the cards in the order of the box."""
    return {
        "colors": list(COLOR_NAMES),
        "values": VALUES,
        "rounds": ROUNDS,
        "columns": COLUMNS,
        "spaces": [space_name(space) for space in range(SPACES)],
        "dice_of_each_color": DICE_OF_EACH_COLOR,
        "cards": [view_card(card) for card in range(CARDS)],
        "tools": [
            {"number": tool + 1, "name": tool_name(tool), "solo_color": color_name(int(SOLO_COLOR[tool]))}
            for tool in range(TOOLS)
        ],
        "public_objectives": [
            {"name": name, "line": key(name), "points": int(POINTS[objective])}
            for objective, name in enumerate(BOX.public_objectives)
        ],
        "private_objectives": [
            {"name": name, "color": COLOR_NAMES[color]} for color, name in enumerate(BOX.private_objectives)
        ],
    }


def view_turn(state: State, turn: int) -> JSON:
    """ROUND-3, TOOL-RUNNING. A turn of this round: whose it is, whether it is over, whether it will be skipped."""
    seat = int(seat_of_turn(state, turn))
    is_skipped = bool(state.windows[seat].skips) and turn >= int(state.seats)
    return {"seat": seat, "is_over": turn < int(state.turns_taken), "is_skipped": is_skipped}


def view_tool(state: State, slot: int) -> JSON:
    """TOOL-1, TOOL-2, SETUP-12. A tool, what lies on it, and what its next use costs."""
    tool = int(state.tool[slot])
    return {
        "number": tool + 1,
        "name": tool_name(tool),
        "tokens": int(state.tokens_on[slot]),
        "cost": None if is_solo(state) else int(cost(state, slot)),
        "solo_color": color_name(int(SOLO_COLOR[tool])),
        "paid": None if state.paid[slot] == NO_DIE else view_die(int(state.paid[slot])),
    }


def view_window(state: State, window: Window) -> JSON:
    """What lies in front of one player; `null` is nothing there, "?" is there but not to be seen."""
    pattern = int(window.pattern)
    is_seen = pattern not in (NO_PATTERN, UNKNOWN)
    printed = "".join(BOX.patterns[pattern].grid) if is_seen else None
    return {
        "pattern": None if pattern == NO_PATTERN else pattern_name(pattern),
        "difficulty": int(DIFFICULTY[pattern]) if is_seen else None,
        "tokens": int(window.tokens),
        "skips_second_turn": bool(window.skips),
        "private_objectives": [color_name(int(color)) for color in window.private if color != NO_COLOR],
        "private_points": [int(shades_of(window, int(color))) for color in window.private if color != NO_COLOR],
        "dealt": [view_card(int(card)) for card in window.dealt if card != NO_CARD],
        "spaces": [
            {
                "space": space_name(space),
                "asks_for": view_restriction(printed[space]) if printed else None,
                "die": None if window.die[space] == NO_DIE else view_die(int(window.die[space])),
            }
            for space in range(SPACES)
        ],
        "score": int(score(state, window)),
        "is_score_complete": UNKNOWN not in window.private,
        "sheet": sheet_of(state, window),
    }


def view_card(card: int) -> JSON | str:
    """SETUP-2. A pattern card with the patterns on its sides."""
    if card == UNKNOWN:
        return SECRET
    sides = [BOX.patterns[card * SIDES + side] for side in range(SIDES)]
    return {
        "card": card + 1,
        "patterns": [
            {
                "name": side.name,
                "difficulty": side.difficulty,
                "spaces": [view_restriction(asked) for row in side.grid for asked in row],
            }
            for side in sides
        ],
    }


def view_restriction(asked: str) -> str | int | None:
    """PLACE-4, PLACE-5, PLACE-6. A color's name, a value, or nothing."""
    if asked in LETTERS:
        return COLOR_NAMES[LETTERS.index(asked)]
    return int(asked) if asked.isdigit() else None


def view_die(die: int) -> JSON:
    return {"color": COLOR_NAMES[die // VALUES], "value": die % VALUES + 1}


def view_dice(row: Array) -> list[JSON]:
    return [view_die(int(die)) for die in row if die != NO_DIE]


def view_space(space: int) -> str | None:
    return None if space == NOWHERE else space_name(space)


def options_of(state: State) -> Options:
    """OPTION-1, SOLO-5. The options that this table was laid with."""
    tools = cast(Literal[1, 2, 3, 4, 5], int(state.solo_tools))
    return Options(open_private=bool(state.open_private), solo_tools=tools)


def statistics(final: States, played: Array) -> dict[str, float]:
    """What a run of games looked like, per player and game unless it says otherwise."""
    games, seats = len(final), int(final["seats"][0])
    dice = final["windows"]["die"][:, :seats]
    track = final["track"]
    values = (track % VALUES + 1) * (track != NO_DIE)
    uses = {f"uses of {BOX.tools[tool]}": float(played[USE_TOOL + tool]) / (games * seats) for tool in range(TOOLS)}
    return {
        "dice in a window": float((dice != NO_DIE).sum() / (games * seats)),
        "full windows": float((dice != NO_DIE).all(axis=2).mean()),
        "tokens left": float(final["windows"]["tokens"][:, :seats].mean()),
        "dice on the round track, per game": float((track != NO_DIE).sum() / games),
        "values on the round track, per game": float(values.sum() / games),
        "tools used": sum(uses.values()),
        **uses,
    }
