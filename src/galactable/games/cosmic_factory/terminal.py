"""The table drawn in a terminal, from a view alone.

A tile is seven characters wide and three high: its spaces with a letter and their
planets, and the spokes between them::

    ✦   O●
    ───╴
    O●  O●

Where two facing spokes meet, the line goes on between the tiles. Sentences call this tile
"tile [✦ O●/O● O● ╴]".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from galactable.core.text import Said, Thing, plain
from galactable.core.voice import Voice
from galactable.games.cosmic_factory.components import (
    CELLS,
    KINDS,
    TRACKS,
    WINDOW,
    Shape,
    spaces,
    spokes,
)
from galactable.games.cosmic_factory.galaxies import kaos_card
from galactable.games.cosmic_factory.words import LINES

STYLE = {
    "green": "bold green3",
    "blue": "bold deep_sky_blue1",
    "orange": "bold dark_orange",
    "constellation": "bold white",
    "star": "bold white",
}
LINE = "bright_magenta"
WIDTH = 7
APART = 4

Cell = tuple[int, int]
Lying = dict[Cell, tuple[int, int, bool]]
View = dict[str, Any]
Letters = dict[str, str]
"""What a space is drawn as, in the reader's language."""


def draw(view: View, voice: Voice, names: Sequence[str]) -> RenderableType:
    """Round and card, tracks, the viewer's tiles, then every galaxy."""
    letters = _letters(voice)
    parts: list[RenderableType] = [_head(view, voice), _tracks(view, voice, names)]
    viewer = view["viewer"]
    if isinstance(viewer, int):
        player = view["players"][viewer]
        for name, tiles in (("packet-mine", player["packet"]), ("kept", player["kept"])):
            if tiles:
                title = voice.label(f"label-{name}")
                each = [_row([(tile, 0)], letters) for tile in tiles]
                row = Columns(each, padding=(0, APART))
                parts.append(Panel(row, title=title, title_align="left"))
    if any(player["tiles"] for player in view["players"]):
        order = range(view["seats"])
        first = viewer if isinstance(viewer, int) else 0
        seats = [(first + i) % view["seats"] for i in order]
        parts.append(Columns([_player(view, seat, voice, names, letters) for seat in seats]))
    return Group(*parts)


def _letters(voice: Voice) -> Letters:
    return {kind: voice.label("space-letter", kind=kind) for kind in KINDS}


def _head(view: View, voice: Voice) -> Text:
    text = Text(voice.label("label-round", round=view["round"]), "bold")
    if view["kaos"]:
        card = kaos_card(view["kaos"]["id"])
        called = _pair(voice, voice.label(f"kaos-{card.id}"))
        text.append(f"   {called}", "bold magenta")
        text.append(voice.label("kaos-effect", card=card), "not bold")
    text.append("\n" + _pair(voice, voice.label("label-middle")), "not bold")
    for i, colour in enumerate(view["tokens"]):
        text.append(f"{' ' if i else ''}◆ {voice.label(f'track-{colour}')}", STYLE[colour])
    if not view["tokens"]:
        text.append(voice.label("label-no-tokens"), "not bold dim")
    if view["stage"]:
        stage = voice.label(f"label-stage-{view['pass']}", stage=view["stage"])
        text.append(f"   {stage}", "not bold")
    return text


def _pair(voice: Voice, what: str) -> str:
    return voice.label("terminal-pair", what=what, value="")


def _tracks(view: View, voice: Voice, names: Sequence[str]) -> Table:
    heads = [*map(voice.category, TRACKS), voice.label("label-total"), voice.label("label-took")]
    table = Table("", *heads, "", box=None, pad_edge=False)
    for seat, (points, player) in enumerate(zip(view["scores"], view["players"], strict=True)):
        mark = "▶" if seat in view["waiting"] else " "
        took = Text()
        for colour in player["took"]:
            took.append(f"◆ {voice.label(f'track-{colour}')} ", STYLE[colour])
        doing = _doing(view, player, voice)
        if view["places"]:
            doing = voice.label("label-place", place=view["places"][seat])
        values = [Text(str(points[track]), STYLE[track]) for track in TRACKS]
        table.add_row(f"{mark} {names[seat]}", *values, str(points["total"]), took, doing)
    return table


def _doing(view: View, player: View, voice: Voice) -> str:
    if view["phase"] == "draft":
        packet, kept = player["packet_size"], player["kept_size"]
        return voice.label("label-doing-draft", packet=packet, kept=kept)
    if view["phase"] == "build":
        return voice.label("label-finished" if player["finished"] else "label-building")
    return ""


