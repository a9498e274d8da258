"""What is said of moves: by one tree, by several, by a planner; and of a whole game."""

from __future__ import annotations

import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from galactable.bots import analysis, search
from galactable.bots.analysis import MIN_VISITS, Glance, Look, glance, look_back
from galactable.bots.own import Planner
from galactable.bots.search import Opinion
from galactable.core.table import Table
from tests.bots.toy import Grown, Take, toy

DULL, FAIR, LIKE, DICE, TWIN, AGAIN, *_ = Take


def one(move: int, value: float, visits: int = 20, **more: Any) -> Opinion:
    return Opinion(move, visits, 10 * value, value, value, **more)


def test_a_tree_says_what_its_edges_add_up_to() -> None:
    found = Grown(toy(DULL, FAIR, DICE, left=3), 30, horizon=1, closed=1)
    found.search(30)
    edges = found.edges_of()
    for said in found.opinions():
        edge = edges[Take(said.move)]
        assert said.visits == edge.visits > 0
        for ours, theirs in ((said.points, edge.points), (said.win, edge.wins)):
            assert ours * said.visits == pytest.approx(float(theirs))
        assert said.value * said.visits == pytest.approx(float(edge.total))
        assert not said.appraised


def test_what_was_left_out_is_appraised_on_the_scale_of_the_others() -> None:
    found = Grown(toy(DULL, FAIR, LIKE, AGAIN, left=3), 30, horizon=1, budget=30, width=2)
    found.search(30)
    edges = found.edges_of()
    tried = [edges[move] for move in (FAIR, LIKE)]
    above = sum(float(e.total / e.visits - e.hint) for e in tried) / 2
    said = {one.move: one for one in found.opinions()}
    assert list(said) == [DULL, FAIR, LIKE, AGAIN], "in the order of their codes"
    for move in (DULL, AGAIN):
        assert (said[move].visits, said[move].appraised) == (0, True)
        assert said[move].value == pytest.approx(float(edges[move].hint) + above)
    assert not said[FAIR].appraised


def test_what_nobody_looked_at_yet_has_no_value() -> None:
    found = Grown(toy(DULL, FAIR, LIKE, left=3), 2, horizon=1, closed=1)
    found.search(2)
    said = sorted(found.opinions(), key=lambda one: one.visits)
    assert [(o.visits, o.appraised) for o in said] == [(0, False), (1, False), (1, False)]
    assert said[0].value == 0.0


@pytest.mark.parametrize(
    ("room", "seconds", "steps"),
    [
        (1000, None, [150]),
        (100, None, [150]),
        (1000, 1e9, [64, 64, 22]),
        (100, 1e9, [64, 64]),
        (64, 1e9, [64, 64]),
        (1000, -1.0, []),
    ],
)
def test_a_tree_grows_step_by_step_until_time_or_room_is_up(
    room: int, seconds: float | None, steps: list[int]
) -> None:
    sat, asked = [], []

    def grow(knobs: str, seat: int, key: int, playouts: int) -> int:
        assert (knobs, seat, key) == ("knobs", 3, 5)
        asked.append(playouts)
        return max(0, min(playouts, room - sum(asked[:-1])))

    tree: Any = SimpleNamespace(sit=lambda *args: sat.append(args), grow=grow)
    search._grow(tree, "state", 3, 5, "knobs", 150, seconds)
    assert asked == steps
    assert sat == [("state", 3, 5)]


def joined(*trees: list[Opinion], seats: int = 2, monkeypatch: pytest.MonkeyPatch) -> list[Opinion]:
    """The opinion of several trees, which think what they are told to think."""
    left, grown, budgets = iter(trees), [], []

    def told(planner: Any, game: Any, playouts: int) -> Any:
        thoughts = next(left)
        return SimpleNamespace(
            sit=lambda *args: None,
            grow=lambda knobs, seat, key, playouts: grown.append((key, playouts)) or playouts,
            opinions=lambda: thoughts,
        )

    settings = SimpleNamespace(knobs=lambda game, budget: budgets.append(budget), scale=4.0)
    monkeypatch.setattr(search, "_tree", told)
    monkeypatch.setattr(search, "settings_for", lambda game, **changes: settings)
    state, game = SimpleNamespace(seats=seats), SimpleNamespace(slug="toy")
    found = search.opinion(game, state, 0, 9, 70, threads=len(trees), ordered=True)  # type: ignore[arg-type]
    assert len({key for key, _ in grown}) == len(trees), "each has chances of its own"
    assert [playouts for _, playouts in grown] == [70] * len(trees)
    assert budgets == [70]
    return found


