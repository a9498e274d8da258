"""The table of settings in docs/server.md lists every setting with its default."""

import re
from pathlib import Path

import pytest

from galactable.table.settings import Limits, ServerSettings

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "server.md").read_text()
SECTION = PAGE.partition("## Settings")[2].partition("\n## ")[0]
ROWS = dict(re.findall(r"^\| `([\w.]+)` \| (.*?) \| .+ \|$", SECTION, re.MULTILINE))
NAMES = [
    *ServerSettings.__struct_fields__,
    *(f"limits.{name}" for name in Limits.__struct_fields__),
]
NAMES.remove("limits")


@pytest.mark.parametrize("name", NAMES)
def test_a_setting_stands_on_the_page_with_its_default(name: str) -> None:
    settings = ServerSettings(database="in your data directory")
    limit = name.removeprefix("limits.")
    value = getattr(settings if limit == name else settings.limits, limit)
    if isinstance(value, tuple):
        shown = ", ".join(f"`{one}`" for one in value) or "none"
    else:
        shown = value if isinstance(value, str) else f"{value:,}"
    assert ROWS[name] == shown


def test_the_page_lists_no_setting_that_is_gone() -> None:
    assert sorted(ROWS) == sorted(NAMES)
