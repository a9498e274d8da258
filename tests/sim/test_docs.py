"""The page on simulation says what the games say."""

from tests.sim.observations import MARK, PAGE, section


def test_every_observation_is_documented_field_by_field() -> None:
    assert PAGE.read_text().split(MARK)[1] == section(), "python -m tests.sim.observations"
