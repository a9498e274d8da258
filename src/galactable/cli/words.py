"""``galactable words``: what a language lacks."""

from __future__ import annotations

from typing import Annotated

import typer

__all__ = ["words"]


def words(
    lang: Annotated[
        str | None, typer.Argument(help="A language: de, say; all if left out.")
    ] = None,
) -> None:
    """Lists the messages that a language lacks, has in excess or words with other variables."""
    from galactable.core.check import problems
    from galactable.core.language import DEFAULT, languages

    found = 0
    for one in [lang] if lang else languages():
        if one == DEFAULT:
            continue
        for problem in problems(one):
            print(f"{one}  {problem}")
            found += 1
    if found:
        raise typer.Exit(1)
    print("Nothing is missing.")
