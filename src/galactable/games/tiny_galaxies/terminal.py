"""The table drawn in a terminal, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Column, Table
from rich.text import Text

from galactable.core.text import Said, plain
from galactable.core.voice import Voice
from galactable.games.tiny_galaxies.components import (
    BAY,
    FOLLOWABLE,
    LEVEL_COST,
    LIMIT,
    MAX_LEVEL,
    PLANET_IDS,
)
from galactable.games.tiny_galaxies.effects import ability

View = dict[str, Any]

SEAT_STYLE = ("bold bright_red", "bold bright_cyan", "bold bright_green", "bold bright_magenta")
FACE_STYLE = {
    "move": "white",
    "energy": "yellow",
    "culture": "medium_purple1",
    "life": "green3",
    "tech": "deep_sky_blue1",
    "utilize": "dark_orange",
}
SHIP = "ABCD"
"""Whose a ship is, where there is no room for a name; the players' table explains it."""
SIGN = {"energy": "⚡", "culture": "✦", "life": "♣", "tech": "⚙"}
CARD_WIDTH = 26  # three fit into 80 columns


def draw(view: View, voice: Voice, names: Sequence[str]) -> RenderableType:
    """The row of planets, the action mat, and every player's galaxy."""
    cards = [_card(card, slot, voice) for slot, card in enumerate(view["row"])]
    return Group(
        _head(view, voice, names),
        Columns(cards),
        _mat(view["dice"], voice),
        _galaxies(view, voice, names),
        *_colonies(view, voice),
    )


def _head(view: View, voice: Voice, names: Sequence[str]) -> Text:
    text = Text(voice.label("terminal-round", round=view["round"]), "bold")
    if view["last_round"]:
        text.append(f" ({voice.label('label-last-round')})", "bold red")
    active = view["active"]
    if view["waiting"]:
        now = voice.label("terminal-pair", what=voice.label("label-now"), value="")
        text.append(f"   {now}", "not bold").append_text(_ship(active))
        text.append(f" {names[active]}", SEAT_STYLE[active])
    return text.append("   " + voice.label("label-pool", count=len(view["pool"])), "not bold dim")


def _ship(seat: int) -> Text:
    return Text(f"▲{SHIP[seat]}", SEAT_STYLE[seat])


def _card(card: View | None, slot: int, voice: Voice) -> Panel:
    if card is None:
        return Panel(Text(voice.label("label-empty"), "dim"), width=CARD_WIDTH)
    surface = Text(voice.label("label-surface-short") + " ", "dim")
    for seat in card["surface"]:
        surface.append_text(_ship(seat)).append(" ")
    resource = card["resource"]
    gives = Text(f"{SIGN[resource]} {voice.label(f'resource-{resource}')}", FACE_STYLE[resource])
    does = voice.say(Said("ability", ability(PLANET_IDS.index(card["id"]))))
    return Panel(
        Group(gives, surface, _track(card, voice), Text(plain(does), "italic")),
        title=Text(voice.label(f"planet-{card['id']}")),
        title_align="left",
        subtitle=f"{card['points']} ★",
        subtitle_align="right",
        width=CARD_WIDTH,
    )


def _track(card: View, voice: Voice) -> Text:
    """The spaces from the start to the end, with the ships on them."""
    text = Text()
    for space in range(card["length"]):
        ships = [seat for seat, at in enumerate(card["orbit"]) if at == space]
        for seat in ships:
            text.append(SHIP[seat], SEAT_STYLE[seat])
        if not ships:
            text.append("○", "dim")
        text.append("─", "dim")
    track = card["track"]
    return text.append(f"{SIGN[track]} {voice.label(f'face-{track}')}", FACE_STYLE[track])


def _die(face: str, voice: Voice) -> Text:
    return Text(voice.label(f"face-{face}"), FACE_STYLE[face])


def _mat(dice: View, voice: Voice) -> Text:
    """Slots that others may follow are square and yellow, the rest round."""
    text = Text(voice.label("terminal-bay") + " ")
    for slot in range(BAY):
        face = dice["bay"][slot] if slot < len(dice["bay"]) else None
        text.append_text(_slot(face, bool(FOLLOWABLE[slot]), voice))
    text.append(f"   {voice.label('label-converter')} ")
    text.append_text(_slot(dice["converter"], bool(FOLLOWABLE[BAY]), voice))
    if dice["lost"]:
        text.append(f"   {voice.label('label-lost')} ")
        text.append_text(_faces(dice["lost"], voice))
    text.append(f"\n{voice.label('aid-level-dice')} ", "bold")
    return text.append_text(_faces(dice["inactive"], voice))


def _slot(face: str | None, yellow: bool, voice: Voice) -> Text:
    left, right, style = ("[", "]", "bold yellow") if yellow else ("(", ")", "dim")
    inside = _die(face, voice) if face else Text("·", "dim")
    return Text.assemble((left, style), inside, (right, style))


def _faces(faces: list[str], voice: Voice) -> Text:
    return Text("  ").join(_die(face, voice) for face in faces) if faces else Text("–", "dim")


def _galaxies(view: View, voice: Voice, names: Sequence[str]) -> Table:
    heads = ["terminal-points", "aid-level", "aid-level-dice", "label-at-home"]
    heads += ["face-energy", "face-culture"]
    table = Table(
        Column(no_wrap=True), *(voice.label(head) for head in heads), box=None, pad_edge=False
    )
    for seat, player in enumerate(view["players"]):
        mark = "▶" if seat in view["waiting"] else " "
        home = "▲" * player["home"] + "·" * (player["ships"] - player["home"])
        table.add_row(
            Text(f"{mark} ").append_text(_ship(seat)).append(f" {names[seat]}"),
            str(view["scores"][seat]["total"]),
            _level(player["level"]),
            str(player["dice"]),
            Text(home, SEAT_STYLE[seat]),
            _gauge(player["energy"], "energy"),
            _gauge(player["culture"], "culture"),
        )
    return table


def _level(level: int) -> str:
    return f"{level} (→ {LEVEL_COST[level + 1]})" if level < MAX_LEVEL else str(level)


def _gauge(held: int, resource: str) -> Text:
    return Text(str(held), FACE_STYLE[resource]).append(f"/{LIMIT}", "dim")


def _colonies(view: View, voice: Voice) -> list[Text]:
    """A line for everybody who has won a planet."""
    lines = []
    for seat, player in enumerate(view["players"]):
        won = [
            Text(f"{voice.label('planet-' + c['id'])} {c['points']}★", FACE_STYLE[c["resource"]])
            for c in player["colonies"]
        ]
        if won:
            owner = Text("  ").append_text(_ship(seat))
            head = voice.label("terminal-pair", what=voice.label("label-colonies"), value="")
            lines.append(owner.append(f" {head}", "not bold").append_text(Text(", ").join(won)))
    return lines
