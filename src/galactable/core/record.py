"""A state is a record: declared once as an annotated class.

The class yields the NumPy dtype, serves as the type that mypy checks field names
against, and documents itself::

    class State(TableRecord):
        hand: I8s = field("cards in hand, by seat and kind", 4, 41)
        fans: I16s = field("fans, by seat", 4)

Rules take such a record first and read and write its fields by name. ``span`` gives the
memory of several fields one more name, so that a rule can copy them in one go.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, wraps
from types import SimpleNamespace
from typing import (
    Annotated,
    Any,
    ClassVar,
    Self,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "I8",
    "I16",
    "I32",
    "I64",
    "U64",
    "Field",
    "I8s",
    "I16s",
    "I32s",
    "I64s",
    "Record",
    "TableRecord",
    "U64s",
    "array_of",
    "field",
    "fields_of",
    "once",
    "span",
]

F = TypeVar("F", bound=Callable[..., Any])

I8 = Annotated[int, np.int8]
I16 = Annotated[int, np.int16]
I32 = Annotated[int, np.int32]
I64 = Annotated[int, np.int64]
U64 = Annotated[int, np.uint64]
I8s = Annotated[NDArray[np.int8], np.int8]
I16s = Annotated[NDArray[np.int16], np.int16]
I32s = Annotated[NDArray[np.int32], np.int32]
I64s = Annotated[NDArray[np.int64], np.int64]
U64s = Annotated[NDArray[np.uint64], np.uint64]


@dataclass(frozen=True)
class Field:
    """One field of a record: what it means, and its shape (empty for a single number)."""

    meaning: str
    shape: tuple[int, ...]


def field(meaning: str, *shape: int) -> Any:
    """Declares a field; its type is the annotation's."""
    return Field(meaning, tuple(int(n) for n in shape))


@dataclass(frozen=True)
class Span:
    """The memory of the fields from one to another, as a row of numbers."""

    first: str
    last: str


def span(first: str, last: str) -> Any:
    """Declares another name for all fields from ``first`` to ``last``, in their order.

    They are read as numbers of the annotation's type, so there must be no gap between them.
    """
    return Span(first, last)


class Record:
    """The base of all records. Subclasses add fields; the parents' fields come first."""

    fields: ClassVar[dict[str, Field]] = {}
    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        cls.fields = {**cls.fields, **own}
        taken = [name for name in own if hasattr(np.record, name)]
        if taken:
            raise TypeError(f"NumPy's records have an attribute of their own called {taken[0]!r}")
        hints = get_type_hints(cls, include_extras=True)
        layout = [(name, _scalar(hints[name], name), f.shape) for name, f in cls.fields.items()]
        dtype = np.dtype(layout, align=True)
        spans = {name: value for name, value in vars(cls).items() if isinstance(value, Span)}
        if spans:
            types = {name: np.dtype(_scalar(hints[name], name)) for name in spans}
            dtype = _with_spans(dtype, spans, types)
        cls.dtype = np.dtype((np.record, dtype))

    @classmethod
    def array(cls, n: int = 1) -> NDArray[Any]:
        """``n`` zeroed records; an element reads and writes its fields by name."""
        return np.zeros(n, cls.dtype)

    @classmethod
    def one(cls) -> Self:
        """One zeroed record of its own."""
        return cast(Self, cls.array(1)[0])

    @classmethod
    def describe(cls) -> str:
        """The fields as a table: name, type, shape, meaning."""
        rows = ["| field | type | shape | meaning |", "|---|---|---|---|"]
        for name, f in cls.fields.items():
            scalar = cls.dtype[name].base
            shape = " x ".join(map(str, f.shape)) or "1"
            rows.append(f"| `{name}` | {scalar} | {shape} | {f.meaning} |")
        return "\n".join(rows)


def fields_of(s: Any) -> Any:
    """A record's fields as plain values: reading them from a NumPy record takes 3 µs each."""
    record = np.ndarray((1,), _bare(s.dtype), _memory(s))[0]
    return SimpleNamespace(**dict(zip(record.dtype.names, record.item(), strict=True)))


def once(make: F) -> F:
    """What views of a table share: worked out once for its ``fields_of``, for all viewers.

    What it returns goes into several views: nobody may change it.
    """

    @wraps(make)
    def found(s: Any, *args: Any) -> Any:
        if not isinstance(s, SimpleNamespace):
            return make(s, *args)
        kept = vars(s).setdefault("_once", {})
        if (make, *args) not in kept:
            kept[make, *args] = make(s, *args)
        return kept[make, *args]

    return cast("F", found)


def array_of(s: Any) -> NDArray[Any]:
    """A record as an array of one, sharing its memory."""
    return np.ndarray((1,), s.dtype, _memory(s))


def _memory(s: Any) -> NDArray[np.uint8]:
    """A record's bytes: NumPy has no buffer for fields that overlap, as those of spans do."""
    return cast("NDArray[np.uint8]", np.void.getfield(s, _bytes(s.dtype), 0))


@cache
def _bytes(dtype: np.dtype[Any]) -> np.dtype[Any]:
    return np.dtype((np.uint8, (dtype.itemsize,)))


@cache
def _bare(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The layout without spans and without NumPy's slow records."""
    names, fields = dtype.names or (), cast("dict[str, Any]", dtype.fields)
    kept, end = [], 0
    for name in names:
        if fields[name][1] >= end:
            kept.append(name)
            end = fields[name][1] + fields[name][0].itemsize
    layout = {
        "names": kept,
        "formats": [fields[name][0] for name in kept],
        "offsets": [fields[name][1] for name in kept],
        "itemsize": dtype.itemsize,
    }
    return np.dtype((np.void, np.dtype(layout)))  # type: ignore[call-overload]


def _scalar(hint: Any, name: str) -> type[np.generic]:
    if get_origin(hint) is not Annotated:
        raise TypeError(f"field {name!r} needs one of the types of core.record, such as I8 or I8s")
    return cast("type[np.generic]", get_args(hint)[1])


def _with_spans(
    plain: np.dtype[Any], spans: dict[str, Span], types: dict[str, np.dtype[Any]]
) -> np.dtype[Any]:
    """The same layout, with the names of spans for stretches of it."""
    fields = cast("dict[str, tuple[np.dtype[Any], int]]", plain.fields)
    names = list(cast("tuple[str, ...]", plain.names))
    formats: list[Any] = [fields[name][0] for name in names]
    offsets = [fields[name][1] for name in names]
    for name, part in spans.items():
        begin, end = names.index(part.first), names.index(part.last) + 1
        start, stop = offsets[begin], offsets[end - 1] + formats[end - 1].itemsize
        bare = stop - start - sum(own.itemsize for own in formats[begin:end])
        if bare or start % types[name].itemsize or (stop - start) % types[name].itemsize:
            raise TypeError(f"the fields of {name!r} do not lie side by side")
        formats.append((types[name], ((stop - start) // types[name].itemsize,)))
        names.append(name)
        offsets.append(start)
    layout = {
        "names": names,
        "formats": formats,
        "offsets": offsets,
        "itemsize": plain.itemsize,
        "aligned": True,
    }
    return np.dtype(layout)  # type: ignore[call-overload,no-any-return]


class TableRecord(Record):
    """What every game's state begins with."""

    seats: I8 = field("number of seats")
    variant: I8 = field("index into the game's variants")
    phase: I8 = field("what is being decided; the last phase of every game is `over`")
    seat: I8 = field("who goes next when play is serialised; -1 when over")
    waiting: I16 = field("bit mask of the seats waited for; 0 when over")
    turn: I16 = field("the game's own count, the view's `round`: round, Era, turn")
