"""What only code can say of a game; all the rest is in its catalogue.

A ``Story`` declares how the events of a ply become lines: which open a turn, which
people see as one thing although the rules tell them one by one, and which go without saying.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from galactable.core.events import Argument, Event
from galactable.core.text import Said, Seat, Thing

__all__ = ["Gather", "Sentences", "Story", "Words"]


@dataclass(frozen=True)
class Gather:
    """Neighbouring events of a kind that differ in one argument are told as one.

    The message gets the list ``$<arg>s`` and its length ``$count`` instead of ``$<arg>``.
    """

    kind: str
    arg: str
    times: str | None = None
    """The argument that counts the things of one event."""
    into: str | None = None
    """The kind of event just before, which takes the list into its own message."""


@dataclass
class Sentence:
    """A message in the making, from one event or several gathered."""

    kind: str
    args: dict[str, Any]
    unseen: bool
    gathered: str | None = None

    @property
    def said(self) -> Said:
        """The message: one of its own where something may not be known."""
        return Said(f"event-{self.kind}{'-unseen' if self.unseen else ''}", self.args)


@dataclass
class Sentences:
    """What stands on one line of the log."""

    heading: bool
    said: list[Said]
    thread: str = ""


@dataclass(frozen=True)
class Story:
    """How a ply is told. Kinds are those of events."""

    headings: Sequence[str] = ()
    """They open a turn or a round. What is told before the first of them is set-up."""
    quiet: Sequence[str] = ()
    """They need no words."""
    gathers: Sequence[Gather] = ()
    follows: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """By kind, which kinds continue its line if they concern the same seat. The message
    ``<name>-then`` words them there, if the catalogue has one."""
    threads: Mapping[str, str] = field(default_factory=dict)
    """By kind, the thread of its line. On a line of the same thread and seat, told in the ply
    before, the message ``event-<kind>-more`` goes on, if the catalogue has one."""
    edit: Callable[[list[Event]], list[Event]] | None = None
    """Rearranges a ply's events first, where the fields above are not enough."""

    @cached_property
    def _gathers(self) -> dict[str, Gather]:
        return {rule.kind: rule for rule in self.gathers}

    def tell(self, events: Sequence[Event]) -> list[Sentences]:
        """The lines of a ply. The events are as one viewer is told them."""
        found: list[Sentences] = []
        lead: Sentence | None = None
        for one in self._gathered(self.edit(list(events)) if self.edit else events):
            if one.kind in self.quiet:
                continue
            if lead is not None and self._goes_on(lead, one):
                found[-1].said.append(one.said)
                continue
            found.append(Sentences(one.kind in self.headings, [one.said], self._thread(one)))
            lead = one
        return found

    def _thread(self, one: Sentence) -> str:
        thread = self.threads.get(one.kind)
        return f"{thread} {one.args['seat'].seat}" if thread else ""

    def _goes_on(self, lead: Sentence, one: Sentence) -> bool:
        if one.kind not in self.follows.get(lead.kind, ()):
            return False
        return lead.args.get("seat") == one.args.get("seat", lead.args.get("seat"))

    def _gathered(self, events: Sequence[Event]) -> list[Sentence]:
        found: list[Sentence] = []
        for event in events:
            one = _sentence(event)
            rule = self._gathers.get(one.kind)
            if rule is None:
                found.append(one)
            elif not _taken(found[-1] if found else None, one, rule):
                _begin(one, rule)
                found.append(one)
        return found


def _sentence(event: Event) -> Sentence:
    args = event.args
    unseen = bool(event.kind.secret) and any(args[name] is None for name in event.kind.secret)
    kept = {a.name: wrap(a, args[a.name]) for a in event.kind.arguments if a.name in args}
    if unseen:
        kept = {name: value for name, value in kept.items() if value is not None}
    return Sentence(event.kind.name, kept, unseen)


