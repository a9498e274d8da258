"""What only code can say: how events become lines, what a seat is asked, what chance gave."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from galactable.core.events import Argument, Event, EventKind, flag, number, seat, seats, thing
from galactable.core.text import Said, Thing
from galactable.core.words import Story, Words
from galactable.games.galactzy.components import (
    DICE,
    EVENT_CARDS,
    EVENT_IDS,
    GALAXY_IDS,
    LINE_IDS,
    MOST_THROWS,
)
from galactable.games.galactzy.moves import MOVES
from galactable.games.galactzy.rules.fights import SOLO_AIM
from galactable.games.galactzy.state import NONE, Mode, Phase, State
from galactable.games.galactzy.view import dice_of, offers


def called_die(face: str) -> Said:
    """A die by its number and type; dice of one type by all their numbers."""
    sides, shown = face.split(":")
    return Said("die-shown", {"sides": int(sides), "number": shown})


def called_plan(plan: str) -> Said:
    """How many dice of a type are thrown."""
    count, sides = plan.split("d")
    return Said("plan-dice", {"count": int(count), "sides": int(sides)})


# What people see: dice of a type together, numbers in a row, covered numbers at once.
_GROUPS = Argument("dice", "dice", list)
_KEPT = Argument("kept", "number", str)
_NUMBERS = Argument("numbers", "number", str)
_SEAT = seat()
_WORDED = {
    "throw": EventKind("throw", (_SEAT, _GROUPS, number("throw"), _KEPT)),
    "effect-reroll": EventKind(
        "effect-reroll", (_SEAT, _GROUPS, number("number"), thing("galaxy", GALAXY_IDS))
    ),
    "cover": EventKind("cover", (_SEAT, _NUMBERS)),
    "vp": EventKind(
        "vp", (_SEAT, number("points"), seat("from"), thing("card", EVENT_IDS), flag("lost"))
    ),
    "attempt": EventKind("attempt", (_SEAT, thing("card", EVENT_IDS), _NUMBERS)),
    "fight": EventKind(
        "fight", (_SEAT, thing("galaxy", GALAXY_IDS), seats("others"), number("count"))
    ),
    "resolve": EventKind(
        "resolve", (thing("card", EVENT_IDS), number("seats"), thing("galaxy", GALAXY_IDS))
    ),
}

_STORMS = {row["slug"]: row["galaxy"] for row in EVENT_CARDS if row["galaxy"]}
"""Where storms rage, by card."""


def edit(events: list[Event]) -> list[Event]:
    """A turn's heading comes before its news; dice are told by type."""
    at = next((i for i, event in enumerate(events) if event.kind.name == "era"), None)
    turn = [event for event in events if event.kind.name == "turn"]
    if at is not None:
        rest = [event for event in events if event.kind.name != "turn"]
        events = [*rest[:at], *turn, *rest[at:]]
    found: list[Event] = []
    for name, group in groupby(events, lambda event: event.kind.name):
        same = list(group)
        if name == "cover":
            found.append(_covered(same))
        else:
            found += [_worded(event) for event in same if not _goes_without_saying(event)]
    return found


def _goes_without_saying(event: Event) -> bool:
    """Who begins was told in the set-up; alone there is nobody else."""
    a = event.args
    return event.kind.name == "era" and (a["first"] is None or a["era"] == 1)


def _covered(events: list[Event]) -> Event:
    shown = sorted(event.args["die"].split(":")[1] for event in events)
    first = events[0]
    return Event(
        _WORDED["cover"], first.knows, {"seat": first.args["seat"], "numbers": " ".join(shown)}
    )


def _worded(event: Event) -> Event:
    kind = _WORDED.get(event.kind.name)
    if kind is None:
        return event
    a = dict(event.args)
    if "dice" in a:
        a["dice"] = by_type(a["dice"])
    if "kept" in a:
        a["kept"] = " ".join(map(str, a["kept"])) or None
    if event.kind.name == "vp":
        a["lost"], a["points"] = a["points"] <= 0, abs(a["points"])
    if "others" in a:
        a["count"] = len(a["others"])
    if event.kind.name == "resolve":
        a["galaxy"] = _STORMS.get(a["card"])
    if "code" in a:
        a["numbers"] = " ".join(map(str, a.pop("code")))
    return Event(kind, event.knows, a)


