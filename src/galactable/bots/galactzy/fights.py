"""Who wins a fight of Galactzy: the chance to reach a score, by Eons that may be spent on it.

Eons decide fights: whoever throws last knows what there is to beat, and two of them are nearly
always enough. The tables are data of the package; ``python -m galactable.bots.galactzy.fights``
makes them again.
"""

from __future__ import annotations

import lzma
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from galactable.bots.galactzy.multisets import COUNT, web
from galactable.bots.galactzy.payoffs import empowered, fight_stops, worths
from galactable.bots.galactzy.sequence import LEVELS, LOW, Solution
from galactable.games.galactzy.components import N_GALAXIES, N_LINES, N_LUCKY, POWER_EON
from galactable.games.galactzy.rules.fights import VP_A_FIGHT
from galactable.games.galactzy.state import Mode

if TYPE_CHECKING:
    from galactable.bots.galactzy.stakes import View

__all__ = ["MOST_SCORE", "MOST_SPENT", "make", "outcomes", "reach", "spends"]

MOST_SCORE = 64  # of a fight, and more than there is
MOST_SPENT = 4  # Eons
FILE = "fights.xz"
Numbers = NDArray[np.float64]
SHAPE = (2, N_LUCKY, MOST_SCORE + 1, MOST_SPENT + 1)


@cache
def _tables() -> NDArray[np.float32]:
    path = files("galactable.bots.galactzy") / "data" / FILE
    return np.frombuffer(lzma.decompress(path.read_bytes()), "<f4").reshape(SHAPE)


def reach(lucky: int, powered: bool = False) -> NDArray[np.float32]:
    """``[score, Eons]``: the chance to reach a fight score at least, with so many Eons to spend.

    ``powered`` is with the Lucky Number's power.
    """
    return _tables()[int(powered), lucky - 1]


def outcomes(view: View) -> tuple[Numbers, Numbers]:
    """The chances to win and to lose by fight score, against those in the fight."""
    s = view.s
    scores = np.arange(MOST_SCORE)
    below, above = np.ones(MOST_SCORE), np.zeros(MOST_SCORE)
    for i in range(int(s.order_count)):
        other = int(s.order[i])
        if other == view.seat:
            continue
        if i < s.order_at:
            score = int(s.fight_score[other])
            lower, higher = (scores > score).astype(float), (scores < score).astype(float)
        else:
            chances = _reached(view, other)
            lower, higher = 1.0 - chances[:-1], chances[1:]
        below = below * lower
        above = 1.0 - (1.0 - above) * (1.0 - higher)
    below[0] = 0.0  # without a Figure nobody wins
    return below, above


def _reached(view: View, rival: int) -> Numbers:
    """The chances that a rival who still throws reaches a fight score at least."""
    s = view.s
    chance = reach(int(s.lucky[rival]), view.whole).astype(np.float64)
    if s.mode == Mode.TIE:
        return chance[:, 0]
    if not view.wary:
        return (chance[:, 0] + chance[:, min(1, int(s.eons[rival]))]) / 2
    return chance[:, spends(view, rival)]


def spends(view: View, rival: int) -> int:
    """How many Eons the fight under way is worth to a rival who knows what there is to beat."""
    s = view.s
    weight = 1.0 / len(view.rivals)  # of what the others gain or lose
    others = [int(r) for r in s.order[: int(s.order_count)] if r != rival]
    robbed = [r for r in others if s.eons[r] > 0]
    now = view.hopes(rival)
    stake = view.hopes(rival, len(robbed)) - view.hopes(rival, -1) + VP_A_FIGHT * len(others)
    stake += weight * sum(view.eon_of(r) for r in robbed)
    gains = [view.hopes(r, 1) - view.hopes(r) for r in others]
    stake += weight * (VP_A_FIGHT + sum(gains) / len(gains))
    spent = 0
    while spent < min(MOST_SPENT, int(s.eons[rival])):
        if now - view.hopes(rival, -spent - 1) > stake:
            break
        spent += 1
    return spent


def make(lucky: int, powered: bool = False, most: int = MOST_SPENT) -> NDArray[np.float32]:
    """Solves a fight for every score, with this Lucky Number, or with its power."""
    net, room = web(), Solution()
    powered = powered and lucky != POWER_EON
    if powered:
        room.stop = np.zeros_like(room.show)
    worth = np.zeros((N_LINES, COUNT), np.int16)
    worths(net.packed, lucky, 0, worth)
    found = np.zeros((MOST_SCORE + 1, most + 1), np.float32)
    never = np.full((N_GALAXIES, LEVELS), LOW, np.float32)
    for score in range(MOST_SCORE + 1):
        stand = np.zeros((MOST_SCORE, 2, LEVELS), np.float32)
        stand[score:] = 1.0
        fight_stops(worth, stand, never, room.show, most + 1, 0)
        if powered:
            empowered(net.plus, net.minus, lucky, room.show, room.stop, most + 1, 0)
        room.solve(net, most)
        found[score] = room.opening()[: most + 1]
        if found[score, most] == 0.0:
            break
    return found


def main() -> None:
    """Writes the tables."""
    made = [[make(lucky + 1, bool(powered)) for lucky in range(N_LUCKY)] for powered in range(2)]
    path = Path(__file__).with_name("data") / FILE
    data = np.array(made, "<f4").tobytes()
    path.write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))
    print(f"{FILE}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
