import type { LogEntry, Update } from './types';

/** Joins what the server sent to what we have. An undo takes entries away: whatever lies beyond the
 *  table's ply, or from the first newly told ply on, is replaced. `fresh` is what was not there. */
export function merge(
  have: LogEntry[],
  told: LogEntry[],
  ply: number,
  from?: number,
): { log: LogEntry[]; fresh: LogEntry[] } {
  const kept = have.filter((entry) => entry.ply <= ply);
  const first = Math.min(from ?? Infinity, ...told.map((entry) => entry.ply));
  const old = kept.filter((entry) => entry.ply >= first).map((entry) => JSON.stringify(entry));
  const log = [...kept.filter((entry) => entry.ply < first), ...told];
  return { log, fresh: told.filter((entry) => !old.includes(JSON.stringify(entry))) };
}

/** Two updates as one: the table as it is after the second, with all that was told. */
export function fold(first: Update, next: Update): Update {
  const from = Math.min(next.log_from, ...next.log.map((entry) => entry.ply));
  const kept = first.log.filter((entry) => entry.ply < from && entry.ply <= next.ply);
  return {
    ...next,
    log: [...kept, ...next.log],
    log_from: Math.min(first.log_from, next.log_from),
  };
}
