"""Hints: what the strongest level plays, as a plan that can be carried out, with true reasons."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import msgspec
import numpy as np
import pytest

from galactable import bots
from galactable.bots.hints import Hint, hint
from galactable.core import registry
from galactable.core.language import languages
from galactable.core.table import Table
from galactable.games.galactzy.state import Mode, Phase
from galactable.games.galactzy.view import offers
from galactable.table import thinking
from galactable.table.advice import unworded, worded_hint
from galactable.table.workers import Advise, Think

GAMES = sorted(registry.in_tree())
HIDING = [slug for slug in GAMES if registry.game(slug).hides]


def positions(slug: str, count: int, every: int = 7, variant: str | None = None) -> Iterator[Table]:
    """Tables met in greedy's games with two seats where something is to be chosen."""
    player, found, seed = bots.get_bot("greedy"), 0, 0
    while found < count:
        seed += 1
        table = Table(slug, 2, variant, seed=seed)
        while not table.over and found < count:
            seat = table.waiting[0]
            if table.ply % every == every - 1 and len(table.codes(seat)) > 1:
                found += 1
                yield table
            table.play(int(player.choose(table.game, table.state, seat, table.ply)), seat)


def played(table: Table, seat: int, key: int) -> int:
    """What the strongest level plays at the table, asked as a table asks a bot."""
    job = Think(
        table.game.slug, table.variant, table.seats, table.save(), seat, bots.strongest(), key,
        once=True,
    )  # fmt: skip
    (code,) = thinking.think(job)
    return code


def check(table: Table, key: int) -> Hint:
    seat = table.waiting[0]
    found = hint(table, seat, key)
    job = Advise(table.game.slug, table.variant, table.seats, table.save(), seat, key)
    assert thinking.opinion(job) == unworded(found), "as the server asks for it"
    copy = table.clone()
    before = copy.scores()[seat]
    for i, code in enumerate(found.moves):
        assert code == played(copy, seat, key), "all of the plan, step by step"
        copy.play(code, seat)
        assert i == len(found.moves) - 1 or not copy.plies[-1].reveals, "all of it can be foreseen"
    after = copy.scores()[seat]
    assert {name: after[name] - before[name] for name in found.gains} == found.gains
    check_whatever_chance_gives(table, found)
    figures = table.game.words.figures
    if figures is not None:
        then, now = figures(table.state, seat), figures(copy.state, seat)
        assert {name: now[name] - then[name] for name in found.figures} == found.figures
    return found


def check_whatever_chance_gives(table: Table, found: Hint) -> None:
    """An event mastered in two thirds of cases was once told as certain points."""
    seat = table.waiting[0]
    before = table.scores()[seat]
    for seed in range(12 if found.gains else 0):
        copy = Table(table.game, table.seats, table.variant, seed=1000 + seed)
        copy.states.view(np.uint8)[:] = table.states.view(np.uint8)
        for code in found.moves:
            copy.play(code, seat)
        after = copy.scores()[seat]
        assert {name: after[name] - before[name] for name in found.gains} == found.gains


def worded(table: Table, found: Hint, lang: str) -> dict[str, object]:
    voice = table.game.voice(lang)
    return worded_hint(unworded(found), table.clone(), table.waiting[0], voice, table.names)


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


def test_hints_at_cards_and_fights_say_what_they_bring() -> None:
    """A card's success ends the sequence, and was once never told of later throws."""
    said = []
    for key, table in enumerate(positions("galactzy", 16, 9, "advanced")):
        found = check(table, key)
        if table.state.mode in (Mode.CARD, Mode.FIGHT) and table.state.phase == Phase.SEQUENCE:
            said.append(str(worded(table, found, "en")["reason"]))
    assert len(said) > 3
    hoped = [one for one in said if re.search(r"mastered|Ahead in the fight", one)]
    assert len(hoped) >= len(said) / 2


