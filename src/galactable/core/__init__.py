"""The engine: records, rules, chance, moves, games, tables, record files."""
