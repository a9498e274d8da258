"""Limits: rates, sizes, origins, and the headers of every answer."""

from __future__ import annotations

import time
from collections.abc import Iterable
from urllib.parse import urlsplit

from galactable.table.errors import ForbiddenError, TooManyError

__all__ = ["HEADERS", "Bucket", "Buckets", "check_host", "check_origin"]

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

BURST_SECONDS = 10.0


class Bucket:
    """So many a second, and ten seconds' worth at once."""

    __slots__ = ("_left", "_rate", "_then")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._left = rate * BURST_SECONDS
        self._then = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._rate * BURST_SECONDS, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nothing was taken for a while."""
        return time.monotonic() - self._then > BURST_SECONDS


class Buckets:
    """A bucket for each client."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, client: str) -> None:
        """One request; too many are refused."""
        bucket = self._buckets.get(client)
        if bucket is None:
            if len(self._buckets) > 10_000:
                self._buckets = {c: b for c, b in self._buckets.items() if not b.full}
            bucket = self._buckets[client] = Bucket(self._rate)
        if not bucket.take():
            raise TooManyError("too many requests; wait a little")


def check_host(host: str | None, allowed: Iterable[str]) -> None:
    """The name under which the server is addressed: a stranger's name for it is refused."""
    allowed = tuple(allowed)
    if not allowed or host is None:
        return
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    if name.lower() not in {a.lower() for a in allowed}:
        raise ForbiddenError("the server does not go by this name")


def check_origin(origin: str | None, host: str | None, allowed: Iterable[str]) -> None:
    """A page of another origin may not speak to the table; programs send no origin."""
    if origin is None or origin in tuple(allowed):
        return
    if host is not None and _place(origin) == host.lower():
        return
    raise ForbiddenError("pages of another origin may not speak to this table")


def _place(origin: str) -> str | None:
    """Host and port of an origin; None for what is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
