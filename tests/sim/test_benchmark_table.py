"""The table of results in the docs: a column an agent, whatever files it came in."""

import pytest
from scripts.benchmark_table import BEGIN, END, PAGE, merged, put, table

from galactable.sim.benchmark import LINES, NAME, Result, as_json


def result(agent: str, lines, share=(0.4, 0.5, 0.6), **more) -> dict:
    played = [Result(line, 2 * line.deals, 100, share, 3.0) for line in lines]
    return {**as_json(agent, played, more.pop("experience", None)), "part": 1.0, **more}


def test_files_of_one_agent_are_one_column() -> None:
    first, rest = LINES[:4], LINES[4:]
    found = [result("greedy", first), result("greedy", rest), result("random", first)]
    rows = table(merged(found)).splitlines()
    assert len(rows) == 2 + len(LINES)
    assert rows[0] == "| game | seats | against | games | `greedy` | `random` |"
    assert rows[2].endswith("| `random` | 50 | 50.0 (40.0 to 60.0) | 50.0 (40.0 to 60.0) |")
    assert rows[-1].endswith("| alone | 200 | 50.0 (40.0 to 60.0) |  |")
    trained = table(merged([result("net", first, experience=1_000_000)]))
    assert "| `net`, 1,000,000 decisions |" in trained


def test_a_first_look_is_no_result() -> None:
    with pytest.raises(SystemExit, match=f"no whole result of {NAME}"):
        merged([result("greedy", LINES, part=0.1)])


def test_the_page_has_room_for_it() -> None:
    page = PAGE.read_text()
    assert page.index(BEGIN) < page.index(END)
    assert put(put(page, "| a |"), "| b |") == put(page, "| b |")
    assert put(page, "| b |").endswith(page[page.index(END) :])
