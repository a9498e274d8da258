"""Galactzy by planning: every sequence is solved for what it may bring, to the end of the game.

A turn's sequence is solved (``sequence``) for the points or the chance to win that a mark
leaves (``stakes``), a fight's for what winning and losing it changes. Cards of the
advanced game, most of what they ask, and its colours are left to the search.
"""

from __future__ import annotations

from dataclasses import dataclass
from threading import local
from typing import Any

import numpy as np

from galactable.bots.bot import Desk
from galactable.bots.galactzy.multisets import web
from galactable.bots.galactzy.sequence import LEVELS, Floats, Solution
from galactable.bots.galactzy.stakes import HOPE, Sight, View
from galactable.bots.galactzy.weighing import shown_worths, weigh
from galactable.bots.own import Planner, Worth
from galactable.bots.settings import Settings
from galactable.games.galactzy.components import (
    ADVANCED,
    FIRST_HAND,
    N_LINES,
)
from galactable.games.galactzy.moves import STOP
from galactable.games.galactzy.state import Mode, Phase

__all__ = ["Thrower", "planner"]

CARDS = (Phase.MOVE, Phase.PULL, Phase.HIT)
PLANNED = (
    Phase.COLOUR,
    Phase.LUCKY,
    Phase.START,
    Phase.SEQUENCE,
    Phase.ASSIGN,
    Phase.CANCEL,
    Phase.ESCAPE,
    Phase.GAIN_CHOICE,
    Phase.LOSS_CHOICE,
)


@dataclass
class Plan:
    """A sequence solved, and for which table."""

    facts: bytes
    eons: int
    dice: int
    solutions: tuple[Solution, Solution]


def planner(settings: Settings, level: str) -> Thrower:
    """Sees as far as the level does."""
    fog = settings.fog[level]
    return Thrower(fog, Sight.WHOLE if level == "legend" else Sight.PAR if fog else Sight.CARD)


class Thrower(Planner):
    """Decides by plans.

    With a ``fog`` of some points it cannot tell which of two good moves is better.
    """

    def __init__(self, fog: float = 0.0, sight: Sight = Sight.CARD) -> None:
        self.fog, self.sight = fog, sight
        self._threads = local()

    def decide(self, desk: Desk, seat: int, key: int) -> int | None:
        """The move at the table in record 0 of the desk; None where it has no plan."""
        values = self.values(desk, seat)
        if values is None:
            return None
        if self.fog > 0.0:
            slope = View(desk.states[0], seat, self.sight).slope(float(values.max()))
            fog = np.random.Generator(np.random.PCG64(key)).gumbel(size=len(values))
            return int(desk.out[int(np.argmax(values + self.fog * slope * fog))])
        best = desk.out[: len(values)][values >= values.max() - 1e-6]
        return STOP if STOP in best else int(best[0])  # nobody throws for nothing

    def values(self, desk: Desk, seat: int) -> Floats | None:
        """What every legal move is worth (``desk.out`` has them); None without a plan."""
        s = desk.states[0]
        n = int(desk.game.compiled.legal(desk.states, 0, seat, desk.out))
        if not self._plans(s):
            return None
        moves = desk.out[:n].tolist()
        if s.phase == Phase.COLOUR and s.variant != ADVANCED:  # selects a challenge's Code
            return np.zeros(n, np.float32)
        view = View(s, seat, self.sight)
        if s.phase != Phase.SEQUENCE:
            worth = np.zeros(N_LINES + 1, np.int32)
            shown_worths(desk.states, seat, worth)
            return np.array([view.after(move, worth) for move in moves], np.float32)
        e = min(int(s.eons[seat]), LEVELS - 1)
        if s.mode == Mode.TIE:
            e = 0
        values = np.zeros(n, np.float32)
        now, then = self._plan(view, e)
        net = web()
        weigh(
            desk.states, net.plus, net.minus, now.show, now.go, now.value, now.means, now.thrown,
            then.value, then.go, then.thrown, e, desk.out, n, values,
        )  # fmt: skip
        return values

    def _plans(self, s: Any) -> bool:
        """Whether what is asked is planned: what cards ask by who sees the whole game alone."""
        if s.variant == ADVANCED and self.sight != Sight.WHOLE:
            if s.phase == Phase.COLOUR or (s.mode == Mode.CARD and s.phase == Phase.SEQUENCE):
                return False
            return s.phase in PLANNED
        return s.phase in PLANNED or s.phase in CARDS

    def opinions(self, desk: Desk, seat: int) -> list[Worth] | None:
        """Move, points that are worth as much, chance to win and value; None without a plan."""
        values = self.values(desk, seat)
        if values is None:
            return None
        view = View(desk.states[0], seat, self.sight)
        points = view.points(values)
        wins = np.clip(values - HOPE * points, 0.0, 1.0) if view.rivals else np.ones(len(values))
        worth = wins if view.rivals else points
        moves = desk.out[: len(values)].tolist()
        return list(zip(moves, points.tolist(), wins.tolist(), worth.tolist(), strict=True))

    def _plan(self, view: View, e: int) -> tuple[Solution, Solution]:
        """The sequence solved, as it is and without the galaxy's effect."""
        s = view.s
        dice = int(s.hand) + int(s.shown.sum()) + int(s.own_on_card)
        facts = view.facts(e)
        known: Plan | None = getattr(self._threads, "plan", None)
        if known is not None and known.facts == facts and known.eons >= e and known.dice <= dice:
            plan = known
        else:
            rooms = known.solutions if known is not None else (Solution(), Solution())
            view.solve(rooms, e, dice - FIRST_HAND)
            plan = self._threads.plan = Plan(facts, e, dice, rooms)
        plain, effect = plan.solutions
        return (plain if s.effect_used or not view.has_effect else effect), plain
