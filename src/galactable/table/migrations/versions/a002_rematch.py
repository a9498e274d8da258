"""A finished table knows the table of its rematch, so that everybody finds the way."""

import sqlalchemy as sa
from alembic import op

revision = "a002"
down_revision = "a001"


def upgrade() -> None:
    """Forward."""
    op.add_column("tables", sa.Column("rematch", sa.String(32)))


def downgrade() -> None:
    """Back."""
    op.drop_column("tables", "rematch")
