"""The gate: what every request must keep to before it is looked at, and what every answer says to a browser."""

from __future__ import annotations

import json
import logging
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clerestory.server.identity import COOKIE, Signer
from clerestory.server.limits import Limits
from clerestory.server.problems import ProblemError, problem

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
READING = ("GET", "HEAD", "OPTIONS")
A_RECORD, ANYTHING_ELSE = 1024 * 1024, 64 * 1024  # the most bytes of a body
STATUS = "/api/status"  # answers always, at once
LOOPBACK = ("localhost", "127.0.0.1", "::1")
COSTS = {"/api/tables": 10.0, "hint": 20.0, "rematch": 10.0}  # of what is more work than a move

log = logging.getLogger(__name__)


class Gate:
    """Checks origin, rate, size and content type; adds the headers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        try:
            headers = Headers(scope=scope)
            if scope["type"] == "websocket" or scope["method"] not in READING:
                check_origin(headers)
            if scope["path"].startswith("/api/") and scope["path"] != STATUS:
                self._check_rate(scope, headers)
                if scope["type"] == "http" and scope["method"] not in READING:
                    receive = await self._read_body(scope, headers, receive)
        except ProblemError as error:
            await refuse(scope, receive, with_headers(send), error)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._answer(scope, receive, with_headers(send))

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the app answer; whatever it did not foresee is in the log, and the client gets a sentence."""
        has_begun = False

        async def send_and_note(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self._app(scope, receive, send_and_note)
        except Exception:
            log.exception("%s %s", scope["method"], scope["path"])
            if has_begun:
                raise
            await refuse(scope, receive, send, problem("mishap"))

    def _check_rate(self, scope: Scope, headers: Headers) -> None:
        limits: Limits = scope["app"].state.limits
        signer: Signer = scope["app"].state.signer
        cost = 1.0
        if scope["type"] == "http" and scope["method"] == "POST":
            path = scope["path"].rstrip("/")
            cost = COSTS.get(path, COSTS.get(path.rpartition("/")[2], 1.0))
        if wait := limits.spend(who_asks(scope, headers, signer), cost):
            raise problem("too-many", {"Retry-After": str(wait)}, seconds=wait)

    async def _read_body(self, scope: Scope, headers: Headers, receive: Receive) -> Receive:
        """The whole body, if it is not too large; it is handed on in one piece."""
        most = A_RECORD if scope["path"].rstrip("/") == "/api/tables" else ANYTHING_ELSE
        length = headers.get("content-length", "")
        if length.isdigit() and int(length) > most:
            raise problem("too-large", most=most)
        body = bytearray()
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                break
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > most:
                raise problem("too-large", most=most)
        if body and headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise problem("not-json")
        is_told = False

        async def again() -> Message:
            nonlocal is_told
            if is_told:
                return await receive()
            is_told = True
            return {"type": "http.request", "body": bytes(body), "more_body": False}

        return again


def who_asks(scope: Scope, headers: Headers, signer: Signer) -> str:
    """The user of a cookie that was signed here; the token; else the address."""
    if (cookie := read_cookie(headers)) and (user := signer.user_of(cookie)):
        return user
    if (token := bearer(headers)) and signer.is_token(token):
        return token
    return scope["client"][0] if scope.get("client") else ""


def read_cookie(headers: Headers) -> str:
    """Our cookie, whatever other programs on this machine have left beside it."""
    return cookie_parser(headers.get("cookie", "")).get(COOKIE, "")


def bearer(headers: Headers) -> str | None:
    """The token of a program."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def check_origin(headers: Headers) -> None:
    """A browser says which page asks; a program says nothing, and has no cookie that another site could use."""
    origin = headers.get("origin")
    if origin is None:
        return
    try:
        asking, asked = urlsplit(origin), urlsplit(f"//{headers.get('host', '')}")
        is_same = asking.hostname == asked.hostname and asking.port == asked.port
        is_loopback = asking.hostname in LOOPBACK and asked.hostname in LOOPBACK  # a page under development
        is_known = bool(asking.hostname) and (is_same or is_loopback)
    except ValueError:
        is_known = False
    if not is_known:
        raise problem("other-origin")


def with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
        await send(message)

    return send_with_headers


async def refuse(scope: Scope, receive: Receive, send: Send, error: ProblemError) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": error.said["name"]})
        return
    body = json.dumps(error.said).encode()
    headers = {"Content-Type": "application/json", "Content-Length": str(len(body)), **error.headers}
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": error.status, "headers": raw})
    await send({"type": "http.response.body", "body": body})
