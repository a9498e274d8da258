"""The bots by name, and what every bot owes its table."""

import sys
import zlib

import numpy as np
import pytest

from galactable import bots, game
from galactable.bots import Bot
from galactable.bots.bot import salted
from galactable.bots.settings import DEFAULTS, settings_for
from galactable.core.game import Game
from galactable.core.registry import slugs
from galactable.core.table import Table
from galactable.sim.selfplay import play_bots
from galactable.testing.fairness import fairness, fairness_problems, hiding_problems

HIDING = [slug for slug in slugs() if game(slug).hides]
SIX = ["cadet", "pilot", "navigator", "captain", "admiral", "legend"]


def test_names_levels_and_the_strongest():
    assert set(bots.names()) == {"random", "greedy", *SIX}
    assert [level.name for level in bots.levels()] == SIX
    assert all(level.title and level.about for level in bots.levels())
    assert bots.strongest() == "legend"
    with pytest.raises(bots.NoSuchBotError, match="no bot is called 'hal'; there are random"):
        bots.get_bot("hal")


class Reader:
    """Chooses by every byte that it is handed; no subclass of anything."""

    def choose(self, game, state, seat, key):
        out = np.zeros(game.moves.count + 1, np.int32)
        states = game.State.array(1)
        states.view(np.uint8)[:] = np.frombuffer(state.tobytes(), np.uint8)
        return int(out[zlib.crc32(state.tobytes()) % game.compiled.legal(states, 0, seat, out)])


class Overrider(Bot):
    """Tries to take the table before anything is hidden."""

    def choose(self, game, state, seat, key):
        return Reader().choose(game, state, seat, key)

    def decide(self, desk, seat, key):
        raise NotImplementedError


class Peeker(Bot):
    """Looks over the host's shoulder, as only Python lets it."""

    def decide(self, desk, seat, key):
        legal, real = desk.legal(seat), sys._getframe(1).f_locals["state"]
        return legal[zlib.crc32(real.tobytes()) % len(legal)]


class Stray(Bot):
    """Plays what is not legal."""

    name = "stray"

    def decide(self, desk, seat, key):
        return desk.game.moves.count


@pytest.mark.parametrize("slug", HIDING)
def test_a_bot_that_reads_the_real_table_is_found_out(slug):
    problems = fairness_problems(game(slug), "standard", 2, [Peeker()])
    assert problems
    assert "only what its seat cannot know is different" in problems[0]


@pytest.mark.parametrize("slug", HIDING)
def test_what_a_bot_is_handed_is_dealt_anew(slug):
    assert fairness(Reader, Overrider, games=[slug]) == []


@pytest.mark.parametrize("slug", HIDING)
def test_all_that_is_hidden_is_dealt_anew_field_by_field(slug):
    found = game(slug)
    variant, seats = found.setups()[-1]
    assert hiding_problems(found, variant, seats, games=2) == []


def test_a_field_that_is_not_dealt_anew_is_found():
    """Rock the Galaxy with a ``hide`` that hides nothing."""
    found = game("rock-the-galaxy")
    real = found.compiled

    class Forgetful:
        def __getattr__(self, name):
            return getattr(real, name)

        def hide(self, *args):
            return None

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(vars(found), "compiled", Forgetful())
        problems = hiding_problems(found, "standard", 2, games=1)
    assert any("is hidden from a seat, but never dealt anew" in one for one in problems)


class Looker(Bot):
    """Remembers what it was handed."""

    def decide(self, desk, seat, key):
        self.hands = desk.states[0].hand.tolist()
        return desk.legal(seat)[0]


