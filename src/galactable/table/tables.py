"""A live table: a game in memory, loaded from its log, and its database rows."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
import numpy as np

from galactable.core.errors import IllegalMoveError
from galactable.core.events import WIDTH, buffer
from galactable.core.game import Game
from galactable.core.language import languages
from galactable.core.minute import Minute
from galactable.core.table import Ply, Table
from galactable.core.text import plain
from galactable.core.viewers import SPECTATOR
from galactable.table.errors import ConflictError, RefusedMoveError
from galactable.table.messages import Clock, NamedMove
from galactable.table.rows import (
    Change,
    ChangeNotice,
    Loaded,
    PlyRow,
    SeatRow,
    Snapshot,
    TableRow,
    from_text,
)
from galactable.table.seating import names_in
from galactable.table.showing import Showing

__all__ = ["LiveTable", "Made", "Memory", "code_of", "layout_of"]

SNAPSHOT_EVERY = 64
REDEALS = 4

_BUFFER = buffer()


@cache
def layout_of(game: Game) -> str:
    """A hash of the layout of record and events; stored bytes of another layout are not read."""
    kinds = [(kind.name, kind.args, kind.secret, kind.silent) for kind in game.events.kinds]
    return hashlib.blake2b(repr((game.State.dtype, kinds)).encode(), digest_size=12).hexdigest()


def code_of(game: Game, move: int | NamedMove) -> int:
    """A move of a chain as a code."""
    if isinstance(move, int):
        return move
    code = game.moves.code(move.kind, move.args)
    if code is None:
        raise IllegalMoveError(f"no move is called {move.kind} {move.args}")
    return code


class Made(msgspec.Struct):
    """What the log stores of a ply besides the move: who made it, when, as which act."""

    by: str
    act: int
    link: int
    at: float


class Memory(NamedTuple):
    """A table's rows and ply before a change, to go back to if the change fails."""

    ply: int
    row: TableRow
    seats: list[SeatRow]


