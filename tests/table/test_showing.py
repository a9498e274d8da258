"""What a table keeps between moves is what it would make afresh."""

from __future__ import annotations

import gc
import random
import weakref
from typing import Any

import pytest

from galactable.core import registry
from galactable.table.logs import BLOCK, ViewerLog
from galactable.table.showing import Presence, Showing
from galactable.table.tables import LiveTable
from tests.table.tables import live_table

VIEWERS = (((), "en"), ((0,), "en"), ((0,), "de"), ((1,), "en"), ((0, 1), "en"))
MOVES = 90


def bodies(live: LiveTable, showing: Showing) -> list[bytes]:
    """What every kind of viewer is shown."""
    room = Presence((True,) * len(live.seats), 0)
    return [showing.body(viewer, room, lang)[0] for viewer, lang in VIEWERS]


def play(live: LiveTable, rng: random.Random) -> None:
    """A random move; the row's version grows as if it had been stored."""
    seat = rng.choice(live.table.waiting)
    live.play(seat, [rng.choice(live.table.codes(seat))], "player")
    live.row.version += 1


@pytest.mark.parametrize("slug", registry.slugs())
def test_what_is_kept_is_what_would_be_made(slug: str) -> None:
    variant, _ = next(one for one in registry.game(slug).setups() if one[1] == 2)
    live, rng = live_table(slug, variant, seats=2, seed=3), random.Random(3)
    for move in range(MOVES):
        if live.table.over:
            break
        play(live, rng)
        if move == MOVES // 2:
            live.seats[0].name = "Somebody else"
        kept = bodies(live, live.showing)
        if move % 6 == 5:
            assert kept == bodies(live, Showing(live))


@pytest.mark.parametrize("slug", registry.slugs())
def test_nothing_stays_of_a_table_that_left_memory(slug: str) -> None:
    """It stayed until Python looked for garbage, which a server does rarely."""
    variant, _ = next(one for one in registry.game(slug).setups() if one[1] == 2)
    live, rng = live_table(slug, variant, seats=2, seed=1), random.Random(1)
    for _ in range(20):
        play(live, rng)
        bodies(live, live.showing)
    gone = [weakref.ref(part) for part in (live, live.table, live.showing, live.showing.logs)]
    gc.disable()
    try:
        del live
        assert [each() for each in gone] == [None] * 4
    finally:
        gc.enable()


class Watched:
    """A record's fields, with note of which are read."""

    def __init__(self, fields: Any) -> None:
        self._fields, self.read = fields, set[str]()

    def __getattr__(self, name: str) -> Any:
        self.read.add(name)
        return getattr(self._fields, name)


READING = [slug for slug in registry.slugs() if registry.game(slug).words.reads]


@pytest.mark.parametrize("slug", READING)
def test_a_game_names_all_that_its_choices_read(slug: str) -> None:
    """``Words.reads`` leaves out no field that the words of a choice depend on."""
    game = registry.game(slug)
    variant, _ = next(one for one in game.setups() if one[1] == 2)
    live, rng = live_table(slug, variant, seats=2, seed=1), random.Random(1)
    for _ in range(MOVES):
        play(live, rng)
        for seat in live.table.waiting:
            told, named = Watched(live.showing.fields), Watched(live.showing.fields)
            for code in live.table.codes(seat):
                game.voice().choice(told, seat, code)
                game.args(told, seat, code)
            game.words.read(named, seat)
            assert told.read <= named.read


@pytest.mark.parametrize("seed", range(5))
def test_a_log_is_the_same_packed_or_not(seed: int) -> None:
    """Older entries lie packed; what was taken back, and what a page lacks, may be among them."""
    rng, log, plain = random.Random(seed), ViewerLog(), [b'{"words":["deal\\\\n"]}']
    log.add(plain[0])
    log.numbers.append(1)
    log.upto = 0
    for _ in range(60):
        for _ in range(rng.choice((1, 3, BLOCK, 2 * BLOCK + 1))):
            if rng.random() < 0.8:
                plain.append(b'{"ply":%d}' % rng.randrange(10**9))
                log.add(plain[-1])
            log.numbers.append(len(log))
            log.upto += 1
        if rng.random() < 0.4:
            log.cut(rng.randrange(log.upto + 1))
            del plain[log.numbers[-1] :]
        assert log.since(0) == plain
        start = rng.randrange(len(plain) + 1)
        assert log.since(start) == plain[start:]
        assert len(log) == len(plain) == len(log.marks) - 1
        again = ViewerLog()
        for entry in plain:
            again.add(entry)
        assert again.marks == log.marks
