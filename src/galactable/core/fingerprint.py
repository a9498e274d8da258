"""What a rule's machine code depends on, as one number.

Numba does not notice a change in a function that is *called*, so kept code is found by a
fingerprint of everything that the compiler reads: the rule's bytecode, the values of the
names in it (lookup arrays by their bytes), and the same of every rule it calls. An edit of
one game changes the fingerprints of that game alone; an edit of words, views or comments
changes none; cards of other data have other fingerprints under the same names.

Nothing here needs Numba.
"""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from dis import get_instructions, opmap
from enum import Enum
from functools import cache
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

import numpy as np

from galactable.core.compile import BOUNDSCHECK

__all__ = ["UnknownValueError", "environment", "fingerprint", "sources"]

Function = Callable[..., Any]
LIBRARIES = ("builtins", "cmath", "math", "numba", "numpy", "operator", "typing")
"""Modules whose values are told by name: their versions are part of the cache's key."""

ASKED = ("NUMBA_OPT", "NUMBA_LOOP_VECTORIZE", "NUMBA_SLP_VECTORIZE", "NUMBA_DEBUGINFO")
"""Numba's own variables that ask for other machine code."""

KNOWN_BYTECODE = (3, 11) <= sys.version_info < (3, 15)
LOAD_GLOBAL, EXTENDED_ARG = opmap["LOAD_GLOBAL"], opmap["EXTENDED_ARG"]


class UnknownValueError(TypeError):
    """A rule uses a value of a kind that has no fingerprint: its code cannot be kept."""


class _Look(NamedTuple):
    """What was seen of one function."""

    values: tuple[Any, ...]
    """The values of its names then: with others it has to be looked at again."""
    digest: bytes
    calls: tuple[FunctionType, ...]


_looks: dict[FunctionType, _Look] = {}
_MISSING = object()


def fingerprint(function: Function, instead: Mapping[Function, Function] | None = None) -> str:
    """The fingerprint of a rule; ``instead`` names the rules that stand for generic ones."""
    standing = {plain(stub): plain(own) for stub, own in (instead or {}).items()}
    first = plain(function)
    order = {standing.get(first, first): 0}
    total = blake2b(digest_size=16)
    for each in _growing(order):
        look = _look_at(each)
        total.update(look.digest)
        for called in look.calls:
            own = standing.get(called, called)
            total.update(order.setdefault(own, len(order)).to_bytes(4))
    return total.hexdigest()


@cache
def environment(*ways: str) -> str:
    """What all code depends on besides the rules: versions, settings, the compiling code itself.

    ``ways`` names the ways to compile (modules) that count; by default both do.
    """
    parts = (*map(_version, ("numba", "llvmlite", "numpy")), sys.implementation.cache_tag)
    digest = blake2b(f"{parts} {BOUNDSCHECK}".encode(), digest_size=16)
    digest.update("".join(f"{n}={os.environ[n]} " for n in ASKED if n in os.environ).encode())
    for name in ("overloads", *(ways or ("machinecode", "fallback"))):
        source = Path(__file__).with_name(f"{name}.py").read_text(encoding="utf-8")
        digest.update(_statements(source).encode())
    return digest.hexdigest()


def _statements(source: str) -> str:
    """A module without its comments and docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = node.body[ast.get_docstring(node) is not None :]
    return ast.dump(tree)


@cache
def _statements_of(file: str) -> str:
    return _statements(Path(file).read_text(encoding="utf-8"))


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def sources(folder: Path) -> str:
    """One number for all Python files in a folder and below."""
    digest = blake2b(digest_size=16)
    for path in sorted(folder.rglob("*.py")):
        digest.update(path.relative_to(folder).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def plain(function: Function) -> FunctionType:
    """The Python function behind a rule."""
    found = getattr(function, "py_func", function)
    assert isinstance(found, FunctionType)
    return found


def _growing(order: dict[FunctionType, int]) -> Iterator[FunctionType]:
    """The functions in order, including those added along the way."""
    seen = 0
    while seen < len(order):
        waiting = list(order)[seen:]
        seen += len(waiting)
        yield from waiting


def _look_at(function: FunctionType) -> _Look:
    values = tuple(_values(function))
    known = _looks.get(function)
    if known is None or any(a is not b for a, b in zip(known.values, values, strict=True)):
        known = _looks[function] = _look(function, values)
    return known


def _look(function: FunctionType, values: tuple[Any, ...]) -> _Look:
    writer = _Writer(function)
    writer.add(function.__module__, function.__qualname__)
    writer.code(function.__code__, function.__doc__)
    for name, value in zip(_names(function), values, strict=True):
        writer.add(name)
        writer.value(name, value)
    return _Look(values, writer.digest.digest(), tuple(writer.calls))


def _names(function: FunctionType) -> tuple[str, ...]:
    return (*_names_in(function.__code__), *function.__code__.co_freevars, "(defaults)")


def _values(function: FunctionType) -> Iterator[Any]:
    """The values that the compiler would find, one for each of ``_names``."""
    for name in _names_in(function.__code__):
        yield function.__globals__.get(name, _MISSING)
    for cell in function.__closure__ or ():
        yield cell.cell_contents
    yield function.__defaults__


@cache
def _names_in(code: CodeType) -> tuple[str, ...]:
    """The names of globals and builtins that the code looks up."""
    own = _names_loaded(code) if KNOWN_BYTECODE else names_by_dis(code)
    inner = [name for c in code.co_consts if isinstance(c, CodeType) for name in _names_in(c)]
    return tuple(dict.fromkeys((*own, *inner)))


def _names_loaded(code: CodeType) -> list[str]:
    """As ``names_by_dis``, in a tenth of the time: a hundred rules are looked at at a start."""
    raw, found = code.co_code, []
    operations = raw[::2]
    at = operations.find(LOAD_GLOBAL)
    while at >= 0:
        index, before = raw[2 * at + 1], at - 1
        if before >= 0 and operations[before] == EXTENDED_ARG:
            index |= raw[2 * before + 1] << 8
        found.append(code.co_names[index >> 1])
        at = operations.find(LOAD_GLOBAL, at + 1)
    return found


def names_by_dis(code: CodeType) -> list[str]:
    """The names of globals as Python's own disassembler finds them."""
    return [i.argval for i in get_instructions(code) if i.opname in ("LOAD_GLOBAL", "LOAD_NAME")]


