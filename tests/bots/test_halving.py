"""Sequential halving at the root, and when a hasty search leaves a move behind."""

from typing import Any

import numpy as np
import pytest

from galactable import game
from galactable.bots import get_bot, halving
from galactable.bots.halving import DOUBT, FIRST_LOOK, LOOK, SAMPLES, choice
from galactable.bots.records import STREAM
from galactable.bots.search import Tree
from galactable.bots.settings import settings_for
from galactable.core.table import Table
from tests.bots.toy import Grown, Take, run, thrown, toy

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


# In a toy of a game, where all of it can be worked out by hand


OFFERS = [
    [Take.DULL, Take.FAIR],
    [Take.DULL, Take.AGAIN, Take.FAIR],
    [Take.DULL, Take.FAIR, Take.LIKE, Take.DICE, Take.TWIN, Take.AGAIN],
]


def entered(offer: list[Take], seats: int = 2, **how: float) -> Grown:
    """A toy's search as halving begins."""
    found = Grown(toy(*offer, seats=seats, left=6), 10, **{"horizon": 1, **how})
    found.search(1)
    return found


@pytest.mark.parametrize(("seats", "share"), [(1, 1.0), (2, 0.25), (4, 0.25)])
def test_hints_are_evaluations_on_a_few_samples(seats: int, share: float) -> None:
    found = entered(OFFERS[2], seats, budget=60, width=6, scale=5.0)
    luck = np.mean([thrown(1, STREAM - 3 - 2 * sample) for sample in range(SAMPLES)])
    points = dict(zip(OFFERS[2], [1, 3, 3, luck, luck, 0], strict=True))
    hints = {move: float(edge.hint) for move, edge in found.edges_of().items()}
    assert hints == pytest.approx({move: share * n / 5.0 for move, n in points.items()})
    assert found.states[1] != found.states[0], "and it plays on from the root"


def test_hints_are_evaluations_of_tables_that_are_dealt_anew() -> None:
    found = entered([Take.DULL, Take.GUESS], budget=60, width=2)
    there = np.mean([thrown(1, STREAM - 2 - 2 * sample) / 6 for sample in range(SAMPLES)])
    assert 0 < there < 1
    hint = found.edges_of()[Take.GUESS].hint
    assert float(hint) == pytest.approx(8 * there / 4 / found.knobs[0].scale)


