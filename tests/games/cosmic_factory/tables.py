"""Tables of Cosmic Factory drawn in a few lines, and read back the same way.

A galaxy is drawn row by row, ``tile/rot`` for each cell, ``.`` for an empty one and ``x``
behind a tile that lies face down; row 1, column 1 comes first. The rest of the nine tiles
(``tray``, or the least ids that are free) is not laid.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from galactable import Table
from galactable.core.engine import interpreted
from galactable.core.game import ALL
from galactable.core.registry import game
from galactable.core.text import plain
from galactable.games.cosmic_factory import words
from galactable.games.cosmic_factory.components import (
    COLOURS,
    EACH,
    KAOS,
    N_TILES,
    TRACKS,
    WINDOW,
)
from galactable.games.cosmic_factory.galaxies import zones
from galactable.games.cosmic_factory.scoring import survey
from galactable.games.cosmic_factory.state import NONE, TRAY, Phase

Laid = tuple[int, int, int, int]


def read(drawing: str) -> list[tuple[Laid, bool]]:
    """The tiles of a drawing: (tile, row, col, rot), and whether it lies face down."""
    found = []
    for row, line in enumerate(drawing.strip().splitlines(), start=1):
        for col, word in enumerate(line.split(), start=1):
            if word != ".":
                tile, rot = word.rstrip("x").split("/")
                found.append(((int(tile), row, col, int(rot)), word.endswith("x")))
    return found


def called(tile: int) -> str:
    """What a sentence calls a tile."""
    return plain(game("cosmic-factory").voice("en").say(words.tile(str(tile))))


def drawing_of(galaxy: Iterable[Sequence[int]]) -> str:
    """A list of [tile, row, col, rot] as a drawing."""
    at = {(row, col): f"{tile}/{rot}" for tile, row, col, rot in galaxy}
    return _draw(at)


def _draw(at: dict[tuple[int, int], str]) -> str:
    if not at:
        return ""
    last_row, last_col = max(row for row, _ in at), max(col for _, col in at)
    return "\n".join(
        " ".join(at.get((row, col), ".") for col in range(1, last_col + 1))
        for row in range(1, last_row + 1)
    )


def shown(table: Table, seat: int = 0) -> str:
    """A seat's galaxy drawn again."""
    return _draw(
        {
            (t["row"], t["col"]): f"{t['tile']}/{t['rot']}{'x' if t['down'] else ''}"
            for t in player(table, seat)["galaxy"]
        }
    )


def same(a: str, b: str) -> bool:
    """Whether two drawings show the same."""
    return [line.split() for line in a.split("\n") if line.strip()] == [
        line.split() for line in b.split("\n") if line.strip()
    ]


def building(
    *drawings: str,
    kaos: str | None = None,
    trays: Sequence[Sequence[int]] = (),
    tracks: Sequence[Sequence[int]] = (),
    turn: int = 1,
    seed: int = 0,
    mode: str = "interpreted",
) -> Table:
    """A table in the building phase, a drawing a seat; without a card it is `beginner`."""
    variant = "standard" if kaos else "beginner"
    table = Table("cosmic-factory", len(drawings), variant, seed, mode=mode)
    s = table.state
    s.phase, s.waiting, s.seat, s.turn, s.stage = Phase.BUILD, (1 << s.seats) - 1, 0, turn, 0
    if kaos:
        card = next(int(row["id"]) for row in KAOS if row["name"] == kaos)
        others = [i for i in range(1, 21) if i != card]
        s.kaos = card
        s.cards[:turn] = [*others[: turn - 1], card]
    used = {laid[0] for drawing in drawings for laid, _ in read(drawing)}
    used |= {tile for tray in trays for tile in tray}
    free = iter(tile for tile in range(1, N_TILES + 1) if tile not in used)
    for seat, drawing in enumerate(drawings):
        lying = {laid[0]: (laid, down) for laid, down in read(drawing)}
        tray = list(trays[seat]) if seat < len(trays) else []
        while len(lying) + len(tray) < EACH:
            tray.append(next(free))
        tiles = sorted([*lying, *tray])
        s.packet[seat] = s.last[seat] = 0
        s.picked[seat], s.down[seat], s.held[seat] = 0, 0, NONE
        s.tiles[seat] = [tile - 1 for tile in tiles]
        s.place[seat], s.rot[seat] = TRAY, 0
        for tile, ((_, row, col, rot), down) in lying.items():
            rank = tiles.index(tile)
            s.place[seat, rank], s.rot[seat, rank] = WINDOW * row + col, rot
            s.down[seat] |= down << rank
        if seat < len(tracks):
            s.track[seat] = tracks[seat]
    assert not table.game.problems(table.state)
    return table


