"""The whole game once more, as plainly as it can be said: lists of color names, no cleverness, no speed.

Written from the rules in docs/rules/sintra.md, not from our rules.py, to be played beside it. Only the printed facts
are shared. Chance is not drawn here: the game is told what was drawn, and says how likely it was.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from clerestory.games.sintra.components import BOX

COLORS = list(BOX.colors)
LETTER = {name[0].upper(): name for name in COLORS} | {"*": "joker"}
STRIPS = [[[LETTER[letter] for letter in face] for face in strip] for strip in BOX.faces]
WINDOW_POINTS = {side: [int(points) for points in BOX.window_points[row]] for row, side in enumerate("AB")}
ROWS = [int(points) for points in BOX.row_points]
ORNAMENTS = [[place for place in range(8) if BOX.ornament[place] == ornament] for ornament in range(4)]
ORNAMENT_POINTS = [int(points) for points in BOX.ornament_points]


@dataclass
class Place:
    """A strip above and a window below."""

    strip: int
    face: int
    spaces: list[str | None] = field(default_factory=lambda: [None] * 5)  # the pane on each space
    window: list[str] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        return len(self.window) == 2

    def space_for(self, color: str) -> int | None:
        """A2-7: the free space that the next pane of a color goes on; its own color first, then a joker."""
        if self.is_empty:
            return None
        for wanted in (color, "joker"):
            for space, printed in enumerate(STRIPS[self.strip][self.face]):
                if printed == wanted and self.spaces[space] is None:
                    return space
        return None

    def panes(self) -> list[str]:
        return [pane for pane in self.spaces if pane is not None]


@dataclass
class Board:
    places: list[Place] = field(default_factory=list)
    glazier: int = 0
    row: int = 0
    score: int = 0
    lost: int = 0  # on the broken-glass track in the whole game
    broken: int = 0
    tokens: int = 0
    sheet: dict[str, int] = field(default_factory=dict)

    def add(self, reason: str, points: int) -> None:
        self.sheet[reason] = self.sheet.get(reason, 0) + points
        self.score += points

    def strips(self) -> list[int]:
        """The places that still have a strip."""
        return [number for number, place in enumerate(self.places) if not place.is_empty]

    def within_reach(self, color: str) -> list[int]:
        """A2-2: places at or right of the glazier whose strip has a free space for the color."""
        return [p for p in range(self.glazier, 8) if self.places[p].space_for(color) is not None]


class NaiveGame:
    def __init__(
        self,
        seats: int,
        *,
        side: str = "A",
        clamp_score_at_zero: bool = False,
        b_only_leftwards: bool = True,
        ask_kept_pane_on_side_a: bool = False,
    ) -> None:
        self.seats, self.side = seats, side
        self.clamp, self.only_leftwards = clamp_score_at_zero, b_only_leftwards
        self.asks = side == "B" or ask_kept_pane_on_side_a
        self.boards = [Board() for _ in range(seats)]
        self.bag = dict.fromkeys(COLORS, 20)
        self.tower = dict.fromkeys(COLORS, 0)
        self.track: list[str | None] = [None] * 6
        self.displays: list[list[str]] = [[] for _ in range(2 * seats + 1)]
        self.center: list[str] = []
        self.token: int | str = "center"
        self.start_seat = 0
        self.seat = 0
        self.round = 1
        self.drawn = 0
        self.completed: int | None = None  # the place whose pane is being chosen
        self.next = "start"

    # --- Chance ---

    def chances(self) -> dict[str, int]:
        """How likely each thing is that may be drawn next."""
        if self.next == "start":
            return {f"start {seat}": 1 for seat in range(self.seats)}
        if self.next == "strip":
            laid = [place.strip for place in self.boards[self.seat].places]
            return {
                f"strip {strip + 1}{'ab'[face]}": 2 if "joker" in STRIPS[strip][1 - face] else 1
                for strip in range(8)
                for face in range(2)
                if strip not in laid and "joker" not in STRIPS[strip][face]
            }
        if self.next == "track" and None in self.track[1:]:
            return {f"draw {color}": 1 for color in COLORS if color not in self.track}
        return {f"draw {color}": count for color, count in self.bag.items() if count}

    def draw(self, text: str) -> None:
        word = text.split()[1]
        if self.next == "start":
            self.start_seat = self.token = int(word)
            self.next = "strip"
        elif self.next == "strip":
            self.boards[self.seat].places.append(Place(int(word[0]) - 1, "ab".index(word[1])))
            if len(self.boards[self.seat].places) == 8:
                self.seat += 1
            if self.seat == self.seats:
                self.next = "track"
        elif self.next == "track":
            self.bag[word] -= 1
            if None in self.track[1:]:
                self.track[self.track.index(None, 1)] = word
            else:
                self.track[0] = word
                self.prepare_round()
        else:
            self.bag[word] -= 1
            self.displays[self.drawn // 4].append(word)
            self.drawn += 1
            self.go_on_filling()

    def prepare_round(self) -> None:
        self.seat = self.start_seat
        self.drawn = 0
        self.next = "fill"
        self.go_on_filling()

    def go_on_filling(self) -> None:
        """ROUNDEND-5, ROUNDEND-6."""
        missing = 4 * len(self.displays) - self.drawn
        if missing and not sum(self.bag.values()):
            self.bag, self.tower = self.tower, self.bag
        if not missing or not sum(self.bag.values()):
            self.token = "center"
            self.next = "turn"

    # --- Turns ---

    def source(self, name: str) -> list[str]:
        return self.center if name == "center" else self.displays[int(name) - 1]

    def legal(self) -> set[str]:
        """What the seat on turn may do."""
        board = self.boards[self.seat]
        if self.next == "keep":
            assert self.completed is not None
            return {f"keep {color}" for color in board.places[self.completed].panes()}
        moves = set()
        for name in ["center", *(str(number + 1) for number in range(len(self.displays)))]:
            for color in self.source(name):
                places = board.within_reach(color)
                moves |= {f"{name} {color} > {place + 1}" for place in places}
                if not places:
                    moves.add(f"{name} {color} > floor")
        strips = board.strips()
        if strips and strips[0] != board.glazier and (strips[0] < board.glazier or not self.only_leftwards):
            moves.add("back")
        return moves

    def play(self, move: str) -> None:
        assert move in self.legal(), move
        board = self.boards[self.seat]
        if move == "back":
            board.glazier = board.strips()[0]
            self.end_turn()
        elif move.startswith("keep"):
            assert self.completed is not None
            self.glaze(board, self.completed, move.split()[1])
            self.completed = None
            self.end_turn()
        else:
            self.extend(board, *move.replace("> ", "").split())

    def extend(self, board: Board, name: str, color: str, target: str) -> None:
        source = self.source(name)
        taken = [pane for pane in source if pane == color]
        others = [pane for pane in source if pane != color]
        source[:] = []
        self.center += others
        if name == "center" and self.token == "center":
            self.token = self.seat
            board.tokens += 1
            self.step_down(board)
        if target == "floor":
            for pane in taken:
                self.break_pane(board, pane)
            self.end_turn()
            return
        board.glazier = int(target) - 1
        place = board.places[board.glazier]
        for pane in taken:
            space = place.space_for(pane)
            if space is None:
                self.break_pane(board, pane)
            else:
                place.spaces[space] = pane
        if None in place.spaces:
            self.end_turn()
            return
        panes = place.panes()
        board.add("color_bonus", panes.count(self.track[self.round - 1] or ""))
        if self.asks and len(set(panes)) > 1:
            self.completed = board.glazier
            self.next = "keep"
            return
        self.glaze(board, board.glazier, max(COLORS, key=panes.count))
        self.end_turn()

    def break_pane(self, board: Board, color: str) -> None:
        self.tower[color] += 1
        board.broken += 1
        self.step_down(board)

    def step_down(self, board: Board) -> None:
        board.row += 1
        if board.row == len(ROWS) - 1:
            self.lose(board, "returns_to_the_top", ROWS[-1])
            board.row = 0

    def lose(self, board: Board, reason: str, points: int) -> None:
        board.add(reason, -points)
        board.lost += points
        if self.clamp and board.score < 0:
            board.add("stopped_at_zero", -board.score)

    def glaze(self, board: Board, number: int, color: str) -> None:
        """A3b, A3c."""
        place = board.places[number]
        panes = place.panes()
        panes.remove(color)
        for pane in panes:
            self.tower[pane] += 1
        place.spaces = [None] * 5
        place.window.append(color)
        if len(place.window) == 1:
            place.face = 1 - place.face
        for other in range(number, 8):
            if board.places[other].window:
                board.add("windows", WINDOW_POINTS[self.side][other])

    # --- The end of a turn, a round, the game ---

    def end_turn(self) -> None:
        self.next = "turn"
        self.seat = (self.seat + 1) % self.seats
        if self.center or any(self.displays):
            return
        round_pane = self.track[self.round - 1]
        assert round_pane is not None
        self.tower[round_pane] += 1
        self.track[self.round - 1] = None
        if isinstance(self.token, int):
            self.start_seat = self.token
        if self.round == 6:
            for board in self.boards:
                self.score_finally(board)
            self.next = "over"
        else:
            self.round += 1
            self.prepare_round()

    def score_finally(self, board: Board) -> None:
        """END-1 to END-3."""
        board.add("panes_on_strips", sum(len(place.panes()) for place in board.places) // 3)
        self.lose(board, "last_row", ROWS[board.row])
        windows = [place.window for place in board.places]
        board.add("side_bonus", side_a(windows) if self.side == "A" else side_b(windows))

    def ranks(self) -> list[tuple[int, int, str]]:
        """Place, seat and tie-break, from first to last (TIE-1 to TIE-3)."""
        keys = [(-board.score, board.lost) for board in self.boards]
        ranks = []
        for seat, key in enumerate(keys):
            others = keys[:seat] + keys[seat + 1 :]
            rule = "TIE-1"
            if any(other[0] == key[0] for other in others):
                rule = "TIE-3" if key in others else "TIE-2"
            ranks.append((1 + sum(other < key for other in others), seat, rule))
        return sorted(ranks)


def side_a(windows: list[list[str]]) -> int:
    """The ornaments' points for the panes in eight windows."""
    return sum(ORNAMENT_POINTS[sum(len(windows[place]) for place in pair)] for pair in ORNAMENTS)


def side_b(windows: list[list[str]]) -> int:
    """Complete windows times the panes of the most frequent color."""
    panes = [pane for window in windows for pane in window]
    return sum(len(window) == 2 for window in windows) * max(panes.count(color) for color in COLORS)
