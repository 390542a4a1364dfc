"""The position as text, and back: `read_position(draw(state))` is the same state to the byte.

R3 is a red 3. In a window a small letter or a digit alone is what an empty space asks for. Every line begins with a
word that says what it is. What a seat cannot know is drawn as ? when the state is masked; such a drawing is to look at.
"""

from __future__ import annotations

from clerestory.engine.records import Array
from clerestory.games.sagrada.components import (
    BLANK,
    BOX,
    COLORS,
    COLUMNS,
    DIFFICULTY,
    LETTERS,
    MOST_DICE,
    NO_CARD,
    NO_COLOR,
    NO_DIE,
    NO_OBJECTIVE,
    NO_PATTERN,
    NO_TOOL,
    POINTS,
    ROUNDS,
    ROWS,
    SIDES,
    SOLO_COLOR,
    SPACES,
    UNKNOWN,
    space_name,
)
from clerestory.games.sagrada.naming import (
    NOTHING,
    ROW_LETTERS,
    SECRET,
    color_name,
    die_name,
    objective_name,
    pattern_name,
    tool_name,
)
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
    State,
    Window,
    is_solo,
)
from clerestory.games.sagrada.tools import TAP_WHEEL, next_to_roll
from clerestory.games.sagrada.using import cost


def draw(state: State) -> str:
    """The position as text."""
    seats = "1 seat" if is_solo(state) else f"{state.seats} seats"
    number = min(state.rounds_played + 1, ROUNDS)
    lines = [
        f"sagrada {seats}  open_private {yes(state.open_private)}  solo_tools {state.solo_tools}",
        f"next {describe_next(state)}",
        f"round {number}  started by seat {state.start_seat}  turn {state.turns_taken + 1}"
        f"  drafted {yes(state.has_drafted)}  tool used {yes(state.has_used_tool)}",
        f"bag     {draw_counts(state.bag)}",
        f"pool    {draw_dice(state.pool)}",
        *draw_use(state),
        f"track   {draw_track(state)}",
        *([f"target  {target_score(state)}"] if is_solo(state) else []),
        *draw_cards(state),
    ]
    for seat in range(state.seats):
        lines += ["", *draw_seat(state, seat)]
    return "\n".join(lines) + "\n"


def describe_next(state: State) -> str:
    """What happens next, as a sentence."""
    seat, hand, tool = f"seat {state.seat}", die_name(int(state.hand)), tool_name(int(state.tool_in_use))
    if state.phase == MENU:
        options = [] if state.has_drafted else ["drafts a die"]
        options += [] if state.has_used_tool else ["uses a tool"]
        return f"{seat} {', '.join(options)} or ends the turn"
    sentences = {
        DEAL_OBJECTIVE: f"deal a private objective to {seat}",
        DEAL_CARD: f"deal a pattern card to {seat}",
        DRAW_START_SEAT: "draw the start seat",
        LAY_TOOL: "lay out a tool",
        LAY_OBJECTIVE: "lay out a public objective",
        ROLL_POOL: "draw and roll a die for the pool",
        ROLL_HAND: f"roll the {hand} of {seat} again",
        ROLL_POOL_AGAIN: f"roll a {color_name(next_to_roll(state))} die of the pool again",
        DRAW_HAND: f"draw a die for {seat}",
        CHOOSE_PATTERN: f"{seat} chooses a pattern",
        PLACE_OR_TOOL: f"{seat} places {hand} or uses a tool on it",
        PAY: f"{seat} pays for {tool} with a die of the pool",
        SHIFT: f"{seat} turns {hand} up or down by one",
        TRACK_DIE: f"{seat} swaps {hand} with a die of the round track",
        SET_VALUE: f"{seat} sets the value of a {color_name(int(state.drawn_color))} die",
        PLACE: f"{seat} places {hand}",
        PLACE_OR_POOL: f"{seat} places {hand} or puts it into the pool",
        MOVE_DIE: f"{seat} moves a die with {tool}",
        MOVE_TO: f"{seat} puts the die of {where(int(state.lifted))} down",
        SECOND_DIE: f"{seat} moves a second die{' or stops' if state.tool_in_use == TAP_WHEEL else ''}",
        EXTRA_DIE: f"{seat} takes a second die",
        GAME_OVER: f"nothing, the game is over{verdict(state)}",
    }
    return sentences[int(state.phase)]


def verdict(state: State) -> str:
    """SOLO-1, SOLO-11. How a solo game ended."""
    if not is_solo(state):
        return ""
    own, target = score(state, state.windows[0]), target_score(state)
    return f": {'won' if own > target else 'lost'}, {own} against a target of {target}"


