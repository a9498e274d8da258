"""A finished game looked back on: what moves cost, and how much was luck.

For every decision the search says what each move was worth. A move's *cost* is what it
gave away against the best one. What happens between two decisions that the players did
not choose is *luck*: the value before a chance event against the value after it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import Any

import numpy as np

from galactable.bots.search import Opinion, opinion
from galactable.core.rng import key_of
from galactable.core.table import Table

__all__ = ["Glance", "Look", "glance", "look_back", "page"]

MIN_VISITS = 8  # of a move, for its value to be taken at its word


@dataclass(frozen=True)
class Glance:
    """One decision: what was played, and what the search thinks of it."""

    ply: int
    seat: int
    words: str
    opinions: list[Opinion]
    played: int
    chance: bool
    """Whether the ply brought something left to chance."""

    @property
    def best(self) -> Opinion:
        """The move that the search would play."""
        return self.opinions[0]

    @property
    def own(self) -> Opinion | None:
        """The search's opinion of the move that was played, if it is sure enough."""
        for one in self.opinions:
            if one.move == self.played and (one.visits >= MIN_VISITS or one.appraised):
                return one
        return None

    @property
    def cost(self) -> float:
        """The chance to win (alone: the points) that the move gave away."""
        if self.own is None or self.own.move == self.best.move:
            return 0.0
        return max(0.0, self.best.value - self.own.value)


@dataclass(frozen=True)
class Look:
    """A whole game looked back on."""

    glances: list[Glance]
    costs: list[float]
    """By seat: what all its moves cost."""
    luck: list[float]
    """By seat: what chance gave, or took."""
    solo: bool

    def dearest(self, count: int = 5) -> list[Glance]:
        """The moves that cost the most."""
        found = sorted(self.glances, key=lambda g: -g.cost)
        return [one for one in found[:count] if one.cost > 0]


def glance(table: Table, ply: int, playouts: int = 1000, **how: Any) -> Glance:
    """What the search thinks of the decision at a ply of a table's past (counted from 1)."""
    game, one = table.game, table.plies[ply - 1]
    past = game.State.array(1)
    past.view(np.uint8)[:] = np.frombuffer(one.before, np.uint8)
    found = opinion(game, past[0], one.seat, key_of(table.seed, ply), playouts=playouts, **how)
    return Glance(
        ply,
        one.seat,
        game.move(past[0], one.seat, one.move, table.names).words,
        found,
        one.move,
        any(event.kind.reveals for event in one.events),
    )


def look_back(
    table: Table,
    playouts: int = 300,
    progress: Callable[[int], None] | None = None,
    **how: Any,
) -> Look:
    """Looks back on all decisions of a game."""
    glances = []
    for ply in range(1, table.ply + 1):
        glances.append(glance(table, ply, playouts, **how))
        if progress:
            progress(ply)
    costs = [0.0] * table.seats
    luck = [0.0] * table.seats
    for i, one in enumerate(glances):
        costs[one.seat] += one.cost
        after = _after(table, glances, i)
        if one.chance and one.own is not None and after is not None:
            luck[one.seat] += after - one.own.value
            if table.seats == 2:
                luck[1 - one.seat] -= after - one.own.value
    return Look(glances, costs, luck, table.seats == 1)


def _after(table: Table, glances: list[Glance], i: int) -> float | None:
    """What the seat's next glance says its position is worth; after the last, whether it won."""
    seat = glances[i].seat
    following = glances[i + 1 :]
    if table.seats == 2 and following and following[0].seat != seat:
        return 1.0 - following[0].best.value  # what one wins the other loses
    for one in following:
        if one.seat == seat:
            return one.best.value
    places = table.places()
    if table.seats == 1 or places is None:
        return None
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0


_COLOURS = ("#ffb454", "#78b8ff", "#ff8fa8", "#7fe0a3", "#c9a2ff", "#6fd9e0")
_DASHES = ("none", "10 5", "2 5", "12 4 2 4", "5 3", "1 3")
_STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;"
    "background:#0b1030;color:#eef1ff}h1,h2{line-height:1.2}p{color:#b9c2ea}"
    ".wide{overflow-x:auto}table{border-collapse:collapse;margin:1rem 0;width:100%}"
    "td,th{padding:.35rem .8rem .35rem 0;border-bottom:1px solid #2a3670;text-align:left;"
    "vertical-align:top}th{color:#b9c2ea;font-weight:600}"
    ".n{text-align:right;font-variant-numeric:tabular-nums}"
    "svg{width:100%;min-width:36rem;height:auto}text{fill:#b9c2ea}"
)


