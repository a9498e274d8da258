"""Tables without a server or a store."""

from __future__ import annotations

from galactable.core import registry
from galactable.table.rows import Loaded, SeatRow, TableRow
from galactable.table.tables import LiveTable, layout_of


def live_table(slug: str, variant: str, seats: int, seed: int, mode: str = "compiled") -> LiveTable:
    game = registry.game(slug)
    row = TableRow(
        id="x", game=slug, variant=variant, seed=seed, layout=layout_of(game), clock=None,
        practice=False, takeover=True, public=False, seeded=False, uploaded=False,
        owner_hash=b"", client="", rematch=None, created=0, updated=0, version=1, epoch=0, ply=0,
        seen=0, waiting=0, over=False, scores=None, places=None, wake=None,
    )  # fmt: skip
    people = [SeatRow("x", s, "link", f"P{s}", None, None, joined=True) for s in range(seats)]
    return LiveTable(game, Loaded(row, people, [], None), mode)
