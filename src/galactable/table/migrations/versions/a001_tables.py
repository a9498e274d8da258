"""Tables, seats, plies, snapshots, facts."""

import sqlalchemy as sa
from alembic import op

revision = "a001"
down_revision = None


def upgrade() -> None:
    """Forward."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("variant", sa.String(64), nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("layout", sa.String(32), nullable=False),
        sa.Column("clock", sa.JSON),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("takeover", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("seeded", sa.Boolean, nullable=False),
        sa.Column("uploaded", sa.Boolean, nullable=False),
        sa.Column("owner_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("client", sa.String(32), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("updated", sa.Float(53), nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("scores", sa.JSON),
        sa.Column("places", sa.JSON),
        sa.Column("wake", sa.Float(53)),
    )
    op.create_index("tables_wake", "tables", ["wake"])
    op.create_index("tables_client", "tables", ["client"])
    op.create_index("tables_public", "tables", ["public", "updated"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("secret_hash", sa.LargeBinary(32)),
        sa.Column("joined", sa.Boolean, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("stand_in", sa.Boolean, nullable=False),
        sa.Column("acts", sa.Integer, nullable=False),
        sa.Column("bank", sa.Float(53)),
        sa.Column("since", sa.Float(53)),
        sa.Column("deadline", sa.Float(53)),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.create_table(
        "plies",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("made_by", sa.String(8), nullable=False),
        sa.Column("act", sa.Integer, nullable=False),
        sa.Column("link", sa.Integer, nullable=False),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("layout", sa.String(32), nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(128), nullable=False),
    )


def downgrade() -> None:
    """Back to nothing."""
    for name in ("facts", "snapshots", "plies", "seats", "tables"):
        op.drop_table(name)
