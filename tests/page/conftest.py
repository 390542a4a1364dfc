"""A real server with the built page, and a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.page.driving import DESKTOP, find_browser
from tests.page.serving import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of a process; each test makes tables of its own."""
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that a test may kill."""
    with Server(tmp_path) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one file of tests: while it is open its event loop runs, and no other could be started by other tests."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture
def someone(browser: Browser) -> Iterator[BrowserContext]:
    """A person with a browser of their own, in front of a desktop screen."""
    context = browser.new_context(viewport=DESKTOP, locale="en-US", reduced_motion="reduce")
    yield context
    context.close()


@pytest.fixture
def someone_else(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=DESKTOP, locale="en-US", reduced_motion="reduce")
    yield context
    context.close()
