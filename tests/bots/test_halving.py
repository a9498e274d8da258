"""Sequential halving at the root, and when a hasty search leaves a move behind."""

import numpy as np
import pytest

from galactable import game
from galactable.bots import get_bot
from galactable.bots.halving import DOUBT, FIRST_LOOK, LOOK, choice
from galactable.bots.search import Tree
from galactable.bots.settings import settings_for
from galactable.core.table import Table

PG = game("point-galaxy")
BUDGET = 1000
KEY = 5
TRUST = settings_for(PG).trust


def positions(seats: int, every: int) -> list[Table]:
    """Tables of a greedy game with something to decide."""
    table, greedy, found = Table(PG, seats, seed=11), get_bot("greedy"), []
    while not table.over:
        if table.ply % every == 0 and len(table.codes()) > 1:
            found.append(table.clone())
        table.play(greedy.choose(PG, table.state, table.seat, key=table.ply))
    return found


class Search:
    """A search that can be looked at after every playout."""

    def __init__(self, table: Table, hasty: bool) -> None:
        self.tree, self.seat = Tree(PG, BUDGET), table.seat
        self.knobs = settings_for(PG).knobs(PG, BUDGET, hasty=hasty)
        self.tree.sit(table.state, table.seat, KEY)

    def step(self, playouts: int = 1) -> int:
        return self.tree.grow(self.knobs, self.seat, KEY, playouts)

    def moves(self) -> list[int]:
        """The edges at the root."""
        found, edge = [], int(self.tree.nodes[0].first)
        while edge >= 0:
            found.append(edge)
            edge = int(self.tree.edges[edge].next)
        return found

    def living(self) -> list[int]:
        return [edge for edge in self.moves() if self.tree.edges[edge].alive]

    def choice(self) -> int:
        return int(choice(self.tree.nodes, self.tree.edges, self.knobs))


def left_behind(payoffs: dict[int, list[float]], hints: dict[int, float]) -> set[int]:
    """Who is without a doubt behind the best, straight from all the payoffs of every move."""
    laps = min(map(len, payoffs.values()))
    seen = {edge: np.array(row[:laps]) for edge, row in payoffs.items()}
    residue = {edge: row - hints[edge] for edge, row in seen.items()}
    offset = np.mean([row.mean() for row in residue.values()])
    trust = laps / (laps + TRUST)
    value = {e: hints[e] + offset + trust * (row.mean() - offset) for e, row in residue.items()}
    best = max(value, key=lambda edge: value[edge])
    return {
        edge
        for edge in value
        if edge != best
        and value[best] - value[edge]
        >= DOUBT * trust * np.std(seen[best] - seen[edge]) / np.sqrt(laps)
    }


@pytest.mark.parametrize("seats", [2, 4])
def test_moves_are_left_behind_as_all_their_payoffs_say(seats):
    gone = 0
    for table in positions(seats, every=9):
        search = Search(table, hasty=True)
        assert search.step() == 1
        edges, count = search.tree.edges, search.tree.counters[0]
        payoffs = {edge: [] for edge in search.living()}
        payoffs[search.living()[0]].append(float(edges[search.living()[0]].latest))
        while len(search.living()) > 1 and count.laps + 1 < count.quota:
            living, laps = search.living(), int(count.laps)
            visits = {edge: int(edges[edge].visits) for edge in living}
            assert search.step() == 1
            if count.laps > laps and count.laps >= FIRST_LOOK and count.laps % LOOK == 0:
                hints = {edge: float(edges[edge].hint) for edge in living}
                expected = left_behind({edge: payoffs[edge] for edge in living}, hints)
                assert set(living) - set(search.living()) == expected
                gone += len(expected)
            for edge in living:
                if edges[edge].visits > visits[edge]:
                    payoffs[edge].append(float(edges[edge].latest))
    assert gone > 10


def test_a_hasty_search_takes_less_time_for_moves_that_are_as_good():
    tables = positions(2, every=4)
    spent, lost = [], []
    for table in tables:
        hasty, thorough = Search(table, hasty=True), Search(table, hasty=False)
        spent.append(hasty.step(BUDGET))
        assert thorough.step(BUDGET) == BUDGET
        values = {one.move: one.value for one in thorough.tree.opinions()}
        lost.append(values[thorough.choice()] - values[hasty.choice()])
    assert np.mean(spent) < 0.8 * BUDGET
    assert np.mean(lost) < 0.002  # a fifteenth of a point


def test_a_search_without_haste_spends_its_budget():
    search = Search(positions(2, every=20)[0], hasty=False)
    assert search.step(BUDGET) == BUDGET
    assert len(search.living()) == 2
