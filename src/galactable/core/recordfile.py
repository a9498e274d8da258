"""Record files: a game as JSON Lines, from which it can be played again exactly."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import msgspec

from galactable.core.errors import GalactableError, RecordFileError
from galactable.core.game import ALL
from galactable.core.names import called
from galactable.core.table import Table
from galactable.version import __version__

__all__ = ["FORMAT", "Recording", "lines", "load", "read", "replay", "save", "text", "write"]

FORMAT = "galactable/1"
MAX_LINE = 1 << 20
MAX_LINES = 200_000


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
    """A record file as read: not yet checked against the rules."""

    header: Header
    plies: list[PlyLine]
    end: dict[str, Any] | None


def lines(table: Table, players: list[str] | None = None) -> Iterator[dict[str, Any]]:
    """The lines of a table's record file. They tell everything: for the host, or when over."""
    game = table.game
    yield {
        "format": FORMAT,
        "game": game.slug,
        "variant": table.variant,
        "seats": table.seats,
        "seed": table.seed,
        "players": players or table.names,
        "version": __version__,
        "chance": game.words.chance(table.dealt),
    }
    past = game.State.array(1)
    for ply in table.plies:
        past.view("u1")[:] = memoryview(ply.before)
        move = game.move(past[0], ply.seat, ply.move, called(players or table.names, "en"))
        yield {
            "ply": ply.ply,
            "seat": ply.seat,
            "move": ply.move,
            "kind": move.kind,
            "args": move.args,
            "text": move.words,
            "chance": game.words.chance(ply.events),
        }
    if table.over:
        final = table.view(ALL)
        yield {"end": {"scores": table.scores(), "places": table.places(), "table": final}}


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
    """Reads a record from an open file, never more than it needs to know that it is none."""
    header = _decode(_line(file, 1, name), Header, 1, name)
    if header.format != FORMAT:
        if header.format.startswith("galactable/"):
            raise RecordFileError(f"{name} has the format {header.format}; this reads {FORMAT}")
        raise RecordFileError(f"{name} is no record file: its format is not {FORMAT}")
    plies: list[PlyLine] = []
    for number in range(2, MAX_LINES):
        line = _line(file, number, name)
        if not line:
            return Recording(header, plies, None)
        if line.startswith(b'{"end"'):
            end = _decode(line, End, number, name).end
            if _line(file, number + 1, name):
                raise RecordFileError(f"{name}, line {number + 1}: there are lines after the end")
            return Recording(header, plies, end)
        ply = _decode(line, PlyLine, number, name)
        if ply.ply != number - 1:
            raise RecordFileError(
                f"{name}, line {number}: ply {ply.ply} where {number - 1} belongs"
            )
        plies.append(ply)
    raise RecordFileError(f"{name} has more than {MAX_LINES} lines: no game is that long")


def _line(file: IO[bytes], number: int, name: str) -> bytes:
    line = file.readline(MAX_LINE + 1)
    if len(line) > MAX_LINE:
        raise RecordFileError(f"{name}, line {number}: longer than any line of a record file")
    return line.strip()


def _decode(line: bytes, kind: Any, number: int, name: str) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        if number == 1:
            raise RecordFileError(f"{name} is no record file: {error}") from None
        raise RecordFileError(f"{name}, line {number}: damaged or cut off ({error})") from None


def replay(record: Recording, verify: bool = False, mode: str = "compiled") -> Table:
    """Plays a record again; with ``verify`` everything in it is compared with what happens."""
    h = record.header
    try:
        table = Table(h.game, h.seats, h.variant, h.seed, mode, h.players)
    except GalactableError as error:
        raise RecordFileError(f"line 1: {error}") from None
    if verify:
        _same(1, "chance", h.chance, table.game.words.chance(table.dealt))
    for number, line in enumerate(record.plies, start=2):
        _play_line(table, line, number, verify)
    if record.end is not None:
        number = len(record.plies) + 2
        if not table.over:
            raise RecordFileError(f"line {number}: an end, but the game is not over")
        if verify:
            end = {"scores": table.scores(), "places": table.places(), "table": table.view(ALL)}
            for key, value in end.items():
                _same(number, key, record.end.get(key), value)
    elif verify:
        where = "the game is over, but the end is" if table.over else "the game is not over: it is"
        raise RecordFileError(f"after ply {table.ply} {where} missing or cut off")
    return table


def _play_line(table: Table, line: PlyLine, number: int, verify: bool) -> None:
    try:
        if verify and line.seat in table.waiting and line.move in table.codes(line.seat):
            move = table.game.move(table.state, line.seat, line.move)
            _same(number, "kind", line.kind, move.kind)
            _same(number, "args", line.args, move.args)
        events = table.play(line.move, line.seat, host=True)
    except RecordFileError:
        raise
    except GalactableError as error:
        raise RecordFileError(f"line {number}: {error}") from None
    if verify:
        _same(number, "chance", line.chance, table.game.words.chance(events))


def _same(number: int, what: str, said: Any, is_: Any) -> None:
    if said != is_:
        said, is_ = (json.dumps(x, ensure_ascii=False)[:120] for x in (said, is_))
        raise RecordFileError(f"line {number}: {what} is {is_}, the file says {said}")
