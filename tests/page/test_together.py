"""People at one table: over a link, at one screen, watching, gone and back again."""

from __future__ import annotations

import random

from playwright.sync_api import BrowserContext, Page, expect

from tests.page.driving import END, LIT, PASS, READY, pick_with_mouse, play_on
from tests.page.opening import BOT, HERE, ME, OPEN, open_table, sit_down, state_of
from tests.page.serving import Server

LOG = "section[aria-labelledby=log-title] p"


def take_turns(pages: list[Page], seed: int) -> None:
    """Whoever has something lit picks it, until the game is over for all."""
    rng = random.Random(seed)
    while not all(page.locator(END).count() for page in pages):
        for page in pages:
            if page.locator(LIT).count():
                play_on(page, pick_with_mouse, seed=rng.randrange(10**6), picks=1)
        pages[0].wait_for_timeout(5)


def test_two_people_over_a_link(server: Server, someone: BrowserContext, someone_else: BrowserContext) -> None:
    ada = open_table(someone, server, "towerup", ME, OPEN)
    expect(ada.locator("section.invite")).to_contain_text(ada.url.rpartition("/")[2])
    bea = someone_else.new_page()
    bea.goto(ada.url)
    sit_down(bea)
    take_turns([ada, bea], seed=1)
    assert ada.locator(f"section.end {END}").inner_text() != ""
    assert state_of(ada)["result"] == state_of(bea)["result"]


def test_a_page_that_is_loaded_again_shows_the_same(server: Server, someone: BrowserContext) -> None:
    page = open_table(someone, server, "towerup", ME, BOT)
    play_on(page, pick_with_mouse, seed=2, picks=15)
    page.wait_for_selector(READY)
    before, log = state_of(page), page.locator(LOG).all_inner_texts()
    page.reload()
    page.wait_for_selector(READY)
    after = state_of(page)
    assert after["view"] == before["view"]
    assert page.locator(LOG).all_inner_texts() == log


def test_a_server_that_is_killed_comes_back_with_everything(own_server: Server, someone: BrowserContext) -> None:
    page = open_table(someone, own_server, "sagrada", ME, BOT)
    for round_ in range(2):
        play_on(page, pick_with_mouse, seed=round_, picks=5)
        page.wait_for_selector(READY)
        before = state_of(page)
        own_server.kill()
        expect(page.locator(".lost")).to_be_visible()
        own_server.start()
        expect(page.locator(".lost")).to_be_hidden(timeout=20_000)
        page.wait_for_selector(READY)
        assert state_of(page)["events"][: before["number"]] == before["events"]
    play_on(page, pick_with_mouse, seed=9, picks=4)
    assert state_of(page)["number"] > before["number"]


def test_one_screen_is_passed_from_hand_to_hand(server: Server, someone: BrowserContext) -> None:
    """Between two people nothing is shown: neither page nor traffic has a private objective."""
    page = open_table(someone, server, "sagrada", ME, HERE)
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    page.wait_for_selector(READY)
    passed = 0
    for _ in range(12):
        play_on(page, pick_with_mouse, seed=passed, picks=1)
        page.wait_for_selector(READY)
        if page.locator(PASS).count():
            expect(page.locator(".board")).to_have_count(0)
            passed += 1
            page.locator(".pass button.main").click()
    assert passed >= 2


def test_two_tabs_of_one_seat_agree(server: Server, someone: BrowserContext) -> None:
    first = open_table(someone, server, "sintra", ME, BOT)
    second = someone.new_page()
    second.goto(first.url)
    play_on(first, pick_with_mouse, seed=5, picks=6)
    play_on(second, pick_with_mouse, seed=6, picks=6)
    first.wait_for_selector(READY)
    second.wait_for_selector(READY)
    expect(second.locator("#sentence")).to_have_text(first.locator("#sentence").inner_text())
    expect(second.locator(LOG)).to_have_text(first.locator(LOG).all_inner_texts())


def test_a_spectator_sees_all_but_the_secrets(
    server: Server, someone: BrowserContext, someone_else: BrowserContext
) -> None:
    page = open_table(someone, server, "sagrada", ME, BOT)
    play_on(page, pick_with_mouse, seed=7, picks=10)
    watcher = someone_else.new_page()
    watcher.goto(page.url)
    expect(watcher.locator("#sentence")).to_be_visible()
    assert watcher.locator(LIT).count() == 0
    seen = state_of(watcher)
    assert seen["seat"] is None
    assert all(window["private_objectives"] == ["?"] for window in seen["view"]["windows"])


def test_a_bot_plays_for_someone_who_left(
    server: Server, someone: BrowserContext, someone_else: BrowserContext
) -> None:
    ada = open_table(someone, server, "towerup", ME, OPEN)
    bea = someone_else.new_page()
    bea.goto(ada.url)
    sit_down(bea)
    bea.wait_for_selector("#sentence")
    url = bea.url
    bea.close()
    seat = ada.locator("li.seat").nth(1)
    expect(seat.locator(".presence.away")).to_be_visible(timeout=15_000)
    seat.locator("summary").click()
    seat.get_by_role("button", name="Let a bot stand in").click()
    assert not play_on(ada, pick_with_mouse, seed=8, picks=8)  # far from the end, whatever the bot builds meanwhile
    ada.wait_for_selector(READY)
    again = someone_else.new_page()
    again.goto(url)
    own = again.locator("li.seat").nth(1)
    own.locator("summary").click()
    own.get_by_role("button", name="Take").click()
    expect(again.locator("li.seat").nth(1)).not_to_contain_text("Novice")
    assert state_of(again)["seats"][1]["is_stand_in"] is False


def test_undo_takes_a_choice_back_and_says_when_it_cannot(server: Server, someone: BrowserContext) -> None:
    page = open_table(someone, server, "sagrada", ME, HERE, open_private=True)
    page.wait_for_selector(READY)
    while state_of(page)["view"]["phase"] != "menu":
        play_on(page, pick_with_mouse, seed=1, picks=1)
    page.wait_for_selector(READY)
    before = state_of(page)["view"]
    page.locator(f".pool {LIT}, {LIT}").first.click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.keyboard.press("u")
    page.wait_for_function("document.querySelectorAll('[data-lit]').length > 1")
    assert state_of(page)["view"] == before
