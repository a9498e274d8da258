"""Limits: rates, sizes, origins, and the headers of every answer."""

from __future__ import annotations

import time
from collections.abc import Iterable
from urllib.parse import urlsplit

from galactable.table.errors import ForbiddenError, TooManyError

__all__ = ["BURST_SECONDS", "HEADERS", "Bucket", "Buckets", "check_host", "check_origin"]

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
MANY = 10_000
"""Clients whose buckets are kept before those that are full again are dropped."""


class Bucket:
    """Allows so many a second; what ``burst`` seconds allow may come at once."""

    __slots__ = ("_burst", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float = BURST_SECONDS) -> None:
        self._rate = rate
        self._burst = burst
        self._left = rate * burst
        self._then = time.monotonic()

    def take(self, count: int = 1) -> bool:
        """Whether so many more are allowed now."""
        now = time.monotonic()
        self._left = min(self._rate * self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < count:
            return False
        self._left -= count
        return True

    @property
    def full(self) -> bool:
        """Whether nothing was taken for a while."""
        return time.monotonic() - self._then > self._burst


class Buckets:
    """A bucket for each client."""

    def __init__(self, rate: float, burst: float = BURST_SECONDS, what: str = "requests") -> None:
        self._rate = rate
        self._burst = burst
        self._what = what
        self._buckets: dict[str, Bucket] = {}
        self._many = MANY

    def take(self, client: str, count: int = 1) -> None:
        """Counts so many more, or refuses them."""
        bucket = self._buckets.get(client)
        if bucket is None:
            if len(self._buckets) > self._many:
                self._buckets = {c: b for c, b in self._buckets.items() if not b.full}
                self._many = max(MANY, 2 * len(self._buckets))  # else each newcomer would do this
            bucket = self._buckets[client] = Bucket(self._rate, self._burst)
        if not bucket.take(count):
            raise TooManyError(f"too many {self._what}; wait a little")


def check_host(host: str | None, allowed: Iterable[str]) -> None:
    """Refuses a Host header that is not one of the server's names."""
    allowed = tuple(allowed)
    if not allowed or host is None:
        return
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    if name.lower() not in {a.lower() for a in allowed}:
        raise ForbiddenError(
            "this server has another name; see its setting 'hosts'", "refusal-other-name"
        )


def check_origin(origin: str | None, host: str | None, allowed: Iterable[str]) -> None:
    """Refuses pages of other origins; programs send no origin."""
    if origin is None or origin in tuple(allowed):
        return
    if host is not None and _place(origin) == host.lower():
        return
    raise ForbiddenError(
        "pages of another origin may not speak to this table", "refusal-other-name"
    )


def _place(origin: str) -> str | None:
    """Host and port of an origin; None if it is malformed."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
