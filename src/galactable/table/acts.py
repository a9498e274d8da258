"""Acts: each checks a request and applies it to the table in memory.

``Changes.make`` writes what an act has changed and tells everyone; if the act raises, the
table stays as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from galactable.table import minute
from galactable.table.errors import ConflictError, NotPossibleError
from galactable.table.messages import NamedMove
from galactable.table.tables import LiveTable, code_of
from galactable.table.takeback import ply_before_decision

__all__ = [
    "CHANGED",
    "UNCHANGED",
    "Act",
    "Done",
    "go_back_to",
    "join",
    "leave",
    "move",
    "name_rematch",
    "return_to_seat",
    "set_done",
    "take_back",
]


class Done(NamedTuple):
    """What an act has done to the table."""

    changed: bool
    back_to: int | None = None
    """The ply that the table went back to, if plies were taken back."""


CHANGED = Done(changed=True)
UNCHANGED = Done(changed=False)

Act = Callable[[LiveTable], Done]

RETURN_SECONDS = 60.0
"""The least time in the bank of somebody who takes their seat again: none would end at once."""


def move(seat: int, answers: int, chain: Sequence[int | NamedMove]) -> Act:
    """A person's chain of moves: played whole or not at all, and only once if it is sent twice."""

    def act(live: LiveTable) -> Done:
        moves = [code_of(live.game, step) for step in chain]
        if live.table.over:
            raise NotPossibleError("the game is over", "refusal-over")
        _check_person(live, seat)
        played = minute.without_done(live, seat, moves)
        if live.has_played(seat, answers, played or moves):
            return UNCHANGED
        if minute.must_wait(live, seat):
            raise NotPossibleError(
                "somebody else at this screen builds first", "refusal-other-first"
            )
        live.play(seat, played, "player")
        live.seats[seat].done = False
        if len(played) < len(moves):
            minute.set_done(live, seat, True)
        return CHANGED

    return act


def set_done(seat: int, done: bool) -> Act:
    """A seat sets or clears its flag in a game's minute."""

    def act(live: LiveTable) -> Done:
        if seat in live.hot_seats:
            raise NotPossibleError("at one screen each person plays the move that ends the minute")
        minute.set_done(live, seat, done)
        return CHANGED

    return act


def take_back(seat: int) -> Act:
    """Takes back the seat's last decision."""

    def act(live: LiveTable) -> Done:
        _check_person(live, seat)
        return go_back_to(live, ply_before_decision(live, seat), seat)

    return act


def go_back_to(live: LiveTable, ply: int, seat: int) -> Done:
    """Takes back all plies after this one."""
    acts = [row.acts for row in live.seats]
    live.rewind(ply)
    for row, before in zip(live.seats, acts, strict=True):
        if row.acts != before or row.seat == seat:
            row.acts = before + 1  # refuses a chain that answers the table before this undo
    return Done(changed=True, back_to=ply)


def leave(seat: int) -> Act:
    """A person leaves; a bot plays on if the table allows it."""

    def act(live: LiveTable) -> Done:
        row = live.seats[seat]
        if row.left:
            return UNCHANGED
        row.joined = row.left = True  # somebody who says no to a rematch is not waited for
        row.stand_in = live.row.takeover
        return CHANGED

    return act


def return_to_seat(seat: int) -> Act:
    """A person takes their seat again."""

    def act(live: LiveTable) -> Done:
        row = live.seats[seat]
        if row.resigned:
            raise NotPossibleError("this seat was given up for good", "refusal-resigned")
        if not (row.left or row.stand_in):
            return UNCHANGED
        row.left = row.stand_in = False
        if row.bank is not None:
            row.bank = max(row.bank, RETURN_SECONDS)
        return CHANGED

    return act


def join(seats: Sequence[int]) -> Act:
    """Marks invited people as arrived."""

    def act(live: LiveTable) -> Done:
        if all(live.seats[seat].joined for seat in seats):
            return UNCHANGED
        for seat in seats:
            live.seats[seat].joined = True
        return CHANGED

    return act


def name_rematch(table_id: str, before: str | None = None) -> Act:
    """Links to the table of the rematch, in place of one that has been deleted."""

    def act(live: LiveTable) -> Done:
        if live.row.rematch != before:
            raise ConflictError("there is a rematch already; it is at the table's link")
        live.row.rematch = table_id
        return CHANGED

    return act


def _check_person(live: LiveTable, seat: int) -> None:
    if live.is_bot(seat):
        raise NotPossibleError("a bot plays for this seat; return to it first", "refusal-bot-plays")
