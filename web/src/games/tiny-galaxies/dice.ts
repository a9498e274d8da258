import type { GameEvent, LegalMove, Seat } from '../../lib/types';
import type { Face } from './types';

/** An event's places, planets, faces and resources by id; null is none. */
export const named = (args: GameEvent['args']) =>
  args as unknown as Record<string, string | null | undefined>;

/** Where a ship that has just arrived came from, as an anchor; home if nobody says. */
export function cameFrom(recent: GameEvent[], seat: Seat, place: string): string {
  for (let i = recent.length - 1; i >= 0; i -= 1) {
    const { kind, args } = recent[i];
    const { from, to } = named(args);
    if (kind === 'move' && args.seat === seat && to === place)
      return from && from !== 'home' ? from : `home-${seat}`;
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

/** What a seat has just gained (or, below 0, paid) of a resource. */
export function gained(recent: GameEvent[], seat: Seat, resource: string): number {
  return recent.reduce((sum, { kind, args }) => {
    if (args.seat !== seat || named(args).resource !== resource) return sum;
    return kind === 'gain' ? sum + args.amount : kind === 'pay' ? sum - args.amount : sum;
  }, 0);
}
