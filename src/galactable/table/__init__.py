"""The table server: tables, seats, clocks, bots, live updates, storage."""
