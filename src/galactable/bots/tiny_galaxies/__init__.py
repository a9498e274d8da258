"""Tiny Galaxies: how its search is set."""
