"""The games in the ecosystem's own interfaces, each an optional extra.

``envs.pettingzoo``  PettingZoo, AEC and parallel (`pip install 'galactable[envs]'`)
``envs.gymnasium``   Gymnasium, alone and as a vector (`pip install 'galactable[envs]'`)
``envs.openspiel``   OpenSpiel (`pip install 'galactable[openspiel]'`)
``envs.puffer``      PufferLib, a native environment (see there how to install it)
"""

from __future__ import annotations

from galactable.core.registry import slugs

__all__ = ["id_of", "register"]


def id_of(slug: str) -> str:
    """What Gymnasium calls a game."""
    title = "".join(word.capitalize() for word in slug.split("-"))
    return f"galactable/{title}-v0"


def register() -> list[str]:
    """Registers every game with Gymnasium, by name alone; returns the ids."""
    import gymnasium

    ids = []
    for slug in slugs():
        name = id_of(slug)
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                "galactable.envs.gymnasium:SeatEnv",
                vector_entry_point="galactable.envs.gymnasium:many_seats",
                kwargs={"game": slug},
            )
        ids.append(name)
    return ids
