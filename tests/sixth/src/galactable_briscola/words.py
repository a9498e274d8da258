"""What only code can say: how events become lines, what chance gave, why a move is refused."""

from __future__ import annotations

from typing import Any

from galactable.core.events import Event
from galactable.core.text import Said, Thing
from galactable.core.words import Gather, Story, Words
from galactable_briscola.components import CARD_IDS
from galactable_briscola.moves import PLAY
from galactable_briscola.state import State

STORY = Story(gathers=(Gather("draw", "card"),))


def chance(events: list[Event]) -> list[dict[str, Any]]:
    """Cards drawn and turned up, as a record file lists them."""
    found: list[dict[str, Any]] = []
    for event in events:
        if event.kind.name == "draw":
            found.append({"draw": event.args["card"], "seat": event.args["seat"]})
        elif event.kind.name == "turn-up":
            found.append({"turn-up": event.args["card"]})
    return found


def refusal(s: State, seat: int, code: int) -> Said:
    """Only cards in hand can be played."""
    return Said("refusal-not-held", {"card": Thing("card", CARD_IDS[code - PLAY])})


WORDS = Words(chance=chance, story=STORY, refusal=refusal)
