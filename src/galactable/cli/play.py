"""``galactable play``: a game in the terminal."""

from __future__ import annotations

import os
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from galactable.cli.arguments import (
    INTERRUPTED,
    Bots,
    Lang,
    Seats,
    Seed,
    Variant,
    bot_list,
    fail,
    language,
    note,
    terminal,
    working,
)
from galactable.cli.results import results, setup, standings
from galactable.core.text import joined, plain

if TYPE_CHECKING:
    from rich.console import Console

    from galactable.cli.countdown import Countdown
    from galactable.core.table import Table
    from galactable.core.text import Line

__all__ = ["Session", "play"]

ME = "you"
"""How the terminal's record files name the person."""
LATEST = 40
"""Lines of the log that are shown at once."""
GAP = 3
"""Between choices that stand side by side."""
FEW = 4
"""So few between longer ones stand below each other, like these."""
MOST_DIGITS = 9
NOTHING = -1
"""So many plies are told before the set-up is."""


def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game's slug.")] = None,
    seats: Seats = None,
    variant: Variant = None,
    seed: Seed = None,
    bots: Bots = "greedy",
    seat: Annotated[int, typer.Option(help="Your seat, from 0.", min=0)] = 0,
    fresh: Annotated[bool, typer.Option("--fresh", help="Begin anew, whatever was saved.")] = False,
    clock: Annotated[
        float | None,
        typer.Option(metavar="SECONDS", help="Cosmic Factory's building minute: 60, say.", min=1),
    ] = None,
    lang: Lang = None,
) -> None:
    """A game in the terminal against bots. Quit at any time; the next time it goes on."""
    import galactable
    from galactable.bots import get_bot
    from galactable.core.names import called
    from galactable.core.table import Table
    from galactable.core.voice import shared

    console = terminal()
    spoken = language(lang)
    words = shared(spoken)
    if game is None:
        game = _choose_game(console, spoken)
    found = galactable.game(game)
    if clock is not None and found.minute is None:
        fail(f"{found.title} is not played against a clock; leave --clock out")
    save = _save_path(game)
    with working(words.label("terminal-setting", game=found.title)):
        session = None if fresh else _resume(save, console, spoken)
        if session is None:
            variant, seats = found.check_setup(variant, seats)
            if seat >= seats:
                fail(f"there are seats 0 to {seats - 1}, no seat {seat}")
            others = bot_list(bots, max(seats - 1, 1))[: seats - 1]
            players = [*others[:seat], ME, *others[seat:]]
            table = Table(found, seats, variant, seed, names=called(players, spoken))
            session = Session(table, seat, players, save, console, spoken)
        for name in session.players:
            if name != ME:
                get_bot(name)
    if clock is not None:
        from galactable.cli.countdown import Countdown

        session.clock = Countdown(clock)
    session.run()


def _choose_game(console: Console, lang: str) -> str:
    from galactable.core.registry import games
    from galactable.core.voice import shared

    known = games()
    words = shared(lang)
    for i, game in enumerate(known, start=1):
        about = game.voice(lang).label("about")
        line = words.label("terminal-pair", what=game.title, value=about)
        console.print(f"  {i}  {line}", markup=False)
    question = words.label("terminal-which", most=len(known))
    while True:
        answer = _ask(console, question)
        for i, game in enumerate(known, start=1):
            if answer in (str(i), game.slug, game.title.lower()):
                return game.slug
        if answer in ("q", ""):
            raise typer.Exit


def _save_path(slug: str) -> Path:
    from platformdirs import user_data_path

    return user_data_path("galactable") / "saves" / f"{slug}.jsonl"


def _resume(save: Path, console: Console, lang: str) -> Session | None:
    """The saved game, if there is one that can be read."""
    from galactable.core import recordfile
    from galactable.core.errors import RecordFileError
    from galactable.core.names import called
    from galactable.core.voice import shared

    if not save.exists():
        return None
    try:
        record = recordfile.load(save)
        table = recordfile.replay(record)
    except RecordFileError as error:
        aside = save.with_suffix(".damaged")
        save.replace(aside)
        note(shared(lang).label("terminal-unreadable", why=str(error), file=str(aside)))
        return None
    if table.over or ME not in record.header.players:
        return None
    note(shared(lang).label("terminal-resuming", ply=table.ply))
    players = record.header.players
    table.names = called(players, lang)
    return Session(table, players.index(ME), players, save, console, lang)


def _ask(console: Console, words: str) -> str:
    try:
        return console.input(words).strip().lower()
    except EOFError:
        console.print()  # Ctrl-D ends no line
        return "q"


