"""What only code can say: how events become lines, what a seat is asked, what chance gave."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import numpy as np

from galactable.core.events import Event, EventKind, flag, member, number, seat, thing
from galactable.core.plain import plain
from galactable.core.text import Said, Thing
from galactable.core.words import Gather, Story, Words
from galactable.games.rock_the_galaxy.components import (
    CARD_ACTION,
    CARD_IDS,
    MIN_SET,
    THEME_IDS,
    Action,
)
from galactable.games.rock_the_galaxy.moves import MOVES, SET, SIZES
from galactable.games.rock_the_galaxy.rules.legal import sets_in_hand
from galactable.games.rock_the_galaxy.state import Phase, Side, State

# People see how many fans a set brings and whose they were, not which pile they lay on.
_FANS = EventKind("fans", (seat(), number("fans"), number("yoinked"), flag("all"), seat("from")))

# Cards are passed on to a side, and stolen from a side.
_SIDE = EventKind("side", (seat(), member(Side, "side"), flag("steals")))


# What the card in play asks for is no choice: it is told as what opponents must discard is.
_CARD = (seat(), thing("card", CARD_IDS))
_DISCARD, _DUE = EventKind("discard", _CARD), EventKind("show", _CARD)


def edit(events: list[Event]) -> list[Event]:
    """Fans are told by their sum; who draws has visibly ended the turn."""
    kinds = {event.kind.name for event in events}
    found = []
    for event in events:
        kind = event.kind.name
        if kind == "fans":
            found.append(_fans(event))
        elif kind == "side":
            found.append(Event(_SIDE, event.knows, {**event.args, "steals": "steal" in kinds}))
        elif kind == "discard":
            found.append(_discarded(event))
        elif kind != "end-turn" or "draw" not in kinds:
            found.append(event)
    return found


def _discarded(event: Event) -> Event:
    args = dict(event.args)
    kind = _DUE if args.pop("due") else _DISCARD
    return Event(kind, event.knows, args)


def _fans(event: Event) -> Event:
    a = event.args
    others = a["supply"] + a["box"]
    fans = {**a, "fans": others + a["yoinked"], "all": not others}
    return Event(_FANS, event.knows, fans)


STORY = Story(
    headings=("turn",),
    quiet=("lay-aside",),  # what arrives, or is shown, says it
    gathers=(
        Gather("draw", "card"),
        Gather("discard", "card"),
        Gather("receive", "card"),
        Gather("show", "card"),
        Gather("set-card", "card", times="count", into="set"),
    ),
    follows={
        "play": ("draw", "discard", "yoink"),
        "side": ("draw",),
        "set": ("return", "singles", "fans"),
    },
    threads={
        "discard": "discards",
        "show": "dues",
        "play": "action",
        "side": "action",
        "yoink": "action",
        "set": "set",
        "fans": "set",
    },
    edit=edit,
)


def move(s: State, seat: int, code: int) -> Said | None:
    """Some moves have another name where they mean something else."""
    kind = MOVES.kind(code).name
    if kind == "direction" and not _passing(s):
        side = Thing("side", MOVES.args(code)["direction"])
        return Said("move-direction-steal", {"direction": side})
    if kind == "end" and s.phase == Phase.DISCARDING:
        return Said("move-end-discarding")
    if kind == "yoink" and MOVES.args(code)["fans"] == 0:
        return Said("move-yoink-none")
    return None


def plan(s: State, seat: int, moves: Sequence[int]) -> tuple[int, Said] | None:
    """Cards discarded one after another are one thing, with the draw that follows."""
    kinds = [MOVES.kind(code).name for code in moves]
    count = len(list(takewhile(lambda kind: kind == "discard", kinds)))
    draws = kinds[count : count + 1] == ["end"]
    if count + draws < 2:
        return None
    cards = tuple(Thing("card", MOVES.args(code)["card"]) for code in moves[:count])
    name = "plan-discard-draw" if draws else "plan-discard"
    return count + draws, Said(name, {"cards": cards})


_sets = plain(sets_in_hand)


def hopes(s: State, seat: int, events: Sequence[Event]) -> list[str]:
    """The pictures of which the hand has a set, with its size."""
    out = np.zeros(MOVES.count, np.int32)
    found = sorted(out[: _sets(s, seat, out, 0)].tolist())
    largest = dict(divmod(code - SET, SIZES) for code in found)
    return [
        f"hope-set theme theme-{THEME_IDS[theme]} size {MIN_SET + more}"
        for theme, more in largest.items()
    ]


def ask(s: State, seat: int) -> Said:
    """What the seat is asked: some phases ask by the card in play."""
    owed = int(s.owed[seat])
    if s.phase == Phase.DIRECTION:
        return Said("ask-direction-pass" if _passing(s) else "ask-direction-steal")
    if s.phase == Phase.GIVE:
        return Said("ask-give-pass" if _passing(s) else "ask-give-discard", {"count": owed})
    if s.phase == Phase.ACT_DISCARD:
        return Said("ask-act-discard", {"count": owed})
    return Said(f"ask-{Phase(s.phase).name.lower()}")


def _passing(s: State) -> bool:
    """Whether the action in play passes cards on."""
    return bool(CARD_ACTION[s.action_card, s.action_step] == Action.PASS)


def chance(events: list[Event]) -> list[dict[str, Any]]:
    """Cards drawn and stolen, as a record file lists them."""
    found: list[dict[str, Any]] = []
    for event in events:
        a = event.args
        if event.kind.name == "draw":
            found.append({"draw": a["card"], "seat": a["seat"]})
        elif event.kind.name == "steal":
            found.append({"steal": a["card"], "seat": a["seat"], "from": a["from"]})
    return found


WORDS = Words(
    chance=chance,
    story=STORY,
    kinds={"direction": "side"},
    move=move,
    ask=ask,
    plan=plan,
    hopes=hopes,
)
