"""Driving the page as a person would: by what is lit, with a mouse, a finger or the keyboard alone."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable

from playwright.sync_api import Error, Locator, Page, ViewportSize, expect

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
BROWSERS = ("chromium", "chromium-browser", "google-chrome")

LIT = "[data-lit='true']"
END = "#end-title"
PASS = "#pass-title"
READY = f"{LIT}, {END}, {PASS}"
LONGEST_GAME = 1500  # picks
MOST_MISSES = 20
LONGEST_TURN = 20_000  # milliseconds until it is one's turn again
LONGEST_PICK = 1000  # milliseconds until a pick has done something
STARTED = "#sentence"
LOOK = """
    async ([before, longestPick, longestTurn, ready, end, pass]) => {
        const told = () => [...document.querySelectorAll("[data-lit], [data-chosen]")].map((each) =>
            each.getAttribute("aria-label") + (each.dataset.chosen ?? "")).join() + document.title;
        const has = (selector) => document.querySelector(selector) !== null;
        const until = (holds, longest) => new Promise((resolve) => {
            if (holds() || longest === 0) return resolve();
            const watch = new MutationObserver(() => holds() && done());
            const timer = setTimeout(() => done(), longest);
            const done = () => { watch.disconnect(); clearTimeout(timer); resolve(); };
            watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        });
        await until(() => told() !== before, longestPick);
        await until(() => has(ready), longestTurn);
        return [told(), has(ready), has(end), has(pass)];
    }
"""


def find_browser() -> str:
    found = os.environ.get("CLERESTORY_BROWSER") or next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "There is no Chromium here; `make browser` installs Debian's."
    return found


Pick = Callable[[Page, random.Random], None]


def pick_with_mouse(page: Page, rng: random.Random) -> None:
    """Click on one of the things that are lit."""
    lit = page.locator(LIT)
    if count := lit.count():
        lit.nth(rng.randrange(count)).click(timeout=2000)


def pick_with_finger(page: Page, rng: random.Random) -> None:
    lit = page.locator(LIT)
    if count := lit.count():
        lit.nth(rng.randrange(count)).tap(timeout=2000)


def pick_with_keys(page: Page, rng: random.Random) -> None:
    """Tab to the first thing that is lit, go on with the arrows, press Enter."""
    for _ in range(200):
        if page.evaluate("document.activeElement?.dataset?.lit === 'true'"):
            break
        page.keyboard.press("Tab")
    for _ in range(rng.randrange(4)):
        page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
    page.keyboard.press("Enter")


def play_on(page: Page, pick: Pick, *, seed: int = 1, picks: int = LONGEST_GAME) -> bool:
    """Pick what is lit, so many times or until the game is over; whether it is."""
    rng, misses, before = random.Random(seed), 0, ""
    for _ in range(picks):
        before, is_ready, is_over, is_passed_on = look(page, before, LONGEST_TURN)
        assert is_ready, "There is nothing to pick."
        if is_over:
            return True
        if is_passed_on:
            page.locator(".pass button.main").click()
            continue
        try:
            pick(page, rng)
        except Error as error:  # what was lit is gone: somebody else was quicker
            misses += 1
            if misses > MOST_MISSES:
                raise AssertionError("What is lit cannot be picked.") from error
    _, _, is_over, _ = look(page, before, 0)
    return is_over


def look(page: Page, before: str, longest: int) -> tuple[str, bool, bool, bool]:
    """Wait until something has changed, then until there is something to do.

    All that says how far a choice has come; is there something to do, is the game over, is the screen passed on?
    """
    told, *answers = page.evaluate(LOOK, [before, LONGEST_PICK, longest, READY, END, PASS])
    is_ready, is_over, is_passed_on = answers
    return told, is_ready, is_over, is_passed_on


def play_now(page: Page, game: str) -> Locator:
    """The button at home that leads to a game against a bot."""
    return page.locator(f"li.{game} button.main")


def open_game(page: Page, address: str, game: str, level: str = "novice") -> None:
    """The two clicks from home to a game against a bot."""
    page.goto(address)
    play_now(page, game).click()
    page.locator(f"input[name=level][value={level}]").check()
    page.locator("dialog[open] button.main").click()
    expect(page.locator(STARTED)).to_be_visible()


def never_scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