def draw_use(state: State) -> list[str]:
    """What is in hand or under way; a line for each thing that there is."""
    lines = []
    if state.hand != NO_DIE or state.drawn_color != NO_COLOR:
        hand = die_name(int(state.hand)) if state.hand != NO_DIE else f"{LETTERS[state.drawn_color]} without a value"
        lines.append(f"hand    {hand}")
    if state.tool_in_use != NO_TOOL:
        lifted = "" if state.lifted == NOWHERE else f"  lifted {where(int(state.lifted))}"
        moved = "" if state.moved == NOWHERE else f"  moved {where(int(state.moved))}"
        lines.append(f"using   {tool_name(int(state.tool_in_use))}{lifted}{moved}")
    if state.rolling.any():
        lines.append(f"rolling {draw_counts(state.rolling)}")
    return lines


def draw_cards(state: State) -> list[str]:
    """SETUP-12, TOOL-2. The tools with their cost now and what was paid, the public objectives with their points."""
    lines = []
    for slot, tool in enumerate(state.tool):
        if tool != NO_TOOL:
            paid = f"costs {cost(state, slot)}  tokens {state.tokens_on[slot]}"
            if is_solo(state):
                paid = f"costs {LETTERS[SOLO_COLOR[tool]]}  paid {die_name(int(state.paid[slot]))}"
            lines.append(f"tool    {tool + 1} {tool_name(int(tool))}  {paid}")
    return lines + [
        f"goal    {objective_name(int(objective))}  points {POINTS[objective]}"
        for objective in state.objective
        if objective != NO_OBJECTIVE
    ]


def draw_seat(state: State, seat: int) -> list[str]:
    """One seat's window, with its cards and tokens."""
    window = state.windows[seat]
    secret = "+?" if UNKNOWN in window.private else ""
    private = " and ".join(color_name(int(color)) for color in window.private if color != NO_COLOR) or NOTHING
    skips = "  skips its second turn" if window.skips else ""
    points = "  ".join(f"{line} {points}" for line, points in sheet_of(state, window).items())
    return [
        f"seat {seat}  score {score(state, window)}{secret}  tokens {window.tokens}  private {private}{skips}",
        f"sheet {points}",
        *draw_dealt(window),
        *draw_window(window),
    ]


def draw_dealt(window: Window) -> list[str]:
    """SETUP-2. The pattern cards to choose from, each pattern as it is printed."""
    lines = []
    for card in window.dealt:
        if card == UNKNOWN:
            lines.append(f"card    {SECRET}")
        elif card != NO_CARD:
            patterns = [BOX.patterns[card * SIDES + side] for side in range(SIDES)]
            names = ", ".join(f"{pattern.name} ({pattern.difficulty})" for pattern in patterns)
            lines.append(f"card    {card + 1}: {names}")
            for rows in zip(*(pattern.grid for pattern in patterns), strict=True):
                lines.append("spaces  " + "    ".join(" ".join(row.lower()) for row in rows))
    return lines


def draw_window(window: Window) -> list[str]:
    """SETUP-4. The pattern's name and the grid: dice, and what the empty spaces ask for."""
    if window.pattern in (NO_PATTERN, UNKNOWN):
        return [f"pattern {pattern_name(int(window.pattern))}"]
    lines = [f"pattern {pattern_name(int(window.pattern))}  difficulty {DIFFICULTY[window.pattern]}"]
    lines.append("        " + "  ".join(f"{column + 1:<2}" for column in range(COLUMNS)).rstrip())
    printed = "".join(BOX.patterns[window.pattern].grid).lower()
    cells = [
        printed[space] if window.die[space] == NO_DIE else die_name(int(window.die[space])) for space in range(SPACES)
    ]
    for row in range(ROWS):
        line = "  ".join(f"{cell:<2}" for cell in cells[row * COLUMNS : (row + 1) * COLUMNS])
        lines.append(f"{ROW_LETTERS[row]}       {line}".rstrip())
    return lines


def draw_track(state: State) -> str:
    """ROUND-5. The dice of every finished round; a dash for a round that left none."""
    rounds = [draw_dice(state.track[space], "-") for space in range(state.rounds_played)]
    return "  ".join(f"{space + 1}: {dice}" for space, dice in enumerate(rounds)) or BLANK


def draw_dice(row: Array, empty: str = BLANK) -> str:
    return " ".join(die_name(int(die)) for die in row[:MOST_DICE] if die != NO_DIE) or empty


def draw_counts(container: Array) -> str:
    return "  ".join(f"{LETTERS[color]} {container[color]:2}" for color in range(COLORS))


def where(space: int) -> str:
    return NOTHING if space == NOWHERE else space_name(space)


def yes(flag: int) -> str:
    return "yes" if flag else "no"