def wrap(argument: Argument, value: Any) -> Any:
    """An argument as catalogues take it: seats and components know what they are."""
    if value is None or argument.kind in ("number", "flag"):
        return value
    if isinstance(value, list):
        return tuple(wrap(argument, one) for one in value)
    return Seat(value) if argument.kind == "seat" else Thing(argument.kind, value)


def _things(one: Sentence, rule: Gather) -> tuple[Any, ...]:
    """What one event adds to the list."""
    count = one.args.get(rule.times, 1) if rule.times else 1
    return (one.args.get(rule.arg),) * count


def _begin(one: Sentence, rule: Gather) -> None:
    """Makes the sentence speak of a list."""
    listed = _things(one, rule)
    one.gathered = rule.arg
    one.args = {
        name: value for name, value in one.args.items() if name not in (rule.arg, rule.times)
    }
    if not one.unseen:
        one.args[f"{rule.arg}s"] = listed
    one.args["count"] = len(listed)


def _taken(last: Sentence | None, one: Sentence, rule: Gather) -> bool:
    """Adds the event to the sentence before, if the two differ in the gathered thing alone."""
    if last is None or last.kind != (rule.into or rule.kind):
        return False
    if rule.into:
        _add(last, one, rule)
        return True
    rest = {k: v for k, v in one.args.items() if k not in (rule.arg, rule.times)}
    same = {k: v for k, v in last.args.items() if k not in (f"{rule.arg}s", "count")}
    if rest != same or last.unseen != one.unseen:
        return False
    _add(last, one, rule)
    return True


def _add(last: Sentence, one: Sentence, rule: Gather) -> None:
    listed = _things(one, rule)
    if not one.unseen:
        last.args[f"{rule.arg}s"] = (*last.args.get(f"{rule.arg}s", ()), *listed)
    last.args["count"] = last.args.get("count", 0) + len(listed)


@dataclass(frozen=True)
class Words:
    """What only code can say of a game."""

    chance: Callable[[list[Event]], list[dict[str, Any]]]
    """What dice, decks and bags gave in a ply, as the specification words it."""
    story: Story = field(default_factory=Story)
    args: Callable[[Any, int, int], dict[str, Any]] | None = None
    """(s, seat, move): a move's arguments, where its code alone does not tell them."""
    kinds: Mapping[str, str] = field(default_factory=dict)
    """The table of components of a move's argument, where the two have different names;
    ``"seat"`` for a seat. An argument called ``seat`` needs no entry."""
    names: Mapping[str, Callable[[str], Said]] = field(default_factory=dict)
    """By table, the message that names a component by its id, where the catalogue would need one
    for each of hundreds (a card by what it shows)."""
    move: Callable[[Any, int, int], Said | None] | None = None
    """(s, seat, move): the message that words a choice, where ``move-<kind>`` with the move's own
    arguments is not enough."""
    reads: Callable[[Any, int], Hashable] | None = None
    """(s, seat): all that ``args`` and ``move`` read of the record for this seat. Where it is the
    same, choices are worded the same, so a list of them need not be worded again."""
    refusal: Callable[[Any, int, int], Said | None] | None = None
    """(s, seat, move): why an illegal move is refused, where more can be said."""
    ask: Callable[[Any, int], Said] | None = None
    """(s, seat): what the seat is asked, where ``ask-<phase>`` with ``$seat`` is not enough."""
    plan: Callable[[Any, int, Sequence[int]], tuple[int, Said] | None] | None = None
    """(s, seat, moves): how many of the moves to come are one thing to people, and its message."""
    hopes: Callable[[Any, int, Sequence[Event]], list[str]] | None = None
    """(s, seat, events of the ply): what chance has brought of all that one may hope for, by names
    of messages; ``name argument message`` gives the message another, or a number, as argument."""
    figures: Callable[[Any, int], dict[str, int]] | None = None
    """(s, seat): what a plan may change besides points, by name; ``name message`` is one of many
    of that name, called so."""

    def read(self, s: Any, seat: int) -> Hashable | None:
        """What choices are worded by besides their codes; None: nobody said."""
        if self.reads is not None:
            return self.reads(s, seat)
        return () if self.move is None and self.args is None else None
