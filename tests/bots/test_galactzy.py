"""Galactzy planned: sequences solved, scorecards, and the bot that plays by them."""

from collections import Counter
from functools import cache
from itertools import combinations, product

import numpy as np
import pytest

from galactable import bots, game
from galactable.bots.bot import Desk
from galactable.bots.galactzy.cards import card_code, met
from galactable.bots.galactzy.effects import GAINS, gain
from galactable.bots.galactzy.fights import make as make_fights
from galactable.bots.galactzy.fights import reach, spends
from galactable.bots.galactzy.multisets import COUNT, FIRST, MIX_ROW, web
from galactable.bots.galactzy.payoffs import card_stops, worths
from galactable.bots.galactzy.planner import Thrower
from galactable.bots.galactzy.scorecard import CARD_LINES, card, make
from galactable.bots.galactzy.sequence import LEVELS, LOW, Solution
from galactable.bots.galactzy.stakes import Sight, View
from galactable.bots.galactzy.weighing import shown_worths
from galactable.bots.ladder import LEVELS as LADDER
from galactable.core.table import Table
from galactable.core.text import plain
from galactable.games.galactzy.components import (
    CODES,
    EARLY,
    EVENT_CODE,
    FIRST_CODE,
    GALAXY_IDS,
    LINE_IDS,
    N_CORNERS,
    N_LINES,
    PHANTOM,
    THROWS,
    Card,
)
from galactable.games.galactzy.moves import SCORE, STOP
from galactable.games.galactzy.odds import CERTAIN, ODDS, multisets
from galactable.games.galactzy.state import Mode, Phase
from galactable.sim.arena import Arena
from tests.games.galactzy.tables import give_eons, give_vp, mark, move_pawn, player, started

GZ = game("galactzy")
RNG = np.random.default_rng(5)
MOST = 3  # Eons in the solution below
D8 = 10  # the first face of a d8


@pytest.fixture(scope="module")
def solved() -> Solution:
    """A sequence solved for payoffs that mean nothing, so that nothing is easy."""
    room = Solution()
    room.stop[:] = RNG.random(room.stop.shape)
    room.solve(web(), MOST)
    return room


def some(size: int) -> list[int]:
    return sorted(int(n) for n in RNG.integers(1, 9, size))


def near(numbers: list[int]):
    """The dice after one is turned; 4 and 6 may be the highest of their die."""
    for i, number in enumerate(numbers):
        for new in (number - 1, number + 1):
            if 1 <= new <= 8 and (number, new) not in ((4, 5), (6, 7)):
                yield [*numbers[:i], new, *numbers[i + 1 :]]


def test_multisets_are_counted_by_size():
    net = web()
    assert len(net.packed) == COUNT == 12_870
    assert net.of([]) == 0
    assert [net.of([1] * size) for size in range(9)] == FIRST[:9].tolist()
    for _ in range(1000):
        numbers = some(int(RNG.integers(1, 9)))
        shuffled = RNG.permutation(numbers)
        assert net.of(numbers) == net.of(shuffled)
        assert net.minus[net.of(numbers), numbers[0] - 1] == net.of(numbers[1:])


def test_a_throw_is_the_mean_over_all_its_faces(solved):
    for _ in range(2000):
        dice = int(RNG.integers(6, 9))
        hand = int(RNG.integers(1, 4))
        mix = tuple(int(n) for n in RNG.multinomial(hand, [0.3, 0.3, 0.4]))
        kept, t = some(dice - hand), int(RNG.integers(1, 4))
        e = int(RNG.integers(0, MOST + 1 - (dice - 6)))
        faces = [range(1, die + 1) for die, n in zip((4, 6, 8), mix, strict=True) for _ in range(n)]
        falls = [web().of(kept + list(fall)) for fall in product(*faces)]
        row = MIX_ROW[dice - 6, THROWS.index(mix) + 1] + web().of(kept) - FIRST[dice - hand]
        mean = solved.value[t, falls, e].mean()
        assert solved.means[t - 1, row, e] == pytest.approx(mean, abs=1e-5)


