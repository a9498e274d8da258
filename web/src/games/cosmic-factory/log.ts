/** What an entry of the log changed on the board. */
import type { LogEntry } from '../../lib/types';

export function touched(entry: LogEntry): string[] {
  return entry.events.flatMap(({ args }) => {
    const { tile, colours } = args as { tile?: string | null; colours?: string[] };
    const tokens = (colours ?? []).map((one) => `[data-of="token-${one}"]`);
    return tile ? [`[data-of="tile-${tile}"]`, ...tokens] : tokens;
  });
}