def test_what_several_trees_say_weighs_by_their_visits(monkeypatch: pytest.MonkeyPatch) -> None:
    first = [one(DULL, 0.2, 10), one(FAIR, 0.5, 30), one(AGAIN, 0.1, 0, appraised=True)]
    second = [one(DULL, 0.8, 30), one(FAIR, 0.6, 10), one(AGAIN, 0.3, 0, appraised=True)]
    said = joined(first, second, monkeypatch=monkeypatch)
    assert [o.move for o in said] == [DULL, FAIR, AGAIN]
    assert [o.visits for o in said] == [40, 40, 0]
    for o, value in zip(said, (0.65, 0.525, 0.1), strict=True):
        assert (o.value, o.win, o.points) == pytest.approx((value, value, 10 * value))
    assert said[2] == first[2], "nobody tried it"


def test_moves_with_about_as_many_visits_are_ordered_by_value(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = [one(0, 0.1, 100), one(1, 0.9, 74), one(2, 0.3, 75), one(3, 0.3, 80), one(4, 1.0, 73)]
    found = joined(said, monkeypatch=monkeypatch)
    assert [o.move for o in found] == [2, 3, 0, 1, 4]


def test_alone_a_value_is_in_points(monkeypatch: pytest.MonkeyPatch) -> None:
    found = joined([one(0, 0.5), one(1, 0.25)], seats=1, monkeypatch=monkeypatch)
    assert [o.value for o in found] == [4.0 * 0.5, 4.0 * 0.25]
    assert [o.win for o in found] == [0.5, 0.25]


class Adviser(Planner):
    """Says what it is told to."""

    def __init__(self, said: Any) -> None:
        self.said = said

    def decide(self, desk: Any, seat: int, key: int) -> int | None:
        return None

    def opinions(self, desk: Any, seat: int) -> Any:
        assert desk.legal(seat) == Table("rock-the-galaxy", seed=1).codes(seat)
        return self.said


def test_a_planners_opinion_is_best_first() -> None:
    table = Table("rock-the-galaxy", seed=1)
    said = [(4, 10.0, 0.2, 0.5), (2, 12.0, 0.3, 0.9), (1, 11.0, 0.4, 0.5)]
    found = search._planned(Adviser(said), table.game, table.state, 0, 1)
    assert found == [
        Opinion(2, 0, 12.0, 0.3, 0.9, appraised=True),
        Opinion(1, 0, 11.0, 0.4, 0.5, appraised=True),
        Opinion(4, 0, 10.0, 0.2, 0.5, appraised=True),
    ]
    assert search._planned(Adviser(None), table.game, table.state, 0, 1) is None
    assert search._planned(None, table.game, table.state, 0, 1) is None


# A game looked back on


def looked(played: int, *opinions: Opinion, seat: int = 0, chance: bool = False) -> Glance:
    return Glance(1, seat, "", list(opinions), played, chance)


def test_a_move_costs_what_the_best_one_is_better() -> None:
    best, worse = one(1, 0.75), one(2, 0.5)
    assert looked(1, best, worse).cost == 0.0
    assert looked(2, best, worse).cost == 0.25
    assert looked(2, worse, best).cost == 0.0, "the best is what the search would play"
    assert looked(2, best, one(2, 0.5, MIN_VISITS)).cost == 0.25
    assert looked(2, best, one(2, 0.5, MIN_VISITS - 1)).own is None, "hardly seen"
    assert looked(2, best, one(2, 0.5, MIN_VISITS - 1)).cost == 0.0
    assert looked(2, best, one(2, 0.5, 0, appraised=True)).cost == 0.25
    assert looked(3, best, worse).own is None


def test_the_dearest_moves_come_first_and_free_ones_not_at_all() -> None:
    costs = [0.0, 0.25, 0.5, 0.0, 0.125]
    glances = [looked(2, one(1, 0.75), one(2, 0.75 - cost)) for cost in costs]
    look = Look(glances, [], [], False)
    assert look.dearest() == [glances[2], glances[1], glances[4]]
    assert look.dearest(2) == [glances[2], glances[1]]


def look_at(
    glances: list[Glance], places: list[int] | None, seats: int, monkeypatch: pytest.MonkeyPatch
) -> Look:
    told = []
    table = SimpleNamespace(ply=len(glances), seats=seats, places=lambda: places)
    monkeypatch.setattr(analysis, "glance", lambda table, ply, playouts: glances[ply - 1])
    look = look_back(table, progress=told.append)  # type: ignore[arg-type]
    assert told == list(range(1, len(glances) + 1))
    assert look.solo == (seats == 1)
    return look


def worth(value: float, seat: int, chance: bool = True) -> Glance:
    """The best move is played, and chance does the rest."""
    return looked(1, one(1, value), seat=seat, chance=chance)


def test_luck_is_what_a_position_is_worth_after_chance_against_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Seat 0 hopes for 0.5, then seat 1 for 0.375, then seat 0 for 0.75, and seat 0 wins."""
    game = [worth(0.5, 0), worth(0.375, 1), worth(0.75, 0)]
    luck = look_at(game, [1, 2], 2, monkeypatch).luck
    first, second, third = 0.625 - 0.5, 0.25 - 0.375, 1.0 - 0.75
    assert luck == pytest.approx([first - second + third, second - first - third])
    quiet = [replace(one, chance=False) for one in game]
    assert look_at(quiet, [1, 2], 2, monkeypatch).luck == [0.0, 0.0]
    assert look_at(game[2:], [2, 1], 2, monkeypatch).luck == [-0.75, 0.75], "the other one won"
    assert look_at(game[2:], [1, 1], 2, monkeypatch).luck == [-0.25, 0.25], "shared"
    assert look_at(game[2:], None, 2, monkeypatch).luck == [0.0, 0.0], "nobody knows yet"


def test_a_seat_that_goes_on_is_compared_with_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    luck = look_at([worth(0.5, 0), worth(0.75, 0, False)], [1, 2], 2, monkeypatch).luck
    assert luck == [0.25, -0.25]


def test_among_three_the_seats_own_next_decision_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    game = [worth(0.25, 0), worth(0.5, 1, False), worth(0.125, 2), worth(0.75, 0, False)]
    assert look_at(game, [1, 2, 3], 3, monkeypatch).luck == [0.5, 0.0, -0.125]


def test_alone_luck_is_in_points_up_to_the_last_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    assert look_at([worth(50.0, 0), worth(58.0, 0)], [1], 1, monkeypatch).luck == [8.0]


def test_costs_are_added_up_by_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    def dear(cost: float, seat: int) -> Glance:
        return looked(2, one(1, 0.75), one(2, 0.75 - cost), seat=seat)

    game = [dear(0.25, 0), dear(0.125, 1), dear(0.5, 0)]
    assert look_at(game, [1, 2], 2, monkeypatch).costs == [0.75, 0.125]


def test_a_glance_asks_about_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    table, asked, before = Table("rock-the-galaxy", seats=2, seed=4), [], []
    for _ in range(8):
        before.append(table.state.tobytes())
        table.play(table.codes()[0])

    def opinion(game: Any, state: Any, seat: int, key: int, **how: Any) -> list[Opinion]:
        asked.append((state.tobytes(), seat, key, how))
        return [one(table.plies[len(asked) - 1].move, 0.5)]

    monkeypatch.setattr(analysis, "opinion", opinion)
    for ply in range(1, 9):
        found, was = glance(table, ply, playouts=7), table.plies[ply - 1]
        assert (found.ply, found.seat, found.played) == (ply, was.seat, was.move)
        assert found.words
        assert found.chance == any(event.kind.reveals for event in was.events)
        state, seat, _, how = asked[-1]
        assert (state, seat, how) == (before[ply - 1], was.seat, {"playouts": 7})
        assert analysis._words(table, found) == found.words, "the best is what was played"
    assert len({key for _, _, key, _ in asked}) == 8, "each with a key of its own"


def page_of(glances: list[Glance], seats: int, monkeypatch: pytest.MonkeyPatch) -> str:
    """The report on a game of Ann, Ben & Co."""
    monkeypatch.setattr(analysis, "_words", lambda table, glance: f"better than {glance.words}")
    table = SimpleNamespace(
        game=SimpleNamespace(title="Toy"), seed=7, names=["Ann", "<Ben>"][:seats],
        scores=lambda: [{"total": 31}, {"total": 42}][:seats], places=lambda: [2, 1][:seats],
    )  # fmt: skip
    look = Look(glances, [0.25, 0.5][:seats], [-0.125, 0.125][:seats], seats == 1)
    return analysis.page(table, look)  # type: ignore[arg-type]


def spots(page: str) -> list[list[tuple[float, float]]]:
    """The lines of the drawing, one a seat."""
    found = re.findall(r"<polyline points='([^']*)'", page)
    return [[tuple(map(float, spot.split(","))) for spot in line.split()] for line in found]  # type: ignore[misc]


def at(ply: int, seat: int, value: float, cost: float = 0.0) -> Glance:
    opinions = [one(1, value), one(2, value - cost)]
    return Glance(ply, seat, f"move {ply}", opinions, 2 if cost else 1, False)


def test_a_report_draws_what_each_seat_could_expect(monkeypatch: pytest.MonkeyPatch) -> None:
    """From 100% at the top (20) to 0% at the bottom (290), from the first ply to the last."""
    game = [at(1, 0, 1.0), at(2, 1, 0.0, 0.25), at(3, 0, 0.5), at(4, 0, 0.75), at(5, 1, 0.25)]
    page = page_of(game, 2, monkeypatch)
    ann, ben = spots(page)
    assert ann == [(40, 20), (450, 155), (655, 87.5)]
    assert ben == [(245, 290), (860, 222.5)]
    dots = re.findall(r"<circle cx=(\S+) cy=(\S+) .*?<title>(.*?)</title>", page)
    assert dots == [("245.0", "290.0", "ply 2: move 2")]
    labels = re.findall(r"<text x=0 y=(\S+) font-size=13>(\S+?)</text>", page)
    assert labels == [("25.0", "100%"), ("160.0", "50%"), ("295", "0%")]
    plies = re.findall(r"<text x=(\S+) y=310 .*?>(.*?)</text>", page)
    assert plies == [(f"{40 + 205 * i}.0", f"{'ply ' * (i == 0)}{i + 1}") for i in range(5)]


def test_alone_a_report_is_drawn_from_the_least_to_the_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = page_of([at(1, 0, 40.0), at(2, 0, 60.0), at(3, 0, 50.0)], 1, monkeypatch)
    assert spots(page) == [[(40, 290), (450, 20), (860, 155)]]
    assert re.findall(r"font-size=13>(\d+)</text>", page)[:3] == ["60", "50", "40"]
    assert "cost of moves, points" in page
    assert "<td class=n>0.2<td class=n>-0.1" in page
    assert spots(page_of([at(1, 0, 40.0)], 1, monkeypatch)) == [[(40, 290)]], "a single ply"


def test_a_report_tells_points_places_costs_and_the_dearest_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = [at(1, 0, 0.5, 0.125), at(2, 1, 0.5, 0.25), at(3, 0, 0.5)]
    page = page_of(game, 2, monkeypatch)
    rows = re.findall(r"<tr><td.*?(?=<tr>|</table>)", page)
    cells = [re.split(r"<td(?: class=n)?>", row)[1:] for row in rows]
    assert cells == [
        ["Ann", "31", "2", "25.0", "-12.5"],
        ["&lt;Ben&gt;", "42", "1", "50.0", "+12.5"],
        ["2", "&lt;Ben&gt;", "move 2", "better than move 2", "25.0"],
        ["1", "Ann", "move 1", "better than move 1", "12.5"],
    ]
    assert "<title>Toy, seed 7</title>" in page
