import type { LogEntry } from '../../lib/types';
import { named } from './dice';

export function touched(entry: LogEntry): string[] {
  return entry.events.flatMap(({ kind, args }) => {
    const found = [];
    const { planet } = named(args);
    if (planet) found.push(`[data-planet="${planet}"]`);
    if (['gain', 'pay', 'upgrade', 'sent-home'].includes(kind))
      found.push(`[data-seat="${args.seat}"]`);
    return found;
  });
}
