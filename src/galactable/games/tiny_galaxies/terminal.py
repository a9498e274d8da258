"""The table drawn in a terminal, from a view alone."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from galactable.games.tiny_galaxies.components import (
    BAY,
    FOLLOWABLE,
    LEVEL_COST,
    LIMIT,
    MAX_LEVEL,
    PLANET_IDS,
)
from galactable.games.tiny_galaxies.words import ability

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
SIGN = {"energy": "⚡", "culture": "✦", "life": "♣", "tech": "⚙"}
CARD_WIDTH = 27


def draw(view: View) -> RenderableType:
    """The row of planets, the action mat, and every player's galaxy."""
    cards = [_card(view, slot) for slot in range(len(view["row"]))]
    parts: list[RenderableType] = [_head(view), Columns(cards), _mat(view["dice"])]
    if view["action"]:
        parts.append(_action(view))
    return Group(*parts, _galaxies(view))


def _head(view: View) -> Text:
    text = Text(f"Round {view['round']}", "bold")
    text.append(" (the last)" if view["last_round"] else "", "bold red")
    text.append("   turn of ", "not bold").append_text(_ship(view["active"]))
    text.append(f"   {len(view['pool'])} planets in the pool", "not bold dim")
    return text


def _ship(seat: int) -> Text:
    return Text(f"▲{seat}", SEAT_STYLE[seat])


def _card(view: View, slot: int) -> Panel:
    card = view["row"][slot]
    if card is None:
        return Panel(Text("empty", "dim"), title=str(slot), width=CARD_WIDTH)
    surface = Text("surface ", "dim")
    for seat in card["surface"]:
        surface.append_text(_ship(seat)).append(" ")
    gives = Text(f"{SIGN[card['resource']]} {card['resource']}", FACE_STYLE[card["resource"]])
    words = Text(ability(PLANET_IDS.index(card["id"])), "italic")
    return Panel(
        Group(gives, surface, _track(card), words),
        title=Text(f"{slot} {card['name']}"),
        title_align="left",
        subtitle=f"{card['points']} ★",
        subtitle_align="right",
        width=CARD_WIDTH,
    )


def _track(card: View) -> Text:
    """The spaces from the start to the end, with the ships on them."""
    text = Text()
    for space in range(card["length"]):
        ships = [seat for seat, at in enumerate(card["orbit"]) if at == space]
        for seat in ships:
            text.append(str(seat), SEAT_STYLE[seat])
        if not ships:
            text.append("○", "dim")
        text.append("─", "dim")
    return text.append(f"{SIGN[card['track']]} {card['track']}", FACE_STYLE[card["track"]])


def _die(face: str) -> Text:
    return Text(face.title(), FACE_STYLE[face])


def _mat(dice: View) -> Text:
    """Slots that others may follow are square and yellow, the rest round."""
    text = Text("Bay ")
    for slot in range(BAY):
        face = dice["bay"][slot] if slot < len(dice["bay"]) else None
        text.append_text(_slot(face, bool(FOLLOWABLE[slot])))
    text.append("   Converter ").append_text(_slot(dice["converter"], bool(FOLLOWABLE[BAY])))
    if dice["lost"]:
        text.append("   Lost ").append_text(_faces(dice["lost"]))
    text.append("\nDice ", "bold").append_text(_faces(dice["inactive"]))
    return text


def _slot(face: str | None, yellow: bool) -> Text:
    left, right, style = ("[", "]", "bold yellow") if yellow else ("(", ")", "dim")
    inside = _die(face) if face else Text("·", "dim")
    return Text.assemble((left, style), inside, (right, style))


def _faces(faces: list[str]) -> Text:
    return Text("  ").join(_die(face) for face in faces) if faces else Text("none", "dim")


def _action(view: View) -> Text:
    action = view["action"]
    text = Text("Now ").append_text(_die(action["face"])).append(f" in {action['slot']}, by ")
    text.append_text(_ship(action["actor"]))
    if view["phase"] == "follow":
        text.append(", who may follow")
    if action["source"]:
        text.append(f", with the ship at {action['source']}")
    if action["card"]:
        text.append(f", using {action['card']}")
    if action["steps"]:
        text.append(f": {action['steps']} on {action['track']}")
    if view["phase"] == "offer":
        text.append(", offered to ").append_text(_ship(view["seat"]))
    for seat, answer in enumerate(action["answers"]):
        if answer:
            text.append("   ").append_text(_ship(seat)).append(f" {answer}", "dim")
    return text


def _galaxies(view: View) -> Table:
    table = Table("", "points", "level", "dice", "home", "energy", "culture", "colonies", box=None)
    for seat, player in enumerate(view["players"]):
        mark = "▶" if seat in view["waiting"] else " "
        home = "▲" * player["home"] + "·" * (player["ships"] - player["home"])
        table.add_row(
            Text(f"{mark} ").append_text(_ship(seat)),
            str(view["scores"][seat]["total"]),
            _level(player["level"]),
            str(player["dice"]),
            Text(home, SEAT_STYLE[seat]),
            _gauge(player["energy"], "energy"),
            _gauge(player["culture"], "culture"),
            _colonies(player["colonies"]),
        )
    return table


def _level(level: int) -> str:
    price = f" (next: {LEVEL_COST[level + 1]})" if level < MAX_LEVEL else ""
    return f"{level}{price}"


def _gauge(held: int, resource: str) -> Text:
    full = Text("■" * held, FACE_STYLE[resource])
    return full.append("□" * (LIMIT - held), "dim").append(f" {held}", "not dim")


def _colonies(cards: list[View]) -> Text:
    names = [Text(f"{c['name']} {c['points']}★", FACE_STYLE[c["resource"]]) for c in cards]
    return Text(", ").join(names) if names else Text("none", "dim")
