"""The search: its tree, its opinions, its budget."""

import time

import numpy as np
import pytest

from galactable import game
from galactable.bots import opinion
from galactable.bots.halving import choice
from galactable.bots.search import Searcher, Tree, search_speed
from galactable.bots.settings import RANDOM_PLAYOUTS, settings_for
from galactable.core.table import Table
from galactable.sim.playouts import Playouts

RG = game("rock-the-galaxy")


def table_at(ply: int, seed: int = 4) -> Table:
    table = Table(RG, 2, "standard", seed=seed)
    while table.ply < ply:
        table.play(table.codes()[0])
    return table


def tree_of(table: Table, playouts: int, **changes: object) -> Tree:
    tree = Tree(RG, playouts)
    tree.sit(table.state, table.seat, 3)
    tree.grow(settings_for(RG, **changes).knobs(RG), table.seat, 3, playouts)
    return tree


def test_every_legal_move_is_at_the_root_and_the_visits_add_up():
    table = table_at(6)
    tree = tree_of(table, 300)
    found = tree.opinions()
    assert [one.move for one in found] == table.codes()
    assert sum(one.visits for one in found) == 300
    assert int(tree.counters[0].iterations) == 300


def test_visits_of_children_add_up_to_those_of_their_edge():
    tree = tree_of(table_at(6), 300)
    edges, nodes = tree.edges, tree.nodes
    for i in range(int(tree.counters[0].edges)):
        children, at = 0, int(edges[i].child)
        while at >= 0:
            children += int(nodes[at].visits)
            at = int(nodes[at].sibling)
        # A path cut off by a full tree, or by the end of the game, adds no child's visit.
        assert children <= int(edges[i].visits) <= int(edges[i].available)


def test_growing_in_two_steps_is_growing_in_one():
    table = table_at(6)
    knobs = settings_for(RG).knobs(RG)
    once, twice = Tree(RG, 200), Tree(RG, 200)
    for tree in (once, twice):
        tree.sit(table.state, table.seat, 3)
    once.grow(knobs, table.seat, 3, 200)
    twice.grow(knobs, table.seat, 3, 120)
    twice.grow(knobs, table.seat, 3, 80)
    assert once.opinions() == twice.opinions()


def test_a_winning_move_is_found():
    """Of all moves of a decided position the search prefers what wins at once."""
    table = Table(RG, 2, "first", seed=1)
    best, after = None, None
    from galactable.bots import get_bot

    while not table.over:
        best = table.clone()
        code = get_bot("greedy").choose(RG, table.state, table.seat, table.ply)
        table.play(code)
    assert best is not None
    after = opinion(RG, best.state, best.seat, 1, playouts=200)
    places = {}
    for one in after:
        twin = best.clone()
        twin.play(one.move)
        places[one.move] = twin.places()
    over = {move: p for move, p in places.items() if p is not None}
    if any(p[best.seat] == 1 for p in over.values()):
        assert after[0].move not in over or over[after[0].move][best.seat] == 1


def test_threads_add_up_and_need_no_lock():
    table = table_at(6)
    found = opinion(RG, table.state, table.seat, 9, playouts=200, threads=2)
    assert sum(one.visits for one in found) == 400
    again = opinion(RG, table.state, table.seat, 9, playouts=200, threads=2)
    assert found == again


def test_opinions_are_sensible_numbers_best_first():
    table = table_at(6)
    found = opinion(RG, table.state, table.seat, 9, playouts=200)
    assert [one.visits for one in found] == sorted((o.visits for o in found), reverse=True)
    assert all(0 <= one.win <= 1 for one in found)
    assert all(one.points >= 0 for one in found)


def test_time_stops_the_search():
    table = table_at(6)
    opinion(RG, table.state, table.seat, 9, playouts=1)
    began = time.perf_counter()
    found = opinion(RG, table.state, table.seat, 9, playouts=10**6, seconds=0.05)
    assert time.perf_counter() - began < 5
    assert 0 < sum(one.visits for one in found) < 10**6


def test_a_full_tree_goes_on_without_growing():
    table = table_at(6)
    tree = Tree(RG, 4)
    tree.sit(table.state, table.seat, 3)
    assert tree.grow(settings_for(RG).knobs(RG), table.seat, 3, 500) == 500
    assert int(tree.counters[0].nodes) <= len(tree.nodes)
    assert int(tree.counters[0].edges) <= len(tree.edges)


@pytest.mark.parametrize("changes", [{}, RANDOM_PLAYOUTS])
def test_interpreted_search_is_compiled_search(changes):
    from galactable.bots import tree as tree_module

    table = table_at(3)
    compiled, plain = Tree(RG, 20), Tree(RG, 20)
    knobs = settings_for(RG, **changes).knobs(RG)
    for tree in (compiled, plain):
        tree.sit(table.state, table.seat, 3)
    compiled.grow(knobs, table.seat, 3, 10)
    grow = RG.interpreted.door(tree_module.grow)
    grow(
        plain.states,
        plain.bytes,
        plain.nodes,
        plain.edges,
        plain.counters,
        knobs,
        table.seat,
        3,
        10,
        plain.out,
        plain.values,
        plain.path,
        plain.trail,
        plain.payoffs,
        plain.rng,
        plain.picks,
        plain.silence,
    )
    assert [(o.move, o.visits) for o in plain.opinions()] == [
        (o.move, o.visits) for o in compiled.opinions()
    ]


def test_random_playouts_in_the_search_are_at_least_half_as_fast_as_plain_ones():
    speeds = [search_speed(RG, "standard", 2, 0.3) for _ in range(3)]
    assert all(one.decisions_per_s > 5 * one.playouts_per_s for one in speeds)
    speed = max(one.playouts_per_s for one in speeds)
    plain = Playouts(RG, "standard", 2)
    plain.run(1)
    rates = []
    for i in range(3):
        began = time.process_time()
        plain.run(2000, i)
        rates.append(2000 / (time.process_time() - began))
    assert speed > 0.4 * np.median(rates)  # half, less the noise of a busy machine


def test_a_searcher_beats_chance_at_the_first_decision():
    bot = Searcher("x", "X", "", playouts={"x": 50})
    table = table_at(0)
    assert bot.choose(RG, table.state, table.seat, 1) in table.codes()


@pytest.mark.parametrize("ply", [3, 6, 9, 12])
def test_a_search_that_ends_once_settled_plays_the_same_move(ply):
    table = table_at(ply)
    moves, iterations = [], []
    for hasty in (False, True):
        tree = Tree(RG, 400)
        tree.sit(table.state, table.seat, 3)
        knobs = settings_for(RG).knobs(RG, 400, hasty=hasty)
        iterations.append(tree.grow(knobs, table.seat, 3, 400))
        moves.append(int(choice(tree.nodes, tree.edges, knobs)))
    assert moves[0] == moves[1]
    assert iterations[0] == 400 >= iterations[1]
