"""What goes over the wire about games and bots: more structs of docs/api.md."""

from __future__ import annotations

from msgspec import Struct

from galactable.core.rematch import Rematch

__all__ = [
    "BotInfo",
    "FirstInfo",
    "GameInfo",
    "MinuteInfo",
    "Rules",
]


class MinuteInfo(Struct):
    """The kinds of moves of a game that has a minute: what a clock of kind ``build`` times."""

    ready: str
    """Played by everybody before the minute begins."""
    done: str
    """A flag while the clock runs."""
    late: list[str]
    """Left for the end of the minute."""


class FirstInfo(Struct):
    """A guided first game: the table to make for it. The newcomer has the first seat."""

    seed: int
    variant: str
    bot: str
    others: list[str]
    """What the others are called."""


class GameInfo(Struct):
    """A game on the shelf."""

    slug: str
    title: str
    about: str
    minutes: str
    credit: str
    seats: list[int]
    variants: dict[str, list[int]]
    variant_words: dict[str, str]
    """The variants' names in the reader's language, where the game's catalogue has them."""
    variant_about: dict[str, str]
    """What is special about each, in a sentence."""
    categories: list[str]
    moves: int
    hides: bool
    ready: bool
    build_clock: bool
    minute: MinuteInfo | None
    rematch: Rematch
    """Who goes first when the same people play again."""
    first: FirstInfo | None = None


class BotInfo(Struct):
    """A bot, weakest first."""

    name: str
    title: str
    about: str


class Rules(Struct):
    """A players' page: how to play, or the rules clause by clause."""

    markdown: str
    lang: str = "en"
    """The page's language, which is English where nobody has translated it."""
    reference: bool = False
    """Whether the rules can be read clause by clause too."""
