"""The table drawn in a terminal, from a view alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from galactable.core.text import Said, Thing, plain
from galactable.core.voice import Voice
from galactable.games.galactzy.components import (
    EVENT_CARDS,
    EVENT_IDS,
    GALAXIES,
    LINE_IDS,
    LINES,
    MOST_DICE,
    MOST_THROWS,
)
from galactable.games.galactzy.view import worth_of

View = dict[str, Any]

PAWN = {"blue": "dodger_blue1", "red": "red1", "violet": "medium_orchid", "white": "bold white"}
DIE = {4: "green3", 6: "gold1", 8: "deep_sky_blue1"}
ART = {
    4: ("  ╱╲  ", " ╱{} ╲ ", " ‾‾‾‾ "),
    6: ("┌────┐", "│ {}  │", "└────┘"),
    8: (" ╱‾‾╲ ", "⟨ {}  ⟩", " ╲__╱ "),
}
MARK = {"scored": "✓", "cancelled": "✗", "start": "●", "open": " "}
WHY = {"cancelled": "label-cancelled", "start": "label-used"}
"""Marks that say nothing by themselves."""
MOST_IDEAS = 6
CODE = {row["slug"]: f" ({row['code']})" for row in GALAXIES if row["code"]}


def draw(view: View, voice: Voice, names: Sequence[str]) -> RenderableType:
    """The Era and its event, the dice, all scorecards, and what an Eon could buy."""
    parts: list[RenderableType] = [_head(view, voice, names)]
    if view["events"]["face_up"]:
        parts.append(_event(view, voice, names))
    if view["fight"]["fighters"]:
        parts.append(_fight(view, voice, names))
    if view["sequence"]:
        parts.append(_sequence(view, voice, names))
        ideas = eon_ideas(view, voice)
        if ideas:
            parts.append(Text(voice.label("label-ideas", ideas=_listed(voice, ideas)), "italic"))
    parts.append(_scorecards(view, voice, names))
    if view["grade"]:
        parts.append(Text(voice.label("label-grade", grade=view["grade"]), "bold"))
    return Group(*parts)


def _listed(voice: Voice, parts: Sequence[str]) -> str:
    """Parts that may hold commas of their own."""
    return voice.label("list-semicolon").join(parts)


def _numbers(numbers: Iterable[Any]) -> str:
    return " ".join(map(str, numbers))


def _of(voice: Voice, label: str, name: str) -> str:
    return plain(voice.say(Said(label, {"name": name})))


def _die(die: int, number: int) -> Thing:
    return Thing("die", f"{die}:{number}")


def _head(view: View, voice: Voice, names: Sequence[str]) -> Text:
    era = voice.label("label-era", round=view["round"], eras=view["eras"])
    text = Text(era if view["round"] else voice.label("label-setup"), "bold")
    if view["seats"] > 1:
        text.append("   " + _of(voice, "label-first-name", names[view["first"]]))
    text.append("   " + voice.label("label-supply", count=view["supply"]))
    if view["variant"] == "advanced":
        known = view["phantom"]["numbers"]
        more = "" if view["phantom"]["revealed"] else " ..."
        code = voice.label("label-phantom-code", numbers=_numbers(known) + more)
        text.append("   " + (code if known else voice.label("label-phantom-none")))
    return text


def _pair(voice: Voice, what: str, value: object) -> str:
    return voice.label("terminal-pair", what=what, value=str(value))


def _event(view: View, voice: Voice, names: Sequence[str]) -> Text:
    card = view["events"]["face_up"]
    called = _pair(voice, voice.label("label-event"), voice.label(f"card-{card}"))
    text = Text(called, "bold magenta")
    ends = [f"{end}-{card}" for end in ("success", "defeat")]
    told = [voice.label(end) for end in ends if end in voice.catalogue]
    text.append("  " + " / ".join(told), "magenta")
    codes = _codes(view, voice, names)
    if codes:
        text.append(f"   {_pair(voice, voice.category('codes'), codes)}", "bold")
    if view["card_dice"]:
        dice = tuple(_die(die, number) for _, die, number in view["card_dice"])
        text.append("   " + voice.label("label-card-dice", dice=dice))
    return text


def _codes(view: View, voice: Voice, names: Sequence[str]) -> str:
    """The numbers that the card asks for: of all in a storm, of each by the pawn's colour."""
    row = EVENT_CARDS[EVENT_IDS.index(view["events"]["face_up"])]
    if row["kind"] == "storm":
        return row["blue"]
    if row["kind"] != "challenge":
        return ""
    colours = [(names[i], p["colour"]) for i, p in enumerate(view["players"]) if p["colour"]]
    return ", ".join(_pair(voice, name, row[colour]) for name, colour in colours)


def _fight(view: View, voice: Voice, names: Sequence[str]) -> Text:
    scores = view["fight"]["scores"]
    fighters = [
        _pair(voice, names[seat], "-" if scores[seat] is None else scores[seat])
        for seat in view["fight"]["fighters"]
    ]
    return Text("   ".join(fighters), "bold red")


def _title(view: View, voice: Voice, names: Sequence[str]) -> str:
    q = view["sequence"]
    galaxy, card = view["players"][q["seat"]]["galaxy"], view["events"]["face_up"]
    about = {"fight": {"galaxy": Thing("galaxy", galaxy)}, "card": {"card": Thing("card", card)}}
    what = voice.label(f"label-mode-{q['mode']}", **about.get(q["mode"], {}))
    throws = voice.label("label-throws", made=q["throws"], most=MOST_THROWS)
    mine = q["seat"] == view["viewer"]
    whose = voice.label("label-yours") if mine else _of(voice, "label-whose", names[q["seat"]])
    return f"{whose} · {what} · {throws}"


