"""What a seat may see, for people: one road from a state to a page.

Nothing in this game is hidden, so every seat and every spectator has the same view.
"""

from __future__ import annotations

from typing import Literal, cast

from clerestory.engine.game import EVERYBODY
from clerestory.engine.positions import STROKES
from clerestory.engine.records import JSON, Array, States, copy_of
from clerestory.engine.rules import rule
from clerestory.games.towerup.boards import ROOFS
from clerestory.games.towerup.components import (
    BOARD_NAMES,
    BOX,
    COLOR_NAMES,
    COLORS,
    JOKER_LETTER,
    KINDS,
    MARKET,
    NO_BUILDING,
    NO_CARD,
    NO_CONE,
    NO_OBJECTIVE,
    NO_TOKEN,
    SITES_ON,
    SLOTS,
)
from clerestory.games.towerup.drawing import COLON, SEAT_LETTERS, roofs_by_site
from clerestory.games.towerup.naming import NOTHING, card_name, color_name, objective_name, site_name
from clerestory.games.towerup.progress import progress
from clerestory.games.towerup.rules import CARD, COLOR
from clerestory.games.towerup.scoring import money, visible_roofs
from clerestory.games.towerup.sheets import ENDINGS, objectives_option, tokens_left
from clerestory.games.towerup.state import (
    BUILD_COLOR,
    DRAW_FIRST_SEAT,
    DRAW_OBJECTIVE,
    GAME_OVER,
    LAY_FLOOR,
    LAY_SITE,
    NOT_YET,
    PLACE_ROOF,
    REFILL_MARKET,
    RETURN_FLOOR,
    SHORTAGE,
    TAKE_FLOOR,
    TENTH_ROOF,
    TURN,
    TURN_UP_CARD,
    Options,
    State,
    board_of,
)

PHASES = {
    DRAW_FIRST_SEAT: "draw_first_seat",
    TURN_UP_CARD: "turn_up_card",
    DRAW_OBJECTIVE: "draw_objective",
    REFILL_MARKET: "refill_market",
    LAY_FLOOR: "lay_floor",
    LAY_SITE: "lay_site",
    TURN: "turn",
    BUILD_COLOR: "build_color",
    PLACE_ROOF: "place_roof",
    TAKE_FLOOR: "take_floor",
    RETURN_FLOOR: "return_floor",
    GAME_OVER: "game_over",
}

# How a terminal colors a letter: a capital is a floor, a small one a roof; the name of a site shows its area.
FLOOR_INKS = {
    "B": "bold white on black",
    "G": "bold black on grey62",
    "W": "bold black on white",
    "N": "bold white on orange4",
    JOKER_LETTER: "bold magenta",
    2 * JOKER_LETTER: "bold magenta",
}
ROOF_INKS = dict(
    zip(SEAT_LETTERS, ("bold dark_turquoise", "bold dark_orange", "bold hot_pink", "bold yellow"), strict=True)
)
OTHER_INKS = dict.fromkeys([NOTHING, COLON, ">", *STROKES, *(a + b for a in STROKES for b in STROKES)], "dim")
SITE_INKS = {
    site.name: "green"
    if "park" in site.tags
    else "cyan"
    if "lake" in site.tags
    else "grey62"
    if area.is_grey
    else "tan"
    for board in BOX.boards
    for site in board.sites
    for area in (BOX.areas[site.area],)
}
INKS = SITE_INKS | FLOOR_INKS | ROOF_INKS | OTHER_INKS


def view(state: State, seat: int | None) -> JSON:
    """TIP-1. The table as JSON, for everybody alike: personal supplies are open to all."""
    roofs = roofs_by_site(state)
    return {
        "seats": int(state.seats),
        "board": BOARD_NAMES[board_of(state)],
        "phase": PHASES[int(state.phase)],
        "first_seat": int(state.first_seat),
        "is_extra_turn": bool(state.is_extra_turn),
        "end_phase": None if state.ending == NOT_YET else ENDINGS[int(state.ending)],
        "is_last_turn": bool(state.is_last_turn),
        "supply": by_color(state.supply),
        "market": [maybe_view_card(int(kind)) for kind in state.market],
        "deck": int(state.deck.sum()),
        "discard": [view_card(kind) for kind in range(KINDS) for _ in range(state.discard[kind])],
        "taken": maybe_view_card(int(state.card)),
        "floors_to_take": int(state.floors_to_take),
        "starting_floors": {**by_color(state.starting[:COLORS]), "joker": int(state.starting[COLORS])},
        "laying": COLOR_NAMES[state.color] if state.phase == LAY_SITE else None,
        "building_on": site_name(state, int(state.site)) if state.phase in (BUILD_COLOR, PLACE_ROOF) else None,
        "objectives": [view_objective(state, slot) for slot in range(SLOTS)],
        "sites": [view_site(state, site, roofs[site]) for site in range(SITES_ON[board_of(state)])],
        "players": [view_player(state, other) for other in range(state.seats)],
    }


