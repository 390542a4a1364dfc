"""What a test has to tell besides that it passed: a table, printed when all tests are done."""

from __future__ import annotations

import pytest

TOLD = "told at the end"  # the property that a test records it under


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.stats.get("passed", []):
        for name, text in report.user_properties:
            if name == TOLD:
                terminalreporter.section(report.nodeid.split("::")[-1].replace("_", " "))
                terminalreporter.write_line(str(text))
