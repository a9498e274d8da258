"""People: open seats, hints, taking back by consent, resigning, talk, another device."""

import sqlalchemy as sa
from alembic import op

revision = "a003"
down_revision = "a002"


def upgrade() -> None:
    """Forward."""
    for name in ("open", "hints"):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("tables", column)
    op.add_column("tables", sa.Column("asked", sa.JSON(none_as_null=True)))
    op.create_index("tables_open", "tables", ["open", "updated"])
    resigned = sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", resigned)
    op.create_table(
        "lines",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
    )
    op.create_table(
        "transfers",
        sa.Column("code_hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("sealed", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    """Back."""
    op.drop_table("transfers")
    op.drop_table("lines")
    op.drop_column("seats", "resigned")
    op.drop_index("tables_open", "tables")
    for name in ("asked", "hints", "open"):
        op.drop_column("tables", name)
