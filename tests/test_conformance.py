"""Every registered game, every variant, every seat count passes the conformance suite.

`make test` runs every check at the smallest and the largest table of a variant, and at those
between the two that depend on the number of seats; `make soak` all of them, ten times as deep.
What takes longest, every bot's search at many twins of a table, is done at the largest alone.
"""

import pytest

from galactable.core.registry import games
from galactable.testing import CHECKS, Case, cases, check

ALL_CASES = [case for game in games() for case in cases(game)]
QUICK = {cases(game)[-1] for game in games()}  # one set-up of each game
SEARCH = "bots_cannot_cheat"
BETWEEN = ("ends_and_keeps_invariants", "interpreted_is_compiled", "hiding_keeps_what_is_known")
DEEP = 10


def pairs() -> list[object]:
    found: list[object] = []
    for case in ALL_CASES:
        sizes = case.game.variants[case.variant]
        ends = (max(sizes), min(sizes))
        for name in CHECKS:
            if name in BETWEEN or case.seats in ends[: 1 if name == SEARCH else 2]:
                mark = () if case in QUICK and name != SEARCH else pytest.mark.slow
                found.append(pytest.param(name, case, marks=mark, id=f"{name}-{case}"))
    return found


@pytest.mark.parametrize(("name", "case"), pairs())
def test_conforms(name: str, case: Case) -> None:
    check(name, case)


@pytest.mark.soak
@pytest.mark.parametrize("case", ALL_CASES, ids=str)
@pytest.mark.parametrize("name", CHECKS)
def test_conforms_over_many_games(name: str, case: Case) -> None:
    check(name, case, DEEP)
