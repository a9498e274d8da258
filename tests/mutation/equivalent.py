"""Faults that change nothing anybody could notice, so that no test is asked to.

By file and line (as it is written, so that a line which changes is tried again): what the fault
puts there, and why it does not matter.
"""

EQUIVALENT = {
    "core/fingerprint.py": {
        "self.digest.update(len(data).to_bytes(8))": ("9",),  # any width will do
        "self.add(own)": ("pass",),  # the name is among those of the code
    },
    "core/kept.py": {
        "path.mkdir(parents=True, exist_ok=True)": ("pass",),  # so does ``_can_write``
    },
    "core/outlook.py": {
        "self._engine.play(states, TRIED, seat, code, 0, 0, self._rng, self._events)": (
            "1",  # what only begins something leaves nothing to chance
        ),
    },
    "games/cosmic_factory/scoring.py": {
        "ends &= ends - 1": ("pass",),  # one end more is tried, of trails that were found already
    },
    "envs/openspiel.py": {
        "after, told, _ = self._compiled(self.pending, int(self._spiel.rng.integers(2**62)))": (
            "63",  # any seed will do
        ),
        "ply = 0 if move == DEAL else self.ply + 1": ("!=",),  # nor does it matter at which ply
        "states, seed = self._open(), int(sampler() * (1 << 53))": ("2", "54"),  # any seed will do
        "out = np.zeros(self._rules.moves.count + 1, np.int32)": ("-",),  # room to spare
        'some = ", ".join(map(str, legal[:12])) + (", ..." if len(legal) > 12 else "")': (
            "13",  # how many moves a refusal names
            ">=",
        ),
    },
    "sim/standings.py": {
        "for _ in range(500):": ("501",),  # it ends long before
        "share = 0.5 if behind == 0 else float(behind < 0)": ("<=",),  # not zero here
    },
    "table/choices.py": {
        "if len(self._prospects) > KEPT:": (">=",),  # one more or less is kept
        "if len(self._kept) > KEPT:": (">=",),
    },
    "table/compiling.py": {
        "for viewer in (SPECTATOR, ALL, 0):": ("1",),  # any seat will do
        "watcher = threading.Thread(target=watch, daemon=True)": ("False",),  # it is waited for
    },
    "table/connections.py": {
        "self._shunned = {c: until for c, until in self._shunned.items() if until > now}": (
            ">=",  # what ends this very moment is kept once more
        ),
    },
    "table/overseer.py": {
        "if found or time.monotonic() - self._read > FRESH_SECONDS:": (">=",),  # a tick later
    },
    "table/postgres.py": {
        "super().__init__(make_connection=lambda: asyncpg.connect(dsn=dsn, timeout=5))": ("6",),
    },
    "table/storage.py": {
        'self.salt = await self._fact(connection, "salt", secrets.token_hex(16))': (
            "17",  # longer than anybody guesses, too
        ),
        "12": ("13",),  # fewer than the pool's connections, too
    },
}
