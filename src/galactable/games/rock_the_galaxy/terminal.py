"""The table drawn in a terminal, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from galactable.core.text import Thing
from galactable.core.voice import Voice
from galactable.games.rock_the_galaxy.components import CARDS, COLOURS

STYLE = {"orange": "dark_orange", "purple": "medium_orchid", "green": "spring_green3"}
_CARD = {row["id"]: row for row in CARDS}


def draw(view: dict[str, Any], voice: Voice, names: Sequence[str]) -> RenderableType:
    """Supply, bands on their stages, and the viewer's hand sorted by theme."""
    parts: list[RenderableType] = [_head(view, voice), _stages(view, voice, names)]
    if view["action"]:
        card = voice.label(f"card-{view['action']['card']}")
        here = voice.label("label-on-table")
        parts.append(Text(voice.label("terminal-pair", what=here, value=card), "italic"))
    for key in ("set", "composing"):
        if view[key]:
            parts.append(_set(view[key], voice))
    viewer = view["viewer"]
    if isinstance(viewer, int):
        hand = Columns(_cards(view["players"][viewer]["hand"], voice), padding=(0, 2))
        parts.append(Panel(hand, title=voice.label("label-hand"), title_align="left"))
    return Group(*parts)


def _head(view: dict[str, Any], voice: Voice) -> Text:
    supply = view["supply"]
    text = Text(voice.label("terminal-round", round=view["round"]), "bold")
    if view["ending"]:
        text.append(f" ({voice.label('label-last-round')})", "bold red")
    text.append("   " + voice.label("label-supply-fans", count=supply["fans"]), "not bold")
    for colour in COLOURS:
        if left := supply["singles"][colour]:
            words = voice.label(
                "terminal-singles", count=left, colour=voice.label(f"colour-{colour}")
            )
            text.append("   " + words, STYLE[colour])
    text.append("   " + voice.label("label-deck", count=view["deck_count"]))
    text.append("   " + voice.label("label-discard", count=sum(view["discard"].values())))
    return text


def _stages(view: dict[str, Any], voice: Voice, names: Sequence[str]) -> Table:
    table = Table("", "", "", "", "", voice.label("terminal-points"), box=None, pad_edge=False)
    for player in view["players"]:
        seat, band = player["seat"], player["band"]
        mark = "▶" if seat in view["waiting"] else " "
        called = voice.label(f"band-{band}" if band else "label-no-band")
        table.add_row(
            Text(f"{mark} {names[seat]}"),
            Text(called, STYLE.get(band, "bold white")),
            voice.label("label-singles", count=player["singles"]),
            voice.label("label-fans", count=player["fans"]),
            voice.label("label-cards", count=player["hand_count"]),
            str(view["scores"][seat]["total"]),
        )
    return table


def _set(laid: dict[str, Any], voice: Voice) -> Text:
    theme = Thing("theme", laid["theme"])
    what = voice.label("label-set", count=laid["size"], theme=theme)
    text = Text(voice.label("terminal-pair", what=what, value=""))
    return text.append_text(Text(" ").join(_cards(laid["cards"], voice)))


def _cards(cards: dict[str, int], voice: Voice) -> list[Text]:
    found = []
    for card, count in cards.items():
        row = _CARD[card]
        style = STYLE.get(row["colours"], "bold" if row["kind"] == "note" else "cyan")
        times = voice.label("list-times", count=count) if count > 1 else ""
        words = voice.label(f"card-{card}")
        if row["kind"] == "theme":  # a note's name has its colours already
            words += f", {voice.label('colour-' + row['colours'])}"
        found.append(Text(f"[{times}{words}]", style))
    return found
