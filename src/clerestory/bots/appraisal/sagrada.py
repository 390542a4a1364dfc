"""What a window is worth in Sagrada: its points, what a player sees coming, and what the others seem to be after."""

from __future__ import annotations

from math import exp
from typing import TypeAlias

from clerestory.engine.chance import HALF, Generator, next_word
from clerestory.engine.components import table
from clerestory.engine.records import Array
from clerestory.engine.rules import rule
from clerestory.engine.sets import size_of
from clerestory.games.sagrada.components import (
    COLORS,
    COLUMNS,
    MOST_DICE,
    NO_COLOR,
    NO_DIE,
    NO_OBJECTIVE,
    NO_PATTERN,
    POINTS,
    PUBLIC_OBJECTIVES_LAID,
    ROWS,
    SEATS,
    SOLO_EMPTY_SPACE,
    SPACES,
    VALUES,
)
from clerestory.games.sagrada.hidden import are_objectives_secret, are_patterns_secret, hide
from clerestory.games.sagrada.objectives import (
    COLOR_DIAGONALS,
    COLOR_VARIETY,
    COLUMN_COLOR_VARIETY,
    COLUMN_SHADE_VARIETY,
    DEEP_SHADES,
    LIGHT_SHADES,
    MEDIUM_SHADES,
    ROW_COLOR_VARIETY,
    ROW_SHADE_VARIETY,
    SHADE_VARIETY,
    cornering,
    shades_of,
)
from clerestory.games.sagrada.observation import known_points
from clerestory.games.sagrada.placing import (
    ALL_SPACES,
    fitting,
    reach_of,
    spaces_for,
    spaces_of,
)
from clerestory.games.sagrada.rules import legal, list_spaces
from clerestory.games.sagrada.scoring import score, score_private, target_score
from clerestory.games.sagrada.state import (
    ANY_DIE,
    END_TURN,
    GAME_OVER,
    MENU,
    PLACE_OR_TOOL,
    POOL_DIE,
    State,
    Window,
    color_of,
    is_solo,
    value_of,
)
from clerestory.games.sagrada.turns import turns_to_come

# What is not there yet, in hundredths of a point; fitted to 1,500 games of greedy bots (docs/bots.md).
# Rows of a table: the seat has at most 2 turns left, at most 7, at most 13, more.
UP_TO = table([2, 7, 13])
SPACE = table([-190, 40, 155, 185])  # an empty space where no color or no value fits, only one, only two, more
OWN_SPACE = 90  # an empty space that takes the color of the private objective
ROW = table([[0, 0, 0, 0, 5], [0, 2, 4, 9, 20], [0, 0, 5, 17, 33], [0, 0, 5, 17, 33]])  # of its points, by its dice
COLUMN = table([[0, 0, 0, 11], [0, 10, 18, 33], [0, 15, 34, 55], [0, 25, 48, 82]])
COLOR_SET = table([[0, 0, 0, 0, 12], [0, 0, 2, 20, 58], [0, 8, 32, 58, 85], [0, 40, 58, 73, 105]])  # by its colors
SHADE_SET = table([[0, 0, 0, 0, 0, 10], [0, 0, 0, 2, 13, 42], [0, 20, 25, 30, 45, 76], [0, 40, 50, 65, 75, 91]])
PAIR = table([10, 27, 30, 30])  # by one of its values
DIAGONAL = table([11, 24, 40, 64])  # a space where a die would get a diagonal neighbor of its color

# How likely a private objective is, in hundredths of a logit; fitted to 1,229 games of bots (docs/decisions, 61).
PLACED = 40  # a pip of its color in its window;
PLACED_BY_ALL = -14  # in any window, its own too: there was so much of the color to be had
LEFT = -43  # a pip above 1 on the round track: nobody has taken it

Odds: TypeAlias = tuple[float, float, float, float, float]  # [color]


@rule
def appraise(state: State, seat: int) -> int:
    """About how many points the seat will have in the end, in hundredths; alone, how far above the target."""
    return expect(state, seat, seat) - (100 * target_score(state) if is_solo(state) else 0)


@rule
def expect(state: State, seat: int, other: int) -> int:
    """SETUP-1, SETUP-2. About how many points another will have, as far as the seat may know; without the target."""
    window = state.windows[other]
    is_own_known = other == seat or not are_objectives_secret(state)
    points = 100 * (known_points(state, window) + (score_private(window) if is_own_known else 0))
    if state.phase == GAME_OVER or window.pattern == NO_PATTERN or (other != seat and are_patterns_secret(state)):
        return points
    turns = turns_to_come(state, other)
    late = 0
    for i in range(len(UP_TO)):
        late += int(turns > UP_TO[i])
    own = int(window.private[0]) if is_own_known else NO_COLOR
    return points + spaces_to_come(state, window, own, turns, late) + objectives_to_come(state, window, late)


