"""Audits the database: every table is replayed from its log and compared with what is stored.

The log of plies is the truth. Everything else was derived from it and must come out the same: the
events of every ply, the seats waited for, the state's bytes, scores and places.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import sqlalchemy as sa

from galactable.core import registry
from galactable.core.errors import GalactableError
from galactable.core.table import Table
from galactable.table import schema
from galactable.table.rows import Loaded
from galactable.table.storage import Store
from galactable.table.tables import layout_of

__all__ = ["audit", "faults_of"]


async def audit(store: Store) -> AsyncIterator[tuple[str, list[str]]]:
    """Yields every table with its faults; ``[]`` for a sound one."""
    for (name,) in await store.select(sa.select(schema.tables.c.id).order_by("id")):
        yield name, faults_of(await store.load(name))


def faults_of(loaded: Loaded) -> list[str]:
    """How the replayed table differs from the stored one."""
    row = loaded.row
    try:
        game = registry.game(row.game)
        table = Table(game, len(loaded.seats), row.variant, row.seed)
    except GalactableError as error:
        return [str(error)]
    same_layout = row.layout == layout_of(game)
    faults: list[str] = []
    for ply in loaded.plies:
        try:
            table.play(ply.move, ply.seat, host=True)
        except GalactableError as error:
            return [*faults, f"ply {ply.ply} cannot be played: {error}"]
        if same_layout and table.plies[-1].rows.tobytes() != ply.events:
            faults.append(f"ply {ply.ply}: other events than stored")
        shot = loaded.snapshot
        if same_layout and shot and shot.ply == ply.ply and shot.state != table.save():
            faults.append(f"ply {ply.ply}: another state than saved")
    if table.ply != row.ply:
        faults.append(f"{table.ply} plies, {row.ply} stored")
    if _mask(table.waiting) != row.waiting or table.over != row.over:
        faults.append("other seats are waited for than stored")
    if table.over and (table.scores() != row.scores or table.places() != row.places):
        faults.append("another result than stored")
    return faults


def _mask(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)
