"""A live table: a game that is loaded from its log, and what each viewer may see of it.

Plies are numbered twice. The log's own numbers never leave the server: a rival could
count decisions that nobody may know of. Each viewer (a set of seats, or a spectator)
has a count of its own, of the plies that it was told of or made itself.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec
import numpy as np

from galactable.core.errors import IllegalMoveError, NothingToUndoError
from galactable.core.events import WIDTH, buffer
from galactable.core.game import SPECTATOR, Game
from galactable.core.table import Ply, Table
from galactable.table.errors import ConflictError
from galactable.table.messages import Clock, NamedMove
from galactable.table.rows import Change, Loaded, Notice, PlyRow, SeatRow, Snapshot, TableRow

__all__ = [
    "LEASE",
    "SNAPSHOT_EVERY",
    "UNCHANGED",
    "LiveTable",
    "Made",
    "Viewer",
    "ViewerLog",
    "code_of",
    "layout_of",
]

SNAPSHOT_EVERY = 64
LEASE = 5.0  # seconds that a process has for a table before another may look after it
UNCHANGED = -1  # what a change returns that has nothing to write
REDEALS = 4

Viewer = tuple[int, ...]
"""Seats of one client, increasing; none: a spectator."""
Outlook = tuple[dict[int, int], dict[int, bool], dict[int, list[dict[str, Any]]]]
"""By code: what a legal move brings, whether it is beyond taking back, what may follow."""

_json = msgspec.json.Encoder()
_BUFFER = buffer()


@cache
def layout_of(game: Game) -> str:
    """A hash of the record's and the events' shape: bytes of another one are not read."""
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
    """What the log knows of a ply besides the move: who made it, when, as which act."""

    by: str
    act: int
    link: int
    at: float


class ViewerLog:
    """A viewer's log: entries as JSON, and up to which ply they go."""

    def __init__(self) -> None:
        self.entries: list[bytes] = []
        self.marks: list[int] = [0]
        """A hash of the first n entries, for every n: two logs with the same one agree."""
        self.upto = -1
        self.numbers: list[int] = []
        """Entries there were after each ply, the deal included."""

    def add(self, entry: bytes) -> None:
        """One entry more."""
        self.entries.append(entry)
        self.marks.append(hash((self.marks[-1], entry)))

    def cut(self, ply: int) -> None:
        """Forgets the plies after this one."""
        if self.upto > ply:
            self.upto = ply
            del self.numbers[ply + 1 :]
            del self.entries[self.numbers[ply] :]
            del self.marks[self.numbers[ply] + 1 :]


