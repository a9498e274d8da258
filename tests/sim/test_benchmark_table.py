"""The table of results in the docs: a column an agent, whatever files it came in."""

import pytest
from scripts.benchmark_table import BEGIN, END, PAGE, RESULTS, merged, put, read, table, together

from galactable.sim.benchmark import LINES, NAME, Result, as_json


def result(agent: str, lines, share=(0.4, 0.5, 0.6), **more) -> dict:
    part = more.pop("part", 1.0)
    games = {line: round(part * line.deals) * line.seats for line in lines}
    played = [Result(line, games[line], 100, share, 3.0) for line in lines]
    return {**as_json(agent, played, more.pop("experience", None)), "part": part, **more}


def test_files_of_one_agent_are_one_column() -> None:
    first, rest = LINES[:4], LINES[4:]
    found = [result("greedy", first), result("greedy", rest), result("random", first)]
    rows = table(merged(found)).splitlines()
    assert len(rows) == 2 + len(LINES) + 1
    assert rows[0] == "| game | seats | against | games | `greedy` | `random` |"
    assert rows[2].endswith("| `random` | 50 | 50.0 (40.0 to 60.0) | 50.0 (40.0 to 60.0) |")
    assert rows[-2].endswith("| alone | 100 | 50.0 (40.0 to 60.0) |  |")
    # The mean of five games, each 10 up or down: 10 by the root of 5. Who lacks games has none.
    assert rows[-1] == "| **score** |  |  |  | 50.0 (45.5 to 54.5) |  |"
    trained = table(merged([result("net", first, experience=1_000_000)]))
    assert "| `net`, 1,000,000 decisions |" in trained


def test_a_first_look_says_how_many_games_it_is() -> None:
    look, whole = (
        result("greedy", LINES[1:3], part=0.1),
        result("greedy", LINES[1:2], (0, 0.1, 0.2)),
    )
    for found in ([look, whole], [whole, look]):
        first, second = table(merged(found)).splitlines()[2:]
        assert first.endswith("| `greedy` | 200 | 10.0 (0.0 to 20.0) |"), "the whole counts"
        assert second.endswith("| `navigator` | 100 | 50.0 (40.0 to 60.0), 10 games |")


def test_played_again_it_takes_the_place_of_the_older() -> None:
    old = [result("greedy", LINES[:4]), result("random", LINES[:4])]
    new = [result("greedy", LINES[:4], (0, 0.1, 0.2)), result("greedy", LINES[:4], part=0.1)]
    assert together(old, new) == [new[0], old[1], new[1]]


def test_another_list_is_no_result() -> None:
    with pytest.raises(SystemExit, match=f"not a result of {NAME}"):
        merged([result("greedy", LINES, benchmark="galactable-benchmark/0")])


def test_the_page_has_room_for_it() -> None:
    page = PAGE.read_text()
    assert page.index(BEGIN) < page.index(END)
    assert put(put(page, "| a |"), "| b |") == put(page, "| b |")
    assert put(page, "| b |").endswith(page[page.index(END) :])


def test_the_table_is_made_of_the_results_beside_it() -> None:
    page = PAGE.read_text()
    assert put(page, table(merged(read(RESULTS)))) == page


def test_the_page_has_the_lines_that_are_played() -> None:
    """Results are compared line by line: another set-up needs another name of the benchmark."""
    text = PAGE.read_text()
    rows = text[text.index(BEGIN) : text.index(END)].strip().splitlines()[4:]
    rows = [row for row in rows if not row.startswith("| **score**")]
    shown = [[cell.strip() for cell in row.split("|")[1:5]] for row in rows]
    assert shown == [
        [
            f"{line.game}, {line.variant}",
            str(line.seats),
            f"`{line.opponent}`" if line.opponent else "alone",
            str(line.deals * line.seats),
        ]
        for line in LINES
    ]
