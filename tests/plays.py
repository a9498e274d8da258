"""Plays a few games of each kind through the doors: ``python -m tests.plays GAME...``.

Prints a line a variant, its games as one number: every state, the moves that were legal, and
what was told. ``test_ways`` compares the ways to compile by it; it compiles no more than it needs.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import blake2b
from random import Random

import numpy as np

from galactable.core.events import buffer
from galactable.core.registry import game

GAMES = 2
PLAIN = {"GALACTABLE_COMPILE": "plain", "NUMBA_OPT": "1"}
"""The plain way in two thirds of its time. As Numba optimises by itself it runs in `make soak`."""


def played(slug: str) -> Iterator[str]:
    """Games of every variant at its largest table."""
    own = game(slug)
    doors, rng, events = own.compiled, np.zeros(1, np.uint64), buffer()
    out = np.zeros(own.moves.count, np.int32)
    for variant, (name, seats) in enumerate(own.variants.items()):
        digest, picks = blake2b(digest_size=16), Random(1)
        for seed in range(GAMES):
            table, ply = own.State.array(1), 0
            doors.deal(table, 0, seats[-1], variant, seed, rng, events)
            while table["waiting"][0]:
                seat, ply = int(table["seat"][0]), ply + 1
                n = doors.legal(table, 0, seat, out)
                for part in (table, events[: events[0, 0] + 1], out[:n]):
                    digest.update(part.tobytes())
                doors.play(table, 0, seat, int(picks.choice(out[:n])), seed, ply, rng, events)
            digest.update(table.tobytes())
        yield f"{slug} {name} {digest.hexdigest()}"


def main() -> None:
    for slug in sys.argv[1:]:
        print(*played(slug), sep="\n", flush=True)


if __name__ == "__main__":
    main()
