"""Two ways to compile, one result: the fast one where it was tried, else the plain one.

``machinecode`` leans on private parts of Numba, so it is for versions that it was tested
with. ``fallback`` is for all others, and for those in which a private part turns out to be
missing. ``GALACTABLE_COMPILE`` asks for one of them: ``fast`` or ``plain``.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import cache
from multiprocessing import parent_process
from typing import TYPE_CHECKING, Any

import numba

if TYPE_CHECKING:
    from galactable.core.compile import Rule

__all__ = ["TESTED", "dispatcher"]

TESTED = ("0.68",)
"""Versions of Numba, without their last number, for which `make next-numba` has passed."""


def dispatcher(rule: Rule) -> Any:
    """What runs a rule compiled."""
    return _way()(rule)


@cache
def _way() -> Callable[[Rule], Any]:
    version, wish = numba.__version__, os.environ.get("GALACTABLE_COMPILE", "")
    if wish == "plain":
        return _plain()
    if wish != "fast" and ".".join(version.split(".")[:2]) not in TESTED:
        return _plain(f"Numba {version} was not tried yet (tried: {', '.join(TESTED)})")
    try:
        from galactable.core.machinecode import dispatcher as fast
    except (ImportError, AttributeError) as error:
        return _plain(f"Numba {version} is not as expected ({error})")
    return fast


def _plain(reason: str = "") -> Callable[[Rule], Any]:
    from galactable.core.fallback import PlainDoor

    if reason and parent_process() is None:  # said once, not by every worker
        print(f"{reason}: compiling takes longer, the results are the same.", file=sys.stderr)
    return PlainDoor
