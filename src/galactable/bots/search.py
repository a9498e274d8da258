"""The searching bot: a tree grown for every decision, within a budget of playouts or time."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from time import perf_counter, process_time
from typing import Any

import numpy as np

from galactable.bots import strongest
from galactable.bots.bot import Bot, Desk
from galactable.bots.halving import choice
from galactable.bots.own import Planner, planner_for
from galactable.bots.records import MAX_DEPTH, RECORDS, Counters, Edge, Node
from galactable.bots.settings import RANDOM_PLAYOUTS, Settings, settings_for
from galactable.bots.tree import grow
from galactable.core.game import Game

__all__ = ["Opinion", "Searcher", "Speed", "Tree", "opinion", "search_speed"]

EDGES_PER_PLAYOUT = 24
ENOUGH = 0.75  # of the most visits, for a value to be compared
CHUNK = 64  # playouts between two looks at the clock


@dataclass(frozen=True)
class Opinion:
    """What the search thinks of a move: visits, expected points, chance to win, its value.

    A move that was left out before it was played out has no visits; its value is then what
    the game's evaluation says (``appraised``), put on the scale of the others. What a planner
    worked out has no visits either.
    """

    move: int
    visits: int
    points: float
    win: float
    value: float
    appraised: bool = False


class Tree(Desk):
    """A desk with room for a tree of so many playouts."""

    def __init__(self, game: Game, playouts: int) -> None:
        super().__init__(game, RECORDS)
        self.nodes = Node.array(playouts + 2)
        self.edges = Edge.array(max(EDGES_PER_PLAYOUT * playouts, 4 * game.moves.count))
        self.counters = Counters.array(1)
        self.values = np.zeros(len(self.out), np.float64)
        self.path = np.zeros(MAX_DEPTH, np.int32)
        self.trail = np.zeros(MAX_DEPTH, np.int32)
        self.payoffs = np.zeros((3, max(game.seats)), np.float64)
        self.picks = np.zeros(1, np.uint64)

    def clear(self) -> None:
        """Removes the whole tree."""
        self.counters[:] = 0

    def grow(self, knobs: Any, seat: int, key: int, playouts: int) -> int:
        """Grows by so many playouts; returns how many there was room for."""
        return int(
            grow(
                self.states,
                self.bytes,
                self.nodes,
                self.edges,
                self.counters,
                knobs,
                seat,
                key,
                playouts,
                self.out,
                self.values,
                self.path,
                self.trail,
                self.payoffs,
                self.rng,
                self.picks,
                self.silence,
            )
        )

    def opinions(self) -> list[Opinion]:
        """What the tree says of the moves at its root, in the order of their codes."""
        found, hints = [], []
        at = int(self.nodes[0].first)
        while at >= 0:
            e = self.edges[at]
            n = max(int(e.visits), 1)
            worth = float(e.points) / n, float(e.wins) / n, float(e.total) / n
            found.append(Opinion(int(e.move), int(e.visits), *worth))
            hints.append(float(e.hint))
            at = int(e.next)
        seen = [o.value - hint for o, hint in zip(found, hints, strict=True) if o.visits]
        if not any(hints) or not seen:
            return found
        offset = sum(seen) / len(seen)
        return [
            o if o.visits else replace(o, value=hint + offset, appraised=True)
            for o, hint in zip(found, hints, strict=True)
        ]


class Searcher(Bot):
    """Information-set Monte Carlo tree search with a level's budget in playouts."""

    light = False

    def __init__(self, name: str, title: str, about: str, **changes: Any) -> None:
        self.name, self.title, self.about = name, title, about
        self.changes = changes
        self._knobs: dict[str, Any] = {}
        self._planners: dict[str, Planner | None] = {}

    def __getstate__(self) -> dict[str, Any]:
        return {**super().__getstate__(), "_knobs": {}, "_planners": {}}

    def desk(self, game: Game) -> Tree:
        """Room for the budget's tree."""
        return Tree(game, self.budget(game))

    def budget(self, game: Game) -> int:
        """Playouts for a decision of this game."""
        return self.settings(game).playouts[self.name]

    def settings(self, game: Game) -> Settings:
        """How it searches in this game."""
        return settings_for(game, **self.changes)

    def _planner(self, game: Game) -> Planner | None:
        if game.slug not in self._planners:
            self._planners[game.slug] = planner_for(game, self.name)
        return self._planners[game.slug]

    def decide(self, desk: Desk, seat: int, key: int) -> int:
        """The move that the search visited most, or after halving the best."""
        n = desk.game.compiled.legal(desk.states, 0, seat, desk.out)
        if n == 1:
            return int(desk.out[0])
        assert isinstance(desk, Tree)
        planner = self._planner(desk.game)
        planned = planner.decide(desk, seat, key) if planner is not None else None
        if planned is not None:
            return int(planned)
        slug, budget = desk.game.slug, self.budget(desk.game)
        if slug not in self._knobs:
            self._knobs[slug] = self.settings(desk.game).knobs(desk.game, budget, hasty=True)
        desk.clear()
        desk.grow(self._knobs[slug], seat, key, budget)
        return int(choice(desk.nodes, desk.edges, self._knobs[slug]))


