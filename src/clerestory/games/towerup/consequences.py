"""What an action leads to at once, for people: played on a copy, and read off what has changed there.

No rule is told again here. Where a person wants to know more than the action itself does (what a site costs, how many
floors a card will make too many), the copy is played on with the rules' own moves.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from clerestory.engine.records import JSON, copy_of
from clerestory.games.towerup.components import (
    BOX,
    CARD_FLOORS,
    COLOR_NAMES,
    COLORS,
    JOKER,
    SLOTS,
    TRACK_MONEY,
)
from clerestory.games.towerup.naming import objective_name, site_name
from clerestory.games.towerup.rules import ACTIONS, CARD, COLOR, SITE, legal, play
from clerestory.games.towerup.scoring import cone_money
from clerestory.games.towerup.setup import OUTCOMES, weights
from clerestory.games.towerup.sheets import ENDINGS
from clerestory.games.towerup.state import (
    BUILD_COLOR,
    GAME_OVER,
    LAY_FLOOR,
    LAY_SITE,
    PLACE_ROOF,
    REFILL_MARKET,
    RETURN_FLOOR,
    TAKE_FLOOR,
    TURN,
    Player,
    State,
    level_of,
    roof_at,
    site_of,
)


def consequences(state: State, action: int) -> list[JSON]:
    """What a player's action leads to, in order; the points are what the acting seat's money changes by."""
    phase, seat = int(state.phase), int(state.seat)
    if phase == LAY_FLOOR:
        return []
    after = copy_of(state)
    play(after, action)
    if phase == TURN and action >= SITE:
        return list(what_a_site_costs(after))
    was, now = state.players[seat], after.players[seat]
    if phase in (LAY_SITE, BUILD_COLOR):
        return [*put_down(state, after), *roofs_covered(state, after)]
    found: list[JSON] = []
    if phase == PLACE_ROOF:
        found += [*roof_placed(after, was, now), *tokens_gained(after, was, now)]
    else:
        found += floors_moved(was, now)
    if CARD <= action < COLOR and phase == TURN:
        found += floors_to_come(state, after, action - CARD)
    elif phase == TAKE_FLOOR and (lost := int(state.floors_to_take - after.floors_to_take) - 1):
        found.append({"kind": "forfeited", "floors": lost})
    found += vehicles_moved(was, now)
    if phase == TURN and after.phase == TAKE_FLOOR:
        found += vehicles_to_move(after)
    return [*found, *turns_and_the_end(state, after, was, now)]


# --- In the city ---


def what_a_site_costs(chosen: State) -> Iterator[JSON]:
    """BUILD-3, BUILD-4. What is paid, whatever the color of the new building, and which colors it may have."""
    numbers = np.zeros(ACTIONS, np.int16)
    colors = numbers[: legal(chosen, numbers)].tolist()
    built = copy_of(chosen)
    play(built, colors[0])
    for change in put_down(chosen, built):
        if change["kind"] == "paid":
            yield {**change, "kind": "costs"}
    for action in colors:
        yield {"kind": "possible", "color": COLOR_NAMES[action - COLOR]}


def put_down(state: State, after: State) -> Iterator[JSON]:
    """BUILD-1, BUILD-4, SETUP-5. Floors put on the board, the new building's first."""
    before, height, building = state.height.tolist(), after.height.tolist(), after.building.tolist()
    raised = [site for site in range(len(height)) if height[site] != before[site]]
    for site in sorted(raised, key=lambda site: bool(before[site])):
        floor = {"site": site_name(after, site), "color": COLOR_NAMES[building[site]]}
        if before[site]:
            yield {"kind": "paid", **floor, "height": height[site]}
        else:
            yield {"kind": "laid" if state.phase == LAY_SITE else "built", **floor}


def roofs_covered(state: State, after: State) -> Iterator[JSON]:
    """BUILD-7. Visible roofs that now lie under a floor."""
    before, height = state.height.tolist(), after.height.tolist()
    tops = {roof_at(site, before[site]): site for site in range(len(height)) if 0 < before[site] < height[site]}
    for seat in range(state.seats):
        for roof in state.players[seat].roof.tolist():
            if roof in tops:
                yield {"kind": "covered", "site": site_name(after, tops[roof]), "player": BOX.player_colors[seat]}


