"""Galactzy by planning: sequences are solved, scorecards have a value (see ``planner``)."""
