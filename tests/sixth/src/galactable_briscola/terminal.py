"""The table drawn in a terminal, from a view alone."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from galactable_briscola.components import CARDS

STYLE = {"coins": "yellow", "cups": "red", "swords": "cyan", "clubs": "green"}
_CARD = {row["id"]: row for row in CARDS}


def draw(view: dict[str, Any]) -> RenderableType:
    """The trump and the stock, the trick, and the viewer's hand."""
    parts: list[RenderableType] = [_head(view), _seats(view)]
    if isinstance(view["viewer"], int):
        hand = view["players"][view["viewer"]]["hand"]
        parts.append(Panel(_cards(hand), title="Your hand", title_align="left"))
    return Group(*parts)


def _head(view: dict[str, Any]) -> Text:
    text = Text(f"Trick {view['round']}   trumps: ", "bold")
    text.append(view["trump"], STYLE[view["trump"]])
    text.append(f"   stock: {view['stock']}", "not bold")
    if view["turned"]:
        text.append(" and ").append_text(_cards([view["turned"]]))
    return text


def _seats(view: dict[str, Any]) -> Table:
    table = Table("", "played", "hand", "points", box=None, pad_edge=False)
    for seat, player in enumerate(view["players"]):
        mark = "▶" if seat in view["waiting"] else " "
        card = view["trick"][seat]
        table.add_row(
            f"{mark} {seat}",
            _cards([card] if card else []),
            "▮" * player["hand_count"],
            str(view["scores"][seat]["total"]),
        )
    return table


def _cards(cards: list[str]) -> Text:
    text = Text()
    for card in cards:
        text.append(f"[{_CARD[card]['name']}] ", STYLE[_CARD[card]["suit"]])
    return text
