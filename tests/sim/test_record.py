"""``galactable record --parquet``: plies as columns, for training."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from galactable.cli import main
from galactable.core.registry import game
from galactable.sim.selfplay import SelfPlay

parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")

WORDS = ["record", "rock-the-galaxy", "--variant", "first", "--bots", "random", "--games", "4"]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch):
    def command(*words: object) -> int:
        monkeypatch.setattr(sys, "argv", ["galactable", *WORDS, *map(str, words)])
        with pytest.raises(SystemExit) as left:
            main()
        return int(left.value.code or 0)

    return command


def test_one_file(run, tmp_path: Path) -> None:
    path = tmp_path / "plies.parquet"
    assert run("--seed", 3, "--parquet", path) == 0
    table = parquet.read_table(path)
    names = ["seed", "ply", "seat", "bot", "observation", "legal", "move", "reward"]
    assert table.column_names == names
    about = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    assert (about["game"], about["variant"], about["seats"]) == ("rock-the-galaxy", "first", "2")
    features = json.loads(about["features"])
    found = game("rock-the-galaxy")
    assert sum(feature["length"] for feature in features) == found.observation_size
    rows = table.to_pylist()
    assert {row["seed"] for row in rows} == {3, 4, 5, 6}
    assert all(row["move"] in row["legal"] for row in rows)
    assert len(rows[0]["observation"]) == found.observation_size
    by_seat = {(row["seed"], row["seat"]): row["reward"] for row in rows}
    for seed in (3, 4, 5, 6):
        assert by_seat[seed, 0] + by_seat[seed, 1] == pytest.approx(0)


def test_every_row_says_who_played_it_and_seats_are_rotated(run, tmp_path: Path) -> None:
    path = tmp_path / "plies.parquet"
    assert run("--seed", 3, "--bots", "greedy,random", "--parquet", path) == 0
    rows = parquet.read_table(path).to_pylist()
    sat = {(row["seed"], row["seat"]): row["bot"] for row in rows}
    for seed in (3, 4, 5, 6):
        first, second = ("greedy", "random") if seed % 2 == 0 else ("random", "greedy")
        assert (sat[seed, 0], sat[seed, 1]) == (first, second)


def test_the_columns_are_the_game_that_was_played() -> None:
    play = SelfPlay("rock-the-galaxy", "first", 2, ("random", "greedy"))
    table, columns = play.table(8), play.plies(8)
    assert play.seated(8) == play.bots
    assert columns["move"].tolist() == [ply.move for ply in table.plies]
    assert columns["seat"].tolist() == [ply.seat for ply in table.plies]
    assert columns["ply"].tolist() == list(range(1, table.ply + 1))
    seen = np.zeros(table.game.observation_size, np.int16)
    while table.ply:
        last = table.rewind()
        assert columns["legal"][table.ply].tolist() == table.codes(last.seat)
        table.game.compiled.observe(table.states, 0, last.seat, seen)
        assert (columns["observation"][table.ply] == seen).all()


@pytest.mark.parametrize("library", ["duckdb", "polars"])
def test_a_folder_and_the_line_of_the_docs_that_reads_it(
    run, library: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = pytest.importorskip(library, reason=f"{library} is not installed")
    assert run("--parquet", tmp_path / "plies") == 0
    assert [p.name for p in (tmp_path / "plies").iterdir()] == ["000000000000.parquet"]
    page = (Path(__file__).resolve().parents[2] / "docs" / "sim-reference.md").read_text()
    line = next(line for line in page.splitlines() if line.startswith(f"{library}."))
    monkeypatch.chdir(tmp_path)
    found = eval(line, {library: module})
    if library == "duckdb":
        means = dict(found.fetchall())
        assert set(means) == {0, 1}
        assert means[0] + means[1] == pytest.approx(0, abs=1)
    else:
        assert set(found["seat"].unique()) == {0, 1}


def test_a_folder_holds_one_data_set_and_no_game_twice(run, capsys, tmp_path: Path) -> None:
    """`plies/*.parquet` would read another experiment's rows with these, or the same twice."""
    plies = tmp_path / "plies"
    folder = ("--parquet", plies)
    assert run("--seed", 10, *folder) == 0
    kept = {file.name: file.read_bytes() for file in plies.iterdir()}
    for words, line in (
        (["--seed", 13], "holds the games of seeds 10 to 13: name another folder, or other seeds"),
        (["--seed", 7], "holds the games of seeds 10 to 13"),
        (["--seed", 50, "--bots", "greedy"], "is of another data set (its bots differs)"),
        (["--seed", 50, "--seats", 3], "is of another data set (its seats differs)"),
    ):
        capsys.readouterr()
        assert run(*words, *folder) == 2
        assert line in capsys.readouterr().err.replace("\n", " ")
        assert {file.name: file.read_bytes() for file in plies.iterdir()} == kept
    assert run("--seed", 14, *folder) == 0
    assert run("--seed", 10, *folder) == 0, "the same games again take the place of the old"
    seeds = parquet.read_table(plies)["seed"].to_pylist()
    assert set(seeds) == set(range(10, 18))
    (plies / "x.parquet").write_text("nonsense")
    assert run("--seed", 30, *folder) == 2
    assert "is not a Parquet file" in capsys.readouterr().err.replace("\n", " ")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--parquet", "x", "--out", "y"], "take one"),
        (["--parquet", "/proc/none/x.parquet"], "cannot write"),
        (["--parquet", "/proc/none/x"], "cannot write"),
    ],
)
def test_what_cannot_be_written_is_one_line(run, capsys, words, line) -> None:
    assert run(*words) == 2
    error = capsys.readouterr().err
    assert line in error