def test_a_key_does_not_meet_the_tables_own_chance():
    """Asked with the table's seed or ply as its key, a bot must not be dealt the truth."""
    for seed in range(12):
        table = Table("rock-the-galaxy", 4, "standard", seed)
        while table.ply < 12:
            bot, seat = Looker(), table.seat
            for key in (seed, table.ply, 0, 1):
                bot.choose(table.game, table.state, seat, key)
                truth = table.state.hand.tolist()
                if sum(map(sum, truth)) > sum(truth[seat]) + 4:
                    assert bot.hands != truth
                assert bot.hands[seat] == truth[seat]
            table.play(table.codes()[0])
    assert min(map(salted, range(1000))) > 1 << 32, "far from any seed that people choose"


def test_a_bot_that_plays_what_is_not_legal_is_found_out():
    problems = fairness_problems(game("rock-the-galaxy"), "first", 2, [Stray()], games=1)
    assert "which is not legal" in problems[0]


@pytest.mark.parametrize("said", [None, "0", 0.5, 10**9])
def test_what_a_bot_says_must_be_a_move(said):
    class Mumbler:
        def choose(self, game, state, seat, key):
            return said

    rock = game("rock-the-galaxy")
    table = Table(rock, seats=2, seed=1)
    with pytest.raises(bots.BotError, match="which is not legal"):
        bots.get_bot(Mumbler).choose(rock, table.state, 0, key=1)


def test_a_move_that_is_not_legal_is_an_error_of_the_bots():
    table = Table("rock-the-galaxy", seed=1)
    with pytest.raises(bots.BotError, match="stray plays 164 in Rock the Galaxy"):
        play_bots(table, Stray)
    assert table.ply == 0


OWN = """
from galactable.bots import Bot

class First(Bot):
    'Takes the first move.'
    def decide(self, desk, seat, key):
        return desk.legal(seat)[0]

class Plain:
    def choose(self, game, state, seat, key):
        return First().choose(game, state, seat, key)

ready = First()

class Asks(Bot):
    def __init__(self, what): pass
    def decide(self, desk, seat, key): return 0

number = 5
"""


@pytest.fixture
def own(tmp_path, monkeypatch):
    (tmp_path / "my_bots.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    yield
    sys.modules.pop("my_bots", None)
    bots._named.cache_clear()


def test_a_bot_of_ones_own_is_found_by_module_and_class(own):
    moves = []
    for name in ("my_bots:First", "my_bots:Plain", "my_bots:ready"):
        assert bots.get_bot(name).name == name
        table = Table("rock-the-galaxy", seed=3)
        play_bots(table, [name, "random"])
        assert table.over
        moves.append([ply.move for ply in table.plies])
    assert moves[0] == moves[1] == moves[2]


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("no_such_module:Bot", "no bot 'no_such_module:Bot': No module named"),
        ("my_bots:Nobody", "no bot 'my_bots:Nobody': module 'my_bots' has no attribute"),
        ("my_bots:Asks", "Asks is made without arguments"),
        ("my_bots:number", "5 is not a bot: it has no choose"),
        ("net:/nowhere/at/all.npz", "cannot read /nowhere/at/all.npz"),
        ("hal", "no bot is called 'hal'; there are random, .*, module:Class and net:FILE"),
    ],
)
def test_what_is_no_bot_gets_one_clear_line(own, name, complaint):
    with pytest.raises(bots.GalactableError, match=complaint) as refused:
        bots.get_bot(name)
    assert "\n" not in str(refused.value)


def test_a_game_without_a_folder_gets_the_defaults_at_all_levels():
    found = object.__new__(Game)
    own = {"slug": "a-game-of-ones-own", "package": "nowhere.at.all"}
    vars(found).update(vars(game("rock-the-galaxy")) | own)
    assert settings_for(found) == DEFAULTS
    table = Table("rock-the-galaxy", seed=1)
    for name in SIX:
        code = bots.get_bot(name).choose(found, table.state, table.seat, 1)
        assert code in table.codes()


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
    assert planned["admiral"] <= planned["legend"]
    fogs = [found.fog.get(name, 0.0) for name in ("navigator", "captain", "admiral", "legend")]
    assert fogs == sorted(fogs, reverse=True)
    assert fogs[-1] == 0.0
