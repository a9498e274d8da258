"""The bots by name, and what every bot owes its table."""

import zlib

import pytest

from galactable import bots, game
from galactable.bots import Bot
from galactable.bots.settings import settings_for
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


class Peeker(Bot):
    """Reads the real table: what a bot must not be able to do."""

    name = "peeker"

    def choose(self, game, state, seat, key):
        desk = self.sit(game, state, seat, key)
        n = game.compiled.legal(desk.states, 0, seat, desk.out)
        return int(desk.out[zlib.crc32(state.tobytes()) % n])

    def decide(self, desk, seat, key):
        raise NotImplementedError


class Stray(Bot):
    """Plays what is not legal."""

    name = "stray"

    def decide(self, desk, seat, key):
        return desk.game.moves.count


@pytest.mark.parametrize("slug", [slug for slug in slugs() if game(slug).hides])
def test_a_bot_that_reads_the_real_table_is_found_out(slug):
    problems = fairness_problems(game(slug), "standard", 2, [Peeker()])
    assert problems
    assert "only what its seat cannot know is different" in problems[0]


def test_a_bot_that_plays_what_is_not_legal_is_found_out():
    problems = fairness_problems(game("rock-the-galaxy"), "first", 2, [Stray()], games=1)
    assert "which is not legal" in problems[0]


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


@pytest.mark.parametrize("slug", slugs())
def test_every_level_thinks_more_or_sees_better_than_the_one_below(slug):
    found = settings_for(game(slug))
    assert found.fog["cadet"] > found.fog["pilot"] > 0
    planned = found.arrangements or found.playouts
    assert 0 < planned["navigator"] < planned["captain"] < planned["admiral"]
    fogs = [found.fog.get(name, 0.0) for name in ("navigator", "captain", "admiral")]
    assert fogs == sorted(fogs, reverse=True)
    assert fogs[-1] == 0.0
