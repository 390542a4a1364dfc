"""Who asks: a user by a signed cookie, or the program of one seat by its token."""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from clerestory.server.problems import ProblemError, problem
from clerestory.server.store import SeatRow

COOKIE = "clerestory"
COOKIE_LIFE = 400 * 24 * 3600  # seconds; browsers allow no more
A_USER = re.compile(r"[0-9a-f]{32}")
A_CODE = re.compile(r"[A-Z0-9]{4,12}")
LONGEST_NAME = 40
PROGRAM = "program-"


@dataclass(frozen=True)
class Caller:
    """Whoever sent a request."""

    user: str | None = None
    code: str | None = None  # with a token: the only table and seat it is for
    seat: int | None = None

    @property
    def is_program(self) -> bool:
        return self.code is not None

    def holds(self, row: SeatRow) -> bool:
        """Whether a seat is the caller's, at the table that the caller was let to."""
        return self.user is not None and row.user == self.user and self.seat in (None, row.seat)

    def seats_among(self, rows: Sequence[SeatRow]) -> list[int]:
        return [row.seat for row in rows if self.holds(row)]


class Signer:
    """Makes cookies and tokens, and knows its own."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def cookie(self, user: str) -> str:
        return f"{user}.{self._sign('user', user)}"

    def user_of(self, cookie: str) -> str | None:
        """The user whom a cookie names; nobody if it was not signed here."""
        user, _, signature = cookie.partition(".")
        if not A_USER.fullmatch(user) or not self._is_signed(signature, "user", user):
            return None
        return user

    def token(self, code: str, seat: int, salt: str) -> str:
        return f"{code}.{seat}.{salt}.{self._sign('seat', code, str(seat), salt)}"

    def is_token(self, token: str) -> bool:
        words, _, signature = token.rpartition(".")
        return self._is_signed(signature, "seat", *words.split("."))

    def seat_of(self, token: str) -> tuple[str, int, str]:
        """The table, the seat and the salt of a token."""
        if not self.is_token(token):
            raise wrong_token()
        code, seat, salt, _ = token.split(".")
        return code, int(seat), salt

    def _sign(self, *words: str) -> str:
        return hmac.new(self._secret, "\n".join(words).encode("utf-8", "replace"), sha256).hexdigest()

    def _is_signed(self, signature: str, *words: str) -> bool:
        return hmac.compare_digest(signature.encode("utf-8", "replace"), self._sign(*words).encode())


def wrong_token() -> ProblemError:
    return problem("wrong-token", {"WWW-Authenticate": "Bearer"})


def new_user() -> str:
    return secrets.token_hex(16)


def new_program() -> str:
    """A program that holds a seat is a user of its own, known by the seat's token only."""
    return PROGRAM + secrets.token_hex(12)


def is_program(row: SeatRow) -> bool:
    return row.user is not None and row.user.startswith(PROGRAM)


def new_salt() -> str:
    return secrets.token_hex(8)


def read_name(name: str) -> str:
    """A name as it is kept: white space folded, nothing in it that cannot be seen."""
    folded = " ".join(name.split())
    if not 1 <= len(folded) <= LONGEST_NAME or not folded.isprintable():
        raise problem("no-name")
    return folded


def read_code(code: str) -> str:
    """A table's code, however it was typed."""
    typed = code.strip().upper()
    if not A_CODE.fullmatch(typed):
        raise problem("no-such-table")
    return typed
