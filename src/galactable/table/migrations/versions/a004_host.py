"""A host's orders: tables closed, notices, clients shut out; old tables are found by their time."""

import sqlalchemy as sa
from alembic import op

revision = "a004"
down_revision = "a003"


def upgrade() -> None:
    """Forward."""
    op.add_column(
        "tables", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_index("tables_updated", "tables", ["updated"])
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(53), nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
    )
    op.create_table(
        "shut_out",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float(53)),
        sa.Column("made", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    """Back."""
    for name in ("shut_out", "notices", "orders"):
        op.drop_table(name)
    op.drop_index("tables_updated", "tables")
    op.drop_column("tables", "closed")
