"""The random games of `check_game` meet every situation that the tools' rules distinguish, a thousand times and more.

Whole games seldom come to some of them, such as a last round with tokens left; so there are scenes too: positions from
games in which nobody has used a tool before, played on at random. The table is printed at the end of the tests.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt
import pytest

from clerestory.engine.contract import check_game, first_state
from clerestory.games.sagrada import GAME
from clerestory.games.sagrada.components import BLUE, BOX, NO_DIE
from clerestory.games.sagrada.placing import fitting, reach_of
from clerestory.games.sagrada.state import LAY_TOOL, MENU, State, color_of
from clerestory.games.sagrada.tools import faces_on_track
from clerestory.games.sagrada.turns import is_first_turn
from tests.games.sagrada.coverage import MOST, SITUATIONS, count_situations
from tests.games.sagrada.walks import Walk

GAMES = 10_000  # whole ones, for each number of seats; tests/test_contract.py plays the same
POSITIONS = 16  # of each scene
ENDINGS = 300  # games from each position
WIDE = 30  # of them, in which every action of every position is tried
ENOUGH = 1000


def is_last_round(state: State) -> bool:
    """All tokens are left; with four players the bag is empty."""
    return state.turns_taken == 0


def is_second_turn_with_two_dice(state: State) -> bool:
    """One of the two is blue: when it has paid for Glazing Hammer, the first of the tools, one is left to roll."""
    colors = [color_of(int(die)) for die in state.pool if die != NO_DIE]
    return not is_first_turn(state) and len(colors) == 2 and BLUE in colors and state.paid[0] == NO_DIE


def is_equal_die_on_the_track(state: State) -> bool:
    """Some die of the pool that fits is like one on the round track."""
    window, faces = state.windows[state.seat], faces_on_track(state)
    dice = [int(die) for die in state.pool if die != NO_DIE]
    return any(faces >> die & 1 and fitting(window, die, reach_of(window)) for die in dice)


@dataclass(frozen=True)
class Scene:
    """Positions, mostly of the last round, in which something holds, with certain tools laid out."""

    seats: int
    holds: Callable[[State], bool]
    tools: tuple[str, ...]
    style: str = "sparing"
    rounds_played: int = 9  # at least

    def __str__(self) -> str:
        return f"{self.seats}-{self.holds.__name__}"


SCENES = (
    Scene(4, is_last_round, ("Lens Cutter", "Flux Remover", "Tap Wheel")),
    Scene(3, is_equal_die_on_the_track, ("Lens Cutter", "Tap Wheel", "Lathekin")),
    Scene(2, is_equal_die_on_the_track, ("Lens Cutter", "Tap Wheel", "Eglomise Brush")),
    Scene(1, is_second_turn_with_two_dice, ("Glazing Hammer", "Cork-backed Straightedge", "Tap Wheel"), "eager", 0),
)


@cache
def positions(scene: Scene) -> tuple[str, ...]:
    found: list[str] = []
    seed = 0
    while len(found) < POSITIONS:
        seed += 1
        found += position_of(scene, Walk(scene.seats, {}, seed, [seed % 7, seed % 11, seed % 13], scene.style))
        assert seed < 100 * POSITIONS, "the scene hardly ever comes up"
    return tuple(found)


def position_of(scene: Scene, walk: Walk) -> list[str]:
    """The first such position of a game, if there is one."""
    table = walk.table(chance_by_hand=True)
    while not table.is_over:
        state = table.state
        is_here = state.rounds_played >= scene.rounds_played and state.phase == MENU and not state.has_drafted
        if is_here and scene.holds(state):
            return [table.draw()]
        if state.phase == LAY_TOOL:
            laid = sum(move.parts["kind"] == "tool" for move in table.moves)
            table.play(f"tool {scene.tools[laid]}")
        else:
            table.play(walk.choose(table))
    return []


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_games_from_rare_positions_keep_the_contract(scene: Scene) -> None:
    for position in positions(scene):
        assert check_game(GAME, seats=scene.seats, games=ENDINGS, wide=WIDE, sampled=0, position=position) == []


@pytest.fixture(scope="module")
def counts() -> npt.NDArray[np.int64]:
    """[seats - 1, tool, situation]"""
    counts = np.zeros((len(GAME.seats), len(BOX.tools), MOST), np.int64)
    for seats in GAME.seats:
        counts[seats - 1] += count_situations(first_state(GAME, seats, {}, None), GAMES)
    for scene in SCENES:
        for position in positions(scene):
            start = first_state(GAME, scene.seats, {}, position)
            counts[scene.seats - 1] += count_situations(start, ENDINGS)
    return counts


def table_of(counts: npt.NDArray[np.int64]) -> str:
    """The coverage table: how often, with 1, 2, 3 and 4 seats."""
    lines = [f"{'':26}{'':55}{'1 seat':>8}{'2 seats':>8}{'3 seats':>8}{'4 seats':>8}"]
    for tool, situations in SITUATIONS.items():
        for number, situation in enumerate(situations):
            name = BOX.tools[tool] if number == 0 else ""
            cells = "".join(f"{cell:8,}" for cell in counts[:, tool, number])
            lines.append(f"{name:26}{situation:55}{cells}")
    return "\n".join(lines)


def test_every_tool_is_used_a_thousand_times_in_every_situation(
    counts: npt.NDArray[np.int64], record_property: Callable[[str, object], None]
) -> None:
    record_property("told at the end", table_of(counts))
    assert set(SITUATIONS) == set(range(len(BOX.tools)))
    for tool, situations in SITUATIONS.items():
        assert (counts[:, tool, 0] >= ENOUGH).all(), BOX.tools[tool]
        for number, situation in enumerate(situations):
            assert counts[:, tool, number].sum() >= ENOUGH, f"{BOX.tools[tool]}: {situation}"
