"""Games are found in the tree and through entry points; a broken one stops no other."""

import os
import subprocess
import sys
from pathlib import Path

IN_TREE = ["cosmic-factory", "galactzy", "point-galaxy", "rock-the-galaxy", "tiny-galaxies"]


def install(folder: Path, package: str, points: dict[str, str], code: str) -> None:
    """What pip leaves behind: a package and its metadata."""
    (folder / f"{package}.py").write_text(code)
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = "".join(f"{name} = {value}\n" for name, value in points.items())
    (info / "entry_points.txt").write_text(f"[galactable.games]\n{lines}")


def run(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    env = {"PYTHONPATH": path, "PATH": "", "HOME": str(folder)}
    return subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False
    )


SLUGS = "from galactable.core.registry import slugs; print(*slugs())"
GAMES = "from galactable.core.registry import games; print(*[g.slug for g in games()])"
ALSO = "from galactable.core.registry import game; GAME = game('galactzy')"


def test_slugs_come_from_the_tree_and_from_entry_points_and_import_neither(tmp_path: Path) -> None:
    install(tmp_path, "extra", {"a-game": "extra:GAME"}, "raise SystemExit('imported')")
    code = f"{SLUGS}; import sys; print(*{{'numba', 'numpy', 'extra'}} & set(sys.modules))"
    done = run(tmp_path, code)
    assert done.stdout.splitlines() == [" ".join(["a-game", *IN_TREE]), ""], done.stderr


def test_a_broken_game_is_told_of_in_one_line_and_the_others_are_there(tmp_path: Path) -> None:
    install(tmp_path, "lame", {"lame-duck": "lame:GAME"}, "import nothing_of_the_kind")
    install(tmp_path, "wooden", {"wooden-leg": "wooden:GAME"}, "GAME = 7")
    install(tmp_path, "false", {"false-name": "false:GAME"}, ALSO)
    done = run(tmp_path, GAMES)
    assert done.stdout.split() == IN_TREE
    assert done.stderr.splitlines() == [
        "the game 'false-name' of false cannot be loaded: its entry point must be called "
        "'galactzy', its slug",
        "the game 'lame-duck' of lame cannot be loaded: ModuleNotFoundError: No module named "
        "'nothing_of_the_kind'",
        "the game 'wooden-leg' of wooden cannot be loaded: wooden:GAME is a int, not a Game",
    ]


def test_a_slug_that_is_taken_is_refused(tmp_path: Path) -> None:
    install(tmp_path, "usurper", {"galactzy": "usurper:GAME"}, "raise SystemExit('imported')")
    install(tmp_path, "first", {"some-game": "first:GAME"}, "")
    install(tmp_path, "second", {"some-game": "second:GAME", "Bad Name": "second:GAME"}, "")
    done = run(tmp_path, SLUGS)
    assert done.stdout.split() == [*IN_TREE[:4], "some-game", IN_TREE[4]]
    assert done.stderr.splitlines() == [
        "the game 'Bad Name' of second is left out: a slug is words of small letters and digits "
        "with '-' between them",
        "the game 'galactzy' of usurper is left out: Galactable itself has a game of that name",
        "the game 'some-game' of second is left out: first has a game of that name",
    ]


def test_a_broken_game_that_is_asked_for_says_why(tmp_path: Path) -> None:
    install(tmp_path, "lame", {"lame-duck": "lame:GAME"}, "1 / 0")
    code = "from galactable.cli import main; import sys; sys.argv[1:] = ['play', 'lame-duck']; "
    done = run(tmp_path, code + "main()")
    assert done.returncode == 2, done.stderr
    assert "ZeroDivisionError: division by zero" in done.stderr
    assert len(done.stderr.splitlines()) <= 2, done.stderr