@rule
def count(state: State, seat: int) -> int:
    """What the seat would have if the game ended now, in hundredths of a point; alone, above the target."""
    points = score(state, state.windows[seat])
    return 100 * (points - target_score(state) if is_solo(state) else points)


@rule
def sketch(state: State, actions: Array) -> int:
    """What a quick player thinks of, who uses no tools: a die that fits, a space for it, the end of the turn."""
    window = state.windows[state.seat]
    reach = reach_of(window)
    if state.phase == PLACE_OR_TOOL and fitting(window, int(state.hand), reach) != 0:
        return list_spaces(fitting(window, int(state.hand), reach), actions, 0)
    if state.phase != MENU:
        return legal(state, actions)
    dice = 0
    if not state.has_drafted:
        for i in range(MOST_DICE):
            die = int(state.pool[i])
            if die == NO_DIE:
                break
            actions[dice] = POOL_DIE + die
            dice += int(fitting(window, die, reach) != 0)
    if dice > 0:
        return dice
    actions[0] = END_TURN
    return 1


@rule
def suppose(state: State, seat: int, rng: Generator) -> None:
    """SETUP-1, SETUP-2. Redraw what the seat cannot know: what the others have placed tells what they were dealt.

    How likely it is that some colors were dealt to three others is the product of the odds of each, and no two are
    alike; for seats that are not there all colors are as likely.
    """
    hide(state, seat, rng)
    if not are_objectives_secret(state):
        return
    known = int(state.windows[seat].private[0])
    first, second, third = odds_of(state, seat + 1), odds_of(state, seat + 2), odds_of(state, seat + 3)
    total = 0.0
    for colors in range(COLORS**3):
        total += likelihood(colors, known, first, second, third)
    ticket = total * (next_word(rng) >> HALF) / 2.0**32
    dealt = 0
    for colors in range(COLORS**3):
        likely = likelihood(colors, known, first, second, third)
        dealt = colors if likely > 0.0 and ticket >= 0.0 else dealt
        ticket -= likely
    for step in range(1, SEATS):
        other = (seat + step) % SEATS
        if other < state.seats and state.windows[other].private[0] != NO_COLOR:
            state.windows[other].private[0] = dealt % COLORS
        dealt //= COLORS


@rule
def likelihood(colors: int, known: int, first: Odds, second: Odds, third: Odds) -> float:
    """SETUP-1. How likely three others have these colors, the digits of a number; nobody has the one that is known."""
    one, two, three = colors % COLORS, colors // COLORS % COLORS, colors // COLORS**2
    if one in (two, three, known) or two in (three, known) or three == known:
        return 0.0
    return first[one] * second[two] * third[three]


@rule
def odds_of(state: State, number: int) -> Odds:
    """SETUP-1. How likely the private objective of a seat is each color; how much more likely than another is all."""
    seat = number % SEATS
    return odds(state, seat, 0), odds(state, seat, 1), odds(state, seat, 2), odds(state, seat, 3), odds(state, seat, 4)


@rule
def odds(state: State, seat: int, color: int) -> float:
    """SETUP-1. Who is after a color places it, more of it than others, and leaves no large dice of it to the track."""
    if seat >= state.seats:
        return 1.0
    placed, left = 0, 0
    for other in range(state.seats):
        placed += shades_of(state.windows[other], color)
    for space in range(state.rounds_played):
        for i in range(MOST_DICE):
            die = int(state.track[space, i])
            if die == NO_DIE:
                break
            left += (value_of(die) - 1) * int(color_of(die) == color)
    own = shades_of(state.windows[seat], color)
    return exp((PLACED * own + PLACED_BY_ALL * placed + LEFT * left) / 100)


@rule
def secret(state: State, seat: int) -> int:
    """SETUP-1. Its private objective, where that is secret."""
    return int(state.windows[seat].private[0]) - NO_COLOR if are_objectives_secret(state) else 0


