"""A data set of bots' games, written by one command and read by DuckDB and by Polars.

python examples/read_data.py --games 2000
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import duckdb
import polars

SMALL = os.environ.get("GALACTABLE_EXAMPLE") == "small"


def main() -> None:
    """Writes, then asks the same of both."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20 if SMALL else 2000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        plies = Path(folder) / "plies"
        command = ["record", "rock-the-galaxy", "--bots", "greedy,random", "--parquet", str(plies)]
        words = [sys.executable, "-m", "galactable", *command, "--games", str(given.games)]
        subprocess.run(words, check=True)
        files = f"{plies}/*.parquet"

        # A row a ply, so a game's reward is that of any of its rows.
        print(
            duckdb.sql(
                f"""
                SELECT bot, seat, count(DISTINCT seed) AS games, avg(reward) AS reward
                FROM (SELECT DISTINCT seed, seat, bot, reward FROM '{files}')
                GROUP BY bot, seat ORDER BY bot, seat
                """
            )
        )

        table = polars.scan_parquet(files)
        choices = table.with_columns(polars.col("legal").list.len().alias("choices"))
        found = (
            choices.group_by("bot")
            .agg(polars.len().alias("plies"), polars.col("choices").mean().alias("choices"))
            .sort("bot")
            .collect()
        )
        print(found)
        print(f"{table.select(polars.len()).collect().item():,} plies")


if __name__ == "__main__":
    main()
