"""Records a golden game for every set-up that has none, and what it tells.

Golden games are never rewritten.
"""

from pathlib import Path

from galactable import Table
from galactable.bots import get_bot
from galactable.core import recordfile
from galactable.core.registry import games
from galactable.core.rng import key_of
from tests.golden_events import events_file, lines, replayed

FOLDER = Path(__file__).parent / "golden"


def main() -> None:
    for game in games():
        for variant, seats in game.setups():
            path = FOLDER / game.slug / f"{variant}-{seats}.jsonl"
            if path.exists():
                continue
            bots = ["greedy" if seat % 2 == 0 else "random" for seat in range(seats)]
            table = Table(game, seats, variant, seed=2026, names=bots)
            while not table.over:
                seat = int(table.state.seat)
                key = key_of(table.seed, table.ply)
                table.play(get_bot(bots[seat]).choose(game, table.state, seat, key), seat)
            recordfile.save(table, path)
            print(path.relative_to(FOLDER), table.ply)
    for record in sorted(FOLDER.rglob("*.jsonl")):
        if not events_file(record).exists():
            text = "\n".join(lines(replayed(record))) + "\n"
            events_file(record).write_text(text)
            print(events_file(record).relative_to(FOLDER))


if __name__ == "__main__":
    main()
