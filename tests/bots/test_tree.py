"""The tree of the search, grown step by step in a toy of a game."""

from __future__ import annotations

import sys
from collections import Counter
from math import exp, sqrt
from typing import Any

import numpy as np
import pytest

from galactable.bots import tree
from galactable.bots.records import NONE, NOW, STREAM, Counters, Edge, Node
from galactable.core.compile import Twins
from galactable.core.plain import plain
from galactable.core.rng import start
from tests.bots.toy import RULES, Grown, Take, run, toy

DULL, FAIR, LIKE, DICE, TWIN, AGAIN, TREAT, _ = Take


def closed(table: Any, playouts: int, **how: Any) -> Grown:
    """A tree of a table with nothing hidden."""
    return Grown(table, playouts, **{"closed": 1, **how})


def nodes(tree: Grown) -> list[Any]:
    return list(tree.nodes[: int(tree.counters[0].nodes)])


def test_it_finds_what_is_best_for_each_seat_in_turn() -> None:
    found = closed(toy(DULL, FAIR, LIKE, seats=2, left=3), 120, ordered=0, horizon=0)
    assert found.search(120) == 120
    edges = found.edges_of()
    assert list(edges) == [DULL, FAIR, LIKE]
    assert found.choice() in (FAIR, LIKE)
    assert edges[DULL].visits < edges[FAIR].visits
    answer = found.children(edges[FAIR])[0]
    replies = {int(found.edges[i].move): int(found.edges[i].visits) for i in chain(found, answer)}
    assert answer.seat == 1
    assert replies[DULL] < replies[FAIR], "the other seat likes its own points"


def chain(found: Grown, node: Any) -> list[int]:
    """The numbers of a node's edges."""
    numbers, at = [], int(node.first)
    while at != NONE:
        numbers.append(at)
        at = int(found.edges[at].next)
    return numbers


@pytest.mark.parametrize("how", [{"closed": 1}, {"closed": 0}, {"budget": 60, "width": 3}], ids=str)
def test_every_visit_is_added_up_on_its_way(how: dict[str, Any]) -> None:
    found = Grown(toy(DULL, FAIR, DICE, AGAIN, left=5), 60, horizon=1, **how)
    payoffs: list[float] = []
    taken: dict[Take, list[float]] = {}
    visits: dict[Take, int] = {}
    for step in range(1, 41):
        assert found.search(1) == 1
        count, root = found.counters[0], found.nodes[0]
        (move,) = [m for m, e in found.edges_of().items() if e.visits != visits.get(m, 0)]
        visits = {m: int(e.visits) for m, e in found.edges_of().items()}
        last = float(found.edges_of()[move].latest)
        payoffs.append(last)
        taken.setdefault(move, []).append(last)
        assert last == pytest.approx(float(found.payoffs[0, 0]))
        assert (int(root.visits), int(count.iterations)) == (step, step)
        assert float(root.total) == pytest.approx(sum(payoffs))
        assert float(count.total) == pytest.approx(sum(payoffs))
        assert float(count.squares) == pytest.approx(sum(x * x for x in payoffs))
    for move, edge in found.edges_of().items():
        assert float(edge.total) == pytest.approx(sum(taken.get(move, [])))
    assert len(set(payoffs)) > 5
    for node in nodes(found)[1:]:
        below = [found.edges[i] for i in chain(found, node)]
        assert sum(int(e.visits) for e in below) in (int(node.visits), int(node.visits) - 1)
        first = float(node.total) - sum(float(e.total) for e in below)
        if node.seat < 0:
            assert float(node.total) == 0.0, "the game is over, and nobody is paid for it"
        elif sum(int(e.visits) for e in below) < int(node.visits):
            assert 0.0 < first < 1.0, "the playout that began there"
        else:
            assert first == pytest.approx(0.0)


def test_points_and_wins_are_those_of_whoever_moves() -> None:
    """Two moves are left: FAIR or DULL for seat 0, then for seat 1."""
    found = closed(toy(DULL, FAIR, left=2), 60, ordered=0, glory=1.0)
    found.search(60)
    edges = found.edges_of()
    for move, points in ((DULL, 1), (FAIR, 3)):
        assert float(edges[move].points) == points * int(edges[move].visits)
        (answer,) = found.children(edges[move])
        for i in chain(found, answer):
            reply = found.edges[i]
            theirs = 3 if reply.move == FAIR else 1
            win = 0.5 if theirs == points else float(theirs > points)
            assert float(reply.points) == theirs * int(reply.visits)
            assert float(reply.wins) == win * int(reply.visits)
            assert float(reply.total) == pytest.approx(win * int(reply.visits))


