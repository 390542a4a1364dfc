"""In which order the tests are run, and what a test has to tell besides that it passed, printed when all are done."""

from __future__ import annotations

import pytest

TOLD = "told at the end"  # the property that a test records it under
LONGEST = ("tests/test_modes.py", "tests/test_contract.py", "tests/page/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, so that at the end no process waits for another."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.stats.get("passed", []):
        for name, text in report.user_properties:
            if name == TOLD:
                terminalreporter.section(report.nodeid.split("::")[-1].replace("_", " "))
                terminalreporter.write_line(str(text))


@pytest.fixture
def hopper_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that is not there. numba.cuda asks the one in the machine what it is, even when it is told."""

    class Card:
        compute_capability = (9, 0)

    for module in ("numba.cuda.dispatcher", "numba.cuda.compiler"):
        monkeypatch.setattr(f"{module}.get_current_device", Card)
