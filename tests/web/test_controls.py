"""A control that appeared and was never pressed fails the run, whichever process saw it."""

from __future__ import annotations

from tests.web.controls import Controls

READ = {
    "button How to play: …": "",
    "button Copied": "",
    "button Thinking …": "",
    "input Link n": "",
}


def test_what_one_process_pressed_another_need_not() -> None:
    one = Controls(seen={"button Hint": "Hint", **READ})
    other = Controls(seen={"button Hint": "Hint", "button Undo": "Undo"}, pressed={"button Hint"})
    one.add(other.notes())
    assert one.missed() == ["never pressed: button Undo   (Undo)"]


def test_an_exception_need_not_be_pressed() -> None:
    assert Controls(seen=READ).missed() == []
