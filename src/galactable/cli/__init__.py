"""The command ``galactable``. Each command is a file; heavy modules load when one runs."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from galactable.cli.analyse import analyse
from galactable.cli.arena import arena
from galactable.cli.arguments import INTERRUPTED, fail
from galactable.cli.backup import backup, check, restore
from galactable.cli.bench import bench
from galactable.cli.benchmark import benchmark
from galactable.cli.games import games
from galactable.cli.play import play
from galactable.cli.record import record
from galactable.cli.replay import replay
from galactable.cli.rules import rules
from galactable.cli.serve import serve, serve_command
from galactable.cli.tables import notice, shut_out, tables
from galactable.cli.train import train
from galactable.cli.warm import warm
from galactable.cli.words import words
from galactable.version import __version__

__all__ = ["app", "main"]

# Typer has its own copy of Click, whose base of all usage errors it does not export.
USAGE_ERROR: Any = next(k for k in typer.BadParameter.__mro__ if k.__name__ == "ClickException")

app = typer.Typer(
    help="A table for five galaxy games: for people, bots and researchers.",
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for command in (games, rules, play, record, replay, arena, analyse, bench, benchmark, train, words):
    app.command()(command)
app.command("serve")(serve_command)
for tool in (warm, backup, restore, check, tables, notice, shut_out):
    app.command()(tool)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"galactable {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others on the local network come to the table.")
    ] = False,
) -> None:
    """Without a command: the table on this machine, opened in the browser."""
    if context.invoked_subcommand is None:
        serve("0.0.0.0" if lan else "127.0.0.1", open_page=True)
    elif lan:
        fail("--lan goes without a command; `galactable serve --host 0.0.0.0` does the same")


def main() -> None:
    """Runs a command; what goes wrong for a known reason is one line and exit status 2."""
    from galactable.core.errors import GalactableError

    try:
        sys.exit(app(standalone_mode=False))
    except GalactableError as error:
        fail(str(error))
    except USAGE_ERROR as error:
        fail(error.format_message())
    except typer.Exit as leave:
        sys.exit(leave.exit_code)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
