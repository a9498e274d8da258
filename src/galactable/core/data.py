"""Component files: CSV tables beside a game's rules."""

from __future__ import annotations

import csv
from importlib.resources import files

__all__ = ["rows"]


def rows(package: str, name: str) -> list[dict[str, str]]:
    """The rows of ``data/<name>.csv`` of a game's package."""
    text = (files(package) / "data" / f"{name}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))
