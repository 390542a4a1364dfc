"""A drawing read back into the position. What was read is drawn again and compared, so reading may be simple."""

from __future__ import annotations

from typing import Literal, cast

from clerestory.engine.game import GameError
from clerestory.engine.positions import Lines, read_drawing
from clerestory.engine.records import Array, blank
from clerestory.games.sagrada.components import (
    BLANK,
    BOX,
    CARDS_DEALT,
    COLORS,
    COLUMNS,
    LETTERS,
    NO_COLOR,
    NO_DIE,
    ROUNDS,
    ROWS,
    SIDES,
    SOLO_MOST_TOOLS,
)
from clerestory.games.sagrada.drawing import describe_next, draw
from clerestory.games.sagrada.invariants import INVARIANTS, check
from clerestory.games.sagrada.naming import (
    DIE_NUMBERS,
    NOTHING,
    ROW_LETTERS,
    SECRET,
    SPACE_NUMBERS,
    objective_name,
    read_color,
)
from clerestory.games.sagrada.placing import place_die
from clerestory.games.sagrada.setup import setup
from clerestory.games.sagrada.state import (
    DRAW_START_SEAT,
    GAME_OVER,
    LAY_OBJECTIVE,
    NOWHERE,
    Options,
    State,
    Window,
    insert,
)
from clerestory.games.sagrada.turns import seat_of_turn

OBJECTIVE_NUMBERS = {objective_name(objective): objective for objective in range(len(BOX.public_objectives))}
PATTERN_NUMBERS = {pattern.name: number for number, pattern in enumerate(BOX.patterns)}
TOOL_NUMBERS = {name: tool for tool, name in enumerate(BOX.tools)}


def read_position(text: str) -> State:
    """MISTAKE-1. The position of a drawing; one that breaks a rule is refused, not repaired."""
    if f"private {SECRET}" in text or f"card {SECRET}" in " ".join(text.split()):
        raise GameError(f"This drawing shows what one seat knows; {SECRET} stands for what it does not.")
    return read_drawing(text, read_state, draw, check, INVARIANTS)


def read_state(lines: Lines) -> State:
    state = blank(State)
    first = lines.next(
        r"sagrada ([1-4]) seats? open_private (yes|no) solo_tools ([1-5])",
        "sagrada 2 seats open_private no solo_tools 3",
    )
    tools = cast(Literal[1, 2, 3, 4, 5], int(first[3]))
    setup(state, int(first[1]), Options(open_private=first[2] == "yes", solo_tools=tools))
    what = lines.next(r"next (.*)", "next seat 0 drafts a die, uses a tool or ends the turn")[1]
    head = lines.next(
        r"round (\d{1,2}) started by seat ([0-3]) turn ([1-8]) drafted (yes|no) tool used (yes|no)",
        "round 1 started by seat 0 turn 1 drafted no tool used no",
    )
    state.start_seat, state.turns_taken = int(head[2]), int(head[3]) - 1
    state.has_drafted, state.has_used_tool = int(head[4] == "yes"), int(head[5] == "yes")
    state.bag[:] = read_counts(lines, "bag")
    for word in lines.next(r"pool (.*)", "pool R3 G5")[1].split():
        if word != BLANK:
            put_die(state.pool, word)
    read_use(lines, state)
    read_track(lines, state)
    if lines.has_next("target"):
        lines.next(r"target \d+", "target 30")
    read_cards(lines, state)
    for seat in range(state.seats):
        read_seat(lines, state.windows[seat], seat)
    read_next(state, what, int(head[1]))
    return state


def read_counts(lines: Lines, label: str) -> list[int]:
    return [int(word) for word in lines.words(label, 2 * COLORS)[1::2]]


def put_die(row: Array, word: str) -> None:
    """One die more in a row that has room for it."""
    if row[-1] != NO_DIE:
        raise GameError(f"There is no room for {word[:10]}: {len(row)} dice are the most.")
    insert(row, DIE_NUMBERS[word])