class LiveTable:
    """One table in memory. Whoever changes or reads it holds ``lock``."""

    def __init__(self, game: Game, loaded: Loaded, mode: str = "compiled") -> None:
        self.game = game
        self.mode = mode
        self.progress: dict[str, Any] | None = None
        """What a bot that is waited for waits for."""
        self.id = loaded.row.id
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self._read(loaded)

    def _read(self, loaded: Loaded) -> None:
        self.row: TableRow = loaded.row
        self.seats: list[SeatRow] = loaded.seats
        self.clock = msgspec.convert(self.row.clock, Clock) if self.row.clock else None
        names = [seat.name for seat in self.seats]
        self.table = self._deal(names)
        self.made: list[Made] = []
        self._logs: dict[Viewer, ViewerLog] = {}
        self._sight: tuple[tuple[int, int], Callable[[int], dict[str, Any]]] | None = None
        self._known: tuple[tuple[int, int, int], Outlook] | None = None
        shot = loaded.snapshot
        same = self.row.layout == layout_of(self.game)
        if same and shot and shot.layout == self.row.layout:
            self._restore(loaded.plies[: shot.ply], shot.state)
        self._play_rows(loaded.plies[len(self.made) :])

    def _deal(self, names: list[str]) -> Table:
        return Table(self.game, len(self.seats), self.row.variant, self.row.seed, self.mode, names)

    def run(self, mode: str) -> None:
        """Goes on with the rules run in another way."""
        self.mode = mode
        self.table.engine = self.game.engine(mode)

    def _restore(self, plies: list[PlyRow], state: bytes) -> None:
        """Takes plies as told and a state as saved, without playing."""
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
        """Takes in what another process has written; ``plies`` are those that came since."""
        if loaded.row.epoch != self.row.epoch:
            self._read(loaded)
            return
        have = self.table.ply
        self.row, self.seats = loaded.row, loaded.seats
        self._play_rows([ply for ply in loaded.plies if ply.ply > have])

    def take(self, told: Notice, version: int) -> None:
        """Takes in the one change that another process has made since."""
        for name, value in told.row.items():
            setattr(self.row, name, value)
        for seat in told.seats:
            for name, value in seat.items():
                setattr(self.seats[seat["seat"]], name, value)
        self._play_rows(told.plies)
        self.row.version = version

    # -- changes that may fail ------------------------------------------------------

    def remember(self) -> tuple[TableRow, list[SeatRow]]:
        """The rows as they are, to go back to."""
        copy = msgspec.structs.replace
        return copy(self.row), [copy(seat) for seat in self.seats]

    def restore(self, rows: tuple[TableRow, list[SeatRow]], ply: int) -> None:
        """Back to where ``remember`` was called, at this ply."""
        self.rewind(ply)
        self.row, self.seats = rows

    # -- who sits where ------------------------------------------------------------

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays the seat now."""
        row = self.seats[seat]
        return row.kind == "bot" or row.stand_in

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays the seat; None: the one that takes over."""
        return self.seats[seat].bot

    @property
    def hot_seats(self) -> list[int]:
        """The seats of one screen, if there are several."""
        mine = [seat.seat for seat in self.seats if seat.kind == "me"]
        return mine if len(mine) > 1 else []

    @property
    def humans(self) -> list[int]:
        """The seats that people hold."""
        return [seat.seat for seat in self.seats if seat.kind != "bot"]

    # -- the building minute ---------------------------------------------------------

    def host_moves(self, seat: int) -> list[int]:
        """What the host alone may play for the seat now."""
        return self.table.host_codes(seat) if self.game.minute and not self.table.over else []

    def building(self) -> list[int]:
        """Seats that build against the table's clock."""
        if self.clock is None or self.clock.kind != "build":
            return []
        return [seat for seat in self.table.waiting if self.host_moves(seat)]

    def must_wait(self, seat: int) -> bool:
        """At a hot seat each builds in a minute of its own: whether another one goes first."""
        hot = self.hot_seats
        if seat not in hot or self.clock is None or self.clock.kind != "build":
            return False
        first = [other for other in self.building() if other in hot]
        return bool(first) and first[0] != seat and seat in first

    # -- playing -----------------------------------------------------------------------

    def check_answers(self, seat: int, answers: int, moves: Sequence[int]) -> bool:
        """False when exactly this chain has been played already: it is not played again."""
        acts = self.seats[seat].acts
        if answers == acts:
            return True
        if answers < acts and self._played(seat, answers, moves):
            return False
        raise ConflictError(f"seat {seat} has moved since: its last ply is {acts}, not {answers}")

    def _played(self, seat: int, answers: int, moves: Sequence[int]) -> bool:
        found = [
            ply.move
            for ply, made in zip(reversed(self.table.plies), reversed(self.made), strict=True)
            if ply.seat == seat and answers < made.act <= answers + len(moves)
        ]
        return found[::-1] == list(moves)

    def play(self, seat: int, moves: Sequence[int], by: str, host: bool = False) -> None:
        """A chain of moves, whole or not at all."""
        start = self.table.ply
        now = time.time()
        try:
            for link, code in enumerate(moves):
                self.table.play(code, seat, host=host)
                row = self.seats[seat]
                row.acts += 1
                self.made.append(Made(by, row.acts, link, now))
        except Exception:
            self.rewind(start)
            raise

    def forced(self, seat: int) -> int | None:
        """The seat's only legal move, if it is the only one."""
        codes = self.table.codes(seat)
        if len(codes) != 1:
            return None
        kind = self.game.moves.kind(codes[0]).name
        if kind == "ready" and self.clock is not None and self.clock.kind == "build":
            return None  # everyone says so before the minute begins
        return codes[0]

    def tells(self, seat: int) -> bool:
        """Whether others would learn something from the seat's having one legal move."""
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
        """Back to a ply: for plies that were never written, or are being taken back."""
        while self.table.ply > ply:
            if not self.table.plies[-1].before:
                self._rebuild(ply)
                return
            last = self.table.rewind()
            if self.made and len(self.made) > self.table.ply:
                made = self.made.pop()
                self.seats[last.seat].acts = made.act - 1
        self._forget(ply)

    def slim(self) -> None:
        """Tables of one thread share the space that events are written to: 32 kB each."""
        self.table._events = _BUFFER
        self.forget_past()

    def _rebuild(self, ply: int) -> None:
        """Back beyond the snapshot that the table was loaded from."""
        kept = self.table.plies[:ply]
        self.table = self._deal(self.table.names)
        for past in kept:
            self.table.play(past.move, past.seat, host=True)
        del self.made[ply:]
        self._forget(ply)

    def _forget(self, ply: int) -> None:
        """Logs forget the plies after this one."""
        for log in self._logs.values():
            log.cut(ply)

    def undo_to(self, seat: int) -> int:
        """The ply that taking back the seat's last decision leads to."""
        if not self.table.plies:
            raise NothingToUndoError("nothing has been played yet")
        if self.table.over and not self.row.practice:
            raise NothingToUndoError("the game is over")
        plies, made = self.table.plies, self.made
        at = len(plies)
        if self.row.practice:
            while at and not (plies[at - 1].seat == seat and made[at - 1].by == "player"):
                at -= 1
            if not at:
                raise NothingToUndoError("no decision of this seat to take back")
        else:
            at = self._before_unseen(at, seat)
            while at and made[at - 1].by == "table" and plies[at - 1].seat == seat:
                at = self._step_back(at, seat)
        at = self._step_back(at, seat)
        while made[at].link > 0 and at and plies[at - 1].seat == seat:
            if plies[at - 1].reveals and not self.row.practice:
                break
            at -= 1
        return at

    def _before_unseen(self, at: int, seat: int) -> int:
        """Skips others' decisions that the seat was told nothing of.

        Whether it may take back its own must not depend on them; they go with it.
        """
        while at and self.table.plies[at - 1].seat != seat:
            if any(e.told_to(seat) is not None for e in self.table.plies[at - 1].events):
                break
            at -= 1
        return at

    def _step_back(self, at: int, seat: int) -> int:
        if not at:
            raise NothingToUndoError("nothing has been played yet")
        last = self.table.plies[at - 1]
        if self.row.practice:
            return at - 1
        if last.seat != seat:
            raise NothingToUndoError("the last decision was another seat's")
        if self.made[at - 1].by not in ("player", "table"):
            raise NothingToUndoError("the last decision was not yours")
        if last.reveals:
            raise NothingToUndoError("the last decision revealed something; it stands")
        return at - 1

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last decision."""
        try:
            self.undo_to(seat)
        except NothingToUndoError:
            return False
        return True

    # -- writing -----------------------------------------------------------------------

    def change(self, since: int, back_to: int | None = None) -> Change:
        """All that is new after ply ``since``, as the store writes it."""
        table, row = self.table, self.row
        row.ply = table.ply
        row.seen = self._log(()).numbers[table.ply] - 1
        row.waiting = int(table.state.waiting)
        row.over = table.over
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

    def forget_past(self) -> None:
        """Lets go of the states before plies that no undo can reach: memory."""
        plies = self.table.plies
        for i in range(len(plies) - SNAPSHOT_EVERY - 1, -1, -1):
            if not plies[i].before:
                break
            old = plies[i]
            plies[i] = Ply(old.ply, old.seat, old.move, b"", old.rows, old.kinds)

    # -- showing ------------------------------------------------------------------------

    def body(
        self, viewer: Viewer, present: Sequence[bool], thinking: Sequence[int]
    ) -> tuple[bytes, ViewerLog]:
        """An update without version, time and log, as JSON; and the log."""
        table = self.table
        log = self._log(viewer)
        body = {
            "table": self.id,
            "ply": len(log.entries) - 1,
            "over": table.over,
            "game": self.game.slug,
            "variant": self.row.variant,
            "seats": [
                {
                    "seat": seat.seat,
                    "name": seat.name,
                    "kind": seat.kind,
                    "bot": seat.bot,
                    "present": bool(present[seat.seat]) or seat.kind == "bot",
                    "left": seat.left,
                    "stand_in": seat.stand_in,
                    "joined": seat.joined,
                }
                for seat in self.seats
            ],
            "you": list(viewer),
            "views": {str(seat): self._view(seat) for seat in viewer}
            or {"spectator": self._view(SPECTATOR)},
            "forming": self.table.forming(),
            "legal": {str(seat): self._legal(seat) for seat in viewer},
            "answers": {str(seat): self.seats[seat].acts for seat in viewer},
            "undo": {str(seat): self.can_undo(seat) for seat in viewer},
            "clock": self._clock(),
            "practice": self.row.practice,
            "seeded": self.row.seeded,
            "takeover": self.row.takeover,
            "thinking": list(thinking),
            "progress": self.progress,
            "rematch": self.row.rematch,
        }
        return _json.encode(body), log

    def _view(self, viewer: int) -> dict[str, Any]:
        """Where nothing is hidden the views differ in ``viewer`` alone: one is enough."""
        now = (self.table.ply, self.row.version)
        if self._sight is None or self._sight[0] != now:
            sight = self.table.sight()
            self._sight = (now, sight if self.game.hides else cache(lambda _: sight(SPECTATOR)))
        if self.game.hides:
            return self._sight[1](viewer)
        name = "spectator" if viewer == SPECTATOR else viewer
        return {**self._sight[1](SPECTATOR), "viewer": name}

    def _legal(self, seat: int) -> list[dict[str, Any]]:
        if self.is_bot(seat) or self.must_wait(seat):
            return []
        gains, lasts, follows = self._outlook(seat)
        return [
            {
                "move": move.code,
                "kind": move.kind,
                "args": move.args,
                "words": move.words,
                "gain": gains.get(move.code),
                "last": lasts.get(move.code),
                "next": follows.get(move.code),
            }
            for move in self.table.legal(seat)
        ]

    def _outlook(self, seat: int) -> Outlook:
        """Asked for by every update of every viewer; worked out once."""
        now = (self.table.ply, self.row.version, seat)
        if self._known is None or self._known[0] != now:
            table = self.table
            self._known = (now, (table.gains(seat), table.lasts(seat), table.follows(seat)))
        return self._known[1]

    def _clock(self) -> dict[str, Any] | None:
        if self.clock is None:
            return None
        return {
            "kind": self.clock.kind,
            "seconds": self.clock.seconds,
            "at_zero": self.clock.at_zero,
            "seats": [
                {
                    "seat": seat.seat,
                    "deadline": seat.deadline,
                    "bank": seat.bank if self.clock.kind == "bank" else None,
                    "done": seat.done,
                }
                for seat in self.seats
            ],
        }

    def _log(self, viewer: Viewer) -> ViewerLog:
        log = self._logs.get(viewer)
        if log is None:
            log = self._logs[viewer] = ViewerLog()
        if log.upto < 0:
            entry = self._entry(viewer, 0, None, "deal", self.table.dealt)
            log.add(entry or _json.encode(_bare(0, None, "deal")))
            log.numbers.append(1)
            log.upto = 0
        for ply in self.table.plies[log.upto :]:
            own = ply.seat in viewer
            number = len(log.entries)
            by = self.made[ply.ply - 1].by
            if by == "table" and not own and self.game.hides:
                by = "player"  # that a choice was forced tells something of a hand
            entry = self._entry(viewer, number, ply.seat, by, ply.events)
            if entry is None and own:
                entry = _json.encode(_bare(number, ply.seat, by))
            if entry is not None:
                log.add(entry)
            log.numbers.append(len(log.entries))
        log.upto = self.table.ply
        return log

    def _entry(
        self, viewer: Viewer, number: int, seat: int | None, by: str, events: list[Any]
    ) -> bytes | None:
        """What the viewer is told of a ply; a client of several seats knows what any knows."""
        names = list(self.table.names)
        if len(viewer) == 1:
            names[viewer[0]] = "You"
        words, told = [], []
        for event in events:
            knower = next((s for s in viewer if event.known_to(s)), None)
            known = event.told_to(viewer[0] if viewer else SPECTATOR) if knower is None else event
            if known is None:
                continue
            told.append({"kind": known.kind.name, "args": known.args})
            line = self.game.words.event(known, names)
            if line:
                words.append(line)
        if not told:
            return None
        return _json.encode({**_bare(number, seat, by), "words": words, "events": told})


def _bare(number: int, seat: int | None, by: str) -> dict[str, Any]:
    return {"ply": number, "seat": seat, "by": by, "words": [], "events": []}
