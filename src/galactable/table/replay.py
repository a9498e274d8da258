"""Finished games: any ply's view, the curve, the record file; and uploaded ones.

A replay keeps the state every few plies, so that seeking plays only a handful again.
"""

from __future__ import annotations

import io
from collections import OrderedDict
from collections.abc import Callable, Sequence
from unicodedata import normalize

import msgspec
import numpy as np

from galactable.core import recordfile
from galactable.core.events import Event
from galactable.core.game import ALL, Game
from galactable.core.language import DEFAULT
from galactable.core.rivals import Rival, rivals
from galactable.core.table import Table
from galactable.core.text import Line, plain
from galactable.table.errors import NotPossibleError
from galactable.table.replay_messages import ReplayEntry, ReplayMove, ReplayPly, ReplaySummary
from galactable.table.rows import Loaded, PlyRow, SeatRow
from galactable.table.seating import MOST_NAME, clean, names_in
from galactable.table.update_messages import LogEvent, LogLine

__all__ = ["Replay", "Replays", "players_of", "ply_rows", "read_record"]

EVERY = 16
KEPT = 32


def players_of(seats: Sequence[SeatRow]) -> list[str]:
    """Who played, as a record file names them: a bot by its level."""
    return [seat.name if seat.bot is None else f"{seat.name} ({seat.bot})" for seat in seats]


class Replay:
    """One finished game, played again once."""

    def __init__(self, game: Game, loaded: Loaded, mode: str = "compiled") -> None:
        self.loaded = loaded
        self.game = game
        names = [seat.name for seat in loaded.seats]
        self.table = Table(
            game, len(loaded.seats), loaded.row.variant, loaded.row.seed, mode, names
        )
        self.states: list[bytes] = [self.table.save()]
        self.curve = [self._totals()]
        for row in loaded.plies:
            self.table.play(row.move, row.seat, host=True)
            if self.table.ply % EVERY == 0:
                self.states.append(self.table.save())
            self.curve.append(self._totals())
        self.record = self._write_record()
        self.plies = [(ply.seat, ply.move) for ply in self.table.plies]
        self.events = [self.table.dealt, *(ply.events for ply in self.table.plies)]
        self.table.plies = []  # their states are as large as the game is long

    def _totals(self) -> list[int]:
        out = np.zeros(max(1, len(self.game.categories)), np.int32)
        engine, states = self.table.engine, self.table.states
        own = [int(engine.score(states, 0, seat, out)) for seat in range(self.table.seats)]
        return own + [rival.scores["total"] for rival in self._rivals()]

    def _rivals(self) -> list[Rival]:
        """Only solo games have one; a view of every ply costs too much for all seats."""
        return rivals(self.table.view(ALL)) if self.table.seats == 1 else []

    def _write_record(self) -> bytes:
        found = list(recordfile.lines(self.table, players_of(self.loaded.seats)))
        if self.loaded.row.is_practice:
            found[0]["practice"] = True
        return b"".join(msgspec.json.encode(line) + b"\n" for line in found)

    def _story(self, events: Sequence[Event], lang: str) -> list[Line]:
        """A ply with nothing hidden, told to nobody at the table."""
        return self.game.voice(lang).story(events, names_in(self.loaded.seats, lang))

    def _entry(self, number: int, lang: str) -> ReplayEntry:
        story = self._story(self.events[number], lang)
        seat = None if number == 0 else self.plies[number - 1][0]
        return ReplayEntry(number, seat, _plain(story), _lines(story))

    def summary(self, lang: str = DEFAULT) -> ReplaySummary:
        """The game at a glance."""
        row = self.loaded.row
        entries = [self._entry(number, lang) for number in range(len(self.events))]
        return ReplaySummary(
            row.id, row.game, row.variant, len(self.plies), self.curve, entries,
            names_in(self.loaded.seats, lang), row.is_practice, row.places,
            [self.game.voice(lang).label(rival.name) for rival in self._rivals()],
        )  # fmt: skip

    def at(self, ply: int, lang: str = DEFAULT) -> ReplayPly:
        """The table of ``"all"`` after a ply."""
        if not 0 <= ply <= len(self.plies):
            raise NotPossibleError(f"the game has plies 0 to {len(self.plies)}, not {ply}")
        table, names = self.table, names_in(self.loaded.seats, lang)
        # The move is described at the table that it met.
        before = max(ply - 1, 0)
        start = before // EVERY * EVERY
        table.states.view(np.uint8)[:] = np.frombuffer(self.states[start // EVERY], np.uint8)
        table.plies = [None] * start  # type: ignore[list-item]
        for seat, move in self.plies[start:before]:
            table.play(move, seat, host=True)
        made = None
        if ply:
            seat, code = self.plies[ply - 1]
            text = self.game.voice(lang).move(table.state, seat, code, names)
            kind, args = self.game.moves.kind(code).name, self.game.args(table.state, seat, code)
            made = ReplayMove(seat, code, kind, args, plain(text), text)  # type: ignore[arg-type]
            table.play(code, seat, host=True)
        view, forming = table.view(ALL), table.forming(lang, names)
        table.plies = []
        events = self.events[ply]
        told = [LogEvent(event.kind.name, event.args) for event in events]
        story = self._story(events, lang)
        return ReplayPly(ply, view, forming, made, told, _plain(story), _lines(story))


def _plain(story: Sequence[Line]) -> list[str]:
    return [plain(line.text) for line in story]


def _lines(story: Sequence[Line]) -> list[LogLine]:
    return [LogLine(*line) for line in story]  # type: ignore[arg-type]


class Replays:
    """The most recently used replays."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    def get(self, table_id: str) -> Replay | None:
        """The replay, if it is kept."""
        found = self._kept.get(table_id)
        if found is not None:
            self._kept.move_to_end(table_id)
        return found

    def keep(self, table_id: str, replay: Replay) -> None:
        """Keeps a replay."""
        self._kept[table_id] = replay
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def forget(self, table_id: str) -> None:
        """Forgets a replay."""
        self._kept.pop(table_id, None)


def read_record(data: bytes, mode: Callable[[str], str]) -> tuple[Table, bool]:
    """Plays an uploaded record file again and compares; also says whether it was practice."""
    record = recordfile.read(io.BytesIO(data), "the record")
    for name in record.header.players:
        check_player(name)
    table = recordfile.replay(record, verify=True, mode=mode(record.header.game))
    return table, record.raw[0].get("practice") is True


def check_player(name: str) -> None:
    """Refuses a name that no table would accept."""
    if len(name) > MOST_NAME:
        raise NotPossibleError(
            f"line 1: a player's name has at most {MOST_NAME} characters, one here has {len(name)}"
        )
    if not name.isprintable() or clean(name) != " ".join(normalize("NFC", name).split()):
        raise NotPossibleError(f"line 1: {name!r} has characters that cannot be shown")


def ply_rows(table_id: str, table: Table, made: float) -> list[PlyRow]:
    """A played table's log as rows."""
    acts = [0] * table.seats
    rows = []
    for ply in table.plies:
        acts[ply.seat] += 1
        rows.append(
            PlyRow(table_id, ply.ply, ply.seat, ply.move, "player", acts[ply.seat], 0, made,
                   ply.rows.tobytes())
        )  # fmt: skip
    return rows
