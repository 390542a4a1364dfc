"""Positions for tests, drawn the way a player sees them.

    window_of("Via Lux", '''
        A  .  .  .  .  .
        B  .  .  .  .  .
        C  .  .  .  .  B5
        D  .  Y2 R4 B3 .
    ''', tokens=3, private="red")

A die is R3; anything else is an empty space, and rows above the first one drawn are empty. What a test does not draw is
filled up so that the position can occur: dice go into the windows of seats that are not drawn, then to rounds of the
track that are not drawn, then as copies of the dice there to those that are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from clerestory.engine.records import Array, assign, blank
from clerestory.engine.table import Table
from clerestory.games.sagrada import GAME
from clerestory.games.sagrada.accounts import dice_of, placed_at_most, spaces_taken
from clerestory.games.sagrada.components import (
    BOX,
    COLOR_NAMES,
    COLORS,
    COLUMNS,
    DICE_OF_EACH_COLOR,
    FACES,
    NO_COLOR,
    NO_DIE,
    NO_TOOL,
    PUBLIC_OBJECTIVES_LAID,
    ROUNDS,
    SOLO_PRIVATE_OBJECTIVES,
    SOLO_PUBLIC_OBJECTIVES,
    SPACES,
    TOOLS_LAID,
    VALUES,
    space_name,
)
from clerestory.games.sagrada.invariants import INVARIANTS, SOUND, check
from clerestory.games.sagrada.naming import DIE_NUMBERS, ROW_LETTERS, SPACE_NUMBERS, die_name, tool_name
from clerestory.games.sagrada.placing import beside, fitting, place_die, reach_of
from clerestory.games.sagrada.reading import OBJECTIVE_NUMBERS, PATTERN_NUMBERS, TOOL_NUMBERS
from clerestory.games.sagrada.setup import dice_drawn, setup
from clerestory.games.sagrada.state import GAME_OVER, MENU, PLACE_OR_TOOL, Options, State, Window, insert
from clerestory.games.sagrada.turns import seat_of_turn

UNSAID = -7  # tokens that a test leaves open: as many as the pattern is difficult
V = """
    C  .  .  .  .  B5
    D  .  Y2 R4 B3 .
"""  # of section 7 of the rules, on Via Lux
CRAMPED = """
    A  .  G4 .  .  .
    B  P3 .  .  .  .