@rule
def spaces_to_come(state: State, window: Window, own: int, turns: int, late: int) -> int:
    """Every empty space by the colors and values that fit, and the own color, as far as turns are left to fill it."""
    empty = ALL_SPACES & ~spaces_of(window, ANY_DIE)
    spaces = size_of(empty)
    if spaces == 0 or turns == 0:
        return 0
    one, two, three = empty, empty, empty  # where at least so many colors, and so many values, fit
    for first, kinds in ((0, COLORS), (COLORS, VALUES)):
        once, twice, thrice = 0, 0, 0
        for kind in range(first, first + kinds):
            fits = spaces_for(window, kind)
            thrice |= twice & fits
            twice |= once & fits
            once |= fits
        one &= once
        two &= twice
        three &= thrice
    worth = int(SPACE[0]) * spaces
    worth += (int(SPACE[1]) - int(SPACE[0])) * size_of(one)
    worth += (int(SPACE[2]) - int(SPACE[1])) * size_of(two)
    worth += (int(SPACE[3]) - int(SPACE[2])) * size_of(three)
    if is_solo(state):
        worth += (SOLO_EMPTY_SPACE - 1) * 100 * size_of(two)
    if own != NO_COLOR:
        worth += OWN_SPACE * size_of(empty & spaces_for(window, own))
    for i in range(PUBLIC_OBJECTIVES_LAID):
        if state.objective[i] == COLOR_DIAGONALS:
            worth += int(DIAGONAL[late]) * diagonals_to_come(window, empty)
    return worth * min(turns, spaces) // spaces


@rule
def diagonals_to_come(window: Window, empty: int) -> int:
    """The empty spaces where a die would get a diagonal neighbor of its color, for each color."""
    spaces = 0
    for color in range(COLORS):
        spaces += size_of(empty & cornering(spaces_of(window, color)) & spaces_for(window, color))
    return spaces


@rule
def objectives_to_come(state: State, window: Window, late: int) -> int:
    """Every public objective by how far the next row, column or set is met."""
    worth = 0
    for i in range(PUBLIC_OBJECTIVES_LAID):
        objective = int(state.objective[i])
        if objective != NO_OBJECTIVE:
            worth += int(POINTS[objective]) * share_to_come(window, objective, late)
    return worth


@rule
def share_to_come(window: Window, objective: int, late: int) -> int:
    """How far the next rows, columns or sets of an objective are met, in hundredths of its points."""
    if objective == ROW_COLOR_VARIETY or objective == ROW_SHADE_VARIETY:  # noqa: SIM109 (quicker, compiled)
        return lines_to_come(window, objective == ROW_COLOR_VARIETY, ROW[late], ROWS, COLUMNS, 1)
    if objective == COLUMN_COLOR_VARIETY or objective == COLUMN_SHADE_VARIETY:  # noqa: SIM109
        return lines_to_come(window, objective == COLUMN_COLOR_VARIETY, COLUMN[late], COLUMNS, 1, COLUMNS)
    if objective == LIGHT_SHADES:
        return int(PAIR[late]) * kinds_of_next_set(window, COLORS, 2)
    if objective == MEDIUM_SHADES:
        return int(PAIR[late]) * kinds_of_next_set(window, COLORS + 2, 2)
    if objective == DEEP_SHADES:
        return int(PAIR[late]) * kinds_of_next_set(window, COLORS + 4, 2)
    if objective == SHADE_VARIETY:
        return int(SHADE_SET[late, kinds_of_next_set(window, COLORS, VALUES)])
    if objective == COLOR_VARIETY:
        return int(COLOR_SET[late, kinds_of_next_set(window, 0, COLORS)])
    return 0


@rule
def lines_to_come(window: Window, by_color: bool, shares: Array, lines: int, apart: int, step: int) -> int:
    """Rows or columns that have no two dice alike and are not full, by the dice that they have."""
    length = len(shares)
    share = 0
    for line in range(lines):
        first = line * apart
        dice = 0
        for i in range(length):
            dice += int(window.die[first + i * step] != NO_DIE)
        if by_color:
            different = different_colors(window, first, step, length)
        else:
            different = different_values(window, first, step, length)
        if different == dice and dice < length:
            share += int(shares[dice])
    return share


@rule
def different_colors(window: Window, first: int, step: int, spaces: int) -> int:
    """How many colors lie on a line of spaces."""
    seen = 1 << color_of(NO_DIE)
    colors = 0
    for i in range(spaces):
        color = color_of(int(window.die[first + i * step]))
        colors += 1 - (seen >> color & 1)
        seen |= 1 << color
    return colors


@rule
def different_values(window: Window, first: int, step: int, spaces: int) -> int:
    """How many values lie on a line of spaces."""
    seen = 0
    values = 0
    for i in range(spaces):
        die = int(window.die[first + i * step])
        if die != NO_DIE:
            values += 1 - (seen >> value_of(die) & 1)
            seen |= 1 << value_of(die)
    return values


@rule
def kinds_of_next_set(window: Window, first: int, kinds: int) -> int:
    """How many of some colors or values there are for the next set of them."""
    sets = SPACES
    for kind in range(first, first + kinds):
        sets = min(sets, size_of(spaces_of(window, kind)))
    there = 0
    for kind in range(first, first + kinds):
        there += int(size_of(spaces_of(window, kind)) > sets)
    return there
