"""What can be pressed is large enough for a finger, on a phone upright and on its side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.play import play_out
from tests.web.server import Server
from tests.web.sight import options
from tests.web.taps import too_small
from tests.web.test_games import FULL, sit

Visit = Callable[..., Any]


def look(page: Any, seen: set[str]) -> None:
    """Everywhere on the page as it is now, what lies out of sight too."""
    page.wait_for_timeout(50)
    for share in (0, 0.5, 1):
        page.evaluate(f"scrollTo(0, (document.body.scrollHeight - innerHeight) * {share})")
        seen.update(too_small(page))


@pytest.mark.parametrize(
    ("slug", "size", "looks"),
    [
        ("galactzy", "390x844", 3),
        *(
            pytest.param(slug, size, 20, marks=pytest.mark.soak)
            for slug in FULL
            for size in ("390x844", "390x664", "844x390")
        ),
    ],
)
def test_a_finger_meets_what_can_be_pressed(
    visit: Visit, server: Server, slug: str, size: str, looks: int
) -> None:
    page = sit(visit, server, slug, FULL[slug], bots=2, **options(size))
    page.locator(".banner.mine").wait_for()
    seen: set[str] = set()
    look(page, seen)
    for _ in range(looks):
        play_out([page], slug, tap=True, steps=4)
        look(page, seen)
    assert not seen, "\n".join(sorted(seen))
