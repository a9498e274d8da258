"""What a place or a token would bring, as it is shown before it is chosen."""

from __future__ import annotations

import random

import pytest

from galactable import Table


def gains_of(table: Table) -> dict[int, int | None]:
    """What is told of places and tokens."""
    kind = table.game.moves.kind
    told = table.outlook()
    return {code: told[code].gain for code in told if kind(code).name != "draft"}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_gain_is_what_playing_the_move_really_adds(seats: int) -> None:
    table, chooser = Table("point-galaxy", seats, seed=seats), random.Random(seats)
    shown = 0
    while not table.over:
        seat = int(table.seat or 0)
        before, save = table.scores()[seat]["total"], table.save()
        kinds = {move.code: move.kind for move in table.legal()}
        gains = gains_of(table)
        assert None not in gains.values()
        for code, gain in gains.items():
            after = table.clone()
            after.play(code)
            assert after.scores()[seat]["total"] - before == gain
            shown += 1
        assert table.save() == save
        table.play(chooser.choice(list(kinds)))
    assert shown > 200


def test_against_the_ai_a_gain_does_not_look_into_its_turn() -> None:
    """The last card of a turn brings the AI's turn, and with it chance; the figure does not."""
    table = Table("point-galaxy", 1, "solo-hard", seed=3)
    chooser = random.Random(3)
    followed = 0
    while not table.over:
        before = table.scores()[0]
        for code, gain in gains_of(table).items():
            after = table.clone()
            after.play(code)
            now = after.scores()[0]
            own = [key for key in now if key not in ("asteroids", "total")]
            if table.game.moves.kind(code).name != "token" and now["asteroids"] == 0:
                assert sum(now[key] - before[key] for key in own) == gain + before["asteroids"]
                followed += after.view()["phase"] == "draft"
        table.play(chooser.choice(table.codes()))
    assert followed > 10


def test_gains_are_the_same_interpreted() -> None:
    tables = [Table("point-galaxy", 2, seed=5, mode=mode) for mode in ("compiled", "interpreted")]
    chooser = random.Random(5)
    for _ in range(40):
        assert tables[0].outlook() == tables[1].outlook()
        code = chooser.choice(tables[0].codes())
        for table in tables:
            table.play(code)
