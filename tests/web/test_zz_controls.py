"""After all browser tests: every control that appeared was pressed, and something came of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.web.press import pressed, seen

HERE = Path(__file__).resolve()
# Controls that no test presses through ``press``, and why.
EXCEPTIONS = {
    r"button How to play ?: …": "opens the rules: test_learning",
    r"button (Link copied.*|Copied)": "Copy and Share just after they were pressed",
    r"button Thinking …": "Hint while it thinks; it is switched off",
    r"input (Link .*|Open this on the other device)": "only read: Copy hands them on",
}


def test_every_control_was_pressed(request: pytest.FixtureRequest, browser: Any) -> None:
    """With all tests of this folder, or with those named beside this file."""
    asked = {Path(one).resolve() for one in request.config.args}
    whole = HERE.parent in asked and not request.config.option.keyword
    if not whole and HERE not in asked:
        pytest.skip("only where all tests of the page run: python -m pytest tests/web")
    known = [re.compile(pattern) for pattern in EXCEPTIONS]
    missed = [
        f"{kind}   ({words})"
        for kind, words in sorted(seen.items())
        if kind not in pressed and not any(pattern.fullmatch(kind) for pattern in known)
    ]
    assert not missed, "never pressed:\n" + "\n".join(missed)
    idle = [p.pattern for p in known if not any(p.fullmatch(kind) for kind in seen)]
    assert not (whole and idle), f"exceptions without a control: {idle}"
