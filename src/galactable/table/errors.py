"""What can go wrong at the server's table: a status, a code and one clear line."""

from __future__ import annotations

from galactable.core.errors import GalactableError

__all__ = [
    "ConflictError",
    "ForbiddenError",
    "MalformedError",
    "NotFoundError",
    "NotPossibleError",
    "StorageError",
    "TableError",
    "TooLargeError",
    "TooManyError",
]


class TableError(GalactableError):
    """The base: ``status`` of HTTP and ``code`` for programs."""

    status = 422
    code = "refused"


class MalformedError(TableError):
    """The message cannot be read."""

    status = 400
    code = "malformed"


class ForbiddenError(TableError):
    """The secret of the seat is missing or wrong, or the page is a stranger's."""

    status = 403
    code = "forbidden"


class NotFoundError(TableError):
    """There is no such table."""

    status = 404
    code = "not-found"


class ConflictError(TableError):
    """The move answers a table that has gone on since."""

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
