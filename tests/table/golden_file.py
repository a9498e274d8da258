"""Writes the golden database: a table under way, as the first schema stored it.

``python -m tests.table.golden_file`` was run once; the file is kept as it was.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

from galactable.table import acts
from galactable.table.host import Host
from galactable.table.messages import NewSeat, NewTable
from galactable.table.seating import hash_secret
from galactable.table.settings import ServerSettings
from tests.table import loops

SECRET = "golden-seat-0"
TABLE = "golden234567"
FOLDER = Path(__file__).parent / "golden"


async def write() -> None:
    path = FOLDER / "a001.sqlite3"
    path.unlink(missing_ok=True)
    host = Host(ServerSettings(database=str(path), pace=0))
    await host.start()
    wish = NewTable("rock-the-galaxy", [NewSeat("me"), NewSeat("me")], "standard", seed=7)
    table = (await host.reception.create(wish, "x")).table
    await asyncio.sleep(0.5)
    rng = random.Random(1)
    live = await host.get(table)
    while live.table.ply < 70:
        seat = live.table.waiting[0]
        codes = live.table.codes(seat)
        await host.act(table, acts.move(seat, live.seats[seat].acts, [rng.choice(codes)]))
    (FOLDER / "a001.txt").write_text("\n".join(live.table.log()) + "\n")
    await host.stop()
    with sqlite3.connect(path) as file:
        file.execute("UPDATE tables SET id = ?", (TABLE,))
        for name in ("seats", "plies", "snapshots"):
            file.execute(f"UPDATE {name} SET table_id = ?", (TABLE,))
        file.execute("UPDATE seats SET secret_hash = ? WHERE seat = 0", (hash_secret(SECRET),))
        # A layout that is no more: the state must come from the log alone.
        file.execute("UPDATE tables SET layout = 'old'")
        file.execute("UPDATE snapshots SET layout = 'old', state = x'00'")
        file.execute("ALTER TABLE tables DROP COLUMN rematch")
        file.execute("UPDATE alembic_version SET version_num = 'a001'")
    file.close()
    with sqlite3.connect(path) as file:
        file.execute("PRAGMA journal_mode = DELETE")
        file.execute("VACUUM")
    file.close()


if __name__ == "__main__":
    loops.run(write())
