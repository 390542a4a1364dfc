"""The built page as it is served: its files, compressed ahead or not, and index.html at the page's own addresses."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from clerestory.server.app import create_app
from clerestory.server.settings import Settings


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>x</title>")
    (folder / "assets" / "main-abc.js").write_text("run()")
    (folder / "assets" / "main-abc.js.gz").write_bytes(b"gzipped")
    (folder / "assets" / "main-abc.js.br").write_bytes(b"brotli")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def fetch(folder: Path, path: str, **headers: str) -> httpx.Response:
    async def get() -> httpx.Response:
        transport = httpx.ASGITransport(create_app(Settings(data=str(folder.parent / "data"), page=folder)))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            request = client.build_request(
                "GET", path, headers={name.replace("_", "-"): headers[name] for name in headers}
            )
            response = await client.send(request, stream=True)
            response._content = b"".join([chunk async for chunk in response.aiter_raw()])
            return response

    return asyncio.run(get())


@pytest.mark.parametrize("path", ["/", "/new", "/join", "/t/ABCDEF", "/t/ABCDEF/replay", "/rules", "/rules/sintra"])
def test_the_addresses_of_the_page_give_its_index(built: Path, path: str) -> None:
    response = fetch(built, path)
    assert (response.status_code, response.headers["cache-control"]) == (200, "no-cache")
    assert response.content.startswith(b"<!doctype html>")


def test_an_address_that_the_page_does_not_have_is_not_found(built: Path) -> None:
    assert fetch(built, "/nothing/here").status_code == 404
    assert fetch(built, "/assets/gone.js").status_code == 404


def test_what_has_a_hash_in_its_name_is_kept_for_ever(built: Path) -> None:
    response = fetch(built, "/assets/main-abc.js", accept_encoding="identity")
    assert response.content == b"run()"
    assert "immutable" in response.headers["cache-control"]
    assert response.headers["content-type"].startswith("text/javascript")
    assert "no-cache" in fetch(built, "/icon.svg").headers["cache-control"]


@pytest.mark.parametrize(("accepted", "encoding"), [("gzip, deflate, br", "br"), ("gzip;q=1.0", "gzip")])
def test_what_was_compressed_ahead_is_sent_so(built: Path, accepted: str, encoding: str) -> None:
    response = fetch(built, "/assets/main-abc.js", accept_encoding=accepted)
    assert response.headers["content-encoding"] == encoding
    assert response.content == {"br": b"brotli", "gzip": b"gzipped"}[encoding]
    assert response.headers["content-type"].startswith("text/javascript")
    assert response.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets/main-abc.js.gz"]
)
def test_nothing_else_is_served(built: Path, path: str) -> None:
    assert fetch(built, path).status_code == 404


def test_without_a_page_a_sentence_says_so(tmp_path: Path) -> None:
    response = fetch(tmp_path / "page", "/")
    assert response.status_code == 503
    assert response.content.startswith(b"The page has not been built.")