@pytest.mark.parametrize("wide", [0.0, 1.0, 2.0])
def test_outcomes_of_chance_grow_with_the_root_of_the_visits(wide: float) -> None:
    how = {"chance_width": wide, "curiosity": 30.0, "ordered": 0, "horizon": 0}
    found = closed(toy(FAIR, DICE, TWIN, left=3), 90, **how)
    found.search(90)
    edges = found.edges_of()
    for move in (DICE, TWIN):
        visits = int(edges[move].visits)
        wanted = {v % (int(wide * sqrt(v + 1)) + 1) for v in range(visits)}
        assert {int(child.outcome) for child in found.children(edges[move])} == wanted
        assert visits > 20
    (only,) = found.children(edges[FAIR])
    assert only.outcome == 0, "where nothing is left to chance"


def test_moves_of_the_same_depth_meet_the_same_outcomes() -> None:
    """DICE and TWIN after as many visits have brought as much."""
    found = closed(toy(DICE, TWIN, left=1), 60, ordered=0, curiosity=30.0)
    found.search(60)
    dice, twin = (found.edges_of()[move] for move in (DICE, TWIN))
    assert abs(int(dice.visits) - int(twin.visits)) <= 1
    assert abs(float(dice.points) - float(twin.points)) <= 6
    assert 0 < float(dice.points) < 6 * int(dice.visits)


@pytest.mark.parametrize("how", [{}, {"budget": 60, "width": 2}], ids=["plain", "halved"])
def test_what_only_some_deals_allow_is_tried_when_it_is_there(how: dict[str, int]) -> None:
    """The toy itself objects to a treat where there is none."""
    found = Grown(toy(DULL, TREAT, left=3), 60, ordered=0, curiosity=30.0, horizon=0, **how)
    found.search(60)
    edges = found.edges_of()
    assert list(edges) == [DULL]
    (answer,) = found.children(edges[DULL])
    replies = {int(found.edges[i].move): found.edges[i] for i in chain(found, answer)}
    assert list(replies) == [DULL, TREAT]
    dull, treat = replies.values()
    assert int(answer.visits) == 60
    assert int(edges[DULL].available) == (1 if how else 60), "halving does not ask again"
    assert int(dull.available) == 59, "each time but the first, which ended there"
    assert 15 < int(treat.available) < 45
    assert 0 < int(treat.visits) <= int(treat.available)
    assert int(dull.visits) + int(treat.visits) == 59


@pytest.mark.parametrize("secret", [0, 1])
def test_who_knows_is_not_dealt_anything_else(secret: int) -> None:
    for how in ({"closed": 0}, {"closed": 1}):
        found = Grown(toy(DULL, TREAT, left=3, secret=secret, seat=1), 12, ordered=0, **how)
        found.search(12)
        assert list(found.edges_of()) == ([DULL, TREAT] if secret else [DULL])


def test_a_path_is_no_longer_than_it_may_be() -> None:
    for depth in (1, 2, 4):
        found = closed(toy(DULL, left=9), 30, depth=depth, horizon=0)
        found.search(30)
        assert int(found.counters[0].nodes) == 1 + depth
    found = closed(toy(DULL, left=9), 30, turns=2, horizon=0)
    found.search(30)
    assert int(found.counters[0].nodes) == 1 + 3, "two moves of its own and one between them"
    found = closed(toy(DULL, seats=1, left=9), 30, turns=2, horizon=0)
    found.search(30)
    assert int(found.counters[0].nodes) == 1 + 2
    for seats in (1, 2):
        found = closed(toy(AGAIN, seats=seats, left=9), 30, turns=1, horizon=0)
        found.search(30)
        assert int(found.counters[0].nodes) == 1 + 9, "a move that ends no turn is not counted"


def test_a_tree_without_room_goes_on_as_it_is() -> None:
    for how in ({"closed": 1}, {"budget": 30, "width": 2}):
        found = Grown(toy(DULL, FAIR, LIKE, left=9), 30, horizon=1, **how)
        found.edges = found.edges[:9]
        assert found.search(30) == 30
        assert int(found.counters[0].edges) == 9
        assert sum(int(e.visits) for e in found.edges_of().values()) == 30
    found = Grown(toy(DULL, FAIR, LIKE, left=9), 30, horizon=1)
    found.nodes = found.nodes[:3]
    assert found.search(30) == 30
    assert int(found.counters[0].nodes) == 3
    for how in ({}, {"budget": 30, "width": 2}):
        found = Grown(toy(DULL, FAIR, LIKE, left=9), 30, **how)
        found.edges = found.edges[:2]
        assert found.search(30) == 0, "no room for the moves at the root"


