"""The guided first game at a table: what the newcomer is told, and when the guide lets go."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from galactable.core import registry
from galactable.core.first import GUIDE, LEARNER, First, first_game, named
from galactable.table import guide
from galactable.table.tables import LiveTable
from galactable.table.thinking import think
from galactable.table.update_messages import Guide
from galactable.table.workers import Think
from tests.table.tables import live_table

SLUG = "galactzy"


def first() -> First:
    found = first_game(registry.game(SLUG))
    assert found is not None
    return found


@pytest.fixture
def live() -> LiveTable:
    found = live_table(SLUG, first().variant, first().seats, first().seed)
    for row in found.seats[1:]:
        row.kind, row.bot = "bot", GUIDE
    return found


def told(live: LiveTable) -> Guide | None:
    return guide.told(live, (LEARNER,), "en")


def bot_moves(live: LiveTable, seat: int) -> list[int]:
    """What a worker would choose for the seat."""
    job = Think(
        SLUG, live.row.variant, len(live.seats), live.table.save(), seat, GUIDE, 1,
        made=live.chosen_by_bot(seat),
    )  # fmt: skip
    return think(msgspec.msgpack.decode(msgspec.msgpack.encode(job), type=Think))


def go_on(live: LiveTable) -> None:
    """The newcomer does what is asked, if it is their turn; the others what their script says."""
    if LEARNER in live.table.waiting:
        now = told(live)
        assert now is not None
        forced = live.forced(LEARNER)
        if forced is not None:
            live.play(LEARNER, [forced], "table")
        else:
            accepted = now.accepts if now.accepts else live.table.codes(LEARNER)
            live.play(LEARNER, accepted[:1], "player")
    else:
        seat = live.table.waiting[0]
        live.play(seat, bot_moves(live, seat), "bot")


def test_the_guide_leads_through_its_steps(live: LiveTable) -> None:
    begins = told(live)
    assert begins is not None
    assert (begins.done, begins.of) == (0, len(first().steps))
    assert begins.steps[0].at == first().steps[0].at
    seen = [0]
    for _ in range(300):
        now = told(live)
        if now is None:
            break
        seen.append(now.done)
        if now.accepts and LEARNER in live.table.waiting:
            fitting = [
                code
                for code in live.table.codes(LEARNER)
                if named(live.game, live.table.state, LEARNER, code).fits(now.wants)
            ]
            assert set(fitting) <= set(now.accepts) <= set(live.table.codes(LEARNER))
        if now.done >= len(first().steps) - 1:
            break
        go_on(live)
    assert seen == sorted(seen)
    assert seen[-1] >= len(first().steps) - 1, "to the last step"


def test_others_do_what_their_script_says(live: LiveTable) -> None:
    scripts = first().moves
    seat = next(iter(scripts))
    made = 0
    while made < min(3, len(scripts[seat])):
        if live.table.waiting[0] != seat:
            go_on(live)
            continue
        (code,) = bot_moves(live, seat)[:1]
        assert named(live.game, live.table.state, seat, code).fits([scripts[seat][made]])
        live.play(seat, [code], "bot")
        made += 1


def test_who_does_something_else_is_left_alone(live: LiveTable) -> None:
    for _ in range(300):
        now = told(live)
        assert now is not None
        if LEARNER in live.table.waiting and now.accepts and live.forced(LEARNER) is None:
            others = [code for code in live.table.codes(LEARNER) if code not in now.accepts]
            if others:
                break
        go_on(live)
    live.play(LEARNER, others[:1], "player")
    assert told(live) is None


@pytest.mark.parametrize("change", ["viewer", "seed", "variant", "bots", "seats"])
def test_only_the_newcomer_at_the_first_game_is_guided(live: LiveTable, change: str) -> None:
    assert told(live) is not None
    if change == "viewer":
        for viewer in ((), (1,), (0, 1)):
            assert guide.told(live, viewer, "en") is None
        return
    if change == "seed":
        live.row.seed += 1
    elif change == "variant":
        live.row.variant = "another"
    elif change == "bots":
        for row in live.seats:
            row.bot = "random"
    else:
        more: Any = live_table(SLUG, first().variant, first().seats + 1, first().seed)
        for row in more.seats[1:]:
            row.kind, row.bot = "bot", GUIDE
        live = more
    assert told(live) is None
