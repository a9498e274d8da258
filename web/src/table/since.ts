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

/** Whom a line speaks of first: who did it. */
const leadOf = (line: Text) =>
  line.find((one): one is Thing => typeof one !== 'string' && one.kind === 'seat')?.id;

/** The lines that tell what an entry did to the seat: for each such event the first of its doer. */
function blowsOf(entry: LogEntry, lines: Text[], viewer: Seat, weights: Weights): Text[] {
  const doers = entry.events
    .filter((event) => isAgainst(event, viewer, weights))
    .map((event) => event.args.seat ?? entry.seat);
  const told = doers.map((doer) => lines.find((line) => leadOf(line) === doer) ?? lines[0]);
  return [...new Set(told)].filter((line) => line !== undefined);
}

function thingsOf(lines: Text[]): Thing[] {
  const found = new Map<string, Thing>();
  for (const one of lines.flat().filter(isThing)) {
    const key = `${one.kind} ${one.id}`;
    found.delete(key);
    found.set(key, one);
  }
  return [...found.values()].slice(-MOST);
}

/** What the table did for us after our last decision because nothing else was possible. Whose turn
 *  comes next is no choice. */
export function forced(log: LogEntry[], viewer: Seat): string | null {
  const last = log.findLast((entry) => entry.seat === viewer);
  if (last?.by !== 'table') return null;
  return last.words[last.lines.findIndex((line) => !line.heading)] ?? null;
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
  const against = entries.flatMap((entry) => blowsOf(entry, linesOf(entry), viewer, weights));
  const told = entries.flatMap((entry) => (entry.lines ?? []).filter((line) => !line.heading));
  const lines = joined(told).map((line) => line.text);
  return { lines, did: did.filter((one) => one.things.length), against };
}
