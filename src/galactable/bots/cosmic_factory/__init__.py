"""Cosmic Factory: galaxies are planned whole."""
