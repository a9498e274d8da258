"""Every control that ever appeared was pressed, and something came of it.

The browser tests note what appeared and what they pressed (``press.py``). They run in several
processes, so each hands over its notes when it ends. Where all of them have run, the controls that
were missed are listed; ``python -m pytest tests/web`` fails by them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).resolve().parent
# Controls that no test presses through ``press``, and why.
EXCEPTIONS = {
    r"button How to play ?: …": "opens the rules: test_learning",
    r"button (Link copied.*|Copied)": "Copy and Share just after they were pressed",
    r"button Talkn": "Talk, with how much of it is new",
    r"button Thinking …": "Hint while it thinks; it is switched off",
    r"input (Link .*|Open this on the other device)": "only read: Copy hands them on",
}


@dataclass
class Controls:
    """What the browser tests of one process, or of all, saw and pressed."""

    seen: dict[str, str] = field(default_factory=dict)
    """Every control that appeared, with the first words it bore."""
    pressed: set[str] = field(default_factory=set)

    def add(self, notes: dict[str, Any]) -> None:
        """Takes over the notes of another process."""
        self.seen |= notes["seen"]
        self.pressed |= set(notes["pressed"])

    def notes(self) -> dict[str, Any]:
        """What travels from one process to another."""
        return {"seen": self.seen, "pressed": sorted(self.pressed)}

    def missed(self) -> list[str]:
        """The controls that nobody pressed."""
        known = [re.compile(pattern) for pattern in EXCEPTIONS]
        return [
            f"never pressed: {kind}   ({words})"
            for kind, words in sorted(self.seen.items())
            if kind not in self.pressed and not any(p.fullmatch(kind) for p in known)
        ]


controls = Controls()


def whole(config: pytest.Config) -> bool:
    """Whether all tests of the page were asked for."""
    chosen = config.option.keyword or config.option.markexpr or config.getoption("--soak")
    return bool(_asked(config) & {HERE, *HERE.parents}) and not chosen


def alone(config: pytest.Config) -> bool:
    """Whether the tests of the page were asked for by name."""
    return HERE in _asked(config)


def _asked(config: pytest.Config) -> set[Path]:
    return {Path(one).resolve() for one in config.args}
