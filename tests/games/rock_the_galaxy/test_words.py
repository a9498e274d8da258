"""What the log tells as one thing."""

from __future__ import annotations

import pytest

from tests.games.rock_the_galaxy.tables import do, lay

TABLE = """
    standard
    > orange: 1 single, 0 fans | steal-draw-1, pass-2, phone x4
    purple: 1 single, 0 fans | rain, hat
    green: 1 single, 0 fans | coffee, truck
"""


@pytest.mark.clause("RG-R14")
def test_cards_are_stolen_from_a_side_and_passed_to_one() -> None:
    table = lay(TABLE)
    do(table, "play steal-draw-1")
    assert [move.words for move in table.legal()] == ["From the left", "From the right"]
    do(table, "direction right")
    assert "You played “All steal 1, draw 1”, from the right." in table.log(0)
    do(table, "play pass-2", "direction left")
    assert "Seat 0 played “All pass 2”, to the left." in table.log(1)
