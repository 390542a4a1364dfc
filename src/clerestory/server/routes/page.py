"""The built page: its files, and index.html wherever the page has an address of its own."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path, PurePosixPath

from fastapi import APIRouter, Request, Response
from starlette.responses import FileResponse, PlainTextResponse

from clerestory.server.problems import problem

router = APIRouter(include_in_schema=False)

FOR_EVER = "public, max-age=31536000, immutable"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
PLACES = ("", "new", "join", "rules", "t", "learn")  # the first words of the page's own addresses
NOT_BUILT = "The page has not been built. In a checkout, `make play` builds it; the API answers at /api/status."


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(request: Request, path: str) -> Response:
    folder: Path = request.app.state.settings.page
    if path.split("/")[0] == "api":
        raise problem("no-such-address")
    if path and (file := file_in(folder, path)):
        return send(request, file, FOR_EVER if path.startswith("assets/") else "no-cache")
    index = folder / "index.html"
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return send(request, index, "no-cache", 200 if path.split("/")[0] in PLACES else 404)


def file_in(folder: Path, path: str) -> Path | None:
    """A file of the build; nothing outside its folder."""
    if not is_plain(path):
        return None
    file = folder / path
    return file if file.is_file() and file.suffix not in ENCODINGS.values() else None


@lru_cache(1024)
def is_plain(path: str) -> bool:
    pure = PurePosixPath(path)
    return (
        not pure.is_absolute()
        and all(part not in ("..", ".") and not part.startswith(".") for part in pure.parts)
        and "\0" not in path
        and "\\" not in path
    )


def send(request: Request, file: Path, caching: str, status: int = 200) -> Response:
    """A file, compressed if it was compressed ahead and the browser can read it."""
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    accepted = {word.partition(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")}
    for encoding, ending in ENCODINGS.items():
        smaller = file.with_name(file.name + ending)
        if encoding in accepted and smaller.is_file():
            return FileResponse(smaller, status, {**headers, "Content-Encoding": encoding}, kind)
    return FileResponse(file, status, headers, kind)
