"""Where no GPU is needed: the kernels of self-play compile to the assembly code of one."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import pytest

from clerestory.engine.game import Game
from clerestory.engine.rules import PLAIN
from clerestory.gpu.compiling import compact, ptx, record_type
from clerestory.learning.rooms import option_shapes, table_shapes, try_shapes
from clerestory.learning.stepping import Options, Tables, Tries
from tests.toys.secret import SECRET

pytest.importorskip("numba_cuda", reason="not run: numba-cuda is not installed")
if PLAIN:
    pytest.skip("not run: nothing is compiled in plain mode", allow_module_level=True)

from clerestory.learning import devices

HOPPER = (9, 0)

pytestmark = pytest.mark.usefixtures("hopper_card")


def kinds_of(game: Game) -> dict[str, tuple[Any, ...]]:
    """What each kernel is given."""
    typeof: Any = numba.typeof

    def arrays(kind: Any, shapes: Any) -> Any:
        return typeof(kind(**{name: np.zeros(shape, dtype) for name, (shape, dtype) in shapes(game, 1).items()}))

    tables, options, tries = arrays(Tables, table_shapes), arrays(Options, option_shapes), arrays(Tries, try_shapes)
    records = record_type(game.state)[::1]
    whole, real = typeof(1), typeof(0.5)
    words, values = typeof(np.zeros(1, np.uint32)), typeof(np.zeros((1, 1, 1), np.float32))
    targets = typeof(np.zeros((1, 1, 1, 1), np.float32))
    movers, results = typeof(np.zeros((1, 1), np.int16)), typeof(np.zeros((1, 1, 1), np.float32))
    return {
        "begin": (tables, records, whole, whole, whole),
        "allow": (records, options, whole),
        "go_on": (tries, options, whole),
        "spread": (options, tries, whole),
        "attempt": (words, words, tries, whole),
        "weigh": (tries, real, real, whole, whole),
        "choose": (tables, options, tries, real, whole, whole),
        "advance": (tables, tries, whole),
        "finish": (tables, whole, whole),
        "aim": (values, movers, results, whole, real, real, targets, whole),
    }


def test_every_step_of_self_play_compiles_for_a_gpu() -> None:
    kinds = kinds_of(SECRET)
    sources = devices.sources(SECRET)
    assert sources.keys() == kinds.keys()
    for name, source in sources.items():
        assert ".entry" in ptx(source, kinds[name], (compact,), HOPPER), name