"""  # on Via Lux: it takes no purple 1, 2, 3 or 4
QUIET_TOOLS = ("Glazing Hammer", "Running Pliers", "Lathekin", "Tap Wheel", "Eglomise Brush")  # none for a drafted die
OTHER_PATTERNS = ("Luz Celestial", "Sun Catcher", "Bellesguard", "Batllo")  # of the seats that a test does not draw
GOALS = ("Row Color Variety", "Column Color Variety", "Light Shades")
ANY_POOL = "R1 G2 B3 Y4 P5 R6 G1 B2 Y3"


# --- Drawing ---


def window_of(
    pattern: str = "Via Lux", drawing: str = "", *, tokens: int = UNSAID, private: str = "", skips: bool = False
) -> Window:
    """A window from its rows; `private="red blue"` are the two private objectives of the solo game."""
    rows = {words[0]: words[1:] for words in map(str.split, drawing.splitlines()) if words}
    assert set(rows) <= set(ROW_LETTERS), drawing
    assert all(len(cells) == COLUMNS for cells in rows.values()), drawing
    window = blank(Window)
    window.pattern = PATTERN_NUMBERS[pattern]
    window.dealt[:] = window.private[:] = NO_COLOR
    window.tokens, window.skips = tokens, int(skips)
    colors = sorted(COLOR_NAMES.index(name) for name in private.split())
    window.private[: len(colors)] = colors
    window.die[:] = NO_DIE
    for letter, cells in rows.items():
        for column, cell in enumerate(cells):
            if cell in DIE_NUMBERS:
                place_die(window, ROW_LETTERS.index(letter) * COLUMNS + column, DIE_NUMBERS[cell])
    return window


def state_of(
    *windows: Window,
    seats: int = 2,
    pool: str | None = None,
    track: Sequence[str] = (),
    round: int | None = None,
    turn: int = 1,
    start_seat: int = 0,
    hand: str = "",
    drafted: bool = False,
    tool_used: bool = False,
    over: bool = False,
    tools: Sequence[str] = (),
    tokens_on: Mapping[str, int] | None = None,
    paid: Mapping[str, str] | None = None,
    goals: Sequence[str] = GOALS,
    sound: bool = True,
    **options: Any,
) -> State:
    """A table: `track=["R3 G1", "B2"]` are the dice of rounds 1 and 2; `turn=3` is the third turn of the round.

    One seat is the solo game; its tools are as many as are named. Without `round` it is the earliest that can be. With
    `over` the game has ended. A die in `hand` has just been taken. With `sound=False` nothing is filled up or checked.
    """
    seats = seats if seats == 1 else max(seats, len(windows))
    if seats == 1 and tools:
        options = {"solo_tools": len(tools), **options}
    for rounds_played in [ROUNDS] if over else range(len(track), ROUNDS) if round is None else [round - 1]:
        state = blank(State)
        setup(state, seats, Options(**options))
        state.phase = GAME_OVER if over else PLACE_OR_TOOL if hand else MENU
        state.rounds_played, state.turns_taken, state.start_seat = rounds_played, turn - 1, start_seat
        state.seat = seat_of_turn(state, turn - 1)
        state.has_drafted, state.has_used_tool = int(drafted), int(tool_used)
        state.hand = DIE_NUMBERS[hand] if hand else NO_DIE
        for space, dice in enumerate(track):
            put(state.track[space], dice)
        put(state.pool, pool if pool is not None else "" if over else any_pool(state))
        lay_cards(state, tools, goals, paid or {})
        lay_windows(state, windows)
        lay_tokens(state, tokens_on, tools)
        if not sound or (fill_up(state, len(windows), len(track)) and check(state) == SOUND):
            fill_bag(state)
            return state
    fill_bag(state)
    broken = INVARIANTS[check(state)] if check(state) != SOUND else "every die lies somewhere"
    raise AssertionError(f"A drawn position cannot occur: {broken}.\n{GAME.draw(state)}")


def put(row: Array, dice: str) -> None:
    for name in dice.split():
        insert(row, DIE_NUMBERS[name])


def any_pool(state: State) -> str:
    """A pool from which everybody has drafted so far."""
    left = dice_drawn(state) - int(state.turns_taken) - int(state.hand != NO_DIE or state.has_drafted)
    return " ".join(ANY_POOL.split()[:left])


def lay_cards(state: State, tools: Sequence[str], goals: Sequence[str], paid: Mapping[str, str]) -> None:
    """The tools that are named, others to make up the number, and the public objectives."""
    due = int(state.solo_tools) if state.seats == 1 else TOOLS_LAID
    others = [name for name in QUIET_TOOLS if name not in tools]
    for name in [*tools, *others][:due]:
        insert(state.tool, TOOL_NUMBERS[name])
    for name, die in paid.items():
        state.paid[list(state.tool).index(TOOL_NUMBERS[name])] = DIE_NUMBERS[die]
    for name in goals[: SOLO_PUBLIC_OBJECTIVES if state.seats == 1 else PUBLIC_OBJECTIVES_LAID]:
        insert(state.objective, OBJECTIVE_NUMBERS[name])


def lay_windows(state: State, windows: Sequence[Window]) -> None:
    """The windows that are drawn, an empty one for every other seat; each with private objectives of its own."""
    for seat in range(state.seats):
        assign(state.windows[seat], windows[seat] if seat < len(windows) else window_of(OTHER_PATTERNS[seat]))
    due = SOLO_PRIVATE_OBJECTIVES if state.seats == 1 else 1
    taken = {int(color) for seat in range(state.seats) for color in state.windows[seat].private}
    free = [color for color in range(COLORS) if color not in taken]
    for seat in range(state.seats):
        private = state.windows[seat].private
        colors = [int(color) for color in private if color != NO_COLOR]
        while len(colors) < due:
            colors.append(free.pop(0))
        private[: len(colors)] = sorted(colors)


def lay_tokens(state: State, tokens_on: Mapping[str, int] | None, named: Sequence[str]) -> None:
    """Tokens on the tools; the seats that a test leaves open paid for them, or else the tools that it does not name."""
    windows = [state.windows[seat] for seat in range(state.seats)]
    open_windows = [window for window in windows if window.tokens == UNSAID]
    for window in open_windows:
        window.tokens = 0 if state.seats == 1 else BOX.patterns[window.pattern].difficulty
    for name, tokens in (tokens_on or {}).items():
        state.tokens_on[list(state.tool).index(TOOL_NUMBERS[name])] = tokens
    owed = sum((tokens_on or {}).values())
    if state.seats > 1:
        owed -= sum(BOX.patterns[window.pattern].difficulty - int(window.tokens) for window in windows)
    for window in reversed(open_windows):
        gone = max(0, min(owed, int(window.tokens)))
        window.tokens -= gone
        owed -= gone
    bare = [slot for slot in range(TOOLS_LAID) if state.tool[slot] != NO_TOOL and state.tokens_on[slot] == 0]
    bare.sort(key=lambda slot: tool_name(int(state.tool[slot])) not in named)
    while owed < 0:
        tokens = -owed if owed % 2 else 1
        state.tokens_on[bare.pop()] = tokens
        owed += tokens


def fill_up(state: State, windows: int, rounds: int) -> bool:
    """Lay the dice that were drawn by now and that the test does not say; whether there was a place for all."""
    fill_bag(state)
    due = dice_drawn(state) * int(state.rounds_played + (state.phase != GAME_OVER))
    missing = due - (COLORS * DICE_OF_EACH_COLOR - int(state.bag.sum()))
    for space in range(rounds, int(state.rounds_played)):
        missing -= add_die(state, state.track[space], range(FACES))
    for seat in range(windows, int(state.seats)):
        while missing > 0 and place_any(state, seat):
            missing -= 1
    for is_drawn in (False, True):
        for space in range(rounds, int(state.rounds_played)) if not is_drawn else range(rounds):
            row = state.track[space]
            faces = [int(die) for die in row if die != NO_DIE] if is_drawn else list(range(FACES))
            while missing > 0 and faces and row[dice_drawn(state) - 1] == NO_DIE:
                missing -= add_die(state, row, faces)
    return missing == 0


def add_die(state: State, row: Array, faces: Iterable[int]) -> int:
    """One die more in a row, of the color that the bag has most of."""
    die = max(faces, key=lambda die: int(state.bag[die // VALUES]))
    insert(row, die)
    state.bag[die // VALUES] -= 1
    return 1


def place_any(state: State, seat: int) -> bool:
    """Place a die in a window that nobody drew, so that no space becomes impossible; whether that could be done."""
    window = state.windows[seat]
    if spaces_taken(window) >= 2 * int(state.rounds_played) + placed_at_most(state, seat):
        return False
    reach = int(reach_of(window))
    printed = "".join(BOX.patterns[window.pattern].grid)
    space = next((space for space in range(SPACES) if reach >> space & 1), SPACES)
    asked = [printed[other] for other in range(SPACES) if space < SPACES and int(beside(1 << space)) >> other & 1]
    for die in sorted(range(FACES), key=lambda die: -int(state.bag[die // VALUES])):
        is_there = state.bag[die // VALUES] > 0
        if is_there and fitting(window, die, reach) >> space & 1 and not set(die_name(die)) & set(asked):
            place_die(window, space, die)
            state.bag[die // VALUES] -= 1
            return True
    return False


def fill_bag(state: State) -> None:
    """Put every die that lies nowhere else into the bag."""
    state.bag[:] = 0
    for color in range(COLORS):
        state.bag[color] = DICE_OF_EACH_COLOR - int(dice_of(state, color))


def table_at(state: State, *, seed: int = 1, chance_by_hand: bool = False) -> Table:
    """A table on which this position lies, to be played on by anybody."""
    return Table(GAME, position=GAME.draw(state), seed=seed, chance_by_hand=chance_by_hand)


def table_with(tool: str, drawing: str = V, *, pool: str = "R2 G5 B4 Y1 P6", **more: Any) -> Table:
    """Seat 0 has these dice on Via Lux and may use a tool; chance is played by hand."""
    return table_at(state_of(window_of("Via Lux", drawing), pool=pool, tools=(tool,), **more), chance_by_hand=True)


# --- Playing and reading ---


def play(table: Table, *moves: str) -> Table:
    """Play these moves, one after the other."""
    for move in moves:
        table.play(move)
    return table


def texts_of(table: Table) -> list[str]:
    """The legal moves as a player types them."""
    return [move.text for move in table.legal_moves()]


def offered(table: Table, verb: str) -> str:
    """What may be done with one verb: `offered(table, "place")` is "B4 B5 D5"; names of tools are parted by commas."""
    words = [text.removeprefix(f"{verb} ") for text in texts_of(table) if text.startswith(f"{verb} ")]
    return (", " if verb == "use" else " ").join(words)


def chances(table: Table) -> dict[str, int]:
    """How likely each thing is that chance may do next."""
    weights = np.zeros(GAME.outcomes, np.int16)
    GAME.weights(table.state, weights)
    return {
        GAME.write(table.state, outcome): int(weights[outcome]) for outcome in range(GAME.outcomes) if weights[outcome]
    }


def dice_in(row: Array) -> str:
    """The dice of the pool, or of a space of the round track: "R2 G5"."""
    return " ".join(die_name(int(die)) for die in row if die != NO_DIE)


def track_of(state: State) -> list[str]:
    """The round track, as `state_of` takes it."""
    return [dice_in(state.track[space]) for space in range(state.rounds_played)]


def die_on(state: State, space: str, seat: int = 0) -> str:
    """The die on a space of a window, or "none"."""
    return die_name(int(state.windows[seat].die[SPACE_NUMBERS[space]]))


def dice_on(state: State, seat: int = 0) -> dict[str, str]:
    """All dice of a window by their spaces."""
    return {space_name(space): die_name(int(die)) for space, die in enumerate(state.windows[seat].die) if die != NO_DIE}


def spaces_in(spaces: int) -> str:
    """The names of a set of spaces."""
    return " ".join(space_name(space) for space in range(SPACES) if int(spaces) >> space & 1)


def space_set(names: str) -> int:
    """The set of the spaces with these names."""
    return sum(1 << SPACE_NUMBERS[name] for name in names.split())
