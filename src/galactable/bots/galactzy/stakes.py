"""What there is to win in Galactzy: a table as a seat sees it, and what a sequence may change.

What a scorecard is worth and what the rivals may still reach make a curve of utility: alone
points, with rivals the chance to end above them.
"""

from __future__ import annotations

from enum import IntEnum
from math import erf, sqrt
from threading import local
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.bots.galactzy.cards import card_code, card_ends, colour_points, met
from galactable.bots.galactzy.effects import GAINS, effect_turns
from galactable.bots.galactzy.fights import MOST_SCORE, outcomes
from galactable.bots.galactzy.multisets import COUNT, web
from galactable.bots.galactzy.payoffs import (
    STEPS,
    card_stops,
    empowered,
    fight_stops,
    turn_stops,
    worths,
)
from galactable.bots.galactzy.scorecard import CARD_LINES, card
from galactable.bots.galactzy.sequence import LEVELS, LOW, Floats, Solution
from galactable.games.galactzy.components import (
    ADVANCED,
    CHANCE,
    CODE_SIZE,
    CRYSTAL,
    EON_POINTS,
    FIRST_CODE,
    N_CORNERS,
    N_GALAXIES,
    N_LINES,
    PHANTOM,
    PHANTOM_LINE,
    POWER_EON,
)
from galactable.games.galactzy.evaluate import EFFECT_WORTH, EON, PAR, POINT, POWER_WORTH
from galactable.games.galactzy.moves import (
    CANCEL,
    CHOOSE_EON,
    COLOUR,
    ESCAPE,
    LUCKY,
    SCORE,
    STAND,
    START,
    TRAVEL,
)
from galactable.games.galactzy.rules.cards import SPHERES_VP
from galactable.games.galactzy.rules.fights import SOLO_AIM, SOLO_VP, VP_A_FIGHT
from galactable.games.galactzy.state import NONE, Line, Mode, Phase

__all__ = ["HOPE", "Sight", "View"]

MOST_POINTS = 600
SPREAD = 85.0  # variance of the points of a line
CODE_BITS = [CARD_LINES.index(FIRST_CODE + galaxy) for galaxy in range(N_CORNERS)]
HOPE = 2e-5  # of a point: who has won or lost still likes points
PHANTOM_PAR = 14.0  # the phantom line, while its Code may come
FIGURES_A_TURN = 0.55  # scored by a seat, each of which brings a number of the Phantom Code
LIVE_TURNS = 2.0  # left with the Phantom Code known, for its line to be worth a Code's
DEAD = 0.15  # of a Code's line: one that may be cancelled instead of another


class Sight(IntEnum):
    """How far a level sees."""

    PAR = 0
    """What lines usually bring."""
    CARD = 1
    """The scorecard of the basic game, exactly."""
    WHOLE = 2
    """That of the advanced game too, with powers, effects and cards."""


