"""What plays a seat: given a table and a seat, a move.

A bot never sees the table itself. ``Bot.choose`` copies the state and ``hide`` deals anew
everything that the seat cannot know, by the bot's own random key; what a bot is handed
is a table that the seat believes possible.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from threading import local
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from galactable.core.errors import GalactableError, SetupError
from galactable.core.events import buffer
from galactable.core.game import Game
from galactable.core.numbers import whole

__all__ = ["Bot", "BotError", "Desk", "Guest", "salted"]

_SALT = 0x6A09E667F3BCC909
_BITS = (1 << 64) - 1


class BotError(GalactableError):
    """A bot broke the rules for players."""


def salted(key: int) -> int:
    """The key of a bot's own chance: unrelated to any seed, however small both are.

    With the key itself, a bot asked with ``key=5`` at a table of seed 5 would deal what it
    cannot know from the very stream that the table was dealt from.
    """
    z = (key + _SALT) & _BITS
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _BITS
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _BITS
    return (z ^ z >> 31) >> 1  # compiled code takes keys as signed numbers


class Desk:
    """Records and buffers of a bot at work on one game, used again for every decision."""

    def __init__(self, game: Game, records: int = 3) -> None:
        self.game = game
        self.engine = game.compiled
        self.states = game.State.array(records)
        self.bytes = self.states.view(np.uint8).reshape(records, -1)
        self.out = np.zeros(max(game.moves.count, len(game.categories), 16) + 1, np.int32)
        self.rng = np.zeros(1, np.uint64)
        self.silence = buffer(-1)

    def sit(self, state: NDArray[Any], seat: int, key: int) -> None:
        """Copies a table into record 0, with all that the seat cannot know dealt anew."""
        self.bytes[0] = np.frombuffer(state.tobytes(), np.uint8)
        self.engine.hide(self.states, 0, seat, key, 0, self.rng)

    def legal(self, seat: int) -> list[int]:
        """The seat's legal moves at the table in record 0."""
        n = self.engine.legal(self.states, 0, seat, self.out)
        found: list[int] = self.out[:n].tolist()
        return found


_threads = local()


def _as_known(game: Game, state: Any, seat: int, key: int, mode: str) -> NDArray[np.uint8]:
    """The bytes of a table with all that the seat cannot know dealt anew.

    This stands outside the class, so that no bot of one's own is ever handed the table itself.
    """
    desks: dict[str, Desk] = _threads.__dict__.setdefault("desks", {})
    desk = desks.get(game.slug)
    if desk is None:
        desk = desks[game.slug] = Desk(game, records=1)
    desk.engine = game.engine(mode)
    desk.sit(state, seat, key)
    found: NDArray[np.uint8] = desk.bytes[0]
    return found


class Bot(ABC):
    """A player: a subclass says how to ``decide``. The same table, seat and key, the same move.

    A bot can be copied and pickled; copies start without its per-thread buffers.
    """

    name: str
    title: str
    about: str
    light = True
    """Whether it can play while the rules are not compiled: it looks at few tables."""

    _threads: local

    def __init_subclass__(cls) -> None:
        own = vars(cls)
        if "name" not in own:
            cls.name = f"{cls.__module__}:{cls.__qualname__}"
        if "title" not in own:
            cls.title = cls.name
        if "about" not in own:
            cls.about = next(iter((cls.__doc__ or "").splitlines()), "")

    def __new__(cls, *args: Any, **options: Any) -> Self:
        """A bot with desks of its own, a thread each."""
        made = super().__new__(cls)
        made._threads = local()
        return made

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_threads"}

    def choose(
        self, game: Game, state: Any, seat: int | None, key: int, mode: str = "compiled"
    ) -> int:
        """The move for the seat; ``state`` is a record of the game.

        ``mode`` is how the rules are run, which changes nothing but the time it takes. A move
        that is not legal is an error of the bot's; a seat with nothing to decide, the caller's.
        """
        at, own = whole(seat), whole(key)
        if at is None or own is None or not 0 <= at < max(game.seats):
            raise SetupError(
                f"a bot is asked for a seat by its number, with a whole number as key, "
                f"not for {seat!r} with {key!r}"
            )
        if getattr(state, "dtype", None) != game.State.dtype:
            raise SetupError(f"a bot is asked at a record of {game.title} (table.state)")
        salt = salted(own)
        desk = self.sit(game, mode, _as_known(game, state, at, salt, mode))
        if not (legal := desk.legal(at)):
            raise SetupError(f"seat {at} has nothing to decide now")
        answer = self.decide(desk, at, salt)
        move = whole(answer)
        if move is None or move not in legal:
            raise BotError(f"{self.name} plays {answer!r} in {game.title}, which is not legal")
        return move

    def sit(self, game: Game, mode: str, known: NDArray[np.uint8]) -> Desk:
        """This thread's desk for the game, with the table as the seat may know it."""
        desks: dict[str, Desk] = self._threads.__dict__.setdefault("desks", {})
        desk = desks.get(game.slug)
        if desk is None:
            desk = desks[game.slug] = self.desk(game)
        desk.engine = game.engine(mode)
        desk.bytes[0] = known
        return desk

    def desk(self, game: Game) -> Desk:
        """The buffers the bot needs."""
        return Desk(game)

    @abstractmethod
    def decide(self, desk: Desk, seat: int, key: int) -> int:
        """The move at the table in record 0 of the desk."""


class Guest(Bot):
    """Anything with ``choose(game, state, seat, key)`` as a bot.

    ``state`` is a copy of the table with all that the seat cannot know dealt anew: the table
    itself is out of reach.
    """

    def __init__(self, player: Any) -> None:
        self.player = player
        kind = type(player)
        self.name = getattr(player, "name", None) or f"{kind.__module__}:{kind.__qualname__}"
        self.title = getattr(player, "title", self.name)
        self.about = getattr(player, "about", "")
        self.light = getattr(player, "light", False)

    def decide(self, desk: Desk, seat: int, key: int) -> int:
        """What the guest says."""
        desk.bytes[1] = desk.bytes[0]
        answer: int = self.player.choose(desk.game, desk.states[1], seat, key)
        return answer
