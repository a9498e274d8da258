"""Rock the Galaxy: how its search is set."""
