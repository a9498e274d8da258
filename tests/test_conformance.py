"""Every registered game, every variant, every seat count passes the conformance suite."""

import pytest

from galactable.core.registry import games
from galactable.testing import CHECKS, Case, cases, check

ALL_CASES = [case for game in games() for case in cases(game)]


@pytest.mark.parametrize("case", ALL_CASES, ids=str)
@pytest.mark.parametrize("name", CHECKS)
def test_conforms(name: str, case: Case) -> None:
    check(name, case)
