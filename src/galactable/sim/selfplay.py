"""Bots play each other: what ``galactable record`` writes, game by game.

A game depends on its set-up and its seed alone, so it can be played anywhere.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from galactable.bots import Player, seated
from galactable.core import recordfile, registry
from galactable.core.errors import GalactableError, RecordFileError
from galactable.core.game import Game
from galactable.core.rng import key_of
from galactable.core.table import Table
from galactable.sim.light import LightTable
from galactable.sim.meaning import meaning
from galactable.version import __version__

__all__ = ["ParquetOut", "SelfPlay", "play_bots"]

GROUP = 100_000  # plies in a row group: what is held in memory
PART = 1000  # games in a file of a folder


def play_bots(table: Table, bots: Player | Sequence[Player]) -> None:
    """Plays a table to its end; the bots' keys follow from the table's seed."""
    players = seated(bots, table.seats)
    while not table.over:
        seat = int(table.state.seat)
        key = key_of(table.seed, table.ply)
        table.play(players[seat].choose(table.game, table.state, seat, key), seat)


@dataclass(frozen=True)
class SelfPlay:
    """A set-up and the bots in its seats; plays the game of any seed."""

    slug: str
    variant: str
    seats: int
    bots: tuple[str, ...]

    def table(self, seed: int) -> Table:
        """The game of the seed, played to its end."""
        bots = list(self.bots)
        table = Table(self.slug, self.seats, self.variant, seed, names=bots)
        play_bots(table, bots)
        return table

    def text(self, seed: int) -> tuple[int, str]:
        """The seed and its record file."""
        return seed, recordfile.text(self.table(seed))

    def seated(self, seed: int) -> tuple[str, ...]:
        """Who sits where in the game of the seed: the bots, moved on by a seat a game."""
        turn = seed % self.seats
        return self.bots[turn:] + self.bots[:turn]

    def plies(self, seed: int) -> dict[str, Any]:
        """The game as columns, a row a ply, with seats rotated: see ``docs/sim-reference.md``."""
        names = self.seated(seed)
        players, table = seated(names, self.seats), LightTable(self.game, self.variant, self.seats)
        table.deal(seed)
        seen, legal, moves, seats = [], [], [], []
        while not table.over:
            seat, key = table.seat, key_of(seed, table.ply)
            move = players[seat].choose(self.game, table.states[0], seat, key)
            seen.append(table.observe(seat))
            legal.append(table.legal().astype(np.int16))
            moves.append(move)
            seats.append(seat)
            table.play(move)
        count, rewards = len(moves), np.array(table.rewards(), np.float32)
        known = list(dict.fromkeys(self.bots))
        return {
            "seed": np.full(count, seed, np.int64),
            "ply": np.arange(1, count + 1, dtype=np.int32),
            "seat": np.array(seats, np.int8),
            "bot": np.array([known.index(name) for name in names], np.int8)[seats],
            "observation": np.array(seen),
            "legal": legal,
            "move": np.array(moves, np.int16),
            "reward": rewards[seats],
        }

    @property
    def game(self) -> Game:
        """The game itself."""
        return registry.game(self.slug)


class ParquetOut:
    """Writes games as columns, as they come: one file, or a folder of files of 1000 games.

    A file gets its name when it is whole.
    """

    def __init__(self, path: Path, play: SelfPlay) -> None:
        try:
            import pyarrow
            from pyarrow import parquet
        except ImportError:
            raise GalactableError(
                "pyarrow is not installed: pip install 'galactable[data]'"
            ) from None
        self._arrow, self._parquet = pyarrow, parquet
        self.path, self.play = path, play
        self.one_file = path.suffix == ".parquet"
        self._game = play.game
        self._bots = list(dict.fromkeys(play.bots))

    @property
    def schema(self) -> Any:
        """Names and types of the columns; the metadata says what was played."""
        arrow = self._arrow
        about = {
            "game": self.play.slug,
            "variant": self.play.variant,
            "seats": str(self.play.seats),
            "bots": ",".join(self.play.bots),
            "version": __version__,
            "meaning": json.dumps(meaning(self._game)),
            "features": json.dumps([asdict(feature) for feature in self._game.features]),
        }
        columns = [
            ("seed", arrow.int64()),
            ("ply", arrow.int32()),
            ("seat", arrow.int8()),
            ("bot", arrow.dictionary(arrow.int8(), arrow.string())),
            ("observation", arrow.list_(arrow.int16(), self._game.observation_size)),
            ("legal", arrow.list_(arrow.int16())),
            ("move", arrow.int16()),
            ("reward", arrow.float32()),
        ]
        return arrow.schema(columns, metadata=about)

    def write(self, games: Iterable[dict[str, Any]], seeds: Sequence[int]) -> None:
        """Writes the games of these seeds; a folder holds one data set, and no game twice."""
        try:
            if self.one_file:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                self._write_file(self.path, iter(games))
                return
            self.path.mkdir(parents=True, exist_ok=True)
            self._check_folder(seeds)
            for part in _parts(games):
                self._write_file(self._part(int(part[0]["seed"][0])), iter(part))
        except OSError as error:
            raise RecordFileError(f"cannot write {self.path}: {error.strerror or error}") from None

    def _part(self, seed: int) -> Path:
        """The file of a folder that begins with the game of this seed."""
        return self.path / f"{seed:012d}.parquet"

    def _check_folder(self, seeds: Sequence[int]) -> None:
        """Refuses a folder in which these games would lie beside others, or once more."""
        anew = {self._part(seed) for seed in seeds[::PART]}
        for file in sorted(self.path.glob("*.parquet")):
            low, high = self._seeds_of(file)
            if file not in anew and low <= seeds[-1] and seeds[0] <= high:
                raise RecordFileError(
                    f"{file} holds the games of seeds {low} to {high}: "
                    f"name another folder, or other seeds"
                )

    def _seeds_of(self, file: Path) -> tuple[int, int]:
        """The first and the last seed of a file that is there; refuses another data set's."""
        try:
            with self._parquet.ParquetFile(file) as found:
                about, own = found.schema_arrow.metadata or {}, self.schema.metadata
                groups = [found.metadata.row_group(i) for i in range(found.num_row_groups)]
                seeds = [group.column(0).statistics for group in groups]
        except self._arrow.ArrowInvalid:
            raise RecordFileError(f"{file} is not a Parquet file: name another folder") from None
        for what in own:
            if about.get(what) != own[what]:
                raise RecordFileError(
                    f"{file} is of another data set (its {what.decode()} differs): "
                    f"name another folder"
                )
        return min(one.min for one in seeds), max(one.max for one in seeds)

    def _write_file(self, path: Path, games: Iterator[dict[str, Any]]) -> None:
        beside = path.with_name(f".{path.name}.part")
        try:
            with self._parquet.ParquetWriter(beside, self.schema, compression="zstd") as file:
                held: list[dict[str, Any]] = []
                for game in games:
                    held.append(game)
                    if sum(len(g["ply"]) for g in held) >= GROUP:
                        file.write_table(self._table(held))
                        held = []
                if held:
                    file.write_table(self._table(held))
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)

    def _table(self, games: list[dict[str, Any]]) -> Any:
        arrow, schema = self._arrow, self.schema
        columns = []
        for field in schema:
            parts = [game[field.name] for game in games]
            if field.name == "observation":
                flat = arrow.array(np.concatenate(parts).reshape(-1))
                columns.append(arrow.FixedSizeListArray.from_arrays(flat, type=field.type))
            elif field.name == "bot":
                which = arrow.array(np.concatenate(parts))
                columns.append(arrow.DictionaryArray.from_arrays(which, self._bots))
            elif field.name == "legal":
                lists = [moves for game in parts for moves in game]
                ends = np.cumsum([0, *map(len, lists)], dtype=np.int32)
                flat = arrow.array(np.concatenate(lists))
                columns.append(arrow.ListArray.from_arrays(ends, flat))
            else:
                columns.append(arrow.array(np.concatenate(parts), field.type))
        return arrow.Table.from_arrays(columns, schema=schema)


def _parts(games: Iterable[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    part: list[dict[str, Any]] = []
    for game in games:
        part.append(game)
        if len(part) == PART:
            yield part
            part = []
    if part:
        yield part