def test_decisions_of_all_iterations_are_counted() -> None:
    found = closed(toy(DULL, left=9), 4, horizon=2)
    found.search(4)
    assert int(found.counters[0].plies) == (1 + 2) + (2 + 2) + (3 + 2) + (4 + 2)


def test_a_tree_is_used_again_as_if_it_were_new() -> None:
    first, second = toy(DULL, FAIR, DICE, left=6), toy(FAIR, LIKE, DICE, TREAT, AGAIN, left=4)
    for how in ({"closed": 1}, {"closed": 0}, {"budget": 24, "width": 8}):
        used, new = (Grown(table, 24, horizon=1, **how) for table in (first, second))
        used.search(24)
        used.clear()
        used.lay(second)
        assert used.search(24) == new.search(24) == 24
        assert used.opinions() == new.opinions()
        for found in (used, new):
            found.nodes = found.nodes[: int(found.counters[0].nodes)]
            found.edges = found.edges[: int(found.counters[0].edges)]
        for record in (Node, Edge):
            name = record.__name__.lower() + "s"
            for part in record.fields:
                ours, theirs = getattr(used, name)[part], getattr(new, name)[part]
                np.testing.assert_array_equal(ours, theirs, err_msg=part)


def test_another_key_is_another_search() -> None:
    said = []
    for key in (1, 1, 2):
        found = Grown(toy(FAIR, DICE, TWIN, left=6), 16, horizon=2)
        found.search(16, key)
        said.append(found.opinions())
    assert said[0] == said[1] != said[2]


