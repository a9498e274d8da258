"""Record files: a game as JSON Lines, from which it can be played again exactly."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

import msgspec

from galactable.core.errors import GalactableError, RecordFileError
from galactable.core.game import ALL
from galactable.core.names import called
from galactable.core.table import Ply, Table
from galactable.version import __version__

__all__ = ["FORMAT", "Recording", "lines", "load", "read", "replay", "save", "text", "write"]

FORMAT = "galactable/1"
MAX_LINE = 1 << 20
MAX_LINES = 200_000
MAX_BLANK = 100
# Keys that a first line may have beyond those that the game itself gives.
MAY_HAVE = {"cards": str, "practice": bool}


class Header(msgspec.Struct):
    """The first line."""

    format: str
    game: str
    variant: str
    seats: int
    seed: int
    players: list[str]
    version: str
    chance: list[Any]


class PlyLine(msgspec.Struct):
    """A line a ply."""

    ply: int
    seat: int
    move: int
    kind: str
    args: dict[str, Any]
    text: str
    chance: list[Any]


class End(msgspec.Struct):
    """The last line of a finished game."""

    end: dict[str, Any]


@dataclass
class Recording:
    """A record file as read: not yet checked against the rules.

    ``raw`` has its lines with all their keys. After verifying, ``reworded`` has the numbers of
    the lines that an older version worded in another way.
    """

    header: Header
    plies: list[PlyLine]
    end: dict[str, Any] | None
    raw: list[dict[str, Any]]
    reworded: list[int] = field(default_factory=list)


def lines(table: Table, players: list[str] | None = None) -> Iterator[dict[str, Any]]:
    """The lines of a table's record file. They tell everything: for the host, or when over."""
    names = players or table.names
    yield _first_line(table, names)
    for ply in table.plies:
        yield _ply_line(table, ply, names)
    if table.over:
        yield _last_line(table)


def _first_line(table: Table, players: list[str]) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": table.game.slug,
        "variant": table.variant,
        "seats": table.seats,
        "seed": table.seed,
        "players": players,
        "version": __version__,
        "chance": table.game.words.chance(table.dealt),
    }


def _ply_line(table: Table, ply: Ply, players: list[str]) -> dict[str, Any]:
    past = table.game.State.array(1)
    past.view("u1")[:] = memoryview(ply.before)
    move = table.game.move(past[0], ply.seat, ply.move, called(players, "en"))
    return {
        "ply": ply.ply,
        "seat": ply.seat,
        "move": ply.move,
        "kind": move.kind,
        "args": move.args,
        "text": move.words,
        "chance": table.game.words.chance(ply.events),
    }


def _last_line(table: Table) -> dict[str, Any]:
    end = {"scores": table.scores(), "places": table.places(), "table": table.view(ALL)}
    return {"end": end}


def save(table: Table, path: Path, players: list[str] | None = None) -> None:
    """Writes a table's record file."""
    write(text(table, players), path)


def text(table: Table, players: list[str] | None = None) -> str:
    """A table's record file as one string."""
    return "".join(
        json.dumps(line, ensure_ascii=False, separators=(", ", ": ")) + "\n"
        for line in lines(table, players)
    )


