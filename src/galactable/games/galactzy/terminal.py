"""The table drawn in a terminal, from a view alone."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from galactable.games.galactzy.components import (
    EVENT_CARDS,
    EVENT_IDS,
    GALAXIES,
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
GALAXY_NAMES = {row["slug"]: row["name"] for row in GALAXIES}
LINE_NAMES = {row["slug"]: row["name"] for row in LINES}
MOST_IDEAS = 6


def draw(view: View) -> RenderableType:
    """The Era and its event, the dice, all scorecards, and what an Eon could buy."""
    parts: list[RenderableType] = [_head(view)]
    if view["events"]["face_up"]:
        parts.append(_event(view))
    if view["fight"]["fighters"]:
        parts.append(_fight(view))
    if view["sequence"]:
        parts.append(_sequence(view))
        ideas = eon_ideas(view)
        if ideas:
            parts.append(Text("An Eon could buy: " + "; ".join(ideas), "italic"))
    parts.append(_scorecards(view))
    if view["grade"]:
        parts.append(Text(f"Grade {view['grade']}", "bold"))
    return Group(*parts)


def _head(view: View) -> Text:
    text = Text(f"Era {view['round']} of {view['eras']}", "bold")
    text.append(f"   First Player: seat {view['first']}   Eons in the supply: {view['supply']}")
    if view["variant"] == "advanced":
        numbers = " ".join(map(str, view["phantom"]["numbers"])) or "nothing yet"
        known = "" if view["phantom"]["revealed"] else " ..."
        text.append(f"   Phantom Code: {numbers}{known}")
    return text


def _event(view: View) -> Text:
    row = EVENT_CARDS[EVENT_IDS.index(view["events"]["face_up"])]
    text = Text(f"Event: {row['name']}", "bold magenta")
    text.append(f"  {row['success']}" + (f" / {row['defeat']}" if row["defeat"] else ""), "magenta")
    if view["card_dice"]:
        dice = " ".join(f"{number} (d{die})" for _, die, number in view["card_dice"])
        text.append(f"   on the card: {dice}")
    return text


def _fight(view: View) -> Text:
    scores = view["fight"]["scores"]
    fighters = [
        f"seat {seat}: {'-' if scores[seat] is None else scores[seat]}"
        for seat in view["fight"]["fighters"]
    ]
    return Text("Fight   " + "   ".join(fighters), "bold red")


def _sequence(view: View) -> Panel:
    q = view["sequence"]
    what = {"card": "the card", "tie": "the win", "turn": "the scorecard"}.get(q["mode"], "a fight")
    title = f"Seat {q['seat']} throws for {what}: throw {q['throws']} of {MOST_THROWS}"
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
    labels = [f" d{die}{'*' if [die, n] in q['fresh'] else ' '} " for die, n in q["dice"]]
    lines.append("".join(f"{label:7}" for label in labels), "dim")
    notes = []
    if q["hand"]:
        lifted = " ".join(f"{n} (d{die})" for die, n in q["lifted"])
        notes.append(f"in hand: {q['hand']}" + (f", lifted {lifted}" if lifted else ""))
    if q["need"]:
        notes.append(f"still needed: {' '.join(map(str, q['need']))}")
    if "fight" in q["offers"]:
        notes.append(f"fight score now: {q['offers']['fight']}")
    return Panel(lines.append("\n" + "   ".join(notes) if notes else ""), title=title)


def _scorecards(view: View) -> Table:
    q = view["sequence"]
    seat = q["seat"] if q else view["seat"]
    offers = q["offers"] if q and q["mode"] == "turn" else {}
    table = Table("line", box=None, pad_edge=False)
    for i, player in enumerate(view["players"]):
        mark = "▶ " if i in view["waiting"] else ""
        table.add_column(Text(f"{mark}seat {i}", PAWN.get(player["colour"] or "", "")))
    if offers:
        table.add_column("now")
    for slug, name in LINE_NAMES.items():
        cells = []
        for player in view["players"]:
            line = player["lines"][slug]
            points = f" {line['points']}" if line["state"] == "scored" else ""
            cells.append(MARK[line["state"]] + points)
        if offers:
            cells.append(f"+{offers[slug]}" if slug in offers else "")
        style = "bold" if slug in offers and seat is not None else ""
        table.add_row(name, *cells, style=style)
    players = view["players"]
    rows = {
        "Lucky Number": [str(p["lucky"] or "-") for p in players],
        "galaxy": [GALAXY_NAMES.get(p["galaxy"], "-") for p in players],
        "Eons": ["◉" * p["eons"] for p in players],
        "VP": [str(p["vp"]) for p in players],
    }
    for name, cells in rows.items():
        table.add_row(name, *cells, style="cyan")
    table.add_row("total", *(str(points["total"]) for points in view["scores"]), style="bold cyan")
    return table


def eon_ideas(view: View) -> list[str]:
    """What the seat that throws could do with an Eon now, the best turns of a die first."""
    q = view["sequence"]
    if view["phase"] != "sequence" or q["mode"] == "tie":
        return []
    me = view["players"][q["seat"]]
    if me["eons"] == 0:
        return []
    ideas = [] if q["hand"] else [text for _, text in sorted(_turns(view, me), reverse=True)]
    ideas = ideas[:MOST_IDEAS]
    own = sum(seat == q["seat"] for seat, *_ in view["card_dice"])
    if q["throws"] < MOST_THROWS and q["hand"] + len(q["dice"]) + own < MOST_DICE:
        ideas.append("an extra die")
    if q["fresh"]:
        ideas.append("one of the dice marked * rolled again")
    return ideas


def _turns(view: View, me: View) -> list[tuple[int, str]]:
    """Dice turned by one that bring a line, more points, or a number of the card."""
    q = view["sequence"]
    found = {}
    for i, (die, number) in enumerate(q["dice"]):
        for new in (number - 1, number + 1):
            if not 1 <= new <= die:
                continue
            text = f"the {number} on a d{die} to {new}"
            if q["mode"] == "card":
                if new in q["need"]:
                    found[text] = (100, f"{text} for the card")
                continue
            dice = [n for k, (_, n) in enumerate(q["dice"]) if k != i] + [new]
            lines = [x for x, line in me["lines"].items() if line["state"] == "open"]
            if q["mode"] != "turn":
                lines = [row["slug"] for row in LINES if row["kind"] == "figure"]
            for slug in lines:
                had = q["offers"].get(slug, q["offers"].get("fight", 0))
                points = worth_of(dice, slug, me["lucky"], q["throws"], view["phantom"])
                gain = (points or 0) - had
                if slug != "chance" and gain > max(5, found.get(text, (0,))[0]):
                    found[text] = (gain, f"{text}: {LINE_NAMES[slug]} {points}")
    return list(found.values())
