"""What can go wrong at the table, each with one line that says what would be right."""

from __future__ import annotations

__all__ = [
    "BrokenGameError",
    "GalactableError",
    "IllegalMoveError",
    "NoSuchGameError",
    "NothingToUndoError",
    "RecordFileError",
    "SetupError",
]


class GalactableError(Exception):
    """The base of every error that is meant for people to read."""


class NoSuchGameError(GalactableError):
    """No game goes by this name."""


class BrokenGameError(GalactableError):
    """A game of another package that cannot be loaded."""


class SetupError(GalactableError):
    """A variant, seat count or seed that the game does not have."""


class IllegalMoveError(GalactableError):
    """The move is not legal now; the table is as it was."""


class NothingToUndoError(GalactableError):
    """There is no decision of this seat to take back, or something was revealed since."""


class RecordFileError(GalactableError):
    """A record file that cannot be read, or does not replay."""