def write(content: str, path: Path) -> None:
    """Writes a file whole or not at all: what was there before is never half lost."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(f".{path.name}.{os.getpid()}")
        with beside.open("w", encoding="utf-8") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise RecordFileError(f"cannot write {path}: {error.strerror or error}") from None


def load(path: Path) -> Recording:
    """Reads a record file."""
    try:
        with path.open("rb") as file:
            return read(file, str(path))
    except OSError as error:
        raise RecordFileError(f"cannot read {path}: {error.strerror or error}") from None


def read(file: IO[bytes], name: str = "the file") -> Recording:
    """Reads a record from an open file; stops at the first line that cannot belong to one."""
    header, first = _decode(_line(file, 1, name), Header, 1, name)
    if header.format != FORMAT:
        if header.format.startswith("galactable/"):
            raise RecordFileError(f"{name} has the format {header.format}; this reads {FORMAT}")
        raise RecordFileError(f"{name} is not a record file: its format is not {FORMAT}")
    plies: list[PlyLine] = []
    raw = [first]
    for number in range(2, MAX_LINES):
        line = _line(file, number, name)
        if not line:
            if more := _goes_on(file, number + 1, name):
                raise RecordFileError(
                    f"{name}, line {number}: a blank line in the middle (line {more} goes on)"
                )
            return Recording(header, plies, None, raw)
        if line.startswith(b'{"end"'):
            end, found = _decode(line, End, number, name)
            raw.append(found)
            if more := _goes_on(file, number + 1, name):
                raise RecordFileError(f"{name}, line {more}: there are lines after the end")
            return Recording(header, plies, end.end, raw)
        ply, found = _decode(line, PlyLine, number, name)
        if ply.ply != number - 1:
            raise RecordFileError(
                f"{name}, line {number}: ply {ply.ply} where {number - 1} belongs"
            )
        plies.append(ply)
        raw.append(found)
    raise RecordFileError(f"{name} has more than {MAX_LINES} lines: no game is that long")


def _line(file: IO[bytes], number: int, name: str) -> bytes:
    line = file.readline(MAX_LINE + 1)
    if len(line) > MAX_LINE:
        raise RecordFileError(f"{name}, line {number}: longer than any line of a record file")
    return line.strip()


def _goes_on(file: IO[bytes], number: int, name: str) -> int:
    """The number of the next line that is not blank; 0 if none follows, as in a whole file."""
    for more in range(number, number + MAX_BLANK):
        line = file.readline(MAX_LINE + 1)
        if not line:
            return 0
        if line.strip():
            return more
    raise RecordFileError(f"{name}, line {number}: more than {MAX_BLANK} blank lines")


def _decode(line: bytes, kind: Any, number: int, name: str) -> Any:
    """The line as the struct that it should be, and as a dictionary with all its keys."""
    try:
        found = msgspec.json.decode(line)
        return msgspec.convert(found, kind), found
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        if number == 1:
            raise RecordFileError(f"{name} is not a record file: {error}") from None
        raise RecordFileError(f"{name}, line {number}: damaged or cut off ({error})") from None


def replay(
    record: Recording, verify: bool = False, mode: str = "compiled", texts: bool = False
) -> Table:
    """Plays a record again; with ``verify`` every line and key is compared with what happens.

    ``texts`` compares the moves' words too. An older version may have worded a move
    differently: its line is noted in ``record.reworded``, which is not a fault.
    """
    h = record.header
    try:
        table = Table(h.game, h.seats, h.variant, h.seed, mode, h.players)
    except GalactableError as error:
        raise RecordFileError(f"line 1: {error}") from None
    older = False
    if verify:
        older = _check_version(h.version)
        _check_first(record.raw[0], _first_line(table, h.players))
    for number, line in enumerate(record.plies, start=2):
        try:
            table.play(line.move, line.seat, host=True)
        except GalactableError as error:
            raise RecordFileError(f"line {number}: {error}") from None
        if verify:
            said, expected = record.raw[number - 1], _ply_line(table, table.plies[-1], h.players)
            if expected["text"] != said["text"] and (older or not texts):
                record.reworded.append(number)
                expected["text"] = said["text"]
            _compare(number, said, expected)
    if record.end is not None:
        number = len(record.plies) + 2
        if not table.over:
            raise RecordFileError(f"line {number}: an end, but the game is not over")
        if verify:
            _compare(number, record.raw[-1], {"end": record.end})
            expected = _last_line(table)["end"]
            if older:  # views may have more keys by now
                there = record.end.get("table") or {}
                expected["table"] = {k: v for k, v in expected["table"].items() if k in there}
            _compare(number, record.end, expected)
    elif verify:
        where = "the game is over, but the end is" if table.over else "the game is not over: it is"
        raise RecordFileError(f"after ply {table.ply} {where} missing or cut off")
    return table


def _check_version(version: str) -> bool:
    """Whether the file is of an older version; a newer one's cannot be vouched for."""
    theirs, ours = _release(version), _release(__version__)
    if theirs is None:
        raise RecordFileError(f"line 1: {version!r} is not a version of galactable")
    if ours is not None and theirs > ours:
        raise RecordFileError(f"line 1: recorded by version {version}; this is {__version__}")
    return version != __version__


def _release(version: str) -> tuple[int, ...] | None:
    found = re.fullmatch(r"(\d+)\.(\d+)\.(\d+)([-.+]?[a-z0-9.]+)?", version)
    return tuple(map(int, found.groups()[:3])) if found else None


def _check_first(said: dict[str, Any], is_: dict[str, Any]) -> None:
    more = {key: said[key] for key in MAY_HAVE if isinstance(said.get(key), MAY_HAVE[key])}
    _compare(1, said, {**is_, **more, "version": said["version"]})


def _compare(number: int, said: dict[str, Any], is_: dict[str, Any]) -> None:
    """Every key of a line, and no other."""
    for key, value in is_.items():
        _same(number, key, said.get(key), value)
    unknown = [key for key in said if key not in is_]
    if unknown:
        raise RecordFileError(f"line {number}: no key is called {unknown[0]!r:.80}")


def _same(number: int, what: str, said: Any, is_: Any) -> None:
    if said != is_:
        said, is_ = (json.dumps(x, ensure_ascii=False)[:120] for x in (said, is_))
        raise RecordFileError(f"line {number}: {what} is {is_}, the file says {said}")
