"""What a seat is told of its moves before it makes one is what comes of them."""

import pytest

from galactable import Table
from galactable.core.game import Game
from galactable.core.registry import games
from galactable.testing.conformance import walk


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_what_is_told_of_a_move_is_what_comes_of_it(game: Game) -> None:
    outlook, table = game.outlook, Table(game, seed=4)
    for number, _ in enumerate(walk(table, 4)):
        if number % 5:
            continue
        seat = table.seat
        assert seat is not None
        begins = outlook.begins(table.state) if outlook.begins else ()
        before = table.scores()[seat]["total"]
        for code, told in table.outlook().items():
            kind, after = game.moves.kind(code).name, table.clone()
            after.play(code)
            assert (told.next is not None) == (kind in begins), kind
            if told.next is not None:
                following = [game.args(after.state, seat, c) for c in after.codes(seat)]
                assert told.next == [args for args in following if args], kind
            if told.final is not None:
                assert told.final == (after.plies[-1].reveals or after.over), kind
            in_part = outlook.gain is not None and kind in outlook.certain
            if told.gain is not None and not in_part:
                assert told.gain == after.scores()[seat]["total"] - before, kind
        if number > 60:
            break