class View:
    """A table as a seat sees it: what there is to win."""

    def __init__(self, s: Any, seat: int, sight: Sight, plainly: bool = False) -> None:
        self.s, self.seat, self.sight = s, seat, sight
        self.seats = int(s.seats)
        self.rivals = [r for r in range(self.seats) if r != seat]
        self.advanced = s.variant == ADVANCED
        self.whole = self.advanced and sight == Sight.WHOLE
        self.wary = sight == Sight.WHOLE
        """Whether it knows what fights cost."""
        self.has_effect = bool(self.advanced and s.galaxy[seat] != NONE)
        self.open = _open(s, seat)
        self.curve = self._curve(plainly)
        self._known: dict[tuple[int, int], NDArray[np.float64]] = {}

    def now(self) -> float:
        """The utility of the table as it stands."""
        seat = self.seat
        eons = np.array([int(self.s.eons[seat])])
        return float(self.useful(float(self.s.vp[seat]) + self.future(seat, self.open, eons))[0])

    def future(
        self, who: int, lines: int, eons: Any, galaxy: int | None = None
    ) -> NDArray[np.float64]:
        """The points that are still to come, by Eons; with the pawn where it is, unless told."""
        eons = np.asarray(eons)
        row = self._row(who, lines, int(self.s.galaxy[who]) if galaxy is None else galaxy)
        points = row[np.clip(eons, 0, LEVELS - 1)]
        return points + EON_POINTS * np.maximum(eons - LEVELS + 1, 0)

    def _row(self, who: int, lines: int, galaxy: int) -> NDArray[np.float64]:
        """The same for every number of Eons that the tables know."""
        mask = sum((lines >> line & 1) << bit for bit, line in enumerate(CARD_LINES))
        lucky = int(self.s.lucky[who]) or 4
        phantom = lines >> PHANTOM_LINE & 1
        if self.whole:
            row = card(powered=True)[lucky - 1, mask].astype(np.float64)
            if phantom:
                code = next((1 << c for c in CODE_BITS if not mask & 1 << c), 0)
                share = self._phantom_share(lines)
                row = (1.0 - share) * row + share * card(powered=True)[lucky - 1, mask | code]
            return row + self._effects(lucky, lines, galaxy)
        if self.sight == Sight.PAR:
            par = sum(PAR[line] for line in CARD_LINES if lines >> line & 1) / POINT
            row = par + (EON / POINT if mask else EON_POINTS) * np.arange(LEVELS)
        else:
            row = card()[lucky - 1, mask].astype(np.float64)
        return row + PHANTOM_PAR * phantom

    def _effects(self, lucky: int, lines: int, galaxy: int) -> float:
        """What galaxies' effects bring: of this one until a Code leads on, then of any corner's."""
        turns = lines.bit_count()
        codes = sum(lines >> line & 1 for line in range(FIRST_CODE, CHANCE))
        gains = GAINS[:, lucky - 1]
        mean = float(gains[:N_CORNERS].mean())
        stay = min(turns, (turns + 1) / (codes + 1))
        here = mean if galaxy == NONE else float(gains[galaxy])
        return stay * here + (turns - stay) * mean

    def _phantom_share(self, lines: int) -> float:
        """What the phantom line is worth, as a share of a corner's Code in its place."""
        s = self.s
        wait = (CODE_SIZE - int(s.phantom_count)) / (FIGURES_A_TURN * self.seats)
        live = min(1.0, max(0.0, (lines.bit_count() - wait) / LIVE_TURNS))
        return DEAD + (1.0 - DEAD) * (live if s.phantom_code == 0 else 1.0)

    def hopes(self, who: int, change: int = 0) -> float:
        """The points that a seat may expect at the end, with some Eons more or less."""
        s = self.s
        eons = int(s.eons[who])
        return float(s.vp[who]) + float(self.future(who, _open(s, who), max(0, eons + change)))

    def eon_of(self, who: int) -> float:
        """What it would cost a rival to lose an Eon."""
        return self.hopes(who) - self.hopes(who, -1) if self.s.eons[who] > 0 else 0.0

    def _curve(self, plainly: bool) -> Floats:
        """The chance to win by points at the end of the game; alone the points themselves."""
        points = np.arange(MOST_POINTS * STEPS) / STEPS
        if plainly or not self.rivals:
            return points.astype(np.float32)
        s = self.s
        taking = s.phase in (Phase.SEQUENCE, Phase.ASSIGN, Phase.CANCEL) and s.mode == Mode.TURN
        own = self.open.bit_count() - bool(taking)
        chance = np.ones_like(points)
        for rival in self.rivals:
            spread = sqrt(SPREAD * (own + _open(s, rival).bit_count()) + 4.0)
            chance *= _normal((points - self.hopes(rival)) / spread)
        return (chance + HOPE * points).astype(np.float32)

    def useful(self, points: Any) -> Any:
        """The utility of some points."""
        return np.interp(points, np.arange(len(self.curve)) / STEPS, self.curve)

    def points(self, values: Any) -> Any:
        """The points of some utility."""
        return np.interp(values, self.curve, np.arange(len(self.curve)) / STEPS)

    def slope(self, value: float) -> float:
        """What a point more is worth, about there."""
        points = float(self.points(value))
        return float(self.useful(points + 5.0) - self.useful(points - 5.0)) / 10.0

    def facts(self, e: int) -> bytes:
        """Everything a solution depends on except the dice and the Eons that may be spent."""
        s = self.s
        eons = s.eons.copy()
        held = int(eons[self.seat]) - e
        eons[self.seat] = 0
        parts = (
            self.seat, s.seats, s.variant, s.turn, s.turns_taken, s.mode, s.lucky, s.galaxy, eons,
            s.vp, s.lines, s.phantom_code, s.phantom_count, s.order, s.order_at, s.order_count,
            s.fight_score, s.face_up, s.colour, held,
        )  # fmt: skip
        return b"".join(np.asarray(part).tobytes() for part in parts)

    def levels(self, e: int) -> NDArray[np.int64]:
        """How many Eons are held, by how many of the ``e`` that may be spent are left."""
        return int(self.s.eons[self.seat]) - e + np.arange(LEVELS)

    def gained(self, eons: NDArray[np.int64]) -> NDArray[np.int64]:
        """Eons after one more, while the supply has one (GZ-28); what was spent went there."""
        left = int(self.s.supply) + int(self.s.eons[self.seat]) - eons
        return eons + (left > 0)

    def solve(self, rooms: tuple[Solution, Solution], e: int, least: int) -> None:
        """Solves the sequence without the galaxy's effect, and with it where there is one."""
        s, seat, net = self.s, self.seat, web()
        plain, effect = rooms
        worth = np.zeros((N_LINES, COUNT), np.int16)
        worths(net.packed, int(s.lucky[seat]), int(s.phantom_code), worth)
        powers = self.advanced and s.lucky[seat] != POWER_EON
        plain.stop = plain.show if not powers else np.zeros_like(plain.show)
        eons = self.levels(e)
        if s.mode == Mode.TURN:
            after, cancelled, travels, lucky_eon = self._marks(eons)
            turn_stops(
                worth, after, cancelled, travels, lucky_eon, self.curve, plain.show, e + 1, least
            )
        elif s.mode == Mode.CARD:
            code = card_code(int(s.face_up), int(s.colour[seat]))
            card_stops(net.packed, code, card_ends(self, eons), plain.show, e + 1, least)
        else:
            fight_stops(worth, self._stand(eons), self._escapes(eons), plain.show, e + 1, least)
        if powers:
            empowered(net.plus, net.minus, int(s.lucky[seat]), plain.show, plain.stop, e + 1, least)
        free_die = self.has_effect and s.galaxy[seat] == PHANTOM
        paid = least + bool(free_die)
        plain.solve(net, e, least, paid)
        if not self.has_effect:
            return
        effect.show, effect.stop = plain.show, plain.stop
        turns = effect_turns(int(s.galaxy[seat]), int(s.lucky[seat]))
        effect.solve(
            net, e, least, least, turns, bool(s.galaxy[seat] == CRYSTAL), bool(free_die), plain
        )

    def _marks(self, eons: NDArray[np.int64]) -> tuple[Floats, Floats, Floats, Floats]:
        """Points to come after every mark of a turn, by Eons left.

        A fight that starts on arrival counts as even.
        """
        s, seat = self.s, self.seat
        vp = float(s.vp[seat])
        after = np.full((N_LINES, LEVELS), LOW)
        cancelled = np.full(LEVELS, LOW)
        for line in range(N_LINES):
            if self.open >> line & 1:
                rest = self.open ^ 1 << line
                if FIRST_CODE <= line < CHANCE:
                    then = self._arrived(line - FIRST_CODE, rest, self.gained(eons))
                else:
                    then = self.future(seat, rest, eons)
                after[line] = vp + then
                cancelled = np.maximum(cancelled, vp + self.future(seat, rest, eons))
        travels = np.full((N_GALAXIES, LEVELS), LOW)
        for galaxy in range(N_GALAXIES):
            line = s.lines[seat, FIRST_CODE + galaxy]
            if galaxy != s.galaxy[seat] and line in (Line.SCORED, Line.START):
                travels[galaxy] = vp + self._travelled(galaxy, eons)
        lucky_eon = np.zeros(LEVELS)
        if self.advanced and s.lucky[seat] == POWER_EON:
            rest = self.open & (self.open - 1)
            lucky_eon = self.future(seat, rest, eons + 1) - self.future(seat, rest, eons)
        return tuple(x.astype(np.float32) for x in (after, cancelled, travels, lucky_eon))  # type: ignore[return-value]

    def _stand(self, eons: NDArray[np.int64]) -> Floats:
        """Utility of a fight score, by score, Lucky Number in it, Eons left."""
        s, seat = self.s, self.seat
        stand = np.zeros((MOST_SCORE, 2, LEVELS))
        below, above = (x[:, None] for x in outcomes(self))
        for lucky in range(2):
            then = eons
            if lucky and self.advanced and s.lucky[seat] == POWER_EON and s.mode != Mode.TIE:
                then = self.gained(eons)
            win, draw, lose = self._stakes(then)
            value = below * win + above * lose + (1.0 - below - above) * draw
            if s.mode == Mode.CONVERGENCE:
                if self.seats == 1:
                    value = np.where(np.arange(MOST_SCORE)[:, None] >= SOLO_AIM, win, lose)
                else:
                    value = (1.0 - above) * win + above * lose  # GZ-69: all at the top win
            stand[:, lucky] = value
        return stand.astype(np.float32)

    def _stakes(self, eons: NDArray[np.int64]) -> tuple[Any, Any, Any]:
        """Utility of a fight won, drawn and lost, by Eons left."""
        s, seat = self.s, self.seat
        if s.mode == Mode.TIE:
            return np.ones(LEVELS), np.full(LEVELS, 0.5), np.zeros(LEVELS)
        vp = float(s.vp[seat])
        now = vp + self.future(seat, self.open, eons)
        if s.mode == Mode.CONVERGENCE:
            if self.seats == 1:
                return self.useful(now + SOLO_VP), self.useful(now), self.useful(now - VP_A_FIGHT)
            most = VP_A_FIGHT * (self.seats - 1)
            return (
                self.useful(now + most + VP_A_FIGHT),
                self.useful(now),
                self.useful(now - VP_A_FIGHT - most / (self.seats - 1)),
            )
        others = [int(r) for r in s.order[: int(s.order_count)] if r != seat]
        return self._fight_stakes(eons, others)

    def _fight_stakes(self, eons: NDArray[np.int64], others: list[int]) -> tuple[Any, Any, Any]:
        s, seat = self.s, self.seat
        vp = float(s.vp[seat])
        weight = 1.0 / (self.seats - 1)  # of a rival's loss
        have = [r for r in others if s.eons[r] > 0]
        points = VP_A_FIGHT * len(others)
        lost = sum(self.hopes(r) - self.hopes(r, -1) for r in have)
        win = vp + self.future(seat, self.open, eons + len(have)) + points + weight * lost
        draw = vp + self.future(seat, self.open, eons)
        gain = np.mean([self.hopes(r, 1) - self.hopes(r) for r in others])
        lose = (
            vp
            + self.future(seat, self.open, np.maximum(eons - 1, 0))
            - weight * (points + np.where(eons > 0, gain, 0.0))
        )
        return self.useful(win), self.useful(draw), self.useful(lose)

    def _escapes(self, eons: NDArray[np.int64]) -> Floats:
        """Utility of a way out of a fight, by galaxy and Eons left (GZ-46)."""
        s, seat = self.s, self.seat
        escapes = np.full((N_GALAXIES, LEVELS), LOW)
        if s.mode == Mode.FIGHT:
            vp, then = float(s.vp[seat]), self.gained(eons)
            for galaxy in range(N_GALAXIES):
                cancelled = s.lines[seat, FIRST_CODE + galaxy] == Line.CANCELLED
                if galaxy != s.galaxy[seat] and not cancelled:
                    escapes[galaxy] = self.useful(vp + self.future(seat, self.open, then, galaxy))
        return escapes.astype(np.float32)

    def after(self, move: int, worth: NDArray[np.int32]) -> float:
        """Utility of a move outside a sequence."""
        s, seat = self.s, self.seat
        eons = np.array([int(s.eons[seat])])
        vp = float(s.vp[seat])
        if s.phase == Phase.COLOUR:
            hoped = vp + self.future(seat, self.open, eons) + colour_points(move - COLOUR)
            return float(self.useful(hoped)[0])
        if s.phase in (Phase.LUCKY, Phase.START):
            return self._begun(move)
        if s.phase in (Phase.MOVE, Phase.PULL, Phase.HIT):
            return View(met(s, seat, move), seat, self.sight).now()
        if s.phase in (Phase.ASSIGN, Phase.CANCEL):
            return float(self.useful(self._marked(move, worth, eons, vp)[0]))
        if s.phase == Phase.ESCAPE:
            if move != STAND:
                return float(self._escapes(np.full(LEVELS, eons[0]))[move - ESCAPE, 0])
            score = int(worth[N_LINES])
            stand = self._stand(np.full(LEVELS, eons[0]))
            return float(stand[score // 2, score % 2, 0])
        change = 1 if s.phase == Phase.GAIN_CHOICE else -1
        if move == CHOOSE_EON:
            return float(self.useful(vp + self.future(seat, self.open, eons + change))[0])
        return float(self.useful(vp + change * SPHERES_VP + self.future(seat, self.open, eons))[0])

    def _begun(self, move: int) -> float:
        """The set-up: Lucky Number and first galaxy."""
        s, seat = self.s, self.seat
        eons = np.array([int(s.eons[seat])])
        lucky = move - LUCKY + 1 if s.phase == Phase.LUCKY else int(s.lucky[seat])
        taken = {int(s.galaxy[r]) for r in range(self.seats)}
        best = 0.0
        before = int(s.lucky[seat])
        s.lucky[seat] = lucky
        for galaxy in range(N_CORNERS):
            if galaxy in taken or (s.phase == Phase.START and galaxy != move - START):
                continue
            rest = self.open ^ 1 << FIRST_CODE + galaxy
            value = float(self.future(seat, rest, eons, galaxy)[0])
            if self.advanced and not self.whole:
                value += float(POWER_WORTH[lucky]) + 2.0 * float(EFFECT_WORTH[galaxy]) / POINT
            best = max(best, value)
        s.lucky[seat] = before
        return float(self.useful(best))

    def _marked(self, move: int, worth: Any, eons: Any, vp: float) -> NDArray[np.float64]:
        """Points after a mark."""
        s, seat = self.s, self.seat
        if move >= CANCEL:
            return vp + self.future(seat, self.open ^ 1 << move - CANCEL, eons)
        if move >= TRAVEL:
            return vp + self._travelled(move - TRAVEL, eons)
        line = move - SCORE
        points, rest = vp + int(worth[line]) // 2, self.open ^ 1 << line
        if worth[line] % 2 == 1 and self.advanced and s.lucky[seat] == POWER_EON and line < CHANCE:
            eons = eons + 1
        if FIRST_CODE <= line < CHANCE:
            return points + self._arrived(line - FIRST_CODE, rest, self.gained(eons))
        return points + self.future(seat, rest, eons)

    def _travelled(self, galaxy: int, eons: Any) -> NDArray[np.float64]:
        """Points to come after a travel (GZ-41), with the best line cancelled."""
        rests = [self.open ^ 1 << line for line in range(N_LINES) if self.open >> line & 1]
        found = [self.future(self.seat, rest, eons, galaxy) for rest in rests]
        best = int(np.argmax([float(np.mean(points)) for points in found]))
        return np.asarray(np.max(found, axis=0)) + self._fight_gain(galaxy, rests[best], eons)

    def _arrived(self, galaxy: int, lines: int, eons: Any) -> NDArray[np.float64]:
        """Points to come with the pawn in a galaxy, where it may have to fight (GZ-39)."""
        points = self.future(self.seat, lines, eons, galaxy)
        return points + self._fight_gain(galaxy, lines, eons)

    def _fight_gain(self, galaxy: int, lines: int, eons: Any) -> NDArray[np.float64]:
        """The points that a fight on arrival may bring, or rather cost, by Eons."""
        s = self.s
        clockwise = [(self.seat + i) % self.seats for i in range(1, self.seats)]
        others = [r for r in clockwise if s.galaxy[r] == galaxy]
        if not self.wary or galaxy == s.galaxy[self.seat] or not others:
            return np.zeros(np.shape(eons))
        if (galaxy, lines) not in self._known:
            self._known[galaxy, lines] = self._fought(galaxy, lines, others)
        known = self._known[galaxy, lines]
        return known[np.clip(eons, 0, len(known) - 1)]

    def _fought(self, galaxy: int, lines: int, others: list[int]) -> NDArray[np.float64]:
        """The same, solved, by Eons up to one more than there are now."""
        then, seat = self.s.copy(), self.seat
        then.mode, then.galaxy[seat] = Mode.FIGHT, galaxy
        then.order[: len(others) + 1] = [seat, *others]
        then.order_at, then.order_count = 0, len(others) + 1
        for line in range(N_LINES):
            if self.open >> line & 1 and not lines >> line & 1:
                then.lines[seat, line] = Line.SCORED
        e = min(int(then.eons[seat]) + 1, LEVELS - 1)
        then.supply -= e - then.eons[seat]
        then.eons[seat] = e
        fight = View(then, seat, self.sight, plainly=True)
        rooms = _spare.__dict__.setdefault("rooms", (Solution(), Solution()))
        fight.solve(rooms, e, 0)
        stood = rooms[fight.has_effect].opening()[: e + 1].astype(np.float64)
        return stood - float(then.vp[seat]) - fight.future(seat, lines, np.arange(e + 1), galaxy)


_spare = local()


def _open(s: Any, seat: int) -> int:
    """Bit mask of the open lines."""
    return sum(int(s.lines[seat, line] == Line.OPEN) << line for line in range(N_LINES))


_ERF = np.array([0.5 * (1.0 + erf(x / 100.0 / sqrt(2.0))) for x in range(-600, 601)])


def _normal(x: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.interp(x, np.arange(-600, 601) / 100.0, _ERF)
