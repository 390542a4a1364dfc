"""The whole game once more, as plainly as it can be said: a die is a pair, a window is a dictionary, nothing is fast.

Written from the rules in docs/rules/sagrada.md, not from our rules.py, to be played beside it. The patterns and the
numbers of the actions are shared. Chance is not drawn here: the game is told the draw, and says how likely it was.

The game is one long function that stops at every question: `answer = yield self.ask(...)` asks the seat on turn,
`answer = yield equally(...)` or `chance(...)` asks chance.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Generator, Iterable, Sequence

Die = tuple[str, int]  # color and value; value 0: being rolled, or not set yet
Window = dict[int, Die]
Move = tuple[int, int]  # from one space to another
Pattern = tuple[str, int, Sequence[str]]  # name, difficulty, four rows
Question = tuple[int, dict[int, int]]  # who is asked, and each possible answer with its weight
Play = Generator[Question, int, None]
PlayMove = Generator[Question, int, int]

COLORS = "RGBYP"
DICE = [(color, value) for color in COLORS for value in range(1, 7)]
CHANCE, OVER = -1, -2

# What the answers start at: TAKE + die, USE + tool, PLACE + space and so on.
TAKE, TRACK, USE, PLACE, MOVE = 4, 34, 64, 76, 96
SHIFT_DOWN, SHIFT_UP, VALUE, END_TURN, STOP, TO_POOL = 116, 117, 118, 124, 125, 126

TOOLS = range(12)
GROZING, EGLOMISE, COPPER, LATHEKIN, LENS, FLUX_BRUSH, HAMMER, RUNNING, CORK, GRINDING, FLUX_REMOVER, TAP_WHEEL = TOOLS
SOLO_COLOR = "PBRYGPBRYGPB"
DRAFTED_CLASS = [GROZING, LENS, FLUX_BRUSH, CORK, GRINDING, FLUX_REMOVER]


def chance(weights: dict[int, int]) -> Question:
    return CHANCE, {outcome: weight for outcome, weight in weights.items() if weight}


def equally(outcomes: Iterable[int]) -> Question:
    return chance(dict.fromkeys(outcomes, 1))


# --- Placing dice ---

ORTHOGONAL = [(-1, 0), (1, 0), (0, -1), (0, 1)]
DIAGONAL = [(-1, -1), (-1, 1), (1, -1), (1, 1)]


def around(space: int, steps: list[tuple[int, int]]) -> list[int]:
    cells = [(space // 5 + down, space % 5 + right) for down, right in steps]
    return [row * 5 + column for row, column in cells if row in range(4) and column in range(5)]


def is_empty(grid: str, window: Window, space: int, die: Die) -> bool:
    """PLACE-1."""
    return space not in window


def starts_on_the_edge(grid: str, window: Window, space: int, die: Die) -> bool:
    """PLACE-2: an inner space has eight neighbors."""
    return bool(window) or len(around(space, ORTHOGONAL + DIAGONAL)) < 8


def touches_a_die(grid: str, window: Window, space: int, die: Die) -> bool:
    """PLACE-3."""
    return not window or any(neighbor in window for neighbor in around(space, ORTHOGONAL + DIAGONAL))


def stands_alone(grid: str, window: Window, space: int, die: Die) -> bool:
    """TOOL-CORK: in the place of PLACE-3."""
    return not any(neighbor in window for neighbor in around(space, ORTHOGONAL + DIAGONAL))


def meets_the_color(grid: str, window: Window, space: int, die: Die) -> bool:
    """PLACE-4, PLACE-6."""
    return grid[space] not in COLORS or grid[space] == die[0]


def meets_the_value(grid: str, window: Window, space: int, die: Die) -> bool:
    """PLACE-5, PLACE-6."""
    return not grid[space].isdigit() or grid[space] == str(die[1])


def differs_from_neighbors(grid: str, window: Window, space: int, die: Die) -> bool:
    """PLACE-7."""
    dice = [window[neighbor] for neighbor in around(space, ORTHOGONAL) if neighbor in window]
    return all(color != die[0] and value != die[1] for color, value in dice)


Predicate = Callable[[str, Window, int, Die], bool]
PLACE_RULES: list[Predicate] = [
    *(is_empty, starts_on_the_edge, touches_a_die),
    *(meets_the_color, meets_the_value, differs_from_neighbors),
]
WITHOUT_COLOR = [rule for rule in PLACE_RULES if rule is not meets_the_color]
WITHOUT_VALUE = [rule for rule in PLACE_RULES if rule is not meets_the_value]
WITH_CORK = [rule for rule in PLACE_RULES if rule is not touches_a_die] + [stands_alone]


def spaces_for(grid: str, window: Window, die: Die, rules: list[Predicate] = PLACE_RULES) -> list[int]:
    """PLACE-8: the spaces that all rules allow."""
    return [space for space in range(20) if all(rule(grid, window, space, die) for rule in rules)]


def moves_in(grid: str, window: Window, rules: list[Predicate] = PLACE_RULES) -> set[Move]:
    """TOOL-7: lift each die in turn and try where it could be placed anew."""
    moves = set()
    for source, die in window.items():
        others = {space: other for space, other in window.items() if space != source}
        moves |= {(source, target) for target in spaces_for(grid, others, die, rules) if target != source}
    return moves


def after(window: Window, move: Move) -> Window:
    source, target = move
    return {(target if space == source else space): die for space, die in window.items()}


# --- Objectives ---

ROWS = [range(row * 5, row * 5 + 5) for row in range(4)]
COLUMNS = [range(column, 20, 5) for column in range(5)]


def varied(window: Window, lines: list[range], part: int) -> int:
    """R25: the full lines whose dice differ in color (part 0) or in value (part 1)."""
    full = [[window[space] for space in line] for line in lines if all(space in window for space in line)]
    return sum(len({die[part] for die in dice}) == len(dice) for dice in full)


def sets(found: list[str] | list[int], wanted: Sequence[str] | Sequence[int]) -> int:
    """SCORE-3: as many as there are of the rarest."""
    return min(sum(thing == one for thing in found) for one in wanted)


def points_of(objective: int, window: Window) -> int:
    """SCORE-2: the ten public objectives."""
    colors = [color for color, _ in window.values()]
    values = [value for _, value in window.values()]
    with_twin = [s for s in window if any(d in window and window[d][0] == window[s][0] for d in around(s, DIAGONAL))]
    return [
        *(6 * varied(window, ROWS, 0), 5 * varied(window, COLUMNS, 0)),
        *(5 * varied(window, ROWS, 1), 4 * varied(window, COLUMNS, 1)),
        *(2 * sets(values, [1, 2]), 2 * sets(values, [3, 4]), 2 * sets(values, [5, 6])),
        *(5 * sets(values, range(1, 7)), 1 * len(with_twin), 4 * sets(colors, COLORS)),
    ][objective]


# --- The game ---


class NaiveGame:
    def __init__(
        self, patterns: Sequence[Pattern], seats: int, open_private: bool = False, solo_tools: int = 3
    ) -> None:
        self.patterns, self.seats, self.solo, self.solo_tools = patterns, seats, seats == 1, solo_tools
        self.open_private = open_private  # changes what is seen, not what may be done
        self.private: list[list[str]] = [[] for _ in range(seats)]
        self.cards: list[list[int]] = [[] for _ in range(seats)]
        self.pattern_of: list[int | None] = [None] * seats
        self.grids = [""] * seats
        self.windows: list[Window] = [{} for _ in range(seats)]
        self.tokens = [0] * seats
        self.tools: list[int] = []
        self.tokens_on: dict[int, int] = {}
        self.paid: dict[int, Die] = {}
        self.public: list[int] = []
        self.bag = dict.fromkeys(COLORS, 18)
        self.pool: list[Die] = []
        self.track: list[list[Die]] = [[] for _ in range(10)]
        self.hand: Die | None = None
        self.rolling: list[str] = []  # the colors of the dice that Glazing Hammer has picked up
        self.rounds_played = self.start_seat = self.seat = 0
        self.first_turn = self.drafted = self.tool_used = False
        self.skipping: set[int] = set()
        self.steps = self.whole_game()
        self.asked, self.answers = next(self.steps)

    def turn(self) -> int:
        return self.asked

    def legal(self) -> set[int]:
        return set(self.answers) if self.asked >= 0 else set()

    def chances(self) -> dict[int, int]:
        return dict(self.answers) if self.asked == CHANCE else {}

    def play(self, number: int) -> None:
        assert number in self.answers, number
        self.asked, self.answers = self.steps.send(number)

    def ask(self, answers: Iterable[int]) -> Question:
        return self.seat, dict.fromkeys(answers, 1)

    # --- Setup, rounds and turns ---

    def whole_game(self) -> Play:
        yield from self.deal()
        yield from self.choose_patterns()
        self.start_seat = yield equally(range(self.seats))
        while len(self.tools) < (self.solo_tools if self.solo else 3):
            tool = yield equally(tool for tool in TOOLS if tool not in self.tools)
            self.tools = sorted([*self.tools, tool])
            self.tokens_on[tool] = 0
        while len(self.public) < (2 if self.solo else 3):
            objective = yield equally(objective for objective in range(10) if objective not in self.public)
            self.public = sorted([*self.public, objective])
        while self.rounds_played < 10:
            yield from self.play_round()
        yield OVER, {}

    def deal(self) -> Play:
        """SETUP-1, SETUP-2, SOLO-4."""
        for own in self.private:
            for _ in range(2 if self.solo else 1):
                dealt = [color for colors in self.private for color in colors]
                color = yield equally(color for color in range(5) if COLORS[color] not in dealt)
                own.append(COLORS[color])
        for hand in self.cards:
            for _ in range(2):
                away = [card for cards in self.cards for card in cards]
                card = yield equally(card for card in range(12) if card not in away)
                hand.append(card)

    def choose_patterns(self) -> Play:
        """SETUP-2, SETUP-3: nothing is shown before all have chosen."""
        chosen = []
        for seat, cards in enumerate(self.cards):
            self.seat = seat
            choice = yield self.ask(range(4))
            chosen.append(sorted(cards)[choice // 2] * 2 + choice % 2)
        for seat, pattern in enumerate(chosen):
            _, difficulty, rows = self.patterns[pattern]
            self.pattern_of[seat], self.grids[seat] = pattern, "".join(rows)
            self.tokens[seat] = 0 if self.solo else difficulty

    def play_round(self) -> Play:
        """ROUND-2 to ROUND-6, SOLO-6, SOLO-8."""
        for _ in range(4 if self.solo else 2 * self.seats + 1):
            outcome = yield chance({number: self.bag[DICE[number][0]] for number in range(30)})
            self.bag[DICE[outcome][0]] -= 1
            insort(self.pool, DICE[outcome])
        clockwise = [(self.start_seat + step) % self.seats for step in range(self.seats)]
        turns = [(seat, True) for seat in clockwise] + [(seat, False) for seat in reversed(clockwise)]
        self.skipping = set()
        for self.seat, self.first_turn in turns:
            if self.first_turn or self.seat not in self.skipping:
                yield from self.take_turn()
        self.track[self.rounds_played], self.pool = self.pool, []
        self.rounds_played += 1
        if self.rounds_played < 10:
            self.start_seat = (self.start_seat + 1) % self.seats

    def take_turn(self) -> Play:
        """TURN-1, TURN-2, TURN-4."""
        self.drafted = self.tool_used = False
        while not (self.drafted and self.tool_used):
            answer = yield self.ask(self.options())
            if answer == END_TURN:
                return
            if answer >= PLACE:
                self.put(answer - PLACE)
                self.drafted = True
            elif answer >= USE:
                yield from self.use(answer - USE)
            else:
                self.take(DICE[answer - TAKE])

    def options(self) -> set[int]:
        """D2, or D3 with a die in the hand."""
        tools = {USE + tool for tool in self.tools if self.is_available(tool)}
        if self.hand is not None:
            return tools | {PLACE + space for space in self.spaces(self.hand)}
        takes = {TAKE + DICE.index(die) for die in set(self.pool) if not self.drafted and self.can_take(die)}
        return tools | takes | {END_TURN}

    def can_take(self, die: Die) -> bool:
        """R3: take it, see what could be done with it, and put it back."""
        self.take(die)
        possible = bool(self.options())
        self.put_into_the_pool()
        return possible

    @property
    def grid(self) -> str:
        return self.grids[self.seat]

    @property
    def window(self) -> Window:
        return self.windows[self.seat]

    def take(self, die: Die) -> None:
        self.pool.remove(die)
        self.hand = die

    def held(self) -> Die:
        assert self.hand is not None
        return self.hand

    def put_into_the_pool(self) -> None:
        insort(self.pool, self.held())
        self.hand = None

    def put(self, space: int) -> None:
        self.window[space] = self.held()
        self.hand = None

    def spaces(self, die: Die, rules: list[Predicate] = PLACE_RULES) -> list[int]:
        return spaces_for(self.grid, self.window, die, rules)

    def place_the_hand(self, rules: list[Predicate] = PLACE_RULES, or_pool: bool = False) -> Play:
        """D8, D9."""
        spaces = {PLACE + space for space in self.spaces(self.held(), rules)}
        answer = yield self.ask(spaces | ({TO_POOL} if or_pool else set()))
        if answer == TO_POOL:
            self.put_into_the_pool()
        else:
            self.put(answer - PLACE)

    # --- Tools ---

    def is_available(self, tool: int) -> bool:
        """TOOL-5: the timing fits, the action is unused, it can be paid, and then be carried out."""
        if self.tool_used or not self.timing_fits(tool):
            return False
        if self.solo:
            return tool not in self.paid and bool(self.payments(tool))
        return self.tokens[self.seat] >= self.cost(tool) and self.is_possible(tool)

    def timing_fits(self, tool: int) -> bool:
        """TOOL-6, R17, R18."""
        if tool in DRAFTED_CLASS or self.hand is not None:
            return tool in DRAFTED_CLASS and self.hand is not None
        own_timing = {HAMMER: not self.first_turn and not self.drafted, RUNNING: self.first_turn and self.drafted}
        return own_timing.get(tool, True)

    def cost(self, tool: int) -> int:
        """TOOL-1."""
        return 2 if self.tokens_on[tool] else 1

    def payments(self, tool: int) -> set[Die]:
        """D4, R29."""
        return {die for die in self.pool if die[0] == SOLO_COLOR[tool] and self.is_possible(tool, paid=die)}

    def is_possible(self, tool: int, paid: Die | None = None) -> bool:
        """R5: pay, begin with the effect, see whether its first question has an answer, and undo all that."""
        pool, bag, hand, rolling = self.pool, {**self.bag}, self.hand, self.rolling
        self.pool = [*pool]
        if paid is not None:
            self.pool.remove(paid)
        _, answers = next(self.effect(tool), (OVER, {}))
        self.pool, self.bag, self.hand, self.rolling = pool, bag, hand, rolling
        return bool(answers)

    def effect(self, tool: int) -> Play:
        """Card 1 to card 12."""
        return [
            *(self.grozing_pliers, self.eglomise_brush, self.copper_foil_burnisher, self.lathekin),
            *(self.lens_cutter, self.flux_brush, self.glazing_hammer, self.running_pliers),
            *(self.cork_backed_straightedge, self.grinding_stone, self.flux_remover, self.tap_wheel),
        ][tool]()

    def use(self, tool: int) -> Play:
        """TURN-3, TOOL-3, TOOL-8, SOLO-7."""
        if self.solo:
            answer = yield self.ask(TAKE + DICE.index(die) for die in self.payments(tool))
            self.paid[tool] = DICE[answer - TAKE]
            self.pool.remove(self.paid[tool])
        else:
            cost = self.cost(tool)
            self.tokens[self.seat] -= cost
            self.tokens_on[tool] += cost
        self.tool_used = True
        yield from self.effect(tool)
        self.drafted = self.drafted or tool in DRAFTED_CLASS

    def grozing_pliers(self) -> Play:
        """D5."""
        color, value = self.held()
        shifted = {SHIFT_DOWN: (color, value - 1), SHIFT_UP: (color, value + 1)}
        answer = yield self.ask(a for a, die in shifted.items() if die[1] in range(1, 7) and self.spaces(die))
        self.hand = shifted[answer]
        yield from self.place_the_hand()

    def eglomise_brush(self) -> Play:
        yield from self.move_one_of(moves_in(self.grid, self.window, WITHOUT_COLOR))

    def copper_foil_burnisher(self) -> Play:
        yield from self.move_one_of(moves_in(self.grid, self.window, WITHOUT_VALUE))

    def lathekin(self) -> Play:
        """R12: a first move must leave a second."""
        moves = moves_in(self.grid, self.window)
        firsts = {move for move in moves if self.second_moves(after(self.window, move), move[1])}
        moved = yield from self.move_one_of(firsts)
        yield from self.move_one_of(self.second_moves(self.window, moved))

    def tap_wheel(self) -> Play:
        """R11, R22."""
        colors = {color for dice in self.track for color, _ in dice}
        firsts = {move for move in moves_in(self.grid, self.window) if self.window[move[0]][0] in colors}
        moved = yield from self.move_one_of(firsts)
        seconds = self.second_moves(self.window, moved)
        alike = {move for move in seconds if self.window[move[0]][0] == self.window[moved][0]}
        yield from self.move_one_of(alike, may_stop=True)

    def second_moves(self, window: Window, moved: int) -> set[Move]:
        """R11: what the dice can do that were not just moved to that space."""
        return {move for move in moves_in(self.grid, window) if move[0] != moved}

    def move_one_of(self, moves: set[Move], may_stop: bool = False) -> PlayMove:
        """D10 or D12, then D11: the space that the die was moved to."""
        answer = yield self.ask({MOVE + source for source, _ in moves} | ({STOP} if may_stop else set()))
        if answer == STOP:
            return STOP
        source = answer - MOVE
        answer = yield self.ask(PLACE + target for start, target in moves if start == source)
        self.windows[self.seat] = after(self.window, (source, answer - PLACE))
        return answer - PLACE

    def lens_cutter(self) -> Play:
        """D6, R13."""
        answer = yield self.ask(TRACK + DICE.index(die) for dice in self.track for die in dice if self.spaces(die))
        taken = DICE[answer - TRACK]
        earliest = next(dice for dice in self.track if taken in dice)
        earliest.remove(taken)
        insort(earliest, self.held())
        self.hand = taken
        yield from self.place_the_hand()

    def flux_brush(self) -> Play:
        color, _ = self.held()
        self.hand = color, 0
        outcome = yield equally(range(6))
        self.hand = color, outcome + 1
        if self.spaces(self.hand):
            yield from self.place_the_hand()
        else:
            self.put_into_the_pool()

    def glazing_hammer(self) -> Play:
        self.rolling = sorted((color for color, _ in self.pool), key=COLORS.index)
        self.pool = []
        while self.rolling:
            outcome = yield equally(range(6))
            insort(self.pool, (self.rolling.pop(0), outcome + 1))

    def running_pliers(self) -> Play:
        """D13."""
        answer = yield self.ask(TAKE + DICE.index(die) for die in self.pool if self.spaces(die))
        self.take(DICE[answer - TAKE])
        yield from self.place_the_hand()
        self.skipping.add(self.seat)

    def cork_backed_straightedge(self) -> Play:
        yield from self.place_the_hand(WITH_CORK)

    def grinding_stone(self) -> Play:
        color, value = self.held()
        self.hand = color, 7 - value
        yield from self.place_the_hand()

    def flux_remover(self) -> Play:
        self.bag[self.held()[0]] += 1
        self.hand = None
        outcome = yield chance({color: self.bag[COLORS[color]] for color in range(5)})
        self.bag[COLORS[outcome]] -= 1
        self.hand = COLORS[outcome], 0
        answer = yield self.ask(VALUE + face for face in range(6))
        self.hand = COLORS[outcome], answer - VALUE + 1
        yield from self.place_the_hand(or_pool=True)

    # --- Scoring ---

    def private_scores(self) -> list[int]:
        """SCORE-4, R31: the better one, if there are two."""
        return [
            max((sum(value for color, value in window.values() if color == own) for own in colors), default=0)
            for colors, window in zip(self.private, self.windows, strict=True)
        ]

    def scores(self) -> list[int]:
        """SCORE-1, SOLO-10."""
        scores = []
        for private, tokens, window in zip(self.private_scores(), self.tokens, self.windows, strict=True):
            public = sum(points_of(objective, window) for objective in self.public)
            scores.append(public + private + tokens - (20 - len(window)) * (3 if self.solo else 1))
        return scores

    def places(self) -> list[int]:
        """TIE-1 to TIE-3, SOLO-9, SOLO-11."""
        if self.solo:
            target = sum(value for dice in self.track for _, value in dice)
            return [1 if self.scores()[0] > target else 2]
        late = [(seat - self.start_seat) % self.seats for seat in range(self.seats)]
        keys = list(zip(self.scores(), self.private_scores(), self.tokens, late, strict=True))
        return [1 + sum(other > key for other in keys) for key in keys]
