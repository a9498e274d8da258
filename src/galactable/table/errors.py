"""The errors of the server: each has a status, a code and one clear line."""

from __future__ import annotations

from galactable.core.errors import GalactableError, IllegalMoveError, NothingToUndoError
from galactable.core.language import from_header
from galactable.core.voice import shared

__all__ = [
    "ConflictError",
    "ForbiddenError",
    "MalformedError",
    "NotFoundError",
    "NotPossibleError",
    "RefusedMoveError",
    "StorageError",
    "TableError",
    "TooLargeError",
    "TooManyError",
    "asked_for",
    "worded",
]


class TableError(GalactableError):
    """The base of them all: ``status`` is that of HTTP, ``code`` is for programs.

    ``said`` names a message of the shared catalogue that words this one error for people; without
    it they read the message of its code.
    """

    status = 422
    code = "refused"

    def __init__(self, line: str, said: str = "") -> None:
        super().__init__(line)
        self.said = said


class MalformedError(TableError):
    """The message cannot be read."""

    status = 400
    code = "malformed"


class ForbiddenError(TableError):
    """The secret of the seat is missing or wrong, or the page is of another origin."""

    status = 403
    code = "forbidden"


class NotFoundError(TableError):
    """There is no such table."""

    status = 404
    code = "not-found"


class ConflictError(TableError):
    """The move answers an older state of the table."""

    status = 409
    code = "conflict"


class NotPossibleError(TableError):
    """Understood, but not legal or not possible now."""

    status = 422
    code = "not-possible"


class TooLargeError(TableError):
    """More bytes than the server takes."""

    status = 413
    code = "too-large"


class TooManyError(TableError):
    """Too many requests, messages, tables or connections."""

    status = 429
    code = "too-many"


class StorageError(TableError):
    """The database does not answer or its disk is full: nothing was changed."""

    status = 503
    code = "storage"


class RefusedMoveError(TableError, IllegalMoveError):
    """A move is not legal; ``texts`` says why in every language."""

    code = "not-legal"

    def __init__(self, line: str, texts: dict[str, str]) -> None:
        super().__init__(line)
        self.texts = texts


def asked_for(header: str | None) -> str | None:
    """The language of an ``Accept-Language`` header; None for programs, which send none."""
    return None if header is None else from_header(header)


def worded(error: GalactableError, lang: str | None) -> str:
    """What a reader is told: a sentence in their language, or the plain line for a program.

    Programs do not name a language (None).
    """
    if lang is None:
        return str(error)
    if isinstance(error, RefusedMoveError):
        return error.texts[lang]
    words = shared(lang)
    if isinstance(error, NothingToUndoError):
        return words.label("refusal-undo")
    if not isinstance(error, TableError):
        return words.label("refusal-illegal")
    own = error.said or f"refusal-{error.code}"
    return words.label(own if own in words.catalogue else "refusal-illegal")
