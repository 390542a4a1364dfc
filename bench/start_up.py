"""How long a process takes to its first played move: compiled cold, from the cache, and uncompiled."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

from clerestory.games import GAMES

PROGRAM = """
import sys, clerestory
table = clerestory.new_table(sys.argv[1], seed=1)
table.play(table.legal_moves()[0])
"""


def seconds(name: str, cache: str, **environment: str) -> float:
    began = time.perf_counter()
    command = [sys.executable, "-c", PROGRAM, name]
    subprocess.run(command, env={**os.environ, "CLERESTORY_CACHE": cache, **environment}, check=True)
    return time.perf_counter() - began


def report() -> list[str]:
    lines = ["| seconds to the first move | cold, compiling | warm | plain |", "| --- | ---: | ---: | ---: |"]
    for name in GAMES:
        with tempfile.TemporaryDirectory() as cache:
            cold = seconds(name, cache)
            warm = min(seconds(name, cache) for _ in range(3))
            plain = min(seconds(name, cache, CLERESTORY_PLAIN="1") for _ in range(2))
        lines.append(f"| {name} | {cold:.1f} | {warm:.2f} | {plain:.2f} |")
    return lines
