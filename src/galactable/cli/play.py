"""``galactable play``: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from galactable.cli.arguments import Bots, Seats, Seed, Variant, bot_list, fail, note, working

if TYPE_CHECKING:
    from rich.console import Console

    from galactable.cli.clock import Clock
    from galactable.core.table import Table

__all__ = ["Session", "play"]

HELP = (
    "a number: choose    u: undo    s: scores    l: log    h: hint    ?: rules    q: save and quit"
)


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
) -> None:
    """A game in the terminal against bots. Quit at any time; the next time it goes on."""
    from rich.console import Console

    import galactable
    from galactable.bots import get_bot
    from galactable.core.registry import slugs
    from galactable.core.table import Table

    console = Console(highlight=False)
    if game is None:
        game = _choose_game(console, slugs())
    found = galactable.game(game)
    if clock is not None and found.minute is None:
        fail(f"{found.title} is not played against a clock; leave --clock out")
    save = _save_path(game)
    with working(f"Setting the table for {found.title} (the first time takes some seconds)"):
        session = None if fresh else _resume(save, console)
        if session is None:
            variant, seats = found.check_setup(variant, seats)
            if seat >= seats:
                fail(f"there are seats 0 to {seats - 1}, no seat {seat}")
            others = bot_list(bots, max(seats - 1, 1))[: seats - 1]
            names = [*others[:seat], "you", *others[seat:]]
            table = Table(found, seats, variant, seed, names=names)
            session = Session(table, seat, names, save, console)
        for name in session.players:
            if name != "you":
                get_bot(name)
    if clock is not None:
        from galactable.cli.clock import Clock

        session.clock = Clock(clock)
    session.run()


def _choose_game(console: Console, slugs: tuple[str, ...]) -> str:
    for i, slug in enumerate(slugs, start=1):
        console.print(f"  {i}  {slug}")
    while True:
        answer = _ask(console, f"Which game (1-{len(slugs)})? ")
        if answer in slugs:
            return answer
        if answer.isdigit() and 1 <= int(answer) <= len(slugs):
            return slugs[int(answer) - 1]
        if answer in ("q", ""):
            raise typer.Exit


def _save_path(slug: str) -> Path:
    from platformdirs import user_data_path

    return user_data_path("galactable") / "saves" / f"{slug}.jsonl"


def _resume(save: Path, console: Console) -> Session | None:
    """The saved game, if there is one that can be read."""
    from galactable.core import recordfile
    from galactable.core.errors import RecordFileError

    if not save.exists():
        return None
    try:
        record = recordfile.load(save)
        table = recordfile.replay(record)
    except RecordFileError as error:
        aside = save.with_suffix(".damaged")
        save.replace(aside)
        note(f"the saved game cannot be read ({error}); it was kept as {aside}")
        return None
    if table.over or "you" not in record.header.players:
        return None
    note(f"resuming your game after ply {table.ply} (`--fresh` begins anew)")
    players = record.header.players
    return Session(table, players.index("you"), players, save, console)


def _ask(console: Console, words: str) -> str:
    try:
        return console.input(words).strip().lower()
    except EOFError:
        return "q"


class Session:
    """One person at a terminal, bots in the other seats."""

    def __init__(
        self, table: Table, me: int, players: list[str], save: Path, console: Console
    ) -> None:
        self.table, self.me, self.players = table, me, players
        self.save, self.console = save, console
        self.told = 0
        self.clock: Clock | None = None

    def run(self) -> None:
        """Plays until the game is over or the person quits."""
        while not self.table.over:
            if self.me not in self.table.waiting:
                self._bot()
            elif not self._person():
                self._keep()
                return
        self._news()
        self._finish()

    def _bot(self) -> None:
        from galactable.bots import get_bot
        from galactable.core.rng import key_of

        seat = int(self.table.state.seat)
        bot = get_bot(self.players[seat])
        key = key_of(self.table.seed, self.table.ply)
        self.table.play(bot.choose(self.table.game, self.table.state, seat, key), seat)

    def _person(self) -> bool:
        """One decision; False to quit."""
        moves = self.table.legal(self.me)
        if self.clock:
            self.clock.run(bool(self.table.host_codes(self.me)))
        if len(moves) == 1:
            self.console.print(f"[dim]{moves[0].words} (the only choice)[/dim]")
            self.table.play(moves[0], self.me)
            return True
        self._news()
        self.console.print(self.table.game.draw(self.table.view(self.me)))
        self._choices([move.words for move in moves])
        while True:
            answer = self._answer()
            if answer is None:
                return self._time_up()
            if answer.isdigit() and 1 <= int(answer) <= len(moves):
                self.table.play(moves[int(answer) - 1], self.me)
                return True
            if answer == "q":
                return False
            if answer == "u" and self._undo():
                return True
            if answer in self._commands:
                self._commands[answer](self)
            elif answer != "u":
                self.console.print(f"[dim]{HELP}[/dim]")

    def _answer(self) -> str | None:
        if self.clock:
            return self.clock.ask(self.console)
        return _ask(self.console, "[bold]> [/bold]")

    def _time_up(self) -> bool:
        self.console.print("[yellow]The time is up.[/yellow]")
        self.table.play(self.table.host_codes(self.me)[0], self.me, host=True)
        return True

    def _choices(self, words: list[str]) -> None:
        from rich.columns import Columns
        from rich.text import Text

        wide = len(str(len(words)))
        items = [
            Text.assemble((f"{i:>{wide}} ", "bold cyan"), text)
            for i, text in enumerate(words, start=1)
        ]
        self.console.print(Columns(items, padding=(0, 3), column_first=True))

    def _news(self) -> None:
        """What happened since the person last looked."""
        from rich.markup import escape

        fresh = self.table.plies[self.told :]
        if self.told == 0:
            for line in self.table.tell(self.table.dealt, self.me):
                self.console.print(f"[dim]{escape(line)}[/dim]")
        for ply in fresh:
            for line in self.table.tell(ply.events, self.me):
                self.console.print(f"[dim]{escape(line)}[/dim]")
        self.told = len(self.table.plies)

    def _undo(self) -> bool:
        """Back to the person's last decision that had a choice."""
        from galactable.core.errors import NothingToUndoError

        try:
            self.table.undo(self.me)
            while len(self.table.codes(self.me)) == 1:
                self.table.undo(self.me)
        except NothingToUndoError as error:
            self.console.print(f"[dim]cannot undo: {error}[/dim]")
            return False
        self.told = min(self.told, len(self.table.plies))
        return True

    def _scores(self) -> None:
        for seat, points in enumerate(self.table.scores()):
            self.console.print(f"{self.players[seat]}: {points['total']}", style="bold")
        for category, parts in self.table.explain(self.me).items():
            for part in parts:
                self.console.print(f"  {category}: {part['points']}  {part['words']}", markup=False)

    def _log(self) -> None:
        for line in self.table.log(self.me)[-40:]:
            self.console.print(line, markup=False)

    def _rules(self) -> None:
        from rich.markdown import Markdown

        from galactable.core.pages import rules_page

        with self.console.pager(styles=True):
            self.console.print(Markdown(rules_page(self.table.game.slug)))

    def _hint(self) -> None:
        from galactable.bots import get_bot, names

        game, state = self.table.game, self.table.state
        code = get_bot(names()[-1]).choose(game, state, self.me, self.table.ply)
        self.console.print(
            f"[dim]A strong player might: {game.words.move(state, self.me, code)}[/dim]"
        )

    _commands = {"s": _scores, "l": _log, "?": _rules, "h": _hint}  # noqa: RUF012

    def _keep(self) -> None:
        from galactable.core import recordfile

        recordfile.save(self.table, self.save, self.players)
        self.console.print(f"Saved. `galactable play {self.table.game.slug}` goes on from here.")

    def _finish(self) -> None:
        self.console.print(self.table.game.draw(self.table.view(self.me)))
        places = self.table.places() or []
        for seat in sorted(range(self.table.seats), key=lambda s: places[s]):
            points = self.table.scores()[seat]
            parts = ", ".join(f"{name} {n}" for name, n in points.items() if name != "total")
            who = self.players[seat]
            self.console.print(f"{places[seat]}. {who}: {points['total']} ({parts})", markup=False)
        self.save.unlink(missing_ok=True)