def test_what_is_kept_is_the_best_of_all_that_may_be(solved):
    for _ in range(500):
        dice, t = int(RNG.integers(6, 9)), int(RNG.integers(1, 3))
        numbers, e = some(dice), int(RNG.integers(0, MOST + 1 - (dice - 6)))
        best = float(solved.stop[t, web().of(numbers), e])
        for extra in range(min(e, 8 - dice) + 1):
            for size in range(dice + (extra > 0)):
                for kept in combinations(numbers, size):
                    at = web().of(kept)
                    best = max(best, float(solved.thrown[t, dice + extra - 6, at, e - extra]))
        assert solved.go[t, web().of(numbers), e] == pytest.approx(best, abs=1e-6)


def test_the_best_mix_and_the_turned_dice(solved):
    for _ in range(1000):
        dice, t = int(RNG.integers(6, 9)), int(RNG.integers(1, 4))
        numbers, e = some(dice), int(RNG.integers(0, MOST + 1 - (dice - 6)))
        at = web().of(numbers)
        best = float(solved.go[t, at, e])
        if e > 0:
            best = max([best, *(float(solved.value[t, web().of(x), e - 1]) for x in near(numbers))])
        assert solved.value[t, at, e] == pytest.approx(best, abs=1e-6)
        hand = int(RNG.integers(1, dice))
        kept = web().of(numbers[hand:])
        mixes = [i for i, mix in enumerate(THROWS) if sum(mix) == hand]
        rows = [MIX_ROW[dice - 6, i + 1] + kept - FIRST[dice - hand] for i in mixes]
        assert solved.thrown[t - 1, dice - 6, kept, e] == solved.means[t - 1, rows, e].max()


def test_lines_score_as_the_rules_say():
    table = np.zeros((N_LINES, COUNT), np.int16)
    states, out = GZ.State.array(1), np.zeros(N_LINES + 1, np.int32)
    for lucky in (1, 4, 8):
        states[0].lucky[0] = lucky
        worths(web().packed, lucky, 0, table)
        for _ in range(1000):
            numbers = some(int(RNG.integers(6, 9)))
            states[0].shown[D8:] = np.bincount(numbers, minlength=9)[1:]
            shown_worths(states, 0, out)
            assert table[:, web().of(numbers)].tolist() == out[:N_LINES].tolist()


def open_lines(*slugs: str) -> int:
    return sum(1 << CARD_LINES.index(LINE_IDS.index(slug)) for slug in slugs)


def test_nothing_open_is_worth_the_eons():
    assert card()[:, 0].tolist() == [[5.0 * e for e in range(8)]] * 8


def test_chance_alone_without_eons():
    """Every die for itself: thrown again below 5, then below 6."""
    twice = sum(max(face, 4.5) for face in range(1, 9)) / 8
    thrice = sum(max(face, twice) for face in range(1, 9)) / 8
    assert card()[3, open_lines("chance"), 0] == pytest.approx(6 * thrice, abs=0.03)


@pytest.mark.parametrize("code", ["pearl", "crystal", "entropic", "distorted"])
def test_a_code_alone_without_eons(code):
    """Hits are kept or not (five d4 show 1 1 1 3 4 more often than three 1 1 1)."""
    whole = tuple(sorted(CODES[LINE_IDS.index(code) - FIRST_CODE]))

    @cache
    def wait(missing: tuple[int, ...], throws: int) -> float:
        return max(
            fall(more, mix, throws + 1)
            for size in range(len(missing), len(whole) + 1)
            for more in {m for m in combinations(whole, size) if not Counter(missing) - Counter(m)}
            for mix in THROWS
            if sum(mix) == size
        )

    @cache
    def fall(missing: tuple[int, ...], mix: tuple[int, ...], throws: int) -> float:
        if not missing:
            return 25.0 + float(EARLY[throws]) + 5.0
        if not any(mix):
            return wait(missing, throws) if throws < 3 else 0.0
        kind = next(k for k, n in enumerate(mix) if n)
        less = tuple(n - (k == kind) for k, n in enumerate(mix))
        sides = (4, 6, 8)[kind]
        total = 0.0
        for face in range(1, sides + 1):
            left = Counter(missing)
            left[face] -= face in left
            total += fall(tuple(sorted(left.elements())), less, throws)
        return total / sides

    for lucky in (0, 7):
        value = card()[lucky, open_lines(code), 0]
        assert value == pytest.approx(wait(whole, 0), abs=0.03)


