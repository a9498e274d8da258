"""Point Galaxy: how its search is set."""