class _Writer:
    """Writes everything about one function into a digest; sets aside the functions it names."""

    def __init__(self, function: FunctionType) -> None:
        self.digest = blake2b(digest_size=16)
        self.calls: list[FunctionType] = []
        self._function = function

    def add(self, *parts: object) -> None:
        for part in parts:
            data = part if isinstance(part, bytes) else str(part).encode()
            self.digest.update(len(data).to_bytes(8))
            self.digest.update(data)

    def code(self, code: CodeType, doc: str | None = None) -> None:
        """Bytecode and constants. Where a function stands in its file is left out."""
        self.add(code.co_code, code.co_exceptiontable, code.co_flags)
        self.add(code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount)
        self.add(code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
        for i, constant in enumerate(code.co_consts):
            if isinstance(constant, CodeType):
                self.code(constant)
            elif isinstance(constant, frozenset):
                self.add("set", sorted(map(repr, constant)))
            elif not (i == 0 and constant == doc):
                self.add(type(constant).__name__, repr(constant))

    def value(self, name: str, value: Any) -> None:
        """The value of a name, as far as the compiler can use it."""
        if value is _MISSING:  # a builtin
            return
        if isinstance(value, Enum):
            self.add(type(value).__qualname__, value.name, repr(value.value))
        elif value is None or isinstance(value, bool | int | float | complex | str | bytes):
            self.add(type(value).__name__, repr(value))
        elif isinstance(value, tuple | list):
            self.add(type(value).__name__, len(value), getattr(value, "_fields", ""))
            for part in value:
                self.value(name, part)
        elif isinstance(value, np.ndarray):
            self.add("array", *_layout(value.dtype), value.shape, value.strides)
            self.add(value.flags.writeable, np.ascontiguousarray(value).tobytes())
        elif isinstance(value, np.generic):
            self.add("scalar", *_layout(value.dtype), value.tobytes())
        elif isinstance(value, np.dtype):
            self.add("dtype", *_layout(value))
        elif isinstance(value, FunctionType) or hasattr(value, "py_func"):
            self.add("function", getattr(value, "for_python", ""))  # a door's code stands alone
            self.calls.append(plain(value))
        elif isinstance(writes := getattr(value, "_defn", None), FunctionType):
            # Numba's intrinsic writes machine code; its module has what it calls of ours.
            self.add("intrinsic", value.__qualname__, _statements_of(writes.__code__.co_filename))
        else:
            self._thing(name, value)

    def _thing(self, name: str, value: Any) -> None:
        """A class, a module, or something of a library."""
        home = value.__name__ if isinstance(value, ModuleType) else _home(value)
        if isinstance(value, type) and issubclass(value, Enum):
            self.add("enum", value.__qualname__)
            for member in value.__members__.values():
                self.add(member.name, repr(member.value))
        elif isinstance(value, type) and issubclass(value, tuple) and hasattr(value, "_fields"):
            self.add("named tuple", home, value.__qualname__, value._fields)
        elif home.split(".")[0] in LIBRARIES:
            self.add(home, getattr(value, "__qualname__", getattr(value, "__name__", "")))
        elif isinstance(value, ModuleType):
            self.add("module", home)
            for own in self._function.__code__.co_names:  # which of them is not asked
                if hasattr(value, own):
                    self.add(own)
                    self.value(own, getattr(value, own))
        else:
            where = f"{self._function.__module__}.{self._function.__qualname__}"
            raise UnknownValueError(f"{where} uses {name}, a {type(value).__name__}")


def _home(value: Any) -> str:
    if isinstance(value, type | BuiltinFunctionType):
        return value.__module__ or "builtins"
    return type(value).__module__ or ""


def _layout(dtype: np.dtype[Any]) -> tuple[str, ...]:
    """A dtype in full: ``str`` of two records may be the same."""
    if dtype.fields is None:
        return (dtype.str, repr(dtype.shape))
    fields = (f"{n} {_layout(d[0])} {d[1]}" for n, d in dtype.fields.items())
    return (dtype.str, str(dtype.itemsize), *fields)
