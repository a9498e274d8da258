"""``galactable games``."""

from __future__ import annotations

import json

from galactable.cli.arguments import Json

__all__ = ["games"]


def games(as_json: Json = False) -> None:
    """The games, their seats and variants."""
    from galactable.core import registry

    found = registry.games()
    if as_json:
        rows = [
            {
                "slug": g.slug,
                "title": g.title,
                "seats": g.seats,
                "variants": {name: list(seats) for name, seats in g.variants.items()},
                "moves": g.moves.count,
                "categories": list(g.categories),
                "about": g.about,
                "minutes": g.minutes,
            }
            for g in found
        ]
        print(json.dumps(rows, indent=1))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table("game", "seats", "variants", "minutes", "", box=None, pad_edge=False)
    for g in found:
        seats = f"{g.seats[0]}-{g.seats[-1]}"
        table.add_row(g.slug, seats, ", ".join(g.variants), g.minutes, g.about)
    Console().print(table)
