"""The position as text; `reading` turns it back into the same state to the byte.

The city is a map: below the name of each site stands its building, a letter for its color and, from the bottom to the
top, a character for each floor: a dot, or the first letter of the color of the player whose roof lies on it.
"""

from __future__ import annotations

from clerestory.engine.records import Array
from clerestory.games.towerup.boards import ROOFS
from clerestory.games.towerup.components import (
    BOX,
    COLOR_NAMES,
    COLORS,
    END_OF_TRACK,
    KINDS,
    LETTERS,
    NO_BUILDING,
    NO_CARD,
    NO_CONE,
    NO_TOKEN,
    SLOTS,
)
from clerestory.games.towerup.layout import layout_of
from clerestory.games.towerup.naming import KIND_LETTERS, NOTHING, card_name, objective_name, site_name
from clerestory.games.towerup.scoring import floors_held, money
from clerestory.games.towerup.sheets import ENDINGS, objectives_option, sheet, tokens_left
from clerestory.games.towerup.state import (
    BUILD_COLOR,
    DRAW_FIRST_SEAT,
    DRAW_OBJECTIVE,
    GAME_OVER,
    LAY_FLOOR,
    LAY_SITE,
    PLACE_ROOF,
    REFILL_MARKET,
    RETURN_FLOOR,
    TAKE_FLOOR,
    TURN,
    TURN_UP_CARD,
    State,
    board_of,
    level_of,
    site_of,
)

SEAT_LETTERS = "".join(name[0] for name in BOX.player_colors)
COLON = ":"
CARDS_IN_A_LINE = 12


def draw(state: State) -> str:
    """The position as text."""
    lines = [
        f"towerup {state.seats} seats  starting_floors {state.starting_floors}  objectives {objectives_option(state)}",
        f"next {describe_next(state)}",
        f"first seat {state.first_seat}  extra turn {yes(state.is_extra_turn)}  "
        f"another earned {yes(state.has_earned_turn)}  "
        f"end phase {ENDINGS[int(state.ending)]}  last turns {yes(state.is_last_turn)}",
        f"supply  {draw_counts(state.supply)}",
        f"market  {'  '.join(card_name(int(kind)) for kind in state.market)}",
        f"deck    {state.deck.sum()} cards",
        *draw_pile("discard", state.discard),
    ]
    if state.card != NO_CARD:
        lines.append(f"taken   {card_name(int(state.card))}  floors to choose {state.floors_to_take}")
    if state.starting.any():
        floors = [KIND_LETTERS[kind] for kind in range(COLORS + 1) for _ in range(state.starting[kind])]
        lines.append(f"starting {' '.join(floors)}")
    lines += [draw_objective(state, slot) for slot in range(SLOTS)]
    lines.append(f"stars   {' '.join(map(str, BOX.star_columns))}  end of the tracks {END_OF_TRACK}")
    lines += ["", *draw_city(state)]
    for seat in range(state.seats):
        lines += ["", *draw_player(state, seat)]
    return "\n".join(lines) + "\n"


def describe_next(state: State) -> str:
    """What happens next, as a sentence that says phase, seat, site and color."""
    seat, site = f"seat {state.seat}", site_name(state, int(state.site))
    return {
        DRAW_FIRST_SEAT: "draw the first seat",
        TURN_UP_CARD: "turn up a card",
        DRAW_OBJECTIVE: "draw an objective",
        REFILL_MARKET: f"refill the market for {seat}",
        LAY_FLOOR: f"{seat} chooses a starting floor",
        LAY_SITE: f"{seat} lays a {COLOR_NAMES[state.color]} starting floor",
        TURN: f"{seat} takes a card or builds{', or declines the extra turn' if state.is_extra_turn else ''}",
        BUILD_COLOR: f"{seat} chooses the color of the building on {site}",
        PLACE_ROOF: f"{seat} places a roof on {site} or beside it",
        TAKE_FLOOR: f"{seat} takes a floor of any color",
        RETURN_FLOOR: f"{seat} returns a floor",
        GAME_OVER: "nothing, the game is over",
    }[int(state.phase)]


def draw_objective(state: State, slot: int) -> str:
    """SETUP-9. The objective in a slot, and the tokens that are left beside it."""
    tokens = " ".join(str(token) for token in tokens_left(state, slot)) or NOTHING
    return f"objective {objective_name(int(state.objective[slot]))}  tokens {tokens}"


def draw_city(state: State) -> list[str]:
    """BOARD-4. The map: streets, the names of the sites, and what stands on them."""
    layout, roofs = layout_of(board_of(state)), roofs_by_site(state)
    rows = [list(row) for row in layout.canvas]
    for site, (row, column) in enumerate(zip(layout.rows, layout.columns, strict=True)):
        write_over(rows[row], column, site_name(state, site))
        write_over(rows[row + 1], column, draw_building(state, site, roofs[site]))
    return [line for line in ("".join(row).rstrip() for row in rows) if line]


def write_over(row: list[str], column: int, text: str) -> None:
    """Write into a row, with a space on both sides."""
    for at, letter in enumerate(f" {text} ", start=column - 1):
        if at >= 0:
            row[at] = letter


def draw_building(state: State, site: int, roofs: dict[int, int]) -> str:
    if state.building[site] == NO_BUILDING:
        return NOTHING
    levels = range(1, state.height[site] + 1)
    floors = "".join(SEAT_LETTERS[roofs[level]] if level in roofs else NOTHING for level in levels)
    return f"{LETTERS[state.building[site]]}{COLON}{floors}"


def roofs_by_site(state: State) -> list[dict[int, int]]:
    """Whose roof lies on which level of the building on each site."""
    roofs: list[dict[int, int]] = [{} for _ in state.building]
    for seat in range(state.seats):
        player = state.players[seat]
        for roof in player.roof[: player.roofs]:
            roofs[site_of(int(roof))][level_of(int(roof))] = seat
    return roofs


def draw_player(state: State, seat: int) -> list[str]:
    player = state.players[seat]
    cone = NOTHING if player.cone == NO_CONE else str(player.cone)
    tokens = " ".join(str(token) if token != NO_TOKEN else NOTHING for token in player.token)
    points = "  ".join(f"{line} {amount}" for line, amount in sheet(state, seat).items())
    return [
        f"seat {seat}  {BOX.player_colors[seat]}  money {money(player)}  floors {floors_held(player)}  "
        f"roofs left {ROOFS - player.roofs}",
        f"sheet {points}",
        f"floors   {draw_counts(player.floor)}",
        f"vehicles {draw_counts(player.vehicle)}",
        f"tokens   {tokens}  cone {cone}",
    ]


def yes(flag: int) -> str:
    return "yes" if flag else "no"


def draw_counts(counts: Array) -> str:
    """How many of each color."""
    return "  ".join(f"{LETTERS[color]} {counts[color]:2}" for color in range(COLORS))


def draw_pile(label: str, pile: Array) -> list[str]:
    """The cards of a pile in the order of the component file, some in each line."""
    cards = [card_name(kind) for kind in range(KINDS) for _ in range(pile[kind])] or [NOTHING]
    return [f"{label} {' '.join(cards[at : at + CARDS_IN_A_LINE])}" for at in range(0, len(cards), CARDS_IN_A_LINE)]
