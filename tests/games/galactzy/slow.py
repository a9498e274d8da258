"""Legal moves by a slow and obvious reading of section 5, from a view alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

from galactable.games.galactzy.components import CODES, COLOURS, GALAXY_IDS, LINE_IDS

DICE = (4, 6, 8)
CORNERS = GALAXY_IDS[:4]


def expected(view: dict[str, Any]) -> list[str]:
    """Every legal move in short (see ``tables.said``), in any order."""
    phase, seat = view["phase"], view["seat"]
    me, players = view["players"][seat], view["players"]
    others = [i for i in range(view["seats"]) if i != seat]
    if phase == "colour":
        return [f"colour {c}" for c in COLOURS if c not in [p["colour"] for p in players]]
    if phase == "lucky":
        return [f"lucky {n}" for n in range(1, 9)]
    if phase == "start":
        return [f"start {g}" for g in CORNERS if g not in [p["galaxy"] for p in players]]
    if phase == "sequence":
        return sequence(view, me)
    if phase in ("assign", "cancel"):
        return mark(view, me)
    if phase == "escape":
        ways = [g for g in shown_codes(view) if g != me["galaxy"]]
        ways = [g for g in ways if me["lines"][g]["state"] != "cancelled"]
        return [f"escape {g}" for g in ways] + ["stand"]
    if phase in ("gain_choice", "loss_choice"):
        return ["choose eon", "choose vp"]
    if phase == "move":
        known = GALAXY_IDS if view["phantom"]["revealed"] else CORNERS
        return [f"move {g}" for g in known if g != me["galaxy"]] + ["stay"]
    if phase == "pull":
        return ["stay"] + [f"pull {i}" for i in others if players[i]["galaxy"] != "crystal"]
    return [f"hit {i}" for i in others]


def shown_codes(view: dict[str, Any]) -> list[str]:
    have = Counter(number for _, number in view["sequence"]["dice"])
    codes = dict(zip(GALAXY_IDS, CODES, strict=True))
    if view["phantom"]["revealed"]:
        codes["phantom"] = tuple(view["phantom"]["numbers"])
    return [g for g, code in codes.items() if code and not Counter(code) - have]


def mark(view: dict[str, Any], me: dict[str, Any]) -> list[str]:
    cancels = [f"cancel {x}" for x in LINE_IDS if me["lines"][x]["state"] == "open"]
    if view["phase"] == "cancel":
        return cancels
    codes = [g for g in shown_codes(view) if me["lines"][g]["state"] in ("scored", "start")]
    travels = [f"travel {g}" for g in codes if g != me["galaxy"]]
    return [f"score {x}" for x in view["sequence"]["offers"]] + (travels or cancels)


def sequence(view: dict[str, Any], me: dict[str, Any]) -> list[str]:
    q = view["sequence"]
    dice = [tuple(d) for d in q["dice"]]
    on_card = [(die, number) for _, die, number in view["card_dice"]]
    own = [d for owner, *d in view["card_dice"] if owner == q["seat"]]
    count = q["hand"] + len(dice) + len(own)
    pays = me["eons"] > 0 and q["mode"] != "tie"
    advanced = view["variant"] == "advanced"
    used = Counter(die for die, _ in dice + on_card)
    found = []
    if q["hand"] > 0:
        for d4 in range(q["hand"] + 1):
            for d6 in range(q["hand"] - d4 + 1):
                plan = dict(zip(DICE, (d4, d6, q["hand"] - d4 - d6), strict=True))
                if all(used[die] + n <= 7 for die, n in plan.items()):
                    found.append("throw " + " ".join(f"{n}d{die}" for die, n in plan.items()))
    if q["throws"] < 3 and count < 8:
        found += ["extra"] if pays else []
        can = advanced and me["galaxy"] == "phantom" and not q["effect_used"]
        found += ["effect_extra"] if can else []
    if 0 < q["throws"] < 3:
        last = tuple(q["lifted"][-1]) if q["lifted"] else (0, 0)
        found += [f"lift {d}:{n}" for d, n in sorted(set(dice)) if (d, n) >= last]
    if q["hand"] > 0:
        return found
    found.append("stop")
    if pays:
        found += [f"reroll {d}:{n}" for d, n in {tuple(x) for x in q["fresh"]}]
        found += [f"modify {d}:{n}>{new}" for d, n, new in turns(dice) if abs(n - new) == 1]
    return found + (specials(me, q, dice, used) if advanced else [])


def turns(dice: list[tuple[int, ...]]) -> list[tuple[int, int, int]]:
    return [(d, n, new) for d, n in set(dice) for new in range(1, d + 1) if new != n]


def specials(
    me: dict[str, Any], q: dict[str, Any], dice: list[tuple[int, ...]], used: Counter[int]
) -> list[str]:
    """Effects and powers (section 4)."""
    numbers, lucky, galaxy = [n for _, n in dice], me["lucky"], me["galaxy"]
    found = []
    for d, n, new in turns(dice) if not q["effect_used"] else []:
        turn = {
            "pearl": n in (2, 4) and abs(n - new) == 1,
            "crystal": n == 1 and new in numbers,
            "distorted": n in (2, 5) and new == lucky,
        }
        found += [f"effect_turn {d}:{n}>{new}"] if turn.get(galaxy) else []
    if galaxy == "entropic" and not q["effect_used"]:
        found += [f"effect_reroll {n}" for n in (3, 5) if n in numbers]
    for d, n, new in turns(dice):
        turn_by_power = {
            2: n == 2 and new % 2 == 0,
            3: n == 3 and new % 2 == 1,
            4: n == 4 and new < 4,
            5: 5 in numbers and n % 2 == 1 and new == n + 1,
            6: 6 in numbers and n % 2 == 0 and new == n - 1,
            7: n == 7 and new < 7,
        }
        found += [f"power_turn {d}:{n}>{new}"] if turn_by_power.get(lucky) else []
    if lucky == 8 and 8 in numbers:
        found += [f"power_roll {d}" for d in DICE if used[d] < 7]
    return found
