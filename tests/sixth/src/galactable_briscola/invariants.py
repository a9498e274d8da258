"""What must hold after every move."""

from __future__ import annotations

from collections import Counter

from galactable_briscola.components import HAND, POINTS
from galactable_briscola.state import NONE, Phase, Place, State


def problems(s: State) -> list[str]:
    """What does not hold. That no card is lost or doubled is so by how places are kept."""
    found = []
    at = Counter(s.place.tolist())
    if at[Place.STOCK] != s.stock:
        found.append(f"stock: counted {at[Place.STOCK]}, kept {s.stock}")
    for seat in range(s.seats):
        if at[Place.HAND + seat] != s.hand_count[seat]:
            found.append(f"hand of seat {seat}: counted {at[Place.HAND + seat]}")
        if not 0 <= s.hand_count[seat] <= HAND:
            found.append(f"hand of seat {seat} has {s.hand_count[seat]} cards")
        taken = sum(int(POINTS[i]) for i, p in enumerate(s.place) if p == Place.TAKEN + seat)
        if taken != s.points[seat]:
            found.append(f"points of seat {seat}: counted {taken}, kept {s.points[seat]}")
        card = s.trick[seat]
        if (card != NONE and s.place[card] != Place.TRICK + seat) or (
            at[Place.TRICK + seat] != (card != NONE)
        ):
            found.append(f"the trick's card of seat {seat} is not in the trick")
    if (s.waiting == 0) != (s.phase == Phase.OVER):
        found.append("nobody is waited for, yet the game is not over")
    return found