def roof_placed(after: State, was: Player, now: Player) -> Iterator[JSON]:
    """ROOF-1. The roof that was not there before."""
    for roof in set(now.roof[: now.roofs].tolist()) - set(was.roof[: was.roofs].tolist()):
        site = site_of(roof)
        color = COLOR_NAMES[after.building[site]]
        yield {"kind": "roof", "site": site_name(after, site), "color": color, "level": level_of(roof)}


# --- Floors in hand ---


def floors_moved(was: Player, now: Player) -> Iterator[JSON]:
    """CARD-2, CARD-6. Floors taken into the personal supply, or given back."""
    before, after = was.floor.tolist(), now.floor.tolist()
    for color in range(COLORS):
        if gained := after[color] - before[color]:
            yield {"kind": "taken" if gained > 0 else "returned", "color": COLOR_NAMES[color], "floors": abs(gained)}


def floors_to_come(state: State, after: State, slot: int) -> Iterator[JSON]:
    """CARD-3, SHORTAGE-1, R33. What is yet to be chosen for jokers and missing floors, and what is not there at all."""
    shown = CARD_FLOORS[state.market[slot]]
    missing = int(shown[:COLORS].sum()) - int(state.supply.sum() - after.supply.sum())
    if missing:
        yield {"kind": "missing", "floors": missing}
    if after.floors_to_take:
        yield {"kind": "choose", "floors": int(after.floors_to_take)}
    elif missing or shown[JOKER]:
        yield {"kind": "forfeited", "floors": missing + int(shown[JOKER])}
    if surplus := surplus_of(after):
        yield {"kind": "surplus", "floors": surplus}


def surplus_of(taken: State) -> int:
    """CARD-6. How many floors go back at the end of this turn, whatever is chosen and turned up until then."""
    ahead = play_to_refill(taken)
    likely = np.zeros(OUTCOMES, np.int16)
    weights(ahead, likely)
    play(ahead, int(likely.argmax()))
    surplus = 0
    while ahead.phase == RETURN_FLOOR:
        play_first(ahead)
        surplus += 1
    return surplus


def play_to_refill(taken: State) -> State:
    """CARD-3. A copy on which every floor that may be chosen is."""
    ahead = copy_of(taken)
    while ahead.phase == TAKE_FLOOR:
        play_first(ahead)
    return ahead


def play_first(state: State) -> None:
    numbers = np.zeros(ACTIONS, np.int16)
    legal(state, numbers)
    play(state, int(numbers[0]))


# --- On the player board ---


def tokens_gained(after: State, was: Player, now: Player) -> Iterator[JSON]:
    """GOAL-2. Bonus tokens, each with its objective."""
    before, tokens = was.token.tolist(), now.token.tolist()
    for slot in range(SLOTS):
        if tokens[slot] != before[slot]:
            objective = objective_name(int(after.objective[slot]))
            yield {"kind": "token", "objective": objective, "slot": slot, "points": tokens[slot]}


def vehicles_moved(was: Player, now: Player) -> Iterator[JSON]:
    """CARD-4, TRACK-1. Vehicles that moved, and what their new place is worth more than the old one."""
    for color, (start, end) in enumerate(zip(was.vehicle.tolist(), now.vehicle.tolist(), strict=True)):
        if start != end:
            points = int(TRACK_MONEY[end] - TRACK_MONEY[start])
            yield {"kind": "vehicle", "color": COLOR_NAMES[color], "steps": end - start, "points": points}


def vehicles_to_move(taken: State) -> Iterator[JSON]:
    """CARD-4. Vehicles that the card moves once all floors are chosen; the points come then."""
    now = play_to_refill(taken).players[taken.seat]
    for moved in vehicles_moved(taken.players[taken.seat], now):
        yield {"kind": "vehicle-then", "color": moved["color"], "steps": moved["steps"], "later": moved["points"]}


def turns_and_the_end(state: State, after: State, was: Player, now: Player) -> Iterator[JSON]:
    """EXTRA-1, END-1, END-3, END-4. An extra turn, the end phase, the cone, the end of the game."""
    is_earned_by_card = after.phase == REFILL_MARKET and after.has_earned_turn
    if is_earned_by_card or (state.phase == PLACE_ROOF and after.is_extra_turn):
        yield {"kind": "extra-turn"}
    if after.ending != state.ending:
        yield {"kind": "end-phase", "reason": ENDINGS[int(after.ending)].replace(" ", "-")}
    if now.cone != was.cone:
        yield {"kind": "cone", "roofs": int(now.cone), "points": int(cone_money(now))}
    if after.phase == GAME_OVER:
        yield {"kind": "over"}