def _number(answer: str) -> int | None:
    """The number that was typed, if it is one; "²" is none, and nobody needs a long one."""
    return int(answer[:MOST_DIGITS]) if answer.isdecimal() else None


class Session:
    """One person at a terminal, bots in the other seats."""

    def __init__(
        self,
        table: Table,
        me: int,
        players: list[str],
        save: Path,
        console: Console,
        lang: str = "en",
    ) -> None:
        self.table, self.me, self.players = table, me, players
        self.save, self.console, self.lang = save, console, lang
        self.voice = table.game.voice(lang)
        self.told = NOTHING
        self.asked = False
        self.clock: Countdown | None = None
        self.hinted: tuple[bytes, list[int]] | None = None
        """The table for which a hint was asked, and its moves."""
        self.followed: tuple[int, int] | None = None
        """The plies before and after a hint was carried out."""

    def run(self) -> None:
        """Plays until the game is over or the person quits, with Ctrl-C too."""
        try:
            over = self._play()
        except KeyboardInterrupt:
            self.console.print()
            self._keep()
            raise typer.Exit(INTERRUPTED) from None
        if over:
            self._news()
            self._finish()
        else:
            self._keep()

    def _play(self) -> bool:
        """Whether the game came to its end."""
        while not self.table.over:
            if self.me not in self.table.waiting:
                self._bot()
            elif not self._person():
                return False
        return True

    def _bot(self) -> None:
        from galactable.bots import get_bot
        from galactable.core.rng import key_of

        seat = int(self.table.state.seat)
        bot = get_bot(self.players[seat])
        key = key_of(self.table.seed, self.table.ply)
        self.table.play(bot.choose(self.table.game, self.table.state, seat, key), seat)

    def _person(self) -> bool:
        """One decision; False to quit."""
        moves = self.table.codes(self.me)
        words = [self._words(code) for code in moves]
        if self.clock:
            self.clock.run(bool(self.table.host_codes(self.me)))
        if len(moves) == 1:
            self._news()  # what led to it comes first
            self._note("terminal-only", move=words[0])
            self.table.play(moves[0], self.me)
            return True
        self._news()
        self._draw()
        if ask := plain(self.voice.ask(self.table.state, self.me, self.table.names, self.me)):
            self.console.print(ask, style="bold", markup=False)
        self._choices(words)
        if not self.asked:
            self._help()
            self.asked = True
        while True:
            answer = self._answer()
            if answer is None:
                return self._time_up()
            chosen = _number(answer)
            if chosen is not None and 1 <= chosen <= len(moves):
                self.table.play(moves[chosen - 1], self.me)
                return True
            if answer == "q":
                return False
            if (answer == "u" and self._undo()) or (answer == "d" and self._follow()):
                return True
            if answer in self._commands:
                self._commands[answer](self)
            elif chosen is not None:
                self._note("terminal-range", most=len(moves))
            elif answer != "u":
                if answer:
                    self._note("terminal-unknown", words=answer)
                self._help()

    def _answer(self) -> str | None:
        if self.clock:
            return self.clock.ask(self.console)
        return _ask(self.console, "[bold]> [/bold]")

    def _time_up(self) -> bool:
        self.console.print(self.voice.label("terminal-time-up"), style="yellow")
        self.table.play(self.table.host_codes(self.me)[0], self.me, host=True)
        return True

    def _help(self) -> None:
        """The keys, none of them cut in two at the end of a line."""
        from rich.columns import Columns
        from rich.text import Text

        keys = self.voice.label("terminal-help").split(" " * 4)
        self.console.print(Columns([Text(key, "dim") for key in keys], padding=(0, 3)))

    def _choices(self, words: list[str]) -> None:
        """In columns; what is too long for that stands on lines of its own."""
        from rich.columns import Columns
        from rich.text import Text

        wide = len(str(len(words)))
        items = [
            Text.assemble((f"{i:>{wide}} ", "bold cyan"), text)
            for i, text in enumerate(words, start=1)
        ]
        half = (self.console.width - GAP) // 2
        for long, run in groupby(items, lambda item: item.cell_len > half):
            some = list(run)
            if long or len(some) < min(FEW, len(items)):
                self.console.print(*some, sep="\n")
            else:
                self.console.print(Columns(some, padding=(0, GAP), column_first=True))

    def _news(self) -> None:
        """What happened since the person last looked."""
        for line in self._story(self.told):
            self._tell(line)
        self.told = len(self.table.plies)

    def _story(self, since: int) -> list[Line]:
        """What happened after so many plies; after ``NOTHING``, the set-up too."""
        table = self.table
        plies = [ply.events for ply in table.plies[max(since, 0) :]]
        if since == NOTHING:
            plies.insert(0, table.dealt)
        lines = joined(line for each in plies for line in table.story(each, self.me, self.lang))
        if since == NOTHING and lines and not lines[0].heading:
            lines.insert(0, setup(self.voice))
        return lines

    def _tell(self, line: Line) -> None:
        style = "bold" if line.heading else None
        self.console.print(plain(line.text), style=style, markup=False)

    def _words(self, code: int) -> str:
        names = self.table.names
        return plain(self.voice.move(self.table.state, self.me, code, names))

    def _note(self, name: str, **args: Any) -> None:
        self.console.print(self.voice.label(name, **args), style="dim", markup=False)

    def _draw(self) -> None:
        table = self.table
        names = [*table.names]
        names[self.me] = self.voice.label("terminal-you", who=names[self.me])
        self.console.print(table.game.draw(table.view(self.me), self.lang, names))

    def _undo(self) -> bool:
        """Back to the person's last decision that had a choice, or to before a hint."""
        from galactable.core.errors import NothingToUndoError

        table, start, undone = self.table, self.table.ply, []
        if self.followed and self.followed[1] == table.ply:
            start = self.followed[0]
        try:
            undone.append(table.undo(self.me))
            while table.ply > start or len(table.codes(self.me)) == 1:
                undone.append(table.undo(self.me))
        except NothingToUndoError:
            for ply in reversed(undone):
                table.play(ply.move, ply.seat)
            self._note("terminal-no-undo")
            return False
        self.followed = None
        self.told = min(self.told, len(table.plies))
        return True

    def _follow(self) -> bool:
        """Carries out the hint that was asked for just now."""
        at, moves = self.hinted or (b"", [])
        if at != self.table.states.tobytes():
            return False
        start = self.table.ply
        for code in moves:
            self.table.play(code, self.me)
        self.followed = start, self.table.ply
        return True

    def _scores(self) -> None:
        for seat, line in enumerate(standings(self.table, self.lang, self.me)):
            self.console.print(line, style="bold", markup=False)
            if seat == self.me:
                self._parts()

    def _parts(self) -> None:
        """Where the person's points come from."""
        for category, parts in self.table.explain(self.me, self.lang).items():
            title = self.voice.category(category)
            for part in parts:
                said = self.voice.label("result-part", category=title, points=part["points"])
                self.console.print(f"  {said}  ({part['words']})", markup=False)

    def _log(self) -> None:
        lines = self._story(NOTHING)
        for line in lines[-LATEST:]:
            self._tell(line)
        if not lines:
            self._note("terminal-no-log")

    def _rules(self) -> None:
        from galactable.cli.rules import page_as_text
        from galactable.core.pages import how_to_play

        os.environ.setdefault("LESSCHARSET", "utf-8")  # whatever the locale says
        with self.console.pager(styles=False):  # not every pager shows colours
            page, _ = how_to_play(self.table.game.slug, self.lang)
            self.console.out(page_as_text(page, self.console.width), highlight=False)

    def _hint(self) -> None:
        from galactable.bots.hints import hint
        from galactable.table.advice import unworded, worded_hint

        table = self.table
        found = unworded(hint(table, self.me, table.ply))
        said = worded_hint(found, table.clone(), self.me, self.voice, table.names)
        steps = [step["words"] for step in said["plan"]]
        self._note("terminal-hint", move=steps[0])
        for step in steps[1:]:
            self.console.print(f"  {step}", style="dim", markup=False)
        self.console.print(f"  {said['reason']}", style="dim", markup=False)
        self._note("terminal-hint-do")
        self.hinted = table.states.tobytes(), found["plan"]

    _commands = {"s": _scores, "l": _log, "?": _rules, "h": _hint}  # noqa: RUF012

    def _keep(self) -> None:
        from galactable.core import recordfile

        recordfile.save(self.table, self.save, self.players)
        command = f"galactable play {self.table.game.slug}"
        self.console.print(self.voice.label("terminal-saved", command=command), markup=False)

    def _finish(self) -> None:
        from galactable.core import recordfile

        self._draw()
        for line in results(self.table, self.lang, self.me):
            self.console.print(line, markup=False)
        finished = self.save.with_suffix(".finished.jsonl")
        recordfile.save(self.table, finished, self.players)
        self.save.unlink(missing_ok=True)
        self._note("terminal-finished", file=str(finished))