def maybe_view_card(kind: int) -> JSON | None:
    return None if kind == NO_CARD else view_card(kind)


def view_card(kind: int) -> JSON:
    """CARD-1. A card: floors from the bottom to the top, and vehicles."""
    floors = [*COLOR_NAMES, "joker"]
    card = BOX.cards[kind]
    return {
        "name": card_name(kind),
        "floors": [floors[floor] for floor in card.floors],
        "vehicles": [COLOR_NAMES[step] for step in card.steps],
    }


def view_objective(state: State, slot: int) -> JSON:
    objective = int(state.objective[slot])
    return {
        "name": None if objective == NO_OBJECTIVE else objective_name(objective),
        "shape": BOX.token_shapes[slot],
        "tokens": tokens_left(state, slot),
    }


def view_site(state: State, site: int, roofs: dict[int, int]) -> JSON:
    """BOARD-4, BOARD-5. A building, and whose roof lies on each level from the bottom."""
    return {
        "name": site_name(state, site),
        "color": color_name(int(state.building[site])),
        "height": int(state.height[site]),
        "roofs": [roofs.get(level) for level in range(1, state.height[site] + 1)],
    }


def view_player(state: State, seat: int) -> JSON:
    player = state.players[seat]
    return {
        "color": BOX.player_colors[seat],
        "money": int(money(player)),
        "floors": by_color(player.floor),
        "vehicles": by_color(player.vehicle),
        "tokens": [int(token) or None for token in player.token],
        "progress": [view_progress(state, seat, int(objective)) for objective in state.objective],
        "cone": int(player.cone) if player.cone > 0 else None,
        "has_had_last_turn": bool(player.cone != NO_CONE),
        "roofs_left": ROOFS - int(player.roofs),
        "visible_roofs": int(visible_roofs(state, player)),
    }


def view_progress(state: State, seat: int, objective: int) -> JSON | None:
    """GOAL-1. How far a player is with an objective."""
    if objective == NO_OBJECTIVE:
        return None
    has, needs = progress(state, state.players[seat], objective)
    return {"has": has, "needs": needs}


def by_color(counts: Array) -> dict[str, int]:
    return {COLOR_NAMES[color]: int(counts[color]) for color in range(COLORS)}


def mask(state: State, seat: int | None) -> State:
    """SETUP-2. Nothing is hidden, so nothing is blanked out."""
    return copy_of(state)


@rule
def seen_by(state: State) -> int:
    """SETUP-2. No move is secret."""
    return EVERYBODY


def options_of(state: State) -> Options:
    """OPTION-1, OPTION-2. The options that this table was laid with."""
    floors = cast(Literal[3, 4, 5, 6, 7], int(state.starting_floors))
    return Options(starting_floors=floors, objectives=objectives_option(state))


def statistics(final: States, played: Array) -> dict[str, float]:
    """What a run of games looked like, per player and game unless it says otherwise."""
    games, seats = len(final), int(final["seats"][0])
    players = final["players"][:, :seats]
    turns = float(played[CARD:COLOR].sum() + players["roofs"].sum()) / games
    return {
        "turns per game": turns,
        "cards taken": float(played[CARD : CARD + MARKET].sum()) / (games * seats),
        "buildings started": float(players["roofs"].mean()),
        "buildings in the city per game": float((final["building"] != NO_BUILDING).sum()) / games,
        "vehicle steps": float(players["vehicle"].sum(axis=2).mean()),
        "bonus tokens": float((players["token"] != NO_TOKEN).sum(axis=2).mean()),
        "visible roofs at the end": float(players["cone"].mean()),
        "games ended by a tenth roof": float((final["ending"] == TENTH_ROOF).mean()),
        "games ended by a shortage": float((final["ending"] == SHORTAGE).mean()),
    }