def player(table: Table, seat: int = 0) -> dict[str, Any]:
    """A seat's part of the view in which nothing is hidden."""
    found: dict[str, Any] = table.view(ALL)["players"][seat]
    return found


def do(table: Table, kind: str, seat: int = 0, **args: Any) -> list[Any]:
    """Plays a legal move by its name."""
    return table.play(table.find(kind, seat, **args), seat)


def time_up(table: Table, seat: int) -> list[Any]:
    """The host's move."""
    return table.play(table.game.moves.first("time-up"), seat, host=True)


def kinds(table: Table, seat: int = 0) -> set[str]:
    """The kinds of moves that are legal for a seat."""
    return {move.kind for move in table.legal(seat)}


def finish(table: Table) -> Table:
    """All seats that are still building are done, in seat order."""
    for seat in table.waiting:
        do(table, "done", seat)
    return table


def entry(table: Table, seat: int = 0) -> dict[str, Any]:
    """A seat's entry of the last finished round."""
    found: dict[str, Any] = table.view(ALL)["rounds"][-1]["seats"][seat]
    return found


def scored(*drawings: str, kaos: str | None = None, **more: Any) -> Table:
    """Galaxies scored: a table after everyone was done."""
    return finish(building(*drawings, kaos=kaos, **more))


def chance(table: Table) -> list[dict[str, Any]]:
    """What chance gave in the last ply."""
    return table.game.words.chance(table.plies[-1].events)


# The specification's galaxies.
X1 = """
16/2  4/2 21/1
39/3 53/1 33/0
41/3 22/0 37/0
"""
X2 = """
34/2 25/3 14/3
12/1  3/3 19/1
53/3  9/1 16/0
"""
X3 = """
12/1 21/0  5/2
 9/3 36/1 51/1
53/0 31/2  1/0
"""
X4 = """
51/0  1/0  5/2
53/1 47/2 16/3
36/1 48/0 21/0
"""
X5_ORANGE = """
22/3  3/3 17/2
14/3 21/2  4/0
19/1 11/3 38/1
"""
X5_BLUE = """
23/2 18/2 36/3
37/0  2/1 39/3
20/2 21/0 10/0
"""
X5_RIVAL = """
54/2 48/0 47/3
25/3 43/1 16/0
 9/0 24/1  3/0
"""
# Nine tiles of which none is in X1 to X4: for a seat that only has to be there.
PLAIN = """
 2/0  6/0  7/0
 8/0 10/0 13/0
15/0 18/0 20/0
"""
# Its longest path passes the centre of tile 51 twice.
CROSSING = """
44/1 36/3 39/1
53/0 51/0 40/1
11/1 37/0 30/2
"""
# One path over all nine tiles.
NINE = """
10/1 51/3 22/3
43/3 53/2 28/2
24/0 18/0 54/1
"""
# No points for green, whose best zone has two planets, nor for blue.
BARREN = """
20/3 17/2  5/3
27/0 41/0 15/3
14/1  4/2  7/3
"""


def counted(drawing: str, kaos: str | None = None) -> dict[str, Any]:
    """What the rules count in a galaxy, also one that is not complete."""
    table = building(drawing, "", kaos=kaos)
    s = table.state
    interpreted(table.game).of(survey)(s, 0)
    return {
        "zones": dict(zip(COLOURS, s.zones[0].tolist(), strict=True)),
        "best": dict(zip(COLOURS, s.best[0].tolist(), strict=True)),
        "extra": dict(zip(TRACKS, s.extra[0].tolist(), strict=True)),
        "path": int(s.path[0]),
    }


def planets(drawing: str, kind: str) -> list[int]:
    """The planets of each zone of a kind, the most first."""
    galaxy = tuple(laid for laid, down in read(drawing) if not down)
    return [zone.planets for zone in zones(galaxy) if zone.kind == kind]
