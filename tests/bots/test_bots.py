"""The bots by name, and what every bot owes its table."""

import pytest

from galactable import bots, game
from galactable.core.registry import slugs
from galactable.core.table import Table
from galactable.testing.fairness import fairness_problems

FIVE = ["cadet", "pilot", "navigator", "captain", "admiral"]


def test_names_levels_and_the_strongest():
    assert set(bots.names()) == {"random", "greedy", *FIVE}
    assert [level.name for level in bots.levels()] == FIVE
    assert all(level.title and level.about for level in bots.levels())
    assert bots.strongest() == "admiral"
    with pytest.raises(bots.NoSuchBotError, match="no bot is called 'hal'; there are random"):
        bots.get_bot("hal")


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("name", ["random", "cadet", "greedy", "pilot", "navigator"])
def test_what_its_seat_cannot_know_makes_no_difference(slug, name):
    found = game(slug)
    variant, seats = found.setups()[-1]
    assert fairness_problems(found, variant, seats, name, games=1) == []


@pytest.mark.parametrize("slug", slugs())
def test_the_same_key_gives_the_same_move_in_a_fresh_bot(slug):
    table = Table(slug, seed=5)
    for _ in range(3):
        table.play(table.codes()[0])
    from galactable.bots.ladder import LEVELS

    moves = {
        LEVELS["navigator"]().choose(table.game, table.state, table.seat, 11) for _ in range(2)
    }
    assert len(moves) == 1


@pytest.mark.parametrize("slug", slugs())
def test_it_answers_for_any_seat_that_is_waited_for(slug):
    found = game(slug)
    variant, seats = max(found.setups(), key=lambda setup: setup[1])
    table = Table(found, seats, variant, seed=2)
    for seat in table.waiting:
        move = bots.get_bot("navigator").choose(found, table.state, seat, 1)
        assert move in table.codes(seat)


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("name", [name for name in bots.names() if bots.get_bot(name).light])
def test_light_bots_choose_the_same_before_the_rules_are_compiled(slug, name):
    table = Table(slug, seed=3)
    bot = bots.get_bot(name)
    for key in range(12):
        seat = table.seat
        move = bot.choose(table.game, table.state, seat, key, mode="interpreted")
        assert move == bot.choose(table.game, table.state, seat, key)
        table.play(move, seat)
