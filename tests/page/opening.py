"""Tables that a test needs, opened over the API in a person's own name."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.page.driving import STARTED
from tests.page.serving import Server

ME = {"kind": "me", "name": "Ada"}
HERE = {"kind": "here", "name": "Bea"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "novice"}


def open_table(person: BrowserContext, server: Server, game: str, *seats: dict[str, str], **options: Any) -> Page:
    """A new table with these seats, and the person in front of it."""
    page = person.new_page()
    answer = page.request.post(
        f"{server.address}/api/tables", data={"game": game, "seats": list(seats), "options": options}
    )
    assert answer.status == 201, answer.text()
    page.goto(f"{server.address}/t/{answer.json()['code']}")
    return page


def state_of(page: Page, seat: int | None = None) -> dict[str, Any]:
    """What the server says of the table that a page shows."""
    code, _, _ = page.url.partition("/t/")[2].partition("/")
    address = page.url.partition("/t/")[0]
    asked = "" if seat is None else f"&seat={seat}"
    answer: dict[str, Any] = page.request.get(f"{address}/api/tables/{code}?since=0{asked}").json()
    return answer


def sit_down(page: Page) -> None:
    """Take the first open seat."""
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.locator(STARTED)).to_be_visible()
