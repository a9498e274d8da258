"""What commands share: argument types, errors, progress."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from galactable.core.language import from_locale, languages

if TYPE_CHECKING:
    from rich.console import Console

__all__ = [
    "INTERRUPTED",
    "Bots",
    "GameName",
    "Json",
    "Lang",
    "Ray",
    "Seats",
    "Seed",
    "Variant",
    "bot_list",
    "fail",
    "language",
    "note",
    "terminal",
    "working",
]

INTERRUPTED = 130
"""The exit status that shells expect after Ctrl-C."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's slug: see `games`.")]
Seats = Annotated[int | None, typer.Option(help="How many seats.")]
Variant = Annotated[str | None, typer.Option(help="Which variant: see `games`.")]
Seed = Annotated[int | None, typer.Option(help="A seed: the same seed, the same game.", min=0)]
Bots = Annotated[
    str, typer.Option(help="Bots by seat, with commas: levels, module:Class, net:FILE.")
]
Json = Annotated[bool, typer.Option("--json", help="Machine-readable results on standard output.")]

Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="LANG",
        help=f"A language: {', '.join(languages())}; else the locale's.",
    ),
]
Ray = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one.")
]


def fail(line: str) -> NoReturn:
    """One clear line and exit status 2."""
    print(f"galactable: {line}", file=sys.stderr)
    raise SystemExit(2)


def language(wanted: str | None) -> str:
    """The language asked for, or that of the terminal."""
    if wanted is None:
        return from_locale()
    if wanted not in languages():
        fail(f"there is no language {wanted!r}; there are {', '.join(languages())}")
    return wanted


def note(line: str) -> None:
    """A line for people on standard error."""
    print(line, file=sys.stderr)


def bot_list(bots: str, seats: int) -> list[str]:
    """A bot for each seat: those named, then the last of them for the rest."""
    named = [name.strip() for name in bots.split(",")]
    if not all(named):
        fail(f"--bots has no name between two commas: {bots!r}")
    if len(named) > seats:
        fail(f"--bots names a bot for each of the {seats} seats, not {len(named)}")
    return named + [named[-1]] * (seats - len(named))


def terminal(**options: Any) -> Console:
    """Where people read and answer: a sign that their terminal does not know becomes a "?".

    Commands that write files or numbers do without: there a lost sign is an error.
    """
    from rich.console import Console

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(highlight=False, **options)


@contextmanager
def working(words: str) -> Iterator[None]:
    """Shows on standard error that something is under way."""
    from rich.console import Console

    with Console(stderr=True).status(words):
        yield
