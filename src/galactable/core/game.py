"""What a game is: its rules, and how people see them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, Self, TypeVar, overload

import numpy as np
from numpy.typing import NDArray

from galactable.core import generic
from galactable.core.engine import Engine
from galactable.core.errors import SetupError
from galactable.core.events import Events
from galactable.core.features import Feature
from galactable.core.minute import Minute
from galactable.core.moves import Move, Moves
from galactable.core.numbers import whole
from galactable.core.outlook import Outlook
from galactable.core.record import TableRecord, array_of, fields_of
from galactable.core.rematch import Rematch
from galactable.core.text import plain
from galactable.core.viewers import ALL, SPECTATOR, viewer_name
from galactable.core.voice import Voice
from galactable.core.words import Words

__all__ = ["ALL", "SPECTATOR", "Explained", "Feature", "Game", "ids", "phase_name"]

SEATS = [f"Seat {seat}" for seat in range(16)]
"""What seats are called where nobody has a name."""

View = dict[str, Any]
Explained = dict[str, list[dict[str, Any]]]
"""By category: parts with their points, words, and what they are made of."""


T = TypeVar("T")
_NEEDED: Any = object()


class From(Generic[T]):
    """A part of a game, found by name in the game's package: ``From("moves.MOVES")``.

    Read once; ``default`` is for games that do without, and ``module`` for a package that
    has the part elsewhere.
    """

    def __init__(self, where: str, default: T = _NEEDED) -> None:
        self.module, _, self.name = where.partition(".")
        self.default = default

    def __set_name__(self, owner: type, name: str) -> None:
        self.attribute = name

    @overload
    def __get__(self, game: None, owner: type) -> Self: ...
    @overload
    def __get__(self, game: Game, owner: type) -> T: ...
    def __get__(self, game: Game | None, owner: type) -> Self | T:
        if game is None:
            return self
        found: T = _part(game.package, self.module, self.name, self.default)
        vars(game)[self.attribute] = found
        return found


def _part(package: str, module: str, name: str, default: Any = _NEEDED) -> Any:
    """What a module of the game's package defines under this name."""
    full = f"{package}.{module}"
    try:
        home = import_module(full)
    except ModuleNotFoundError as missing:
        if missing.name != full:
            raise
        home = None
    found = getattr(home, name, default)
    if found is _NEEDED:
        raise SetupError(f"the game {package} needs {name} in {module}.py")
    return found


