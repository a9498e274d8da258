import type { LogEntry } from './types';

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
