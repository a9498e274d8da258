"""Guided first games: every script can be played, and all that it names exists."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from galactable.bots import get_bot
from galactable.core import registry
from galactable.core.errors import SetupError
from galactable.core.first import LEARNER, First, Named, Step, _read, first_game, named
from galactable.core.language import languages
from galactable.core.table import Table

WEB = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = sorted(registry.in_tree())


def first_of(slug: str) -> First:
    first = first_game(registry.game(slug))
    assert first is not None, f"{slug} has no guided first game"
    return first


@pytest.mark.parametrize("slug", GAMES)
def test_every_message_and_anchor_exists(slug: str) -> None:
    game, first = registry.game(slug), first_of(slug)
    sources = "".join(file.read_text() for file in (WEB / slug).glob("*.svelte"))
    for step in first.steps:
        quoted = rf"""data-(note|region)=("|\{{[^}}]*['"]){step.at}['"]"""
        assert re.search(quoted, sources), f"{step.at} is nowhere on the board"
    said = {step.say for step in first.steps}
    for lang in languages():
        messages = game.voice(lang).catalogue.messages
        written = {name for name in messages if name.startswith("first-")}
        assert said == written, f"what is said and what is written in {lang}"


@pytest.mark.parametrize("slug", GAMES)
def test_patterns_name_moves_that_exist(slug: str) -> None:
    game, first = registry.game(slug), first_of(slug)
    patterns = [p for step in first.steps for p in (*step.moves, *step.also)]
    for pattern in [*patterns, *(p for script in first.moves.values() for p in script)]:
        assert pattern["kind"] in game.moves, pattern
    assert all(0 < seat < first.seats for seat in first.moves)


def play_through(slug: str, key: int) -> tuple[Table, dict[str, int]]:
    """A newcomer who does what is asked; the table, and the points when each step was shown."""
    game, first = registry.game(slug), first_of(slug)
    table, chance = Table(game, first.seats, first.variant, first.seed), Random(key)
    own: list[Named] = []
    others = [0] * first.seats
    shown: dict[str, int] = {}
    for _ in range(400):
        guidance = first.guidance(own)
        assert guidance is not None, f"the guide let go after {own[-1:]}"
        if LEARNER not in table.waiting:
            seat = table.waiting[0]
            table.play(others_move(first, table, seat, others[seat], key), seat)
            others[seat] += 1
            continue
        codes = table.codes(LEARNER)
        if len(codes) == 1 and game.moves.kind(codes[0]).name not in game.outlook.costs:
            own.append(named(game, table.state, LEARNER, codes[0], forced=True))
            table.play(codes[0], LEARNER)
            continue
        for step in guidance.steps:
            shown.setdefault(step.say, table.scores()[LEARNER]["total"])
        if not guidance.steps[-1].moves:
            return table, shown
        code = learners_move(guidance.steps[-1], table, chance)
        own.append(named(game, table.state, LEARNER, code))
        table.play(code, LEARNER)
    raise AssertionError("the first game does not end")


def learners_move(step: Step, table: Table, chance: Random) -> int:
    for patterns in (step.moves, *([one] for one in step.also)):
        fitting = [
            code
            for code in table.codes(LEARNER)
            if named(table.game, table.state, LEARNER, code).fits(patterns)
        ]
        if fitting:
            return chance.choice(fitting)
    raise AssertionError(f"{step.say} asks for what is not possible")


def others_move(first: First, table: Table, seat: int, made: int, key: int) -> int:
    wanted = first.scripted(seat, made)
    if wanted is None:
        return int(get_bot("cadet").choose(table.game, table.state, seat, key + made))
    for code in table.codes(seat):
        if named(table.game, table.state, seat, code).fits([wanted]):
            return code
    raise AssertionError(f"seat {seat} cannot play {wanted}")


POINTS = {
    "rock-the-galaxy": {"first-single": 4, "first-rare": 5, "first-stolen": 8, "first-go-on": 9},
    "point-galaxy": {
        "first-four-points": 4,
        "first-eight-points": 8,
        "first-asteroid": 9,
        "first-twenty-points": 20,
    },
    "galactzy": {"first-straight-points": 38, "first-codes": 62, "first-won": 102},
    "tiny-galaxies": {"first-move": 1, "first-colony": 2, "first-third-ship": 3},
    "cosmic-factory": {},
}
"""What the messages say that a step has brought."""


@pytest.mark.parametrize("key", range(1, 7))
@pytest.mark.parametrize("slug", GAMES)
def test_whoever_does_what_is_asked_reaches_the_end(slug: str, key: int) -> None:
    table, shown = play_through(slug, key)
    assert list(shown) == [step.say for step in first_of(slug).steps]
    assert not table.over, "there is a game left to play alone"
    assert {name: shown[name] for name in POINTS[slug]} == POINTS[slug]


def simple(**step: Any) -> First:
    steps = (Step("a", "read"), Step("b", "ask", ({"kind": "x"}, {"kind": "y", "n": 1}), **step))
    return First(1, "v", ("Nova",), (*steps, Step("c", "end")), {})


def test_steps_follow_from_the_moves_made() -> None:
    x, y, other = Named("x", {"n": 5}), Named("y", {"n": 1}), Named("z", {})

    def said(first: First, *made: Named) -> list[str] | None:
        found = first.guidance(made)
        return found and [step.say for step in found.steps]

    once = simple()
    assert said(once) == ["read", "ask"]
    assert said(once, x) == ["end"]
    assert said(once, Named("y", {"n": 2})) is None, "another move than was asked for"
    assert said(once, x, y) is None, "the game goes on alone"
    only_x, only_z = x._replace(forced=True), other._replace(forced=True)
    assert said(once, only_z) == ["read", "ask"], "what the table does alone loses nobody"
    assert said(once, only_x) == said(once, x, only_z) == ["end"]
    twice = simple(times=2, also=({"kind": "z"},))
    assert said(twice, x) == said(twice, x, other) == ["ask"]
    assert said(twice, other) == ["read", "ask"]
    assert said(twice, other, x, x) == ["end"]
    each = simple(each=True)
    assert said(each, y) == ["ask"]
    assert said(each, y, y) is None
    assert said(each, y, x) == ["end"]


def test_a_bad_file_is_one_clear_line(tmp_path: Path) -> None:
    file = tmp_path / "first.toml"
    assert _read(file) is None
    _read.cache_clear()
    file.write_text("seed = 1\n")
    with pytest.raises(SetupError, match="is not a first game"):
        _read(file)
