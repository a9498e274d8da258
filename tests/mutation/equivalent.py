"""Faults that change nothing anybody could notice, so that no test is asked to.

By file and line (as it is written, so that a line which changes is tried again): what the fault
puts there, and why it does not matter.
"""

EQUIVALENT = {
    "games/cosmic_factory/rules/building.py": {
        "return (1 << FIRST_CELL if own < 0 else 0), 0": ("<=",),  # row 0 is never in use (CF-R17)
        "if own >= 0:": (">", "1"),
    },
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
    "bots/analysis.py": {
        "for seat, (name, points) in enumerate(zip(names, table.scores(), strict=True))": (
            "False",  # they are of one length
        ),
    },
    "bots/halving.py": {
        "copy_row(bytes_, ROOT, NOW)": ("pass",),  # what was dealt anew is dealt anew again
        "counters.laps = 0": ("pass",),  # all counters are cleared before
        "counters.apart[:] = 0.0": ("pass",),
    },
    "bots/records.py": {
        "edge.place = 0": ("pass", "1"),  # read of moves that are compared, which have another
    },
    "bots/search.py": {
        "seen = [o.value - hint for o, hint in zip(found, hints, strict=True) if o.visits]": (
            "False",  # they are of one length
        ),
        "for o, hint in zip(found, hints, strict=True)": ("False",),
        "self.nodes = Node.array(playouts + 2)": ("3",),  # room to spare
        "self.counters = Counters.array(1)": ("2",),
        "self.picks = np.zeros(1, np.uint64)": ("2",),
        "pool.submit(_grow, tree, state, seat, key + i, knobs, playouts, seconds)": (
            "-",  # any keys will do that differ
        ),
        "self.payoffs = np.zeros((3, max(game.seats)), np.float64)": ("4",),  # room to spare
    },
    "bots/tree.py": {
        "widest = int(min(knobs.chance_width * sqrt(visits + 1.0), _OUTCOMES - 1.0)) + 1": (
            "+",  # of the outcomes' cap: to be seen after millions of visits
        ),
        "stream + 4 * MAX_DEPTH,": ("5",),  # any streams will do that no path has
        "second = 0": ("1",),  # the first that is visited makes it 0
        "start(rng, key, _FIXED + depth * _OUTCOMES + outcome)": ("-",),  # streams of one's own too
        "if visits > most:": (">=",),  # as many visits twice: both are the most, and the second
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
