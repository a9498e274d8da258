"""A net that looks ahead: legend in Tiny Galaxies."""

import pytest

from galactable import bots
from galactable.bots.bot import Desk
from galactable.bots.foresight import Lookahead
from galactable.bots.net import shipped
from galactable.bots.own import planner_for
from galactable.core.registry import game
from galactable.core.table import Table
from galactable.sim.arena import Arena
from galactable.testing.fairness import fairness

GAMES = 8
FLOOR = 0.6  # far below what was measured over many games (docs/bots.md)
TINY = game("tiny-galaxies")
POLICY = shipped("galactable.bots.tiny_galaxies")


def at_desk(table: Table) -> Desk:
    desk = Desk(TINY)
    desk.sit(table.state, table.seat, 1)
    return desk


def played(seats: int, plies: int, seed: int) -> Table:
    table = Table(TINY, seats, seed=seed)
    pilot = bots.get_bot("pilot")
    while table.ply < plies and not table.over:
        table.play(pilot.choose(TINY, table.state, table.seat, table.ply))
    return table


def test_legend_looks_ahead_in_tiny_galaxies() -> None:
    assert isinstance(planner_for(TINY, "legend"), Lookahead)
    assert planner_for(TINY, "admiral") is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_legally_and_the_same_again(seats: int) -> None:
    one, other = Lookahead(POLICY, 24), Lookahead(POLICY, 24)
    for plies in (0, 20, 40, 80):
        table = played(seats, plies, seed=plies)
        desk = at_desk(table)
        before = desk.bytes[0].tobytes()
        move = one.decide(desk, table.seat, 7)
        assert move in desk.legal(table.seat)
        assert desk.bytes[0].tobytes() == before, "the table itself is as it was"
        assert other.decide(at_desk(table), table.seat, 7) == move


def test_what_it_decided_before_changes_nothing() -> None:
    """The tree is used again from decision to decision."""
    old = Lookahead(POLICY, 24)
    desk = Desk(TINY)
    for plies in (5, 15, 25, 35):
        table = played(2, plies, seed=3)
        desk.sit(table.state, table.seat, 1)
        move = old.decide(desk, table.seat, plies)
        assert move == Lookahead(POLICY, 24).decide(at_desk(table), table.seat, plies)


def test_larger_tables_look_ahead_too() -> None:
    """Now and then the net alone would play something else."""
    other = 0
    for plies in range(0, 60, 6):
        table = played(3, plies, seed=plies)
        desk = at_desk(table)
        ahead = Lookahead(POLICY, 200).decide(desk, table.seat, 1)
        other += ahead != POLICY.decide(desk, table.seat, 1)
    assert other


def test_legend_cannot_cheat_in_tiny_galaxies() -> None:
    assert fairness("legend", games=[TINY]) == []


def test_legend_beats_greedy_in_tiny_galaxies() -> None:
    arena = Arena(TINY, ["legend", "greedy"], 2, "standard", seed=77)
    first = arena.standings(arena.play(GAMES, processes=1))[0]
    assert first.wins / first.games >= FLOOR
