"""Features as numbers."""

from dataclasses import replace

import pytest

from galactable.core.features import among


def test_what_is_added_up_is_divided_by_a_power_of_two() -> None:
    """Rows of cards are added up in any order: every sum is exact."""
    assert among("card", 40, 3, scale=0.25) == replace(among("card", 40, 3), scale=0.25)
    for wrong in (3, 0.3, -2):
        with pytest.raises(ValueError, match=f"a power of two, not by {wrong}"):
            among("card", 40, 3, scale=wrong)