def by_type(dice: Sequence[str]) -> list[str]:
    """Dice as rows of one type: 4:2 4:4 8:1 is 4:2 4, 8:1."""
    rows = {sides: [d.split(":")[1] for d in dice if d.startswith(f"{sides}:")] for sides in DICE}
    return [f"{sides}:{' '.join(shown)}" for sides, shown in rows.items() if shown]


_DEEDS = ("throw", "reroll", "modify", "effect-turn", "effect-reroll", "power-turn", "power-roll")

STORY = Story(
    headings=("turn", "resolve", "fight", "tie"),
    quiet=("lift", "stop", "hit"),
    follows={
        **dict.fromkeys(_DEEDS, ("cover",)),
        "score": ("eon", "no-eon", "arrive", "phantom"),
        "escape": ("eon", "no-eon"),
        "fight-score": ("eon", "no-eon"),
        "fight-won": ("take",),
        "success": ("eon", "no-eon", "vp"),
        "defeat": ("eon", "vp"),
        "event": ("under",),
    },
    # What an event brings may be chosen: then it is told a ply later.
    threads=dict.fromkeys(("success", "defeat", "vp", "eon", "arrive"), "event"),
    edit=edit,
)


def move(s: State, seat: int, code: int) -> Said | None:
    """A throw by its dice, a line with its points; some moves have two names."""
    kind, a = MOVES.kind(code).name, MOVES.args(code)
    if kind == "throw":
        dice = [(a[f"d{die}"], die) for die in DICE]
        return Said(
            "move-throw", {"dice": tuple(Thing("plan", f"{n}d{die}") for n, die in dice if n)}
        )
    if kind == "score":
        points = offers(s).get(a["line"])
        line = Thing("line", a["line"])
        return Said("move-score", {"line": line, "points": 0 if points is None else points})
    if kind == "stand":
        return Said("move-stand", {"points": offers(s).get("fight", 0)})
    if kind == "choose":
        name = "gain" if s.phase == Phase.GAIN_CHOICE else "lose"
        return Said(f"move-choose-{name}", {"what": Thing("what", a["what"])})
    if kind == "stay" and s.phase == Phase.PULL:
        return Said("move-stay-pulling")
    return None


def plan(s: State, seat: int, moves: Sequence[int]) -> tuple[int, Said] | None:
    """Dice taken up and thrown again are one thing: what is kept, and what is thrown."""
    kinds = [MOVES.kind(code).name for code in moves]
    lifts = next((i for i, kind in enumerate(kinds) if kind != "lift"), len(kinds))
    if not 0 < lifts < len(kinds) or kinds[lifts] != "throw":
        return None
    kept = dice_of(s.shown)
    for code in moves[:lifts]:
        a = MOVES.args(code)
        kept.remove([a["die"], a["number"]])
    thrown = move(s, seat, moves[lifts])
    assert thrown is not None
    if not kept:
        return lifts + 1, thrown
    numbers = " ".join(str(number) for number in sorted(number for _, number in kept))
    return lifts + 1, Said("plan-keep", {"kept": numbers, **thrown.args})


def hopes(s: State, seat: int, events: Sequence[Event]) -> list[str]:
    """The lines that the dice would fill, but for those that anything fills; an event's success;
    in a fight to be ahead of all who have a score."""
    won = [event.args["card"] for event in events if event.kind.name == "success"]
    found = [f"hope-success card card-{card}" for card in won]
    if s.mode in (Mode.FIGHT, Mode.CONVERGENCE, Mode.TIE):
        return found + ["hope-ahead"] * _ahead(s, seat)
    return found + [f"line-{line}" for line in offers(s) if line != "chance"]


