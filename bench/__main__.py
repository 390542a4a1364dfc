"""The performance table: `make bench` prints it and puts it at the top of bench/results.md."""

from __future__ import annotations

import datetime
import platform
from pathlib import Path

from bench import environments, playouts, random_play, start_up, state_copy, vector, whole_runs

RESULTS = Path(__file__).with_name("results.md")
MARK = "<!-- newest first -->\n"


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.machine()
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.machine())


def main() -> None:
    lines = [f"## {datetime.date.today()}, `make bench` on {processor()}, Python {platform.python_version()}", ""]
    for question in (random_play, playouts, whole_runs, vector, environments, state_copy, start_up):
        lines += [*question.report(), ""]
    table = "\n".join(lines)
    print(table)
    before, mark, after = RESULTS.read_text(encoding="utf-8").partition(MARK)
    RESULTS.write_text(f"{before}{mark}\n{table}{after}", encoding="utf-8")


main()
