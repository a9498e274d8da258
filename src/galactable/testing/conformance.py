"""The checks. Each takes a case (a game, a variant, a seat count) and raises when one fails.

A new game is checked with::

    from galactable.testing import check_all
    check_all(GAME)

``check(name, case, depth=10)`` plays ten times as many games; at depth 1, a hasty player and a
patient one (``walk``) play one each.
"""

from __future__ import annotations

import io
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from galactable import bots
from galactable.core import recordfile
from galactable.core.errors import IllegalMoveError
from galactable.core.game import ALL, SPECTATOR, Game
from galactable.core.outlook import Prospect
from galactable.core.table import Table
from galactable.testing.fairness import fairness_problems

__all__ = ["CHECKS", "Case", "cases", "check", "check_all", "walk"]

HEAD = (
    "game",
    "variant",
    "seats",
    "viewer",
    "phase",
    "round",
    "seat",
    "waiting",
    "scores",
    "places",
)
FORGED = 12  # illegal moves tried at a position
FAIR = 2  # positions at which every bot decides


@dataclass(frozen=True)
class Case:
    """One set-up of one game."""

    game: Game
    variant: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game.slug}-{self.variant}-{self.seats}"

    def table(self, seed: int, mode: str = "compiled") -> Table:
        """A table of this set-up."""
        return Table(self.game, self.seats, self.variant, seed, mode)


Check = Callable[[Case, int], None]
CHECKS: dict[str, Check] = {}


def _check(function: Check) -> Check:
    CHECKS[function.__name__] = function
    return function


def cases(game: Game) -> list[Case]:
    """Every variant with every seat count."""
    return [Case(game, variant, seats) for variant, seats in game.setups()]


def check(name: str, case: Case, depth: int = 1) -> None:
    """Runs one check, over ``depth`` times as many games."""
    CHECKS[name](case, depth)


def check_all(game: Game, depth: int = 1) -> None:
    """Runs every check on every set-up of a game."""
    for case in cases(game):
        for name in CHECKS:
            try:
                check(name, case, depth)
            except AssertionError as problem:
                raise AssertionError(f"{case}, {name}: {problem}") from problem


