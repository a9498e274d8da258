"""What learners wait for, as ratios in one run: ``expand`` by steps, steps against greedy.

    python -m tests.bench.ratios [GAME ...] [--rounds 5] [--tables 1024]

All of it plays in one process on one thread, turn by turn, and each is credited with its
best turn in processor time: other work on the machine makes all of them slower.

`expand` is how many times as long it takes as the step that it follows (aim: at most 10).
`against` is decisions a second (the learner's and greedy's) by ``Vector(opponents="greedy")``,
`own` those of the learner alone, and `greedy` is the same step with greedy's moves for the
learner too, so that `kept` = against / greedy compares like with like (aim: at least 0.8).
`SeatEnv` is the learner's decisions a second through Gymnasium. `draws` is how long a million
draws of the random generator take, in ms: a busy machine has greater ones, and all else there
is as much slower.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import process_time

import numpy as np
from tests.bench.steady import DRAWS, draws
from tests.bench.vector import setups

from galactable.bots.greedy import greedy_move
from galactable.core.compile import door
from galactable.core.events import buffer
from galactable.core.game import Game
from galactable.core.generic import deal, hide, play
from galactable.core.registry import game, games
from galactable.core.rng import start
from galactable.envs.gymnasium import SeatEnv
from galactable.sim.inputs import expand, expanded_size
from galactable.sim.playouts import clear, room
from galactable.sim.stepping import bot_key
from galactable.sim.vector import Vector

TURN = 0.15  # seconds


@door
def greedy_games(
    states, bytes_, desk, desk_bytes, seats, variant, seed, games, out, values, rng, events
):
    """Whole games of greedy against itself, with the keys of a table; returns decisions."""
    decisions = 0
    for number in range(games):
        clear(bytes_, 0)
        start(rng, seed + number, 0)
        s = states[0]
        deal(s, seats, variant, rng, events)
        ply = 0
        while s.waiting != 0:
            seat = int(s.seat)
            key = bot_key(rng, seed + number, ply)
            for k in range(bytes_.shape[1]):
                desk_bytes[0, k] = bytes_[0, k]
            start(rng, key, 0)
            hide(desk[0], seat, rng)
            move = greedy_move(desk, desk_bytes, seat, key, out, values, rng, events)
            ply += 1
            start(rng, seed + number, ply)
            play(s, seat, move, rng, events)
        decisions += ply
    return decisions


def rates(ways: dict[str, Callable[[], int]], rounds: int) -> dict[str, float]:
    """Decisions a second of each way, the best of its turns."""
    best = dict.fromkeys(ways, 0.0)
    for way in ways.values():
        way()
    for _ in range(rounds):
        for name, way in ways.items():
            done, began = 0, process_time()
            while (spent := process_time() - began) < TURN:
                done += way()
            best[name] = max(best[name], done / spent)
    return best


def expanding(found: Game, variant: str, seats: int, tables: int) -> dict[str, Callable[[], int]]:
    """A step, and ``expand`` of the rows that it leaves."""
    vector = Vector(found, variant, seats, tables)
    out = np.zeros((tables, expanded_size(found)), np.float32)

    def step() -> int:
        vector.step(vector.sample())
        return tables

    def floats() -> int:
        expand(found, vector.observations, out=out)
        return tables

    return {"step": step, "expand": floats}


def meeting(found: Game, variant: str, seats: int, tables: int) -> dict[str, Callable[[], int]]:
    """Random moves against greedy, and greedy's own games."""
    vector = Vector(found, variant, seats, tables, opponents="greedy")
    state, desk = found.State.array(1), found.State.array(3)
    given = (
        *(state, state.view(np.uint8).reshape(1, -1), desk, desk.view(np.uint8).reshape(3, -1)),
        *(seats, found.variant_names.index(variant)),
    )
    space = (
        np.zeros(room(found), np.int32),
        np.zeros(2 * room(found), np.int64),
        np.zeros(1, np.uint64),
    )
    seeds = iter(range(0, 1 << 60, 2))

    def own() -> int:
        vector.step(vector.sample())
        return tables

    def everyone() -> int:
        before, seeds = vector.plies.copy(), vector.seeds.copy()
        vector.step(vector.sample())
        same = seeds == vector.seeds  # a finished game is left out: its length is not told
        return int((vector.plies - before)[same].sum())

    def greedy() -> int:
        return int(greedy_games(*given, next(seeds), 2, *space, buffer(-1)))

    return {"own": own, "against": everyone, "greedy": greedy}


def through_gymnasium(found: Game, variant: str, seats: int) -> dict[str, Callable[[], int]]:
    """First legal moves against greedy, by ``SeatEnv``; and the fixed piece of work."""
    env, rng = SeatEnv(found, variant, seats, bots="greedy"), np.zeros(1, np.uint64)
    known = [env.reset(seed=1)[1]]

    def decisions() -> int:
        for _ in range(50):
            *_, over, _, info = env.step(known[0]["action_mask"].argmax())
            known[0] = env.reset()[1] if over else info
        return 50

    return {"SeatEnv": decisions, "draws": lambda: bool(draws(rng, DRAWS)) or 1}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=1024)
    options = parser.parse_args()
    columns = ("floats", "step, µs", "expand / step", "own", "against", "greedy", "kept")
    columns += ("SeatEnv", "draws")
    print(" | ".join(("| game, variant, seats", *columns)) + " |")
    print("|---|" + "--:|" * len(columns), sep="\n", flush=True)
    for found in [game(slug) for slug in options.games] or games():
        for variant, seats in setups(found)[:1]:
            size = options.tables
            all_of = rates(expanding(found, variant, seats, size), options.rounds)
            all_of |= rates(meeting(found, variant, seats, min(size, 256)), options.rounds)
            all_of |= rates(through_gymnasium(found, variant, seats), options.rounds)
            print(
                f"| {found.slug} {variant} {seats} | {expanded_size(found):,} "
                f"| {1e6 / all_of['step']:.2f} | {all_of['step'] / all_of['expand']:.1f} "
                f"| {all_of['own']:,.0f} | {all_of['against']:,.0f} | {all_of['greedy']:,.0f} "
                f"| {all_of['against'] / all_of['greedy']:.2f} | {all_of['SeatEnv']:,.0f} "
                f"| {1e3 / all_of['draws']:.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
