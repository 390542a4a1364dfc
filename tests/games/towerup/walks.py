"""Random games for tests: who plays, with which options, from which seed, and what is chosen."""

from __future__ import annotations

from functools import cache
from typing import Any

from hypothesis import strategies as st

from clerestory.engine.records import copy_of
from clerestory.engine.table import Move, Table
from clerestory.games.towerup import GAME
from clerestory.games.towerup.components import BOX, COLOR_NAMES, JOKER, OBJECTIVE_NAMES
from clerestory.games.towerup.state import GAME_OVER, Player, State
from tests.games.walking import BaseWalk, walks

STYLES = ("any", "building", "hoarding", "racing")
PATIENCE = 300  # moves; then everybody builds, so that every game comes to its end
OPTIONS: dict[int, dict[str, Any]] = {2: {"starting_floors": 7}, 3: {"objectives": "starting"}, 4: {}}


class Walk(BaseWalk):
    """The building build whenever they can; the hoarding collect one color and hardly build, so that it runs short; the
    racing move their rearmost vehicle, so that there are extra turns.
    """

    game = GAME

    def likes(self, table: Table, move: Move) -> bool:
        kind, style = move.parts["kind"], self.style if len(table.moves) < PATIENCE else "building"
        if style == "building":
            return kind not in ("card", "end turn")
        if style == "hoarding":
            return self.likes_for_hoarding(table, move)
        if style == "racing":
            return likes_for_racing(table, move)
        return True

    def likes_for_hoarding(self, table: Table, move: Move) -> bool:
        favorite = self.seed % len(COLOR_NAMES)
        if move.parts["kind"] == "card":
            floors = BOX.cards[table.state.market[move.parts["card"] - 1]].floors
            return favorite in floors or JOKER in floors
        if "color" in move.parts:
            return bool((move.parts["color"] == COLOR_NAMES[favorite]) == (move.parts["kind"] != "return"))
        return len(table.moves) % 3 == 0


def likes_for_racing(table: Table, move: Move) -> bool:
    state, kind = table.state, move.parts["kind"]
    if kind in ("card", "end turn"):
        return False
    if kind != "roof":
        return True
    vehicle = state.players[state.seat].vehicle
    [site] = [site for site in table.view()["sites"] if site["name"] == move.parts["site"]]
    return bool(vehicle[COLOR_NAMES.index(site["color"])] == vehicle.min())


def players_of(state: State) -> list[Player]:
    return [state.players[seat] for seat in range(state.seats)]


@cache
def states_of_every_phase() -> tuple[State, ...]:
    """Positions for each thing that can happen next, at each stage of a game, with each number of seats."""
    found: dict[tuple[int, ...], State] = {}
    for seats, options in OPTIONS.items():
        for number, style in enumerate(STYLES):
            for seed in (number, number + 11):
                for step in Walk(seats, options, seed, [seed, 5, 3], style).steps():
                    found.setdefault(stage_of(step.before), step.before)
                found.setdefault((GAME_OVER, seats, int(step.after.ending)), copy_of(step.after))
    return tuple(found[key] for key in sorted(found))


def stage_of(state: State) -> tuple[int, ...]:
    cones = sum(player.cone >= 0 for player in players_of(state))
    return int(state.phase), int(state.seats), int(state.ending), int(state.is_extra_turn), int(cones > 0)


def chosen_objectives() -> st.SearchStrategy[str]:
    three = st.permutations(range(len(OBJECTIVE_NAMES))).map(lambda order: sorted(order[:3]))
    return three.map(lambda numbers: "+".join(OBJECTIVE_NAMES[number] for number in numbers))


def options_for(seats: int) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(
        {
            "starting_floors": st.integers(3, int(BOX.most_starting_floors[seats])),
            "objectives": st.sampled_from(["random", "starting"]) | chosen_objectives(),
        }
    )


WALKS = st.integers(2, 4).flatmap(lambda seats: walks(Walk, seats, options_for(seats), STYLES))
