"""The page's types are those of the server."""

from __future__ import annotations

import pytest
from scripts import page_types


@pytest.mark.skipif(
    not (page_types.WEB / "node_modules").is_dir(), reason="the page's tools are not installed"
)
def test_the_page_knows_what_the_server_sends() -> None:
    stale = "web/src/lib/server.ts is stale: run `make page-types`"
    assert page_types.FILE.read_text(encoding="utf-8") == page_types.types(), stale


def test_live_messages_are_described() -> None:
    schemas = page_types.description()["components"]["schemas"]
    assert {"Update", "Hello", "MoveMessage"} <= set(schemas)
    assert schemas["Hello"]["properties"]["type"] == {"enum": ["hello"]}
