"""What is in the box: constants, and tables read from components.toml.

SETUP-0. For 2 to 4 players: 9 displays, 100 panes in 5 colors, and for each player a palace board with 8 windows of
2 panels, and 8 strips with 2 faces of 5 spaces.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from clerestory.engine.components import ComponentSet, FactReader, complain, load_component_set, table
from clerestory.engine.records import Array

SEATS = 4
COLORS = 5
DISPLAYS = 9
PLACES = 8
PANELS = 2
UPPER, LOWER = 0, 1
STRIPS = 8
FACES = 2
SPACES = 5
ROUNDS = 6
ORNAMENTS = 4
ORNAMENT_WINDOWS = 2
JOKERS = 2

JOKER = COLORS  # what a joker space counts as in a table of spaces by color
NO_PANE = -1
REMOVED = -1  # the face of a strip that has left the game

SIDE_A, SIDE_B = 0, 1
SIDES = "AB"
LETTERS = "BOPYW"
JOKER_LETTER = "*"

FACTS = (
    "colors", "panes_of_each_color", "displays", "panes_on_a_display", "window_points_a", "window_points_b",
    "ornaments", "ornament_points", "broken_glass", "strips",
)  # fmt: skip
MOST_POINTS = 100  # of one printed number; keeps every score far from the end of 16 bits


@dataclass(frozen=True)
class Box:
    """The printed facts as tables; the strips are all players' alike."""

    colors: tuple[str, ...]
    panes_of_each_color: int
    displays: Array  # [seats]                 how many displays are used
    panes_on_a_display: int
    window_points: Array  # [side, place]
    ornament: Array  # [place]                 the ornament that a window belongs to
    ornament_points: Array  # [glazed panels]
    row_points: Array  # [row]                 what a row of the broken-glass track costs
    faces: tuple[tuple[str, str], ...]  # [strip][face]  the spaces from the top, as letters
    spaces: Array  # [strip, face, color]      how many spaces of each color, JOKER being the last
    joker_strip: int
    joker_face: int


def read_box(components: ComponentSet) -> Box:
    """Understand a component file, or say everything that is wrong with it."""
    reader = Reader(components, "sintra", FACTS)
    box = reader.box()
    complain(components.origin, reader.problems)
    return box


class Reader(FactReader):
    """Reads this game's facts."""

    def box(self) -> Box:
        colors = self.initials("colors", LETTERS)
        [panes] = self.numbers("panes_of_each_color", 1, 1, 100)
        [on_a_display] = self.numbers("panes_on_a_display", 1, 1, 8)
        displays = self.numbers("displays", SEATS - 1, 1, DISPLAYS)
        if panes * COLORS < max(displays) * on_a_display + ROUNDS:
            self.problems.append(
                f"{panes * COLORS} panes are too few to fill {max(displays)} displays and the round track."
            )
        points = [self.numbers(f"window_points_{side}", PLACES, 0, MOST_POINTS) for side in "ab"]
        ornament_points = self.numbers("ornament_points", ORNAMENT_WINDOWS * PANELS + 1, 0, MOST_POINTS)
        faces = self.faces()
        joker_strip, joker_face = self.jokers(faces)
        spaces = [[[face.count(letter) for letter in LETTERS + JOKER_LETTER] for face in strip] for strip in faces]
        return Box(
            colors=colors,
            panes_of_each_color=panes,
            displays=table([0, 0, *displays]),
            panes_on_a_display=on_a_display,
            window_points=table(points),
            ornament=table(self.ornaments()),
            ornament_points=table(ornament_points),
            row_points=table(self.rows()),
            faces=faces,
            spaces=table(spaces),
            joker_strip=joker_strip,
            joker_face=joker_face,
        )

    def ornaments(self) -> list[int]:
        """Which ornament each place belongs to."""
        pairs = [word.split("-") for word in self.words("ornaments")]
        places = sorted(place for pair in pairs for place in pair)
        if len(pairs) != ORNAMENTS or places != [str(place + 1) for place in range(PLACES)]:
            self.problems.append(
                '[ornaments] must be four pairs such as "1-2" in which each of the places 1 to 8 stands once.'
            )
            return [0] * PLACES
        return [next(i for i, pair in enumerate(pairs) if str(place + 1) in pair) for place in range(PLACES)]

    def rows(self) -> list[int]:
        """What each row costs, as a positive number; the top row costs nothing and each row more than the one above."""
        how_many = len(self.words("broken_glass"))
        rows = [-row for row in self.numbers("broken_glass", max(how_many, 2), -MOST_POINTS, 0)]
        if not 3 <= how_many <= 32:
            self.problems.append(f"[broken_glass] must have 3 to 32 rows; it has {how_many}.")
        elif rows[0] != 0 or any(lower <= upper for upper, lower in pairwise(rows)):
            self.problems.append("[broken_glass] must begin with 0 and cost more in each row than in the row above.")
        return rows

    def faces(self) -> tuple[tuple[str, str], ...]:
        lines = [line.split() for line in self.facts["strips"].value.splitlines() if line.strip()]
        if len(lines) != STRIPS:
            self.problems.append(f"[strips] must have {STRIPS} lines, one for each strip; it has {len(lines)}.")
            return ((LETTERS, LETTERS),) * STRIPS
        faces = []
        for number, (name, *letters) in enumerate(lines, start=1):
            spaces = "".join(letters).upper()
            if name != str(number):
                self.problems.append(
                    f'[strips] line {number} must begin with its number {number}; it begins with "{name}".'
                )
            if len(spaces) != FACES * SPACES:
                self.problems.append(
                    f"[strips] strip {number} must have {FACES} faces of {SPACES} spaces; it has {len(spaces)} letters."
                )
            if unknown := sorted(set(spaces) - set(LETTERS + JOKER_LETTER)):
                self.problems.append(
                    f"[strips] strip {number}: {', '.join(unknown)} is none of {', '.join(LETTERS)} and {JOKER_LETTER}."
                )
            faces.append((spaces[:SPACES], spaces[SPACES:]))
        return tuple(faces)

    def jokers(self, faces: tuple[tuple[str, str], ...]) -> tuple[int, int]:
        """Where the one face with jokers is."""
        found = [
            (strip, face) for strip in range(STRIPS) for face in range(FACES) if JOKER_LETTER in faces[strip][face]
        ]
        if len(found) != 1 or faces[found[0][0]][found[0][1]].count(JOKER_LETTER) != JOKERS:
            where = ", ".join(f"{strip + 1}{'ab'[face]}" for strip, face in found) or "no face"
            self.problems.append(f"[strips] exactly one face must have jokers, {JOKERS} of them; {where} has any.")
            return 0, 0
        return found[0]


COMPONENTS = load_component_set("sintra", Path(__file__).with_name("components.toml"))
BOX = read_box(COMPONENTS)

COLOR_NAMES = BOX.colors
PANES_OF_EACH_COLOR = BOX.panes_of_each_color
PANES_ON_A_DISPLAY = BOX.panes_on_a_display
DISPLAYS_FOR = BOX.displays
WINDOW_POINTS = BOX.window_points
ORNAMENT = BOX.ornament
ORNAMENT_POINTS = BOX.ornament_points
ROW_POINTS = BOX.row_points
BOTTOM = len(ROW_POINTS) - 1
STRIP_SPACES = BOX.spaces
JOKER_STRIP, JOKER_FACE = BOX.joker_strip, BOX.joker_face
PANES_FOR_A_POINT = 3  # END-1
