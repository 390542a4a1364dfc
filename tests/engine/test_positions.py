"""Drawings read back: lines, and the strokes between them."""

from __future__ import annotations

import pytest

from clerestory.engine.game import GameError
from clerestory.engine.positions import Lines, fold


def test_strokes_are_skipped_like_white_space() -> None:
    assert fold("  W1 ───╲ W2 │╱") == "W1 W2"
    lines = Lines("a 1\n  │ ╲\n\nW1──W2\n")
    assert lines.lines == ["a 1", "W1 W2"]
    assert lines.numbers == [1, 4]


def test_a_line_that_does_not_fit_is_told_with_its_number() -> None:
    lines = Lines("a 1\n │\nb 2\n")
    assert lines.words("a", 1) == ["1"]
    with pytest.raises(GameError, match=r'Line 3: expected a line like "c \.\.\.", found "b 2"'):
        lines.words("c", 1)
