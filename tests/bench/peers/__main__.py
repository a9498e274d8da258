"""Random play here and elsewhere, in one run on one core.

    python -m tests.bench.peers [--seconds 2] [--json FILE] [--only NAME]

Needs ``pip install 'galactable[envs,openspiel,peers]'``; a peer that is not installed is
named and left out. Figures are decisions a second of CPU time of this process (of all its
threads), best of three.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import sys
import warnings
from collections.abc import Iterator

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
os.environ.setdefault("JAX_PLATFORMS", "cpu")
warnings.simplefilter("ignore")

PEERS = ("galactable", "openspiel", "pettingzoo", "rlcard", "catanatron", "pgx")
Row = dict[str, object]


def rows(name: str, seconds: float) -> Iterator[Row]:
    """The lines of one peer, as they are measured."""
    try:
        module = importlib.import_module(f"tests.bench.peers.{name}_peer")
        for what, how, speed in module.measure(seconds):
            yield {"peer": name, "game": what, "how": how, "decisions_per_s": round(speed)}
    except ImportError as error:
        print(f"{name} is left out: {error}", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--json")
    parser.add_argument("--only", choices=PEERS, action="append")
    options = parser.parse_args()
    found: list[Row] = []
    for name in options.only or PEERS:
        for row in rows(name, options.seconds):
            found.append(row)
            words = f"{row['peer']:<11} {row['game']:<26} {row['how']:<22}"
            print(f"{words} {row['decisions_per_s']:>13,}", flush=True)
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(found, file, indent=1)


if __name__ == "__main__":
    main()