def walk(table: Table, seed: int, host: bool = True) -> Iterator[Table]:
    """Plays at random to the end; any seat waited for may be next. Yields before every ply.

    Now and then the host plays one of its own moves, where the game has some. Half of the
    walks are patient: they put off moves that end things (the last codes), so that long
    games are seen as well as short ones.
    """
    dice = random.Random(seed)
    patient = seed % 2 == 1
    while not table.over:
        yield table
        seat = dice.choice(table.waiting)
        if host and dice.random() < 0.01 and (codes := table.host_codes(seat)):
            table.play(codes[0], seat, host=True)
            continue
        codes = table.codes(seat)
        assert codes, f"seat {seat} is waited for and has no legal move"
        if patient and len(codes) > 2 and dice.random() < 0.9:
            codes = codes[: max(2, len(codes) * 3 // 4)]
        table.play(dice.choice(codes), seat)


def _no_problems(table: Table, where: str) -> None:
    problems = table.game.problems(table.state)
    assert not problems, f"{where}: {'; '.join(problems)}"


@_check
def ends_and_keeps_invariants(case: Case, depth: int = 1) -> None:
    """Random games end within the bound, and the invariants hold after every move."""
    bound = case.game.bound(case.seats, case.variant)
    for seed in range(2 * depth):
        table = case.table(seed)
        for _ in walk(table, seed):
            _no_problems(table, f"seed {seed}, ply {table.ply}")
            assert table.ply < bound, f"seed {seed}: more than {bound} decisions"
        _no_problems(table, f"seed {seed}, at the end")
        places = table.places()
        assert places is not None
        assert min(places) == 1 or case.seats == 1, "nobody has place 1"


@_check
def interpreted_is_compiled(case: Case, depth: int = 1) -> None:
    """Both ways to run the rules give the same bytes, legal moves, events, scores and features.

    Interpreted, an index out of range is an error: this check is the bounds check too.
    """
    for seed in range(depth):
        compiled, plain = case.table(seed), case.table(seed, "interpreted")
        assert compiled.save() == plain.save(), "the deals differ"
        dice = random.Random(seed)
        while not compiled.over:
            seat = dice.choice(compiled.waiting)
            codes = compiled.codes(seat)
            assert codes == plain.codes(seat), f"ply {compiled.ply}: legal moves differ"
            code = dice.choice(codes)
            assert compiled.play(code, seat) == plain.play(code, seat), "events differ"
            assert compiled.save() == plain.save(), f"ply {compiled.ply}: states differ"
            if compiled.ply % 16 == 0 or compiled.over:
                assert compiled.scores() == plain.scores(), "scores differ"
                seen, here = _observed(compiled, seat), _observed(plain, seat)
                assert np.array_equal(seen, here), "observations differ"
                assert _evaluated(compiled, seat) == _evaluated(plain, seat), "evaluations differ"
        assert compiled.places() == plain.places(), "places differ"


@_check
def moves_are_in_order_and_distinct(case: Case, depth: int = 1) -> None:
    """Moves are unique, in range, increasing; kinds with arguments and words are distinct."""
    for seed in range(3, 3 + depth):
        _assert_moves_in_order(case, seed)


def _assert_moves_in_order(case: Case, seed: int) -> None:
    table = case.table(seed)
    for step, _ in enumerate(walk(table, seed)):
        for seat in range(table.seats):
            codes = table.codes(seat)
            assert bool(codes) == (seat in table.waiting), "legal moves without being waited for"
            assert codes == sorted(set(codes)), "not in increasing order"
            assert all(0 <= code < case.game.moves.count for code in codes), "out of range"
            if step % 3:
                continue
            moves = table.legal(seat)
            words = [move.words for move in moves]
            assert len(set(words)) == len(words), f"the same words twice: {sorted(words)}"
            named = [json.dumps([move.kind, move.args]) for move in moves]
            assert len(set(named)) == len(named), f"the same arguments twice: {sorted(named)}"


@_check
def illegal_moves_are_refused(case: Case, depth: int = 1) -> None:
    """A move that is not legal, out of range or of another seat changes nothing."""
    for seed in range(4, 4 + depth):
        _assert_illegal_are_refused(case, seed)


def _assert_illegal_are_refused(case: Case, seed: int) -> None:
    table, dice = case.table(seed), random.Random(seed)
    for step, _ in enumerate(walk(table, seed)):
        if step % 5:
            continue
        before = table.save()
        forged = [-1, case.game.moves.count, 10**9]
        forged += [dice.randrange(case.game.moves.count) for _ in range(FORGED)]
        for seat in range(table.seats):
            legal = set(table.codes(seat))
            for code in forged:
                if code not in legal:
                    _assert_refused(table, code, seat)
        assert table.save() == before, "a refused move changed the table"
    _assert_refused(table, 0, 0)


def _assert_refused(table: Table, code: int, seat: int) -> None:
    try:
        table.play(code, seat)
    except IllegalMoveError as error:
        assert "\n" not in str(error), "a refusal is one line"
        return
    raise AssertionError(f"move {code} of seat {seat} was not refused")


@_check
def records_replay(case: Case, depth: int = 1) -> None:
    """A record file replays to the same bytes; clones and undo give the same bytes."""
    for seed in range(5, 6 + depth):
        table = case.table(seed)
        for _ in walk(table, seed):
            if table.ply % 7 == 3:
                twin = table.clone()
                assert twin.save() == table.save(), "a clone differs"
                last = twin.plies[-1]
                twin.rewind()
                twin.play(last.move, last.seat, host=True)
                assert twin.save() == table.save(), "undone and played again, it differs"
        text = "\n".join(json.dumps(line) for line in recordfile.lines(table))
        read = recordfile.read(io.BytesIO(text.encode()))
        replayed = recordfile.replay(read, verify=True, texts=True)
        assert replayed.save() == table.save(), "a replay differs"


@_check
def views_are_whole(case: Case, depth: int = 1) -> None:
    """Views begin with the common keys, are plain JSON and keep their keys all game long."""
    for seed in range(8, 8 + depth):
        _assert_views_are_whole(case, seed)


def _assert_views_are_whole(case: Case, seed: int) -> None:
    """Everybody looks at every phase when it begins; in between they take turns."""
    table = case.table(seed)
    everybody = (*range(table.seats), SPECTATOR, ALL)
    keys: set[str] | None = None
    phase = ""
    for step, _ in enumerate(walk(table, seed)):
        next_one = everybody[step % len(everybody)]
        new = table.view(next_one)["phase"] != phase
        for viewer in everybody if new else (next_one,):
            view = table.view(viewer)
            phase = view["phase"]
            assert tuple(view)[: len(HEAD)] == HEAD, "the common keys come first"
            assert json.loads(json.dumps(view)) == view, "not plain JSON"
            keys = keys or set(view)
            assert set(view) == keys, f"keys differ: {set(view) ^ keys}"
    assert table.view(ALL)["places"] is not None


@_check
def points_are_explained(case: Case, depth: int = 1) -> None:
    """The parts of an explanation add up to the category, the categories to the total."""
    for seed in range(9, 9 + depth):
        table = case.table(seed)
        for step, _ in enumerate(walk(table, seed)):
            if step % 5 == 0:
                _assert_explained(table)
        _assert_explained(table)


def _assert_explained(table: Table) -> None:
    for seat, points in enumerate(table.scores()):
        parts = table.explain(seat)
        assert list(parts) == list(table.game.categories), "an explanation for each category"
        for category, found in parts.items():
            given = sum(part["points"] for part in found)
            assert given == points[category], f"{category}: {given} explained, {points}"


@_check
def hiding_keeps_what_is_known(case: Case, depth: int = 1) -> None:
    """``hide`` keeps the seat's view, legal moves, observation and the invariants.

    Where the game hides anything, something hidden must change. Two tables that differ only
    in what a seat cannot know must tell it the same. Hiding twice is hiding once: what was
    dealt before leaves no trace (compiled opponents hide once where a table's bots hide twice).
    """
    changed = sum(_changed_by_hiding(case, seed) for seed in range(10, 10 + depth))
    assert bool(changed) == case.game.hides, "hidden things are dealt anew, and only those"


def _changed_by_hiding(case: Case, seed: int) -> int:
    """Hides for one viewer after another all game long; returns how often anything changed."""
    changed = 0
    table, twin = case.table(seed), case.table(seed)
    states = twin.states
    rng = np.zeros(1, np.uint64)
    viewers = (*range(table.seats), SPECTATOR)
    for step, _ in enumerate(walk(table, seed)):
        viewer = viewers[step % len(viewers)]
        states.view(np.uint8)[:] = np.frombuffer(table.save(), np.uint8)
        table.engine.hide(states, 0, viewer, 77, step, rng)
        changed += table.save() != twin.save()
        assert twin.view(viewer) == table.view(viewer), f"the view of {viewer} changed"
        _no_problems(twin, f"ply {table.ply}, hidden for {viewer}")
        if viewer >= 0:
            assert twin.codes(viewer) == table.codes(viewer), "legal moves changed"
            a, b = _observed(table, viewer), _observed(twin, viewer)
            assert np.array_equal(a, b), "the observation knows what is hidden"
            assert twin.outlook(viewer) == table.outlook(viewer), "the outlook knows what is hidden"
        table.engine.hide(states, 0, viewer, 78, step, rng)
        twice = twin.save()
        states.view(np.uint8)[:] = np.frombuffer(table.save(), np.uint8)
        table.engine.hide(states, 0, viewer, 78, step, rng)
        assert twin.save() == twice, "what is dealt anew follows from what was hidden before"
    return changed


def _observed(table: Table, seat: int) -> Any:
    """What the seat observes: written whole, nothing beyond it, within its bounds."""
    found = []
    for blank in (7, -77):
        out = np.full(table.game.observation_size + 1, blank, np.int16)
        table.engine.observe(table.states, 0, seat, out[:-1])
        assert out[-1] == blank, "the observation is longer than documented"
        found.append(out[:-1])
    assert np.array_equal(found[0], found[1]), "a number of the observation is not written"
    low, high = table.game.observation_bounds
    for name in wrong_features(table.game, found[0], low, high):
        raise AssertionError(f"{name} is out of its bounds")
    return found[0]


def wrong_features(game: Game, seen: Any, low: Any, high: Any) -> list[str]:
    """The features with a number below ``low`` or above ``high``."""
    names = [feature.name for feature in game.features for _ in range(feature.length)]
    return sorted({names[i] for i in np.flatnonzero((seen < low) | (seen > high))})


def _evaluated(table: Table, seat: int) -> int:
    return int(table.engine.evaluate(table.states, 0, seat))


@_check
def outlooks_come_true(case: Case, depth: int = 1) -> None:
    """A move brings the gain that was told, and is final if it reveals something or ends the game.

    The gain of a move that reveals nothing is always told; trying moves changes nothing.
    """
    for seed in range(20, 20 + depth):
        table, last = case.table(seed), None
        for _ in walk(table, seed, host=False):
            _assert_came_true(table, last)
            before = table.save()
            last = [(table.outlook(seat), total) for seat, total in enumerate(_totals(table))]
            assert table.save() == before, "an outlook has changed the table"
        _assert_came_true(table, last)


def _totals(table: Table) -> list[int]:
    return [points["total"] for points in table.scores()]


def _assert_came_true(table: Table, told: list[tuple[dict[int, Prospect], int]] | None) -> None:
    """Compares the last ply with what its seat was told before."""
    if told is None:
        return
    ply = table.plies[-1]
    prospects, before = told[ply.seat]
    prospect = prospects[ply.move]
    where = f"ply {ply.ply}, {table.game.moves.kind(ply.move).name}"
    assert prospect.final in (None, ply.reveals or table.over), f"{where}: final was wrong"
    gain = _totals(table)[ply.seat] - before
    if not (ply.reveals and table.game.outlook.gain):  # else only a part of it was told
        assert prospect.gain in (None, gain), f"{where}: a gain of {gain}, not {prospect.gain}"
    if not table.game.hides and not ply.reveals:
        assert prospect.gain is not None, f"{where}: the gain is certain and was not told"


@_check
def nothing_secret_is_told(case: Case, depth: int = 1) -> None:
    """What a seat is told about an event holds nothing that only others may know."""
    for seed in range(11, 11 + depth):
        _assert_nothing_secret_is_told(case, seed)


def _assert_nothing_secret_is_told(case: Case, seed: int) -> None:
    table = case.table(seed)
    for _ in walk(table, seed):
        pass
    for ply in table.plies:
        for event in ply.events:
            for viewer in (*range(table.seats), SPECTATOR):
                told = event.told_to(viewer)
                if told is None or event.known_to(viewer):
                    continue
                assert all(told.args[name] in (None, -1) for name in event.kind.secret)
                assert event.kind.secret, f"{event.kind.name} has a limit but no secret"
    for viewer in (*range(table.seats), SPECTATOR, ALL):
        assert table.log(viewer), "the log is empty"


@_check
def bots_cannot_cheat(case: Case, depth: int = 1) -> None:
    """Every bot plays the same move, however the things its seat cannot know are dealt."""
    problems = fairness_problems(
        case.game, case.variant, case.seats, bots.names(), games=depth, positions=FAIR
    )
    assert not problems, "; ".join(problems)
