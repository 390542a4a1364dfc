"""The traps of compiled records and rules, each closed by the engine."""

from __future__ import annotations

import importlib
import os
import re
import subprocess
import sys
import textwrap
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from clerestory import GameError, load_game, new_table
from clerestory.engine import playing, rules
from clerestory.engine.gpu_clean import check_sources
from clerestory.engine.records import COUNT, Array, Field, Records, blank, dtype_of, many, record

PACKAGE = Path(rules.__file__).parents[1]
ROOT = PACKAGE.parents[1]


def test_every_number_in_a_record_is_a_signed_16_bit_integer() -> None:
    with pytest.raises(TypeError, match=r"Hand\.cards: every field of a record is COUNT"):

        @record
        class Hand:
            cards: int = 3

    @record
    class Fine:
        cards: Array = COUNT[3, 2]

    assert dtype_of(Fine)["cards"] == np.dtype((np.int16, (3, 2)))


def test_no_state_of_a_game_holds_another_kind_of_number() -> None:
    def kinds(dtype: np.dtype[np.void]) -> set[np.dtype[np.generic]]:
        if dtype.subdtype is not None:
            return kinds(dtype.subdtype[0])
        if dtype.fields is None:
            return {dtype}
        return {kind for field in dtype.fields.values() for kind in kinds(field[0])}

    assert kinds(new_table("sintra").game.state) == {np.dtype(np.int16)}


@pytest.mark.parametrize("name", ["round", "take", "size", "max", "item", "sum", "pprint"])
def test_a_field_named_like_an_attribute_of_numpy_is_refused(name: str) -> None:
    broken = type("Board", (), {name: COUNT, "__annotations__": {name: int}})
    with pytest.raises(TypeError, match=rf"Board\.{name}: NumPy's own attribute"):
        record(broken)


def test_nested_records_are_reached_by_their_names_and_share_their_memory() -> None:
    @record
    class Board:
        score: int = COUNT
        panes: Array = COUNT[2]

    @record
    class Table:
        boards: Records[Board] = many(Board, 3)

    table = blank(Table)
    board = table.boards[1]
    board.score += 5
    board.panes[1] = 7
    assert isinstance(table, np.record)
    assert isinstance(board, np.record)
    assert table.boards[1].score == 5
    assert table.boards[1].panes[1] == 7
    assert table.boards[0].score == 0


def test_a_record_needs_a_field_and_a_field_knows_its_shape() -> None:
    with pytest.raises(TypeError, match="needs at least one field"):
        record(type("Nothing", (), {"__annotations__": {}}))
    assert COUNT[4] == Field(np.dtype(np.int16), np.dtype(np.int8), (4,))


def run_counter(folder: Path) -> str:
    """Run a package of one compiled rule, whose constant stands in another file, in a process of its own."""
    environment = {**os.environ, "CLERESTORY_CACHE": str(folder / "cache"), "PYTHONPATH": str(folder)}
    environment.pop("CLERESTORY_PLAIN", None)
    command = [sys.executable, "-c", "from counter import board; print(board.points(), board.points.stats.cache_hits)"]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


def test_machine_code_is_never_older_than_the_sources_it_came_from(tmp_path: Path) -> None:
    package = tmp_path / "counter"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "box.py").write_text("POINTS = 3\n")
    (package / "board.py").write_text(
        textwrap.dedent(
            """
            from clerestory.engine.rules import rule
            from counter.box import POINTS

            @rule
            def points() -> int:
                return POINTS
            """
        )
    )
    assert run_counter(tmp_path) == "3 Counter()\n"
    assert run_counter(tmp_path).startswith("3 Counter({")  # from the cache
    (package / "box.py").write_text("POINTS = 4\n")
    assert run_counter(tmp_path) == "4 Counter()\n"


def test_machine_code_of_a_loop_depends_on_the_sources_of_the_rules_in_it(tmp_path: Path) -> None:
    """Through two loops: `play_games` calls `play_out`, and only that one calls the rules."""
    package = tmp_path / "coin"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "rules.py").write_text(
        "from clerestory.engine.rules import rule\n\n@rule\ndef turn(state):\n    return -2\n"
    )
    sys.path.insert(0, str(tmp_path))
    try:
        turn = importlib.import_module("coin.rules").turn
    finally:
        sys.path.remove(str(tmp_path))
    play_out = rules.bind(
        playing.play_out_template, "coin", settle=rules.bind(playing.settle_template, "coin", turn=turn)
    )
    play_games = rules.bind(playing.play_games_template, "coin", play_out=play_out)
    assert play_games.sources == tuple(sorted((rules.ENGINE, package)))  # type: ignore[attr-defined]


