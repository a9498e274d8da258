"""Hints: what the strongest level plays, as a plan that can be carried out, with true reasons."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import msgspec
import pytest

from galactable import bots
from galactable.bots.hints import Hint, hint
from galactable.core import registry
from galactable.core.language import languages
from galactable.core.table import Table
from galactable.table.advice import unworded, worded_hint

GAMES = sorted(registry.in_tree())


def positions(slug: str, count: int, every: int = 7) -> Iterator[Table]:
    """Tables met in greedy's games with two seats where something is to be chosen."""
    player, found, seed = bots.get_bot("greedy"), 0, 0
    while found < count:
        seed += 1
        table = Table(slug, 2, seed=seed)
        while not table.over and found < count:
            seat = table.waiting[0]
            if table.ply % every == every - 1 and len(table.codes(seat)) > 1:
                found += 1
                yield table
            table.play(int(player.choose(table.game, table.state, seat, table.ply)), seat)


def check(table: Table, key: int) -> Hint:
    seat = table.waiting[0]
    found = hint(table, seat, key)
    strongest = bots.get_bot(bots.strongest())
    assert found.moves[0] == strongest.choose(table.game, table.state, seat, key)
    copy = table.clone()
    before = copy.scores()[seat]
    for i, code in enumerate(found.moves):
        copy.play(code, seat)
        assert i == len(found.moves) - 1 or not copy.plies[-1].reveals, "all of it can be foreseen"
    after = copy.scores()[seat]
    assert {name: after[name] - before[name] for name in found.gains} == found.gains
    figures = table.game.words.figures
    if figures is not None:
        then, now = figures(table.state, seat), figures(copy.state, seat)
        assert {name: now[name] - then[name] for name in found.figures} == found.figures
    return found


def worded(table: Table, found: Hint, lang: str) -> dict[str, object]:
    said = {
        "plan": found.moves,
        "gains": found.gains,
        "figures": found.figures,
        "hopes": found.hopes,
        "moves": [
            {"move": o.move, "visits": o.visits, "points": o.points, "win": o.win}
            for o in found.opinions[:3]
        ],
    }
    voice = table.game.voice(lang)
    return worded_hint(said, table.clone(), table.waiting[0], voice, table.names)


@pytest.mark.parametrize("slug", GAMES)
def test_a_hint_is_what_the_strongest_level_plays(slug: str) -> None:
    for key, table in enumerate(positions(slug, 1 if slug == "cosmic-factory" else 2)):
        found = check(table, key)
        told = worded(table, found, "en")
        assert told["reason"]
        assert [m for step in told["plan"] for m in step["moves"]] == found.moves  # type: ignore[attr-defined]


@pytest.mark.soak
@pytest.mark.parametrize("slug", GAMES)
def test_hints_over_a_hundred_positions(slug: str) -> None:
    for key, table in enumerate(positions(slug, 100)):
        found = check(table, key)
        for lang in languages():
            assert worded(table, found, lang)["reason"]


def test_dice_are_worded_as_one_thing_with_their_odds() -> None:
    """4 5 6 7 lie there with a 2, and the 1 is thrown again."""
    table = Table("galactzy", 2, "basic", seed=71)
    moves = table.game.moves
    setting = [("colour", {"colour": "blue"}), ("colour", {"colour": "red"}),
               ("lucky", {"number": 8}), ("lucky", {"number": 1}),
               ("start", {"galaxy": "pearl"}), ("start", {"galaxy": "crystal"}),
               ("throw", {"d4": 2, "d6": 2, "d8": 2})]  # fmt: skip
    for kind, args in setting:
        code = moves.code(kind, args)
        assert code is not None
        table.play(code, table.waiting[0])
    found = check(table, 1)
    told = worded(table, found, "en")
    assert str(told["words"]).startswith("Keep 2 4 5 6 7 and throw 1d4")
    assert "Royal Flush in " in str(told["reason"])
    assert "% of cases" in str(told["reason"])


def advised(slug: str, wanted: Callable[[Hint], bool]) -> tuple[Table, Hint]:
    """The first hint of this kind in greedy's games."""
    for key, table in enumerate(positions(slug, 60, 9)):
        found = hint(table, table.waiting[0], key)
        if wanted(found):
            return table, found
    raise AssertionError("no such hint")


def test_discards_are_one_thing_with_the_sets_that_the_draw_may_bring() -> None:
    rock = registry.game("rock-the-galaxy")

    def discards_and_draws(found: Hint) -> bool:
        kinds = [rock.moves.kind(code).name for code in found.moves]
        return len(kinds) > 2 and set(kinds[:-1]) == {"discard"} and kinds[-1] == "end"

    table, found = advised("rock-the-galaxy", discards_and_draws)
    told = worded(table, found, "en")
    assert re.fullmatch(r"Discard .+ and .+, then draw", str(told["words"]))
    assert re.search(r"Then a set of [a-z ]+ in \d+% of cases\.", str(told["reason"]))
    assert all(0 < share <= 1 for _, share in found.hopes)


BESIDES = {
    "en": r"In all: .*\+\d spaces?",
    "de": r"Insgesamt: .*\+\d Feld(er)?",
    "fr": r"En tout\xa0: .*\+\d cases?",
    "es": r"En total: .*\+\d casillas?",
}


def test_a_plan_says_what_it_brings_besides_points() -> None:
    def advances(found: Hint) -> bool:
        return not found.gains and any(
            name.startswith("space ") and change > 0 for name, change in found.figures.items()
        )

    table, found = advised("tiny-galaxies", advances)
    for lang, said in BESIDES.items():
        assert re.search(said, str(worded(table, found, lang)["reason"]))


MOST_SEARCHED = 8  # Point Galaxy's `width`


def test_point_galaxys_hints_have_opinions_of_other_moves() -> None:
    table = next(
        one
        for one in positions("point-galaxy", 20)
        if len(one.codes(one.waiting[0])) > MOST_SEARCHED
    )
    found = hint(table, table.waiting[0], 1)
    assert found.moves[0] in {one.move for one in found.opinions}
    assert len([one for one in found.opinions if one.visits]) > 1
    said = unworded(found)
    assert said["moves"][0]["move"] == found.moves[0]
    assert 0 < said["moves"][0]["win"] < 1
    assert any(not one.visits for one in found.opinions), "some were left out at once"
    msgspec.json.encode(said)  # as the server sends it
