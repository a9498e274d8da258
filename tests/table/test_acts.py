"""What people do at a table besides moves, without a server: who may, and what it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from galactable.core.errors import NothingToUndoError
from galactable.table import acts, company, consent
from galactable.table.acts import CHANGED, RETURN_SECONDS, UNCHANGED, Act
from galactable.table.errors import ConflictError, NotPossibleError
from galactable.table.rows import Loaded, Snapshot
from galactable.table.showing import Presence
from galactable.table.tables import LiveTable
from tests.table.tables import live_table
from tests.table.test_play import GAME

KEY = b"k" * 32


@pytest.fixture
def live() -> LiveTable:
    return live_table(GAME, "basic", 3, seed=5)


def play(live: LiveTable, until: Callable[[LiveTable], Any], most: int = 400) -> None:
    """Everybody takes their first move until something is the case."""
    for _ in range(most):
        if until(live):
            return
        seat = live.table.waiting[0]
        live.play(seat, [live.table.codes(seat)[0]], "player")
    raise AssertionError("it never comes")


def askable(live: LiveTable) -> int | None:
    return next((seat for seat in range(len(live.seats)) if consent.may_ask(live, seat)), None)


def refused(live: LiveTable, act: Act, said: str) -> None:
    """The act is refused with these words, and changes nothing."""
    before = live.remember()
    with pytest.raises(NotPossibleError) as error:
        act(live)
    assert error.value.said == said
    assert live.remember() == before


# -- leaving and coming back ----------------------------------------------------------------


@pytest.mark.parametrize("takeover", [False, True])
def test_who_leaves_is_played_by_a_bot_if_the_table_allows_it(
    live: LiveTable, takeover: bool
) -> None:
    row = live.seats[1]
    row.joined, live.row.takeover = False, takeover
    assert acts.leave(1)(live) == CHANGED
    assert (row.joined, row.left, row.stand_in) == (True, True, takeover)
    assert acts.leave(1)(live) == UNCHANGED


def test_who_returns_has_their_seat_and_some_time(live: LiveTable) -> None:
    row = live.seats[1]
    assert acts.return_to_seat(1)(live) == UNCHANGED
    for bank, after in ((None, None), (3.0, RETURN_SECONDS), (500.0, 500.0)):
        row.left, row.stand_in, row.bank = True, bank is None, bank
        assert acts.return_to_seat(1)(live) == CHANGED
        assert (row.left, row.stand_in, row.bank) == (False, False, after)
    row.stand_in = True  # a clock did it: the person had not left
    assert acts.return_to_seat(1)(live) == CHANGED
    assert not row.stand_in
    company.resign(1)(live)
    refused(live, acts.return_to_seat(1), "refusal-resigned")


def test_only_those_who_come_are_marked_as_there(live: LiveTable) -> None:
    for row in live.seats:
        row.joined = False
    assert acts.join([0, 2])(live) == CHANGED
    assert [row.joined for row in live.seats] == [True, False, True]
    assert acts.join([0, 2])(live) == UNCHANGED
    assert acts.join([0, 1])(live) == CHANGED
    assert all(row.joined for row in live.seats)


def test_a_rematch_is_named_once(live: LiveTable) -> None:
    assert acts.name_rematch("one")(live) == CHANGED
    with pytest.raises(ConflictError):
        acts.name_rematch("two")(live)
    assert live.row.rematch == "one"
    assert acts.name_rematch("two", before="one")(live) == CHANGED
    assert live.row.rematch == "two"


# -- moves ----------------------------------------------------------------------------------


def test_a_bot_moves_for_who_is_away(live: LiveTable) -> None:
    seat = live.table.waiting[0]
    code = live.table.codes(seat)[0]
    live.seats[seat].stand_in = True
    refused(live, acts.move(seat, 0, [code]), "refusal-bot-plays")
    refused(live, acts.take_back(seat), "refusal-bot-plays")
    live.seats[seat].stand_in = False
    live.seats[seat].done = True
    assert acts.move(seat, 0, [code])(live) == CHANGED
    assert not live.seats[seat].done
    assert acts.move(seat, 0, [code])(live) == UNCHANGED  # sent twice
    assert live.table.ply == 1


def test_what_answers_the_table_before_an_undo_is_refused(live: LiveTable) -> None:
    seat = next(s for s in live.table.waiting)
    live.row.practice = True
    code = live.table.codes(seat)[0]
    acts.move(seat, 0, [code])(live)
    others = [row.acts for row in live.seats if row.seat != seat]
    done = acts.take_back(seat)(live)
    assert (done.changed, done.back_to, live.table.ply) == (True, 0, 0)
    assert live.seats[seat].acts == 2
    assert [row.acts for row in live.seats if row.seat != seat] == others
    for answers in (0, 1):
        with pytest.raises(ConflictError):
            acts.move(seat, answers, [code])(live)
    assert acts.move(seat, 2, [code])(live) == CHANGED


def test_an_undo_past_what_the_table_was_loaded_from(live: LiveTable) -> None:
    """It was loaded from a snapshot: earlier states are played again."""
    live.row.practice = True
    play(live, lambda live: live.table.ply == 12)
    change = live.change(0)
    early = live_table(GAME, "basic", 3, seed=5)
    play(early, lambda live: live.table.ply == 10)
    shot = Snapshot("x", 10, live.row.layout, early.table.save())
    loaded = LiveTable(live.game, Loaded(live.row, live.seats, change.plies, shot))
    assert loaded.table.save() == live.table.save()
    room, viewers = Presence((True,) * 3, 0), ((), (0,), (1, 2))
    for viewer in viewers:
        loaded.showing.body(viewer, room)
    for ply in (11, 4):  # one that can be rewound, one that is played again
        loaded.rewind(ply)
        early = live_table(GAME, "basic", 3, seed=5)
        play(early, lambda live, ply=ply: live.table.ply == ply)
        assert loaded.table.save() == early.table.save()
        assert len(loaded.made) == len(loaded.table.plies) == ply
        for viewer in viewers:
            kept, fresh = (one.showing.logs.of(viewer) for one in (loaded, early))
            assert kept.since(0) == fresh.since(0)


# -- seats ----------------------------------------------------------------------------------


def open_seat(live: LiveTable, seat: int) -> None:
    row = live.seats[seat]
    row.kind, row.joined, row.secret_hash = "open", False, None


def test_an_open_seat_goes_to_the_first_who_takes_it(live: LiveTable) -> None:
    open_seat(live, 2)
    assert company.take(2, "P0", KEY)(live) == CHANGED
    row = live.seats[2]
    assert (row.joined, row.secret_hash, row.name) == (True, KEY, "P0 2")
    assert live.table.names == ["P0", "P1", "P0 2"]
    refused(live, company.take(2, "Zoe", b"x"), "refusal-taken")
    refused(live, company.take(1, "Zoe", b"x"), "refusal-taken")
    open_seat(live, 2)
    play(live, lambda live: live.table.over)
    refused(live, company.take(2, "Zoe", b"x"), "refusal-taken")


def test_a_name_that_is_none_is_a_star(live: LiveTable) -> None:
    assert company.rename(1, "P1")(live) == UNCHANGED
    assert company.rename(1, "Zoe")(live) == CHANGED
    assert live.table.names == ["P0", "Zoe", "P2"]
    for name in ("You", " ", "\u3164"):
        company.rename(1, name)(live)
        assert live.seats[1].name == "Rigel"


def test_who_resigns_leaves_somebody_to_play_with(live: LiveTable) -> None:
    assert company.resign(1)(live) == CHANGED
    row = live.seats[1]
    assert (row.left, row.stand_in, row.resigned) == (True, True, True)
    assert company.resign(1)(live) == UNCHANGED
    live.seats[2].left = True
    refused(live, company.resign(0), "refusal-alone")
    live.seats[2].left = False
    play(live, lambda live: live.table.over)
    refused(live, company.resign(0), "refusal-over")
    assert company.resign(1)(live) == UNCHANGED


@pytest.mark.parametrize(
    ("joined", "left", "away", "allowed"),
    [
        (True, False, False, False),
        (True, False, True, True),
        (True, True, False, True),
        (False, False, False, True),
    ],
)
def test_only_a_seat_whose_person_is_gone_is_given_away(
    live: LiveTable, joined: bool, left: bool, away: bool, allowed: bool
) -> None:
    row = live.seats[1]
    row.joined, row.left = joined, left
    for act in (company.to_bot(1, "random", "P0", away), company.to_next(1, KEY, away)):
        row.kind = "link"
        if not allowed:
            refused(live, act, "refusal-occupied")
            continue
        row.joined, row.left, row.stand_in, row.resigned, row.done = joined, left, True, True, True
        row.deadline = row.since = 5.0
        assert act(live) == CHANGED
        assert {row.left, row.stand_in, row.resigned, row.done} == {False}
        assert (row.deadline, row.since) == (None, None)
        row.joined = joined
    if allowed:
        row.kind = "bot"
        refused(live, company.to_bot(1, "random", "Random", away), "refusal-illegal")
        row.kind = "link"
        play(live, lambda live: live.table.over)
        refused(live, company.to_next(1, KEY, away), "refusal-illegal")


def test_who_comes_next_finds_the_seat_as_it_was_offered(live: LiveTable) -> None:
    row = live.seats[1]
    row.secret_hash = b"old"
    company.to_next(1, KEY, True)(live)
    assert (row.kind, row.joined, row.secret_hash, row.free) == ("link", False, KEY, False)
    open_seat(live, 1)
    row.secret_hash, row.joined = b"old", True
    company.to_next(1, KEY, True)(live)
    assert (row.kind, row.joined, row.secret_hash, row.free) == ("open", False, None, True)
    live.seats[0].kind, live.seats[0].joined = "me", True
    company.to_next(0, KEY, True)(live)
    assert live.seats[0].kind == "link"


def test_bots_take_the_seats_of_all_who_have_not_come(live: LiveTable) -> None:
    assert company.fill("random", "Random")(live) == UNCHANGED
    live.seats[0].joined = live.seats[2].joined = False
    live.seats[2].secret_hash = KEY
    assert company.fill("random", "Random")(live) == CHANGED
    found = [(row.kind, row.bot, row.name, row.secret_hash, row.joined) for row in live.seats]
    assert found == [
        ("bot", "random", "Random", None, True),
        ("link", None, "P1", None, True),
        ("bot", "random", "Random 2", None, True),
    ]
    assert live.table.names == ["Random", "P1", "Random 2"]


# -- taking back by consent -----------------------------------------------------------------


def test_all_others_must_agree(live: LiveTable) -> None:
    play(live, lambda live: askable(live) is not None)
    asker, ply = askable(live), live.table.ply
    assert asker is not None
    one, two = (seat for seat in range(3) if seat != asker)
    assert company.answer(one, True)(live) == UNCHANGED  # nobody has asked
    assert company.ask_back(asker)(live) == CHANGED
    assert consent.told(live) == {"seat": asker, "yes": []}
    refused(live, company.ask_back(one), "refusal-asked")
    assert not consent.may_ask(live, one)
    assert company.answer(two, True)(live) == CHANGED
    assert consent.told(live) == {"seat": asker, "yes": [two]}
    consent.expire(live)
    assert consent.told(live) == {"seat": asker, "yes": [two]}, "nothing has happened"
    done = company.answer(one, True)(live)
    assert consent.told(live) is None
    assert done.back_to == live.table.ply < ply
    assert asker in live.table.waiting


def test_the_question_ends_with_a_no_and_with_whoever_asked(live: LiveTable) -> None:
    play(live, lambda live: askable(live) is not None)
    asker, ply = askable(live), live.table.ply
    assert asker is not None
    for seat, yes in (((asker + 1) % 3, False), (asker, False), (asker, True)):
        company.ask_back(asker)(live)
        assert company.answer(seat, yes)(live) == CHANGED
        assert (consent.told(live), live.table.ply) == (None, ply)
    company.ask_back(asker)(live)
    seat = live.table.waiting[0]
    live.play(seat, [live.table.codes(seat)[0]], "player")
    consent.expire(live)
    assert consent.told(live) is None, "the table has moved on"


def test_where_nobody_can_agree_nobody_is_asked(live: LiveTable) -> None:
    play(live, lambda live: askable(live) is not None)
    asker = askable(live)
    assert asker is not None
    for row in live.seats:
        row.left = row.seat != asker
    assert not consent.may_ask(live, asker)
    refused(live, company.ask_back(asker), "refusal-nobody")
    live.seats[(asker + 1) % 3].left = False
    assert consent.may_ask(live, asker)
    play(live, lambda live: live.table.over)
    assert not consent.may_ask(live, asker)
    with pytest.raises(NothingToUndoError, match="over"):
        company.ask_back(asker)(live)


def test_who_has_made_no_move_has_nothing_to_ask_for(live: LiveTable) -> None:
    first = live.table.waiting[0]
    for seat in range(3):
        assert not consent.may_ask(live, seat)
        with pytest.raises(NothingToUndoError, match="no decision"):
            consent.ply_before(live, seat)
    live.play(first, [live.table.codes(first)[0]], "bot")  # its person was away
    assert not consent.may_ask(live, first)
