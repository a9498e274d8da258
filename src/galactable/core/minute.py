"""A game's minute: a phase in which all seats act at once while the host's clock runs."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Minute"]


@dataclass(frozen=True)
class Minute:
    """What a host must know to time the minute. Kinds of moves are given by name.

    The game's rule ``host_legal`` writes the moves that the host alone may play for a seat;
    when time is up the first one is played.
    """

    ready: str
    """Everybody plays it before the minute begins: nobody plays it for a person."""
    done: str
    """Ends the minute for a seat. While the clock runs it is a flag that can be taken back;
    the host plays the move once every seat has set it."""
    late: tuple[str, ...]
    """Kinds that bots leave for the end of the minute, as people do."""
