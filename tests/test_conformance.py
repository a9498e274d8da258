"""Every registered game, every variant, every seat count passes the conformance suite."""

import pytest

from galactable.core.registry import games
from galactable.testing import CHECKS, Case, cases, check

ALL_CASES = [case for game in games() for case in cases(game)]
QUICK = {cases(game)[-1] for game in games()}  # one set-up of each game
DEEP = 10


@pytest.mark.parametrize(
    "case",
    [c if c in QUICK else pytest.param(c, marks=pytest.mark.slow) for c in ALL_CASES],
    ids=str,
)
@pytest.mark.parametrize("name", CHECKS)
def test_conforms(name: str, case: Case) -> None:
    check(name, case)


@pytest.mark.soak
@pytest.mark.parametrize("case", ALL_CASES, ids=str)
@pytest.mark.parametrize("name", CHECKS)
def test_conforms_over_many_games(name: str, case: Case) -> None:
    check(name, case, DEEP)
