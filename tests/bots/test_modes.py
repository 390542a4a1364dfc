"""Compiled and uncompiled, bots think the same to the last bit."""

from __future__ import annotations

import os
import subprocess
import sys

from clerestory.engine.rules import PLAIN
from tests.bots.modes import answers


def test_bots_answer_the_same_uncompiled() -> None:
    """In another process, in the mode that this one does not have."""
    environment = {**os.environ, "CLERESTORY_PLAIN": "" if PLAIN else "1"}
    command = [sys.executable, "-W", "error", "-m", "tests.bots.modes"]
    printed = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    assert printed.splitlines() == list(answers())
