"""What is printed in the box, as JSON, for those who draw it: the city, the cards, the player boards."""

from __future__ import annotations

from clerestory.engine.records import JSON, Array
from clerestory.games.towerup.boards import ROOFS, Board
from clerestory.games.towerup.components import (
    BOARD_NAMES,
    BOX,
    COLOR_NAMES,
    FLOOR_LIMIT,
    OBJECTIVE_NAMES,
    SEATS,
)
from clerestory.games.towerup.geometry import Point
from clerestory.games.towerup.views import view_card


def box() -> JSON:
    """R1. Everything that a component file can change, and the few numbers that it cannot."""
    return {
        "colors": list(COLOR_NAMES),
        "floors_of_each_color": BOX.floors_of_each_color,
        "floor_limit": FLOOR_LIMIT,
        "roofs": ROOFS,
        "cards": [{**view_card(kind), "copies": card.copies} for kind, card in enumerate(BOX.cards)],
        "track_money": numbers(BOX.track_money),
        "star_columns": list(BOX.star_columns),
        "cone_money": numbers(BOX.cone_money),
        "token_money": {str(seats): numbers(BOX.token_money[seats][:seats]) for seats in range(2, SEATS + 1)},
        "token_shapes": list(BOX.token_shapes),
        "player_colors": list(BOX.player_colors),
        "objectives": list(OBJECTIVE_NAMES),
        "starting_objectives": [OBJECTIVE_NAMES[objective] for objective in BOX.starting_objectives],
        "areas": [{"name": area.name, "is_grey": area.is_grey} for area in BOX.areas],
        "boards": {name: box_board(board) for name, board in zip(BOARD_NAMES, BOX.boards, strict=True)},
    }


def box_board(board: Board) -> JSON:
    """BOARD-1, BOARD-2, BOARD-3. A side of the board: places are how far to the right and how far down."""
    borders = set(board.border_streets())
    return {
        "sites": [
            {"name": site.name, "place": list(site.place), "area": BOX.areas[site.area].name, "tags": list(site.tags)}
            for site in board.sites
        ],
        "streets": [
            {"ends": [board.sites[site].name for site in street], "is_border": street in borders}
            for street in board.streets
        ],
        "areas": {area.name: corners(outline) for area, outline in zip(BOX.areas, board.areas, strict=True)},
        "landscape": {name: corners(outline) for name, outline in board.landscape.items()},
    }


def corners(outline: tuple[Point, ...]) -> list[list[float]]:
    return [list(corner) for corner in outline]


def numbers(row: Array) -> list[int]:
    return [int(number) for number in row]
