import type { LogEntry } from '../../lib/types';

export function touched(entry: LogEntry): string[] {
  return entry.events.flatMap((event) => {
    const seat = event.args.seat;
    if (['fans', 'yoink', 'return'].includes(event.kind)) return [`[data-anchor="stage-${seat}"]`];
    if (event.kind === 'singles') return [`[data-anchor="stage-${seat}"]`];
    if (['discard', 'show', 'set'].includes(event.kind)) return ['[data-anchor="discard"]'];
    if (['draw', 'receive', 'steal'].includes(event.kind)) return [`[data-anchor="cards-${seat}"]`];
    return [];
  });
}
