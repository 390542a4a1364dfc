"""Where no GPU is needed: kernels compile to the assembly code of one, and what is done to make them compact works."""

from __future__ import annotations

import re
import textwrap
from typing import Any

import numba
import numpy as np
import pytest

from clerestory import GAMES, GameError, load_game
from clerestory.engine.records import blank_states
from clerestory.engine.rules import PLAIN
from clerestory.envs.rows import Rows, Terms
from clerestory.gpu import compiling
from clerestory.gpu.compiling import compact, is_large, ptx, record_type, why_not

pytest.importorskip("numba_cuda", reason="not run: numba-cuda is not installed")
if PLAIN:
    pytest.skip("not run: nothing is compiled in plain mode", allow_module_level=True)

from clerestory.gpu import batch, simulating

HOPPER = (9, 0)


@pytest.fixture(autouse=True)
def _a_card_of_this_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    """numba.cuda asks the card in the machine what it is, even when it is told."""

    class Card:
        compute_capability = HOPPER

    for module in ("numba.cuda.dispatcher", "numba.cuda.compiler"):
        monkeypatch.setattr(f"{module}.get_current_device", Card)


def kind_of(value: Any) -> Any:
    """The type of a value, as the compiler knows it."""
    typeof: Any = numba.typeof
    return typeof(value)


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_compile_for_a_gpu(name: str) -> None:
    game = load_game(name)
    records, numbers = record_type(game.narrow)[::1], kind_of(np.zeros(1, np.int64))
    number = kind_of(1)
    play, tally = simulating.sources(game)
    text = ptx(play, (records, records, number, number, numbers), is_large(game), HOPPER)
    assert ".target sm_90" in text
    assert ".entry" in text
    assert (".shared" in text) == (not is_large(game))
    sums = kind_of(np.zeros(1))
    assert ".entry" in ptx(tally, (records, number, number, sums, sums), is_large(game), HOPPER)


@pytest.mark.parametrize("name", ["sintra"])
def test_steps_compile_for_a_gpu(name: str) -> None:
    game = load_game(name)
    columns = {
        each: np.zeros(array.shape, game.narrow if each == "states" else array.dtype)
        for each, array in Rows.of(game, 4, 2)._asdict().items()
    }
    start = blank_states(game.state, 1).astype(game.narrow)
    terms = Terms(start, 2, 0, 1000, 1, np.zeros(0, np.int64), np.zeros(0, np.float64))
    step, *_ = batch.sources(game)
    text = ptx(step, (kind_of(Rows(**columns)), kind_of(terms), kind_of(np.zeros(1, np.int64))), True, HOPPER)
    assert ".entry" in text
    assert re.search(r"\.func .*observe", text), "what is long and called from several places is not copied"


def test_compact_code_is_a_fraction_of_what_it_would_be() -> None:
    game = load_game("towerup")
    records, number = record_type(game.narrow)[::1], kind_of(1)
    play, _ = simulating.sources(game)
    kinds = (records, records, number, number, kind_of(np.zeros(1, np.int64)))
    assert 1.5 * len(ptx(play, kinds, True, HOPPER)) < len(ptx(play, kinds, False, HOPPER))


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
