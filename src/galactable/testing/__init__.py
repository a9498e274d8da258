"""The conformance suite: what every game must keep to, importable for a new game."""

from galactable.testing.conformance import CHECKS, Case, cases, check, check_all
from galactable.testing.fairness import fairness

__all__ = ["CHECKS", "Case", "cases", "check", "check_all", "fairness"]
