"""People come, go and change places: acts around a game that are not moves."""

from __future__ import annotations

from collections.abc import Sequence

from galactable.core.names import NAMELESS, star
from galactable.table import consent
from galactable.table.acts import CHANGED, UNCHANGED, Act, Done, go_back_to
from galactable.table.errors import NotPossibleError
from galactable.table.rows import SeatRow
from galactable.table.seating import apart, clean_name
from galactable.table.tables import LiveTable

__all__ = ["answer", "ask_back", "fill", "rename", "resign", "take", "to_bot", "to_next"]


def rename(seat: int, name: str) -> Act:
    """Names a person."""

    def act(live: LiveTable) -> Done:
        return CHANGED if _call(live, seat, name) else UNCHANGED

    return act


def take(seat: int, name: str, key: bytes) -> Act:
    """Somebody takes a seat that is open to anyone."""

    def act(live: LiveTable) -> Done:
        row = live.seats[seat]
        if live.table.over or not row.free:
            raise NotPossibleError("somebody was faster", "refusal-taken")
        row.joined, row.secret_hash = True, key
        _call(live, seat, name)
        return CHANGED

    return act


def resign(seat: int) -> Act:
    """A person gives up for good, and a bot plays on for the others."""

    def act(live: LiveTable) -> Done:
        row = live.seats[seat]
        if row.resigned:
            return UNCHANGED
        if live.table.over:
            raise NotPossibleError("the game is over", "refusal-over")
        if not [other for other in live.present_people if other != seat]:
            raise NotPossibleError("nobody else plays on; leave or delete", "refusal-alone")
        row.left = row.stand_in = row.resigned = True
        return CHANGED

    return act


def ask_back(seat: int) -> Act:
    """Asks the others whether the seat's last decision may be taken back."""

    def act(live: LiveTable) -> Done:
        if live.row.asked:
            raise NotPossibleError("somebody asks already", "refusal-asked")
        if not consent.others(live, seat):
            raise NotPossibleError("there is nobody to ask", "refusal-nobody")
        consent.ply_before(live, seat)
        live.row.asked = {"seat": seat, "yes": [], **consent.moment(live, seat)}
        return CHANGED

    return act


def answer(seat: int, yes: bool) -> Act:
    """One of the others agrees or refuses; the asker may withdraw."""

    def act(live: LiveTable) -> Done:
        asked = live.row.asked
        if asked is None:
            return UNCHANGED
        if not yes or seat == asked["seat"]:
            live.row.asked = None
            return CHANGED
        agreed = sorted({*asked["yes"], seat})
        if set(consent.others(live, asked["seat"])) <= set(agreed):
            live.row.asked = None
            return go_back_to(live, consent.ply_before(live, asked["seat"]), asked["seat"])
        live.row.asked = {**asked, "yes": agreed}
        return CHANGED

    return act


def to_bot(seat: int, bot: str, title: str, away: bool) -> Act:
    """A bot takes the seat of somebody who has not come or has vanished, for good."""

    def act(live: LiveTable) -> Done:
        _check_vanished(live, seat, away)
        _seat_bot(live, seat, bot, title)
        return CHANGED

    return act


def fill(bot: str, title: str) -> Act:
    """Bots take the seats of all who have not come."""

    def act(live: LiveTable) -> Done:
        empty = [row.seat for row in live.seats if not row.joined]
        for seat in empty:
            _seat_bot(live, seat, bot, title)
        return CHANGED if empty else UNCHANGED

    return act


def to_next(seat: int, key: bytes, away: bool) -> Act:
    """Frees the seat for somebody else: with a new secret, or open to anyone as before."""

    def act(live: LiveTable) -> Done:
        row = live.seats[seat]
        _check_vanished(live, seat, away)
        kind = "open" if row.kind == "open" else "link"
        _clear(row)
        row.kind, row.joined = kind, False
        row.secret_hash = None if kind == "open" else key
        _call(live, seat, "")
        return CHANGED

    return act


def _check_vanished(live: LiveTable, seat: int, away: bool) -> None:
    """Refuses to take a seat from somebody who is there."""
    row = live.seats[seat]
    if live.table.over or row.kind == "bot":
        raise NotPossibleError("this seat cannot be given away", "refusal-illegal")
    if row.joined and not (row.left or away):
        raise NotPossibleError("somebody plays this seat", "refusal-occupied")


def _seat_bot(live: LiveTable, seat: int, bot: str, title: str) -> None:
    row = live.seats[seat]
    _clear(row)
    row.kind, row.bot, row.secret_hash, row.joined = "bot", bot, None, True
    row.name = apart(title, _names_of_others(live, seat))
    _tell_table(live)


def _clear(row: SeatRow) -> None:
    row.left = row.stand_in = row.resigned = row.done = False
    row.deadline = row.since = None


def _call(live: LiveTable, seat: int, name: str) -> bool:
    row, wanted = live.seats[seat], clean_name(name)
    if wanted.lower() in NAMELESS:
        wanted = star(seat)
    found = apart(wanted, _names_of_others(live, seat))
    if found == row.name:
        return False
    row.name = found
    _tell_table(live)
    return True


def _names_of_others(live: LiveTable, seat: int) -> Sequence[str]:
    return [row.name for row in live.seats if row.seat != seat]


def _tell_table(live: LiveTable) -> None:
    live.table.names = [row.name for row in live.seats]
