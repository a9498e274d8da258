/** What a log entry changed on the board, and what the latest events say of the scorecards. */
import type { GameEvent, LogEntry } from '../../lib/types';
import type { Line } from './types';

const ON_THE_MAP = ['arrive', 'escape', 'start', 'pull'];

/** An event's components by id; null is what there is none of. */
export const named = (args: GameEvent['args']) => args as unknown as Record<string, string | null>;

export function touched(entry: LogEntry): string[] {
  return entry.events.flatMap(({ kind, args: a }) => {
    if (ON_THE_MAP.includes(kind))
      return [`[data-flip="pawn-${kind === 'pull' ? a.other : a.seat}"]`];
    if (MARKS.includes(kind)) return [`[data-cell="${named(a).line}-${a.seat}"]`];
    return [];
  });
}

const MARKS = ['score', 'cancel'];
/** A line that was just filled. */
export interface Marked {
  seat: number;
  line: Line;
  points: number | null;
}

/** The line that these events filled; null if they filled none. */
export function marked(recent: GameEvent[]): Marked | null {
  const found = recent.findLast(({ kind }) => MARKS.includes(kind));
  if (!found) return null;
  const { args } = found;
  const points = found.kind === 'score' ? args.points : null;
  return { seat: args.seat, line: named(args).line as Line, points };
}