class LiveTable:
    """One table in memory. Whoever changes or reads it holds ``lock``."""

    def __init__(self, game: Game, loaded: Loaded, mode: str = "compiled") -> None:
        self.game = game
        self.mode = mode
        self.progress: dict[str, Any] | None = None
        """How far compiling has come, while a bot waits for it."""
        self.id = loaded.row.id
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self._read(loaded)

    # -- loading -------------------------------------------------------------------------

    def _read(self, loaded: Loaded) -> None:
        self.row: TableRow = loaded.row
        self.seats: list[SeatRow] = loaded.seats
        self.clock = msgspec.convert(self.row.clock, Clock) if self.row.clock else None
        self._names: dict[str, tuple[list[str], list[str]]] = {}
        self.table = self._deal([seat.name for seat in self.seats])
        self.made: list[Made] = []
        self.showing = Showing(self)
        shot = loaded.snapshot
        same = self.row.layout == layout_of(self.game)
        if same and shot and shot.layout == self.row.layout:
            self._read_snapshot(loaded.plies[: shot.ply], shot.state)
        self._play_rows(loaded.plies[len(self.made) :])

    def _deal(self, names: list[str]) -> Table:
        return Table(self.game, len(self.seats), self.row.variant, self.row.seed, self.mode, names)

    def run(self, mode: str) -> None:
        """Runs the rules ``compiled`` or ``interpreted`` from now on."""
        self.mode = mode
        self.table.engine = self.game.engine(mode)

    def _read_snapshot(self, plies: list[PlyRow], state: bytes) -> None:
        """Reads the events of plies and the state after them, without playing."""
        for row in plies:
            rows = np.frombuffer(row.events, np.int32).reshape(-1, WIDTH)
            self.table.plies.append(Ply(row.ply, row.seat, row.move, b"", rows, self.game.events))
            self.made.append(Made(row.made_by, row.act, row.link, row.made))
        self.table.states.view(np.uint8)[:] = np.frombuffer(state, np.uint8)

    def _play_rows(self, plies: Sequence[PlyRow]) -> None:
        for row in plies:
            self.table.play(row.move, row.seat, host=True)
            self.made.append(Made(row.made_by, row.act, row.link, row.made))

    def catch_up(self, loaded: Loaded) -> None:
        """Plays what other processes have written since."""
        if loaded.row.epoch != self.row.epoch:
            self._read(loaded)
            return
        have = self.table.ply
        self.row, self.seats = loaded.row, loaded.seats
        self._play_rows([ply for ply in loaded.plies if ply.ply > have])

    def apply_notice(self, notice: ChangeNotice, version: int) -> None:
        """Makes the one change that another process has made since."""
        for name, value in notice.row.items():
            setattr(self.row, name, value)
        for seat in notice.seats:
            told = {**seat, "secret_hash": from_text(seat["secret_hash"])}
            for name, value in told.items():
                setattr(self.seats[seat["seat"]], name, value)
        self._play_rows(notice.plies)
        self.row.version = version

    # -- who sits where ------------------------------------------------------------------

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays the seat now."""
        row = self.seats[seat]
        return row.kind == "bot" or row.stand_in

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays the seat; None: the one that stands in for people."""
        return self.seats[seat].bot

    def chosen_by_bot(self, seat: int) -> int:
        """How many moves the seat's bot has made."""
        plies = zip(self.table.plies, self.made, strict=True)
        return sum(ply.seat == seat and made.by == "bot" for ply, made in plies)

    @property
    def hot_seats(self) -> list[int]:
        """The seats of one screen, if there are several."""
        mine = [seat.seat for seat in self.seats if seat.kind == "me"]
        return mine if len(mine) > 1 else []

    def names(self, lang: str) -> list[str]:
        """What the seats are called in a language."""
        stored = [seat.name for seat in self.seats]
        found = self._names.get(lang)
        if found is None or found[0] != stored:
            found = self._names[lang] = (stored, names_in(self.seats, lang))
        return found[1]

    def reader(self, viewer: Sequence[int]) -> int | None:
        """Whom a text calls "you": nobody where several people look at one screen."""
        alone = len(viewer) == 1 and viewer[0] not in self.hot_seats
        return viewer[0] if alone else None

    @property
    def humans(self) -> list[int]:
        """The seats that people hold."""
        return [seat.seat for seat in self.seats if seat.kind != "bot"]

    @property
    def present_people(self) -> list[int]:
        """The seats that people play themselves now."""
        rows = [self.seats[seat] for seat in self.humans]
        return [row.seat for row in rows if row.joined and not (row.left or row.stand_in)]

    @property
    def hints(self) -> bool:
        """Whether hints are allowed: alone against bots, and among people if the table says so."""
        return self.row.hints or len(self.humans) == 1

    @property
    def deserted(self) -> bool:
        """Whether everybody who came has left: the table pauses until somebody returns."""
        people = [self.seats[seat] for seat in self.humans]
        return any(row.left for row in people) and all(row.left or not row.joined for row in people)

    # -- playing -------------------------------------------------------------------------

    @property
    def timed_minute(self) -> Minute | None:
        """The game's minute, if the table's clock times it."""
        return self.game.minute if self.clock and self.clock.kind == "build" else None

    def host_moves(self, seat: int) -> list[int]:
        """What the host alone may play for the seat now."""
        return self.table.host_codes(seat) if self.game.minute and not self.table.over else []

    def has_played(self, seat: int, answers: int, moves: Sequence[int]) -> bool:
        """Whether exactly this chain was already played; a chain that is out of date is refused.

        ``answers`` is the act of the seat that the chain follows.
        """
        acts = self.seats[seat].acts
        if answers == acts:
            return False
        found = [
            ply.move
            for ply, made in zip(reversed(self.table.plies), reversed(self.made), strict=True)
            if ply.seat == seat and answers < made.act <= answers + len(moves)
        ]
        if answers < acts and found[::-1] == list(moves):
            return True
        raise ConflictError(f"seat {seat} has moved since: its last ply is {acts}, not {answers}")

    def play(self, seat: int, moves: Sequence[int], by: str, host: bool = False) -> None:
        """Plays a chain of moves, whole or not at all."""
        start = self.table.ply
        now = time.time()
        try:
            for link, code in enumerate(moves):
                self.table.play(code, seat, host=host)
                row = self.seats[seat]
                row.acts += 1
                self.made.append(Made(by, row.acts, link, now))
        except IllegalMoveError as error:
            texts = {
                lang: plain(self.table.refusal(code, seat, lang, self.names(lang)))
                for lang in languages()
            }
            self.rewind(start)
            raise RefusedMoveError(str(error), texts) from None
        except Exception:
            self.rewind(start)
            raise

    def forced(self, seat: int) -> int | None:
        """The seat's only legal move, if the table may play it for the seat."""
        codes = self.table.codes(seat)
        if len(codes) != 1:
            return None
        kind = self.game.moves.kind(codes[0]).name
        if kind in self.game.outlook.costs:
            return None
        minute = self.timed_minute
        if minute is not None and kind == minute.ready:
            return None  # people start the minute themselves
        return codes[0]

    def forced_tells(self, seat: int) -> bool:
        """Whether a forced move of the seat would tell others something."""
        if not self.game.hides:
            return False
        codes = self.table.codes(seat)
        copy = self.table.states.copy()
        out = np.zeros(self.game.moves.count, np.int32)
        rng = np.zeros(1, np.uint64)
        for key in range(REDEALS):
            copy[:] = self.table.states
            self.table.engine.hide(copy, 0, SPECTATOR, key, 0, rng)
            n = self.table.engine.legal(copy, 0, seat, out)
            if out[:n].tolist() != codes:
                return True
        return False

    def rewind(self, ply: int) -> None:
        """Goes back to a ply; later ones were never written or are being taken back."""
        while self.table.ply > ply:
            if not self.table.plies[-1].before:
                self._play_again(ply)
                return
            last = self.table.rewind()
            if self.made and len(self.made) > self.table.ply:
                made = self.made.pop()
                self.seats[last.seat].acts = made.act - 1
        self.showing.logs.cut(ply)

    def _play_again(self, ply: int) -> None:
        """Goes back to a ply before the snapshot that the table was loaded from."""
        kept = self.table.plies[:ply]
        self.table = self._deal(self.table.names)
        for past in kept:
            self.table.play(past.move, past.seat, host=True)
        del self.made[ply:]
        self.showing.logs.cut(ply)

    # -- writing -------------------------------------------------------------------------

    def remember(self) -> Memory:
        """The table as it is before a change."""
        copy = msgspec.structs.replace
        return Memory(self.table.ply, copy(self.row), [copy(seat) for seat in self.seats])

    def go_back(self, memory: Memory) -> None:
        """Undoes a change that failed; the change may only have added plies."""
        self.rewind(memory.ply)
        self.row, self.seats = memory.row, memory.seats

    def change(self, since: int, back_to: int | None = None) -> Change:
        """All that is new after ply ``since``, as the store writes it."""
        table, row = self.table, self.row
        row.ply = table.ply
        row.seen = self.showing.logs.of(()).numbers[table.ply] - 1
        row.waiting = int(table.state.waiting)
        row.over = table.over
        row.open = not row.over and any(seat.free for seat in self.seats)
        row.scores = table.scores() if table.over else None
        row.places = table.places()
        plies = [
            PlyRow(
                self.id, ply.ply, ply.seat, ply.move, made.by, made.act, made.link, made.at,
                ply.rows.tobytes(),
            )
            for ply, made in zip(table.plies[since:], self.made[since:], strict=True)
        ]  # fmt: skip
        shot = None
        if table.ply // SNAPSHOT_EVERY > since // SNAPSHOT_EVERY and back_to is None:
            shot = Snapshot(self.id, table.ply, layout_of(self.game), table.save())
        return Change(row, self.seats, plies, back_to, shot)

    # -- memory --------------------------------------------------------------------------

    def slim(self) -> None:
        """Frees memory: all tables share one buffer of events (32 kB)."""
        self.table._events = _BUFFER
        self.forget_past()

    def forget_past(self) -> None:
        """Frees the states before plies that no undo can reach."""
        plies = self.table.plies
        for i in range(len(plies) - SNAPSHOT_EVERY - 1, -1, -1):
            if not plies[i].before:
                break
            old = plies[i]
            plies[i] = Ply(old.ply, old.seat, old.move, b"", old.rows, old.kinds)
