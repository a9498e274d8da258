from galactable.core.moves import Arg, Kind, Moves
from galactable.core.registry import games

MOVES = Moves(
    Kind("keep", Arg("die", range(3))),
    Kind("set", Arg("theme", ("hat", "rain")), Arg("size", range(3, 6))),
    Kind("end"),
)


def test_codes_are_computed_from_the_kinds():
    assert [kind.first for kind in MOVES.kinds] == [0, 3, 9]
    assert MOVES.count == 10
    assert MOVES.first("set") == 3


def test_a_code_tells_its_kind_and_arguments():
    assert MOVES.kind(8).name == "set"
    assert MOVES.args(8) == {"theme": "rain", "size": 5}
    assert MOVES.args(3) == {"theme": "hat", "size": 3}
    assert MOVES.args(9) == {}


def test_every_code_of_every_game_has_one_meaning():
    for game in games():
        seen = {(game.moves.kind(c).name, str(game.moves.args(c))) for c in range(game.moves.count)}
        assert len(seen) == game.moves.count
