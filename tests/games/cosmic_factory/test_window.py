"""New Dimension's window against the specification's own sentence, cell by cell."""

from __future__ import annotations

import random

import pytest

from galactable import Table
from tests.games.cosmic_factory.tables import building, do, drawing_of

EMPTY = ""
SIZE = 10
Cell = tuple[int, int]


def beside(cell: Cell) -> set[Cell]:
    row, col = cell
    return {(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}


def connected(cells: set[Cell]) -> bool:
    if not cells:
        return True
    found, front = set(), [next(iter(cells))]
    while front:
        cell = front.pop()
        if cell in cells and cell not in found:
            found.add(cell)
            front += beside(cell)
    return found == cells


def wanted(laid: dict[int, Cell], held: int) -> set[Cell]:
    """In the window, not its own, and all laid tiles connected after the exchange or move."""
    others = {cell for tile, cell in laid.items() if tile != held}
    if not others:
        return set()
    found = set(others)
    for row in range(SIZE):
        for col in range(SIZE):
            cell = (row, col)
            if cell not in laid.values() and connected(others | {cell}):
                found.add(cell)
    return found


def puts(table: Table) -> set[Cell]:
    return {(m.args["row"], m.args["col"]) for m in table.legal(0) if m.kind == "put"}


def grown(tiles: int, rng: random.Random, wild: float) -> list[Cell]:
    """A connected galaxy, shifted to row 1 and column 1; a wild one grows at its last tile."""
    cells = [(20, 20)]
    while len(cells) < tiles:
        start = cells[-1] if rng.random() < wild else rng.choice(cells)
        cell = rng.choice(sorted(beside(start)))
        if cell not in cells:
            cells.append(cell)
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return [(row - top + 1, col - left + 1) for row, col in cells]


GALAXIES = [
    [(1, col) for col in range(1, 10)],
    [(row, 1) for row in range(1, 10)],
    [*((1, col) for col in range(1, 9)), (2, 8)],
    [*((row, 1) for row in range(1, 9)), (8, 2)],
    [(2, 1), *((1, col) for col in range(1, 9))],
    [*((row, 5) for row in range(1, 6)), *((5, col) for col in range(1, 5))],
    *(grown(3 + i % 7, random.Random(i), 0.9) for i in range(24)),
]


@pytest.mark.clause("CF-44", "CF-R17")
@pytest.mark.parametrize("cells", GALAXIES, ids=range(len(GALAXIES)))
def test_a_tile_goes_wherever_the_window_and_the_rest_allow(cells: list[Cell]) -> None:
    laid = dict(enumerate(cells, 1))
    drawing = drawing_of([(tile, row, col, 0) for tile, (row, col) in laid.items()])
    for held in laid:
        table = building(drawing, EMPTY, kaos="New Dimension")
        do(table, "hold", 0, tile=held, rot=0)
        assert puts(table) == wanted(laid, held), f"tile {held} of\n{drawing}"


@pytest.mark.clause("CF-R17")
@pytest.mark.parametrize("cells", GALAXIES[:8], ids=range(8))
def test_a_put_is_told_and_the_galaxy_shifted(cells: list[Cell]) -> None:
    laid = dict(enumerate(cells, 1))
    drawing = drawing_of([(tile, row, col, 0) for tile, (row, col) in laid.items()])
    held = len(laid)
    for row, col in sorted(wanted(laid, held) - set(laid.values())):
        table = building(drawing, EMPTY, kaos="New Dimension")
        do(table, "hold", 0, tile=held, rot=3)
        told = do(table, "put", 0, row=row, col=col)
        put = next(event for event in told if event.kind.name == "put")
        after = {**laid, held: (row, col)}
        top, left = (min(cell[i] for cell in after.values()) for i in (0, 1))
        galaxy = {t["tile"]: (t["row"], t["col"]) for t in table.view()["players"][0]["galaxy"]}
        assert galaxy == {tile: (r - top + 1, c - left + 1) for tile, (r, c) in after.items()}
        assert (put.args["seat"], put.args["rot"], put.args["other"]) == (0, 3, None)
