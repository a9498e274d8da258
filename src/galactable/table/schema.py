"""The tables of the database. The log of plies is the truth; the rest can be told from it.

Changed by migrations alone (``migrations/versions``): a test compares them with this.
"""

from __future__ import annotations

import sqlalchemy as sa

__all__ = [
    "METADATA",
    "facts",
    "lines",
    "notices",
    "orders",
    "plies",
    "seats",
    "shut_out",
    "snapshots",
    "tables",
    "transfers",
]

METADATA = sa.MetaData()

tables = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("variant", sa.String(64), nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False),
    # Of the record and its events when the table was dealt; another version's are not read.
    sa.Column("layout", sa.String(32), nullable=False),
    sa.Column("clock", sa.JSON(none_as_null=True)),
    sa.Column("practice", sa.Boolean, nullable=False),
    sa.Column("takeover", sa.Boolean, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("seeded", sa.Boolean, nullable=False),
    sa.Column("uploaded", sa.Boolean, nullable=False),
    sa.Column("owner_hash", sa.LargeBinary(32), nullable=False),
    sa.Column("client", sa.String(32), nullable=False),
    sa.Column("rematch", sa.String(32)),
    sa.Column("created", sa.Float(53), nullable=False),
    sa.Column("updated", sa.Float(53), nullable=False),
    # Counts every change; a writer names the version it has read.
    sa.Column("version", sa.BigInteger, nullable=False),
    # Counts undos; a reader of another epoch must read the log again.
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("seen", sa.Integer, nullable=False),
    sa.Column("waiting", sa.Integer, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("scores", sa.JSON(none_as_null=True)),
    sa.Column("places", sa.JSON(none_as_null=True)),
    # When some process must tend the table: a deadline, or a bot's turn.
    sa.Column("wake", sa.Float(53)),
    # The host has closed it: nobody enters or moves.
    sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()),
    # Whether anyone may take a seat.
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
    # Who asks the others to take something back, see ``consent``.
    sa.Column("asked", sa.JSON(none_as_null=True)),
    sa.Index("tables_wake", "wake"),
    sa.Index("tables_client", "client"),
    sa.Index("tables_public", "public", "updated"),
    sa.Index("tables_open", "open", "updated"),
    sa.Index("tables_updated", "updated"),
)

seats = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("bot", sa.String(64)),
    sa.Column("secret_hash", sa.LargeBinary(32)),
    sa.Column("joined", sa.Boolean, nullable=False),
    sa.Column("left", sa.Boolean, nullable=False),
    sa.Column("stand_in", sa.Boolean, nullable=False),
    # What a move of the seat answers: counts its plies and undos, and never decreases.
    sa.Column("acts", sa.Integer, nullable=False),
    sa.Column("bank", sa.Float(53)),
    sa.Column("since", sa.Float(53)),
    sa.Column("deadline", sa.Float(53)),
    sa.Column("done", sa.Boolean, nullable=False),
    sa.Column("resigned", sa.Boolean, nullable=False),
)

plies = sa.Table(
    "plies",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.Integer, nullable=False),
    sa.Column("made_by", sa.String(8), nullable=False),
    sa.Column("act", sa.Integer, nullable=False),
    # Place in a chain that was sent as one, from 0.
    sa.Column("link", sa.Integer, nullable=False),
    sa.Column("made", sa.Float(53), nullable=False),
    sa.Column("events", sa.LargeBinary, nullable=False),
)

snapshots = sa.Table(
    "snapshots",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("layout", sa.String(32), nullable=False),
    sa.Column("state", sa.LargeBinary, nullable=False),
)

lines = sa.Table(
    "lines",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("at", sa.Float(53), nullable=False),
    sa.Column("text", sa.String(300), nullable=False),
)

transfers = sa.Table(
    "transfers",
    METADATA,
    sa.Column("code_hash", sa.LargeBinary(32), primary_key=True),
    # Read with the code alone, which is not kept.
    sa.Column("sealed", sa.LargeBinary, nullable=False),
    sa.Column("until", sa.Float(53), nullable=False),
)

facts = sa.Table(
    "facts",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)

# What a host has ordered; see orders.py.
orders = sa.Table(
    "orders",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("what", sa.String(16), nullable=False),
    sa.Column("about", sa.String(64), nullable=False),
    sa.Column("made", sa.Float(53), nullable=False),
)

notices = sa.Table(
    "notices",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("until", sa.Float(53), nullable=False),
)

shut_out = sa.Table(
    "shut_out",
    METADATA,
    sa.Column("who", sa.String(64), primary_key=True),
    sa.Column("until", sa.Float(53)),
    sa.Column("made", sa.Float(53), nullable=False),
)
