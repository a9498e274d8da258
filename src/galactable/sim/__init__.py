"""Games by the million: playouts, vector environments, arenas."""
