"""Faults planted at random, to see whether the tests of their area notice."""
