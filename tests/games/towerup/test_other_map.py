"""Another city: no rule knows our map, our cards or our tracks (R1). Each test is a process of its own, uncompiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from clerestory.games.towerup.components import BOX, COMPONENTS
from tests.cli.conftest import call_program
from tests.games.towerup.component_files import OTHER, OTHER_FILE, OURS, read

PLAIN = {"CLERESTORY_PLAIN": "1"}
LAST = 12  # moves before the end of a game that `check_game` looks at; it takes a second for each move, uncompiled

# A random game that is looked at after every move; `check_game` then looks at its last moves more closely.
GAME_OF = """
import random
from clerestory import load_game, replay
from clerestory.engine.contract import check_game
from clerestory.engine.records import bytes_of
from clerestory.engine.table import Table

game, seats, rng = load_game("towerup"), {seats}, random.Random({seats})
table, drawings = Table(game, seats, {options}, seed=5), []
while not table.is_over:
    table.play(rng.choice(table.legal_moves()))
    assert game.check(table.state) == len(game.invariants)
    drawings.append(table.draw())
    if len(drawings) % 9 == 0 or table.is_over:
        assert bytes_of(game.read_position(drawings[-1])) == bytes_of(table.state)
again = replay(table.record())
assert bytes_of(again.state) == bytes_of(table.state)
assert check_game(game, seats=seats, games=1, sampled=1, position=drawings[-{last}]) == []
print("played", game.components.hash, len(table.moves))
"""


# Games with a habit each, compared with the naive game after every move.
NAIVE_GAMES = """
from tests.games.towerup.comparing import play_side_by_side
from tests.games.towerup.habits import HABITS, Walk

for number, habit in enumerate(HABITS):
    met = play_side_by_side(Walk({seats}, {options}, [number, 7, 3, 11], habit)).met
    print(habit, sum(met.values()))
"""


def run_in_the_other_city(code: str) -> str:
    environment = {**os.environ, **PLAIN, "CLERESTORY_COMPONENTS": str(OTHER_FILE)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_other_city_is_unlike_ours() -> None:
    """Else these tests would show nothing."""
    other, ours = read(OTHER), read(OURS)
    assert [len(board.sites) for board in other.boards] == [52, 32]
    assert [max(len(board.neighbors(site)) for site in range(len(board.sites))) for board in other.boards] == [7, 7]
    assert len(other.track_money) == 21
    assert other.star_columns[-1] == 20, "the last star column is the end of the track"
    assert any(area.is_scattered for area in other.areas)
    for board in other.boards:
        park, lake = board.tagged("park"), board.tagged("lake")
        assert {other.areas[board.sites[site].area].name for site in (*park, *lake)}.isdisjoint({"park", "lake"})
        assert len({board.sites[site].area for site in (*park, *lake)}) > 2
    assert set(other.boards[0].tagged("park")) & set(other.boards[0].tagged("lake")), "a site may be both"
    same = ("floors_of_each_color", "star_columns", "player_colors", "starting_objectives", "token_shapes")
    assert not any(getattr(other, name) == getattr(ours, name) for name in same)


@pytest.mark.rule("BOARD-1", "BOARD-2", "BOARD-3", "BOARD-6", "GOAL-PARK", "GOAL-LAKE")
@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {"objectives": "starting", "starting_floors": 7}), (4, {"starting_floors": 4})]
)
def test_games_are_played_drawn_and_replayed_in_the_other_city(seats: int, options: dict[str, object]) -> None:
    played = run_in_the_other_city(GAME_OF.format(seats=seats, options=options, last=LAST))
    assert played.startswith("played ")
    assert COMPONENTS.hash not in played


@pytest.mark.rule("GOAL-PARK", "GOAL-LAKE", "GOAL-AREAS", "GOAL-GREYS", "GOAL-BORDERS")
@pytest.mark.parametrize(("seats", "options"), [(2, {"objectives": "park+lake+borders"}), (3, {}), (4, {})])
def test_games_of_the_other_city_go_as_in_the_naive_game(seats: int, options: dict[str, object]) -> None:
    """R24. There the tags of a site and its area are not the same."""
    assert len(run_in_the_other_city(NAIVE_GAMES.format(seats=seats, options=options)).splitlines()) == 6


@pytest.mark.rule("OPTION-1")
def test_the_other_city_has_its_own_limit_of_starting_floors() -> None:
    code = """
from clerestory import load_game
from clerestory.engine.table import Table
Table(load_game("towerup"), 4, {"starting_floors": 4})
try:
    Table(load_game("towerup"), 4, {"starting_floors": 5})
except ValueError as error:
    print(error)
"""
    sentence = "With 4 players there may be 4 starting floors at most, not 5. [OPTION-1]\n"
    assert run_in_the_other_city(code) == sentence
    assert BOX.most_starting_floors[4] == 5


def test_random_games_of_the_other_city_can_be_simulated() -> None:
    command = ("simulate", "towerup", "--seats", 2, "--games", 3, "--json", "--components", OTHER_FILE)
    answer = call_program(*command, **PLAIN)
    assert answer.code == 0, answer.err
    found = json.loads(answer.out)
    assert found["components"] != COMPONENTS.hash
    assert found["games"] == 3
    assert found["statistics"]["buildings started"] > 3


def test_a_game_in_the_other_city_is_played_saved_and_replayed_in_the_terminal(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    begun = call_program(
        "play", "towerup", "--players", "ann,bob", "--seed", 4, "--save", save, "--components", OTHER_FILE,
        typed="#1\n" * 12, **PLAIN, XDG_DATA_HOME=str(tmp_path),
    )  # fmt: skip
    assert begun.code == 0, begun.err
    assert "HA1" in begun.out
    assert begun.out.endswith(f"clerestory play towerup --resume {save} --components {OTHER_FILE}\n")
    assert call_program("replay", save, "--components", OTHER_FILE, **PLAIN).code == 0
    refused = call_program("replay", save, **PLAIN)
    assert refused.code == 2
    assert "Name the right file with --components." in refused.err
