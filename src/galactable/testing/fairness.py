"""Fairness: what a bot's seat cannot know makes no difference to its move.

>>> from galactable.testing.fairness import fairness
>>> fairness("greedy", games=["rock-the-galaxy"])
[]
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from galactable.bots import Bot, BotError, Player, get_bot
from galactable.core import registry
from galactable.core.game import ALL, Game
from galactable.core.table import Table

__all__ = ["fairness", "fairness_problems", "hiding_problems"]

POSITIONS = 4  # of every game, about
TWINS = 2  # tables that differ in what is hidden, at every position


def fairness(
    *bots: Player, games: Sequence[Game | str] | None = None, rounds: int = 1
) -> list[str]:
    """Everything that is unfair about these bots: nothing, if all is well.

    Without ``games`` all are played, every variant with its fewest and most seats.
    """
    found = []
    chosen = [registry.game(g) if isinstance(g, str) else g for g in games or registry.games()]
    for game in chosen:
        for variant, counts in game.variants.items():
            for seats in sorted({min(counts), max(counts)}):
                problems = fairness_problems(game, variant, seats, bots, games=rounds)
                found += [f"{game.slug}, {variant}, {seats} seats, {one}" for one in problems]
    return found


def fairness_problems(
    game: Game,
    variant: str,
    seats: int,
    bots: Sequence[Player],
    games: int = 2,
    positions: int = POSITIONS,
) -> list[str]:
    """Where a bot's move changes with what its seat cannot know, or is not legal.

    At positions of random games the bots decide with the same key at the real table and at
    tables where ``hide`` has dealt anew everything that their seat cannot know.
    """
    players = [get_bot(bot) for bot in bots]
    found = []
    for seed in range(games):
        dice, keys = random.Random(seed), random.Random(seed + 1)
        table = Table(game, seats, variant, seed)
        chosen = _some_plies(table, seed, positions)
        while not table.over:
            seat = dice.choice(table.waiting)
            if table.ply in chosen:
                twins = [_twin(table, seat, keys.getrandbits(31)) for _ in range(TWINS)]
                for bot in players:
                    for problem in _differences(bot, table, twins, seat, keys.getrandbits(31)):
                        found.append(f"seed {seed}, ply {table.ply}, seat {seat}: {problem}")
            table.play(dice.choice(table.codes(seat)), seat)
    return found


def hiding_problems(game: Game, variant: str, seats: int, games: int = 4) -> list[str]:
    """Where ``hide`` lets through what it should deal anew, field by field.

    Take two tables that a seat cannot tell apart and hide both with one key: if a field still
    differs, some of the truth is left. And whatever the view of ``"all"`` shows and the seat's
    does not must be seen to change.
    """
    found: list[str] = []
    hidden: set[str] = set()
    changed: set[str] = set()
    for seed in range(games):
        dice, table = random.Random(seed), Table(game, seats, variant, seed)
        while not table.over:
            seat = dice.choice(table.waiting)
            twin = _twin(table, seat, dice.getrandbits(31))
            key = dice.getrandbits(31)
            ours, theirs = (
                _dealt_anew(game, table.state, seat, key),
                _dealt_anew(game, twin, seat, key),
            )
            for name in game.State.fields:
                if not np.array_equal(ours[name], theirs[name]):
                    found.append(f"seed {seed}, ply {table.ply}, seat {seat}: {name} is not new")
            if dice.random() < 0.2:
                everything = table.view(ALL)
                hidden |= {path for path, what in _differing(everything, table.view(seat)) if what}
                changed |= {path for path, _ in _differing(everything, game.view(twin, ALL))}
            table.play(dice.choice(table.codes(seat)), seat)
    hidden -= {"viewer"}
    stays = [path for path in hidden if not any(one.startswith(path) for one in changed)]
    return found + [f"{path} is hidden from a seat, but never dealt anew" for path in sorted(stays)]


def _differing(a: Any, b: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Where two views differ, and what is there in the first.

    A path is keys joined by dots, with a star for any place of a list.
    """
    if isinstance(a, dict) and isinstance(b, dict):
        for key in a:
            yield from _differing(a[key], b.get(key), f"{path}.{key}" if path else key)
    elif isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for x, y in zip(a, b, strict=True):
            yield from _differing(x, y, f"{path}.*")
    elif a != b:
        yield path, a


def _differences(bot: Bot, table: Table, twins: list[Any], seat: int, key: int) -> list[str]:
    try:
        move = bot.choose(table.game, table.state, seat, key)
        found = []
        for twin in twins:
            other = bot.choose(table.game, twin, seat, key)
            if other != move:
                found.append(
                    f"{bot.name} plays {move}, but {other} where only what its seat cannot know "
                    "is different"
                )
        return found
    except BotError as error:
        return [str(error)]


def _twin(table: Table, seat: int, key: int) -> Any:
    """A state that looks the same to the seat: what it cannot know is dealt anew."""
    return _dealt_anew(table.game, table.state, seat, key)


def _dealt_anew(game: Game, state: Any, seat: int, key: int) -> Any:
    states = game.State.array(1)
    states.view(np.uint8)[:] = np.frombuffer(state.tobytes(), np.uint8)
    game.compiled.hide(states, 0, seat, key, 0, np.zeros(1, np.uint64))
    return states[0]


def _some_plies(table: Table, seed: int, count: int) -> set[int]:
    """Plies of this seed's random game at which there is a choice and something is hidden."""
    table, dice = table.clone(), random.Random(seed)
    choices = []
    while not table.over:
        seat = dice.choice(table.waiting)
        codes = table.codes(seat)
        hidden = table.game.hides and _twin(table, seat, table.ply).tobytes() != table.save()
        if len(codes) > 1 and (hidden or not table.game.hides):
            choices.append(table.ply)
        table.play(dice.choice(codes), seat)
    return set(random.Random(seed).sample(choices, min(count, len(choices))))