def page(table: Table, look: Look) -> str:
    """A report as a page of its own: the curve, costs and luck, the dearest moves."""
    names = [escape(name) for name in table.names]
    unit = "points" if look.solo else "%"
    scale = 1.0 if look.solo else 100.0
    places = table.places()
    rows = "".join(
        f"<tr><td>{name}<td class=n>{points['total']}<td class=n>{places[seat] if places else '-'}"
        f"<td class=n>{scale * look.costs[seat]:.1f}<td class=n>{scale * look.luck[seat]:+.1f}"
        for seat, (name, points) in enumerate(zip(names, table.scores(), strict=True))
    )
    dear = "".join(
        f"<tr><td class=n>{g.ply}<td>{names[g.seat]}<td>{escape(g.words)}"
        f"<td>{escape(_words(table, g))}<td class=n>{scale * g.cost:.1f}"
        for g in look.dearest(10)
    )
    title = f"{escape(table.game.title)}, seed {table.seed}"
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title>"
        "<meta name=viewport content='width=device-width, initial-scale=1'>"
        f"<style>{_STYLE}</style>"
        f"<h1>{title}</h1><p>What the search expected for each seat, decision by decision "
        f"({'points' if look.solo else 'chance to win, in %'}). Dots are moves that cost much.</p>"
        f"<div class=wide>{_curve(names, look)}</div><h2>Costs and luck</h2>"
        "<p>What a move cost is what it gave away against the best one, by the search's own "
        "estimate; small costs are within its error. Luck is what chance gave or took.</p>"
        f"<div class=wide><table><tr><th>player<th class=n>points<th class=n>place<th class=n>"
        f"cost of moves, {unit}<th class=n>luck, {unit}</tr>{rows}</table></div>"
        "<h2>The moves that cost the most</h2>"
        f"<div class=wide><table><tr><th class=n>ply<th>player<th>played<th>better"
        f"<th class=n>cost, {unit}</tr>{dear}</table></div>"
    )


def _words(table: Table, one: Glance) -> str:
    past = table.game.State.array(1)
    past.view(np.uint8)[:] = np.frombuffer(table.plies[one.ply - 1].before, np.uint8)
    return table.game.move(past[0], one.seat, one.best.move, table.names).words


def _curve(names: list[str], look: Look) -> str:
    """The values as lines of a drawing, one a seat; dots are the moves that cost the most."""
    width, height, edge = 900, 330, 40
    bottom = height - edge
    values = [g.best.value for g in look.glances]
    low, high = (min(values), max(values)) if look.solo else (0.0, 1.0)
    span = (high - low) or 1.0
    last = max(len(values) - 1, 1)

    def spot(one: Glance) -> tuple[float, float]:
        x = edge + (width - 2 * edge) * (one.ply - 1) / last
        return x, bottom - (bottom - edge / 2) * (one.best.value - low) / span

    parts = [
        f"<line x1={edge} x2={width - edge} y1={y} y2={y} stroke='#2a3670'/>"
        f"<text x=0 y={y + 5} font-size=13>{label}</text>"
        for y, label in (
            (edge / 2, f"{high:.0f}" if look.solo else "100%"),
            ((bottom + edge / 2) / 2, f"{(low + high) / 2:.0f}" if look.solo else "50%"),
            (bottom, f"{low:.0f}" if look.solo else "0%"),
        )
    ]
    for quarter in range(5):
        ply = 1 + quarter * last // 4
        x = edge + (width - 2 * edge) * (ply - 1) / last
        parts.append(
            f"<text x={x:.1f} y={bottom + 20} font-size=13 text-anchor=middle>"
            f"{'ply ' if quarter == 0 else ''}{ply}</text>"
        )
    dear = look.dearest()
    for seat, name in enumerate(names):
        colour = _COLOURS[seat % len(_COLOURS)]
        own = [g for g in look.glances if g.seat == seat]
        points = " ".join("{:.1f},{:.1f}".format(*spot(g)) for g in own)
        dash = f"stroke-width=2 stroke-dasharray='{_DASHES[seat % len(_DASHES)]}'"
        parts.append(f"<polyline points='{points}' fill=none stroke='{colour}' {dash} />")
        for g in own:
            if g in dear:
                x, y = spot(g)
                parts.append(
                    f"<circle cx={x:.1f} cy={y:.1f} r=5 fill='{colour}'>"
                    f"<title>ply {g.ply}: {escape(g.words)}</title></circle>"
                )
        parts.append(
            f"<line x1={edge + 140 * seat} x2={edge + 28 + 140 * seat} y1=10 y2=10 "
            f"stroke='{colour}' {dash} />"
            f"<text x={edge + 36 + 140 * seat} y=15 font-size=14>{name}</text>"
        )
    return f"<svg viewBox='0 0 {width} {height}' role=img>{''.join(parts)}</svg>"