def _tree(planner: Planner | None, game: Game, playouts: int) -> Tree:
    own = planner.tree(game, playouts) if planner else None
    return own or Tree(game, playouts)


def _grow(
    tree: Tree, state: Any, seat: int, key: int, knobs: Any, playouts: int, seconds: float | None
) -> None:
    tree.sit(state, seat, key)
    until = perf_counter() + seconds if seconds is not None else None
    left = playouts
    while left > 0 and (until is None or perf_counter() < until):
        step = left if until is None else min(CHUNK, left)
        if tree.grow(knobs, seat, key, step) < step:
            break
        left -= step


def opinion(
    game: Game,
    state: Any,
    seat: int,
    key: int,
    playouts: int = 2000,
    seconds: float | None = None,
    threads: int = 1,
    **changes: Any,
) -> list[Opinion]:
    """What the search thinks of every legal move of the seat, best first.

    Each thread grows a tree of its own, all without the interpreter's lock; what they found
    is added up. With ``seconds`` the search stops early, and answers then depend on the
    machine; without it they depend on the arguments alone. Where a planner decides, it is
    the planner that is asked; one that searches appraises the tables.
    """
    planner = None if changes else planner_for(game, strongest())
    planned = _planned(planner, game, state, seat, key)
    if planned is not None:
        return planned
    budget = playouts if seconds is None else 0
    knobs = settings_for(game, **changes).knobs(game, budget)
    trees = [_tree(planner, game, playouts) for _ in range(threads)]
    if threads == 1:
        _grow(trees[0], state, seat, key, knobs, playouts, seconds)
    else:
        with ThreadPoolExecutor(threads) as pool:
            jobs = [
                pool.submit(_grow, tree, state, seat, key + i, knobs, playouts, seconds)
                for i, tree in enumerate(trees)
            ]
            for job in jobs:
                job.result()
    found: dict[int, list[Opinion]] = {}
    for tree in trees:
        for o in tree.opinions():
            found.setdefault(o.move, []).append(o)
    joined = list(map(_joined, found.values()))
    if state.seats == 1:  # alone, payoffs are points on the settings' scale
        scale = settings_for(game, **changes).scale
        joined = [replace(o, value=scale * o.value) for o in joined]
    most = max(o.visits for o in joined)
    return sorted(joined, key=lambda o: (_rank(o, most), -o.value, o.move))


def _planned(
    planner: Planner | None, game: Game, state: Any, seat: int, key: int
) -> list[Opinion] | None:
    """A planner's opinion of every legal move, best first; None where it has none."""
    if planner is None:
        return None
    desk = Desk(game)
    desk.sit(state, seat, key)
    found = planner.opinions(desk, seat)
    if found is None:
        return None
    said = [
        Opinion(move, 0, points, win, value, appraised=True) for move, points, win, value in found
    ]
    return sorted(said, key=lambda o: (-o.value, o.move))


def _rank(one: Opinion, most: int) -> int:
    """Moves in the order of their visits, those with about as many together."""
    return 0 if one.visits >= ENOUGH * most else most - one.visits


def _joined(parts: list[Opinion]) -> Opinion:
    visits = sum(o.visits for o in parts)
    if visits == 0:
        return parts[0]
    n = visits

    def mean(name: str) -> float:
        return float(sum(getattr(o, name) * o.visits for o in parts) / n)

    return Opinion(parts[0].move, visits, mean("points"), mean("win"), mean("value"))


@dataclass(frozen=True)
class Speed:
    """How fast the search is: playouts and decisions a second."""

    playouts_per_s: float
    decisions_per_s: float


def search_speed(
    game: Game,
    variant: str | None = None,
    seats: int | None = None,
    seconds: float = 1.0,
    seed: int = 1,
    **changes: Any,
) -> Speed:
    """Searches from the deal with random playouts to the end of the game."""
    from galactable.core.table import Table

    table = Table(game, seats, variant, seed=seed)
    knobs = settings_for(game, **(RANDOM_PLAYOUTS | changes)).knobs(game)
    tree = Tree(game, 1 << 12)
    seat = int(table.state.seat)
    tree.sit(table.state, seat, 1)
    tree.grow(knobs, seat, 1, 1)  # compiles
    playouts = decisions = 0
    spent, key = 0.0, 1
    while spent < seconds:
        tree.clear()
        key += 1
        begin = process_time()  # other work on the machine does not count
        playouts += tree.grow(knobs, seat, key, 1000)
        spent += process_time() - begin
        decisions += int(tree.counters[0].plies)
    return Speed(playouts / spent, decisions / spent)
