"""The table drawn in a terminal, from a view alone."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from galactable.games.rock_the_galaxy.components import CARDS, COLOURS

STYLE = {"orange": "dark_orange", "purple": "medium_orchid", "green": "spring_green3"}
_CARD = {row["id"]: row for row in CARDS}


def draw(view: dict[str, Any]) -> RenderableType:
    """Supply, bands on their stages, and the viewer's hand sorted by theme."""
    parts: list[RenderableType] = [_head(view), _stages(view)]
    if view["action"]:
        parts.append(Text(f"In play: {_CARD[view['action']['card']]['name']}", "italic"))
    for key in ("set", "composing"):
        if view[key]:
            parts.append(
                Text(f"Set of {view[key]['size']}: ").append_text(_cards(view[key]["cards"]))
            )
    viewer = view["viewer"]
    if isinstance(viewer, int):
        hand = view["players"][viewer]["hand"]
        parts.append(Panel(_cards(hand), title="Your hand", title_align="left"))
    return Group(*parts)


def _head(view: dict[str, Any]) -> Text:
    supply = view["supply"]
    text = Text(f"Round {view['round']}", "bold")
    text.append(" (the last)" if view["ending"] else "", "bold red")
    text.append(f"   supply: {supply['fans']} fans", "not bold")
    for colour in COLOURS:
        if supply["singles"][colour]:
            text.append(f"  {supply['singles'][colour]} ♫", STYLE[colour])
    text.append(f"   deck {view['deck_count']}, discarded {sum(view['discard'].values())}")
    return text


def _stages(view: dict[str, Any]) -> Table:
    table = Table("", "band", "singles", "fans", "hand", "points", box=None, pad_edge=False)
    for player in view["players"]:
        seat, band = player["seat"], player["band"] or "-"
        mark = "▶" if seat in view["waiting"] else " "
        table.add_row(
            f"{mark} {seat}",
            Text(band, STYLE.get(band, "bold white")),
            "♫" * player["singles"],
            "☻" * player["fans"],
            "▮" * player["hand_count"],
            str(view["scores"][seat]["total"]),
        )
    return table


def _cards(cards: dict[str, int]) -> Text:
    text = Text()
    for card, count in cards.items():
        row = _CARD[card]
        style = STYLE.get(row["colours"], "bold" if row["kind"] == "note" else "cyan")
        times = f"{count} x " if count > 1 else ""
        text.append(f"[{times}{row['name']}] ", style)
    return text
