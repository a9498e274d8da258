import type { GameEvent, LegalMove, Seat } from '../../lib/types';
import { PLACES, type Face } from './types';

/** Where a ship that has just arrived came from, as an anchor; home if nobody says. */
export function cameFrom(recent: GameEvent[], seat: Seat, place: string): string {
  for (let i = recent.length - 1; i >= 0; i -= 1) {
    const { kind, args } = recent[i];
    if (kind === 'move' && args.seat === seat && PLACES[args.to] === place)
      return PLACES[args.from] === 'home' ? `home-${seat}` : PLACES[args.from];
  }
  return `home-${seat}`;
}

export interface Conversion {
  old: Face | null;
  to: Face | null;
}

/** The next choice on the way to a conversion: dice, then faces, then payments that are legal. */
export function conversions(
  legal: LegalMove[],
  so: Conversion,
): { old: Face[]; to: Face[]; pay: LegalMove[] } {
  const all = legal.filter((move) => move.kind === 'convert');
  const unique = (values: unknown[]) => [...new Set(values)] as Face[];
  const old = unique(all.map((move) => move.args.old));
  const withOld = all.filter((move) => move.args.old === so.old);
  const pay = withOld.filter((move) => move.args.new === so.to);
  return {
    old,
    to: so.old ? unique(withOld.map((move) => move.args.new)) : [],
    pay: so.to ? pay : [],
  };
}

/** A planet's looks, from its number: hue, bands and a ring. */
export function looks(id: string): { hue: number; bands: number; ring: boolean } {
  const n = Number(id.slice(1));
  return { hue: (n * 67) % 360, bands: n % 3, ring: n % 4 === 1 };
}
