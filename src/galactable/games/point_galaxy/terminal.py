"""The table drawn in a terminal, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from galactable.core.plain import plain
from galactable.core.text import Thing
from galactable.core.voice import Voice
from galactable.games.point_galaxy import scoring
from galactable.games.point_galaxy.components import (
    COLOURS,
    FACE_IDS,
    FACES,
    KIND,
    ROCKETS_A_TOKEN,
    TOKEN_IDS,
    TURNS,
    Card,
)
from galactable.games.point_galaxy.evaluate import lay, take_back
from galactable.games.point_galaxy.moves import WHERE
from galactable.games.point_galaxy.rules import galaxy
from galactable.games.point_galaxy.state import AI, State, Where

STYLE = {row["colour"]: row["hex"] for row in COLOURS}
SIGN = {Card.SUN: "☀", Card.MOON: "☾", Card.ASTEROID: "☄", Card.WORMHOLE: "◎"}
ROCKET = "▲"
FACE = {name: i for i, name in enumerate(FACE_IDS)}

_begin_system = plain(galaxy.begin_system)
_join = plain(galaxy.join)
_ways_in = plain(galaxy.ways_in)
_lay = plain(lay)
_take_back = plain(take_back)
_total = plain(scoring.total)


def draw(view: dict[str, Any], voice: Voice, names: Sequence[str]) -> RenderableType:
    """The market as a grid, the viewer's systems as columns, the others in a line a system."""
    viewer = view["viewer"]
    mine = viewer if isinstance(viewer, int) else None
    s = _state(view)
    parts: list[RenderableType] = [
        _head(view, voice, names),
        _market(view, s, mine, voice),
        _supply(view, voice),
    ]
    if view["ai"]:
        parts.append(_ai(view["ai"], voice))
    for seat in range(view["seats"]):
        if seat != mine:
            parts.append(_other(view, seat, voice, names))
    if mine is not None:
        parts.append(_own(view, mine, voice))
        parts += [_hand(s, mine, name, voice) for name in view["drafted"] if name]
    return Group(*parts)


def _head(view: dict[str, Any], voice: Voice, names: Sequence[str]) -> Text:
    text = Text(voice.label("label-round", round=view["round"], most=TURNS), "bold")
    if view["seat"] is not None:
        phase = voice.phase(view["phase"])
        text.append(f"   {_pair(voice, names[view['seat']], phase)}", "not bold")
    return text


def _pair(voice: Voice, what: str, value: str = "") -> str:
    return voice.label("terminal-pair", what=what, value=value)


def face_text(name: str, voice: Voice) -> Text:
    """A face in a few characters: number and colours, or kind, points and condition."""
    face, row = FACE[name], FACES[FACE[name]]
    kind = Card(KIND[face])
    text = Text()
    if kind == Card.PLANET:
        text.append(row["number"], "bold")
        if row["colours"]:
            text.append(" ").append_text(_colours(row["colours"], voice))
    else:
        text.append(SIGN[kind], "bold")
        if kind in (Card.SUN, Card.MOON):
            text.append(f" {row['points']} ").append_text(_colours(row["condition"], voice))
        else:
            text.append(f" {voice.label(f'card-{kind.name.lower()}')}")
    if int(row.get("rockets", 0)):
        text.append(" " + ROCKET * int(row["rockets"]), "bold red")
    if row.get("research"):
        text.append(f" {row['research']}", "bold cyan")
    return text


def _colours(condition: str, voice: Voice) -> Text:
    """Colours in their colours; the names stay, for those who see no difference."""
    text = Text()
    sign = "/" if "/" in condition else "+"
    for i, colour in enumerate(condition.split(sign)):
        text.append(sign if i else "", "dim")
        text.append(voice.label(f"colour-{colour}"), STYLE[colour])
    return text


def _market(view: dict[str, Any], s: State, mine: int | None, voice: Voice) -> Table:
    """Three columns below their piles; what each card would bring at once."""
    drafting = view["phase"] == "draft" and view["seat"] == mine
    table = Table(title=voice.label("label-market"), title_justify="left", show_lines=True)
    piles = view["market"]["piles"]
    table.add_column("")
    for i, pile in enumerate(piles, start=1):
        head = voice.label("label-column", column=i, count=pile["count"])
        table.add_column(head, min_width=20)
    rows = [[pile["top"] for pile in piles], *view["market"]["slots"]]
    taken = [(r - 1, c - 1) for r, c in view["ai"]["next"]] if view["ai"] else []
    for r, row in enumerate(rows):
        cells = [str(r + 1)]
        texts: list[Text] = []
        for c, name in enumerate(row):
            text = face_text(name, voice) if name else Text("-", "dim")
            if name and drafting and mine is not None:
                text.append_text(_best_gain(s, mine, name, voice))
            if (r, c) in taken:
                text.append(f" ← {voice.label('label-ai')}", "dim")
            texts.append(text)
        table.add_row(*cells, *texts)
    return table


def _supply(view: dict[str, Any], voice: Voice) -> RenderableType:
    """The tokens to be had, in full words: what they pay decides which one to take."""
    if not view["tokens"]:
        return Text(voice.label("label-tokens-none"), "dim")
    words = [Text(f"· {voice.label(f'token-{token}')}", "dim") for token in view["tokens"]]
    return Group(Text(voice.label("label-supply")), Columns(words, padding=(0, 3)))


def _tokens(tokens: list[str], voice: Voice) -> str:
    """Tokens by their short names."""
    if not tokens:
        return voice.label("label-tokens-none")
    things = tuple(Thing("token", token) for token in tokens)
    return voice.label("label-tokens", tokens=things)


