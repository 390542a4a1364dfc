"""For everyone: axe-core finds nothing on any page, in light and in dark, nor on a table of each game in mid-play."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from clerestory.games import GAMES
from tests.page.driving import DESKTOP, PHONE, never_scrolls_sideways, pick_with_mouse, play_on
from tests.page.opening import BOT, ME, OPEN, open_table
from tests.page.serving import Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("/", "/new", "/join", "/rules", "/rules/sintra", "/rules/sagrada", "/rules/towerup", "/nowhere")
NARROWEST: ViewportSize = {"width": 360, "height": 740}
LEAST_TARGET = 44  # pixels, on a touch screen


@pytest.fixture(params=["light", "dark"])
def person(request: pytest.FixtureRequest, browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(
        viewport=DESKTOP, color_scheme=request.param, reduced_motion="reduce", locale="en-US", bypass_csp=True
    )
    yield context
    context.close()


def violations(page: Page) -> list[str]:
    """What axe finds, the best practices included."""
    page.wait_for_load_state("networkidle")
    page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run(document)).violations")
    return [f"{each['id']}: {node['html'][:120]}" for each in found for node in each["nodes"]]


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(path: str, server: Server, person: BrowserContext) -> None:
    page = person.new_page()
    page.goto(server.address + path)
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(game: str, server: Server, person: BrowserContext) -> None:
    """In mid-play with something chosen, over, and in the replay."""
    page = open_table(person, server, game, ME, BOT)
    play_on(page, pick_with_mouse, seed=3, picks=9)
    assert violations(page) == []
    page.set_viewport_size(PHONE)
    assert violations(page) == []
    page.goto(f"{page.url}/replay")
    assert violations(page) == []


def test_axe_finds_nothing_while_a_table_waits(server: Server, person: BrowserContext) -> None:
    page = open_table(person, server, "towerup", OPEN, ME, OPEN)
    assert violations(page) == []


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=NARROWEST, has_touch=True, is_mobile=True, reduced_motion="reduce")
    yield context
    context.close()


def test_every_page_fits_on_the_narrowest_phone(server: Server, phone: BrowserContext) -> None:
    page = phone.new_page()
    for path in PAGES:
        page.goto(server.address + path)
        page.wait_for_load_state("networkidle")
        assert never_scrolls_sideways(page), path


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_on_the_narrowest_phone(game: str, server: Server, phone: BrowserContext) -> None:
    """No sideways scrolling, and what is lit is large enough for a finger."""
    page = open_table(phone, server, game, ME, BOT, BOT, BOT)
    for picks in range(6):
        play_on(page, pick_with_mouse, seed=picks, picks=2)
        assert never_scrolls_sideways(page)
        assert too_small(page) == []


def too_small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        """(least) => [...document.querySelectorAll("[data-lit], button:not([disabled])")]
            .map((each) => ({ each, box: each.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < least - 0.5)
            .map(({ each, box }) => `${each.getAttribute("aria-label") ?? each.textContent.trim()}:
                ${Math.round(box.width)} x ${Math.round(box.height)}`)""",
        LEAST_TARGET,
    )
    return found
