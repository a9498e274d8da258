"""A hint in words: the plan step by step, and why (``bots/hints.py``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from galactable.core.table import Table
from galactable.core.text import Text, plain
from galactable.core.voice import Voice

if TYPE_CHECKING:
    from galactable.bots.hints import Hint
    from galactable.bots.search import Opinion

__all__ = ["unworded", "worded_hint"]

HOPES = 2
MOST_MOVES = 12


def unworded(found: Hint) -> dict[str, Any]:
    """A hint in plain values, as a worker hands it over: of moves that were played out."""
    played = [one for one in found.opinions if one.visits or found.forecast]
    said = [one for one in played if one.move == found.moves[0]]
    if said:
        said += [one for one in played if one.move not in found.moves]
    return {
        "plan": found.moves,
        "gains": found.gains,
        "figures": found.figures,
        "forms": found.forms,
        "hopes": found.hopes,
        "later": found.later,
        "moves": [_said(one) for one in said[:MOST_MOVES]],
        "forecast": found.forecast,
    }


def _said(one: Opinion) -> dict[str, Any]:
    return {
        "move": one.move, "visits": one.visits, "points": round(one.points, 2),
        "win": round(one.win, 3),
    }  # fmt: skip


def worded_hint(
    said: dict[str, Any], table: Table, seat: int, voice: Voice, names: Sequence[str]
) -> dict[str, Any]:
    """What a worker found, for a reader. The table is a copy, on which the plan is played."""
    alone = table.seats == 1
    codes = set(table.codes(seat))
    moves = [
        {"visits": None, "points": None, "win": None, **move,
         **_words(voice.move(table.state, seat, move["move"], names))}
        for move in said["moves"]
        if move["move"] in codes
    ]  # fmt: skip
    if alone:
        moves = [{**move, "win": None} for move in moves]
    moves = [move for move in moves if move is moves[0] or _worse(move, moves[0])]
    plan = _steps(table, seat, said["plan"], voice, names)
    return {
        "move": said["plan"][0],
        "words": plan[0]["words"],
        "text": plan[0]["text"],
        "reason": _reason(said, voice, alone),
        "plan": plan,
        "moves": moves,
    }


def _steps(
    table: Table, seat: int, moves: list[int], voice: Voice, names: Sequence[str]
) -> list[dict[str, Any]]:
    """The plan in things to do; nothing but its last move is left to chance."""
    found: list[dict[str, Any]] = []
    while moves:
        together = voice.words.plan and voice.words.plan(table.state, seat, moves)
        if together:
            count, message = together
            text = voice.say(message, names, seat)
        else:
            count, text = 1, voice.move(table.state, seat, moves[0], names)
        found.append({"moves": moves[:count], **_words(text)})
        rest = moves[count:]
        for code in moves[:count] if rest else ():
            table.play(code, seat)
        moves = rest
    return found


def _worse(one: dict[str, Any], best: dict[str, Any]) -> bool:
    """Whether a reader sees that it is: what looks as good teaches nothing."""
    if best["win"] is None:
        return bool(round(one["points"], 1) < round(best["points"], 1))
    return _percent(one["win"]) < _percent(best["win"])


def _words(text: Text) -> dict[str, Any]:
    return {"words": plain(text), "text": text}


def _reason(said: dict[str, Any], voice: Voice, alone: bool) -> str:
    """What a person can check: the points at once, the odds of a throw, the outlook."""
    sentences = []
    gains: dict[str, int] = said["gains"]
    if gains:
        total = sum(gains.values())
        name = "reason-gain" if total >= 0 else "reason-loss"
        sentences.append(voice.label(name, points=abs(total), parts=_parts(voice, gains)))
    if figures := said["figures"]:
        parts = ", ".join(_figure(voice, *one) for one in figures.items())
        sentences.append(voice.label("reason-brings", parts=parts))
    if forms := said["forms"]:
        sentences.append(voice.label("reason-forms", parts=_parts(voice, forms)))
    odds = said["hopes"][:HOPES]
    hopes = [
        voice.label("reason-hope", hope=_hope(voice, hope), share=_percent(share))
        for hope, share in odds
    ]
    if hopes and said["later"]:
        sentences.append(voice.label("reason-turn-end", parts=", ".join(hopes)))
    elif odds and odds[0][1] == 1.0:
        sentences += [voice.label("reason-sure", hope=_hope(voice, odds[0][0]))]
    else:
        sentences += [f"{hope}." for hope in hopes]
    if not sentences:
        sentences.append(voice.label("reason-later"))
    best = said["moves"][0] if said["moves"] else {}
    if alone and best.get("points") is not None:
        name = "reason-alone" if said["forecast"] else "reason-soon"
        sentences.append(voice.label(name, points=round(best["points"])))
    elif not alone and best.get("win") is not None:
        sentences.append(voice.label("reason-win", win=_percent(best["win"])))
    return " ".join(sentences)


def _percent(share: float) -> int:
    """From 1 to 99: nothing that chance decides is told as certain."""
    return min(99, max(1, round(100 * share)))


def _parts(voice: Voice, points: dict[str, int]) -> str:
    """Points by category."""
    return ", ".join(
        voice.label(
            "reason-part", category=voice.category(name), sign=_sign(some), points=abs(some)
        )
        for name, some in points.items()
    )


def _sign(change: int) -> str:
    return "+" if change > 0 else "−"


def _figure(voice: Voice, name: str, change: int) -> str:
    figure, _, thing = name.partition(" ")
    what = voice.label(thing) if thing else ""
    return voice.label(f"figure-{figure}", sign=_sign(change), count=abs(change), what=what)


def _hope(voice: Voice, name: str) -> str:
    message, *rest = name.split()
    found = zip(rest[::2], rest[1::2], strict=True)
    return voice.label(
        message, **{arg: int(said) if said.isdigit() else voice.label(said) for arg, said in found}
    )
