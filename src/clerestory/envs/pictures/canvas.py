"""Canvas: the picture that pieces are pasted on, and what stands above every table."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PIL import Image

from clerestory.envs.pictures.colors import SEATS, Palette
from clerestory.envs.pictures.pieces import plate, seat_mark, sign, word
from clerestory.envs.pictures.sketch import Picture

Pixels = npt.NDArray[np.uint8]

HEAD = 38  # the height of the line above the table


@dataclass(frozen=True)
class Moment:
    """What stands above the table: whose turn it is, and what is to be done."""

    turn: int  # or CHANCE, or OVER
    next: str
    onlooker: int | None
    places: tuple[int, ...]  # of the seats, once the game is over


class Canvas:
    """A picture in progress."""

    def __init__(self, width: int, height: int, palette: Palette) -> None:
        self.palette = palette
        self.image = Image.new("RGB", (width, height), palette.paper)

    def pixels(self) -> Pixels:
        return np.array(self.image)

    def paste(self, piece: Picture, x: float, y: float) -> None:
        """Lay a piece with its upper left corner at a point."""
        self.image.paste(piece, (round(x), round(y)), piece)

    def center(self, piece: Picture, x: float, y: float) -> None:
        """Lay a piece with its middle at a point."""
        self.paste(piece, x - piece.width / 2, y - piece.height / 2)

    def write(
        self, x: float, y: float, text: str, size: int = 14, color: str = "", bold: bool = False, anchor: str = "l"
    ) -> float:
        """Write from a point (l), around it (m) or up to it (r), its digits around y; where to go on from there."""
        piece = word(text, size, color or self.palette.ink, bold)
        left = x - piece.width * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor]
        self.paste(piece, left, y - piece.height / 2)
        return left if anchor == "r" else left + piece.width

    def panel(self, x: float, y: float, width: float, height: float, is_on: bool = False, rounding: float = 8) -> None:
        """A raised plate; one that is on has a strong edge."""
        palette = self.palette
        color, line = (palette.raised_more, palette.lit) if is_on else (palette.raised, palette.edge)
        self.paste(plate(round(width), round(height), color, line, rounding, 2.5 if is_on else 1), x, y)

    def head(self, moment: Moment, right: str) -> None:
        """The line above the table."""
        width, palette = self.image.width, self.palette
        x = 12.0
        if moment.turn >= 0:
            self.center(seat_mark(moment.turn, 22), x + 11, HEAD / 2)
            x += 30
        else:
            self.center(sign("diamond", palette.lit, 20), x + 9, HEAD / 2)
            x += 26
        self.write(x, HEAD / 2, moment.next, 17, bold=True)
        self.write(width - 12, HEAD / 2, right, 14, palette.ink_soft, anchor="r")

    def name(self, moment: Moment, seat: int, x: float, y: float, size: int = 16) -> float:
        """A seat's sign and name; underlined while it is to move, with its place once the game is over."""
        self.center(seat_mark(seat, size * 1.2), x + size * 0.6, y)
        mine = " (you)" if moment.onlooker == seat else ""
        start = x + size * 1.5
        end = self.write(start, y, f"Seat {seat}{mine}", size, bold=True)
        if moment.turn == seat:
            self.paste(plate(round(end - start), 3, SEATS[seat].color, rounding=1), start, y + size * 0.62)
        if moment.places:
            end = self.place(moment.places[seat], end + 8, y, size)
        return end

    def place(self, place: int, x: float, y: float, size: int) -> float:
        """1st, 2nd: where a seat came in."""
        text = f"{place}{['st', 'nd', 'rd', 'th'][min(place, 4) - 1]}"
        color = self.palette.lit if place == 1 else self.palette.edge_strong
        piece = word(text, size - 2, self.palette.paper, True)
        self.paste(plate(piece.width + 10, size + 6, color, rounding=8), x, y - size / 2 - 3)
        self.center(piece, x + 5 + piece.width / 2, y)
        return x + piece.width + 10
