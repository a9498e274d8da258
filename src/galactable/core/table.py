"""``Table``: the checked door for everyone outside the rules."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from galactable.core import registry
from galactable.core.errors import IllegalMoveError, NothingToUndoError, SetupError
from galactable.core.events import Event, EventRows, Events, buffer
from galactable.core.game import ALL, SPECTATOR, Explained, Game, ids
from galactable.core.moves import Move
from galactable.core.numbers import checked_seed, whole
from galactable.core.outlook import Prospect, Tried, prospects, try_all
from galactable.core.text import Line, Said, Seat, Text, joined, plain

__all__ = ["Ply", "Table"]


@dataclass(frozen=True, eq=False)
class Ply:
    """One decision: who, what, and what happened; ``before`` is the table it met."""

    ply: int
    seat: int
    move: int
    before: bytes
    rows: EventRows
    kinds: Events

    def _told(self) -> tuple[Any, ...]:
        return self.ply, self.seat, self.move, self.before, self.rows.tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ply) and self._told() == other._told()

    def __hash__(self) -> int:
        return hash(self._told())

    @cached_property
    def events(self) -> list[Event]:
        """What happened, in order."""
        return self.kinds.read(self.rows)

    @cached_property
    def reveals(self) -> bool:
        """Whether it showed something hidden or left to chance: undo stops there."""
        return any(event.kind.reveals for event in self.events)

    @cached_property
    def public(self) -> bool:
        """Whether everybody may know that it was played."""
        return any(event.is_told_to(SPECTATOR) for event in self.events)


class Table:
    """A game being played: refuses what is not legal, remembers every ply, can undo.

    >>> table = Table("rock-the-galaxy", seats=2, seed=7)
    >>> table.play(table.legal()[0])
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        variant: str | None = None,
        seed: int | None = None,
        mode: str = "compiled",
        names: Sequence[str] | None = None,
    ) -> None:
        self.game = registry.game(game) if isinstance(game, str) else game
        self.variant, self.seats = self.game.check_setup(variant, seats)
        self.seed = secrets.randbits(62) if seed is None else checked_seed(seed)
        self.engine = self.game.engine(mode)
        self.names = list(names or [f"Seat {i}" for i in range(self.seats)])
        if isinstance(names, str) or not all(isinstance(name, str) for name in self.names):
            raise SetupError(f"names are a list of strings, a seat each, not {names!r}")
        if len(self.names) != self.seats:
            raise SetupError(f"{self.seats} seats need {self.seats} names, not {len(self.names)}")
        self.states = self.game.State.array(1)
        self._open()
        self._make_room()
        index = self.game.variant_names.index(self.variant)
        self.engine.deal(self.states, 0, self.seats, index, self.seed, self._rng, self._events)
        self.dealt = self.game.events.read(self._events)
        self.plies: list[Ply] = []

    def _open(self) -> None:
        """Opens views of some fields: reading a field of a record by name costs a microsecond."""
        self.state = self.states[0]
        self._bytes = self.states.view(np.uint8)
        self._next = self.states["seat"]
        self._waiting = self.states["waiting"]

    def _make_room(self) -> None:
        self._rng = np.zeros(1, np.uint64)
        self._events = buffer()
        self._out = np.zeros(self.game.max_legal or self.game.moves.count, np.int32)

    @property
    def seat(self) -> int | None:
        """Who goes next when play is serialised; None when over."""
        return None if self.over else int(self._next[0])

    @property
    def waiting(self) -> list[int]:
        """The seats waited for."""
        return ids(self._waiting[0])

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self._waiting[0] == 0)

    @property
    def ply(self) -> int:
        """How many plies have been played."""
        return len(self.plies)

    def codes(self, seat: int | None = None) -> list[int]:
        """The seat's legal moves as codes, increasing; none when it is not its turn."""
        found: list[int] = self._codes(self._seat(seat)).tolist()
        return found

    def host_codes(self, seat: int | None = None) -> list[int]:
        """The moves that the host alone may play for the seat now."""
        found: list[int] = self._host(self._seat(seat)).tolist()
        return found

    def legal(self, seat: int | None = None) -> list[Move]:
        """The seat's legal moves as people see them."""
        who = self._seat(seat)
        return [self.game.move(self.state, who, code, self.names) for code in self.codes(who)]

    def find(self, kind: str, seat: int | None = None, **args: Any) -> Move:
        """The legal move of this kind with these arguments."""
        moves = [m for m in self.legal(seat) if m.kind == kind]
        for move in moves:
            if move.args == args:
                return move
        if kind not in self.game.moves:
            kinds = ", ".join(k.name for k in self.game.moves.kinds)
            raise IllegalMoveError(f"no move is called {kind!r}; there are {kinds}")
        can = "; ".join(m.words for m in moves[:8]) or "none of this kind"
        raise IllegalMoveError(f"{kind} {args} is not legal now; legal: {can}")

    def play(self, move: Move | int, seat: int | None = None, host: bool = False) -> list[Event]:
        """Plays a legal move and tells what happened; refuses any other and changes nothing.

        ``host`` opens the host's door, for the moves that belong to the host alone.
        """
        code, who = move.code if isinstance(move, Move) else whole(move), self._seat(seat)
        if code is None:
            raise IllegalMoveError(f"a move is one of legal(), or its code, not {move!r}")
        self.check(code, who, host)
        before = self._bytes.tobytes()
        number = len(self.plies) + 1
        self.engine.play(self.states, 0, who, code, self.seed, number, self._rng, self._events)
        rows = self._events[: self._events[0, 0] + 1].copy()
        self.plies.append(Ply(number, who, code, before, rows, self.game.events))
        return self.plies[-1].events

    def check(self, code: int, seat: int, host: bool = False) -> None:
        """Refuses a move that is not legal, with an error that says why."""
        codes = self._codes(seat)
        at = int(codes.searchsorted(code))
        if (at == len(codes) or codes[at] != code) and not (host and code in self._host(seat)):
            raise IllegalMoveError(self._refusal(code, seat))

    def undo(self, seat: int | None = None) -> Ply:
        """Takes back the last decision, if it is the seat's own and revealed nothing."""
        if not self.plies:
            raise NothingToUndoError("nothing has been played yet")
        last = self.plies[-1]
        if seat is not None and last.seat != seat:
            raise NothingToUndoError("the last decision was another seat's")
        if last.reveals:
            raise NothingToUndoError("the last decision revealed something; it stands")
        return self.rewind()

    def rewind(self) -> Ply:
        """Takes back the last ply, whatever it was: for the host alone."""
        if not self.plies:
            raise NothingToUndoError("nothing has been played yet")
        last = self.plies.pop()
        self._bytes[:] = np.frombuffer(last.before, np.uint8)
        return last

    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        """What a seat, SPECTATOR or ALL may see."""
        return self.game.view(self.state, self._viewer(viewer), self.engine)

    def views(self, fields: Any = None) -> Callable[[int], dict[str, Any]]:
        """Makes views of the table as it is now, until the next move.

        ``fields``: what ``core.record.fields_of`` has read of it already.
        """
        return self.game.views(self.state, self.engine, fields)

    def scores(self) -> list[dict[str, int]]:
        """Points by category and in total, by seat."""
        return self.game.scores(self.state, self.engine)

    def places(self) -> list[int] | None:
        """Places by seat, 1 for the winner(s); None until over."""
        if not self.over:
            return None
        out = np.zeros(self.seats, np.int32)
        self.engine.places(self.states, 0, out)
        found: list[int] = out.tolist()
        return found

    def outlook(self, seat: int | None = None, fields: Any = None) -> dict[int, Prospect]:
        """By code, what the seat may be told of its legal moves before it makes one."""
        return prospects(self, self._seat(seat), fields)

    def tried(self, seat: int, fields: Any = None) -> Tried:
        """What trying the seat's legal moves tells: all that the outlook is made of."""
        return try_all(self, seat, fields)

    def forming(
        self, lang: str = "en", names: Sequence[str] | None = None, fields: Any = None
    ) -> list[Explained] | None:
        """By seat, what lies on the table and is not scored yet; None if there is nothing."""
        forming = self.game.outlook.forming
        if forming is None:
            return None
        voice, s = self.game.voice(lang), self.state if fields is None else fields
        found = [voice.explain(forming(s, seat), names or self.names) for seat in range(self.seats)]
        return found if any(any(parts.values()) for parts in found) else None

    def explain(self, seat: int, lang: str = "en", names: Sequence[str] | None = None) -> Explained:
        """Where the seat's points come from, by category; what brings none goes without saying."""
        found = {
            category: [part for part in parts if part["points"]]
            for category, parts in self.game.explain(self.state, self._seat(seat)).items()
        }
        return self.game.voice(lang).explain(found, names or self.names)

    def story(self, events: list[Event], viewer: int = SPECTATOR, lang: str = "en") -> list[Line]:
        """A ply's events in lines, as the viewer may hear them."""
        viewer = self._viewer(viewer)
        told = [known for event in events if (known := event.told_to(viewer)) is not None]
        return self.game.voice(lang).story(told, self.names, viewer if viewer >= 0 else None)

    def tell(self, events: list[Event], viewer: int = SPECTATOR, lang: str = "en") -> list[str]:
        """A ply's events as strings."""
        return [plain(line.text) for line in self.story(events, viewer, lang)]

    def log(self, viewer: int = SPECTATOR, lang: str = "en") -> list[str]:
        """The whole game in words, as the viewer may hear it."""
        told = (self.dealt, *(ply.events for ply in self.plies))
        lines = joined(line for events in told for line in self.story(events, viewer, lang))
        return [plain(line.text) for line in lines]

    def save(self) -> bytes:
        """The state's bytes."""
        return self._bytes.tobytes()

    def clone(self) -> Table:
        """An independent table in the same position, with the same past."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.states = self.game.State.array(1)
        twin._open()
        twin._bytes[:] = self._bytes  # copying records would leave their padding to chance
        twin._rng, twin._events, twin._out = self._rng.copy(), buffer(), self._out.copy()
        twin.plies, twin.names = list(self.plies), list(self.names)
        return twin

    def __copy__(self) -> Table:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> Table:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """What pickling keeps: everything but buffers and the compiled rules."""
        names = ("game", "variant", "seats", "seed", "names", "dealt")
        plies = [(ply.seat, ply.move, ply.before, ply.rows) for ply in self.plies]
        kept = {name: vars(self)[name] for name in names}
        return {**kept, "mode": self.engine.mode, "bytes": self.save(), "plies": plies}

    def __setstate__(self, state: dict[str, Any]) -> None:
        mode, content, plies = (state.pop(name) for name in ("mode", "bytes", "plies"))
        vars(self).update(state)
        self.engine = self.game.engine(mode)
        self.states = self.game.State.array(1)
        self._open()
        if len(content) != len(self._bytes):
            raise SetupError(f"{self.game.title}: another version pickled this table")
        self._bytes[:] = np.frombuffer(content, np.uint8)
        self._make_room()
        kinds = self.game.events
        self.plies = [
            Ply(i, seat, move, before, rows, kinds)
            for i, (seat, move, before, rows) in enumerate(plies, start=1)
        ]

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return int(self._next[0])
        number = whole(seat)
        if number is None or not 0 <= number < self.seats:
            raise IllegalMoveError(f"there are seats 0 to {self.seats - 1}, no seat {seat!r}")
        return number

    def _viewer(self, viewer: int) -> int:
        number = whole(viewer)
        if number is None or not min(SPECTATOR, ALL) <= number < self.seats:
            seats = f"seats 0 to {self.seats - 1}, SPECTATOR and ALL"
            raise SetupError(f"views and logs are for {seats}, not for {viewer!r}")
        return number

    def _codes(self, seat: int) -> Any:
        if self._waiting[0] >> max(seat, 0) & 1 == 0:
            return self._out[:0]
        return self._out[: self.engine.legal(self.states, 0, seat, self._out)]

    def _host(self, seat: int) -> Any:
        return self._out[: self.engine.host_legal(self.states, 0, seat, self._out)]

    def refusal(
        self, code: int, seat: int, lang: str = "en", names: Sequence[str] | None = None
    ) -> Text:
        """Why a move that is not legal is refused, in a person's words."""
        voice, called = self.game.voice(lang), names or self.names
        if self.over:
            return voice.say(Said("refusal-over"))
        if not self._waiting[0] >> seat & 1:
            others = tuple(Seat(other) for other in self.waiting)
            return voice.say(Said("refusal-not-waited", {"others": others}), called, seat)
        known = 0 <= code < self.game.moves.count
        why = voice.refusal(self.state, seat, code, called) if known else None
        return why or voice.say(Said("refusal-illegal"))

    def _refusal(self, code: int, seat: int) -> str:
        """The same for a programmer."""
        if self.over:
            return "the game is over"
        if not self._waiting[0] >> seat & 1:
            who = ", ".join(map(str, self.waiting))
            return f"it is not seat {seat}'s turn; it is the turn of seat {who}"
        if not 0 <= code < self.game.moves.count:
            return f"moves are numbered 0 to {self.game.moves.count - 1}, not {code}"
        if why := self.game.voice().refusal(self.state, seat, code, self.names):
            return plain(why)
        kind = self.game.moves.kind(code).name
        kinds = sorted({self.game.moves.kind(c).name for c in self.codes(seat)})
        return f"move {code} ({kind}) is not legal now; legal kinds: {', '.join(kinds)}"
