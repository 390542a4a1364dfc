"""Whole games in the browser: with the mouse, with a finger on a phone, with the keyboard alone; each in two ways."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from clerestory.games import GAMES
from tests.page.driving import (
    END,
    PHONE,
    never_scrolls_sideways,
    open_game,
    pick_with_finger,
    pick_with_keys,
    pick_with_mouse,
    play_now,
    play_on,
)
from tests.page.serving import Server


def all_but(one: str) -> list[str]:
    """The games that are played in some way; every game leaves out another."""
    return [game for game in GAMES if game != one]


class Complaints:
    """Everything that a page complains about while it is open."""

    def __init__(self, page: Page) -> None:
        self.said: list[str] = []
        self.asked: set[str] = set()
        page.on("console", lambda message: self.said.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.said.append(str(error)))
        page.on("request", lambda request: self.asked.add(request.url))

    def only_asks(self, server: Server) -> bool:
        return all(url.startswith((server.address, "data:", "blob:")) for url in self.asked)


def finish(page: Page, server: Server) -> None:
    """The end tells who won, and where everybody's points came from."""
    expect(page.locator(END)).to_be_visible()
    table = page.locator("section.end table")
    for column in range(1, table.locator("thead th").count() + 1):
        cells = table.locator(f"tbody td:nth-of-type({column})").all_inner_texts()
        total = table.locator(f"tfoot td:nth-of-type({column})").inner_text()
        assert sum(int(cell.replace("−", "-")) for cell in cells) == int(total.replace("−", "-"))


@pytest.mark.parametrize("game", all_but("towerup"))
def test_a_whole_game_with_the_mouse(game: str, server: Server, someone: BrowserContext) -> None:
    page = someone.new_page()
    complaints = Complaints(page)
    open_game(page, server.address, game)
    assert play_on(page, pick_with_mouse, seed=3)
    finish(page, server)
    assert complaints.said == []
    assert complaints.only_asks(server)


@pytest.mark.parametrize("game", all_but("sintra"))
def test_a_whole_game_with_the_keyboard_alone(game: str, server: Server, someone: BrowserContext) -> None:
    page = someone.new_page()
    page.goto(server.address)
    play = play_now(page, game)
    expect(play).to_be_enabled()
    for _ in range(40):
        if play.evaluate("(button) => button === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    while not page.locator("dialog[open] button.main").evaluate("(button) => button === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert play_on(page, pick_with_keys, seed=5)
    finish(page, server)


@pytest.mark.parametrize("game", all_but("sagrada"))
def test_a_whole_game_on_a_phone(game: str, server: Server, browser: Browser) -> None:
    context = browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, reduced_motion="reduce"
    )
    page = context.new_page()
    open_game(page, server.address, game)
    assert not play_on(page, pick_with_finger, seed=7, picks=12)
    assert never_scrolls_sideways(page)
    assert play_on(page, pick_with_finger, seed=7)
    assert never_scrolls_sideways(page)
    finish(page, server)
    context.close()
