import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galactable.core.plain import plain
from galactable.core.rng import below_from, key_of

plain_below = plain(below_from)


def draws(n: int, count: int, door=below_from) -> list[int]:
    rng = np.zeros(1, np.uint64)
    with np.errstate(over="ignore"):
        return [int(door(rng, 5, ply, n)) for ply in range(count)]


@settings(deadline=None)  # the first call compiles
@given(st.integers(1, 2**32), st.integers(0, 2**63 - 1), st.integers(0, 2**40))
def test_draws_are_below_n_and_the_same_interpreted(n, seed, ply):
    a, b = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    drawn = below_from(a, seed, ply, n)
    with np.errstate(over="ignore"):
        assert plain_below(b, seed, ply, n) == drawn
    assert 0 <= drawn < n
    assert a[0] == b[0]


@pytest.mark.parametrize("n", [2, 3, 6, 7, 41])
def test_every_outcome_is_equally_likely(n):
    """Chi-square with a generous limit: five deviations of the statistic."""
    count = 6000
    seen = np.bincount(draws(n, count), minlength=n)
    statistic = ((seen - count / n) ** 2 / (count / n)).sum()
    assert statistic < (n - 1) + 5 * (2 * (n - 1)) ** 0.5


def test_large_bounds_are_unbiased():
    """With n = 3 * 2**30 an unrejected draw would hit the lower third of values too often."""
    n = 3 << 30
    share = np.mean([draw % 3 == 0 for draw in draws(n, 6000)])
    assert abs(share - 1 / 3) < 0.03


def test_plies_and_seeds_have_streams_of_their_own():
    rng = np.zeros(1, np.uint64)
    seen = {int(below_from(rng, seed, ply, 2**32)) for seed in range(40) for ply in range(40)}
    assert len(seen) == 1600
    assert key_of(1, 2) != key_of(1, 3) != key_of(2, 3)