@pytest.mark.parametrize("powered", [False, True])
def test_the_tables_are_what_their_maker_makes(powered):
    found = make(5, 12, powered)
    np.testing.assert_allclose(card(powered)[4, :12], found, atol=0.026)


@pytest.mark.parametrize(("powered", "least"), [(False, 4.9), (True, 3.8)])
def test_more_eons_and_more_lines_are_worth_more(powered, least):
    """The Eon that Lucky Number 1 brings is worth about as much on any line."""
    table = card(powered)
    assert (np.diff(table, axis=2) > least).all()
    for bit in range(len(CARD_LINES)):
        sets = np.arange(1 << len(CARD_LINES))
        without = sets[sets >> bit & 1 == 0]
        assert (table[:, without | 1 << bit] >= table[:, without] - 0.06).all()


def test_powers_and_effects_are_never_worth_less_than_nothing():
    assert (card(powered=True) >= card() - 0.06).all()
    assert (GAINS >= 0).all()
    assert gain(PHANTOM, 3) == pytest.approx(GAINS[PHANTOM, 2], abs=0.01)


@pytest.mark.parametrize("event", [Card.ENTROPIC_STORM, Card.ASTRAL_SPHERES, Card.GATE_VAULT])
@pytest.mark.parametrize("colour", [0, 3])
def test_a_card_is_mastered_as_often_as_its_odds_say(event, colour):
    """Without Eons, powers and effects: against the tables of the game's own evaluation."""
    room, ends = Solution(), np.zeros((7, 8), np.float32)
    ends[0] = 1.0
    card_stops(web().packed, card_code(event, colour), ends, room.show, 1, 0)
    room.solve(web(), 0)
    need = tuple(EVENT_CODE[event, colour, 1:].tolist())
    odds = ODDS[6 - sum(need), 3, multisets().index(need)] / CERTAIN
    assert room.opening()[0] == pytest.approx(odds, abs=1e-4)


def test_a_fight_score_is_the_harder_to_reach_the_higher():
    for chance in (reach(4), reach(4, powered=True)):
        assert (chance[0] == 1.0).all()
        assert (np.diff(chance, axis=0) <= 1e-6).all()
        assert (np.diff(chance, axis=1) >= -1e-6).all(), "and the easier with Eons"
    assert (reach(4, powered=True) >= reach(4) - 1e-6).all()


def test_the_table_of_fights_is_what_solving_one_gives():
    np.testing.assert_allclose(make_fights(6, most=1), reach(6)[:, :2], atol=1e-6)


def at_a_code(rival: str) -> Table:
    """Two seats, 2 2 4 4 6 8 on the table: the Pearl Galaxy's Code, or 26 for the Chance."""
    table = started(f"crystal {rival}", mode="compiled")
    s = table.state
    s.throws, s.hand = 3, 0
    s.shown[:] = 0
    for number in (2, 2, 4, 4, 6, 8):
        s.shown[D8 + number - 1] += 1
    table.play(STOP)
    return table


def code_over_chance(table: Table, sight: Sight) -> float:
    """By how much scoring the Code is the better move."""
    values = Thrower(sight=sight).values(desk_at(table), table.seat)
    code, chance = (SCORE + LINE_IDS.index(line) for line in ("pearl", "chance"))
    return float(values[table.codes().index(code)] - values[table.codes().index(chance)])


def test_legend_knows_what_it_costs_to_come_to_a_rival():
    alone, met = at_a_code("entropic"), at_a_code("pearl")
    assert code_over_chance(met, Sight.CARD) == pytest.approx(
        code_over_chance(alone, Sight.CARD), abs=0.05
    )
    assert code_over_chance(met, Sight.WHOLE) < code_over_chance(alone, Sight.WHOLE) - 0.05


