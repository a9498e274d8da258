"""What abilities and dice do, as words name it: a message and its number."""

from __future__ import annotations

from galactable.core.text import Said, Thing
from galactable.games.tiny_galaxies.components import PLANETS, RESOURCES

KIND = "effect"


def effect(message: str, count: int) -> Thing:
    """Something paid, gained or done a number of times: ``effect("gain-energy", 2)``."""
    return Thing(KIND, f"{message}-{count}")


def called(name: str) -> Said:
    """An effect's message, from its id."""
    message, _, count = name.rpartition("-")
    return Said(message, {"count": int(count)})


def amount(resource: str, count: int) -> Thing:
    """An amount of a resource."""
    return effect(f"amount-{resource}", count)


def ability(planet: int) -> dict[str, Thing | tuple[Thing, ...] | None]:
    """A planet's ability: what it costs, None if nothing, and what it brings (TG-70)."""
    row = PLANETS[planet]
    cost, others = row["cost_kind"], row["others"]
    brings = [
        effect(f"gain-{resource}", int(row[f"gain_{resource}"]))
        for resource in RESOURCES
        if int(row[f"gain_{resource}"])
    ]
    if int(row["advance"]):
        brings.append(effect(f"advance-{row['advance_track']}", int(row["advance"])))
    if others != "none":
        brings.append(effect(f"others-{others.replace('_', '-')}", 1))
    paid = effect(f"cost-{cost.replace('_', '-')}", int(row["cost_amount"]))
    return {"cost": None if cost == "none" else paid, "brings": tuple(brings)}
