"""What `greedy` makes of the table: sensible choices, games of the calibrated length."""

from __future__ import annotations

import random

import numpy as np
import pytest

from galactable import Table, game
from galactable.bots.bot import Bot
from galactable.bots.greedy import Greedy
from galactable.bots.random import Random
from tests.games.tiny_galaxies.tables import GAME, phase, table


def value(t: Table, seat: int) -> int:
    return int(t.engine.evaluate(t.states, 0, seat))


def test_interpreted_and_compiled_judge_alike() -> None:
    a, b = Table(GAME, seats=3, seed=5, mode="interpreted"), Table(GAME, seats=3, seed=5)
    dice = random.Random(5)
    while not a.over:
        for seat in range(3):
            assert value(a, seat) == value(b, seat)
        move = dice.choice(b.codes())
        a.play(move)
        b.play(move)


def choice(t: Table) -> str:
    """What greedy does at a drawn table."""
    code = Greedy().choose(t.game, t.state, int(t.state.seat), 1)
    args = t.game.moves.args(code).values()
    return " ".join([t.game.moves.kind(code).name, *map(str, args)])


@pytest.mark.parametrize(
    ("dice", "own", "does"),
    [
        ("life energy", "ships o1:3", "activate life"),  # colonizes
        ("utilize energy", "level 5, 6 energy", "activate utilize"),
        ("energy", "ships home home", "activate energy"),
        ("culture", "ships s0 s1", "activate culture"),
    ],
)
def test_greedy_takes_what_is_there(dice: str, own: str, does: str) -> None:
    t = table(
        f"""
        row: P05 P21 P26 P33
        dice: {dice}
        0: {own}
        1: level 1
        """,
        mode="compiled",
    )
    assert choice(t) == does


def test_greedy_advances_the_ship_that_colonizes() -> None:
    t = table(
        """
        row: P05 P21 P26 P33
        dice: life
        0: ships o0:0 o1:3
        1: level 1
        """,
        mode="compiled",
    )
    t.play(t.find("activate", face="life"))
    assert phase(t) == "0 advance"
    assert choice(t) == "advance 1"


def played(seats: int, seed: int, bots: list[Bot]) -> Table:
    t = Table(GAME, seats=seats, seed=seed)
    while (seat := t.seat) is not None:
        t.play(bots[seat].choose(t.game, t.state, seat, seed * 99_991 + t.ply))
    return t


@pytest.mark.parametrize(("seats", "rounds"), [(2, 8.7), (3, 8.2), (4, 7.5)])
def test_games_of_greedy_players_last_as_long_as_calibrated(seats: int, rounds: float) -> None:
    games = [played(seats, seed, [Greedy()] * seats) for seed in range(16)]
    lasted = [int(t.state.turn) for t in games]
    assert np.mean(lasted) == pytest.approx(rounds, abs=1.3)
    assert max(lasted) < 15
    assert all(t.view()["last_round"] for t in games)


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(40):
        bots: list[Bot] = [Greedy(), Random()]
        t = played(2, seed, bots if seed % 2 else bots[::-1])
        places = t.places()
        assert places is not None
        won += places[1 - seed % 2] == 1 and places[seed % 2] == 2
    assert won >= 38


def test_a_finished_table_is_judged_by_what_stands() -> None:
    t = played(2, 3, [Greedy(), Greedy()])
    winner = t.scores().index(max(t.scores(), key=lambda s: s["total"]))
    assert value(t, winner) > value(t, 1 - winner)
    assert game(GAME).bound(2, "standard") > t.ply