def test_another_component_file_gets_a_cache_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = rules.cache_key((rules.ENGINE,))
    mine = tmp_path / "mine.toml"
    mine.write_text('game = "sintra"\n')
    monkeypatch.setenv("CLERESTORY_COMPONENTS", str(mine))
    with_mine = rules.cache_key((rules.ENGINE,))
    mine.write_text('game = "sintra" # corrected\n')
    assert len({before, with_mine, rules.cache_key((rules.ENGINE,))}) == 3


def test_machine_code_depends_on_what_its_imports_lead_to_and_on_nothing_else(tmp_path: Path) -> None:
    for name, text in {
        "shop/board/rules.py": "from shop.box.facts import POINTS\nfrom .. import prices\n",
        "shop/box/facts.py": "import shop.makers.names\n",
        "shop/makers/names.py": "import numpy\n",
        "shop/prices.py": "",
        "shop/window/page.py": "from shop.board.rules import play\n",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    shop = ModuleType("shop")
    shop.__file__ = str(tmp_path / "shop" / "__init__.py")
    sys.modules["shop"] = shop
    try:
        found = rules.folders_from(tmp_path / "shop" / "board", "shop")
    finally:
        del sys.modules["shop"]
    expected = {tmp_path / "shop" / name for name in ("", "board", "box", "makers")}
    assert set(found) == {rules.ENGINE, *expected}


def test_no_game_depends_on_another_or_on_what_stands_on_games() -> None:
    games = PACKAGE / "games"
    for name in ("sintra", "sagrada", "towerup"):
        found = rules.sources_of(load_game(name).setup)
        assert found == tuple(sorted((rules.ENGINE, games / name)))


def test_parts_that_hold_no_rules_compile_nothing() -> None:
    compiling = re.compile(r"@rule\b|(?<!\.)\bbind\(|\bcompiled\(")
    for part in rules.NO_RULES:
        assert [path.name for path in (PACKAGE / part).rglob("*.py") if compiling.search(path.read_text("utf-8"))] == []


def test_machine_code_that_nobody_used_for_a_month_is_dropped(tmp_path: Path) -> None:
    old, fresh = tmp_path / "old", tmp_path / "fresh"
    old.mkdir()
    fresh.mkdir()
    os.utime(old, (0, 0))
    rules.drop_old_folders(tmp_path)
    assert not old.exists()
    assert fresh.exists()


@pytest.mark.skipif(rules.PLAIN, reason="nothing is compiled in plain mode")
def test_every_kind_of_integer_at_the_door_is_one_compilation_behind_it() -> None:
    table = new_table("sintra", seed=5)
    first = table.legal_moves()[0]
    rules_behind: list[Any] = [table.game.play, table.game.legal, table.game.turn]
    table.play(first)
    table.undo()
    compilations = [len(rule.signatures) for rule in rules_behind]
    for move in (first.text, first.number, np.int16(first.number), np.int64(first.number), np.uint8(3)):
        with suppress(GameError):
            table.play(move)  # type: ignore[arg-type]
            table.undo()
    assert [len(rule.signatures) for rule in rules_behind] == compilations


@pytest.mark.skipif(rules.PLAIN, reason="nothing is compiled in plain mode")
def test_a_rule_that_allocates_does_not_compile() -> None:
    @rules.rule
    def adds_rows(row: Array, other: Array) -> int:
        return int((row + other)[0])

    with pytest.raises(Exception, match=r"NRT required|native_lowering"):
        adds_rows(np.zeros(2, np.int16), np.zeros(2, np.int16))


def test_arithmetic_on_whole_arrays_is_found_in_the_sources(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(
        textwrap.dedent(
            """
            class State:
                bag: Array = COUNT[5]
                display: Array = COUNT[9, 5]

            @rule
            def good(state, container: Array, source):
                '''A docstring is no string.'''
                state.bag[0] += state.display[source, 1] + container[2]

            @rule
            def bad(state, container: Array, source):
                state.bag += container
                row = state.display[source]
                row[0] = -state.display[source]
                state.bag[1:] = 0
                raise ValueError("no")

            def not_a_rule(state):
                state.bag[:] = 0
            """
        )
    )
    found = check_sources(tmp_path)
    assert [finding.split(": ")[1].split(";")[0] for finding in found] == [
        "bad uses arithmetic on the whole array container",
        "bad uses arithmetic on the whole array state.bag",
        "bad uses arithmetic on the whole array state.display[source]",
        "bad uses a slice",
        "bad uses a string",
        "bad uses an exception",
    ]
    assert all(finding.startswith("rules.py:") for finding in found)


def test_all_our_rules_are_gpu_clean() -> None:
    assert check_sources(PACKAGE) == []


def test_the_constraints_hold_names_and_versions_only() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert lines
    assert all(line.replace("==", "").replace(".", "").replace("-", "").replace("_", "").isalnum() for line in lines)
    assert all(line.count("==") == 1 for line in lines)
