"""The games still do what was written down; `make golden` writes it anew, to be read in review."""

from __future__ import annotations

import json

import pytest

from tests.golden.writing import FOLDER, perft_counts, playthrough, signature
from tests.registered import UNUSUAL_SETTINGS, Case, cases


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_playthrough_is_played_as_it_was_written_down(case: Case) -> None:
    assert playthrough(case) == (FOLDER / f"{case}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("case", cases(), ids=str)
def test_as_many_positions_lie_ahead_as_were_counted(case: Case) -> None:
    assert perft_counts(case) == json.loads((FOLDER / "perft.json").read_text(encoding="utf-8"))[str(case)]


@pytest.mark.parametrize("case", [*cases(), *cases(UNUSUAL_SETTINGS)], ids=str)
def test_a_thousand_games_have_the_signature_that_was_written_down(case: Case) -> None:
    assert signature(case) == json.loads((FOLDER / "signatures.json").read_text(encoding="utf-8"))[str(case)]
