"""Run by Alembic: brings a database to the newest schema on the connection it is given."""

from alembic import context

from galactable.table.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=METADATA,
    render_as_batch=True,
    transaction_per_migration=True,
)
with context.begin_transaction():
    context.run_migrations()