def test_whatever_galactzy_asks_alone_is_advised() -> None:
    """A hint in the Convergence once looked for rivals where there are none."""
    player, asked = bots.get_bot("greedy"), set()
    table = Table("galactzy", 1, "advanced", seed=3)
    while not table.over:
        now = int(table.state.mode), int(table.state.phase)
        if len(table.codes(0)) > 1 and now not in asked:
            asked.add(now)
            said = worded(table, hint(table, 0, table.ply), "en")
            assert "to win" not in str(said["reason"])
        table.play(int(player.choose(table.game, table.state, 0, table.ply)), 0)
    assert {Mode.TURN, Mode.CARD, Mode.CONVERGENCE} <= {mode for mode, _ in asked}


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
    assert re.search(r"Then a set of \d [a-z ]+ in \d+% of cases\.", str(told["reason"]))
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


@pytest.mark.parametrize("slug", ["galactzy", "point-galaxy"])
def test_other_moves_are_told_where_a_reader_sees_that_they_are_worse(slug: str) -> None:
    """Point Galaxy's plan of two cards once had itself, the other way round, as an alternative;
    and other moves once had a better chance to win than the one that was advised."""
    compared = 0
    for key, table in enumerate(positions(slug, 6, 11)):
        found = hint(table, table.waiting[0], key)
        best, *others = worded(table, found, "en")["moves"]  # type: ignore[misc]
        compared += len(others)
        for one in others:
            assert one["move"] not in found.moves
            assert round(100 * one["win"]) < round(100 * best["win"])
    assert compared


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
    assert all(one["visits"] for one in said["moves"]), "nothing of moves never played out"


def unseen_dealt_anew(table: Table, seat: int) -> Table:
    """A table that the seat cannot tell from this one."""
    twin = table.clone()
    twin.engine.hide(twin.states, 0, seat, 99, 0, np.zeros(1, np.uint64))
    return twin


@pytest.mark.parametrize("slug", HIDING)
def test_a_hint_says_no_more_than_the_seat_may_know(slug: str) -> None:
    """Odds were once reckoned with the cards that really lay in the deck."""
    differed = 0
    for key, table in enumerate(positions(slug, 6, 5)):
        seat = table.waiting[0]
        twin = unseen_dealt_anew(table, seat)
        differed += twin.save() != table.save()
        assert hint(twin, seat, key) == hint(table, seat, key)
    assert differed > 1


def test_a_throw_that_brings_little_at_once_is_told_by_the_end_of_the_turn() -> None:
    table, found = advised("galactzy", lambda hint: hint.later and bool(hint.hopes))
    line, share = found.hopes[0]
    told = str(worded(table, found, "en")["reason"])
    name = table.game.voice("en").label(line)
    assert f"By the end of the turn: {name} in {round(100 * share)}% of cases" in told
    seat = table.waiting[0]
    tries = 100
    shown = 0
    for seed in range(tries):  # the same game played on, with other dice
        copy = Table("galactzy", 2, seed=1000 + seed)
        copy.states.view(np.uint8)[:] = table.states.view(np.uint8)
        turn = int(copy.state.turn)
        while copy.state.phase == Phase.SEQUENCE:
            copy.play(played(copy, seat, seed), seat)
        assert int(copy.state.turn) == turn
        shown += line.removeprefix("line-") in offers(copy.state)
    assert abs(shown / tries - share) < 0.25  # five standard errors of the two


def test_a_plan_ends_with_the_turn() -> None:
    """Who ends an Era of Galactzy may begin the next: that is another plan."""
    seen = 0
    for key, table in enumerate(positions("galactzy", 40, 9)):
        found = hint(table, table.waiting[0], key)
        kinds = [table.game.moves.kind(code).name for code in found.moves]
        marks = [i for i, kind in enumerate(kinds) if kind in ("score", "cancel")]
        seen += bool(marks)
        assert marks in ([], [len(kinds) - 1])
    assert seen > 5
