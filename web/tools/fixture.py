"""Writes a fixture for the dev page: plays random (or greedy-free) moves and stops.

python web/tools/fixture.py GAME SEATS VARIANT SEED STOP NAME
STOP is a number of plies, or `phase:NAME[:K]` for the K-th time that seat 0 is asked in this phase.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from galactable import Table

FOLDER = Path(__file__).parents[1] / "src" / "dev" / "fixtures"


def main() -> None:
    """Plays and writes."""
    game, seats, variant, seed, stop, name = sys.argv[1:7]
    table = Table(game, int(seats), variant, int(seed), mode="interpreted")
    table.names[:] = ["Ann", "Bob", "Cem", "Dee", "Eva", "Finn"][: int(seats)]
    chooser = random.Random(int(seed))
    phase, times = "", 0
    if stop.startswith("phase:"):
        _, phase, *more = stop.split(":")
        times = int(more[0]) if more else 1
    while not table.over:
        if phase:
            if table.view(0)["phase"] == phase and (0 in table.waiting):
                times -= 1
                if times <= 0:
                    break
        elif table.ply >= int(stop):
            break
        seat = table.seat
        table.play(chooser.choice(table.codes(seat)), seat)
    asked = 0 in table.waiting
    gains = table.gains(0) if asked else {}
    lasts = table.lasts(0) if asked else {}
    follows = table.follows(0) if asked else {}
    fixture = {
        "view": table.view(0),
        "forming": table.forming(),
        "legal": [
            {
                "move": m.code,
                "kind": m.kind,
                "args": m.args,
                "words": m.words,
                "gain": gains.get(m.code),
                "last": lasts.get(m.code),
                "next": follows.get(m.code),
            }
            for m in (table.legal(0) if asked else [])
        ],
        "static": table.game.static(),
        "names": table.names,
        "viewer": 0,
        "recent": [],
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}.json").write_text(json.dumps(fixture) + "\n")
    print(name, table.ply, fixture["view"]["phase"], len(fixture["legal"]))


if __name__ == "__main__":
    main()