@pytest.mark.parametrize(
    ("budget", "width", "compared"),
    [(60, 8, 6), (60, 4, 4), (60, 1, 1), (18, 6, 3), (11, 6, 2), (2, 6, 2)],
)
def test_the_likeliest_are_compared_as_far_as_the_budget_goes(
    budget: int, width: int, compared: int
) -> None:
    found = entered(OFFERS[2], budget=budget, width=width)
    edges = found.edges_of().values()
    by_hint = sorted(edges, key=lambda e: -e.hint)  # the first of equals comes first
    assert [(int(e.alive), int(e.place)) for e in by_hint[:compared]] == [
        (1, place) for place in range(compared)
    ]
    assert not any(e.alive for e in by_hint[compared:])
    sizes = [compared]
    while sizes[-1] > 2:
        sizes.append((sizes[-1] + 1) // 2)
    shares = [max(1, budget // (len(sizes) * size)) for size in sizes]
    count = found.counters[0]
    assert (int(count.alive), int(count.rounds)) == (compared, len(sizes))
    assert (int(count.quota), int(count.most)) == (shares[0], sum(shares))


def believed(found: Grown) -> dict[Take, float]:
    """What each living move is worth: its hint, corrected by what its playouts say."""
    living = {move: e for move, e in found.edges_of().items() if e.alive}
    above = [e.total / e.visits - e.hint for e in living.values() if e.visits]
    offset = sum(above) / len(above) if above else 0.0
    trust = found.knobs[0].trust

    def value(e: Any) -> float:
        mine = e.total / e.visits - e.hint - offset if e.visits else 0.0
        return float(e.hint + offset + mine * e.visits / (e.visits + trust))

    return {move: value(e) for move, e in living.items()}


@pytest.mark.parametrize("offer", OFFERS, ids=len)
@pytest.mark.parametrize("trust", [0.5, 30.0])
def test_the_worse_half_goes_when_all_were_played_out_as_often(
    offer: list[Take], trust: float
) -> None:
    found = Grown(toy(*offer, left=3), 60, horizon=1, budget=54, width=6, trust=trust)
    sizes, quota = [len(offer)], 0
    for step in range(54):
        before = found.edges_of()
        visits = {move: int(e.visits) for move, e in before.items() if e.alive}
        worth, quota = believed(found), int(found.counters[0].quota)
        assert found.search(1) == 1
        after = {move: e for move, e in found.edges_of().items() if e.alive}
        best = max(believed(found).items(), key=lambda one: one[1])[0]
        assert found.choice() is best
        if step == 0:
            continue
        if min(visits.values()) >= quota and len(visits) > 2:
            keep = (len(visits) + 1) // 2
            sizes.append(keep)
            assert len(after) == keep
            assert min(worth[m] for m in after) >= max(worth[m] for m in visits if m not in after)
            assert int(found.counters[0].quota) == quota + max(1, 54 // (len_of(offer) * keep))
        else:
            assert list(after) == list(visits)
        (taken,) = [m for m in after if after[m].visits != visits[m]]
        assert visits[taken] == min(visits[m] for m in after), "the one with the fewest visits"
    assert sizes[-1] == 2


def len_of(offer: list[Take]) -> int:
    """The rounds of halving for so many moves."""
    return {2: 1, 3: 2, 6: 3}[len(offer)]


def test_what_was_never_played_out_is_worth_its_hint() -> None:
    found = entered(OFFERS[1], budget=60, width=3)
    edges, nodes = found.edges_of(), found.nodes
    for edge in edges.values():
        edge.visits, edge.total = 0, 0.0
    assert run(halving._offset, nodes, found.edges) == 0.0
    assert found.choice() is Take.FAIR
    edges[Take.DULL].visits, edges[Take.DULL].total = 4, 4.0 * (0.5 + edges[Take.DULL].hint)
    assert run(halving._offset, nodes, found.edges) == pytest.approx(0.5), "of those that were"
    value = run(halving._judged, edges[Take.FAIR], 0.5, found.knobs[0])
    assert value == pytest.approx(float(edges[Take.FAIR].hint) + 0.5)


def test_without_halving_the_most_visited_is_played() -> None:
    for how in ({"budget": 0, "width": 3}, {"budget": 60, "width": 0}):
        found = entered(OFFERS[1], **how)
        assert not any(e.alive for e in found.edges_of().values())
        for visits, best in (([3, 9, 4], Take.FAIR), ([9, 3, 9], Take.DULL), ([1, 1, 2], 5)):
            for edge, n in zip(found.edges_of().values(), visits, strict=True):
                edge.visits = n
            assert found.choice() == best


def test_a_hasty_search_is_over_with_one_move_left_or_enough_laps() -> None:
    found = entered(OFFERS[1], budget=60, width=3)
    count = found.counters[0]
    for alive, laps, over in ((3, 0, 0), (1, 0, 1), (2, count.most - 1, 0), (2, count.most, 1)):
        count.alive, count.laps = alive, laps
        assert run(halving.decided, count) == bool(over)


def test_how_far_moves_are_apart_is_noted_for_the_living() -> None:
    found = entered(OFFERS[2], budget=60, width=4)
    edges, count = found.edges_of(), found.counters[0]
    living = {int(e.place): e for e in edges.values() if e.alive}
    wanted = np.zeros((4, 4))
    for lap in range(1, 4):
        for place, e in living.items():
            e.latest = lap * place / 10
        wanted += [[(lap * (a - b) / 10) ** 2 for b in range(4)] for a in range(4)]
        run(halving._compare, found.nodes, found.edges, count)
        assert count.apart[:4, :4] == pytest.approx(wanted)
    living[2].alive = 0
    run(halving._compare, found.nodes, found.edges, count)
    assert count.apart[2, :4] == pytest.approx(wanted[2]), "no more"
    assert not count.apart[4:].any()


def test_in_the_toy_too_moves_are_left_behind_as_all_their_payoffs_say() -> None:
    offer, gone = OFFERS[2], 0
    how = {"budget": 900, "width": 6, "hasty": 1, "trust": TRUST, "horizon": 1}
    for key in (1, 2):
        found = Grown(toy(*offer, left=3), 300, **how)
        count = found.counters[0]
        payoffs: dict[Take, list[float]] = {move: [] for move in offer}
        while count.alive != 1 and (count.laps == 0 or count.laps + 1 < count.quota):
            before = {m: int(e.visits) for m, e in found.edges_of().items() if e.alive}
            laps = int(count.laps)
            assert found.search(1, key) == 1
            edges = found.edges_of()
            living = {m for m, e in edges.items() if e.alive}
            now = int(count.laps)
            if before and now > laps and now >= FIRST_LOOK and now % LOOK == 0:
                hints = {m: float(edges[m].hint) for m in before}
                expected = left_behind({m: payoffs[m] for m in before}, hints)
                assert set(before) - living == expected
                assert int(count.alive) == len(living)
                gone += len(expected)
            elif before:
                assert living == set(before), "nobody goes between two looks"
            for move in living:
                if edges[move].visits > before.get(move, 0):
                    payoffs[move].append(float(edges[move].latest))
    assert gone > 3


def test_a_search_without_haste_leaves_nobody_behind() -> None:
    found = Grown(toy(*OFFERS[2], left=3), 400, budget=400, width=6, horizon=1)
    found.search(130)
    assert (int(found.counters[0].alive), int(found.counters[0].laps)) == (6, 0)


def test_a_hasty_search_ends_when_it_is_decided_and_no_sooner() -> None:
    """LIKE is worth as much as FAIR, DULL is not."""
    for offer, ended in ((OFFERS[0], "one is left"), ([Take.FAIR, Take.LIKE], "enough laps")):
        how = {"budget": 120, "width": 2, "hasty": 1, "horizon": 0}
        at_once, by_steps = (Grown(toy(*offer, left=3), 200, **how) for _ in range(2))
        spent = at_once.search(200)
        steps = 0
        while steps == 0 or not run(halving.decided, by_steps.counters[0]):
            steps += by_steps.search(1)
        assert spent == steps < 200
        assert at_once.opinions() == by_steps.opinions()
        assert (int(at_once.counters[0].alive) == 1) == (ended == "one is left")
