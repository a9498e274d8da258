/** How long what others did stays on the screen before the next of it is shown. */

import type { GameEvent, LogEntry, Seat } from './types';

export const PACES = ['relaxed', 'normal', 'brisk', 'once'] as const;
export type Pace = (typeof PACES)[number];

/** What follows by itself, an ordinary move, and what everybody should have seen. */
export type Weight = 'passing' | 'plain' | 'held';

/** What a game says of its events, by kind. */
export interface Weights {
  /** Follow by themselves: a lifted die, a revealed card. */
  passing: readonly string[];
  /** Matter: a throw, a score, a yoink. */
  held: readonly string[];
  /** Are done to the seat that their `from`, `other`, `others` or `owner` names. */
  against: readonly string[];
  /** Of those, what took nothing from anybody after all. */
  harmless?: (event: GameEvent) => boolean;
}

export const NO_WEIGHTS: Weights = { passing: [], held: [], against: [] };

/** Milliseconds by weight; how long what only passes waits for what it leads to; and the most that
 *  all that has come may take together. */
const RESTS: Record<Pace, Record<Weight | 'lull' | 'most', number>> = {
  relaxed: { passing: 250, plain: 900, held: 2000, lull: 400, most: 24_000 },
  normal: { passing: 90, plain: 400, held: 1000, lull: 300, most: 8000 },
  brisk: { passing: 0, plain: 150, held: 400, lull: 150, most: 3000 },
  once: { passing: 0, plain: 0, held: 0, lull: 0, most: 0 },
};

const SUFFERERS = ['from', 'other', 'others', 'owner'];

/** Whether somebody else did this to the seat. */
export function isAgainst(event: GameEvent, seat: Seat | null, weights: Weights): boolean {
  const { kind, args } = event;
  if (seat === null || args.seat === seat || !weights.against.includes(kind)) return false;
  if (weights.harmless?.(event)) return false;
  return SUFFERERS.some((name) => [args[name] as unknown].flat().includes(seat));
}

/** What a person did is known to them; what the table did for them is not. */
export function weigh(entries: LogEntry[], viewer: Seat | null, weights: Weights): Weight {
  const events = entries.flatMap((entry) => entry.events);
  if (entries.some((entry) => entry.seat === viewer && entry.by === 'table')) return 'held';
  if (events.some((one) => isAgainst(one, viewer, weights))) return 'held';
  if (events.some((one) => weights.held.includes(one.kind))) return 'held';
  const own = entries.every((entry) => entry.seat === viewer && entry.by === 'player');
  const passing = events.length > 0 && events.every((one) => weights.passing.includes(one.kind));
  return own || passing ? 'passing' : 'plain';
}

export const restOf = (pace: Pace, weight: Weight): number => RESTS[pace][weight];
export const lullOf = (pace: Pace): number => RESTS[pace].lull;
export const mostOf = (pace: Pace): number => RESTS[pace].most;

/** How long the shown move still rests: all that waits is shown within the time that is left. */
export function shorten(rest: number, waiting: number[], left: number): number {
  const all = waiting.reduce((sum, each) => sum + each, rest);
  return all > 0 ? rest * Math.min(1, Math.max(0, left) / all) : 0;
}