def test_a_rival_spends_on_a_fight_what_it_is_worth():
    table = at_a_code("pearl")
    s = table.state
    s.order[:2], s.order_count = [0, 1], 2
    assert spends(View(s, 0, Sight.WHOLE), 1) in (2, 3), "of three Eons"
    s.eons[1] = 0
    assert spends(View(s, 0, Sight.WHOLE), 1) == 0


def desk_at(table: Table) -> Desk:
    desk = Desk(GZ)
    desk.sit(table.state, table.seat, 1)
    return desk


@pytest.mark.parametrize(
    ("variant", "seats", "sight"),
    [
        ("basic", 2, Sight.CARD),
        ("basic", 3, Sight.WHOLE),
        ("advanced", 4, Sight.CARD),
        ("advanced", 1, Sight.WHOLE),
        ("advanced", 3, Sight.WHOLE),
    ],
)
def test_what_was_planned_before_changes_nothing(variant, seats, sight):
    """One planner through a game of any moves, and a fresh one for each decision."""
    old, table = Thrower(sight=sight), Table(GZ, seats, variant, seed=seats)
    while not table.over:
        if RNG.random() < 0.1 or table.ply < 3 * seats:
            desk = desk_at(table)
            values = old.values(desk, table.seat)
            fresh = Thrower(sight=sight).values(desk, table.seat)
            assert (values is None) == (fresh is None)
            assert values is not None or sight == Sight.CARD, "legend plans whatever is asked"
            if values is not None:
                assert len(values) == len(table.codes())
                assert np.isfinite(values).all()
                np.testing.assert_array_equal(values, fresh)
        table.play(int(RNG.choice(table.codes())))


@pytest.mark.parametrize("seats", [1, 3])
def test_the_levels_play_whole_games(seats):
    players = [LADDER[name]() for name in ("admiral", "captain", "navigator")][:seats]
    table = Table(GZ, seats, "basic", seed=3)
    while not table.over:
        table.play(players[table.seat].choose(GZ, table.state, table.seat, table.ply))
    assert table.scores()[0]["total"] > 130


def test_a_code_that_is_missing_by_one_is_turned():
    """2 2 4 4 6 7: an Eon makes it the Code of the Pearl Galaxy, which brings an Eon."""
    table = started("crystal", mode="compiled")
    table.state.throws, table.state.hand = 3, 0
    table.state.shown[:] = 0
    for number in (2, 2, 4, 4, 6, 7):
        table.state.shown[D8 + number - 1] += 1
    said = bots.opinion(GZ, table.state, table.seat, 1)
    assert plain(GZ.voice("en").move(table.state, table.seat, said[0].move, ["Ann"])) == (
        "Pay an Eon to turn 7 (d8) to 8"
    )
    assert [one.value for one in said] == sorted((one.value for one in said), reverse=True)
    assert all(one.appraised and one.points > 100 for one in said)


def test_an_opinion_gives_every_legal_move_a_chance_to_win():
    table = Table(GZ, 2, "basic", seed=1)
    for _ in range(8):
        table.play(bots.get_bot("admiral").choose(GZ, table.state, table.seat, table.ply))
    said = bots.opinion(GZ, table.state, table.seat, 1)
    assert sorted(one.move for one in said) == table.codes()
    assert all(0.0 <= one.win <= 1.0 for one in said)
    played = bots.get_bot("admiral").choose(GZ, table.state, table.seat, 1)
    assert said[0].value - next(o.value for o in said if o.move == played) < 1e-4


def at_a_card(shown: list[int], eons: int) -> Table:
    """Two seats, Era 1 at its end: the first to meet the Astral Spheres (blue 2 4 6) has thrown
    three times and covered 2 and 4; these numbers lie there on d8."""
    table = started("pearl crystal", "3 5", "advanced", "astral_spheres", mode="compiled")
    greedy = bots.get_bot("greedy")
    while table.state.mode != Mode.CARD:
        table.play(greedy.choose(GZ, table.state, table.seat, table.ply))
    s = table.state
    s.supply += s.eons[table.seat] - eons
    s.eons[table.seat] = eons
    s.throws, s.hand, s.effect_used = 3, 0, 1
    s.need[:] = 0
    s.need[6] = s.need_count = 1
    s.own_on_card = s.card_count = 2
    s.card_seat[:2] = table.seat
    s.card_face[:2] = D8 + 1, D8 + 3
    s.on_card[2] = 2
    s.shown[:] = 0
    for number in shown:
        s.shown[D8 + number - 1] += 1
    return table


