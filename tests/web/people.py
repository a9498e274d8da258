"""Tables among people for the tests of the page: made over the API, opened by links."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import SETTINGS
from tests.web.play import ROCK
from tests.web.server import Server

PEOPLE = [{"kind": "me", "name": "Ann"}, {"kind": "link", "name": "Bob"}]


def make(server: Server, **options: Any) -> dict[str, Any]:
    """A table of Ann and Bob, if nothing else is wished."""
    wish = {"game": ROCK, "variant": "first", "seats": PEOPLE, **options}
    return server.post("/api/tables", wish)


def link(table: dict[str, Any], seat: int) -> str:
    """The way to a seat."""
    return f"/#/table/{table['table']}/{seat}/{table['seats'][seat]['secret']}"


def named(name: str) -> str:
    """What a browser keeps of somebody who is called so."""
    return SETTINGS.replace("Ann", name)
