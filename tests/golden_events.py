"""What a golden game tells, line by line: every event with its arguments and who may know it.

Kept beside the record as ``<set-up>.events.txt``: a rule that forgets to tell something, or
tells it wrong, changes a line. ``python -m tests.make_golden`` writes those that are missing; one
that has changed on purpose is removed first.
"""

from __future__ import annotations

from pathlib import Path

from galactable import Table
from galactable.core import recordfile
from galactable.core.events import EVERYONE, Event


def events_file(record: Path) -> Path:
    return record.with_suffix(".events.txt")


def told(event: Event) -> str:
    said = " ".join([event.kind.name, *(f"{name}={value}" for name, value in event.args.items())])
    return said if event.knows == EVERYONE else f"{said} (to {event.knows:b})"


def lines(table: Table) -> list[str]:
    """The deal, then a line a ply."""
    found = ["deal: " + "; ".join(map(told, table.dealt))]
    for number, ply in enumerate(table.plies, 1):
        found.append(f"{number} seat {ply.seat}: " + "; ".join(map(told, ply.events)))
    return found


def replayed(record: Path) -> Table:
    """As ``replay --verify`` does it."""
    return recordfile.replay(recordfile.load(record), verify=True, texts=True)
