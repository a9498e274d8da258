"""Deadlines of a table without a server: who has time, what happens at its end, who looks next."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from galactable.table import changes, clocks, steady, table_routes
from galactable.table.attendant import Attendant
from galactable.table.changes import LEASE
from galactable.table.errors import NotPossibleError
from galactable.table.messages import Clock
from galactable.table.minute import set_done
from galactable.table.retention import DAY, ends
from galactable.table.settings import ServerSettings
from galactable.table.tables import LiveTable
from tests.table.tables import live_table
from tests.table.test_games import FACTORY
from tests.table.test_play import GAME


@pytest.fixture
def live() -> LiveTable:
    return live_table(GAME, "basic", 3, seed=5)


def attendant() -> Attendant:
    host: Any = SimpleNamespace(settings=ServerSettings(database="any.sqlite3"))
    return Attendant(host)


def deadlines(live: LiveTable) -> list[float | None]:
    return [row.deadline for row in live.seats]


def only(live: LiveTable, seat: int, deadline: float) -> list[float | None]:
    return [deadline if row.seat == seat else None for row in live.seats]


def test_a_limit_runs_for_the_one_who_is_waited_for(live: LiveTable) -> None:
    live.clock = Clock("decision", 60)
    seat = live.table.waiting[0]
    live.seats[2].joined = False
    clocks.set_clocks(live, 100.0, set())
    assert deadlines(live) == [None] * 3, "not everybody has come"
    live.seats[2].joined = True
    clocks.set_clocks(live, 100.0, set())
    assert deadlines(live) == only(live, seat, 160.0)
    clocks.set_clocks(live, 130.0, set())
    assert deadlines(live) == only(live, seat, 160.0), "it is still the same decision"
    clocks.set_clocks(live, 130.0, {seat})
    assert deadlines(live) == only(live, seat, 190.0)
    assert clocks.expired(live, 189.9) == []
    assert clocks.expired(live, 190.0) == [seat]
    assert clocks.next_deadline(live) == 190.0
    for gone in ("stand_in", "left"):
        live.seats[seat].deadline = 190.0
        for row in live.seats:
            setattr(row, gone, row.seat == seat or gone == "left")
        clocks.set_clocks(live, 140.0, set())
        assert deadlines(live) == [None] * 3, "no time runs for a bot, or where nobody is left"
        for row in live.seats:
            setattr(row, gone, False)
    assert clocks.next_deadline(live) is None


def test_a_bank_pays_for_the_time_that_somebody_was_waited_for(live: LiveTable) -> None:
    live.clock = Clock("bank", 60)
    seat = live.table.waiting[0]
    row = live.seats[seat]
    clocks.set_clocks(live, 100.0, set())
    assert [each.bank for each in live.seats] == [60.0] * 3
    assert deadlines(live) == only(live, seat, 160.0)
    clocks.set_clocks(live, 110.0, {seat})
    assert deadlines(live) == only(live, seat, 160.0), "its own moves win no time"
    row.stand_in = True
    clocks.set_clocks(live, 125.0, set())
    assert (row.bank, row.since, row.deadline) == (35.0, None, None)
    clocks.set_clocks(live, 140.0, set())
    assert row.bank == 35.0
    row.stand_in = False
    clocks.set_clocks(live, 200.0, set())
    assert (row.since, row.deadline) == (200.0, 235.0)
    row.stand_in = True
    clocks.set_clocks(live, 300.0, set())
    assert row.bank == 0.0, "never less than nothing"


def test_what_others_may_not_know_renews_no_limit() -> None:
    for slug in ("galactzy", GAME):
        live, dice = live_table(slug, "basic", 3, seed=7), random.Random(7)
        for _ in range(20):
            seat = live.table.waiting[0]
            codes = live.table.codes(seat)
            composing = [c for c in codes if live.game.moves.kind(c).name in ("set", "use")]
            live.play(seat, [dice.choice(composing or codes)], "player")
        plies = live.table.plies
        assert live.game.hides is not all(ply.public for ply in plies)
        for since in range(20):
            seen = {ply.seat for ply in plies[since:] if ply.public or not live.game.hides}
            assert clocks.seen_to_decide(live, since) == seen
            assert changes._is_seen(live, since) is bool(seen)
        assert changes._is_seen(live, len(plies)), "it was no move"


@pytest.mark.parametrize("at_zero", ["default", "bot"])
def test_at_zero_the_table_acts_for_who_is_late(live: LiveTable, at_zero: Any) -> None:
    live.clock = Clock("decision", 60, at_zero)
    seat, now = live.table.waiting[0], steady.now()
    other = (seat + 1) % 3
    live.seats[other].deadline = now - 1  # left over: it is not waited for
    attendant()._expire(live)
    assert (live.table.ply, live.seats[other].stand_in) == (0, False)
    default = live.table.codes(seat)[-1]
    live.seats[seat].deadline = now - 1
    for row in live.seats:
        row.left = True
    attendant()._expire(live)
    assert (live.table.ply, live.seats[seat].stand_in) == (0, False), "nobody is there"
    for row in live.seats:
        row.left = False
    attendant()._expire(live)
    if at_zero == "bot":
        assert live.seats[seat].stand_in
        assert (live.table.ply, live.seats[seat].deadline) == (0, None)
    else:
        assert not live.seats[seat].stand_in
        assert (live.table.plies[0].move, live.made[0].by) == (default, "host")


def test_when_another_process_must_look(live: LiveTable) -> None:
    seat = live.table.waiting[0]
    assert changes._next_wake(live, 100.0) is None, "only people are waited for, without a clock"
    live.seats[(seat + 1) % 3].deadline, live.seats[seat].deadline = 170.0, 160.0
    assert changes._next_wake(live, 100.0) == 160.0
    live.seats[seat].stand_in = True
    assert changes._next_wake(live, 100.0) == 100.0 + LEASE
    live.seats[seat].deadline = 101.0
    assert changes._next_wake(live, 100.0) == 101.0
    for row in live.seats:
        row.left = True
    assert changes._next_wake(live, 100.0) is None, "nobody is there"
    for row in live.seats:
        row.left = False
    while not live.table.over:
        seat = live.table.waiting[0]
        live.play(seat, [live.table.codes(seat)[0]], "bot")
    assert changes._next_wake(live, 100.0) is None, "it is over"


def test_the_table_makes_moves_that_are_no_choice_for_people_alone() -> None:
    live, dice = live_table("galactzy", "basic", 3, seed=1), random.Random(1)
    while True:
        seat = live.table.waiting[0]
        forced = live.forced(seat)
        if forced is not None and not live.forced_tells(seat):
            break
        assert not changes._play_forced(live), "there is a choice"
        live.play(seat, [dice.choice(live.table.codes(seat))], "player")
    ply = live.table.ply
    live.seats[seat].stand_in = True
    assert not changes._play_forced(live), "a bot makes its moves itself"
    live.seats[seat].stand_in = False
    assert changes._play_forced(live)
    assert live.table.ply == ply + 1
    assert (live.table.plies[-1].move, live.made[-1].by) == (forced, "table")


def test_only_who_builds_against_the_clock_is_done() -> None:
    live = live_table(FACTORY, "beginner", 2, 1)
    for clock in (None, Clock("decision", 60), Clock("build", 60)):
        live.clock = clock
        with pytest.raises(NotPossibleError, match="builds against the clock"):
            set_done(live, 0, True)
    while not live.host_moves(0):
        for seat in live.table.waiting:
            live.play(seat, [live.table.codes(seat)[0]], "player")
    clocks.set_clocks(live, 100.0, set())
    assert deadlines(live) == [160.0, 160.0]
    live.seats[0].deadline = 130.0
    clocks.set_clocks(live, 110.0, {0, 1})
    assert deadlines(live) == [130.0, 160.0], "a minute is not renewed"
    for row in live.seats:
        row.left = True
    clocks.set_clocks(live, 120.0, set())
    assert deadlines(live) == [None, None]
    live.seats[0].done, live.clock = True, Clock("build", 60)
    attendant()._expire(live)
    for row in live.seats:
        row.left, row.deadline = False, steady.now() - 1
    attendant()._expire(live)
    assert {(ply.seat, made.by) for ply, made in zip(live.table.plies, live.made, strict=True)} >= {
        (0, "host"),
        (1, "host"),
    }
    clocks.set_clocks(live, 200.0, set())
    assert deadlines(live) == [None, None]
    assert not live.seats[0].done


def test_a_list_of_my_tables_says_how_long_i_have(live: LiveTable) -> None:
    now = steady.now()
    for row, left in zip(live.seats, (40, None, 90), strict=True):
        row.deadline = None if left is None else now + left
    live.row.waiting = 0b101

    def mine(*seats: int) -> float | None:
        line = table_routes._mine(live.row, live.seats, list(seats), "en", None)
        assert (line.yours, line.waiting) == (list(seats), [0, 2])
        return line.seconds

    assert mine(0) == pytest.approx(40, abs=5)
    assert mine(2) == pytest.approx(90, abs=5)
    assert mine(0, 1, 2) == pytest.approx(40, abs=5)
    assert mine(1) is None
    live.seats[2].deadline = now - 5
    assert mine(2) == 0


def test_how_long_tables_are_kept() -> None:
    kept = {"keep_finished": 1, "keep_unfinished": 0, "keep_uploads": 0.5}
    settings = ServerSettings(database="any.sqlite3", **kept)  # type: ignore[arg-type]
    assert ends(settings, 10 * DAY) == {"finished": 9 * DAY, "uploads": 9.5 * DAY}
    for_ever = ServerSettings(database="any.sqlite3", keep_unfinished=0, keep_uploads=0)
    assert ends(for_ever, 10 * DAY) == {}