class Game:
    """One game of the table, made of the modules of its package by their names.

    A package says here only what no module of it holds::

        GAME = Game(__name__, slug="rock-the-galaxy", title="Rock the Galaxy", ...)

    The rules are found by the rows of ``core.generic``; every function takes the record first.
    """

    State = From[type[TableRecord]]("state.State")
    phases = From[type[IntEnum]]("state.Phase")
    moves = From[Moves]("moves.MOVES")
    max_legal = From[int]("moves.MAX_LEGAL", 0)
    """No decision has more legal moves (0: the number of codes)."""
    events = From[Events]("events.EVENTS")
    categories = From[Sequence[str]]("scoring.CATEGORIES")
    features = From[Sequence[Feature]]("hidden.FEATURES")
    tables = From[Mapping[str, "NDArray[np.float32]"]]("hidden.TABLES", {})
    """What cards show, a row for each card; features of cards name the table."""
    own_view = From[Callable[[Any, int], View]]("view.own_view")
    """The game's own keys of a view, after the common ones (which they may correct)."""
    static = From[Callable[[], dict[str, Any]]]("view.static")
    """What is printed on the components: served once."""
    explain = From[Callable[[Any, int], Explained]]("explain.explain")
    """(s, seat): where the points come from."""
    words = From[Words]("words.WORDS")
    problems = From[Callable[[Any], list[str]]]("invariants.problems")
    """The invariants that do not hold (a component in two places, a counter out of range)."""
    outlook = From[Outlook]("outlook.OUTLOOK", Outlook())
    """What people learn about a move before they make it, beyond what trying it tells."""

    def __init__(
        self,
        package: str,
        *,
        slug: str,
        title: str,
        credit: str,
        about: str,
        minutes: str,
        variants: Mapping[str, Sequence[int]],
        bound: Callable[[int, str], int],
        rivals: Sequence[str] = (),
        device: Mapping[str, Any] | None = None,
        hides: bool = True,
        minute: Minute | None = None,
        rematch: Rematch = Rematch.SAME,
    ) -> None:
        self.package = package
        self.slug = slug
        self.title = title
        self.credit = credit
        """Designers, artists, publisher; which parts are reconstructions."""
        self.about = about
        """One line on what it is."""
        self.minutes = minutes
        self.variants = variants
        """Each variant and its seat counts; the first is the default."""
        self.bound = bound
        """(seats, variant): no game has more decisions."""
        self.rivals = rivals
        """Variants in which a lone seat meets an automatic rival, so that it wins or loses."""
        self.device = device or {}
        """The layout of its GPU kernels, where the defaults are not best (``sim.gpu``)."""
        self.hides = hides
        """Whether a seat ever has something that others may not see."""
        self.minute = minute
        """For games in which all seats act at once against a clock."""
        self.rematch = rematch
        """Who goes first when the same people play again."""
        for name, part in vars(Game).items():
            if isinstance(part, From):
                getattr(self, name)  # what is missing is missed at once
        self.rules: generic.Rules = {
            name: _part(package, row.module, name, row.default or _NEEDED)
            for name, row in generic.ROWS.items()
        }
        generic.register(self.State.dtype, self.rules)

    def __repr__(self) -> str:
        return f"<Game {self.slug}>"

    def __reduce__(self) -> Any:
        """Copies and pickles keep only the slug and find the same game again."""
        from galactable.core.registry import game

        return game, (self.slug,)

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: Any) -> Game:
        return self

    @property
    def seats(self) -> list[int]:
        """Seat counts over all variants."""
        return sorted({n for counts in self.variants.values() for n in counts})

    @property
    def variant_names(self) -> list[str]:
        """The variants by index, as the record counts them."""
        return list(self.variants)

    @cached_property
    def observation_size(self) -> int:
        """How many numbers (int16) ``observe`` writes."""
        return sum(feature.length for feature in self.features)

    @cached_property
    def observation_bounds(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """The least and the greatest that each number of an observation may be."""
        values = [feature.values for feature in self.features for _ in range(feature.length)]
        low, high = ([getattr(v, end) for v in values] for end in ("low", "high"))
        return np.array(low, np.int16), np.array(high, np.int16)

    @cached_property
    def compiled(self) -> Engine:
        """The rules compiled by Numba."""
        return Engine(self, "compiled")

    @cached_property
    def interpreted(self) -> Engine:
        """The rules as plain Python."""
        return Engine(self, "interpreted")

    def engine(self, mode: str) -> Engine:
        """The rules in the way named: ``compiled`` or ``interpreted``."""
        if mode not in ("compiled", "interpreted"):
            raise SetupError(f"rules are run compiled or interpreted, not {mode!r}")
        return self.interpreted if mode == "interpreted" else self.compiled

    def setups(self) -> list[tuple[str, int]]:
        """Every variant with every seat count it has."""
        return [(variant, n) for variant, counts in self.variants.items() for n in counts]

    def check_setup(self, variant: str | None, seats: int | None) -> tuple[str, int]:
        """The variant and seat count asked for, with defaults; or one clear line."""
        if variant is None:
            fitting = [v for v, n in self.setups() if seats is None or n == whole(seats)]
            variant = fitting[0] if fitting else self.variant_names[0]
        if not isinstance(variant, str) or variant not in self.variants:
            raise SetupError(
                f"{self.title} has no variant {variant!r}; it has {', '.join(self.variants)}"
            )
        counts = self.variants[variant]
        number = counts[0] if seats is None else whole(seats)
        if number is None or number not in counts:
            can = ", ".join(map(str, counts))
            raise SetupError(f"{self.title} ({variant}) is for {can} seats, not {seats!r}")
        return variant, number

    def draw(self, view: View, lang: str = "en", names: Sequence[str] = SEATS) -> Any:
        """The table for a terminal, a Rich renderable made from a view alone.

        The game's ``terminal`` is loaded when first needed: importing Rich is slow.
        """
        return _part(self.package, "terminal", "draw")(view, self.voice(lang), names)

    def args(self, s: Any, seat: int, code: int) -> dict[str, Any]:
        """A move's arguments, names to values as the specification names them."""
        return self.words.args(s, seat, code) if self.words.args else self.moves.args(code)

    def move(self, s: Any, seat: int, code: int, names: Sequence[str] = SEATS) -> Move:
        """A legal move as people see it, in English."""
        text = self.voice().move(s, seat, code, names)
        return Move(code, self.moves.kind(code).name, self.args(s, seat, code), plain(text))

    @cached_property
    def folder(self) -> Path:
        """Where the game's files lie."""
        return Path(import_module(self.package).__file__ or "").parent

    @cached_property
    def _voices(self) -> dict[str, Voice]:
        return {}

    def voice(self, lang: str = "en") -> Voice:
        """The game's words in a language."""
        found = self._voices.get(lang)
        if found is None:
            found = self._voices[lang] = Voice(self, lang)
        return found

    def phase(self, s: Any) -> str:
        """The phase as the specification writes it."""
        return phase_name(self.phases(s.phase))

    def scores(self, s: Any, engine: Engine | None = None) -> list[dict[str, int]]:
        """Points by category and in total, by seat."""
        engine = engine or self.compiled
        states, found = array_of(s), []
        out = np.zeros(len(self.categories), np.int32)
        for seat in range(s.seats):
            out[:] = 0
            total = engine.score(states, 0, seat, out)
            points = dict(zip(self.categories, out.tolist(), strict=True))
            found.append({**points, "total": int(total)})
        return found

    def view(self, s: Any, viewer: int, engine: Engine | None = None) -> View:
        """What the viewer (a seat, SPECTATOR or ALL) may see."""
        return self.views(s, engine)(viewer)

    def views(
        self, s: Any, engine: Engine | None = None, fields: Any = None
    ) -> Callable[[int], View]:
        """Makes views until the next move; what viewers share is worked out once."""
        engine, fields = engine or self.compiled, fields or fields_of(s)
        waiting = ids(fields.waiting)
        ranks = None
        if not waiting:
            out = np.zeros(fields.seats, np.int32)
            engine.places(array_of(s), 0, out)
            ranks = out.tolist()
        head = {
            "game": self.slug,
            "variant": self.variant_names[fields.variant],
            "seats": fields.seats,
            "viewer": None,
            "phase": phase_name(self.phases(fields.phase)),
            "round": fields.turn,
            "seat": fields.seat if waiting else None,
            "waiting": waiting,
            "scores": self.scores(s, engine),
            "places": ranks,
        }

        def view(viewer: int) -> View:
            own = self.own_view(fields, viewer)
            return {**head, "viewer": viewer_name(viewer), **own}

        return view


def phase_name(phase: IntEnum) -> str:
    """A phase as the specification writes it."""
    return phase.name.lower().replace("_", "-")


def ids(mask: int) -> list[int]:
    """The seats of a bit mask, increasing."""
    return [i for i in range(16) if int(mask) >> i & 1]
