"""The table drawn in a terminal, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from galactable.core.voice import Voice
from galactable_briscola.components import CARDS

STYLE = {"coins": "yellow", "cups": "red", "swords": "cyan", "clubs": "green"}
_SUIT = {row["id"]: row["suit"] for row in CARDS}


def draw(view: dict[str, Any], voice: Voice, names: Sequence[str]) -> RenderableType:
    """The trump and the stock, the trick, and the viewer's hand."""
    parts: list[RenderableType] = [_head(view, voice), _seats(view, voice, names)]
    if isinstance(view["viewer"], int):
        hand = _cards(view["players"][view["viewer"]]["hand"], voice)
        parts.append(Panel(hand, title=voice.label("label-hand"), title_align="left"))
    return Group(*parts)


def _head(view: dict[str, Any], voice: Voice) -> Text:
    text = Text(voice.label("label-trick", round=view["round"]) + "   ", "bold")
    text.append(voice.label("label-trumps") + ": ", "not bold")
    text.append(voice.label(f"suit-{view['trump']}"), STYLE[view["trump"]])
    text.append("   " + voice.label("label-stock", count=view["stock"]) + "   ", "not bold")
    if view["turned"]:
        text.append_text(_cards([view["turned"]], voice))
    return text


def _seats(view: dict[str, Any], voice: Voice, names: Sequence[str]) -> Table:
    heads = [voice.label(f"label-{name}") for name in ("played", "hand-cards", "points")]
    table = Table("", *heads, box=None, pad_edge=False)
    for seat, player in enumerate(view["players"]):
        mark = "▶" if seat in view["waiting"] else " "
        card = view["trick"][seat]
        table.add_row(
            Text(f"{mark} {names[seat]}"),
            _cards([card] if card else [], voice),
            "▮" * player["hand_count"],
            str(view["scores"][seat]["total"]),
        )
    return table


def _cards(cards: list[str], voice: Voice) -> Text:
    text = Text()
    for card in cards:
        text.append(f"[{voice.label(f'card-{card}')}] ", STYLE[_SUIT[card]])
    return text