def advised(table: Table) -> str:
    move = bots.get_bot("legend").choose(GZ, table.state, table.seat, 1)
    return plain(GZ.voice("en").move(table.state, table.seat, move, ["Ann", "Ben"]))


def test_a_card_is_mastered_with_an_eon_and_left_without():
    assert advised(at_a_card([1, 1, 5, 8], 1)) == "Pay an Eon to turn 5 (d8) to 6"
    assert advised(at_a_card([1, 1, 5, 8], 0)) == "Stop"
    assert advised(at_a_card([1, 1, 1, 8], 1)) == "Stop", "two numbers away"


def test_nobody_throws_for_nothing(monkeypatch):
    """In a fight that was won, legend lifted dice that could change nothing."""
    table = at_a_card([1, 1, 1, 8], 0)
    table.state.throws = 1
    alike = np.zeros(len(table.codes()), np.float32)
    monkeypatch.setattr(Thrower, "values", lambda self, desk, seat: alike)
    assert advised(table) == "Stop"


def test_legend_plays_the_basic_game_alone_as_admiral_does():
    admiral, legend, table = LADDER["admiral"](), LADDER["legend"](), Table(GZ, 1, "basic", seed=4)
    for ply in range(60):
        move = legend.choose(GZ, table.state, table.seat, ply)
        assert admiral.choose(GZ, table.state, table.seat, ply) == move
        table.play(move)


@pytest.mark.soak
@pytest.mark.parametrize(("variant", "share"), [("basic", 0.5), ("advanced", 0.6)])
def test_legend_beats_admiral(variant, share):
    arena = Arena(GZ, ["legend", "admiral"], 2, variant, seed=7200000)
    legend = arena.standings(arena.play(100, processes=2))[0]
    assert legend.wins / legend.games > share


@pytest.mark.parametrize(
    ("event", "phase"),
    [
        ("portals_swarm", Phase.MOVE),
        ("plane_shifting", Phase.MOVE),
        ("spiral_storm", Phase.PULL),
        ("phantom_storm", Phase.HIT),
    ],
)
def test_the_table_after_a_card_is_foreseen_as_the_rules_make_it(event: str, phase: Phase) -> None:
    """Moves with and without a rival there, with and without Eons; pulls; hits to zero."""
    table = started("pearl distorted entropic crystal", "8 8 8 8", "advanced", event)
    move_pawn(table, 3, "entropic")
    s = table.state
    s.mode, s.phase, s.order_count, s.order_at, s.order[0] = Mode.CARD, phase, 1, 0, 0
    give_vp(table, 40, 9, 30, 15)
    give_eons(table, 2, 1, 3, 0)
    assert len(table.codes()) > 1
    for code in table.codes():
        copy, then = table.clone(), met(s, 0, code)
        copy.play(code)
        for name in ("galaxy", "eons", "vp"):
            assert then[name].tolist() == copy.state[name].tolist(), f"{name} after {code}"
    assert s.vp.tolist() == [40, 9, 30, 15], "on a copy"


@pytest.mark.parametrize("sight", [Sight.PAR, Sight.CARD])
def test_what_a_turn_may_mark_is_what_the_scorecard_has_open(sight: Sight) -> None:
    """A scored Code of another galaxy only leads there; a cancelled one leads nowhere."""
    table = started("pearl crystal")
    mark(table, 0, scored="crystal chance full_house", cancelled="entropic")
    view = View(table.state, 0, sight)
    after, cancelled, travels, lucky = view._marks(np.arange(3, 3 + LEVELS))
    open_now = {line for line, x in player(table)["lines"].items() if x["state"] == "open"}
    assert {LINE_IDS[line] for line in range(N_LINES) if after[line, 0] > LOW} == open_now
    assert [GALAXY_IDS[g] for g in range(N_CORNERS) if travels[g, 0] > LOW] == ["crystal"]
    assert (cancelled > LOW).all()
    assert not lucky.any(), "a power of the advanced game"
