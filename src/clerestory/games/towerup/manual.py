"""What a person at the table may look up: how to type moves, how to read the map, what the objectives ask for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from clerestory.games.towerup.boards import TAGS, Board
from clerestory.games.towerup.components import BOX, END_OF_TRACK, FRONT, OBJECTIVE_NAMES

HERE, THERE = (BOX.boards[FRONT].sites[site].name for site in BOX.boards[FRONT].streets[0])
TYPING = f"""\
card 2          take the second card of the market
{"build " + HERE:15} start a building on site {HERE}; then come its color, the payment (by itself) and the roof
black           the color of the new building
{"roof " + THERE:15} put your roof on the building at {THERE}: the new one, or one that you paid
take white      the color of a joker, or of a floor instead of one that the supply does not have
return grey     a floor that you give back, if you hold more than ten
end turn        decline your extra turn
floor black     the starting floor that you lay next; joker black if its color is free
{"site " + HERE:15} where it lies
Short forms: 2, b {HERE}, b, r {THERE}, t w, r g, e, f b, j b, s {HERE}; or a color or site alone. N is brown."""

STARS = ", ".join(str(column) for column in BOX.star_columns)
PLAYER = BOX.player_colors[0]
TABLE = f"""\
Below each site stands its building: N:.{PLAYER[0]}. is brown and three floors high; {PLAYER} has a roof on the second.
A card WN>G gives a white and a brown floor and moves the grey vehicle; * is a floor of any color.
An extra turn: all four vehicles have newly reached a star column ({STARS} steps); a track has {END_OF_TRACK} steps."""

MEANINGS = (
    "presence in buildings of all 4 colors",
    "presence in 4 different buildings in the park",
    "presence in all 5 areas",
    "presence in 4 different buildings by the lake",
    "presence in 5 buildings that streets join to one another",
    "presence in 4 different brown buildings",
    "presence in 3 different buildings of one grey area and 2 of the other",
    "presence at both ends of 2 streets between areas, in 4 different buildings",
    "2 own roofs or more in each of 2 different buildings",
    "own roofs on levels 1, 2, 3 and 4",
)


def describe_board(board: Board) -> Iterator[str]:
    """BOARD-2, R24. Which sites lie in which area, in the park and by the lake."""
    for number, area in enumerate(BOX.areas):
        yield describe_sites(board, f"{area.name}{', grey' if area.is_grey else ''}", board.inside(number))
    for tag in TAGS:
        yield describe_sites(board, "in the park" if tag == "park" else "by the lake", board.tagged(tag))


def describe_sites(board: Board, where: str, sites: Sequence[int]) -> str:
    return f"  {where:16}{' '.join(board.sites[site].name for site in sites)}"


OBJECTIVES = "\n".join(f"  {name:16}{meaning}" for name, meaning in zip(OBJECTIVE_NAMES, MEANINGS, strict=True))
FRONT_AREAS, BACK_AREAS = ("\n".join(describe_board(board)) for board in BOX.boards)
HELP = f"""\
{TYPING}

The table
{TABLE}

Objectives; covered roofs count
{OBJECTIVES}

The city for 3 and 4 players
{FRONT_AREAS}

The city for 2 players
{BACK_AREAS}"""
