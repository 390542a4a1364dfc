"""Where no GPU is needed: kernels compile to the assembly code of one, and what is done to make them compact works."""

from __future__ import annotations

import textwrap
from functools import cache
from typing import Any

import numba
import numpy as np
import pytest

from clerestory import GAMES, GameError, load_game
from clerestory.engine.records import blank_states
from clerestory.engine.rules import PLAIN
from clerestory.envs.rows import Rows, Terms
from clerestory.gpu import compiling
from clerestory.gpu.compiling import (
    Change,
    compact,
    is_large,
    ptx,
    record_of,
    record_type,
    why_not,
    with_tables_in_memory,
)

pytest.importorskip("numba_cuda", reason="not run: numba-cuda is not installed")
if PLAIN:
    pytest.skip("not run: nothing is compiled in plain mode", allow_module_level=True)

from clerestory.gpu import batch, simulating, stepping

HOPPER = (9, 0)

pytestmark = pytest.mark.usefixtures("hopper_card")


def kind_of(value: Any) -> Any:
    """The type of a value, as the compiler knows it."""
    typeof: Any = numba.typeof
    return typeof(value)


@cache
def play_in_ptx(name: str, changes: tuple[Change, ...]) -> str:
    """The kernel that plays whole games; compiled once in a process for each way of doing so."""
    game = load_game(name)
    records, number = record_type(record_of(game))[::1], kind_of(1)
    play, _ = simulating.sources(game)
    return ptx(play, (records, records, number, number, kind_of(np.zeros(1, np.int64))), changes, HOPPER)


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_compile_for_a_gpu(name: str) -> None:
    game = load_game(name)
    text = play_in_ptx(name, simulating.changes_for(game))
    assert ".target sm_90" in text
    assert ".entry" in text
    assert (".shared" in text) == (not is_large(game))
    records, number, sums = record_type(record_of(game))[::1], kind_of(1), kind_of(np.zeros(1))
    _, tally = simulating.sources(game)
    assert ".entry" in ptx(tally, (records, number, number, sums, sums), simulating.changes_for(game), HOPPER)


def test_steps_compile_for_a_gpu() -> None:
    game = load_game("sintra")
    record = record_of(game)
    columns = {
        each: np.zeros(array.shape, record if each == "states" else array.dtype)
        for each, array in Rows.of(game, 4, 2)._asdict().items()
    }
    start = blank_states(game.state, 1).astype(record)
    rows = kind_of(Rows(**columns))
    terms = kind_of(Terms(start, 2, 0, 1000, 1, np.zeros(0, np.int64), np.zeros(0, np.float64)))
    words, numbers, number = kind_of(np.zeros(1, np.uint32)), kind_of(np.zeros(1, np.int64)), kind_of(1)
    columns_of = {name: kind_of(array) for name, array in columns.items()}
    records, features = kind_of(columns["states"]), columns_of["observations"]
    shown = [columns_of[name] for name in ("turns", "counts", "choices", "masks")]
    play, follow, allow, look_back, look, *_ = stepping.sources(game)
    looking, changes = (number, number, features), (with_tables_in_memory,)
    texts = [
        ptx(play, (rows, terms, words, numbers, numbers), (compact,), HOPPER),
        ptx(follow, (rows, terms, numbers, numbers, records), (compact,), HOPPER),
        ptx(allow, (words, *shown, numbers), (compact,), HOPPER),
        ptx(look_back, (words, numbers, numbers, columns_of["dones"], shown[0], *looking), changes, HOPPER),
        ptx(look, (words, shown[0], *looking), changes, HOPPER),
    ]
    assert all(".entry" in text for text in texts)
    assert [".const" in text for text in texts] == [True, True, True, False, False]
    assert [".extern .shared" in text for text in texts] == [True, False, True, True, True]


@pytest.mark.parametrize("name", GAMES)
def test_a_record_on_a_gpu_is_an_odd_number_of_words(name: str) -> None:
    game = load_game(name)
    assert stepping.words_of(game) % 2 == 1
    assert stepping.words_of(game) * 4 >= game.narrow.itemsize


@pytest.mark.parametrize("name", GAMES)
def test_a_block_looks_at_all_that_fits_into_its_memory(name: str) -> None:
    game = load_game(name)
    for seats in game.seats:
        look = stepping.looking(game, seats)
        assert 16 <= look.games <= stepping.WARP
        assert 1 <= look.parts <= 1 + seats
        assert look.memory <= stepping.SHARED
        assert look.blocks(1000, seats) * look.games * look.parts >= 1000 * (1 + seats)


def test_compact_code_is_a_fraction_of_what_it_would_be() -> None:
    assert 1.5 * len(play_in_ptx("towerup", (compact,))) < len(play_in_ptx("towerup", ()))


def test_only_jumps_back_are_marked_and_only_long_functions_stay_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "LONG", 5)
    text = textwrap.dedent(
        """\
        define i32 @"long"()
        {
        entry:
          br label %"head"
        head:
          br i1 %".1", label %"head", label %"end"
        end:
          call i32 @"short"()
          ret i32 0
        }
        define i32 @"short"()
        {
        entry:
          ret i32 0
        }
        define void @"kernel"()
        {
        entry:
          call i32 @"long"()
          call i32 @"long"()
          call i32 @"short"()
          ret void
        }"""
    )
    (found,) = compact([text])
    changed = [line for line in found.splitlines() if line not in text.splitlines()]
    assert changed == [
        'define i32 @"long"() noinline',
        '  br i1 %".1", label %"head", label %"end", !llvm.loop !1000000',
        "!1000000 = distinct !{!1000000, !999999}",
        '!999999 = !{!"llvm.loop.unroll.disable"}',
    ]


def test_without_a_gpu_that_is_what_is_said() -> None:
    if why_not():
        with pytest.raises(GameError, match="Without a GPU the same games are played on all cores"):
            batch.Batch("sintra", 4)
        with pytest.raises(GameError, match="GPU"):
            simulating.simulate(load_game("sintra"), games=10)
    else:
        assert simulating.simulate(load_game("sintra"), games=10).games == 10