def test_whatever_is_left_to_chance_has_a_stream_of_its_own() -> None:
    """What moves are tried on is not what they are played on; a try is the same for all moves."""
    used: list[tuple[str, int]] = []
    begin = plain(start)

    def noted(rng: Any, key: int, stream: int) -> None:
        one = sys._getframe(1).f_code.co_name, int(stream)
        if one not in used[-1:]:  # the tries of a decision share one
            used.append(one)
        begin(rng, key, stream)

    twins = Twins(instead={**RULES, start: noted})
    for how in ({}, {"budget": 24, "width": 2}):
        found = Grown(toy(DULL, FAIR, DICE, left=7), 24, **{"horizon": 3, **how})
        found.search(1, twins=twins)  # halving begins with streams of its own
        met: Counter[int] = Counter()
        for _ in range(20):
            used.clear()
            assert found.search(1, twins=twins) == 1
            streams = {stream for _, stream in used}
            assert len(streams) == len(used) > 5
            (lap,) = {stream // STREAM for stream in streams}
            met[lap] += 1
        if how:
            assert set(met.values()) <= {1, 2}, "shared by the two moves that are compared"
            assert len(met) in (10, 11)
        else:
            assert len(met) == 20


# What a move is worth a look


def chosen(found: Grown, legal: list[Take]) -> Take:
    """The move that a node's mixture of promise and neglect picks, the long way."""
    root, how, count = found.nodes[0], found.knobs[0], found.counters[0]
    edges = [e for move, e in found.edges_of().items() if move in legal]
    mean = float(root.total / root.visits) if root.visits else 0.5
    spread = 1.0
    if count.iterations >= 2:
        average = count.total / count.iterations
        spread = sqrt(max(count.squares / count.iterations - average**2, 1e-8))
    weights = sum(float(e.weight) for e in edges)

    def value(e: Any) -> float:
        share = (1 - how.blend) * e.weight / weights + how.blend / len(edges)
        seen = root.visits + 1 if how.closed else e.available
        promise = e.total / e.visits if e.visits else mean
        return float(promise + how.curiosity * spread * share * sqrt(seen) / (1 + e.visits))

    return Take(int(max(edges, key=value).move))


@pytest.mark.parametrize("hidden", [False, True])
def test_promise_and_neglect_are_weighed(hidden: bool) -> None:
    dice, picks = np.random.default_rng(3), set()
    offer = [DULL, FAIR, LIKE, DICE, TREAT]
    table = toy(*offer, secret=1, seat=1)
    found = Grown(table, 40, ordered=0, closed=0 if hidden else 1)
    found.search(1)
    root, count = found.nodes[0], found.counters[0]
    assert list(found.edges_of()) == offer
    for _ in range(120):
        found.knobs[0].blend, found.knobs[0].curiosity = dice.random(), 3 * dice.random()
        root.visits, root.total = dice.integers(0, 3) * 10, 20 * dice.random()
        count.iterations = dice.integers(0, 4)
        count.total, count.squares = dice.random(2) * [1, 9]
        for edge in found.edges_of().values():
            edge.visits = dice.integers(0, 9)
            edge.total = edge.visits * dice.random()
            edge.available = edge.visits + dice.integers(1, 20)
            edge.weight = dice.random()
        secret = int(dice.integers(0, 2)) if hidden else 1
        found.bytes[NOW] = found.bytes[0]
        found.states[NOW].secret = secret
        legal = offer if secret else offer[:-1]
        at = run(tree._select, found.work, 0, 1)
        pick = Take(int(found.edges[at].move))
        assert pick is chosen(found, legal)
        picks.add(pick)
    assert picks == set(offer)


def test_the_spread_is_the_standard_deviation() -> None:
    count = Counters.array(1)[0]
    for payoffs in ([], [0.3]):
        count.iterations, count.total = len(payoffs), sum(payoffs)
        assert run(tree._spread, count) == 1.0
    for payoffs in ([0.1, 0.4], [0.5, 0.9, 0.2, 0.2], [0.5, 0.5, 0.5]):
        count.iterations, count.total = len(payoffs), sum(payoffs)
        count.squares = sum(x * x for x in payoffs)
        assert run(tree._spread, count) == pytest.approx(max(np.std(payoffs), 1e-4))


def test_moves_weigh_by_what_the_evaluation_says_of_them() -> None:
    found = closed(toy(DULL, FAIR, LIKE, AGAIN), 10, heat=2.0)
    found.search(1)
    weights = {move: float(edge.weight) for move, edge in found.edges_of().items()}
    assert weights == pytest.approx({DULL: exp(-1), FAIR: 1, LIKE: 1, AGAIN: exp(-1.5)})
    assert float(found.nodes[0].anchor) == 3.0
    for how in ({"ordered": 0}, {"ordered": 1, "heat": 1e9}):
        plain = closed(toy(DULL, FAIR), 10, **how)
        plain.search(1)
        assert [float(e.weight) for e in plain.edges_of().values()] == pytest.approx([1, 1])
    behind = toy(FAIR, AGAIN)
    behind.hope[0] = -50_000
    found = closed(behind, 10, heat=2.0)
    found.search(1)
    weights = {move: float(edge.weight) for move, edge in found.edges_of().items()}
    assert weights == pytest.approx({FAIR: 1, AGAIN: exp(-1.5)}), "below nothing too"
    alone = closed(toy(FAIR), 10)
    alone.search(1)
    assert float(alone.nodes[0].anchor) == 0.0, "a single move is not weighed"


def test_a_move_that_was_not_there_at_first_weighs_against_those_that_were() -> None:
    """TREAT brings 6 more than what was best before; e to the third is the most a move weighs."""
    for heat, weight in ((3.0, exp(2)), (1.0, exp(3))):
        met = set()
        for key in range(6):
            found = Grown(toy(DULL, FAIR, TREAT, left=2), 12, heat=heat)
            found.search(12, key)
            for answer in nodes(found)[1:]:
                weights = {int(found.edges[i].move): found.edges[i] for i in chain(found, answer)}
                if TREAT in weights:
                    best = int(answer.anchor)
                    met.add(best)
                    assert best in (3, 9), "the treat was there at first, or not"
                    wanted = weight if best == 3 else 1.0
                    assert float(weights[TREAT].weight) == pytest.approx(wanted)
                    assert float(weights[FAIR].weight) == pytest.approx(exp((3 - best) / heat))
        assert met == {3, 9}


# When enough was seen


@pytest.mark.parametrize(
    ("visits", "settled_below"),
    [([10, 4], 6), ([4, 10], 6), ([10, 4, 7], 3), ([7, 10, 4], 3), ([5, 5], 0), ([9], 9)],
    ids=str,
)
def test_a_choice_is_settled_when_nothing_can_catch_up(
    visits: list[int], settled_below: int
) -> None:
    offer = [DULL, FAIR, LIKE][: len(visits)]
    found = closed(toy(*offer), 10)
    found.search(1)
    for edge, n in zip(found.edges_of().values(), visits, strict=True):
        edge.visits = n
    for left in range(12):
        assert run(tree._settled, found.nodes, found.edges, left) == (left < settled_below)


@pytest.mark.parametrize("how", [{}, {"budget": 128}, {"width": 2}], ids=str)
def test_only_a_hasty_search_ends_early(how: dict[str, int]) -> None:
    """Where it does not halve, for which it needs a budget and a width."""
    table = toy(DULL, FAIR, left=1)
    found = {hasty: closed(table, 128, hasty=hasty, **how) for hasty in (0, 1)}
    spent = {hasty: one.search(128) for hasty, one in found.items()}
    assert spent[0] == 128
    assert spent[1] < 128
    assert spent[1] % tree._LOOK == 0, "it looks now and then"
    edges = found[1].edges_of()
    ahead = int(edges[FAIR].visits) - int(edges[DULL].visits)
    assert 128 - spent[1] < ahead <= 128 - spent[1] + 2 * tree._LOOK