def _sequence(view: View, voice: Voice, names: Sequence[str]) -> Panel:
    q = view["sequence"]
    lines = Text()
    for row in range(3):
        fresh = [tuple(die) for die in q["fresh"]]
        for die, number in q["dice"]:
            style = DIE[die]
            if (die, number) in fresh:
                fresh.remove((die, number))
                style += " bold"
            lines.append(ART[die][row].format(number) + " ", style)
        lines.append("\n")
    for die, number in q["dice"]:
        star = "*" if [die, number] in q["fresh"] else ""
        lines.append(f" {voice.label('label-type', sides=die) + star:6}", "dim")
    notes = []
    if q["hand"]:
        notes.append(voice.label("label-in-hand", count=q["hand"]))
    if q["need"]:
        notes.append(voice.label("label-needed", numbers=_numbers(q["need"])))
    if "fight" in q["offers"]:
        notes.append(voice.label("label-fight-now", points=q["offers"]["fight"]))
    lines.append("\n" + "   ".join(notes) if notes else "")
    return Panel(lines, title=_title(view, voice, names))


def _scorecards(view: View, voice: Voice, names: Sequence[str]) -> Table:
    q = view["sequence"]
    seat = q["seat"] if q else view["seat"]
    offers = q["offers"] if q and q["mode"] == "turn" else {}
    table = Table("", box=None, pad_edge=False)
    for i, player in enumerate(view["players"]):
        mark = "▶ " if i in view["waiting"] else ""
        table.add_column(Text(mark + names[i], PAWN.get(player["colour"] or "", "")))
    if offers:
        table.add_column(voice.label("label-now"))
    for slug in LINE_IDS:
        cells = []
        for player in view["players"]:
            line = player["lines"][slug]
            points = f" {line['points']}" if line["state"] == "scored" else ""
            why = f" {voice.label(WHY[line['state']])}" if line["state"] in WHY else ""
            cells.append(MARK[line["state"]] + points + why)
        if offers:
            cells.append(f"+{offers[slug]}" if slug in offers else "")
        style = "bold" if slug in offers and seat is not None else ""
        table.add_row(voice.label(f"line-{slug}") + CODE.get(slug, ""), *cells, style=style)
    players = view["players"]
    places = [voice.label(f"galaxy-{p['galaxy']}") if p["galaxy"] else "-" for p in players]
    table.add_row(voice.label("label-galaxy"), *places, style="cyan")
    lucky = voice.label("label-sum-lucky")
    chosen = (str(p["lucky"] or "-") for p in players)
    table.add_row(lucky[0].upper() + lucky[1:], *chosen, style="cyan")
    eons = zip(view["scores"], players, strict=True)
    worth = (f"{s['eons']} ({voice.label('label-eons', count=p['eons'])})" for s, p in eons)
    table.add_row(voice.category("eons"), *worth, style="cyan")
    totals = (str(points["total"]) for points in view["scores"])
    table.add_row(voice.category("total"), *totals, style="bold cyan")
    return table


def eon_ideas(view: View, voice: Voice) -> list[str]:
    """What the seat that throws could do with an Eon now, the best turns of a die first."""
    q = view["sequence"]
    if view["phase"] != "sequence" or q["mode"] == "tie":
        return []
    me = view["players"][q["seat"]]
    if me["eons"] == 0:
        return []
    turns = [] if q["hand"] else sorted(_turns(view, me, voice), reverse=True)
    ideas = [text for _, text in turns][:MOST_IDEAS]
    own = sum(seat == q["seat"] for seat, *_ in view["card_dice"])
    if q["throws"] < MOST_THROWS and q["hand"] + len(q["dice"]) + own < MOST_DICE:
        ideas.append(voice.label("idea-extra"))
    if q["fresh"]:
        ideas.append(voice.label("idea-reroll"))
    return ideas


def _turns(view: View, me: View, voice: Voice) -> list[tuple[int, str]]:
    """Dice turned by one that bring a line, more points, or a number of the card."""
    q = view["sequence"]
    found: dict[tuple[int, int, int], tuple[int, str]] = {}
    for i, (die, number) in enumerate(q["dice"]):
        for new in (number - 1, number + 1):
            if not 1 <= new <= die:
                continue
            turn = (die, number, new)
            turned = {"die": _die(die, number), "new": new}
            if q["mode"] == "card":
                if new in q["need"]:
                    found[turn] = (100, voice.label("idea-turn-card", **turned))
                continue
            dice = [n for k, (_, n) in enumerate(q["dice"]) if k != i] + [new]
            lines = [x for x, line in me["lines"].items() if line["state"] == "open"]
            if q["mode"] != "turn":
                lines = [row["slug"] for row in LINES if row["kind"] == "figure"]
            for slug in lines:
                had = q["offers"].get(slug, q["offers"].get("fight", 0))
                points = worth_of(dice, slug, me["lucky"], q["throws"], view["phantom"])
                gain = (points or 0) - had
                if slug != "chance" and gain > max(5, found.get(turn, (0,))[0]):
                    line = Thing("line", slug)
                    said = voice.label("idea-turn-line", **turned, line=line, points=points)
                    found[turn] = (gain, said)
    return list(found.values())
