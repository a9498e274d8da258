/** What the others did since a seat's own last decision, in short and in full. */

import { isAgainst, type Weights } from '../lib/pace';
import { joined } from '../lib/text';
import type { LogEntry, Seat, Text } from '../lib/types';
import { sinceMine } from './people';

export type Thing = Exclude<Text[number], string>;

/** A seat with the things that its lines speak of, the latest first. */
export interface Did {
  seat: Seat;
  things: Thing[];
}

export interface Told {
  /** Whole sentences, in order. */
  lines: Text[];
  did: Did[];
  /** What was done to us. */
  against: Text[];
}

const MOST = 6;

const isThing = (one: Text[number]): one is Thing => typeof one !== 'string' && one.kind !== 'seat';

/** A line that a seat's act brought about names it: what came to light by itself names nobody. */
const speaksOf = (line: Text, seat: Seat) =>
  line.some((one) => typeof one !== 'string' && one.kind === 'seat' && Number(one.id) === seat);

function thingsOf(lines: Text[]): Thing[] {
  const found = new Map<string, Thing>();
  for (const one of lines.flat().filter(isThing)) {
    const key = `${one.kind} ${one.id}`;
    found.delete(key);
    found.set(key, one);
  }
  return [...found.values()].slice(-MOST);
}

export function since(log: LogEntry[], viewer: Seat, weights: Weights): Told {
  const entries = sinceMine(log, viewer);
  const linesOf = (entry: LogEntry) =>
    (entry.lines ?? []).filter((line) => !line.heading).map((line) => line.text);
  const seats = [...new Set(entries.map((entry) => entry.seat))].filter((seat) => seat !== null);
  const did = seats.map((seat) => {
    const own = entries.filter((entry) => entry.seat === seat).flatMap(linesOf);
    return { seat, things: thingsOf(own.filter((line) => speaksOf(line, seat))) };
  });
  const hit = entries.filter((entry) => entry.events.some((e) => isAgainst(e, viewer, weights)));
  const against = hit.flatMap((entry) =>
    linesOf(entry).filter((line) => entry.seat === null || speaksOf(line, entry.seat)),
  );
  const told = entries.flatMap((entry) => (entry.lines ?? []).filter((line) => !line.heading));
  const lines = joined(told).map((line) => line.text);
  return { lines, did: did.filter((one) => one.things.length), against };
}
