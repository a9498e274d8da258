"""The games, a folder each. A folder with an `__init__.py` that exports GAME is a game."""
