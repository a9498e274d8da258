/** What an entry of the log changed. */
import type { LogEntry } from '../../lib/types';

export function touched(entry: LogEntry): string[] {
  return entry.events.flatMap(({ args }) =>
    [args.card, args.token].flatMap((id) => (id ? [`[data-flip="${id}"]`] : [])),
  );
}