def _ahead(s: State, seat: int) -> bool:
    """Alone: with as much as the Convergence asks for (GZ-77)."""
    scores = s.fight_score[: s.seats].tolist()
    own = offers(s).get("fight", 0) if s.seat == seat else scores[seat]
    rivals = [score for at, score in enumerate(scores) if at != seat]
    return bool(own > max([0, *rivals]) if rivals else own >= SOLO_AIM)


def ask(s: State, seat: int) -> Said:
    """What the seat is asked: a sequence by what it is for and how far it is."""
    if s.phase != Phase.SEQUENCE:
        return Said(f"ask-{Phase(s.phase).name.lower().replace('_', '-')}", _asked(s))
    if s.mode == Mode.CARD:
        need = [str(number) for number, n in enumerate(s.need) for _ in range(n)]
        return Said(
            "ask-card", {"card": Thing("card", EVENT_IDS[s.face_up]), "need": " ".join(need)}
        )
    if s.mode == Mode.TURN:
        if s.throws == 0:
            return Said("ask-throw")
        if s.hand > 0:
            return Said("ask-hand")
        return Said("ask-last" if s.throws == MOST_THROWS else "ask-sequence")
    best = max(int(score) for score in s.fight_score[: s.seats])
    return Said(f"ask-{Mode(s.mode).name.lower()}", {"best": None if best == NONE else best})


def _asked(s: State) -> dict[str, Any]:
    """What a card's question speaks of."""
    if s.phase in (Phase.GAIN_CHOICE, Phase.LOSS_CHOICE, Phase.MOVE):
        return {"card": Thing("card", EVENT_IDS[s.face_up])}
    return {}


def refusal(s: State, seat: int, code: int) -> Said | None:
    """Why a move is refused, where more can be said than that it is."""
    kind, a = MOVES.kind(code).name, MOVES.args(code)
    if s.phase == Phase.SEQUENCE and s.hand > 0:
        if kind == "stop":
            return Said("refusal-hand")
        if kind == "throw" and sum(a.values()) != s.hand:
            return Said("refusal-count", {"hand": int(s.hand), "dice": sum(a.values())})
        if kind == "throw":
            return Said("refusal-seven")
        if kind == "lift" and code - MOVES.first("lift") < s.lift_from:
            return Said("refusal-order")
    if kind == "cancel" and s.phase == Phase.ASSIGN:
        return Said("refusal-travel")
    if kind == "score" and s.phase == Phase.ASSIGN:
        marked = s.lines[seat, LINE_IDS.index(a["line"])]
        name = "refusal-marked" if marked else "refusal-not-shown"
        return Said(name, {"line": Thing("line", a["line"])})
    return None


def chance(events: list[Event]) -> list[dict[str, Any]]:
    """What dice and deck gave, as a record file lists it."""
    found: list[dict[str, Any]] = []
    rounds: dict[int, list[list[int]]] = {}
    for event in events:
        a = event.args
        match event.kind.name:
            case "roll-off":
                if a["round"] not in rounds:
                    rounds[a["round"]] = []
                    found.append({"roll_off": rounds[a["round"]]})
                rounds[a["round"]].append([a["seat"], a["number"]])
            case "event":
                found.append({"event": a["card"]})
            case "throw":
                found.append({"throw": _pairs(a["dice"])})
            case "reroll":
                found.append({"reroll": [[_pairs([a["die"]])[0][0], a["new"]]]})
            case "effect-reroll":
                found.append({"effect": _pairs(a["dice"])})
            case "power-roll":
                found.append({"power": _pairs([a["die"]])})
            case "phantom":
                found.append({"phantom": a["number"]})
    return found


def _pairs(dice: Sequence[str]) -> list[list[int]]:
    """Dice as [die, number]."""
    return [[int(part) for part in die.split(":")] for die in dice]


WORDS = Words(
    chance=chance,
    story=STORY,
    names={"die": called_die, "dice": called_die, "plan": called_plan},
    move=move,
    refusal=refusal,
    ask=ask,
    plan=plan,
    hopes=hopes,
)
