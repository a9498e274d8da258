"""What goes over the wire around a game: names, seats, codes (docs/api.md)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from galactable.table.messages import Name, SeatNumber, Word

__all__ = [
    "Answer",
    "Empty",
    "ForBot",
    "Luggage",
    "Place",
    "Qr",
    "QrText",
    "Rename",
    "Take",
    "Taken",
    "TransferCode",
]


class Rename(Struct):
    """What a seat's person is called."""

    seat: SeatNumber
    name: Name


class Answer(Struct):
    """Whether a seat agrees that something is taken back."""

    seat: SeatNumber
    yes: bool


class Take(Struct):
    """Somebody wants a seat that is open to anyone."""

    name: Name = ""
    seat: SeatNumber | None = None


class Taken(Struct):
    """A seat and the secret that opens it; null: it is open to anyone."""

    seat: int
    secret: str | None


class ForBot(Struct):
    """Which bot takes a seat; null: the table chooses one."""

    bot: Word | None = None


class Empty(Struct):
    """Nothing to say."""


class QrText(Struct):
    """What a QR code shall say."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Qr(Struct):
    """A QR code as a picture."""

    svg: str


class Place(Struct):
    """Addresses at which others reach the server; empty if only this machine reaches it."""

    addresses: list[str]


class Luggage(Struct):
    """What goes to another device, in the page's own words."""

    text: Annotated[str, Meta(min_length=1, max_length=60_000)]


class TransferCode(Struct):
    """Opens what was left for another device, once, until ``until`` (seconds since 1970)."""

    code: str
    until: float
