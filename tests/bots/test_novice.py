"""Beginners' bots make the mistakes of people, and do not throw away what lies open."""

import pytest

from galactable import Table
from galactable.bots import get_bot
from galactable.bots.greedy import sensible
from galactable.bots.settings import settings_for
from galactable.core.registry import game, games


@pytest.mark.parametrize("slug", ["galactzy", "rock-the-galaxy", "tiny-galaxies"])
@pytest.mark.parametrize("level", ["cadet", "pilot"])
def test_fog_hides_what_is_better_not_that_something_is_there(level: str, slug: str) -> None:
    waste = settings_for(game(slug)).waste
    bot, tempted = get_bot(level), 0
    for seed in range(2 if slug == "galactzy" else 1):
        table = Table(slug, seed=seed)
        while not table.over and table.ply < 300:
            seat = int(table.state.seat)
            kinds = {move.kind for move in table.legal(seat)}
            chosen = bot.choose(table.game, table.state, seat, table.ply)
            took = table.game.moves.kind(chosen).name
            assert waste.get(took) not in kinds, f"{took} at ply {table.ply} of seed {seed}"
            tempted += any(bad in kinds and good in kinds for bad, good in waste.items())
            table.play(chosen, seat)
    assert tempted, "it could have"


def test_waste_names_kinds_of_moves() -> None:
    for each in games():
        named = {kind.name for kind in each.moves.kinds}
        settings = settings_for(each)
        for bad, good in [*settings.waste.items(), *settings.early.items()]:
            assert {bad, good} <= named


def test_what_is_left_is_never_nothing() -> None:
    rock = game("rock-the-galaxy")
    end, first = rock.moves.first("end"), rock.moves.first("set")
    assert sensible(rock, [end], {"end": "set"}, {}) == [0]
    assert sensible(rock, [first, end], {"end": "set"}, {}) == [0]
    assert sensible(rock, [end], {}, {"end": "set"}) == [0]
    assert sensible(rock, [first, end], {}, {"set": "discard"}) == [1]


@pytest.mark.parametrize("level", ["cadet", "pilot"])
def test_nobody_bets_on_a_galaxy_that_does_not_lie_yet(level: str) -> None:
    """Whoever takes a token of Cosmic Factory may not touch the tiles any more."""
    table, bot = Table("cosmic-factory", 2, "beginner", 5), get_bot(level)
    for seat in (0, 1):
        table.play(table.game.moves.first("ready"), seat)
    assert "grab" in {move.kind for move in table.legal(0)}
    for key in range(500):
        assert table.game.moves.kind(bot.choose(table.game, table.state, 0, key)).name == "hold"