def read_use(lines: Lines, state: State) -> None:
    if lines.has_next("hand"):
        hand = lines.next(r"hand (?:(\w\d)|([A-Z]) without a value)", "hand R3")
        state.hand = DIE_NUMBERS[hand[1]] if hand[1] else NO_DIE
        state.drawn_color = LETTERS.index(hand[2]) if hand[2] else NO_COLOR
    if lines.has_next("using"):
        using = lines.next(r"using (.+?)(?: lifted (\w+))?(?: moved (\w+))?", "using Lathekin lifted C5 moved B2")
        state.tool_in_use = TOOL_NUMBERS[using[1]]
        state.lifted, state.moved = (SPACE_NUMBERS[word] if word else NOWHERE for word in using.groups()[1:])
    if lines.has_next("rolling"):
        state.rolling[:] = read_counts(lines, "rolling")


def read_track(lines: Lines, state: State) -> None:
    words = lines.next(r"track (.*)", "track 1: R3 G4 2: B1")[1].split()
    space = 0
    for word in words:
        if word == f"{space + 1}:" and space < ROUNDS:
            space += 1
        elif word not in ("-", BLANK):
            put_die(state.track[range(ROUNDS).index(space - 1)], word)
    state.rounds_played = space


def read_cards(lines: Lines, state: State) -> None:
    slot = 0
    while lines.has_next("tool"):
        card = lines.next(
            r"tool \d+ (.+?) costs \w (?:tokens (\d{1,4})|paid (\w+))", "tool 5 Lens Cutter costs 1 tokens 0"
        )
        if slot == SOLO_MOST_TOOLS:
            raise GameError(f"Line {lines.number}: there is one tool too many.")
        state.tool[slot] = TOOL_NUMBERS[card[1]]
        state.tokens_on[slot] = int(card[2] or 0)
        state.paid[slot] = DIE_NUMBERS[card[3]] if card[3] not in (None, NOTHING) else NO_DIE
        slot += 1
    slot = 0
    while lines.has_next("goal"):
        card = lines.next(r"goal (.+) points \d+", "goal Row Color Variety points 6")
        state.objective[slot] = OBJECTIVE_NUMBERS[card[1]]
        slot += 1


def read_seat(lines: Lines, window: Window, seat: int) -> None:
    head = lines.next(
        rf"seat {seat} score -?\d+ tokens (\d{{1,4}}) private (.+?)( skips its second turn)?",
        f"seat {seat} score 0 tokens 3 private red",
    )
    window.tokens, window.skips = int(head[1]), int(head[3] is not None)
    for i, name in enumerate([] if head[2] == NOTHING else head[2].split(" and ")):
        color = read_color(name)
        if color is None:
            raise GameError(f'Line {lines.number}: "{name[:20]}" is no private objective.')
        window.private[i] = color
    lines.next(r"sheet .*", "sheet private 0 tokens 3 empty_spaces -20")
    read_dealt(lines, window)
    read_window(lines, window)


def read_dealt(lines: Lines, window: Window) -> None:
    for i in range(CARDS_DEALT):
        if lines.has_next("card"):
            window.dealt[i] = int(lines.next(r"card (\d{1,3}): .*", "card 7: ...")[1]) - 1
            for _ in range(ROWS):
                lines.words("spaces", SIDES * COLUMNS)


def read_window(lines: Lines, window: Window) -> None:
    found = lines.next(r"pattern (.+?)(?: difficulty (\d+))?", "pattern Via Lux difficulty 4")
    if found[1] == NOTHING:
        return
    window.pattern = PATTERN_NUMBERS[found[1]]
    if not found[2]:
        return
    lines.next(" ".join(str(column + 1) for column in range(COLUMNS)), "1 2 3 4 5")
    for row in range(ROWS):
        for column, word in enumerate(lines.words(ROW_LETTERS[row], COLUMNS)):
            if word in DIE_NUMBERS:
                place_die(window, row * COLUMNS + column, DIE_NUMBERS[word])


def read_next(state: State, what: str, number: int) -> None:
    """Find the phase and the seat whose description this is; the round must be the one that the track tells."""
    if number != min(state.rounds_played + 1, ROUNDS):
        raise GameError(f"The round track holds {state.rounds_played} rounds, so this cannot be round {number}.")
    for phase in range(GAME_OVER + 1):
        for seat in range(state.seats):
            state.phase, state.seat = phase, seat
            if describe_next(state) == what:
                if f"seat {seat}" not in what:
                    is_setup = DRAW_START_SEAT <= phase <= LAY_OBJECTIVE
                    state.seat = 0 if is_setup else seat_of_turn(state, int(state.turns_taken))
                return
    raise GameError(f'Nothing in this game is called "{what[:60]}".')