def _player(view: View, seat: int, voice: Voice, names: Sequence[str], letters: Letters) -> Panel:
    player = view["players"][seat]
    parts: list[RenderableType] = [_galaxy(player["galaxy"], view["shape"], letters)]
    if player["hand"]:
        held = player["hand"]
        parts.append(Text(_pair(voice, voice.label("label-in-hand")), "italic"))
        parts.append(_row([(held["tile"], held["rot"])], letters))
    if player["tray"]:
        tray = [t for t in player["tray"] if not player["hand"] or t != player["hand"]["tile"]]
        for i in range(0, len(tray), 3):
            parts.append(_row(((tile, 0) for tile in tray[i : i + 3]), letters))
    for key in ("gone", "discarded"):
        if player[key]:
            words = voice.label(f"label-{key}", tile=Thing("tile", str(player[key])))
            parts.append(Text(words, "dim"))
    mine = seat == view["viewer"]
    title = plain(voice.say(Said("label-mine" if mine else "label-galaxy", {"name": names[seat]})))
    return Panel(Group(*parts), title=title, title_align="left", expand=False)


def _row(tiles: Iterable[tuple[int, int]], letters: Letters) -> Text:
    """Tiles side by side, so far apart that nobody takes them for one."""
    rows = [Text(), Text(), Text(), Text()]
    for i, (tile, rot) in enumerate(tiles):
        for row in rows[1:] if i else ():
            row.append(" " * APART)
        _draw_tile(rows[1:], tile, rot, letters)
    return Text("\n").join(rows)


def _galaxy(galaxy: list[View], shape: str, letters: Letters) -> Text:
    lying: Lying = {(t["row"], t["col"]): (t["tile"], t["rot"], t["down"]) for t in galaxy}
    places = {divmod(cell, WINDOW) for cell in CELLS[Shape[shape.upper()]]}
    cells = set(lying) | places or {(1, 1)}
    columns = range(1, max(col for _, col in cells) + 1)
    head = Text("  " + "".join(f"{col:^{WIDTH + 1}}" for col in columns), "dim")
    lines = [head]
    for row in range(1, max(row for row, _ in cells) + 1):
        for i, line in enumerate(_tile_row(lying, row, columns, places, letters)):
            number = f"{row} " if i == 2 else "  "
            lines.append(Text(number, "dim").append_text(line))
    return Text("\n").join(lines)


def _tile_row(
    lying: Lying, row: int, columns: range, places: set[Cell], letters: Letters
) -> list[Text]:
    """Four lines: what joins from above, then the three lines of the tiles."""
    lines = [Text(), Text(), Text(), Text()]
    for col in columns:
        tile = lying.get((row, col))
        joins_up = "│" if _joined(lying, (row, col), 0) else " "
        lines[0].append(f"   {joins_up}   ", LINE)
        if tile is None:
            empty = "·" if (row, col) in places else " "
            for i, text in enumerate((" " * WIDTH, f"{empty:^{WIDTH}}", " " * WIDTH)):
                lines[i + 1].append(text, "dim")
        elif tile[2]:
            for line in lines[1:]:
                line.append("░" * WIDTH, "dim")
        else:
            _draw_tile(lines[1:], tile[0], tile[1], letters)
        joins_on = _joined(lying, (row, col), 1)
        for i, line in enumerate(lines):
            line.append("─" if joins_on and i == 2 else " ", LINE)
    return lines


def _draw_tile(lines: list[Text], tile: int, rot: int, letters: Letters) -> None:
    north, east, south, west = spokes(tile - 1, rot)
    nw, ne, se, sw = (_space(kind, planets, letters) for kind, planets in spaces(tile - 1, rot))
    lines[0].append_text(nw).append("│" if north else " ", LINE).append_text(ne)
    lines[1].append("───" if west else "   ", LINE)
    lines[1].append(LINES[north + 2 * east + 4 * south + 8 * west], LINE)
    lines[1].append("───" if east else "   ", LINE)
    lines[2].append_text(sw).append("│" if south else " ", LINE).append_text(se)


def _space(kind: str, planets: int, letters: Letters) -> Text:
    return Text(f"{letters[kind]}{'●' * planets:<2}", STYLE[kind])


def _joined(lying: Lying, cell: Cell, side: int) -> bool:
    """Whether the tile is joined with the one north (0) or east (1) of it."""
    other = (cell[0] - 1, cell[1]) if side == 0 else (cell[0], cell[1] + 1)
    ends = []
    for at, edge in ((cell, side), (other, side + 2)):
        tile = lying.get(at)
        if tile is None or tile[2]:
            return False
        ends.append(spokes(tile[0] - 1, tile[1])[edge])
    return all(ends)