def _own(view: dict[str, Any], seat: int, voice: Voice) -> Panel:
    mine = view["galaxies"][seat]
    systems = [_column(i, system, voice) for i, system in enumerate(mine["systems"], start=1)]
    points = view["scores"][seat]
    words = ", ".join(
        voice.label("result-part", category=voice.category(name), points=n)
        for name, n in points.items()
        if name != "total"
    )
    parts: list[RenderableType] = [Columns(systems, padding=(0, 1)), _counts(mine, voice)]
    parts += [Text(voice.label(f"token-{token}"), "italic") for token in mine["tokens"]]
    parts.append(Text(words, "dim"))
    title = _pair(voice, voice.label("label-mine"), _points(points, voice))
    return Panel(Group(*parts), title=title, title_align="left")


def _points(scores: dict[str, int], voice: Voice) -> str:
    return voice.label("label-gain", points=scores["total"])


def _column(number: int, system: dict[str, Any], voice: Voice) -> Panel:
    """A system from top to bottom: asteroid, sun, a stroke, the line."""
    lines = [face_text(system[key], voice) for key in ("asteroid", "sun") if system[key]]
    lines.append(Text("─────", "dim"))
    lines += [face_text(name, voice) for name in system["line"]]
    return Panel(Group(*lines), title=str(number), title_align="left", width=26)


def _counts(owner: dict[str, Any], voice: Voice) -> Text:
    letters = " ".join(f"{k}{n if n > 1 else ''}" for k, n in owner["research"].items() if n)
    rockets = owner["rockets"]
    after = (rockets // ROCKETS_A_TOKEN + 1) * ROCKETS_A_TOKEN
    research = f"{voice.category('research')} {letters or '-'}"
    words = voice.label("label-rockets", count=rockets, next=after)
    return Text(f"{ROCKET} {words}   {research}")


def _other(view: dict[str, Any], seat: int, voice: Voice, names: Sequence[str]) -> Group:
    other = view["galaxies"][seat]
    mark = "▶ " if seat in view["waiting"] else ""
    points = _points(view["scores"][seat], voice)
    head = Text(mark + _pair(voice, names[seat], points), "bold")
    head.append(f"   {_counts(other, voice)}   {_tokens(other['tokens'], voice)}", "not bold")
    lines = []
    for i, system in enumerate(other["systems"], start=1):
        line = Text(f"  {i} ", "dim")
        if system["asteroid"]:
            line.append("☄ ")
        if system["sun"]:
            line.append_text(face_text(system["sun"], voice))
        else:
            line.append(voice.label("label-no-sun"), "dim")
        for name in system["line"]:
            line.append("  ").append_text(face_text(name, voice))
        lines.append(line)
    return Group(head, *lines)


def _ai(ai: dict[str, Any], voice: Voice) -> Group:
    head = Text(_pair(voice, voice.label("label-ai"), _points(ai["scores"], voice)), "bold")
    head.append(f"   {_counts(ai, voice)}   {_tokens(ai['tokens'], voice)}", "not bold")
    aside = Text("  ")
    for kind in ("suns", "moons", "asteroids", "wormholes"):
        aside.append(voice.label(f"label-{kind}", count=len(ai[kind])) + "   ")
    columns = [
        Text(f"  {i} ", "dim").append(" ".join(FACES[FACE[name]]["number"] for name in column))
        for i, column in enumerate(ai["columns"], start=1)
    ]
    return Group(head, aside, *columns)


def _state(view: dict[str, Any]) -> State:
    """A record with the view's galaxies, so that the rules can say what a card would bring."""
    s = State.one()
    s.seats = view["seats"]
    for seat, galaxy_ in enumerate(view["galaxies"]):
        for number, system in enumerate(galaxy_["systems"]):
            above = [FACE[system[key]] for key in ("sun", "asteroid") if system[key]]
            cards = [(face, Where.ABOVE) for face in above]
            cards += [(FACE[name], Where.BOTTOM) for name in system["line"]]
            _begin_system(s, seat, cards[0][0])
            for face, where in cards[1:]:
                _join(s, seat, face, number, where)
        for token in galaxy_["tokens"]:
            s.tokens[seat, s.token_count[seat]] = TOKEN_IDS.index(token)
            s.token_count[seat] += 1
    if view["ai"]:
        s.asteroids[AI] = len(view["ai"]["asteroids"])
    return s


def _gains(s: State, seat: int, name: str, voice: Voice) -> list[tuple[str, int]]:
    """Where a card may go, and the points that it would bring at once."""
    face, systems = FACE[name], int(s.systems[seat])
    before = _total(s, seat)
    found = []
    for spot in range(systems * len(WHERE) + 1):
        system, where = divmod(spot, len(WHERE))
        if system == systems:
            if KIND[face] == Card.ASTEROID:
                continue
            words = voice.label("where-new")
        elif _ways_in(s, seat, face, system) >> where & 1:
            words = f"{system + 1} {voice.label(f'where-{WHERE[where]}')}"
        else:
            continue
        fitted = _lay(s, seat, face, spot)
        found.append((words, int(_total(s, seat) - before)))
        _take_back(s, seat, face, spot, fitted)
    return found


def _best_gain(s: State, seat: int, name: str, voice: Voice) -> Text:
    gains = [points for _, points in _gains(s, seat, name, voice)]
    if not gains:
        return Text(f" {voice.label('label-no-room')}", "dim")
    return Text(f" {max(gains):+}", "green")


def _hand(s: State, seat: int, name: str, voice: Voice) -> Text:
    text = Text(_pair(voice, voice.label("label-hand")), "bold")
    text.append_text(face_text(name, voice))
    text.append(f"   {_pair(voice, voice.label('label-goes-to'))}", "not bold")
    for i, (words, points) in enumerate(_gains(s, seat, name, voice)):
        text.append(", " if i else "").append(words).append(f" {points:+}", "green")
    return text
